// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// A set of events in order, with the state that follows from it.
///
/// An event that comes late lands where it belongs, the same one twice changes nothing, and one
/// that is not possible at its place stays in the log without effect. So the order of arrival never
/// matters.
///
/// Some earlier states are kept as checkpoints. An event that comes late, and a void, are folded
/// from the last checkpoint before the first event whose effect may change. States and events are
/// kept in pages, so that copies share what they have in common.
@usableFromInline package struct SharedLog<State: SharedState>: Sendable {
  @usableFromInline package typealias Event = Recorded<State.Action>
  @usableFromInline package typealias Refusal = State.Refusal

  /// The subject of the log, in which nothing changes but names that are erased.
  @usableFromInline package var content: State.Content
  /// All events in order, also those without effect.
  @usableFromInline package var log = PagedArray<Event>()
  /// The date by which each event is found in the log.
  @usableFromInline package var dates = PagedTable<Event.ID, Date>()
  /// The state that the events lead to.
  @usableFromInline package var state: State
  /// States before some of the events, oldest first.
  @usableFromInline package var checkpoints: [Checkpoint] = []
  @usableFromInline package var plan = VoidPlan<State.Action, Refusal>()
  /// The events that voids are about.
  @usableFromInline package var targets = PagedDictionary<Event.ID, Bool>()
  /// The number of events that change the value of those before them.
  @usableFromInline package var revaluations = 0
  /// The events that take names and texts out of others.
  @usableFromInline package var erasures: [Event] = []
  /// The events that were not possible at their places, with the reasons.
  @usableFromInline package var refusals = PagedDictionary<Event.ID, Refusal>()
  /// The log before a change that is watched, as the only element of an array: so a log that
  /// nobody watches is not as large as three states.
  @usableFromInline package var watch: [LogWatch<State>] = []
  /// All events of a log of which this is a beginning, because voids of its events may come later.
  @usableFromInline package var whole: PagedArray<Event>?

  /// The state before the event at a position; an object, so that lists of them are moved and
  /// copied without their states.
  @usableFromInline package final class Checkpoint: Sendable {
    @usableFromInline package let position: Int
    @usableFromInline package let state: State

    @inlinable package init(position: Int, state: State) {
      self.position = position
      self.state = state
    }
  }

  /// Creates an empty log.
  @inlinable package init(_ content: State.Content) {
    self.content = content
    state = State(content)
  }

  /// Creates the log of events in any order and as often as they come.
  ///
  /// - Throws: `ReplayError` with the place of the first event that no log takes.
  /// - Complexity: O(*n* log *n*) for *n* events.
  @inlinable package init(
    _ content: State.Content,
    replaying events: some Sequence<Event>
  ) throws(ReplayError<Refusal>) {
    self.init(content)
    if let rejected = merge(events).first { throw rejected.replayError() }
  }
}

// MARK: - Questions

extension SharedLog {
  /// All events in order.
  ///
  /// - Complexity: O(*n*).
  @inlinable package var events: [Event] { Array(log) }

  @inlinable package func contains(_ event: Event.ID) -> Bool { dates.place(of: event) != nil }

  /// The events that were not possible at their places, in the order of the log.
  @inlinable package var refusedEvents: [RefusedEvent<State.Action, Refusal>] {
    guard !refusals.isEmpty else { return [] }
    return log.compactMap { event in
      refusals[event.id].map { RefusedEvent(event: event, reason: $0) }
    }
  }

  /// Returns the effect of an event, or nil when the log does not have it.
  @inlinable package func effect(of event: Event.ID) -> EventEffect<State.Action, Refusal>? {
    guard contains(event) else { return nil }
    return effect(of: event, plan, refusals)
  }

  /// Returns the effect of an event that the log has, by a plan and refusals.
  @inlinable package func effect(
    of event: Event.ID,
    _ plan: VoidPlan<State.Action, Refusal>,
    _ refusals: PagedDictionary<Event.ID, Refusal>
  ) -> EventEffect<State.Action, Refusal> {
    if let void = plan.voidedBy[event] { return .void(by: void) }
    return refusals[event].map(EventEffect.refused) ?? .effective
  }

