// SPDX-License-Identifier: Apache-2.0
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
  public let id: DiaryItem.Key
  /// The last day on which it can be worked on.
  public let due: CalendarDay
  /// The minutes that it still takes, 0 to 1,000,000.
  public let minutes: Int
  /// The goals that must be done before it is begun.
  public let prerequisites: [DiaryItem.Key]

  /// Creates a goal; whether it is possible is checked when it is planned.
  ///
  /// The prerequisites are to be planned with it, so completed ones are left out.
  public init(
    id: DiaryItem.Key,
    due: CalendarDay,
    minutes: Int,
    after prerequisites: [DiaryItem.Key] = []
  ) {
    self.id = id
    self.due = due
    self.minutes = minutes
    self.prerequisites = prerequisites
  }
}

extension Diary {
  /// Returns items of the diary, with the minutes that each still takes, as goals to be planned.
  ///
  /// ```swift
  /// let goals = try diary.studyGoals(taking: ["read": 90, "essay": 100])
  /// let outcome = try StudyOutcome(planning: goals, in: time, from: today, calendar: vienna)
  /// ```
  ///
  /// Completed items are left out, and so is an event of a course without a day. An event that comes
  /// again is planned for its next occurrence that is not completed. Required goals that are not completed
  /// are included; they take no time unless `minutes` names them.
  ///
  /// - Returns: The goals, in the order of their identifiers.
  /// - Throws: ``DiaryItem/Refusal/unknown(_:)`` and ``DiaryItem/Refusal/isNote(_:)``.
  /// - Complexity: O(*n* log *n*) for *n* items with their occurrences.
  public func studyGoals(
    taking minutes: [DiaryItem.Key: Int]
  ) throws(DiaryError) -> [StudyGoal] {
    var goals: [DiaryItem.Key: StudyGoal] = [:]
    var open = minutes.keys.sorted()
    while let key = open.popLast() {
      guard goals[key] == nil, let due = try dayToPlan(key) else { continue }
      let required = key.own.flatMap { state.items[$0] }.map { record in
        state.outstandingGoals(before: record.item).map(DiaryItem.Key.own)
      }
      goals[key] = StudyGoal(
        id: key,
        due: due,
        minutes: minutes[key] ?? 0,
        after: required ?? []
      )
      open += required ?? []
    }
    return goals.values.sorted { $0.id < $1.id }
  }

  /// The day by which an item is to be done next; nil when it is done or has no day.
  private func dayToPlan(_ key: DiaryItem.Key) throws(DiaryError) -> CalendarDay? {
    switch key {
    case .own(let id):
      guard let item = state.record(id)?.item else { throw .item(.unknown(key)) }
      guard item.kind != .note else { throw .item(.isNote(id)) }
      return item.occurrences.first { occurrence in
        let key = CompletionKey(item: id, occurrence: occurrence.id)
        return state.completions[key] == nil
      }?.due
    case .platform:
      guard let record = state.platformItems[key], !record.isWithdrawn else {
        throw .item(.unknown(key))
      }
      return record.event.isDone ? nil : record.event.due
    }
  }
}
