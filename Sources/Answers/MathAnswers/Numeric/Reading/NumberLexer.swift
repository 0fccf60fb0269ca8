// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// Cuts a text into numbers, words and signs, as one convention reads them.
struct NumberLexer {
  /// The most pieces that are read; a number with a unit has a dozen.
  static let maximumTokens = 100
  /// The most digits of a number.
  static let maximumDigits = 1000
  /// The highest exponent of ten, of either sign.
  static let highestExponent = 999

  let text: NumberText
  let convention: NumberConvention
  var position = 0

  init(_ text: NumberText, convention: NumberConvention) {
    self.text = text
    self.convention = convention
  }

  /// Returns all pieces of the text.
  ///
  /// - Throws: The first fault.
  static func tokens(
    of text: NumberText,
    convention: NumberConvention
  ) throws(Verdict.NumberFault) -> [NumberToken] {
    var lexer = NumberLexer(text, convention: convention)
    var tokens: [NumberToken] = []
    while true {
      let start = lexer.position
      lexer.skipBlanks()
      guard lexer.scalar() != nil else { return tokens }
      guard tokens.count < maximumTokens else { throw .tooComplicated }
      let offset = lexer.text.offsets[lexer.position]
      let followsBlank = lexer.position > start
      let kind = try lexer.next(after: tokens.last)
      tokens.append(NumberToken(kind: kind, offset: offset, followsBlank: followsBlank))
    }
  }

  /// The character some places from the current one, or nil behind the end.
  func scalar(_ distance: Int = 0) -> Unicode.Scalar? {
    let index = position + distance
    return text.scalars.indices.contains(index) ? text.scalars[index] : nil
  }

  /// Whether the character some places from the current one is a digit.
  func isDigit(_ distance: Int = 0) -> Bool { scalar(distance)?.isASCIIDigit ?? false }

  /// The fault that the current character cannot be read.
  var unexpected: Verdict.NumberFault {
    guard let scalar = scalar() else { return .incomplete }
    return .unexpected(String(scalar), offset: text.offsets[position])
  }

  private mutating func skipBlanks() {
    while let scalar = scalar(), scalar == NumberText.blank || scalar == NumberText.narrowBlank {
      position += 1
    }
  }

  private mutating func next(
    after previous: NumberToken?
  ) throws(Verdict.NumberFault) -> NumberToken.Kind {
    guard let scalar = scalar() else { throw .incomplete }
    if isDigit() || (scalar == convention.decimalMark && isDigit(1)) {
      return .number(try number())
    }
    if let fraction = Vocabulary.vulgarFractions[scalar] {
      position += 1
      return .vulgarFraction(fraction.0, fraction.1)
    }
    if Self.raised[scalar] != nil { return .superscript(try superscript()) }
    position += 1
    switch scalar {
    case "*" where self.scalar() == "*":
      position += 1
      return .sign("^")
    case "." where self.scalar()?.isLetter == true && previous?.isWord == true:
      // "N.m" is a product too.
      return .sign("*")
    case "+", "-", "*", "/", "^", "(", ")": return .sign(scalar)
    case "\\": return .fraction
    default: break
    }
    position -= 1
    return try word(after: previous)
  }

  /// Reads a unit, or a word that stands for a sign.
  private mutating func word(after previous: NumberToken?) throws(Verdict.NumberFault)
    -> NumberToken.Kind
  {
    guard let first = scalar(), first.isLetter || Self.unitSigns.contains(first) else {
      throw foreignMark ?? unexpected
    }
    var word = String(first)
    position += 1
    // Only a degree sign joins with letters: "°C", but "% of" are two.
    if first.isLetter || first == "°" {
      while let scalar = scalar(), scalar.isLetter || scalar.isCombining {
        word.unicodeScalars.append(scalar)
        position += 1
      }
    }
    switch word {
    case "x", "X":
      // "4.5 x 10^3"
      if case .number = previous?.kind, isDigit() || isDigit(1) { return .sign("*") }
    case "per" where skipsCent(): return .word("%")
    case "per", "pro", "je": return .sign("/")
    default: break
    }
    return .word(word)
  }

  /// Passes "cent" behind "per".
  private mutating func skipsCent() -> Bool {
    let rest = text.scalars[position...].prefix(6)
    guard rest.starts(with: " cent".unicodeScalars), rest.count < 6 || rest.last?.isLetter == false
    else { return false }
    position += 5
    return true
  }

  /// The fault that a decimal mark or a separator of groups stands where the convention has none.
  private var foreignMark: Verdict.NumberFault? {
    guard let scalar = scalar(), [".", ","].contains(scalar), scalar != convention.decimalMark,
      position > 0, isDigit(-1)
    else { return nil }
    return .separator(
      String(scalar),
      decimalMark: String(convention.decimalMark),
      offset: text.offsets[position]
    )
  }

