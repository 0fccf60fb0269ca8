public import LudusCore

/// What a session has come to: a mark for every problem, with its reason, and their sum.
public struct QuizSummary: Hashable, Sendable {
  /// What a problem earned, and why.
  public struct Mark: Hashable, Sendable, Identifiable {
    /// The problem.
    public let id: Problem.ID
    /// The set that the problem belongs to.
    public let set: ProblemSet.ID
    /// The title of that set.
    public let setTitle: String
    /// What the problem is worth.
    public let points: Int
    /// What the learner answered; nil for a problem that was not answered.
    public let response: Response?
    /// What that is worth, and why.
    public let evaluation: ResponseEvaluation
    /// The points that is worth.
    public let earned: Fraction
    /// Whether the problem is decided.
    public let isDecided: Bool
  }

  /// A mark for each problem, in the order of the quiz.
  public let marks: [Mark]
  /// The points earned of the points of the whole quiz.
  public let score: Score
  /// The same for each set, in the order in which the quiz meets them.
  public let sets: [SetScore]
  /// Where the session was.
  ///
  /// The score of one that was quit is lost: it is told here but not kept.
  public let phase: QuizSession.Phase
}

extension QuizSession {
  /// What the session has come to so far.
  ///
  /// - Complexity: O(*n*) in the number of problems.
  public var summary: QuizSummary {
    let marks = zip(content.items, attempts).map { item, attempt in
      QuizSummary.Mark(
        id: item.problem.id,
        set: item.set,
        setTitle: item.setTitle,
        points: item.problem.points,
        response: attempt.response,
        evaluation: attempt.evaluation,
        earned: attempt.earned,
        isDecided: attempt.isDecided
      )
    }
    return QuizSummary(marks: marks, score: score, sets: setScores, phase: phase)
  }
}
