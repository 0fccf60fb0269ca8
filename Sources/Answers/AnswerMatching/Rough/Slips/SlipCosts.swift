// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

/// Says what each kind of slip costs in a language, and how much a misspelled word may cost.
///
/// All figures are tenths of a missing consonant, which costs 10.
struct SlipCosts: Sendable {
  /// The figures of the language.
  let amounts: LanguageFacts.Costs
  /// The groups of letters that are one slip.
  let soundAlikes: SoundAlikes

  subscript(kind: Verdict.Slip.Kind) -> Int {
    switch kind {
    case .swappedLetters: amounts.swappedLetters
    case .extraDoubling: amounts.extraDoubling
    case .missingDoubling: amounts.missingDoubling
    case .mark: amounts.mark
    case .soundAlike: amounts.soundAlike
    case .vowelForVowel: amounts.vowelForVowel
    case .relatedConsonant: amounts.relatedConsonant
    case .unrelatedLetter: amounts.unrelatedLetter
    case .extraVowel: amounts.extraVowel
    case .extraConsonant: amounts.extraConsonant
    case .missingVowel: amounts.missingVowel
    case .missingConsonant: amounts.missingConsonant
    case .silentH: amounts.silentH
    case .wordSpacing: amounts.wordSpacing
    }
  }

  func limit(forLetters count: Int, slips: Int) -> Int {
    guard count >= 4 else { return 0 }
    let several = amounts.limits[min(count - 4, amounts.limits.count - 1)]
    guard slips == 1 else { return several }
    return several + (count < 7 ? amounts.loneSlip.short : amounts.loneSlip.long)
  }
}
