// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
package import SharedHistories

extension GroupState: VoidingState {
  package typealias Voids = Self

  package static func target(of action: PlayerGroup.Action) -> PlayerGroup.Event.ID? {
    action.target
  }

  package static func isGovernance(_ action: PlayerGroup.Action) -> Bool { action.isGovernance }

  package static func check(
    _ void: PlayerGroup.Event,
    of target: PlayerGroup.Event,
    root: PlayerGroup.Event,
    in state: GroupState
  ) throws(GroupError) {
    try state.membership.check(void, of: target, root: root)
  }

  /// Nothing: it depends on roles who may make a void.
  package static func check(
    _ claim: VoidClaim<PlayerGroup.Action>,
    of content: PlayerGroup.Content
  ) throws(GroupError) {}

  package static func voids(
    in events: [PlayerGroup.Event],
    of content: PlayerGroup.Content
  ) -> VoidPlan<PlayerGroup.Action, GroupError> {
    VoidJudge(events, of: content).plan
  }

  /// None: the judge of the voids refuses them by the rules that were rightly adopted.
  package static func lateVoids(
    in events: [PlayerGroup.Event],
    of content: PlayerGroup.Content
  ) -> [PlayerGroup.Event.ID: LogError] { [:] }

  package static func isModest(_ void: PlayerGroup.Event, in state: GroupState) -> Bool {
    void.actor.map { !state.membership.isAdministrator($0) } ?? true
  }

  package static func leavesTrace(_ action: PlayerGroup.Action) -> Bool {
    switch action {
    case .completed, .confirmed, .created, .challengeOpened: true
    default: false
    }
  }

  package static func leaveTrace(
    of event: PlayerGroup.Event,
    voidedBy void: PlayerGroup.Event,
    isModest: Bool,
    in state: inout GroupState
  ) {
    switch event.action {
    case .completed(let todo, let known):
      let isOwn = void.actor == event.actor
      state.leaveTrace(ofCompleting: todo, knowing: known, isOwn: isOwn, event)
    // What was impossible leaves nothing.
    case .confirmed(let todo, let completion, let known) where isModest:
      try? state.confirm(
        todo,
        completion: completion,
        without: known,
        takenBackBy: void,
        event
      )
    case .created(let todo) where isModest: try? state.create(todo, isTrace: true, event)
    case .created(let todo): state.takeOff(todo, voidedBy: void, event)
    case .challengeOpened(let challenge) where isModest:
      try? state.open(challenge, isTrace: true, event)
      state.challenges[challenge.id]?.takenBackAt = void.recordedAt
    default: break
    }
  }
}

/// Decides which events of a log are void, before the log is folded.
///
/// A void needs an administrator, unless it concerns the member alone. The roles follow from events
/// that can be void themselves, so the decision has two steps:
///
/// 1. *Governance*: founding, joining, roles, rules and the voids of those events, in order. Each
///    void is judged by the members as they are before it, with the voids before it in effect. A
///    void that was rightful when it was made stays, even if the role of its author is declared
///    void later.
/// 2. *The game*: every other void is judged by the members at its place, as they are after step 1.
///    Then, from the last to the first, a void that is not void itself takes its target out.
private struct VoidJudge {
  typealias Event = PlayerGroup.Event

  private(set) var plan = VoidPlan<PlayerGroup.Action, GroupError>()

  /// Makes the plan for a log in order.
  ///
  /// - Complexity: O(*n*), and for each void of governance the events of governance after its
  ///   target.
  init(_ events: [Event], of content: PlayerGroup.Content) {
    guard events.contains(where: { $0.action.target != nil }) else { return }
    var targets = Targets()
    var governance: [Event] = []
    var others: [Event] = []
    for event in events {
      guard let root = targets.note(event) else {
        plan.refusals[event.id] = .log(
          .unknownEvent((event.action.target ?? event.id).rawValue)
        )
        continue
      }
      if root.action.isGovernance {
        governance.append(event)
      }
      if event.action.target != nil, !root.action.isGovernance {
        others.append(event)
      }
    }
    judgeGovernance(governance, targets, content)
    judgeOthers(others, among: governance, targets, content)
  }

  /// The events that voids are about.
  private struct Targets {
    private var events: [Event.ID: Event] = [:]
    private var roots: [Event.ID: Event] = [:]

