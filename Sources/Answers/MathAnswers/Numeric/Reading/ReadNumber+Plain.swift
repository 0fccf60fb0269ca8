// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

// Nearly every number that is written is a few digits with at most one decimal mark. Such a one is read here in
// one pass over its bytes, which is many times faster than to cut it into pieces and to parse those; the tests
// hold it to the same result.

extension ReadNumber {
  /// Reads a number of up to 18 digits, perhaps with a minus sign, a decimal mark and blanks around it.
  ///
  /// - Returns: The number, or nil for any other text, and for one that may have several readings.
  init?(plain text: some Sequence<UInt8>, separator: DecimalSeparator) {
    var digits = PlainDigits()
    for byte in text {
      guard digits.append(byte, separator: separator) else { return nil }
    }
    guard let number = digits.number(separator: separator) else { return nil }
    self = digits.isNegative ? number.negated : number
  }

  /// Reads a plain number before a unit that is written as another one is.
  ///
  /// - Parameters:
  ///   - text: The number and the unit.
  ///   - suffix: How a unit is written, from ``unitSuffix(of:in:separator:)``.
  ///   - separator: The sign before the decimals.
  init?(
    _ text: String,
    before suffix: (text: String, unit: UnitProduct),
    separator: DecimalSeparator
  ) {
    let count = suffix.text.utf8.count
    guard text.utf8.suffix(count).elementsEqual(suffix.text.utf8),
      let number = ReadNumber(plain: text.utf8.dropLast(count), separator: separator)
    else { return nil }
    self = number.with(suffix.unit)
  }

  /// Returns what stands behind a plain number, if it is the unit behind any other number too.
  ///
  /// It is not in "5e3 m", "2 1/2 h" or "1:30 h". That is tried out.
  static func unitSuffix(
    of text: String,
    in unit: UnitProduct,
    separator: DecimalSeparator
  ) -> String? {
    let suffix = String(text.drop { $0.isASCII && ($0.isNumber || "-., ".contains($0)) })
    guard !suffix.isEmpty, !suffix.contains(where: { ".,".contains($0) }) else { return nil }
    let isUnit = ["0", "-2", "30\(separator == .comma ? "," : ".")5"].allSatisfy { number in
      ReadNumber(plain: number.utf8, separator: separator).map { [$0.with(unit)] }
        == (try? NumberReader.readings(of: number + " " + suffix, separator: separator))
    }
    return isUnit ? suffix : nil
  }

  private func with(_ unit: UnitProduct) -> ReadNumber {
    ReadNumber(number, unit, form: form)
  }
}

/// The digits and signs of a plain number that have been read.
private struct PlainDigits {
  /// So many digits, as a number, fit into 64 bits.
  private static let maximum = 18

  private(set) var isNegative = false
  /// All digits in one number.
  private var digits: UInt64 = 0
  private var count = 0
  /// The digits from the first that is not 0 on.
  private var significant = 0
  /// The zeros at the end.
  private var trailingZeros = 0
  /// The number of digits before the decimal mark, once that has been read.
  private var whole: Int?
  private var isFinished = false

  /// Takes the next byte, or returns false when the text is no plain number.
  mutating func append(_ byte: UInt8, separator: DecimalSeparator) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      guard !isFinished, count < Self.maximum else { return false }
      let digit = UInt64(byte & 0x0F)
      digits = digits * 10 + digit
      count += 1
      significant += digits > 0 ? 1 : 0
      trailingZeros = digit == 0 ? trailingZeros + 1 : 0
    case UInt8(ascii: ".") where separator != .comma, UInt8(ascii: ",") where separator != .point:
      guard !isFinished, whole == nil else { return false }
      whole = count
    case UInt8(ascii: "-"):
      guard !isFinished, !isNegative, count == 0, whole == nil else { return false }
      isNegative = true
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      // A blank behind a sign or a mark is left to the grammar.
      isFinished = isFinished || count > 0
      return count > 0 || !isNegative && whole == nil
    default:
      return false
    }
    return true
  }

  /// The number without its sign.
  func number(separator: DecimalSeparator) -> ReadNumber? {
    let places = whole.map { count - $0 } ?? 0
    // A mark at the end is left to the grammar. So are three digits behind one that could as well group them.
    guard count > 0, whole == nil || places > 0, separator != .either || places != 3,
      let number = try? Rational(BigInteger(digits), BigInteger(Self.power(of: 10, places)))
    else { return nil }
    let figures =
      digits == 0
      ? max(1, places)...max(1, places)
      : (whole == nil ? significant - trailingZeros : significant)...significant
    return ReadNumber(
      number,
      form: .decimal(figures: figures, places: places, isPlainInteger: whole == nil)
    )
  }

  private static func power(of base: UInt64, _ exponent: Int) -> UInt64 {
    (0..<exponent).reduce(1) { power, _ in power * base }
  }
}
