public import LudusCore

/// A goal to be planned: something to be done by a day, with the minutes that it still takes.
///
/// ```swift
/// let goals = [
///   StudyGoal(id: "read", due: friday, minutes: 90),
///   StudyGoal(id: "exercise", due: friday, minutes: 60, after: ["read"]),
/// ]
/// ```
public struct StudyGoal: Hashable, Sendable, Identifiable {
  /// The most minutes that a goal can take: 1,000,000, which is nearly two years without sleep.
  package static let maximumMinutes = 1_000_000

  /// The item of the diary that is planned.
  public let id: ItemKey
  /// The last day on which it can be worked on.
  public let due: CalendarDay
  /// The minutes that it still takes.
  public let minutes: Int
  /// The goals that must be done before it is begun.
  public let prerequisites: [ItemKey]

  /// Creates a goal; whether it is possible is checked when it is planned.
  ///
  /// - Parameters:
  ///   - id: The item of the diary that is planned.
  ///   - due: The last day on which it can be worked on.
  ///   - minutes: The minutes that it still takes, 0 to 1,000,000.
  ///   - prerequisites: The goals that must be done before it is begun. They are to be planned with
  ///     it; those that are done already are not among them.
  public init(
    id: ItemKey,
    due: CalendarDay,
    minutes: Int,
    after prerequisites: [ItemKey] = []
  ) {
    self.id = id
    self.due = due
    self.minutes = minutes
    self.prerequisites = prerequisites
  }
}
