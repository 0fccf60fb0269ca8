// SPDX-License-Identifier: Apache-2.0
internal import LudusFoundation
internal import QuizContent

/// How a learner did problems before, as far as drawing depends on it.
struct LearnerPast: Sendable {
  /// How the learner did one problem.
  struct Done: Hashable, Sendable {
    var lastDate: Date
    var isLastCorrect: Bool
    var wasEverWrong: Bool
  }

  private var problems: [Problem.ID: Done] = [:]
  /// The records of the learner, in order.
  let records: [AnswerLog.Record]
  /// The names that problems count by.
  let names: TemplateNames

  /// - Complexity: O(*n*) in the number of records in the log.
  init(of learner: Learner.ID, in log: AnswerLog, names: TemplateNames) {
    self.names = names
    records = log.records(of: learner)
    for record in records {
      let problem = names.countedName(of: record.problem)
      let isCorrect = record.isFirstTryCorrect
      let wasEverWrong = problems[problem]?.wasEverWrong ?? false
      problems[problem] = Done(
        lastDate: record.date,
        isLastCorrect: isCorrect,
        wasEverWrong: wasEverWrong || !isCorrect
      )
    }
  }

  /// How the learner did a problem, by the name that it counts by.
  subscript(_ problem: Problem.ID) -> Done? { problems[problem] }

  /// The problems of the learner's last quizzes, by their own names.
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
