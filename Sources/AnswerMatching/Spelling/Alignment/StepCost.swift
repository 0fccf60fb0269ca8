/// What steps cost that are not in the table of correspondences.
enum StepCost {
  static let letterCase = 5
  /// A consonant for a doubled one of another kind.
  static let doubleForOther = 130
  static let omittedDouble = 125

  private static let forbidden = 1000
  private static let nasals: LetterSet = "mn"

  /// Returns the cost of a letter that stands for another one, and what sets them apart.
  @inline(__always)
  static func replacing(
    _ right: SpellingLetter,
    with written: SpellingLetter
  ) -> (cost: Int, Phenomena) {
    let (first, second) = (right.code, written.code)
    if first.isVowel, second.isVowel {
      return (first == "e" || second == "e" ? 72 : 75, .replaced)
    }
    if first.isConsonant, second.isConsonant {
      return (nasals.contains(first) && nasals.contains(second) ? 75 : 95, .replaced)
    }
    if first.isLetter, second.isLetter {
      if right.base == written.base { return (30, .foreign) }
      if first == "r", second == "a" { return (90, .vocalR) }
      if first == "r" || second == "r" { return (110, .replaced) }
      return (140, .replaced)
    }
    if first.separates, second.separates { return (20, .blank) }
    if first.isLetter || second.isLetter || first.separates || second.separates {
      return (forbidden, .replaced)
    }
    return (40, .mark)
  }

  @inline(__always)
  static func omitting(_ letter: SpellingLetter) -> Int {
    if letter.code.isConsonant { return letter.code == "h" ? 75 : 85 }
    if letter.code.isVowel { return letter.code == "e" ? 70 : 80 }
    if letter.code.separates { return 25 }
    return letter.code.isLetter ? 100 : 40
  }

  @inline(__always)
  static func adding(_ letter: SpellingLetter) -> Int {
    if letter.code.isConsonant { return letter.code == "h" ? 75 : 86 }
    if letter.code.isVowel { return letter.code == "e" ? 75 : 82 }
    if letter.code.separates { return 25 }
    return letter.code.isLetter ? 100 : 40
  }

  @inline(__always)
  static func swapping(_ first: SpellingLetter, _ second: SpellingLetter) -> Int {
    guard first.code.isLetter, second.code.isLetter else { return forbidden }
    // An h in the wrong place may as well be a length mark.
    return first.code == "h" || second.code == "h" ? 105 : 90
  }
}

extension LetterCode {
  /// Whether this is a blank or a hyphen.
  @inline(__always)
  var separates: Bool { self == " " || self == "-" }

  @inline(__always)
  var phenomenonWhenMissing: Phenomena { phenomenon(orElse: .omitted) }

  @inline(__always)
  var phenomenonWhenAdded: Phenomena { phenomenon(orElse: .added) }

  @inline(__always)
  private func phenomenon(orElse other: Phenomena) -> Phenomena {
    if separates { return .blank }
    return self == "." || self == "'" ? .mark : other
  }
}
