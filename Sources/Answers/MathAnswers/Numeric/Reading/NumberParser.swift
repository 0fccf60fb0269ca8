// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// Reads a number with its unit from the pieces of a text.
///
/// The grammar is that of school: sums of products of powers, where a blank may stand for times
/// before a unit. A number is what is left when nothing has to be worked out; the rest is known as
/// a calculation by its ``WrittenForm``.
struct NumberParser {
  /// The maximum depth of nested brackets.
  static let deepest = 20

  let tokens: [NumberToken]
  var index = 0
  private var depth = 0
  private let convention: NumberConvention
  /// The other conventions by which the text could be read, where there are any.
  private var others: [NumberConvention] = []

  private init(tokens: [NumberToken], convention: NumberConvention) {
    self.tokens = tokens
    self.convention = convention
  }

  /// Returns the number that a text stands for, and how else the text could be meant.
  ///
  /// - Throws: The fault that makes the text unreadable.
  static func read(
    _ text: NumberText,
    convention: NumberConvention
  ) throws(Verdict.NumberFault) -> (number: ReadNumber, others: [NumberConvention]) {
    let (tokens, others) = try NumberLexer.tokens(of: text, convention: convention)
    guard let first = tokens.first else { throw .empty }
    guard tokens.contains(where: \.isNumeric) else {
      throw tokens.contains(where: \.isWord) ? .notANumber : unexpected(first, in: text)
    }
    var parser = NumberParser(tokens: tokens, convention: convention)
    do {
      let number = try parser.sum()
      if let token = parser.token { throw unexpected(token, in: text) }
      guard number.form != .unitAlone else { throw Verdict.NumberFault.notANumber }
      return (number, others + parser.others)
    } catch let fault as Verdict.NumberFault {
      // "AB12" does not even begin as a number does.
      if case .unknownUnit = fault, first.isWord { throw .notANumber }
      throw fault
    } catch ExactArithmeticError.divisionByZero {
      throw .divisionByZero
    } catch {
      throw .outOfRange
    }
  }

  private static func unexpected(_ token: NumberToken, in text: NumberText) -> Verdict.NumberFault {
    .unexpected(token.text, offset: token.offset)
  }

  /// The piece to read next.
  var token: NumberToken? { index < tokens.count ? tokens[index] : nil }

  /// The fault that the next piece cannot stand where it stands.
  var unexpected: Verdict.NumberFault {
    token.map { .unexpected($0.text, offset: $0.offset) } ?? .incomplete
  }

  /// Passes a sign if it is the next piece.
  mutating func take(_ signs: Unicode.Scalar...) -> Unicode.Scalar? {
    guard case .sign(let sign) = token?.kind, signs.contains(sign) else { return nil }
    index += 1
    return sign
  }

  private mutating func sum() throws -> ReadNumber {
    var sum = try quantity()
    while let sign = take("+", "-") {
      guard let next = try sum.plus(try quantity(), negating: sign == "-") else {
        throw Verdict.NumberFault.unlikeUnits
      }
      sum = next
    }
    return sum
  }

  /// Reads the direction before an angle: N 52.5°.
  private mutating func directionBefore() -> CompassDirection? {
    guard case .word(let word) = token?.kind, index + 1 < tokens.count,
      tokens[index + 1].isNumeric, tokens.contains(where: { $0.kind == .word("°") }),
      let direction = CompassWords.standard.direction(word, in: convention.language)
    else { return nil }
    index += 1
    return direction
  }

  /// Reads the direction behind an angle: 52.5° N.
  private mutating func directionBehind(_ angle: ReadNumber) throws -> CompassDirection? {
    guard angle.unit.isAngleOfDegrees, case .word(let word) = token?.kind,
      CompassWords.standard.knows(word)
    else { return nil }
    guard let direction = CompassWords.standard.direction(word, in: convention.language) else {
      throw Verdict.NumberFault.unknownUnit(word, suggestion: nil)
    }
    index += 1
    return direction
  }

