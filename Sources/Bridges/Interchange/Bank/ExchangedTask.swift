// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore
internal import MathAnswers
internal import QuizContent

/// The task of a problem as the exchange with other programs sees it.
protocol ExchangedTask: ProblemTask {
  /// Whether a response earns nothing unless all of it is right, where a part of it could.
  var isAllOrNothing: Bool { get }

  /// The unit that a number needs; nil for anything else.
  var unit: String? { get }

  /// The task as questions have it; what it has not of this one is noted as lost.
  func exported(_ losses: inout [Exported.Loss.Part]) -> Question.Task

  /// The text of the question, which can be another one than the prompt.
  func text(for prompt: RichText, _ losses: inout [Exported.Loss.Part]) -> Question.Text
}

extension ExchangedTask {
  var isAllOrNothing: Bool { false }
  var unit: String? { nil }

  func text(for prompt: RichText, _ losses: inout [Exported.Loss.Part]) -> Question.Text {
    Question.Text(html: prompt)
  }
}

extension ProblemKind {
  /// The task as the exchange knows it; a test holds that there is one for each kind.
  var exchangedTask: (any ExchangedTask)? { task as? any ExchangedTask }
}

// MARK: - Picked

extension ChoiceTask: ExchangedTask {
  func exported(_ losses: inout [Exported.Loss.Part]) -> Question.Task {
    if all.all.map(\.id) == ["true", "false"], all.correct.count == 1 {
      return .truth(
        all.all[0].isCorrect,
        feedbackTrue: all.all[0].feedback.map { Question.Text(html: $0) },
        feedbackFalse: all.all[1].feedback.map { Question.Text(html: $0) }
      )
    }
    let answers = all.all.map { option in
      let other = grading == .weighted ? option.weight ?? .zero : .zero
      return Question.Answer(option, option.isCorrect ? .one : other)
    }
    return .choices(answers, picksOne: true, areShuffled: all.areShuffledElsewhere)
  }
}

extension CheckAllTask: ExchangedTask {
  var isAllOrNothing: Bool { grading == .allOrNothing }

  func exported(_ losses: inout [Exported.Loss.Part]) -> Question.Task {
    let share = (try? Fraction(1, max(all.correct.count, 1))) ?? .one
    if grading != .weighted, grading != .allOrNothing { losses.append(.grading) }
    let answers = all.all.map { option in
      let usual = option.isCorrect ? share : (try? Fraction.zero - share) ?? .zero
      return Question.Answer(option, grading == .weighted ? option.weight ?? .zero : usual)
    }
    return .choices(answers, picksOne: false, areShuffled: all.areShuffledElsewhere)
  }
}

extension AnswerOptions {
  /// Moodle would shuffle “None of these” into the middle.
  fileprivate var areShuffledElsewhere: Bool {
    areShuffled && all.allSatisfy { $0.role == .ordinary }
  }
}

extension Question.Answer {
  fileprivate init(_ option: AnswerOption, _ fraction: Fraction) {
    self.init(
      Question.Text(html: option.text),
      fraction: fraction,
      feedback: option.feedback.map { Question.Text(html: $0) }
    )
  }

  fileprivate static func all(_ accepted: [String]) -> [Question.Answer] {
    accepted.map { Question.Answer(Question.Text($0, format: "plain"), fraction: .one) }
  }
}

// MARK: - Written

extension WrittenTask: ExchangedTask {
  var unit: String? { (key as? NumericMatcher)?.exchangedNumbers.flatMap { $0.first?.unit } }

  func exported(_ losses: inout [Exported.Loss.Part]) -> Question.Task {
    if let key = key as? ExactMatcher {
      let ignoresCase = key.normalization.steps.contains(.caseFolding)
      let accepted =
        key.acceptsWildcards ? key.accepted : key.accepted.map(\.escapingWildcards)
      return .written(Question.Answer.all(accepted), ignoresCase: ignoresCase)
    }
    if let numbers = (key as? NumericMatcher)?.exchangedNumbers {
      let answers = numbers.map { number in
        Question.Answer(
          Question.Text(number.value, format: "plain"),
          fraction: .one,
          tolerance: number.tolerance
        )
      }
      return .numbers(answers)
    }
    losses.append(.judgment)
    return .written(Question.Answer.all(key.accepted), ignoresCase: true)
  }
}

extension NumericMatcher {
  /// A number as Moodle has it.
  fileprivate struct ExchangedNumber {
    let value: String
    let tolerance: String
    let unit: String?
  }

