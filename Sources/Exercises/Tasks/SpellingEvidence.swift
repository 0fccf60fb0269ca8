public import LudusFoundation

/// A word that a child wrote, correct or not, from which a learner model learns.
///
/// A correct word says as much about a category of spelling as a wrong one: it was an opportunity to err that
/// was not taken.
public struct SpellingEvidence: Hashable, Sendable {
  /// The task, counted from 0.
  public let task: Int
  /// The word, gap or category within the task, counted from 0.
  public let place: Int
  /// The word that was to be written.
  public let target: String
  /// The text that the child wrote.
  public let input: String
  /// When the child wrote it.
  public let date: Date

  /// Creates evidence.
  public init(task: Int = 0, place: Int = 0, target: String, input: String, date: Date) {
    self.task = task
    self.place = place
    self.target = target
    self.input = input
    self.date = date
  }

  /// Whether the word is spelled correctly, whatever a policy may forgive.
  public var isCorrect: Bool { SpellingPolicy.standard.accepts(input, for: target) }
}
