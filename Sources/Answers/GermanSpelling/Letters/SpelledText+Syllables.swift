// SPDX-License-Identifier: Apache-2.0

/// Where vowels, syllables and words begin and end, as far as the letters show.
extension SpelledText {
  /// More consonants than any word has on end; what lies beyond is not looked at, whatever a text is like.
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
