// SPDX-License-Identifier: Apache-2.0
extension Spanish {
  /// The sentences of diagnostics of files.
  package static let interchange: [String: String] = [
    "not-utf-8":
      "Este byte no es UTF-8; quizá el archivo venga de un programa antiguo de Windows: léelo como Windows-1252.",
    "brace-without-partner":
      "A esta llave le falta su pareja, así que se omite la pregunta: ciérrala, o pon delante una barra invertida si te refieres al signo.",
    "second-answer-block":
      "La pregunta tiene un segundo bloque de respuestas, que se lee como texto: pregunta una sola cosa o usa Cloze.",
    "line-break-in-formula":
      "\\n es aquí un salto de línea y parte {command} en dos: escribe \\{command}.",
    "weight-on-right-answer":
      "El peso {weight} va detrás de =, así que no cuenta como peso: escribe ~{weight} para una parte de los puntos.",
    "truth-as-text":
      "«{text}» es aquí un texto que hay que escribir: usa TRUE o FALSE para una afirmación verdadera o falsa.",
    "zero-line":
      "Moodle termina una pregunta en una línea que solo contiene un 0: pon el 0 en otra línea.",
    "question-in-category":
      "Esta línea forma parte de la categoría, así que se pierde la pregunta que contiene: pon una línea en blanco antes.",
    "zero-answer":
      "Moodle toma una primera respuesta 0 por ninguna: escribe =0.",
    "unescaped-sign":
      "«{sign}» tiene un significado en GIFT: escribe \\{sign} para que todos los programas lean el signo.",
    "malformed-weight": "«{weight}» no es un peso y se lee como texto: escribe {better}.",
    "unknown-text-format": "«{format}» no es un formato de texto y se lee como texto.",
    "malformed-number":
      "«{text}» no es un número, y Moodle aceptaría cualquier respuesta: escribe {better}.",
    "weight-out-of-range": "Un peso va de -100 a 100 por ciento, y este es {weight}.",
    "weight-not-on-list": "Moodle no conoce el peso {weight} y rechaza la pregunta: usa {better}.",
    "no-right-answer":
      "Ninguna respuesta es correcta: pon = delante de la correcta, o da pesos que sumen 100.",
    "too-few-answers":
      "La pregunta necesita al menos {needed, plural, one {# respuesta} other {# respuestas}}, así que se omite.",
    "pair-without-arrow":
      "Esta pareja no tiene flecha, así que se omite la pregunta: escribe =elemento -> respuesta.",
    "pair-without-answer":
      "Esta pareja no tiene respuesta detrás de la flecha, así que Moodle la omite: escribe =elemento -> respuesta.",
    "malformed-xml":
      "Esto no es XML válido: un signo < que se representa a sí mismo se escribe &lt;, y cada elemento termina con su propia etiqueta.",
    "unknown-reference":
      "Un signo & que se representa a sí mismo se escribe &amp; en XML, y solo &lt; &gt; &amp; &quot; &apos; y los números representan signos.",
    "nested-too-deeply":
      "Aquí hay demasiados elementos unos dentro de otros, y los más interiores se omiten.",
    "tags-in-text": "El texto contiene etiquetas, que Moodle rechaza: ponlo entre <![CDATA[ y ]]>.",
    "unknown-element": "«{name}» no forma parte de un banco de preguntas y se ignora.",
    "unknown-type":
      "Las preguntas del tipo «{type}» se conservan en el archivo, pero no se pueden usar.",
    "duplicate-file":
      "El texto tiene otro archivo con el nombre «{name}», así que este se omite: dale un nombre propio.",
    "nothing-found": "El archivo no contiene ninguna pregunta: ¿está en otro formato?",
    "no-gap": "El texto no tiene ningún hueco que se pueda leer, como {example}.",
    "gap-without-end": "Este hueco no tiene llave de cierre.",
    "unknown-gap-type":
      "«{type}» no es un tipo de hueco, así que se lee como texto: los tipos son SHORTANSWER, MULTICHOICE y NUMERICAL.",
    "unfinished-question":
      "En Aiken, una pregunta es una línea, al menos dos respuestas como «A) París» y «ANSWER: A»; esta se omite.",
    "unknown-letter": "Ninguna respuesta tiene esta letra, así que se omite la pregunta.",
    "quote-without-partner":
      "A esta comilla le falta su pareja y se lee como un signo: dentro de unas comillas, escríbela dos veces.",
    "columns-without-names":
      "Las columnas no tienen nombres conocidos, así que la primera pregunta por la segunda: llámalas question y answer.",
    "several-answers":
      "«{answer}» es aquí una sola respuesta: escribe las demás correctas en una columna alternatives, con | entre ellas.",
    "incomplete-row": "A la fila le falta la pregunta o la respuesta, así que se omite.",
    "malformed-json": "La línea no es un objeto JSON y se omite.",
    "unusable-question": "La pregunta no se puede usar: {reason}.",
    "unusable-type": "Un banco no tiene preguntas del tipo «{type}», así que esta se omite.",
    "mark-rounded":
      "Una pregunta vale puntos enteros, así que la calificación {mark} pasa a ser {points, plural, one {# punto} other {# puntos}}.",
    "description-left-out":
      "Ninguna pregunta sigue a este texto en su conjunto, así que el banco no tiene lugar para él: ponlo antes de una pregunta.",
    "text-simplified": "El texto ha perdido parte de su formato: {what}.",
    "broken-json":
      "Esto no es JSON correcto. Aquí hace falta: {expected}",
    "missing-member":
      "Falta «{name}» en «{owner}»: añádelo.",
    "wrong-kind":
      "«{name}» es {value}, pero el formato pide {expected}.",
    "malformed-value":
      "«{value}» no sirve para «{name}»: escríbelo como {example}.",
    "unknown-member":
      "El formato no conoce «{name}» en «{owner}» y no admite allí nada más: ponlo en «extensions».",
    "duplicate-member":
      "«{name}» aparece aquí por segunda vez: deja solo uno.",
    "misplaced-member":
      "«{name}» no es compatible con «{other}»: quita uno de los dos.",
    "useless-member":
      "«{name}» no significa nada aquí, porque «{owner}» es «{other}».",
    "not-looked-up":
      "«{name}» está en {address}, que no se consulta.",
    "proof-not-checked":
      "La firma se conserva sin comprobarla: hay que averiguar en otro sitio si la insignia es auténtica.",
    "never-valid":
      "La insignia termina el {end}, que no es posterior a su comienzo: nunca es válida.",
    "no-badge":
      "En el archivo no hay ninguna insignia que se pueda leer.",
    "unusable-region":
      "«{name}» no marca nada que se pueda tocar en una imagen, así que se omite.",
    "region-without-label":
      "La región no tiene ningún texto que pueda ser su etiqueta, así que se omite.",
    "image-without-size":
      "La imagen «{name}» no tiene anchura ni altura, así que sus marcadores no se pueden colocar.",
    "parts-left-out":
      "Una ficha con marcadores no tiene lugar para {parts}.",
    "not-scored":
      "Las respuestas a este ítem no se pueden calificar, porque «{name}» no se admite.",
    "scoring-approximated":
      "Las reglas de este ítem puntúan algunas respuestas de otra forma que una pregunta aquí: comprueba lo que valen sus respuestas.",
    "usual-rules":
      "El ítem no tiene reglas de puntuación, así que la respuesta correcta da todos los puntos.",
    "no-key":
      "Ninguna respuesta a este ítem da puntos, así que no puede ser una pregunta: declara la respuesta correcta.",
    "missing-file":
      "El paquete no tiene aquí un archivo «{name}» del tipo esperado.",
    "rubric-left-out":
      "Un banco no tiene notas para quien corrige, así que estas se omiten.",
    "units-left-out":
      "Aquí las respuestas no tienen unidad, así que estas se omiten: {units}. Indica en el texto que solo se pide el número.",
    "set.questions": "Preguntas",
    "prompt.gaps": "Rellena los huecos.",
    "lost.type": "La pregunta se omite: el formato no tiene ninguna del tipo {type}.",
    "lost.category": "Se pierde la categoría.",
    "lost.category-details": "Se pierden la descripción y el número de la categoría.",
    "lost.set-title":
      "El título del conjunto se pierde; su identificador lo sustituye.",
    "lost.name": "Se pierde el nombre.",
    "lost.labels": "Se pierden el número ID y las etiquetas.",
    "lost.mark": "Se pierden los puntos que vale la pregunta.",
    "lost.hints": "Se pierden las pistas.",
    "lost.general-feedback": "Se pierde la retroalimentación general.",
    "lost.answer-feedback": "Se pierde la retroalimentación de las respuestas.",
    "lost.files": "Se pierden los archivos de los textos.",
    "lost.remainder": "Se pierden detalles que solo conoce el formato del archivo.",
    "lost.weights": "Las respuestas que valen una parte de los puntos la pierden.",
    "lost.refused-weights":
      "Moodle no conoce un peso de las respuestas y rechazará la pregunta.",
    "lost.other-answers": "Se pierden todas las respuestas menos la primera.",
    "lost.separator": "Una barra vertical en una respuesta la partirá en dos.",
    "lost.arrow": "Una flecha -> en un texto se convierte en →.",
    "lost.letter-case": "Las mayúsculas y las minúsculas contarán como iguales.",
    "lost.single-choice": "Como no hay respuesta correcta, se marcarán varias en lugar de una.",
    "lost.judgment": "Las respuestas se compararán letra por letra y no por su significado.",
    "lost.grading": "Cada opción marcada valdrá su parte, en lugar de lo que indica la pregunta.",
    "lost.other-orders": "Se pierden todos los órdenes correctos menos uno.",
    "lost.rubric": "Se pierden la rúbrica, la respuesta modelo y los límites de la redacción.",
    "lost.instruction": "Se pierde la instrucción que va encima del texto con huecos.",
    "lost.source": "Se pierde la fuente de la pregunta.",
    "lost.notes":
      "Se pierden el título, la nota y la señal del marcador.",
    "lost.other-labels":
      "Se pierden las etiquetas en otros idiomas y los sinónimos.",
    "lost.round-shapes":
      "Las curvas, los bordes girados y los huecos pasan a ser bordes rectos o se pierden.",
    "lost.templates": "Se pierden las plantillas del conjunto.",
  ]
}
