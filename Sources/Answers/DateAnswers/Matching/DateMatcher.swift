// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore

/// Matches an answer that is a date or a period, however it is written.
///
/// ```swift
/// let bastille = try DateMatcher("1789-07-14")
/// bastille.verdict(for: "14. Juli 1789").isCorrect     // true
/// bastille.verdict(for: "le 14 juillet 1789").isCorrect   // true
/// bastille.verdict(for: "July 1789").sentence(in: .english)
/// // "This is right as far as it goes, but the day is missing. The accepted answer is “1789-07-14”."
///
/// try DateMatcher("1914..1918").verdict(for: "von 1914 bis 1918").isCorrect   // true
/// ```
///
/// Accepted answers are dates of ISO 8601 or written as people write them: "3 October 1990", "March 1848", "44 BC",
/// "19th century", "1914..1918". With a minus sign, as `-0044-03-15`, a year is one before our era: there is no
/// year 0. Dates are those of the Gregorian calendar, also before it was introduced.
///
/// An answer more exact than the accepted one is right when it lies within. One that can be read in two ways of
/// which one is right, as 3/10/1990, is not gradable, and the verdict says what to do.
///
/// In JSON a matcher is an object with the array `accepted`, the preferred answer first, and those of the keys
/// `precision`, `order`, `tolerance` and `language` that are not as in the initializer:
/// `{"accepted": ["1789-07-14"], "order": "dmy", "precision": "month"}`.
public struct DateMatcher: AnswerMatcher {
  /// The answer that is shown as the correction.
  public let preferred: String
  /// Further answers that count, in order of preference.
  public let alternatives: [String]
  /// How exact an answer must at least be; nil for as exact as the accepted one.
  public let precision: DatePrecision?
  /// In which order three numbers are a date; nil for that of the language.
  public let order: DateMatcher.Order?
  /// How far a date may be from an accepted one.
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
  ///   - preferred: The answer that is shown as the correction, such as "1789-07-14" or "1914..1918".
  ///   - alternatives: Further answers that count.
  ///   - precision: How exact an answer must at least be; nil for as exact as the accepted one.
  ///   - order: In which order three numbers are a date, in accepted answers too; nil for that of the language.
  ///     Where that has none either, an answer is not gradable when it makes a difference.
  ///   - tolerance: How far a date may be from an accepted one.
  ///   - language: The language whose words count first; those of all others are read too.
  /// - Throws: Every fault: accepted answers that are no date or ambiguous, or vaguer than the precision, and a
  ///   tolerance out of range.
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
