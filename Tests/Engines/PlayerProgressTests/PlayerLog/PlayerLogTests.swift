// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import Testing

@testable import PlayerProgress

@Suite struct PlayerLogTests {
  @Test func aReportHasAllThatAnActivityBrought() throws {
    var log = try habitLog()
    let first = try log.record("run", at: hour(8))
    #expect(first.steps == [EarningRules.Earning.Step(kind: .base("run"), points: 10)])
    #expect(first.levels.isEmpty)
    #expect(first.achievements.map(\.tier) == [Achievement.Tier.ID("runs")])
    #expect(first.streak == 1)
    #expect(first.isStreakExtended)
    #expect(!first.isGoalMet)
    // One for ten points, one for the tier.
    #expect(first.coins == 2)
    let second = try log.record("run", at: hour(9))
    #expect(Array(second.levels) == [2])
    #expect(second.isGoalMet)
    #expect(!second.isStreakExtended)
    #expect(second.streak == 1)
    // One for points, two for the level, five for the goal.
    #expect(second.coins == 8)
    #expect(log.reports() == [first, second])
    #expect(log.report(of: second.id) == second)
    #expect(log.report(of: "nothing") == nil)
  }

  @Test func aGoalThatIsMetOnTwoDaysIsAnAchievement() throws {
    var log = try habitLog()
    // On the second day a run counts twice.
    let runs = try [8, 9, 10, 32, 33].map { try log.record("run", at: hour($0)) }
    #expect(runs.map(\.isGoalMet) == [false, true, false, true, false])
    let unlocked = runs.map { $0.achievements.map(\.tier).contains(.init("goals")) }
    #expect(unlocked == [false, false, false, true, false])
  }

  @Test func aProfileShowsHowThePlayerStands() throws {
    var log = try habitLog()
    let nobody = log.profile(at: hour(8))
    #expect(nobody.points == 0)
    #expect(nobody.coins == 0)
    #expect(nobody.goal?.target == 20)
    #expect(nobody.streak?.length == 0)
    try log.record("run", at: hour(8))
    try log.record("run", at: hour(9))
    let profile = log.profile(at: hour(10))
    #expect(profile.player == "me")
    #expect(profile.points == 20)
    #expect(profile.level.level == 2)
    #expect(profile.appearance?.title == "Seed")
    #expect(profile.streak?.length == 1)
    #expect(profile.goal?.isMet == true)
    #expect(profile.goal?.value == 20)
    #expect(profile.goal?.part == 1)
    #expect(profile.goal?.run == 1)
    #expect(profile.achievements.map(\.isUnlocked) == [true, false, false, false, false])
    #expect(profile.unseen.count == 1)
    #expect(profile.title == "the Runner")
    #expect(profile.coins == 10)
    // Two days later the run is over and the streak has ended.
    let later = log.profile(at: hour(58))
    #expect(later.goal?.run == 0)
    #expect(later.goal?.metDays == 1)
    #expect(later.goal?.longestRun == 1)
    #expect(later.streak?.length == 0)
    #expect(log.goal(on: try day("2026-11-20"))?.isMet == true)
    #expect(log.goal(on: try day("2026-11-21"))?.value == 0)
    try log.markSeen(at: hour(59))
    try log.wear(.none, at: hour(59))
    #expect(log.profile(at: hour(60)).unseen.isEmpty)
    #expect(log.profile(at: hour(60)).title == nil)
  }

