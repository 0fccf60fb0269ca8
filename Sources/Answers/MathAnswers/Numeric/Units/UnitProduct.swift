// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A unit with its prefix.
struct UnitAtom: Hashable, Sendable {
  /// The usual symbol, with the prefix.
  let symbol: String
  /// The number of SI units of its dimension that it equals.
  let factor: Rational
  /// The value on the SI scale at its zero; not 0 for temperatures only.
  let offset: Rational
  let dimension: Dimension

  /// Returns the unit with a prefix, or nil when it has become too large to calculate with.
  func with(_ prefix: UnitPrefix) -> UnitAtom? {
    guard let scale = try? Rational.powerOfTen(prefix.exponent),
      let factor = try? factor * scale
    else { return nil }
    return UnitAtom(
      symbol: prefix.symbol + symbol,
      factor: factor,
      offset: offset,
      dimension: dimension
    )
  }
}

/// A product of powers of units, as in "kg·m/s²"; no factors for a bare number.
struct UnitProduct: Hashable, Sendable {
  struct Factor: Hashable, Sendable {
    let atom: UnitAtom
    var exponent: Int
  }

  /// The units in the order of writing, each once and with an exponent other than 0.
  private(set) var factors: [Factor]
  /// The number of SI units of its dimension that it equals.
  private(set) var scale: Rational
  private(set) var dimension: Dimension

  /// The unit of a bare number.
  static let none = UnitProduct(factors: [], scale: .one, dimension: .none)

  /// The highest power of a unit that is read.
  static let highestPower = 99

  private init(factors: [Factor], scale: Rational, dimension: Dimension) {
    self.factors = factors
    self.scale = scale
    self.dimension = dimension
  }

  init(_ atom: UnitAtom) {
    self.init(
      factors: [Factor(atom: atom, exponent: 1)],
      scale: atom.factor,
      dimension: atom.dimension
    )
  }

  /// Whether there is a unit at all.
  var isEmpty: Bool { factors.isEmpty }

  /// The symbol of the unit, if there is only one and it has no exponent.
  var soleSymbol: String? { soleUnit?.symbol }

  /// Whether the unit is percent or per mille, which belong to the number.
  var isRatio: Bool { soleUnit.map { ["%", "‰"].contains($0.symbol) } ?? false }

  /// Whether the unit is percent.
  var isPercent: Bool { soleUnit?.symbol == "%" }

  /// Whether the unit measures an angle, for which a multiple of π may stand alone.
  var isAngle: Bool { soleUnit.map { ["°", "rad"].contains($0.symbol) } ?? false }

  /// Whether the unit is a currency, whose sign may stand before the number.
  var isCurrency: Bool {
    soleUnit.map { ["€", "$", "£", "¥", "CHF"].contains($0.symbol) } ?? false
  }

  /// The value on the SI scale at the zero of this unit.
  ///
  /// A temperature has its own zero only where it stands alone; in "J/°C" a degree is a difference.
  var offset: Rational { soleUnit?.offset ?? .zero }

  /// The unit, if there is only one and it has no exponent.
  private var soleUnit: UnitAtom? {
    guard factors.count == 1, let only = factors.first, only.exponent == 1 else { return nil }
    return only.atom
  }

  /// Whether two units are the same, in whatever order and notation: "m/s/s" and "s⁻² m".
  func isSame(as other: UnitProduct) -> Bool {
    factors.count == other.factors.count
      && factors.allSatisfy { factor in
        other.factors.contains {
          $0.atom.symbol == factor.atom.symbol && $0.exponent == factor.exponent
        }
      }
  }

  /// Returns the unit without one of its factors, or nil when that is none or has an exponent.
  func without(_ symbol: String) -> UnitProduct? {
    guard let factor = factors.first(where: { $0.atom.symbol == symbol && $0.exponent == 1 }) else {
      return nil
    }
    return try? times(UnitProduct(factor.atom), power: -1)
  }

