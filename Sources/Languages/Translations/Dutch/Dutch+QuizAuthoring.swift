// SPDX-License-Identifier: Apache-2.0
extension Dutch {
  /// The sentences of the workshop of authors.
  package static let authoring: [String: String] = [
    "workshop.unknownProblem": "Er is geen opgave met die naam.",
    "workshop.notAuthor": "Alleen de auteur kan een opgave wijzigen.",
    "workshop.ownProblem": "Je kunt je eigen opgave niet beoordelen.",
    "workshop.otherProblem": "Dit is de tekst van een andere opgave.",
    "workshop.alreadySubmitted": "Deze versie is al ingediend.",
    "workshop.laterRevision": "Er is een nieuwere versie.",
    "workshop.faulty": "De opgave is nog niet compleet.",
    "workshop.notWaiting": "Deze versie wacht niet op een beoordeling.",
    "workshop.reasonMissing": "Geef aan waarom je de opgave afwijst.",
    "workshop.alreadyWithdrawn": "Deze opgave is al ingetrokken.",
    "workshop.alreadyReported": "Je hebt dit al gemeld.",
    "workshop.noReport": "Niemand wacht op een antwoord over deze opgave.",
    "workshop.countOutOfRange": "Het aantal stemmen kan niet kloppen.",
  ]
}
