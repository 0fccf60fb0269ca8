// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

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
  /// The other conventions by which the text could be read, where there are any.
  var others: [NumberConvention] = []

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
  ) throws(Verdict.NumberFault) -> (tokens: [NumberToken], others: [NumberConvention]) {
    var lexer = NumberLexer(text, convention: convention)
    var tokens: [NumberToken] = []
    while true {
      let start = lexer.position
      lexer.skipBlanks()
      guard lexer.scalar() != nil else { return (tokens, lexer.others) }
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
    if isDigit() || (scalar == convention.decimalMark && isDigit(1) && !startsPowerOfTen) {
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
    case "." where isPowerOfTen(0):
      // So is "1,6.10^-19".
      return .sign("*")
    case "'" where previous?.isNumeric == true:
      // Minutes, and two of them seconds, of an angle or of time.
      guard self.scalar() == "'" else { return .word("′") }
      position += 1
      return .word("″")
    case "\"" where previous?.isNumeric == true: return .word("″")
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
    if first.isLetter || first == "°", let (phrase, length) = phrase(after: previous) {
      position += length
      return phrase
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
    if first == "°", word.unicodeScalars.count > 1, UnitTable.standard.unit(word) == nil {
      // In "°O" the letter says where the compass points.
      position -= word.unicodeScalars.count - 1
      word = "°"
    }
    switch word {
    case "x", "X":
      // "4.5 x 10^3"
      if case .number = previous?.kind, isDigit() || isDigit(1) { return .sign("*") }
    case "per", "pro", "je": return .sign("/")
    default: break
    }
    return .word(word)
  }

  /// A name of several words, or a word between two units that divides them, and its length.
  private func phrase(after previous: NumberToken?) -> (NumberToken.Kind, length: Int)? {
    let rest = text.scalars[position...]
    guard let (phrase, length) = UnitPhrases.standard.longest(at: rest) else { return nil }
    guard phrase.isRate else { return (.word(phrase.name), length) }
    // "20 metros por segundo", but "3 por 4".
    guard case .word(let before)? = previous?.kind, UnitPhrases.isUnit(before) else { return nil }
    var next = rest.dropFirst(length).drop {
      $0 == NumberText.blank || $0 == NumberText.narrowBlank
    }
    if let (other, length) = UnitPhrases.standard.longest(at: next) {
      guard other.isRate else { return (.sign("/"), length) }
      next = next.dropFirst(length)
    }
    let word = next.prefix { $0.isLetter || $0.isCombining || $0 == "°" }
    return UnitPhrases.isUnit(String(String.UnicodeScalarView(word))) ? (.sign("/"), length) : nil
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
    let startsDecimals = isDecimalMark && (isDigit(1) || endsNumber(1) || startsPeriod(1))
    if startsDecimals, startsPowerOfTen {
      let other = convention.multipliesAtPoint
      if !other { doubt { $0.multipliesAtPoint = true } }
      hasMark = !other
    } else {
      hasMark = startsDecimals
    }
    let mark = position
    if hasMark {
      position += 1
      digits += decimals()
    }
    guard digits.count <= Self.maximumDigits else { throw .outOfRange }
    let places = digits.count - whole
    if hasMark, let period = try self.period(behind: digits[whole...], from: mark) {
      guard let value = try? Rational(decimalDigits: digits, exponent: -places),
        let all = try? value.repeating(period.digits, replacing: period.length, at: places)
      else { throw .outOfRange }
      return NumberLiteral(repeating: all, digits: digits.count + period.digits.count)
    }
    let exponent = try self.exponent()
    guard
      let value = try? Rational(decimalDigits: digits, exponent: (exponent ?? 0) - places)
    else { throw .outOfRange }
    return NumberLiteral(
      value: value,
      figures: Self.figures(of: digits, places: places, hasMark: hasMark),
      places: max(0, places - (exponent ?? 0)),
      significandPlaces: exponent == nil ? nil : places,
      digits: digits.count,
      isPlainInteger: !hasMark && exponent == nil,
      joinsOverBlank: joinsOverBlank
    )
  }

  private var isDecimalMark: Bool {
    scalar() == convention.decimalMark || convention.readsApostrophes && scalar() == "'"
  }

  /// Notes how else the text could be meant.
  private mutating func doubt(_ change: (inout NumberConvention) -> Void) {
    var other = convention
    change(&other)
    if !others.contains(other) { others.append(other) }
  }

  /// Whether the point here could stand for times, as in "3.10^8".
  private var startsPowerOfTen: Bool { scalar() == "." && isPowerOfTen(1) }

  /// Whether ten to a power stands some places from here.
  private func isPowerOfTen(_ distance: Int) -> Bool {
    var distance = distance
    while scalar(distance) == NumberText.blank { distance += 1 }
    guard scalar(distance) == "1", scalar(distance + 1) == "0", !isDigit(distance + 2) else {
      return false
    }
    distance += 2
    while scalar(distance) == NumberText.blank { distance += 1 }
    return scalar(distance) == "^" || scalar(distance) == "*" && scalar(distance + 1) == "*"
      || scalar(distance).map { Self.raised[$0] != nil } == true
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
      if self.scalar().map(Self.periodMarks.contains) == true { position += 1 }
    }
    return digits
  }

  /// A line or a point above the digits that go on.
  private static let periodMarks: Set<Unicode.Scalar> = ["\u{305}", "\u{304}", "\u{307}"]

  /// Reads groups of three digits, all behind the same separator.
  private mutating func groups(after first: [UInt8]) -> (digits: [UInt8], joinsOverBlank: Bool) {
    guard (1...3).contains(first.count), first.first != 0, let separator = scalar(),
      isGroupMark(separator)
    else { return ([], false) }
    let start = position
    var digits: [UInt8] = []
    if convention.groupsInTwos, first.count < 3, separator == convention.groupMark {
      while scalar() == separator, isDigit(1), isDigit(2), !isDigit(3) {
        position += 1
        digits += leadingDigits()
      }
      guard digits.isEmpty || scalar() == separator && hasThreeDigits(1) else {
        position = start
        return ([], false)
      }
    }
    while scalar() == separator, hasThreeDigits(1) {
      position += 1
      digits += leadingDigits()
      // Only the last group has three digits where others have two.
      if convention.groupsInTwos, digits.count % 3 != 0 { break }
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

  /// Reads the digits after the decimal point, which blanks may group in threes.
  private mutating func decimals() -> [UInt8] {
    var digits = leadingDigits()
    while digits.count.isMultiple(of: 3), !digits.isEmpty, isDigit(1),
      scalar() == NumberText.narrowBlank
        || scalar() == NumberText.blank && convention.joinsOverBlanks && hasThreeDigits(1)
    {
      position += 1
      digits += leadingDigits()
    }
    return digits
  }

  /// Whether the digits of a period begin some places from here: "0.(3)".
  private func startsPeriod(_ distance: Int) -> Bool {
    scalar(distance) == "(" && isDigit(distance + 1)
  }

  /// Reads which of the decimals go on: "0.1(6)", "0.1666...", "0.16̅" and "0.3 recurring".
  ///
  /// - Returns: The digits that go on, and how many of the decimals they begin with; nil for a
  ///   number that ends.
  private mutating func period(
    behind decimals: ArraySlice<UInt8>,
    from mark: Int
  ) throws(Verdict.NumberFault) -> (digits: [UInt8], length: Int)? {
    if scalar() == "(", isDigit(1) {
      var end = 1
      while isDigit(end) { end += 1 }
      // "0.5(3 + 1)" is a product.
      guard scalar(end) == ")" else { return nil }
      position += 1
      let digits = leadingDigits()
      position += 1
      return (digits, 0)
    }
    if let marked = try markedDigits(from: mark) { return (Array(decimals.suffix(marked)), marked) }
    // Of what does not repeat nobody knows how it goes on.
    if let length = lengthOfDots, let tail = Self.repeated(at: decimals) {
      position += length
      return (Array(decimals.suffix(tail)), tail)
    }
    guard !decimals.isEmpty, let length = lengthOfPeriodicWord else { return nil }
    position += length
    let start = position
    while scalar() == NumberText.blank { position += 1 }
    if isDigit() { return (leadingDigits(), 0) }
    position = start
    if let tail = Self.repeated(at: decimals) { return (Array(decimals.suffix(tail)), tail) }
    if decimals.count > 1, !convention.repeatsLastDigit { doubt { $0.repeatsLastDigit = true } }
    let tail = convention.repeatsLastDigit ? 1 : decimals.count
    return (Array(decimals.suffix(tail)), tail)
  }

  /// Returns the number of decimals before here that have a mark above them, or stand between two
  /// that have one.
  private func markedDigits(from start: Int) throws(Verdict.NumberFault) -> Int? {
    let read = text.scalars[start..<position]
    guard read.contains(where: Self.periodMarks.contains) else { return nil }
    guard let first = read.firstIndex(where: Self.periodMarks.contains),
      let last = read.lastIndex(where: Self.periodMarks.contains), last == position - 1
    else { throw unexpected }
    return read[(first - 1)...].count(where: \.isASCIIDigit)
  }

  /// The number of signs in dots that say that a number goes on.
  private var lengthOfDots: Int? {
    if scalar() == "…" { return 1 }
    return scalar() == "." && scalar(1) == "." && scalar(2) == "." ? 3 : nil
  }

  /// The length, with the blank, of a word behind a number that says that its decimals go on.
  private var lengthOfPeriodicWord: Int? {
    guard scalar() == NumberText.blank else { return nil }
    var (word, length) = ("", 1)
    while let scalar = scalar(length), scalar.isLetter, length < 16 {
      word.unicodeScalars.append(scalar)
      length += 1
    }
    return EverydayWords.standard.periods.contains(word.lowercased()) ? length : nil
  }

  /// Returns the length of the piece that the last decimals repeat, at least once.
  private static func repeated(at decimals: ArraySlice<UInt8>) -> Int? {
    guard decimals.count > 1, decimals.count <= 64 else { return nil }
    return (1...decimals.count / 2).first { length in
      decimals.suffix(length) == decimals.dropLast(length).suffix(length)
    }
  }

  /// Whether a number that ends with a decimal point is over, so that "5." is 5.
  private func endsNumber(_ distance: Int) -> Bool {
    guard isDigit(-1), let next = scalar(distance) else { return isDigit(-1) }
    return next == NumberText.blank || ["*", "/", ")"].contains(next)
  }

  /// Reads "e" and an integer.
  private mutating func exponent() throws(Verdict.NumberFault) -> Int? {
    let start = position
    // "1.6 E-19", but in "2 e" the letter is another number.
    if scalar() == NumberText.blank, isDigit(-1), scalar(1) == "E" || scalar(1) == "e",
      isDigit(2) || (scalar(2) == "-" || scalar(2) == "+") && isDigit(3)
    {
      position += 1
    }
    guard let mark = scalar(), mark == "e" || mark == "E" else { return nil }
    let isSigned = scalar(1) == "-" || scalar(1) == "+"
    guard isDigit(isSigned ? 2 : 1) else {
      position = start
      return nil
    }
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
  /// The beginning of the piece, as the offset of a Unicode scalar in the text.
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
  /// The digits after the decimal point of what stands before a power of ten; nil without one.
  let significandPlaces: Int?
  /// The number of digits as they are written, with zeros in front.
  let digits: Int
  /// Whether there are nothing but digits and separators of groups.
  let isPlainInteger: Bool
  /// Whether a full blank stands between groups of digits, so that it could be two numbers.
  let joinsOverBlank: Bool
  /// Whether its decimals go on for ever.
  let isRepeating: Bool

  init(
    value: Rational,
    figures: ClosedRange<Int>,
    places: Int,
    significandPlaces: Int?,
    digits: Int,
    isPlainInteger: Bool,
    joinsOverBlank: Bool
  ) {
    self.value = value
    self.figures = figures
    self.places = places
    self.significandPlaces = significandPlaces
    self.digits = digits
    self.isPlainInteger = isPlainInteger
    self.joinsOverBlank = joinsOverBlank
    isRepeating = false
  }

  /// Creates a number whose decimals go on for ever.
  init(repeating value: Rational, digits: Int) {
    self.value = value
    self.digits = digits
    (figures, places, significandPlaces) = (digits...digits, digits, nil)
    (isPlainInteger, joinsOverBlank, isRepeating) = (false, false, true)
  }

  var form: WrittenForm {
    if isRepeating { return .repeating }
    return if let significandPlaces {
      .scientific(figures: figures, places: places, significandPlaces: significandPlaces)
    } else {
      .decimal(figures: figures, places: places, isPlainInteger: isPlainInteger)
    }
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

  /// The word that may be a unit.
  var unitWord: String? {
    if case .word(let word) = kind { word } else { nil }
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

extension Rational {
  /// Returns the number with decimals that go on in the same digits for ever.
  ///
  /// - Parameters:
  ///   - period: The digits.
  ///   - length: The number of the last decimals that they stand for.
  ///   - places: The number of decimals.
  /// - Returns: The fraction.
  /// - Throws: ``ExactArithmeticError/tooLarge`` when there are too many digits.
  fileprivate func repeating(
    _ period: [UInt8],
    replacing length: Int,
    at places: Int
  ) throws(ExactArithmeticError) -> Rational {
    guard !period.isEmpty, period.count <= NumberLexer.maximumDigits else { throw .tooLarge }
    let digits = try Rational(decimalDigits: period, exponent: 0)
    let nines = try Rational.powerOfTen(period.count) - .one
    let shift = try Rational.powerOfTen(-(places - length))
    // The digits are part of the number already, as far as they replace some of it.
    let written =
      length > 0 ? try digits * Rational.powerOfTen(-places) : Rational.zero
    return try self - written + digits / nines * shift
  }
}
