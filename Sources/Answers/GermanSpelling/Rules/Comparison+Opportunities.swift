// SPDX-License-Identifier: Apache-2.0
extension SpellingTarget {
  /// Returns how often the text asks for what a category is about: the places where a mistake can
  /// be expected.
  ///
  /// ```swift
  /// let bicycle = SpellingTarget("Fahrrad")
  /// bicycle.opportunities(for: .lengthMark)   // 1, the "ah"
  /// bicycle.opportunities(for: .morpheme)     // 1, the "rr"
  /// bicycle.opportunities(for: .umlautDots)   // 0
  /// ```
  ///
  /// Only what the correct spelling shows is counted: an "ä" for
  /// ``SpellingCategory/umlautDerivation``, but no "e" that could be taken for one. To estimate
  /// what a child has learned, use ``SpellingDiagnosis/opportunities(for:)``, which is never less
  /// than the mistakes.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func opportunities(for category: SpellingCategory) -> Int {
    opportunities[category]
  }

  /// How often the text asks for what each category is about.
  package var opportunities: SpellingOpportunities {
    var alphabet = Alphabet()
    let text = SpelledText(self.text, of: &alphabet)
    return Comparison(target: text, input: text, seams: seams).opportunities
  }
}

extension Comparison {
  /// The difficulties of the target, letter by letter, by the same rules as mistakes are judged.
  var opportunities: SpellingOpportunities {
    var result = SpellingOpportunities()
    for place in 0..<target.count {
      countWords(at: place, &result)
      if target[place].isVowel {
        countVowels(at: place, &result)
      } else if target[place].isConsonant {
        countConsonants(at: place, &result)
        countGraphemes(at: place, &result)
      }
    }
    return result
  }

  private func countWords(at place: Int, _ result: inout SpellingOpportunities) {
    let letter = target[place]
    if letter.isLetter {
      result[.phoneme] += 1
      if !target[place - 1].isLetter { result[.letterCase] += 1 }
      if seams?.contains(place) == true { result[.wordBoundary] += 1 }
    } else if letter.separates {
      result[.wordBoundary] += 1
    } else if letter == "." || letter == "'" {
      result[.punctuation] += 1
    }
  }

  private func countVowels(at place: Int, _ result: inout SpellingOpportunities) {
    let (letter, next) = (target[place], target[place + 1])
    switch letter {
    case "ä":
      result[.umlautDerivation] += 1
      result[.umlautDots] += 1
    case "ö", "ü":
      result[.umlautDots] += 1
    case "i" where !target.isSecondOfDiphthong(place):
      let isOpen = next.isConsonant && next != "h" && target[place + 2].isVowel
      if next == "e" || next == "h" || isOpen && !target.hasVowelInWord(before: place) {
        result[.longI] += 1
      }
    case "e" where target.isReducedE(at: place):
      result[.schwaR] += 1
    case "a" where next == "r" && !target[place + 2].isVowel:
      result[.schwaR] += 1
    case "a" where next == "i", "y":
      result[.specialGrapheme] += 1
    default:
      break
    }
    let isLongI =
      letter == "i" && !target.isSecondOfDiphthong(place)
      || target.isSecondOfLongVowel(place) && letter == "e" && target[place - 1] == "i"
    if next == "h", !isLongI, !isOnsetH(at: place + 1) {
      result[.lengthMark] += 1
    } else if letter == next, !isLongI {
      result[.lengthMark] += 1
    }
  }

  private func countConsonants(at place: Int, _ result: inout SpellingOpportunities) {
    let (letter, next) = (target[place], target[place + 1])
    switch letter {
    case "ß":
      result[.sharpS] += 1
    case "f" where next != "f" && target[place - 1] != "p", "v", "w",
      "p" where next == "h":
      result[.fVW] += 1
    case "b", "p", "d", "t", "g", "k":
      countStop(at: place, &result)
    case "c" where next == "h" && target[place - 1] == "i" && closesSyllable(place..<place + 2):
      result[.finalDevoicing] += 1
    default:
      break
    }
    if target.isDouble(at: place) {
      switch seam(inDoubleAt: place) {
      case .none:
        result[.doubling] += 1
        if letter == "s" { result[.sharpS] += 1 }
      case .parts: result[.morpheme] += 1
      case .vocalPrefix: break
      }
    } else if isSeam(beside: place) {
      result[.morpheme] += 1
    }
    if letter == "s", isDas(target, place..<(next == "s" ? place + 2 : place + 1)) {
      result[.dasDass] += 1
    }
  }

  /// Counts a soft or hard consonant, doubled ones once.
  private func countStop(at place: Int, _ result: inout SpellingOpportunities) {
    let (letter, next) = (target[place], target[place + 1])
    guard letter != next, !(letter == "p" && next == "f"), !(letter == "t" && next == "z") else {
      return
    }
    if isVelarNasal(beforeStopAt: place) { return }
    result[closesSyllable(place..<place + 1) ? .finalDevoicing : .voicing] += 1
  }

  private func countGraphemes(at place: Int, _ result: inout SpellingOpportunities) {
    let (before, letter, next) = (target[place - 1], target[place], target[place + 1])
    let isGroup =
      switch (letter, next) {
      case ("c", "h"): before != "s"
      case ("s", "c"): target[place + 2] == "h"
      case ("s", "p"), ("s", "t"): !before.isLetter || target.hasUnstressedPrefix(endingAt: place)
      case ("n", "g"), ("n", "k"): !isSeamAfterParticle(place + 1)
      case ("p", "f"): !before.isVowel && target[place + 2].isLetter
      case ("t", "h"), ("d", "t"), ("r", "h"), ("q", "u"): true
      case ("z", _): before != "t" && next != "z"
      case ("x", _): true
      case ("c", _): next != "k" && before != "s"
      default: false
      }
    if isGroup { result[.specialGrapheme] += 1 }
  }

  /// Whether two word parts meet next to the letter at a place in a way that is often misspelled.
  private func isSeam(beside place: Int) -> Bool {
    switch target[place] {
    case "t": isEndOfEnt(place)
    case "s": isLinkingS(place)
    case target[place - 1]: false
    default: seams?.contains(place) ?? isAdverbSeam(place)
    }
  }
}

/// How often a text asks for what each category is about.
package struct SpellingOpportunities: Hashable, Sendable {
  /// The count of each category, in the order of their declaration.
  private var counts = [Int](repeating: 0, count: SpellingCategory.allCases.count)

  init() {}

  package internal(set) subscript(category: SpellingCategory) -> Int {
    get { counts[category.position] }
    set { counts[category.position] = newValue }
  }
}
