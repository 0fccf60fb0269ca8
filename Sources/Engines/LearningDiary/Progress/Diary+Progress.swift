// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
public import PlayerProgress

extension Diary {
  /// The profile of a learner: the level with its text and image, and the XP bar.
  public struct Profile: Hashable, Sendable {
    /// The level, the experience points, and the part of the XP bar that is full.
    public let level: LevelTable.Standing
    /// Name, text and image of the level.
    public let appearance: LevelTable.Appearance
    /// Level and points in a line: `Level 1 - First Page, ..., 0/100 XP`.
    public let caption: String
  }

  /// The ledger of experience points: an entry with its reason for each completion, and for each
  /// that was taken back.
  ///
  /// Its only member is ``member``.
  public var ledger: Ledger { state.progress.ledger }

  /// The owner as a member of the ledger.
  public var member: Member.ID { state.member }

  /// The experience points.
  public var xp: Int { state.xp }

  /// The level that the experience points make, or have made; see
  /// ``Diary/Policies/Draft/levelPolicy``.
  public var level: LevelTable.Standing { state.progress.level(of: member) }

  /// Returns the profile of the owner in a language.
  ///
  /// - Parameters:
  ///   - phrasebook: The language of the caption.
  ///   - levels: Names, texts and images of levels, or nil for those of a diary in that language.
  /// - Returns: The profile.
  public func profile(
    in phrasebook: Phrasebook = .english,
    levels: LevelTable? = nil
  ) -> Diary.Profile {
    let levels = levels ?? .learningDiary(in: phrasebook)
    return Diary.Profile(
      level: level,
      appearance: levels.appearance(of: level.level),
      caption: levels.caption(for: level, in: phrasebook)
    )
  }
}

extension LevelTable {
  /// Returns names, texts and images for the levels of a diary.
  public static func learningDiary(in phrasebook: Phrasebook) -> LevelTable {
    let text = DiaryText(in: phrasebook)
    func appearance(_ level: Int) -> LevelTable.Appearance {
      LevelTable.Appearance(
        title: text(Sentence("level.\(level).title")),
        text: text(Sentence("level.\(level).text")),
        image: "level-\(level)"
      )
    }
    return LevelTable(
      appearance(1),
      appearance(2),
      appearance(3),
      appearance(4),
      appearance(5)
    )
  }
}

extension Diary {
  /// The learner's own progress next to the average of all others.
  ///
  /// Neither is shown as 0 % where nothing is known: ``own`` is nil, or has no part, when
  /// nothing is planned, and ``others`` is nil unless the average is about enough others.
  public struct Comparison: Hashable, Sendable {
    /// The learner's own progress.
    public let own: DiaryCourse.Progress?
    /// The standing of all others on the day of the snapshot.
    public let others: DiaryCourse.Cohort.Snapshot?
  }

  /// Returns the learner's own progress in a course and that of the others; nil if none is
  /// reported.
  public func progress(in course: DiaryCourse.ID) -> Diary.Comparison? {
    guard let course = state.courses[course]?.course else { return nil }
    return comparison(course.progress, course.others)
  }

  /// Compares, unless there is nothing to compare.
  func comparison(
    _ own: DiaryCourse.Progress?,
    _ others: DiaryCourse.Cohort.Snapshot?
  ) -> Diary.Comparison? {
    let others = others.flatMap { $0.count >= content.policies.minimumCohort ? $0 : nil }
    return own == nil && others == nil ? nil : Diary.Comparison(own: own, others: others)
  }

  /// The standing of a goal and its requirements.
  public struct GoalStanding: Hashable, Sendable {
    /// The states of a goal.
    public enum State: String, Hashable, Sendable, CaseIterable {
      /// A requirement is not met yet.
      case blocked
      /// It can be completed.
      case open
      /// It can be completed, but its deadline has passed.
      case missed
      /// It was completed, by its deadline if it has one.
      case reached
      /// It was completed after its deadline.
      case reachedLate
    }

    /// The state of the goal.
    public let state: State
    /// The required goals that are not completed yet.
    public let outstandingGoals: [DiaryItem.ID]
    /// The share of the course that is done, or nil where nothing is planned.
    public let progress: Fraction?
    /// The required shares of events or other courses of which less is done.
    public let outstandingShares: [DiaryItem.Requirements.Share]
    /// The time that the learner studied in the course since the goal was added.
    public let studied: Duration
  }

