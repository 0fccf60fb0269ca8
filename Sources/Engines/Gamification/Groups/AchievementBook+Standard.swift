// SPDX-License-Identifier: Apache-2.0
extension AchievementBook {
  /// The achievements of a new group: for doing todos, for putting them on the board, for
  /// challenges that are met together, and for winning a season.
  ///
  /// Titles and texts are English; an app that shows them in another language has its own book.
  public static let standard = AchievementBook(unchecked: [
    Achievement(
      id: "todos",
      title: "Helping hand",
      text: "Complete todos.",
      tiers: [
        Achievement.Tier(.reach(Achievement.Metric(.count, of: .todo), 1)),
        Achievement.Tier(.reach(Achievement.Metric(.count, of: .todo), 5)),
        Achievement.Tier(
          .reach(Achievement.Metric(.count, of: .todo), 25),
          wornTitle: "the Diligent"
        ),
        Achievement.Tier(
          .reach(Achievement.Metric(.count, of: .todo), 100),
          wornTitle: "the Tireless"
        ),
      ]
    ),
    Achievement(
      id: "ideas",
      title: "Good eye",
      text: "Put todos on the board.",
      tiers: [
        Achievement.Tier(.reach(Achievement.Metric(.count, of: .todoCreated), 1)),
        Achievement.Tier(
          .reach(Achievement.Metric(.count, of: .todoCreated), 10),
          wornTitle: "the Watchful"
        ),
      ]
    ),
    Achievement(
      id: "together",
      title: "Together",
      text: "Contribute to challenges that the group meets.",
      tiers: [
        Achievement.Tier(.reach(Achievement.Metric(.count, of: .challenge), 1)),
        Achievement.Tier(
          .reach(Achievement.Metric(.count, of: .challenge), 5),
          wornTitle: "the Companion"
        ),
      ]
    ),
    Achievement(
      id: "seasons",
      title: "Champion",
      text: "Win a season.",
      tiers: [
        Achievement.Tier(
          .reach(Achievement.Metric(.count, of: .seasonWon), 1),
          wornTitle: "the Champion"
        )
      ]
    ),
  ])
}

extension PlayerActivity.Kind {
  /// A todo was put on the board; the amount is its points.
  public static let todoCreated: PlayerActivity.Kind = "todoCreated"
}
