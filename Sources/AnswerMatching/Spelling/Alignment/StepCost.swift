/// What steps cost that are not in the table of correspondences.
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
  /// What it is when the letter is missing or too many.
  @inline(__always)
  func phenomenon(orElse other: Phenomena) -> Phenomena {
    if separates { return .blank }
    return isMark ? .mark : other
  }
}
