internal import LudusCore
internal import LudusFoundation
public import Quizzes
public import QuizCommunity

/// What can be done in a ``ProblemWorkshop``.
public enum AuthoringAction: Hashable, Sendable {
  /// The author wrote a problem, or wrote it anew, for a set.
  ///
  /// The event's identifier is that of the revision.
  case wrote(Problem.ID, ProblemDraft, for: ProblemSet.ID, origin: Problem.Origin)
  /// The author gave a revision to be reviewed.
  case submitted(Problem.ID, revision: AuthoringEvent.ID)
  /// A reviewer found a revision good.
  case approved(Problem.ID, revision: AuthoringEvent.ID)
  /// A reviewer found a revision not good enough, or took it out again.
  case rejected(Problem.ID, revision: AuthoringEvent.ID, reason: String)
  /// A reviewer looked at a disliked problem, with so many votes on it, and left it as it is.
  case kept(Problem.ID, votes: Int)
}

/// An event of a ``ProblemWorkshop``.
public typealias AuthoringEvent = SharedEvent<AuthoringAction>

/// In JSON an action is an object with its kind, `problem`, and what that kind takes:
/// `{"kind":"approved","problem":"p1","revision":"e1"}`. The origin is there where it is not `students`.
extension AuthoringAction: Codable {
  private enum Key: String, CodingKey {
    case kind, problem, draft, set, origin, revision, reason, votes
  }

  private enum Kind: String, CaseIterable {
    case wrote, submitted, approved, rejected, kept
  }

  /// Reads an action.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let problem = try container.decode(Problem.ID.self, forKey: .problem)
    func revision() throws -> AuthoringEvent.ID {
      try container.decode(AuthoringEvent.ID.self, forKey: .revision)
    }
    switch try container.decodeName(Kind.self, forKey: .kind) {
    case .wrote:
      self = .wrote(
        problem,
        try container.decode(ProblemDraft.self, forKey: .draft),
        for: try container.decode(ProblemSet.ID.self, forKey: .set),
        origin: try container.decodeIfPresent(Problem.Origin.self, forKey: .origin) ?? .students
      )
    case .submitted: self = .submitted(problem, revision: try revision())
    case .approved: self = .approved(problem, revision: try revision())
    case .rejected:
      self = .rejected(
        problem,
        revision: try revision(),
        reason: try container.decode(String.self, forKey: .reason)
      )
    case .kept: self = .kept(problem, votes: try container.decode(Int.self, forKey: .votes))
    }
  }

  /// Writes the action.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    func encode(_ kind: Kind, of problem: Problem.ID, _ revision: AuthoringEvent.ID?) throws {
      try container.encode(kind.rawValue, forKey: .kind)
      try container.encode(problem, forKey: .problem)
      try container.encodeIfPresent(revision, forKey: .revision)
    }
    switch self {
    case .wrote(let problem, let draft, let set, let origin):
      try encode(.wrote, of: problem, nil)
      try container.encode(draft, forKey: .draft)
      try container.encode(set, forKey: .set)
      try container.encode(origin, unless: .students, forKey: .origin)
    case .submitted(let problem, let revision): try encode(.submitted, of: problem, revision)
    case .approved(let problem, let revision): try encode(.approved, of: problem, revision)
    case .rejected(let problem, let revision, let reason):
      try encode(.rejected, of: problem, revision)
      try container.encode(reason, forKey: .reason)
    case .kept(let problem, let votes):
      try encode(.kept, of: problem, nil)
      try container.encode(votes, forKey: .votes)
    }
  }
}
