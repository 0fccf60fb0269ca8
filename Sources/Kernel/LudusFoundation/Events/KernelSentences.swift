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
    "notManager": "Only those who are in charge here can do this.",

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
  /// The date and the time in Greenwich, `2026-03-29 11:00:00 UTC`; in seconds since 1970 where no
  /// calendar has the date, because describing one that is no number traps.
  package var textInErrors: String {
    let day = milliseconds.map { Int($0).dividedRoundingDown(by: 86_400_000) }
    guard let day, (CalendarDay.first.number...CalendarDay.last.number).contains(day.quotient)
    else {
      return "\(timeIntervalSince1970) seconds since 1970"
    }
    let seconds = day.remainder / 1000
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    let time = parts.map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: ":")
    return "\(CalendarDay(clamping: day.quotient)) \(time) UTC"
  }
}
