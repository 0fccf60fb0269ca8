// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
public import LudusCore

// How people write the numbers and formulae that authors write as programs do.

extension NumericMatcher {
  /// Returns an accepted answer as people write it: "9,81 m/s²" for "9.81 m/s^2" in a language with
  /// a decimal comma, and "1.5·10³" for "1.5e3".
  ///
  /// - Parameters:
  ///   - accepted: One of the accepted answers.
  ///   - language: Of no use here, as numbers are written in the language of the matcher alone.
  /// - Returns: A text that counts as well.
  /// - Complexity: That of a few judgments.
  public func written(_ accepted: String, in language: Language) -> String {
    WrittenKey.text(
      of: accepted,
      for: self,
      changes: style.changes + [\.withPowersOfTen, \.withSignsOfMathematics]
        + [{ $0.raisingExponents() }]
    )
  }
}

extension AlgebraMatcher {
  /// Returns an accepted answer as people write it: "3·x² ≤ √2" for "3*x^2 <= sqrt(2)", with the
  /// decimal mark of the language.
  ///
  /// - Parameters:
  ///   - accepted: One of the accepted answers.
  ///   - language: Of no use here, as numbers are written in the language of the matcher alone.
  /// - Returns: A text that counts as well.
  /// - Complexity: That of a few judgments.
  public func written(_ accepted: String, in language: Language) -> String {
    WrittenKey.text(
      of: accepted,
      for: self,
      changes: notation.style.changes + [\.withSignsOfMathematics, { $0.raisingExponents() }]
    )
  }
}

extension NumberStyle {
  /// The changes to a key whose author wrote points before decimals.
  fileprivate var changes: [WrittenKey.Change] {
    separator == .comma && !isDeclared ? [\.withDecimalCommas] : []
  }
}
