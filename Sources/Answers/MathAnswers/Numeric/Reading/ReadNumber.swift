// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A number that was read, with its unit and how it is written.
struct ReadNumber: Hashable {
  let quantity: Quantity
  let form: WrittenForm

  init(_ number: Rational, _ unit: UnitProduct = .none, form: WrittenForm) {
    quantity = Quantity(number: number, unit: unit)
    self.form = form
  }

  var number: Rational { quantity.number }
  var unit: UnitProduct { quantity.unit }

  /// Whether the last digit is a 0 behind a decimal mark, as far as decimals are written.
  var endsWithZero: Bool {
    guard case .decimal(_, let places, _) = form, places > 0,
      let shifted = try? number * Rational.powerOfTen(places - 1)
    else { return false }
    return shifted.isInteger
  }

  /// Returns the product.
  func times(_ other: ReadNumber) throws(ExactArithmeticError) -> ReadNumber {
    ReadNumber(
      try number * other.number,
      try unit.times(other.unit),
      form: formOfProduct(with: other)
    )
  }

  /// Returns the quotient.
  func divided(by other: ReadNumber) throws(ExactArithmeticError) -> ReadNumber {
    ReadNumber(
      try number / other.number,
      try unit.times(other.unit, power: -1),
      form: formOfQuotient(by: other)
    )
  }

  /// Returns the sum, in the unit of the first, or nil when the two do not measure the same or
  /// their zeros differ.
  func plus(
    _ other: ReadNumber,
    negating: Bool,
    form: WrittenForm = .calculation
  ) throws(ExactArithmeticError) -> ReadNumber? {
    guard unit.dimension == other.unit.dimension, unit.offset.isZero, other.unit.offset.isZero
    else { return nil }
    let addend = try other.quantity.number(in: unit)
    return ReadNumber(
      negating ? try number - addend : try number + addend,
      unit,
      form: form
    )
  }

  /// Whether it can be gone on from this in a smaller unit with another number, as from 2 h with 30
  /// min.
  func goesOn(with part: ReadNumber) -> Bool {
    guard form.isPlainInteger, !unit.isEmpty, !unit.isRatio, case .decimal = part.form else {
      return false
    }
    return unit.dimension == part.unit.dimension && unit.scale > part.unit.scale
  }

  /// Returns the number that a piece without a unit at the end stands for behind this one: 30 min
  /// behind 2 h.
  ///
  /// Where the smaller unit is a hundredth, two digits are needed: 1 m 75 is 1.75 m, and 1 m 7 is
  /// nothing.
  func withSmallerUnit(
    for token: NumberToken?,
    isLast: Bool
  ) -> ReadNumber? {
    guard isLast, case .number(let literal) = token?.kind, literal.isPlainInteger,
      let symbol = unit.soleSymbol, let smaller = Self.smallerUnits[symbol],
      literal.digits == 2 || literal.digits == 1 && !smaller.isHundredth,
      literal.value < smaller.count,
      let atom = UnitTable.standard.unit(smaller.symbol)
    else { return nil }
    return ReadNumber(literal.value, UnitProduct(atom), form: literal.form)
  }

  /// The unit in which people go on without naming it, and how many of it make one of the larger.
  private static let smallerUnits: [String: (symbol: String, count: Rational, isHundredth: Bool)] =
    [
      "h": ("min", 60, false), "min": ("s", 60, false), "ft": ("in", 12, false),
      "m": ("cm", 100, true), "€": ("ct", 100, true), "£": ("p", 100, true),
    ]

  /// Returns the number with the other sign.
  var negated: ReadNumber {
    // A second sign has to be worked out.
    ReadNumber(-number, unit, form: number.isNegative || form == .unitAlone ? .calculation : form)
  }

  /// Returns the number with its unit to the power of an integer.
  func power(_ exponent: Int) throws(ExactArithmeticError) -> ReadNumber {
    let form: WrittenForm =
      switch self.form {
      case .unitAlone: .unitAlone
      case .decimal(_, _, isPlainInteger: true) where number == 10: .powerOfTen(exponent)
      default: .calculation
      }
    return ReadNumber(
      try number.power(exponent),
      try UnitProduct.none.times(unit, power: exponent),
      form: form
    )
  }

