// SPDX-License-Identifier: Apache-2.0
import Foundation
import LearningDiary
import LudusTestSupport
import Testing

/// Levels, awards, achievements and coins of a diary.
@Suite struct RewardTests {
  /// A diary with some goals "g0", "g1" and so on.
  func diary(_ policies: Diary.Policies = .standard, goals: Int = 12) throws -> Diary {
    var diary = try makeDiary(policies)
    for number in 0..<goals {
      let id = DiaryItem.ID("g\(number)")
      try diary.add(.goal(id: id, title: "G", course: "coding", due: today), at: now)
    }
    return diary
  }

  func policies(
    _ levels: Diary.Policies.LevelPolicy = .followsBalance,
    _ revocation: AchievementTracker.RevocationPolicy = .keep
  ) throws -> Diary.Policies {
    func tier(_ kind: PlayerActivity.Kind, _ number: Int) -> Achievement.Tier {
      Achievement.Tier(.reach(Achievement.Metric(.count, of: kind), number))
    }
    return try Diary.Policies {
      $0.levelPolicy = levels
      $0.achievements = try AchievementBook([
        Achievement(
          id: "goals",
          title: "Goals",
          tiers: [tier(.learnGoal, 1), tier(.learnGoal, 3)]
        ),
        Achievement(id: "lessons", title: "Lessons", tiers: [tier(.lesson, 1)]),
        Achievement(id: "words", title: "Words", tiers: [tier(.reflection, 1)]),
        Achievement(
          id: "level",
          title: "Level",
          tiers: [
            Achievement.Tier(.reach(Achievement.Metric(.maximum, of: .level), 2)),
            Achievement.Tier(.reach(Achievement.Metric(.sum, of: .points), 200)),
          ]
        ),
      ])
      $0.revocation = revocation
      $0.shop = try Wallet.Shop(
        [
          Wallet.Shop.Item(id: "hat", title: "A hat", price: 8),
          Wallet.Shop.Item(id: "crown", title: "A crown", price: 1, level: 3),
        ],
        rules: Wallet.Rules {
          $0.coins = 1
          $0.points = 10
          $0.perLevel = 5
        }
      )
    }
  }

  // MARK: Reports

  @Test func completingReportsXPAndEachLevelReached() throws {
    var diary = try diary()
    #expect(try diary.complete("g0", at: after(1)).xp == 25)
    for number in 1...2 {
      #expect(try diary.complete(.own("g\(number)"), at: after(1)).levels.isEmpty)
    }
    let report = try diary.complete("g3", at: after(1))
    #expect(report.levels == 2..<3)
    #expect(report.event == diary.events.last)
    #expect(report.achievements.isEmpty && report.coins == 0)
  }

  @Test func aCompletionThatEarnsNothingReportsNothing() throws {
    let rules = try PointsRules { $0.caps = [PointsCap(30, per: .day)] }
    var diary = try diary(try Diary.Policies { $0.xp = try XPPolicy { $0.rules = rules } })
    #expect(try diary.complete("g0", at: after(1)).xp == 25)
    #expect(try diary.complete("g1", at: after(1)).xp == 5)
    #expect(try diary.complete("g2", at: after(1)).xp == 0)
  }

  // MARK: Awards

  @Test func theSurveyGivesTheNextLevelOnce() throws {
    var diary = try diary()
    try diary.complete("g0", at: after(1))
    let report = try diary.award(.toNextLevel, for: "survey", at: after(2))
    #expect(report.xp == 75 && report.levels == 2..<3)
    #expect(diary.level.level == 2 && diary.xp == 100)
    expectRefusal(DiaryError.award(.alreadyGiven("survey")), of: diary) {
      try $0.award(.toNextLevel, for: "survey", at: after(3))
    }
    #expect(try diary.award(.toNextLevel, for: "second", at: after(3)).xp == 200)
    #expect(diary.ledger.explanation(of: diary.member).total == diary.xp)
    try expectReplayEqualsLive(diary)
  }

  @Test func twoDevicesGiveAnAwardOnce() throws {
    var phone = try diary()
    var tablet = phone
    try phone.award(.xp(40), for: "survey", at: after(1))
    try tablet.award(.xp(40), for: "survey", at: after(2))
    expectTaken(phone.merge(tablet.events))
    #expect(phone.xp == 40)
    #expect(phone.refusals.map(\.reason) == [.award(.alreadyGiven("survey"))])
  }

