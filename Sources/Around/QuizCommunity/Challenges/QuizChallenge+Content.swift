// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import Quizzes

extension QuizChallenge {
  /// The quiz, the players and the deadline of a challenge, none of which change.
  ///
  /// The quiz is drawn once and kept as it was drawn, so all players meet the same problems with the same options
  /// in the same order, even when the bank changes.
  ///
  /// In JSON the content is an object with `version`, `id`, `quiz`, `players`, and `opensAt` and `deadline` in milliseconds
  /// since 1970.
  public struct Content: Hashable, Sendable, Identifiable {
    /// The version of the JSON form.
    static let version = 1

    /// The identifier of the challenge.
    public let id: QuizChallenge.ID
    /// The quiz that all play.
    public let quiz: Quiz
    /// The players: first the one who challenges, then those who are invited.
    public let players: [Learner.ID]
    /// When the challenge begins, in whole milliseconds.
    public let opensAt: Date
    /// When the challenge is over, in whole milliseconds.
    ///
    /// Only sessions submitted before that instant count.
    public let deadline: Date

    /// Creates the content of a challenge.
    ///
    /// - Throws: Every fault with its place: an empty identifier, fewer than two players, a player who is named
    ///   twice, a deadline that is not after the beginning, a date too far away, and problems whose answers a
    ///   person must grade, because those would leave open who has won.
    public init(
      id: QuizChallenge.ID,
      quiz: Quiz,
      players: [Learner.ID],
      opensAt: Date,
      deadline: Date
    ) throws(ContentError<ProblemFault>) {
      let faults =
        Self.faults(id: id) + Self.faults(of: quiz) + Self.faults(of: players)
        + Self.faults(from: opensAt, until: deadline)
      guard faults.isEmpty, let opensAt = opensAt.truncatedToMilliseconds,
        let deadline = deadline.truncatedToMilliseconds
      else { throw ContentError(faults: faults) }
      self.init(unchecked: id, quiz: quiz, players: players, opensAt: opensAt, deadline: deadline)
    }

    private init(
      unchecked id: QuizChallenge.ID,
      quiz: Quiz,
      players: [Learner.ID],
      opensAt: Date,
      deadline: Date
    ) {
      self.id = id
      self.quiz = quiz
      self.players = players
      self.opensAt = opensAt
      self.deadline = deadline
    }

    /// The player who challenges the others.
    package var challenger: Learner.ID? { players.first }
  }
}

// MARK: - Faults

extension QuizChallenge.Content {
  private static func faults(id: QuizChallenge.ID) -> [LocatedFault<ProblemFault>] {
    guard RichText(id.rawValue).isBlank else { return [] }
    return [LocatedFault(.emptyIdentifier, at: ContentPlace().key("id"))]
  }

  private static func faults(of quiz: Quiz) -> [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("quiz").key("items")
    return quiz.items.enumerated().compactMap { index, item in
      guard case .openResponse = item.problem.kind else { return nil }
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
      if RichText(player.rawValue).isBlank {
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
    // Readable fields are checked even when others cannot be read.
    record.note(id.value.map(faults(id:)) ?? [])
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
      deadline: deadline()
    )
  }
}
