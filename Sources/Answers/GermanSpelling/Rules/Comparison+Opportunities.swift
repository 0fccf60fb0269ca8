// SPDX-License-Identifier: Apache-2.0
internal import Spelling

extension Comparison {
  /// The difficulties of the target, letter by letter, by the same rules as mistakes are judged.
  var opportunities: GermanOpportunities {
    var result = GermanOpportunities()
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

  private func countWords(at place: Int, _ result: inout GermanOpportunities) {
    let letter = target[place]
    if letter.isLetter {
      result[.phoneme] += 1
      if !target[place - 1].isLetter {
        result[.letterCase] += 1
        if seams == nil, target.canBeSplit(wordAt: place) { result[.wordBoundary] += 1 }
      }
      if seams?.contains(place) == true { result[.wordBoundary] += 1 }
      if isBeforeNeedlessApostrophe(place) { result[.punctuation] += 1 }
    } else if letter.separates {
      result[.wordBoundary] += 1
    } else if letter == "." || letter == "'" {
      result[.punctuation] += 1
    }
  }

  /// Whether an apostrophe is often written before the s at a place, as in "Oma's".
  private func isBeforeNeedlessApostrophe(_ place: Int) -> Bool {
    guard target[place] == "s", !target[place + 1].isLetter, target[place - 1].isLetter,
      target[place - 1] != "s"
    else { return false }
    var start = place - 1
    while target[start - 1].isLetter {
      start -= 1
    }
    return place - start >= 3 && target.letters[start].isCapital
  }

  /// Counts the marks that a single vowel can be given though it has none: only where a word is
  /// stressed as a rule, at its first vowel.
  private func countNeedlessMarks(at place: Int, _ result: inout GermanOpportunities) {
    let (letter, next) = (target[place], target[place + 1])
    let isPlain =
      !target.isDiphthong(at: place) && !target.isSecondOfDiphthong(place)
      && !target.isSecondOfLongVowel(place) && next != letter && letter != "y"
      && !(letter == "i" && next == "e")
    guard isPlain, !target.hasVowelInWord(before: place) || target.isFirstVowelOfStem(place) else {
      return
    }
    if letter == "a" || letter == "o" || letter == "u" { result[.umlautDots] += 1 }
    guard next.isConsonant, next != "h" else { return }
    if letter == "e" { result[.umlautDerivation] += 1 }
    let isDouble = target.isDouble(at: place + 1)
    let isOpen = !isDouble && !target[place + 2].isConsonant
    if letter == "i" {
      if isDouble || isOpen && !target[place + 2].isVowel { result[.longI] += 1 }
    } else if isOpen {
      result[.lengthMark] += 1
    }
    if isOpen, next != "ß", next != "x", next != "j", next != "v", next != "w" {
      result[.doubling] += 1
    }
  }

  private func countVowels(at place: Int, _ result: inout GermanOpportunities) {
    countNeedlessMarks(at: place, &result)
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
    case "e" where next == "u":
      result[.umlautDerivation] += 1
    case "a" where !next.isLetter && target.hasVowelInWord(before: place):
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

  private func countConsonants(at place: Int, _ result: inout GermanOpportunities) {
    let (letter, next) = (target[place], target[place + 1])
    switch letter {
    case "ß":
      result[.sharpS] += 1
    case "s" where !next.isLetter && target[place - 1].isVowel:
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
      case .vocalPrefix: if !isOfOnePart(at: place) { result[.morpheme] += 1 }
      }
    } else if isSeam(beside: place) {
      result[.morpheme] += 1
    }
    if letter == "s", isDas(target, place..<(next == "s" ? place + 2 : place + 1)) {
      result[.dasDass] += 1
    }
  }

  /// Counts a soft or hard consonant, doubled ones once.
  private func countStop(at place: Int, _ result: inout GermanOpportunities) {
    let (letter, next) = (target[place], target[place + 1])
    guard letter != next, !(letter == "p" && next == "f"), !(letter == "t" && next == "z") else {
      return
    }
    if isVelarNasal(beforeStopAt: place) { return }
    result[closesSyllable(place..<place + 1) ? .finalDevoicing : .voicing] += 1
  }

  private func countGraphemes(at place: Int, _ result: inout GermanOpportunities) {
    let (before, letter, next) = (target[place - 1], target[place], target[place + 1])
    let isGroup =
      switch (letter, next) {
      case ("c", "h"): before != "s"
      case ("s", "c"): target[place + 2] == "h"
      case ("s", "p"), ("s", "t"):
        !before.isLetter || target.hasUnstressedPrefix(endingAt: place)
          || target.isFirstVowelOfStem(place + 2) || target.hasParticle(endingAt: place)
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

/// The number of times that a text calls for each category of German spelling.
struct GermanOpportunities: Hashable, Sendable {
  /// The count of each category, in the order of their declaration.
  private var counts = [Int](repeating: 0, count: GermanCategory.allCases.count)

  subscript(category: GermanCategory) -> Int {
    get { counts[category.rawValue] }
    set { counts[category.rawValue] = newValue }
  }
}
