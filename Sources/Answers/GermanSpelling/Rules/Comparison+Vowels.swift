// SPDX-License-Identifier: Apache-2.0

/// The spellings of vowels: the long i, signs of length, and dots.
extension Comparison {
  func judgeLongI(_ unit: UnitDifference, _ finding: inout Finding) {
    if target.isSecondOfDiphthong(unit.target.lowerBound) {
      judgeBehindDiphthong(unit, &finding)
    } else if unit.target.count == 1, target[unit.target.upperBound] == "e" {
      // The long i has its e already.
      finding.add(.phoneme, .soundAdded)
    } else {
      finding.add(.longI, .longI)
    }
  }

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
    } else {
      finding.add(.lengthMark, isMissingLetters(unit) ? .lengthMissing : .lengthNeedless)
    }
  }

  /// A diphthong is long by itself; an h behind it parts it from the next vowel, or stays from a form in which it did,
  /// as in "Weihnachten" and "verzeiht".
  private func judgeBehindDiphthong(_ unit: UnitDifference, _ finding: inout Finding) {
    let differsInH =
      target[unit.target.upperBound - 1] == "h" || input[unit.input.upperBound - 1] == "h"
    if differsInH, target[unit.target.upperBound].isVowel,
      !isOnsetH(at: unit.target.upperBound - 1)
    {
      finding.add(.lengthMark, .lengthBetweenVowels)
    } else if differsInH, isMissingLetters(unit), target[unit.target.upperBound].isConsonant {
      finding.add(.lengthMark, .lengthMissing)
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
      finding.add(.umlautDerivation, .umlautDerivation)
    } else {
      finding.add(.umlautDots, .umlautDots)
    }
  }
}
