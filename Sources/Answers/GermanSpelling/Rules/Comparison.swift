// SPDX-License-Identifier: Apache-2.0
internal import Spelling

/// A target and an input side by side, which the rules judge unit by unit.
///
/// Each rule is a method in a file of its own. It is asked when its phenomenon was found, looks at
/// what stands around the unit in the target, and says which category this is and with which hint.
struct Comparison {
  let target: SpelledText
  let input: SpelledText
  /// The places where the parts of the target meet, if they are known.
  let seams: [Int]?

  /// Judges a unit.
  func finding(for unit: UnitDifference) -> Finding {
    var finding = Finding()
    let phenomena = unit.phenomena
    if phenomena.contains(.sharpS) { judgeSharpS(unit, &finding) }
    if phenomena.contains(.doubling) { judgeDoubling(unit, &finding) }
    if phenomena.contains(.longI) { judgeLongI(unit, &finding) }
    if phenomena.contains(.lengthMark) { judgeLengthMark(unit, &finding) }
    if !phenomena.isDisjoint(with: [.derivation, .dots]) { judgeUmlaut(unit, &finding) }
    if phenomena.contains(.labials) { judgeLabials(unit, &finding) }
    if phenomena.contains(.voicing) { judgeVoicing(unit, &finding) }
    if phenomena.contains(.velar) { judgeVelar(unit, &finding) }
    if phenomena.contains(.vocalR) { judgeVocalR(unit, &finding) }
    if !phenomena.isDisjoint(with: Self.graphemes) { judgeGrapheme(unit, &finding) }
    if phenomena.contains(.omitted) { judgeOmission(unit, &finding) }
    if phenomena.contains(.added) { judgeAddition(unit, &finding) }
    if phenomena.contains(.replaced) { finding.add(.phoneme, .soundReplaced) }
    if phenomena.contains(.swapped) { judgeOrder(unit, &finding) }
    if phenomena.contains(.blank) { judgeBlank(unit, &finding) }
    if phenomena.contains(.mark) { judgeMark(unit, &finding) }
    if phenomena.contains(.letterCase) { judgeCase(unit, &finding) }
    return finding
  }

  /// Whether letters are missing in the input.
  func isMissingLetters(_ unit: UnitDifference) -> Bool {
    unit.target.count > unit.input.count
  }
}

/// Capitals, the limits of words, and marks.
extension Comparison {
  func judgeCase(_ unit: UnitDifference, _ finding: inout Finding) {
    // The capital of "Pf" is missing with its letter.
    guard !unit.phenomena.contains(.letterPf) || unit.target.count == 1 else { return }
    let isInside = target[unit.target.lowerBound - 1].isLetter
    let isCapital = target.letters[unit.target].first?.isCapital ?? false
    finding.add(.letterCase, isInside ? .caseInside : isCapital ? .caseOfWord : .caseNeedless)
  }

  func judgeBlank(_ unit: UnitDifference, _ finding: inout Finding) {
    if input[unit.input.lowerBound].separates {
      finding.add(.wordBoundary, .boundaryNeedless)
    } else {
      finding.add(.wordBoundary, .boundaryMissing)
    }
  }

  func judgeMark(_ unit: UnitDifference, _ finding: inout Finding) {
    let isApostrophe =
      target[unit.target.lowerBound] == "'" || input[unit.input.lowerBound] == "'"
    finding.add(.punctuation, isApostrophe ? .apostrophe : .mark)
  }
}

/// The spellings of consonants: f and v, soft and hard, s and ß.
extension Comparison {
  func judgeLabials(_ unit: UnitDifference, _ finding: inout Finding) {
    finding.add(.fVW, isPrefixWithV(at: unit.target.lowerBound) ? .fVWPrefix : .fVW)
  }

  /// Whether "ver" or "vor" begins a word at a place, and a stem follows: not in "Pullover",
  /// "bevor", "vor" and "vorne".
  private func isPrefixWithV(at place: Int) -> Bool {
    let end = place + 3
    return !target[place - 1].isLetter && Self.prefixesWithV.contains { target.has($0, at: place) }
      && target[end].isLetter && target.hasVowelInWord(from: end)
      && !(target.has("vorne", at: place) && !target[place + 5].isLetter)
  }

  private static let prefixesWithV: [StaticWord] = ["ver", "vor"]

