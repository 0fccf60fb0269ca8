// SPDX-License-Identifier: Apache-2.0
internal import TextFolding

/// The groups of three letters that words of a language have.
///
/// A word with a group that the language does not have is hardly another word of that language, so
/// it is more likely a misspelling of the one that was expected.
struct LetterTriples: Sendable {
  /// A bit for each triple.
  private var bits: [UInt64]
  /// The number that each letter has in the triples, by its symbol; 0 for letters that stand in
  /// none.
  private var places: [UInt8]

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - table: Entries with blanks between them. The first two letters of an entry may be followed
  ///     by any one of its others. A hyphen stands for the beginning or the end of a word.
  ///   - spellsOutUmlauts: Whether groups with "ae", "oe" or "ue" are in the language as those with
  ///     an umlaut are.
  init(_ table: String, spellsOutUmlauts: Bool = false) {
    bits = Array(repeating: 0, count: 1 << (3 * Self.width) / 64)
    places = Array(repeating: 0, count: 1 << 8)
    var count: UInt8 = 0
    for letter in SpelledLetter.letters(of: table)
    where letter.symbol > 0 && places[Int(letter.symbol)] == 0 && count < Self.maximumLetters {
      count += 1
      places[Int(letter.symbol)] = count
    }
    for entry in table.split(whereSeparator: \.isWhitespace) {
      for last in entry.dropFirst(2) {
        let group = String(entry.prefix(2) + [last])
        addGroups(in: group)
        if spellsOutUmlauts { addGroups(in: group.withoutUmlauts) }
      }
    }
  }

  private mutating func addGroups(in text: String) {
    let symbols = SpelledLetter.letters(of: text).map { places[Int($0.symbol)] }
    for third in symbols.indices.dropFirst(2) {
      let index = Self.index(symbols[third - 2], symbols[third - 1], symbols[third])
      bits[index / 64] |= 1 << UInt64(index % 64)
    }
  }

  /// Returns how many groups of three letters of a word the language does not have.
  ///
  /// Groups with anything but the language's letters are passed over.
  ///
  /// - Complexity: O(*n*)
  func strangeGroups(in word: [SpelledLetter]) -> Int {
    let boundary = places[Int(Self.boundary)]
    let symbols = [boundary] + word.map { places[Int($0.symbol)] } + [boundary]
    var count = 0
    for third in symbols.indices.dropFirst(2) {
      let group = symbols[(third - 2)...third]
      if !group.contains(0), !contains(Self.index(group[third - 2], group[third - 1], group[third]))
      {
        count += 1
      }
    }
    return count
  }

  private func contains(_ index: Int) -> Bool {
    bits[index / 64] & 1 << UInt64(index % 64) != 0
  }

  /// The number of bits that a letter takes.
  private static let width = 6
  /// The most letters that a language can have, with the hyphen.
  private static let maximumLetters: UInt8 = 1 << 6 - 1
  /// The symbol of the hyphen, which stands for the beginning or the end of a word.
  private static let boundary: UInt8 = 31

  private static func index(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    (Int(first) << width | Int(second)) << width | Int(third)
  }
}
