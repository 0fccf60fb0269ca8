// SPDX-License-Identifier: Apache-2.0
extension Spanish {
  /// The sentences of hints on German spelling.
  package static let spelling: [String: String] = [
    "category.case": "Mayúsculas y minúsculas",
    "category.boundary": "Una palabra o dos",
    "category.das-dass": "das o dass",
    "category.doubling": "Consonantes dobles",
    "category.long-i": "La i larga",
    "category.length-mark": "Signos de alargamiento",
    "category.sharp-s": "s, ss o ß",
    "category.umlaut-derivation": "ä y äu por derivación",
    "category.umlaut-dots": "Puntos sobre ä, ö, ü",
    "category.f-v-w": "f, v o w",
    "category.final-devoicing": "Sonidos fuertes al final",
    "category.voicing": "Consonantes fuertes y suaves",
    "category.schwa-r": "e átona y r vocálica",
    "category.special-grapheme": "Grupos de letras",
    "category.morpheme": "Partes de palabras",
    "category.phoneme": "Sonido por sonido",
    "category.punctuation": "Signos",

    "hint.case.word":
      "¿Puedes poner «der», «die» o «das» delante de la palabra? ¿Empieza aquí una frase?",
    "hint.case.inside":
      "Mira dentro de la palabra: ¿están en su sitio las letras grandes y las pequeñas?",
    "hint.boundary.missing": "¿Es de verdad una sola palabra? Di las partes una tras otra.",
    "hint.boundary.needless": "¿Van juntas estas partes y significan una sola cosa?",
    "hint.das-dass":
      "Prueba a poner «dieses» o «welches» en su lugar. ¿Sigue teniendo sentido la frase?",
    "hint.doubling.missing":
      "Escucha la vocal que va delante: ¿es corta o larga? ¿Qué se escribe detrás de una vocal así?",
    "hint.doubling.needless":
      "Escucha la vocal que va delante y mira lo que sigue. ¿Cuántas consonantes oyes?",
    "hint.doubling.letters": "Algunas letras se duplican a su manera. ¿Te acuerdas de cómo?",
    "hint.long-i":
      "¿La i es larga o corta? Piensa en cómo se escribe en la mayoría de las palabras y en las palabras que hay que recordar.",
    "hint.length.missing":
      "La vocal es larga. ¿Es una palabra que hay que recordar? Piensa en palabras de la misma familia.",
    "hint.length.needless":
      "¿Necesita aquí la vocal un signo de alargamiento? Muchas vocales largas no llevan ninguno.",
    "hint.length.between-vowels":
      "Di la palabra despacio, sílaba a sílaba. ¿Qué hay donde empieza la segunda?",
    "hint.sharp-s":
      "¿La s zumba como una abeja o silba como una serpiente? Y la vocal que va delante, ¿es larga o corta?",
    "hint.umlaut-derivation": "¿Hay alguna palabra de la misma familia con a o au?",
    "hint.umlaut-dots": "Di la palabra en voz alta. ¿Necesita puntos la vocal?",
    "hint.f-v-w": "Varias letras suenan así. ¿Es una palabra que hay que recordar?",
    "hint.f-v-w.prefix":
      "La palabra empieza con una parte pequeña con la que empiezan muchas palabras. ¿Cómo se escribe esa parte?",
    "hint.final.stem": "Alarga la palabra: dila en plural o en otra forma. ¿Qué oyes ahora?",
    "hint.final.ig": "Alarga la palabra con una e al final. ¿Qué oyes ahora?",
    "hint.voicing": "Pon la mano delante de la boca: ¿el sonido es fuerte o suave?",
    "hint.schwa.e": "Marca las sílabas con palmadas. Cada sílaba necesita una vocal.",
    "hint.schwa.r": "Escucha bien y habla con mucha claridad: ¿hay una r escondida?",
    "hint.grapheme.sp-st":
      "Al principio de una palabra no todo se escribe como suena. ¿Qué letras conoces para este sonido?",
    "hint.grapheme.ch-sch":
      "Aquí varias letras forman un solo sonido. Dilo despacio: ¿qué sonido es y qué letras le corresponden?",
    "hint.grapheme.ng-nk":
      "El sonido sale por la nariz. Alarga la palabra: ¿qué letras le corresponden a este sonido?",
    "hint.grapheme.qu": "Hay una letra que nunca va sola. ¿Conoces la pareja?",
    "hint.grapheme.pf":
      "Al principio, aprieta los labios y habla con claridad. ¿Hay un sonido más?",
    "hint.grapheme.x-chs":
      "Este sonido se puede escribir de varias maneras. ¿Hay alguna palabra de la misma familia que te ayude?",
    "hint.grapheme.s-z":
      "Di la palabra despacio. ¿Toca la lengua la parte de arriba de la boca antes de silbar?",
    "hint.grapheme.diphthong":
      "Aquí dos vocales forman un solo sonido. ¿Cómo se escribe en la mayoría de las palabras?",
    "hint.grapheme.dt":
      "Pocas palabras tienen esta terminación. ¿Es una de las palabras que hay que recordar?",
    "hint.grapheme.foreign":
      "Esta palabra viene de otro idioma. Fíjate en cómo se escribe en él y recuérdala.",
    "hint.morpheme.double":
      "Separa la palabra en partes. Escribe cada parte entera y luego júntalas.",
    "hint.morpheme.single": "Separa la palabra en partes. ¿Cómo empieza y cómo termina cada una?",
    "hint.morpheme.prefix":
      "La palabra empieza con una parte pequeña con la que empiezan muchas palabras. ¿Está completa?",
    "hint.morpheme.linking-s":
      "Separa la palabra en partes y luego dila otra vez de un tirón. ¿Qué une las dos partes?",
    "hint.phoneme.missing":
      "Di la palabra despacio, sonido por sonido. ¿Has escrito todos los sonidos?",
    "hint.phoneme.added": "Lee despacio lo que has escrito. ¿Sobra alguna letra?",
    "hint.phoneme.replaced":
      "Di la palabra despacio y compara: ¿corresponde cada letra a lo que oyes?",
    "hint.phoneme.order": "Di la palabra despacio. ¿En qué orden van los sonidos?",
    "hint.punctuation.apostrophe":
      "¿Desaparece aquí una letra? Solo entonces hace falta un apóstrofo.",
    "hint.punctuation.mark": "Mira los signos: ¿falta alguno, sobra alguno o hay otro en su lugar?",
  ]
}
