/// Says what each kind of slip costs in a language, and how much a misspelled word may cost.
///
/// All figures are tenths of a missing consonant, which costs 10. They were fitted on development data
/// (misspellings people made against other real words of the same likeness; see the article on rough
/// matching) by logistic regression with costs of at least 0, and then rounded. So they say what distinguishes a
/// slip from another word in that language: English spelling hides its vowels, and mistaking one costs
/// next to nothing; German is spelled as it sounds, and another vowel mostly makes another word.
struct SlipCosts: Sendable {
  var swappedLetters: Int
  var extraDoubling: Int
  var missingDoubling: Int
  var mark: Int
  var soundAlike: Int
  var vowelForVowel: Int
  var relatedConsonant: Int
  var unrelatedLetter: Int
  var extraVowel: Int
  var extraConsonant: Int
  var missingVowel: Int
  var missingConsonant = 10
  var silentH: Int
  var wordSpacing = 5

  /// Added when the first letter was changed.
  var firstLetterChanged: Int
  /// Added when the first letter was left out, or a letter was put before it.
  var firstLetterMissingOrExtra: Int
  /// Added when the second letter was changed or left out.
  var secondLetter: Int

  /// Added when both words have the same stem and a known ending each: mostly another word was meant.
  var otherEnding: Int
  /// Added when both words have the same stem and a known beginning each.
  var otherBeginning: Int

  /// The most that several slips may cost in words of 4, 5 and more letters, the last one from 12 letters on.
  var limits: [Int]
  /// How much more a lone slip may cost in words of up to 6 letters, and in longer ones.
  var loneSlip: (short: Int, long: Int)
  /// How much more a word may cost for each group of three letters that the language does not have (two at
  /// most), because then it is no other word.
  var strangeGroup: Int
  /// How much more a word may cost when a word list shows that it is no other word.
  var unknownWord = 10

  subscript(kind: Verdict.Slip.Kind) -> Int {
    switch kind {
    case .swappedLetters: swappedLetters
    case .extraDoubling: extraDoubling
    case .missingDoubling: missingDoubling
    case .mark: mark
    case .soundAlike: soundAlike
    case .vowelForVowel: vowelForVowel
    case .relatedConsonant: relatedConsonant
    case .unrelatedLetter: unrelatedLetter
    case .extraVowel: extraVowel
    case .extraConsonant: extraConsonant
    case .missingVowel: missingVowel
    case .missingConsonant: missingConsonant
    case .silentH: silentH
    case .wordSpacing: wordSpacing
    }
  }

  /// The most slips in a word, however cheap: two for every three letters, rounded up.
  func maximumSlips(inLetters count: Int) -> Int { (count * 2 + 2) / 3 }

  func limit(forLetters count: Int, slips: Int) -> Int {
    guard count >= 4 else { return 0 }
    let several = limits[min(count - 4, limits.count - 1)]
    guard slips == 1 else { return several }
    return several + (count < 7 ? loneSlip.short : loneSlip.long)
  }
}

extension SlipCosts {
  static let english = SlipCosts(
    swappedLetters: 1,
    extraDoubling: 1,
    missingDoubling: 1,
    mark: 1,
    soundAlike: 1,
    vowelForVowel: 1,
    relatedConsonant: 4,
    unrelatedLetter: 31,
    extraVowel: 1,
    extraConsonant: 9,
    missingVowel: 1,
    silentH: 1,
    firstLetterChanged: 9,
    firstLetterMissingOrExtra: 25,
    secondLetter: 4,
    otherEnding: 6,
    otherBeginning: 11,
    limits: [10, 7, 8, 4, 7, 10, 13, 16, 22],
    loneSlip: (short: 5, long: 19),
    strangeGroup: 16
  )

  static let german = SlipCosts(
    swappedLetters: 4,
    extraDoubling: 1,
    missingDoubling: 7,
    mark: 1,
    soundAlike: 6,
    vowelForVowel: 26,
    relatedConsonant: 8,
    unrelatedLetter: 33,
    extraVowel: 5,
    extraConsonant: 6,
    missingVowel: 9,
    silentH: 2,
    firstLetterChanged: 1,
    firstLetterMissingOrExtra: 27,
    secondLetter: 1,
    otherEnding: 7,
    otherBeginning: 13,
    limits: [9, 8, 10, 14, 15, 17, 23, 23, 27],
    loneSlip: (short: 3, long: 2),
    strangeGroup: 8
  )

  /// Fitted on both languages together, for a language that is not said.
  static let neutral = SlipCosts(
    swappedLetters: 1,
    extraDoubling: 1,
    missingDoubling: 4,
    mark: 1,
    soundAlike: 3,
    vowelForVowel: 11,
    relatedConsonant: 3,
    unrelatedLetter: 30,
    extraVowel: 1,
    extraConsonant: 7,
    missingVowel: 4,
    silentH: 1,
    firstLetterChanged: 7,
    firstLetterMissingOrExtra: 28,
    secondLetter: 2,
    otherEnding: 7,
    otherBeginning: 7,
    limits: [9, 7, 8, 9, 10, 13, 18, 19, 23],
    loneSlip: (short: 6, long: 12),
    strangeGroup: 0
  )
}
