// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import PlayerProgress

extension AchievementBook {
  /// The achievements of a new group: for doing todos, for putting them on the board, for
  /// challenges that are met together, and for winning a season; in English.
  public static let standard = standard(in: .english)

  /// Returns the achievements of ``standard`` with titles and texts in a language.
  ///
  /// Identifiers and tiers are the same in all languages, so what members have reached stays theirs
  /// when an app shows another language, or a group adopts rules with another one.
  public static func standard(in phrasebook: Phrasebook) -> AchievementBook {
    AchievementBook(
      unchecked: [
        achievement("todos", .todo, [1, 5, 25, 100], wornFrom: 2, phrasebook),
        achievement("ideas", .todoCreated, [1, 10], wornFrom: 1, phrasebook),
        achievement("together", .challenge, [1, 5], wornFrom: 1, phrasebook),
        achievement("seasons", .seasonWon, [1], wornFrom: 0, phrasebook),
      ]
    )
  }

  /// An achievement for how often something was done, with titles to wear from one of its tiers on.
  private static func achievement(
    _ id: Achievement.ID,
    _ kind: PlayerActivity.Kind,
    _ numbers: [Int],
    wornFrom first: Int,
    _ phrasebook: Phrasebook
  ) -> Achievement {
    func text(_ key: String) -> String {
      gameSentences(Sentence("achievement.\(id).\(key)"), in: phrasebook)
    }
    return Achievement(
      id: id,
      title: text("title"),
      text: text("text"),
      tiers: numbers.enumerated().map { index, number in
        Achievement.Tier(
          .reach(Achievement.Metric(.count, of: kind), number),
          wornTitle: index < first ? nil : text("worn.\(index)")
        )
      }
    )
  }
}
