// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import SharedHistories

extension PlayerGroup.Action {
  /// The circumstances in which a member did a todo, as far as their device knew.
  ///
  /// The command writes it into the event, as a session keeps its judgments, and the completion is
  /// credited by it: whatever becomes known later of claims, edits and withdrawals by others, and
  /// of what they did, changes nothing about it. Nothing is credited that the rules do not allow.
  ///
  /// In JSON it is the object `known` of a completion, with `since`, `claimedAt` and `points`, and
  /// with `by`, `tags`, `due`, `confirmations`, `challenges` and `standings` when they say
  /// something; dates are milliseconds since 1970.
  public struct Circumstances: Hashable, Sendable {
    /// All of it, as the only element of an array, so that an event is small.
    private var details: [Details]

    private struct Details: Hashable, Sendable {
      let members: [Member.ID]
      let points: Int
      let openSince: Date
      let claimedAt: Date
      let dueAt: Date?
      let confirmations: Int
      let tags: [String]
      let challenges: [GroupChallenge.ID]
      let standings: [Standing]
    }

    /// Those who had claimed the todo and share it, if there are several; empty for one alone.
    public var members: [Member.ID] { details[0].members }
    /// The points of the todo.
    public var points: Int { details[0].points }
    /// The date from which it was on the board.
    public var openSince: Date { details[0].openSince }
    /// The date when the first of those who did it had claimed it.
    public var claimedAt: Date { details[0].claimedAt }
    /// The first instant at which it was overdue, or nil when it was not due at any time.
    public var dueAt: Date? { details[0].dueAt }
    /// The number of others who had to confirm it.
    public var confirmations: Int { details[0].confirmations }
    /// The tags of the todo.
    public var tags: [String] { details[0].tags }
    /// The challenges for which it counted.
    public var challenges: [GroupChallenge.ID] { details[0].challenges }
    /// The standings of those who did it, if there was a bonus for those behind.
    var standings: [Standing] { details[0].standings }

    /// The standing of a member among the others, which decides on a bonus for catching up.
    struct Standing: Hashable, Sendable {
      let member: Member.ID
      let situation: CatchUpSituation
    }

    init(
      members: [Member.ID] = [],
      points: Int,
      openSince: Date,
      claimedAt: Date,
      dueAt: Date? = nil,
      confirmations: Int = 0,
      tags: [String] = [],
      challenges: [GroupChallenge.ID] = [],
      standings: [Standing] = []
    ) {
      details = [
        Details(
          members: members,
          points: points,
          openSince: openSince.truncatedToMilliseconds ?? openSince,
          claimedAt: claimedAt.truncatedToMilliseconds ?? claimedAt,
          dueAt: dueAt.map { $0.truncatedToMilliseconds ?? $0 },
          confirmations: confirmations,
          tags: tags,
          challenges: challenges,
          standings: standings
        )
      ]
    }

    /// The dates that it names.
    var dates: [Date] { [openSince, claimedAt] + (dueAt.map { [$0] } ?? []) }

    /// Returns it without the name of a member who is erased.
    func redacted(by erasure: PlayerGroup.Action.Erasure) -> Self {
      guard !members.isEmpty || !standings.isEmpty else { return self }
      return Self(
        members: members.map(erasure.redacted),
        points: points,
        openSince: openSince,
        claimedAt: claimedAt,
        dueAt: dueAt,
        confirmations: confirmations,
        tags: tags,
        challenges: challenges,
        standings: standings.map {
          Standing(member: erasure.redacted($0.member), situation: $0.situation)
        }
      )
    }
  }
}

// MARK: - Commands

// A command is judged by all that its device knows, and what it knew goes into its event.
extension GroupState: CommandedState {
  package typealias Commands = Self

  package static var areStrict: Bool { true }

  package static func asked(_ action: PlayerGroup.Action) -> PlayerGroup.Action {
    switch action {
    case .completed(let todo, _): .completed(todo)
    case .confirmed(let todo, _, _): .confirmed(todo)
    case .rejected(let todo, _, let reason): .rejected(todo, reason: reason)
    case .challengeOpened(let challenge): .challengeOpened(challenge.asking(false))
    default: action
    }
  }

