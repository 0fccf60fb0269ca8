public import LudusCore

/// What came of an event in the log of a group.
public enum EventEffect: Hashable, Sendable {
  /// It changed the group.
  case effective
  /// Another event declares it void.
  case void(by: GroupEvent.ID)
  /// It was not possible at its place, for this reason.
  case refused(GroupError)

  /// Why it was not possible, if it was not.
  public var refusal: GroupError? {
    if case .refused(let reason) = self { reason } else { nil }
  }
}

extension PlayerGroup {
  /// An event without effect because it was not possible at its place.
  public struct RefusedEvent: Identifiable, Hashable, Sendable {
    /// The event.
    public let event: GroupEvent
    /// Why it was not possible.
    public let reason: GroupError

    /// What identifies the event.
    public var id: GroupEvent.ID { event.id }
  }

  /// The events that were not possible at their places, in the order of the log.
  ///
  /// Commands refuse such events at once. They come from merging logs: two devices that give the
  /// last free place on a todo to different members are both right, until they meet.
  ///
  /// - Complexity: O(*n*).
  public var refusals: [RefusedEvent] {
    guard !fold.refusals.isEmpty else { return [] }
    return events.compactMap { event in
      fold.refusals[event.id].map { RefusedEvent(event: event, reason: $0) }
    }
  }

  /// Returns what came of an event, or nil when the log does not have it.
  public func effect(of event: GroupEvent.ID) -> EventEffect? {
    guard contains(event) else { return nil }
    if let void = fold.plan.voidedBy[event] { return .void(by: void) }
    return fold.refusals[event].map(EventEffect.refused) ?? .effective
  }
}
