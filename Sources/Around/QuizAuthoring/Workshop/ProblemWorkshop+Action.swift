// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
public import Quizzes
public import SharedHistories

extension ProblemWorkshop {
  /// Something that can be done in a ``ProblemWorkshop``.
  ///
  /// In JSON an action is an object with its kind, `problem`, and what that kind takes:
  /// `{"kind":"approved","problem":"p1","revision":"e1"}`. The origin is there where it is not
  /// `students`.
  public enum Action: SharedAction {
    /// The name of the person who does it.
    public typealias Actor = Learner.ID
    /// The faults of its JSON.
    public typealias Fault = ProblemFault

    /// The author wrote a problem, or wrote it anew, for a set.
    ///
    /// The event's identifier is that of the revision.
    case wrote(Problem.ID, ProblemDraft, for: ProblemSet.ID, origin: Problem.Origin)
    /// The author gave a revision to be reviewed.
    case submitted(Problem.ID, revision: ProblemWorkshop.Event.ID)
    /// A reviewer found a revision good.
    case approved(Problem.ID, revision: ProblemWorkshop.Event.ID)
    /// A reviewer found a revision not good enough, or took it out again.
    case rejected(Problem.ID, revision: ProblemWorkshop.Event.ID, reason: String)
    /// A reviewer looked at a disliked problem, with so many votes on it, and left it as it is.
    case kept(Problem.ID, votes: Int)
    /// A person who reviews mended the text of a revision; the event's identifier is that of the
    /// new one.
    case mended(Problem.ID, ProblemDraft, revision: ProblemWorkshop.Event.ID)
    /// The author took the problem back.
    case withdrew(Problem.ID)
    /// A learner reported that something is wrong with a problem, written here or not.
    case reported(Problem.ID, Problem.Report)
    /// A person dealt with all reports on a problem that were known then, and perhaps says how.
    case settled(Problem.ID, reply: String?)
    /// The name of a person was erased from the history, for good.
    indirect case erased(Learner.Erasure)
    /// An event, perhaps a void itself, was declared void.
    case voided(Recorded<ProblemWorkshop.Action>.ID)
  }

  /// An event of a ``ProblemWorkshop``.
  public typealias Event = Recorded<ProblemWorkshop.Action>
}

extension ProblemWorkshop.Action: JSONUnion {
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
    JSONCase("mended") {
      if case .mended(let problem, let draft, let revision) = $0 {
        (problem, draft, revision)
      } else {
        nil
      }
    } form: { record in
      let problem = record.field("problem", \.0)
      let draft = record.field("draft", \.1)
      let revision = record.field("revision", \.2)
      return try .mended(problem(), draft(), revision: revision())
    },
    JSONCase("withdrew", Self.withdrew, "problem") {
      if case .withdrew(let problem) = $0 { problem } else { nil }
    },
    JSONCase("reported") {
      if case .reported(let problem, let report) = $0 { (problem, report) } else { nil }
    } form: { record in
      let problem = record.field("problem", \.0)
      let report = record.inline(\.1)
      return try .reported(problem(), report())
    },
    JSONCase("settled") {
      if case .settled(let problem, let reply) = $0 {
        (problem: problem, reply: reply)
      } else {
        nil
      }
    } form: { record in
      let problem = record.field("problem", \.problem)
      let reply = record.field("reply", \.reply)
      return try .settled(problem(), reply: reply())
    },
    JSONCase("erased", inline: Self.erased) {
      if case .erased(let erasure) = $0 { erasure } else { nil }
    },
    JSONCase("voided", Self.voided, "event") {
      if case .voided(let event) = $0 { event } else { nil }
    },
  ]
}

extension ProblemWorkshop.Action {
  /// The problem that it is about.
  var problem: Problem.ID? {
    switch self {
    case .wrote(let problem, _, _, _), .submitted(let problem, _), .approved(let problem, _),
      .rejected(let problem, _, _), .kept(let problem, _), .mended(let problem, _, _),
      .withdrew(let problem), .reported(let problem, _), .settled(let problem, _):
      problem
    case .erased, .voided: nil
    }
  }

  /// The action without the words of the one who did it, apart from problems.
  var wordless: ProblemWorkshop.Action {
    switch self {
    case .rejected(let problem, let revision, let reason):
      // A rejection without a reason is refused.
      .rejected(problem, revision: revision, reason: reason.isInvisible ? reason : "–")
    case .reported(let problem, let report): .reported(problem, Problem.Report(report.reason))
    case .settled(let problem, _): .settled(problem, reply: nil)
    case .wrote, .submitted, .approved, .kept, .mended, .withdrew, .erased, .voided: self
    }
  }
}

/// The reason a workshop refuses an action, or an event in its log has no effect.
public enum AuthoringError: LogRefusal, Hashable {
  /// There is no problem with this identifier.
  case unknownProblem(Problem.ID)
  /// The problem has no revision with this identifier.
  case unknownRevision(ProblemWorkshop.Event.ID, of: Problem.ID)
  /// The problem is written by another learner.
  case notAuthor(Problem.ID, Learner.ID)
  /// Nobody reviews their own problem.
  case ownProblem(Problem.ID)
  /// A problem keeps the origin that it began with.
  case otherOrigin(Problem.Origin)
  /// The revision is submitted already.
  case alreadySubmitted(Problem.ID)
  /// There is a later revision of the problem.
  case laterRevision(Problem.ID)
  /// The draft is no problem: every fault with its place.
  case faulty(ContentError<ProblemFault>)
  /// The draft is one of a problem with another identifier.
  case otherProblem(Problem.ID, expected: Problem.ID)
  /// The revision does not wait for a reviewer.
  case notWaiting(Problem.ID)
  /// A rejection says why.
  case reasonMissing
  /// The problem is withdrawn already.
  case alreadyWithdrawn(Problem.ID)
  /// This learner has reported the problem for this reason already.
  case alreadyReported(Problem.ID)
  /// There is no report on the problem that waits for somebody.
  case noReport(Problem.ID)
  /// A number of votes is below 0.
  case countOutOfRange(Int)
  /// The log does not take the event, whatever it says.
  case log(LogError)
}

extension AuthoringError: WordedError {
  package static var sentences: SentenceCatalog { authoringSentences }

  package var wording: Wording {
    switch self {
    case .unknownProblem, .unknownRevision: "workshop.unknownProblem"
    case .notAuthor: "workshop.notAuthor"
    case .ownProblem: "workshop.ownProblem"
    case .otherOrigin, .otherProblem: "workshop.otherProblem"
    case .alreadySubmitted: "workshop.alreadySubmitted"
    case .laterRevision: "workshop.laterRevision"
    case .faulty: "workshop.faulty"
    case .notWaiting: "workshop.notWaiting"
    case .reasonMissing: "workshop.reasonMissing"
    case .alreadyWithdrawn: "workshop.alreadyWithdrawn"
    case .alreadyReported: "workshop.alreadyReported"
    case .noReport: "workshop.noReport"
    case .countOutOfRange: "workshop.countOutOfRange"
    case .log(let error): Wording(error)
    }
  }
}
