// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import Translations

/// The sentences of sessions and logs of all engines for people.
let kernelSentences = SentenceCatalog(
  english: [
    "date": "The date cannot be right.",
    "cannotBeStored": "This cannot be stored.",
    "actorMissing": "It is not known who did this.",
    "unknownEvent": "That has not happened.",
    "alreadyVoid": "That has been undone already.",
  ],
  german: [
    "date": "Das Datum kann nicht stimmen.",
    "cannotBeStored": "Das lässt sich nicht speichern.",
    "actorMissing": "Es ist nicht bekannt, wer das war.",
    "unknownEvent": "Das ist nicht passiert.",
    "alreadyVoid": "Das wurde schon rückgängig gemacht.",
  ],
  french: French.kernel,
  spanish: Spanish.kernel,
  italian: Italian.kernel,
  portuguese: Portuguese.kernel,
  dutch: Dutch.kernel,
  czech: Czech.kernel,
  russian: Russian.kernel
)

extension EventDateError {
  /// Returns what to say to the learner: a whole sentence.
  public func sentence(in language: Language) -> String { kernelSentences("date", in: language) }
}

extension LogError {
  /// Returns what to say to the one whose action is refused: a whole sentence without identifiers.
  public func sentence(in language: Language) -> String {
    let sentence: Sentence =
      switch self {
      case .dateOutOfRange, .knownBeforeItHappened: "date"
      case .conflictingEvent, .emptyIdentifier: "cannotBeStored"
      case .actorMissing: "actorMissing"
      case .unknownEvent: "unknownEvent"
      case .alreadyVoid: "alreadyVoid"
      }
    return kernelSentences(sentence, in: language)
  }
}
