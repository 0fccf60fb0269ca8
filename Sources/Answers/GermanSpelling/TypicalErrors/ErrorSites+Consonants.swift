// SPDX-License-Identifier: Apache-2.0

/// The letters that may be written for consonants.
extension ErrorSites {
  /// Looks for errors in the unit that begins with a consonant.
  ///
  /// - Returns: The length of the unit.
  mutating func findInConsonant(at place: Int) -> Int {
    if let length = findInGroup(at: place) { return length }
    let (letter, next) = (text[place], text[place + 1])
    if letter.isConsonant, letter == next {
      findInDouble(at: place)
      return 2
    }
    switch letter {
    case "b", "d", "g", "p", "t", "k": findInStop(at: place)
    case "v": findInV(at: place)
    case "f":
      if isStart(place), next.isVowel {
        swap(place, 1, for: "v")
      } else if comparison.isAdverbSeam(place) {
        swap(place, 1, for: "ff")
      }
    case "ß": swap(place, 1, for: "s", "ss")
    case "s": findInS(at: place)
    case "z":
      if isEnd(place + 1), text[place - 1] == "n" || text[place - 1] == "l" {
        swap(place, 1, for: "s")
      } else if comparison.isAdverbSeam(place) {
        swap(place, 1, for: "tz")
      }
    case "x": swap(place, 1, for: "ks")
    case "r":
      if text[place - 1] == "a", next.isConsonant, next != "h", next != "l",
        !text.hasParticle(endingAt: place + 1), isFirstVowel(place - 1)
      {
        swap(place, 1, for: "")
      }
    case "n", "m": findInNasal(at: place)
    default: break
    }
    if comparison.isLinkingS(place), letter == "s" { swap(place, 1, for: "") }
    return 1
  }

  private mutating func findInGroup(at place: Int) -> Int? {
    switch (text[place], text[place + 1]) {
    case ("s", "c") where text[place + 2] == "h": return 3
    case ("c", "h") where text[place + 2] == "s": return findInChs(at: place)
    case ("c", "h"):
      let isSoft = isBehindFrontVowel(place) || text[place - 1] == "l" || text[place - 1] == "r"
      if isSoft || text[place - 1] == "n" { swap(place, 2, for: "sch") }
    case ("c", "k"): swap(place, 2, for: "k")
    case ("t", "z"): swap(place, 2, for: "z")
    case ("p", "h"):
      if !Self.wordsWithEitherF.contains(where: small.contains) { swap(place, 2, for: "f") }
    case ("p", "f"):
      if !text[place - 1].isLetter || isStartOfStem(place) { swap(place, 2, for: "f") }
    case ("q", "u"): swap(place, 2, for: "kw")
    case ("t", "h"):
      guard Self.wordsWithTh.contains(where: small.contains) else { return nil }
      swap(place, 2, for: "t")
    case ("r", "h"):
      guard isStart(place) else { return nil }
      swap(place, 2, for: "r")
    case ("d", "t"):
      guard !text[place + 2].isVowel || text[place + 2] == "e" else { return nil }
      swap(place, 2, for: "t", "d")
    case ("n", "g"), ("n", "k"):
      guard comparison.isVelarNasal(beforeStopAt: place + 1) else { return nil }
      if text[place + 1] == "k" {
        swap(place, 2, for: "ng")
      } else if isEnd(place + 2) {
        swap(place, 2, for: "nk")
      }
    case ("s", "p"), ("s", "t"): findInSpSt(at: place)
    default: return nil
    }
    return 2
  }

  /// Words that may be written with f as well.
  private static let wordsWithEitherF = ["graph", "phon", "phot", "delph", "phantas"]
  private static let wordsWithTh = [
    "thea", "thema", "theme", "therm", "thron", "mathe", "bibliothek", "apotheke", "methode",
    "rhythm",
    "kathar", "asthma", "labyrinth", "marathon",
  ]

  /// Whether ch at a place sounds as in "ich": behind e, i, ä, ö, ü and the diphthongs that end with such a sound.
  private func isBehindFrontVowel(_ place: Int) -> Bool {
    switch text[place - 1] {
    case "e", "i", "ä", "ö", "ü": true
    case "u": text[place - 2] == "e" || text[place - 2] == "ä"
    default: false
    }
  }

