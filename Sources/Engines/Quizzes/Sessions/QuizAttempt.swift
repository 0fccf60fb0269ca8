// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import QuizContent

/// The tries of a learner at an item of a quiz, and the credit for them.
struct QuizAttempt: Hashable, Sendable {
  /// The way in which an attempt came to its end.
  enum Closing: Hashable, Sendable {
    /// By a response that was correct, or the last one allowed.
    case answered
    /// The learner gave up.
    case revealed
    /// The quiz was submitted.
    case submitted
    /// The time was up.
    case timeOver(isLost: Bool, at: Date)
  }

  /// The date when the problem was first presented; known where there is a time limit for problems.
  var openedAt: Date?
  /// The last response; of a check-all problem that is graded pick by pick, the picks that count.
  var response: QuizResponse?
  /// The response that was judged last.
  var lastTry: JudgedTry?
  /// The tries before that; none in deferred mode, where a response takes the place of the one
  /// before.
  var earlierTries = TryHistory()
  /// The hints that were seen.
  var hints: [Feedback.TakenHint] = []
  /// The grade that a person gave, and the credit that it comes to.
  var entered: EnteredGrade?
  var enteredCredit: Fraction?
  /// The decision of a person after the quiz; nil where the answer counts as it was judged.
  private(set) var ruling: QuizSession.Ruling?
  /// The way in which the attempt came to its end, or nil while it is open.
  var closing: Closing?
  /// The account of the credit that the tries earn.
  private(set) var judged = CreditAccount()
  /// The same with what was decided after the quiz.
  private(set) var account = CreditAccount()
  /// The credit in points.
  private(set) var earned = EarnedPoints()
  /// Judges the picks of a check-all problem, while some are missing.
  var grader: CheckAllGrader?

  /// Whether nothing more can be answered.
  var isClosed: Bool { closing != nil }

  /// Whether there is a response that was judged.
  var isAnswered: Bool { lastTry != nil }

  /// The number of responses that were judged.
  var tryCount: Int { lastTry == nil ? 0 : earlierTries.count + 1 }

  /// Whether the time ended the attempt and took what was answered.
  var isLost: Bool {
    if case .timeOver(isLost: true, _) = closing { true } else { false }
  }

  /// Whether the answer is one that a person grades, or has graded.
  var isGradedByPerson: Bool { lastTry.map { $0.credit == nil } ?? false && !isLost }

  /// Whether the answer waits for a person's grade.
  var isPending: Bool { isGradedByPerson && entered == nil && ruling == nil }

  /// Whether the problem counts for the learner.
  var counts: Bool { ruling?.outcome != .doesNotCount }

  /// Whether the last response is judged as a whole, or the problem is decided.
  var isComplete: Bool { (isClosed || lastTry != nil && grader == nil) && !isPending }

  /// Returns the number of tries that are left, or nil for as many as one likes.
  func triesLeft(by rules: QuizRules) -> Int? {
    guard !isClosed else { return 0 }
    return rules.draft.mode == .deferred ? nil : rules.tries.map { max($0 - tryCount, 0) }
  }
}

// MARK: - What came of it

extension QuizAttempt {
  /// Whether there is anything to say about the attempt.
  var hasOutcome: Bool {
    switch closing {
    case _ where ruling != nil: true
    case nil, .answered: isAnswered || grader != nil
    case .revealed, .submitted, .timeOver: true
    }
  }

  /// Returns what the last response is worth by itself, or why there is none; nil before there is
  /// anything to say.
  func lastEvaluation(of item: Quiz.Item) -> ResponseEvaluation? {
    if let ruling = ruling?.evaluation { return ruling }
    return switch closing {
    case .revealed: ResponseEvaluation(credit: .zero, reason: .revealed)
    case .timeOver where isLost || !isAnswered:
      ResponseEvaluation(credit: .zero, reason: .timeOver)
    case .submitted where !isAnswered:
      ResponseEvaluation(credit: .zero, reason: .unanswered)
    default:
      enteredEvaluation(of: item) ?? pickedSoFar ?? lastTry?.evaluation(of: item)
    }
  }

