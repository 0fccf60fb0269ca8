// SPDX-License-Identifier: Apache-2.0
extension Italian {
  /// The sentences of hints on German spelling.
  package static let spelling: [String: String] = [
    "category.case": "Maiuscole e minuscole",
    "category.boundary": "Una parola o due",
    "category.das-dass": "das o dass",
    "category.doubling": "Consonanti doppie",
    "category.long-i": "La i lunga",
    "category.length-mark": "Segni di allungamento",
    "category.sharp-s": "s, ss o ß",
    "category.umlaut-derivation": "ä e äu per derivazione",
    "category.umlaut-dots": "Puntini su ä, ö, ü",
    "category.f-v-w": "f, v o w",
    "category.final-devoicing": "Suoni forti in fine di parola",
    "category.voicing": "Consonanti forti e dolci",
    "category.schwa-r": "e non accentata e r vocalica",
    "category.special-grapheme": "Gruppi di lettere",
    "category.morpheme": "Parti di parola",
    "category.phoneme": "Suono per suono",
    "category.punctuation": "Segni",

    "hint.case.word":
      "Puoi mettere «der», «die» o «das» davanti alla parola? Qui comincia una frase?",
    "hint.case.inside":
      "Guarda dentro la parola: le lettere maiuscole e minuscole sono al loro posto?",
    "hint.boundary.missing": "È davvero una parola sola? Di’ le parti una dopo l’altra.",
    "hint.boundary.needless": "Queste parti vanno insieme e indicano una cosa sola?",
    "hint.das-dass": "Prova a mettere «dieses» o «welches» al suo posto. La frase ha ancora senso?",
    "hint.doubling.missing":
      "Ascolta la vocale che viene prima: è breve o lunga? Che cosa si scrive dopo una vocale così?",
    "hint.doubling.needless":
      "Ascolta la vocale che viene prima e guarda che cosa segue. Quante consonanti senti?",
    "hint.doubling.letters": "Alcune lettere si raddoppiano in un modo tutto loro. Te lo ricordi?",
    "hint.long-i":
      "La i è lunga o breve? Pensa a come si scrive di solito e alle parole da ricordare.",
    "hint.length.missing":
      "La vocale è lunga. È una parola da ricordare? Pensa a parole della stessa famiglia.",
    "hint.length.needless":
      "Qui la vocale ha bisogno di un segno di allungamento? Molte vocali lunghe non ce l’hanno.",
    "hint.length.between-vowels":
      "Di’ la parola lentamente, sillaba per sillaba. Che cosa c’è all’inizio della seconda?",
    "hint.sharp-s":
      "La s ronza come un’ape o sibila come un serpente? E la vocale che viene prima è lunga o breve?",
    "hint.umlaut-derivation": "C’è una parola della stessa famiglia con a o au?",
    "hint.umlaut-dots": "Di’ la parola ad alta voce. La vocale ha bisogno dei puntini?",
    "hint.f-v-w": "Più lettere hanno questo suono. È una parola da ricordare?",
    "hint.f-v-w.prefix":
      "La parola comincia con una piccola parte con cui cominciano molte parole. Come si scrive questa parte?",
    "hint.final.stem":
      "Allunga la parola: dilla al plurale o in un’altra forma. Che cosa senti adesso?",
    "hint.final.ig": "Allunga la parola con una e alla fine. Che cosa senti adesso?",
    "hint.voicing": "Metti la mano davanti alla bocca: il suono è forte o dolce?",
    "hint.schwa.e": "Batti le mani a ogni sillaba. Ogni sillaba ha bisogno di una vocale.",
    "hint.schwa.r": "Ascolta bene e parla molto chiaramente: c’è una r nascosta?",
    "hint.grapheme.sp-st":
      "All’inizio di una parola non tutto si scrive come si sente. Quali lettere conosci per questo suono?",
    "hint.grapheme.ch-sch":
      "Qui più lettere formano un solo suono. Dillo lentamente: che suono è, e con quali lettere si scrive?",
    "hint.grapheme.ng-nk":
      "Il suono esce dal naso. Allunga la parola: con quali lettere si scrive questo suono?",
    "hint.grapheme.qu": "C’è una lettera che non sta mai da sola. Conosci la coppia?",
    "hint.grapheme.pf": "Stringi le labbra all’inizio e parla chiaramente. C’è un suono in più?",
    "hint.grapheme.x-chs":
      "Questo suono si può scrivere in più modi. C’è una parola della stessa famiglia che ti aiuta?",
    "hint.grapheme.s-z": "Dillo lentamente. La lingua tocca il palato prima di sibilare?",
    "hint.grapheme.diphthong": "Qui due vocali formano un solo suono. Come si scrive di solito?",
    "hint.grapheme.dt": "Poche parole finiscono così. È una delle parole da ricordare?",
    "hint.grapheme.foreign":
      "Questa parola viene da un’altra lingua. Guarda come si scrive in quella lingua e cerca di ricordarlo.",
    "hint.morpheme.double": "Scomponi la parola. Scrivi ogni parte per intero, poi uniscile.",
    "hint.morpheme.single": "Scomponi la parola. Come comincia e come finisce ogni parte?",
    "hint.morpheme.prefix":
      "La parola comincia con una piccola parte con cui cominciano molte parole. È completa?",
    "hint.morpheme.linking-s":
      "Scomponi la parola, poi ridilla tutta d’un fiato. Che cosa unisce le due parti?",
    "hint.phoneme.missing": "Di’ la parola lentamente, suono per suono. Hai scritto tutti i suoni?",
    "hint.phoneme.added": "Leggi lentamente quello che hai scritto. C’è una lettera di troppo?",
    "hint.phoneme.replaced":
      "Di’ la parola lentamente e confronta: ogni lettera corrisponde a quello che senti?",
    "hint.phoneme.order": "Di’ la parola lentamente. In che ordine si sentono i suoni?",
    "hint.punctuation.apostrophe": "Qui cade una lettera? Solo in questo caso serve l’apostrofo.",
    "hint.punctuation.mark":
      "Guarda i segni: ne manca uno, ce n’è uno di troppo o ne serve un altro?",
  ]
}
