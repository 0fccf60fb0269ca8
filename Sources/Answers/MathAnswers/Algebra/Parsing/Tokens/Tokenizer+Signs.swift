// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

extension Tokenizer {
  /// The text with the letters, digits and signs of a formula editor as those of a keyboard.
  ///
  /// Each stands for one character as before, so that places of faults stay.
  static func keyboardText(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard bytes.reduce(0, |) >= 0x80 else { return bytes }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(keyboardScalar(scalar)) }
    return Array(String(result).utf8)
  }

  private static func keyboardScalar(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    // Full-width forms, apart from those that are no signs of mathematics.
    case 0xFF01...0xFF5E: return Unicode.Scalar(UInt8(scalar.value - 0xFF01 + 0x21))
    case 0x1D400...0x1D6A3:
      // Alphabets of 52 letters in one style each.
      let place = UInt8((scalar.value - 0x1D400) % 52)
      return Unicode.Scalar(place < 26 ? 0x41 + place : 0x61 + place - 26)
    case 0x1D6A8...0x1D7A7:
      // Greek alphabets of 58 signs in one style each: capitals, nabla, small letters, variants.
      let place = (scalar.value - 0x1D6A8) % 58
      let letter = place < 25 ? 0x391 + place : 0x3B1 + place - 26
      return place == 25 || place > 50 ? scalar : Unicode.Scalar(letter) ?? scalar
    case 0x1D7CE...0x1D7FF: return Unicode.Scalar(UInt8((scalar.value - 0x1D7CE) % 10) + 0x30)
    case 0x212F, 0x2147: return "e"
    case 0x2148: return "i"
    case 0x210E: return "h"
    // Blanks that stand between groups of digits.
    case 0x00A0, 0x2007, 0x2009, 0x202F: return " "
    case 0x2032, 0x2019, 0x00B4: return "'"
    case 0x3001: return ","
    case 0x27E8, 0x2329: return "<"
    case 0x27E9, 0x232A: return ">"
    default: return scalar
    }
  }

  /// Reads a run of superscripts: a number of its own, or an exponent of several signs.
  mutating func readSuperscript() throws(Verdict.ExpressionFault) {
    let start = position
    var signs: [Character] = []
    while let (scalar, length) = scalar(at: position), let sign = Vocabulary.superscripts[scalar] {
      signs.append(sign)
      position += length
    }
    if let number = Int(String(signs)) {
      add(.superscript(number), from: start)
      return
    }
    add(.power, from: start)
    add(.open(.round), from: start)
    var rest = signs[...]
    while let sign = rest.popFirst() {
      switch sign {
      case "+": add(.plus, from: start)
      case "-": add(.minus, from: start)
      case "(": add(.open(.round), from: start)
      case ")": add(.close(.round), from: start)
      case "0"..."9":
        var digits = String(sign)
        while let digit = rest.first, digit.isNumber {
          digits.append(digit)
          rest.removeFirst()
        }
        guard let number = Int(digits) else { throw unreadable() }
        add(.integer(number), from: start)
      default: add(.variable(String(sign)), from: start)
      }
    }
    add(.close(.round), from: start)
  }

  /// Reads plus followed by minus: both signs where no sum can go on.
  mutating func readPlusMinus() {
    let isSlashed = byte(at: position + 1) == UInt8(ascii: "/")
    guard !isSlashed else { return add(.plusMinus, length: 3) }
    switch tokens.last?.kind {
    case nil, .open, .relation, .comma, .semicolon, .and, .or: add(.plusMinus, length: 2)
    default: add(.plus, length: 1)
    }
  }

  /// Marks the words between statements that are read as letters elsewhere: `x is 3`, `x = 3 v x = -2`.
  mutating func readConnectingWord(_ word: String) -> Bool {
    let end = position + word.utf8.count
    guard !notation.variables.contains(word) else { return false }
    switch word {
    case "ist", "is", "equals", "gleich": add(.relation(.equal), length: word.utf8.count)
    case "in" where tokens.count == 1: add(.member, length: 2)
    case "ou", "of", "nebo": add(.or, length: word.utf8.count)
    case "et", "en": add(.and, length: 2)
    case "choose", "ueber": add(.choose, length: word.utf8.count)
    case "mod": add(.modulo, length: 3)
    case "mit", "with", "avec",
      "where" where saysMembership(after: end):
      add(.comma, length: word.utf8.count)
    case "x" where bytes[end...].starts(with: " 10^".utf8) && tokens.last?.kind.isNumber == true:
      add(.times, length: 1)
    case "v" where startsEquation(at: end):
      guard tokens.contains(where: { $0.kind == .relation(.equal) }) else { return false }
      add(.or, length: 1)
    default: return false
    }
    return true
  }

  /// Whether a name and the sign of membership come next.
  private func saysMembership(after start: Int) -> Bool {
    let rest = bytes[start...].drop { $0 == UInt8(ascii: " ") }
    guard rest.first?.isLetter == true else { return false }
    let sign = rest.dropFirst().drop { $0 == UInt8(ascii: " ") }
    return sign.starts(with: "∈".utf8) || sign.starts(with: "\\in ".utf8)
  }

  /// Whether a name and an equals sign come next.
  private func startsEquation(at start: Int) -> Bool {
    let rest = bytes[start...].filter { $0 != UInt8(ascii: " ") }.prefix(4)
    guard rest.first?.isLetter == true, let sign = rest.firstIndex(of: UInt8(ascii: "=")) else {
      return false
    }
    return rest[rest.index(after: rest.startIndex)..<sign].allSatisfy {
      !$0.isLetter && $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "*")
    }
  }
}
