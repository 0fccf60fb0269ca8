// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import Quizzes

/// A quiz that a host presents question by question and all players answer at the same time.
///
/// ```swift
/// var round = LiveRound(try LiveRound.Content(id: "r1", quiz: quiz, host: "eva"))
/// try round.join(by: "ada", at: now)
/// try round.open("acids-01", by: "eva", at: now)            // 20 seconds from now on
/// try round.answer("acids-01", .choice("b"), by: "ada", at: now + 3)
/// round.ranking(at: now + 20).first?.points                 // 925: right, and fast
/// ```
///
/// The time for a question begins when the host opens it and is the same for all: an answer counts
/// when it became known before the time was up, or before the host ended the question. A right
/// answer earns the more points the earlier it came; see ``LiveRound/Content/speedShare``. Each
/// player answers a question once.
///
/// While a question is open nothing of it is shown: ``ranking(at:)`` and ``results(of:at:)`` count
/// what is over.
///
/// People and devices share a round, so its history is a *set* of events, ordered by when they
/// became known. A server that players cannot deceive sets `recordedAt` of each event. An event
/// that is not possible at its place stays without effect.
///
/// Every command takes the person who acts, its date, and a stamp for an event that became known
/// later. It throws ``LiveRoundError/isFinished``, ``LiveRoundError/log(_:)``, and the errors that
/// it lists itself. The round is then unchanged.
///
/// In JSON a round is its content and its `events`.
public struct LiveRound: LoggedHistory, JSONContent, Hashable, Identifiable {
  /// The identifier of a round.
  public typealias ID = Identifier<LiveRound>
  /// The reason an event is not possible.
  public typealias Refusal = LiveRoundError
  /// The faults of its JSON.
  public typealias Fault = ProblemFault

  /// A player's answer to a question.
  public struct Answer: Hashable, Sendable {
    /// The answer.
    public let response: QuizResponse
    /// Its credit, from 0 to 1.
    public let credit: Fraction
    /// The number of seconds from the opening until it came.
    public let seconds: Double
    /// The date when it became known.
    public let date: Date
    /// The points for it: ``creditPoints``, ``speedPoints`` and ``streakPoints`` together.
    public let points: Int
    /// The points that it would have brought at once, by its credit.
    public let creditPoints: Int
    /// The points for right answers in a row, by ``Content/streakBonus``.
    public let streakPoints: Int
    /// The points that the time took, 0 or fewer.
    public var speedPoints: Int { points - creditPoints - streakPoints }
  }

