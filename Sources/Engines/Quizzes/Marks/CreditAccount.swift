// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

/// The account of the credit for a problem: the try that counts, and the steps from its credit to
/// what is earned.
struct CreditAccount: Hashable, Sendable {
  /// The try that counts, or nil when there is none.
  private(set) var counted: JudgedTry?
  private(set) var steps: [QuizSummary.CreditStep] = []
  /// The sum of the steps, with the bonus.
  private(set) var credit = Fraction.zero
  /// The part of that which is the bonus for time.
  private(set) var bonus = Fraction.zero

  /// The account of a problem without a try.
  init() {}

  /// Creates the account by which a try counts, after the wrong ones before it.
  init(
    of counted: JudgedTry,
    after wrongTries: Int,
    by rules: QuizRules
  ) throws(FractionError) {
    let credit = counted.credit ?? .zero
    self.counted = counted
    steps = [QuizSummary.CreditStep(.response, credit)]
    self.credit = credit
    switch rules.draft.mode {
    case .immediate, .deferred:
      break
    case .adaptive, .interactive:
      try add(.earlierTries(wrongTries), .zero - rules.penalty * Fraction(wrongTries))
    case .countBack:
      try add(.countBack, (counted.countedBack ?? credit) - credit)
    }
    try add(.hints(counted.hintCount), .zero - counted.hintPenalty)
    if self.credit < .zero {
      try add(.floor, .zero - self.credit)
    }
    try addBonus(by: rules)
  }

  /// Puts a credit in the place of what was earned, after the quiz; a bonus for time is counted
  /// anew.
  mutating func replaceCredit(by credit: Fraction, _ rules: QuizRules) throws(FractionError) {
    if bonus != .zero {
      steps.removeLast()
      self.credit = try self.credit - bonus
      bonus = .zero
    }
    try add(.amendment, credit - self.credit)
    try addBonus(by: rules)
  }

  private mutating func addBonus(by rules: QuizRules) throws(FractionError) {
    guard rules.draft.timeBonus != .zero, let limit = rules.draft.problemTimeLimit, let counted
    else { return }
    let left = counted.secondsLeft
    bonus = try credit * rules.draft.timeBonus * Fraction(left, limit.seconds)
    try add(.timeBonus(secondsLeft: left, of: limit.seconds), bonus)
  }

  private mutating func add(
    _ reason: QuizSummary.CreditStep.Reason,
    _ amount: Fraction
  ) throws(FractionError) {
    guard amount != .zero else { return }
    steps.append(QuizSummary.CreditStep(reason, amount))
    credit = try credit + amount
  }
}

extension QuizSummary {
  /// One step in the calculation of a problem's credit from a response.
  ///
  /// The amounts of all steps add up to that credit:
  ///
  /// ```swift
  /// session.summary.results[0].steps.map(\.amount)   // [1, -1/3, -1/10]
  /// session.summary.results[0].credit                // 17/30 of the points
  /// ```
  public struct CreditStep: Hashable, Sendable {
    /// The reason for a step.
    public enum Reason: Hashable, Sendable {
      /// The credit of the response that counts.
      case response
      /// The penalty for wrong tries before the one that counts.
      case earlierTries(Int)
      /// The penalty for parts that were not correct from the beginning.
      case countBack
      /// The penalty for hints that were seen before the response was given.
      case hints(Int)
      /// The amount that brings a credit below 0 back to 0.
      case floor
      /// The difference that a decision after the quiz makes.
      case amendment
      /// The bonus for an answer with time left, in whole seconds.
      case timeBonus(secondsLeft: Int, of: Int)
    }

    /// The reason for the step.
    public let reason: Reason
    /// The share of the problem's points that it adds, negative for what it takes away.
    public let amount: Fraction

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - reason: The reason for the step.
    ///   - amount: The share of the problem's points that it adds, negative for what it takes away.
    package init(_ reason: Reason, _ amount: Fraction) {
      self.reason = reason
      self.amount = amount
    }
  }
}

extension QuizSummary.CreditStep: CustomStringConvertible {
  /// The step with its amount, as in "2 earlier wrong tries: -2/3".
  public var description: String {
    let reason =
      switch reason {
      case .response: "the answer"
      case .earlierTries(1): "1 earlier wrong try"
      case .earlierTries(let count): "\(count) earlier wrong tries"
      case .countBack: "parts that were wrong at first"
      case .hints(1): "1 hint"
      case .hints(let count): "\(count) hints"
      case .floor: "nothing is below 0"
      case .amendment: "decided after the quiz"
      case .timeBonus(let left, let limit): "\(left) of \(limit) seconds left"
      }
    return "\(reason): \(amount > 0 && self.reason != .response ? "+" : "")\(amount)"
  }
}

/// The formula of `QuizRules.Mode.countBack`.
///
/// A part that ends up with the credit *g* earns max(0, *g* - *p* · (*k* + 1)), where *k*, counted
/// from 0, is the last try in which it had less than *g*, and -1 when there was none. The parts
/// count by their weights.
struct CountBack {
  let penalty: Fraction

