internal import LudusCore

/// What a learner did about an item of a quiz.
struct QuizAttempt: Hashable, Sendable {
  /// The response; of an incremental check-all problem, the picks that count.
  private(set) var response: Response?
  /// What the response is worth.
  var evaluation = ResponseEvaluation(grade: .zero, reason: .unanswered)
  /// The points that is.
  var earned = Fraction.zero
  /// Judges the picks of an incremental check-all problem, once there are some.
  private var grader: CheckAllGrader?

  /// Whether nothing more can be answered.
  var isDecided: Bool { evaluation.isDecided }

  /// Evaluates a response, of an incremental check-all problem together with those before it.
  ///
  /// - Throws: What `QuizItem.evaluate(_:)` throws. The attempt is then unchanged.
  mutating func add(_ response: Response, to item: QuizItem) throws(QuizError) {
    switch (item.problem.kind, response) {
    case (.checkAll(_, .incremental), .choice), (.checkAll(_, .incremental), .choices):
      var grader = grader ?? CheckAllGrader(item.options)
      try grader.pick(response.picks, of: item.problem.id)
      self.grader = grader
      self.response = .choices(grader.picks)
      evaluation = grader.evaluation
    default:
      evaluation = try item.evaluate(response)
      self.response = response
    }
  }
}