  /// Returns what the response that counts is worth, and why.
  func evaluation(of item: Quiz.Item) -> ResponseEvaluation {
    if let ruling = ruling?.evaluation { return ruling }
    let counted =
      isLost ? nil : enteredEvaluation(of: item) ?? account.counted?.evaluation(of: item)
    return counted ?? lastEvaluation(of: item)
      ?? ResponseEvaluation(credit: .zero, reason: .unanswered)
  }

  private func enteredEvaluation(of item: Quiz.Item) -> ResponseEvaluation? {
    guard let entered, let enteredCredit else { return nil }
    let today = try? entered.grade.evaluation(for: item.problem)
    return ResponseEvaluation(recorded: enteredCredit, today: today)
  }

  /// The credit for the picks of a check-all problem while some are missing.
  ///
  /// Those that are wrong today but did not decide the problem then keep their credit, which is
  /// none.
  private var pickedSoFar: ResponseEvaluation? {
    guard let today = grader?.evaluation else { return nil }
    return today.isDecided ? ResponseEvaluation(credit: .zero, reason: .recorded) : today
  }

  /// The response that counts, else the last one.
  var countedResponse: QuizResponse? { judged.counted?.response ?? response }

  /// The learner's certainty of the response that counts.
  var countedCertainty: Certainty? { judged.counted?.certainty }

  /// The certainty of a judged response and the credit that it got.
  var certaintyAndCredit: (certainty: Certainty, credit: Fraction)? {
    guard let counted = account.counted, let certainty = counted.certainty, !isPending else {
      return nil
    }
    if case .credit(let credit) = ruling?.outcome { return (certainty, credit) }
    return (certainty, counted.credit ?? .zero)
  }

  /// The mark for the certainty; checked to fit when the response was judged.
  var certaintyMark: Fraction? {
    certaintyAndCredit.flatMap { try? $0.certainty.mark(for: $0.credit) }
  }
}

/// The points that a problem has brought.
struct EarnedPoints: Hashable, Sendable {
  /// The points earned, with the bonus.
  var earned = Fraction.zero
  /// The part of them that is a bonus for time.
  var bonus = Fraction.zero
  /// The points of an answer that waits for a person's grade.
  var pending = Fraction.zero
  /// The points that a wrong answer costs.
  var deducted = Fraction.zero
  /// The points of the problem where it does not count any more.
  var takenOut = Fraction.zero

  /// The points of a problem without an answer.
  init() {}

  /// The points of a problem that does not count.
  init(takenOut points: Fraction) { takenOut = points }

  init(
    _ account: CreditAccount,
    of points: Fraction,
    deduction: Fraction,
    isPending: Bool
  ) throws(FractionError) {
    guard !isPending else {
      pending = points
      return
    }
    earned = try account.credit * points
    bonus = try account.bonus * points
    deducted = try deduction * points
  }
}

extension QuizAttempt {
  /// Takes a response with its judgment, which is made now unless it is on record.
  ///
  /// - Returns: The judgment.
  /// - Throws: The errors that `Quiz.Item.evaluate(_:)` throws, and `QuizError.scoreOverflow`. The
  ///   attempt is then unchanged.
  mutating func add(
    _ response: QuizResponse,
    certainty: Certainty?,
    to item: Quiz.Item,
    by rules: QuizRules,
    at date: Date,
    judgedAs recorded: QuizSession.Action.Judgment?
  ) throws(QuizError) -> QuizSession.Action.Judgment {
    var changed = self
    let evaluation: ResponseEvaluation?
    do {
      evaluation = try changed.take(response, for: item, by: rules, isJudged: recorded != nil)
    } catch {
      throw .response(error)
    }
    let isDeferred = rules.draft.mode == .deferred
    let isTry =
      recorded.map { $0.isDecided || $0.credit != nil } ?? evaluation?.isDecided ?? true
    guard isTry || isDeferred else {
      self = changed
      return QuizSession.Action.Judgment(credit: nil, isDecided: false)
    }
    if let lastTry, !isDeferred {
      changed.earlierTries.add(lastTry, by: rules)
    }
    let judged = JudgedTry(
      response: changed.response ?? response,
      credit: recorded?.credit ?? evaluation.flatMap { $0.isPending ? nil : $0.credit },
      countedBack: try evaluation == nil
        ? recorded?.countedBack
        : changed.earlierTries.countedBack(to: evaluation, of: item, by: rules),
      deduction: try Self.deduction(
        recorded: recorded,
        for: evaluation,
        to: item,
        by: rules
      ),
      certainty: certainty,
      hintCount: hints.count { $0.penalty != .zero },
      hintPenalty: try hintPenalty,
      secondsLeft: openedAt.flatMap {
        rules.draft.problemTimeLimit?.secondsLeft(at: date, from: $0)
      }
        ?? 0,
      evaluation: Known(value: evaluation)
    )
    changed.lastTry = judged
    changed.grader = nil
    try changed.settle(item, by: rules)
    if !isDeferred, recorded?.isDecided ?? changed.isThrough(by: rules) {
      changed.closing = .answered
    }
    self = changed
    return QuizSession.Action.Judgment(
      credit: judged.credit,
      isDecided: isClosed,
      countedBack: judged.countedBack,
      deduction: judged.deduction == .zero ? nil : judged.deduction
    )
  }

