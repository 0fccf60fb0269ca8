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
