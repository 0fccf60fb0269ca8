// SPDX-License-Identifier: Apache-2.0
package import LudusCore

extension NumericMatcher {
  /// How far a number may be from the accepted one, in the unit of the accepted one.
  ///
  /// A `Double` stands for the decimal number that it is written as: 0.15 is fifteen hundredths and nothing else. All
  /// limits are inclusive, and rounding errors touch none.
  ///
  /// In JSON a tolerance is "exact", or an object such as `{"relative": 0.05}`.
  public enum Tolerance: Hashable, Sendable {
    /// Only the same value counts: 0.5 and 1/2, but not 0.333 and 1/3.
    case exact
    /// The difference is at most this number, which is finite and at least 0.
    case absolute(Double)
    /// The difference is at most this share of the accepted number, whatever its sign: 0.05 for five percent.
    ///
    /// The share is finite and at least 0.
    case relative(Double)
    /// Both are the same when rounded to so many significant figures, from 1 to 1000.
    ///
    /// A half is rounded away from 0, as at school.
    case significantFigures(Int)
    /// Both are the same when rounded to so many decimal places, from 0 to 1000.
    ///
    /// A half is rounded away from 0, as at school.
    case decimalPlaces(Int)
  }
}

extension ToleranceRule {
  /// Creates the rule of a tolerance, or nil when that is out of range.
  init?(_ tolerance: NumericMatcher.Tolerance) {
    switch tolerance {
    case .exact:
      self = .absolute(.zero)
    case .absolute(let width):
      // The description of a Double is the shortest decimal number that means it.
      guard width >= 0, let width = Rational(width.description) else { return nil }
      self = .absolute(width)
    case .relative(let share):
      guard share >= 0, let share = Rational(share.description) else { return nil }
      self = .relative(share)
    case .significantFigures(let figures):
      guard (1...NumberLexer.maximumDigits).contains(figures) else { return nil }
      self = .significantFigures(figures)
    case .decimalPlaces(let places):
      guard (0...NumberLexer.maximumDigits).contains(places) else { return nil }
      self = .decimalPlaces(places)
    }
  }
}

extension NumericMatcher.Tolerance: JSONTagged {
  package static let tags: [JSONTag<Self>] = [
    JSONTag("exact", .exact),
    JSONTag("absolute", Self.absolute) { if case .absolute(let width) = $0 { width } else { nil } },
    JSONTag("relative", Self.relative) { if case .relative(let share) = $0 { share } else { nil } },
    JSONTag("significantFigures", Self.significantFigures) {
      if case .significantFigures(let figures) = $0 { figures } else { nil }
    },
    JSONTag("decimalPlaces", Self.decimalPlaces) {
      if case .decimalPlaces(let places) = $0 { places } else { nil }
    },
  ]
}
