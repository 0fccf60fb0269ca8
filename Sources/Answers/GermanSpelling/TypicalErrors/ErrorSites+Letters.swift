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

  /// Whether ch at a place sounds as in "ich": behind e, i, ä, ö, ü and the diphthongs that end
  /// with such a sound.
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

  /// Words whose last t is often not spoken; without it they are no other form, as "mach" of
  /// "macht" is.
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

  /// Whether a stop at the end of a syllable is a soft one that sounds hard, or a hard one that may
  /// be a soft one.
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

  /// Whether a stop before a vowel, l, n or r is one that children confuse with its soft or hard
  /// counterpart.
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

/// The letters that may be written for vowels.
extension ErrorSites {
  /// Looks for errors in the unit that begins with a vowel.
  ///
  /// - Returns: The length of the unit.
  mutating func findInVowel(at place: Int) -> Int {
    let next = text[place + 1]
    if text[place] == "i", next == "e" { return findInIE(at: place) }
    if text.isDiphthong(at: place) {
      findInDiphthong(at: place)
      return 2
    }
    if next == "h", !comparison.isOnsetH(at: place + 1) {
      findInMarkedVowel(at: place)
      return 2
    }
    if next == text[place], next == "a" || next == "e" || next == "o" {
      findInDoubledVowel(at: place)
      return 2
    }
    findInSingleVowel(at: place)
    return 1
  }

  /// The letters that an h can follow as a mark of length: those before l, m, n or r alone.
  private func takesLengthMark(before place: Int) -> Bool {
    text[place].isSonorant && text[place + 1] != text[place]
      && !(text[place] == "n" && (text[place + 1] == "g" || text[place + 1] == "k"))
  }

  private mutating func findInIE(at place: Int) -> Int {
    if text[place + 2] == "h", !comparison.isOnsetH(at: place + 2) {
      if !text[place + 3].isVowel { swap(place, 3, for: "ie") }
      swap(place, 3, for: "ih")
      return 3
    }
    // "Ferien" and "Familie" have no long i.
    let isTwoSounds =
      text.hasVowelInWord(before: place)
      && (isEnd(place + 2) || isEnding("n", at: place + 2) || isEnding("ns", at: place + 2))
    guard !isTwoSounds, !text[place + 2].isVowel, text[place - 1] != "i",
      !Self.wordsWithTwoSounds.contains(where: small.contains)
    else { return 2 }
    swap(place, 2, for: "i")
    if takesLengthMark(before: place + 2) { swap(place, 2, for: "ih") }
    return 2
  }

  private static let wordsWithTwoSounds = ["famili", "ferie", "linie", "serie", "aktie"]

  private mutating func findInDiphthong(at place: Int) {
    // The vowels of "Museum" and "beurteilen" belong to two syllables.
    let isTwoSyllables =
      isEnding("um", at: place + 1) || text.has("beur", at: place - 1)
      || text.has("beinha", at: place - 1) || text.has("eunter", at: place)
    guard !isTwoSyllables else { return }
    if text[place + 2] == "h", text[place + 3].isConsonant { swap(place + 2, 1, for: "") }
    switch (text[place], text[place + 1]) {
    case ("ä", _):
      swap(place, 2, for: "eu", "oi")
      if makesNoOtherForm(withoutDotsAt: place) { swap(place, 2, for: "au") }
    case ("e", "u"): swap(place, 2, for: "äu", "oi")
    case ("e", "i"): swap(place, 2, for: "ai")
    case ("a", "i") where !Self.english.contains(where: small.contains):
      swap(place, 2, for: "ei")
    default: break
    }
  }

  private static let english = ["mail", "train", "fair", "air", "brain"]

  /// A vowel with an h that marks its length or parts it from the next one.
  private mutating func findInMarkedVowel(at place: Int) {
    let vowel = text.text(of: place..<place + 1).lowercased()
    switch text[place] {
    case "i": swap(place, 2, for: "i", "ie")
    // Without the h these would read as umlauts, "nae" for "nahe".
    case "a", "o", "u": if !text[place + 2].isVowel { swap(place, 2, for: vowel) }
    case "ä": swap(place, 2, for: "ä", "eh")
    default: swap(place, 2, for: vowel)
    }
  }

  private mutating func findInDoubledVowel(at place: Int) {
    let vowel = text.text(of: place..<place + 1).lowercased()
    let isSeam = text.hasUnstressedPrefix(endingAt: place + 1) && text[place + 2] != "r"
    guard !isSeam, !text[place + 2].isVowel else { return }
    if !isEnd(place + 2) || vowel != "e" { swap(place, 2, for: vowel) }
    if takesLengthMark(before: place + 2) || isEnd(place + 2) && vowel == "e" {
      swap(place, 2, for: "\(vowel)h")
    }
  }

  private mutating func findInSingleVowel(at place: Int) {
    switch text[place] {
    case "ä":
      swap(place, 1, for: "e")
      if makesNoOtherForm(withoutDotsAt: place) { swap(place, 1, for: "a") }
    case "ö": if makesNoOtherForm(withoutDotsAt: place) { swap(place, 1, for: "o") }
    case "ü": if makesNoOtherForm(withoutDotsAt: place) { swap(place, 1, for: "u") }
    case "i": findInI(at: place)
    case "y": findInY(at: place)
    case "e" where text.isReducedE(at: place): findInReducedE(at: place)
    case "e" where isShortAndStressed(place): swap(place, 1, for: "ä")
    default: break
    }
    let letter = text.text(of: place..<place + 1).lowercased()
    if text[place] != "i", text[place] != "y", isLongBeforeSonorant(place) {
      swap(place, 1, for: "\(letter)h")
    }
  }