  /// Reads a product, or several that go on in ever smaller units, as in "2 h 30 min" and "2 h 30".
  private mutating func quantity() throws -> ReadNumber {
    let before = directionBefore()
    let quantity = try quantityWithoutDirection()
    let behind = try directionBehind(quantity)
    guard let direction = before ?? behind else { return quantity }
    guard before == nil || behind == nil, quantity.unit.isAngleOfDegrees else { throw unexpected }
    return ReadNumber(quantity.number, try quantity.unit.towards(direction), form: quantity.form)
  }

  private mutating func quantityWithoutDirection() throws -> ReadNumber {
    let isNegative = token?.kind == .sign("-")
    var quantity = try product()
    var last = quantity
    while case .number = token?.kind {
      let start = index
      let part: ReadNumber
      if let implied = last.withSmallerUnit(for: token, isLast: index == tokens.count - 1) {
        index += 1
        part = implied
      } else {
        part = try product().asPart(of: last)
      }
      guard last.goesOn(with: part),
        let whole = try quantity.plus(part, negating: isNegative, form: .severalUnits)
      else {
        index = start
        break
      }
      (quantity, last) = (whole, part)
    }
    return quantity
  }

  private mutating func product() throws -> ReadNumber {
    var product = try factor()
    var endsWithDivisor = false
    while true {
      if take("*") != nil {
        product = try product.times(try factor())
        endsWithDivisor = false
      } else if isHyphenBetweenUnits {
        guard !endsWithDivisor else { throw Verdict.NumberFault.bracketsNeeded }
        index += 1
        product = try product.times(try factor())
      } else if take("/") != nil {
        let divisor = try factor()
        if let rate = try rate(of: product, to: divisor) {
          product = rate
          continue
        }
        if product.form.isPlainInteger, tokens[..<index].contains(where: \.joinsOverBlank) {
          // It could be a mixed number.
          doubt { $0.joinsOverBlanks = false }
        }
        product = try product.divided(by: divisor)
        endsWithDivisor = divisor.form == .unitAlone
      } else if isOneOverUnit {
        // The 1 in "50 1/min" is only there to carry the stroke.
        index += 1
      } else if canFollow(product) {
        // J/mol K could be J/(mol K) as well as (J/mol) K.
        guard !endsWithDivisor else { throw Verdict.NumberFault.bracketsNeeded }
        product = try product.times(try factor())
      } else {
        return product
      }
    }
  }

  /// Returns the quotient of a quantity and so many of another unit, as "6 L/100 km", or nil when
  /// no unit follows.
  ///
  /// A rate per one, ten, a hundred or a thousand need not be worked out.
  private mutating func rate(of quantity: ReadNumber, to count: ReadNumber) throws -> ReadNumber? {
    guard !quantity.unit.isEmpty, count.unit.isEmpty, count.form.isPlainInteger,
      case .word = token?.kind
    else { return nil }
    let rate = try quantity.divided(by: try count.times(try factor()))
    let isUsual = [1, 10, 100, 1000].contains(count.number)
    return ReadNumber(rate.number, rate.unit, form: isUsual ? quantity.form : .calculation)
  }

  /// Whether the next piece is the hyphen of "kilowatt-hour".
  private var isHyphenBetweenUnits: Bool {
    guard token?.kind == .sign("-"), index > 0, index + 1 < tokens.count else { return false }
    return tokens[index - 1].isWord && tokens[index + 1].isWord
      && !tokens[index].followsBlank && !tokens[index + 1].followsBlank
  }

  /// Whether the next pieces are "1/min" or the like.
  private var isOneOverUnit: Bool {
    guard case .number(let literal) = token?.kind, literal.isPlainInteger, literal.value == .one,
      index + 2 < tokens.count
    else { return false }
    return tokens[index + 1].kind == .sign("/") && tokens[index + 2].isWord
  }

