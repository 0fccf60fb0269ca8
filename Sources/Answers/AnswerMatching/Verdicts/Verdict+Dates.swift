// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// How exactly a date is known, from the vaguest to the most exact.
///
/// In JSON it is its name.
public enum DatePrecision: String, CaseIterable, Hashable, Sendable, JSONName {
  /// To the century: the 19th century.
  case century
  /// To the decade: the 1840s.
  case decade
  /// To the year: 1848.
  case year
  /// To the month: March 1848.
  case month
  /// To the day: 18 March 1848.
  case day
}

extension DatePrecision: Comparable {
  /// Whether one is vaguer than the other.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .century: 0
    case .decade: 1
    case .year: 2
    case .month: 3
    case .day: 4
    }
  }
}

/// The parts of verdicts on dates.
extension Verdict {
  /// Why a date does not count.
  public enum DateMismatch: Hashable, Sendable {
    /// It is another date.
    case otherDate
    /// Only this part of it is another one.
    case otherPart(DatePrecision)
    /// It is right as far as it goes, but this part is missing.
    case partMissing(DatePrecision)
    /// It would be right with day and month exchanged.
    case dayAndMonthExchanged
    /// It would be right before our era, which it does not say.
    case eraMissing
    /// It would be right in the other era.
    case otherEra
    /// The beginning and the end of a period are exchanged.
    case endsExchanged
    /// One end of a period is right and the other is another one.
    case otherEnd
    /// A period with two ends is expected.
    case periodExpected
    /// A single date is expected.
    case singleDateExpected
  }

  /// Why a date cannot be judged, and what to do about it.
  package enum DateFault: Error, Hashable, Sendable {
    /// Nothing is written.
    case empty
    /// The text is no date.
    case notADate
    /// A word or sign says nothing about a date.
    case unexpected(String)
    /// A word could be one of several months misspelled.
    case unclearMonth(String)
    /// The calendar does not have the day, the month or the year.
    case unknownDay
    /// The day was not this day of the week.
    case otherWeekday(String)
    /// The year has two digits, and the century is open.
    case shortYear
    /// Day and month can be taken for one another.
    case ambiguousOrder
    /// The date can be read in two ways, of which one is right.
    case ambiguous
  }
}

extension Verdict.DateMismatch {
  func sentence(in phrasebook: Phrasebook) -> String {
    switch self {
    case .otherDate: phrasebook.say("date.otherDate")
    case .otherPart(let part): phrasebook.say("date.otherPart.\(part.rawValue)")
    case .partMissing(let part): phrasebook.say("date.partMissing.\(part.rawValue)")
    case .dayAndMonthExchanged: phrasebook.say("date.dayAndMonthExchanged")
    case .eraMissing: phrasebook.say("date.eraMissing")
    case .otherEra: phrasebook.say("date.otherEra")
    case .endsExchanged: phrasebook.say("date.endsExchanged")
    case .otherEnd: phrasebook.say("date.otherEnd")
    case .periodExpected: phrasebook.say("date.periodExpected")
    case .singleDateExpected: phrasebook.say("date.singleDateExpected")
    }
  }
}

extension Verdict.DateFault: CustomStringConvertible {
  /// Returns what to do as a sentence for the learner.
  package func sentence(in phrasebook: Phrasebook) -> String {
    switch self {
    case .empty: phrasebook.say("date.empty")
    case .notADate: phrasebook.say("date.notADate")
    case .unexpected(let text): phrasebook.say("date.unexpected", ["text": "\(text)"])
    case .unclearMonth(let text): phrasebook.say("date.unclearMonth", ["text": "\(text)"])
    case .unknownDay: phrasebook.say("date.unknownDay")
    case .otherWeekday(let text): phrasebook.say("date.otherWeekday", ["text": "\(text)"])
    case .shortYear: phrasebook.say("date.shortYear")
    case .ambiguousOrder: phrasebook.say("date.ambiguousOrder")
    case .ambiguous: phrasebook.say("date.ambiguous")
    }
  }

  package var description: String { sentence(in: .english) }
}
