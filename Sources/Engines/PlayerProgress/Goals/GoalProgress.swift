// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The days of a player with a daily goal.
struct GoalProgress: Hashable, Sendable {
  private let goal: DailyGoal
  /// The number of each day.
  private var values: [CalendarDay: Int] = [:]
  /// The targets that the player has chosen, by the days from which on they count, in order.
  private var choices: [Choice] = []
  /// The days on which the goal was met, in order.
  private var met: [CalendarDay] = []
  /// The same days as a streak.
  private var runs = Streak(.daily)

  private struct Choice: Hashable, Sendable {
    let day: CalendarDay
    var target: Int
  }

  init(_ goal: DailyGoal) {
    self.goal = goal
  }

  /// The target of a day.
  func target(on day: CalendarDay) -> Int {
    let end = choices.firstIndexInOrder { $0.day > day }
    return end > 0 ? choices[end - 1].target : goal.target
  }

  /// Takes an activity with the points that it earned, and returns whether it meets the goal of its day.
  mutating func take(_ activity: inout DatedActivity, points: Int) -> Bool {
    guard goal.filter.fits(&activity) else { return false }
    let number =
      switch goal.quantity {
      case .points: points
      case .activities: 1
      case .amount: activity.activity.amount
      }
    let day = activity.day
    values[day] = values[day, default: 0].addingUpToMaximum(max(number, 0))
    return meet(on: day, by: activity.days)
  }

  /// Changes the target from a day on, and returns whether the goal of that day is met by it.
  mutating func choose(_ target: Int, from day: CalendarDay, by days: DayReckoning) -> Bool {
    let place = choices.firstIndexInOrder { $0.day >= day }
    if place < choices.count, choices[place].day == day {
      choices[place].target = target
    } else {
      choices.insert(Choice(day: day, target: target), at: place)
    }
    return meet(on: day, by: days)
  }

  private mutating func meet(on day: CalendarDay, by days: DayReckoning) -> Bool {
    let place = met.firstIndexInOrder { $0 >= day }
    guard values[day, default: 0] >= target(on: day), place == met.count || met[place] != day else {
      return false
    }
    met.insert(day, at: place)
    runs.record(day, by: days)
    return true
  }

  /// How the player stands on a day.
  func standing(on day: CalendarDay, by days: DayReckoning) -> DailyGoal.Standing {
    let run = runs.standing(on: day, by: days)
    return DailyGoal.Standing(
      day: day,
      value: values[day, default: 0],
      target: target(on: day),
      isMet: run.isActive,
      metDays: met.firstIndexInOrder { $0 > day },
      run: run.length,
      longestRun: run.longest
    )
  }
}
