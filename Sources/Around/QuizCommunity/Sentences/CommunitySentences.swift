// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The sentences of challenges and contacts for people.
package let communitySentences = SentenceCatalog(
  "community",
  english: [
    "contact.oneself": "You cannot be your own contact.",
    "contact.alreadyContacts": "You are already contacts.",
    "contact.notContacts": "You are not contacts.",
    "contact.alreadyRequested": "Your request is waiting for an answer.",
    "contact.declinedBefore": "Your request was declined.",
    "contact.noRequest": "There is no request to answer.",
    "contact.noStranger": "There is no one to play against right now.",

    "challenge.notPlayer": "You are not invited to this challenge.",
    "challenge.notOpen": "This challenge has not begun yet.",
    "challenge.deadlinePassed": "The deadline of this challenge has passed.",
    "challenge.notAccepted": "Accept the challenge before you play.",
    "challenge.alreadyAccepted": "You have already accepted this challenge.",
    "challenge.alreadyDeclined": "You have declined this challenge.",
    "challenge.notStarted": "Start the quiz first.",
    "challenge.alreadyStarted": "You have already started the quiz.",
    "challenge.alreadyOut": "You have already finished this challenge.",
    "challenge.otherQuiz": "This is not the quiz of the challenge.",
    "challenge.notFinished": "You have not finished the quiz yet.",
    "challenge.notCounted": "These answers cannot be counted.",
    "challenge.stays": "What was done in a challenge cannot be undone.",

    "live.notHost": "Only the host can do this.",
    "live.hostCannotPlay": "The host does not answer questions.",
    "live.notPlayer": "Join the round first.",
    "live.alreadyJoined": "You have already joined.",
    "live.wasRemoved": "The host has removed you from this round.",
    "live.unknownPlayer": "This person is not playing.",
    "live.unknownTeam": "There is no such team.",
    "live.teamIsMissing": "Choose a team.",
    "live.unknownProblem": "There is no question with that name.",
    "live.alreadyOpened": "This question was asked before.",
    "live.questionIsOpen": "Another question is still open.",
    "live.questionIsNotOpen": "This question is not open.",
    "live.timeIsUp": "The time for this question is up.",
    "live.alreadyAnswered": "You have already answered this question.",
    "live.finished": "The round is over.",
  ]
)
