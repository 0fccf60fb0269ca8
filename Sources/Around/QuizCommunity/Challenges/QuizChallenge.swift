// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import Quizzes

/// A quiz that two or more players play against each other, each in their own time before a
/// deadline.
///
/// ```swift
/// let quiz = try Quiz(from: bank, Blueprint(count: 10), using: &generator)   // drawn once, for all
/// var challenge = try QuizChallenge(
///   id: "c1", quiz: quiz, by: "ada", inviting: ["ben"], at: now, until: friday)
/// try challenge.accept(by: "ben", at: now)
/// var session = try challenge.start(by: "ben", at: now)
/// // ... ben plays, as any other quiz ...
/// try challenge.submit(session, by: "ben", at: later)
/// try challenge.view(for: "ada", at: later).player("ben")?.state   // .finished
/// try challenge.view(for: "ada", at: later).player("ben")?.score   // nil: ada has not played
/// ```
///
/// The challenger accepts by challenging; the others accept or decline. Scores are *revealed* when
/// every player has declined or has come to an end, and at the deadline at the latest. Until then
/// players see only their own score, and ``view(for:at:)`` is the only place that shows one. Give
/// players their views, and keep the challenge itself away from them, because its log has
/// everyone's answers.
///
/// A player who takes part and has no score *forfeits*: they never started, did not finish in time,
/// quit or lost the quiz by its time limit. They rank behind every score, also one of 0. See
/// ``QuizChallenge/View/Forfeit``.
///
/// People and devices share a challenge, so its history is a *set* of events, ordered by when they
/// became known, then by date and identifier. Merging gives the same value in whatever order events
/// arrive. An event that is not possible at its place stays without effect.
///
/// A session comes into the log as a whole, when it is finished. If it came in parts, a late answer
/// would change its score, and the log would show how far its player is. The answers are judged
/// anew, because the log of a client cannot be trusted. Until it is submitted, an app keeps the
/// session as any other.
///
/// Only events recorded before the deadline count, and of a player's two ends the one that was
/// recorded first. So results are final once they are revealed, and nobody can look first and
/// report afterwards, if a server that players cannot deceive sets `recordedAt`.
///
/// Every command takes the player who acts, its date, and a stamp for an event that became known
/// later. It throws ``ChallengeError/notPlayer(_:)``, ``ChallengeError/notOpen(until:)``,
/// ``ChallengeError/deadlinePassed(_:)``, ``ChallengeError/alreadyDeclined(_:)``,
/// ``ChallengeError/alreadyOut(_:)``, ``ChallengeError/log(_:)``, and the errors that it lists
/// itself. The challenge is then unchanged.
///
/// In JSON a challenge is its content and its `events`.
public struct QuizChallenge: LoggedHistory, JSONContent, Hashable, Identifiable {
  /// The identifier of a challenge.
  public typealias ID = Identifier<QuizChallenge>
  /// The reason an event is not possible.
  public typealias Refusal = ChallengeError
  /// The faults of its JSON.
  public typealias Fault = ProblemFault

  package var log: SharedLog<ChallengeState>

  package init(log: SharedLog<ChallengeState>) {
    self.log = log
  }

  /// Challenges others to a quiz.
  ///
  /// - Parameters:
  ///   - id: The identifier of the challenge.
  ///   - quiz: The quiz that all play, drawn once.
  ///   - challenger: The learner who challenges, and so takes part.
  ///   - guests: The learners who are invited, at least one.
  ///   - date: The date when the challenge begins.
  ///   - deadline: The date when it is over.
  ///   - clocks: The rules for the possible error of the dates of events.
  /// - Throws: Every fault; see
  ///   ``QuizChallenge/Content/init(id:quiz:players:opensAt:deadline:clocks:)``.
  public init(
    id: ID,
    quiz: Quiz,
    by challenger: Learner.ID,
    inviting guests: [Learner.ID],
    at date: Date,
    until deadline: Date,
    clocks: ClockRules = .standard
  ) throws(ContentError<ProblemFault>) {
    let players = [challenger] + guests
    self.init(
      try QuizChallenge.Content(
        id: id,
        quiz: quiz,
        players: players,
        opensAt: date,
        deadline: deadline,
        clocks: clocks
      )
    )
  }