  /// Returns the product with another unit's power.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` when it is too large to calculate with.
  func times(
    _ other: UnitProduct,
    power: Int = 1
  ) throws(ExactArithmeticError) -> UnitProduct {
    var product = self
    for factor in other.factors {
      let exponent = factor.exponent * power
      guard exponent.magnitude <= Self.highestPower else { throw .tooLarge }
      if let index = product.factors.firstIndex(where: { $0.atom.symbol == factor.atom.symbol }) {
        product.factors[index].exponent += exponent
      } else {
        product.factors.append(Factor(atom: factor.atom, exponent: exponent))
      }
    }
    product.factors.removeAll { $0.exponent == 0 }
    product.scale = try scale * other.scale.power(power)
    product.dimension = dimension * other.dimension.power(power)
    return product
  }
}

extension UnitProduct: CustomStringConvertible {
  /// The unit with symbols: "m/s²", "J/(mol·K)".
  var description: String {
    let above = factors.filter { $0.exponent > 0 }.map { $0.text(exponent: $0.exponent) }
    let below = factors.filter { $0.exponent < 0 }.map { factor in
      factor.text(exponent: above.isEmpty ? factor.exponent : -factor.exponent)
    }
    guard !above.isEmpty else { return below.joined(separator: "·") }
    let divisor = below.joined(separator: "·")
    return above.joined(separator: "·")
      + (below.isEmpty ? "" : below.count == 1 ? "/\(divisor)" : "/(\(divisor))")
  }
}

extension UnitProduct.Factor {
  fileprivate func text(exponent: Int) -> String {
    guard exponent != 1 else { return atom.symbol }
    let raised = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    return atom.symbol
      + String("\(exponent)".map { $0.wholeNumberValue.map { raised[$0] } ?? "⁻" })
  }
}

/// A number with its unit.
struct Quantity: Hashable, Sendable {
  /// The number as it stands before the unit.
  let number: Rational
  let unit: UnitProduct

  /// Returns the number that stands before another unit of the same dimension, exactly.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` when it is too long.
  func number(in other: UnitProduct) throws(ExactArithmeticError) -> Rational {
    guard other != unit else { return number }
    let value = try number * unit.scale + unit.offset
    return try (value - other.offset) / other.scale
  }
}

/// The quantity that a unit measures, as powers of base quantities.
///
/// Length over time is a speed, whatever the units are: numbers can be compared when their
/// dimensions are equal.
struct Dimension: Hashable, Sendable {
  /// The exponents of the base quantities, 0 for those that do not matter.
  ///
  /// Units have a bounded number of factors and bounded exponents, so no sum comes near the limit
  /// of 32 bits.
  private var exponents: SIMD16<Int32>

  private init(base index: Int) {
    exponents = .zero
    exponents[index] = 1
  }

  private init(exponents: SIMD16<Int32>) {
    self.exponents = exponents
  }

  /// The dimension of a bare number, of a percentage and of an angle.
  static let none = Dimension(exponents: .zero)

  // The base quantities of the SI.
  static let length = Dimension(base: 0)
  static let mass = Dimension(base: 1)
  static let time = Dimension(base: 2)
  static let current = Dimension(base: 3)
  static let temperature = Dimension(base: 4)
  static let amount = Dimension(base: 5)
  static let luminousIntensity = Dimension(base: 6)

  // Currencies have no fixed rates, so each is a quantity of its own.
  static let euro = Dimension(base: 7)
  static let dollar = Dimension(base: 8)
  static let pound = Dimension(base: 9)
  static let yen = Dimension(base: 10)
  static let franc = Dimension(base: 11)

  static let information = Dimension(base: 12)

  // Where something is on the globe.
  static let latitude = Dimension(base: 13)
  static let longitude = Dimension(base: 14)

  // What units with names of their own measure.
  static let frequency: Dimension = time.power(-1)
  static let volume: Dimension = length.power(3)
  static let force: Dimension = mass * length * time.power(-2)
  static let pressure: Dimension = force * length.power(-2)
  static let energy: Dimension = force * length
  static let power: Dimension = energy * time.power(-1)
  static let charge: Dimension = current * time
  static let voltage: Dimension = power * current.power(-1)
  static let resistance: Dimension = voltage * current.power(-1)
  static let magneticFlux: Dimension = voltage * time
  static let dose: Dimension = energy * mass.power(-1)

