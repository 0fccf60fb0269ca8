// SPDX-License-Identifier: Apache-2.0

/// A text as letters that rules of spelling can ask for.
struct SpelledText {
  let letters: ContiguousArray<SpellingLetter>
  /// The characters of a text that has others than those below U+0300; empty for most texts.
  private let characters: [Character]

  /// The number of letters.
  @inline(__always)
  var count: Int { letters.count }

  /// Reads a text.
  init(_ text: String, of alphabet: inout Alphabet) {
    let plain = SpellingLetter.plain
    let letters = withPlainLetters(of: text) { word in
      var letters: ContiguousArray<SpellingLetter> = []
      letters.reserveCapacity(word.count)
      for index in word.indices {
        letters.append(plain[Int(word[index])])
      }
      return letters
    }
    if let letters {
      self.letters = letters
      characters = []
    } else {
      characters = Array(text)
      self.letters = Self.letters(of: characters, numbers: alphabet.add(text))
    }
  }

  /// Reads a text that is long or has letters from U+0300 up.
  private static func letters(
    of characters: [Character],
    numbers: Letters
  ) -> ContiguousArray<SpellingLetter> {
    let plain = SpellingLetter.plain
    var letters: ContiguousArray<SpellingLetter> = []
    letters.reserveCapacity(characters.count)
    for (letter, character) in zip(numbers, characters) {
      if letter < Alphabet.unknown {
        letters.append(plain[Int(letter)])
      } else if character == "ẞ" {
        letters.append(SpellingLetter(capitalSharpS: letter))
      } else {
        let code: LetterCode = character.isPunctuation ? "." : .stranger
        letters.append(SpellingLetter(strange: letter, code: code))
      }
    }
    return letters
  }

  /// The letter at a place, or ``LetterCode/edge`` outside the text.
  @inline(__always)
  subscript(index: Int) -> LetterCode {
    letters.indices.contains(index) ? letters[index].code : .edge
  }

  /// Returns some letters as text, in their composed form.
  func text(of range: Range<Int>) -> String {
    guard characters.isEmpty else { return String(characters[range]) }
    var scalars = String.UnicodeScalarView()
    for letter in letters[range] {
      if let scalar = Unicode.Scalar(letter.letter) { scalars.append(scalar) }
    }
    return String(scalars)
  }

  /// Whether some letters begin at a place, without regard to case.
  @inline(__always)
  func has(_ word: StaticWord, at index: Int) -> Bool {
    guard index >= 0, index + word.count <= count else { return false }
    for offset in 0..<word.count where letters[index + offset].code != word[offset] {
      return false
    }
    return true
  }

  /// Whether some letters end before a place, without regard to case.
  @inline(__always)
  func has(_ word: StaticWord, endingAt index: Int) -> Bool {
    has(word, at: index - word.count)
  }
}

/// A short word or part of one, of up to 12 letters, in one number.
struct StaticWord: ExpressibleByStringLiteral {
  private let low: UInt64
  private let high: UInt64
  let count: Int

  init(stringLiteral text: StaticString) {
    self.init("\(text)")
  }

  /// Reads the first twelve letters of a text.
  init(_ text: String) {
    var parts: (UInt64, UInt64) = (0, 0)
    var count = 0
    for scalar in text.unicodeScalars.prefix(12) {
      let code = UInt64(LetterCode(unicodeScalarLiteral: scalar).value)
      if count < 6 {
        parts.0 |= code << UInt64(count * 8)
      } else {
        parts.1 |= code << UInt64((count - 6) * 8)
      }
      count += 1
    }
    (low, high) = parts
    self.count = count
  }

  /// The place of the first ä, if there is one.
  var offsetOfUmlaut: Int? { (0..<count).first { self[$0] == "ä" } }

  subscript(offset: Int) -> LetterCode {
    let bits = offset < 6 ? low >> UInt64(offset * 8) : high >> UInt64((offset - 6) * 8)
    return LetterCode(value: UInt8(truncatingIfNeeded: bits))
  }
}

/// The places where word parts meet, as far as lists of prefixes and suffixes and the shape of
/// syllables show.
extension SpelledText {
  /// Whether a word begins with one of some parts, which ends before a place.
  func hasWordStart(_ parts: [StaticWord], endingAt index: Int) -> Bool {
    parts.contains { has($0, endingAt: index) && !self[index - $0.count - 1].isLetter }
  }

  /// Whether the word that a place is in is one of some.
  func isWord(_ words: [StaticWord], around place: Int) -> Bool {
    var start = place
    while self[start - 1].isLetter, place - start < 12 {
      start -= 1
    }
    return words.contains { has($0, at: start) && !self[start + $0.count].isLetter }
      && !self[start - 1].isLetter
  }

