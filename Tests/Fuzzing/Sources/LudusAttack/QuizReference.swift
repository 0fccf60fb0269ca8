// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus

/// A quiz session in its plainest form, for comparison.
///
/// Only what a single answer is worth is asked of the library.
struct ReferenceQuiz {
  struct Attempt {
    var openedAt: Date?
    var tries: [Try] = []
    var hints: [(penalty: Fraction, isPaid: Bool)] = []
    var entered: Fraction?
    var isClosed = false
    var isLost = false

    var isGradedByPerson: Bool { tries.last.map { $0.evaluation.isPending } ?? false && !isLost }
    var isPending: Bool { isGradedByPerson && entered == nil }
  }

  struct Try {
    var evaluation: ResponseEvaluation
    var hintPenalty: Fraction
    var secondsLeft: Int
  }

  let quiz: Quiz
  private(set) var phase: QuizSession.Phase
  private(set) var attempts: [Attempt]
  private(set) var waiting: [Int]
  private(set) var current = 0
  private(set) var finishedAt: Date?
  private var startedAt: Date?
  private var last: Date?
  /// Whether nothing happened before.
  private var isFirst = true

  private var rules: QuizRules { quiz.rules }
  private var ids: [Problem.ID] { quiz.items.map(\.problem.id) }

  init(_ quiz: Quiz) {
    self.quiz = quiz
    phase = quiz.rules.hasTimeLimit ? .notStarted : .presenting
    attempts = quiz.items.map { _ in Attempt() }
    waiting = Array(quiz.items.indices)
  }

  /// Whether a problem can be answered, or was answered, now.
  var presented: Int? { phase == .presenting || phase == .decided ? current : nil }

  /// What ends next by a time limit.
  private var ending: (action: QuizSession.Action, date: Date)? {
    guard let startedAt, ![.finished, .quit, .timedOut].contains(phase) else { return nil }
    var endings: [(action: QuizSession.Action, date: Date)] = []
    if let limit = rules.problemTimeLimit {
      for (id, attempt) in zip(ids, attempts) where !attempt.isClosed {
        guard let opened = attempt.openedAt else { continue }
        endings.append((.timeEnded(id), opened.addingTimeInterval(Double(limit.seconds))))
      }
    }
    if let limit = rules.timeLimit {
      endings.append((.timeEnded(nil), startedAt.addingTimeInterval(Double(limit.seconds))))
    }
    return endings.min { $0.date < $1.date }
  }

  /// Does something as a command does, or returns nil when it is refused; what ends before it ends
  /// first.
  func after(_ action: QuizSession.Action, at date: Date) -> Self? {
    advanced(to: date).after(exactly: action, at: date)
  }

  func advanced(to date: Date) -> Self {
    var state = self
    while let ending = state.ending, ending.date <= date,
      let next = state.after(exactly: ending.action, at: ending.date)
    {
      state = next
    }
    return state
  }

  private func after(exactly action: QuizSession.Action, at date: Date) -> Self? {
    if let last, date < last { return nil }
    if let ending, date >= ending.date, date > ending.date || action != ending.action { return nil }
    var state = self
    state.isFirst = last == nil
    state.last = date
    return state.change(action, at: date) ? state : nil
  }

  private mutating func change(_ action: QuizSession.Action, at date: Date) -> Bool {
    let isOver = [.finished, .quit, .timedOut].contains(phase)
    let index = action.problem.flatMap { ids.firstIndex(of: $0) }
    switch action {
    case .reported:
      return phase != .notStarted && index != nil
    case .graded(_, let grade, _):
      guard let index, !isOver || phase == .finished, rules.mode != .deferred || phase == .finished,
        attempts[index].isClosed, attempts[index].isGradedByPerson,
        case .credit(let credit) = grade.grade, (0...1).contains(credit)
      else { return false }
      attempts[index].entered = credit
      return true
    case .ratedHint(_, let hint, _):
      guard let index, !isOver || phase == .finished else { return false }
      return attempts[index].hints.indices.contains(hint)
    default:
      return !isOver && change(action, of: index, at: date)
    }
  }

  private mutating func change(_ action: QuizSession.Action, of index: Int?, at date: Date) -> Bool
  {
    let isPresented = phase == .presenting && index == current
    switch action {
    case .started:
      guard startedAt == nil, isFirst else { return false }
      startedAt = date
      if phase == .notStarted { presentNext(at: date) }
      return true
    case .answered(_, let response, let certainty, _):
      guard isPresented, rules.asksCertainty == (certainty != nil) else { return false }
      return answer(response, at: date)
    case .tookHint:
      guard isPresented, attempts[current].hints.count < quiz.items[current].problem.hints.count
      else { return false }
      takeHint()
    case .revealed:
      guard isPresented, rules.mode != .deferred else { return false }
      close(current)
    case .proceeded:
      guard index != nil, index == presented else { return false }
      if rules.mode == .deferred {
        guard !attempts[current].tries.isEmpty else { return false }
        waiting.removeAll { $0 == current }
      } else if phase != .decided {
        return false
      }
      presentNext(at: date)
    case .skipped:
      guard isPresented, rules.allowsSkipping, waiting.count > 1 else { return false }
      waiting = Array(waiting.dropFirst() + waiting.prefix(1))
      presentNext(at: date)
    case .cameBack:
      guard let index, phase != .notStarted, !attempts[index].isClosed, !isPresented,
        rules.allowsReturning
      else { return false }
      waiting = [index] + waiting.filter { $0 != index }
      presentNext(at: date)
    case .submitted:
      guard phase != .notStarted else { return false }
      finish(at: date)
    case .quit:
      phase = .quit
    case .timeEnded(let problem):
      guard let ending, ending.action == action, ending.date == date else { return false }
      endTime(of: problem == nil ? nil : index, at: date)
    case .graded, .amended, .ratedHint, .reported:
      return false
    }
    return true
  }

