// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import Quizzes

extension ProblemWorkshop {
  /// A learner's report on a problem that nobody has dealt with yet.
  public struct Report: Hashable, Sendable, Identifiable {
    /// The event that brought it.
    public let id: ProblemWorkshop.Event.ID
    /// The reason, with the learner's words.
    public let report: Problem.Report
    /// The learner who says so.
    public let reporter: Learner.ID
    /// When.
    public let date: Date
  }

  /// The reports on a problem that nobody has dealt with, in the order in which they came.
  ///
  /// A report is dealt with when a later revision is approved, when the problem is withdrawn, or by ``settle(_:reply:by:at:stamp:)``.
  public func reports(on problem: Problem.ID) -> [Report] { state.reports[problem] ?? [] }

  /// Keeps a learner's report on a problem, written here or not.
  ///
  /// - Parameters:
  ///   - report: The reason, with the learner's words.
  ///   - problem: The problem.
  ///   - learner: The learner who says so.
  ///   - date: When.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``AuthoringError/alreadyReported(_:)`` when the same report of the learner still waits, and
  ///   ``AuthoringError/log(_:)``, also for an empty name.
  @discardableResult
  public mutating func report(
    _ report: Problem.Report,
    about problem: Problem.ID,
    by learner: Learner.ID,
    at date: Date,
    stamp: ProblemWorkshop.Event.Stamp? = nil
  ) throws(AuthoringError) -> ProblemWorkshop.Event {
    try perform(.reported(problem, report), by: learner, at: date, stamp: stamp)
  }

  /// Keeps all reports that a learner made in a session.
  ///
  /// Collecting a session again changes nothing. A report that the workshop has already stays in its log without effect.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - learner: Whose session it is.
  /// - Throws: ``AuthoringError/log(_:)`` for an event that no log takes.
  public mutating func collectReports(
    of session: QuizSession,
    by learner: Learner.ID
  ) throws(AuthoringError) {
    let quiz = session.content.id
    var events: [ProblemWorkshop.Event] = []
    for (offset, event) in session.events.enumerated() {
      guard case .reported(let problem, let report) = event.action else { continue }
      let id = ProblemWorkshop.Event.ID(
        "report-\(quiz)-\(learner)-\(event.date.timeIntervalSince1970)-\(offset)"
      )
      events.append(
        ProblemWorkshop.Event(.reported(problem, report), by: learner, at: event.date, id: id)
      )
    }
    if let rejected = merge(events).first { throw .log(rejected.reason) }
  }

  /// Says that all reports on a problem are dealt with, such as when they are mistaken.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - reply: An answer to those who reported it, or nil for none.
  ///   - person: The reviewer or the author.
  ///   - date: When.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``AuthoringError/noReport(_:)`` when none waits, and ``AuthoringError/log(_:)``.
  @discardableResult
  public mutating func settle(
    _ problem: Problem.ID,
    reply: String? = nil,
    by person: Learner.ID,
    at date: Date,
    stamp: ProblemWorkshop.Event.Stamp? = nil
  ) throws(AuthoringError) -> ProblemWorkshop.Event {
    try perform(.settled(problem, reply: reply), by: person, at: date, stamp: stamp)
  }

  /// Mends the text of another person's latest revision.
  ///
  /// The mended text is checked as a submitted one is and then waits for a reviewer, who can be the same person. The
  /// author can still write a new text.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - draft: The mended text.
  ///   - revision: The latest revision, which was mended.
  ///   - person: The person who mends it, not the author.
  ///   - date: When.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event, whose identifier is that of the new revision.
  /// - Throws: ``AuthoringError/ownProblem(_:)``, ``AuthoringError/laterRevision(_:)``,
  ///   ``AuthoringError/alreadyWithdrawn(_:)``, ``AuthoringError/faulty(_:)``,
  ///   ``AuthoringError/otherProblem(_:expected:)``, ``AuthoringError/unknownProblem(_:)``,
  ///   ``AuthoringError/unknownRevision(_:of:)`` and ``AuthoringError/log(_:)``.
  @discardableResult
  public mutating func mend(
    _ problem: Problem.ID,
    _ draft: ProblemDraft,
    revision: ProblemWorkshop.Event.ID,
    by person: Learner.ID,
    at date: Date,
    stamp: ProblemWorkshop.Event.Stamp? = nil
  ) throws(AuthoringError) -> ProblemWorkshop.Event {
    let action = ProblemWorkshop.Action.mended(problem, draft, revision: revision)
    return try perform(action, by: person, at: date, stamp: stamp)
  }

  /// Takes a problem back: it leaves the bank, and no longer waits for a reviewer.
  ///
  /// The author can write it anew, or submit the same text again.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - author: Its author.
  ///   - date: When.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``AuthoringError/notAuthor(_:_:)``, ``AuthoringError/alreadyWithdrawn(_:)``,
  ///   ``AuthoringError/unknownProblem(_:)`` and ``AuthoringError/log(_:)``.
  @discardableResult
  public mutating func withdraw(
    _ problem: Problem.ID,
    by author: Learner.ID,
    at date: Date,
    stamp: ProblemWorkshop.Event.Stamp? = nil
  ) throws(AuthoringError) -> ProblemWorkshop.Event {
    try perform(.withdrew(problem), by: author, at: date, stamp: stamp)
  }
}
