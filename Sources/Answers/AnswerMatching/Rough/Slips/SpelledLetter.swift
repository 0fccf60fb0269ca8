// SPDX-License-Identifier: Apache-2.0

/// A letter as the rough matcher sees it: a number to compare, and what it sounds like.
///
/// Words are compared letter by letter so often that this is a plain value without references.
struct SpelledLetter: Hashable, Sendable {
  /// The same for the same letter, and only for it.
  let code: UInt32
  /// A number of its own for each letter of the tables and the hyphen, or 0.
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

  static let e = ascii[Int(UInt8(ascii: "e"))]
  static let h = ascii[Int(UInt8(ascii: "h"))]
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

  /// Returns the letters of two words, with a code of its own for each character outside the
  /// tables.
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
    let isLetter = ("a"..."z").contains(scalar) || scalar == "-"
    let symbol = isLetter ? value & 0x1F | (scalar == "-" ? 0x1F : 0) : 0
    return SpelledLetter(Character(scalar), symbol, base: (scalar, symbol))
  }

  /// The letters of European languages with their marks, by their base letters, and those of the
  /// Cyrillic alphabet.
  private static let marked: [Character: SpelledLetter] = {
    let variants: [(base: Unicode.Scalar, letters: String)] = [
      ("a", "äáàâãåāăąæ"), ("e", "éèêëēėęě"), ("i", "íìîïīįı"), ("o", "öóòôøõōőœ"),
      ("u", "üúùûūůűų"), ("y", "ýÿ"), ("c", "çćč"), ("d", "ďđ"), ("g", "ğģ"), ("l", "łľĺļ"),
      ("n", "ñńňņ"), ("r", "řŕ"), ("s", "ßśšşș"), ("t", "ťţț"), ("z", "źžż"),
    ]
    var result: [Character: SpelledLetter] = [:]
    // The first numbers are those of the letters "a" to "z" and of the hyphen.
    var symbol: UInt8 = 32
    for variant in variants {
      for letter in variant.letters {
        result[letter] = SpelledLetter(
          letter,
          symbol,
          base: (variant.base, ascii[Int(variant.base.value)].symbol)
        )
        symbol += 1
      }
    }
    for scalar in "абвгдежзийклмнопрстуфхцчшщъыьэюя".unicodeScalars {
      let letter = Character(scalar)
      result[letter] = SpelledLetter(letter, symbol, base: (scalar, symbol))
      if scalar == "е" {
        result["ё"] = SpelledLetter("ё", symbol + 1, base: (scalar, symbol))
        symbol += 1
      }
      symbol += 1
    }
    return result
  }()

  /// The letters with marks as they have a code of their own, found by any canonical form.
  static let markedLetters: [Character: Character] = Dictionary(
    uniqueKeysWithValues: marked.keys.map { ($0, $0) }
  )

  private init(
    _ character: Character,
    _ symbol: UInt8,
    base: (letter: Unicode.Scalar, symbol: UInt8)
  ) {
    code = character.unicodeScalars.first.map(\.value) ?? 0
    self.symbol = symbol
    self.base = base.symbol
    isVowel = "aeiouyаеиоуыэюя".unicodeScalars.contains(base.letter)
    family = Self.family(of: base.letter)
  }

  private init(code: UInt32) {
    self.code = code
    symbol = 0
    base = 0
    isVowel = false
    family = 0
  }

  private static func family(of consonant: Unicode.Scalar) -> UInt16 {
    let families = [
      "dt", "ckqgx", "szcx", "mn", "bp", "vfw", "jgy", "дт", "кгх", "зсц", "мн", "бп", "вф", "жшщч",
    ]
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