  private mutating func answer(_ response: QuizResponse, at date: Date) -> Bool {
    guard let evaluation = try? quiz.items[current].evaluate(response) else { return false }
    let isDeferred = rules.mode == .deferred
    guard evaluation.isDecided || isDeferred else { return true }
    var left = 0
    if let limit = rules.problemTimeLimit, let opened = attempts[current].openedAt {
      let end = opened.addingTimeInterval(Double(limit.seconds))
      left = max(0, Int((end.timeIntervalSince(date)).rounded(.down)))
    }
    let penalty =
      (try? attempts[current].hints.map(\.penalty).reduce(Fraction.zero) { try $0 + $1 }) ?? 0
    let new = Try(evaluation: evaluation, hintPenalty: penalty, secondsLeft: left)
    if isDeferred { attempts[current].tries = [] }
    attempts[current].tries.append(new)
    let isLast = rules.tries.map { attempts[current].tries.count >= $0 } ?? false
    if !isDeferred, evaluation.isPending || evaluation.credit == .one || isLast {
      close(current)
    }
    return true
  }

  private mutating func takeHint() {
    let attempt = attempts[current]
    let hint = quiz.items[current].problem.hints[attempt.hints.count]
    let penalty = hint.penalty ?? rules.hintPenalty
    let wrong = rules.mode.hasSeveralTries ? attempt.tries.count : 0
    let isPaid =
      penalty != .zero && rules.triesPayForHints && attempt.hints.count { $0.isPaid } < wrong
    attempts[current].hints.append((isPaid ? .zero : penalty, isPaid))
  }

  private mutating func close(_ index: Int) {
    attempts[index].isClosed = true
    waiting.removeAll { $0 == index }
    phase = .decided
  }

  private mutating func presentNext(at date: Date) {
    guard let next = waiting.first else {
      if rules.mode == .deferred { phase = .readyToSubmit } else { finish(at: date) }
      return
    }
    current = next
    phase = .presenting
    if rules.problemTimeLimit != nil, attempts[next].openedAt == nil {
      attempts[next].openedAt = date
    }
  }

  private mutating func finish(at date: Date) {
    for index in attempts.indices { attempts[index].isClosed = true }
    waiting = []
    (phase, finishedAt) = (.finished, date)
  }

  private mutating func endTime(of index: Int?, at date: Date) {
    guard let index else {
      if rules.timeLimit?.ending == .lose { phase = .timedOut } else { finish(at: date) }
      return
    }
    let wasPresented = phase == .presenting && index == current
    attempts[index].isClosed = true
    attempts[index].isLost = rules.problemTimeLimit?.ending == .lose
    waiting.removeAll { $0 == index }
    guard wasPresented else { return }
    if rules.mode == .deferred { presentNext(at: date) } else { phase = .decided }
  }

  /// What a problem earns, as a share of its points, from all tries once more.
  func credit(at index: Int) throws -> Fraction {
    let attempt = attempts[index]
    guard !attempt.isLost else { return 0 }
    let worths = try attempt.tries.indices.map { number -> Fraction in
      let one = attempt.tries[number]
      let raw = number == attempt.tries.count - 1 ? attempt.entered ?? one.credit : one.credit
      var credit = raw
      switch rules.mode {
      case .immediate, .deferred: break
      case .adaptive, .interactive: credit = try credit - rules.penalty * Fraction(number)
      case .countBack:
        if !one.evaluation.isPending { credit = try countedBack(attempt.tries.prefix(number + 1)) }
      }
      credit = max(0, try credit - one.hintPenalty)
      guard let limit = rules.problemTimeLimit else { return credit }
      return try credit + credit * rules.timeBonus * Fraction(one.secondsLeft, limit.seconds)
    }
    return (rules.mode == .adaptive ? worths.max() : worths.last) ?? 0
  }

  /// Each part is worth less for every try until it was as good as it is now.
  private func countedBack(_ tries: ArraySlice<Try>) throws -> Fraction {
    func worth(_ history: [Fraction]) throws -> Fraction {
      guard let now = history.last else { return 0 }
      let wrong = history.lastIndex { $0 < now }.map { $0 + 1 } ?? 0
      return max(0, try now - rules.penalty * Fraction(wrong))
    }
    let areSums = try tries.allSatisfy { one in
      let sum = try one.evaluation.parts.reduce(Fraction.zero) { try $0 + $1.credit * $1.weight }
      return !one.evaluation.parts.isEmpty && sum == one.evaluation.credit
    }
    guard areSums else { return try worth(tries.map(\.evaluation.credit)) }
    return try (tries.last?.evaluation.parts ?? []).reduce(Fraction.zero) { sum, part in
      let history = tries.map { one in
        one.evaluation.parts.first { $0.id == part.id }?.credit ?? .zero
      }
      return try sum + worth(history) * part.weight
    }
  }
}

extension ReferenceQuiz.Try {
  fileprivate var credit: Fraction { evaluation.isPending ? 0 : evaluation.credit }
}
