/// What came of checking the reasons that were ticked for a misspelled word.
public struct ChecklistCheck: Hashable, Sendable {
  /// The ticked reasons that are right, in the order of the checklist: green.
  public let right: [Justification]
  /// The ticked reasons that are wrong: red.
  public let wrong: [Justification]
  /// The right reasons that were not ticked.
  public let missed: [Justification]

  init(ticked: [Justification.ID], right: [Justification.ID], of checklist: [Justification]) {
    let ticked = Set(ticked)
    let expected = Set(right)
    self.right = checklist.filter { expected.contains($0.id) && ticked.contains($0.id) }
    wrong = checklist.filter { !expected.contains($0.id) && ticked.contains($0.id) }
    missed = checklist.filter { expected.contains($0.id) && !ticked.contains($0.id) }
  }

  /// Whether exactly the right reasons were ticked.
  public var isRight: Bool { wrong.isEmpty && missed.isEmpty }
}