  @Test func everyPointAndCoinIsExplained() throws {
    var log = try habitLog()
    try log.record("read", amount: 60, at: hour(1))
    let capped = try log.record("read", amount: 7, at: hour(2))
    let limited = try log.record("read", amount: 5, at: hour(3))
    let doubled = try log.record("run", at: hour(30))
    let cap = PointsCap(50, per: .day, for: ["read"])
    #expect(log.reports()[0].steps.map(\.points) == [60, -10])
    #expect(
      capped.steps == [
        EarningRules.Earning.Step(kind: .base("read"), points: 7),
        .init(kind: .cap(cap), points: -7),
      ]
    )
    #expect(
      limited.steps == [
        EarningRules.Earning.Step(kind: .base("read"), points: 5),
        .init(kind: .limit(.init(2, per: .day), of: "read"), points: -5),
      ]
    )
    #expect(
      doubled.steps == [
        EarningRules.Earning.Step(kind: .base("run"), points: 10),
        .init(kind: .multiplier("weekend"), points: 10),
      ]
    )
    #expect(log.points() == 70)
    #expect(log.points(in: hour(24)..<hour(48)) == 20)
    #expect(log.explanation().postings.map(\.bonus) == [0, 0, 10])
    #expect(log.postings().reduce(0) { $0 + $1.coins } == log.profile(at: hour(31)).coins)
  }

  @Test func thereIsAFloor() throws {
    var log = try habitLog()
    try log.record("run", at: hour(1))
    try log.record("smoke", at: hour(2))
    try log.record("smoke", at: hour(2))
    let free = try log.record("smoke", at: hour(3))
    #expect(
      free.steps == [
        EarningRules.Earning.Step(kind: .base("smoke"), points: -5), .init(kind: .floor, points: 5),
      ]
    )
    #expect(log.points() == 0)
    // Points lost do not meet a goal less, and the level stays.
    #expect(log.profile(at: hour(3)).goal?.value == 10)
  }

  @Test func whatFollowsFromActivitiesReachesAchievements() throws {
    var log = try habitLog()
    var reached: [Achievement.Tier.ID] = []
    for day in 0..<3 {
      for run in 0..<2 {
        let report = try log.record("run", at: hour(Double(24 * day + 8 + run)))
        reached += report.achievements.map(\.tier)
      }
    }
    #expect(
      reached
        == [
          .init("runs"), .init("goals"), .init("rich"), .init("top"), .init("fire"),
          .init("runs", tier: 1),
        ].sorted { reached.firstIndex(of: $0) ?? 9 < reached.firstIndex(of: $1) ?? 9 }
    )
    #expect(Set(reached).count == 6)
    #expect(log.profile(at: hour(60)).level.next == nil)
  }

  @Test func aProfileIsThatOfItsDate() throws {
    var log = try habitLog()
    try log.record("run", at: hour(8))
    let before = log.profile(at: hour(9))
    // A device whose clock is ahead.
    let ahead = try log.record("run", at: hour(5000))
    #expect(log.profile(at: hour(9)) == before)
    #expect(log.profile(at: hour(5000)).points == 20)
    #expect(log.profile(at: hour(7)).points == 0)
    let second = try log.record("run", at: hour(8.5))
    #expect(log.profile(at: hour(9)).points == 20)
    try log.void(second.id, at: hour(10))
    try log.void(ahead.id, at: hour(6000))
    #expect(log.profile(at: hour(9)) == before)
  }

  // MARK: Late, twice or not at all

  @Test func anActivityThatComesLateLandsWhereItBelongs() throws {
    var log = try habitLog()
    try log.record("run", at: hour(8))
    let third = try log.record("run", at: hour(56))
    #expect(third.streak == 1)
    let second = try log.record("run", at: hour(30), stamp: .init(recordedAt: hour(57)))
    #expect(second.streak == 2)
    #expect(log.report(of: third.id)?.streak == 3)
    #expect(log.report(of: third.id)?.achievements.map(\.tier).contains(.init("fire")) == true)
    // A limit of the day counts in the order of the day.
    try log.record("read", amount: 1, at: hour(12), stamp: .init(id: "b"))
    try log.record("read", amount: 2, at: hour(13), stamp: .init(id: "c"))
    try log.record("read", amount: 4, at: hour(11), stamp: .init(id: "a"))
    #expect(["a", "b", "c"].map { log.report(of: $0)?.points } == [4, 1, 0])
  }

  @Test func aVoidTakesAnEventOutOfEverything() throws {
    var log = try habitLog()
    try log.record("run", at: hour(8))
    let before = log
    let slip = try log.record("run", at: hour(9))
    let after = log.profile(at: hour(12))
    expectRefusal(PlayerLogError.log(.unknownEvent(slip.id.rawValue)), of: log) {
      try $0.void(slip.id, at: hour(7))
    }
    let void = try log.void(slip.id, at: hour(10))
    #expect(log.profile(at: hour(12)) == before.profile(at: hour(12)))
    #expect(log.report(of: slip.id) == nil)
    #expect(log.effect(of: slip.id) == .void(by: void.id))
    expectRefusal(PlayerLogError.log(.alreadyVoid(slip.id.rawValue)), of: log) {
      try $0.void(slip.id, at: hour(11))
    }
    expectRefusal(PlayerLogError.log(.unknownEvent("x")), of: log) {
      try $0.void("x", at: hour(11))
    }
    try log.void(void.id, at: hour(11))
    #expect(log.profile(at: hour(12)) == after)
    #expect(log.report(of: slip.id) == slip)
  }

  @Test func whatCoinsOfAVoidPaidForIsListed() throws {
    var log = try habitLog()
    try log.record("run", at: hour(8))
    let second = try log.record("run", at: hour(9))
    try log.buy("hat", at: hour(10))
    #expect(log.profile(at: hour(11)).items == ["hat": 1])
    try log.void(second.id, at: hour(11))
    #expect(log.refusals.map(\.reason) == [.wallet(.notEnoughCoins(missing: 8, for: "hat"))])
    #expect(log.profile(at: hour(11)).items == [:])
  }

  @Test func theSameEventTwiceIsOne() throws {
    var log = try habitLog()
    let first = try log.record("run", at: hour(8), stamp: .init(id: "r"))
    #expect(try log.record("run", at: hour(8), stamp: .init(id: "r")) == first)
    #expect(log.points() == 10)
  }

  @Test func playersDoNotInfluenceEachOther() throws {
    var log = try habitLog()
    var alone = try habitLog()
    for hours in [1.0, 2, 26, 50] {
      let stamp = PlayerLog.Event.Stamp(id: .init("run\(hours)"))
      try log.record("run", by: "ada", at: hour(hours), stamp: stamp)
      try log.record("read", amount: 9, by: "bob", at: hour(hours))
      try alone.record("run", by: "ada", at: hour(hours), stamp: stamp)
    }
    #expect(log.players == ["ada", "bob"])
    #expect(log.profile(of: "ada", at: hour(51)) == alone.profile(of: "ada", at: hour(51)))
    #expect(log.reports(of: "ada").count == 4)
    // Nobody's events and those of "me" are the same player's.
    try log.record("run", at: hour(60))
    try log.record("run", by: PlayerLog.owner, at: hour(61))
    #expect(log.reports().count == 2)
  }

  @Test func identifiersThatLookLikeThoseOfTheLogDoNotCollide() throws {
    var log = try habitLog()
    for id in ["e", "e.0", "e.1", "e.0.1", "e.c", "e.w", "e.b", "."] {
      try log.record("run", at: hour(8), stamp: .init(id: .init(id)))
    }
    #expect(log.points() == 80)
    #expect(log.profile(at: hour(9)).achievements[0].next == nil)
  }

  // MARK: Goals, streaks and freezes

  @Test func aPlayerChoosesTheGoal() throws {
    var log = try habitLog()
    try log.record("run", at: hour(8))
    try log.chooseGoal(10, at: hour(9))
    #expect(log.profile(at: hour(9)).goal?.isMet == true)
    // Once met, it stays met.
    try log.chooseGoal(100, at: hour(10))
    #expect(log.profile(at: hour(10)).goal?.isMet == true)
    #expect(log.profile(at: hour(10)).goal?.target == 100)
    #expect(log.profile(at: hour(30)).goal?.target == 100)
    #expect(log.profile(at: hour(-1)).goal?.target == 20)
    #expect(try log.record("run", at: hour(30)).isGoalMet == false)
    for target in [0, -1, .min, .max] {
      expectRefusal(
        PlayerLogError.targetOutOfRange(target, expected: 1...1_000_000_000_000),
        of: log
      ) { try $0.chooseGoal(target, at: hour(31)) }
    }
    var bare = PlayerLog(PlayerLog.Rules(), days: try Zone.berlin.days())
    expectRefusal(PlayerLogError.noDailyGoal, of: bare) { try $0.chooseGoal(5, at: hour(1)) }
    expectRefusal(PlayerLogError.noShop, of: bare) { try $0.buy("hat", at: hour(1)) }
    let report = try bare.record("run", at: hour(1))
    #expect(report.steps.isEmpty)
    #expect(report.streak == nil)
  }

  @Test func aStreakMayNeedTheGoal() throws {
    var log = try habitLog(streakNeedsGoal: true)
    #expect(try log.record("run", at: hour(8)).isStreakExtended == false)
    #expect(try log.record("run", at: hour(9)).isStreakExtended)
    #expect(try log.record("run", at: hour(10)).isStreakExtended == false)
    #expect(log.profile(at: hour(11)).streak?.length == 1)
    // A goal that is lowered to what there is counts too.
    try log.record("read", amount: 5, at: hour(30))
    try log.chooseGoal(5, at: hour(31))
    #expect(log.profile(at: hour(32)).streak?.length == 2)
  }

  @Test func freezesAreBought() throws {
    var log = try habitLog()
    expectRefusal(
      PlayerLogError.wallet(.notEnoughCoins(missing: 3, for: "freeze")),
      of: log
    ) { try $0.buy("freeze", at: hour(7)) }
    try log.record("run", at: hour(8))
    try log.record("run", at: hour(9))
    try log.buy("freeze", at: hour(10))
    #expect(log.refusal(of: "freeze", at: hour(10)) == nil)
    try log.buy("freeze", at: hour(10))
    #expect(log.refusal(of: "freeze", at: hour(10)) == .tooManyFreezes(maximum: 2))
    expectRefusal(PlayerLogError.tooManyFreezes(maximum: 2), of: log) {
      try $0.buy("freeze", at: hour(10))
    }
    // Saturday and Sunday are missed.
    try log.record("run", at: hour(80))
    #expect(log.profile(at: hour(81)).streak?.length == 2)
    #expect(log.profile(at: hour(81)).streak?.freezesLeft == 0)
    #expect(
      log.streak()?.standing(on: try day("2026-11-23"), by: try Zone.berlin.days()).length == 2
    )
  }

  @Test func aPlayerWhoIsAwayHasTheDayOfThePlace() throws {
    var log = try habitLog()
    try log.record("run", at: hour(23), utcOffset: -300)
    try log.record("run", at: hour(28), utcOffset: -300)
    #expect(log.goal(on: try day("2026-11-20"))?.value == 20)
    #expect(log.profile(at: hour(28), utcOffset: -300).goal?.isMet == true)
    #expect(log.profile(at: hour(28), utcOffset: .max).goal?.isMet == false)
    // The day there ends at 5:00 in Greenwich, to the second.
    let midnight = hour(30)
    #expect(log.profile(at: midnight - 1, utcOffset: -300).goal?.isMet == true)
    #expect(log.profile(at: midnight, utcOffset: -300).goal?.isMet == false)
    for minutes in [1081, -1081, Int.max, Int.min] {
      expectRefusal(
        PlayerLogError.utcOffsetOutOfRange(minutes, expected: -1080...1080),
        of: log
      ) { try $0.record("run", at: hour(29), utcOffset: minutes) }
    }
  }

  @Test func titlesThatAreNotReachedAreRefused() throws {
    let log = try habitLog()
    let first = Achievement.Tier.ID("runs")
    expectRefusal(PlayerLogError.achievement(.notReached(first)), of: log) {
      try $0.wear(.of(first), at: hour(1))
    }
    expectRefusal(PlayerLogError.achievement(.noTitle(.init("rich"))), of: log) {
      try $0.wear(.of(.init("rich")), at: hour(1))
    }
  }

  // MARK: Shared

  private static let commands: [SharedCommand<PlayerLog>] = [
    SharedCommand("record") { try $0.record("run", at: $1, stamp: $2) },
    SharedCommand("chooseGoal") { try $0.chooseGoal(5, at: $1, stamp: $2) },
    SharedCommand("markSeen") { try $0.markSeen(at: $1, stamp: $2) },
    SharedCommand("wear") { try $0.wear(.none, at: $1, stamp: $2) },
  ]

  @Test(arguments: commands)
  func eachCommandRefusesWhatNoLogTakes(command: SharedCommand<PlayerLog>) throws {
    var log = try habitLog()
    try log.record("run", at: Date(timeIntervalSince1970: 1), stamp: .init(id: "e"))
    expectLogRefusals(of: command, by: log)
    expectLogRefusals(of: .recorded(.init("swim")), by: nil, in: log)
  }

  @Test func whateverTheOrderALogIsTheSame() {
    forEachSeed(0..<12) { generator in
      let log = try randomLog(&generator)
      try expectReplayEqualsLive(log)
      try expectRoundTrip(log)
      var merged = try habitLog()
      for start in stride(from: 0, to: log.events.count, by: 7).reversed() {
        let part = log.events[start...].prefix(7)
        try #require(merged.merge(part.reversed() + part).rejected.isEmpty)
      }
      try #require(merged == log)
      for player in log.players {
        let at = hour(300)
        try #require(merged.profile(of: player, at: at) == log.profile(of: player, at: at))
        try #require(merged.reports(of: player) == log.reports(of: player))
      }
    }
  }

  @Test func allSumsAreRight() {
    forEachSeed(0..<12) { generator in
      let log = try randomLog(&generator)
      for player in log.players {
        let reports = log.reports(of: player)
        try #require(reports.reduce(0) { $0 + $1.points } == log.points(of: player))
        let profile = log.profile(of: player, at: hour(1000))
        let spent = log.postings(of: player).flatMap(\.steps).filter { $0.kind == .purchase }
        try #require(
          reports.reduce(0) { $0 + $1.coins } + spent.reduce(0) { $0 + $1.coins } == profile.coins
        )
        try #require((profile.coins ?? -1) >= 0)
        let unlocked = profile.achievements.flatMap(\.tiers).count { $0.unlock != nil }
        try #require(reports.flatMap(\.achievements).count == unlocked)
        try #require(reports.count { $0.isGoalMet } <= profile.goal?.metDays ?? 0)
      }
    }
  }

  private func randomLog(_ generator: inout SeededGenerator) throws -> PlayerLog {
    var log = try habitLog()
    let kinds: [PlayerActivity.Kind] = ["run", "read", "smoke", "swim"]
    for _ in 0..<40 {
      let date = hour(Double(generator.draw(below: 240)))
      let player: Member.ID? = [nil, "ada"][generator.draw(below: 2)]
      let choice = generator.draw(below: 10)
      let kind = kinds[generator.draw(below: kinds.count)]
      let amount = generator.draw(below: 40) - 3
      let victim = log.events.isEmpty ? "x" : log.events[generator.draw(below: log.events.count)].id
      _ = try isAccepted(by: &log) { log in
        switch choice {
        case 0: try log.buy("freeze", by: player, at: date)
        case 1: try log.buy("hat", by: player, at: date)
        case 2: try log.chooseGoal(amount, by: player, at: date)
        case 3: try log.void(victim, by: player, at: date)
        case 4: try log.wear(.of(.init("runs")), by: player, at: date)
        default: try log.record(kind, amount: amount, by: player, at: date)
        }
      }
    }
    return log
  }
}