  /// Returns the events after a date and what clocks may be ahead of it, in order.
  ///
  /// - Complexity: O(log *n*), and O(*k*) for *k* events.
  @inlinable package func events(aheadOf date: Date) -> [Event] {
    let limit = date.addingTimeInterval(state.clocks.tolerance)
    return Array(log[log.firstIndexInOrder { $0.date(in: State.order) > limit }...])
  }

  /// Returns the event with an identifier, or nil when the log does not have it.
  ///
  /// - Complexity: O(log *n*), and O(*k*) for *k* events of its instant.
  @inlinable package func event(_ id: Event.ID) -> Event? {
    position(of: id).map { log[$0] }
  }

  @inlinable package func position(of id: Event.ID) -> Int? {
    position(of: id, in: log)
  }

  @inlinable package func position(of id: Event.ID, in events: PagedArray<Event>) -> Int? {
    guard let date = dates.place(of: id).map({ dates[$0] }) else { return nil }
    let order = State.order
    var position = events.firstIndexInOrder { $0.date(in: order) >= date }
    while position < events.count, events[position].id != id {
      position += 1
    }
    return position < events.count ? position : nil
  }

  /// The void with an identifier, also one that comes after the events of this beginning.
  @inlinable package func void(_ id: Event.ID) -> Event? {
    let events = whole ?? log
    return position(of: id, in: events).map { events[$0] }
  }
}

// MARK: - Equality

extension SharedLog: Hashable {
  /// Whether two logs have the same content and events, from which all else follows.
  @inlinable package static func == (left: Self, right: Self) -> Bool {
    left.content == right.content && left.log == right.log
  }

  /// Feeds content and events to a hasher.
  @inlinable package func hash(into hasher: inout Hasher) {
    hasher.combine(content)
    hasher.combine(log)
  }
}

extension SharedLog {
  /// The greatest number of events that are folded again for one that comes last but a few.
  @inlinable package static var checkpointDistance: Int { 128 }
  /// The growth of the distances of checkpoints from the end.
  @inlinable package static var checkpointGrowth: Int { 8 }

  /// Folds events again from a position on.
  ///
  /// - Complexity: That of the changes of those events, and of some hundred before them.
  @inlinable package mutating func refold(from position: Int) {
    checkpoints.removeAll { $0.position > position }
    let replaced = Checkpoint(position: log.count, state: state)
    if !watch.isEmpty { watch[0].note(replaced, since: checkpoints.last) }
    if let checkpoint = checkpoints.last {
      state = checkpoint.state
      fold(from: checkpoint.position) { state in
        State.Aging.adoptFigures(of: replaced.state, into: &state, since: checkpoint.state)
      }
    } else {
      let planned = revaluations == 0 ? [] : log.filter { isPlanned($0) }
      state = State.Valuation.beginning(content, before: erasures + planned)
      fold(from: 0)
    }
  }

  /// Folds the events from a position on into the state before it, and prepares its figures.
  @inlinable package mutating func fold(
    from start: Int,
    preparing prepare: (inout State) -> Void = { _ in }
  ) {
    var due = checkpointPositions(from: start)[...]
    // A name of its own, so that no event is copied on its way.
    let log = log
    for position in start..<log.count {
      if position == due.first {
        due.removeFirst()
        // The state that is folded on from soon has its figures, too.
        if log.count - position <= Self.checkpointDistance {
          State.Aging.settle(&state)
        }
        checkpoints.append(Checkpoint(position: position, state: state))
      }
      if !refusals.isEmpty {
        refusals[log[position].id] = nil
      }
      fold(log[position])
    }
    thinCheckpoints()
    if let last = log.last {
      State.Aging.advance(&state, to: last.date)
    }
    prepare(&state)
    State.Aging.settle(&state)
  }