  package static func informed(
    _ event: PlayerGroup.Event,
    in state: GroupState
  ) -> PlayerGroup.Action {
    switch event.action {
    case .completed(let todo, _): .completed(todo, knowing: state.circumstances(of: todo, event))
    case .confirmed(let todo, let completion, _):
      state.confirmed(todo, completion ?? state.confirmable(todo, by: event.actor))
    case .rejected(let todo, let completion, let reason):
      .rejected(
        todo,
        completion: completion ?? state.confirmable(todo, by: event.actor),
        reason: reason
      )
    case .challengeOpened(let challenge): .challengeOpened(challenge.asking(challenge.form.isDuel))
    default: event.action
    }
  }

  package static func check(
    _ event: PlayerGroup.Event,
    of target: PlayerGroup.Event?,
    in state: GroupState
  ) throws(GroupError) {
    try event.action.checkAsCommand()
    switch event.action {
    case .created(let todo):
      _ = try state.membership.member(event.actor)
      guard !todo.id.rawValue.isEmpty else { throw .log(.emptyIdentifier) }
      guard state.todos[todo.id]?.isTrace ?? true else { throw .todo(.duplicate(todo.id)) }
      try state.rules.check(points: todo.points)
      try todo.checkNumbers()
      guard todo.hasValidPlan else { throw .todo(.invalidPlan(todo.id)) }
      try state.checkMembers(of: todo)
    case .invited: _ = try state.membership.member(event.actor)
    case .confirmed(let todo, _, _), .rejected(let todo, _, _):
      _ = try state.membership.member(event.actor)
      guard try !state.todo(todo).waiting.isEmpty else { throw .todo(.nothingToConfirm(todo)) }
    case .claimed(let todo):
      let member = try state.membership.member(event.actor)
      let board = try state.todo(todo)
      try board.checkClaim(by: member, reservedFor: state.reservation(of: board))
      try state.checkLevel(of: member, for: board.todo)
    case .stole(let todo, _):
      let member = try state.membership.member(event.actor)
      guard state.rules.draft.stealAfter != nil else { throw .todo(.stealingNotAllowed) }
      let board = try state.todo(todo)
      try board.checkClaim(
        by: member,
        reservedFor: state.reservation(of: board),
        isTakeover: true
      )
      try state.checkLevel(of: member, for: board.todo)
    case .completed(let todo, _):
      let member = try state.membership.member(event.actor)
      let board = try state.todo(todo)
      guard board.state == .open || board.state == .claimed else {
        throw .todo(.inState(board.state, todo))
      }
      guard board.claim(of: member) != nil else { throw .todo(.notClaimed(todo, by: member)) }
    case .challengeOpened(let challenge):
      // What a challenge pays is no more than a todo could.
      let bounds = 0...state.rules.pointsCeiling
      guard bounds.contains(challenge.reward.points) else {
        throw .pointsOutOfRange(challenge.reward.points, expected: bounds)
      }
    case .voided:
      guard let target else { return }
      try state.checkVoid(event, of: target)
    default: break
    }
  }

  /// Refuses a void that would take from others, by someone who is no administrator.
  private func checkVoid(
    _ void: PlayerGroup.Event,
    of target: PlayerGroup.Event
  ) throws(GroupError) {
    guard let actor = void.actor, !membership.isAdministrator(actor) else { return }
    let others: Bool
    switch target.action {
    case .created(let todo):
      others =
        todos[todo.id]?.done.contains { $0.members.contains { $0 != actor } } ?? false
    case .challengeOpened(let challenge):
      others = challenges[challenge.id]?.contributions.keys.contains { $0 != actor } ?? false
    case .confirmed(let todo, let completion, _):
      others =
        todos[todo]?.done.contains { $0.id == completion && !$0.credits.isEmpty } ?? false
    default: others = false
    }
    if others { throw .member(.takesFromOthers(actor)) }
  }

  /// Refuses a member who has not reached the level that a todo needs.
  private func checkLevel(of member: Member.ID, for todo: Todo) throws(GroupError) {
    guard let level = todo.needsLevel, progress.level(of: member).level < level else { return }
    throw .todo(.levelNotReached(todo.id, level))
  }

