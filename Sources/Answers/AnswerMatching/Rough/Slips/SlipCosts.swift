// SPDX-License-Identifier: Apache-2.0

/// Says what each kind of slip costs in a language, and how much a misspelled word may cost.
///
/// All figures are tenths of a missing consonant, which costs 10. They were fitted on development data
/// (misspellings people made against other real words of the same likeness; see the article on rough
/// matching) by logistic regression with costs of at least 0, and then rounded. So they say what distinguishes a
/// slip from another word in that language: English spelling hides its vowels, and mistaking one costs
/// next to nothing; German is spelled as it sounds, and another vowel mostly makes another word.
struct SlipCosts: Sendable {
  /// The groups of letters that are one slip.
  var soundAlikes = SoundAlikes.englishAndGerman
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

  /// Added when letters were swapped around another one.
  var swapAround = 4
  /// Added when a group of letters was written twice.
  var repetition = 1
  /// Added when the first letter was changed.
  var firstLetterChanged: Int
  /// Added when the first letter was left out, or a letter was put before it.
  var firstLetterMissingOrExtra: Int
  /// Added when the second letter was changed or left out.
  var secondLetter = 0

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

  func limit(forLetters count: Int, slips: Int) -> Int {
    guard count >= 4 else { return 0 }
    let several = limits[min(count - 4, limits.count - 1)]
    guard slips == 1 else { return several }
    return several + (count < 7 ? loneSlip.short : loneSlip.long)
  }
}

extension SlipCosts {
  static let english = SlipCosts(
    soundAlikes: .english,
    swappedLetters: 1,
    extraDoubling: 1,
    missingDoubling: 1,
    mark: 1,
    soundAlike: 2,
    vowelForVowel: 1,
    relatedConsonant: 1,
    unrelatedLetter: 16,
    extraVowel: 1,
    extraConsonant: 7,
    missingVowel: 3,
    silentH: 1,
    firstLetterChanged: 7,
    firstLetterMissingOrExtra: 12,
    secondLetter: 2,
    otherEnding: 4,
    otherBeginning: 1,
    limits: [5, 8, 9, 9, 10, 12, 14, 16, 23],
    loneSlip: (short: 4, long: 7),
    strangeGroup: 14
  )

  static let german = SlipCosts(
    swappedLetters: 1,
    extraDoubling: 1,
    missingDoubling: 5,
    mark: 1,
    soundAlike: 5,
    vowelForVowel: 15,
    relatedConsonant: 4,
    unrelatedLetter: 17,
    extraVowel: 1,
    extraConsonant: 2,
    missingVowel: 6,
    silentH: 1,
    firstLetterChanged: 3,
    firstLetterMissingOrExtra: 18,
    secondLetter: 1,
    otherEnding: 7,
    otherBeginning: 10,
    limits: [8, 8, 8, 8, 13, 14, 20, 22, 22],
    loneSlip: (short: 1, long: 8),
    strangeGroup: 9
  )

  /// Fitted on both languages together, for a language that is not said.
  static let neutral = SlipCosts(
    swappedLetters: 1,
    extraDoubling: 3,
    missingDoubling: 1,
    mark: 1,
    soundAlike: 4,
    vowelForVowel: 10,
    relatedConsonant: 4,
    unrelatedLetter: 20,
    extraVowel: 1,
    extraConsonant: 5,
    missingVowel: 5,
    silentH: 2,
    firstLetterChanged: 8,
    firstLetterMissingOrExtra: 14,
    secondLetter: 4,
    otherEnding: 2,
    otherBeginning: 1,
    limits: [10, 10, 12, 12, 12, 13, 18, 21, 25],
    loneSlip: (short: 1, long: 7),
    strangeGroup: 0
  )
}
