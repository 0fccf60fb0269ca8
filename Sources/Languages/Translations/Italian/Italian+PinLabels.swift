// SPDX-License-Identifier: Apache-2.0
extension Italian {
  /// The sentences of pin labels.
  package static let pins: [String: String] = [
    "quoted": "«{text}»",

    "session.unknownPin": "Questo segnaposto non è richiesto.",
    "session.alreadySubmitted": "Hai già consegnato.",
    "session.notSubmitted": "Non hai ancora consegnato.",
    "session.noInterim": "Prima della consegna non viene mostrato niente.",
    "session.notPlaced": "Per questo nome non c’è nessun segnaposto.",
    "session.pointOutOfRange": "È fuori dall’immagine.",
    "session.creditOverflow": "Il punteggio non si può calcolare.",
    "session.timeIsUp": "Il tuo tempo è scaduto.",

    "label.unanswered": "Non c’è nessuna risposta.",
    "label.correct": "Giusto, {how}.",
    "layer.exact": "alla lettera",
    "layer.normalized": "a parte maiuscole, accenti o punteggiatura",
    "layer.variant": "con un’altra grafia",
    "layer.abbreviation": "con un’abbreviazione",
    "layer.synonym": "con un altro nome",
    "layer.otherLanguage": "in un’altra lingua",
    "layer.wordOrder": "con le parole in un altro ordine",
    "layer.nearSpelling":
      "con {count, plural, one {# lettera sbagliata} other {# lettere sbagliate}}",
    "label.different": "Non è un nome di questa struttura.",
    "label.anotherTerm": "È il nome di un’altra struttura.",
    "label.anotherPin": "Questo nome appartiene a {pins}.",
    "label.otherLanguage": "È un nome della struttura in una lingua che qui non conta.",
    "label.ambiguous": "È scritto male, e un altro nome è altrettanto simile.",
    "label.anotherWord": "Una delle parole è diversa.",
    "label.contrary": "Una delle parole è il contrario di quella giusta.",
    "label.tooLong": "È più lungo di qualunque nome.",

    "diagnosis.swapped": "L’hai scambiato con {pins}.",
    "diagnosis.cycle": "Hai scambiato tra loro questi nomi: {pins}.",
    "diagnosis.labelOf": "È {pins}.",
    "diagnosis.wrongSide": "È l’altro lato.",
    "diagnosis.partForWhole": "Ne è solo una parte: {pins}.",
    "diagnosis.wholeForPart": "È l’intero di cui fa parte: {pins}.",
    "diagnosis.pluralForSingular": "È un plurale, ma qui l’elemento è uno solo.",
    "diagnosis.singularForPlural": "È un singolare, ma qui gli elementi sono più di uno.",
    "diagnosis.duplicate": "Hai scritto la stessa cosa per {pins}.",
    "diagnosis.empty": "Non c’è nessuna risposta.",

    "edit.unknownObject": "Non esiste, o è stato eliminato.",
    "edit.duplicateIdentifier": "L’identificativo è già in uso.",
    "edit.fieldDoesNotFit": "Questo oggetto non ha questa proprietà.",
    "edit.lastOne": "A un segnaposto deve restare un’etichetta, e a un esercizio una vista.",
    "edit.cannotBeDeleted": "La scheda stessa non si può eliminare.",
    "edit.cannotBeRestored": "Non è stato eliminato, o non c’è più ciò che lo conteneva.",
    "edit.indexOutOfRange": "Questa posizione non esiste.",
    "edit.imageNotRenamed":
      "Un’immagine di dimensioni diverse ha bisogno di un altro nome o di un’altra versione.",
    "edit.arrowTooShort": "La freccia è troppo corta.",
    "edit.invalid": "Così la scheda non sarebbe più valida.",
    "merge.otherSheet": "Appartiene a un’altra scheda.",
    "merge.missingParent": "Ciò a cui appartiene qui non è conosciuto.",
    "merge.invalid": "Così la scheda non sarebbe più valida.",

    "check.pinOutsideImage": "Il segnaposto è fuori dall’immagine.",
    "check.partlyOutsideImage": "Sporge dall’immagine.",
    "check.pinOutsideItsRegions": "Il segnaposto non è in nessuna delle sue aree.",
    "check.duplicateLabel": "Un’altra etichetta del segnaposto è identica.",
    "check.ambiguousLabel": "Il segnaposto {pins} ha la stessa etichetta.",
    "check.overlapsRegionOfSameLabel":
      "Si sovrappone a un’area il cui segnaposto ha un’etichetta in comune.",
    "check.unreachable": "Non si può toccare, perché altre aree la coprono.",
    "check.missingLanguage": "Il segnaposto non ha un’etichetta nella lingua «{language}».",
    "check.missingAlternativeText": "L’immagine non ha un testo alternativo.",
    "check.noPins": "L’esercizio non ha segnaposto.",

    "conflict.field": "Le due parti l’hanno modificato in modo diverso.",
    "conflict.deletedByUs": "Noi l’abbiamo eliminato, e l’altra parte l’ha modificato.",
    "conflict.deletedByThem": "L’altra parte l’ha eliminato, e noi l’abbiamo modificato.",
    "conflict.lastOnesDeleted":
      "Entrambe le parti ne hanno eliminato dei pezzi, e non resterebbe niente.",
    "conflict.imageReplacedByUs":
      "Noi abbiamo sostituito l’immagine, e l’altra parte ha messo qualcosa su quella precedente.",
    "conflict.imageReplacedByThem":
      "L’altra parte ha sostituito l’immagine, e noi abbiamo messo qualcosa su quella precedente.",
  ]
}

extension Italian {
  /// The sentences of drawings of pins.
  package static let overlay: [String: String] = [
    "pin": "Segnaposto {name}",
    "arrow": "Freccia",
    "highlight": "Parte evidenziata",
    "verdict.correct": "giusto",
    "verdict.wrong": "sbagliato",
    "verdict.partial": "giusto in parte",
    "verdict.unanswered": "senza risposta",
  ]
}