  /// A player's place in the standings.
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
    /// The number of questions that the player has answered right in a row, up to the last that is
    /// over.
    public let streak: Int
    /// The team of the player, or nil in a round without teams.
    public let team: Team.ID?
    /// Whether the player has not left.
    public let isPresent: Bool
  }

  /// A team's place in the standings.
  public struct TeamStanding: Hashable, Sendable, Identifiable {
    /// The team.
    public let id: Team.ID
    /// The place, counted from 1; equal points share one, as those of players do.
    public let rank: Int
    /// The sum or the mean of its members' points, by ``Content/teamPoints``; 0 without members.
    public let points: Fraction
    /// The number of players who belong to it, those who have left included.
    public let memberCount: Int
    /// Whether another team has the same points.
    public let isTied: Bool
  }

  package var log: SharedLog<LiveRoundState>

  package init(log: SharedLog<LiveRoundState>) {
    self.log = log
  }

  /// The identifier of the round.
  public var id: ID { content.id }

  /// The players who are there, in the order in which they joined.
  public var players: [Learner.ID] { state.players.filter { state.standings[$0] == .present } }

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

  /// Returns how many players have answered the question that is open at a date, which all may
  /// know.
  public func answerCount(at date: Date) -> Int {
    guard openQuestion(at: date) != nil else { return 0 }
    return state.questions.last.map { $0.answers.count + $0.votes.count } ?? 0
  }

  /// Returns how players answered a question, or nil while it is open and before it was opened;
  /// nobody answers a poll.
  public func results(of problem: Problem.ID, at date: Date) -> [Learner.ID: Answer]? {
    state.questions.first { $0.problem == problem && $0.end <= date }?.answers
  }

  /// Returns how many players have chosen each option of a poll, in the order of its options, or
  /// nil while it is open and for what is no poll that was opened.
  public func votes(on poll: Problem.ID, at date: Date) -> [Int]? {
    guard let known = content.polls.first(where: { $0.id == poll }),
      let question = state.questions.first(where: { $0.problem == poll && $0.end <= date })
    else { return nil }
    let chosen = question.votes.values.flatMap { (try? known.choice(in: $0)) ?? [] }
    let counts = Dictionary(chosen.map { ($0, 1) }, uniquingKeysWith: +)
    return known.options.indices.map { counts[$0] ?? 0 }
  }

  /// Returns the places of all players by the questions that are over at a date, the best first.
  ///
  /// Players with equal points stand in the order in which they joined. Those who have left keep
  /// their place; those whom the host has removed have none.
  ///
  /// - Complexity: O(*n* log *n*) in the number of players, for each question O(*n*).
  public func ranking(at date: Date) -> [Standing] {
    let over = state.questions.filter { $0.end <= date }
    let places = state.members.map { player in
      (player: player, points: over.points(of: player))
    }
    .ranked(by: \.points)
    return places.map { place in
      let player = place.element.player
      return Standing(
        id: player,
        rank: place.rank,
        points: place.element.points,
        lastPoints: over.last?.answers[player]?.points ?? 0,
        isTied: place.isTied,
        streak: over.streak(of: player),
        team: state.teams[player],
        isPresent: state.standings[player] == .present
      )
    }
  }

  /// Returns the places of all teams by the questions that are over at a date, the best first;
  /// empty in a round without teams.
  ///
  /// Teams with equal points stand in the order of the content.
  ///
  /// - Complexity: O(*n*) in the number of players, for each question.
  public func teamRanking(at date: Date) -> [TeamStanding] {
    let over = state.questions.filter { $0.end <= date }
    let members = Dictionary(grouping: state.members) { state.teams[$0] }
    return content.teams.map { team in
      let points = (members[team.id] ?? []).map { over.points(of: $0) }
      return (team: team.id, points: content.teamPoints.of(points), count: points.count)
    }
    .ranked(by: \.points)
    .map { place in
      TeamStanding(
        id: place.element.team,
        rank: place.rank,
        points: place.element.points,
        memberCount: place.element.count,
        isTied: place.isTied
      )
    }
  }
}

extension [LiveRoundState.Question] {
  /// The points of a player in these questions.
  fileprivate func points(of player: Learner.ID) -> Int {
    reduce(0) { $0 + ($1.answers[player]?.points ?? 0) }
  }
}

extension LiveRound.TeamPoints {
  /// The points of a team by those of its members.
  fileprivate func of(_ points: [Int]) -> Fraction {
    let sum = points.reduce(0, +)
    switch self {
    case .sum: return Fraction(sum)
    // Only the mean of nobody has no value.
    case .mean: return (try? Fraction(sum, points.count)) ?? .zero
    }
  }
}

/// An element with its place among others.
private struct Place<Element> {
  let element: Element
  let rank: Int
  let isTied: Bool
}

extension Array {
  /// The elements with their places, the one with the most points first; equal ones share a place
  /// and stay in their order.
  fileprivate func ranked<Points: Comparable & Hashable>(
    by points: (Element) -> Points
  ) -> [Place<Element>] {
    let counts = Dictionary(map { (points($0), 1) }, uniquingKeysWith: +)
    // Sorting is stable.
    let sorted = sorted { points($0) > points($1) }
    var rank = 0
    return sorted.enumerated().map { offset, element in
      if offset == 0 || points(sorted[offset - 1]) != points(element) { rank = offset + 1 }
      return Place(
        element: element,
        rank: rank,
        isTied: counts[points(element), default: 1] > 1
      )
    }
  }
}

// MARK: - Commands