  /// Returns the standing of a goal and its requirements, or nil for an item that is not a goal.
  ///
  /// A goal that is blocked when its deadline has passed is missed. Of a goal that comes again it
  /// is the standing of an occurrence.
  public func standing(
    of goal: DiaryItem.ID,
    occurrence: CalendarDay? = nil,
    on day: CalendarDay,
    calendar: Calendar? = nil
  ) -> Diary.GoalStanding? {
    guard let record = state.record(goal), record.item.kind == .goal else { return nil }
    let requirements = record.item.requirements
    let completion = state.completions[CompletionKey(item: goal, occurrence: occurrence)]
    let days = content.policies.days(calendar)
    let doneOn = completion.map { days.day(of: $0.date) }
    func isLate(_ day: CalendarDay) -> Bool { requirements.deadline.map { $0 < day } ?? false }
    let result: Diary.GoalStanding.State =
      if let doneOn {
        isLate(doneOn) ? .reachedLate : .reached
      } else if isLate(day) {
        .missed
      } else {
        (try? state.checkRequirements(of: record.item)) == nil ? .blocked : .open
      }
    return Diary.GoalStanding(
      state: result,
      outstandingGoals: state.outstandingGoals(before: record.item),
      progress: state.courseProgress(of: record.item),
      outstandingShares: state.outstandingShares(before: record.item),
      studied: Duration(minutes: state.minutesStudied(for: record.item))
    )
  }
}

extension Diary {
  /// Figures on the learner's progress: completions by week, lateness and streaks.
  public struct Statistics: Hashable, Sendable {
    /// The figures for a week.
    public struct Week: Hashable, Sendable {
      /// The first day of the week.
      public let start: CalendarDay
      /// The number of items that were completed in it.
      public let completed: Int
    }

    /// The number of items that are completed in all.
    public let completed: Int
    /// The last weeks, oldest first; the last one is that of the day, which may go on.
    public let weeks: [Week]
    /// The number of items that were completed by their day.
    public let onTime: Int
    /// The number of items that were completed after their day.
    public let late: Int
    /// The number of items that were not completed although their day was over.
    public let overdue: Int
    /// The number of days in a row with something completed, or with an entry about learning where
    /// ``Diary/Policies/Draft/reflectionsKeepStreak`` says so.
    public let streak: Streak.Standing
    /// The number of days in a row on which an entry about learning was written.
    public let writingStreak: Streak.Standing

    /// The part of due items that were completed by their day; nil when nothing was due.
    public var onTimeRate: Fraction? { try? Fraction(onTime, onTime + late + overdue) }
  }

  /// Returns figures about the learner's progress.
  ///
  /// The last weeks are counted one by one, at most 520, and begin on the day of the calendar.
  /// Later days than today do not count. A completed item counts also after it is deleted; one that
  /// was reopened does not. An event of a course counts from when the platform reported it as done;
  /// one that was done when the platform first listed it has no date, and counts only as completed.
  ///
  /// - Returns: The figures.
  /// - Complexity: O(*n* log *n*) in the number of items with their occurrences.
  public func statistics(
    on day: CalendarDay,
    calendar: Calendar? = nil,
    weeks: Int = 8
  ) -> Diary.Statistics {
    let days = content.policies.days(calendar)
    let done = doneThings(by: days).filter { $0.day.map { $0 <= day } ?? true }
    var perWeek: [CalendarDay: Int] = [:]
    for day in done.compactMap(\.day) {
      perWeek[days.week(of: day).lowerBound, default: 0] += 1
    }
    let written = state.reflections.writtenDates.map(days.day).filter { $0 <= day }
    let active =
      done.compactMap(\.day) + (content.policies.reflectionsKeepStreak ? written : [])
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
      streak: Self.streak(active, on: day, by: days),
      writingStreak: Self.streak(written, on: day, by: days)
    )
  }

  private static func streak(
    _ active: [CalendarDay],
    on day: CalendarDay,
    by days: DayReckoning
  ) -> Streak.Standing {
    var streak = Streak()
    for day in active.sorted() {
      streak.record(day, by: days)
    }
    return streak.standing(on: day, by: days)
  }

  /// Something that is done: when, as far as that is known, and when it was to be done.
  private struct DoneThing {
    var day: CalendarDay?
    var due: CalendarDay?
  }

  private func doneThings(by days: DayReckoning) -> [DoneThing] {
    var clocks = ItemClocks(days)
    let own = state.completions.map { key, completion in
      let zone = state.items[key.item]?.item.recurrence?.zone
      let due = clocks.local(completion.planned, zone: zone).due
      return DoneThing(day: days.day(of: completion.date), due: due)
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