  /// Returns the credit for a problem that tries earn, of which there is at least one.
  func credit(of tries: [ResponseEvaluation]) throws(FractionError) -> Fraction {
    guard let last = tries.last else { return .zero }
    // A formula that does not add up its parts, such as all or nothing, has only the whole.
    for evaluation in tries where try !evaluation.creditIsSumOfParts {
      return try earned(last.credit, history: tries.map(\.credit))
    }
    let credits = tries.map { evaluation in
      Dictionary(evaluation.parts.map { ($0.id, $0.credit) }) { first, _ in first }
    }
    var sum = Fraction.zero
    for part in last.parts {
      let earned = try earned(part.credit, history: credits.map { $0[part.id] ?? .zero })
      sum = try sum + earned * part.weight
    }
    return sum
  }

  private func earned(_ credit: Fraction, history: [Fraction]) throws(FractionError) -> Fraction {
    let wrongTries = history.lastIndex { $0 < credit }.map { $0 + 1 } ?? 0
    return max(.zero, try credit - penalty * Fraction(wrongTries))
  }
}

extension ResponseEvaluation {
  fileprivate var creditIsSumOfParts: Bool {
    get throws(FractionError) {
      var sum = Fraction.zero
      for part in parts {
        sum = try sum + part.credit * part.weight
      }
      return !parts.isEmpty && sum == credit
    }
  }
}

/// A response that was judged, with all that the points for it depend on.
struct JudgedTry: Hashable, Sendable {
  let response: QuizResponse
  /// The credit of the response by itself; nil until a person gives one.
  var credit: Fraction?
  /// The credit that count-back leaves of it; nil in other modes.
  let countedBack: Fraction?
  /// The share of the points that the response costs by the rules, from 0 to 1.
  let deduction: Fraction
  let certainty: Certainty?
  /// The number of hints seen before that cost something, and their cost together.
  let hintCount: Int
  let hintPenalty: Fraction
  /// The number of whole seconds of the problem's time that were left; 0 when there is no limit.
  let secondsLeft: Int
  /// The evaluation of the response, where that is known from judging it.
  let evaluation: Known<ResponseEvaluation>

  /// Returns why the response has its credit: as it is evaluated today, or only that the credit is
  /// on record where that contradicts it.
  func evaluation(of item: Quiz.Item) -> ResponseEvaluation {
    evaluation.value
      ?? ResponseEvaluation(recorded: credit, today: try? item.evaluate(response))
  }
}

/// The wrong tries at a problem, as far as points depend on them.
struct TryHistory: Hashable, Sendable {
  private(set) var count = 0
  /// The tries themselves, kept for count-back alone, where they are limited.
  private(set) var tries: [JudgedTry] = []

  mutating func add(_ wrong: JudgedTry, by rules: QuizRules) {
    count += 1
    if rules.draft.mode == .countBack {
      tries.append(wrong)
    }
  }
}

/// A value that could be worked out again from those around it, kept to save the work; it makes no
/// difference to equality.
struct Known<Value: Sendable>: Hashable, Sendable {
  let value: Value?

  static func == (left: Known, right: Known) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension ResponseEvaluation {
  /// The evaluation of today, unless there is none or it contradicts the credit on record.
  init(recorded credit: Fraction?, today: ResponseEvaluation?) {
    if let today, (today.isPending ? nil : today.credit) == credit {
      self = today
    } else {
      self.init(credit: credit ?? .zero, reason: credit == nil ? .awaitsGrade : .recorded)
    }
  }
}

/// The sums of what the problems of a quiz have brought.
struct QuizTotals: Hashable, Sendable {
  private(set) var score = QuizScore.nothing(of: 0)
  /// The same for each set that the quiz drew from, in the order in which it meets them.
  private(set) var sets: [QuizScore.OfSet] = []
  /// The offset in ``sets`` of each item's set.
  private var offsets: [Int] = []
  /// The offset in ``sets`` of each set.
  private var places: [ProblemSet.ID: Int] = [:]

  /// Starts with nothing earned.
  init(of quiz: Quiz) {
    for item in quiz.items { append(item) }
  }

  /// Adds an item for which nothing is earned yet.
  mutating func append(_ item: Quiz.Item) {
    let place = places.insertIfNew(sets.count, forKey: item.set) ?? sets.count
    if place == sets.count {
      sets.append(QuizScore.OfSet(set: item.set, title: item.setTitle, score: .nothing(of: 0)))
    }
    offsets.append(place)
    score = score.adding(possible: item.problem.points)
    sets[place].score = sets[place].score.adding(possible: item.problem.points)
  }

  /// Counts an item anew, or leaves all as it is.
  mutating func replace(_ old: EarnedPoints, by new: EarnedPoints, at item: Int) throws(QuizError) {
    guard old != new else { return }
    do {
      let score = try score.replacing(old, by: new)
      let set = offsets[item]
      sets[set].score = try sets[set].score.replacing(old, by: new)
      self.score = score
    } catch {
      throw .scoreOverflow
    }
  }
}

extension QuizScore {
  fileprivate func adding(possible points: Fraction) -> QuizScore {
    QuizScore(
      unchecked: earned,
      possible: [possible, points].sumOfPoints,
      bonus: bonus,
      pending: pending,
      deducted: deducted
    )
  }

  fileprivate func replacing(
    _ old: EarnedPoints,
    by new: EarnedPoints
  ) throws(FractionError) -> QuizScore {
    QuizScore(
      unchecked: try earned - old.earned + new.earned,
      possible: try possible + old.takenOut - new.takenOut,
      bonus: try bonus - old.bonus + new.bonus,
      pending: try pending - old.pending + new.pending,
      deducted: try deducted - old.deducted + new.deducted
    )
  }
}
