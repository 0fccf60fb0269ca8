public import LudusCore
public import LudusFoundation
public import Quizzes

/// What a challenge is about and what does not change: the quiz, who plays it, and until when.
///
/// The quiz is drawn once and kept as it was drawn, so all players meet the same problems with the same options
/// in the same order, whatever becomes of the bank.
public struct ChallengeContent: Hashable, Sendable, Identifiable {
  /// The version of the JSON form that this release reads and writes.
  public static let version = 1

  /// The name of the challenge.
  public let id: QuizChallenge.ID
  /// The quiz that all play.
  public let quiz: Quiz
  /// Who plays: first the one who challenges, then those who are invited.
  public let players: [Learner.ID]
  /// When the challenge begins, in whole milliseconds.
  public let opensAt: Date
  /// When it is over, in whole milliseconds: what is not handed in before that instant does not count.
  public let deadline: Date

  /// Creates the content of a challenge.
  ///
  /// - Parameters:
  ///   - id: The name of the challenge.
  ///   - quiz: The quiz that all play.
  ///   - players: Who plays, at least two: first the one who challenges, then those who are invited.
  ///   - opensAt: When the challenge begins.
  ///   - deadline: When it is over, later than its beginning.
  /// - Throws: Every fault with its place: an empty name, fewer than two players, someone who is named twice, a
  ///   deadline that is not after the beginning or a date too far away, and problems whose answers a person
  ///   must grade. Those would leave open who has won.
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

  /// Who challenges the others.
  public var challenger: Learner.ID? { players.first }
}

// MARK: - Faults

extension ChallengeContent {
  private static func faults(id: QuizChallenge.ID) -> [LocatedFault<ProblemFault>] {
    guard RichText(id.rawValue).isBlank else { return [] }
    return [LocatedFault(.emptyIdentifier, at: ContentPlace().key("id"))]
  }

  private static func faults(of quiz: Quiz) -> [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("quiz").key("items")
    return quiz.items.enumerated().compactMap { index, item in
      guard case .openResponse = item.problem.kind else { return nil }
      return LocatedFault(.needsPerson(item.problem.id), at: place.index(index))
    }
  }

  private static func faults(of players: [Learner.ID]) -> [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("players")
    var faults: [LocatedFault<ProblemFault>] = []
    var places: [Learner.ID: ContentPlace] = [:]
    if players.count < 2 {
      faults.append(LocatedFault(.tooFewPlayers(players.count), at: place))
    }
    for (index, player) in players.enumerated() {
      let place = place.index(index)
      if RichText(player.rawValue).isBlank {
        faults.append(LocatedFault(.emptyIdentifier, at: place))
      }
      if let first = places.claim(player, for: place) {
        let fault = ProblemFault.duplicateIdentifier(player.rawValue, first: first)
        faults.append(LocatedFault(fault, at: place))
      }
    }
    return faults
  }

  private static func faults(from start: Date, until end: Date) -> [LocatedFault<ProblemFault>] {
    var faults: [LocatedFault<ProblemFault>] = []
    for (date, key) in [(start, Key.opensAt), (end, .deadline)] where date.milliseconds == nil {
      faults.append(LocatedFault(.dateOutOfRange, at: ContentPlace().key(key.rawValue)))
    }
    if let start = start.milliseconds, let end = end.milliseconds, end <= start {
      let place = ContentPlace().key(Key.deadline.rawValue)
      faults.append(LocatedFault(.deadlineNotAfterOpening, at: place))
    }
    return faults
  }
}

// MARK: - JSON

/// In JSON it is an object with `version`, `id`, `quiz`, `players`, and `opensAt` and `deadline` in milliseconds
/// since 1970.
extension ChallengeContent: Codable {
  private enum Key: String, CodingKey {
    case version, id, quiz, players, opensAt, deadline
  }

  /// Reads the content of a challenge from JSON.
  ///
  /// - Parameter data: UTF-8 text.
  /// - Throws: Every fault with its place; a single one for data that is not JSON.
  public init(json data: Data) throws(ContentError<ProblemFault>) {
    self = try ContentJSON<ProblemFault>.decode(Self.self, from: data)
  }

  /// Writes the content as JSON, always as the same bytes.
  ///
  /// - Returns: UTF-8 text with sorted keys.
  /// - Throws: An `EncodingError`, which no valid content causes.
  public func json() throws -> Data {
    try ContentJSON<ProblemFault>.encode(self)
  }

  /// Reads content by the rules of ``init(id:quiz:players:opensAt:deadline:)``.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    try reader.checkVersion(at: .version, expected: Self.version)
    let id = reader.read(QuizChallenge.ID.self, at: .id)
    let quiz = reader.read(Quiz.self, at: .quiz)
    let players = reader.read([Learner.ID].self, at: .players)
    let opensAt = reader.read(Int64.self, at: .opensAt).map(Date.init(milliseconds:))
    let deadline = reader.read(Int64.self, at: .deadline).map(Date.init(milliseconds:))
    reader.note(id.map(Self.faults(id:)) ?? [])
    reader.note(quiz.map(Self.faults(of:)) ?? [])
    reader.note(players.map(Self.faults(of:)) ?? [])
    if let opensAt, let deadline {
      reader.note(Self.faults(from: opensAt, until: deadline))
    }
    guard reader.isFaultless, let id, let quiz, let players, let opensAt, let deadline else {
      throw reader.error
    }
    self.init(unchecked: id, quiz: quiz, players: players, opensAt: opensAt, deadline: deadline)
  }

  /// Writes the content in the current version.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(id, forKey: .id)
    try container.encode(quiz, forKey: .quiz)
    try container.encode(players, forKey: .players)
    try container.encodeMilliseconds(opensAt, forKey: .opensAt)
    try container.encodeMilliseconds(deadline, forKey: .deadline)
  }
}
