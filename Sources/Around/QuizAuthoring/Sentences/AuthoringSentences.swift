// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The sentences of the authoring of problems.
package let authoringSentences = SentenceCatalog(
  "authoring",
  english: [
    "workshop.unknownProblem": "There is no problem with that name.",
    "workshop.notAuthor": "Only its author can change a problem.",
    "workshop.ownProblem": "You cannot review your own problem.",
    "workshop.otherProblem": "This is the text of another problem.",
    "workshop.alreadySubmitted": "This version has already been submitted.",
    "workshop.laterRevision": "There is a newer version.",
    "workshop.faulty": "The problem is not complete yet.",
    "workshop.notWaiting": "This version is not waiting for a review.",
    "workshop.reasonMissing": "Say why you reject the problem.",
    "workshop.alreadyWithdrawn": "This problem is already withdrawn.",
    "workshop.alreadyReported": "You have already reported this.",
    "workshop.noReport": "No one is waiting for an answer about this problem.",
    "workshop.countOutOfRange": "The number of votes cannot be right.",
  ]
)
