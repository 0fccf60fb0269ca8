// SPDX-License-Identifier: Apache-2.0
internal import KnownLanguages
internal import LanguageFacts

/// A unit as the tables define it.
struct UnitDefinition: Sendable {
  /// The symbols, the usual one first.
  let symbols: [String]
  /// How the unit is spelled in the languages that have names for it, in lower case.
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
  ///   - factor: How many SI units of its dimension it is.
  ///   - dimension: The quantity that it measures.
  ///   - prefixes: Whether it takes prefixes.
  ///   - offset: The value on the SI scale at its zero.
  init(
    _ symbols: String,
    _ factor: String,
    _ dimension: Dimension,
    prefixes: Bool = false,
    offset: String = "0"
  ) {
    self.symbols = symbols.split(separator: " ").map { String($0) }
    names = self.symbols.first.flatMap { Self.names[$0] } ?? []
    self.factor = factor
    self.offset = offset
    self.dimension = dimension
    takesPrefixes = prefixes
  }

  /// The names of units in all languages, by their first symbols.
  private static let names = LanguageFacts.all.flatMap(\.units.names.rows).words
}

/// A prefix that stands for a power of ten: "k" or "kilo" for a thousand.
struct UnitPrefix: Hashable, Sendable {
  let symbol: String
  /// How it is spelled in the languages, in lower case, each spelling once.
  let names: [String]
  /// The power of ten.
  let exponent: Int

  private init(_ symbol: String, _ exponent: Int) {
    self.symbol = symbol
    names = Self.names[symbol] ?? []
    self.exponent = exponent
  }

  private static let names = LanguageFacts.all.flatMap(\.units.prefixes.rows).words

  /// All of them, those that are most used first, so that a suggestion names them.
  ///
  /// Source: SI Brochure, 9th edition (version 2.01 of 2022, with the prefixes of the 27th CGPM), table 7.
  static let all = [
    UnitPrefix("k", 3), UnitPrefix("m", -3), UnitPrefix("c", -2),
    UnitPrefix("M", 6), UnitPrefix("µ", -6), UnitPrefix("n", -9),
    UnitPrefix("G", 9), UnitPrefix("d", -1),
    UnitPrefix("h", 2),
    UnitPrefix("p", -12), UnitPrefix("T", 12),
    UnitPrefix("da", 1),
    UnitPrefix("f", -15), UnitPrefix("a", -18), UnitPrefix("P", 15),
    UnitPrefix("E", 18), UnitPrefix("z", -21), UnitPrefix("Z", 21),
    UnitPrefix("y", -24), UnitPrefix("Y", 24),
    UnitPrefix("r", -27), UnitPrefix("R", 27),
    UnitPrefix("q", -30), UnitPrefix("Q", 30),
  ]
}

extension [(key: String, words: [String])] {
  /// The words of all lines with a key, each once.
  fileprivate var words: [String: [String]] {
    reduce(into: [:]) { words, row in
      let known = words[row.key] ?? []
      words[row.key] = known + row.words.filter { !known.contains($0) }
    }
  }
}
