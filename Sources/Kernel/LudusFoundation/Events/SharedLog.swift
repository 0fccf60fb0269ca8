// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// A set of events in order, with the state that follows from it.
///
/// An event that comes late lands where it belongs, the same one twice changes nothing, and one that is not
/// possible at its place stays in the log without effect. So the order of arrival never matters.
///
/// Some earlier states are kept as checkpoints. An event that comes late, and a void, are folded from the last
/// checkpoint before the first event whose effect may change. States and events are kept in pages, so that copies
/// share what they have in common.
@usableFromInline package struct SharedLog<State: SharedState>: Sendable {
  @usableFromInline package typealias Event = Recorded<State.Action>
  @usableFromInline package typealias Refusal = State.Refusal

  @usableFromInline package let content: State.Content
  /// All events in order, also those without effect.
  @usableFromInline package var log = PagedArray<Event>()
  /// By which date each event is found in the log.
  @usableFromInline package var dates = PagedTable<Event.ID, Date>()
  /// The state that the events lead to.
  @usableFromInline package var state: State
  /// States before some of the events, oldest first.
  @usableFromInline package var checkpoints: [Checkpoint] = []
  @usableFromInline package var plan = VoidPlan<State.Action, Refusal>()
  /// The events that voids are about.
  @usableFromInline package var targets = PagedDictionary<Event.ID, Bool>()
  /// How many events change how those before them are valued.
  @usableFromInline package var revaluations = 0
  /// The events that take names and texts out of others.
  @usableFromInline package var erasures: [Event] = []
  /// The events that were not possible at their places, with the reasons.
  @usableFromInline package var refusals = PagedDictionary<Event.ID, Refusal>()

  /// The state before the event at a position.
  @usableFromInline package struct Checkpoint: Sendable {
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
    state = State(content, before: [])
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
    if let void = plan.voidedBy[event] { return .void(by: void) }
    return refusals[event].map(EventEffect.refused) ?? .effective
  }

  /// Returns the events after a date and what clocks may be ahead of it, in order.
  ///
  /// - Complexity: O(log *n*), and O(*k*) for *k* events.
  @inlinable package func events(aheadOf date: Date) -> [Event] {
    let limit = date.addingTimeInterval(state.clockTolerance)
    return Array(log[log.firstIndexInOrder { $0.date(in: State.order) > limit }...])
  }

  /// Returns the event with an identifier, or nil when the log does not have it.
  ///
  /// - Complexity: O(log *n*), and O(*k*) for *k* events of its instant.
  @inlinable package func event(_ id: Event.ID) -> Event? {
    position(of: id).map { log[$0] }
  }

  @inlinable package func position(of id: Event.ID) -> Int? {
    guard let date = dates.place(of: id).map({ dates[$0] }) else { return nil }
    let order = State.order
    var position = log.firstIndexInOrder { $0.date(in: order) >= date }
    while position < log.count, log[position].id != id {
      position += 1
    }
    return position < log.count ? position : nil
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
