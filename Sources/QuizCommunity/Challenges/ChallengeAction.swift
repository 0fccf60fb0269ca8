internal import LudusCore
internal import LudusFoundation
public import Quizzes

/// What a player can do in a ``QuizChallenge``.
public enum ChallengeAction: Hashable, Sendable {
  /// The player takes part.
  case accepted
  /// The player takes no part or, once playing, no longer plays.
  case declined
  /// The player was shown the quiz.
  case started
  /// The player has come to the end of the quiz, in which all that happened.
  case handedIn([QuizEvent])
}

/// An event of a ``QuizChallenge``.
public typealias ChallengeEvent = SharedEvent<ChallengeAction>

/// In JSON an action is an object with its kind and, for what was handed in, the events of the session:
/// `{"kind":"handedIn","session":[...]}`.
extension ChallengeAction: Codable {
  private enum Key: String, CodingKey {
    case kind, session
  }

  private enum Kind: String, CaseIterable {
    case accepted, declined, started, handedIn
  }

  /// Reads an action.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed. Whether the session is one of the quiz is
  ///   checked by the challenge.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    switch try container.decodeName(Kind.self, forKey: .kind) {
    case .accepted: self = .accepted
    case .declined: self = .declined
    case .started: self = .started
    case .handedIn: self = .handedIn(try container.decode([QuizEvent].self, forKey: .session))
    }
  }

  /// Writes the action.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    let kind: Kind
    switch self {
    case .accepted: kind = .accepted
    case .declined: kind = .declined
    case .started: kind = .started
    case .handedIn(let events):
      kind = .handedIn
      try container.encode(events, forKey: .session)
    }
    try container.encode(kind.rawValue, forKey: .kind)
  }
}
