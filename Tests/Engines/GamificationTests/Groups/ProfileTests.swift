// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LudusTestSupport
import Testing

/// What members see of themselves and of the others.
@Suite struct ProfileTests {
  @Test func aProfileTellsWhatIsKnownOfAMember() throws {
    var group = try makeGroup(with: ["bob"])
    try group.earn(10, by: "bob", at: day(1), id: "a")
    try group.earn(30, by: "bob", at: day(2), id: "b")
    try group.earn(30, by: "bob", at: day(3), id: "c")
    try group.create(Todo(id: "open", title: "x", points: 1), by: "ada", at: day(3))
    try group.claim("open", by: "bob", at: day(3))
    let profile = try #require(group.profile(of: "bob", at: day(3)))
    #expect(profile.memberSince == start)
    #expect(profile.points == 70)
    #expect(profile.done.count == 3)
    #expect(profile.done.map(\.todo) == ["c", "b", "a"])
    #expect(profile.created == 3)
    #expect(profile.claimed == ["open"])
    // The first of those that brought the most.
    #expect(profile.biggest?.todo == "b")
    #expect(profile.biggest?.points == 30)
    #expect(profile.biggest?.date == day(2))
    #expect(profile.standing?.rank == 1)
    #expect(profile.level.level == 1)
    #expect(profile.level.next == 100)
    // What was taken back does not count.
    try group.penalize("bob", for: "b", by: "ada", at: day(4))
    #expect(group.profile(of: "bob", at: day(4))?.done.count == 2)
    #expect(group.profile(of: "bob", at: day(4))?.biggest?.todo == "c")
  }

  @Test func theBadgeGoesOnceItIsLookedAt() throws {
    var group = try makeGroup()
    let report = try group.earn(10, by: "ada", at: day(1))
    #expect(report.achievements.map(\.tier.achievement) == ["todos"])
    // One for putting it on the board, one for doing it.
    #expect(group.profile(of: "ada", at: day(1))?.unseen.count == 2)
    try group.markSeen(by: "ada", at: day(2))
    #expect(group.profile(of: "ada", at: day(2))?.unseen.isEmpty == true)
    #expect(group.profile(of: "ada", at: day(2))?.achievements.count == 4)
    expectRefusal(GroupError.member(.notMember("eve")), of: group) {
      try $0.markSeen(by: "eve", at: day(2))
    }
  }

  @Test func achievementsComeInTiersWithProgressFromTheStart() throws {
    var group = try makeGroup()
    let none = try #require(group.profile(of: "ada", at: start)?.achievements.first)
    #expect(!none.isUnlocked)
    #expect(none.tiers.map(\.progress.goal) == [1, 5, 25, 100])
    for number in 0..<6 {
      try group.earn(1, by: "ada", at: day(number))
    }
    let some = try #require(group.profile(of: "ada", at: day(6))?.achievements.first)
    #expect(some.tiers.map { $0.unlock?.date } == [day(0), day(4), nil, nil])
    #expect(some.next?.progress.value == 6)
    #expect(group.leaderboard(.lifetime, at: day(6)).standing(of: "ada")?.achievements == 3)
  }

  @Test func aTitleIsWornWithTheName() throws {
    let book = try AchievementBook([
      Achievement(
        id: "todos",
        title: "Todos",
        tiers: [
          Achievement.Tier(
            .reach(Achievement.Metric(.count, of: .todo), 1),
            wornTitle: "the Beginner"
          ),
          Achievement.Tier(
            .reach(Achievement.Metric(.count, of: .todo), 2),
            wornTitle: "the Diligent"
          ),
        ]
      )
    ])
    var group = try makeGroup(try RuleBook { $0.achievements = book })
    let first = Achievement.Tier.ID("todos", tier: 0)
    let second = Achievement.Tier.ID("todos", tier: 1)
    try group.earn(1, by: "ada", at: day(1))
    expectRefusal(GroupError.titleNotEarned("ada"), of: group) {
      try $0.wear(.of(second), by: "ada", at: day(1))
    }
    try group.earn(1, by: "ada", at: day(2))
    #expect(group.leaderboard(.lifetime, at: day(2)).top(1).map(\.title) == ["the Diligent"])
    #expect(group.view().titles(of: "ada") == [first, second])
    try group.wear(.of(first), by: "ada", at: day(3))
    #expect(group.profile(of: "ada", at: day(3))?.title == "the Beginner")
    try group.wear(.none, by: "ada", at: day(4))
    #expect(group.profile(of: "ada", at: day(4))?.title == nil)
  }

  @Test(arguments: [(AchievementTracker.RevocationPolicy.keep, true), (.revoke, false)])
  func aPenaltyRevokesAchievementsByPolicy(
    policy: AchievementTracker.RevocationPolicy,
    isKept: Bool
  ) throws {
    var group = try makeGroup(try RuleBook { $0.revocation = policy })
    try group.earn(10, by: "ada", at: day(1), id: "x")
    try group.penalize("ada", for: "x", by: "ada", at: day(2))
    let achievement = try #require(group.profile(of: "ada", at: day(2))?.achievements.first)
    #expect(achievement.isUnlocked == isKept)
    #expect(achievement.tiers.first?.unlock?.isVoided == (isKept ? true : nil))
  }

