package import LudusCore

/// The order in which a log applies its events, before their identifiers decide.
package enum EventOrder: Hashable, Sendable {
  /// When they happened, so that an event that is entered late comes where it belongs.
  case happened
  /// When they became known, so that nothing that comes late changes what was known before.
  case recorded
}

/// The state that the events of a shared log lead to: the rules of one engine, and nothing about logs.
package protocol SharedState: Hashable, Sendable {
  /// The subject of the log, which does not change.
  associatedtype Content: Hashable & Sendable
  /// The actions that are possible.
  associatedtype Action: SharedAction
  /// Why something cannot be done.
  associatedtype Refusal: LogRefusal & Hashable

  /// The order in which events are applied.
  static var order: EventOrder { get }

  /// Creates the state before the first event.
  ///
  /// - Parameters:
  ///   - content: The subject of the log.
  ///   - events: The events that will be applied, for rules that count for the whole history.
  init(_ content: Content, before events: [Recorded<Action>])

  /// Makes the change that an event describes.
  ///
  /// - Throws: Why the event is not possible now. The state is then unchanged.
  mutating func apply(_ event: Recorded<Action>) throws(Refusal)

  /// Lets everything happen that happens by itself up to a date.
  mutating func advance(to date: Date)

  /// Whether something happens by itself up to a date.
  func isDue(by date: Date) -> Bool

  /// The event that an action declares void, or nil of another action.
  static func target(of action: Action) -> Recorded<Action>.ID?

  /// Whether an action that does not declare an event void changes how events before it are judged.
  static func changesThePast(_ action: Action) -> Bool

  /// Returns which events are void, for states that know actions with a ``target(of:)``.
  static func voids(
    in events: [Recorded<Action>],
    of content: Content
  ) -> VoidPlan<Action, Refusal>
}

extension SharedState {
  package static var order: EventOrder { .happened }
  package mutating func advance(to date: Date) {}
  package func isDue(by date: Date) -> Bool { false }
  package static func target(of action: Action) -> Recorded<Action>.ID? { nil }
  package static func changesThePast(_ action: Action) -> Bool { false }
  package static func voids(
    in events: [Recorded<Action>],
    of content: Content
  ) -> VoidPlan<Action, Refusal> {
    VoidPlan()
  }
}

/// Which events of a log are void, decided before the log is folded.
package struct VoidPlan<Action: SharedAction, Refusal: LogRefusal & Hashable>: Hashable, Sendable {
  /// The void that takes an event out of effect.
  package var voidedBy: [Recorded<Action>.ID: Recorded<Action>.ID] = [:]
  /// The voids that are refused, with the reason.
  package var refusals: [Recorded<Action>.ID: Refusal] = [:]

  package init() {}
}

/// A set of events in order, with the state that follows from it.
///
/// An event that comes late lands where it belongs, the same one twice changes nothing, and one that is not
/// possible at its place stays in the log without effect. So the order of arrival never matters.
package struct SharedLog<State: SharedState>: Sendable {
  package typealias Event = Recorded<State.Action>
  package typealias Refusal = State.Refusal

  package let content: State.Content
  /// All events in order, also those without effect.
  package private(set) var events: [Event] = []
  /// All events by identifier.
  private var known: [Event.ID: Event] = [:]
  /// The state that the events lead to.
  package private(set) var state: State
  private var plan = VoidPlan<State.Action, Refusal>()
  /// The events that were not possible at their places, with the reasons.
  package private(set) var refusals: [Event.ID: Refusal] = [:]

  /// Creates an empty log.
  package init(_ content: State.Content) {
    self.content = content
    state = State(content, before: [])
  }

  /// Creates the log of events in any order and as often as they come.
  ///
  /// - Throws: `ReplayError` with the place of the first event that no log takes.
  /// - Complexity: O(*n* log *n*) for *n* events.
  package init(
    _ content: State.Content,
    replaying events: some Sequence<Event>
  ) throws(ReplayError<Refusal>) {
    self.init(content)
    for (position, event) in events.enumerated() {
      do throws(Refusal) {
        try collect(event)
      } catch {
        throw ReplayError(position: position, refusal: error)
      }
    }
    sortAndFold()
  }

  /// Takes an event into the log, at its place.
  ///
  /// - Throws: The reason for which no log takes the event. The log is then unchanged.
  /// - Complexity: That of its change for an event that comes last, else O(*n*).
  package mutating func insert(_ event: Event) throws(Refusal) {
    guard let event = try newEvent(event) else { return }
    let isLast = isLast(event)
    add(event)
    if isLast, !changesThePast(event) {
      fold(event)
    } else {
      fold()
    }
  }

  /// Takes events into the log, or none of them.
  ///
  /// - Throws: The reason for which no log takes an event, for the first one of that kind.
  /// - Complexity: O(*n* log *n*) for a log of *n* events with them.
  package mutating func merge(_ events: some Sequence<Event>) throws(Refusal) {
    var merged = self
    for event in events {
      try merged.collect(event)
    }
    guard merged.events.count > self.events.count else { return }
    merged.sortAndFold()
    self = merged
  }

  /// Does something, if it is possible at its place.
  ///
  /// Doing the same with the same identifier again changes nothing.
  ///
  /// - Returns: The event, as it stands in the log.
  /// - Throws: Why it is not possible. The log is then unchanged.
  /// - Complexity: That of ``insert(_:)``.
  package mutating func perform(
    _ action: State.Action,
    by actor: State.Action.Actor?,
    at date: Date,
    stamp: Event.Stamp?
  ) throws(Refusal) -> Event {
    guard let date = date.truncatedToMilliseconds,
      let recordedAt = (stamp?.recordedAt ?? date).truncatedToMilliseconds
    else { throw .log(.dateOutOfRange) }
    func event(_ id: Event.ID) -> Event {
      Event(action, by: actor, at: date, recordedAt: recordedAt, id: id)
    }
    let asked = event(stamp?.id ?? derivedID(of: event("")))
    guard let event = try newEvent(asked) else { return asked }
    if let target = State.target(of: action), plan.voidedBy[target] != nil {
      throw .log(.alreadyVoid(target.rawValue))
    }
    if isLast(event), event.isSound, !changesThePast(event), !state.isDue(by: date) {
      try state.apply(event)
      add(event)
    } else {
      var changed = self
      try changed.insert(event)
      if let refusal = changed.refusals[event.id] { throw refusal }
      self = changed
    }
    return event
  }
}