  @Test func anAwardCanBeTakenBackAndGivenAgain() throws {
    var diary = try diary()
    try diary.award(.xp(40), for: "survey", at: after(1))
    try diary.revokeAward(for: "survey", at: after(2))
    #expect(diary.xp == 0)
    expectRefusal(DiaryError.award(.notGiven("survey")), of: diary) {
      try $0.revokeAward(for: "survey", at: after(3))
    }
    #expect(try diary.award(.xp(50), for: "survey", at: after(3)).xp == 50)
  }

  @Test(arguments: [Int.min, -1, 0, 1_000_001, .max])
  func anAwardIsOfOneToAMillionXP(xp: Int) throws {
    expectRefusal(DiaryError.award(.xpOutOfRange(xp, expected: 1...1_000_000)), of: try diary()) {
      try $0.award(.xp(xp), for: "survey", at: after(1))
    }
    expectRefusal(DiaryError.log(.emptyIdentifier), of: try diary()) {
      try $0.award(.xp(1), for: "", at: after(1))
    }
  }

  @Test func awardsToTheNextLevelEndWhereTheLedgerIsFull() throws {
    let steep = try LevelCurve(.linear(step: Int.max / 4))
    let xp = try XPPolicy { $0.rules = try PointsRules { $0.levels = steep } }
    var diary = try diary(try Diary.Policies { $0.xp = xp })
    var refused = 0
    for number in 0..<4 {
      do { try diary.award(.toNextLevel, for: "\(number)", at: after(1)) } catch { refused += 1 }
    }
    #expect(refused == 2)
    #expect(diary.level.level == 3)
  }

  // MARK: Levels

  @Test func thePolicyDecidesWhetherALevelStays() throws {
    for policy in [Diary.Policies.LevelPolicy.followsBalance, .highWaterMark] {
      let policies = try Diary.Policies { $0.levelPolicy = policy }
      try expectRoundTrip(policies)
      var diary = try diary(policies)
      for number in 0..<4 { try diary.complete(.own("g\(number)"), at: after(1)) }
      #expect(diary.level.level == 2)
      try diary.reopen("g0", at: after(2))
      #expect(diary.xp == 75)
      #expect(diary.level.level == (policy == .highWaterMark ? 2 : 1))
      #expect(diary.level.points == 75)
      // A level that was never lost is not announced again.
      let report = try diary.complete("g0", at: after(3))
      #expect(report.levels.isEmpty == (policy == .highWaterMark))
      try expectReplayEqualsLive(diary)
    }
  }

  @Test func anAwardAboveAKeptLevelGivesTheLevelAfterIt() throws {
    var diary = try diary(try Diary.Policies { $0.levelPolicy = .highWaterMark })
    for number in 0..<4 { try diary.complete(.own("g\(number)"), at: after(1)) }
    for number in 0..<4 { try diary.reopen(.own("g\(number)"), at: after(2)) }
    #expect(diary.xp == 0 && diary.level.level == 2)
    #expect(try diary.award(.toNextLevel, for: "survey", at: after(3)).levels == 3..<4)
    #expect(diary.xp == 300)
  }

  // MARK: Achievements and coins

  @Test func achievementsFollowFromWhatIsDone() throws {
    var diary = try diary(try policies())
    #expect(try diary.complete("g0", at: after(1)).achievements.map(\.tier) == [.init("goals")])
    #expect(diary.unseenAchievements.count == 1)
    try diary.markSeen(at: after(1))
    #expect(diary.unseenAchievements.isEmpty)
    try diary.complete("g1", at: after(1))
    #expect(diary.achievements[0].next?.progress.value == 2)
    try diary.complete("g2", at: after(1))
    let report = try diary.complete("g3", at: after(1))
    #expect(report.achievements.map(\.tier) == [.init("level")])
    let entry = Reflection.Entry(id: "r", course: "coding", day: today, text: "Good.")
    try diary.write(entry, at: after(2))
    #expect(diary.achievements[2].isUnlocked)
    // A lesson counts once the platform reports it.
    #expect(!diary.achievements[1].isUnlocked)
    try diary.merge(platform: [finished(true)], at: after(3))
    #expect(diary.achievements[1].isUnlocked)
    try expectReplayEqualsLive(diary)
    try expectRoundTrip(diary)
  }