  /// Numbers with tolerances, or nil where Moodle would judge otherwise.
  fileprivate var exchangedNumbers: [ExchangedNumber]? {
    let tolerance: String
    switch self.tolerance {
    case .exact: tolerance = "0"
    case .absolute(let width): tolerance = "\(width)"
    case .relative, .significantFigures, .decimalPlaces: return nil
    }
    let numbers = accepted.compactMap { text -> ExchangedNumber? in
      let (number, unit) = text.splitAtUnit
      let parts = number.split(separator: "±").map(\.trimmingSpaces)
      guard (1...2).contains(parts.count), parts.allSatisfy({ NumberAnswer.number($0) != nil })
      else { return nil }
      return ExchangedNumber(value: parts[0], tolerance: parts[safe: 1] ?? tolerance, unit: unit)
    }
    let isWhole = numbers.count == accepted.count && Set(numbers.map(\.unit)).count == 1
    return isWhole ? numbers : nil
  }
}

extension String {
  /// A number with its tolerance, and the unit behind it, where there is one.
  fileprivate var splitAtUnit: (number: String, unit: String?) {
    let space = indices.first { index in
      guard self[index] == " ", let next = self[self.index(after: index)...].first else {
        return false
      }
      return !next.isNumber && !" ±+-.−".contains(next)
    }
    guard let space else { return (self, nil) }
    return (self[..<space].trimmingSpaces, self[space...].trimmingSpaces)
  }
}

// MARK: - In parts

extension OrderingTask: ExchangedTask {
  var isAllOrNothing: Bool { grading == .allOrNothing }

  func exported(_ losses: inout [Exported.Loss.Part]) -> Question.Task {
    if !hasOneOrder { losses.append(.otherOrders) }
    let texts = Dictionary(items.map { ($0.id, $0.text) }) { first, _ in first }
    return .ordering(correctOrder.compactMap { texts[$0].map { Question.Text(html: $0) } })
  }
}

extension MatchingTask: ExchangedTask {
  var isAllOrNothing: Bool { grading == .allOrNothing }

  func exported(_ losses: inout [Exported.Loss.Part]) -> Question.Task {
    let names = Question.Text.plainNames(
      of: right.map { item in
        item.text.hasMarks
          ? Question.Text(html: item.text) : Question.Text(item.text.plainText, format: "plain")
      }
    )
    let texts = Dictionary(zip(right.map(\.id), names)) { first, _ in first }
    func pair(_ stem: Question.Text, _ answer: Problem.Item.ID?) -> Question.Pair {
      let name = answer.flatMap { texts[$0] }
      var pair = Question.Pair(stem, name?.plain ?? "")
      pair.richAnswer = name?.rich
      return pair
    }
    let asked = left.map { pair(Question.Text(html: $0.text), pairs[$0.id]) }
    let used = Set(pairs.values)
    let others = right.filter { !used.contains($0.id) }
    return .pairs(asked + others.map { pair(Question.Text(""), $0.id) }, areShuffled: true)
  }
}

extension ClozeTask: ExchangedTask {
  var isAllOrNothing: Bool { grading == .allOrNothing }

  func text(for prompt: RichText, _ losses: inout [Exported.Loss.Part]) -> Question.Text {
    if !BankWords.promptsOfGaps.contains(prompt.plainText) { losses.append(.instruction) }
    let numbers = Dictionary(gaps.enumerated().map { ($1.id, $0 + 1) }) { first, _ in first }
    return Question.Text(html: self) { numbers[$0] }
  }

  func exported(_ losses: inout [Exported.Loss.Part]) -> Question.Task {
    .cloze(gaps.map { $0.exported(&losses) })
  }
}

extension RichText {
  /// Whether there is anything in it but ordinary text.
  var hasMarks: Bool { runs.contains { if case .text = $0 { false } else { true } } }
}

extension ClozeTask.Gap {
  fileprivate func exported(_ losses: inout [Exported.Loss.Part]) -> Question.Gap {
    let own = Question.task(of: kind, &losses)
    if kind.exchangedTask?.unit != nil { losses.append(.unit) }
    var task = Question.expecting(expectedAnswers, own, &losses)
    if case .truth = task, let options = kind.options {
      let answers = options.all.map { Question.Answer($0, $0.isCorrect ? .one : .zero) }
      task = .choices(answers, picksOne: true, areShuffled: false)
    }
    return Question.Gap(task, mark: weight)
  }
}

extension OpenResponseTask: ExchangedTask {
  func exported(_ losses: inout [Exported.Loss.Part]) -> Question.Task { .essay }
}
