// SPDX-License-Identifier: Apache-2.0

/// Reads an interval: `[2.3, 2.6] m`, `]0; 1]`, `(2.45 ± 0.15) m`.
struct IntervalText {
  private(set) var interval: NumberInterval
  private(set) var unit: UnitProduct

  /// Reads an interval, or returns nil when the text is none.
  ///
  /// A round bracket, or a square one that opens to the other side, leaves its edge out. The edges are
  /// separated by a semicolon, or by a comma where that cannot be part of a number: a unit behind the brackets
  /// belongs to both.
  ///
  /// - Throws: The fault of an edge that cannot be read; ``Verdict/NumberFault/unlikeUnits`` when they do not measure
  ///   the same.
  init?(_ text: String, separator: DecimalSeparator) throws(Verdict.NumberFault) {
    // "±2" is two numbers.
    let isDeviation = text.contains("±") && text.first { !$0.isWhitespace } != "±"
    if isDeviation || text.contains("\\pm") {
      try self.init(deviation: text, separator: separator)
      return
    }
    guard let open = text.first(where: { !$0.isWhitespace }), "[](".contains(open),
      let start = text.firstIndex(of: open),
      let end = text.lastIndex(where: { "[])".contains($0) }), start < end
    else { return nil }
    let inside = text[text.index(after: start)..<end]
    guard let (lower, upper) = Self.edges(of: inside, separator: separator) else { return nil }
    let unit = text[text.index(after: end)...]
    try self.init(
      lower: try AcceptedNumber.number("\(lower) \(unit)", separator: separator),
      upper: try AcceptedNumber.number("\(upper) \(unit)", separator: separator),
      includesLower: open == "[",
      includesUpper: text[end] == "]"
    )
  }

  /// Splits what stands between the brackets, or returns nil when there are not two parts.
  private static func edges(
    of text: Substring,
    separator: DecimalSeparator
  ) -> (Substring, Substring)? {
    let isCommaFree = separator == .point
    for separator in [";", ", ", ","] where text.contains(separator) {
      guard separator != "," || isCommaFree else { return nil }
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
    return nil
  }

  /// Reads a number with what it may deviate by.
  private init(deviation text: String, separator: DecimalSeparator) throws(Verdict.NumberFault) {
    let signs = text.contains("±") ? "±" : "\\pm"
    let trimmed = text.drop { $0.isWhitespace }
    // In "(2.45 ± 0.15) m" the brackets are there for the unit.
    let hasBrackets = trimmed.first == "("
    let (body, unit): (Substring, Substring) =
      if hasBrackets, let end = trimmed.lastIndex(of: ")") {
        (trimmed[..<end].dropFirst(), trimmed[trimmed.index(after: end)...])
      } else {
        (trimmed, "")
      }
    let parts = body.split(separator: signs, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .notANumber }
    let deviation = try AcceptedNumber.number("\(parts[1]) \(unit)", separator: separator)
    // In "2.45 ± 0.15 m" the unit stands behind both.
    let middle = try AcceptedNumber.number("\(parts[0]) \(unit)", separator: separator)
    let number =
      middle.unit.isEmpty ? ReadNumber(middle.number, deviation.unit, form: middle.form) : middle
    do {
      guard let lower = try number.plus(deviation, negating: true),
        let upper = try number.plus(deviation, negating: false)
      else { throw Verdict.NumberFault.unlikeUnits }
      try self.init(lower: lower, upper: upper, includesLower: true, includesUpper: true)
    } catch let fault as Verdict.NumberFault {
      throw fault
    } catch {
      throw .outOfRange
    }
  }

  private init(
    lower: ReadNumber,
    upper: ReadNumber,
    includesLower: Bool,
    includesUpper: Bool
  ) throws(Verdict.NumberFault) {
    guard lower.unit.dimension == upper.unit.dimension else { throw .unlikeUnits }
    guard let end = try? upper.quantity.number(in: lower.unit) else { throw .outOfRange }
    guard lower.number <= end else { throw .notANumber }
    unit = lower.unit
    interval = NumberInterval(
      lower: lower.number,
      upper: end,
      includesLower: includesLower,
      includesUpper: includesUpper
    )
  }
}