  private mutating func findInChs(at place: Int) -> Int {
    // "nächste" and "machst" have no x, nor has "nachsehen".
    let isX =
      text[place + 3] != "t" && text[place + 3] != "c" && !text.hasParticle(endingAt: place + 2)
    guard isX, text[place - 1].isVowel else { return 2 }
    swap(place, 3, for: "x", "ks")
    return 3
  }

  private mutating func findInSpSt(at place: Int) {
    if comparison.isLinkingS(place) { swap(place, 1, for: "") }
    let isOnset = text[place + 2].isVowel || text[place + 2] == "r" || text[place + 2] == "l"
    if isOnset, isStartOfStem(place) {
      swap(place, 2, for: text[place + 1] == "p" ? "schp" : "scht")
    } else if Self.wordsWithSilentT.contains(small), isEnd(place + 2) {
      swap(place + 1, 1, for: "")
    }
  }

  /// Words whose last t is often not spoken; without it they are no other form, as "mach" of "macht" is.
  static let wordsWithSilentT: Set = [
    "ist", "erst", "zuerst", "fast", "sonst", "selbst", "nicht", "jetzt",
  ]

  private mutating func findInDouble(at place: Int) {
    if text[place] == "s" {
      if comparison.isDas(text, place..<place + 2) || comparison.seam(inDoubleAt: place) != .none {
        swap(place, 2, for: "s")
      } else {
        swap(place, 2, for: "s", "ß")
      }
    } else {
      swap(place, 2, for: text.text(of: place..<place + 1).lowercased())
    }
  }

  private mutating func findInStop(at place: Int) {
    guard let other = Self.otherStop(than: text[place]) else { return }
    if text[place] == "t", isEnd(place + 1), Self.wordsWithSilentT.contains(small) {
      swap(place, 1, for: "")
    } else if text[place] == "t", comparison.isEndOfEnt(place) {
      swap(place, 1, for: "")
    } else if comparison.closesSyllable(place..<place + 1) {
      if isHardened(place) { swap(place, 1, for: other) }
    } else if isConfusedOnset(place) {
      swap(place, 1, for: other)
    }
  }

  private static func otherStop(than letter: LetterCode) -> String? {
    switch letter {
    case "b": "p"
    case "p": "b"
    case "d": "t"
    case "t": "d"
    case "g": "k"
    case "k": "g"
    default: nil
    }
  }

  /// Whether a stop at the end of a syllable is a soft one that sounds hard, or a hard one that may be a soft one.
  private func isHardened(_ place: Int) -> Bool {
    let before = text[place - 1]
    switch text[place] {
    case "b": return text[place + 1] != "b"
    case "d": return text[place + 1] != "t"
    case "g":
      let isIg = before == "i" && !text.isSecondOfDiphthong(place - 1)
      return !isIg || !text.hasVowelInWord(before: place - 1)
    case "t":
      // Endings of verbs have a t that is never soft: "malt", "geht".
      guard isEnd(place + 1), isCapitalized || Self.adjectivesWithT.contains(small),
        !Self.wordsWithFinalT.contains(small)
      else { return false }
      return before.isVowel && !text.isReducedT(at: place)
        || (before == "l" || before == "n" || before == "r") && text[place - 2].isVowel
    case "k": return isEnd(place + 1) && (before == "l" || before == "r")
    case "p": return text[place + 1] == "t" && before.isVowel
    default: return false
    }
  }

  private static let wordsWithFinalT: Set = ["mit", "hat", "seit", "tut", "geht"]
  private static let adjectivesWithT: Set = [
    "alt", "bunt", "kalt", "gut", "hart", "laut", "rot", "tot", "weit", "breit", "zart", "spät",
  ]

  /// Whether a stop before a vowel, l, n or r is one that children confuse with its soft or hard counterpart.
  private func isConfusedOnset(_ place: Int) -> Bool {
    let (before, letter, next) = (text[place - 1], text[place], text[place + 1])
    let isBeforeLiquid =
      next == "r" || next == "l" || next == "n" && (letter == "g" || letter == "k")
    if isStart(place) {
      // Short words are read as a whole.
      guard !Self.wordsWithD.contains(small), !small.hasPrefix("dies"), !small.hasPrefix("dein")
      else {
        return false
      }
      let isDental = letter == "d" || letter == "t"
      return isBeforeLiquid && !(isDental && next == "l")
        || isDental && next.isVowel && isCapitalized
    }
    guard letter == "d" || letter == "t", next.isVowel, !text.hasParticle(endingAt: place) else {
      return false
    }
    let isBehindSonorant = before == "l" || before == "n" || before == "r"
    if letter == "d" { return isBehindSonorant && text[place - 2].isVowel }
    // The t of "lernte" is an ending.
    let isOfStem = isCapitalized || small.hasSuffix("ter") || Self.wordsWithT.contains(small)
    return isOfStem && text[place - 2] != before && (isBehindSonorant || before.isVowel)
  }

