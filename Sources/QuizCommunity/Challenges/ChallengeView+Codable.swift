internal import LudusCore
internal import LudusFoundation
internal import Quizzes

/// In JSON a view is an object with `challenge`, `viewer`, `at`, `deadline`, `problems`, `points`, `players`
/// and, once results are revealed, `outcome`. Dates are milliseconds since 1970.
extension ChallengeView: Codable {
  private enum Key: String, CodingKey {
    case challenge, viewer, at, deadline, problems, points, players, outcome
  }

  /// Reads a view.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    challenge = try container.decode(QuizChallenge.ID.self, forKey: .challenge)
    viewer = try container.decode(Learner.ID.self, forKey: .viewer)
    date = try container.decodeMilliseconds(forKey: .at)
    deadline = try container.decodeMilliseconds(forKey: .deadline)
    problemCount = try container.decode(Int.self, forKey: .problems)
    points = try container.decode(Int.self, forKey: .points)
    players = try container.decode([Player].self, forKey: .players)
    outcome = try container.decodeIfPresent(ChallengeOutcome.self, forKey: .outcome)
  }

  /// Writes the view.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(challenge, forKey: .challenge)
    try container.encode(viewer, forKey: .viewer)
    try container.encodeMilliseconds(date, forKey: .at)
    try container.encodeMilliseconds(deadline, forKey: .deadline)
    try container.encode(problemCount, forKey: .problems)
    try container.encode(points, forKey: .points)
    try container.encode(players, forKey: .players)
    try container.encodeIfPresent(outcome, forKey: .outcome)
  }
}

/// In JSON a player is an object with `id` and `state` and, where they are told, `score` or `forfeit`, `rank`
/// and `tied`.
extension ChallengeView.Player: Codable {
  private enum Key: String, CodingKey {
    case id, state, score, forfeit, rank, tied
  }

  /// Reads a player.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed, or when there is a score and a forfeit.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    id = try container.decode(Learner.ID.self, forKey: .id)
    state = try container.decodeName(ChallengeView.PlayerState.self, forKey: .state)
    rank = try container.decodeIfPresent(Int.self, forKey: .rank)
    isTied = try container.decodeIfPresent(Bool.self, forKey: .tied) ?? false
    let score = try container.decodeIfPresent(QuizScore.self, forKey: .score)
    switch (score, container.contains(.forfeit)) {
    case (let score?, false): result = .score(score)
    case (nil, true):
      result = .forfeit(try container.decodeName(ChallengeForfeit.self, forKey: .forfeit))
    case (nil, false): result = nil
    case (_?, true):
      throw DecodingError.dataCorruptedError(
        forKey: .forfeit,
        in: container,
        debugDescription: "expected either a score or a forfeit"
      )
    }
  }

  /// Writes the player.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(state, forKey: .state)
    try container.encodeIfPresent(result?.score, forKey: .score)
    try container.encodeIfPresent(result?.forfeit, forKey: .forfeit)
    try container.encodeIfPresent(rank, forKey: .rank)
    try container.encode(isTied, unless: false, forKey: .tied)
  }
}

/// In JSON an outcome is an object with its kind and who it is about: `{"kind":"won","by":"ada"}`,
/// `{"kind":"tied","between":["ada","ben"]}`.
extension ChallengeOutcome: Codable {
  private enum Key: String, CodingKey {
    case kind, by, between
  }

  private enum Kind: String, CaseIterable {
    case won, tied, forfeitedByAll, noContest
  }

  /// Reads an outcome.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    switch try container.decodeName(Kind.self, forKey: .kind) {
    case .won: self = .won(by: try container.decode(Learner.ID.self, forKey: .by))
    case .tied: self = .tied(try container.decode([Learner.ID].self, forKey: .between))
    case .forfeitedByAll: self = .forfeitedByAll
    case .noContest: self = .noContest
    }
  }

  /// Writes the outcome.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    let kind: Kind
    switch self {
    case .won(let player):
      kind = .won
      try container.encode(player, forKey: .by)
    case .tied(let players):
      kind = .tied
      try container.encode(players, forKey: .between)
    case .forfeitedByAll: kind = .forfeitedByAll
    case .noContest: kind = .noContest
    }
    try container.encode(kind.rawValue, forKey: .kind)
  }
}