  /// Whether the next piece is multiplied without a sign: a unit, perhaps as a fraction, or a
  /// number behind the sign of a currency.
  private func canFollow(_ factor: ReadNumber) -> Bool {
    switch token?.kind {
    // "N" behind degrees is north, and no newton.
    case .word(let word) where factor.unit.isAngleOfDegrees && CompassWords.standard.knows(word):
      false
    case .word, .sign("("), .fraction: true
    case .number: factor.form == .unitAlone && factor.unit.isCurrency
    default: false
    }
  }

  private mutating func factor() throws -> ReadNumber {
    if take("+") != nil { return try nested { try $0.factor() } }
    if take("-") != nil { return try nested { try $0.factor() }.negated }
    let first = token
    let base = try atom()
    if base.form == .unitAlone, let word = first?.unitWord, let parts = partsWrittenTogether(word) {
      return try product(of: parts)
    }
    guard let exponent = try exponent(after: base) else { return base }
    if exponent < 0, first?.kind == .word("ms") {
      doubt { $0.splitsMetre = true }
      if convention.splitsMetre { return try Self.metreTimesSecond(toThe: exponent) }
    }
    return try base.power(exponent)
  }

  /// Notes how else the text could be meant.
  private mutating func doubt(_ change: (inout NumberConvention) -> Void) {
    var other = convention
    change(&other)
    if other != convention, !others.contains(other) { others.append(other) }
  }

  private mutating func atom() throws -> ReadNumber {
    guard let token else { throw Verdict.NumberFault.incomplete }
    switch token.kind {
    case .number(let literal):
      index += 1
      return try mixed(ReadNumber(literal.value, form: literal.form))
    case .vulgarFraction(let above, let below):
      index += 1
      return try .fraction(above, below)
    case .fraction:
      index += 1
      let above = try group()
      return try above.divided(by: try group())
    case .word where token.isPi:
      index += 1
      return ReadNumber(.pi, form: .multipleOfPi)
    case .word(let word):
      if let parts = unknownUnits(word) {
        index += 1
        return try product(of: parts)
      }
      return ReadNumber(1, try unit(), form: .unitAlone)
    case .sign("("):
      return try group()
    case .sign, .superscript:
      throw unexpected
    }
  }

  /// Reads a sum in brackets.
  private mutating func group() throws -> ReadNumber {
    guard take("(") != nil else { throw unexpected }
    let sum = try nested { try $0.sum() }
    guard take(")") != nil else { throw unexpected }
    return sum
  }

  /// Reads what may contain itself, but not too deep.
  private mutating func nested(
    _ read: (inout NumberParser) throws -> ReadNumber
  ) throws -> ReadNumber {
    guard depth < Self.deepest else { throw Verdict.NumberFault.tooComplicated }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  /// Reads the fraction after an integer, if there is one: "1 1/2", "1½", "1\frac{1}{2}".
  private mutating func mixed(_ integer: ReadNumber) throws -> ReadNumber {
    guard integer.form.isPlainInteger, let next = token else { return integer }
    let start = index
    var fraction: ReadNumber?
    switch next.kind {
    case .vulgarFraction(let above, let below):
      index += 1
      fraction = try .fraction(above, below)
    case .fraction:
      fraction = try atom()
    case .number(let above) where next.followsBlank:
      index += 1
      if take("/") != nil, case .number(let below) = token?.kind {
        index += 1
        fraction = try ReadNumber(above.value, form: above.form)
          .divided(by: ReadNumber(below.value, form: below.form))
      }
    default: break
    }
    if let fraction, let mixed = try integer.mixed(with: fraction) { return mixed }
    index = start
    return integer
  }
}

extension NumberParser {
  /// Reads a unit, which may have two words: "degrees Celsius", "square metres".
  mutating func unit() throws(Verdict.NumberFault) -> UnitProduct {
    guard let word = takeWord() else { throw unexpected }
    let name = word.lowercased()
    if let power = UnitWords.powersBefore[name] {
      // The point of an abbreviation: "кв. м".
      if case .sign("*") = token?.kind { index += 1 }
      return try raised(power)
    }
    switch name {
    case let name where name == "°" || UnitWords.degrees.contains(name):
      let start = index
      if let scale = takeWord(), let atom = Self.temperatureScale(scale) {
        return UnitProduct(atom)
      }
      index = start
    case "c", "f":
      // "25 C°" is written for 25 °C.
      if case .word("°") = token?.kind, token?.followsBlank == false,
        let atom = Self.temperatureScale(word)
      {
        index += 1
        return UnitProduct(atom)
      }
    // "Kilo ohm" begins so too.
    case let name where UnitWords.kilograms.contains(name) && token == nil:
      return UnitProduct(try Self.atom("kg"))
    default: break
    }
    if let (beginning, power) = UnitWords.powersAtBeginning.first(where: {
      name.hasPrefix($0.word)
    }) {
      return try raised(name, power, after: beginning)
    }
    if let factors = Self.shorthands[word] {
      guard let product = try? Self.product(of: factors) else { throw .outOfRange }
      return product
    }
    return UnitProduct(try Self.atom(word))
  }

