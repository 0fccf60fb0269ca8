// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import Quizzes

/// A quiz that a host shows question by question, and that all players answer at the same time.
///
/// ```swift
/// var round = LiveRound(try LiveRound.Content(id: "r1", quiz: quiz, host: "eva"))
/// try round.join(by: "ada", at: now)
/// try round.open("acids-01", by: "eva", at: now)            // 20 seconds from now on
/// try round.answer("acids-01", .choice("b"), by: "ada", at: now + 3)
/// round.ranking(at: now + 20).first?.points                 // 925: right, and fast
/// ```
///
/// The time for a question begins when the host opens it and is the same for all: an answer counts when it became known
/// before the time was up, or before the host ended the question. A right answer earns the more points the earlier it
/// came; see ``LiveRound/Content/speedShare``. Each player answers a question once.
///
/// While a question is open nothing of it is shown: ``ranking(at:)`` and ``results(of:at:)`` count what is over.
///
/// People and devices share a round, so its history is a *set* of events, ordered by when they became known. A server that
/// players cannot deceive sets `recordedAt` of each event. An event that is not possible at its place stays without effect.
///
/// Every command takes the person who acts, its date, and a stamp for an event that became known later. It throws
/// ``LiveRoundError/isFinished``, ``LiveRoundError/log(_:)``, and the errors that it lists itself. The round is then
/// unchanged.
///
/// In JSON a round is its content and its `events`.
public struct LiveRound: LoggedHistory, JSONContent, Hashable, Identifiable {
  /// The identifier of a round.
  public typealias ID = Identifier<LiveRound>
  /// Why an event is not possible.
  public typealias Refusal = LiveRoundError
  /// The faults of its JSON.
  public typealias Fault = ProblemFault

  /// A player's answer to a question.
  public struct Answer: Hashable, Sendable {
    /// The answer.
    public let response: QuizResponse
    /// Its credit, from 0 to 1.
    public let credit: Fraction
    /// How many seconds after the opening it came.
    public let seconds: Double
    /// The points for it.
    public let points: Int
  }

  /// A player's place.
  public struct Standing: Hashable, Sendable, Identifiable {
    /// The player.
    public let id: Learner.ID
    /// The place, counted from 1.
    ///
    /// Equal points share a place, and as many places are left out after it.
    public let rank: Int
    /// The points of all questions that are over.
    public let points: Int
    /// The points of the last question that is over.
    public let lastPoints: Int
    /// Whether another player has the same points.
    public let isTied: Bool
  }

  package var log: SharedLog<LiveRoundState>

  package init(log: SharedLog<LiveRoundState>) {
    self.log = log
  }

  /// The identifier of the round.
  public var id: ID { content.id }

  /// The players in the order in which they joined.
  public var players: [Learner.ID] { state.players }

  /// The questions that were opened, in order.
  public var openedQuestions: [Problem.ID] { state.questions.map(\.problem) }

  /// Whether the host has ended the round.
  public var isFinished: Bool { state.endedAt != nil }

  /// Returns the question that is open at a date and when it ends, or nil when none is.
  public func openQuestion(at date: Date) -> (problem: Problem.ID, end: Date)? {
    guard let last = state.questions.last, last.openedAt <= date, date < last.end else {
      return nil
    }
    return (last.problem, last.end)
  }

  /// Returns how many players have answered the question that is open at a date, which all may know.
  public func answerCount(at date: Date) -> Int {
    guard openQuestion(at: date) != nil else { return 0 }
    return state.questions.last?.answers.count ?? 0
  }

  /// Returns how players answered a question, or nil while it is open and before it was opened.
  public func results(of problem: Problem.ID, at date: Date) -> [Learner.ID: Answer]? {
    state.questions.first { $0.problem == problem && $0.end <= date }?.answers
  }