  private func formOfProduct(with other: ReadNumber) -> WrittenForm {
    switch (form, other.form) {
    case (.unitAlone, let form), (let form, .unitAlone): form
    case (.decimal(let figures, let places, _), .powerOfTen(let exponent))
    where other.unit.isEmpty:
      .scientific(
        figures: figures,
        places: max(0, places - exponent),
        significandPlaces: places
      )
    case (.multipleOfPi, .decimal), (.decimal, .multipleOfPi), (.fraction, .multipleOfPi):
      .multipleOfPi
    default: .calculation
    }
  }

  private func formOfQuotient(by other: ReadNumber) -> WrittenForm {
    if other.form == .unitAlone { return form }
    if form == .multipleOfPi, case .decimal = other.form { return form }
    guard form.isPlainInteger, other.form.isPlainInteger, unit.isEmpty, other.unit.isEmpty else {
      return .calculation
    }
    return .fraction(isInLowestTerms: Self.isInLowestTerms(number, other.number))
  }

  /// Whether two integers make a fraction that cannot be reduced and whose sign stands above or
  /// before it.
  private static func isInLowestTerms(_ above: Rational, _ below: Rational) -> Bool {
    below > 1 && above.numerator.greatestCommonDivisor(with: below.numerator) == .one
  }

  /// A fraction of two positive integers that is written in one piece.
  static func fraction(_ above: Int, _ below: Int) throws(ExactArithmeticError) -> ReadNumber {
    ReadNumber(
      try Rational(BigInteger(above), BigInteger(below)),
      form: .fraction(isInLowestTerms: isInLowestTerms(Rational(above), Rational(below)))
    )
  }

  /// Returns the mixed number of this integer and a fraction, or nil when they make none.
  func mixed(with fraction: ReadNumber) throws(ExactArithmeticError) -> ReadNumber? {
    guard form.isPlainInteger, case .fraction(let isInLowestTerms) = fraction.form,
      unit.isEmpty, fraction.unit.isEmpty, !fraction.number.isNegative
    else { return nil }
    return ReadNumber(
      try number + fraction.number,
      form: .mixed(isInLowestTerms: isInLowestTerms && fraction.number < 1)
    )
  }
}

// Nearly every number that is written is a few digits with at most one decimal mark. Such a one is
// read here in one pass over its bytes, which is many times faster than to cut it into pieces and
// to parse those; the tests hold it to the same result.

