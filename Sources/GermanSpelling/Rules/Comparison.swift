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

  /// What a length tells: whether letters are missing in the input.
  func isMissingLetters(_ unit: UnitDifference) -> Bool {
    unit.target.count > unit.input.count
  }
}