  /// The units that a word is made of which is none itself: "Jmol", "kgm".
  ///
  /// Where it can be cut in several ways, the dimension says which is meant.
  private mutating func unknownUnits(_ word: String) -> [String]? {
    guard word.utf8.count > 1, word.utf8.count <= Self.longestProduct,
      Self.shorthands[word] == nil, UnitWords.powersBefore[word.lowercased()] == nil,
      UnitTable.standard.unit(word) == nil, !UnitPhrases.isUnit(word),
      // "KJ" is a slip for kJ, and "sin" a function.
      word.first != "K", !Vocabulary.isOperation(word)
    else { return nil }
    let cuts = UnitTable.standard.cuts(of: word)
    guard convention.cut < cuts.count else { return nil }
    if convention.cut + 1 < cuts.count { doubt { $0.cut += 1 } }
    return cuts[convention.cut]
  }

  /// The longest word that is cut into units, in bytes.
  private static let longestProduct = 12

  /// The units of a word with an exponent behind it that is that of the last: Nm² is N·m².
  private func partsWrittenTogether(_ word: String) -> [String]? {
    guard let token, Self.isExponent(token) else { return nil }
    return Self.products[word]
  }

  private static func isExponent(_ token: NumberToken) -> Bool {
    switch token.kind {
    case .superscript, .sign("^"): true
    default: false
    }
  }

  /// The products that the table of units has under one symbol.
  private static let products: [String: [String]] = [
    "Nm": ["N", "m"], "kNm": ["kN", "m"], "mNm": ["mN", "m"], "Ns": ["N", "s"], "Ws": ["W", "s"],
    "As": ["A", "s"], "Vs": ["V", "s"], "VA": ["V", "A"], "Wh": ["W", "h"], "kWh": ["kW", "h"],
    "Ah": ["A", "h"],
    // Without an exponent this is km/h.
    "kmh": ["km", "h"],
  ]

  /// Reads the exponent of the last of some units.
  private mutating func product(of parts: [String]) throws -> ReadNumber {
    var product = UnitProduct.none
    for (index, part) in parts.enumerated() {
      let unit = UnitProduct(try Self.atom(part))
      let power =
        index == parts.count - 1
        ? try exponent(after: ReadNumber(1, unit, form: .unitAlone)) ?? 1 : 1
      product = try product.times(unit, power: power)
    }
    return ReadNumber(1, product, form: .unitAlone)
  }