  func judgeSharpS(_ unit: UnitDifference, _ finding: inout Finding) {
    finding.add(.sharpS, .sharpS)
  }

  func judgeVoicing(_ unit: UnitDifference, _ finding: inout Finding) {
    let start = unit.target.lowerBound
    if isVelarNasal(beforeStopAt: start) {
      finding.add(.specialGrapheme, .graphemeNg)
    } else if closesSyllable(unit.target) {
      finding.add(.finalDevoicing, cannotBeLengthened(at: start) ? .finalRemember : .finalStem)
    } else {
      finding.add(.voicing, .voicing)
    }
  }

  /// Whether no longer form of the word has the consonant at a place before a vowel, as in "und",
  /// "Herbst" and "endlich".
  private func cannotBeLengthened(at place: Int) -> Bool {
    target.isWord(Self.wordsOfOneForm, around: place)
      || target.hasWordStart(Self.prefixesOfOneForm, endingAt: place + 1)
      || Self.stemsOfOneForm.contains { stem in
        (0..<stem.count).contains { target.has(stem, at: place - $0) }
      }
  }

  /// Words that have no other form.
  private static let wordsOfOneForm: [StaticWord] = [
    "und", "ob", "ab", "seit", "seid", "sind", "weg", "irgend", "als", "bald", "selbst", "jemand",
    "niemand", "nirgends", "abends", "mit", "nicht", "jetzt", "erst", "fort", "statt", "ist", "hat",
    "deshalb", "weshalb", "innerhalb", "außerhalb", "oberhalb", "unterhalb", "unterwegs",
    "halbwegs", "keineswegs",
    "während", "genug", "sobald", "hinab", "herab", "vorab", "bergab", "mittags",
    "vormittags", "nachmittags", "montags", "dienstags", "donnerstags", "freitags", "samstags",
    "sonntags", "werktags", "tags",
  ]

  /// Prefixes whose b stands before whatever follows in every form: "abgeben", "obwohl".
  private static let prefixesOfOneForm: [StaticWord] = ["ab", "ob", "herab", "hinab"]

  /// Stems whose b or d stands before a consonant in every form.
  private static let stemsOfOneForm: [StaticWord] = [
    "herbst", "obst", "hübsch", "krebs", "erbse", "rebs", "endlich", "schubs", "stöbs", "klops",
    "raps", "mops", "papst", "propst", "abt", "haupt", "optik", "irgend", "nirgend",
  ]

  /// Whether g or k at a place is part of ng or nk.
  func isVelarNasal(beforeStopAt index: Int) -> Bool {
    guard target[index - 1] == "n", target[index] == "g" || target[index] == "k" else {
      return false
    }
    return !isSeamAfterParticle(index)
  }

  /// Whether a particle such as "an" or "hin" ends at a place.
  func isSeamAfterParticle(_ index: Int) -> Bool {
    seams?.contains(index) ?? target.hasParticle(endingAt: index)
  }

  func judgeVelar(_ unit: UnitDifference, _ finding: inout Finding) {
    if target[unit.target.lowerBound - 1] == "i" {
      finding.add(.finalDevoicing, .finalIg)
    } else if closesSyllable(unit.target) {
      let isOfOneForm = cannotBeLengthened(at: unit.target.lowerBound)
      finding.add(.finalDevoicing, isOfOneForm ? .finalRemember : .finalStem)
    } else {
      finding.add(.phoneme, .soundReplaced)
    }
  }

  /// Whether some consonant letters stand at the end of a syllable or stem, where soft ones sound
  /// hard.
  func closesSyllable(_ unit: Range<Int>) -> Bool {
    guard target.hasVowelInWord(before: unit.lowerBound) else { return false }
    let end = unit.upperBound
    if seams?.contains(end) == true { return true }
    let next = target[end]
    guard next.isLetter else { return true }
    guard !next.isVowel else { return isEndOfParticle(end) }
    // Two consonants can begin the next syllable together, unless a stem ends between them.
    guard target[end + 1].isVowel, beginsSyllable(target[end - 1], next) else { return true }
    return target.hasSuffix(at: end) || target.hasParticle(endingAt: end)
  }

