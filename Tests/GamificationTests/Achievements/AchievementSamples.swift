import Foundation
import Gamification
import Testing

/// A book with a bit of everything.
func sampleBook() throws -> AchievementBook {
  try AchievementBook([
    Achievement(
      id: "todos",
      title: "Helping hand",
      text: "Complete todos.",
      tiers: [
        AchievementTier(.reach(Metric(.count, of: .todo), 1)),
        AchievementTier(
          .reach(Metric(.count, of: .todo), 5),
          name: "Five",
          wornTitle: "the Diligent"
        ),
      ]
    ),
    Achievement(
      id: "points",
      title: "Hundred",
      tiers: [
        AchievementTier(.reach(Metric(.sum, of: .todo, .points), 100), wornTitle: "the Rich")
      ]
    ),
    Achievement(
      id: "biggest",
      title: "Big one",
      tiers: [AchievementTier(.reach(Metric(.maximum, of: .todo), 40))]
    ),
    Achievement(
      id: "days",
      title: "Regular",
      tiers: [
        AchievementTier(.reach(Metric(.distinctDays), 3)),
        AchievementTier(.reach(Metric(.distinctDays), 6)),
      ]
    ),
    Achievement(
      id: "explorer",
      title: "Explorer",
      tiers: [
        AchievementTier(
          .reach(Metric(.distinctSubjects, of: ActivityFilter(tags: ["kitchen"])), 2)
        )
      ]
    ),
    Achievement(
      id: "streak",
      title: "On fire",
      tiers: [
        AchievementTier(.reach(Metric(.streak(.daily)), 3)),
        AchievementTier(.reach(Metric(.streak(.daily)), 5)),
      ]
    ),
    Achievement(
      id: "clean",
      title: "Spotless",
      tiers: [
        AchievementTier(
          .all([
            .reach(Metric(.count, of: .todo), 3), .not(.reach(Metric(.count, of: .penalty), 1)),
          ])
        )
      ]
    ),
    Achievement(
      id: "owl",
      title: "Owl or weekend worker",
      tiers: [
        AchievementTier(
          .any([
            .reach(Metric(.count, of: ActivityFilter(hours: .init(from: 22 * 60, to: 60))), 2),
            .reach(
              Metric(
                .count,
                of: ActivityFilter(
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
func sampleTracker(_ policy: RevocationPolicy = .keep) throws -> AchievementTracker {
  try AchievementTracker(sampleBook(), days: Zone.berlin.days(), policy: policy)
}

extension Activity {
  /// A todo that Ada completes.
  static func todo(_ id: Activity.ID, _ hours: Double, amount: Int = 1) -> Activity {
    Activity(id: id, member: "ada", kind: .todo, amount: amount, at: hour(hours))
  }
}
