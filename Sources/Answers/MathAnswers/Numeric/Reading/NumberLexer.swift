// SPDX-License-Identifier: Apache-2.0

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
