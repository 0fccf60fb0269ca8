public import LudusCore
public import Quizzes
public import QuizCommunity

/// Where problems are written and reviewed before they belong into a bank.
///
/// ```swift
/// var workshop = ProblemWorkshop("ch1010")
/// let revision = try workshop.write("p1", draft, for: "ch1010/acids", by: "ada", at: now)
/// try workshop.submit("p1", revision: revision.id, by: "ada", at: now)   // throws what the program finds
/// try workshop.approve("p1", revision: revision.id, by: "eve", at: later)
/// let bank = try teachers.joined(by: workshop)
/// ```
///
/// An author writes *drafts*, which may be wrong in any way. What is submitted is *checked* by the program: its
/// format and that it is complete. What it means is for a person to judge, who is not the author, and who
/// *approves* or *rejects* it with a reason. Then the author can write another revision. An approved revision
/// stays in the bank until a later one is approved, or until it is rejected after all, such as when learners
/// dislike it; see ``ReviewQueue``. Who has the right to review is for the app to say.
///
/// The workshop is shared by people and devices, so its history is a *set* of events as that of a
/// `QuizChallenge`. Reviews name the revision that was looked at, so one that arrives late is never about
/// another text.
public struct ProblemWorkshop: Replayable, Hashable, Identifiable {
  /// What identifies a workshop.
  public typealias ID = Identifier<ProblemWorkshop>
  /// Why an event is not possible.
  public typealias Refusal = AuthoringError

  private var log: SharedLog<WorkshopState>

  /// Creates a workshop without problems.
  ///
  /// - Parameter id: The name of the workshop.
  public init(_ id: ID) {
    log = SharedLog(id)
  }

  /// Creates the workshop that a log leads to.
  ///
  /// - Parameters:
  ///   - id: The name of the workshop.
  ///   - events: The events, in any order and as often as they come.
  /// - Throws: `ReplayError` for an event that no log takes; see ``apply(_:)``.
  /// - Complexity: O(*n* log *n*) for *n* events.
  public init(
    _ id: ID,
    replaying events: some Sequence<AuthoringEvent>
  ) throws(ReplayError<AuthoringError>) {
    log = try SharedLog(id, replaying: events)
  }

  /// The name of the workshop, which is all that does not change.
  public var content: ID { log.content }

  /// The name of the workshop.
  public var id: ID { content }

  /// All that has happened, in the order of date and then identifier, also what has no effect.
  public var events: [AuthoringEvent] { log.events }

  /// The events that were not possible at their places, in the order of the log.
  public var refusals: [RefusedEvent<AuthoringAction, AuthoringError>] { log.refusedEvents }

  /// Takes an event into the log, at its place.
  ///
  /// The same event a second time changes nothing. One that is not possible at its place stays without effect.
  ///
  /// - Throws: ``AuthoringError/log(_:)`` for one that no log takes. The workshop is then unchanged.
  /// - Complexity: O(1) or so for an event that comes last, else O(*n*).
  public mutating func apply(_ event: AuthoringEvent) throws(AuthoringError) {
    try log.insert(event)
  }

  /// Takes the events of another device into the log.
  ///
  /// Merging *a* into *b* gives the same as merging *b* into *a*.
  ///
  /// - Parameter events: Events in any order; those that are there already change nothing.
  /// - Throws: ``AuthoringError/log(_:)`` for the first one that no log takes. The workshop is then unchanged.
  /// - Complexity: O(*n* log *n*) for a log of *n* events with them.
  public mutating func merge(_ events: some Sequence<AuthoringEvent>) throws(AuthoringError) {
    try log.merge(events)
  }

  /// What became of the problems after all events.
  var state: WorkshopState { log.state }

  mutating func perform(
    _ action: AuthoringAction,
    by actor: Learner.ID,
    at date: Date,
    recordedAt: Date?,
    event: AuthoringEvent.ID?
  ) throws(AuthoringError) -> AuthoringEvent {
    try log.perform(action, by: actor, at: date, recordedAt: recordedAt, event: event)
  }
}

// MARK: - Questions

extension ProblemWorkshop {
  /// All problems in the order of their identifiers.
  ///
  /// - Complexity: O(*n* log *n*).
  public var problems: [AuthoredProblem] {
    state.problems.values.sorted { $0.id < $1.id }
  }

  /// Returns the problem with an identifier, or nil when there is none.
  ///
  /// - Complexity: O(1).
  public func problem(_ id: Problem.ID) -> AuthoredProblem? { state.problems[id] }

  /// Returns the problems of an author, in the order of their identifiers.
  ///
  /// - Complexity: O(*n* log *n*).
  public func problems(by author: Learner.ID) -> [AuthoredProblem] {
    problems.filter { $0.author == author }
  }
}
