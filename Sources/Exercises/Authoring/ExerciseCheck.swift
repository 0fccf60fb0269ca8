public import LudusCore

/// Something about the content of an exercise that its author should look at.
///
/// Content that cannot be used at all is refused when it is made; what is checked here can be used, but may be
/// unfair, too hard, or a slip.
public struct ExerciseCheck: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    /// A child cannot do it, or can be right and be told that it is wrong.
    case error
    /// It is probably not as it should be.
    case warning
  }

  /// What it is about.
  public enum Finding: Hashable, Sendable {
    /// There is no task.
    case noTasks
    /// A gap has more letters than ``InsertSentence/usualGapLength``.
    case longGap(Int)
    /// Other letters in the gap make another word that exists.
    case ambiguousGap(String)
    /// The help has the letters of the gap in it as a word of their own, or the word.
    case helpGivesAway(String)
    /// The same word occurs twice.
    case wordTwice(String)
    /// There are more or fewer words than the exercise says.
    case wordCount(Int, expected: Int)
    /// The misspelled word exists, so that it may not be an error.
    case misspellingExists(String)
    /// No reason of the checklist is right for the misspelled word.
    case noReason(String)
    /// No word belongs to the category.
    case unusedCategory(String)
  }

  /// Where it is, by the keys of the exercise's JSON.
  public let place: ContentPlace
  /// How bad it is.
  public let severity: Severity
  /// What it is about.
  public let finding: Finding
}

extension ExerciseCheck: CustomStringConvertible {
  /// Place, severity and finding in a line, for authors.
  public var description: String {
    let place = place.steps.isEmpty ? "" : "\(place): "
    return "\(place)\(severity.rawValue): \(finding)"
  }
}

extension ExerciseCheck.Finding: CustomStringConvertible {
  /// What was found, for authors.
  public var description: String {
    switch self {
    case .noTasks: "there is no task"
    case .longGap(let count):
      "the gap has \(count) letters, at most \(InsertSentence.usualGapLength) are usual"
    case .ambiguousGap(let word): "other letters in the gap make \"\(word)\""
    case .helpGivesAway(let word): "the help gives \"\(word)\" away"
    case .wordTwice(let word): "\"\(word)\" occurs twice"
    case .wordCount(let count, let expected):
      "there are \(count) words, the exercise says \(expected)"
    case .misspellingExists(let word): "\"\(word)\" is a word that exists"
    case .noReason(let word): "no reason says why \"\(word)\" is wrong"
    case .unusedCategory(let category): "no word belongs to \"\(category)\""
    }
  }
}
