// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

// How events get into the log: one by a command, or several from another device.
//
// Nothing in here throws what depends on the state: the compiler makes no version of its own for a
// state of what does, and a log of 100,000 events is slow by it.
extension SharedLog {
  /// Takes an event into the log, at its place.
  ///
  /// - Returns: The reason for which no log takes the event. The log is then unchanged.
  /// - Complexity: That of ``merge(_:)``.
  @inlinable package mutating func insert(_ event: Event) -> LogError? {
    merge(CollectionOfOne(event)).first?.reason
  }

  /// Takes events into the log, all that a log can take.
  ///
  /// - Returns: The others in the order in which they were given, with the reasons.
  /// - Complexity: O(*k* log *k*) for *k* new events, and the changes of the events after the first
  ///   of them.
  @inlinable package mutating func merge(_ events: some Sequence<Event>) -> [RejectedEvent<
    State.Action
  >] {
    let events = Array(events)
    var rejected: [RejectedEvent<State.Action>] = []
    // First what erases names and texts: those come from other devices once more, and not into the
    // log.
    if events.contains(where: { State.Erasures.erases($0.action) }) {
      take(events, erasing: true, &rejected)
    }
    take(events, erasing: false, &rejected)
    return rejected.sorted { $0.position < $1.position }
  }

  /// Changes the log, and reports what that changed.
  ///
  /// - Complexity: That of the change; of a change before the end also O(*r*) for *r* events that
  ///   are refused or void, and the comparison of the figures that the state names. They are also
  ///   compared for events that come last and can reach others than their authors.
  @inlinable package mutating func watching<Result>(
    _ change: (inout SharedLog) -> Result
  ) -> (Result, LogChanges<State>) {
    watch = [LogWatch(plan: plan, refusals: refusals)]
    let result = change(&self)
    let watched = watch.first
    watch = []
    var changes = LogChanges<State>()
    guard let watched else { return (result, changes) }
    for event in watched.new {
      if let refusal = refusals[event.id] {
        changes.refused.append(RefusedEvent(event: event, reason: refusal))
      }
    }
    guard var before = watched.before else { return (result, changes) }
    let new = Set(watched.new.map(\.id))
    // A name that is erased is no change: it is gone from what was there before, too.
    let isErased = watched.new.contains { State.Erasures.erases($0.action) }
    if isErased {
      let others = log.filter { !new.contains($0.id) }
      before = Checkpoint(position: others.count, state: state(after: others))
    }
    // What comes last changes the effect of nothing before it.
    let touched = watched.isAppended ? [] : touched(since: watched)
    for id in touched where !new.contains(id) {
      let old = effect(of: id, watched.plan, watched.refusals)
      let now = effect(of: id, plan, refusals)
      if old != now, let event = event(id) {
        changes.effects.append(EffectChange(event: event, before: old, after: now))
      }
    }
    changes.effects.sort { $0.event.precedes($1.event, in: State.order) }
    changes.consequences = State.Comparison.consequences(
      from: before.state,
      to: state,
      since: isErased ? nil : watched.beginning?.state,
      by: watched.new + changes.effects.map(\.event)
    )
    if watched.isAppended {
      changes.consequences = State.Comparison.withoutGains(changes.consequences, of: watched.new)
    }
    return (result, changes)
  }

  /// The events whose effect may be another one than when the log began to be watched.
  @inlinable package func touched(since watched: LogWatch<State>) -> Set<Event.ID> {
    var touched: Set<Event.ID> = []
    if watched.refusals != refusals {
      touched.formUnion(watched.refusals.keys)
      touched.formUnion(refusals.keys)
    }
    if watched.plan != plan {
      touched.formUnion(watched.plan.voidedBy.keys)
      touched.formUnion(plan.voidedBy.keys)
    }
    return touched
  }

