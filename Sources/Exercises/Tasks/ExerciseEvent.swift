public import LudusFoundation

/// Something that happened in a session of an exercise, and when.
///
/// Dates are whole milliseconds once an event is in a session, and so they are stored.
public protocol ExerciseEvent: Codable, Hashable, Sendable {
  /// The event with which every session begins.
  static func started(at date: Date) -> Self

  /// When it happened.
  var date: Date { get }

  /// Returns the same event at another date.
  func at(_ date: Date) -> Self
}
