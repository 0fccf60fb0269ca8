package import LudusCore
package import LudusFoundation

/// What the events of a shared log lead to.
package protocol SharedState: Hashable, Sendable {
  /// What the log is about and what does not change.
  associatedtype Content: Hashable & Sendable
  /// What can be done.
  associatedtype Action: Hashable & Sendable & Codable
  /// Why something cannot be done.
  associatedtype Refusal: SharedRefusal where Refusal.Event == SharedEvent<Action>

  /// What events are in the order of.
  static var order: EventOrder { get }

  /// Creates the state before the first event.
  init(_ content: Content)

  /// Makes the change that an event describes.
  ///
  /// - Throws: Why the event is not possible now. The state is then unchanged.
  mutating func apply(_ event: SharedEvent<Action>) throws(Refusal)
}

extension SharedState {
  package static var order: EventOrder { .happened }
}

/// A log of events with the state that follows from it.
///
/// An event that comes late lands where it belongs, the same one twice changes nothing, and one that is not
/// possible at its place stays in the log without effect. So the order of arrival never matters.
package struct SharedLog<State: SharedState>: Hashable, Sendable {
  package typealias Event = SharedEvent<State.Action>
  package typealias Refusal = State.Refusal

  package let content: State.Content
  private var log: EventLog<Refusal>
  /// What the events lead to.
  package private(set) var state: State
  /// The events that were not possible at their places, with the reasons.
  package private(set) var refusals: [Event.ID: Refusal] = [:]

  package init(_ content: State.Content) {
    self.content = content
    log = EventLog(in: State.order)
    state = State(content)
  }

  /// Creates the log of events in any order and as often as they come.
  ///
  /// - Throws: `ReplayError` for the first event that no log takes.
  /// - Complexity: O(*n* log *n*) for *n* events.
  package init(
    _ content: State.Content,
    replaying events: some Sequence<Event>
  ) throws(ReplayError<Refusal>) {
    self.init(content)
    log = try EventLog(replaying: events, in: State.order)
    fold()
  }

  /// All events in order, also those without effect.
  package var events: [Event] { log.events }

  /// Takes an event into the log.
  ///
  /// - Throws: What no log takes. The log is then unchanged.
  /// - Complexity: O(1) or so for an event that comes last, else O(*n*).
  package mutating func insert(_ event: Event) throws(Refusal) {
    guard let event = try log.newEvent(event) else { return }
    let isLast = log.isLast(event)
    log.insert(event)
    if isLast {
      add(event)
    } else {
      fold()
    }
  }

  /// Takes events into the log, or none of them.
  ///
  /// - Throws: What no log takes, for the first such event.
  /// - Complexity: O(*n* log *n*) for a log of *n* events with them.
  package mutating func merge(_ events: some Sequence<Event>) throws(Refusal) {
    guard let merged = try log.merging(events) else { return }
    log = merged
    fold()
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
    by actor: Learner.ID,
    at date: Date,
    recordedAt: Date?,
    event id: Event.ID?
  ) throws(Refusal) -> Event {
    guard let date = date.truncatedToMilliseconds,
      let recordedAt = (recordedAt ?? date).truncatedToMilliseconds
    else { throw .log(.dateOutOfRange) }
    func event(_ id: Event.ID) -> Event {
      Event(id: id, action, by: actor, at: date, recordedAt: recordedAt)
    }
    let asked = event(id ?? log.derivedID(of: event("")))
    guard let event = try log.newEvent(asked) else { return asked }
    if log.isLast(event) {
      try apply(event)
      log.insert(event)
    } else {
      var changed = self
      try changed.insert(event)
      if let refusal = changed.refusals[event.id] { throw refusal }
      self = changed
    }
    return event
  }

  /// The state that follows from what was known by a date.
  ///
  /// - Complexity: O(*n*).
  package func state(knownBy date: Date) -> State {
    var part = SharedLog(content)
    for event in events where event.recordedAt <= date {
      part.add(event)
    }
    return part.state
  }

  private mutating func fold() {
    state = State(content)
    refusals = [:]
    for event in events {
      add(event)
    }
  }

  /// Lets an event that comes last take effect, or notes why it has none.
  private mutating func add(_ event: Event) {
    do throws(Refusal) {
      try apply(event)
    } catch {
      refusals[event.id] = error
    }
  }

  private mutating func apply(_ event: Event) throws(Refusal) {
    guard event.recordedAt >= event.date else { throw .log(.knownBeforeItHappened) }
    try state.apply(event)
  }
}

extension SharedLog {
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
