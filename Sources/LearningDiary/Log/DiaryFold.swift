internal import LudusCore
internal import LudusFoundation

/// The fold over a log in order: the state that follows, and what has no effect.
struct DiaryFold: Hashable, Sendable {
  private(set) var state: DiaryState
  /// The events that are refused at their place, with the reason.
  private(set) var refusals: [DiaryEvent.ID: DiaryError] = [:]

  /// Folds a log in order.
  ///
  /// - Complexity: One application for each event.
  init(_ events: [DiaryEvent], over content: DiaryContent) {
    state = DiaryState(content)
    for event in events {
      append(event)
    }
  }

  /// Adds an event that comes last, with effect or without.
  mutating func append(_ event: DiaryEvent) {
    do throws(DiaryError) {
      try appendIfPossible(event)
    } catch {
      refusals[event.id] = error
    }
  }

  /// Adds an event that comes last, or leaves the fold as it was.
  mutating func appendIfPossible(_ event: DiaryEvent) throws(DiaryError) {
    guard event.recordedAt >= event.date else { throw .knownBeforeItHappened }
    try state.apply(event)
  }
}
