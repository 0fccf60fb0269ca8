// SPDX-License-Identifier: Apache-2.0

/// The spellings of consonants: f and v, soft and hard, s and ß.
extension Comparison {
  func judgeLabials(_ unit: UnitDifference, _ finding: inout Finding) {
    let isPrefix = Self.prefixesWithV.contains { target.has($0, at: unit.target.lowerBound) }
    finding.add(.fVW, isPrefix ? .fVWPrefix : .fVW)
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
      finding.add(.finalDevoicing, .finalStem)
    } else {
      finding.add(.voicing, .voicing)
    }
  }

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
      finding.add(.finalDevoicing, .finalStem)
    } else {
      finding.add(.phoneme, .soundReplaced)
    }
  }

  /// Whether some consonant letters stand at the end of a syllable or stem, where soft ones sound hard.
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

  /// Whether a particle ends before a vowel, as in "abändern" and "irgendetwas", but not in "aber" and "Wege".
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
