/// A short group of letters as a number, to be looked up and compared quickly.
struct LetterGroup: Hashable, Sendable {
  /// The most letters that a group can have.
  static let maximumLength = 12

  private let symbols: UInt64

  /// The group of some letters, or nil for too many and for letters without a symbol.
  init?(_ letters: ArraySlice<SpelledLetter>) {
    guard letters.count <= Self.maximumLength else { return nil }
    var symbols: UInt64 = 0
    for letter in letters {
      guard letter.symbol != 0 else { return nil }
      symbols = symbols << 5 | UInt64(letter.symbol)
    }
    self.symbols = symbols
  }

  /// The groups of a text with blanks between them.
  static func groups(_ text: String) -> Set<LetterGroup> {
    Set(text.split(separator: " ").compactMap { LetterGroup(SpelledLetter.letters(of: $0)[...]) })
  }
}