  /// Whether a particle ends before a vowel, as in "abändern" and "irgendetwas", but not in "aber"
  /// and "Wege".
  private func isEndOfParticle(_ index: Int) -> Bool {
    target.hasParticle(endingAt: index)
      && (target[index] != "e" || target.has(Self.irgend, endingAt: index))
  }

  private static let irgend: StaticWord = "irgend"

  private func beginsSyllable(_ first: LetterCode, _ second: LetterCode) -> Bool {
    switch second {
    case "r": true
    case "l": first != "d" && first != "t"
    case "n": first == "k" || first == "g"
    default: false
    }
  }
}

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
    case .vocalPrefix:
      if isOfOnePart(at: unit.target.lowerBound) {
        finding.add(.phoneme, .soundAtSeam)
      } else {
        finding.add(.morpheme, .seamDouble)
      }
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
    } else if written == "s", target.has(Self.nis, endingAt: unit.target.upperBound),
      !target[unit.target.upperBound].isLetter
    {
      finding.add(.doubling, .doublingNis)
    } else if written == "n", isFeminine(endingAt: unit.target.upperBound) {
      finding.add(.doubling, .doublingNis)
    } else {
      finding.add(.doubling, .doublingNeedless)
    }
  }

  private static let nis: StaticWord = "nis"

  /// Whether the ending -in of a woman or girl ends at a place, as in "Lehrerin".
  private func isFeminine(endingAt index: Int) -> Bool {
    !target[index].isLetter && Self.feminine.contains { target.has($0, endingAt: index) }
  }

  /// The ending -in with the letters before it with which words for people end.
  private static let feminine: [StaticWord] = [
    "erin", "ndin", "igin", "ztin", "öwin", "istin", "ntin", "login", "ossin", "esin", "ottin",
    "ürstin", "zessin", "garin", "barin", "ätin", "ektin", "schin", "ärin", "eurin",
  ]

  /// The way in which two equal consonants of the target came together.
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

  /// Whether the word with two r at a place has a prefix by its history alone: nobody takes
  /// "verrückt" for "ver" and "rückt".
  func isOfOnePart(at place: Int) -> Bool { target.has(Self.verrueckt, at: place - 2) }

  private static let verrueckt: StaticWord = "verrückt"

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

  /// Whether two consonants stand behind three syllables or more and before a vowel that is neither
  /// unstressed nor part of a suffix, so that they can hardly mark a stressed vowel before them.
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

/// Letter groups, and letters of words from other languages.
extension Comparison {
  /// The phenomena that are judged here.
  static let graphemes: Phenomena = [
    .sibilants, .nasal, .soundedS, .fricatives, .soundOfX, .letterQ, .letterPf, .diphthong,
    .foreign, .letterDt,
  ]

  func judgeGrapheme(_ unit: UnitDifference, _ finding: inout Finding) {
    let phenomena = unit.phenomena
    let start = unit.target.lowerBound
    if phenomena.contains(.sibilants) {
      finding.add(.specialGrapheme, .graphemeZ)
    } else if phenomena.contains(.nasal) {
      // The g of "angerufen" is no part of ng.
      if isSeamAfterParticle(start + 1) {
        finding.add(.phoneme, .soundMissing)
      } else {
        finding.add(.specialGrapheme, .graphemeNg)
      }
    } else if phenomena.contains(.soundedS) {
      finding.add(.specialGrapheme, .graphemeSpSt)
    } else if phenomena.contains(.fricatives) {
      // The letters sch of "bisschen" are no group.
      if unit.input.count == 1, target[start] == "s", target[start - 1] == "s" {
        finding.add(.phoneme, .soundMissing)
      } else {
        finding.add(.specialGrapheme, .graphemeCh)
      }
    } else if phenomena.contains(.soundOfX) {
      finding.add(.specialGrapheme, .graphemeX)
    } else if phenomena.contains(.letterQ) {
      finding.add(.specialGrapheme, .graphemeQ)
    } else if phenomena.contains(.letterPf) {
      judgePf(unit, &finding)
    } else if phenomena.contains(.diphthong) {
      finding.add(.specialGrapheme, .graphemeDiphthong)
    } else if phenomena.contains(.letterDt) {
      // The letters of "Handtuch" belong to two words.
      let isGroup = !target[unit.target.upperBound].isVowel || target[unit.target.upperBound] == "e"
      if isGroup || unit.target.count == 1 {
        finding.add(.specialGrapheme, .graphemeDt)
      } else {
        finding.add(.phoneme, isMissingLetters(unit) ? .soundMissing : .soundAdded)
      }
    } else if isHeard(unit) {
      finding.add(.phoneme, .soundReplaced)
    } else {
      finding.add(.specialGrapheme, .graphemeForeign)
    }
  }

