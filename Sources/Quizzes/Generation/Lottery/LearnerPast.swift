internal import LudusFoundation

/// How a learner did problems before, as far as drawing depends on it.
struct LearnerPast: Sendable {
  /// How the learner did one problem.
  struct Done: Hashable, Sendable {
    var lastDate: Date
    var isLastRight: Bool
    var wasEverWrong: Bool
  }

  private var problems: [Problem.ID: Done] = [:]
  /// The records of the learner, in order.
  let records: [AnswerRecord]

  /// - Complexity: O(*n*) in the number of records in the log.
  init(of learner: Learner.ID, in log: AnswerLog) {
    records = log.records(of: learner)
    for record in records {
      let isRight = record.isFirstTryRight
      let wasEverWrong = problems[record.problem]?.wasEverWrong ?? false
      problems[record.problem] = Done(
        lastDate: record.date,
        isLastRight: isRight,
        wasEverWrong: wasEverWrong || !isRight
      )
    }
  }

  subscript(_ problem: Problem.ID) -> Done? { problems[problem] }

  /// The problems of the learner's last quizzes.
  ///
  /// - Complexity: O(*n*) in the number of the learner's records.
  func problems(ofLastQuizzes count: Int) -> Set<Problem.ID> {
    var quizzes: Set<Quiz.ID> = []
    for record in records.reversed() {
      quizzes.insert(record.quiz)
      if quizzes.count == count { break }
    }
    return Set(records.filter { quizzes.contains($0.quiz) }.map(\.problem))
  }
}