extension LiveRound {
  /// Takes part, also after the first question, or comes back.
  ///
  /// Whoever comes back has the points from before, and stays in the team unless another is named.
  ///
  /// - Parameters:
  ///   - player: The learner.
  ///   - team: The team to join, where there are teams.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: Also ``LiveRoundError/alreadyJoined(_:)``, ``LiveRoundError/hostCannotPlay``,
  ///   ``LiveRoundError/wasRemoved(_:)``, ``LiveRoundError/teamIsMissing`` and
  ///   ``LiveRoundError/unknownTeam(_:)``.
  @discardableResult
  public mutating func join(
    by player: Learner.ID,
    in team: LiveRound.Team.ID? = nil,
    at date: Date,
    stamp: LiveRound.Event.Stamp? = nil
  ) throws(LiveRoundError) -> LiveRound.Event {
    try perform(.joined(in: team), by: player, at: date, stamp: stamp)
  }

  /// Stops taking part; answers and points stay, and the player can join again.
  ///
  /// - Throws: Also ``LiveRoundError/notPlayer(_:)`` and ``LiveRoundError/wasRemoved(_:)``.
  @discardableResult
  public mutating func leave(
    by player: Learner.ID,
    at date: Date,
    stamp: LiveRound.Event.Stamp? = nil
  ) throws(LiveRoundError) -> LiveRound.Event {
    try perform(.left, by: player, at: date, stamp: stamp)
  }

