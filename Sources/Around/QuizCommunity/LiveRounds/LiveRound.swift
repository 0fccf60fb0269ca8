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
    /// The points for it: ``creditPoints`` and ``speedPoints`` together.
    public let points: Int
    /// The points that it would have brought at once, by its credit.
    public let creditPoints: Int
    /// The points that the time took, 0 or fewer.
    public var speedPoints: Int { points - creditPoints }
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

  /// Returns how many players have answered the question that is open at a date, which all may
  /// know.
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

  /// Takes an event out, as if it had not happened; a void of the void brings it back.
  ///
  /// The host and the app may take out anything, players that they joined. An answer stays, because
  /// a player could look at the result first.
  ///
  /// - Parameters:
  ///   - event: The event, perhaps itself a void.
  ///   - person: The one who does it, or nil for the app.
  ///   - date: When.
  ///   - stamp: When that became known, and the identifier of the event.
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

    /// The player takes part.
    case joined
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
    JSONCase("joined", .joined),
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

extension LiveRound {
  /// The fixed content of a live round: its quiz, host and rules.
  ///
  /// In JSON the content is an object with `version`, `id`, `quiz`, `host`, `seconds` and, where it
  /// is not 1/2, `speedShare`, with the keys of ``clocks``.
  public struct Content: Hashable, Sendable, Identifiable {
    /// The version of the JSON form.
    static let version = 1
    /// The seconds that players can have for a question.
    public static let secondsRange = 1...3600
    /// The points that a problem of one point brings for a right answer at once.
    package static let pointsPerPoint = 1000

    /// The identifier of the round.
    public let id: LiveRound.ID
    /// The quiz whose problems are the questions.
    ///
    /// Its own rules do not matter: each player answers each question once.
    public let quiz: Quiz
    /// The person who opens the questions.
    public let host: Learner.ID
    /// How many seconds players have for each question, in ``secondsRange``.
    public let seconds: Int
    /// The share of the points that depends on speed, from 0 to 1.
    ///
    /// With the points *p* of the problem, the credit *c* of the answer, this share *s* and the
    /// part *t* of the time that has passed an answer earns 1000 · *p* · *c* · (1 - *s* · *t*),
    /// rounded down. The form is that of Kahoot, where *s* is a half.
    public let speedShare: Fraction
    /// How far the dates of events may be off.
    ///
    /// Where a server sets `recordedAt`, which decides here, it only limits the date that an event
    /// says. Without one a slow clock answers as if at once, as all clocks do after a fast one.
    public let clocks: ClockRules

    /// Creates the content of a round.
    ///
    /// - Parameters:
    ///   - id: The identifier of the round.
    ///   - quiz: The quiz whose problems are the questions.
    ///   - host: The person who opens the questions.
    ///   - seconds: How many seconds players have for each question, in ``secondsRange``.
    ///   - speedShare: The share of the points that depends on speed, from 0 to 1; nil for a half.
    ///   - clocks: How far the dates of events may be off.
    /// - Throws: Every fault with its place: an empty identifier, a number out of range, and
    ///   problems whose answers a person must grade.
    public init(
      id: LiveRound.ID,
      quiz: Quiz,
      host: Learner.ID,
      seconds: Int = 20,
      speedShare: Fraction? = nil,
      clocks: ClockRules = .standard
    ) throws(ContentError<ProblemFault>) {
      self.id = id
      self.quiz = quiz
      self.host = host
      self.seconds = seconds
      self.speedShare = speedShare ?? .half
      self.clocks = clocks
      let faults = faults
      guard faults.isEmpty else { throw ContentError(faults: faults) }
    }

    /// Returns the content with another host.
    func hosted(by host: Learner.ID) -> LiveRound.Content {
      LiveRound.Content(self, host: host)
    }

    private init(_ content: LiveRound.Content, host: Learner.ID) {
      id = content.id
      quiz = content.quiz
      self.host = host
      seconds = content.seconds
      speedShare = content.speedShare
      clocks = content.clocks
    }

    private var faults: [LocatedFault<ProblemFault>] {
      var faults: [LocatedFault<ProblemFault>] = []
      for (name, key) in [(id.rawValue, "id"), (host.rawValue, "host")]
      where name.isInvisible {
        faults.append(LocatedFault(.emptyIdentifier, at: ContentPlace().key(key)))
      }
      let place = ContentPlace().key("quiz").key("items")
      for (index, item) in quiz.items.enumerated() where item.problem.kind.name.task.needsPerson {
        faults.append(
          LocatedFault(.challenge(.needsPerson(item.problem.id)), at: place.index(index))
        )
      }
      faults += ProblemFault.faults(of: [("seconds", seconds, Self.secondsRange)])
      if !(0...1).contains(speedShare) {
        faults.append(
          LocatedFault(.shareOutOfRange(speedShare), at: ContentPlace().key("speedShare"))
        )
      }
      return faults
    }

    /// Returns the points for an answer, by the formula of ``speedShare``.
    ///
    /// - Parameters:
    ///   - credit: The credit of the answer, from 0 to 1.
    ///   - problem: The problem.
    ///   - milliseconds: The time that has passed since the question was opened.
    /// - Returns: The points.
    package func points(for credit: Fraction, of problem: Problem, after milliseconds: Int64) -> Int
    {
      let limit = Int64(seconds) * 1000
      let most = Double(problem.points) * Double(Self.pointsPerPoint)
      let passed = min(max(milliseconds, 0), limit)
      do {
        let part = try Fraction(Int(passed), Int(limit))
        let share = try Fraction.one - speedShare * part
        return try (problem.points * Fraction(Self.pointsPerPoint) * credit * share).rounded(.down)
      } catch {
        // Where the exact value does not fit, the nearest one is as good.
        let share = 1 - Double(speedShare) * Double(passed) / Double(limit)
        return Int((most * Double(credit) * share).rounded(.down))
      }
    }
  }
}

extension Fraction {
  // It cannot fail.
  fileprivate static let half = (try? Fraction(1, 2)) ?? .zero
}

extension LiveRound.Content: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    try record.version(version)
    let id = record.field("id", \.id)
    let quiz = record.field("quiz", \.quiz)
    let host = record.field("host", \.host)
    let seconds = record.field("seconds", \.seconds)
    let speedShare = record.field("speedShare", \.speedShare, default: .half)
    let clocks = record.inline(\.clocks)
    return try LiveRound.Content(
      id: id(),
      quiz: quiz(),
      host: host(),
      seconds: seconds(),
      speedShare: speedShare(),
      clocks: clocks()
    )
  }
}