  /// The products of units that are written as one word, by that word.
  private static let shorthands: [String: [(symbol: String, exponent: Int)]] = [
    "kph": [("km", 1), ("h", -1)], "kmh": [("km", 1), ("h", -1)], "kmph": [("km", 1), ("h", -1)],
    "ccm": [("cm", 3)], "cdm": [("dm", 3)], "cbm": [("m", 3)], "qm": [("m", 2)], "sqm": [("m", 2)],
    "qkm": [("km", 2)], "qcm": [("cm", 2)], "qdm": [("dm", 2)], "qmm": [("mm", 2)],
    "sqft": [("ft", 2)], "kwh": [("kWh", 1)], "KWh": [("kWh", 1)], "KWH": [("kWh", 1)],
    "kgs": [("kg", 1)], "Stundenkilometer": [("km", 1), ("h", -1)], "oC": [("°C", 1)],
    "kilohm": [("kΩ", 1)], "kilohms": [("kΩ", 1)], "megohm": [("MΩ", 1)], "megohms": [("MΩ", 1)],
    "chilometri_orari": [("km", 1), ("h", -1)], "km_orari": [("km", 1), ("h", -1)],
    "kilomètres-heure": [("km", 1), ("h", -1)], "kilomètre-heure": [("km", 1), ("h", -1)],
  ]

  private static func product(of factors: [(symbol: String, exponent: Int)]) throws -> UnitProduct {
    try factors.reduce(.none) { product, factor in
      try product.times(UnitProduct(try atom(factor.symbol)), power: factor.exponent)
    }
  }

  /// Returns what "ms" with an exponent stands for where it is no millisecond.
  static func metreTimesSecond(toThe exponent: Int) throws -> ReadNumber {
    let (metre, second) = try (UnitProduct(atom("m")), UnitProduct(atom("s")))
    return ReadNumber(1, try metre.times(second, power: exponent), form: .unitAlone)
  }

  /// Reads an exponent if there is one: "^2", "^(-2)", "²", or digits that follow a unit at once.
  mutating func exponent(after base: ReadNumber) throws -> Int? {
    switch token?.kind {
    case .superscript(let exponent):
      index += 1
      return exponent
    case .sign("^"):
      index += 1
      return try exponent()
    case .word(let word) where base.form == .unitAlone && UnitWords.powersBehind[word] != nil:
      index += 1
      return UnitWords.powersBehind[word]
    default:
      let takesDigits = base.form == .unitAlone && !base.unit.isCurrency && !base.unit.isRatio
      return takesDigits ? adjacentExponent() : nil
    }
  }

  /// Reads an integer, perhaps signed and in brackets.
  private mutating func exponent() throws(Verdict.NumberFault) -> Int {
    let isInBrackets = take("(") != nil
    let isNegative = take("-", "+") == "-"
    guard case .number(let literal) = token?.kind, literal.isPlainInteger else { throw unexpected }
    index += 1
    if isInBrackets, take(")") == nil { throw unexpected }
    guard let exponent = Int(literal.value.numerator),
      exponent <= NumberLexer.highestExponent
    else { throw .outOfRange }
    return isNegative ? -exponent : exponent
  }

  /// Reads the digit in "m2", or in "s-2" where nothing else goes on from there.
  private mutating func adjacentExponent() -> Int? {
    let start = index
    guard token?.followsBlank == false else { return nil }
    let isNegative = take("-") != nil
    if let token, case .number(let literal) = token.kind, !token.followsBlank, literal.digits == 1,
      literal.isPlainInteger, let exponent = Int(literal.value.numerator), (1...9) ~= exponent
    {
      index += 1
      if case .word = self.token?.kind, self.token?.followsBlank == false {
        index = start
        return nil
      }
      return isNegative ? -exponent : exponent
    }
    index = start
    return nil
  }

  private mutating func takeWord() -> String? {
    guard case .word(let word) = token?.kind else { return nil }
    index += 1
    return word
  }

  /// Reads the unit after "square" or "cubic".
  private mutating func raised(_ power: Int) throws(Verdict.NumberFault) -> UnitProduct {
    guard let word = takeWord() else { throw unexpected }
    return try Self.raised(UnitProduct(try Self.atom(word)), power)
  }

  /// Reads a unit such as "quadratmeter".
  private func raised(
    _ name: String,
    _ power: Int,
    after prefix: String
  ) throws(Verdict.NumberFault) -> UnitProduct {
    let rest = String(name.dropFirst(prefix.count))
    return try Self.raised(UnitProduct(try Self.atom(rest)), power)
  }

