// SPDX-License-Identifier: Apache-2.0
import Foundation
import PlayerProgress
import Testing

/// Rules with a bit of everything: running earns 10, reading 1 a page up to twice a day, smoking
/// costs 5.
func habitRules(streakNeedsGoal: Bool = false) throws -> PlayerLog.Rules {
  let runs = Achievement.Metric(.count, of: "run")
  return try PlayerLog.Rules {
    $0.earnings = try EarningRules {
      $0.rules = [
        EarningRules.Rule("run", of: "run", points: 10),
        EarningRules.Rule(
          "read",
          of: .init(kinds: ["read"]),
          perAmount: 1,
          limits: [.init(2, per: .day)]
        ), EarningRules.Rule("smoke", of: "smoke", points: -5),
      ]
      $0.multipliers = [.init("weekend", factor: 2, of: .init(weekdays: [.saturday, .sunday]))]
    }
    $0.points = try PointsRules {
      $0.caps = [PointsCap(50, per: .day, for: ["read"])]
      $0.levels = try LevelCurve(.linear(step: 20), maximumLevel: 4)
    }
    $0.levelTable = try LevelTable([LevelTable.Appearance(title: "Seed", text: "You begin.")])
    $0.achievements = try AchievementBook([
      Achievement(
        id: "runs",
        title: "On the road",
        tiers: [
          Achievement.Tier(.reach(runs, 1), wornTitle: "the Runner"),
          Achievement.Tier(.reach(runs, 5)),
        ]
      ), reach("rich", Achievement.Metric(.sum, of: .points), 45),
      reach("top", Achievement.Metric(.maximum, of: .level), 4),
      reach("goals", Achievement.Metric(.count, of: .goalMet), 2),
      reach("fire", Achievement.Metric(.maximum, of: .streak), 3),
    ])
    $0.streak = try Streak.Rules { $0.maximumFreezes = 2 }
    $0.streakFilter = .init(kinds: ["run", "read"])
    $0.streakNeedsGoal = streakNeedsGoal
    $0.dailyGoal = try DailyGoal(.points, 20)
    $0.shop = try Wallet.Shop(
      [
        Wallet.Shop.Item(
          id: "freeze",
          title: "A free day",
          price: 3,
          isRepeatable: true,
          freezes: 1
        ),
        Wallet.Shop.Item(id: "hat", title: "A hat", price: 10),
      ],
      rules: Wallet.Rules {
        $0.coins = 1
        $0.points = 10
        $0.perLevel = 2
      }
    )
    $0.coinsForGoal = 5
    $0.coinsForTier = 1
  }
}

private func reach(
  _ id: Achievement.ID,
  _ metric: Achievement.Metric,
  _ number: Int
) -> Achievement {
  Achievement(id: id, title: "\(id)", tiers: [Achievement.Tier(.reach(metric, number))])
}

/// A log of Friday, 20 November 2026, and later, in Berlin; see `hour(_:)`.
func habitLog(streakNeedsGoal: Bool = false) throws -> PlayerLog {
  PlayerLog(try habitRules(streakNeedsGoal: streakNeedsGoal), days: try Zone.berlin.days())
}
