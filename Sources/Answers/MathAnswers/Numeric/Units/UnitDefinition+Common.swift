// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension UnitDefinition {
  /// Other units that are metric or belong to a trade, and ratios.
  ///
  /// Sources: NIST Special Publication 811 (2008), appendix B; for the year the Julian one of the IAU; for data
  /// IEC 80000-13, by which a kilobyte has 1000 bytes and a kibibyte 1024. Angles in degrees are multiples of
  /// π / 180, which is no fraction. It is taken to 50 decimals, so only a tolerance of that width could show the
  /// difference.
  static let common = [
    UnitDefinition("%", "percent prozent pct", "1/100", .none),
    UnitDefinition("‰", "permille promille", "1/1000", .none),
    UnitDefinition("ppm", "", "1/1000000", .none),
    UnitDefinition("ppb", "", "1/1000000000", .none),
    UnitDefinition("°", "degree degrees deg grad", "\(Rational.decimalsOfPi)/180", .none),
    UnitDefinition("rpm", "", "1/60", .frequency),
    UnitDefinition("wk", "week weeks woche wochen", "604800", .time),
    UnitDefinition("yr", "year years jahr jahre jahren", "31557600", .time),
    UnitDefinition("Å", "angstrom ångström angström", "1e-10", .length),
    UnitDefinition("ly", "lightyear lightyears lichtjahr lichtjahre", "9460730472580800", .length),
    UnitDefinition("a", "are ares ar", "100", .length.power(2)),
    UnitDefinition("cc", "", "1e-6", .volume),
    UnitDefinition("M", "molar", "1000", .amount * .volume.power(-1), prefixes: true),
    UnitDefinition("bar", "bar bars", "100000", .pressure, prefixes: true),
    UnitDefinition("atm", "atmosphere atmospheres atmosphäre atmosphären", "101325", .pressure),
    UnitDefinition("mmHg", "", "133.322387415", .pressure),
    UnitDefinition("Torr", "torr", "101325/760", .pressure),
    UnitDefinition("cal", "calorie calories kalorie kalorien", "4.184", .energy, prefixes: true),
    UnitDefinition("Wh", "wattstunde wattstunden", "3600", .energy, prefixes: true),
    UnitDefinition("Ws", "", "1", .energy, prefixes: true),
    UnitDefinition("Nm", "newtonmeter", "1", .energy, prefixes: true),
    UnitDefinition("Ns", "", "1", .force * .time, prefixes: true),
    UnitDefinition("VA", "voltampere", "1", .power, prefixes: true),
    UnitDefinition("PS", "pferdestärke pferdestärken", "735.49875", .power),
    UnitDefinition("Ah", "", "3600", .charge, prefixes: true),
    UnitDefinition("As", "", "1", .charge),
    UnitDefinition("Vs", "", "1", .magneticFlux, prefixes: true),
    UnitDefinition("bit Bit", "bit bits", "1", .information, prefixes: true),
    UnitDefinition("B byte Byte", "byte bytes", "8", .information, prefixes: true),
    UnitDefinition("KiB", "kibibyte kibibytes", "8192", .information),
    UnitDefinition("MiB", "mebibyte mebibytes", "8388608", .information),
    UnitDefinition("GiB", "gibibyte gibibytes", "8589934592", .information),
    UnitDefinition("TiB", "tebibyte tebibytes", "8796093022208", .information),
    UnitDefinition("bps", "", "1", .information * .frequency, prefixes: true),
    UnitDefinition("€ EUR", "euro euros", "1", .euro),
    UnitDefinition("$ USD", "dollar dollars", "1", .dollar),
    UnitDefinition("£ GBP", "", "1", .pound),
    UnitDefinition("¥ JPY", "yen", "1", .yen),
    UnitDefinition("CHF", "franken", "1", .franc),
    UnitDefinition("ct ¢", "cent cents", "1/100", .euro),
    UnitDefinition("p", "pence penny", "1/100", .pound),
  ]

  /// Units of English-speaking countries; gallon, quart, pint and fluid ounce are those of the USA.
  ///
  /// Source: NIST Special Publication 811 (2008), appendix B, all exact.
  static let customary = [
    UnitDefinition("in", "inch inches zoll", "0.0254", .length),
    UnitDefinition("ft", "foot feet fuß", "0.3048", .length),
    UnitDefinition("yd", "yard yards", "0.9144", .length),
    UnitDefinition("mi", "mile miles meile meilen", "1609.344", .length),
    UnitDefinition("nmi", "", "1852", .length),
    UnitDefinition("acre", "acre acres", "4046.8564224", .length.power(2)),
    UnitDefinition("gal", "gallon gallons gallone gallonen", "0.003785411784", .volume),
    UnitDefinition("qt", "quart quarts", "0.000946352946", .volume),
    UnitDefinition("pt", "pint pints", "0.000473176473", .volume),
    UnitDefinition("floz", "", "0.0000295735295625", .volume),
    UnitDefinition("lb lbs", "", "0.45359237", .mass),
    // Apart from "lb", because it is also the name of a currency.
    UnitDefinition("pound", "pound pounds", "0.45359237", .mass),
    UnitDefinition("oz", "ounce ounces unze unzen", "0.028349523125", .mass),
    UnitDefinition("lbf", "", "4.4482216152605", .force),
    UnitDefinition("psi", "", "4.4482216152605/0.00064516", .pressure),
    UnitDefinition("mph", "", "0.44704", .length * .frequency),
    UnitDefinition("kn kt", "knot knots knoten", "1852/3600", .length * .frequency),
    UnitDefinition("hp", "horsepower", "745.69987158227022", .power),
    UnitDefinition("BTU Btu", "", "1055.05585262", .energy),
    UnitDefinition(
      "°F degF",
      "fahrenheit",
      "5/9",
      .temperature,
      offset: "45967/180"
    ),
  ]
}