  /// Whether ch is a sound of its own, unlike in "Christ", or rh is two letters, unlike in
  /// "Rhythmus".
  private func isHeard(_ unit: UnitDifference) -> Bool {
    let start = unit.target.lowerBound
    guard target[start - 1].isLetter else { return false }
    return target[start] == "r" || target[start] == "c" && target[start + 1] == "h"
  }

  /// Many speak pf like f; "pf" for "f" is a letter too many but at the beginning of a stem.
  private func judgePf(_ unit: UnitDifference, _ finding: inout Finding) {
    let start = unit.target.lowerBound
    if !target[start - 1].isLetter, target.hasVowelInWord(from: start) {
      finding.add(.specialGrapheme, .graphemePf)
    } else if !target[start - 1].isVowel, target.hasVowelInWord(from: start) {
      finding.add(.specialGrapheme, unit.target.count > 1 ? .graphemePfInside : .graphemePf)
    } else if unit.target.count > 1 {
      finding.add(.specialGrapheme, .graphemePfInside)
    } else {
      finding.add(.phoneme, isMissingLetters(unit) ? .soundMissing : .soundAdded)
    }
  }
}

/// Sounds that are hard to hear, and letters that are missing or too many.
extension Comparison {
  func judgeOrder(_ unit: UnitDifference, _ finding: inout Finding) {
    let (first, second) = (target[unit.target.lowerBound], target[unit.target.lowerBound + 1])
    let isPair = first == "i" && second == "e" || first == "e" && second == "i"
    finding.add(.phoneme, isPair ? .orderOfIE : .soundOrder)
  }

  func judgeVocalR(_ unit: UnitDifference, _ finding: inout Finding) {
    // Before a vowel r is heard as a consonant.
    let end = unit.target.upperBound
    if target[end].isVowel {
      finding.add(.phoneme, isMissingLetters(unit) ? .soundMissing : .soundReplaced)
    } else {
      finding.add(.schwaR, .vocalR)
    }
  }

  func judgeOmission(_ unit: UnitDifference, _ finding: inout Finding) {
    let place = unit.target.lowerBound
    switch target[place] {
    case "ß":
      finding.add(.sharpS, .sharpS)
    case "e" where target.isReducedE(at: place):
      finding.add(.schwaR, .reducedE)
    case "r" where target.isReducedE(at: place - 1) && input[unit.input.lowerBound - 1] != "e":
      // The whole syllable is missing.
      finding.add(.schwaR, .vocalR)
    case "t" where isEndOfEnt(place):
      finding.add(.morpheme, .prefix)
    case "s" where isLinkingS(place):
      finding.add(.morpheme, .linkingS)
    default:
      finding.add(.phoneme, .soundMissing)
    }
  }

  /// Whether the t at a place ends the prefix "ent".
  ///
  /// Before sch the t is swallowed by the sound itself: "Mensch" has one for the ear, too.
  func isEndOfEnt(_ index: Int) -> Bool {
    guard target.hasWordStart(Self.ent, endingAt: index + 1), target[index + 1].isConsonant
    else { return false }
    return target[index + 1] != "s" || target[index + 2] != "c"
  }

  private static let ent: [StaticWord] = ["ent"]

  /// Whether the s at a place joins two words, which is certain behind some suffixes.
  func isLinkingS(_ index: Int) -> Bool {
    guard target[index + 1].isLetter, target[index + 1] != "t" || target[index + 2] != "e" else {
      return false
    }
    if let seams { return seams.contains(index + 1) }
    return Self.linkedSuffixes.contains { target.has($0, endingAt: index) }
  }

  private static let linkedSuffixes: [StaticWord] = [
    "ung", "heit", "keit", "schaft", "ling", "ion", "tät", "tum",
  ]

