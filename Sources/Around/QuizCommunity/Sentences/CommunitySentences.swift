// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The sentences of challenges and contacts for people.
package let communitySentences = SentenceCatalog(
  "community",
  english: [
    "contact.oneself": "You cannot be your own contact.",
    "contact.alreadyContacts": "You are contacts already.",
    "contact.notContacts": "You are not contacts.",
    "contact.alreadyRequested": "Your request is waiting for an answer.",
    "contact.declinedBefore": "Your request was declined.",
    "contact.noRequest": "There is no request to answer.",
    "contact.noStranger": "There is nobody to play against now.",

    "challenge.notPlayer": "You are not invited to this challenge.",
    "challenge.notOpen": "This challenge has not begun yet.",
    "challenge.deadlinePassed": "The deadline of this challenge has passed.",
    "challenge.notAccepted": "Accept the challenge before you play.",
    "challenge.alreadyAccepted": "You have accepted this challenge already.",
    "challenge.alreadyDeclined": "You have declined this challenge.",
    "challenge.notStarted": "Start the quiz first.",
    "challenge.alreadyStarted": "You have started the quiz already.",
    "challenge.alreadyOut": "You have finished this challenge already.",
    "challenge.otherQuiz": "This is not the quiz of the challenge.",
    "challenge.notFinished": "You have not finished the quiz yet.",
    "challenge.notCounted": "These answers cannot be counted.",

    "live.notHost": "Only the host can do this.",
    "live.hostCannotPlay": "The host does not answer questions.",
    "live.notPlayer": "Join the round first.",
    "live.alreadyJoined": "You take part already.",
    "live.unknownProblem": "There is no question of that name.",
    "live.alreadyOpened": "This question was asked before.",
    "live.questionIsOpen": "Another question is still open.",
    "live.questionIsNotOpen": "This question is not open.",
    "live.timeIsUp": "The time for this question is up.",
    "live.alreadyAnswered": "You have answered this question already.",
    "live.finished": "The round is over.",
  ]
)
