// SPDX-License-Identifier: Apache-2.0
extension Italian {
  /// The sentences of the workshop of authors.
  package static let authoring: [String: String] = [
    "workshop.unknownProblem": "Non c’è nessuna domanda con questo nome.",
    "workshop.notAuthor": "Una domanda può essere modificata solo da chi l’ha scritta.",
    "workshop.ownProblem": "Non puoi revisionare una domanda scritta da te.",
    "workshop.otherProblem": "È il testo di un’altra domanda.",
    "workshop.alreadySubmitted": "Questa versione è già stata consegnata.",
    "workshop.laterRevision": "C’è una versione più recente.",
    "workshop.faulty": "La domanda non è ancora completa.",
    "workshop.notWaiting": "Questa versione non è in attesa di revisione.",
    "workshop.reasonMissing": "Indica perché rifiuti la domanda.",
    "workshop.alreadyWithdrawn": "Questa domanda è già stata ritirata.",
    "workshop.alreadyReported": "L’hai già segnalato.",
    "workshop.noReport": "Nessuno aspetta una risposta su questa domanda.",
    "workshop.countOutOfRange": "Il numero di voti non può essere giusto.",
  ]
}
