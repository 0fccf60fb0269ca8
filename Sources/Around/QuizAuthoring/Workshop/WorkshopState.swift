// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import Quizzes

/// The problems of a workshop and what became of them.
package struct WorkshopState: SharedState {
  package typealias Content = ProblemWorkshop.Content
  package typealias Action = ProblemWorkshop.Action
  package typealias Refusal = AuthoringError

  private(set) var problems: [Problem.ID: ProblemWorkshop.AuthoredProblem] = [:]
  /// The number of votes on each problem when a reviewer last left it as it is.
  private(set) var votesWhenKept: [Problem.ID: Int] = [:]
  /// The reports that nobody has dealt with, in the order in which they came.
  private(set) var reports: [Problem.ID: [ProblemWorkshop.Report]] = [:]

  package static var order: EventOrder { .happened }
  package let clocks: LogClocks

  package init(_ content: ProblemWorkshop.Content) { clocks = LogClocks(content.clocks.draft) }

  package mutating func apply(_ event: ProblemWorkshop.Event) throws(AuthoringError) {
    switch event.action {
    // The log has left the event out already, or the name.
    case .erased, .voided: return
    default: break
    }
    guard let actor = event.actor else { throw .log(.actorMissing) }
    switch event.action {
    case .erased, .voided: break
    case .wrote(let id, let draft, let set, let origin):
      try write(id, draft, for: set, origin: origin, by: actor, event)
    case .submitted(let id, let revision):
      try submit(id, revision, by: actor, event)
    case .approved(let id, let revision):
      try review(id, revision, by: actor, event) { problem, offset throws(AuthoringError) in
        guard problem.revisions[offset].state == .checked else { throw .notWaiting(id) }
        problem.approvedOffset = offset
        return .approved(by: actor)
      }
      // What was reported was about the text before.
      reports[id] = nil
    case .rejected(let id, let revision, let reason):
      guard !reason.isInvisible else { throw .reasonMissing }
      try review(id, revision, by: actor, event) { problem, offset throws(AuthoringError) in
        let isApproved = problem.approvedOffset == offset
        guard isApproved || problem.revisions[offset].state == .checked else {
          throw .notWaiting(id)
        }
        problem.approvedOffset = isApproved ? nil : problem.approvedOffset
        return .rejected(by: actor, reason: reason)
      }
    case .kept(let id, let votes):
      guard votes >= 0 else { throw .countOutOfRange(votes) }
      if let author = problems[id]?.author, author == actor { throw .ownProblem(id) }
      votesWhenKept[id] = votes
    case .mended(let id, let draft, let revision):
      try mend(id, draft, revision, by: actor, event)
    case .withdrew(let id):
      try withdraw(id, by: actor, event)
    case .reported(let id, let report):
      guard !id.rawValue.isInvisible else { throw .log(.emptyIdentifier) }
      let isKnown = (reports[id] ?? []).contains {
        $0.reporter == actor && $0.report.reason == report.reason
      }
      guard !isKnown else { throw .alreadyReported(id) }
      reports[id, default: []].append(
        ProblemWorkshop.Report(id: event.id, report: report, reporter: actor, date: event.date)
      )
    case .settled(let id, _):
      guard reports[id] != nil else { throw .noReport(id) }
      reports[id] = nil
    }
  }

  /// Takes over the text of a person who mends a revision; it is checked at once and waits for a
  /// reviewer.
  private mutating func mend(
    _ id: Problem.ID,
    _ draft: ProblemDraft,
    _ revision: ProblemWorkshop.Event.ID,
    by actor: Learner.ID,
    _ event: ProblemWorkshop.Event
  ) throws(AuthoringError) {
    var (problem, offset) = try find(id, revision)
    // The author writes a new text instead.
    guard problem.author != actor else { throw .ownProblem(id) }
    guard offset == problem.revisions.indices.last else { throw .laterRevision(id) }
    guard problem.revisions[offset].state != .withdrawn else { throw .alreadyWithdrawn(id) }
    let mended = ProblemWorkshop.AuthoredProblem.Revision(
      id: event.id,
      draft: draft,
      writer: actor,
      set: problem.revisions[offset].set,
      date: event.date,
      stateDate: event.date
    )
    problem.revisions.append(mended)
    try check(&problem, at: offset + 1, event)
    problems[id] = problem
  }

  /// Takes a problem back, out of the bank and from those who review.
  private mutating func withdraw(
    _ id: Problem.ID,
    by actor: Learner.ID,
    _ event: ProblemWorkshop.Event
  ) throws(AuthoringError) {
    guard var problem = problems[id] else { throw .unknownProblem(id) }
    guard problem.author == actor else { throw .notAuthor(id, actor) }
    guard problem.state != .withdrawn else { throw .alreadyWithdrawn(id) }
    for offset in problem.revisions.indices {
      let isLast = offset == problem.revisions.indices.last
      let isApproved = offset == problem.approvedOffset
      guard isLast || isApproved || problem.revisions[offset].state == .checked else { continue }
      problem.revisions[offset].state = .withdrawn
      problem.revisions[offset].stateDate = event.date
    }
    problem.approvedOffset = nil
    problems[id] = problem
    reports[id] = nil
  }

  private mutating func write(
    _ id: Problem.ID,
    _ draft: ProblemDraft,
    for set: ProblemSet.ID,
    origin: Problem.Origin,
    by actor: Learner.ID,
    _ event: ProblemWorkshop.Event
  ) throws(AuthoringError) {
    guard !id.rawValue.isInvisible, !set.rawValue.isInvisible,
      !origin.rawValue.isInvisible
    else { throw .log(.emptyIdentifier) }
    let revision = ProblemWorkshop.AuthoredProblem.Revision(
      id: event.id,
      draft: draft,
      writer: actor,
      set: set,
      date: event.date,
      stateDate: event.date
    )
    guard var problem = problems[id] else {
      problems[id] = ProblemWorkshop.AuthoredProblem(
        id: id,
        author: actor,
        origin: origin,
        revisions: [revision]
      )
      return
    }
    guard problem.author == actor else { throw .notAuthor(id, actor) }
    guard problem.origin == origin else { throw .otherOrigin(problem.origin) }
    problem.revisions.append(revision)
    problems[id] = problem
  }

  private mutating func submit(
    _ id: Problem.ID,
    _ revision: ProblemWorkshop.Event.ID,
    by actor: Learner.ID,
    _ event: ProblemWorkshop.Event
  ) throws(AuthoringError) {
    var (problem, offset) = try find(id, revision)
    guard problem.author == actor else { throw .notAuthor(id, actor) }
    guard offset == problem.revisions.indices.last else { throw .laterRevision(id) }
    switch problem.revisions[offset].state {
    case .draft, .withdrawn: break
    case .checked, .approved, .rejected: throw .alreadySubmitted(id)
    }
    try check(&problem, at: offset, event)
    problems[id] = problem
  }

  /// Checks a revision, which then waits for a reviewer instead of those before it.
  private func check(
    _ problem: inout ProblemWorkshop.AuthoredProblem,
    at offset: Int,
    _ event: ProblemWorkshop.Event
  ) throws(AuthoringError) {
    let id = problem.id
    let content: Problem
    do throws(ContentError<ProblemFault>) {
      content = try problem.revisions[offset].draft.problem()
    } catch {
      throw .faulty(error)
    }
    guard content.id == id else { throw .otherProblem(content.id, expected: id) }
    for index in problem.revisions.indices where problem.revisions[index].state == .checked {
      problem.revisions[index].state = .draft
      problem.revisions[index].stateDate = event.date
    }
    problem.revisions[offset].problem = content.originating(from: problem.origin)
    problem.revisions[offset].state = .checked
    problem.revisions[offset].stateDate = event.date
  }

  /// Gives a revision the state that a reviewer decides on.
  private mutating func review(
    _ id: Problem.ID,
    _ revision: ProblemWorkshop.Event.ID,
    by actor: Learner.ID,
    _ event: ProblemWorkshop.Event,
    _ decide: (inout ProblemWorkshop.AuthoredProblem, Int) throws(AuthoringError) ->
      ProblemWorkshop.AuthoredProblem.State
  ) throws(AuthoringError) {
    var (problem, offset) = try find(id, revision)
    guard problem.author != actor else { throw .ownProblem(id) }
    problem.revisions[offset].state = try decide(&problem, offset)
    problem.revisions[offset].stateDate = event.date
    problems[id] = problem
  }

  private func find(
    _ id: Problem.ID,
    _ revision: ProblemWorkshop.Event.ID
  ) throws(AuthoringError) -> (problem: ProblemWorkshop.AuthoredProblem, offset: Int) {
    guard let problem = problems[id] else { throw .unknownProblem(id) }
    guard let offset = problem.revisions.lastIndex(where: { $0.id == revision }) else {
      throw .unknownRevision(revision, of: id)
    }
    return (problem, offset)
  }
}

