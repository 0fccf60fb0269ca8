/// Where vowels, syllables and words begin and end, as far as the letters tell.
extension SpelledText {
  /// The place at which the word begins that a place is in.
  func wordStart(before index: Int) -> Int {
    var start = Swift.min(index, count)
    while start > 0, self[start - 1].isLetter {
      start -= 1
    }
    return start
  }

  /// The place at which the word ends that a place is in.
  func wordEnd(from index: Int) -> Int {
    var end = Swift.max(0, index)
    while self[end].isLetter {
      end += 1
    }
    return end
  }

  /// Whether the word has a vowel before a place.
  func hasVowelInWord(before index: Int) -> Bool {
    var index = index
    while self[index - 1].isLetter {
      index -= 1
      if self[index].isVowel { return true }
    }
    return false
  }

  /// Whether the word has no vowel from a place on.
  func hasNoVowelInWord(from index: Int) -> Bool {
    var index = index
    while self[index].isLetter {
      if self[index].isVowel { return false }
      index += 1
    }
    return true
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

  /// Whether the e at a place is in an unstressed syllable that ends with l, m, n or r.
  func isReducedE(at index: Int) -> Bool {
    guard self[index] == "e", !isDiphthong(at: index), self[index - 1] != "i",
      Self.sonorants.contains(self[index + 1]), !self[index + 2].isVowel
    else { return false }
    return hasVowelInWord(before: index)
  }

  private static let sonorants: LetterSet = "lmnr"

  /// The number of vowels and diphthongs in some letters.
  func syllables(in range: Range<Int>) -> Int {
    var count = 0
    for index in range where self[index].isVowel {
      if index == range.lowerBound || !self[index - 1].isVowel { count += 1 }
    }
    return count
  }
}
