// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension ReadNumber {
  /// Returns the number with the unit that is meant where its own makes no sense, as "25 C" for 25 °C.
  ///
  /// - Parameter expected: The unit of the accepted answer.
  /// - Returns: The number, and the unit to ask for where only the learner can say what was meant; nil when
  ///   the unit may stand for itself.
  func meant(for expected: UnitProduct) -> (number: ReadNumber, suggestion: String?)? {
    guard !unit.isEmpty, unit.dimension != expected.dimension else { return nil }
    if let scale = temperatureScale(for: expected) {
      return (ReadNumber(number, UnitProduct(scale), form: form), scale.symbol)
    }
    if unit.description.lowercased() == expected.description.lowercased() {
      return (ReadNumber(number, expected, form: form), expected.description)
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

  /// The scale of temperature that "C", "F" and degrees are short for where a temperature is expected.
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
