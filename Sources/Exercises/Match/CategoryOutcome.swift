/// What came of checking a category for a word.
public enum CategoryOutcome: String, Hashable, Sendable, Codable, CaseIterable {
  /// The word belongs there and is spelled right: all green.
  case right
  /// The word belongs there and is misspelled: the field green, the text red.
  case misspelled
  /// The word does not belong there, however it is spelled: both red.
  case wrongCategory
  /// The word belongs there and was not put there.
  case missed
  /// The word neither belongs there nor was put there.
  case empty

  /// Whether the child made no mistake with the category.
  public var isRight: Bool { self == .right || self == .empty }
}
