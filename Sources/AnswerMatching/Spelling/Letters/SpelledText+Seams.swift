/// Where word parts meet, as far as lists of prefixes and suffixes and the shape of syllables tell.
extension SpelledText {
  /// First parts of verbs and adverbs that can be taken off, and other parts that never change.
  private static let particles: [StaticWord] = [
    "an", "ab", "auf", "aus", "ein", "hin", "her", "vor", "mit", "um", "zu", "weg", "los", "fort",
    "nach", "bei", "heim", "fest", "durch", "über", "unter", "hinter", "wieder", "weiter", "zurück",
    "zusammen", "runter", "rüber", "rauf", "raus", "rein", "ran", "hinein", "hinaus", "hinauf",
    "hinunter", "herein", "heraus", "herauf", "herunter", "voll", "frei", "hoch", "tief", "un",
  ]

  /// Whether a particle ends at a place, at the start of a word.
  func hasParticle(endingAt index: Int) -> Bool {
    let start = wordStart(before: index)
    let length = index - start
    guard length >= 2 else { return false }
    return Self.particles.contains { $0.count == length && has($0, at: start) }
  }

  /// Whether the prefix "be" or "ge" ends at a place.
  func hasUnstressedPrefix(endingAt index: Int) -> Bool {
    guard self[index - 1] == "e", self[index - 2] == "g" || self[index - 2] == "b" else {
      return false
    }
    let start = index - 2
    guard self[start - 1].isLetter ? hasParticle(endingAt: start) : true else { return false }
    return hasFullVowel(from: index)
  }

  /// Whether the rest of a word has a vowel that is not an unstressed e.
  ///
  /// An e alone counts as unstressed when it ends the word or stands before l, m, n, r, s, t and what
  /// inflection adds to these: what follows "ge" is no stem in "gehen", but is one in "gelesen".
  private func hasFullVowel(from index: Int) -> Bool {
    let end = wordEnd(from: index)
    var vowels = 0
    var place = index
    while place < end {
      if self[place].isVowel {
        guard self[place] == "e", !isDiphthong(at: place) else { return true }
        vowels += 1
        if vowels > 1 { return true }
        // "gemerkt", "gesteckt": more consonants than an ending has.
        let tail = end - place - 1
        if tail > 0,
          !Self.reducedEndings.contains(where: { $0.count == tail && has($0, at: place + 1) })
        {
          return true
        }
      }
      place += 1
    }
    return false
  }

  private static let reducedEndings: [StaticWord] = [
    "n", "r", "l", "m", "s", "t", "st", "nd", "rn", "ln", "ns", "rs", "ls", "lt", "rt", "lst",
    "rst", "nds",
  ]

  /// Whether a suffix that begins with a consonant begins at a place.
  func hasSuffix(at index: Int) -> Bool {
    Self.suffixes.contains { has($0, at: index) }
  }

  private static let suffixes: [StaticWord] = [
    "lich", "los", "ling", "lein", "nis", "reich", "chen", "heit", "keit", "haft", "sam", "bar",
    "schaft", "tum",
  ]
}
