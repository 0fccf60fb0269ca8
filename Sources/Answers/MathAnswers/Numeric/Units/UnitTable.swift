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
      for name in definition.names { names[name] = names[name] ?? entry }
      for symbol in definition.symbols {
        symbols[symbol] = symbols[symbol] ?? entry
        folded[symbol.lowercased()] = folded[symbol.lowercased()] ?? entry
      }
    }
    (self.symbols, self.names, self.folded) = (symbols, names, folded)
  }

  /// Returns the unit that a word stands for: a symbol, in which case matters, or a name, in which it does not.
  ///
  /// A unit without a prefix comes first: "Grad" is a degree and no gigaradian.
  func unit(_ word: String) -> UnitAtom? {
    let name = word.lowercased()
    return symbols[word]?.atom ?? names[name]?.atom ?? symbolWithPrefix(word)
      ?? nameWithPrefix(name)
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

  /// Returns the first unit with a prefix whose symbol is what a closure leaves of a word, in any case.
  private func suggestion(_ rest: (_ prefix: String) -> String?) -> String? {
    for prefix in UnitPrefix.all {
      guard let rest = rest(prefix.symbol), let entry = folded[rest], entry.takesPrefixes
      else { continue }
      return prefix.symbol + entry.symbol
    }
    return nil
  }

  private func symbolWithPrefix(_ word: String) -> UnitAtom? {
    // Many write "um" for "µm".
    let word = word.first == "u" ? "µ" + word.dropFirst() : word
    for prefix in UnitPrefix.all {
      guard let rest = word.dropping(prefix: prefix.symbol), let entry = symbols[rest],
        entry.takesPrefixes
      else { continue }
      return entry.atom.with(prefix)
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
  /// The text without some letters at its beginning, or nil when it does not begin with them or ends there.
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
