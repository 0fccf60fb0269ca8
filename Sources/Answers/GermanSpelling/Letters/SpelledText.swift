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

  subscript(offset: Int) -> LetterCode {
    let bits = offset < 6 ? low >> UInt64(offset * 8) : high >> UInt64((offset - 6) * 8)
    return LetterCode(value: UInt8(truncatingIfNeeded: bits))
  }
}
