// SPDX-License-Identifier: Apache-2.0
import Foundation
import PlayerProgress
import Testing

/// A book with a bit of everything.
func sampleBook() throws -> AchievementBook {
  try AchievementBook([
    Achievement(
      id: "todos",
      title: "Helping hand",
      text: "Complete todos.",
      tiers: [
        Achievement.Tier(.reach(Achievement.Metric(.count, of: .todo), 1)),
        Achievement.Tier(
          .reach(Achievement.Metric(.count, of: .todo), 5),
          name: "Five",
          wornTitle: "the Diligent"
        ),
      ]
    ),
    Achievement(
      id: "points",
      title: "Hundred",
      tiers: [
        Achievement.Tier(
          .reach(Achievement.Metric(.sum, of: .todo, .points), 100),
          wornTitle: "the Rich"
        )
      ]
    ),
    Achievement(
      id: "biggest",
      title: "Big one",
      tiers: [Achievement.Tier(.reach(Achievement.Metric(.maximum, of: .todo), 40))]
    ),
    Achievement(
      id: "days",
      title: "Regular",
      tiers: [
        Achievement.Tier(.reach(Achievement.Metric(.distinctDays), 3)),
        Achievement.Tier(.reach(Achievement.Metric(.distinctDays), 6)),
      ]
    ),
    Achievement(
      id: "explorer",
      title: "Explorer",
      tiers: [
        Achievement.Tier(
          .reach(
            Achievement.Metric(.distinctSubjects, of: PlayerActivity.Filter(tags: ["kitchen"])),
            2
          )
        )
      ]
    ),
    Achievement(
      id: "streak",
      title: "On fire",
      tiers: [
        Achievement.Tier(.reach(Achievement.Metric(.streak(.daily)), 3)),
        Achievement.Tier(.reach(Achievement.Metric(.streak(.daily)), 5)),
      ]
    ),
    Achievement(
      id: "clean",
      title: "Spotless",
      tiers: [
        Achievement.Tier(
          .all([
            .reach(Achievement.Metric(.count, of: .todo), 3),
            .not(.reach(Achievement.Metric(.count, of: .penalty), 1)),
          ])
        )
      ]
    ),
    Achievement(
      id: "owl",
      title: "Owl or weekend worker",
      tiers: [
        Achievement.Tier(
          .any([
            .reach(
              Achievement.Metric(
                .count,
                of: PlayerActivity.Filter(hours: .init(from: .at(22), to: .at(1)))
              ),
              2
            ),
            .reach(
              Achievement.Metric(
                .count,
                of: PlayerActivity.Filter(
                  kinds: [.todo],
                  season: "spring",
                  weekdays: [.saturday, .sunday]
                )
              ),
              2
            ),
          ])
        )
      ]
    ),
  ])
}

/// An hour of 20 November 2026, a Friday, in Berlin; later days with more hours.
func hour(_ hours: Double) -> Date {
  // 19 November, 23:00 in Greenwich.
  Date(timeIntervalSince1970: 1_795_129_200 + hours * 3600)
}

/// A tracker of the sample book in Berlin.
func sampleTracker(_ policy: AchievementTracker.RevocationPolicy = .keep) throws
  -> AchievementTracker
{
  try AchievementTracker(sampleBook(), days: Zone.berlin.days(), policy: policy)
}

extension PlayerActivity {
  /// A todo that Ada completes.
  static func todo(_ id: PlayerActivity.ID, _ hours: Double, amount: Int = 1) -> PlayerActivity {
    PlayerActivity(id: id, member: "ada", kind: .todo, amount: amount, at: hour(hours))
  }
}
