internal import LudusCore
internal import LudusFoundation

/// What the events of a shared log lead to.
protocol SharedState: Hashable, Sendable {
  /// What the log is about and what does not change.
  associatedtype Content: Hashable & Sendable
  /// What can be done.
  associatedtype Action: Hashable & Sendable & Codable
  /// Why something cannot be done.
  associatedtype Refusal: SharedRefusal

  /// Creates the state before the first event.
  init(_ content: Content)

  /// Makes the change that an event describes.
  ///
  /// - Throws: Why the event is not possible now. The state is then unchanged.
  mutating func apply(_ event: SharedEvent<Action>) throws(Refusal)

  /// Whether an event comes before another one in the log.
  static func comes(_ event: SharedEvent<Action>, before other: SharedEvent<Action>) -> Bool
}

extension SharedState {
  // What happened first comes first, whenever it became known.
  static func comes(_ event: SharedEvent<Action>, before other: SharedEvent<Action>) -> Bool {
    (event.date, event.id) < (other.date, other.id)
  }
}

/// Why an event of a shared log is refused.
protocol SharedRefusal: Error, Hashable, Sendable {
  /// The log itself refuses it.
  static func log(_ error: SharedLogError) -> Self
}

/// A set of events in an order of their own, with the state that follows from it.
///
/// An event that comes late lands where it belongs, the same one twice changes nothing, and one that is not
/// possible at its place stays in the log without effect. So the order of arrival never matters.
struct SharedLog<State: SharedState>: Hashable, Sendable {
  typealias Event = SharedEvent<State.Action>
  typealias Refusal = State.Refusal

  let content: State.Content
  /// All events in order, also those without effect.
  private(set) var events: [Event] = []
  /// All events by identifier.
  private var known: [Event.ID: Event] = [:]
  /// What the events lead to.
  private(set) var state: State
  /// The events that were not possible at their places, with the reasons.
  private(set) var refusals: [Event.ID: Refusal] = [:]

  init(_ content: State.Content) {
    self.content = content
    state = State(content)
  }

  /// Takes an event into the log.
  ///
  /// - Throws: What no log takes. The log is then unchanged.
  /// - Complexity: O(1) or so for an event that comes last, else O(*n*).
  mutating func insert(_ event: Event) throws(Refusal) {
    guard let event = try newEvent(event) else { return }
    known[event.id] = event
    guard let last = events.last, !State.comes(last, before: event) else {
      events.append(event)
      add(event)
      return
    }
    let place = events.lastIndex { State.comes($0, before: event) }.map { $0 + 1 } ?? 0
    events.insert(event, at: place)
    fold()
  }

  /// Takes events into the log, or none of them.
  ///
  /// - Throws: What no log takes, for the first such event.
  /// - Complexity: O(*n* log *n*) for a log of *n* events with them.
  mutating func merge(_ others: some Sequence<Event>) throws(Refusal) {
    var merged = self
    for event in others {
      guard let event = try merged.newEvent(event) else { continue }
      merged.known[event.id] = event
      merged.events.append(event)
    }
    guard merged.events.count > events.count else { return }
    merged.events.sort { State.comes($0, before: $1) }
    merged.fold()
    self = merged
  }

  /// Does something, if it is possible at its place.
  ///
  /// Doing the same with the same identifier again changes nothing.
  ///
  /// - Returns: The event, as it stands in the log.
  /// - Throws: Why it is not possible. The log is then unchanged.
  mutating func perform(
    _ action: State.Action,
    by actor: Learner.ID,
    at date: Date,
    recordedAt: Date?,
    event id: Event.ID?
  ) throws(Refusal) -> Event {
    guard let date = date.truncatedToMilliseconds,
      let recordedAt = (recordedAt ?? date).truncatedToMilliseconds
    else { throw .log(.dateOutOfRange) }
    let id = id ?? derivedID(action, by: actor, at: date, recordedAt: recordedAt)
    let event = Event(id: id, action, by: actor, at: date, recordedAt: recordedAt)
    guard known[id] != event else { return event }
    var changed = self
    try changed.insert(event)
    if let refusal = changed.refusals[id] { throw refusal }
    self = changed
    return event
  }

  /// The state that follows from what was known by a date.
  ///
  /// - Complexity: O(*n*).
  func state(knownBy date: Date) -> State {
    var part = SharedLog(content)
    for event in events where event.recordedAt <= date {
      part.add(event)
    }
    return part.state
  }

  /// Returns an event as it is stored, or nil when the log has it already.
  private func newEvent(_ event: Event) throws(Refusal) -> Event? {
    guard !event.id.rawValue.isEmpty else { throw .log(.emptyIdentifier) }
    guard let event = event.truncatedToMilliseconds else { throw .log(.dateOutOfRange) }
    guard let known = known[event.id] else { return event }
    guard known == event else { throw .log(.conflictingEvent(event.id.rawValue)) }
    return nil
  }

  private mutating func fold() {
    state = State(content)
    refusals = [:]
    for event in events {
      add(event)
    }
  }

  /// Applies an event that comes last, with effect or without.
  private mutating func add(_ event: Event) {
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

  private func derivedID(
    _ action: State.Action,
    by actor: Learner.ID,
    at date: Date,
    recordedAt: Date
  ) -> Event.ID {
    var number = events.count
    var id: Event.ID
    repeat {
      number += 1
      id = Event.derivedID(
        number,
        action,
        by: actor,
        at: date,
        recordedAt: recordedAt,
        after: events.last
      )
    } while known[id] != nil
    return id
  }
}

extension SharedLog {
  /// Whether two logs have the same content and events, from which all else follows.
  static func == (left: Self, right: Self) -> Bool {
    left.content == right.content && left.events == right.events
  }

  /// Feeds content and events to a hasher.
  func hash(into hasher: inout Hasher) {
    hasher.combine(content)
    hasher.combine(events)
  }
}
