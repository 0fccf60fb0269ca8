// SPDX-License-Identifier: Apache-2.0
internal import NumericMethods
public import LudusCore
public import LudusFoundation
public import Quizzes

/// One learner's session with an adaptive quiz, in which each answer determines the most
/// informative next problem.
///
/// ```swift
/// var session = AdaptiveSession(content)
/// while let item = session.quiz.currentItem {
///   let feedback = try session.answer(ask(item), at: now)
///   try session.proceed(at: now)
/// }
/// session.score?.interval    // where the learner's ability most likely lies
/// session.stop               // .precise: why it ended
/// ```
///
/// ``quiz`` is the session of the problems that were picked so far. It shows the current problem,
/// feedback and score, and goes into an `AnswerLog` and a `ScoreHistory` as any other one.
///
/// Where the rules of the pool have a time limit, the session begins with ``start(at:)``. When the
/// time is up it is finished, and a problem that is not answered by then says nothing about the
/// ability.
///
/// The events are those of that session. As the choice of problems follows from the answers and
/// from the seed, replaying the events over the same content gives the same session.
public struct AdaptiveSession: ActionSession, JSONContent, Hashable {
  /// The actions of a session.
  public typealias Action = QuizSession.Action
  /// The reason an event is refused.
  public typealias Refusal = QuizError
  /// The faults of its JSON.
  public typealias Fault = ProblemFault

  /// The problems to pick from, and the rules.
  public let content: AdaptiveQuiz
  /// All that has happened, oldest first.
  public package(set) var events: [QuizSession.Event] = []
  /// The session of the problems that were picked so far.
  public private(set) var quiz: QuizSession
  /// The answers so far, and what they say about the ability.
  public private(set) var selector: AdaptiveSelector
  private var generator: SeededGenerator
  private var picker: Derived<AdaptivePicker>

  /// Starts an adaptive quiz at its first problem.
  public init(_ content: AdaptiveQuiz) {
    self.content = content
    selector = content.selector
    generator = SeededGenerator(seed: content.seed)
    picker = Derived(AdaptivePicker(content))
    quiz = QuizSession(content.pool.keeping([]))
    // A pool has at least one problem, and one is asked in any case.
    let first =
      picker.value.next(after: [], selector, using: &generator) ?? content.pool.items[0]
    quiz = QuizSession(content.pool.keeping([first]))
  }

  /// Whether nothing more can be answered.
  public var isFinished: Bool { quiz.isFinished }

  /// The ability as far as it is known.
  public var ability: Estimate { selector.ability }

  /// The ability by the answers alone, to report at the end, as ``AdaptiveSelector/score`` has it;
  /// nil before the first one.
  public var score: Estimate? { selector.score }

  /// The reason no more problems are picked, or nil as long as they are.
  public var stop: AdaptiveSelector.StoppingRule.Reason? {
    isOutOfTime ? .time : hasQuit ? .quit : selector.stop
  }

  /// Whether the session ended, by time or by quitting, before the rule had what it asks for.
  ///
  /// The answers by then are in ``score``, with a standard error that is larger for that, and in
  /// ``decision``, which then may not be certain.
  public var isUnfinished: Bool { (isOutOfTime || hasQuit) && selector.stop == nil }

  /// The side of the rule's cut on which the learner is; see ``AdaptiveSelector/decision``.
  public var decision: AdaptiveSelector.Decision? { selector.decision }

  private var hasQuit: Bool { events.contains { $0.action == .quit } }

  /// Whether the time for the whole quiz has ended the session.
  private var isOutOfTime: Bool { events.contains { $0.action == .timeEnded(nil) } }

  /// The end of the time that a time limit brings next, or nil when none is running; see
  /// `QuizSession.nextEnding`.
  package var nextEnding: QuizSession.Event? { quiz.nextEnding }

  package mutating func change(
    by action: QuizSession.Action,
    at date: Date
  ) throws(QuizError) -> QuizSession.Action {
    var played = quiz
    try played.apply(QuizSession.Event(action, at: date))
    let stored = played.events.last?.action ?? action
    guard case .proceeded(let problem) = action else {
      // An answer that was not left when the time was up counts as any other one.
      if action == .timeEnded(nil), played.phase == .finished,
        let problem = quiz.currentItem?.problem.id,
        let first = Self.firstTry(at: problem, in: played)
      {
        try? selector.record(problem, judged: first)
      }
      quiz = played
      return stored
    }
    let first = Self.firstTry(at: problem, in: played)
    // Each problem is picked once, so that this is never refused.
    try? selector.record(problem, judged: first)
    if let next = picker.value.next(after: quiz.content.items, selector, using: &generator) {
      // What is possible in a quiz is possible in a longer one.
      quiz.append(next)
      try quiz.apply(QuizSession.Event(action, at: date))
    } else {
      quiz = played
    }
    return stored
  }

