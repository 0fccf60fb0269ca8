// SPDX-License-Identifier: Apache-2.0

/// A unit as the tables define it.
struct UnitDefinition: Sendable {
  /// The symbols, the usual one first.
  let symbols: [String]
  /// How the unit is spelled in English and German, in lower case.
  let names: [String]
  /// How many SI units of its dimension it is, as exact decimal number or fraction.
  let factor: String
  /// The value on the SI scale at its zero; not 0 for temperatures only.
  let offset: String
  let dimension: Dimension
  /// Whether it takes prefixes.
  let takesPrefixes: Bool

  /// Creates a unit of some SI units.
  ///
  /// - Parameters:
  ///   - symbols: The symbols with blanks between them, the usual one first.
  ///   - names: The names with blanks between them, in lower case.
  ///   - factor: How many SI units of its dimension it is.
  ///   - dimension: The quantity that it measures.
  ///   - prefixes: Whether it takes prefixes.
  ///   - offset: The value on the SI scale at its zero.
  init(
    _ symbols: String,
    _ names: String,
    _ factor: String,
    _ dimension: Dimension,
    prefixes: Bool = false,
    offset: String = "0"
  ) {
    self.symbols = symbols.split(separator: " ").map { String($0) }
    self.names = names.split(separator: " ").map { String($0) }
    self.factor = factor
    self.offset = offset
    self.dimension = dimension
    takesPrefixes = prefixes
  }
}

/// A prefix that stands for a power of ten: "k" or "kilo" for a thousand.
struct UnitPrefix: Hashable, Sendable {
  let symbol: String
  /// How it is spelled in English and German, in lower case.
  let names: [String]
  /// The power of ten.
  let exponent: Int

  private init(_ symbol: String, _ exponent: Int, _ names: String...) {
    self.symbol = symbol
    self.names = names
    self.exponent = exponent
  }

  /// All of them, those that are most used first, so that a suggestion names them.
  ///
  /// Source: SI Brochure, 9th edition (version 2.01 of 2022, with the prefixes of the 27th CGPM), table 7.
  static let all = [
    UnitPrefix("k", 3, "kilo"), UnitPrefix("m", -3, "milli"), UnitPrefix("c", -2, "centi", "zenti"),
    UnitPrefix("M", 6, "mega"), UnitPrefix("µ", -6, "micro", "mikro"), UnitPrefix("n", -9, "nano"),
    UnitPrefix("G", 9, "giga"), UnitPrefix("d", -1, "deci", "dezi"),
    UnitPrefix("h", 2, "hecto", "hekto"),
    UnitPrefix("p", -12, "pico", "piko"), UnitPrefix("T", 12, "tera"),
    UnitPrefix("da", 1, "deca", "deka"),
    UnitPrefix("f", -15, "femto"), UnitPrefix("a", -18, "atto"), UnitPrefix("P", 15, "peta"),
    UnitPrefix("E", 18, "exa"), UnitPrefix("z", -21, "zepto"), UnitPrefix("Z", 21, "zetta"),
    UnitPrefix("y", -24, "yocto", "yokto"), UnitPrefix("Y", 24, "yotta"),
    UnitPrefix("r", -27, "ronto"), UnitPrefix("R", 27, "ronna"),
    UnitPrefix("q", -30, "quecto", "quekto"), UnitPrefix("Q", 30, "quetta"),
  ]
}
