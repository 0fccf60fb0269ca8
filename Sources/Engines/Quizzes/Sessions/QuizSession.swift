// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import QuizContent

/// One learner's session with a quiz, one problem at a time.
///
/// ```swift
/// var session = QuizSession(quiz)
/// let feedback = try session.answer(.choice("b"), at: now)   // judged at once
/// try session.proceed(at: now)                               // "Continue"
/// try session.skip(at: now)                                  // come back later
/// ```
///
/// Without other `QuizRules` the session is the state machine of QuizASSIST:
///
/// - A problem is *presented*. Multiple choice and written answers take one response. Check all
///   that apply takes one pick after the other; the first wrong one, or the last correct one,
///   decides the problem.
/// - Once a problem is *decided*, its correct answer can be shown, and only then the learner can
///   proceed.
/// - A problem can be skipped while it is not decided. It is presented again after the others, or
///   when the learner comes back to it.
/// - When the last decided problem is left, the session is *finished*. Quitting before that loses
///   the quiz.
///
/// In the modes with several tries a wrong response leaves the problem presented, and the learner
/// answers again or gives up. In deferred mode a response is only kept: it can be changed until the
/// quiz is submitted. With a time limit the session begins when the learner starts it; without one,
/// ``start(at:)`` is optional and makes the time for the first problem known.
///
/// Every command gives the date at which it happened. It lets time pass up to that date, and then
/// either makes an event or throws and leaves the session as it was. Store `events` and replay them
/// over the same quiz to resume. The session never reads a clock.
///
/// An answer keeps its judgment in the event. Replaying takes it as it is, so the feedback that the
/// learner got stays true when rules of grading are mended; `verify()` reports what would be judged
/// otherwise today, and `regraded(with:)` judges anew, also over a mended quiz.
///
/// In JSON a session is an object with its quiz as `content` and its `events`.
public struct QuizSession: ActionSession, JSONContent, Hashable {
  /// The reason an event is refused.
  public typealias Refusal = QuizError
  /// The faults of its JSON.
  public typealias Fault = ProblemFault

  /// The phase of a session.
  public enum Phase: String, Hashable, Sendable, JSONName {
    /// There is a time limit, and the learner has not begun.
    case notStarted
    /// A problem is waiting for an answer, or for another one.
    case presenting
    /// The problem is decided, and "Continue" can be shown.
    case decided
    /// All problems were gone through in deferred mode; the quiz waits for being submitted.
    case readyToSubmit
    /// All problems are decided and left, the quiz was submitted, or its time was up.
    case finished
    /// The learner quit.
    case quit
    /// The time was up and, by the rules, the quiz is lost.
    case timedOut
  }

  /// The quiz.
  public private(set) var content: Quiz
  /// All that has happened, oldest first.
  public package(set) var events: [QuizSession.Event] = []
  /// The phase of the session.
  public internal(set) var phase: Phase
  /// The date when the learner began, or nil before that and where the learner answered without a
  /// start.
  public internal(set) var startedAt: Date?
  /// The date when the session was finished, or nil while it is not.
  public internal(set) var finishedAt: Date?

  /// The state of each item of the quiz.
  var attempts: [QuizAttempt]
  /// The sums of what the attempts are worth, whether the learner may know that or not.
  var totals: QuizTotals
  /// The item that is presented or was just decided.
  var current = 0
  /// The items that are still to be gone through, in the order in which they come; a presented one
  /// is first.
  var waiting: [Int]

  /// Starts a quiz at its first problem, or where there is a time limit before that.
  public init(_ content: Quiz) {
    self.content = content
    phase = content.rules.hasTimeLimit ? .notStarted : .presenting
    attempts = Array(repeating: QuizAttempt(), count: content.items.count)
    totals = QuizTotals(of: content)
    waiting = Array(content.items.indices)
  }

  /// Adds an item to the end of the quiz, as if it had been there from the beginning.
  package mutating func append(_ item: Quiz.Item) {
    waiting.append(content.items.count)
    content = content.keeping(content.items + [item])
    attempts.append(QuizAttempt())
    totals.append(item)
  }

  /// The rules of the quiz.
  var rules: QuizRules { content.rules }
}

