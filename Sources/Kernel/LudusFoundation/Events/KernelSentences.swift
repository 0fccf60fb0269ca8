// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The sentences of sessions and logs of all engines for people.
package let kernelSentences = SentenceCatalog(
  "kernel",
  english: [
    "date": "The date cannot be right.",
    "cannotBeStored": "This cannot be stored.",
    "actorMissing": "It is not known who did this.",
    "unknownEvent": "That has not happened.",
    "alreadyVoid": "That has been undone already.",
  ]
)

extension EventDateError {
  /// Returns what to say to the learner: a whole sentence.
  public func sentence(in phrasebook: Phrasebook) -> String {
    kernelSentences("date", in: phrasebook)
  }
}

extension LogError {
  /// Returns what to say to the one whose action is refused: a whole sentence without identifiers.
  public func sentence(in phrasebook: Phrasebook) -> String {
    let sentence: Sentence =
      switch self {
      case .dateOutOfRange, .knownBeforeItHappened: "date"
      case .conflictingEvent, .emptyIdentifier: "cannotBeStored"
      case .actorMissing: "actorMissing"
      case .unknownEvent: "unknownEvent"
      case .alreadyVoid: "alreadyVoid"
      }
    return kernelSentences(sentence, in: phrasebook)
  }
}
