// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The sentences of sessions and logs of all engines for people.
package let kernelSentences = SentenceCatalog(
  "kernel",
  english: [
    "date": "The date cannot be right.",
    "cannotBeStored": "This cannot be stored.",
    "reportedTooLate": "That is too long ago to be entered now.",
    "actorMissing": "It is not known who did this.",
    "unknownEvent": "That has not happened.",
    "alreadyVoid": "That has already been undone.",
  ]
)

extension EventDateError: WordedError {
  package static var sentences: SentenceCatalog { kernelSentences }

  package var wording: Wording {
    switch self {
    case .outOfRange: Wording("date", case: "outOfRange")
    case .beforeLastEvent: "date"
    }
  }
}

extension Date: ErrorValue {
  /// In seconds, because describing a date that is no number traps.
  package var textInErrors: String { "\(timeIntervalSince1970) seconds since 1970" }
}
