// SPDX-License-Identifier: Apache-2.0

/// Sounds that are hard to hear, and letters that are missing or too many.
extension Comparison {
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

  /// Whether an e could have been heard before the l, m or n at a place: between it and a consonant.
  private func isBeforeSonorantCluster(_ index: Int) -> Bool {
    guard target[index].isSonorant, target[index] != "r", target[index - 1].isConsonant,
      !target[index + 1].isVowel
    else { return false }
    return target.hasVowelInWord(before: index)
  }
}
