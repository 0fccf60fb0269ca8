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
    UnitDefinition("%", "1/100", .none),
    UnitDefinition("‰", "1/1000", .none),
    UnitDefinition("ppm", "1/1000000", .none),
    UnitDefinition("ppb", "1/1000000000", .none),
    UnitDefinition("°", "\(Rational.decimalsOfPi)/180", .none),
    UnitDefinition("rpm", "1/60", .frequency),
    UnitDefinition("wk", "604800", .time),
    UnitDefinition("yr", "31557600", .time),
    UnitDefinition("Å", "1e-10", .length),
    UnitDefinition("ly", "9460730472580800", .length),
    UnitDefinition("a", "100", .length.power(2)),
    UnitDefinition("cc", "1e-6", .volume),
    UnitDefinition("M", "1000", .amount * .volume.power(-1), prefixes: true),
    UnitDefinition("bar", "100000", .pressure, prefixes: true),
    UnitDefinition("atm", "101325", .pressure),
    UnitDefinition("mmHg", "133.322387415", .pressure),
    UnitDefinition("Torr", "101325/760", .pressure),
    UnitDefinition("cal", "4.184", .energy, prefixes: true),
    UnitDefinition("Wh", "3600", .energy, prefixes: true),
    UnitDefinition("Ws", "1", .energy, prefixes: true),
    UnitDefinition("Nm", "1", .energy, prefixes: true),
    UnitDefinition("Ns", "1", .force * .time, prefixes: true),
    UnitDefinition("VA", "1", .power, prefixes: true),
    UnitDefinition("PS", "735.49875", .power),
    UnitDefinition("Ah", "3600", .charge, prefixes: true),
    UnitDefinition("As", "1", .charge),
    UnitDefinition("Vs", "1", .magneticFlux, prefixes: true),
    UnitDefinition("bit Bit", "1", .information, prefixes: true),
    UnitDefinition("B byte Byte", "8", .information, prefixes: true),
    UnitDefinition("KiB", "8192", .information),
    UnitDefinition("MiB", "8388608", .information),
    UnitDefinition("GiB", "8589934592", .information),
    UnitDefinition("TiB", "8796093022208", .information),
    UnitDefinition("bps", "1", .information * .frequency, prefixes: true),
    UnitDefinition("€ EUR", "1", .euro),
    UnitDefinition("$ USD", "1", .dollar),
    UnitDefinition("£ GBP", "1", .pound),
    UnitDefinition("¥ JPY", "1", .yen),
    UnitDefinition("CHF", "1", .franc),
    UnitDefinition("ct ¢", "1/100", .euro),
    UnitDefinition("p", "1/100", .pound),
  ]

  /// Units of English-speaking countries; gallon, quart, pint and fluid ounce are those of the USA.
  ///
  /// Source: NIST Special Publication 811 (2008), appendix B, all exact.
  static let customary = [
    UnitDefinition("in", "0.0254", .length),
    UnitDefinition("ft", "0.3048", .length),
    UnitDefinition("yd", "0.9144", .length),
    UnitDefinition("mi", "1609.344", .length),
    UnitDefinition("nmi", "1852", .length),
    UnitDefinition("acre", "4046.8564224", .length.power(2)),
    UnitDefinition("gal", "0.003785411784", .volume),
    UnitDefinition("qt", "0.000946352946", .volume),
    UnitDefinition("pt", "0.000473176473", .volume),
    UnitDefinition("floz", "0.0000295735295625", .volume),
    UnitDefinition("lb lbs", "0.45359237", .mass),
    // Apart from "lb", because it is also the name of a currency.
    UnitDefinition("pound", "0.45359237", .mass),
    UnitDefinition("oz", "0.028349523125", .mass),
    UnitDefinition("lbf", "4.4482216152605", .force),
    UnitDefinition("psi", "4.4482216152605/0.00064516", .pressure),
    UnitDefinition("mph", "0.44704", .length * .frequency),
    UnitDefinition("kn kt", "1852/3600", .length * .frequency),
    UnitDefinition("hp", "745.69987158227022", .power),
    UnitDefinition("BTU Btu", "1055.05585262", .energy),
    UnitDefinition(
      "°F degF",
      "5/9",
      .temperature,
      offset: "45967/180"
    ),
  ]
}