  /// The identifier of the challenge.
  public var id: ID { content.id }

  /// Returns the state of the players as it was known at a date.
  func state(at date: Date) -> ChallengeState {
    log.state(after: events.filter { $0.recordedAt <= date })
  }
}

extension QuizChallenge: QuizResultSource {
  /// Returns the sessions of all who have finished, once the scores are revealed; until then
  /// nothing.
  ///
  /// - Complexity: O(*n*) in the number of events, and of those of submitted sessions.
  public func quizResults(at date: Date) -> [QuizResult] {
    let stages = state(at: date).stages
    guard date >= content.deadline || stages.values.allSatisfy(\.isOut) else { return [] }
    return content.players.compactMap { player in
      guard case .finished(let session) = stages[player] else { return nil }
      return session.result(by: player, as: .challenge)
    }
  }
}

// MARK: - Commands

extension QuizChallenge {
  /// Accepts the challenge.
  ///
  /// - Throws: Also ``ChallengeError/alreadyAccepted(_:)``.
  @discardableResult
  public mutating func accept(
    by player: Learner.ID,
    at date: Date,
    stamp: QuizChallenge.Event.Stamp? = nil
  ) throws(ChallengeError) -> QuizChallenge.Event {
    try perform(.accepted, by: player, at: date, stamp: stamp)
  }

  /// Declines the challenge, also after having accepted it.
  ///
  /// A player who has started quits by declining.
  @discardableResult
  public mutating func decline(
    by player: Learner.ID,
    at date: Date,
    stamp: QuizChallenge.Event.Stamp? = nil
  ) throws(ChallengeError) -> QuizChallenge.Event {
    try perform(.declined, by: player, at: date, stamp: stamp)
  }

  /// Shows the quiz to a player, who plays from now on.
  ///
  /// The app keeps the session and plays it as any other. Where the quiz has a time limit, the
  /// session has to be started too.
  ///
  /// - Returns: The session to play.
  /// - Throws: Also ``ChallengeError/notAccepted(_:)`` and ``ChallengeError/alreadyStarted(_:)``.
  @discardableResult
  public mutating func start(
    by player: Learner.ID,
    at date: Date,
    stamp: QuizChallenge.Event.Stamp? = nil
  ) throws(ChallengeError) -> QuizSession {
    try perform(.started, by: player, at: date, stamp: stamp)
    return QuizSession(content.quiz)
  }

  /// Submits a finished session of the challenge's quiz, also one that was quit or lost.
  ///
  /// The session began while the challenge was open, and its last event is not after the date. A
  /// player's first session that is known counts.
  ///
  /// - Throws: Also ``ChallengeError/otherQuiz(_:)``, ``ChallengeError/notFinished``,
  ///   ``ChallengeError/playedTooEarly(possibleFrom:)``,
  ///   ``ChallengeError/submittedTooEarly(possibleFrom:)`` and ``ChallengeError/notStarted(_:)``.
  @discardableResult
  public mutating func submit(
    _ session: QuizSession,
    by player: Learner.ID,
    at date: Date,
    stamp: QuizChallenge.Event.Stamp? = nil
  ) throws(ChallengeError) -> QuizChallenge.Event {
    guard session.content == content.quiz else { throw .otherQuiz(session.content.id) }
    return try perform(.submitted(session.events), by: player, at: date, stamp: stamp)
  }

  /// Takes an event out, as if it had not happened; a void of the void brings it back.
  ///
  /// Only the app does it, for instance when the quiz could not be shown: a player who has seen the
  /// results could otherwise play again.
  ///
  /// - Parameters:
  ///   - event: The event, perhaps itself a void.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The void, with what it changed for whom.
  /// - Throws: ``ChallengeError/log(_:)`` for an event that is not there before or is void already.
  /// - Complexity: O(*n*) for *n* events.
  @discardableResult
  public mutating func void(
    _ event: QuizChallenge.Event.ID,
    at date: Date,
    stamp: QuizChallenge.Event.Stamp? = nil
  ) throws(ChallengeError) -> VoidReport<QuizChallenge> {
    try declareVoid(.voided(event), by: nil, at: date, stamp: stamp)
  }

