internal import LudusCore
internal import LudusFoundation
public import Quizzes

/// What a learner can do in a ``ContactBook``.
public enum ContactAction: Hashable, Sendable {
  /// The learner asked another one to be a contact.
  case requested(Learner.ID)
  /// The learner accepted what another one had asked.
  case accepted(Learner.ID)
  /// The learner declined what another one had asked.
  case declined(Learner.ID)
  /// The learner deleted a contact.
  case deleted(Learner.ID)
  /// The learner can be drawn as a stranger from now on.
  case welcomedStrangers
  /// The learner can no longer be drawn as a stranger.
  case avoidedStrangers
}

/// An event of a ``ContactBook``.
public typealias ContactEvent = SharedEvent<ContactAction>

/// In JSON an action is an object with its kind and, where it is about another learner, `learner`:
/// `{"kind":"requested","learner":"ben"}`.
extension ContactAction: Codable {
  private enum Key: String, CodingKey {
    case kind, learner
  }

  private enum Kind: String, CaseIterable {
    case requested, accepted, declined, deleted, welcomedStrangers, avoidedStrangers
  }

  private var kind: Kind {
    switch self {
    case .requested: .requested
    case .accepted: .accepted
    case .declined: .declined
    case .deleted: .deleted
    case .welcomedStrangers: .welcomedStrangers
    case .avoidedStrangers: .avoidedStrangers
    }
  }

  private var learner: Learner.ID? {
    switch self {
    case .requested(let learner), .accepted(let learner), .declined(let learner),
      .deleted(let learner):
      learner
    case .welcomedStrangers, .avoidedStrangers: nil
    }
  }

  /// Reads an action.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func learner() throws -> Learner.ID {
      try container.decode(Learner.ID.self, forKey: .learner)
    }
    self =
      switch try container.decodeName(Kind.self, forKey: .kind) {
      case .requested: .requested(try learner())
      case .accepted: .accepted(try learner())
      case .declined: .declined(try learner())
      case .deleted: .deleted(try learner())
      case .welcomedStrangers: .welcomedStrangers
      case .avoidedStrangers: .avoidedStrangers
      }
  }

  /// Writes the action.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind.rawValue, forKey: .kind)
    try container.encodeIfPresent(learner, forKey: .learner)
  }
}