extension ReadNumber {
  /// Reads a number of up to 18 digits, perhaps with a minus sign, a decimal mark and blanks around
  /// it.
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
  ///   - suffix: The spelling of a unit, from ``unitSuffix(of:in:separator:)``.
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
    separator style: NumberStyle
  ) -> String? {
    let separator = style.separator
    let suffix = String(text.drop { $0.isASCII && ($0.isNumber || "-., ".contains($0)) })
    guard !suffix.isEmpty, !suffix.contains(where: { ".,".contains($0) }) else { return nil }
    let isUnit = ["0", "-2", "30\(separator == .comma ? "," : ".")5"].allSatisfy { number in
      ReadNumber(plain: number.utf8, separator: separator).map { [$0.with(unit)] }
        == (try? NumberReader.readings(of: number + " " + suffix, separator: style.with(separator)))
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
    // A mark at the end is left to the grammar. So are three digits behind one that could as well
    // group them.
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

/// The characters of an answer, each of the many signs for one thing made the same.
struct NumberText {
  /// The characters; full blanks are U+0020, narrow ones and those that do not break U+202F.
  private(set) var scalars: [Unicode.Scalar] = []
  /// The place of each in the text, as the offset of a Unicode scalar.
  private(set) var offsets: [Int] = []
  /// The braces that are open: whether each is for a typeface, so that it groups nothing.
  private var braces: [Bool] = []

  static let blank: Unicode.Scalar = " "
  static let narrowBlank: Unicode.Scalar = "\u{202F}"

  /// Takes characters as they are.
  init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    offsets = Array(scalars.indices)
  }

  /// Stands for the decimal mark of whichever convention the text is read by, where it was written
  /// as a word.
  static let decimalPlaceholder: Unicode.Scalar = "\u{F8FF}"

  /// Returns the text with the decimal marks of a convention where they were written as words.
  func with(_ convention: NumberConvention) -> NumberText {
    NumberText(
      scalars: scalars.map { $0 == Self.decimalPlaceholder ? convention.decimalMark : $0 }
    )
  }

  init(_ text: String) {
    var source = Array(text.unicodeScalars)[...]
    // TeX puts a formula between dollars.
    if source.count > 2, source.first == "$", source.last == "$" {
      source = source.dropFirst().dropLast()
    }
    scalars.reserveCapacity(source.count)
    offsets.reserveCapacity(source.count)
    while let scalar = source.first {
      if scalar == "\\" {
        appendCommand(from: &source)
      } else if source.starts(with: ["{", ",", "}"]) {
        // TeX needs braces for a comma without a blank after it.
        append(",", at: source.startIndex)
        source = source.dropFirst(3)
      } else {
        append(plain: scalar, at: source.startIndex)
        source = source.dropFirst()
      }
    }
  }

  private mutating func append(_ text: String, at offset: Int) {
    for scalar in text.unicodeScalars {
      scalars.append(scalar)
      offsets.append(offset)
    }
  }

  private mutating func append(plain scalar: Unicode.Scalar, at offset: Int) {
    if scalar == "{" { braces.append(false) }
    if scalar == "}", braces.popLast() == true { return }
    if scalar.isASCII, scalar != "{", scalar != "}", scalar.value > 0x20 {
      append(scalar, at: offset)
    } else if let replacement = Self.replacements[scalar] {
      append(replacement, at: offset)
    } else if scalar.isSpace {
      append(Self.blank, at: offset)
    } else if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue
    {
      // Digits of other scripts and widths.
      append(String(Int(digit)), at: offset)
    } else {
      append(scalar, at: offset)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, at offset: Int) {
    scalars.append(scalar)
    offsets.append(offset)
  }

  private mutating func removeLast(_ count: Int) {
    scalars.removeLast(count)
    offsets.removeLast(count)
  }

  /// Replaces a command of TeX by what it stands for; one that is not known stays, and will not be
  /// read.
  private mutating func appendCommand(from source: inout ArraySlice<Unicode.Scalar>) {
    let start = source.startIndex
    let letters = source.dropFirst().prefix { $0.isASCII && $0.isLetter }
    let length = max(1, letters.count)
    let name = String(String.UnicodeScalarView(source.dropFirst().prefix(min(length, 12))))
    let command = Self.commands[name]
    source = source.dropFirst(command == nil ? 1 : 1 + length)
    if name == "overline" || name == "bar", source.first == "{" {
      // The line above the digits that go on.
      let digits = source.dropFirst().prefix { $0.isASCIIDigit }
      guard source[digits.endIndex...].first == "}" else { return append("\\", at: start) }
      for (offset, digit) in zip(digits.indices, digits) {
        append(digit, at: offset)
        append("\u{305}", at: offset)
      }
      source = source[(digits.endIndex + 1)...]
      return
    }
    // Degrees are a raised circle: 20^\circ, 20^{\circ}.
    if name == "circ", scalars.suffix(2) == ["^", "("], source.first == "}" {
      removeLast(2)
      source = source.dropFirst()
    } else if name == "circ", scalars.last == "^" {
      removeLast(1)
    }
    append(command ?? "\\", at: start)
    if Self.typefaces.contains(name), source.first == "{" {
      braces.append(true)
      source = source.dropFirst()
    }
  }

  /// The commands of TeX whose braces only say how something looks.
  private static let typefaces: Set<String> = ["text", "mathrm", "rm", "operatorname", "unit"]

  /// The characters that commands of TeX stand for.
  private static let commands: [String: String] = [
    "frac": "\\", "dfrac": "\\", "tfrac": "\\", "times": "*", "cdot": "*", "ast": "*", "div": "/",
    ",": "\u{202F}", ";": "\u{202F}", ":": "\u{202F}", "!": "", " ": " ", "quad": " ",
    "text": " ", "mathrm": " ", "rm": " ", "operatorname": " ", "unit": " ", "left": "",
    "right": "", "%": "%", "$": "$", "circ": "°", "degree": "°", "mu": "µ", "Omega": "Ω", "pi": "π",
    "pm": "±", "overline": "", "bar": "",
    "(": "", ")": "",
  ]

  /// The characters that others are read as.
  private static let replacements: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    let rows: [(String, String)] = [
      ("-", "−–‒‐‑－﹣"), ("+", "＋﬩"), ("*", "×⋅·∙•∗✕✖＊\u{2062}"), ("/", "÷∕⁄／∶"),
      ("(", "{（"), (")", "}）"), (".", "．"), (",", "，"), ("%", "％"), ("'", "’‘ʼ＇′"), ("\"", "”“″"),
      ("E", "ᴇ⏨"),
      ("\u{202F}", "\u{A0}\u{2007}\u{2008}\u{2009}\u{200A}\u{2006}"), ("°", "º˚"), ("°C", "℃"),
      ("°F", "℉"), ("K", "\u{212A}"), ("Ω", "\u{2126}"), ("Å", "\u{212B}"), ("µ", "μ"),
      ("l", "ℓ"), ("€", "€"), ("=", "＝"),
      ("", "\u{200B}\u{200E}\u{200F}\u{FEFF}\u{2060}\u{2061}\u{AD}"),
    ]
    for (replacement, replaced) in rows {
      for scalar in replaced.unicodeScalars { table[scalar] = replacement }
    }
    return table
  }()
}

/// The written form of a number, which its value does not show.
enum WrittenForm: Hashable, Sendable {
  /// Digits, perhaps with a decimal point or times a power of ten.
  ///
  /// Zeros at the end of 100 may be significant or not, so that it has one to three figures.
  case decimal(figures: ClosedRange<Int>, places: Int, isPlainInteger: Bool)
  /// Digits times a power of ten, with the decimals of the whole number and those of its digits.
  case scientific(figures: ClosedRange<Int>, places: Int, significandPlaces: Int)
  /// Decimals that go on for ever, as in 0.1(6).
  case repeating
  /// One integer over another, as in 3/4.
  case fraction(isInLowestTerms: Bool)
  /// An integer before a fraction, as in 1 1/2.
  case mixed(isInLowestTerms: Bool)
  /// A quantity in several units, as in 2 h 30 min.
  case severalUnits
  /// A power of ten without a number before it.
  case powerOfTen(Int)
  /// A unit without a number.
  case unitAlone
  /// π with a factor, as in 3π/4, which has to be worked out unless it is an angle.
  case multipleOfPi
  /// Something that has to be worked out to be a number: 2 + 3, 2 * 3, 2^3.
  case calculation

  /// The significant figures, for a number in digits.
  var figures: ClosedRange<Int>? {
    switch self {
    case .decimal(let figures, _, _), .scientific(let figures, _, _): figures
    case .powerOfTen: 1...1
    default: nil
    }
  }

  /// The digits after the decimal point, for a number in digits.
  var places: Int? {
    switch self {
    case .decimal(_, let places, _), .scientific(_, let places, _): places
    case .powerOfTen(let exponent): max(0, -exponent)
    default: nil
    }
  }

  /// The digits after the decimal point of what stands before a power of ten; nil without one.
  var significandPlaces: Int? {
    if case .scientific(_, _, let places) = self { places } else { nil }
  }

  /// Whether nothing has to be worked out.
  var isWorkedOut: Bool { self != .calculation && self != .multipleOfPi }

  /// Whether this is a plain integer, which can be part of a fraction.
  var isPlainInteger: Bool {
    if case .decimal(_, _, true) = self { true } else { false }
  }
}
