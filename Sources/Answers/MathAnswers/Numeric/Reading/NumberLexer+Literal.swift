// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension NumberLexer {
  /// Reads digits with their separators and an exponent.
  ///
  /// - Throws: ``Verdict/NumberFault/outOfRange`` for too many digits or too high an exponent.
  mutating func number() throws(Verdict.NumberFault) -> NumberLiteral {
    var digits = leadingDigits()
    let (integers, joinsOverBlank) = groups(after: digits)
    digits += integers
    let whole = digits.count
    var hasMark = false
    if scalar() == convention.decimalMark, isDigit(1) || endsNumber(1) {
      hasMark = true
      position += 1
      digits += decimals()
    }
    guard digits.count <= Self.maximumDigits else { throw .outOfRange }
    let places = digits.count - whole
    let exponent = try self.exponent()
    guard
      let value = try? Rational(decimalDigits: digits, exponent: (exponent ?? 0) - places)
    else { throw .outOfRange }
    return NumberLiteral(
      value: value,
      figures: Self.figures(of: digits, places: places, hasMark: hasMark),
      places: max(0, places - (exponent ?? 0)),
      digits: digits.count,
      isPlainInteger: !hasMark && exponent == nil,
      joinsOverBlank: joinsOverBlank
    )
  }

  /// Counts significant figures: from the first digit that is not 0; zeros at the end of an integer may count.
  ///
  /// Of 0 itself the decimals count, as in STACK: 0.00 has two figures, 0 and 0.0 have one.
  private static func figures(of digits: [UInt8], places: Int, hasMark: Bool) -> ClosedRange<Int> {
    let significant = digits.drop { $0 == 0 }
    guard let last = significant.lastIndex(where: { $0 != 0 }) else {
      return max(1, places)...max(1, places)
    }
    let most = significant.count
    return (hasMark ? most : last - significant.startIndex + 1)...most
  }

  private mutating func leadingDigits() -> [UInt8] {
    var digits: [UInt8] = []
    while let scalar = scalar(), scalar.isASCIIDigit {
      digits.append(UInt8(truncatingIfNeeded: scalar.value - 0x30))
      position += 1
    }
    return digits
  }

  /// Reads groups of three digits, all behind the same separator.
  private mutating func groups(after first: [UInt8]) -> (digits: [UInt8], joinsOverBlank: Bool) {
    guard (1...3).contains(first.count), first.first != 0, let separator = scalar(),
      isGroupMark(separator)
    else { return ([], false) }
    let start = position
    var digits: [UInt8] = []
    while scalar() == separator, hasThreeDigits(1) {
      position += 1
      digits += leadingDigits()
    }
    // "1,234,56" is no number with groups; its fault is reported where it goes wrong.
    if separator != NumberText.blank, scalar() == separator, isDigit(1) {
      position = start
      return ([], false)
    }
    return (digits, !digits.isEmpty && separator == NumberText.blank)
  }

  private func isGroupMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == convention.groupMark || scalar == "'" || scalar == NumberText.narrowBlank
      || (scalar == NumberText.blank && convention.joinsOverBlanks)
  }

  /// Whether exactly three digits stand some places from the current character.
  private func hasThreeDigits(_ distance: Int) -> Bool {
    isDigit(distance) && isDigit(distance + 1) && isDigit(distance + 2) && !isDigit(distance + 3)
  }

  /// Reads the digits after the decimal point, which narrow blanks may group in threes.
  private mutating func decimals() -> [UInt8] {
    var digits = leadingDigits()
    while digits.count.isMultiple(of: 3), !digits.isEmpty, scalar() == NumberText.narrowBlank,
      isDigit(1)
    {
      position += 1
      digits += leadingDigits()
    }
    return digits
  }

  /// Whether a number that ends with a decimal point is over, so that "5." is 5.
  private func endsNumber(_ distance: Int) -> Bool {
    guard isDigit(-1), let next = scalar(distance) else { return isDigit(-1) }
    return next == NumberText.blank || ["*", "/", ")"].contains(next)
  }

  /// Reads "e" and an integer.
  private mutating func exponent() throws(Verdict.NumberFault) -> Int? {
    guard let mark = scalar(), mark == "e" || mark == "E" else { return nil }
    let isSigned = scalar(1) == "-" || scalar(1) == "+"
    guard isDigit(isSigned ? 2 : 1) else { return nil }
    let isNegative = scalar(1) == "-"
    position += isSigned ? 2 : 1
    let digits = leadingDigits().drop { $0 == 0 }
    let exponent = digits.prefix(9).reduce(0) { $0 * 10 + Int($1) }
    guard digits.count < 9, exponent <= Self.highestExponent else { throw .outOfRange }
    return isNegative ? -exponent : exponent
  }
}
