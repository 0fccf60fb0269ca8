// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
internal import KnownLanguages
internal import LanguageFacts
public import LudusCore

/// Matches an answer that is a date or a period, however it is written.
///
/// ```swift
/// let bastille = try DateMatcher("1789-07-14")
/// bastille.verdict(for: "14. Juli 1789").isCorrect     // true
/// bastille.verdict(for: "le 14 juillet 1789").isCorrect   // true
/// bastille.verdict(for: "July 1789").sentence(in: .english)
/// // "This is right as far as it goes, but the day is missing. The accepted answer is “July 14, 1789”."
///
/// try DateMatcher("1914..1918").verdict(for: "von 1914 bis 1918").isCorrect   // true
/// ```
///
/// Accepted answers are dates of ISO 8601 or written as people write them: "3 October 1990", "March
/// 1848", "44 BC", "19th century", "1914..1918". With a minus sign, as `-0044-03-15`, a year is one
/// before our era: there is no year 0. Dates are those of the Gregorian calendar, also before it
/// was introduced.
///
/// An answer more exact than the accepted one is right when it lies within. One that can be read in
/// two ways of which one is right, as 3/10/1990, is not gradable, and the verdict says what to do.
///
/// In JSON a matcher is an object with the array `accepted`, the preferred answer first, and those
/// of the keys `precision`, `order`, `tolerance` and `language` that are not as in the initializer:
/// `{"accepted": ["1789-07-14"], "order": "dmy", "precision": "month"}`.
public struct DateMatcher: AnswerMatcher {
  /// The answer that is shown as the correction.
  public let preferred: String
  /// Further answers that count, in order of preference.
  public let alternatives: [String]
  /// The least precision of an answer; nil for that of the accepted one.
  public let precision: DatePrecision?
  /// The order in which three numbers are a date; nil for that of the language.
  public let order: DateMatcher.Order?
  /// The tolerance between a date and an accepted one.
  public let tolerance: DateMatcher.Tolerance
  /// The language whose words count first; nil for all alike.
  public let language: Language?

  /// The accepted answers, read.
  let targets: [AcceptedDate]
  /// The order in which three numbers are read, or nil when it is open.
  let readingOrder: DateMatcher.Order?

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - preferred: The answer that is shown as the correction, such as "1789-07-14" or
  ///     "1914..1918".
  ///   - alternatives: Further answers that count.
  ///   - precision: The least precision of an answer; nil for that of the accepted one.
  ///   - order: The order in which three numbers are a date, in accepted answers too; nil for that
  ///     of the language. Where that has none either, an answer is not gradable when it makes a
  ///     difference.
  ///   - tolerance: The tolerance between a date and an accepted one.
  ///   - language: The language whose words count first; those of all others are read too.
  /// - Throws: Every fault: accepted answers that are no date or ambiguous, or vaguer than the
  ///   precision, and a tolerance out of range.
  public init(
    _ preferred: String,
    alternatives: [String] = [],
    precision: DatePrecision? = nil,
    order: DateMatcher.Order? = nil,
    tolerance: DateMatcher.Tolerance = .exact,
    language: Language? = nil
  ) throws(ContentError<DateFault>) {
    var faults: [LocatedFault<DateFault>] = []
    if !tolerance.isPossible {
      faults.append(
        LocatedFault(.toleranceOutOfRange(tolerance), at: ContentPlace().key("tolerance"))
      )
    }
    var targets: [AcceptedDate] = []
    let readingOrder = order ?? language.flatMap(DateMatcher.Order.init(in:))
    for (index, text) in ([preferred] + alternatives).enumerated() {
      let place = ContentPlace().key("accepted").index(index)
      do {
        let target = try AcceptedDate(text, in: language, order: readingOrder)
        targets.append(target)
        if let precision, target.precision < precision {
          faults.append(LocatedFault(.notAsExact(text, precision), at: place))
        }
      } catch {
        let reason = Verdict.NotGradable(.date(error))
        faults.append(LocatedFault(.unreadable(text, reason), at: place))
      }
    }
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.preferred = preferred
    self.alternatives = alternatives
    self.precision = precision
    self.order = order
    self.tolerance = tolerance
    self.language = language
    self.targets = targets
    self.readingOrder = readingOrder
  }
}

extension DateMatcher: JSONRecord {
  package static func form(_ record: inout Record<Self, DateFault>) throws -> Self {
    let accepted = record.accepted(\.accepted)
    let precision = record.field("precision", \.precision)
    let order = record.field("order", \.order)
    let tolerance = record.field("tolerance", \.tolerance, default: .exact)
    let language = record.field("language", \.language)
    let (preferred, alternatives) = try accepted()
    return try DateMatcher(
      preferred,
      alternatives: alternatives,
      precision: try precision(),
      order: try order(),
      tolerance: try tolerance(),
      language: try language()
    )
  }
}

