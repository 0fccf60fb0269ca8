internal import LudusCore
internal import LudusFoundation
public import Quizzes

/// Something that can be done in a ``ProblemWorkshop``.
///
/// In JSON an action is an object with its kind, `problem`, and what that kind takes:
/// `{"kind":"approved","problem":"p1","revision":"e1"}`. The origin is there where it is not `students`.
public enum AuthoringAction: SharedAction {
  /// The name of the person who does it.
  public typealias Actor = Learner.ID
  /// The faults of its JSON.
  public typealias Fault = ProblemFault

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
public typealias AuthoringEvent = Recorded<AuthoringAction>

extension AuthoringAction: JSONUnion {
  package static let cases: [JSONCase<Self, ProblemFault>] = [
    JSONCase("wrote") {
      if case .wrote(let problem, let draft, let set, let origin) = $0 {
        (problem, draft, set, origin)
      } else {
        nil
      }
    } form: { record in
      let problem = record.field("problem", \.0)
      let draft = record.field("draft", \.1)
      let set = record.field("set", \.2)
      let origin = record.field("origin", \.3, default: .students)
      return try .wrote(problem(), draft(), for: set(), origin: origin())
    },
    JSONCase("submitted", Self.submitted, "problem", "revision") {
      if case .submitted(let problem, let revision) = $0 { (problem, revision) } else { nil }
    },
    JSONCase("approved", Self.approved, "problem", "revision") {
      if case .approved(let problem, let revision) = $0 { (problem, revision) } else { nil }
    },
    JSONCase("rejected") {
      if case .rejected(let problem, let revision, let reason) = $0 {
        (problem, revision, reason)
      } else {
        nil
      }
    } form: { record in
      let problem = record.field("problem", \.0)
      let revision = record.field("revision", \.1)
      let reason = record.field("reason", \.2)
      return try .rejected(problem(), revision: revision(), reason: reason())
    },
    JSONCase("kept", Self.kept, "problem", "votes") {
      if case .kept(let problem, let votes) = $0 { (problem, votes) } else { nil }
    },
  ]
}
