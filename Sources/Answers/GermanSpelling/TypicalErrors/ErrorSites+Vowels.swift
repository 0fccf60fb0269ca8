// SPDX-License-Identifier: Apache-2.0

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

  /// Whether an i is long as in "Tiger": in the first of two syllables, with one consonant behind it.
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

  /// Whether an e sounds like ä: it is the first of its stem, and more than one consonant letter follows.
  private func isShortAndStressed(_ place: Int) -> Bool {
    let (first, second) = (text[place + 1], text[place + 2])
    guard isFirstVowel(place), first.isConsonant, second.isConsonant, second != "h" || first == "c",
      !isInPrefix(place), !Self.wordsWithPlainE.contains(small),
      !Self.stemsWithPlainE.contains(where: small.contains)
    else { return false }
    // "lebt" and "legst" are forms of "leben" and "legen"; the e of "Februar" and "Repräsentant" ends its syllable.
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

  /// Whether a word is in no other of its forms without the dots: "Vogel" is the singular of "Vögel", "hatte" a form
  /// of "haben" as "hätte" is.
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
