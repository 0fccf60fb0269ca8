// SPDX-License-Identifier: Apache-2.0
public import PlayerProgress
public import LudusCore
internal import LudusFoundation

extension Diary {
  /// Figures about the learner's progress: completions by week, lateness and streaks.
  public struct Statistics: Hashable, Sendable {
    /// The figures of a week.
    public struct Week: Hashable, Sendable {
      /// The first day of the week.
      public let start: CalendarDay
      /// How much was completed in it.
      public let completed: Int
    }

    /// How much is completed in all.
    public let completed: Int
    /// The last weeks, oldest first; the last one is that of the day, which may go on.
    public let weeks: [Week]
    /// How much was completed by its day.
    public let onTime: Int
    /// How much was completed after its day.
    public let late: Int
    /// How much was not completed although its day was over.
    public let overdue: Int
    /// How many days with something completed follow each other.
    public let streak: Streak.Standing

    /// The part of due items that were completed by their day; nil when nothing was due.
    public var onTimeRate: Fraction? { try? Fraction(onTime, onTime + late + overdue) }
  }

  /// Returns figures about the learner's progress.
  ///
  /// The last weeks are counted one by one, at most 520, and begin on the day of the calendar. Later days than
  /// today do not count. A completed item counts also after it is deleted; one that was reopened does not. An
  /// event of a course counts from when the platform reported it as done; one that was done when the platform
  /// first listed it has no date, and counts only as completed.
  ///
  /// - Returns: The figures.
  /// - Complexity: O(*n* log *n*) in the number of items with their occurrences.
  public func statistics(
    on day: CalendarDay,
    calendar: Calendar,
    weeks: Int = 8
  ) -> Diary.Statistics {
    let days = DayReckoning(calendar)
    let done = doneThings(by: days).filter { $0.day.map { $0 <= day } ?? true }
    var streak = Streak()
    var perWeek: [CalendarDay: Int] = [:]
    for day in done.compactMap(\.day).sorted() {
      streak.record(day, by: days)
      perWeek[days.week(of: day).lowerBound, default: 0] += 1
    }
    let dated = done.compactMap { thing in
      thing.day.flatMap { day in thing.due.map { day <= $0 } }
    }
    let overdue = entries(on: day, days: days).count { entry in
      // An entry completed on a later day was still open.
      entry.isPast && (!entry.isCompleted || entry.completedOn.map { $0 > day } ?? false)
    }
    return Diary.Statistics(
      completed: done.count,
      weeks: Self.weekStarts(weeks, endingWith: day, by: days).map {
        Diary.Statistics.Week(start: $0, completed: perWeek[$0] ?? 0)
      },
      onTime: dated.count { $0 },
      late: dated.count { !$0 },
      overdue: overdue,
      streak: streak.standing(on: day, by: days)
    )
  }

  /// Something that is done: when, as far as that is known, and when it was to be done.
  private struct DoneThing {
    var day: CalendarDay?
    var due: CalendarDay?
  }

  private func doneThings(by days: DayReckoning) -> [DoneThing] {
    let own = state.completions.map { _, completion in
      DoneThing(day: days.day(of: completion.date), due: completion.due)
    }
    let platform = state.platformItems.values.compactMap { record -> DoneThing? in
      guard record.event.isDone else { return nil }
      return DoneThing(day: record.doneAt.map(days.day), due: record.event.due)
    }
    return own + platform
  }

  private static func weekStarts(
    _ count: Int,
    endingWith day: CalendarDay,
    by days: DayReckoning
  ) -> [CalendarDay] {
    var starts: [CalendarDay] = []
    var week = days.week(of: day)
    while starts.count < min(count, 520) {
      starts.append(week.lowerBound)
      guard week.lowerBound > .first else { break }
      week = days.week(of: days.day(before: week.lowerBound))
    }
    return starts.reversed()
  }
}
