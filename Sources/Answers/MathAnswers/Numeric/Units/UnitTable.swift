// SPDX-License-Identifier: Apache-2.0
internal import KnownLanguages
internal import LanguageFacts
internal import LudusCore

/// All units by symbol and by name.
struct UnitTable: Sendable {
  private let symbols: [String: Entry]
  private let names: [String: Entry]
  /// The symbols in lower case, for suggestions.
  private let folded: [String: Entry]

  /// A unit with its numbers read.
  private struct Entry {
    let symbol: String
    let takesPrefixes: Bool
    let atom: UnitAtom
  }

  /// The only table.
  static let standard = UnitTable(
    UnitDefinition.si + UnitDefinition.common + UnitDefinition.customary
  )

  private init(_ definitions: [UnitDefinition]) {
    var symbols: [String: Entry] = [:]
    var names: [String: Entry] = [:]
    var folded: [String: Entry] = [:]
    for definition in definitions {
      // A test reads every row; one that cannot be read would be an unknown unit.
      guard let symbol = definition.symbols.first, let factor = Rational(definition.factor),
        let offset = Rational(definition.offset)
      else { continue }
      let atom = UnitAtom(
        symbol: symbol,
        factor: factor,
        offset: offset,
        dimension: definition.dimension
      )
      let entry = Entry(symbol: symbol, takesPrefixes: definition.takesPrefixes, atom: atom)
      for name in definition.names {
        for name in Set([name, name.withoutDiacritics]) { names[name] = names[name] ?? entry }
      }
      for symbol in definition.symbols {
        symbols[symbol] = symbols[symbol] ?? entry
        folded[symbol.lowercased()] = folded[symbol.lowercased()] ?? entry
      }
    }
    (self.symbols, self.names, self.folded) = (symbols, names, folded)
  }

  /// Returns the unit that a word stands for: a symbol, in which case matters, or a name, in which
  /// it does not.
  ///
  /// A unit without a prefix comes first: "Grad" is a degree and no gigaradian.
  func unit(_ word: String) -> UnitAtom? {
    let name = word.lowercased()
    return symbols[word]?.atom ?? names[name]?.atom ?? symbolWithPrefix(word)
      ?? nameWithPrefix(name) ?? nameWithPrefix(name.withoutDiacritics)
  }

  /// Returns the unit that might have been meant by an unknown word: "kJ" for "Kj".
  ///
  /// A prefix in the case in which it was written comes first: "MJ" for "Mj", not "mJ".
  func suggestion(for word: String) -> String? {
    let lowercased = word.lowercased()
    if let entry = folded[lowercased] { return entry.symbol }
    let isShouted = word == word.uppercased()
    return (isShouted ? nil : suggestion { word.dropping(prefix: $0)?.lowercased() })
      ?? suggestion { lowercased.dropping(prefix: $0.lowercased()) }
  }

  /// Returns the first unit with a prefix whose symbol is what a closure leaves of a word, in any
  /// case.
  private func suggestion(_ rest: (_ prefix: String) -> String?) -> String? {
    for prefix in UnitPrefix.all {
      guard let rest = rest(prefix.symbol), let entry = folded[rest], entry.takesPrefixes
      else { continue }
      return prefix.symbol + entry.symbol
    }
    return nil
  }

  /// Returns the ways to cut a word into the symbols of two or three units, those with the fewest
  /// parts first.
  func cuts(of word: String) -> [[String]] {
    let letters = Array(word)
    guard letters.count > 1, letters.count <= Self.longestCut else { return [] }
    func isSymbol(_ part: ArraySlice<Character>) -> Bool {
      let symbol = String(part)
      return Self.cutSymbols.contains(symbol)
        || Self.cutPrefixes.contains { prefix in
          symbol.dropping(prefix: prefix).map { rest in
            Self.cutSymbols.contains(rest) && symbols[rest]?.takesPrefixes == true
          } ?? false
        }
    }
    var cuts: [[String]] = []
    for first in 1..<letters.count where isSymbol(letters[..<first]) {
      if isSymbol(letters[first...]) {
        cuts.append([String(letters[..<first]), String(letters[first...])])
      }
    }
    for first in 1..<letters.count - 1 where isSymbol(letters[..<first]) {
      for second in first + 1..<letters.count
      where isSymbol(letters[first..<second]) && isSymbol(letters[second...]) {
        cuts.append([
          String(letters[..<first]), String(letters[first..<second]), String(letters[second...]),
        ])
      }
    }
    // Nobody writes a square as "mm".
    return Array(cuts.filter { Set($0).count == $0.count }.prefix(Self.mostCuts))
  }

  /// The units and prefixes that are written together: those of physics at school.
  private static let cutSymbols: Set<String> = [
    "m", "g", "s", "A", "K", "mol", "cd", "Hz", "N", "Pa", "J", "W", "C", "V", "Ω", "F", "T", "H",
    "L", "l", "h", "min", "eV",
  ]
  private static let cutPrefixes = ["k", "m", "c", "M", "µ", "n", "G", "d", "h"]

  /// The longest word that is cut into units.
  private static let longestCut = 10
  /// The most ways to cut a word that are tried.
  private static let mostCuts = 5

  private func symbolWithPrefix(_ word: String) -> UnitAtom? {
    // Many write "um" for "µm".
    let word = word.first == "u" ? "µ" + word.dropFirst() : word
    for prefix in UnitPrefix.all {
      for symbol in prefix.symbols {
        guard let rest = word.dropping(prefix: symbol), let entry = symbols[rest],
          entry.takesPrefixes
        else { continue }
        return entry.atom.with(prefix)
      }
    }
    return nil
  }