  /// Returns the places of all players by the questions that are over at a date, the best first.
  ///
  /// Players with equal points stand in the order in which they joined.
  ///
  /// - Complexity: O(*n* log *n*) in the number of players, for each question O(*n*).
  public func ranking(at date: Date) -> [Standing] {
    let over = state.questions.filter { $0.end <= date }
    let sums = state.players.map { player in
      (player: player, points: over.reduce(0) { $0 + ($1.answers[player]?.points ?? 0) })
    }
    let counts = Dictionary(sums.map { ($0.points, 1) }) { $0 + $1 }
    // Sorting is stable.
    let sorted = sums.sorted { $0.points > $1.points }
    var rank = 0
    return sorted.enumerated().map { offset, entry in
      if offset == 0 || sorted[offset - 1].points != entry.points { rank = offset + 1 }
      return Standing(
        id: entry.player,
        rank: rank,
        points: entry.points,
        lastPoints: over.last?.answers[entry.player]?.points ?? 0,
        isTied: counts[entry.points, default: 1] > 1
      )
    }
  }
}

// MARK: - Commands

extension LiveRound {
  /// Takes part, also after the first question.
  ///
  /// - Throws: Also ``LiveRoundError/alreadyJoined(_:)`` and ``LiveRoundError/hostCannotPlay``.
  @discardableResult
  public mutating func join(
    by player: Learner.ID,
    at date: Date,
    stamp: LiveRound.Event.Stamp? = nil
  ) throws(LiveRoundError) -> LiveRound.Event {
    try perform(.joined, by: player, at: date, stamp: stamp)
  }

  /// Shows a question to all, whose time begins to run.
  ///
  /// - Throws: Also ``LiveRoundError/notHost(_:)``, ``LiveRoundError/unknownProblem(_:)``,
  ///   ``LiveRoundError/alreadyOpened(_:)`` and ``LiveRoundError/questionIsOpen(_:)``.
  @discardableResult
  public mutating func open(
    _ problem: Problem.ID,
    by host: Learner.ID,
    at date: Date,
    stamp: LiveRound.Event.Stamp? = nil
  ) throws(LiveRoundError) -> LiveRound.Event {
    try perform(.opened(problem), by: host, at: date, stamp: stamp)
  }

  /// Answers the question that is open.
  ///
  /// - Throws: Also ``LiveRoundError/notPlayer(_:)``, ``LiveRoundError/unknownProblem(_:)``,
  ///   ``LiveRoundError/questionIsNotOpen(_:)``, ``LiveRoundError/timeIsUp(at:)``,
  ///   ``LiveRoundError/alreadyAnswered(_:)`` and, for an answer that cannot be graded,
  ///   ``LiveRoundError/response(_:)``.
  @discardableResult
  public mutating func answer(
    _ problem: Problem.ID,
    _ response: QuizResponse,
    by player: Learner.ID,
    at date: Date,
    stamp: LiveRound.Event.Stamp? = nil
  ) throws(LiveRoundError) -> LiveRound.Event {
    try perform(.answered(problem, response), by: player, at: date, stamp: stamp)
  }

  /// Ends a question before its time is up, such as when all have answered.
  ///
  /// - Throws: Also ``LiveRoundError/notHost(_:)``, ``LiveRoundError/questionIsNotOpen(_:)``,
  ///   ``LiveRoundError/unknownProblem(_:)`` and ``LiveRoundError/timeIsUp(at:)``.
  @discardableResult
  public mutating func close(
    _ problem: Problem.ID,
    by host: Learner.ID,
    at date: Date,
    stamp: LiveRound.Event.Stamp? = nil
  ) throws(LiveRoundError) -> LiveRound.Event {
    try perform(.closed(problem), by: host, at: date, stamp: stamp)
  }

  /// Ends the round, and the question that is open.
  ///
  /// - Throws: Also ``LiveRoundError/notHost(_:)``.
  @discardableResult
  public mutating func end(
    by host: Learner.ID,
    at date: Date,
    stamp: LiveRound.Event.Stamp? = nil
  ) throws(LiveRoundError) -> LiveRound.Event {
    try perform(.ended, by: host, at: date, stamp: stamp)
  }
}