  /// Does something, if it is possible at its place.
  ///
  /// Doing the same with the same identifier again changes nothing. A date that is a little before
  /// that of the last event, as far as clocks may differ, is taken for that one.
  ///
  /// - Returns: The event, as it stands in the log, or why it is not possible. The log is then
  ///   unchanged.
  /// - Complexity: That of its change for an event that comes last; else that of ``insert(_:)``.
  @inlinable package mutating func perform(
    _ action: State.Action,
    by actor: State.Action.Actor?,
    at date: Date,
    stamp: Event.Stamp?
  ) -> Result<Event, Refusal> {
    guard let asked = date.truncatedToMilliseconds,
      let known = (stamp?.recordedAt ?? asked).truncatedToMilliseconds
    else { return .failure(.log(.dateOutOfRange)) }
    let now = stamp?.recordedAt == nil ? present(at: asked) : asked
    let recordedAt = stamp?.recordedAt == nil ? now : known
    let position = log.firstIndexInOrder {
      ($0.date(in: State.order), $0.date) > (State.order == .happened ? now : recordedAt, now)
    }
    var action = action
    func event(_ id: Event.ID, order: Int) -> Event {
      Event(action, by: actor, at: now, recordedAt: recordedAt, order: order, id: id)
    }
    if let id = stamp?.id, let earlier = self.event(id) {
      let same = redacted(event(id, order: 0))
      guard State.Commands.asked(earlier.action) == State.Commands.asked(same.action),
        earlier.actor == same.actor,
        earlier.date == asked || earlier.date == now
      else { return .failure(.log(.conflictingEvent(id.rawValue))) }
      return .success(earlier)
    }
    if stamp?.id?.rawValue.isEmpty == true { return .failure(.log(.emptyIdentifier)) }
    if State.Commands.areStrict {
      switch judged(event("", order: 0), at: position) {
      case .failure(let refusal): return .failure(refusal)
      case .success(let informed): action = informed
      }
    }
    let id = stamp?.id ?? derivedID { event("", order: 0) }
    var new = event(id, order: 0)
    // After all that the log has of that instant, unless one of those has the largest number that
    // there is.
    var isLast = position == log.count
    if position > 0, case let last = log[position - 1], last.date == now,
      last.date(in: State.order) == new.date(in: State.order)
    {
      new = event(id, order: last.id < id ? last.order : last.order.addingUpToMaximum(1))
      isLast = isLast && last.precedes(new, in: State.order)
    }
    do throws(LogError) {
      // Words that come before they were erased are erased at once, as on every other device.
      new = redacted(try storable(new))
    } catch {
      return .failure(.log(error))
    }
    if let target = State.Voids.target(of: action), let earlier = plan.voidedBy[target],
      !plan.counts(isModest: State.Voids.isModest(new, in: state), beside: earlier)
    {
      return .failure(.log(.alreadyVoid(target.rawValue)))
    }
    if isLast, isOrdinary(new), new.isSound {
      if let refusal = performLast(new) { return .failure(refusal) }
    } else {
      let before = self
      dates.insert(new.date(in: State.order), for: id)
      take([new])
      if let refusal = refusals[id] {
        self = before
        return .failure(refusal)
      }
    }
    return .success(new)
  }

  /// Returns the action of a command with what is known at its place, or why it is refused there.
  @inlinable package func judged(_ event: Event, at position: Int) -> Result<
    State.Action, Refusal
  > {
    // What no log takes is refused for that reason.
    guard event.isSound, event.action.namedDates.allSatisfy({ $0.milliseconds != nil }) else {
      return .success(event.action)
    }
    if position == log.count, !State.Aging.isDue(state, by: event.date) {
      return judged(event, in: state)
    }
    var place = position == log.count ? state : state(before: position)
    State.Aging.advance(&place, to: event.date)
    return judged(event, in: place)
  }

  @inlinable package func judged(_ event: Event, in place: State) -> Result<
    State.Action, Refusal
  > {
    let target = State.Voids.target(of: event.action).flatMap { self.event($0) }
    do throws(Refusal) {
      try State.Commands.check(event, of: target, in: place)
    } catch {
      return .failure(error)
    }
    return .success(State.Commands.informed(event, in: place))
  }

  /// Whether no event is after a date.
  @inlinable package func hasNothing(after date: Date) -> Bool {
    log.last.map { $0.date <= date } ?? true
  }