  private static func raised(
    _ unit: UnitProduct,
    _ power: Int
  ) throws(Verdict.NumberFault) -> UnitProduct {
    guard let product = try? UnitProduct.none.times(unit, power: power) else { throw .outOfRange }
    return product
  }

  private static func temperatureScale(_ word: String) -> UnitAtom? {
    switch word.lowercased() {
    case "c", "celsius": UnitTable.standard.unit("°C")
    case "f", "fahrenheit": UnitTable.standard.unit("°F")
    case "k", "kelvin": UnitTable.standard.unit("K")
    default: nil
    }
  }

  private static func atom(_ word: String) throws(Verdict.NumberFault) -> UnitAtom {
    guard let atom = UnitTable.standard.unit(word) else {
      throw .unknownUnit(
        String(word.prefix(30)),
        suggestion: UnitTable.standard.suggestion(for: word)
      )
    }
    return atom
  }
}

/// Reads a number in every way that is possible.
enum NumberReader {
  /// The most other ways that one convention reads a text in.
  private static let maximumDoubts = 6

  /// Returns the numbers that a text can stand for, each once.
  ///
  /// - Parameters:
  ///   - text: The text, of bounded length.
  ///   - separator: The sign before the decimals.
  /// - Returns: One number, or several when the separators are ambiguous.
  /// - Throws: The fault of the first way to read it, when there is none without.
  static func readings(
    of text: String,
    separator: NumberStyle
  ) throws(Verdict.NumberFault) -> [ReadNumber] {
    if let number = ReadNumber(plain: text.utf8, separator: separator.separator) { return [number] }
    let source = NumberText(text)
    var (readings, firstFault): ([ReadNumber], Verdict.NumberFault?) = ([], nil)
    for convention in separator.conventions {
      do {
        readings += try Self.readings(of: source, convention: convention)
      } catch {
        firstFault = firstFault ?? error
      }
    }
    if readings.isEmpty {
      for everyday in EverydayNumber.ways(toRead: source) where readings.isEmpty {
        for convention in separator.conventions {
          readings += (try? everyday.readings(convention))?.map(\.number) ?? []
        }
      }
    }
    guard !readings.isEmpty else { throw firstFault ?? .notANumber }
    return distinct(readings)
  }

  /// Returns the numbers that a text can stand for by one convention.
  ///
  /// - Throws: The reason it is none.
  static func readings(
    of text: NumberText,
    convention: NumberConvention
  ) throws(Verdict.NumberFault) -> [ReadNumber] {
    let (number, others) = try NumberParser.read(text, convention: convention)
    guard !others.isEmpty else { return [number] }
    let doubtful = others.prefix(maximumDoubts).compactMap { other -> ReadNumber? in
      // "2 125/1000" is a mixed number, or 2125 over 1000; nobody writes "10 000/3" for 10.
      guard let doubtful = try? NumberParser.read(text, convention: other).number,
        other.joinsOverBlanks || !doubtful.number.isInteger
      else { return nil }
      return doubtful
    }
    return distinct([number] + doubtful)
  }

  /// Returns numbers without those that equal one before them.
  private static func distinct(_ readings: [ReadNumber]) -> [ReadNumber] {
    guard readings.count > 1 else { return readings }
    return readings.reduce(into: []) { distinct, reading in
      if !distinct.contains(where: { $0.quantity == reading.quantity }) { distinct.append(reading) }
    }
  }

  /// Returns the fault of a text with several readings, whose numbers are written by a closure.
  static func ambiguity(
    of readings: [ReadNumber],
    writing text: (Rational) -> String
  ) -> Verdict.NumberFault {
    let numbers = readings.reduce(into: [String]()) { numbers, reading in
      let number = text(reading.number)
      if !numbers.contains(number) { numbers.append(number) }
    }
    return numbers.count > 1 ? .ambiguous(readings: numbers) : .ambiguousUnit
  }
}