  /// Whether a word ends at a place, or with one of some parts from there on.
  private func hasWordEnd(_ parts: [StaticWord], at index: Int) -> Bool {
    !self[index].isLetter
      || parts.contains { has($0, at: index) && !self[index + $0.count].isLetter }
  }

  /// First parts of verbs and adverbs that can be taken off, and other parts that never change.
  private static let particles: [StaticWord] = [
    "an", "ab", "auf", "aus", "ein", "hin", "her", "vor", "mit", "um", "zu", "weg", "los", "fort",
    "nach", "bei", "heim", "fest", "durch", "über", "unter", "hinter", "wieder", "weiter", "zurück",
    "zusammen", "runter", "rüber", "rauf", "raus", "rein", "ran", "hinein", "hinaus", "hinauf",
    "hinunter", "herein", "heraus", "herauf", "herunter", "voll", "frei", "hoch", "tief", "un",
    "irgend",
  ]

  /// Whether a particle ends at a place, at the start of a word.
  func hasParticle(endingAt index: Int) -> Bool {
    hasWordStart(Self.particles, endingAt: index)
  }

  /// Whether the prefix "be" or "ge" ends at a place.
  func hasUnstressedPrefix(endingAt index: Int) -> Bool {
    guard self[index - 1] == "e", self[index - 2] == "g" || self[index - 2] == "b" else {
      return false
    }
    let start = index - 2
    guard !self[start - 1].isLetter || hasParticle(endingAt: start) else { return false }
    return hasFullVowel(from: index)
  }

  /// Whether a vowel is the first one behind an unstressed prefix.
  func isFirstVowelOfStem(_ index: Int) -> Bool {
    var start = index
    while self[start - 1].isConsonant {
      start -= 1
    }
    // Some of the consonants belong to the prefix.
    return (start...index).contains { place in
      hasUnstressedPrefix(endingAt: place) || hasWordStart(Self.prefixes, endingAt: place)
    }
  }

  private static let prefixes: [StaticWord] = ["ent", "ver", "zer", "emp"]

  /// Whether the rest of a word has a vowel that is not an unstressed e.
  ///
  /// An e alone counts as unstressed when it ends the word or stands before l, m, n, r, s, t and
  /// what inflection adds to these: what follows "ge" is no stem in "gehen", but is one in
  /// "gelesen".
  private func hasFullVowel(from index: Int) -> Bool {
    var place = index
    while self[place].isConsonant {
      place += 1
    }
    guard self[place].isLetter else { return false }
    // "gemerkt", "gesteckt", "gelesen": more letters than an ending has.
    return self[place] != "e" || !hasWordEnd(Self.reducedEndings, at: place + 1)
  }

  private static let reducedEndings: [StaticWord] = [
    "n", "r", "l", "m", "s", "t", "st", "nd", "rn", "ln", "ns", "rs", "ls", "lt", "rt", "lst",
    "rst", "nds",
  ]

  /// Whether a suffix that begins with a consonant begins at a place.
  func hasSuffix(at index: Int) -> Bool {
    Self.suffixes.contains { suffix in
      let end = index + suffix.count
      // "ling" is a suffix in "Lieblingsbuch", but not in "klingeln".
      return has(suffix, at: index) && (self[end].isConsonant || hasOnlyInflection(from: end))
    }
  }

  /// Whether nothing follows in a word but what inflection adds.
  func hasOnlyInflection(from index: Int) -> Bool {
    hasWordEnd(Self.inflections, at: index)
  }

  private static let inflections: [StaticWord] = [
    "e", "en", "em", "er", "es", "s", "n", "nen", "t", "te", "ten", "test", "st", "keit", "ere",
    "eren", "erer", "eres", "ste", "sten", "ster", "stes",
  ]

  private static let suffixes: [StaticWord] = [
    "lich", "los", "ling", "lein", "nis", "reich", "chen", "heit", "keit", "haft", "sam", "bar",
    "schaft", "tum",
  ]
}

/// Words that can be taken for two.
extension SpelledText {
  /// Whether the word that begins at a place can be taken for two: one of the words that are often
  /// split, or a longer one that begins with a particle or a common noun.
  func canBeSplit(wordAt place: Int) -> Bool {
    var end = place
    while self[end].isLetter {
      end += 1
    }
    return Self.splittable.contains { has($0, at: place) && end == place + $0.count }
      || Self.firstWords.contains { part in
        let rest = place + part.count
        return end - rest > 2 && has(part, at: place) && hasVowelInWord(from: rest)
          && (self[rest].isConsonant || self[rest] == "a" || self[rest] == "u")
      }
  }

