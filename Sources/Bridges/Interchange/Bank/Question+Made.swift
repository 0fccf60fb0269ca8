// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import AnswerMatching
internal import LudusCore
internal import MathAnswers
internal import QuizContent

extension Question {
  /// A question of a problem, and what it has not of it.
  static func made(from problem: Problem) -> (question: Question, losses: [Exported.Loss.Part]) {
    var losses: [Exported.Loss.Part] = []
    var text = Text(html: problem.prompt)
    if case .cloze(let task) = problem.kind {
      text = Text(html: task.text)
      let usual = [Language.english, .german].map { BankWords(in: $0).gaps }
      if !usual.contains(problem.prompt.plainText) { losses.append(.instruction) }
      for (index, gap) in task.gaps.enumerated() {
        let parts = text.source.split(separator: "[[\(gap.id)]]", omittingEmptySubsequences: false)
        text.source = parts.joined(separator: "{#\(index + 1)}")
      }
    }
    var question = Question(
      name: problem.title ?? problem.id.rawValue,
      text: text,
      task: task(of: problem.kind, &losses)
    )
    if problem.title != nil { question.idNumber = problem.id.rawValue }
    question.generalFeedback = problem.explanation.map { Text(html: $0) }
    question.tags = problem.tags
    question.mark = Fraction(problem.points)
    question.hints = problem.hints.map { Text(html: $0.text) }
    question.isAllOrNothing = problem.kind.isAllOrNothing
    if case .openResponse(let task) = problem.kind {
      question.sampleAnswer = task.sampleAnswer
      if task != OpenResponseTask(sampleAnswer: task.sampleAnswer) { losses.append(.rubric) }
    }
    question.task = expecting(problem.expectedAnswers, question.task, &losses)
    if problem.source != nil { losses.append(.source) }
    return (question, losses)
  }

