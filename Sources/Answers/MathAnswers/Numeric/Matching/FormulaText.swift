// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// An accepted answer that no number in digits is: `√2`, `e^2`, `(1 + sqrt(5))/2`, `2√3 m`.
///
/// It is read as expressions are, and its value is exact where it is a fraction.
struct FormulaText: Hashable, Sendable {
  let value: Rational
  let unit: UnitProduct
  /// Judges answers that are left as formulae; nil when the value is a fraction, which is to be worked out.
  let matcher: AlgebraMatcher?

  /// Reads a formula, or returns nil when the text has no real value.
  init?(_ text: String, separator: DecimalSeparator) {
    if let (value, matcher) = Self.value(of: text, separator: separator) {
      (self.value, self.matcher, unit) = (value, matcher, .none)
      return
    }
    // A unit stands behind a blank.
    let blanks = text.indices.filter { text[$0].isWhitespace }.suffix(Self.maximumBlanks)
    for blank in blanks.reversed() {
      let unit = try? NumberReader.readings(of: "1 \(text[blank...])", separator: .point)
      guard let unit = unit?.first, unit.number == .one, !unit.unit.isEmpty,
        let (value, _) = Self.value(of: String(text[..<blank]), separator: separator)
      else { continue }
      (self.value, matcher, self.unit) = (value, nil, unit.unit)
      return
    }
    return nil
  }

  /// The most blanks that may stand before the unit.
  private static let maximumBlanks = 8

  /// No answer has this name, so every letter but those of constants is a fault.
  private static let noName = "\u{1}"

  private static func value(
    of text: String,
    separator: DecimalSeparator
  ) -> (Rational, AlgebraMatcher?)? {
    guard
      let matcher = try? AlgebraMatcher(
        text,
        variables: [noName],
        decimalSeparator: separator == .comma ? .comma : .point
      ),
      let value = matcher.statements.first?.first?.constant
    else { return nil }
    switch value {
    case .exact(let number): return (number, nil)
    case .approximate(let number): return Rational(number.description).map { ($0, matcher) }
    }
  }
}