  private static let splittable: [StaticWord] = [
    "zusammen", "zurück", "vielleicht", "manchmal", "überall", "hinterher", "nachher", "vorher",
    "vorbei", "danach", "dabei", "dafür", "dagegen", "daneben", "dazu", "davor", "damit", "darum",
    "trotzdem", "außerdem", "miteinander", "nebeneinander", "gegenüber", "jedenfalls", "sofort",
    "niemals", "vormittags", "nachmittags", "unterwegs", "hinterher", "allein", "wieso", "warum",
  ]

  /// Nouns and particles with which longer words begin.
  private static let firstWords: [StaticWord] = [
    "kinder", "wasser", "garten", "sommer", "winter", "sonnen", "blumen", "taschen", "bücher",
    "geburtstag", "feuer", "regen", "schnee", "butter", "apfel", "vogel", "früh", "haus", "schul",
    "fuß", "fahr", "hand", "zahn", "spiel", "wald", "stadt", "brief", "turn", "schwimm", "groß",
    "abend", "mittag", "hunde", "katzen", "tier", "milch", "klassen", "irgend", "herunter",
    "hinunter", "heraus", "herein", "hinein", "hinaus", "durch", "zurück", "zusammen", "weiter",
    "wieder", "auf", "aus", "ein", "weg", "mit", "nach", "vor", "hin", "her", "um", "ab", "an",
  ]
}

/// The beginnings and ends of vowels, syllables and words, as far as the letters show.
extension SpelledText {
  /// More consonants than any word has on end; what lies beyond is not looked at, whatever a text
  /// is like.
  private static let farthestVowel = 12

  /// Whether the word has a vowel before a place.
  func hasVowelInWord(before index: Int) -> Bool { hasVowelInWord(from: index - 1, step: -1) }

  /// Whether the word has a vowel from a place on.
  func hasVowelInWord(from index: Int) -> Bool { hasVowelInWord(from: index, step: 1) }

  private func hasVowelInWord(from start: Int, step: Int) -> Bool {
    var index = start
    for _ in 0..<Self.farthestVowel {
      guard self[index].isLetter else { return false }
      if self[index].isVowel { return true }
      index += step
    }
    return false
  }

  /// Whether the vowel letter at a place is the second of a diphthong: ei, ai, au, eu, äu.
  func isSecondOfDiphthong(_ index: Int) -> Bool {
    switch (self[index - 1], self[index]) {
    case ("e", "i"), ("a", "i"), ("a", "u"), ("e", "u"), ("ä", "u"): true
    default: false
    }
  }

  /// Whether the vowel letter at a place is the second of ie, aa, ee or oo.
  func isSecondOfLongVowel(_ index: Int) -> Bool {
    switch (self[index - 1], self[index]) {
    case ("i", "e"), ("a", "a"), ("e", "e"), ("o", "o"): true
    default: false
    }
  }

  /// Whether a diphthong begins at a place.
  func isDiphthong(at index: Int) -> Bool { isSecondOfDiphthong(index + 1) }

  /// Whether the consonant at a place is doubled by the letter behind it, as in ll, ck and tz.
  func isDouble(at index: Int) -> Bool {
    switch (self[index], self[index + 1]) {
    case ("c", "k"), ("t", "z"): true
    case (let first, let second): first == second
    }
  }

  /// Whether the e at a place is in an unstressed syllable that ends with l, m, n or r.
  func isReducedE(at index: Int) -> Bool {
    guard self[index] == "e", !isDiphthong(at: index), self[index - 1] != "i",
      self[index + 1].isSonorant, !self[index + 2].isVowel
    else { return false }
    return hasVowelInWord(before: index) && !isFirstVowelOfStem(index)
  }

  /// Whether the word has some vowels and diphthongs or more before a place.
  func hasSyllables(_ wanted: Int, before index: Int) -> Bool {
    var found = 0
    var index = index
    while found < wanted, self[index - 1].isLetter {
      index -= 1
      if self[index].isVowel, !self[index - 1].isVowel { found += 1 }
    }
    return found >= wanted
  }
}

/// A letter of a text as the rules of spelling see it: which one, and whether it is a capital.
struct SpellingLetter {
  /// The number of the letter; below U+0300 this is its scalar.
  let letter: Letter
  /// Equal for the same letter in either case.
  let identity: Letter
  /// The letter of German, or the kind of sign.
  let code: LetterCode
  /// For a letter with a mark that German does not have, the letter under the mark; else ``code``.
  let base: LetterCode
  let isCapital: Bool

