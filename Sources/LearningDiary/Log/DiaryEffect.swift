public import LudusCore

/// What came of an event in the log of a diary.
public enum DiaryEffect: Hashable, Sendable {
  /// It changed the diary.
  case effective
  /// It was not possible at its place, for this reason.
  case refused(DiaryError)

  /// Why it was not possible, if it was not.
  public var refusal: DiaryError? {
    if case .refused(let reason) = self { reason } else { nil }
  }
}

extension Diary {
  /// An event without effect because it was not possible at its place.
  public struct RefusedEvent: Identifiable, Hashable, Sendable {
    /// The event.
    public let event: DiaryEvent
    /// Why it was not possible.
    public let reason: DiaryError

    /// What identifies the event.
    public var id: DiaryEvent.ID { event.id }
  }

  /// The events that were not possible at their places, in the order of the log.
  ///
  /// Commands refuse such events at once. They come from merging logs: of two devices on which the
  /// same goal is completed, one was the first.
  ///
  /// - Complexity: O(*n*).
  public var refusals: [RefusedEvent] {
    guard !fold.refusals.isEmpty else { return [] }
    return events.compactMap { event in
      fold.refusals[event.id].map { RefusedEvent(event: event, reason: $0) }
    }
  }

  /// Returns what came of an event, or nil when the log does not have it.
  public func effect(of event: DiaryEvent.ID) -> DiaryEffect? {
    guard contains(event) else { return nil }
    return fold.refusals[event].map(DiaryEffect.refused) ?? .effective
  }
}
