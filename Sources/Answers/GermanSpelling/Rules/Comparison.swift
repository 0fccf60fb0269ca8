// SPDX-License-Identifier: Apache-2.0

/// A target and an input side by side, which the rules judge unit by unit.
///
/// Each rule is a method in a file of its own. It is asked when its phenomenon was found, looks at what stands
/// around the unit in the target, and says which category this is and with which hint.
struct Comparison {
  let target: SpelledText
  let input: SpelledText
  /// Where the parts of the target meet, if that is known.
  let seams: [Int]?

  /// Judges a unit.
  func finding(for unit: UnitDifference) -> Finding {
    var finding = Finding()
    let phenomena = unit.phenomena
    if phenomena.contains(.sharpS) { judgeSharpS(unit, &finding) }
    if phenomena.contains(.doubling) { judgeDoubling(unit, &finding) }
    if phenomena.contains(.longI) { judgeLongI(unit, &finding) }
    if phenomena.contains(.lengthMark) { judgeLengthMark(unit, &finding) }
    if !phenomena.isDisjoint(with: [.derivation, .dots]) { judgeUmlaut(unit, &finding) }
    if phenomena.contains(.labials) { judgeLabials(unit, &finding) }
    if phenomena.contains(.voicing) { judgeVoicing(unit, &finding) }
    if phenomena.contains(.velar) { judgeVelar(unit, &finding) }
    if phenomena.contains(.vocalR) { judgeVocalR(unit, &finding) }
    if !phenomena.isDisjoint(with: Self.graphemes) { judgeGrapheme(unit, &finding) }
    if phenomena.contains(.omitted) { judgeOmission(unit, &finding) }
    if phenomena.contains(.added) { judgeAddition(unit, &finding) }
    if phenomena.contains(.replaced) { finding.add(.phoneme, .soundReplaced) }
    if phenomena.contains(.swapped) { finding.add(.phoneme, .soundOrder) }
    if phenomena.contains(.blank) { judgeBlank(unit, &finding) }
    if phenomena.contains(.mark) { judgeMark(unit, &finding) }
    if phenomena.contains(.letterCase) { judgeCase(unit, &finding) }
    return finding
  }

  /// Whether letters are missing in the input.
  func isMissingLetters(_ unit: UnitDifference) -> Bool {
    unit.target.count > unit.input.count
  }
}

/// Capitals, the limits of words, and marks.
extension Comparison {
  func judgeCase(_ unit: UnitDifference, _ finding: inout Finding) {
    // The capital of "Pf" is missing with its letter.
    guard !unit.phenomena.contains(.letterPf) || unit.target.count == 1 else { return }
    let isInside = target[unit.target.lowerBound - 1].isLetter
    finding.add(.letterCase, isInside ? .caseInside : .caseOfWord)
  }

  func judgeBlank(_ unit: UnitDifference, _ finding: inout Finding) {
    if input[unit.input.lowerBound].separates {
      finding.add(.wordBoundary, .boundaryNeedless)
    } else {
      finding.add(.wordBoundary, .boundaryMissing)
    }
  }

  func judgeMark(_ unit: UnitDifference, _ finding: inout Finding) {
    let isApostrophe =
      target[unit.target.lowerBound] == "'" || input[unit.input.lowerBound] == "'"
    finding.add(.punctuation, isApostrophe ? .apostrophe : .mark)
  }
}
