// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// Reads several numbers: `2; -3`, `{2; -3}`, `x = 2 or x = -3`, `±2`.
struct ListText {
  let numbers: [ReadNumber]

  /// The most numbers of a list.
  static let maximumCount = 20

  /// Reads a list, or returns nil when the text is none.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - separator: Which sign stands before decimals.
  ///   - splitsAtCommas: Whether a comma without a blank may separate numbers.
  init?(_ text: String, separator: DecimalSeparator, splitsAtCommas: Bool) {
    guard text.utf8.count <= EverydayText.maximumLength else { return nil }
    var parts = Self.parts(of: Self.inside(text), at: [";"])
    if parts.count == 1 {
      let words = EverydayWords.standard.conjunctions.union(["∨", "∧"]).map { " \($0) " }
      parts = Self.parts(of: parts[0], at: words + [", "] + (splitsAtCommas ? [","] : []))
    }
    var numbers: [ReadNumber] = []
    for part in parts {
      guard numbers.count < Self.maximumCount, let read = Self.numbers(part, separator) else {
        return nil
      }
      numbers += read
    }
    guard numbers.count > 1, let last = numbers.last else { return nil }
    // In "2 and 3 m" the unit stands behind all.
    self.numbers = numbers.map { number in
      number.unit.isEmpty ? ReadNumber(number.number, last.unit, form: number.form) : number
    }
  }

  /// The text between braces, without the name before them: "L = {2; 3}".
  private static func inside(_ text: String) -> Substring {
    let text = text.split(separator: "\\").joined()
    guard let open = text.firstIndex(of: "{"), let close = text.lastIndex(of: "}"),
      text.firstIndex(of: "}") == close,
      text[..<open].allSatisfy({ $0.isLetter || " =∈".contains($0) }),
      text[text.index(after: close)...].allSatisfy(\.isWhitespace)
    else { return text[...] }
    return text[text.index(after: open)..<close]
  }

  private static func parts(of text: Substring, at separators: [String]) -> [Substring] {
    separators.reduce([text]) { parts, separator in
      parts.flatMap { $0.split(separator: separator, omittingEmptySubsequences: false) }
    }
  }

  /// Reads one number, or the two of "±2", "+-2" and "x = ±2".
  private static func numbers(_ part: Substring, _ separator: DecimalSeparator) -> [ReadNumber]? {
    let halves = parts(of: part, at: ["±", "+/-", "+-"])
    let name = halves[0].drop(while: \.isWhitespace)
    guard halves.count == 2, name.isEmpty || name.contains("=") else {
      return (try? NumberReader.readings(of: String(part), separator: separator))
        .flatMap(\.first).map { [$0] }
    }
    guard name.isEmpty || name.last(where: { !$0.isWhitespace }) == "=",
      let number = try? NumberReader.readings(of: String(halves[1]), separator: separator).first
    else { return nil }
    return [number, number.negated]
  }
}

extension AcceptedNumber {
  /// Whether numbers are those of a list, in any order.
  ///
  /// Both are sorted, so that each number is compared with the one that it can be near to.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` when a number on the way is too long.
  func accepts(
    _ numbers: [Rational],
    asList accepted: [Rational],
    within tolerance: ToleranceRule
  ) throws(ExactArithmeticError) -> Bool {
    guard numbers.count == accepted.count else { return false }
    for (number, accepted) in zip(numbers.sorted(), accepted.sorted()) {
      guard try tolerance.accepts(number, for: accepted) else { return false }
    }
    return true
  }
}