  private mutating func superscript() throws(Verdict.NumberFault) -> Int {
    var (digits, isNegative) = ("", false)
    let start = position
    while let scalar = scalar(), let plain = Self.raised[scalar] {
      switch plain {
      case "-" where position == start: isNegative = true
      case "+" where position == start: break
      case "+", "-": throw unexpected
      default: digits.unicodeScalars.append(plain)
      }
      position += 1
    }
    guard !digits.isEmpty else { throw unexpected }
    guard let exponent = Int(digits), exponent <= Self.highestExponent else { throw .outOfRange }
    return isNegative ? -exponent : exponent
  }

  private static let unitSigns: Set<Unicode.Scalar> = ["°", "%", "‰", "€", "$", "£", "¥", "µ", "Ω"]

  private static let raised = Dictionary(
    uniqueKeysWithValues: zip("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻".unicodeScalars, "0123456789+-".unicodeScalars)
  )
}

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

  /// Counts significant figures: from the first digit that is not 0; zeros at the end of an integer
  /// may count.
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

/// A piece of what a learner wrote.
struct NumberToken: Hashable {
  enum Kind: Hashable {
    /// Digits with their separators, and with "e" and an exponent.
    case number(NumberLiteral)
    /// A fraction in one character: "½".
    case vulgarFraction(Int, Int)
    /// A raised integer: "⁻²".
    case superscript(Int)
    /// A word or a sign that may be a unit.
    case word(String)
    /// One of + - * / ^ ( ).
    case sign(Unicode.Scalar)
    /// The command `\frac` of TeX, after which two groups follow.
    case fraction
  }

  let kind: Kind
  /// Where the piece begins, as offset of a Unicode scalar in the text.
  let offset: Int
  /// Whether there is a blank before it.
  let followsBlank: Bool
}

/// A number in digits, as it is written.
struct NumberLiteral: Hashable {
  let value: Rational
  /// The significant figures; zeros at the end of an integer may count or not.
  let figures: ClosedRange<Int>
  /// The digits after the decimal point, less the exponent; 0 for none.
  let places: Int
  /// The number of digits as they are written, with zeros in front.
  let digits: Int
  /// Whether there are nothing but digits and separators of groups.
  let isPlainInteger: Bool
  /// Whether a full blank stands between groups of digits, so that it could be two numbers.
  let joinsOverBlank: Bool

  var form: WrittenForm {
    .decimal(figures: figures, places: places, isPlainInteger: isPlainInteger)
  }
}

extension NumberToken {
  /// Whether this is or begins a number.
  var isNumeric: Bool {
    switch kind {
    case .number, .vulgarFraction: true
    default: isPi
    }
  }

  /// Whether this is the number π.
  var isPi: Bool {
    switch kind {
    case .word("π"), .word("pi"): true
    default: false
    }
  }

  /// Whether this is a word.
  var isWord: Bool {
    if case .word = kind { true } else { false }
  }

  /// Whether this is a number whose digits a full blank groups.
  var joinsOverBlank: Bool {
    if case .number(let literal) = kind { literal.joinsOverBlank } else { false }
  }

  /// The piece as the learner sees it.
  var text: String {
    switch kind {
    case .number(let literal): literal.value.text()
    case .vulgarFraction(let above, let below): "\(above)/\(below)"
    case .superscript(let exponent): "^\(exponent)"
    case .word(let word): String(word.prefix(30))
    case .sign(let sign): String(sign)
    case .fraction: "\\"
    }
  }
}

/// The character that separates the decimals of a number.
///
/// The other sign groups digits in threes. Apostrophes and blanks always do.
public enum DecimalSeparator: String, CaseIterable, Hashable, Sendable, JSONName {
  /// A point, as in English: `1,234.5`.
  case point
  /// A comma, as in German: `1.234,5`.
  case comma
  /// Whichever the answer uses.
  ///
  /// `1,234` and `1.234` can then be read in two ways, and what is right in one of them is right.
  /// Only `2,500` for 2.5 is not gradable. In an accepted answer a point stands before decimals.
  case either

  /// The ways to read a number, the one to report faults of first.
  var conventions: [NumberConvention] {
    switch self {
    case .point: [.point]
    case .comma: [.comma]
    case .either: [.point, .comma]
    }
  }

  /// The way to read numbers that is not declared, or nil when none is.
  var other: NumberConvention? {
    switch self {
    case .point: .comma
    case .comma: .point
    case .either: nil
    }
  }
}

/// One way to read what can be read in several.
struct NumberConvention: Hashable, Sendable {
  /// The sign before the decimals.
  let decimalMark: Unicode.Scalar
  /// The sign between groups of three digits, apart from apostrophes and narrow blanks.
  let groupMark: Unicode.Scalar
  /// Whether a full blank may stand between groups of three digits too.
  var joinsOverBlanks = true
  /// Whether "ms⁻¹" stands for meters by seconds, as many write it, and not for one by
  /// milliseconds.
  var splitsMetre = false

  static let point = NumberConvention(decimalMark: ".", groupMark: ",")
  static let comma = NumberConvention(decimalMark: ",", groupMark: ".")
}
