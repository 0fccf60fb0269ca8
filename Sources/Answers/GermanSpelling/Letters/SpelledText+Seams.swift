// SPDX-License-Identifier: Apache-2.0

/// Where word parts meet, as far as lists of prefixes and suffixes and the shape of syllables show.
extension SpelledText {
  /// Whether a word begins with one of some parts, which ends before a place.
  func hasWordStart(_ parts: [StaticWord], endingAt index: Int) -> Bool {
    parts.contains { has($0, endingAt: index) && !self[index - $0.count - 1].isLetter }
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
  /// An e alone counts as unstressed when it ends the word or stands before l, m, n, r, s, t and what
  /// inflection adds to these: what follows "ge" is no stem in "gehen", but is one in "gelesen".
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
