// SPDX-License-Identifier: Apache-2.0

/// The costs of steps that are not in the table of correspondences.
enum StepCost {
  static let letterCase = 5
  /// A consonant for a doubled one of another kind.
  static let doubleForOther = 130
  static let omittedDouble = 125

  private static let forbidden = 1000

  /// Returns the cost of a letter that stands for another one, and what sets them apart.
  @inline(__always)
  static func replacing(
    _ right: SpellingLetter,
    with written: SpellingLetter
  ) -> (cost: Int, Phenomena) {
    let (first, second) = (right.code, written.code)
    let isVowel = first.isVowel
    if isVowel, second.isVowel {
      return (first == "e" || second == "e" ? 72 : 75, .replaced)
    }
    if !isVowel, first.isConsonant, second.isConsonant {
      return (first == "m" && second == "n" || first == "n" && second == "m" ? 75 : 95, .replaced)
    }
    if first.isLetter, second.isLetter {
      return ofUnlikeLetters(right, written)
    }
    if first.separates, second.separates { return (20, .blank) }
    if first.isLetter || second.isLetter || first.separates || second.separates {
      return (forbidden, .replaced)
    }
    return (40, .mark)
  }

  /// A vowel for a consonant, the other way round, or a letter that German does not have.
  private static func ofUnlikeLetters(
    _ right: SpellingLetter,
    _ written: SpellingLetter
  ) -> (cost: Int, Phenomena) {
    if right.base == written.base, right.base != .stranger { return (30, .foreign) }
    if right.code == "r" && written.code == "a" || right.code == "a" && written.code == "r" {
      return (90, .vocalR)
    }
    // An r is near to vowels.
    return (right.code == "r" || written.code == "r" ? 110 : 140, .replaced)
  }

  @inline(__always)
  static func omitting(_ letter: LetterCode) -> Int {
    if letter.isVowel { return letter == "e" ? 70 : 80 }
    if letter.isConsonant { return letter == "h" ? 75 : 85 }
    return ofSign(letter)
  }

  @inline(__always)
  static func adding(_ letter: LetterCode) -> Int {
    if letter.isVowel { return letter == "e" ? 75 : 82 }
    if letter.isConsonant { return letter == "h" ? 75 : 86 }
    return ofSign(letter)
  }

  private static func ofSign(_ letter: LetterCode) -> Int {
    if letter.separates { return 25 }
    return letter.isLetter ? 100 : 40
  }

  @inline(__always)
  static func swapping(_ first: LetterCode, _ second: LetterCode) -> Int {
    guard first.isLetter, second.isLetter else { return forbidden }
    // An h in the wrong place may as well be a length mark.
    return first == "h" || second == "h" ? 105 : 90
  }
}

extension LetterCode {
  /// The mistake when the letter is missing or too many.
  @inline(__always)
  func phenomenon(orElse other: Phenomena) -> Phenomena {
    if separates { return .blank }
    return isMark ? .mark : other
  }
}

/// How a misspelled unit differs from the correct one, as far as the letters alone show.
///
/// An alignment finds these; which category they are, the rules decide from what stands around them.
struct Phenomena: OptionSet {
  let rawValue: UInt32

  /// A consonant letter is single for double or double for single.
  static let doubling = Phenomena(rawValue: 1 << 0)
  /// b/p, d/t, g/k.
  static let voicing = Phenomena(rawValue: 1 << 1)
  /// f, v, w and ph.
  static let labials = Phenomena(rawValue: 1 << 2)
  /// s, ss and z against ß.
  static let sharpS = Phenomena(rawValue: 1 << 3)
  /// s, z and ts.
  static let sibilants = Phenomena(rawValue: 1 << 4)
  /// The forms of the letter i for the long vowel: i, ie, ih, ieh.
  static let longI = Phenomena(rawValue: 1 << 5)
  /// An h or a second letter behind another vowel than i.
  static let lengthMark = Phenomena(rawValue: 1 << 6)
  /// ä/e and äu/eu.
  static let derivation = Phenomena(rawValue: 1 << 7)
  /// a/ä, o/ö, u/ü.
  static let dots = Phenomena(rawValue: 1 << 8)
  /// An r that is heard as a vowel: er/a, ar/a.
  static let vocalR = Phenomena(rawValue: 1 << 9)
  /// g/ch, which sound alike in -ig.
  static let velar = Phenomena(rawValue: 1 << 10)
  /// ng, nk and their parts.
  static let nasal = Phenomena(rawValue: 1 << 11)
  /// sp and st with the sch that is heard.
  static let soundedS = Phenomena(rawValue: 1 << 12)
  /// ch and sch with one another and with their parts.
  static let fricatives = Phenomena(rawValue: 1 << 13)
  /// x, chs, ks, cks, gs.
  static let soundOfX = Phenomena(rawValue: 1 << 14)
  /// qu.
  static let letterQ = Phenomena(rawValue: 1 << 15)
  /// pf.
  static let letterPf = Phenomena(rawValue: 1 << 16)
  /// ai/ei, eu/oi, au/ao and the like.
  static let diphthong = Phenomena(rawValue: 1 << 17)
  /// Letters of words from other languages: y, c, th, rh, accents.
  static let foreign = Phenomena(rawValue: 1 << 18)
  /// dt.
  static let letterDt = Phenomena(rawValue: 1 << 19)
  /// A letter that stands for another without any of these reasons.
  static let replaced = Phenomena(rawValue: 1 << 20)
  static let omitted = Phenomena(rawValue: 1 << 21)
  static let added = Phenomena(rawValue: 1 << 22)
  static let swapped = Phenomena(rawValue: 1 << 23)
  /// A blank or hyphen.
  static let blank = Phenomena(rawValue: 1 << 24)
  /// An apostrophe or another mark.
  static let mark = Phenomena(rawValue: 1 << 25)
  /// Capital for small or small for capital.
  static let letterCase = Phenomena(rawValue: 1 << 26)
}