  private static let wordsWithD: Set = [
    "da", "dabei", "dafür", "dagegen", "damals", "damit", "danach", "daneben", "dann", "daran",
    "darauf", "darf", "darin", "darum", "das", "dass", "davon", "davor", "dazu", "dem", "den",
    "denn",
    "der", "des", "deshalb", "deswegen", "dich", "die", "dir", "doch", "dort", "du", "durch",
  ]
  private static let wordsWithT: Set = ["unten", "hinten", "warten", "heute", "bitten"]

  private mutating func findInV(at place: Int) {
    let isStem = isStartOfStem(place) || text.hasWordStart(Self.adverbsBeforeV, endingAt: place)
    if Self.stemsWithV.contains(where: { text.has($0, at: place) })
      || isStem && Self.startsWithV.contains(where: { text.has($0, at: place) })
    {
      swap(place, 1, for: "f")
    } else if text[place + 1].isVowel, isStart(place) || text[place - 1].isVowel {
      // The v of "Vase" and "Klavier" sounds like w.
      swap(place, 1, for: "w")
    }
  }

  private static let adverbsBeforeV: [StaticWord] = ["da", "wo", "be", "zu", "her", "hin", "so"]
  private static let stemsWithV: [StaticWord] = [
    "voll", "viel", "vater", "väter", "vogel", "vögel", "volk", "völk", "veilchen", "völlig",
  ]
  private static let startsWithV: [StaticWord] = [
    "ver", "vor", "vier", "von", "vom", "vieh", "vetter",
  ]

  private mutating func findInS(at place: Int) {
    if comparison.isDas(text, place..<place + 1) {
      swap(place, 1, for: "ss")
    } else if isEnd(place + 1) {
      if text.isSecondOfDiphthong(place - 1) || Self.wordsWithLongVowelBeforeS.contains(small) {
        swap(place, 1, for: "ß")
      } else if Self.wordsWithShortVowelBeforeS.contains(small)
        || isCapitalized && text.has("nis", endingAt: place + 1)
      {
        swap(place, 1, for: "ss")
      } else if Self.wordsWithSoundOfZ.contains(small) {
        swap(place, 1, for: "z")
      }
    }
  }

  private static let wordsWithLongVowelBeforeS: Set = ["gras", "glas", "los", "gas"]
  private static let wordsWithShortVowelBeforeS: Set = ["bus", "bis", "was", "kürbis", "iris"]
  private static let wordsWithSoundOfZ: Set = ["hals", "eins", "uns", "als", "gans"]

  private mutating func findInNasal(at place: Int) {
    let (before, next) = (text[place - 1], text[place + 1])
    let letter = text[place] == "n" ? "n" : "m"
    if comparison.isAdverbSeam(place) {
      swap(place, 1, for: letter + letter)
    } else if isEnd(place + 1), Self.wordsWithOneConsonant.contains(small) {
      swap(place, 1, for: letter + letter)
    } else if isNasalUnheard(place, before: before, next: next) {
      swap(place, 1, for: "")
    }
  }

  /// Whether an n or m before d, t or p is heard as part of the vowel: "Hud" for "Hund".
  private func isNasalUnheard(_ place: Int, before: LetterCode, next: LetterCode) -> Bool {
    let isBeforeItsStop = text[place] == "n" ? next == "d" || next == "t" : next == "p"
    return isBeforeItsStop && before.isVowel && !text[place - 2].isVowel && isFirstVowel(place - 1)
      && !text.hasParticle(endingAt: place + 1) && !text.has("ent", at: place - 1)
      && !text.has("emp", at: place - 1)
  }

  /// Words with a short vowel that have one consonant all the same.
  private static let wordsWithOneConsonant: Set = [
    "bin", "hin", "im", "man", "vom", "von", "zum",
  ]
}

extension SpelledText {
  /// Whether a t follows an unstressed e.
  fileprivate func isReducedT(at place: Int) -> Bool {
    self[place - 1] == "e" && hasVowelInWord(before: place - 1)
  }
}