  /// The circumstances in which a member did a todo.
  private func circumstances(
    of id: Todo.ID,
    _ event: PlayerGroup.Event
  ) -> PlayerGroup.Action.Circumstances? {
    guard let board = todos[id], let actor = event.actor else { return nil }
    let members = order.sorted(board.sharers(with: actor))
    let points = board.todo.points
    var standings: [PlayerGroup.Action.Circumstances.Standing] = []
    if valuation.draft.catchUp != .none {
      let season = season(at: event.date)
      var state = self
      standings = members.compactMap { member in
        state.catchUpSituation(of: member, in: season, for: 0).map {
          PlayerGroup.Action.Circumstances.Standing(member: member, situation: $0)
        }
      }
    }
    return PlayerGroup.Action.Circumstances(
      members: members.count > 1 ? members : [],
      points: points,
      openSince: board.openSince,
      claimedAt: board.claims.first { members.contains($0.member) }?.date ?? event.date,
      dueAt: board.dueAt,
      confirmations: min(rules.draft.confirmations, membership.count - members.count),
      tags: board.todo.tags,
      challenges: runningChallenges.filter {
        challenges[$0]?.counts(board.todo.tags, at: event.date) ?? false
      },
      standings: standings
    )
  }

  /// The confirmation of a completion, with the voids of others that are known.
  private func confirmed(
    _ id: Todo.ID,
    _ completion: PlayerGroup.Event.ID?
  ) -> PlayerGroup.Action {
    let takenBack = completion.flatMap { todos[id]?.takenBack[$0] } ?? []
    return .confirmed(id, completion: completion, without: takenBack.map(\.void.id))
  }

  /// The oldest completion of a todo that a member can confirm.
  private func confirmable(_ id: Todo.ID, by member: Member.ID?) -> PlayerGroup.Event.ID? {
    guard let member, let board = todos[id] else { return nil }
    return board.waiting.first { board.done[$0].canBeConfirmed(by: member) }
      .map { board.done[$0].id }
  }
}

extension GroupView.BoardTodo {
  /// Those who share a todo that a member has done: all who claimed it or, if more did than may,
  /// that member and the first others.
  func sharers(with member: Member.ID) -> [Member.ID] {
    guard claims.count > todo.capacity else { return claims.map(\.member) }
    let others = claims.map(\.member).filter { $0 != member }
    return [member] + others.prefix(todo.capacity - 1)
  }
}

extension GroupView.BoardTodo {
  /// Whether nobody goes on working on it when some have done it: the one who says so works on it,
  /// or nobody but them does.
  func isLeft(to sharers: [Member.ID], by member: Member.ID) -> Bool {
    claim(of: member) != nil || claims.allSatisfy { sharers.contains($0.member) }
  }
}

extension GroupView.TodoCompletion {
  /// Whether someone can confirm it who has not done so.
  func canBeConfirmed(by member: Member.ID) -> Bool {
    isWaiting && !sharers.contains(member) && !confirmedBy.contains(member)
  }
}

// MARK: - JSON

extension PlayerGroup.Action.Circumstances: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let members = record.field("by", \.members, default: [])
    let points = record.field("points", \.points)
    let openSince = record.field("since", \.openSince, as: .milliseconds)
    let claimedAt = record.field("claimedAt", \.claimedAt, as: .milliseconds)
    let dueAt = record.field("due", \.dueAt, as: .milliseconds)
    let confirmations = record.field("confirmations", \.confirmations, default: 0)
    let tags = record.field("tags", \.tags, default: [])
    let challenges = record.field("challenges", \.challenges, default: [])
    let standings = record.field("standings", \.standings, default: [])
    return try Self(
      members: members(),
      points: points(),
      openSince: openSince(),
      claimedAt: claimedAt(),
      dueAt: dueAt(),
      confirmations: confirmations(),
      tags: tags(),
      challenges: challenges(),
      standings: standings()
    )
  }
}

extension PlayerGroup.Action.Circumstances.Standing: JSONRecord {
  static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let member = record.field("member", \.member)
    let points = record.field("points", \.situation.points, default: 0)
    let median = record.field("median", \.situation.median, default: 0)
    let best = record.field("best", \.situation.best, default: 0)
    let granted = record.field("granted", \.situation.granted, default: 0)
    let daysLate = record.field("daysLate", \.situation.daysLate, default: 0)
    let hasCaughtUp = record.field("hasCaughtUp", \.situation.hasCaughtUp, default: false)
    return try Self(
      member: member(),
      situation: CatchUpSituation(
        work: 0,
        points: points(),
        median: median(),
        best: best(),
        granted: granted(),
        daysLate: daysLate(),
        hasCaughtUp: hasCaughtUp()
      )
    )
  }
}