// MARK: - Where the session is

extension QuizSession {
  /// Whether nothing more can be answered: the session is finished or lost, or the learner quit.
  public var isFinished: Bool { phase == .finished || phase == .quit || phase == .timedOut }

  /// The item that is presented or was just decided, or nil if there is none.
  public var currentItem: Quiz.Item? {
    currentIndex.map { content.items[$0] }
  }

  /// The offset of the current item in the quiz, or nil if there is none.
  public var currentIndex: Int? {
    phase == .presenting || phase == .decided ? current : nil
  }

  /// The problems still to be decided, in the order in which they come; a presented one is first.
  ///
  /// In deferred mode, where none is decided, those that were not answered and left.
  public var undecidedProblems: [Problem.ID] {
    waiting.map { content.items[$0].problem.id }
  }

  /// The number of problems that are decided or, in deferred mode, answered and left.
  public var decidedCount: Int { content.items.count - waiting.count }

  /// The points earned so far, out of the points of the whole quiz; 0 in deferred mode until it is
  /// submitted.
  ///
  /// In the modes with several tries, what a problem is worth if it ends as it is counts already.
  /// Problems that were taken out of the quiz count for nothing in it.
  public var score: QuizScore {
    isDisclosed ? totals.score.counting(by: rules) : totals.score.hidden
  }

  /// The same for each set that the quiz drew from, in the order in which it meets them.
  ///
  /// The total of a set can be below 0 where wrong answers cost points.
  public var setScores: [QuizScore.OfSet] {
    guard !isDisclosed else { return totals.sets }
    return totals.sets.map { set in
      var hidden = set
      hidden.score = set.score.hidden
      return hidden
    }
  }

  /// Whether the learner may know what the answers are worth.
  var isDisclosed: Bool { rules.draft.mode != .deferred || phase == .finished }

  /// The number of further times that the current problem can be answered, or nil if there is no
  /// limit or no current problem.
  public var triesLeft: Int? {
    currentIndex.flatMap { attempts[$0].triesLeft(by: rules) }
  }
}

extension QuizSession {
  /// Begins the quiz: keeps when the learner saw its first problem and, with a time limit, lets
  /// time run.
  ///
  /// A quiz with a time limit must be started. Any other one can be: then the time for its first
  /// problem is known too.
  ///
  /// - Parameter date: The date when the learner began.
  /// - Throws: ``QuizError/Rule/alreadyStarted`` for a quiz that was started, or in which something
  ///   happened already.
  public mutating func start(at date: Date) throws(QuizError) {
    try perform(.started, at: date)
  }

  /// Answers the presented problem.
  ///
  /// A check-all problem takes its picks in one or several responses; picking an option again
  /// changes nothing. In deferred mode a response takes the place of the one before. In the modes
  /// with several tries the problem can be answered again while ``Feedback/isDecided`` is false.
  ///
  /// - Parameters:
  ///   - response: A choice, choices, a text, an order, pairs or gaps, as the kind of the problem
  ///     wants it.
  ///   - certainty: The learner's certainty, where the rules ask for it.
  ///   - date: The date when the learner answered, not before the last event.
  /// - Returns: The feedback for the learner.
  /// - Throws: ``QuizError/alreadyDecided(_:)`` when the learner should go on first,
  ///   ``QuizError/Rule/certaintyIsMissing(_:)`` or ``QuizError/Rule/certaintyIsNotAsked(_:)`` when
  ///   the certainty does not fit the rules, and what ``Quiz/Item/evaluate(_:)`` throws for a
  ///   response that cannot be graded; that costs nothing in any mode, and the learner can answer
  ///   again.
  @discardableResult
  public mutating func answer(
    _ response: QuizResponse,
    certainty: Certainty? = nil,
    at date: Date
  ) throws(QuizError) -> Feedback {
    let (index, item) = try presented()
    try perform(.answered(item.problem.id, response, certainty: certainty), at: date)
    return feedback(at: index)
  }

