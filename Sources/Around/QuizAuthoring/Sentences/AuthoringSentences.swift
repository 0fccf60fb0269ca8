// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The sentences of the authoring of problems.
package let authoringSentences = SentenceCatalog(
  "authoring",
  english: [
    "workshop.unknownProblem": "There is no problem of that name.",
    "workshop.notAuthor": "Only its author can change a problem.",
    "workshop.ownProblem": "You cannot review your own problem.",
    "workshop.otherProblem": "This is the text of another problem.",
    "workshop.alreadySubmitted": "This version was submitted already.",
    "workshop.laterRevision": "There is a newer version.",
    "workshop.faulty": "The problem is not complete yet.",
    "workshop.notWaiting": "This version is not waiting for a review.",
    "workshop.reasonMissing": "Say why you reject the problem.",
    "workshop.alreadyWithdrawn": "This problem is withdrawn already.",
    "workshop.alreadyReported": "You have reported this already.",
    "workshop.noReport": "Nobody is waiting for an answer about this problem.",
    "workshop.countOutOfRange": "The number of votes cannot be right.",
  ]
)
