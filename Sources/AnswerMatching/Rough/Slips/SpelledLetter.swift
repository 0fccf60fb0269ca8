/// A letter as the rough matcher sees it.
struct SpelledLetter: Sendable, Equatable {
  let character: Character
  /// The letter's scalar value, or ``other`` for a character outside the tables.
  private let code: UInt32
  /// The code of the letter without its marks.
  private let base: UInt32
  let isVowel: Bool
  /// A bit for each group of consonants that are taken for each other.
  private let family: UInt16

  /// Whether both are the same letter by canonical equivalence.
  static func == (first: SpelledLetter, second: SpelledLetter) -> Bool {
    first.code == second.code && (first.code != other || first.character == second.character)
  }

  /// Whether the letters differ in their marks only.
  func hasSameBase(as other: SpelledLetter) -> Bool { base == other.base && base != SpelledLetter.other }

  func isRelated(to other: SpelledLetter) -> Bool { family & other.family != 0 }

  /// The code of all characters outside the tables; they have no scalar value of their own to compare.
  private static let other = UInt32.max
}

extension SpelledLetter {
  /// Returns the letters of a word.
  ///
  /// - Complexity: O(*n*)
  static func letters(of word: some StringProtocol) -> [SpelledLetter] {
    word.map { character in
      if let value = character.asciiValue { return ascii[Int(value & 0x7F)] }
      return marked[character] ?? SpelledLetter(other: character)
    }
  }

  static let h = SpelledLetter("h", base: "h")

  private static let ascii = (UInt8(0)..<128).map { value in
    let scalar = Unicode.Scalar(value)
    return SpelledLetter(Character(scalar), base: scalar)
  }

  /// The letters of European languages with their marks, by their base letters.
  private static let marked: [Character: SpelledLetter] = {
    let variants: [(base: Unicode.Scalar, letters: String)] = [
      ("a", "äáàâåãāăą"), ("e", "éèêëēėęě"), ("i", "íìîïīįı"), ("o", "öóòôøõōő"), ("u", "üúùûūůűų"),
      ("y", "ýÿ"), ("c", "çćč"), ("d", "ďđ"), ("g", "ğģ"), ("l", "łľĺļ"), ("n", "ñńňņ"), ("r", "řŕ"),
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
    self.character = character
    code = character.unicodeScalars.first.map(\.value) ?? 0
    self.base = base.value
    isVowel = "aeiouy".unicodeScalars.contains(base)
    family = SpelledLetter.family(of: base)
  }

  private init(other character: Character) {
    self.character = character
    code = SpelledLetter.other
    base = SpelledLetter.other
    isVowel = false
    family = 0
  }

  private static func family(of consonant: Unicode.Scalar) -> UInt16 {
    let families = ["dt", "ckqgx", "szcx", "mn", "bp", "vfw", "lr", "jgy", "hk"]
    return families.enumerated().reduce(0) { bits, family in
      family.element.unicodeScalars.contains(consonant) ? bits | 1 << UInt16(family.offset) : bits
    }
  }
}