  /// Gives up on the presented problem and shows its correct answer.
  ///
  /// It earns what the tries so far are worth, and nothing without one.
  ///
  /// - Parameter date: The date when the learner gave up, not before the last event.
  /// - Returns: The feedback for the learner.
  /// - Throws: ``QuizError/alreadyDecided(_:)`` when there is nothing to give up, and
  ///   ``QuizError/Rule/notPossible(in:)`` in deferred mode, where no answer is shown before the
  ///   end.
  @discardableResult
  public mutating func reveal(at date: Date) throws(QuizError) -> Feedback {
    let (index, item) = try presented()
    try perform(.revealed(item.problem.id), at: date)
    return feedback(at: index)
  }

  /// Goes on from the decided problem to the next one, or finishes after the last.
  ///
  /// In deferred mode it goes on from an answered problem, and waits for submission after the last.
  ///
  /// - Parameter date: The date when the learner went on, not before the last event.
  /// - Throws: ``QuizError/notDecided(_:)`` when the problem still waits for an answer, in deferred
  ///   mode ``QuizError/notAnswered(_:)``.
  public mutating func proceed(at date: Date) throws(QuizError) {
    try perform(.proceeded(from: try presented().item.problem.id), at: date)
  }

  /// Puts the presented problem off until the others have been presented.
  ///
  /// Picks are kept.
  ///
  /// - Parameter date: The date when the learner skipped, not before the last event.
  /// - Throws: ``QuizError/onlyProblemLeft(_:)`` when no other problem waits for an answer,
  ///   ``QuizError/alreadyDecided(_:)`` when the problem is decided, and
  ///   ``QuizError/Rule/skippingIsNotAllowed``.
  public mutating func skip(at date: Date) throws(QuizError) {
    try perform(.skipped(try presented().item.problem.id), at: date)
  }

  /// Presents an undecided problem again, no matter when it would come.
  ///
  /// - Parameters:
  ///   - problem: One of ``undecidedProblems``, in deferred mode any whose time is not over.
  ///   - date: The date when the learner came back, not before the last event.
  /// - Throws: ``QuizError/unknownProblem(_:)``, ``QuizError/alreadyDecided(_:)`` or
  ///   ``QuizError/alreadyPresented(_:)`` for a problem that cannot be presented, and
  ///   ``QuizError/Rule/returningIsNotAllowed``.
  public mutating func comeBack(to problem: Problem.ID, at date: Date) throws(QuizError) {
    try perform(.cameBack(to: problem), at: date)
  }

  /// Submits all answers: in deferred mode they are then judged, in the others the quiz is finished
  /// before its last problem.
  ///
  /// A problem without an answer earns nothing. The answers that there are count, unlike those of a
  /// session that was ``quit(at:)``.
  ///
  /// - Parameter date: The date when the learner submitted, not before the last event.
  /// - Returns: The results of the session.
  /// - Throws: The errors of every command, and ``QuizError/Rule/notStarted``.
  @discardableResult
  public mutating func submit(at date: Date) throws(QuizError) -> QuizSummary {
    try perform(.submitted, at: date)
    return summary
  }

  /// Enters the grade that a person gives for an answer which no program can judge, or corrects it.
  ///
  /// It can be entered once the learner cannot change the answer any more, also when the session is
  /// finished.
  ///
  /// - Parameters:
  ///   - grade: The grade: a share of the points, or levels of the problem's rubric.
  ///   - problem: The problem that was answered.
  ///   - grader: The person who gives the grade.
  ///   - comment: A comment for the learner.
  ///   - date: The date when the grade was given, not before the last event.
  /// - Throws: ``QuizError/doesNotAwaitGrade(_:)`` for a problem that is not answered or is judged
  ///   by itself, ``EnteredGrade/Refusal/creditOutOfRange(_:)``, ``QuizError/unknownProblem(_:)``,
  ///   and what `Problem.evaluate(levels:)` throws.
  public mutating func enterGrade(
    _ grade: EnteredGrade.Grade,
    for problem: Problem.ID,
    by grader: EnteredGrade.Grader.ID,
    comment: String? = nil,
    at date: Date
  ) throws(QuizError) {
    try perform(.graded(problem, EnteredGrade(grade, by: grader, comment: comment)), at: date)
  }