  func finished(_ isDone: Bool) throws -> DiaryCourse {
    let event = try DiaryCourse.Event(id: "week-2", title: "Loops", isDone: isDone)
    return try DiaryCourse(id: "coding", title: "Learning to code", events: [event])
  }

  @Test(arguments: AchievementTracker.RevocationPolicy.allCases)
  func reopeningAndUndoneLessonsTakeAchievementsBackByPolicy(
    policy: AchievementTracker.RevocationPolicy
  ) throws {
    var diary = try diary(try policies(.followsBalance, policy))
    try diary.complete("g0", at: after(1))
    try diary.merge(platform: [finished(true)], at: after(1))
    try diary.reopen("g0", at: after(2))
    try diary.merge(platform: [finished(false)], at: after(2))
    let isKept = policy == .keep
    #expect(diary.achievements.map(\.isUnlocked) == [isKept, isKept, false, false])
    #expect(diary.achievements[0].tiers[0].progress.value == 0)
    // Completing it again counts once.
    try diary.complete("g0", at: after(3))
    #expect(diary.achievements[0].next?.progress.value == (isKept ? 1 : 1))
    try expectReplayEqualsLive(diary)
  }

  @Test func coinsFollowFromXPAndLevelsAndAreSpentInTheShop() throws {
    var diary = try diary(try policies())
    #expect(
      try (0..<4).map { try diary.complete(.own("g\($0)"), at: after(1)).coins } == [2, 3, 2, 8]
    )
    #expect(diary.wallet?.balance == 15)
    try diary.buy("hat", at: after(2))
    #expect(diary.wallet?.balance == 7)
    #expect(diary.xp == 100)
    expectRefusal(DiaryError.wallet(.alreadyBought("hat")), of: diary) {
      try $0.buy("hat", at: after(3))
    }
    expectRefusal(DiaryError.wallet(.levelNotReached(3, for: "crown")), of: diary) {
      try $0.buy("crown", at: after(3))
    }
    // Reopening takes no coins, and doing it again pays none.
    try diary.reopen("g3", at: after(3))
    #expect(diary.wallet?.balance == 7)
    #expect(try diary.complete("g3", at: after(4)).coins == 0)
    try expectReplayEqualsLive(diary)
  }

  @Test func theLevelsOfTheShopAreThoseOfTheDiary() throws {
    let levels = try LevelCurve(.linear(step: 10))
    let shop = try Wallet.Shop([Wallet.Shop.Item(id: "crown", title: "A crown", price: 0, level: 3)]
    )
    let xp = try XPPolicy { $0.rules = try PointsRules { $0.levels = levels } }
    var diary = try diary(
      try Diary.Policies {
        $0.xp = xp
        $0.shop = shop
      }
    )
    try diary.complete("g0", at: after(1))
    #expect(diary.level.level == 3)
    try diary.buy("crown", at: after(1))
    #expect(diary.wallet?.count(of: "crown") == 1)
  }

  @Test func withoutPoliciesThereAreNeitherAchievementsNorCoins() throws {
    var diary = try diary()
    try diary.complete("g0", at: after(1))
    #expect(diary.achievements.isEmpty && diary.unseenAchievements.isEmpty)
    #expect(diary.wallet == nil)
    expectRefusal(DiaryError.noShop, of: diary) { try $0.buy("hat", at: after(2)) }
  }

  @Test func twoDevicesComeToTheSameAchievementsAndCoins() throws {
    var phone = try diary(try policies(.highWaterMark))
    var tablet = phone
    for number in 0..<6 { try phone.complete(.own("g\(number)"), at: after(1, number)) }
    for number in 4..<9 { try tablet.complete(.own("g\(number)"), at: after(1, number, 30)) }
    try phone.reopen("g0", at: after(2))
    expectTaken(phone.merge(tablet.events))
    expectTaken(tablet.merge(phone.events))
    #expect(phone == tablet)
    #expect(phone.achievements == tablet.achievements && phone.wallet == tablet.wallet)
    try expectReplayEqualsLive(phone)
  }
}