  static func * (left: Dimension, right: Dimension) -> Dimension {
    Dimension(exponents: left.exponents &+ right.exponents)
  }

  func power(_ exponent: Int) -> Dimension {
    Dimension(exponents: exponents &* Int32(truncatingIfNeeded: exponent))
  }
}

extension ReadNumber {
  /// Returns the number with the unit that is meant where its own makes no sense, as "25 C" for 25
  /// °C.
  ///
  /// - Parameter expected: The unit of the accepted answer.
  /// - Returns: The number, and the unit to ask for where only the learner can say what was meant;
  ///   nil when the unit may stand for itself.
  func meant(for expected: UnitProduct) -> (number: ReadNumber, suggestion: String?)? {
    guard !unit.isEmpty, unit.dimension != expected.dimension else { return nil }
    if let scale = temperatureScale(for: expected) {
      return (ReadNumber(number, UnitProduct(scale), form: form), scale.symbol)
    }
    if unit.description.lowercased() == expected.description.lowercased() {
      return (ReadNumber(number, expected, form: form), expected.description)
    }
    if let meant = primes(for: expected) { return (meant, nil) }
    if let symbol = expected.soleSymbol, symbol.hasPrefix("°"),
      expected.dimension == .latitude || expected.dimension == .longitude,
      unit.dimension == .none && unit.isAngleOfDegrees || unit.soleSymbol == "N"
        || unit.soleSymbol == "S" || unit.soleSymbol == "W"
    {
      return (ReadNumber(number, expected, form: form), "°\(symbol.dropFirst())")
    }
    if expected.isAngleOfDegrees, let degree = UnitTable.standard.unit("°"),
      unit.soleSymbol == "°N" || unit.soleSymbol == "°E"
    {
      return (ReadNumber(number, UnitProduct(degree), form: form), nil)
    }
    if unit.soleSymbol == "m", expected.dimension == .time,
      let minute = UnitTable.standard.unit("min")
    {
      return (ReadNumber(number, UnitProduct(minute), form: form), minute.symbol)
    }
    if let rest = unit.without("M"), rest.dimension == expected.dimension,
      let millions = try? number * Rational.powerOfTen(6)
    {
      return (ReadNumber(millions, rest, form: form), nil)
    }
    guard let symbol = unit.soleSymbol, expected.isCurrency else { return nil }
    // A cent is one of any currency, and a pound may be one.
    switch (symbol, expected.soleSymbol) {
    case ("ct", "$"), ("ct", "€"):
      let share = try? number / Rational(100)
      return share.map { (ReadNumber($0, expected, form: form), nil) }
    case ("pound", "£"): return (ReadNumber(number, expected, form: form), nil)
    default: return nil
    }
  }

  /// The number where its primes are minutes and seconds of time, or feet and inches.
  private func primes(for expected: UnitProduct) -> ReadNumber? {
    guard let symbol = unit.soleSymbol, symbol == "′" || symbol == "″" else { return nil }
    let name: String
    switch expected.dimension {
    case .time: name = symbol == "′" ? "min" : "s"
    case .length: name = symbol == "′" ? "ft" : "in"
    default: return nil
    }
    guard let atom = UnitTable.standard.unit(name) else { return nil }
    var number = number
    if form == .severalUnits, expected.dimension == .length {
      // The smaller part was read as so many sixtieths.
      guard case let about = number.approximate, abs(about) < 1e9,
        case let whole = Rational(Int(about)),
        let rest = try? (number - whole) * Rational(5), let sum = try? whole + rest
      else { return nil }
      number = sum
    }
    return ReadNumber(number, UnitProduct(atom), form: form)
  }

  /// The scale of temperature that "C", "F" and degrees are short for where a temperature is
  /// expected.
  private func temperatureScale(for expected: UnitProduct) -> UnitAtom? {
    guard expected.dimension == .temperature, let symbol = unit.soleSymbol else { return nil }
    return switch symbol {
    case "C": UnitTable.standard.unit("°C")
    case "F": UnitTable.standard.unit("°F")
    case "°": UnitTable.standard.unit(expected.soleSymbol == "°F" ? "°F" : "°C")
    default: nil
    }
  }
}