  /// Decides what an answer counts for, whatever it was judged to be, by a program or a person.
  ///
  /// The decision stands until the next one on the same problem; one with the outcome
  /// ``Ruling/Outcome-swift.enum/asJudged`` takes it back. Corrections that concern many learners
  /// are ``Amendments``, which decide on answers by ``amend(by:of:scale:at:)``.
  ///
  /// - Parameters:
  ///   - ruling: The decision, with the person and the reason.
  ///   - problem: The problem, answered or not.
  ///   - date: The date when it was decided, not before the last event.
  /// - Throws: ``QuizError/sessionIsNotFinished`` before the end, ``QuizError/unknownProblem(_:)``
  ///   and, for a credit that is not from 0 to 1, ``EnteredGrade/Refusal/creditOutOfRange(_:)``.
  public mutating func decide(
    _ ruling: QuizSession.Ruling,
    on problem: Problem.ID,
    at date: Date
  ) throws(QuizError) {
    try perform(.amended(problem, ruling), at: date)
  }

  /// Reports that something is wrong with a problem of the quiz, also when the session is over.
  ///
  /// The report stands in the events, from which a server or a `ProblemWorkshop` collects it. It
  /// changes neither the way through the session nor the score.
  ///
  /// - Parameters:
  ///   - report: The reason, with the learner's words.
  ///   - problem: The problem.
  ///   - date: The date when the learner said so, not before the last event.
  /// - Throws: ``QuizError/unknownProblem(_:)``.
  public mutating func report(
    _ report: Problem.Report,
    about problem: Problem.ID,
    at date: Date
  ) throws(QuizError) {
    try perform(.reported(problem, report), at: date)
  }

  /// Ends the session before it is finished.
  ///
  /// The quiz is lost: no score is kept.
  ///
  /// - Parameter date: The date when the learner quit, not before the last event.
  /// - Throws: ``QuizError/sessionIsFinished`` when there is nothing to quit.
  public mutating func quit(at date: Date) throws(QuizError) {
    try perform(.quit, at: date)
  }

  private func presented() throws(QuizError) -> (index: Int, item: Quiz.Item) {
    guard let index = currentIndex else { throw reasonForNoProblem }
    return (index, content.items[index])
  }
}

extension QuizSession {
  /// The hints of the current problem that the learner has seen; empty if there is no current
  /// problem.
  public var takenHints: [Feedback.TakenHint] {
    currentIndex.map { attempts[$0].hints } ?? []
  }

  /// The number of hints of the presented problem that are left to see; 0 when no problem is
  /// presented.
  public var hintsLeft: Int {
    phase == .presenting
      ? content.items[current].problem.hints.count - attempts[current].hints.count : 0
  }

  /// The fraction of the points that the presented problem's next hint costs, or nil if there is
  /// none.
  public var nextHintPenalty: Fraction? {
    nextHint.map { attempts[current].price(of: $0, by: rules).penalty }
  }

  private var nextHint: Problem.Hint? {
    hintsLeft > 0 ? content.items[current].problem.hints[attempts[current].hints.count] : nil
  }

  /// Shows the next hint of the presented problem.
  ///
  /// Its cost is taken from responses that come after it, not from one that stands already.
  ///
  /// - Parameter date: The date when the learner asked, not before the last event.
  /// - Returns: The hint, with what it costs.
  /// - Throws: ``QuizError/noHintLeft(_:)`` when all have been seen or there are none, and
  ///   ``QuizError/alreadyDecided(_:)`` when the problem is decided.
  @discardableResult
  public mutating func takeHint(at date: Date) throws(QuizError) -> Feedback.TakenHint {
    guard let item = currentItem else { throw reasonForNoProblem }
    try perform(.tookHint(item.problem.id), at: date)
    return attempts[current].hints[attempts[current].hints.count - 1]
  }

  /// Keeps whether a hint was helpful, also when the session is finished; the last word counts.
  ///
  /// - Parameters:
  ///   - hint: The number of the hint among the problem's, counted from 0.
  ///   - problem: The problem.
  ///   - isHelpful: Whether it was helpful.
  ///   - date: The date when the learner said so, not before the last event.
  /// - Throws: ``QuizError/hintWasNotTaken(_:problem:)`` for one that the learner has not seen, and
  ///   ``QuizError/unknownProblem(_:)``.
  public mutating func rateHint(
    _ hint: Int,
    of problem: Problem.ID,
    isHelpful: Bool,
    at date: Date
  ) throws(QuizError) {
    try perform(.ratedHint(problem, hint: hint, isHelpful: isHelpful), at: date)
  }

