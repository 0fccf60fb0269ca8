// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

/// Cuts an expression into tokens.
struct Tokenizer {
  let notation: ExpressionNotation
  /// Whether a comma between digits is taken for a decimal one even where it could separate two
  /// numbers.
  let readsCommaAsDecimal: Bool
  let bytes: [UInt8]
  private let declared: [[UInt8]]
  private let declaredNames: [String]

  var position = 0
  var tokens: [Token] = []
  /// The number of open brackets: within them a comma separates.
  var depth = 0
  /// Whether a comma between digits could be read in the other way.
  var isAmbiguous = false
  var isSpaced = false
  /// Whether e before a sign and digits is read as the base of nature, and not as a power of ten.
  var readsBaseOfNature = false
  /// The bytes of the number, where it could be either.
  var scientificNumber: Range<Int>?
  /// The places where braces are closed that only say how a formula looks.
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
    case ("-", ">"?): add(.mapsTo, length: 2)
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
    } else if isSpaced, let (kind, length) = connective(at: position) {
      add(kind, length: length)
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

/// A sign, number or word of an expression.
struct Token {
  enum Kind: Hashable {
    case number
    /// A whole number that is not written in digits of its own, as in an exponent.
    case integer(Int)
    /// A fraction of one sign, as ½.
    case vulgarFraction(Int, Int)
    case variable(String)
    case function(Operation)
    /// The exponential function, which is a power of e.
    case exponential
    /// A logarithm that may be followed by its base.
    case logarithm
    /// A root that may have its degree in brackets.
    case root
    /// A root whose sign says its degree.
    case fixedRoot(Int)
    /// The function whose first argument is the degree.
    case degreeRoot
    /// A function that is put together from others.
    case composed(ComposedFunction)
    /// The fraction of TeX, with two arguments.
    case fraction
    /// The binomial coefficient of TeX, with two arguments.
    case binomial
    /// The signs of TeX between all that stands in a bracket before and behind them.
    case overAll, choose
    /// The word between a number and what it is divided by: 7 mod 3.
    case modulo
    /// A sum or product over whole numbers, as the operation between its terms.
    case repeated(Operation)
    /// A declared function.
    case call(String)
    case constant(Operation)
    case plus, minus, times, over, power, underscore
    /// The e in 1.5e3.
    case powerOfTen
    case plusMinus, minusPlus
    case factorial, percent, degree
    /// An exponent in superscript digits.
    case superscript(Int)
    case open(Bracket), close(Bracket)
    case bar, openBar, closeBar
    case comma, semicolon, and, or
    /// The sign between a variable and the set that it is in.
    case member
    /// The sign between a variable and the set that it is not in.
    case notMember
    case union
    /// The set of real numbers, and that of integers.
    case reals, integers
    /// The sign between a set and what is taken out of it.
    case without
    /// The sign between the argument of a function and its value.
    case mapsTo
    /// The end of a row of a matrix.
    case row
    case relation(Relation)
    case end

    var isNumber: Bool {
      if case .number = self { true } else { false }
    }
  }

  enum Bracket: String, Hashable {
    case round = "("
    case square = "["
    case brace = "{"
    /// The brace of a set in TeX.
    case set = "\\{"
    /// The brackets of TeX around rows.
    case matrix = "\\begin"
    /// The brackets around a number that is rounded down or up.
    case floor = "⌊"
    case ceiling = "⌈"

    var closing: String {
      switch self {
      case .round: ")"
      case .square: "]"
      case .brace: "}"
      case .set: "\\}"
      case .matrix: "\\end"
      case .floor: "⌋"
      case .ceiling: "⌉"
      }
    }
  }

  var kind: Kind
  /// The bytes of the text that it covers.
  var start: Int
  var end: Int
  /// Whether a blank stands before it.
  var isSpaced: Bool
}

/// The relation between two sides.
enum Relation: UInt8, Hashable, Sendable {
  case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
}

/// The notation of expressions: which names stand for themselves, and what separates decimals.
package struct ExpressionNotation: Hashable, Sendable {
  /// The sign before decimals.
  package enum DecimalMark: Hashable, Sendable {
    case point, comma, either
  }

  /// The variables that may be used, of any length; any single letter when there are none.
  package let variables: [String]
  /// The names that are functions where a bracket follows.
  package let functions: [String]
  /// The sign before decimals.
  package var decimalMark: DecimalMark

  package init(
    variables: [String] = [],
    functions: [String] = [],
    decimalMark: DecimalMark = .point
  ) {
    self.variables = variables
    self.functions = functions
    self.decimalMark = decimalMark
  }

  var usesPoint: Bool { decimalMark != .comma }

  /// A name with its index after an underscore: `x1` is `x_1`.
  package static func canonical(_ name: String) -> String {
    guard !name.contains("_"), let digit = name.firstIndex(where: \.isNumber),
      digit != name.startIndex
    else { return name }
    return name[..<digit] + "_" + name[digit...]
  }
}

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

  /// Marks the words between statements that are read as letters elsewhere: `x is 3`,
  /// `x = 3 v x = -2`.
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
    case "v" where hasRelation && (startsEquation(at: end) || startsRelation(at: end)):
      add(.or, length: 1)
    default:
      guard let (kind, length) = connective(at: position) else { return false }
      add(kind, length: length)
    }
    return true
  }

  /// The word of a language for "and" or "or" that stands at a place between two relations, and how
  /// many bytes it has: in "x = 2 o x = 3", not in "x = 2 o".
  func connective(at start: Int) -> (Token.Kind, length: Int)? {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: " ")) ?? bytes.count
    guard end - start <= 8, end < bytes.count, hasRelation, startsRelation(at: end),
      let kind = Vocabulary.connectives[String(decoding: bytes[start..<end], as: UTF8.self)]
    else { return nil }
    return (kind, end - start)
  }

  private var hasRelation: Bool {
    tokens.contains { if case .relation = $0.kind { true } else { false } }
  }

  /// Whether a name and the sign of a relation come next.
  private func startsRelation(at start: Int) -> Bool {
    let rest = bytes[start...].drop { $0 == UInt8(ascii: " ") }
    guard rest.first?.isLetter == true else { return false }
    let sign = rest.dropFirst().drop {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "_") || 0x30...0x39 ~= $0
    }
    return ["=", "<", ">", "≤", "≥", "≠", "\\"].contains { sign.starts(with: $0.utf8) }
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