  /// Keeps the state before new events that come last, if there is none kept for a while.
  @inlinable package mutating func addCheckpoint(at position: Int) {
    guard position - (checkpoints.last?.position ?? 0) >= Self.checkpointDistance else { return }
    checkpoints.append(Checkpoint(position: position, state: state))
    thinCheckpoints()
  }

  /// Lets an event that comes next take effect, or notes why it has none.
  @inlinable package mutating func fold(_ event: Event) {
    guard event.isSound else {
      refusals[event.id] = .log(.knownBeforeItHappened)
      return
    }
    if let refusal = plan.refusals[event.id] {
      refusals[event.id] = refusal
      return
    }
    if let void = plan.voidedBy[event.id] {
      if State.Voids.leavesTrace(event.action), let void = self.void(void) {
        State.Aging.advance(&state, to: event.date)
        // What came too late leaves nothing.
        guard lateness(of: event) == nil else { return }
        let isModest = plan.modest[void.id] != nil
        State.Voids.leaveTrace(of: event, voidedBy: void, isModest: isModest, in: &state)
        State.Aging.advance(&state, to: event.date)
      }
      return
    }
    if let refusal = apply(event) {
      refusals[event.id] = refusal
    }
  }

  /// Applies an event that comes next, or returns why it is not possible.
  @inlinable package mutating func apply(_ event: Event) -> Refusal? {
    State.Aging.advance(&state, to: event.date)
    if let late = lateness(of: event) { return .log(late) }
    if let refusal = refusalOfActor(event) { return .log(refusal) }
    do throws(Refusal) {
      try state.apply(event)
    } catch {
      return error
    }
    // What an event made due by its own date happens with it.
    State.Aging.advance(&state, to: event.date)
    return nil
  }

  /// Returns why an event became known too late, by the rules in force.
  @inlinable package func lateness(of event: Event) -> LogError? {
    guard event.recordedAt != event.date, !State.Erasures.erases(event.action),
      State.Voids.target(of: event.action) == nil
    else { return nil }
    return state.clocks.refusal(of: event.date, recordedAt: event.recordedAt)
  }

  /// Whether neither a void nor the plan takes an event out.
  @inlinable package func isPlanned(_ event: Event) -> Bool {
    event.isSound && plan.voidedBy[event.id] == nil && plan.refusals[event.id] == nil
  }

  /// The positions before which a state is to be kept when all events from one on are folded, in
  /// order.
  @inlinable package func checkpointPositions(from start: Int) -> [Int] {
    var positions: Set<Int> = []
    var distance = Self.checkpointDistance
    while case let position = log.count - distance, position > start {
      positions.insert(position)
      distance *= Self.checkpointGrowth
    }
    // An event of a clock that goes wrong is long after all others. What is done now comes before
    // it.
    let recent = max(start + 1, log.count - Self.checkpointDistance)
    let jump = log.indices.last { position in
      position >= recent
        && log[position].date.timeIntervalSince(log[position - 1].date) > 86_400
    }
    if let jump {
      positions.insert(jump)
    }
    return positions.sorted()
  }

  /// Keeps so few checkpoints that their distances from the end grow.
  @inlinable package mutating func thinCheckpoints() {
    var index = checkpoints.count - 2
    while index > 0 {
      let before = log.count - checkpoints[index - 1].position
      let after = log.count - checkpoints[index + 1].position
      let reach = max(after, Self.checkpointDistance) * Self.checkpointGrowth
      if before <= reach {
        checkpoints.remove(at: index)
      }
      index -= 1
    }
  }

  /// Returns the state at a date, or nil when an event after it changes what was before.
  ///
  /// - Complexity: That of the changes of the events since the last checkpoint before it, and
  ///   O(*k*) for *k* events after it.
  @inlinable package func state(at date: Date) -> State? {
    let position = log.firstIndexInOrder { $0.date > date }
    let changesThePast = log[position...].contains {
      State.Voids.target(of: $0.action) != nil || State.Valuation.changesThePast($0.action)
    }
    guard !changesThePast else { return nil }
    if position == log.count { return state }
    return state(before: position)
  }

