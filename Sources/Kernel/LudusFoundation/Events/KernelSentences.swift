// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The sentences of sessions and logs of all engines for people.
package let kernelSentences = SentenceCatalog(
  "kernel",
  english: [
    "date": "The date cannot be right.",
    "cannotBeStored": "This cannot be stored.",
    "reportedTooLate": "That is too long ago. It could be entered until {day}.",
    "actorMissing": "It is not known who did this.",
    "unknownEvent": "That has not happened.",
    "alreadyVoid": "That has already been undone.",
    "eventOfOthers": "Only the person who did this can undo it.",
    "othersWentOn": "Others have gone on from this, so it cannot be undone.",

    "day": "{day} {month} {year}",
    "month.1": "January",
    "month.2": "February",
    "month.3": "March",
    "month.4": "April",
    "month.5": "May",
    "month.6": "June",
    "month.7": "July",
    "month.8": "August",
    "month.9": "September",
    "month.10": "October",
    "month.11": "November",
    "month.12": "December",
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

extension CalendarDay {
  /// Returns the day with the name of its month, as in "1 March 2026".
  package func text(in phrasebook: Phrasebook) -> String {
    let month = kernelSentences(Sentence("month.\(month)"), in: phrasebook)
    return kernelSentences(
      Sentence("day", ["day": .count(day), "month": .text(month), "year": .count(year)]),
      in: phrasebook
    )
  }
}

extension Date: ErrorValue {
  /// In seconds, because describing a date that is no number traps.
  package var textInErrors: String { "\(timeIntervalSince1970) seconds since 1970" }
}
