// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore
internal import QuizContent

extension Question {
  /// A question of a problem, and what it has not of it.
  static func made(from problem: Problem) -> (question: Question, losses: [Exported.Loss.Part]) {
    var losses: [Exported.Loss.Part] = []
    let exchanged = problem.kind.exchangedTask
    let text = exchanged?.text(for: problem.prompt, &losses)
    var question = Question(
      name: problem.title ?? problem.id.rawValue,
      text: text ?? Text(html: problem.prompt),
      task: task(of: problem.kind, &losses)
    )
    if problem.title != nil { question.idNumber = problem.id.rawValue }
    question.generalFeedback = problem.explanation.map { Text(html: $0) }
    question.tags = problem.tags
    question.mark = problem.points
    question.hints = problem.hints.map { Text(html: $0.text) }
    if problem.hints.contains(where: { $0.penalty != nil }) { losses.append(.hintPenalty) }
    question.isAllOrNothing = exchanged?.isAllOrNothing ?? false
    if let task = exchanged as? OpenResponseTask {
      question.sampleAnswer = task.sampleAnswer
      question.minimumWords = task.minimumWords
      question.maximumWords = task.maximumWords
      if task.rubric != nil { losses.append(.rubric) }
    }
    if let task = exchanged as? OrderingTask, task.hasOneOrder {
      let isUsual = [.exactPosition, .allOrNothing].contains(task.grading)
      question.orderFormula = isUsual ? nil : task.grading
    }
    if let unit = exchanged?.unit {
      question.units = [unit]
      question.needsUnit = true
    }
    question.task = expecting(problem.expectedAnswers, question.task, &losses)
    let options = problem.kind.options?.all.map(\.id) ?? []
    question.responseFeedback = problem.feedback.map { feedback in
      ResponseFeedback(
        ResponseFeedback.Condition(feedback.condition, among: options),
        Text(html: feedback.text),
        title: feedback.title
      )
    }
    question.source = problem.source
    question.exact = ExactProblem(problem: problem)
    return (question, losses)
  }

  /// A task with answers that have a credit or a feedback of their own; that of a right answer
  /// stays with it.
  static func expecting(
    _ expected: [Problem.ExpectedAnswer],
    _ task: Task,
    _ losses: inout [Exported.Loss.Part]
  ) -> Task {
    var task = task
    for answer in expected {
      let feedback = answer.feedback.map { Text(html: $0) }
      var ignored: [Exported.Loss.Part] = []
      switch (task, self.task(of: answer.kind, &ignored)) {
      case (.written(let all, let ignoresCase), .written(let new, _)):
        task = .written(merged(all, new, answer.credit, feedback), ignoresCase: ignoresCase)
      case (.numbers(let all), .numbers(let new)):
        task = .numbers(merged(all, new, answer.credit, feedback))
      case (.numbers(let all), .written(let new, _)) where new.map(\.text.source) == ["*"]:
        task = .numbers(merged(all, new, answer.credit, feedback))
      default: losses.append(.weights)
      }
    }
    return task
  }

  private static func merged(
    _ answers: [Answer],
    _ new: [Answer],
    _ credit: Fraction,
    _ feedback: Text?
  ) -> [Answer] {
    var answers = answers
    for var answer in new {
      answer.fraction = credit
      if let index = answers.firstIndex(where: { $0 == answer }) {
        answers[index].feedback = feedback
      } else {
        answer.feedback = feedback
        answers.append(answer)
      }
    }
    return answers
  }

  static func task(of kind: ProblemKind, _ losses: inout [Exported.Loss.Part]) -> Task {
    kind.exchangedTask?.exported(&losses) ?? .other(kind.name.rawValue)
  }
}

extension Question.ResponseFeedback.Condition {
  /// The condition of a problem whose options have become answers in this order.
  fileprivate init(_ condition: Problem.Feedback.Condition, among options: [AnswerOption.ID]) {
    self =
      switch condition {
      case .correct: .correct
      case .partlyCorrect: .partlyCorrect
      case .incorrect: .incorrect
      case .credit(let range): .credit(range)
      case .picks(let picks): .picks(Set(options.indices.filter { picks.contains(options[$0]) }))
      }
  }
}

extension String {
  /// A text in which `*` stands for itself.
  var escapingWildcards: String {
    split(separator: "*", omittingEmptySubsequences: false).joined(separator: "\\*")
  }

  /// A text without the backslashes before `*`; nil where one stands for anything.
  var withoutWildcards: String? {
    let parts = split(separator: "\\*", omittingEmptySubsequences: false)
    return parts.contains { $0.contains("*") } ? nil : parts.joined(separator: "*")
  }
}

extension Question.Gap {
  /// Creates a gap that is filled as a question is answered.
  init(_ task: Question.Task, mark: Int) {
    let (name, answers): (String, [Question.Answer]) =
      switch task {
      case .choices(let answers, _, let areShuffled):
        (areShuffled ? "MULTICHOICE_S" : "MULTICHOICE", answers)
      case .numbers(let answers): ("NUMERICAL", answers)
      case .written(let answers, let ignoresCase):
        (ignoresCase ? "SHORTANSWER" : "SHORTANSWER_C", answers)
      default: ("SHORTANSWER", [])
      }
    self.init(kind: Kind(name: name) ?? .shortAnswer, mark: mark, answers: answers)
  }
}