  /// The price of a response by the rules: as it is on record, else as it is evaluated now.
  private static func deduction(
    recorded: QuizSession.Action.Judgment?,
    for evaluation: ResponseEvaluation?,
    to item: Quiz.Item,
    by rules: QuizRules
  ) throws(QuizError) -> Fraction {
    guard let rule = rules.draft.deduction else { return .zero }
    if let recorded { return recorded.deduction ?? .zero }
    guard let evaluation else { return .zero }
    do {
      return try rule.share(for: evaluation, to: item)
    } catch {
      throw .scoreOverflow
    }
  }

  /// Whether the last try was correct, waits for a person, or was the last one allowed.
  private func isThrough(by rules: QuizRules) -> Bool {
    guard let lastTry else { return false }
    return lastTry.credit == nil || lastTry.credit == .one || triesLeft(by: rules) == 0
  }

  /// Takes a response, of a check-all problem that is graded pick by pick together with the picks
  /// before it.
  ///
  /// - Returns: The evaluation, or nil for one that was judged before and need not be evaluated
  ///   again.
  private mutating func take(
    _ response: QuizResponse,
    for item: Quiz.Item,
    by rules: QuizRules,
    isJudged: Bool
  ) throws(ResponseError) -> ResponseEvaluation? {
    guard case .checkAll(_, .incremental) = item.problem.kind, !response.picks.isEmpty else {
      self.response = response
      return isJudged ? nil : try item.evaluate(response)
    }
    // In deferred mode a response replaces the one before, so it is the whole answer.
    let before = rules.draft.mode == .deferred ? nil : grader
    var grader = before ?? CheckAllGrader(item.options)
    do {
      try grader.pick(response.picks, of: item.problem.id)
    } catch  where isJudged {
      // An option that a mended quiz does not have: the judgment on record counts.
    }
    self.grader = grader
    let picks = (before?.picks ?? []) + response.picks
    self.response = .choices(grader.picks)
    return isJudged ? nil : item.evaluate(grader, of: picks)
  }

  /// Shows the next hint, which must exist.
  mutating func take(_ hint: Problem.Hint, by rules: QuizRules) throws(QuizError) {
    let price = price(of: hint, by: rules)
    var changed = self
    changed.hints.append(
      Feedback.TakenHint(hint: hint, penalty: price.penalty, isPaidByTry: price.isPaidByTry)
    )
    _ = try changed.hintPenalty  // refuses a sum that does not fit before anyone has seen the hint
    self = changed
  }

  /// The cost of a hint now.
  func price(of hint: Problem.Hint, by rules: QuizRules) -> (penalty: Fraction, isPaidByTry: Bool) {
    let penalty = hint.penalty ?? rules.draft.hintPenalty
    let wrongTries = rules.draft.mode.hasSeveralTries ? tryCount : 0
    let isPaidByTry =
      penalty != .zero && rules.draft.triesPayForHints
      && hints.count(where: \.isPaidByTry) < wrongTries
    return (isPaidByTry ? .zero : penalty, isPaidByTry)
  }

