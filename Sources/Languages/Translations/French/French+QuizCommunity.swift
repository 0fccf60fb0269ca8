// SPDX-License-Identifier: Apache-2.0
extension French {
  /// The sentences of contacts, challenges and live rounds.
  package static let community: [String: String] = [
    "contact.oneself": "Tu ne peux pas être ton propre contact.",
    "contact.alreadyContacts": "Vous êtes déjà en contact.",
    "contact.notContacts": "Vous n’êtes pas en contact.",
    "contact.alreadyRequested": "Ta demande attend une réponse.",
    "contact.declinedBefore": "Ta demande a été refusée.",
    "contact.noRequest": "Il n’y a pas de demande à laquelle répondre.",
    "contact.noStranger": "Il n’y a personne contre qui jouer en ce moment.",

    "challenge.notPlayer": "Tu n’as pas d’invitation à ce défi.",
    "challenge.notOpen": "Ce défi n’a pas encore commencé.",
    "challenge.deadlinePassed": "Le délai de ce défi est dépassé.",
    "challenge.notAccepted": "Accepte le défi avant de jouer.",
    "challenge.alreadyAccepted": "Tu as déjà accepté ce défi.",
    "challenge.alreadyDeclined": "Tu as refusé ce défi.",
    "challenge.notStarted": "Commence d’abord le quiz.",
    "challenge.alreadyStarted": "Tu as déjà commencé le quiz.",
    "challenge.alreadyOut": "Tu as déjà terminé ce défi.",
    "challenge.otherQuiz": "Ce n’est pas le quiz du défi.",
    "challenge.notFinished": "Tu n’as pas encore terminé le quiz.",
    "challenge.notCounted": "Ces réponses ne peuvent pas être comptées.",

    "live.notHost": "Seule la personne qui anime peut faire cela.",
    "live.hostCannotPlay": "La personne qui anime ne répond pas aux questions.",
    "live.notPlayer": "Entre d’abord dans la partie.",
    "live.alreadyJoined": "Tu participes déjà.",
    "live.unknownProblem": "Il n’y a pas de question de ce nom.",
    "live.alreadyOpened": "Cette question a déjà été posée.",
    "live.questionIsOpen": "Une autre question est encore ouverte.",
    "live.questionIsNotOpen": "Cette question n’est pas ouverte.",
    "live.timeIsUp": "Le temps pour cette question est écoulé.",
    "live.alreadyAnswered": "Tu as déjà répondu à cette question.",
    "live.finished": "La partie est terminée.",
  ]
}
