import Foundation
import PlayerProgress

// A habit app with points, levels, badges, a streak and a daily goal. A line is a habit with an amount, such as
// "run 5"; "undo" takes the last one back, and "tomorrow" is the next day. Usage: habit-app [2026-11-20T12:00:00Z]

func habits() throws -> PlayerLog.Rules {
  let runs = Achievement.Metric(.count, of: "run")
  return try PlayerLog.Rules(
    earnings: EarningRules([
      EarningRules.Rule("run", of: .init(kinds: ["run"]), points: 10, perAmount: 2),
      EarningRules.Rule(
        "read",
        of: .init(kinds: ["read"]),
        perAmount: 1,
        limits: [.init(3, per: .day)]
      ),
    ]),
    achievements: AchievementBook([
      Achievement(
        id: "road",
        title: "On the road",
        tiers: [Achievement.Tier(.reach(runs, 1)), .init(.reach(runs, 10))]
      )
    ]),
    streak: Streak.Rules(freezesEarnedEvery: 7, maximumFreezes: 2),
    dailyGoal: DailyGoal(.points, 20)
  )
}

var now =
  try CommandLine.arguments.dropFirst().first.map { try Date($0, strategy: .iso8601) } ?? Date()
var log = PlayerLog(try habits(), days: DayReckoning(Calendar.current))
while let words = readLine()?.split(separator: " ").map(String.init), let habit = words.first {
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
  print(
    "\(me.points) points, level \(me.level.level), streak \(me.streak?.length ?? 0)",
    terminator: ", "
  )
  print("today \(me.goal?.value ?? 0)/\(me.goal?.target ?? 0)")
}