  private func nameWithPrefix(_ word: String) -> UnitAtom? {
    for prefix in UnitPrefix.all {
      for name in prefix.names {
        guard let rest = word.dropping(prefix: name), let entry = names[rest], entry.takesPrefixes
        else { continue }
        return entry.atom.with(prefix)
      }
    }
    return nil
  }
}

extension String {
  /// The text without some letters at its beginning, or nil when it does not begin with them or
  /// ends there.
  fileprivate func dropping(prefix: String) -> String? {
    guard hasPrefix(prefix), utf8.count > prefix.utf8.count else { return nil }
    return String(dropFirst(prefix.count))
  }
}

/// Words around the names of units, in all languages.
enum UnitWords {
  static let powersBefore = Dictionary(powers(\.powersBefore)) { first, _ in first }
  static let powersBehind = Dictionary(powers(\.powersBehind)) { first, _ in first }
  static let powersAtBeginning = powers(\.powersAtBeginning).map { (word: $0, power: $1) }
  /// Words before the name of a scale of temperature.
  static let degrees = Set(LanguageFacts.all.flatMap(\.units.degrees.words))
  /// Words that are kilograms where no unit follows.
  static let kilograms = Set(LanguageFacts.all.flatMap(\.units.kilograms.words))

  private static func powers(_ table: KeyPath<LanguageFacts.Units, String>) -> [(String, Int)] {
    LanguageFacts.all.flatMap { facts in
      facts.units[keyPath: table].keyed.compactMap { key, word in Int(key).map { (word, $0) } }
    }
  }
}

/// A unit as the tables define it.
struct UnitDefinition: Sendable {
  /// The symbols, the usual one first.
  let symbols: [String]
  /// The spellings of the unit in the languages that have names for it, in lower case.
  let names: [String]
  /// The number of SI units of its dimension that it equals, as an exact decimal number or
  /// fraction.
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
  ///   - factor: The number of SI units of its dimension that it equals.
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
    let international = symbols.split(separator: " ").map { String($0) }
    self.symbols = international + (international.first.flatMap { Self.localSymbols[$0] } ?? [])
    names = international.first.flatMap { Self.names[$0] } ?? []
    self.factor = factor
    self.offset = offset
    self.dimension = dimension
    takesPrefixes = prefixes
  }

  /// The names of units in all languages, by their first symbols.
  private static let names = LanguageFacts.all.flatMap(\.units.names.rows).words

  /// The symbols of units in other letters.
  private static let localSymbols = LanguageFacts.all.flatMap(\.units.symbols.rows).words
}

/// A prefix that stands for a power of ten: "k" or "kilo" for a thousand.
struct UnitPrefix: Hashable, Sendable {
  let symbol: String
  /// The symbol, and those in other letters.
  let symbols: [String]
  /// Its spellings in the languages, in lower case, each once.
  let names: [String]
  /// The power of ten.
  let exponent: Int

  private init(_ symbol: String, _ exponent: Int) {
    self.symbol = symbol
    symbols = [symbol] + (Self.localSymbols[symbol] ?? [])
    names = Self.names[symbol] ?? []
    self.exponent = exponent
  }

  private static let names = LanguageFacts.all.flatMap(\.units.prefixes.rows).words
  private static let localSymbols = LanguageFacts.all.flatMap(\.units.prefixSymbols.rows).words

  /// All of them, those that are most used first, so that a suggestion names them.
  ///
  /// Source: SI Brochure, 9th edition (version 2.01 of 2022, with the prefixes of the 27th CGPM),
  /// table 7.
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

extension UnitDefinition {
  /// Other units that are metric or belong to a trade, and ratios.
  ///
  /// Sources: NIST Special Publication 811 (2008), appendix B; for the year the Julian one of the
  /// IAU; for data IEC 80000-13, by which a kilobyte has 1000 bytes and a kibibyte 1024. Angles in
  /// degrees are multiples of π / 180, which is no fraction. It is taken to 50 decimals, so only a
  /// tolerance of that width could show the difference.
  static let common = [
    UnitDefinition("%", "1/100", .none),
    UnitDefinition("‰", "1/1000", .none),
    UnitDefinition("ppm", "1/1000000", .none),
    UnitDefinition("ppb", "1/1000000000", .none),
    UnitDefinition("°", "\(Rational.decimalsOfPi)/180", .none),
    UnitDefinition("′", "\(Rational.decimalsOfPi)/10800", .none),
    UnitDefinition("″", "\(Rational.decimalsOfPi)/648000", .none),
    // Places on the globe: an angle with a direction is no other angle.
    UnitDefinition("°N", "\(Rational.decimalsOfPi)/180", .latitude),
    UnitDefinition("°S", "-\(Rational.decimalsOfPi)/180", .latitude),
    UnitDefinition("°E", "\(Rational.decimalsOfPi)/180", .longitude),
    UnitDefinition("°W", "-\(Rational.decimalsOfPi)/180", .longitude),
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

extension UnitDefinition {
  /// The units of the SI and those used with it.
  ///
  /// Source: SI Brochure, 9th edition (2019), tables 2, 4 and 8; the electronvolt is exact since
  /// then. The SI unit of mass is the kilogram, but it is the gram that takes prefixes.
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