  /// Erases the identifier of a person from all events, also from those that come later and from
  /// the content.
  ///
  /// Scores stay, and so do the answers. See `PersonErasure`. An app lets the person do it, or
  /// someone with the right to.
  ///
  /// - Returns: The event, in which there is no name either.
  /// - Throws: ``ChallengeError/log(_:)``.
  /// - Complexity: O(*n*) for *n* events.
  @discardableResult
  public mutating func erase(
    _ person: Learner.ID,
    at date: Date,
    stamp: QuizChallenge.Event.Stamp? = nil
  ) throws(ChallengeError) -> QuizChallenge.Event {
    let erasure = Learner.Erasure(of: person, salt: salt(at: date))
    return try perform(.erased(erasure), by: nil, at: date, stamp: stamp)
  }
}

extension QuizChallenge {
  /// An action of a player in a ``QuizChallenge``.
  ///
  /// In JSON an action is an object with its kind and, for a submission, the events of the session:
  /// `{"kind":"submitted","session":[...]}`.
  public enum Action: SharedAction {
    /// Players act.
    public typealias Actor = Learner.ID
    /// The faults of its JSON.
    public typealias Fault = ProblemFault

    /// The player takes part.
    case accepted
    /// The player takes no part or, once playing, no longer plays.
    case declined
    /// The player was shown the quiz.
    case started
    /// The player came to the end of the quiz, with these events.
    case submitted([QuizSession.Event])
    /// The name of a person was erased from the history, for good.
    indirect case erased(Learner.Erasure)
    /// An event, perhaps a void itself, was declared void.
    case voided(Recorded<QuizChallenge.Action>.ID)
  }

  /// An event of a ``QuizChallenge``.
  public typealias Event = Recorded<QuizChallenge.Action>
}

extension QuizChallenge.Action: JSONUnion {
  package static let cases: [JSONCase<Self, ProblemFault>] = [
    JSONCase("accepted", .accepted),
    JSONCase("declined", .declined),
    JSONCase("started", .started),
    JSONCase("submitted", Self.submitted, "session") {
      if case .submitted(let events) = $0 { events } else { nil }
    },
    JSONCase("erased", inline: Self.erased) {
      if case .erased(let erasure) = $0 { erasure } else { nil }
    },
    JSONCase("voided", Self.voided, "event") {
      if case .voided(let event) = $0 { event } else { nil }
    },
  ]
}

extension QuizChallenge {
  /// The fixed content of a challenge: its quiz, players and deadline.
  ///
  /// The quiz is drawn once and kept as it was drawn, so all players meet the same problems with
  /// the same options in the same order, even when the bank changes.
  ///
  /// In JSON the content is an object with `version`, `id`, `quiz`, `players`, and `opensAt` and
  /// `deadline` in milliseconds since 1970, with the keys of ``clocks``.
  public struct Content: Hashable, Sendable, Identifiable {
    /// The version of the JSON form.
    static let version = 1

    /// The identifier of the challenge.
    public let id: QuizChallenge.ID
    /// The quiz that all play.
    public let quiz: Quiz
    /// The players: first the one who challenges, then those who are invited.
    public let players: [Learner.ID]
    /// The date when the challenge begins, in whole milliseconds.
    public let opensAt: Date
    /// The date when the challenge is over, in whole milliseconds.
    ///
    /// Only sessions submitted before that instant count.
    public let deadline: Date
    /// The rules for the possible error of the dates of events.
    ///
    /// It limits only the date that an event says: what becomes known late changes nothing before
    /// it anyway.
    public let clocks: ClockRules

