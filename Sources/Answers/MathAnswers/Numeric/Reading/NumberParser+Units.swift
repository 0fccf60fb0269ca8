// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension NumberParser {
  /// Reads a unit, which may have two words: "degrees Celsius", "square metres".
  mutating func unit() throws(Verdict.NumberFault) -> UnitProduct {
    guard let word = takeWord() else { throw unexpected }
    let name = word.lowercased()
    if let power = UnitWords.powersBefore[name] { return try raised(power) }
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

  /// How products of units are written in one word.
  private static let shorthands: [String: [(symbol: String, exponent: Int)]] = [
    "kph": [("km", 1), ("h", -1)], "kmh": [("km", 1), ("h", -1)], "kmph": [("km", 1), ("h", -1)],
    "ccm": [("cm", 3)], "cdm": [("dm", 3)], "cbm": [("m", 3)], "qm": [("m", 2)], "sqm": [("m", 2)],
    "qkm": [("km", 2)], "qcm": [("cm", 2)], "qdm": [("dm", 2)], "qmm": [("mm", 2)],
    "sqft": [("ft", 2)], "kwh": [("kWh", 1)], "KWh": [("kWh", 1)], "KWH": [("kWh", 1)],
    "kgs": [("kg", 1)], "Stundenkilometer": [("km", 1), ("h", -1)], "oC": [("°C", 1)],
    "kilohm": [("kΩ", 1)], "kilohms": [("kΩ", 1)], "megohm": [("MΩ", 1)], "megohms": [("MΩ", 1)],
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
