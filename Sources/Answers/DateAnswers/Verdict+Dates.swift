// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore

/// The precision with which a date is known, from the vaguest to the most exact.
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
  /// The reason a date does not count.
  public enum DateMismatch: VerdictReason {
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

  /// The reason a date cannot be judged, and the remedy.
  package enum DateFault: Error, VerdictReason {
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

extension Verdict.Mismatch.Reason {
  /// The date is another one, or not as exact as asked.
  public static func date(_ mismatch: Verdict.DateMismatch) -> Self {
    .own(Verdict.OwnReason(mismatch))
  }
}

extension Verdict.NotGradable.Reason {
  /// The date cannot be judged.
  package static func date(_ fault: Verdict.DateFault) -> Self {
    .own(Verdict.OwnReason(fault))
  }
}

extension Phrasebook {
  /// Returns a sentence about a date.
  fileprivate func say(_ key: String, _ values: [String: Sentence.Value] = [:]) -> String {
    dateSentences(Sentence("answer.\(key)", values), in: self)
  }
}

extension Verdict.DateMismatch {
  /// Returns the reason as a sentence for the learner.
  public func sentence(in phrasebook: Phrasebook) -> String {
    switch self {
    case .otherDate: phrasebook.say("otherDate")
    case .otherPart(let part): phrasebook.say("otherPart.\(part.rawValue)")
    case .partMissing(let part): phrasebook.say("partMissing.\(part.rawValue)")
    case .dayAndMonthExchanged: phrasebook.say("dayAndMonthExchanged")
    case .eraMissing: phrasebook.say("eraMissing")
    case .otherEra: phrasebook.say("otherEra")
    case .endsExchanged: phrasebook.say("endsExchanged")
    case .otherEnd: phrasebook.say("otherEnd")
    case .periodExpected: phrasebook.say("periodExpected")
    case .singleDateExpected: phrasebook.say("singleDateExpected")
    }
  }
}

extension Verdict.DateFault: CustomStringConvertible {
  /// Returns what to do as a sentence for the learner.
  package func sentence(in phrasebook: Phrasebook) -> String {
    switch self {
    case .empty: phrasebook.say("empty")
    case .notADate: phrasebook.say("notADate")
    case .unexpected(let text): phrasebook.say("unexpected", ["text": "\(text)"])
    case .unclearMonth(let text): phrasebook.say("unclearMonth", ["text": "\(text)"])
    case .unknownDay: phrasebook.say("unknownDay")
    case .otherWeekday(let text): phrasebook.say("otherWeekday", ["text": "\(text)"])
    case .shortYear: phrasebook.say("shortYear")
    case .ambiguousOrder: phrasebook.say("ambiguousOrder")
    case .ambiguous: phrasebook.say("ambiguous")
    }
  }

  package var description: String { sentence(in: .english) }
}