  /// The letters below U+0300, which are all letters of most texts, by their number.
  static let plain = ContiguousArray((0..<Alphabet.unknown).map(SpellingLetter.init(scalar:)))

  private init(scalar value: Letter) {
    guard let scalar = Unicode.Scalar(value) else {
      self.init(strange: value)
      return
    }
    let small = scalar.smallLetter
    let code = LetterCode(small)
    let plain = String(small).withoutDiacritics.unicodeScalars
    let isMarked = code == .stranger && plain.count == 1
    self.init(
      letter: value,
      identity: small.value,
      code: code,
      base: isMarked ? plain.first.map { LetterCode($0) } ?? code : code,
      isCapital: small != scalar
    )
  }

  private init(
    letter: Letter,
    identity: Letter,
    code: LetterCode,
    base: LetterCode,
    isCapital: Bool
  ) {
    self.letter = letter
    self.identity = identity
    self.code = code
    self.base = base
    self.isCapital = isCapital
  }

  /// Creates a letter or sign that has a number of an alphabet.
  init(strange letter: Letter, code: LetterCode = .stranger) {
    self.letter = letter
    identity = letter
    self.code = code
    base = code
    isCapital = false
  }

  /// The capital of ß, which is not below U+0300.
  init(capitalSharpS letter: Letter) {
    self.letter = letter
    identity = Unicode.Scalar("ß").value
    code = "ß"
    base = "ß"
    isCapital = true
  }

  /// Whether two letters differ in nothing but their case.
  @inline(__always)
  func isSameLetter(as other: SpellingLetter) -> Bool { identity == other.identity }
}

extension Unicode.Scalar {
  /// The small letter of a capital that has one of a single scalar; else the scalar itself.
  fileprivate var smallLetter: Unicode.Scalar {
    guard properties.generalCategory == .uppercaseLetter else { return self }
    let lowercase = properties.lowercaseMapping.unicodeScalars
    return lowercase.count == 1 ? lowercase.first ?? self : self
  }
}

extension LetterCode {
  /// The letter or kind of a scalar without case.
  fileprivate init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "-", "\u{AD}": self = "-"
    case "'", "`", "´": self = "'"
    case "0"..."9": self = "0"
    case _ where scalar.isSpace: self = " "
    case _ where scalar.isASCII && !scalar.isLetter, "«", "»", "¿", "¡": self = "."
    default: self.init(unicodeScalarLiteral: scalar)
    }
  }
}

/// A letter of German as a small number, without its case, so that rules can be written with
/// letters and sets of letters are one number.
///
/// Everything that is no letter of German has one number for its kind: a blank, a hyphen, an
/// apostrophe, another mark, a digit, a stranger. Behind either end of a word there is ``edge``.
struct LetterCode: Hashable {
  let value: UInt8

  /// The code before the first letter and behind the last.
  static let edge = LetterCode(value: 63)
  /// A letter or sign of another alphabet.
  static let stranger: LetterCode = "?"
}

extension LetterCode: ExpressibleByUnicodeScalarLiteral {
  /// The number of a small letter, or of the kind of a sign.
  @inline(__always)
  init(unicodeScalarLiteral scalar: Unicode.Scalar) {
    value =
      switch scalar {
      case "a"..."z": UInt8(truncatingIfNeeded: scalar.value & 0x1F)
      case "ä": 27
      case "ö": 28
      case "ü": 29
      case "ß": 30
      case " ": 31
      case "-": 32
      case "'": 33
      case ".": 34
      case "0": 35
      default: 36
      }
  }
}

extension LetterCode {
  /// Whether this is a vowel letter, "y" included.
  @inline(__always)
  var isVowel: Bool {
    switch self {
    case "a", "e", "i", "o", "u", "y", "ä", "ö", "ü": true
    default: false
    }
  }

  /// Whether this is a consonant letter of German.
  @inline(__always)
  var isConsonant: Bool { value <= 30 && value > 0 && !isVowel }

  /// Whether this is l, m, n or r, with which a syllable can do without a full vowel.
  @inline(__always)
  var isSonorant: Bool { self == "l" || self == "m" || self == "n" || self == "r" }

  /// Whether this belongs to a word, and is no blank, mark or end.
  @inline(__always)
  var isLetter: Bool { value <= 30 || self == "?" }

  /// Whether this is a blank or a hyphen.
  @inline(__always)
  var separates: Bool { self == " " || self == "-" }

  /// Whether this is an apostrophe or another mark.
  @inline(__always)
  var isMark: Bool { self == "." || self == "'" }
}
