public import LudusFoundation

/// A word that a child wrote, right or wrong: what a learner model learns from.
///
/// A right word says as much about a category of spelling as a wrong one: it was an opportunity to err, and
/// it was not taken.
public struct SpellingEvidence: Hashable, Sendable {
  /// What was to be written.
  public let target: String
  /// What the child wrote.
  public let input: String
  /// When.
  public let date: Date

  /// Creates evidence.
  public init(target: String, input: String, date: Date) {
    self.target = target
    self.input = input
    self.date = date
  }
}