  @Test func winningASeasonIsAnAchievement() throws {
    var group = try makeGroup(with: ["bob", "cleo"])
    try group.openSeason(id: "spring", lasting: .weeks(1), at: day(0))
    try group.earn(10, by: "bob", at: day(1))
    try group.earn(10, by: "cleo", at: day(1))
    try group.earn(5, by: "ada", at: day(1))
    let champions = { (date: Date) in
      RandomHistory.members.filter { member in
        group.view(asOf: date).achievements(of: member).contains {
          $0.id == "seasons" && $0.isUnlocked
        }
      }
    }
    #expect(champions(day(6)).isEmpty)
    // Both have won who have the most points.
    #expect(champions(day(7)) == ["bob", "cleo"])
  }

  @Test func aBoardCanNameOnlyTheBestAndOneself() throws {
    var group = try makeGroup(with: ["bob", "cleo", "dan"])
    for (number, member) in (["ada", "bob", "cleo", "dan"] as [Member.ID]).enumerated() {
      try group.earn(40 - 10 * number, by: member, at: day(1))
    }
    let board = group.leaderboard(.lifetime, at: day(1))
    let rows = board.anonymized(showingTop: 1, viewer: "cleo")
    #expect(rows.map(\.member) == ["ada", nil, "cleo", nil])
    #expect(rows.map(\.points) == [40, 30, 20, 10])
  }

  @Test func rightAfterCompletingOneSeesOnesRankAndThePointsOfTheOthers() throws {
    var group = try makeGroup(with: ["bob"])
    try group.earn(10, by: "ada", at: day(1))
    let report = try group.earn(120, by: "bob", at: day(2))
    #expect(report.points == 120)
    #expect(report.levels == 2..<3)
    let board = group.leaderboard(.season, at: day(2))
    #expect(board.standing(of: "bob")?.rank == 1)
    #expect(board.standing(of: "ada")?.points == 10)
    #expect(report.completion.credits.map(\.points) == [120])
  }

  @Test func aProfileShowsTheStreakOfDaysWithATodo() throws {
    var group = try makeGroup(with: ["bob"])
    for number in [1, 2, 2, 3] {
      try group.earn(1, by: "bob", at: day(number))
    }
    #expect(group.profile(of: "bob", at: day(3))?.streak.length == 3)
    #expect(group.profile(of: "bob", at: day(4))?.streak.isAtRisk == true)
    #expect(group.profile(of: "bob", at: day(5))?.streak.length == 0)
    #expect(group.profile(of: "bob", at: day(5))?.streak.longest == 3)
    // What was taken back was not done.
    try group.earn(1, by: "bob", at: day(7), id: "x")
    try group.penalize("bob", for: "x", by: "ada", at: day(7))
    #expect(group.profile(of: "bob", at: day(7))?.streak.length == 0)
    #expect(group.profile(of: "ada", at: day(7))?.streak.longest == 0)
  }

  @Test func theRuleBookSaysWhatKeepsAStreakGoing() throws {
    var group = try makeGroup(try RuleBook { $0.streak = .weekly }, with: ["bob"])
    for number in [1, 8, 15] {
      try group.earn(1, by: "bob", at: day(number))
    }
    #expect(group.profile(of: "bob", at: day(20))?.streak.length == 3)
    try group.adopt(RuleBook.standard, by: "ada", at: day(20))
    #expect(group.profile(of: "bob", at: day(20))?.streak.length == 0)
  }

  @Test func aProfileShowsTheGoalOfTheDay() throws {
    var group = try makeGroup(try RuleBook { $0.dailyGoal = 20 }, with: ["bob"])
    try group.earn(12, by: "bob", at: day(1))
    #expect(group.profile(of: "bob", at: day(1))?.pointsToday == 12)
    #expect(group.profile(of: "bob", at: day(1))?.isDailyGoalMet == false)
    try group.earn(8, by: "bob", at: day(1, 1))
    #expect(group.profile(of: "bob", at: day(1, 2))?.isDailyGoalMet == true)
    #expect(group.profile(of: "bob", at: day(2))?.pointsToday == 0)
    #expect(group.profile(of: "ada", at: day(1, 2))?.dailyGoal == 20)
    let standard = try makeGroup()
    #expect(standard.profile(of: "ada", at: day(1))?.isDailyGoalMet == false)
    #expect(throws: (any Error).self) { try RuleBook { $0.dailyGoal = 0 } }
  }

  @Test func aSecretAchievementIsHiddenUntilItIsReached() throws {
    let tier = Achievement.Tier(.reach(Achievement.Metric(.count, of: .todo), 1))
    let secret = Achievement(id: "owl", title: "Night owl", tiers: [tier], isSecret: true)
    let rules = try RuleBook { $0.achievements = try AchievementBook([secret]) }
    var group = try makeGroup(rules, with: ["bob"])
    #expect(group.profile(of: "bob", at: day(1))?.achievements.map(\.isHidden) == [true])
    #expect(
      group.profile(of: "bob", at: day(1))?.achievements.compactMap(\.visible).isEmpty == true
    )
    try group.earn(1, by: "bob", at: day(1))
    #expect(group.profile(of: "bob", at: day(1))?.achievements.compactMap(\.visible) == [secret])
    try expectRoundTrip(rules)
  }
}