  /// Applies an event that comes last and changes nothing before it.
  @inlinable package mutating func performLast(_ event: Event) -> Refusal? {
    addCheckpoint(at: log.count)
    if State.Aging.isDue(state, by: event.date) {
      let before = state
      if let refusal = apply(event) {
        state = before
        return refusal
      }
    } else if let refusal = apply(event) {
      return refusal
    }
    log.append(event)
    dates.insert(event.date(in: State.order), for: event.id)
    State.Aging.settle(&state)
    return nil
  }

  /// A date, or that of the last event if it is so little later that the clocks of two devices may
  /// differ by it.
  @inlinable package func present(at date: Date) -> Date {
    let tolerance = state.clocks.tolerance
    guard tolerance > 0 else { return date }
    let limit = date.addingTimeInterval(tolerance)
    let position = log.firstIndexInOrder { $0.date > limit }
    return position > 0 ? max(date, log[position - 1].date) : date
  }

  /// Returns the identifier for an event that has none; see ``DerivedEventID``.
  @inlinable package func derivedID(of event: () -> Event) -> Event.ID {
    let event = event()
    var number = log.count
    var id: Event.ID
    repeat {
      number += 1
      id = Event.ID(DerivedEventID.text(number: number, of: event))
    } while contains(id)
    return id
  }
}

// MARK: - Taking events in

extension SharedLog {
  /// Takes in the events that erase names and texts, or the others, and notes those that no log
  /// takes.
  @inlinable package mutating func take(
    _ events: [Event],
    erasing: Bool,
    _ rejected: inout [RejectedEvent<State.Action>]
  ) {
    var new: [Event] = []
    new.reserveCapacity(erasing ? 0 : events.count)
    var moved: [Event] = []
    // Where the new events are, from the first one on that comes again.
    var positions: [Event.ID: Int]?
    for (position, given) in events.enumerated()
    where State.Erasures.erases(given.action) == erasing {
      do throws(LogError) {
        let event = redacted(try storable(given))
        if dates.insert(event.date(in: State.order), for: event.id) {
          positions?[event.id] = new.count
          new.append(event)
          continue
        }
        let known = positions ?? Dictionary(uniqueKeysWithValues: zip(new.map(\.id), new.indices))
        positions = known
        let index = known[event.id]
        guard let earlier = index.map({ new[$0] }) ?? self.event(event.id),
          earlier.ordered(event.order) == event
        else { throw .conflictingEvent(event.id.rawValue) }
        // Two devices did the same at an instant of which they knew different things: the smaller
        // number counts.
        if event.order < earlier.order {
          if let index {
            new[index] = event
          } else {
            moved.append(event)
          }
        }
      } catch {
        rejected.append(RejectedEvent(event: given, position: position, reason: error))
      }
    }
    take(new)
    for event in moved {
      move(event)
    }
  }

  /// Puts an event that is there into the place of another order.
  @inlinable package mutating func move(_ event: Event) {
    guard let old = position(of: event.id) else { return }
    let order = State.order
    log.remove(at: old)
    let position = log.firstIndexInOrder { event.precedes($0, in: order) }
    log.insert(event, at: position)
    var first = min(old, position)
    if !targets.isEmpty || Self.isManaged && revaluations > 0 {
      first = min(first, planVoids())
    }
    refold(from: revaluations > 0 ? 0 : first)
  }

  /// The event at whole milliseconds, if a log can take it.
  @inlinable package func storable(_ event: Event) throws(LogError) -> Event {
    guard !event.id.rawValue.isEmpty else { throw .emptyIdentifier }
    guard let storable = event.truncatedToMilliseconds,
      event.action.namedDates.allSatisfy({ $0.milliseconds != nil })
    else { throw .dateOutOfRange }
    return storable
  }

  /// Whether an event that comes last changes nothing before it.
  @inlinable package func isOrdinary(_ event: Event) -> Bool {
    State.Voids.target(of: event.action) == nil && !State.Valuation.changesThePast(event.action)
      && !State.Erasures.erases(event.action) && targets[event.id] == nil
  }

