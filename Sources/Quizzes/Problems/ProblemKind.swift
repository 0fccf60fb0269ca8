/// What a learner is asked to do, with the key that tells a right answer.
public enum ProblemKind: Hashable, Sendable {
  /// Pick the one right option.
  case multipleChoice(AnswerOptions)
  /// Pick all right options.
  case checkAll(AnswerOptions)
  /// Write an answer that is spelled as an accepted one.
  case exactMatch(ExactMatcher)
  /// Write an answer that may be misspelled as long as it is clear that an accepted one was meant.
  case roughMatch(RoughMatcher)
  /// Write a number of the same value, perhaps with a unit.
  case numeric(NumericMatcher)
  /// Write an expression, an equation or the like of the same value.
  case algebraic(AlgebraMatcher)

  /// The names of the kinds, as they stand in JSON.
  public enum Name: String, Hashable, Sendable, Codable, CaseIterable {
    /// Pick the one right option.
    case multipleChoice
    /// Pick all right options.
    case checkAll
    /// Write an answer that is spelled as an accepted one.
    case exactMatch
    /// Write an answer that may be misspelled as long as it is clear that an accepted one was meant.
    case roughMatch
    /// Write a number of the same value, perhaps with a unit.
    case numeric
    /// Write an expression, an equation or the like of the same value.
    case algebraic
  }

  /// The name of the kind.
  public var name: Name {
    switch self {
    case .multipleChoice: .multipleChoice
    case .checkAll: .checkAll
    case .exactMatch: .exactMatch
    case .roughMatch: .roughMatch
    case .numeric: .numeric
    case .algebraic: .algebraic
    }
  }

  /// The options to pick from, or nil for a kind without any.
  public var options: AnswerOptions? {
    switch self {
    case .multipleChoice(let options), .checkAll(let options): options
    case .exactMatch, .roughMatch, .numeric, .algebraic: nil
    }
  }

  /// What judges a written answer, or nil for a kind that isn't answered in writing.
  public var matcher: (any AnswerMatcher)? {
    switch self {
    case .multipleChoice, .checkAll: nil
    case .exactMatch(let matcher): matcher
    case .roughMatch(let matcher): matcher
    case .numeric(let matcher): matcher
    case .algebraic(let matcher): matcher
    }
  }
}
