// SPDX-License-Identifier: Apache-2.0
import Foundation
import PlayerProgress

// A habit app with points, levels, badges, a streak and a daily goal.

let usage = """
  Type a habit with an amount, such as "run 5" or "read 20"; "undo" takes the last one back,
  "tomorrow" is the next day, and ctrl-D ends. Usage: habit-app [2026-11-20T12:00:00Z]
  """

let firstRun = Achievement.Tier(.reach(Achievement.Metric(.count, of: "run"), 1))
let rules = try PlayerLog.Rules {
  $0.earnings = try EarningRules {
    $0.rules = [
      EarningRules.Rule("run", of: "run", points: 10, perAmount: 2),
      EarningRules.Rule("read", of: "read", perAmount: 1, limits: [.init(3, per: .day)]),
    ]
  }
  $0.achievements = try AchievementBook([
    Achievement(id: "road", title: "On the road", tiers: [firstRun])
  ])
  $0.streak = try Streak.Rules {
    $0.freezesEarnedEvery = 7
    $0.maximumFreezes = 2
  }
  $0.dailyGoal = try DailyGoal(.points, 20)
}
var now = Date()
let isTyped = isatty(STDIN_FILENO) == 1
if let start = CommandLine.arguments.dropFirst().first {
  if ["-h", "--help"].contains(start) {
    print(usage)
    exit(0)
  }
  do {
    now = try Date(start, strategy: .iso8601)
  } catch {
    print("\(start) is no date, expected one such as 2026-11-20T12:00:00Z")
    exit(1)
  }
}
var log = PlayerLog(rules, days: DayReckoning(Calendar.current))
if isTyped { print(usage) }
func ask() -> String? {
  if isTyped {
    print("> ", terminator: "")
    fflush(nil)
  }
  return readLine()
}
while let words = ask()?.split(separator: " ").map(String.init), let habit = words.first {
  if habit == "tomorrow" {
    now += 86_400
  } else if habit == "undo" {
    if let last = log.reports().last { try log.void(last.id, at: now) }
  } else {
    let amount = words.dropFirst().first.flatMap { Int($0) } ?? 1
    let report = try log.record(PlayerActivity.Kind(rawValue: habit), amount: amount, at: now)
    print("+\(report.points)", report.isGoalMet ? "Goal met!" : "")
    for level in report.levels { print("Level \(level)!") }
    for unlock in report.achievements { print("Badge: \(unlock.tier.achievement)") }
  }
  let me = log.profile(at: now)
  let (streak, goal) = (me.streak?.length ?? 0, me.goal?.value ?? 0)
  print("\(me.points) points, level \(me.level.level), streak \(streak), today \(goal) of 20")
}