    /// Returns the event that is no void at the end of a chain of voids, the event itself when it
    /// is none; nil when there is no event of that name before it.
    mutating func note(_ event: Event) -> Event? {
      guard let target = event.action.target else {
        events[event.id] = event
        roots[event.id] = event
        return event
      }
      guard let root = roots[target] else { return nil }
      events[event.id] = event
      roots[event.id] = root
      return root
    }

    /// Refuses a void by someone who may not make it.
    func check(_ void: Event, _ membership: Membership) throws(GroupError) {
      guard let id = void.action.target, let target = events[id], let root = roots[id] else {
        return
      }
      try membership.check(void, of: target, root: root)
    }
  }

  /// Judges the voids of governance, each by the members that there are by those before it.
  ///
  /// - Complexity: O(*g*) for *g* events of governance, and for each void that is granted those
  ///   after its target.
  private mutating func judgeGovernance(
    _ events: [Event],
    _ targets: Targets,
    _ content: PlayerGroup.Content
  ) {
    var membership = Membership(content)
    // The members before every so many events, and where each event is.
    var checkpoints: [Membership] = []
    var positions: [Event.ID: Int] = [:]
    var granted: [Event] = []
    let distance = 64
    for (index, event) in events.enumerated() {
      positions[event.id] = index
      if index.isMultiple(of: distance) {
        checkpoints.append(membership)
      }
      guard let target = event.action.target else {
        // What is refused here is refused again, with its reason, when the log is folded.
        try? membership.apply(event)
        continue
      }
      do throws(GroupError) {
        try targets.check(event, membership)
      } catch {
        plan.refusals[event.id] = error
        continue
      }
      granted.append(event)
      var first = index
      if positions[target].map({ events[$0].action.target == nil }) ?? false {
        guard plan.voidedBy[target] == nil else { continue }
        plan.voidedBy[target] = event.id
        first = positions[target] ?? 0
      } else {
        plan.voidedBy = effects(of: granted)
        first = 0
      }
      checkpoints.removeLast(checkpoints.count - 1 - first / distance)
      membership = checkpoints[first / distance]
      for position in first / distance * distance..<index {
        if position.isMultiple(of: distance), position / distance == checkpoints.count {
          checkpoints.append(membership)
        }
        let earlier = events[position]
        if earlier.action.target == nil, plan.voidedBy[earlier.id] == nil {
          try? membership.apply(earlier)
        }
      }
      if index.isMultiple(of: distance), index / distance == checkpoints.count {
        checkpoints.append(membership)
      }
    }
  }

  private mutating func judgeOthers(
    _ voids: [Event],
    among governance: [Event],
    _ targets: Targets,
    _ content: PlayerGroup.Content
  ) {
    var membership = Membership(content)
    var next = governance[...]
    var granted: [Event] = []
    for void in voids {
      while let event = next.first, event.precedes(void) {
        next.removeFirst()
        if plan.voidedBy[event.id] == nil {
          try? membership.apply(event)
        }
      }
      do throws(GroupError) {
        try targets.check(void, membership)
        granted.append(void)
        if void.actor.map({ !membership.isAdministrator($0) }) ?? true {
          plan.modest[void.id] = true
        }
      } catch {
        plan.refusals[void.id] = error
      }
    }
    for (target, void) in effects(of: granted) where plan.voidedBy[target] == nil {
      plan.voidedBy[target] = void
    }
  }

  /// The void that takes each event out, when all of these voids may be made; the first of several
  /// counts, unless a later one takes more out.
  private func effects(of voids: [Event]) -> PagedDictionary<Event.ID, Event.ID> {
    var voidedBy = PagedDictionary<Event.ID, Event.ID>()
    for void in voids.reversed() where voidedBy[void.id] == nil {
      guard let target = void.action.target else { continue }
      if let later = voidedBy[target],
        plan.counts(isModest: plan.modest[later] != nil, beside: void.id)
      {
        continue
      }
      voidedBy[target] = void.id
    }
    return voidedBy
  }
}