  /// Takes a player out of the round and its standings, who then cannot join again.
  ///
  /// The answers stay in ``results(of:at:)``. A void of the event brings the player
  /// back.
  ///
  /// - Parameters:
  ///   - player: The player to remove.
  ///   - host: The host.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: Also ``LiveRoundError/notHost(_:)`` and ``LiveRoundError/unknownPlayer(_:)``.
  @discardableResult
  public mutating func remove(
    _ player: Learner.ID,
    by host: Learner.ID,
    at date: Date,
    stamp: LiveRound.Event.Stamp? = nil
  ) throws(LiveRoundError) -> LiveRound.Event {
    try perform(.removed(player), by: host, at: date, stamp: stamp)
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
  ///   ``LiveRoundError/alreadyAnswered(_:)``, ``LiveRoundError/wasRemoved(_:)`` and, for an answer
  ///   that cannot be graded, ``LiveRoundError/response(_:)``. So is a single pick of a check-all
  ///   problem, whose picks are given at once, as `.choices`.
  @discardableResult
  public mutating func answer(
    _ problem: Problem.ID,
    _ response: QuizResponse,
    by player: Learner.ID,
    at date: Date,
    stamp: LiveRound.Event.Stamp? = nil
  ) throws(LiveRoundError) -> LiveRound.Event {
    // The first pick would be the answer, and all others late.
    if case .choice = response,
      let item = content.quiz.items.first(where: { $0.problem.id == problem }),
      item.problem.kind.name.responseShape == .choices
    {
      throw .response(.responseDoesNotFit(item.problem.kind.name, problem: problem))
    }
    return try perform(.answered(problem, response), by: player, at: date, stamp: stamp)
  }

  /// Answers the question that is open by the places of what a device was shown.
  ///
  /// - Parameters:
  ///   - problem: The question.
  ///   - response: The response to the ``View/Question/problem`` of a view.
  ///   - player: The player.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The event, in which the response is by names.
  /// - Throws: The errors that ``answer(_:_:by:at:stamp:)`` throws.
  @discardableResult
  public mutating func answer(
    _ problem: Problem.ID,
    presented response: PresentedResponse,
    by player: Learner.ID,
    at date: Date,
    stamp: LiveRound.Event.Stamp? = nil
  ) throws(LiveRoundError) -> LiveRound.Event {
    let named: QuizResponse
    do throws(ResponseError) {
      if let poll = content.polls.first(where: { $0.id == problem }) {
        named = try poll.response(from: response)
      } else if let item = content.quiz.items.first(where: { $0.problem.id == problem }) {
        named = try item.response(from: response)
      } else {
        throw .unknownProblem(problem)
      }
    } catch {
      if case .unknownProblem = error { throw .unknownProblem(problem) }
      throw .response(error)
    }
    return try answer(problem, named, by: player, at: date, stamp: stamp)
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

  /// Takes an event out, as if it had not happened; a void of the void brings it back.
  ///
  /// The host and the app may take out anything, players that they joined. An answer stays, because
  /// a player could look at the result first.
  ///
  /// - Parameters:
  ///   - event: The event, perhaps itself a void.
  ///   - person: The one who does it, or nil for the app.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The void, with what it changed for whom.
  /// - Throws: ``LiveRoundError/notHost(_:)``, and ``LiveRoundError/log(_:)`` for an event that is
  ///   not there before or is void already.
  /// - Complexity: O(*n*) for *n* events.
  @discardableResult
  public mutating func void(
    _ event: LiveRound.Event.ID,
    by person: Learner.ID? = nil,
    at date: Date,
    stamp: LiveRound.Event.Stamp? = nil
  ) throws(LiveRoundError) -> VoidReport<LiveRound> {
    try declareVoid(.voided(event), by: person, at: date, stamp: stamp)
  }

  /// Erases the identifier of a person from all events, also from those that come later, and from
  /// the content if it is the host.
  ///
  /// Answers and points stay. See `PersonErasure`. An app lets the person do it, or someone with
  /// the right to.
  ///
  /// - Returns: The event, in which there is no name either.
  /// - Throws: ``LiveRoundError/log(_:)``.
  /// - Complexity: O(*n*) for *n* events.
  @discardableResult
  public mutating func erase(
    _ person: Learner.ID,
    at date: Date,
    stamp: LiveRound.Event.Stamp? = nil
  ) throws(LiveRoundError) -> LiveRound.Event {
    let erasure = Learner.Erasure(of: person, salt: salt(at: date))
    return try perform(.erased(erasure), by: nil, at: date, stamp: stamp)
  }
}

extension LiveRound {
  /// An action of the host or of a player in a ``LiveRound``.
  ///
  /// In JSON an action is an object with its kind and what that kind takes:
  /// `{"kind":"answered","problem":"p1","choice":"b"}`.
  public enum Action: SharedAction {
    /// The host and the players act.
    public typealias Actor = Learner.ID
    /// The faults of its JSON.
    public typealias Fault = ProblemFault

    /// The player takes part, in a team where there are some.
    case joined(in: Team.ID? = nil)
    /// The player stopped taking part.
    case left
    /// The host took a player out.
    case removed(Learner.ID)
    /// The host showed a question to all, and its time began to run.
    case opened(Problem.ID)
    /// The player answered the question that is open.
    case answered(Problem.ID, QuizResponse)
    /// The host ended a question before its time was up.
    case closed(Problem.ID)
    /// The host ended the round.
    case ended
    /// The name of a person was erased from the history, for good.
    indirect case erased(Learner.Erasure)
    /// An event, perhaps a void itself, was declared void.
    case voided(Recorded<LiveRound.Action>.ID)
  }

  /// An event of a ``LiveRound``.
  public typealias Event = Recorded<LiveRound.Action>
}

extension LiveRound.Action: JSONUnion {
  package static let cases: [JSONCase<Self, ProblemFault>] = [
    JSONCase("joined") { action -> LiveRound.Team.ID?? in
      if case .joined(let team) = action { .some(team) } else { nil }
    } form: { record in
      let team = record.field("team", \.self)
      return .joined(in: try team())
    },
    JSONCase("left", .left),
    JSONCase("removed", Self.removed, "player") {
      if case .removed(let player) = $0 { player } else { nil }
    },
    JSONCase("opened", Self.opened, "problem") {
      if case .opened(let problem) = $0 { problem } else { nil }
    },
    JSONCase("answered") {
      if case .answered(let problem, let response) = $0 { (problem, response) } else { nil }
    } form: { record in
      let problem = record.field("problem", \.0)
      let response = record.inline(\.1)
      return try .answered(problem(), response())
    },
    JSONCase("closed", Self.closed, "problem") {
      if case .closed(let problem) = $0 { problem } else { nil }
    },
    JSONCase("ended", .ended),
    JSONCase("erased", inline: Self.erased) {
      if case .erased(let erasure) = $0 { erasure } else { nil }
    },
    JSONCase("voided", Self.voided, "event") {
      if case .voided(let event) = $0 { event } else { nil }
    },
  ]
}
