// SPDX-License-Identifier: Apache-2.0

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

  /// Whether ch is a sound of its own, unlike in "Christ", or rh is two letters, unlike in "Rhythmus".
  private func isHeard(_ unit: UnitDifference) -> Bool {
    let start = unit.target.lowerBound
    guard target[start - 1].isLetter else { return false }
    return target[start] == "r" || target[start] == "c" && target[start + 1] == "h"
  }

  /// At the beginning of a stem many speak pf like f; elsewhere the p is heard.
  private func judgePf(_ unit: UnitDifference, _ finding: inout Finding) {
    let start = unit.target.lowerBound
    if !target[start - 1].isVowel, target.hasVowelInWord(from: start) {
      finding.add(.specialGrapheme, .graphemePf)
    } else {
      finding.add(.phoneme, isMissingLetters(unit) ? .soundMissing : .soundAdded)
    }
  }
}