// MARK: - What is taken out

extension WorkshopState: VoidingState {
  package typealias Voids = Self

  package static func target(of action: ProblemWorkshop.Action) -> ProblemWorkshop.Event.ID? {
    if case .voided(let event) = action { event } else { nil }
  }

  package static func check(
    _ claim: VoidClaim<ProblemWorkshop.Action>,
    of content: ProblemWorkshop.Content
  ) throws(AuthoringError) {
    if let refusal = claim.refusalOfOthers { throw .log(refusal) }
    let problem = claim.root.action.problem
    if let refusal = claim.refusal(ifOthers: { $0.action.problem == problem }) {
      throw .log(refusal)
    }
  }
}

extension WorkshopState: ManagedState {
  package typealias Authority = Self
}

extension WorkshopState: ErasingState {
  package typealias Erasures = Self

  package static func erasedPerson(by action: ProblemWorkshop.Action) -> Learner.ID? {
    if case .erased(let erasure) = action { erasure.member } else { nil }
  }

  package static func redacted(
    _ event: ProblemWorkshop.Event,
    by erasure: ProblemWorkshop.Event
  ) -> ProblemWorkshop.Event {
    guard case .erased(let erased) = erasure.action else { return event }
    let actor = event.actor.map(erased.redacted)
    let isOwn = actor == erased.member
    return event.redacted(isOwn ? event.action.wordless : event.action, by: actor)
  }
}