  mutating func takeHint(of problem: Problem.ID) throws(QuizError) {
    try checkPresented(problem)
    guard let hint = nextHint else { throw .noHintLeft(problem) }
    try attempts[current].take(hint, by: rules)
  }

  mutating func rate(
    hint: Int,
    of problem: Problem.ID,
    isHelpful: Bool
  ) throws(QuizError) {
    let index = try index(of: problem)
    guard attempts[index].hints.indices.contains(hint) else {
      throw .hintWasNotTaken(hint, problem: problem)
    }
    attempts[index].rate(hint: hint, isHelpful: isHelpful)
  }
}

extension QuizSession {
  /// The next event that a time limit causes, or nil if none is running.
  ///
  /// Its action has the problem whose time ends, or none for the whole quiz. A front end can wait
  /// for its date and show how long it is until then.
  ///
  /// - Complexity: O(*n*) in the number of problems.
  public var nextEnding: QuizSession.Event? {
    guard let startedAt, !isFinished else { return nil }
    var next: QuizSession.Event?
    if let limit = rules.draft.problemTimeLimit {
      for (item, attempt) in zip(content.items, attempts) where !attempt.isClosed {
        guard let end = attempt.openedAt.map(limit.end(from:)) else { continue }
        if next.map({ end < $0.date }) ?? true {
          next = QuizSession.Event(.timeEnded(item.problem.id), at: end)
        }
      }
    }
    if let end = rules.draft.timeLimit?.end(from: startedAt), next.map({ end < $0.date }) ?? true {
      next = QuizSession.Event(.timeEnded(nil), at: end)
    }
    return next
  }

  /// The instant at which the time for the whole quiz is up, or nil without a limit and before the
  /// learner began.
  public var quizEnd: Date? {
    startedAt.flatMap { rules.draft.timeLimit?.end(from: $0) }
  }

  /// The instant at which the time for the presented problem is up, or nil without a limit and when
  /// no problem is presented.
  public var problemEnd: Date? {
    guard phase == .presenting else { return nil }
    return attempts[current].openedAt.flatMap { rules.draft.problemTimeLimit?.end(from: $0) }
  }

  mutating func beginTime(at date: Date) throws(QuizError) {
    guard startedAt == nil, events.isEmpty else { throw .rule(.alreadyStarted) }
    startedAt = date
    // Without a time limit the first problem is presented already.
    guard phase == .notStarted else { return }
    presentNext(at: date)
  }

  /// Ends the time of a problem, or of the quiz, which is due.
  mutating func endTime(of problem: Problem.ID?, at date: Date) throws(QuizError) {
    guard let problem else {
      if rules.draft.timeLimit?.ending == .lose {
        phase = .timedOut
      } else {
        closeAll(.timeOver(isLost: false, at: date))
        finish(at: date)
      }
      return
    }
    let index = try index(of: problem)
    var attempt = attempts[index]
    attempt.close(.timeOver(isLost: rules.draft.problemTimeLimit?.ending == .lose, at: date))
    try replaceAttempt(at: index, by: attempt)
    let isPresented = phase == .presenting && index == current
    waiting.removeAll { $0 == index }
    guard isPresented else { return }
    if rules.draft.mode == .deferred {
      presentNext(at: date)
    } else {
      phase = .decided
    }
  }
}

extension QuizRules.TimeLimit {
  /// The instant at which the time is up that began at a date of whole milliseconds.
  func end(from start: Date) -> Date {
    // Such a date is at most 2^50 milliseconds away, so the sum is exact and does not overflow.
    Date(milliseconds: (start.milliseconds ?? 0) + Int64(seconds) * 1000)
  }

  /// Returns the number of whole seconds that are left at a date, never below 0.
  func secondsLeft(at date: Date, from start: Date) -> Int {
    let left = (end(from: start).milliseconds ?? 0) - (date.milliseconds ?? 0)
    return Int(max(left, 0) / 1000)
  }
}
