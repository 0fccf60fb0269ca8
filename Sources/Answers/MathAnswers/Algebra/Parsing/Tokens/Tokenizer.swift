// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

/// Cuts an expression into tokens.
struct Tokenizer {
  let notation: ExpressionNotation
  /// Whether a comma between digits is taken for a decimal one even where it could separate two numbers.
  let readsCommaAsDecimal: Bool
  let bytes: [UInt8]
  private let declared: [[UInt8]]
  private let declaredNames: [String]

  var position = 0
  var tokens: [Token] = []
  /// How many brackets are open: within them a comma separates.
  var depth = 0
  /// Whether a comma between digits could be read in the other way.
  var isAmbiguous = false
  var isSpaced = false
  /// Whether e before a sign and digits is read as the base of nature, and not as a power of ten.
  var readsBaseOfNature = false
  /// Where it could be either, the bytes of the number.
  var scientificNumber: Range<Int>?
  /// Where braces are closed that only say how a formula looks.
  var silentBraces: Set<Int> = []

  init(_ text: String, notation: ExpressionNotation, readsCommaAsDecimal: Bool) {
    bytes = Self.keyboardText(text)
    self.notation = notation
    self.readsCommaAsDecimal = readsCommaAsDecimal
    let names =
      notation.variables.isEmpty && notation.functions.isEmpty
      ? []
      : (notation.variables.flatMap(Self.spellings) + notation.functions)
        .filter { !$0.isEmpty }
        .sorted { $0.utf8.count > $1.utf8.count }
    declaredNames = names
    declared = names.map { Array($0.utf8) }
    tokens.reserveCapacity(bytes.count / 2 + 4)
  }

  /// Reads all tokens; the last one is the end.
  mutating func readAll() throws(Verdict.ExpressionFault) {
    while position < bytes.count {
      try readToken()
      guard tokens.count <= 4 * ExpressionTree.nodeLimit else {
        throw Verdict.ExpressionFault(
          position: 0,
          reason: .tooComplex(limit: ExpressionTree.nodeLimit)
        )
      }
    }
    add(.end, from: bytes.count)
  }