extension DateMatcher {
  /// The order of the numbers in a date such as 3/10/1990.
  ///
  /// In JSON it is `"dmy"` or `"mdy"`. Dates that begin with the year need no order.
  public enum Order: String, CaseIterable, Hashable, Sendable, JSONName {
    /// Day, month, year: 3/10/1990 is 3 October.
    case dayFirst = "dmy"
    /// Month, day, year, as in the United States: 3/10/1990 is 10 March.
    case monthFirst = "mdy"
  }
}

extension DateMatcher.Order {
  /// The order that is usual in a language or region; nil when it is unknown or differs.
  init?(in language: Language) {
    guard let dates = language.facts?.dates else { return nil }
    let subtags: [Substring] = (language.canonical ?? language).rawValue.split(separator: "-")
    let region = subtags.dropFirst().first { $0.count == 2 }
    guard let name = dates.order ?? region.flatMap({ dates.ordersByRegion[String($0)] }) else {
      return nil
    }
    self.init(rawValue: name)
  }
}

extension DateMatcher {
  /// The tolerance between a date and the accepted one.
  ///
  /// All limits are inclusive. For a period they hold at both ends.
  ///
  /// In JSON a tolerance is "exact", or an object such as `{"years": 5}`.
  public enum Tolerance: Hashable, Sendable {
    /// Only the accepted date counts, and a more exact one within it.
    case exact
    /// So many days earlier or later, from 0 to ``maximum``.
    case days(Int)
    /// So many years earlier or later, from 0 to ``maximum``.
    case years(Int)

    /// The largest number of days or years.
    public static let maximum = 100_000

    /// Whether the number of days or years is one that there can be.
    var isPossible: Bool {
      switch self {
      case .exact: true
      case .days(let count), .years(let count): (0...Self.maximum).contains(count)
      }
    }
  }
}

extension DateMatcher.Tolerance: JSONTagged {
  package static let tags: [JSONTag<Self>] = [
    JSONTag("exact", .exact),
    JSONTag("days", Self.days) { if case .days(let count) = $0 { count } else { nil } },
    JSONTag("years", Self.years) { if case .years(let count) = $0 { count } else { nil } },
  ]
}

extension DateMatcher {
  /// Judges an answer.
  ///
  /// - Returns: Correct with the accepted answer that it is, or within which it lies; wrong with
  ///   what differs or is missing; not gradable when it is no date, when the calendar does not have
  ///   it, or when it can be read in several ways of which some are right and some are wrong.
  /// - Complexity: O(*n*) in the length of the answer for each accepted one; what is longer than
  ///   ``/AnswerMatching/Verdict/maximumAnswerLength`` is not read.
  public func verdict(for answer: String) -> Verdict {
    plainVerdict(for: answer).writing(as: self)
  }

  private func plainVerdict(for answer: String) -> Verdict {
    if let target = targets.first(where: { $0.text == answer }) {
      return .correct(Verdict.Match(accepted: target.text, reason: .exact))
    }
    guard answer.utf8.count <= Verdict.maximumAnswerLength else {
      return .notGradable(Verdict.NotGradable(.tooLong(limit: Verdict.maximumAnswerLength)))
    }
    let readings: [DateReading]
    do {
      readings = try DateReading.readings(of: answer, in: language, order: readingOrder)
    } catch {
      return .notGradable(Verdict.NotGradable(.date(error)))
    }
    let outcomes = readings.map { (reading: $0, outcome: outcome(of: $0)) }
    let likely = outcomes.filter { !$0.reading.isUnlikely }
    switch (likely.isEmpty ? outcomes : likely).map(\.outcome).combined(from: readings) {
    case .correct(let reason, let target):
      return .correct(Verdict.Match(accepted: target.text, reason: reason))
    case .notGradable(let fault): return .notGradable(Verdict.NotGradable(.date(fault)))
    case .wrong where outcomes.contains { $0.reading.isUnlikely && !$0.outcome.isWrong }:
      return .notGradable(Verdict.NotGradable(.date(.ambiguous)))
    case .wrong(let reason, let target):
      return .wrong(
        Verdict.Mismatch(
          answer: answer,
          expected: preferred,
          nearest: target.text,
          reason: .date(reason)
        )
      )
    }
  }

  /// Judges one reading: right if any accepted answer counts it, else by the one that it comes
  /// closest to.
  private func outcome(of reading: DateReading) -> DateOutcome {
    // There is at least one accepted answer.
    var best = outcome(of: reading, for: targets[0])
    for target in targets.dropFirst() where !best.isCorrect {
      let outcome = outcome(of: reading, for: target)
      if best.closeness < outcome.closeness { best = outcome }
    }
    return best
  }