  /// The first judgment of an answer to a problem, or nil where there is none.
  private static func firstTry(
    at problem: Problem.ID,
    in session: QuizSession
  ) -> QuizSession.Action.Judgment? {
    session.events.lazy.compactMap { event -> QuizSession.Action.Judgment? in
      guard case .answered(problem, _, _, let judgment) = event.action else { return nil }
      return judgment?.credit == nil ? nil : judgment
    }
    .first
  }
}

extension AdaptiveSelector {
  /// Takes the judgment of a first try into account; a problem without one is wrong.
  fileprivate mutating func record(
    _ problem: Problem.ID,
    judged judgment: QuizSession.Action.Judgment?
  ) throws(EstimationError) {
    try record(problem, credit: judgment?.credit.map { Double($0) } ?? 0)
  }
}

extension AdaptiveSession {
  /// Returns what the session came to so far, which says whose it is; see
  /// `QuizSession.result(by:as:)`.
  public func result(by learner: Learner.ID, as game: ScoreHistory.Game = .test) -> QuizResult {
    quiz.result(by: learner, as: game)
  }
}

// MARK: - Commands

extension AdaptiveSession {
  /// Begins the session, so that the time for its first problem is known and a time limit runs; see
  /// `QuizSession.start(at:)`.
  public mutating func start(at date: Date) throws(QuizError) {
    try perform(.started, at: date)
  }

  /// Answers the presented problem; see `QuizSession.answer(_:certainty:at:)`.
  @discardableResult
  public mutating func answer(
    _ response: QuizResponse,
    certainty: Certainty? = nil,
    at date: Date
  ) throws(QuizError) -> Feedback {
    let problem = try presented()
    try perform(.answered(problem, response, certainty: certainty), at: date)
    return try feedback(on: problem)
  }

  /// Answers the presented problem by the places of what a front end was shown; see
  /// `QuizSession.answer(presented:certainty:at:)`.
  @discardableResult
  public mutating func answer(
    presented response: PresentedResponse,
    certainty: Certainty? = nil,
    at date: Date
  ) throws(QuizError) -> Feedback {
    guard let item = quiz.currentItem else { throw noProblem }
    let named: QuizResponse
    do throws(ResponseError) {
      named = try item.response(from: response)
    } catch {
      throw .response(error)
    }
    return try answer(named, certainty: certainty, at: date)
  }

  /// Gives up on the presented problem and shows its correct answer; see `QuizSession.reveal(at:)`.
  @discardableResult
  public mutating func reveal(at date: Date) throws(QuizError) -> Feedback {
    let problem = try presented()
    try perform(.revealed(problem), at: date)
    return try feedback(on: problem)
  }

  /// Shows the next hint of the presented problem; see `QuizSession.takeHint(at:)`.
  public mutating func takeHint(at date: Date) throws(QuizError) {
    try perform(.tookHint(try presented()), at: date)
  }

  /// Goes on from the decided problem to the one that says most, or finishes when it is time to
  /// stop.
  ///
  /// - Throws: The errors that `QuizSession.proceed(at:)` throws.
  /// - Complexity: O(*n* log *n*) in the number of problems of the pool.
  public mutating func proceed(at date: Date) throws(QuizError) {
    try perform(.proceeded(from: try presented()), at: date)
  }

  /// Reports that something is wrong with a problem that was picked; see
  /// `QuizSession.report(_:about:at:)`.
  public mutating func report(
    _ report: Problem.Report,
    about problem: Problem.ID,
    at date: Date
  ) throws(QuizError) {
    try perform(.reported(problem, report), at: date)
  }

  /// Ends the session before it is finished; see `QuizSession.quit(at:)`.
  public mutating func quit(at date: Date) throws(QuizError) {
    try perform(.quit, at: date)
  }

  private func presented() throws(QuizError) -> Problem.ID {
    guard let item = quiz.currentItem else { throw noProblem }
    return item.problem.id
  }