  private mutating func findInI(at place: Int) {
    if isEnding("g", at: place + 1), text.hasVowelInWord(before: place) {
      swap(place, 2, for: "ich")
    } else if Self.shortWordsWithLongI.contains(small) || isOpenLongI(place) {
      swap(place, 1, for: "ie")
    }
  }

  private static let shortWordsWithLongI: Set = ["mir", "dir", "wir"]

  /// Whether an i is long as in "Tiger": in the first of two syllables, with one consonant behind
  /// it.
  private func isOpenLongI(_ place: Int) -> Bool {
    text[place + 1].isConsonant && text[place + 1] != "x" && text[place + 2].isVowel
      && !text.hasVowelInWord(before: place) && !text.hasParticle(endingAt: place + 2)
      && isBeforeUnstressedEnd(place + 1)
  }

  private mutating func findInY(at place: Int) {
    guard text[place - 1].isConsonant else { return }
    if text[place + 1].isConsonant, !isEnding("s", at: place + 1) {
      swap(place, 1, for: "ü")
    } else if isEnd(place + 1), text.hasVowelInWord(before: place) {
      swap(place, 1, for: "i")
    }
  }

  private mutating func findInReducedE(at place: Int) {
    if isEnding("r", at: place + 1) { swap(place, 2, for: "a") }
    let before = text[place - 1]
    // Between other letters the e is heard.
    if isEnding("n", at: place + 1) || isEnding("l", at: place + 1), before.isConsonant,
      !before.isSonorant, before != "h" || text[place - 2] == "c"
    {
      swap(place, 1, for: "")
    }
  }

  /// Whether an e sounds like ä: it is the first of its stem, and more than one consonant letter
  /// follows.
  private func isShortAndStressed(_ place: Int) -> Bool {
    let (first, second) = (text[place + 1], text[place + 2])
    guard isFirstVowel(place), first.isConsonant, second.isConsonant, second != "h" || first == "c",
      !isInPrefix(place), !Self.wordsWithPlainE.contains(small),
      !Self.stemsWithPlainE.contains(where: small.contains)
    else { return false }
    // "lebt" and "legst" are forms of "leben" and "legen"; the e of "Februar" and "Repräsentant"
    // ends its syllable.
    let isSoft = first == "b" || first == "d" || first == "g"
    return first == second || !isSoft && !((first == "p" || first == "t") && second == "r")
  }

  /// Whether an e belongs to a prefix, which has no stress.
  private func isInPrefix(_ place: Int) -> Bool {
    text.hasUnstressedPrefix(endingAt: place + 1) || text.hasParticle(endingAt: place + 2)
      || Self.prefixesWithE.contains { text.has($0, at: isStart(place) ? place : place - 1) }
  }

  private static let prefixesWithE: [StaticWord] = ["ver", "zer", "er", "ent", "emp"]
  private static let wordsWithPlainE: Set = ["wenn", "denn", "etwas", "jetzt", "dessen", "selbst"]
  /// Stems with a long e, and those whose ä is that of another form: "spräche", "hälfe".
  private static let stemsWithPlainE = [
    "erd", "werd", "wert", "keks", "prech", "brech", "stech", "helf",
  ]

  /// Whether a vowel is long before l, m, n or r, where an h could mark it: "Name", "nur".
  private func isLongBeforeSonorant(_ place: Int) -> Bool {
    guard takesLengthMark(before: place + 1), isFirstVowel(place), !text[place - 1].isVowel,
      !isInPrefix(place), !text.hasParticle(endingAt: place + 2)
    else { return false }
    if isEnd(place + 2) {
      return text[place + 1] == "r" && small != "zur" || Self.wordsWithLongVowel.contains(small)
    }
    return text[place + 2].isVowel && isBeforeUnstressedEnd(place + 1)
      && !Self.wordsWithShortVowel.contains(small)
  }

  private static let wordsWithLongVowel: Set = ["den", "dem", "wen", "wem", "schon", "kam", "tun"]
  private static let wordsWithShortVowel: Set = ["kamel", "ohne", "aneinander"]

  /// Whether a word is in no other of its forms without the dots: "Vogel" is the singular of
  /// "Vögel", "hatte" a form of "haben" as "hätte" is.
  private func makesNoOtherForm(withoutDotsAt place: Int) -> Bool {
    if small == "über" || small.hasSuffix("chen") || small.hasSuffix("lein") { return true }
    let mayBePlural = ["el", "er", "en", "ern", "eln"].contains(where: small.hasSuffix)
    if isCapitalized { return !mayBePlural }
    let mayBeComparative = ["er", "ere", "eren", "erer", "eres"].contains(where: small.hasSuffix)
    let mayBeSubjunctive =
      ["te", "ten", "test", "tet"].contains(where: small.hasSuffix)
      || ["würd", "wär", "käm", "nähm", "gäb", "säß"].contains(where: small.hasPrefix)
    let mayBePresent = text[place] == "ä" && (small.hasSuffix("t") || small.hasSuffix("st"))
    return !mayBeComparative && !mayBeSubjunctive && !mayBePresent
  }
}