  func judgeAddition(_ unit: UnitDifference, _ finding: inout Finding) {
    let place = unit.target.lowerBound
    switch input[unit.input.lowerBound] {
    case "ß":
      finding.add(.sharpS, .sharpS)
    case "e" where isBeforeSonorantCluster(place):
      finding.add(.schwaR, .reducedE)
    default:
      finding.add(.phoneme, .soundAdded)
    }
  }

  /// Whether an e could have been heard before the l, m or n at a place: between it and a
  /// consonant.
  private func isBeforeSonorantCluster(_ index: Int) -> Bool {
    guard target[index].isSonorant, target[index] != "r", target[index - 1].isConsonant,
      !target[index + 1].isVowel
    else { return false }
    return target.hasVowelInWord(before: index)
  }
}

/// The spellings of vowels: the long i, signs of length, and dots.
extension Comparison {
  func judgeLongI(_ unit: UnitDifference, _ finding: inout Finding) {
    if target.isSecondOfDiphthong(unit.target.lowerBound) {
      judgeBehindDiphthong(unit, &finding)
    } else if unit.target.count == 1, target[unit.target.upperBound] == "e" {
      // The long i has its e already.
      finding.add(.phoneme, .soundAdded)
    } else {
      let isPair = Self.wider.contains {
        target.has($0, at: unit.target.lowerBound - 1)
          && !target[unit.target.lowerBound - 2].isLetter
      }
      finding.add(.longI, isPair ? .longIWider : .longI)
    }
  }

  private static let wider: [StaticWord] = ["wider", "wieder"]

  func judgeLengthMark(_ unit: UnitDifference, _ finding: inout Finding) {
    let vowel = unit.target.lowerBound
    let behind = unit.target.upperBound
    if unit.target.count > 1, isOnsetH(at: behind - 1) {
      finding.add(.phoneme, isMissingLetters(unit) ? .soundMissing : .soundAdded)
    } else if target.isSecondOfDiphthong(vowel) {
      judgeBehindDiphthong(unit, &finding)
    } else if unit.target.count == 1, input[unit.input.upperBound - 1] != "h",
      target.isDiphthong(at: vowel) || target[vowel] == "e" && target[vowel - 1] == "i"
    {
      // A vowel letter is written twice, but the vowel has two letters already.
      finding.add(.phoneme, .soundAdded)
    } else if target[behind].isVowel {
      finding.add(.lengthMark, .lengthBetweenVowels)
    } else if unit.target.count == 2, unit.input.count == 2 {
      finding.add(.lengthMark, .lengthOther)
    } else {
      finding.add(.lengthMark, isMissingLetters(unit) ? .lengthMissing : .lengthNeedless)
    }
  }

  /// A diphthong is long by itself; an h behind it parts it from the next vowel, or stays from a
  /// form in which it did, as in "Weihnachten" and "verzeiht".
  private func judgeBehindDiphthong(_ unit: UnitDifference, _ finding: inout Finding) {
    let differsInH =
      target[unit.target.upperBound - 1] == "h" || input[unit.input.upperBound - 1] == "h"
    if differsInH, target[unit.target.upperBound].isVowel,
      !isOnsetH(at: unit.target.upperBound - 1)
    {
      finding.add(.lengthMark, .lengthBetweenVowels)
    } else if differsInH, isMissingLetters(unit), target[unit.target.upperBound].isConsonant {
      finding.add(.lengthMark, .lengthBehindDiphthong)
    } else if !differsInH, !isMissingLetters(unit), target[unit.target.upperBound].isSonorant,
      !target[unit.target.upperBound + 1].isVowel
    {
      // "teielt": the syllable was spoken as two.
      finding.add(.schwaR, .reducedE)
    } else {
      finding.add(.phoneme, isMissingLetters(unit) ? .soundMissing : .soundAdded)
    }
  }

  /// Whether an h behind a vowel begins a stem or suffix: "Gehalt", "woher".
  func isOnsetH(at place: Int) -> Bool {
    guard target[place] == "h", target[place + 1].isVowel else { return false }
    if let seams { return seams.contains(place) }
    if target[place + 1] != "e" || target.isDiphthong(at: place + 1) {
      return !Self.suffixesBehindH.contains { target.has($0, at: place + 1) }
    }
    return target.hasUnstressedPrefix(endingAt: place) || target.hasParticle(endingAt: place)
  }

  private static let suffixesBehindH: [StaticWord] = ["ung", "ig"]

