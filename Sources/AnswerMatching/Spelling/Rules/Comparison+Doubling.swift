/// Double consonants mark a short stressed vowel, and they come about where two word parts meet.
extension Comparison {
  func judgeDoubling(_ unit: UnitDifference, _ finding: inout Finding) {
    if isDasForDass(unit) {
      finding.add(.dasDass, .dasDass)
    } else if isMissingLetters(unit) {
      judgeMissingDouble(unit, &finding)
    } else if unit.target.count == unit.input.count {
      finding.add(.doubling, .doublingLetters)
    } else {
      judgeNeedlessDouble(unit, &finding)
    }
  }

  private func judgeMissingDouble(_ unit: UnitDifference, _ finding: inout Finding) {
    switch seam(inDoubleAt: unit.target.lowerBound) {
    case .none: finding.add(.doubling, .doublingMissing)
    case .parts: finding.add(.morpheme, .seamDouble)
    case .vocalPrefix: finding.add(.phoneme, .soundMissing)
    }
  }

  private func judgeNeedlessDouble(_ unit: UnitDifference, _ finding: inout Finding) {
    let written = input[unit.input.lowerBound]
    let isTripled =
      input[unit.input.lowerBound - 1] == written
      || input[unit.input.upperBound] == input[unit.input.upperBound - 1]
    // A short vowel is not what misled the child behind an unstressed prefix, nor in ng.
    let isGroundless =
      target.hasUnstressedPrefix(endingAt: unit.target.lowerBound)
      || written == "n" && target[unit.target.upperBound] == "g"
      || written == "r" && target.hasParticle(endingAt: unit.target.upperBound)
    if isTripled || isGroundless {
      finding.add(.phoneme, .soundAdded)
    } else if isAdverbSeam(unit.target.lowerBound) {
      finding.add(.morpheme, .seamSingle)
    } else {
      finding.add(.doubling, .doublingNeedless)
    }
  }

  /// How two equal consonants of the target came together.
  enum Seam {
    /// They are no seam.
    case none
    /// The first ends a word part, and the second begins the next.
    case parts
    /// The first is the r of ver-, er- or zer-, which is heard as a vowel whatever follows.
    case vocalPrefix
  }

  func seam(inDoubleAt index: Int) -> Seam {
    guard target[index] == target[index + 1] else { return .none }
    if let seams { return seams.contains(index + 1) ? .parts : .none }
    let start = target.wordStart(before: index)
    if target[index] == "r",
      Self.vocalPrefixes.contains(where: {
        target.has($0, endingAt: index + 1) && start == index + 1 - $0.count
      })
    {
      return .vocalPrefix
    }
    return isSeam(index, wordStart: start) ? .parts : .none
  }

  private static let vocalPrefixes: [StaticWord] = ["ver", "er", "zer"]

  private func isSeam(_ index: Int, wordStart start: Int) -> Bool {
    let before = target[index - 1]
    // Within a stem no consonant is doubled behind a consonant, a diphthong or a long vowel.
    if before.isConsonant { return index - 1 > start }
    if target.isSecondOfDiphthong(index - 1) || target.isSecondOfLongVowel(index - 1) {
      return true
    }
    // Nor is one before a diphthong.
    if target.isDiphthong(at: index + 2) { return true }
    if Self.closedPrefixes.contains(where: {
      index + 1 - $0.count == start && target.has($0, at: start)
    }) {
      // "annehmen", but "Anna".
      return target[start] != "a" || target[index + 2] != "a"
    }
    return isBeforeFullVowel(index + 2, wordStart: start)
  }

  private static let closedPrefixes: [StaticWord] = [
    "an", "ab", "un", "um", "vor", "fort", "hin", "weg", "von", "über", "unter", "hinter", "wider",
    "wieder", "dar",
  ]

  /// Whether two consonants stand behind three syllables or more and before a vowel that is neither unstressed
  /// nor part of a suffix, so that they can hardly mark a stressed vowel before them.
  private func isBeforeFullVowel(_ index: Int, wordStart start: Int) -> Bool {
    guard target[index].isVowel, target[index] != "e",
      target.syllables(in: start..<index - 2) >= 3
    else { return false }
    return !Self.vowelSuffixes.contains {
      target.has($0, at: index) && hasOnlyInflection(from: index + $0.count)
    }
  }

  private func hasOnlyInflection(from index: Int) -> Bool {
    let rest = target.wordEnd(from: index) - index
    return rest == 0
      || Self.inflections.contains { $0.count == rest && target.has($0, at: index) }
  }

  private static let inflections: [StaticWord] = [
    "e", "en", "em", "er", "es", "s", "n", "nen", "t", "te", "ten", "test", "st", "keit",
  ]

  /// Suffixes that begin with a vowel, of German and of words from other languages.
  private static let vowelSuffixes: [StaticWord] = [
    "ung", "ig", "isch", "in", "ier", "ion", "iv", "ist", "ismus", "age", "al", "ant", "anz", "ar",
    "är", "ation", "at", "or", "os", "ös", "um", "us", "a", "i", "o",
  ]

  /// Whether an adverb such as "danach" or "woher" has its seam at a place.
  func isAdverbSeam(_ index: Int) -> Bool {
    if let seams { return seams.contains(index) }
    let start = target.wordStart(before: index)
    guard index - start == 2, target.has("da", at: start) || target.has("wo", at: start) else {
      return false
    }
    return Self.adverbs.contains { target.has($0, at: index) }
  }

  private static let adverbs: [StaticWord] = [
    "nach", "mit", "neben", "zu", "von", "vor", "für", "bei", "durch", "gegen", "hin", "her",
    "mals",
  ]

  /// Whether one of the words "das" and "dass" stands for the other.
  private func isDasForDass(_ unit: UnitDifference) -> Bool {
    isDas(target, unit.target) && isDas(input, unit.input)
  }

  func isDas(_ text: SpelledText, _ unit: Range<Int>) -> Bool {
    let start = unit.lowerBound - 2
    return text[unit.lowerBound] == "s" && text[start] == "d" && text[start + 1] == "a"
      && !text[start - 1].isLetter && !text[unit.upperBound].isLetter
  }
}
