// SPDX-License-Identifier: Apache-2.0
extension UnitDefinition {
  /// The units of the SI and those used with it.
  ///
  /// Source: SI Brochure, 9th edition (2019), tables 2, 4 and 8; the electronvolt is exact since then. The SI
  /// unit of mass is the kilogram, but it is the gram that takes prefixes.
  static let si = [
    UnitDefinition("m", "1", .length, prefixes: true),
    UnitDefinition("g", "1/1000", .mass, prefixes: true),
    UnitDefinition(
      "s sec sek secs",
      "1",
      .time,
      prefixes: true
    ),
    UnitDefinition("A", "1", .current, prefixes: true),
    UnitDefinition("K °K", "1", .temperature, prefixes: true),
    UnitDefinition("mol", "1", .amount, prefixes: true),
    UnitDefinition("cd", "1", .luminousIntensity, prefixes: true),
    UnitDefinition("Hz", "1", .frequency, prefixes: true),
    UnitDefinition("N", "1", .force, prefixes: true),
    UnitDefinition("Pa", "1", .pressure, prefixes: true),
    UnitDefinition("J", "1", .energy, prefixes: true),
    UnitDefinition("W", "1", .power, prefixes: true),
    UnitDefinition("C", "1", .charge, prefixes: true),
    UnitDefinition("V", "1", .voltage, prefixes: true),
    UnitDefinition("Ω ohm Ohm", "1", .resistance, prefixes: true),
    UnitDefinition("S", "1", .resistance.power(-1), prefixes: true),
    UnitDefinition("F", "1", .charge * .voltage.power(-1), prefixes: true),
    UnitDefinition("Wb", "1", .magneticFlux, prefixes: true),
    UnitDefinition("T", "1", .magneticFlux * .length.power(-2), prefixes: true),
    UnitDefinition("H", "1", .magneticFlux * .current.power(-1), prefixes: true),
    UnitDefinition("lm", "1", .luminousIntensity, prefixes: true),
    UnitDefinition("lx", "1", .luminousIntensity * .length.power(-2), prefixes: true),
    UnitDefinition("Bq", "1", .frequency, prefixes: true),
    UnitDefinition("Gy", "1", .dose, prefixes: true),
    UnitDefinition("Sv", "1", .dose, prefixes: true),
    UnitDefinition("kat", "1", .amount * .frequency, prefixes: true),
    UnitDefinition("rad", "1", .none, prefixes: true),
    UnitDefinition("sr", "1", .none, prefixes: true),
    UnitDefinition(
      "°C degC",
      "1",
      .temperature,
      offset: "273.15"
    ),
    UnitDefinition("min mins", "60", .time),
    UnitDefinition("h hr hrs std Std", "3600", .time),
    UnitDefinition("d", "86400", .time),
    UnitDefinition(
      "L l",
      "1/1000",
      .volume,
      prefixes: true
    ),
    UnitDefinition("t", "1000", .mass, prefixes: true),
    UnitDefinition("ha", "10000", .length.power(2)),
    UnitDefinition("au AU", "149597870700", .length),
    // CODATA 2022; a tolerance narrower than 3e-10 could show the difference to other years.
    UnitDefinition("u amu", "1.66053906892e-27", .mass),
    UnitDefinition("Da", "1.66053906892e-27", .mass, prefixes: true),
    UnitDefinition(
      "dpt",
      "1",
      .length.power(-1)
    ),
    UnitDefinition(
      "eV",
      "1.602176634e-19",
      .energy,
      prefixes: true
    ),
  ]
}