  /// The reason there is no problem to do something with.
  private var noProblem: QuizError {
    if quiz.phase == .notStarted { return .rule(.notStarted) }
    return events.last { $0.action == .timeEnded(nil) }.map { .timeIsUp(at: $0.date) }
      ?? .sessionIsFinished
  }

  private func feedback(on problem: Problem.ID) throws(QuizError) -> Feedback {
    guard let feedback = quiz.feedback(on: problem) else { throw .unknownProblem(problem) }
    return feedback
  }
}

extension AdaptiveSelector {
  /// The rule for when an adaptive quiz has asked enough.
  ///
  /// It goes on at least to `minimumCount` and then stops as soon as the ability is known well
  /// enough, at `maximumCount` in any case, or when no problem is left.
  ///
  /// ```swift
  /// let rule = try AdaptiveSelector.StoppingRule {
  ///   $0.minimumCount = 5
  ///   $0.maximumCount = 20
  ///   $0.standardError = 0.5
  /// }
  /// ```
  public struct StoppingRule: Policy {
    /// The reason an adaptive quiz stops.
    public enum Reason: String, Hashable, Sendable, JSONName {
      /// The ability is known as exactly as asked.
      case precise
      /// As many problems were answered as may be.
      case count
      /// All problems were answered.
      case exhausted
      /// The time was up.
      case time
      /// It is clear on which side of the cut the ability is.
      case decided
      /// The learner quit.
      case quit
    }

    /// The values as variables, not yet checked.
    public struct Draft: StandardDraft {
      /// The type of the faults of values.
      public typealias Fault = Estimate.Fault

      /// The least number of problems that are asked, 0 or more.
      public var minimumCount: Int = 0
      /// The greatest number of problems that are asked, at least 1 and the minimum, or nil for all
      /// there are.
      public var maximumCount: Int?
      /// The standard error of the ability that is small enough, above 0 logits, or nil to go on to
      /// the end.
      public var standardError: Double?
      /// The ability that passes, within 100 logits of 0, in a test that stops when it is clear on
      /// which side of it the learner is; nil for a test that measures.
      public var cut: Double?
      /// The distance from the cut within which the side does not matter, above 0 and up to 10
      /// logits.
      ///
      /// The narrower it is, the more problems a decision takes.
      public var indifference: Double = 0.25
      /// The share of the decisions outside of that zone in which an error is accepted, above 0 and
      /// below 0.5.
      public var errorRate: Double = 0.05

      /// Creates the defaults.
      public init() {}
    }

    /// The values.
    public let checked: Checked<Draft>

    /// Creates the policy that has these values.
    public init(_ checked: Checked<Draft>) {
      self.checked = checked
    }

    /// A rule that asks 5 to 20 problems, until the standard error is 0.5 logits.
    ///
    /// The numbers are those between which players of QuizASSIST chose; 0.5 is what about 16
    /// fitting problems give, as each has the information 1/4.
    public static let standard = AdaptiveSelector.StoppingRule.named {
      ($0.minimumCount, $0.maximumCount, $0.standardError) = (5, 20, 0.5)
    }
  }
}

/// In JSON what is not asked for is left out.
extension AdaptiveSelector.StoppingRule: JSONPolicy {}

extension AdaptiveSelector.StoppingRule.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("minimumCount", \.minimumCount) { $0 < 0 ? .countOutOfRange($0, minimum: 0) : nil }
    values.value("maximumCount", \.maximumCount)
    values.value("standardError", \.standardError) { $0 > 0 ? nil : .standardErrorOutOfRange($0) }
    values.value("cut", \.cut) { (-100...100).contains($0) ? nil : .cutOutOfRange($0) }
    values.value("indifference", \.indifference) {
      $0 > 0 && $0 <= 10 ? nil : .cutOutOfRange($0)
    }
    values.value("errorRate", \.errorRate) { $0 > 0 && $0 < 0.5 ? nil : .chanceOutOfRange($0) }
  }

  package var faultsTogether: [LocatedFault<Estimate.Fault>] {
    let minimum = max(1, minimumCount)
    guard let maximumCount, maximumCount < minimum else { return [] }
    let fault = Estimate.Fault.countOutOfRange(maximumCount, minimum: minimum)
    return [LocatedFault(fault, at: ContentPlace().key("maximumCount"))]
  }
}
