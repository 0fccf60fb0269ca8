// SPDX-License-Identifier: Apache-2.0
extension French {
  /// The sentences of hints on German spelling.
  package static let spelling: [String: String] = [
    "category.case": "Majuscules et minuscules",
    "category.boundary": "Un mot ou deux",
    "category.das-dass": "das ou dass",
    "category.doubling": "Consonnes doubles",
    "category.long-i": "Le i long",
    "category.length-mark": "Signes d’allongement",
    "category.sharp-s": "s, ss ou ß",
    "category.umlaut-derivation": "ä et äu par dérivation",
    "category.umlaut-dots": "Points sur ä, ö, ü",
    "category.f-v-w": "f, v ou w",
    "category.final-devoicing": "Sons durs à la fin",
    "category.voicing": "Consonnes dures et douces",
    "category.schwa-r": "e non accentué et r vocalique",
    "category.special-grapheme": "Groupes de lettres",
    "category.morpheme": "Parties de mots",
    "category.phoneme": "Son par son",
    "category.punctuation": "Signes",

    "hint.case.word":
      "Peux-tu mettre « der », « die » ou « das » devant le mot ? Est-ce le début d’une phrase ?",
    "hint.case.inside":
      "Regarde à l’intérieur du mot : les grandes et les petites lettres sont-elles à leur place ?",
    "hint.boundary.missing": "Est-ce vraiment un seul mot ? Dis les parties l’une après l’autre.",
    "hint.boundary.needless":
      "Ces parties vont-elles ensemble et désignent-elles une seule chose ?",
    "hint.das-dass":
      "Essaie « dieses » ou « welches » à la place. La phrase a-t-elle encore un sens ?",
    "hint.doubling.missing":
      "Écoute la voyelle qui précède : est-elle courte ou longue ? Qu’écrit-on après une voyelle comme celle-ci ?",
    "hint.doubling.needless":
      "Écoute la voyelle qui précède et regarde ce qui suit. Combien de consonnes entends-tu ?",
    "hint.doubling.letters": "Certaines lettres se doublent à leur façon. T’en souviens-tu ?",
    "hint.long-i":
      "Le i est-il long ou court ? Pense à la façon dont on l’écrit le plus souvent, et aux mots à retenir.",
    "hint.length.missing":
      "La voyelle est longue. Est-ce un mot à retenir ? Pense à des mots de la même famille.",
    "hint.length.needless":
      "La voyelle a-t-elle besoin ici d’un signe d’allongement ? Beaucoup de voyelles longues n’en ont pas.",
    "hint.length.between-vowels":
      "Dis le mot lentement, syllabe par syllabe. Qu’y a-t-il au début de la deuxième ?",
    "hint.sharp-s":
      "Le s bourdonne-t-il comme une abeille, ou siffle-t-il comme un serpent ? Et la voyelle qui précède est-elle courte ou longue ?",
    "hint.umlaut-derivation": "Y a-t-il un mot de la même famille avec a ou au ?",
    "hint.umlaut-dots": "Dis le mot à voix haute. La voyelle a-t-elle besoin de points ?",
    "hint.f-v-w": "Plusieurs lettres ont ce son. Est-ce un mot à retenir ?",
    "hint.f-v-w.prefix":
      "Le mot commence par une petite partie que l’on trouve au début de beaucoup de mots. Comment s’écrit cette partie ?",
    "hint.final.stem":
      "Allonge le mot : dis-le au pluriel, ou sous une autre forme. Qu’entends-tu maintenant ?",
    "hint.final.ig": "Allonge le mot avec un e à la fin. Qu’entends-tu maintenant ?",
    "hint.voicing": "Mets ta main devant ta bouche : le son est-il dur ou doux ?",
    "hint.schwa.e": "Frappe les syllabes dans tes mains. Chaque syllabe a besoin d’une voyelle.",
    "hint.schwa.r": "Écoute bien et parle très clairement : y a-t-il un r qui se cache ?",
    "hint.grapheme.sp-st":
      "Au début d’un mot, tout ne s’écrit pas comme on l’entend. Quelles lettres connais-tu pour ce son ?",
    "hint.grapheme.ch-sch":
      "Ici, plusieurs lettres forment un seul son. Dis-le lentement : quel son est-ce, et avec quelles lettres s’écrit-il ?",
    "hint.grapheme.ng-nk":
      "Le son vient de ton nez. Allonge le mot : quelles lettres vont avec ce son ?",
    "hint.grapheme.qu": "Il y a une lettre qui n’est jamais seule. Connais-tu la paire ?",
    "hint.grapheme.pf": "Serre les lèvres au début et parle clairement. Y a-t-il un son de plus ?",
    "hint.grapheme.x-chs":
      "Il y a plusieurs façons d’écrire ce son. Y a-t-il un mot de la même famille qui aide ?",
    "hint.grapheme.s-z":
      "Dis-le lentement. Ta langue touche-t-elle le haut de ta bouche avant de siffler ?",
    "hint.grapheme.diphthong":
      "Ici, deux voyelles forment un seul son. Comment s’écrit-il le plus souvent ?",
    "hint.grapheme.dt": "Peu de mots se terminent ainsi. Est-ce un des mots à retenir ?",
    "hint.grapheme.foreign":
      "Ce mot vient d’une autre langue. Regarde comment on l’y écrit et retiens-le.",
    "hint.morpheme.double": "Décompose le mot. Écris chaque partie en entier, puis assemble-les.",
    "hint.morpheme.single":
      "Décompose le mot. Comment chaque partie commence-t-elle et finit-elle ?",
    "hint.morpheme.prefix":
      "Le mot commence par une petite partie que l’on trouve au début de beaucoup de mots. Est-elle complète ?",
    "hint.morpheme.linking-s":
      "Décompose le mot, puis redis-le d’un trait. Qu’est-ce qui relie les deux parties ?",
    "hint.phoneme.missing": "Dis le mot lentement, son par son. As-tu écrit tous les sons ?",
    "hint.phoneme.added": "Lis lentement ce que tu as écrit. Y a-t-il une lettre de trop ?",
    "hint.phoneme.replaced":
      "Dis le mot lentement et compare : chaque lettre va-t-elle avec ce que tu entends ?",
    "hint.phoneme.order": "Dis le mot lentement. Dans quel ordre viennent les sons ?",
    "hint.punctuation.apostrophe":
      "Une lettre disparaît-elle ici ? C’est seulement dans ce cas qu’il faut une apostrophe.",
    "hint.punctuation.mark":
      "Regarde les signes : en manque-t-il un, y en a-t-il un de trop, ou en faut-il un autre ?",
  ]
}
