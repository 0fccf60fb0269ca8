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
    let mark: UInt8 = notation.usesPoint ? UInt8(ascii: ",") : UInt8(ascii: ".")
    while let sign = byte(at: position),
      sign == mark && depth == 0 || sign == UInt8(ascii: " ") || sign == UInt8(ascii: "'"),
      hasGroup(at: position + 1)
    {
      position += 4
    }
    return position > before
  }

  private func hasGroup(at index: Int) -> Bool {
    digit(at: index) != nil && digit(at: index + 1) != nil && digit(at: index + 2) != nil
      && digit(at: index + 3) == nil
  }

  /// How many digits a number token has, and how many of them are decimals: nil without a decimal sign.
  func digits(of token: Token) -> (count: Int, decimals: Int?) {
    let mark = bytes[token.start..<token.end].firstIndex { $0 &- UInt8(ascii: "0") > 9 }
    guard let mark else { return (token.end - token.start, nil) }
    let isGrouped = mark - token.start <= 3 && hasGroup(at: mark + 1)
    var count = mark - token.start
    var decimals: Int?
    for index in mark..<token.end {
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
