/// A letter as the rough matcher sees it: a number to compare, and what it sounds like.
///
/// Words are compared letter by letter so often that this is a plain value without references.
struct SpelledLetter: Hashable, Sendable {
  /// The same for the same letter, and only for it.
  let code: UInt32
  /// A number from 1 to 31 for "a" to "z", "ä", "ö", "ü", "ß" and the hyphen, or 0.
  let symbol: UInt8
  /// The symbol of the letter without its marks, or 0.
  private let base: UInt8
  let isVowel: Bool
  /// A bit for each group of consonants that are taken for each other.
  private let family: UInt16

  static func == (first: SpelledLetter, second: SpelledLetter) -> Bool { first.code == second.code }

  func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// Whether the letters differ in their marks only.
  func hasSameBase(as other: SpelledLetter) -> Bool { base != 0 && base == other.base }

  func isRelated(to other: SpelledLetter) -> Bool { family & other.family != 0 }

  static let h = SpelledLetter("h", base: "h")
}

extension SpelledLetter {
  /// Returns the letters of a word.
  ///
  /// - Complexity: O(*n*)
  static func letters(of word: some StringProtocol) -> [SpelledLetter] {
    word.map { character in
      if let value = character.asciiValue { return ascii[Int(value & 0x7F)] }
      return marked[character] ?? unknown
    }
  }

  /// Returns the letters of two words, with a code of its own for each character outside the tables.
  ///
  /// - Complexity: O(*n*) in the length of both.
  static func letters(
    of first: String,
    _ second: String
  ) -> (first: [SpelledLetter], second: [SpelledLetter]) {
    let letters = (letters(of: first), letters(of: second))
    guard letters.0.contains(unknown) || letters.1.contains(unknown) else { return letters }
    var codes: [Character: UInt32] = [:]
    func toldApart(_ letters: [SpelledLetter], of word: String) -> [SpelledLetter] {
      zip(letters, word).map { letter, character in
        guard letter == unknown else { return letter }
        let code = codes[character] ?? UInt32(truncatingIfNeeded: codes.count) + unknown.code + 1
        codes[character] = code
        return SpelledLetter(code: code)
      }
    }
    return (toldApart(letters.0, of: first), toldApart(letters.1, of: second))
  }

  /// A character outside the tables, before it gets a code of its own.
  private static let unknown = SpelledLetter(code: 0x8000_0000)

  private static let ascii = (UInt8(0)..<128).map { value in
    let scalar = Unicode.Scalar(value)
    return SpelledLetter(Character(scalar), base: scalar)
  }

  /// The letters of European languages with their marks, by their base letters.
  private static let marked: [Character: SpelledLetter] = {
    let variants: [(base: Unicode.Scalar, letters: String)] = [
      ("a", "äáàâãåāăą"), ("e", "éèêëēėęě"), ("i", "íìîïīįı"), ("o", "öóòôøõōő"), ("u", "üúùûūůűų"),
      ("y", "ýÿ"), ("c", "çćč"), ("d", "ďđ"), ("g", "ğģ"), ("l", "łľĺļ"), ("n", "ñńňņ"),
      ("r", "řŕ"),
      ("s", "ßśšşș"), ("t", "ťţț"), ("z", "źžż"),
    ]
    var result: [Character: SpelledLetter] = [:]
    for variant in variants {
      for letter in variant.letters {
        result[letter] = SpelledLetter(letter, base: variant.base)
      }
    }
    return result
  }()

  private init(_ character: Character, base: Unicode.Scalar) {
    code = character.unicodeScalars.first.map(\.value) ?? 0
    symbol = Self.symbol(of: character)
    self.base = Self.symbol(of: Character(base))
    isVowel = "aeiouy".unicodeScalars.contains(base)
    family = Self.family(of: base)
  }

  private init(code: UInt32) {
    self.code = code
    symbol = 0
    base = 0
    isVowel = false
    family = 0
  }

  private static func symbol(of character: Character) -> UInt8 {
    switch character {
    case "a"..."z": character.asciiValue.map { $0 & 0x1F } ?? 0
    case "ä": 27
    case "ö": 28
    case "ü": 29
    case "ß": 30
    case "-": 31
    default: 0
    }
  }

  private static func family(of consonant: Unicode.Scalar) -> UInt16 {
    let families = ["dt", "ckqgx", "szcx", "mn", "bp", "vfw", "jgy"]
    return families.enumerated().reduce(0) { bits, family in
      family.element.unicodeScalars.contains(consonant) ? bits | 1 << UInt16(family.offset) : bits
    }
  }
}

extension [SpelledLetter] {
  /// Whether a group of letters stands just before a place.
  func has(_ group: [SpelledLetter], before end: Int) -> Bool {
    guard group.count <= Swift.min(end, count) else { return false }
    var place = end - group.count
    for letter in group {
      guard self[place] == letter else { return false }
      place += 1
    }
    return true
  }
}
