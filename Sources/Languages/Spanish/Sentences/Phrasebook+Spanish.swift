// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension Phrasebook {
  /// The sentences in Spanish.
  public static let spanish = Phrasebook("es", plurals: .one, sections: texts)
}

// A section for each module, with its name in brackets. A line is a key and its text, which the
// module has in English; `Phrasebook.Sections` describes the notation, and `PhrasebooksTests` find
// what is missing. A text may be as long as it needs, in one line.
private let texts = Phrasebook.Sections(
  #"""
  [quotes]
  quoted = «{text}»

  [kernel]
  date = La fecha no puede ser correcta.
  cannotBeStored = Esto no se puede guardar.
  reportedTooLate = Hace demasiado tiempo de eso. Se podía anotar hasta el {day}.
  actorMissing = No se sabe quién ha hecho esto.
  unknownEvent = Esto no ha ocurrido.
  alreadyVoid = Esto ya se ha anulado.
  eventOfOthers = Solo puede deshacerlo quien lo hizo.
  othersWentOn = Otras personas ya han continuado a partir de aquí, así que no se puede deshacer.

  day = {day} de {month} de {year}
  month.1 = enero
  month.2 = febrero
  month.3 = marzo
  month.4 = abril
  month.5 = mayo
  month.6 = junio
  month.7 = julio
  month.8 = agosto
  month.9 = septiembre
  month.10 = octubre
  month.11 = noviembre
  month.12 = diciembre

  [answers]
  list.and = {others} y {last}
  list.or = " o "
  letters.missing = falta «{expected}»
  letters.needless = sobra «{written}»
  letters.replaced = «{written}» en lugar de «{expected}»
  slip.joined = dos palabras están escritas como una sola
  slip.split = una palabra está escrita como dos

  match.exact = Es la respuesta esperada: «{answer}».
  match.normalized = Es la respuesta esperada, «{answer}», salvo por {steps}.
  match.inflected = Es otra forma de «{answer}»: {difference}.
  match.misspelled = Es «{answer}», pero cuidado con la ortografía: {slips}.
  match.equivalent = Tiene el mismo valor que la respuesta esperada, «{answer}».
  match.otherNotation = Es la respuesta esperada: «{answer}».
  match.withinTolerance = Concuerda con la respuesta esperada, «{answer}».
  match.equivalentWhereDefined = Tiene el mismo valor que la respuesta esperada, «{answer}», allí donde ambas están definidas. {example}

  match.remarked = {reason} {remark}

  step.spacing = los espacios
  step.compatibility = las formas especiales de los caracteres
  step.umlauts = la escritura de las diéresis alemanas
  step.sharpS = la escritura de la ß
  step.diacritics = las tildes y otros signos sobre las letras
  step.caseFolding = las mayúsculas y minúsculas
  step.quotes = la forma de las comillas
  step.dashes = la forma de las rayas
  step.punctuation = la puntuación
  step.hyphens = los guiones
  step.englishArticles = un artículo inglés
  step.germanArticles = un artículo alemán
  step.frenchArticles = un artículo francés
  step.spanishArticles = un artículo español
  step.italianArticles = un artículo italiano
  step.portugueseArticles = un artículo portugués
  step.dutchArticles = un artículo neerlandés
  step.articles = un artículo
  step.conjunctions = el signo que sustituye a «y»
  step.numerals = la escritura de los números

  mismatch = La respuesta esperada es «{answer}».
  mismatch.because = {reason} La respuesta esperada es «{answer}».
  mismatch.misspelledTooBadly = Se aleja demasiado de lo que se espera.
  mismatch.negation = Dice lo contrario.
  mismatch.otherAffix = Es otra palabra: {difference}.
  mismatch.inflection = Es otra forma de la palabra: {difference}.
  mismatch.letterCase = Aquí importan las mayúsculas y las minúsculas.
  mismatch.isAnotherTerm = «{term}» es otra cosa.
  mismatch.isAsNearTo = También podría querer decir «{term}».
  mismatch.isAnotherWord = «{word}» es otra palabra.
  mismatch.difference = Hay una diferencia: {difference}.
  mismatch.otherOrder = Las palabras son correctas, pero están en otro orden.
  mismatch.differentWords = Faltan palabras, sobran o están en otro orden.
  exemption.number = Los números y los signos deben ser exactos.
  exemption.formula = Las fórmulas deben ser exactas.
  exemption.romanNumeral = Los números romanos deben ser exactos.
  exemption.acronym = Las siglas y abreviaturas deben ser exactas.
  exemption.shortWord = Una palabra tan corta debe ser exacta.
  exemption.fixedWord = Esta palabra debe ser exacta.
  exemption.syllables = Las palabras en esta escritura deben ser exactas.
  exemption.tooLong = Una respuesta tan larga debe ser exacta.
  witness = Tu respuesta da {answer}, pero se espera {expected}.
  witness.at = Para {place}, tu respuesta da {answer}, pero se espera {expected}.

  tooLong = Esta respuesta es demasiado larga y no se puede leer. Escribe una más corta.
  undecided = No se ha podido decidir si esto es igual a «{answer}»: tiene que comprobarlo una persona.

  [math]
  malformed = No se puede leer: {reason}.
  unreadable = La respuesta esperada «{answer}» no se puede leer. {reason}
  toleranceOutOfRange = La tolerancia {tolerance} es imposible.
  requirementOutOfRange = Ningún número se puede escribir {form}.
  unitMissing = La respuesta esperada «{answer}» necesita una unidad.
  unitNotExpected = La respuesta esperada «{answer}» no debe llevar unidad.
  remark.decimalMark = «{written}» se ha leído como separador decimal; aquí se usa «{usual}».
  remark.uncertainty = La incertidumbre de {uncertainty} no se ha evaluado.
  otherKind = Aquí se espera {kind}.
  kind.expression = una expresión
  kind.equation = una ecuación
  kind.inequality = una inecuación
  kind.list = una lista de respuestas
  kind.pair = un punto o un intervalo
  algebra.constantMissing = Falta la constante de integración.
  algebra.constantNotAdded = Suma una sola constante de integración, con una letra propia, como + C.
  algebra.logarithmWithoutAbsoluteValue = El argumento de un logaritmo no puede ser negativo: escribe ln|x|, y haz lo mismo en los demás logaritmos.
  algebra.derivedInstead = Esta es la derivada, pero se pide una primitiva.
  algebra.integratedInstead = Esta es una primitiva, pero se pide la derivada.
  algebra.otherDerivative = Deriva tu respuesta: no sale la función que hay que integrar.
  algebra.otherLetters = La respuesta esperada no contiene {letters}.
  algebra.chainRuleFactorMissing = Falta el factor de la regla de la cadena: la derivada de la función interior.
  algebra.notPartialFractions = El valor es correcto, pero todavía se puede descomponer una fracción.
  algebra.rounded = Es un valor redondeado, pero se pide el valor exacto.
  algebra.brokenChain = En tu cadena de igualdades hay dos miembros que no son iguales.
  algebra.endOfInterval = Un extremo está incluido cuando no debería, o excluido cuando debería estar incluido.
  algebra.transposed = Las filas y las columnas están intercambiadas.
  algebra.noSolution = {point} no es solución.
  algebra.missingSolution = Falta la solución {point}.
  algebra.removablePoints = Las ecuaciones son iguales, salvo donde un denominador es 0.
  algebra.otherPoint = Se pide el punto {name}.
  algebra.solutionMissing = Falta una solución.
  algebra.solutionTooMany = Sobra una solución.
  algebra.entry = El primer elemento que difiere es el número {place}.
  algebra.truth = Las dos expresiones difieren para {row}.
  algebra.slip.sign = El signo no es correcto.
  algebra.slip.reciprocal = Es el inverso de lo que se espera.
  algebra.slip.factorTwo = Hay un factor 2 de diferencia.
  algebra.slip.powerOfTen = Hay una potencia de diez de diferencia.
  algebra.slip.bracket = Un factor debe multiplicar cada término del paréntesis.
  algebra.slip.binomial = El cuadrado de una suma contiene un doble producto: (a + b)² = a² + 2ab + b².
  algebra.slip.termSign = El signo de uno de los términos no es correcto.
  algebra.slip.degrees = Has confundido radianes y grados.
  form.expanded = El valor es correcto, pero hay que desarrollar la expresión.
  form.factored = El valor es correcto, pero hay que factorizar por completo.
  form.simplified = El valor es correcto, pero la expresión se puede simplificar.
  form.lowestTerms = El valor es correcto, pero queda una fracción por simplificar.
  form.singleFraction = El valor es correcto, pero debe ser una sola fracción.
  form.completedSquare = El valor es correcto, pero hay que completar el cuadrado en {variable}.
  form.noDecimals = El valor es correcto, pero hay que escribirlo sin decimales.
  form.likeAccepted = El valor es correcto, pero hay que escribirlo de otra forma.
  number.otherDimension = «{written}» no mide la misma magnitud que «{expected}».
  number.otherUnit = La unidad debe ser «{expected}», no «{written}».
  number.noUnit = Falta la unidad «{expected}».
  number.form = El valor es correcto, pero escríbelo {form}.
  requirement.significantFigures = con {count, plural, one {# cifra significativa} other {# cifras significativas}}
  requirement.minimumSignificantFigures = con al menos {count, plural, one {# cifra significativa} other {# cifras significativas}}
  requirement.decimalPlaces = con {count, plural, one {# decimal} other {# decimales}}
  requirement.lowestTerms = como fracción irreducible
  requirement.fraction = como fracción
  requirement.noFraction = sin fracciones
  requirement.percent = como porcentaje
  number.empty = Escribe un número.
  number.notANumber = Esto no es un número: escribe, por ejemplo, 3,14.
  number.unexpected = «{text}», en el carácter {place}, no se puede leer: escribe un número como 3,14.
  number.incomplete = Falta algo al final.
  number.separator = «{mark}» separa los grupos de tres cifras: delante de los decimales, escribe «{decimalMark}», como en 3{decimalMark}14.
  number.outOfRange = Este número tiene demasiadas cifras o un exponente demasiado grande, y no se puede leer.
  number.divisionByZero = No se puede dividir entre 0: revisa el denominador.
  number.tooComplicated = Es demasiado complicado: escribe un solo número.
  number.calculation = Haz el cálculo y escribe el resultado como un solo número.
  number.ambiguous = Es ambiguo, podría ser {readings}: escribe los números enteros sin separadores y los decimales con un cero al final.
  number.ambiguousUnit = «ms⁻¹» puede significar m/s o 1/ms: escribe la unidad con una barra.
  number.bracketsNeeded = Escribe entre paréntesis aquello entre lo que divides, como en J/(mol K).
  number.unknownUnit = La unidad «{unit}» no existe: escribe su símbolo, como en 5 kg.
  number.unknownUnit.suggestion = La unidad «{unit}» no existe: ¿querías decir «{suggestion}»?
  number.otherUnitMeant = «{unit}» designa otra unidad: ¿querías decir «{suggestion}»?
  number.unitMissing = Falta la unidad: escríbela detrás del número, como en 5 kg.
  number.unitNotExpected = Escribe el número sin «{unit}».
  number.percentSignMissing = Escribe el signo % si te refieres a un porcentaje.
  number.unlikeUnits = Estas unidades no se pueden sumar: escribe un solo número con su unidad.
  expression.empty = No hay nada que leer: escribe una expresión.
  expression.unexpected = «{found}», en el carácter {place}, no encaja: ahí debe ir {expected}.
  expression.unexpectedEnd = El final, en el carácter {place}, no encaja: ahí debe ir {expected}.
  expression.missingOperator = Escribe * como signo de multiplicar entre los números, en el carácter {place}.
  expression.unclosed = «{bracket}», en el carácter {place}, no está cerrado: ciérralo o quítalo.
  expression.numberOrProduct = «{text}» puede ser una potencia de diez o un producto con e: escribe * para multiplicar, o el número sin e.
  expression.unknownVariable = «{name}», en el carácter {place}, es una variable desconocida: usa solo las del enunciado.
  expression.unknownCommand = «{name}», en el carácter {place}, no se conoce aquí: escríbelo de otra forma.
  expression.sumNotWrittenOut = «{name}», en el carácter {place}, aquí solo se puede leer de un número entero a otro, por ejemplo de k = 1 a 10.
  expression.nestedTooDeeply = Hay demasiados paréntesis unos dentro de otros: usa como máximo {limit}.
  expression.tooComplex = Es demasiado largo y no se puede leer: escribe como máximo {limit} términos.
  expected.operand = un número, una variable o un paréntesis
  expected.operation = un signo de operación como +
  expected.end = el final

  [chemistry]
  malformed = No se puede leer: {reason}.
  unreadable = La respuesta esperada «{answer}» no se puede leer. {reason}
  unbalanced = La respuesta esperada «{answer}» no puede ser correcta. {reason}
  tooManyElectrons = La respuesta esperada «{answer}» tiene en una subcapa más electrones de los que caben.
  stateMissing = La respuesta esperada «{answer}» necesita un símbolo de estado en «{part}».
  answer.count = Átomos de {element}: hay {written} en lugar de {expected}.
  answer.charge = La carga de {part} es {expected}, no {written}.
  answer.structure = Los átomos son correctos, pero la fórmula debe mostrar cómo están unidos.
  answer.capitals = Cuidado con las mayúsculas y las minúsculas: en las fórmulas indican de qué elemento se trata.
  answer.zeroForOxygen = Hay un cero en lugar de la letra O del oxígeno.
  answer.massNumber = El número másico es {expected}, no {written}.
  answer.noMassNumber = Falta el número másico {expected}.
  answer.needlessMassNumber = Sobra el número másico {written}.
  answer.atomicNumber = El número atómico de {element} es {expected}, no {written}.
  answer.missing = Falta {part}.
  answer.needless = Sobra {part}.
  answer.replaced = Has puesto {written} en lugar de {expected}.
  answer.unbalanced = La ecuación no está ajustada. Átomos de {element}: {left} a la izquierda, {right} a la derecha.
  answer.unbalancedCharge = La ecuación no está ajustada: la carga es {left} a la izquierda y {right} a la derecha.
  answer.unbalancedNuclides = La ecuación no está ajustada: los nucleidos suman {left} a la izquierda y {right} a la derecha.
  answer.multiple = La ecuación está ajustada, pero se piden otros coeficientes.
  answer.coefficient = El coeficiente de {part} es {expected}, no {written}.
  answer.sidesExchanged = Los reactivos van a la izquierda y los productos, a la derecha.
  answer.arrow.bothWays = Esta reacción solo va en un sentido: escribe →.
  answer.arrow.oneWay = Esta reacción va en los dos sentidos: escribe ⇌.
  answer.state = El estado de {part} es {expected}, no {written}.
  answer.noState = Falta el estado de {part}: {expected}.
  answer.electrons = En {subshell} hay {written, plural, one {# electrón} other {# electrones}} en lugar de {expected}.
  answer.empty = No hay nada que leer: escribe una fórmula.
  answer.unexpected = «{sign}», en el carácter {place}, no se puede leer en una fórmula.
  answer.unexpectedEnd = Falta algo al final.
  answer.unknownElement = El elemento «{symbol}» no existe (carácter {place}): cuidado con las mayúsculas y las minúsculas.
  answer.unpaired = «{bracket}», en el carácter {place}, no está cerrado o no se ha abierto.
  answer.numberOutOfRange = El número, en el carácter {place}, es 0 o demasiado grande.
  answer.tooComplex = Es demasiado largo y no se puede leer: el límite es {limit}.
  answer.name = Se espera una fórmula, no un nombre.
  answer.otherForm = Aquí se espera {form}.
  answer.form.formula = una sola fórmula
  answer.form.equation = una ecuación con flecha
  answer.form.configuration = una configuración electrónica como 1s2 2s1
  answer.form.nuclide = un nucleido como C-14
  answer.ions = Hay iones escritos uno junto a otro: escribe una sola fórmula.
  answer.ambiguousCharge = La última cifra puede contar átomos o cargas: escribe la carga detrás de ^, como en SO4^2-.
  answer.order = Los átomos son correctos: escríbelos en el orden habitual.
  answer.detailed = Escribe cada elemento una sola vez, sin mostrar la estructura.
  answer.otherNotation = Los átomos son correctos: escribe la fórmula en la notación habitual.

  [dates]
  malformed = No se puede leer: {reason}.
  unreadable = La respuesta esperada «{answer}» no se puede leer. {reason}
  toleranceOutOfRange = Una tolerancia va de 0 a {maximum} días o años.
  notAsExact = La respuesta esperada «{answer}» es menos exacta de lo que deben ser las respuestas.
  answer.otherDate = Es otra fecha.
  answer.otherPart.day = El mes y el año son correctos, pero el día es otro.
  answer.otherPart.month = Solo el mes es otro.
  answer.otherPart.year = Solo el año es otro.
  answer.partMissing.day = Hasta ahí es correcto, pero falta el día.
  answer.partMissing.month = Hasta ahí es correcto, pero falta el mes.
  answer.partMissing.year = Hasta ahí es correcto, pero falta el año.
  answer.partMissing.decade = Hasta ahí es correcto, pero falta la década.
  answer.dayAndMonthExchanged = El día y el mes están intercambiados.
  answer.eraMissing = Es un año de nuestra era: falta «a. C.».
  answer.otherEra = El número es correcto, pero la era es la otra.
  answer.endsExchanged = El principio y el final están intercambiados.
  answer.otherEnd = Un extremo del periodo es correcto; el otro, no.
  answer.periodExpected = Se espera un periodo, con su principio y su final.
  answer.singleDateExpected = Se espera una sola fecha, no un periodo.
  answer.empty = Escribe una fecha.
  answer.notADate = Esto no es una fecha: escribe, por ejemplo, 5 de junio de 1234, 1234 o 123 a. C.
  answer.unexpected = «{text}» no se puede leer en una fecha: escribe, por ejemplo, 5 de junio de 1234.
  answer.unclearMonth = «{text}» podría ser más de un mes: revisa la ortografía.
  answer.unknownDay = Esa fecha no existe en el calendario: revisa el día, el mes y el año.
  answer.otherWeekday = «{text}» no corresponde a esta fecha: revísalo o no lo escribas.
  answer.shortYear = No se sabe de qué siglo se trata: escribe el año completo, como 1234.
  answer.ambiguousOrder = No se sabe qué número es el día: escribe el mes con letras, como en 5 de junio de 1234.
  answer.ambiguous = Se puede leer de dos maneras: escríbelo con palabras, como junio de 1234.

  [spelling]
  category.case = Mayúsculas y minúsculas
  category.boundary = Una palabra o dos
  category.das-dass = das o dass
  category.doubling = Consonantes dobles
  category.long-i = La i larga
  category.length-mark = Signos de alargamiento
  category.sharp-s = s, ss o ß
  category.umlaut-derivation = ä y äu por derivación
  category.umlaut-dots = Puntos sobre ä, ö, ü
  category.f-v-w = f, v o w
  category.final-devoicing = Sonidos fuertes al final
  category.voicing = Consonantes fuertes y suaves
  category.schwa-r = e átona y r vocálica
  category.special-grapheme = Grupos de letras
  category.morpheme = Partes de palabras
  category.phoneme = Sonido por sonido
  category.punctuation = Signos

  hint.case.word = ¿Puedes poner «der», «die» o «das» delante de la palabra? ¿Empieza aquí una frase?
  hint.case.inside = Mira dentro de la palabra: ¿están en su sitio las letras grandes y las pequeñas?
  hint.boundary.missing = ¿Es de verdad una sola palabra? Di las partes una tras otra.
  hint.boundary.needless = ¿Van juntas estas partes y significan una sola cosa?
  hint.das-dass = Prueba a poner «dieses» o «welches» en su lugar. ¿Sigue teniendo sentido la frase?
  hint.doubling.missing = Escucha la vocal que va delante: ¿es corta o larga? ¿Qué se escribe detrás de una vocal así?
  hint.doubling.needless = Escucha la vocal que va delante y mira lo que sigue. ¿Cuántas consonantes oyes?
  hint.doubling.letters = Algunas letras se duplican a su manera. ¿Te acuerdas de cómo?
  hint.long-i = ¿La i es larga o corta? Piensa en cómo se escribe en la mayoría de las palabras y en las palabras que hay que recordar.
  hint.length.missing = La vocal es larga. ¿Es una palabra que hay que recordar? Piensa en palabras de la misma familia.
  hint.length.needless = ¿Necesita aquí la vocal un signo de alargamiento? Muchas vocales largas no llevan ninguno.
  hint.length.between-vowels = Di la palabra despacio, sílaba a sílaba. ¿Qué hay donde empieza la segunda?
  hint.sharp-s = ¿La s zumba como una abeja o silba como una serpiente? Y la vocal que va delante, ¿es larga o corta?
  hint.umlaut-derivation = ¿Hay alguna palabra de la misma familia con a o au?
  hint.umlaut-dots = Di la palabra en voz alta. ¿Necesita puntos la vocal?
  hint.f-v-w = Varias letras suenan así. ¿Es una palabra que hay que recordar?
  hint.f-v-w.prefix = La palabra empieza con una parte pequeña con la que empiezan muchas palabras. ¿Cómo se escribe esa parte?
  hint.final.stem = Alarga la palabra: dila en plural o en otra forma. ¿Qué oyes ahora?
  hint.final.ig = Alarga la palabra con una e al final. ¿Qué oyes ahora?
  hint.voicing = Pon la mano delante de la boca: ¿el sonido es fuerte o suave?
  hint.schwa.e = Marca las sílabas con palmadas. Cada sílaba necesita una vocal.
  hint.schwa.r = Escucha bien y habla con mucha claridad: ¿hay una r escondida?
  hint.grapheme.sp-st = Al principio de una palabra no todo se escribe como suena. ¿Qué letras conoces para este sonido?
  hint.grapheme.ch-sch = Aquí varias letras forman un solo sonido. Dilo despacio: ¿qué sonido es y qué letras le corresponden?
  hint.grapheme.ng-nk = El sonido sale por la nariz. Alarga la palabra: ¿qué letras le corresponden a este sonido?
  hint.grapheme.qu = Hay una letra que nunca va sola. ¿Conoces la pareja?
  hint.grapheme.pf = Al principio, aprieta los labios y habla con claridad. ¿Hay un sonido más?
  hint.grapheme.x-chs = Este sonido se puede escribir de varias maneras. ¿Hay alguna palabra de la misma familia que te ayude?
  hint.grapheme.s-z = Di la palabra despacio. ¿Toca la lengua la parte de arriba de la boca antes de silbar?
  hint.grapheme.diphthong = Aquí dos vocales forman un solo sonido. ¿Cómo se escribe en la mayoría de las palabras?
  hint.grapheme.dt = Pocas palabras tienen esta terminación. ¿Es una de las palabras que hay que recordar?
  hint.grapheme.foreign = Esta palabra viene de otro idioma. Fíjate en cómo se escribe en él y recuérdala.
  hint.morpheme.double = Separa la palabra en partes. Escribe cada parte entera y luego júntalas.
  hint.morpheme.single = Separa la palabra en partes. ¿Cómo empieza y cómo termina cada una?
  hint.morpheme.prefix = La palabra empieza con una parte pequeña con la que empiezan muchas palabras. ¿Está completa?
  hint.morpheme.linking-s = Separa la palabra en partes y luego dila otra vez de un tirón. ¿Qué une las dos partes?
  hint.phoneme.missing = Di la palabra despacio, sonido por sonido. ¿Has escrito todos los sonidos?
  hint.phoneme.added = Lee despacio lo que has escrito. ¿Sobra alguna letra?
  hint.phoneme.replaced = Di la palabra despacio y compara: ¿corresponde cada letra a lo que oyes?
  hint.phoneme.order = Di la palabra despacio. ¿En qué orden van los sonidos?
  hint.punctuation.apostrophe = ¿Desaparece aquí una letra? Solo entonces hace falta un apóstrofo.
  hint.punctuation.mark = Mira los signos: ¿falta alguno, sobra alguno o hay otro en su lugar?

  [content]
  template.noVariant = No se han encontrado números para una de las preguntas.

  [quizzes]
  reason.correctChoice = Es la opción correcta.
  reason.wrongChoice = La opción {option} no es correcta.
  reason.partlyCorrectChoice = La opción {option} no es la correcta, pero vale {weight}.
  reason.allCorrectPicked = Están marcadas todas las opciones correctas.
  reason.correctSoFar = Opciones correctas marcadas: {found} de {all}.
  reason.wrongPick = La opción {option} no es una de las correctas.
  reason.expectedAnswer = No es del todo correcto, pero vale {credit}.
  reason.awaitsGrade = Esta respuesta la lee y la califica una persona.
  reason.rubric = Puntos obtenidos: {points} de {all}.
  reason.graded = Una persona ha calificado esta respuesta.
  reason.amended = El valor de esta respuesta se decidió después del cuestionario.
  reason.doesNotCount = Esta pregunta no cuenta.
  reason.recorded = Esta respuesta conserva la puntuación que recibió.
  reason.incorrect = No es correcto.
  reason.awaitsSubmission = La respuesta se guarda hasta que se entregue el cuestionario.
  reason.revealed = Se ha mostrado la respuesta correcta.
  reason.timeOver = Se había acabado el tiempo.
  reason.unanswered = No hay respuesta.

  picks.all = Están marcadas todas las opciones correctas y ninguna incorrecta.
  picks.some = Opciones correctas marcadas: {hits} de {correct}{wrong, plural, =0 {} one {, además de # incorrecta} other {, además de # incorrectas}}.
  picks.netCorrect = Opciones correctas marcadas: {hits} de {correct}{wrong, plural, =0 {} one {, además de # incorrecta} other {, además de # incorrectas}}; cada incorrecta anula una correcta.
  picks.eachOption = Opciones valoradas correctamente: {judged} de {options}.
  picks.coverage = Opciones correctas marcadas: {hits} de {correct}{wrong, plural, =0 {} one {, además de # incorrecta} other {, además de # incorrectas}}; aciertos entre las marcadas: {hits} de {picked}.
  picks.halves = Opciones valoradas incorrectamente: {errors} de {options}; cada una reduce la nota a la mitad.
  picks.guess = Opciones valoradas incorrectamente: {errors} de {options}; no es mejor que responder al azar.
  picks.weights = Opciones correctas marcadas: {hits} de {correct}{wrong, plural, =0 {} one {, además de # incorrecta} other {, además de # incorrectas}}; sus pesos suman {sum}.
  picks.negativeWeights = Opciones correctas marcadas: {hits} de {correct}{wrong, plural, =0 {} one {, además de # incorrecta} other {, además de # incorrectas}}; sus pesos suman {sum}, lo que no da puntos.

  order.all = Todo está en el orden correcto.
  order.allOrNothing = El orden no es correcto, y solo cuenta el correcto.
  order.exactPosition = Elementos en su sitio: {found} de {all}.
  order.relativeNext = Elementos seguidos del que les corresponde: {found} de {all}.
  order.allPreviousAndNext = Casos en que un elemento está en el lado correcto de otro: {found} de {all}.
  order.longestSubsequence = Elementos en el orden correcto entre sí: {found} de {all}.
  order.longestRun = Elementos consecutivos en el orden correcto: {found} de {all}.
  order.kendall = Parejas en el orden correcto: {found} de {all}; cada una de las demás anula una.
  order.dependencyGraph = Casos en que un elemento va antes del que debe seguirle: {found} de {all}.

  parts.perPart = Partes correctas: {found} de {all}.
  parts.all = Todas las partes son correctas: {all} de {all}.
  parts.allOrNothing = Partes correctas: {found} de {all}; solo cuenta si lo son todas.
  part.place = Este elemento está en su sitio.
  part.notPlace = Este elemento no está en su sitio.
  part.next = A este elemento le sigue el correcto.
  part.notNext = A este elemento no le sigue el correcto.
  part.sides = Otros elementos en el lado correcto de este: {found} de {all}.
  part.predecessors = Elementos que deben preceder a este y lo preceden: {found} de {all}.
  part.pair = Esta pareja es correcta.
  part.notPair = Esta pareja no es correcta.

  response.unknown = Esto no pertenece a la pregunta.
  response.doesNotFit = Esta pregunta pide otro tipo de respuesta.
  response.empty = Todavía no hay respuesta.
  response.repeatedItem = Algo se usa más de una vez.
  response.missingItems = Todavía falta algo en el orden.
  response.tooFewWords = El texto tiene {count, plural, one {# palabra} other {# palabras}}, y debe tener al menos {limit, plural, one {#} other {#}}.
  response.tooManyWords = El texto tiene {count, plural, one {# palabra} other {# palabras}}, y debe tener como máximo {limit, plural, one {#} other {#}}.

  session.unknownProblem = Esta pregunta no está en el cuestionario.
  session.noHintLeft = No hay más pistas.
  session.hintWasNotTaken = No has visto esta pista.
  session.doesNotAwaitGrade = Ahora no hay ninguna respuesta por calificar.
  session.finished = El cuestionario ha terminado.
  session.notFinished = El cuestionario todavía no ha terminado.
  session.notPresented = Ahora se está mostrando otra pregunta.
  session.alreadyDecided = Esta pregunta ya está resuelta.
  session.notDecided = Primero responde a esta pregunta o sáltala.
  session.onlyProblemLeft = Es la única pregunta que queda.
  session.alreadyPresented = Ya se está mostrando esta pregunta.
  session.notAnswered = Primero responde a esta pregunta o sáltala.
  session.noProblemPresented = Has terminado todas las preguntas: entrega el cuestionario o vuelve a una de ellas.
  session.scoreOverflow = Estos puntos no se pueden sumar.
  session.timeIsUp = Se ha acabado el tiempo.

  rule.certaintyIsMissing = Indica con cuánta seguridad respondes.
  rule.certaintyIsNotAsked = Este cuestionario no pregunta con cuánta seguridad respondes.
  rule.notPossible = Eso no es posible en este cuestionario.
  rule.skippingIsNotAllowed = En este cuestionario no se pueden saltar preguntas.
  rule.returningIsNotAllowed = En este cuestionario no se puede volver a una pregunta.
  rule.notStarted = Primero empieza el cuestionario.
  rule.alreadyStarted = Ya has empezado el cuestionario.
  rule.timeIsNotUp = Todavía no se ha acabado el tiempo.

  grade.creditOutOfRange = Una calificación va de cero al total de puntos.
  grade.noRubric = Esta pregunta no tiene rúbrica.
  grade.otherRubric = La rúbrica de esta pregunta es otra.
  grade.missingCriteria = Elige un nivel para cada criterio.

  amendment.unknownLearner = Esta persona no ha hecho el cuestionario.
  amendment.answersAreMissing = Indica qué respuestas también son correctas.
  amendment.answerDoesNotFit = Esto no puede ser una respuesta correcta a la pregunta.
  amendment.alreadyTakenOut = Esta pregunta ya se ha retirado.
  amendment.unknownAmendment = No existe esa corrección.
  amendment.cannotBeWithdrawn = Esta corrección no se puede anular.
  amendment.duplicateAmendment = Ya hay otra corrección con este nombre.
  amendment.authorIsMissing = Indica quién lo ha decidido.
  amendment.reasonIsMissing = Indica por qué.

  record.creditOutOfRange = La puntuación no puede ser correcta.
  record.secondsOutOfRange = El tiempo no puede ser correcto.

  study.unknownProblem = Esta tarjeta no existe.
  study.notToday = Esta tarjeta no toca hoy.
  study.nothingToShow = Ahora no hay ninguna tarjeta que mostrar.
  study.nothingToUndo = No hay nada que deshacer.

  report.wrongKey = Lo que se da por correcto es incorrecto.
  report.missingAnswer = No se acepta una respuesta correcta.
  report.unclear = No queda claro qué se pregunta.
  report.typo = Hay un error en el texto.
  report.notShown = Algo no se muestra.
  report.inappropriate = El contenido es inapropiado.
  report.other = Hay otro problema.

  generation.unknownSet = Uno de los temas elegidos no existe.
  generation.noProblems = No hay preguntas en los temas elegidos.
  generation.stratumTooSmall = Uno de los temas solo tiene {count, plural, one {# pregunta} other {# preguntas}}.
  generation.noFittingProblems = Ninguna pregunta se ajusta a lo que se pide.
  generation.nothingDue = Todavía no hay nada que repasar.
  generation.calendarIsMissing = Indica en qué zona horaria está quien aprende.
  generation.learnerIsMissing = Indica para quién es el cuestionario.
  generation.dateIsMissing = Indica cuándo se genera el cuestionario.
  generation.dateOutOfRange = Esta fecha está fuera de los límites.

  key.or = " o "
  key.significantFigures = redondeado a {count, plural, one {# cifra significativa} other {# cifras significativas}}
  key.decimalPlaces = redondeado a {count, plural, one {# decimal} other {# decimales}}
  key.days = ± {count, plural, one {# día} other {# días}}
  key.years = ± {count, plural, one {# año} other {# años}}
  key.spelling = se admiten pequeñas faltas de ortografía
  key.wildcards = * representa cualquier texto
  key.form = en esta forma
  key.otherOrders = otros órdenes también pueden ser correctos
  key.sample = una respuesta posible
  key.person = una persona califica esta respuesta

  [exercises]
  alreadyFound = Ya has encontrado esta palabra.
  alreadyStarted = El ejercicio ya ha empezado.
  checklistIsOpen = Primero di por qué está mal la palabra.
  date.beforeLastEvent = Se ha puesto el reloj en una hora anterior.
  date.outOfRange = El reloj muestra una fecha que no puede ser correcta.
  errorsRemain = {count, plural, one {Queda # palabra} other {Quedan # palabras}} por encontrar.
  finished = El ejercicio ha terminado.
  gapIsLocked = Este hueco ya está bien.
  gapsAreEmpty = Primero rellena todos los huecos.
  inNoCategory = Primero pon la palabra en una categoría.
  judgmentDoesNotFit = Lo guardado no corresponde a este ejercicio.
  lettersAreNotMarked = En este ejercicio no se pueden marcar letras.
  noChecklistIsOpen = Primero busca una palabra que esté mal.
  notReading = Ahora no se muestran las palabras.
  notStarted = El ejercicio no ha empezado.
  notWriting = Ahora no puedes escribir nada.
  nothingMarked = Primero marca al menos una letra que te resulte difícil.
  nothingToProceedFrom = No hay nada desde donde continuar.
  nothingWritten = Primero escribe la palabra.
  otherWay.drag = Arrastra la palabra a su categoría.
  otherWay.write = Escribe la palabra debajo de su categoría.
  timeIsNotUp = Todavía queda tiempo.
  timeIsUp = Se ha acabado el tiempo.
  unknownCategory = La categoría «{category}» no existe.
  unknownGap = Este hueco no existe.
  unknownLetter = Esta letra no existe.
  unknownReason = Esta razón no está en la lista.
  unknownWord = Esta palabra no existe.
  wordIsNotDone = Primero escribe esta palabra.
  wordIsNotShown = La palabra «{word}» no se muestra.

  mistake.correctWordTapped = «{input}» está bien así.
  mistake.missedCategory = Pertenece a «{target}».
  mistake.missedReason = También es una razón: «{target}»
  mistake.missedWord = Falta «{target}».
  mistake.missedWord.secret = Falta una palabra.
  mistake.misplacedWord = «{input}» va en otro sitio.
  mistake.surplusWord = Sobra la palabra «{input}».
  mistake.wrongCategory = No pertenece a «{input}».
  mistake.wrongGap = «{input}» no va ahí.
  mistake.wrongGap.empty = Ahí falta algo.
  mistake.wrongReason = No es una razón: «{input}»
  mistake.wrongSpelling = «{input}»: se escribe «{target}».
  mistake.wrongSpelling.secret = «{input}» está mal.

  category.case = mayúscula o minúscula
  category.boundary = una palabra o dos
  category.das-dass = das o dass
  category.doubling = una letra o dos, como l – ll, k – ck o z – tz
  category.long-i = i, ie o ih
  category.length-mark = con h, doble o simple, como a – ah – aa
  category.sharp-s = s, ss o ß
  category.umlaut-derivation = ä o e, äu o eu
  category.umlaut-dots = con puntos o sin ellos, como a – ä, o – ö o u – ü
  category.f-v-w = f, v o w
  category.final-devoicing = b o p, d o t, g o k al final
  category.voicing = fuerte o suave, como b – p, d – t o g – k
  category.schwa-r = una e o una r que apenas suena, como en -en o -er
  category.special-grapheme = letras especiales, como sp, st, qu, x o chs
  category.morpheme = partes de la palabra, como ver-, vor- o -lich
  category.phoneme = falta una letra, sobra o es otra
  category.punctuation = punto, coma y otros signos

  recommendation = Aquí practicas «{category}»: de cada 100 casos así, fallas cerca de {percent}. Casos en este ejercicio: {places}.
  recommendation.unseen = Aquí practicas «{category}»: no se conoce ningún error tuyo de este tipo. Casos en este ejercicio: {places}.
  recommendation.unknown = Aquí practicas «{category}»: todavía no sabemos qué tal se te da. Casos en este ejercicio: {places}.
  summary.solved = ¡Muy bien! Lo has resuelto todo sin ningún error.
  summary.tryAgain = Inténtalo otra vez y te saldrá aún mejor.

  help.errorRate = Palabras mal escritas de cada 100: {percent}; en la clase, {mean}.
  help.slow = Segundos por tarea: {seconds}; en la clase, {mean}.
  help.weakCategory = «{category}» es un punto débil: de cada 100 casos así, salen mal cerca de {percent}.

  check.ambiguousGap = otras letras en el hueco forman «{word}»
  check.duplicateWord = «{word}» aparece dos veces
  check.helpGivesAway = la ayuda revela «{word}»
  check.longGap = el hueco tiene {count} letras; lo normal es que tenga {usual} como máximo
  check.misspellingExists = «{word}» es una palabra que existe
  check.noErrors = ninguna frase tiene una palabra mal escrita
  check.noReason = ninguna razón dice por qué «{word}» está mal
  check.noTasks = no hay ninguna tarea
  check.splitWord = la palabra siguiente parece formar parte de «{word}»
  check.unusedCategory = ninguna palabra pertenece a «{category}»
  check.wordCount = número de palabras: {count}; según el ejercicio: {expected}

  [pins]
  session.unknownPin = No se pregunta por este marcador.
  session.alreadySubmitted = Ya has entregado tu trabajo.
  session.notSubmitted = Todavía no has entregado tu trabajo.
  session.noInterim = No se muestra nada antes de que entregues tu trabajo.
  session.notPlaced = No hay ningún marcador colocado para este nombre.
  session.pointOutOfRange = Está fuera de la imagen.
  session.creditOverflow = La puntuación no se puede calcular.
  session.timeIsUp = Se ha acabado tu tiempo.

  label.unanswered = No hay respuesta.
  label.correct = Correcto, {how}.
  layer.exact = letra por letra
  layer.normalized = salvo por las mayúsculas, las tildes o la puntuación
  layer.variant = con otra grafía
  layer.abbreviation = con una abreviatura
  layer.synonym = con otro nombre
  layer.otherLanguage = en otro idioma
  layer.wordOrder = con las palabras en otro orden
  layer.nearSpelling = con {count, plural, one {# letra equivocada} other {# letras equivocadas}}
  label.different = No es un nombre de esta estructura.
  label.anotherTerm = Es el nombre de otra estructura.
  label.anotherPin = Es el nombre de {pins}.
  label.otherLanguage = Es un nombre de la estructura en un idioma que aquí no cuenta.
  label.ambiguous = Está mal escrito, y hay otro nombre igual de parecido.
  label.anotherWord = Una de las palabras es otra.
  label.contrary = Una de las palabras dice lo contrario de la correcta.
  label.tooLong = Es más largo que todos los nombres posibles.

  diagnosis.swapped = Lo has intercambiado con {pins}.
  diagnosis.cycle = Has cambiado de sitio los nombres de {pins}.
  diagnosis.labelOf = Eso es {pins}.
  diagnosis.wrongSide = Ese es el otro lado.
  diagnosis.partForWhole = Eso es solo una parte: {pins}.
  diagnosis.wholeForPart = Eso es el todo del que forma parte: {pins}.
  diagnosis.pluralForSingular = Eso designa varias estructuras, y aquí hay una sola.
  diagnosis.singularForPlural = Eso designa una sola estructura, y aquí hay varias.
  diagnosis.duplicate = Has escrito lo mismo para {pins}.
  diagnosis.empty = No hay respuesta.

  edit.unknownObject = Eso no existe o se ha eliminado.
  edit.duplicateIdentifier = El identificador ya está en uso.
  edit.fieldDoesNotFit = Este objeto no tiene esa propiedad.
  edit.lastOne = Un marcador conserva una etiqueta, y un ejercicio, una vista.
  edit.cannotBeDeleted = La propia ficha no se puede eliminar.
  edit.cannotBeRestored = Eso no está eliminado, o ya no existe lo que lo contenía.
  edit.indexOutOfRange = Esa posición no existe.
  edit.imageNotRenamed = Una imagen de otro tamaño necesita otro nombre u otra versión.
  edit.arrowTooShort = La flecha es demasiado corta.
  edit.invalid = La ficha dejaría de ser válida.
  merge.otherSheet = Esto pertenece a otra ficha.
  merge.missingParent = Aquí no se conoce el elemento al que esto pertenece.
  merge.invalid = La ficha dejaría de ser válida.

  check.pinOutsideImage = El marcador está fuera de la imagen.
  check.partlyOutsideImage = Se sale de la imagen.
  check.pinOutsideItsRegions = El marcador no está en ninguna de sus regiones.
  check.duplicateLabel = Otra etiqueta del marcador es igual.
  check.ambiguousLabel = El marcador {pins} tiene la misma etiqueta.
  check.overlapsRegionOfSameLabel = Se superpone a una región cuyo marcador tiene una etiqueta en común.
  check.unreachable = No se puede tocar: hay otras regiones encima.
  check.missingLanguage = El marcador no tiene etiqueta en el idioma «{language}».
  check.missingAlternativeText = La imagen no tiene texto alternativo.
  check.noPins = El ejercicio no tiene marcadores.

  conflict.field = Las dos partes han modificado esto de maneras distintas.
  conflict.deletedByUs = Hemos eliminado esto, y la otra parte lo ha modificado.
  conflict.deletedByThem = La otra parte ha eliminado esto, y aquí lo hemos modificado.
  conflict.lastOnesDeleted = Las dos partes han eliminado cosas de aquí, y no quedaría nada.
  conflict.imageReplacedByUs = Hemos cambiado la imagen, y la otra parte ha colocado algo en la anterior.
  conflict.imageReplacedByThem = La otra parte ha cambiado la imagen, y aquí hemos colocado algo en la anterior.

  [progress]
  wallet.unknownItem = Esta tienda no tiene eso.
  wallet.notEnoughCoins = {missing, plural, one {Falta # moneda.} other {Faltan # monedas.}}
  wallet.levelNotReached = Disponible a partir del nivel {level}.
  wallet.alreadyBought = Ya lo tienes.
  wallet.tooManyCoins = En este monedero no caben más monedas.
  log.noDailyGoal = No hay ningún objetivo diario que elegir.
  log.targetOutOfRange = Un objetivo diario es como mínimo {minimum}.
  log.noShop = No hay nada que comprar.
  log.tooManyFreezes = {most, plural, one {Solo puedes tener # protector de racha.} other {Solo puedes tener # protectores de racha.}}
  log.noTitle = Ese título no se puede lucir.
  log.notReached = No has conseguido ese título.
  log.cannotBeRecorded = Esto no se puede registrar.
  change.points = {member} tenía {before} puntos y ahora tiene {after}.
  change.level = {member} estaba en el nivel {before} y ahora está en el nivel {after}.
  change.reached = {member} tiene {count, plural, one {# logro} other {# logros}} más.
  change.lost = {member} tiene {count, plural, one {# logro} other {# logros}} menos.
  level.number = Nivel {level}
  log.unknownKind = Aquí no hay nada de ese tipo.
  log.negativeAmount = Aquí una cantidad negativa no cuenta.
  log.awardOutOfRange = A mano se pueden dar o quitar de 1 a {most} puntos.
  log.nothingToRepair = No hay ninguna racha rota que reparar.
  log.tooManyMissed = {most, plural, one {Solo se puede reparar # día perdido} other {Solo se pueden reparar # días perdidos}}.
  log.restOutOfRange = {most, plural, one {Puedes tomarte # día libre seguido, a partir de hoy} other {Puedes tomarte # días libres seguidos, a partir de hoy}}.
  log.unknownZone = Esta zona horaria no se conoce.
  log.unknownPlayer = Esta persona no participa aquí.
  log.duplicateTerm = Ya hay un período con este nombre.

  [games]
  member.notFounded = El grupo todavía no existe.
  member.alreadyFounded = El grupo ya existe.
  member.notMember = Solo los miembros del grupo pueden hacer eso.
  member.alreadyMember = Esa persona ya está en el grupo.
  member.alreadyInvited = Esa persona ya tiene una invitación.
  member.notInvited = Necesitas una invitación para entrar.
  member.erased = Se ha borrado a esta persona del grupo. Eso no se puede deshacer.
  member.notAdministrator = Solo quien administra el grupo puede hacer eso.
  member.alreadyAdministrator = Este miembro ya administra el grupo.
  member.lastAdministrator = Alguien tiene que administrar el grupo. Elige primero a otra persona.
  member.alreadyOptedIn = Ya participas.
  member.alreadyOptedOut = Ya no participas.
  member.alreadyCheered = Ya has aplaudido esto.
  member.oneself = Nadie puede jugar contra sí mismo.

  todo.unknown = Esta tarea no existe.
  todo.duplicate = Esta tarea ya existe.
  todo.scheduled = Esta tarea todavía no está en el tablero.
  todo.open = Nadie está trabajando en esta tarea.
  todo.claimed = Alguien está trabajando en esta tarea.
  todo.completed = Esta tarea ya está hecha.
  todo.withdrawn = Esta tarea se ha retirado del tablero.
  todo.reserved = Esta tarea está reservada para otra persona.
  todo.alreadyClaimed = Ya estás trabajando en esta tarea.
  todo.fullyClaimed = Ya hay otras personas trabajando en esta tarea.
  todo.claimLimit = Ya estás trabajando en {limit, plural, one {# tarea} other {# tareas}}.
  todo.notClaimed = No estás trabajando en esta tarea.
  todo.stealingNotAllowed = En este grupo no se pueden asumir las tareas de otras personas.
  todo.stealingTooEarly = Todavía no se puede asumir esta tarea.
  todo.completedTooSoon = Esta tarea es demasiado reciente para estar ya hecha.
  todo.cannotConfirm = Otra persona tiene que confirmar esta tarea.
  todo.nothingToConfirm = Esta tarea no necesita confirmación.
  todo.notCreator = Solo quien creó esta tarea o quien administra el grupo puede hacer eso.
  todo.voteRunning = Ya hay una votación sobre esta tarea.
  todo.noVote = No hay ninguna votación sobre esta tarea.
  todo.nothingToPenalize = No hay nada que retirar por esta tarea.
  todo.invalidPlan = Esta tarea no se puede repetir, repartir por turnos ni programar así.

  season.unknown = Esta temporada no existe.
  season.duplicate = Ya hay una temporada con este nombre.
  season.overlaps = Hay otra temporada en esas fechas.
  season.notOpen = Esta temporada no está en curso.
  season.invalidLength = Una temporada no puede tener esa duración.
  season.startInThePast = Una temporada no puede empezar en el pasado.

  group.duplicateChallenge = Este desafío ya existe.
  group.tooFewPoints = Los puntos no pueden ser menos de {minimum}.
  group.pointsOutOfRange = Aquí solo son posibles de {minimum} a {maximum} puntos.
  group.blankText = Tiene que haber algo que leer.
  group.longText = Eso supera los {maximum} caracteres.
  group.countOutOfRange = Tiene que haber al menos uno.
  group.tooManyPoints = Son demasiados puntos.
  group.titleNotEarned = Todavía no has conseguido este título.
  group.foundingCannotBeVoid = La fundación no se puede deshacer.

  change.claimed = {member} trabaja ahora en «{todo}».
  change.unclaimed = {member} ya no trabaja en «{todo}».

  moment = {day}/{month}/{year} a las {time}
  member.slipTimePassed = Podías deshacer esto hasta el {date}. Ahora solo pueden hacerlo los administradores.
  member.takesFromOthers = Otros han ganado puntos con esto, así que solo los administradores pueden deshacerlo.
  todo.stealingTooEarly.from = Esta tarea se podrá asumir a partir del {date}.
  todo.completedTooSoon.from = Esta tarea es nueva. Se podrá completar a partir del {date}.
  todo.levelNotReached = Esta tarea es a partir del nivel {level}.
  challenge.unknown = Este reto no existe.
  challenge.notAsked = Este reto no espera ninguna respuesta tuya.
  group.deadlinePassed = El plazo ya terminó: {date}.
  note.void = «{todo}» del {date} no cuenta: {member} lo declaró nulo el {known}.
  note.void.other = Una entrada del {date} no cuenta: {member} la declaró nula el {known}.
  note.takenBack = «{todo}» del {date} no cuenta: se deshizo el {known}.
  note.takenBack.other = Una entrada del {date} no cuenta: se deshizo el {known}.
  note.refused = «{todo}» del {date} no tiene efecto: {reason}
  note.refused.other = Una entrada del {date} no tiene efecto: {reason}
  note.late = «{todo}» del {date} se comunicó el {known} y cuenta para el día en que se hizo.
  note.late.other = Una entrada del {date} se comunicó el {known} y cuenta para el día anterior.
  reminder.turn = Te toca: «{todo}».
  reminder.dueSoon = «{todo}» vence el {date}.
  reminder.overdue = «{todo}» está atrasada desde el {date}.

  suggestion.assigned = Le corresponde a {member}.
  suggestion.fewestPoints = {member} es quien tiene menos puntos: {points}.
  suggestion.fewestTodos = {member} es quien trabaja en menos tareas: {claimed}.
  suggestion.laterInOrder = Hay quien tiene menos puntos que {member} o trabaja en menos tareas.

  catchUp.joinDate = Llegaste más tarde: hasta los {line} puntos, la puntuación mediana de los demás, los tuyos cuentan {factor} veces. Ahora tienes {points}.
  catchUp.gap = Por debajo de {line} puntos, los tuyos cuentan {factor} veces, para que puedas alcanzar a los demás. Ahora tienes {points}.
  catchUp.limit = Así puedes conseguir todavía {remaining} como máximo.

  board.unknownMember = Esta persona no está en la clasificación.
  board.duplicateMember = Esta persona ya está en la clasificación.
  board.date = La puntuación no puede ser de ese día.
  board.pageSize = Una página tiene al menos una fila.
  board.unknownDivision = Esa división no existe.
  board.tooManyPoints = Una puntuación no puede ser tan grande.
  board.periodEnded = Ese tiempo ha terminado y su resultado queda como está.
  achievement.todos.title = Una mano amiga
  achievement.todos.text = Completa tareas.
  achievement.todos.worn.2 = Abeja laboriosa
  achievement.todos.worn.3 = Energía inagotable
  achievement.ideas.title = Buen ojo
  achievement.ideas.text = Añade tareas al tablero.
  achievement.ideas.worn.1 = Vista de lince
  achievement.together.title = Juntos
  achievement.together.text = Contribuye a los retos que el grupo supera.
  achievement.together.worn.1 = Pilar del grupo
  achievement.seasons.title = Palmarés
  achievement.seasons.text = Gana una temporada.
  achievement.seasons.worn.0 = Gloria de la temporada

  [diary]
  kind.event = Evento
  kind.goal = Objetivo
  kind.note = Nota
  kind.course = Curso nuevo
  kind.reflection = Reflexión

  notification.eventDue = «{title}» está previsto para el {date}.
  notification.eventReminder = Recuerda «{title}», previsto para el {date}.
  notification.goalDue = La fecha límite de tu objetivo «{title}» es el {date}.
  notification.goalReminder = Recuerda tu objetivo «{title}», con fecha límite el {date}.
  notification.undatedReminder = Recuerda «{title}».
  notification.courseStarts = El curso «{title}» empieza el {date}.
  notification.courseIsOpen = Puedes empezar el curso «{title}» cuando quieras.

  list.outstanding = Pendiente
  list.completed = Hecho
  list.all = Todo
  list.notes = Notas

  prompt.clear = ¿Qué te ha quedado claro?
  prompt.unclear = ¿Qué no te ha quedado claro?
  prompt.next = ¿Qué viene después?
  audience.nobody = Solo tú puedes leer esto.
  audience.people = Compartido con las personas que has elegido: {count}.
  audience.course = Compartido con todo el curso.
  audience.everyone = Compartido con todo el mundo.

  plan.feasible = Puedes hacerlo todo a tiempo.
  plan.notFeasible = No es posible hacerlo a tiempo: faltan {hours} h {minutes} min hasta el {date}.

  date = {day} de {month} de {year}
  month.1 = enero
  month.2 = febrero
  month.3 = marzo
  month.4 = abril
  month.5 = mayo
  month.6 = junio
  month.7 = julio
  month.8 = agosto
  month.9 = septiembre
  month.10 = octubre
  month.11 = noviembre
  month.12 = diciembre

  field.title = título
  field.due = fecha
  field.course = curso
  field.time = hora
  field.reminder = recordatorio
  field.links = enlaces
  field.attachments = archivos adjuntos
  field.recurrence = repetición
  field.requirements = requisitos

  item.missing = Falta rellenar: {fields}.
  item.malformed = Esta entrada no se puede leer.
  item.notAllowed = Esta entrada no puede tener esto: {field}.
  item.emptyIdentifier = La entrada no tiene nombre.
  item.unknownGoal = Uno de los objetivos exigidos no existe.
  item.requiresItself = El objetivo se exige a sí mismo.
  item.progressOutOfRange = El progreso tiene que estar entre el 0 y el 100 %.
  item.impossibleRecurrence = No se puede repetir así.
  item.recurrenceEndsBeforeItBegins = La repetición termina antes de empezar.
  item.tooManyOccurrences = Se repite demasiadas veces.
  item.duplicate = Esta entrada ya existe.
  item.unknown = Esta entrada no existe.
  item.isPlatforms = Esto viene del curso. Solo puedes ponerle un recordatorio.
  item.isNote = Una nota solo se puede crear y eliminar.
  item.otherKind = Un evento no puede convertirse en objetivo, ni un objetivo en evento.
  item.unknownOccurrence = Ese día no hay nada que hacer.
  item.alreadyCompleted = Esto ya está hecho.
  item.notCompleted = Esto todavía no está hecho.
  item.ratingOutOfRange = Elige un número del {least} al {most}.
  item.requiredGoalsOutstanding = {count, plural, one {Primero hay que alcanzar otro objetivo.} other {Primero hay que alcanzar otros # objetivos.}}
  item.tooLittleProgress = Para esto tienes que haber hecho el {percent} % del curso.
  item.tooLittleDone = Para esto tienes que haber hecho el {percent} % de «{title}».
  item.tooLittleStudied = Para esto te faltan {hours} h {minutes} min de estudio.

  course.unknown = Este curso no existe.
  course.duplicate = Esto no se puede registrar. Comprueba la fecha y el nombre.
  course.alreadySubscribed = Ya participas en este curso.
  course.notSubscribed = No participas en este curso.
  course.alreadyRequested = Ya lo has pedido. Se hará pronto.
  course.noRequest = No hay nada que anular.
  notification.unknown = Esta notificación ya no está disponible.
  reflection.duplicate = Esta entrada ya existe.
  reflection.unknown = Esta entrada no existe.
  reflection.noAudience = Indica quién puede leerla.
  reflection.notShared = Esta entrada es privada.
  reflection.notReader = No puedes leer esta entrada.
  readers.notAdmitted = Esta persona no puede ver el diario.
  readers.isOwner = Tu propio diario ya lo puedes ver.
  reflection.nothingWritten = Primero escribe algo.
  reflection.duplicateAnswer = Responde una sola vez a cada pregunta.
  award.alreadyGiven = Ya has recibido esto.
  award.notGiven = No hay nada que retirar.
  award.xpOutOfRange = Tienen que ser de {least} a {most} XP.
  noShop = No hay nada que comprar.
  ledger.full = Ya no puedes ganar más XP.
  notOwner = Solo la persona a la que pertenece el diario puede hacer esto.
  erasureIsFinal = Lo que se borró para siempre no puede volver.

  import.isJournal = Una anotación de calendario no contiene nada que hacer.
  import.isCancelled = Está cancelado.
  import.replacesOccurrence = Sustituye una fecha de una serie que no está en el diario.
  import.isOlder = El diario tiene una versión más reciente.
  import.wasDeleted = Lo has eliminado del diario.
  loss.length = No se conserva la duración.
  loss.recurrence = Se importa una sola vez, sin la repetición.
  loss.endlessRecurrence = Se repite hasta el {date}, no sin fin.
  loss.singleTimes = {count, plural, one {Una fecha de la serie es distinta, y eso se pierde.} other {# fechas de la serie son distintas, y eso se pierde.}}
  loss.reminders = {count, plural, one {Se pierde otro recordatorio.} other {Se pierden otros # recordatorios.}}
  loss.completion = Hay que anotar en el diario que está hecho.
  loss.undated = Sin fecha no es algo por hacer y pasa a ser una nota.
  loss.zone = No se conoce la zona horaria {zone}, así que la hora puede ser incorrecta.
  loss.properties = El diario no conserva esto: {names}.
  fault.syntax = No se puede leer la línea {line} del archivo: «{text}».
  fault.notUTF8 = La línea {line} del archivo no está en UTF-8; puede haber letras equivocadas.
  fault.structure = En la línea {line} del archivo algo empieza o termina donde no debe.
  fault.missing = En la línea {line} del archivo, a {name} le falta {property}.
  fault.badValue = En la línea {line} del archivo, «{text}» no es un valor de {name}.
  fault.unknownZone = En la línea {line} del archivo no se conoce la zona horaria {zone}; la hora puede estar equivocada.

  level.1.title = Primera página
  level.1.text = Tu diario está abierto
  level.2.title = Exploración
  level.2.text = Ya sabes orientarte
  level.3.title = Constancia
  level.3.text = Un paso sigue a otro
  level.4.title = Planificación
  level.4.text = Alcanzas lo que te propones
  level.5.title = Maestría
  level.5.text = Aprender se ha convertido en un hábito

  [analytics]
  estimation.unknownProblem = Todavía no se sabe nada de esta pregunta.
  estimation.alreadyAnswered = Esta pregunta ya se ha respondido.
  estimation.stepsOutOfRange = Una estimación necesita al menos un paso.
  estimation.priorOutOfRange = Una estimación no puede partir de un número así.
  estimation.tooManyProblems = Se pueden comparar como máximo {maximum, plural, one {# pregunta} other {# preguntas}}.

  [community]
  contact.oneself = No puedes ser tu propio contacto.
  contact.alreadyContacts = Esa persona ya es tu contacto.
  contact.notContacts = Esa persona no es tu contacto.
  contact.alreadyRequested = Tu solicitud espera una respuesta.
  contact.declinedBefore = Tu solicitud fue rechazada.
  contact.noRequest = No hay ninguna solicitud que responder.
  contact.noStranger = Ahora no hay nadie contra quien jugar.

  challenge.notPlayer = No tienes invitación a este desafío.
  challenge.notOpen = Este desafío todavía no ha empezado.
  challenge.deadlinePassed = El plazo de este desafío ha terminado.
  challenge.notAccepted = Acepta el desafío antes de jugar.
  challenge.alreadyAccepted = Ya has aceptado este desafío.
  challenge.alreadyDeclined = Has rechazado este desafío.
  challenge.notStarted = Primero empieza el cuestionario.
  challenge.alreadyStarted = Ya has empezado el cuestionario.
  challenge.alreadyOut = Ya has terminado este desafío.
  challenge.otherQuiz = Este no es el cuestionario del desafío.
  challenge.notFinished = Todavía no has terminado el cuestionario.
  challenge.notCounted = Estas respuestas no se pueden contar.
  challenge.stays = Lo que ha ocurrido en un desafío no se puede deshacer.

  live.notHost = Solo quien dirige la partida puede hacer esto.
  live.hostCannotPlay = Quien dirige la partida no responde a las preguntas.
  live.notPlayer = Primero únete a la partida.
  live.alreadyJoined = Ya participas.
  live.wasRemoved = Quien dirige la partida te ha expulsado.
  live.unknownPlayer = Esta persona no participa.
  live.unknownTeam = Ese equipo no existe.
  live.teamIsMissing = Elige un equipo.
  live.unknownProblem = No hay ninguna pregunta con ese nombre.
  live.alreadyOpened = Esta pregunta ya se ha hecho.
  live.questionIsOpen = Otra pregunta sigue abierta.
  live.questionIsNotOpen = Esta pregunta no está abierta.
  live.timeIsUp = Se ha acabado el tiempo para esta pregunta.
  live.alreadyAnswered = Ya has respondido a esta pregunta.
  live.finished = La partida ha terminado.

  [authoring]
  workshop.unknownProblem = No hay ninguna pregunta con ese nombre.
  workshop.notAuthor = Solo quien ha escrito una pregunta puede modificarla.
  workshop.ownProblem = No puedes revisar tu propia pregunta.
  workshop.otherProblem = Es el texto de otra pregunta.
  workshop.alreadySubmitted = Esta versión ya se ha entregado.
  workshop.laterRevision = Hay una versión más reciente.
  workshop.faulty = La pregunta todavía no está completa.
  workshop.notWaiting = Esta versión no está pendiente de revisión.
  workshop.reasonMissing = Indica por qué rechazas la pregunta.
  workshop.alreadyWithdrawn = Esta pregunta ya se ha retirado.
  workshop.alreadyReported = Ya has avisado de esto.
  workshop.noReport = Nadie espera una respuesta sobre esta pregunta.
  workshop.countOutOfRange = El número de votos no puede ser correcto.

  [papers]
  error.countOutOfRange = Puede haber de {first} a {last}, y esto serían {count}.
  error.dependsOnLearner = Los exámenes de una clase no pueden depender de lo que ha hecho una sola persona.
  error.duplicateCandidate = Alguien está dos veces en la lista de nombres.
  error.malformedAnswer = Una respuesta necesita el código de un examen, un número y dos puntos, como B3: C.
  error.unknownPaper = No hay ningún examen {code}.
  error.unknownProblem = No hay ninguna pregunta {number}, la última es la {last}.
  error.unknownLetter = La pregunta {problem} no tiene {letter}, sus letras llegan hasta {last}.
  error.severalLetters = La pregunta {problem} admite una sola letra, y hay varias.
  error.repeatedLetter = En la pregunta {problem}, la letra {letter} está dos veces.
  error.unknownPart = La pregunta {problem} no tiene parte {number}, la última es la {last}.
  error.otherCount = La pregunta {problem} tiene {expected} partes, y hay {count} respuestas. Numéralas.
  error.unknownSeat = ¿De qué examen se trata? Escribe su código junto a las respuestas.

  draw.fewerProblems = Cada examen tiene {count} preguntas y no {wanted}, porque no hay más.
  draw.stratumTooSmall = De «{stratum}» solo hay {count} preguntas, y se piden {wanted}.
  draw.points = Los exámenes valen {points} puntos, porque ninguna selección de preguntas vale {wanted}.
  draw.simplified = Tantas puntuaciones distintas no dejan tiempo para usar las preguntas por igual en lo posible.
  draw.unevenUse = Cada pregunta se usa de {fewest} a {most} veces, lo que no es uniforme.
  draw.unknownDifficulty = Preguntas de dificultad desconocida: {count}. Cuentan como normales.
  draw.difficulty = Los exámenes difieren en dificultad: se espera del {lowest} al {highest} % de los puntos.

  page.name = Nombre
  page.date = Fecha
  page.points = Puntos
  page.mark = Nota
  page.code = Examen
  page.number = N.º
  page.letters = Letras
  page.answer = Respuesta correcta
  page.total = Total
  page.paper = Examen {code}
  page.key = Soluciones del examen {code}
  page.answers = Hoja de respuestas del examen {code}
  page.solutions = Hoja de soluciones del examen {code}
  page.list = Quién tiene qué examen
  page.cross = Marca la casilla correcta. En las filas de casillas cuadradas puede haber varias correctas.
  page.several = Puede haber varias respuestas correctas.
  page.minimumWords = {count, plural, one {# palabra} other {# palabras}} o más
  page.maximumWords = {count, plural, one {# palabra} other {# palabras}} como máximo
  page.wordRange = de {minimum} a {maximum} palabras
  page.order = Escribe las letras en el orden correcto:
  page.match = Escribe una letra junto a cada número.
  page.shared = Una letra puede usarse varias veces.

  [overlay]
  pin = Marcador {name}
  arrow = Flecha
  highlight = Parte resaltada
  verdict.correct = correcto
  verdict.wrong = incorrecto
  verdict.partial = parcialmente correcto
  verdict.unanswered = sin respuesta

  [interchange]
  not-utf-8 = Este byte no es UTF-8 y se lee como en Windows-1252, «{sign}»: mira si es correcto.
  encoding-guessed = El archivo se lee como {encoding}, según indican sus bytes: mira las letras con acento o guárdalo en UTF-8.
  unreadable-byte = Un byte de esta línea no corresponde a ningún carácter y se omite.
  brace-without-partner = A esta llave le falta su pareja, así que se omite la pregunta: ciérrala, o pon delante una barra invertida si te refieres al signo.
  second-answer-block = La pregunta tiene un segundo bloque de respuestas, que se lee como texto: pregunta una sola cosa o usa Cloze.
  line-break-in-formula = \n es aquí un salto de línea y parte {command} en dos: escribe \{command}.
  weight-on-right-answer = El peso {weight} va detrás de =, así que no cuenta como peso: escribe ~{weight} para una parte de los puntos.
  truth-as-text = «{text}» es aquí un texto que hay que escribir: usa TRUE o FALSE para una afirmación verdadera o falsa.
  zero-line = Moodle termina una pregunta en una línea que solo contiene un 0: pon el 0 en otra línea.
  question-in-category = Esta línea forma parte de la categoría, así que se pierde la pregunta que contiene: pon una línea en blanco antes.
  zero-answer = Moodle toma una primera respuesta 0 por ninguna: escribe =0.
  unescaped-sign = «{sign}» tiene un significado en GIFT: escribe \{sign} para que todos los programas lean el signo.
  malformed-weight = «{weight}» no es un peso y se lee como texto: escribe {better}.
  unknown-text-format = «{format}» no es un formato de texto y se lee como texto.
  malformed-number = «{text}» no es un número, y Moodle aceptaría cualquier respuesta: escribe {better}.
  weight-out-of-range = Un peso va de -100 a 100 por ciento, y este es {weight}.
  weight-not-on-list = Moodle no conoce el peso {weight} y rechaza la pregunta: usa {better}.
  no-right-answer = Ninguna respuesta es correcta: pon = delante de la correcta, o da pesos que sumen 100.
  too-few-answers = La pregunta necesita al menos {needed, plural, one {# respuesta} other {# respuestas}}, así que se omite.
  pair-without-arrow = Esta pareja no tiene flecha, así que se omite la pregunta: escribe =elemento -> respuesta.
  pair-without-answer = Esta pareja no tiene respuesta detrás de la flecha, así que Moodle la omite: escribe =elemento -> respuesta.
  malformed-xml = Esto no es XML válido: un signo < que se representa a sí mismo se escribe &lt;, y cada elemento termina con su propia etiqueta.
  unknown-reference = Un signo & que se representa a sí mismo se escribe &amp; en XML, y solo &lt; &gt; &amp; &quot; &apos; y los números representan signos.
  nested-too-deeply = Aquí hay demasiados elementos unos dentro de otros, y los más interiores se omiten.
  tags-in-text = El texto contiene etiquetas, que Moodle rechaza: ponlo entre <![CDATA[ y ]]>.
  unknown-element = «{name}» no forma parte de un banco de preguntas y se ignora.
  unknown-type = Las preguntas del tipo «{type}» se conservan en el archivo, pero no se pueden usar.
  duplicate-file = El texto tiene otro archivo con el nombre «{name}», así que este se omite: dale un nombre propio.
  nothing-found = El archivo no contiene ninguna pregunta: ¿está en otro formato?
  no-gap = El texto no tiene ningún hueco que se pueda leer, como {example}.
  gap-without-end = Este hueco no tiene llave de cierre.
  unknown-gap-type = «{type}» no es un tipo de hueco, así que se lee como texto: los tipos son SHORTANSWER, MULTICHOICE y NUMERICAL.
  unfinished-question = En Aiken, una pregunta es una línea, al menos dos respuestas como «A) París» y «ANSWER: A»; esta se omite.
  unknown-letter = Ninguna respuesta tiene esta letra, así que se omite la pregunta.
  quote-without-partner = A esta comilla le falta su pareja y se lee como un signo: dentro de unas comillas, escríbela dos veces.
  columns-without-names = Ninguna fila nombra columnas conocidas ({names}): llámalas pregunta y respuesta, o indica cuáles son, como en {example}.
  row-above-names = «{name}» está encima de los nombres de las columnas, así que esta fila se omite.
  fields-without-names = Los campos no tienen nombres, así que el primero pregunta por el segundo.
  column-left-out = El contenido de la columna «{name}» no pertenece a ningún problema, así que se omite.
  column-misspelled = Ninguna columna se llama «{name}», así que se omite su contenido: ¿querías decir «{meant}»?
  unreadable-cell = «{value}» no sirve para la columna {name} y se omite: escríbelo como en {example}.
  unknown-option = «{value}» no nombra ninguna de las opciones, así que se omite la fila: escribe la letra, el número o el texto de una opción.
  ambiguous-key = «{value}» es el número de una opción y el texto de otra, y se lee como número: escribe la letra.
  passed-over = «{name}» no pertenece a ningún problema y se pasa por alto.
  no-identifiers = Ninguna columna tiene identificadores, así que cada uno se deriva del texto de su pregunta: con una columna id, las respuestas siguen con su pregunta aunque cambie el texto.
  media-left-out = El archivo «{name}» no está en un archivo de texto, así que se omite.
  gap-within-gap = Hay huecos dentro de un hueco, y solo se preguntan los de dentro.
  sheet-left-out = «{name}» no se lee; solo se leen las celdas de una hoja.
  several-answers = «{answer}» es aquí una sola respuesta: escribe las demás correctas en una columna alternatives, con | entre ellas.
  incomplete-row = A la fila le falta la pregunta o la respuesta, así que se omite.
  malformed-json = La línea no es un objeto JSON y se omite.
  unusable-question = La pregunta no se puede usar: {reason}.
  unusable-type = Un banco no tiene preguntas del tipo «{type}», así que esta se omite.
  mark-rounded = Los puntos van en pasos de 1/600, así que la nota {mark} pasa a ser {points}.
  description-left-out = Ninguna pregunta sigue a este texto en su conjunto, así que el banco no tiene lugar para él: ponlo antes de una pregunta.
  text-simplified = El texto ha perdido parte de su formato: {what}.
  content-left-out = Al texto le falta algo que los alumnos verían u oirían: {what}.
  gap-left-out = Un banco no tiene huecos en los que se eligen varias respuestas, así que falta el hueco {number} con sus respuestas: {answers}.
  fields-left-out = Un banco no tiene lugar para estas partes de la pregunta: {names}.
  settings-left-out = Un cuestionario tiene ajustes propios, así que estos no tienen efecto: {names}.
  hidden-question = La pregunta está oculta para los alumnos, así que se omite.
  broken-json = Esto no es JSON correcto. Aquí hace falta: {expected}
  missing-member = Falta «{name}» en «{owner}»: añádelo.
  wrong-kind = «{name}» es {value}, pero el formato pide {expected}.
  malformed-value = «{value}» no sirve para «{name}»: escríbelo como {example}.
  unknown-member = El formato no conoce «{name}» en «{owner}» y no admite allí nada más: ponlo en «extensions».
  duplicate-member = «{name}» aparece aquí por segunda vez: deja solo uno.
  misplaced-member = «{name}» no es compatible con «{other}»: quita uno de los dos.
  useless-member = «{name}» no significa nada aquí, porque «{owner}» es «{other}».
  not-looked-up = «{name}» está en {address}, que no se consulta.
  proof-not-checked = La firma se conserva sin comprobarla: hay que averiguar en otro sitio si la insignia es auténtica.
  never-valid = La insignia termina el {end}, que no es posterior a su comienzo: nunca es válida.
  no-badge = En el archivo no hay ninguna insignia que se pueda leer.
  unusable-region = «{name}» no marca nada que se pueda tocar en una imagen, así que se omite.
  region-without-label = La región no tiene ningún texto que pueda ser su etiqueta, así que se omite.
  image-without-size = La imagen «{name}» no tiene anchura ni altura, así que sus marcadores no se pueden colocar.
  parts-left-out = Una ficha con marcadores no tiene lugar para {parts}.
  not-scored = Las respuestas a este ítem no se pueden calificar, porque «{name}» no se admite.
  scoring-approximated = Las reglas de este ítem puntúan algunas respuestas de otra forma que una pregunta aquí: comprueba lo que valen sus respuestas.
  usual-rules = El ítem no tiene reglas de puntuación, así que la respuesta correcta da todos los puntos.
  no-key = Ninguna respuesta a este ítem da puntos, así que no puede ser una pregunta: declara la respuesta correcta.
  feedback-left-out = Ninguna condición que conozca una pregunta dice quién ve este texto, así que se omite: «{text}».
  undeclared-outcome = Las reglas fijan «{name}», que el ejercicio no declara: se toma por un número.
  missing-file = El paquete no tiene aquí un archivo «{name}» del tipo esperado.
  address-left-out = Una imagen o grabación tiene la dirección «{address}», que no es de la web, así que se omite.
  rubric-left-out = Un banco no tiene notas para quien corrige, así que estas se omiten.
  units-left-out = Aquí las respuestas no tienen unidad, así que estas se omiten: {units}. Indica en el texto que solo se pide el número.
  total.more = y {count} más [{code}]
  total.lines = {count, plural, one {# línea} other {# líneas}}
  total.files = {count, plural, one {# archivo} other {# archivos}}
  total.questions = {count, plural, one {# pregunta} other {# preguntas}}
  total.pins = {count, plural, one {# marcador} other {# marcadores}}
  total.entries = {count, plural, one {# entrada} other {# entradas}}
  total.statements = {count, plural, one {# declaración} other {# declaraciones}}
  total.badges = {count, plural, one {# insignia} other {# insignias}}
  total.errors = {count, plural, one {# error} other {# errores}}
  total.warnings = {count, plural, one {# advertencia} other {# advertencias}}
  total.hints = {count, plural, one {# observación} other {# observaciones}}
  total.none = ningún error
  lost.type = La pregunta se omite: el formato no tiene ninguna del tipo {type}.
  lost.category = Se pierde la categoría.
  lost.category-details = Se pierden la descripción y el número de la categoría.
  lost.set-title = El título del conjunto se pierde; su identificador lo sustituye.
  lost.name = Se pierde el nombre.
  lost.labels = Se pierden el número ID y las etiquetas.
  lost.mark = Se pierden los puntos que vale la pregunta.
  lost.hints = Se pierden las pistas.
  lost.general-feedback = Se pierde la retroalimentación general.
  lost.answer-feedback = Se pierde la retroalimentación de las respuestas.
  lost.response-feedback = Se pierde la retroalimentación de la respuesta completa.
  lost.files = Se pierden los archivos de los textos.
  lost.remainder = Se pierden detalles que solo conoce el formato del archivo.
  lost.weights = Las respuestas que valen una parte de los puntos la pierden.
  lost.refused-weights = Moodle no conoce un peso de las respuestas y rechazará la pregunta.
  lost.other-answers = Se pierden todas las respuestas menos la primera.
  lost.separator = Una barra vertical en una respuesta la partirá en dos.
  lost.arrow = Una flecha -> en un texto se convierte en →.
  lost.signs = Unos signos de un texto significan allí otra cosa: un hueco, un sonido o una lectura.
  lost.letter-case = Las mayúsculas y las minúsculas contarán como iguales.
  lost.single-choice = Como no hay respuesta correcta, se marcarán varias en lugar de una.
  lost.judgment = Las respuestas se compararán letra por letra y no por su significado.
  lost.unit = Se pierde la unidad del número.
  lost.markup = Las fórmulas, las imágenes, las tablas y el énfasis se convierten en texto sin formato.
  lost.grading = Cada opción marcada valdrá su parte, en lugar de lo que indica la pregunta.
  lost.other-orders = Se pierden todos los órdenes correctos menos uno.
  lost.rubric = Se pierden la rúbrica, la respuesta modelo y los límites de la redacción.
  lost.instruction = Se pierde la instrucción que va encima del texto con huecos.
  lost.source = Se pierde la fuente de la pregunta.
  lost.notes = Se pierden el título, la nota, la señal y el tamaño del marcador.
  lost.other-labels = Se pierden las etiquetas en otros idiomas y los sinónimos.
  lost.round-shapes = Los bordes curvos pasan a ser tramos rectos y los huecos pueden perderse.
  lost.drawings = Se pierden las flechas y los resaltados de la imagen.
  lost.titles = Se pierden los títulos de secciones, ejercicios y vistas y las descripciones de las imágenes.
  lost.other-images = Las imágenes después de la primera se pierden con sus marcadores.
  lost.templates = Se pierden las plantillas del conjunto.

  [lab]
  coverage.leftOut = Nada atrae a los {players}.
  coverage.favored = Hay muchas más cosas que atraen a los {players} que a los demás.
  players.achiever = triunfadores
  players.competitor = competidores
  players.explorer = exploradores
  players.socializer = socializadores
  report.mean = media
  report.interval = 95 %
  report.difference = diferencia
  report.chance = p (Holm)
  report.least = mínimo con la semilla
  report.most = máximo con la semilla
  report.same = igual en cada mundo
  report.none = ningún valor
  report.unmeasured = Con {variant} no hubo nada que medir en ningún mundo, por ejemplo porque nadie obtuvo ningún punto.
  report.worlds = Mundos: {count}, semillas {first} a {last}. Cada intervalo vale por sí solo; p está corregido para todas las comparaciones (Holm).
  """#
)
