// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// A player's figures apart from what is in the progress.
struct PlayerRecord: Hashable, Sendable {
  /// The number of points that were asked for in all; those that cost count with their size.
  var asked = 0
  var earnings = EarningFold()
  var streak: Streak?
  var goal: GoalProgress?
  /// The reckoning of days where the player lives.
  private(set) var days: DayReckoning
  /// Whether that is not where the log is at home.
  private(set) var hasMoved = false
  var habits: [HabitProgress]
  var quantities: [PlayerLog.Quantity.ID: QuantityState]
  private(set) var hasLeft = false
  /// The day on which the player began to take part, or came back.
  private(set) var since: CalendarDay?
  /// The day that has not ended, where habits could be missed.
  var day: CalendarDay?
  /// The date when it ends.
  private(set) var end: Date?
  /// The occasions missed lately, and how much that took from each quantity.
  private var missed: [Missed: [PlayerLog.Quantity.ID: Int]] = [:]

  private struct Missed: Hashable {
    let habit: Habit.ID
    let day: CalendarDay
  }

  init(_ rules: PlayerLog.Rules, days: DayReckoning) {
    self.days = days
    streak = rules.draft.streak.map { Streak($0) }
    goal = rules.draft.dailyGoal.map(GoalProgress.init)
    habits = rules.draft.habits.map(HabitProgress.init)
    quantities = Dictionary(
      uniqueKeysWithValues: rules.draft.quantities.map { ($0.id, QuantityState($0)) }
    )
  }

  /// Takes part from a date on, unless the player does already.
  mutating func begin(at date: Date) {
    if hasLeft || since == nil {
      since = days.day(of: date)
      day = since
      hasLeft = false
    }
    follow()
  }

  /// Notes when the day ends that has not ended.
  mutating func follow() {
    end = day.map { days.interval(of: $0).upperBound }
  }

  mutating func move(to days: DayReckoning) {
    self.days = days
    hasMoved = true
    follow()
  }

  mutating func leave() {
    hasLeft = true
    (day, end) = (nil, nil)
  }

  /// Whether a habit was there and the player took part, and since when.
  func start(of habit: Habit.ID, _ starts: [Habit.ID: CalendarDay]) -> CalendarDay? {
    guard !hasLeft, let since else { return nil }
    return max(since, starts[habit] ?? since)
  }

  /// Lets a day end: what was missed on it costs something.
  mutating func end(
    _ day: CalendarDay,
    _ rules: PlayerLog.Rules,
    _ starts: [Habit.ID: CalendarDay]
  ) {
    let costly = rules.draft.quantities.filter { $0.perMiss != 0 }
    guard !costly.isEmpty else { return }
    for progress in habits {
      guard let start = start(of: progress.habit.id, starts),
        let occasion = progress.missed(after: day, since: start, by: days)
      else { continue }
      var costs: [PlayerLog.Quantity.ID: Int] = [:]
      for quantity in costly {
        costs[quantity.id] = quantities[quantity.id]?.change(by: quantity.perMiss, quantity)
      }
      missed[Missed(habit: progress.habit.id, day: occasion)] = costs
    }
    // A traveler's clock is not farther behind, and a week not longer.
    missed = missed.filter { $0.key.day.number > day.number - 10 }
  }

  /// Takes an activity for the habits, and returns those that are done by it.
  mutating func takeForHabits(
    _ activity: inout DatedActivity,
    _ rules: PlayerLog.Rules
  ) -> [Habit.ID] {
    var done: [Habit.ID] = []
    for index in habits.indices {
      guard let occasion = habits[index].take(&activity) else { continue }
      let habit = habits[index].habit.id
      done.append(habit)
      // By the clock of a traveler the day was not over: what it cost is given back.
      let costs = missed.removeValue(forKey: Missed(habit: habit, day: occasion)) ?? [:]
      for quantity in rules.draft.quantities {
        quantities[quantity.id]?.change(by: -(costs[quantity.id] ?? 0), quantity)
      }
    }
    return done
  }

  /// Takes days off.
  mutating func rest(on off: ClosedRange<CalendarDay>) {
    streak?.rest(on: off, by: days)
    for index in habits.indices { habits[index].rest(on: off, by: days) }
  }

  /// Goes on by other rules.
  mutating func adopt(_ rules: PlayerLog.Rules, at date: Date) {
    if let goal = rules.draft.dailyGoal {
      if self.goal == nil { self.goal = GoalProgress(goal) }
      self.goal?.adopt(goal, from: days.day(of: date))
    } else {
      goal = nil
    }
    habits = rules.draft.habits.map { habit in
      var progress = habits.first { $0.habit.id == habit.id } ?? HabitProgress(habit)
      progress.adopt(habit)
      return progress
    }
    for quantity in rules.draft.quantities {
      var state = quantities[quantity.id] ?? QuantityState(quantity)
      // Into its range, if that is another one.
      state.change(by: 0, quantity)
      quantities[quantity.id] = state
    }
    quantities = quantities.filter { id, _ in rules.draft.quantities.contains { $0.id == id } }
    if !habits.isEmpty, !hasLeft, day == nil {
      since = since ?? days.day(of: date)
      day = days.day(of: date)
      follow()
    }
  }
}