// MARK: - Questions

extension SharedLog {
  package func contains(_ event: Event.ID) -> Bool { known[event] != nil }

  /// The events that were not possible at their places, in the order of the log.
  package var refusedEvents: [RefusedEvent<State.Action, Refusal>] {
    guard !refusals.isEmpty else { return [] }
    return events.compactMap { event in
      refusals[event.id].map { RefusedEvent(event: event, reason: $0) }
    }
  }

  /// Returns the effect of an event, or nil when the log does not have it.
  package func effect(of event: Event.ID) -> EventEffect<State.Action, Refusal>? {
    guard contains(event) else { return nil }
    if let void = plan.voidedBy[event] { return .void(by: void) }
    return refusals[event].map(EventEffect.refused) ?? .effective
  }

  /// Returns the state that follows from a part of the events, in the order of the log.
  ///
  /// - Complexity: O(*n*).
  package func state(after part: [Event]) -> State {
    var log = SharedLog(content)
    log.events = part
    log.fold()
    return log.state
  }
}

// MARK: - Taking events in

extension SharedLog {
  /// Returns an event as it is stored, or nil when the log has it already.
  ///
  /// - Throws: The reason for which no log takes the event, such as another event with the same identifier.
  private func newEvent(_ event: Event) throws(Refusal) -> Event? {
    guard !event.id.rawValue.isEmpty else { throw .log(.emptyIdentifier) }
    guard let event = event.truncatedToMilliseconds else { throw .log(.dateOutOfRange) }
    guard let known = known[event.id] else { return event }
    guard known == event else { throw .log(.conflictingEvent(event.id.rawValue)) }
    return nil
  }

  /// Whether a new event comes after all others.
  private func isLast(_ event: Event) -> Bool {
    let order = State.order
    return events.last.map { $0.place(in: order) < event.place(in: order) } ?? true
  }

  private func changesThePast(_ event: Event) -> Bool {
    State.target(of: event.action) != nil || State.changesThePast(event.action)
  }

  /// Adds a new event at its place.
  private mutating func add(_ event: Event) {
    known[event.id] = event
    let order = State.order
    let place = event.place(in: order)
    let index = events.firstIndexInOrder { place < $0.place(in: order) }
    events.insert(event, at: index)
  }

  /// Adds an event to the end, whatever its place; the log is to be sorted afterwards.
  private mutating func collect(_ event: Event) throws(Refusal) {
    guard let event = try newEvent(event) else { return }
    known[event.id] = event
    events.append(event)
  }

  private mutating func sortAndFold() {
    let order = State.order
    events.sort { $0.place(in: order) < $1.place(in: order) }
    fold()
  }

  /// Returns the identifier for an event that has none; see ``DerivedEventID``.
  private func derivedID(of event: Event) -> Event.ID {
    let before = events.last.flatMap { $0.date == event.date ? $0.id.rawValue : nil }
    var number = events.count
    var id: Event.ID
    repeat {
      number += 1
      id = Event.ID(DerivedEventID.text(number: number, of: event, after: before))
    } while contains(id)
    return id
  }
}

// MARK: - The fold

extension SharedLog {
  private mutating func fold() {
    let sound = events.filter(\.isSound)
    plan = State.voids(in: sound, of: content)
    refusals = plan.refusals
    let effective = sound.filter { plan.voidedBy[$0.id] == nil && refusals[$0.id] == nil }
    state = State(content, before: effective)
    for event in effective {
      fold(event)
    }
    for event in events where !event.isSound {
      refusals[event.id] = .log(.knownBeforeItHappened)
    }
    if let last = events.last {
      state.advance(to: last.date)
    }
  }

  /// Lets an event that comes last take effect, or notes why it has none.
  private mutating func fold(_ event: Event) {
    state.advance(to: event.date)
    guard event.isSound else {
      refusals[event.id] = .log(.knownBeforeItHappened)
      return
    }
    do throws(Refusal) {
      try state.apply(event)
    } catch {
      refusals[event.id] = error
    }
  }
}

// MARK: - Equality

extension SharedLog: Hashable {
  /// Whether two logs have the same content and events, from which all else follows.
  package static func == (left: Self, right: Self) -> Bool {
    left.content == right.content && left.events == right.events
  }

  /// Feeds content and events to a hasher.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(content)
    hasher.combine(events)
  }
}
