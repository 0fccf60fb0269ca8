// SPDX-License-Identifier: Apache-2.0

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
      target[unit.target.lowerBound - 1] == target[unit.target.lowerBound]
      || target[unit.target.upperBound] == target[unit.target.upperBound - 1]
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
    // Three equal letters always come from two parts.
    if target[index] == target[index + 2] || target[index] == target[index - 1] { return .parts }
    if let seams { return seams.contains(index + 1) ? .parts : .none }
    if target.hasWordStart(Self.vocalPrefixes, endingAt: index + 1) { return .vocalPrefix }
    return isSeam(index) ? .parts : .none
  }

  private static let vocalPrefixes: [StaticWord] = ["ver", "er", "zer"]

  private func isSeam(_ index: Int) -> Bool {
    let before = target[index - 1]
    // Within a stem no consonant is doubled behind a consonant, a diphthong or a long vowel.
    if before.isConsonant { return target[index - 2].isLetter }
    if target.isSecondOfDiphthong(index - 1) || target.isSecondOfLongVowel(index - 1) {
      return true
    }
    if target.hasWordStart(Self.closedPrefixes, endingAt: index + 1) {
      // "annehmen", but "Anna".
      return before != "a" || target[index + 2] != "a"
    }
    return isBeforeFullVowel(index + 2)
  }

  private static let closedPrefixes: [StaticWord] = [
    "an", "ab", "un", "um", "vor", "fort", "hin", "weg", "von", "über", "unter", "hinter", "wider",
    "wieder", "dar",
  ]

  /// Whether two consonants stand behind three syllables or more and before a vowel that is neither unstressed
  /// nor part of a suffix, so that they can hardly mark a stressed vowel before them.
  private func isBeforeFullVowel(_ index: Int) -> Bool {
    guard target[index].isVowel, target[index] != "e",
      target.hasSyllables(3, before: index - 2)
    else { return false }
    return !Self.vowelSuffixes.contains {
      target.has($0, at: index) && target.hasOnlyInflection(from: index + $0.count)
    }
  }

  /// Suffixes that begin with a vowel, of German and of words from other languages.
  private static let vowelSuffixes: [StaticWord] = [
    "ung", "ig", "isch", "in", "ier", "ion", "iv", "ist", "ismus", "age", "al", "ant", "anz", "ar",
    "är", "ation", "at", "or", "os", "ös", "um", "us", "a", "i", "o",
  ]

  /// Whether an adverb such as "danach" or "woher" has its seam at a place.
  func isAdverbSeam(_ index: Int) -> Bool {
    if let seams { return seams.contains(index) }
    guard target.hasWordStart(Self.places, endingAt: index) else { return false }
    return Self.adverbs.contains { target.has($0, at: index) }
  }

  private static let places: [StaticWord] = ["da", "wo"]

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
