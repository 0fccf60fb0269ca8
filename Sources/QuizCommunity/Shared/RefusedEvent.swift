public import Quizzes

/// An event that stays in a shared log without effect because it was not possible at its place.
///
/// Commands refuse such events at once. They come from merging logs: of two devices that were offline, each can
/// have been right until they meet.
public struct RefusedEvent<
  Action: Hashable & Sendable & Codable,
  Reason: Error & Hashable & Sendable
>:
  Identifiable, Hashable, Sendable
{
  /// The event.
  public let event: SharedEvent<Action>
  /// Why it was not possible.
  public let reason: Reason

  /// What identifies the event.
  public var id: SharedEvent<Action>.ID { event.id }
}

extension SharedLog {
  /// The events that were not possible at their places, in the order of the log.
  package var refusedEvents: [RefusedEvent<State.Action, Refusal>] {
    guard !refusals.isEmpty else { return [] }
    return events.compactMap { event in
      refusals[event.id].map { RefusedEvent(event: event, reason: $0) }
    }
  }
}
