internal import LudusCore

extension Diary {
  /// Returns items of the diary as goals to be planned, with the goals that they require.
  ///
  /// ```swift
  /// let goals = try diary.studyGoals(taking: ["read": 90, "essay": 100])
  /// let outcome = try StudyOutcome(planning: goals, in: time, from: today, calendar: vienna)
  /// ```
  ///
  /// Completed items are left out, and so is an event of a course without a day. An event that comes
  /// again is planned for its next occurrence that is not completed. A goal that is required, perhaps by
  /// way of others, and is not completed is there too; it takes no time unless `minutes` names it.
  ///
  /// - Parameter minutes: The minutes that each item still takes.
  /// - Returns: The goals, in the order of their identifiers.
  /// - Throws: ``DiaryItem/Refusal/unknown(_:)`` and ``DiaryItem/Refusal/isNote(_:)``.
  /// - Complexity: O(*n* log *n*) for *n* items with their occurrences.
  public func studyGoals(
    taking minutes: [ItemKey: Int]
  ) throws(DiaryItem.Refusal) -> [StudyGoal] {
    var goals: [ItemKey: StudyGoal] = [:]
    var open = minutes.keys.sorted()
    while let key = open.popLast() {
      guard goals[key] == nil, let due = try dayToPlan(key) else { continue }
      let required = key.own.flatMap { state.items[$0] }.map { record in
        state.outstandingGoals(before: record.item).map(ItemKey.own)
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
  private func dayToPlan(_ key: ItemKey) throws(DiaryItem.Refusal) -> CalendarDay? {
    switch key {
    case .own(let id):
      guard let item = state.record(id)?.item else { throw .unknown(key) }
      guard item.kind != .note else { throw .isNote(id) }
      return item.occurrences.first { occurrence in
        let key = CompletionKey(item: id, occurrence: occurrence.id)
        return state.completions[key] == nil
      }?.due
    case .platform:
      guard let record = state.platformItems[key], !record.isWithdrawn else {
        throw .unknown(key)
      }
      return record.event.isDone ? nil : record.event.due
    }
  }
}
