// SPDX-License-Identifier: Apache-2.0
extension UnitDefinition {
  /// The units of the SI and those used with it.
  ///
  /// Source: SI Brochure, 9th edition (2019), tables 2, 4 and 8; the electronvolt is exact since then. The SI
  /// unit of mass is the kilogram, but it is the gram that takes prefixes.
  static let si = [
    UnitDefinition("m", "metre metres meter meters metern", "1", .length, prefixes: true),
    UnitDefinition("g", "gram grams gramme grammes gramm", "1/1000", .mass, prefixes: true),
    UnitDefinition(
      "s sec sek secs",
      "second seconds sekunde sekunden sek sec",
      "1",
      .time,
      prefixes: true
    ),
    UnitDefinition("A", "ampere amperes amp amps", "1", .current, prefixes: true),
    UnitDefinition("K °K", "kelvin kelvins", "1", .temperature, prefixes: true),
    UnitDefinition("mol", "mole moles mol", "1", .amount, prefixes: true),
    UnitDefinition("cd", "candela candelas", "1", .luminousIntensity, prefixes: true),
    UnitDefinition("Hz", "hertz", "1", .frequency, prefixes: true),
    UnitDefinition("N", "newton newtons", "1", .force, prefixes: true),
    UnitDefinition("Pa", "pascal pascals", "1", .pressure, prefixes: true),
    UnitDefinition("J", "joule joules", "1", .energy, prefixes: true),
    UnitDefinition("W", "watt watts", "1", .power, prefixes: true),
    UnitDefinition("C", "coulomb coulombs", "1", .charge, prefixes: true),
    UnitDefinition("V", "volt volts", "1", .voltage, prefixes: true),
    UnitDefinition("Ω ohm Ohm", "ohm ohms", "1", .resistance, prefixes: true),
    UnitDefinition("S", "siemens", "1", .resistance.power(-1), prefixes: true),
    UnitDefinition("F", "farad farads", "1", .charge * .voltage.power(-1), prefixes: true),
    UnitDefinition("Wb", "weber webers", "1", .magneticFlux, prefixes: true),
    UnitDefinition("T", "tesla teslas", "1", .magneticFlux * .length.power(-2), prefixes: true),
    UnitDefinition("H", "henry henries", "1", .magneticFlux * .current.power(-1), prefixes: true),
    UnitDefinition("lm", "lumen lumens", "1", .luminousIntensity, prefixes: true),
    UnitDefinition("lx", "lux", "1", .luminousIntensity * .length.power(-2), prefixes: true),
    UnitDefinition("Bq", "becquerel becquerels", "1", .frequency, prefixes: true),
    UnitDefinition("Gy", "gray grays", "1", .dose, prefixes: true),
    UnitDefinition("Sv", "sievert sieverts", "1", .dose, prefixes: true),
    UnitDefinition("kat", "katal katals", "1", .amount * .frequency, prefixes: true),
    UnitDefinition("rad", "radian radians radiant", "1", .none, prefixes: true),
    UnitDefinition("sr", "steradian steradians steradiant", "1", .none, prefixes: true),
    UnitDefinition(
      "°C degC",
      "celsius centigrade",
      "1",
      .temperature,
      offset: "273.15"
    ),
    UnitDefinition("min mins", "min minute minutes minuten", "60", .time),
    UnitDefinition("h hr hrs std Std", "hour hours stunde stunden", "3600", .time),
    UnitDefinition("d", "day days tag tage tagen", "86400", .time),
    UnitDefinition(
      "L l",
      "litre litres liter liters litern ltr",
      "1/1000",
      .volume,
      prefixes: true
    ),
    UnitDefinition("t", "tonne tonnes tonnen", "1000", .mass, prefixes: true),
    UnitDefinition("ha", "hectare hectares hektar", "10000", .length.power(2)),
    UnitDefinition("au AU", "", "149597870700", .length),
    // CODATA 2022; a tolerance narrower than 3e-10 could show the difference to other years.
    UnitDefinition("u amu", "", "1.66053906892e-27", .mass),
    UnitDefinition("Da", "dalton daltons", "1.66053906892e-27", .mass, prefixes: true),
    UnitDefinition(
      "dpt",
      "dioptre dioptres diopter diopters dioptrie dioptrien",
      "1",
      .length.power(-1)
    ),
    UnitDefinition(
      "eV",
      "electronvolt electronvolts elektronenvolt",
      "1.602176634e-19",
      .energy,
      prefixes: true
    ),
  ]
}
