// SPDX-License-Identifier: Apache-2.0
extension Dutch {
  /// The sentences of contacts, challenges and live rounds.
  package static let community: [String: String] = [
    "contact.oneself": "Je kunt niet je eigen contact zijn.",
    "contact.alreadyContacts": "Jullie zijn al contacten.",
    "contact.notContacts": "Jullie zijn geen contacten.",
    "contact.alreadyRequested": "Je verzoek wacht op een antwoord.",
    "contact.declinedBefore": "Je verzoek is afgewezen.",
    "contact.noRequest": "Er is geen verzoek om te beantwoorden.",
    "contact.noStranger": "Er is nu niemand om tegen te spelen.",

    "challenge.notPlayer": "Je bent niet uitgenodigd voor deze uitdaging.",
    "challenge.notOpen": "Deze uitdaging is nog niet begonnen.",
    "challenge.deadlinePassed": "De deadline van deze uitdaging is verstreken.",
    "challenge.notAccepted": "Neem de uitdaging aan voordat je speelt.",
    "challenge.alreadyAccepted": "Je hebt deze uitdaging al aangenomen.",
    "challenge.alreadyDeclined": "Je hebt deze uitdaging afgewezen.",
    "challenge.notStarted": "Begin eerst met de quiz.",
    "challenge.alreadyStarted": "Je bent al met de quiz begonnen.",
    "challenge.alreadyOut": "Je bent al klaar met deze uitdaging.",
    "challenge.otherQuiz": "Dit is niet de quiz van de uitdaging.",
    "challenge.notFinished": "Je bent nog niet klaar met de quiz.",
    "challenge.notCounted": "Deze antwoorden kunnen niet meetellen.",

    "live.notHost": "Alleen de quizmaster kan dit doen.",
    "live.hostCannotPlay": "De quizmaster beantwoordt geen vragen.",
    "live.notPlayer": "Doe eerst mee aan de ronde.",
    "live.alreadyJoined": "Je doet al mee.",
    "live.unknownProblem": "Er is geen vraag met die naam.",
    "live.alreadyOpened": "Deze vraag is al gesteld.",
    "live.questionIsOpen": "Er staat nog een andere vraag open.",
    "live.questionIsNotOpen": "Deze vraag staat niet open.",
    "live.timeIsUp": "De tijd voor deze vraag is om.",
    "live.alreadyAnswered": "Je hebt deze vraag al beantwoord.",
    "live.finished": "De ronde is afgelopen.",
  ]
}