  /// Puts new events, of which the dates are noted, into the log, and folds again from the first
  /// one whose effect may change.
  @inlinable package mutating func take(_ new: [Event]) {
    guard !new.isEmpty else { return }
    if !watch.isEmpty { watch[0].new += new }
    var (first, isAfter) = insert(new)
    var changesVoids = false
    var changesRules = false
    for event in new {
      if let target = State.Voids.target(of: event.action) {
        targets[target] = true
        changesVoids = true
      }
      changesVoids = changesVoids || targets[event.id] != nil
      if State.Valuation.changesThePast(event.action) {
        revaluations += 1
        first = 0
        // Rules of somebody who may not adopt any are no rules, also not for what comes before.
        changesRules = Self.isManaged
      }
    }
    if erase(by: new) {
      (first, isAfter) = (0, false)
    }
    let governs = !isAfter && new.contains { State.Voids.isGovernance($0.action) }
    if changesVoids || changesRules || governs && !targets.isEmpty {
      if isAfter, new.count == 1, let changed = noteVoid(new[0]) {
        first = min(first, changed)
      } else {
        first = min(first, planVoids())
        changesVoids = true
        isAfter = false
      }
    }
    if revaluations > 0, governs || changesVoids && !isAfter {
      first = 0
    }
    if isAfter, first == log.count - new.count, first > 0 {
      addCheckpoint(at: first)
      noteAppending(new, at: first)
      fold(from: first)
    } else {
      refold(from: first)
    }
  }

  /// Keeps the state before new events that come last, if the log is watched and they can change
  /// figures of others.
  @inlinable package mutating func noteAppending(_ new: [Event], at position: Int) {
    guard !watch.isEmpty, State.Comparison.reachesOthers(new, in: state) else { return }
    let kept = checkpoints.last.flatMap { $0.position == position ? $0 : nil }
    watch[0].noteAppending(kept ?? Checkpoint(position: position, state: state))
  }

  /// Takes names and texts out of all events, if new ones erase them by right, and returns whether
  /// they do.
  @inlinable package mutating func erase(by new: [Event]) -> Bool {
    guard new.contains(where: { State.Erasures.erases($0.action) }) else { return false }
    var done = Set(erasures.map(\.id))
    let count = done.count
    // One by one, because an erasure takes names out of others, and of those who may erase.
    while let erasure = log.first(where: { isErasure($0, besides: done) }) {
      done.insert(erasure.id)
      content = State.Erasures.redacted(content, by: erasure)
      for position in log.indices {
        let event = State.Erasures.redacted(log[position], by: erasure)
        if event != log[position] {
          log[position] = event
        }
      }
    }
    guard done.count > count else { return false }
    // As they are in the log, because they take names out of each other.
    erasures = log.filter { done.contains($0.id) }
    return true
  }

  /// Whether an event that is none of some takes names and texts out by right.
  @inlinable package func isErasure(_ event: Event, besides others: Set<Event.ID>) -> Bool {
    State.Erasures.erases(event.action) && !others.contains(event.id)
      && refusalOfActor(event) == nil
  }

  /// Puts events into the log.
  ///
  /// - Returns: The position of the first, and whether all come after those that were there.
  @inlinable package mutating func insert(_ new: [Event]) -> (first: Int, isAfter: Bool) {
    let order = State.order
    let isSorted = new.indices.dropFirst().allSatisfy { new[$0 - 1].precedes(new[$0], in: order) }
    let new = isSorted ? new : new.sorted { $0.precedes($1, in: order) }
    let first = log.firstIndexInOrder { new[0].precedes($0, in: order) }
    guard first < log.count else {
      for event in new {
        log.append(event)
      }
      return (first, true)
    }
    if new.count == 1 {
      log.insert(new[0], at: first)
      return (first, false)
    }
    let after = Array(log[first...])
    log.truncate(to: first)
    var next = 0
    for event in after {
      while next < new.count, new[next].precedes(event, in: order) {
        log.append(new[next])
        next += 1
      }
      log.append(event)
    }
    for event in new[next...] {
      log.append(event)
    }
    return (first, false)
  }

  @inlinable package func redacted(_ event: Event) -> Event {
    erasures.isEmpty ? event : erasures.reduce(event) { State.Erasures.redacted($0, by: $1) }
  }
}