  func judgeUmlaut(_ unit: UnitDifference, _ finding: inout Finding) {
    if unit.phenomena.contains(.derivation) {
      finding.add(.umlautDerivation, hintForDerivation(of: unit))
    } else {
      finding.add(.umlautDots, .umlautDots)
    }
  }
}

extension Comparison {
  /// A relative in a or au explains most ä and äu; some have none, and e is written although one
  /// may come to mind.
  private func hintForDerivation(of unit: UnitDifference) -> GermanHint {
    guard target[unit.target.lowerBound] == "ä" else { return .umlautNeedless }
    let place = unit.target.lowerBound
    let hasNoRelative =
      Self.stemsWithoutRelative.contains { stem in
        guard let offset = stem.offsetOfUmlaut else { return false }
        return target.has(stem, at: place - offset)
      } || target.isWord(Self.wordsWithoutRelative, around: place)
    return hasNoRelative ? .umlautRemember : .umlautDerivation
  }

  /// Stems with ä or äu of which no child knows a relative in a or au.
  private static let stemsWithoutRelative: [StaticWord] = [
    "käfer", "bär", "käse", "spät", "märz", "mädchen", "säule", "lärm", "märchen", "gähn", "säge",
    "sägt", "krähe", "säbel", "während", "schädel", "käfig", "ähnlich", "lärche", "knäuel",
    "sträub", "räusper", "dämmer", "kapitän", "wärts", "träne", "mähne", "schräg",
    "fähig", "allmähl", "gräte", "äther", "äquator", "sphäre", "militär", "ungefähr",
    "känguru", "hyäne", "gebärde", "plärr",
    "kräht", "erwähn", "mähe", "mäht", "mähs", "mähd", "gerät", "populär", "sekretär", "millionär",
    "familiär", "regulär", "ordinär", "primär", "sekundär", "legionär", "revolutionär", "vulgär",
    "aktionär", "pensionär", "visionär", "ität", "diät", "porträt", "souverän", "affäre", "ärger",
    "dänemark", "ägypt", "trophäe", "späh", "präs", "präg", "präz", "präp", "schäbig", "mädel",
    "häher", "schärpe",
  ]

  /// Words of which no child knows one either, and whose letters stand in others that have one:
  /// "Ähre", unlike "Fähre".
  private static let wordsWithoutRelative: [StaticWord] = [
    "ähre", "ähren", "zäh", "zähe", "zäher", "zähes", "jäh", "ära", "däne", "dänen", "dänisch",
    "säen", "säe", "sät", "gesät",
  ]
}

/// The categories and the hints that the rules give for a unit.
struct Finding {
  private(set) var categories: CategorySet = []
  /// The hints of the first rules that spoke for a category each, in their order.
  private(set) var hints: (first: GermanHint?, second: GermanHint?, third: GermanHint?)

  mutating func add(_ category: GermanCategory, _ hint: GermanHint) {
    guard !categories.contains(category) else { return }
    categories.insert(category)
    if hints.first == nil {
      hints.first = hint
    } else if hints.second == nil {
      hints.second = hint
    } else if hints.third == nil {
      hints.third = hint
    }
  }

  /// The names of the categories, in the order of their declaration.
  var names: [SpellingCategory] { categories.names }

  /// The hints for children, that of the first rule first.
  var sentences: [SpellingHint] {
    guard let first = hints.first else { return [] }
    guard let second = hints.second else { return GermanHint.arrays[first.rawValue] }
    return [first, second, hints.third].compactMap { $0?.hint }
  }
}

/// A set of categories that is one number.
struct CategorySet: OptionSet, Hashable {
  let rawValue: UInt32

  @inline(__always)
  mutating func insert(_ category: GermanCategory) {
    insert(CategorySet(rawValue: 1 << UInt32(category.rawValue)))
  }

  @inline(__always)
  func contains(_ category: GermanCategory) -> Bool {
    rawValue >> UInt32(category.rawValue) & 1 != 0
  }

  /// The names of the categories in the order of their declaration.
  var names: [SpellingCategory] {
    if rawValue.nonzeroBitCount == 1 { return GermanCategory.arrays[rawValue.trailingZeroBitCount] }
    return GermanCategory.allCases.filter(contains).map { GermanCategory.names[$0.rawValue] }
  }
}