  private func outcome(of reading: DateReading, for target: AcceptedDate) -> DateOutcome {
    let rule = DateRule(precision: precision, tolerance: tolerance)
    let comparison: DateRule.Result
    switch (reading.last, target.last) {
    case (nil, nil): comparison = rule.compare(reading.first, with: target.first)
    case (let last?, let end?):
      comparison = rule.compare((reading.first, last), with: (target.first, end))
    case (let last?, nil): comparison = rule.compare((reading.first, last), with: target.first)
    case (nil, let end?): comparison = rule.compare(reading.first, with: (target.first, end))
    }
    return DateOutcome(comparison, target)
  }
}

/// The result for an answer, with the accepted one that decides.
enum DateOutcome {
  case correct(Verdict.Match.Reason, AcceptedDate)
  case wrong(Verdict.DateMismatch, AcceptedDate)
  case notGradable(Verdict.DateFault)

  init(_ result: DateRule.Result, _ target: AcceptedDate) {
    switch result {
    case .same: self = .correct(.otherNotation, target)
    case .within: self = .correct(.withinTolerance, target)
    case .wrong(let reason): self = .wrong(reason, target)
    case .notGradable(let fault): self = .notGradable(fault)
    }
  }

  var isCorrect: Bool { if case .correct = self { true } else { false } }
  var isWrong: Bool { if case .wrong = self { true } else { false } }

  /// Whether a period was read where a date is expected, or the reverse.
  fileprivate var isOfOtherKind: Bool {
    switch self {
    case .wrong(.periodExpected, _), .wrong(.singleDateExpected, _): true
    case .correct, .notGradable, .wrong: false
    }
  }

  /// The higher, the more it helps to know this rather than what came of another reading or
  /// accepted answer.
  fileprivate var closeness: Int {
    switch self {
    case .correct: 4
    case .notGradable: 3
    case .wrong(.otherDate, _): 0
    case .wrong(.periodExpected, _), .wrong(.singleDateExpected, _): 1
    case .wrong: 2
    }
  }
}

extension [DateOutcome] {
  /// The result for an answer that can be read in several ways.
  fileprivate func combined(from readings: [DateReading]) -> DateOutcome {
    // There is at least one reading.
    let best = dropFirst().reduce(self[0]) { $0.closeness < $1.closeness ? $1 : $0 }
    // Nobody asked for a month writes a period: 1904-08 is what the problem asks for.
    guard best.isCorrect, contains(where: { !$0.isCorrect && !$0.isOfOtherKind }) else {
      return best
    }
    let dates = readings.filter { !$0.isUnlikely }.map(\.first)
    let isOpenOrder = dates.allSatisfy { $0.day != nil && $0.month != nil }
    return .notGradable(isOpenOrder ? .ambiguousOrder : .ambiguous)
  }
}

/// An accepted answer, read: a date, or a period with two ends.
struct AcceptedDate: Hashable, Sendable {
  /// The answer as its author wrote it.
  let text: String
  /// The date, or the beginning of the period.
  let first: DateValue
  /// The end of the period.
  let last: DateValue?

  /// The precision of the answer, for a period that of its vaguer end.
  var precision: DatePrecision { min(first.precision, last?.precision ?? .day) }

  /// Reads an accepted answer.
  ///
  /// - Throws: The reason it is no date, or why it is open which.
  init(_ text: String, in language: Language?, order: DateMatcher.Order?) throws(Verdict.DateFault)
  {
    self.text = text
    guard text.utf8.count <= Verdict.maximumAnswerLength else { throw .notADate }
    let readings = try DateReading.readings(of: text, in: language, order: order)
      .filter { !$0.isUnlikely }
    guard let reading = readings.first else { throw .notADate }
    if readings.count > 1 {
      let isOpenOrder = readings.allSatisfy { $0.first.day != nil && $0.first.month != nil }
      guard !isOpenOrder else { throw .ambiguousOrder }
      // 1904-08 is a month by ISO 8601.
      guard text.utf8.allSatisfy({ $0 == 0x2D || 0x30...0x39 ~= $0 }) else { throw .ambiguous }
    }
    first = try Self.value(of: reading.first)
    last = if let last = reading.last { try Self.value(of: last) } else { nil }
    guard first.days.lowerBound <= last?.days.upperBound ?? .max else { throw .unknownDay }
  }

  private static func value(of date: DateParts) throws(Verdict.DateFault) -> DateValue {
    guard let year = date.year else { throw .notADate }
    // An author means "79" as it stands there, but 3/10/90 is of any century.
    guard !date.hasShortYear || (date.precision == .year && !year.isAbbreviated) else {
      throw .shortYear
    }
    guard let value = date.value(year.value) else { throw .unknownDay }
    if let weekday = date.weekday {
      guard value.precision == .day else { throw .notADate }
      guard value.isWeekday(weekday.day) else { throw .otherWeekday(weekday.word) }
    }
    return value
  }
}
