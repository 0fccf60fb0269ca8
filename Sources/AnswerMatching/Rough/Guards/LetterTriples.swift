/// Which groups of three letters words of a language have.
///
/// A word with a group that the language does not have is hardly another word of that language, so it is
/// more likely a misspelling of the one that was expected.
struct LetterTriples: Sendable {
  /// A bit for each triple.
  private var bits: [UInt64]

  /// Reads a table.
  ///
  /// - Parameter table: Entries with blanks between them. The first two letters of an entry may be followed
  ///   by any one of its others. A hyphen stands for the beginning or the end of a word.
  init(_ table: String) {
    bits = Array(repeating: 0, count: 1 << (3 * Self.width) / 64)
    for entry in table.unicodeScalars.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let codes = entry.compactMap(Self.code(of:))
      guard codes.count == entry.count else { continue }
      for last in codes.dropFirst(2) {
        let index = Self.index(codes[0], codes[1], last)
        bits[index / 64] |= 1 << UInt64(index % 64)
      }
    }
  }

  /// Returns how many groups of three letters of a word the language does not have.
  ///
  /// Groups with anything but the language's letters are passed over.
  ///
  /// - Complexity: O(*n*)
  func strangeGroups(in word: [SpelledLetter]) -> Int {
    var first: Int?
    var second: Int? = Self.boundary
    var count = 0
    for index in 0...word.count {
      let third = index < word.count ? Self.code(of: word[index].character) : Self.boundary
      if let first, let second, let third, !contains(Self.index(first, second, third)) {
        count += 1
      }
      (first, second) = (second, third)
    }
    return count
  }

  private func contains(_ index: Int) -> Bool {
    bits[index / 64] & 1 << UInt64(index % 64) != 0
  }

  /// How many bits a letter takes.
  private static let width = 5
  private static let boundary = 0

  private static func index(_ first: Int, _ second: Int, _ third: Int) -> Int {
    (first << width | second) << width | third
  }

  private static func code(of character: Character) -> Int? {
    switch character {
    case "ä": 27
    case "ö": 28
    case "ü": 29
    case "ß": 30
    default: character.asciiValue.flatMap { code(of: Unicode.Scalar($0)) }
    }
  }

  private static func code(of scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "-": boundary
    case "a"..."z": Int(scalar.value) - 0x60
    case "ä": 27
    case "ö": 28
    case "ü": 29
    case "ß": 30
    default: nil
    }
  }
}