  /// The cost of the hints seen so far.
  private var hintPenalty: Fraction {
    get throws(QuizError) {
      do {
        return try hints.map(\.penalty).sum()
      } catch {
        throw .scoreOverflow
      }
    }
  }

  /// Keeps what the learner says about a hint that was seen.
  mutating func rate(hint index: Int, isHelpful: Bool) {
    hints[index].isHelpful = isHelpful
  }

  /// Takes over a person's grade, in place of an earlier one.
  ///
  /// - Returns: The judgment to keep: what levels come to, and nil for a credit, which speaks for
  ///   itself.
  mutating func enter(
    _ grade: EnteredGrade,
    for item: Quiz.Item,
    by rules: QuizRules,
    judgedAs recorded: QuizSession.Action.Judgment?
  ) throws(QuizError) -> QuizSession.Action.Judgment? {
    var changed = self
    let credit: Fraction
    if case .levels = grade.grade, let recorded = recorded?.credit {
      credit = recorded
    } else {
      do {
        credit = try grade.grade.evaluation(for: item.problem).credit
      } catch {
        throw .grade(error)
      }
    }
    changed.entered = grade
    changed.enteredCredit = credit
    try changed.settle(item, by: rules)
    self = changed
    if case .credit = grade.grade { return nil }
    return QuizSession.Action.Judgment(credit: credit, isDecided: true)
  }

  /// Ends the attempt, which is open.
  mutating func close(_ closing: Closing) {
    self.closing = closing
    if isLost {
      judged = CreditAccount()
      account = CreditAccount()
      earned = EarnedPoints()
    }
  }

  /// Takes over what a person decided after the quiz, in place of an earlier decision.
  mutating func decide(
    _ ruling: QuizSession.Ruling,
    on item: Quiz.Item,
    by rules: QuizRules
  ) throws(QuizError) {
    if case .credit(let credit) = ruling.outcome, !(0...1).contains(credit) {
      throw .grade(.creditOutOfRange(credit))
    }
    var changed = self
    changed.ruling = ruling.outcome == .asJudged ? nil : ruling
    do {
      try changed.count(item, by: rules)
    } catch {
      throw .scoreOverflow
    }
    self = changed
  }

  /// Counts the credit that was earned, or decided on, in points.
  private mutating func count(_ item: Quiz.Item, by rules: QuizRules) throws(FractionError) {
    account = judged
    var deduction = judged.counted?.deduction ?? .zero
    switch ruling?.outcome {
    case .doesNotCount:
      account = CreditAccount()
      earned = EarnedPoints(takenOut: item.problem.points)
      return
    case .credit(let credit):
      try account.replaceCredit(by: credit, rules)
      deduction = .zero
    case .asJudged, nil:
      break
    }
    earned = try EarnedPoints(
      account,
      of: item.problem.points,
      deduction: deduction,
      isPending: isPending
    )
  }

  /// Works out what the tries are worth.
  private mutating func settle(_ item: Quiz.Item, by rules: QuizRules) throws(QuizError) {
    guard var counted = lastTry else { return }
    if let enteredCredit {
      counted.credit = enteredCredit
    }
    do {
      _ = try counted.certainty?.mark(for: counted.credit ?? .zero)
      let account = try CreditAccount(of: counted, after: earlierTries.count, by: rules)
      let isBetter = rules.draft.mode != .adaptive || earlierTries.count == 0
      if isBetter || account.credit > judged.credit {
        judged = account
        try count(item, by: rules)
      }
    } catch {
      throw .scoreOverflow
    }
  }
}

extension TryHistory {
  /// Returns the credit that count-back leaves of a try after these; nil in other modes.
  fileprivate func countedBack(
    to last: ResponseEvaluation?,
    of item: Quiz.Item,
    by rules: QuizRules
  ) throws(QuizError) -> Fraction? {
    guard rules.draft.mode == .countBack, let last, !last.isPending else { return nil }
    do {
      let evaluations = tries.map { $0.evaluation(of: item) } + [last]
      return try CountBack(penalty: rules.penalty).credit(of: evaluations)
    } catch {
      throw .scoreOverflow
    }
  }
}
