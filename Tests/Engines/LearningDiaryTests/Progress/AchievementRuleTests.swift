// SPDX-License-Identifier: Apache-2.0
import Foundation
import LearningDiary
import LudusTestSupport
import Testing

/// A diary finds the same slips in the words of its achievements as groups and player logs do.
@Suite struct AchievementRuleTests {
  private func faults(
    of filter: PlayerActivity.Filter,
    within window: Achievement.Metric.Window? = nil
  ) -> [String] {
    contentFaults(DiaryFault.self) {
      let metric = Achievement.Metric(.count, of: filter, within: window)
      let book = try AchievementBook([
        Achievement(id: "a", title: "a", text: "a", tiers: [.init(.reach(metric, 1))])
      ])
      _ = try Diary.Policies { $0.achievements = book }
    }
  }

  private static let place = "achievements.achievements[0].tiers[0].goal"

  /// The audit: all of them were accepted, and nobody could ever reach them.
  @Test(
    arguments: [
      (
        .init(kinds: ["reflektion"]),
        #".of.kinds: no activity here is of the kind "reflektion"; did you mean "reflection"?"#
      ),
      (.init(kinds: [.todo]), #".of.kinds: no activity here is of the kind "todo""#),
      (.init(kinds: [.goalMet]), #".of.kinds: no activity here is of the kind "goalMet""#),
      (.init(kinds: [.purchase]), ".of.kinds: what is bought with coins counts for nothing else"),
      (.init(kinds: [.void]), ".of.kinds: no metric counts what takes another activity out"),
      (.init(tags: ["@late"]), #".of.tags: the tag "@late" is given to nothing here"#),
      (.init(season: "s"), ".of.season: nothing here counts for a season"),
      (
        .init(any: [.init(kinds: [.learnGoal]), .init(kinds: ["todo"])]),
        #".of.any[1].kinds: no activity here is of the kind "todo""#
      ),
    ] as [(PlayerActivity.Filter, String)]
  )
  func whatCanNeverHappenIsAFault(filter: PlayerActivity.Filter, fault: String) {
    #expect(faults(of: filter) == [Self.place + fault])
  }

  @Test func nothingInADiaryIsWithinASeason() {
    let goals = PlayerActivity.Filter(kinds: [.learnGoal])
    #expect(
      faults(of: goals, within: .season)
        == [Self.place + ".within: nothing here is within a season"]
    )
    #expect(faults(of: goals, within: .month) == [])
  }

  @Test(arguments: [
    PlayerActivity.Kind.ownEvent, .learnGoal, .lesson, .reflection, .points, .level,
  ])
  func whatADiaryCountsIsNoFault(kind: PlayerActivity.Kind) {
    #expect(faults(of: .init(kinds: [kind], tags: ["coding"])) == [])
  }

  @Test func aFileOfPoliciesNamesTheFaultWithItsPlace() throws {
    let json = """
      {"achievements":{"version":1,"achievements":[{"id":"a","title":"A","tiers":[{"goal":\
      {"metric":"count","of":{"kinds":["reflektion"]},"reach":1}}]}]}}
      """
    let found = contentFaults(DiaryFault.self) { _ = try decode(Diary.Policies.self, json) }
    #expect(found.count == 1 && found[0].contains(#"did you mean "reflection"?"#), "\(found)")
  }
}