    /// Creates the content of a challenge.
    ///
    /// - Throws: Every fault with its place: an empty identifier, fewer than two players, a player
    ///   who is named twice, a deadline that is not after the beginning, a date too far away, and
    ///   problems whose answers a person must grade, because those would leave open who has won.
    public init(
      id: QuizChallenge.ID,
      quiz: Quiz,
      players: [Learner.ID],
      opensAt: Date,
      deadline: Date,
      clocks: ClockRules = .standard
    ) throws(ContentError<ProblemFault>) {
      let faults =
        ProblemFault.faults(id: id) + Self.faults(of: quiz) + Self.faults(of: players)
        + Self.faults(from: opensAt, until: deadline)
      guard faults.isEmpty, let opensAt = opensAt.truncatedToMilliseconds,
        let deadline = deadline.truncatedToMilliseconds
      else { throw ContentError(faults: faults) }
      self.init(
        unchecked: id,
        quiz: quiz,
        players: players,
        opensAt: opensAt,
        deadline: deadline,
        clocks: clocks
      )
    }

    private init(
      unchecked id: QuizChallenge.ID,
      quiz: Quiz,
      players: [Learner.ID],
      opensAt: Date,
      deadline: Date,
      clocks: ClockRules
    ) {
      self.id = id
      self.clocks = clocks
      self.quiz = quiz
      self.players = players
      self.opensAt = opensAt
      self.deadline = deadline
    }

    /// Returns the content with other names for the players.
    func naming(_ name: (Learner.ID) -> Learner.ID) -> QuizChallenge.Content {
      QuizChallenge.Content(
        unchecked: id,
        quiz: quiz,
        players: players.map(name),
        opensAt: opensAt,
        deadline: deadline,
        clocks: clocks
      )
    }

    /// The player who challenges the others.
    package var challenger: Learner.ID? { players.first }
  }
}

// MARK: - Faults

extension QuizChallenge.Content {
  private static func faults(of quiz: Quiz) -> [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("quiz").key("items")
    return quiz.items.enumerated().compactMap { index, item in
      guard item.problem.kind.name.task.needsPerson else { return nil }
      return LocatedFault(.challenge(.needsPerson(item.problem.id)), at: place.index(index))
    }
  }

  private static func faults(of players: [Learner.ID]) -> [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("players")
    var faults: [LocatedFault<ProblemFault>] = []
    var places: [Learner.ID: ContentPlace] = [:]
    if players.count < 2 {
      faults.append(LocatedFault(.challenge(.tooFewPlayers(players.count)), at: place))
    }
    for (index, player) in players.enumerated() {
      let place = place.index(index)
      if player.rawValue.isInvisible {
        faults.append(LocatedFault(.emptyIdentifier, at: place))
      }
      if let first = places.insertIfNew(place, forKey: player) {
        let fault = ProblemFault.Reason.duplicateIdentifier(player.rawValue, first: first)
        faults.append(LocatedFault(fault, at: place))
      }
    }
    return faults
  }

  private static func faults(from start: Date, until end: Date) -> [LocatedFault<ProblemFault>] {
    var faults: [LocatedFault<ProblemFault>] = []
    for (date, key) in [(start, "opensAt"), (end, "deadline")] where date.milliseconds == nil {
      faults.append(LocatedFault(.dateOutOfRange, at: ContentPlace().key(key)))
    }
    if let start = start.milliseconds, let end = end.milliseconds, end <= start {
      let place = ContentPlace().key("deadline")
      faults.append(LocatedFault(.challenge(.deadlineNotAfterOpening), at: place))
    }
    return faults
  }
}

// MARK: - JSON

extension QuizChallenge.Content: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    try record.version(version)
    let id = record.field("id", \.id)
    let quiz = record.field("quiz", \.quiz)
    let players = record.field("players", \.players)
    let opensAt = record.field("opensAt", \.opensAt, as: .milliseconds)
    let deadline = record.field("deadline", \.deadline, as: .milliseconds)
    let clocks = record.inline(\.clocks)
    // Readable fields are checked even when others cannot be read.
    record.note(id.value.map { ProblemFault.faults(id: $0) } ?? [])
    record.note(quiz.value.map(faults(of:)) ?? [])
    record.note(players.value.map(faults(of:)) ?? [])
    if let opensAt = opensAt.value, let deadline = deadline.value {
      record.note(faults(from: opensAt, until: deadline))
    }
    return try QuizChallenge.Content(
      unchecked: id(),
      quiz: quiz(),
      players: players(),
      opensAt: opensAt(),
      deadline: deadline(),
      clocks: clocks()
    )
  }
}