  /// Returns the state before the event at a position, by the voids and rules of all events.
  @inlinable package func state(before position: Int) -> State {
    var part = self
    part.watch = []
    part.whole = log
    part.log.truncate(to: position)
    part.refold(from: position)
    return part.state
  }

  /// Returns the state that follows from a part of the events, in the order of the log.
  ///
  /// - Complexity: O(*n*).
  @inlinable package func state(after part: [Event]) -> State {
    var log = SharedLog(content)
    log.log = PagedArray(part)
    log.dates = dates
    log.erasures = erasures
    log.revaluations = part.count { State.Valuation.changesThePast($0.action) }
    log.plan = plan(of: part)
    log.refold(from: 0)
    return log.state
  }
}

// Which events are void is decided before they are folded: a void takes out what comes before it.
extension SharedLog {
  /// Returns which of some events are void, given in the order of the log.
  @inlinable package func plan(
    of events: some Sequence<Event>
  ) -> VoidPlan<State.Action, Refusal> {
    var events = events.filter(\.isSound)
    let late = State.Voids.lateVoids(in: events, of: content)
    if !late.isEmpty {
      events.removeAll { late[$0.id] != nil }
    }
    var plan = State.Voids.voids(in: events, of: content)
    for (id, refusal) in late {
      plan.refusals[id] = .log(refusal)
    }
    return plan
  }

  /// Decides for all events which are void.
  ///
  /// - Returns: The position of the first event whose effect may change, or the end.
  /// - Complexity: O(*n*).
  @inlinable package mutating func planVoids() -> Int {
    let old = plan
    plan = plan(of: log)
    // Another void of the same event may leave another trace.
    let voided = Set(old.voidedBy.keys).union(plan.voidedBy.keys).filter {
      old.voidedBy[$0] != plan.voidedBy[$0]
    }
    let refused = Set(old.refusals.keys).union(plan.refusals.keys).filter {
      old.refusals[$0] != plan.refusals[$0]
    }
    return voided.union(refused).compactMap { position(of: $0) }.min() ?? log.count
  }

  /// Whether some may act for others in a history, and everyone else only for themselves.
  @inlinable package static var isManaged: Bool { State.Authority.self != Unrefined<State>.self }

  /// Notes a void that comes last and concerns nobody's rights.
  ///
  /// - Returns: The position of the first event whose effect may change; nil when all voids are to
  ///   be decided anew.
  /// - Complexity: O(log *n*).
  @inlinable package mutating func noteVoid(_ void: Event) -> Int? {
    guard void.recordedAt == void.date, targets[void.id] == nil,
      let id = State.Voids.target(of: void.action),
      let position = position(of: id), position < log.count - 1, log[position].isSound,
      case let target = log[position], State.Voids.target(of: target.action) == nil,
      !State.Voids.isGovernance(target.action)
    else { return nil }
    if Self.isManaged, let actor = void.actor,
      actor != target.actor || State.Authority.isForManagers(target, of: content)
    {
      return nil
    }
    let since = Array(log[(position + 1)..<(log.count - 1)])
    do throws(Refusal) {
      try State.Voids.check(
        VoidClaim(void: void, target: target, root: target, since: since[...]),
        of: content
      )
      try State.Voids.check(void, of: target, root: target, in: state)
    } catch {
      plan.refusals[void.id] = error
      return log.count - 1
    }
    let isModest = State.Voids.isModest(void, in: state)
    if isModest {
      plan.modest[void.id] = true
    }
    if let earlier = plan.voidedBy[id], !plan.counts(isModest: isModest, beside: earlier) {
      return log.count - 1
    }
    plan.voidedBy[id] = void.id
    return position
  }
}