  /// A task with answers that have a credit or a feedback of their own; that of a right answer
  /// stays with it.
  private static func expecting(
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

  private static func task(of kind: ProblemKind, _ losses: inout [Exported.Loss.Part]) -> Task {
    switch kind {
    case .multipleChoice(let options, let grading):
      if options.all.map(\.id) == ["true", "false"] {
        return .truth(
          options.all[0].isCorrect,
          feedbackTrue: options.all[0].feedback.map { Text(html: $0) },
          feedbackFalse: options.all[1].feedback.map { Text(html: $0) }
        )
      }
      let answers = options.all.map { option in
        answer(
          option,
          option.isCorrect ? .one : grading == .weighted ? option.weight ?? .zero : .zero
        )
      }
      return .choices(answers, picksOne: true, areShuffled: areShuffled(options))
    case .checkAll(let options, let grading):
      let share = (try? Fraction(1, max(options.correct.count, 1))) ?? .one
      if grading != .weighted, grading != .allOrNothing { losses.append(.grading) }
      let answers = options.all.map { option in
        let usual = option.isCorrect ? share : (try? Fraction.zero - share) ?? .zero
        return answer(option, grading == .weighted ? option.weight ?? .zero : usual)
      }
      return .choices(answers, picksOne: false, areShuffled: areShuffled(options))
    case .exactMatch(let matcher):
      let ignoresCase = matcher.normalization.steps.contains(.caseFolding)
      let accepted =
        matcher.acceptsWildcards ? matcher.accepted : matcher.accepted.map(\.escapingWildcards)
      return .written(answers(accepted), ignoresCase: ignoresCase)
    case .numeric(let matcher):
      if let numbers = numbers(matcher) { return .numbers(numbers) }
      losses.append(.judgment)
      return .written(answers(matcher.accepted), ignoresCase: true)
    case .roughMatch, .algebraic, .chemical, .date:
      losses.append(.judgment)
      return .written(answers(kind.matcher?.accepted ?? []), ignoresCase: true)
    case .ordering(let task):
      if !task.hasOneOrder { losses.append(.otherOrders) }
      if task.hasOneOrder, ![.exactPosition, .allOrNothing].contains(task.grading) {
        losses.append(.grading)
      }
      let texts = Dictionary(task.items.map { ($0.id, $0.text) }) { first, _ in first }
      return .ordering(task.correctOrder.compactMap { texts[$0].map { Text(html: $0) } })
    case .matching(let task):
      let texts = Dictionary(task.right.map { ($0.id, $0.text.plainText) }) { first, _ in first }
      let pairs = task.left.map { item in
        Pair(Text(html: item.text), task.pairs[item.id].flatMap { texts[$0] } ?? "")
      }
      let used = Set(task.pairs.values)
      let others = task.right.filter { !used.contains($0.id) }
      return .pairs(pairs + others.map { Pair(Text(""), $0.text.plainText) }, areShuffled: true)
    case .cloze(let task):
      return .cloze(task.gaps.map { gap($0, &losses) })
    case .openResponse: return .essay
    }
  }

  /// Moodle would shuffle “None of these” into the middle.
  private static func areShuffled(_ options: AnswerOptions) -> Bool {
    options.areShuffled && options.all.allSatisfy { $0.role == .ordinary }
  }

  private static func answer(_ option: AnswerOption, _ fraction: Fraction) -> Answer {
    Answer(
      Text(html: option.text),
      fraction: fraction,
      feedback: option.feedback.map { Text(html: $0) }
    )
  }

  private static func answers(_ accepted: [String]) -> [Answer] {
    accepted.map { Answer(Text($0, format: "moodle"), fraction: .one) }
  }

  /// Numbers with tolerances, or nil where Moodle would judge otherwise.
  private static func numbers(_ matcher: NumericMatcher) -> [Answer]? {
    let tolerance: String
    switch matcher.tolerance {
    case .exact: tolerance = "0"
    case .absolute(let width): tolerance = "\(width)"
    case .relative, .significantFigures, .decimalPlaces: return nil
    }
    var answers: [Answer] = []
    for text in matcher.accepted {
      let parts = text.split(separator: "±").map(\.trimmingSpaces)
      guard (1...2).contains(parts.count), parts.allSatisfy({ NumberAnswer.number($0) != nil })
      else {
        return nil
      }
      answers.append(
        Answer(
          Text(parts[0], format: "moodle"),
          fraction: .one,
          tolerance: parts[safe: 1] ?? tolerance
        )
      )
    }
    return answers
  }

  private static func gap(_ gap: ClozeTask.Gap, _ losses: inout [Exported.Loss.Part]) -> Gap {
    var task = expecting(gap.expectedAnswers, task(of: gap.kind, &losses), &losses)
    if case .truth = task, let options = gap.kind.options {
      let answers = options.all.map { answer($0, $0.isCorrect ? .one : .zero) }
      task = .choices(answers, picksOne: true, areShuffled: false)
    }
    return Gap(task, mark: gap.weight)
  }
}

extension ProblemKind {
  /// Whether a response earns nothing unless all of it is right, where a part of it could.
  fileprivate var isAllOrNothing: Bool {
    switch self {
    case .checkAll(_, let grading): grading == .allOrNothing
    case .ordering(let task): task.grading == .allOrNothing
    case .matching(let task): task.grading == .allOrNothing
    case .cloze(let task): task.grading == .allOrNothing
    default: false
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

extension Question.Text {
  /// A text of a problem as HTML.
  init(html text: RichText) {
    let source = text.runs.map { run in
      switch run {
      case .text(let text): Self.escaped(text)
      case .emphasis(let text): "<em>\(Self.escaped(text))</em>"
      case .formula(let formula): "\\(\(Self.escaped(formula))\\)"
      case .image(let reference, let alternative):
        "<img src=\"\(Self.escaped(reference))\" alt=\"\(Self.escaped(alternative))\">"
      }
    }.joined()
    self.init(source)
  }

  static func escaped(_ text: String) -> String {
    text.escapedForMarkup { $0 == "\n" ? "<br>" : nil }
  }
}
