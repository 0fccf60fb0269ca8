// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

extension Tokenizer {
  func isDecimalSign(_ byte: UInt8) -> Bool {
    byte == (notation.usesPoint ? UInt8(ascii: ".") : UInt8(ascii: ","))
  }

  /// Reads a number with its groups of three digits and its decimals.
  ///
  /// A comma between two digits, outside of brackets and with no blank, can be a decimal comma even where the
  /// point is the decimal sign: then there are two readings.
  mutating func readNumber() throws(Verdict.ExpressionFault) {
    let start = position
    skipDigits()
    let isGrouped = position - start <= 3 && skipGroups()
    if let sign = byte(at: position), isDecimalSign(sign) {
      // "1. " is the number 1 with an idle point.
      if digit(at: position + 1) != nil || sign == UInt8(ascii: ".") { position += 1 }
      skipDigits()
    } else if !isGrouped, !notation.usesPoint, byte(at: position) == UInt8(ascii: "."),
      digit(at: position + 1) != nil
    {
      // Where a comma stands before decimals, a point does no less, unless it groups three digits.
      position += 1
      skipDigits()
    } else if !isGrouped || !notation.usesPoint, bytes[position...].starts(with: "{,}".utf8),
      digit(at: position + 3) != nil
    {
      position += 3
      skipDigits()
    } else if !isGrouped, depth == 0, notation.usesPoint,
      byte(at: position) == UInt8(ascii: ","), digit(at: position + 1) != nil,
      bytes[start] != UInt8(ascii: ".")
    {
      isAmbiguous = true
      if readsCommaAsDecimal {
        position += 1
        skipDigits()
      }
    }
    add(.number, from: start)
    addPowerOfTen(after: start)
  }

  /// Reads 1.5e3 as 1.5 · 10^3: an e between digits is no variable.
  ///
  /// Before a sign 2e-3 can also be twice e less 3, unless the number has decimals.
  private mutating func addPowerOfTen(after number: Int) {
    let start = position
    guard let letter = byte(at: start), letter | 0x20 == UInt8(ascii: "e"),
      !notation.variables.contains(where: { $0.utf8.first == letter })
    else { return }
    var isEither = false
    let isSigned =
      byte(at: start + 1) == UInt8(ascii: "-") || byte(at: start + 1) == UInt8(ascii: "+")
    guard digit(at: start + (isSigned ? 2 : 1)) != nil else { return }
    if isSigned, !bytes[number..<start].contains(where: { $0 &- UInt8(ascii: "0") > 9 }) {
      isEither = letter == UInt8(ascii: "e")
      guard !isEither || !readsBaseOfNature else { return }
    }
    position += 1
    add(.powerOfTen, from: start)
    if isSigned {
      add(byte(at: position) == UInt8(ascii: "-") ? .minus : .plus, length: 1)
    }
    let exponent = position
    skipDigits()
    add(.number, from: exponent)
    if isEither { scientificNumber = number..<position }
  }

  private mutating func skipDigits() {
    while digit(at: position) != nil { position += 1 }
  }

  /// Skips groups of three digits after a blank, or after the sign that is not the decimal one.
  private mutating func skipGroups() -> Bool {
    let before = position
    while let length = lengthOfSeparator(at: position), hasGroup(at: position + length),
      depth == 0 || !isGroupSign(bytes[position])
    {
      position += length + 3
    }
    return position > before
  }

  /// Whether a byte is the one of comma and point that can group digits.
  private func isGroupSign(_ byte: UInt8) -> Bool {
    byte == (notation.usesPoint ? UInt8(ascii: ",") : UInt8(ascii: "."))
  }

  /// How many bytes separate groups of digits at a place: a sign, a blank or what stands for one in TeX.
  private func lengthOfSeparator(at index: Int) -> Int? {
    guard let sign = byte(at: index) else { return nil }
    switch Unicode.Scalar(sign) {
    case " ", "'", "~": return 1
    case "\\": return [",", " "].contains(byte(at: index + 1).map { Unicode.Scalar($0) }) ? 2 : nil
    case "{":
      let isBraced = byte(at: index + 1).map(isGroupSign) == true
      return isBraced && byte(at: index + 2) == UInt8(ascii: "}") ? 3 : nil
    default: return isGroupSign(sign) ? 1 : nil
    }
  }

  private func hasGroup(at index: Int) -> Bool {
    digit(at: index) != nil && digit(at: index + 1) != nil && digit(at: index + 2) != nil
      && digit(at: index + 3) == nil
  }

  /// How many digits a number token has, and how many of them are decimals: nil without a decimal sign.
  func digits(of token: Token) -> (count: Int, decimals: Int?) {
    let mark = bytes[token.start..<token.end].firstIndex { $0 &- UInt8(ascii: "0") > 9 }
    guard let mark else { return (token.end - token.start, nil) }
    let isGrouped =
      mark - token.start <= 3 && hasGroup(at: mark + (lengthOfSeparator(at: mark) ?? 1))
    var count = mark - token.start
    var decimals: Int?
    for index in mark..<token.end
    where index == token.start || bytes[index - 1] != UInt8(ascii: "\\") {
      if digit(at: index) != nil {
        count += 1
        decimals = decimals.map { $0 + 1 }
      } else if isDecimalSign(bytes[index]) || !isGrouped {
        decimals = 0
      }
    }
    return (count, decimals)
  }
}