  private mutating func readToken() throws(Verdict.ExpressionFault) {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: " "), 9, 10, 13, UInt8(ascii: "~"), UInt8(ascii: "$"):
      position += 1
      isSpaced = true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): readWord()
    case UInt8(ascii: "."), UInt8(ascii: ","):
      if isDecimalSign(byte), digit(at: position + 1) != nil {
        try readNumber()
      } else {
        guard byte == UInt8(ascii: ",") else { throw unreadable() }
        add(.comma, length: 1)
      }
    case UInt8(ascii: "\\"): try readCommand()
    case 0x80...: try readBeyondASCII()
    default: try readSign(byte)
    }
  }

  private mutating func readSign(_ byte: UInt8) throws(Verdict.ExpressionFault) {
    let next = self.byte(at: position + 1)
    switch (Unicode.Scalar(byte), next.map { Unicode.Scalar($0) }) {
    case ("+", "-"?): readPlusMinus()
    case ("+", "/"?) where self.byte(at: position + 2) == UInt8(ascii: "-"): readPlusMinus()
    case ("+", _): add(.plus, length: 1)
    case ("-", _): add(.minus, length: 1)
    case ("*", "*"?): add(.power, length: 2)
    case ("*", _): add(.times, length: 1)
    case ("/", _), (":", _): add(.over, length: 1)
    case ("^", _): add(.power, length: 1)
    case ("_", _): add(.underscore, length: 1)
    case ("(", _): add(.open(.round), length: 1)
    case (")", _): add(.close(.round), length: 1)
    case ("[", _): add(.open(.square), length: 1)
    case ("]", _): add(.close(.square), length: 1)
    case ("{", _): add(.open(.brace), length: 1)
    case ("}", _) where silentBraces.contains(position): position += 1
    case ("}", _): add(.close(.brace), length: 1)
    case ("|", _): add(.bar, length: 1)
    case ("&", _) where depth > 0: add(.comma, length: 1)
    case ("&", _) where tokens.contains { $0.kind == .relation(.equal) }:
      add(.and, length: next == byte ? 2 : 1)
    case (";", _): add(.semicolon, length: 1)
    case ("%", _): add(.percent, length: 1)
    case ("!", "="?): add(.relation(.unequal), length: 2)
    case ("!", _): add(.factorial, length: 1)
    case ("=", "/"?) where self.byte(at: position + 2) == UInt8(ascii: "="):
      add(.relation(.unequal), length: 3)
    case ("=", "="?): add(.relation(.equal), length: 2)
    case ("=", "<"?), ("<", "="?): add(.relation(.lessOrEqual), length: 2)
    case ("=", ">"?), (">", "="?): add(.relation(.greaterOrEqual), length: 2)
    case ("=", _): add(.relation(.equal), length: 1)
    case ("<", ">"?): add(.relation(.unequal), length: 2)
    case ("<", _): add(.relation(.less), length: 1)
    case (">", _): add(.relation(.greater), length: 1)
    default: throw unreadable()
    }
  }

  /// Reads a letter or sign of several bytes.
  private mutating func readBeyondASCII() throws(Verdict.ExpressionFault) {
    guard let (scalar, length) = scalar(at: position) else { throw unreadable() }
    if let kind = Vocabulary.signs[scalar] {
      add(kind, length: length)
    } else if let name = Vocabulary.greekLetters[scalar] {
      readGreek(name, length: length)
    } else if let (above, below) = Vocabulary.vulgarFractions[scalar] {
      add(.vulgarFraction(above, below), length: length)
    } else if scalar == "∅" {
      add(.open(.set), length: length)
      add(.close(.set), length: 0)
    } else if Vocabulary.superscripts[scalar] != nil {
      try readSuperscript()
    } else if scalar == "ü", isSpaced, bytes[position...].starts(with: "über ".utf8) {
      add(.choose, length: 5)
    } else if scalar.isSpacing {
      position += length
      isSpaced = true
    } else if scalar.properties.isAlphabetic {
      let start = position
      position += length
      add(.variable(String(scalar) + readSubscript()), from: start)
    } else {
      throw unreadable()
    }
  }

  mutating func add(_ kind: Token.Kind, length: Int) {
    let start = position
    position += length
    switch kind {
    case .open: depth += 1
    case .close: depth -= 1
    default: break
    }
    add(kind, from: start)
  }

  mutating func add(_ kind: Token.Kind, from start: Int) {
    tokens.append(Token(kind: kind, start: start, end: position, isSpaced: isSpaced))
    isSpaced = false
  }

  func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  func digit(at index: Int) -> UInt8? {
    guard index < bytes.count, case let value = bytes[index] &- UInt8(ascii: "0"), value < 10 else {
      return nil
    }
    return value
  }

  /// The scalar that starts at an offset, and how many bytes it has.
  func scalar(at index: Int) -> (Unicode.Scalar, Int)? {
    guard index < bytes.count, bytes[index] >= 0x80 else { return nil }
    var decoder = UTF8()
    var rest = bytes[index...].prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return nil }
    return (scalar, UTF8.width(scalar))
  }

  /// The fault of a character that means nothing.
  func unreadable() -> Verdict.ExpressionFault {
    Verdict.ExpressionFault(
      position: characters(before: position),
      reason: .unexpected(found: character(at: position), expected: .operand)
    )
  }

  /// The number of characters before an offset.
  func characters(before offset: Int) -> Int {
    String(decoding: bytes[..<min(offset, bytes.count)], as: UTF8.self).count
  }

  func character(at offset: Int) -> String {
    guard offset < bytes.count else { return "" }
    // A character may be made of many scalars; a few bytes show enough of it.
    return String(decoding: bytes[offset...].prefix(64), as: UTF8.self).first.map(String.init) ?? ""
  }

  /// The declared name that starts at the position, the longest if there are several.
  func declaredName() -> String? {
    for (index, name) in declared.enumerated() where bytes[position...].starts(with: name) {
      return declaredNames[index]
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether it is a blank of any width, or none.
  fileprivate var isSpacing: Bool {
    properties.isWhitespace || (0x200B...0x200D).contains(value) || value == 0x2060
      || value == 0xFEFF
  }
}