extension Membership {
  /// Refuses a void by someone who may not make it: one needs an administrator, or is about one's
  /// own matter.
  fileprivate func check(
    _ void: PlayerGroup.Event,
    of target: PlayerGroup.Event,
    root: PlayerGroup.Event
  ) throws(GroupError) {
    let actor = try member(void.actor)
    try checkReport(void)
    if case .founded = root.action { throw .foundingCannotBeVoid }
    if case .erased(let erasure) = root.action { throw .member(.erased(erasure.member)) }
    guard !isAdministrator(actor) else { return }
    guard target.actor == actor, root.actor == actor,
      root.action.isOwnMatter || root.action.isOwnSlip
    else { throw .member(.notAdministrator(actor)) }
    // A confirmation that was given once more counts, and is not taken back without a trace.
    if case .confirmed = root.action, let taken = target.action.target, taken != root.id {
      throw .member(.takesFromOthers(actor))
    }
    guard root.action.isOwnMatter || root.isFreshSlip(at: void.recordedAt) else {
      let end = root.recordedAt.addingTimeInterval(PlayerGroup.Event.slipTime)
      throw .member(.slipTimePassed(actor, possibleUntil: moment(end)))
    }
  }
}

// Members who are erased: their identifiers and words go from all events, on every device that gets
// to know of it.
extension GroupState: ErasingState {
  package typealias Erasures = Self

  package static func erasedPerson(by action: PlayerGroup.Action) -> Member.ID? {
    if case .erased(let erasure) = action { erasure.member } else { nil }
  }

  package static func redacted(
    _ event: PlayerGroup.Event,
    by erasure: PlayerGroup.Event
  ) -> PlayerGroup.Event {
    guard case .erased(let erasure) = erasure.action else { return event }
    let actor = event.actor.map(erasure.redacted)
    let action = event.action.redacted(by: erasure, isOwn: actor == erasure.member)
    guard actor != event.actor || action != event.action else { return event }
    return PlayerGroup.Event(
      action,
      by: actor,
      at: event.date,
      recordedAt: event.recordedAt,
      order: event.order,
      id: event.id
    )
  }

  /// The members before one in the order of identifiers, of those who share points with them.
  ///
  /// - Complexity: O(*n*) for *n* completions.
  func sharers(before member: Member.ID) -> [Member.ID] {
    var sharers: Set<Member.ID> = [member]
    for todo in todos.values {
      for completion in todo.done where completion.members.contains(member) {
        sharers.formUnion(completion.members)
      }
    }
    for challenge in challenges.values where challenge.contributions[member] != nil {
      sharers.formUnion(challenge.contributions.keys)
    }
    return Array(order.sorted(sharers).prefix { $0 != member })
  }
}

extension PersonErasure<Member> {
  /// Makes the erasure of a member of a group.
  init(of member: Member.ID, in group: PlayerGroup) {
    self.init(
      of: member,
      salt: group.id.rawValue,
      after: group.log.state.sharers(before: member)
    )
  }
}

extension GroupChallenge.Form {
  func redacted(by erasure: PlayerGroup.Action.Erasure) -> Self {
    guard case .duel(let one, let other) = self else { return self }
    return .duel(erasure.redacted(one), erasure.redacted(other))
  }
}

/// The order of members in which what cannot be divided is shared out: that of their identifiers,
/// in which those who are erased keep their places.
struct MemberOrder: Hashable, Sendable {
  /// The members before each of those who are erased.
  private var earlier: [Member.ID: Set<Member.ID>] = [:]

  /// Creates the order after some events.
  init(after events: [PlayerGroup.Event] = []) {
    for case .erased(let erasure) in events.lazy.map(\.action) {
      earlier[erasure.member, default: []].formUnion(erasure.earlier)
    }
  }

  func sorted(_ members: some Collection<Member.ID>) -> [Member.ID] {
    guard !earlier.isEmpty else { return members.sorted() }
    var sorted = members.filter { earlier[$0] == nil }.sorted()
    // Of two who are erased the one that comes first has fewer before it.
    let erased = members.compactMap { member in
      earlier[member].map { (count: $0.intersection(members).count, member: member, earlier: $0) }
    }
    for place in erased.sorted(by: { ($0.count, $0.member) < ($1.count, $1.member) }) {
      let index = sorted.lastIndex { place.earlier.contains($0) }.map { $0 + 1 } ?? 0
      sorted.insert(place.member, at: index)
    }
    return sorted
  }
}
