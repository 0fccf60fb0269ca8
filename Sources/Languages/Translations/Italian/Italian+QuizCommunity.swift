// SPDX-License-Identifier: Apache-2.0
extension Italian {
  /// The sentences of contacts, challenges and live rounds.
  package static let community: [String: String] = [
    "contact.oneself": "Non puoi aggiungerti ai tuoi contatti.",
    "contact.alreadyContacts": "Siete già in contatto.",
    "contact.notContacts": "Non siete in contatto.",
    "contact.alreadyRequested": "La tua richiesta è in attesa di risposta.",
    "contact.declinedBefore": "La tua richiesta è stata rifiutata.",
    "contact.noRequest": "Non c’è nessuna richiesta a cui rispondere.",
    "contact.noStranger": "In questo momento non c’è nessuno contro cui giocare.",

    "challenge.notPlayer": "Non hai ricevuto un invito a questa sfida.",
    "challenge.notOpen": "Questa sfida non è ancora cominciata.",
    "challenge.deadlinePassed": "Il termine di questa sfida è scaduto.",
    "challenge.notAccepted": "Prima di giocare, accetta la sfida.",
    "challenge.alreadyAccepted": "Hai già accettato questa sfida.",
    "challenge.alreadyDeclined": "Hai rifiutato questa sfida.",
    "challenge.notStarted": "Prima comincia il quiz.",
    "challenge.alreadyStarted": "Hai già cominciato il quiz.",
    "challenge.alreadyOut": "Hai già finito questa sfida.",
    "challenge.otherQuiz": "Questo non è il quiz della sfida.",
    "challenge.notFinished": "Non hai ancora finito il quiz.",
    "challenge.notCounted": "Queste risposte non si possono conteggiare.",

    "live.notHost": "Può farlo solo chi conduce la partita.",
    "live.hostCannotPlay": "Chi conduce la partita non risponde alle domande.",
    "live.notPlayer": "Prima entra nella partita.",
    "live.alreadyJoined": "Partecipi già.",
    "live.unknownProblem": "Non c’è nessuna domanda con questo nome.",
    "live.alreadyOpened": "Questa domanda è già stata posta.",
    "live.questionIsOpen": "Un’altra domanda è ancora aperta.",
    "live.questionIsNotOpen": "Questa domanda non è aperta.",
    "live.timeIsUp": "Il tempo per questa domanda è scaduto.",
    "live.alreadyAnswered": "Hai già risposto a questa domanda.",
    "live.finished": "La partita è finita.",
  ]
}
