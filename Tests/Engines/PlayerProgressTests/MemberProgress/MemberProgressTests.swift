// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import Testing

@testable import PlayerProgress

@Suite struct MemberProgressTests {
  private static let members: [Member.ID] = ["ada", "bob", "cleo"]

  private func progress(
    by conventions: MemberProgress.Conventions = .playerLog,
    levels: LevelProgress.Policy = .highWaterMark,
    revocation: AchievementTracker.RevocationPolicy = .keep,
    cap: Int? = nil,
    coins: Int = 1,
    achievements: AchievementBook? = nil
  ) throws -> MemberProgress {
    try MemberProgress(
      PointsRules {
        $0.caps = cap.map { [PointsCap($0, per: .day)] } ?? []
        $0.levels = try LevelCurve(.linear(step: 30))
      },
      days: Zone.berlin.days(),
      levelPolicy: levels,
      achievements: achievements
        ?? AchievementBook([
          Achievement(
            id: "deeds",
            title: "Deeds",
            tiers: [1, 4].map {
              Achievement.Tier(.reach(Achievement.Metric(.count, of: "deed"), $0))
            }
          ),
          Achievement(
            id: "points",
            title: "Points",
            tiers: [
              Achievement.Tier(.reach(Achievement.Metric(.sum, of: .points), 50)),
              Achievement.Tier(.reach(Achievement.Metric(.maximum, of: .level), 4)),
            ]
          ),
        ]),
      revocation: revocation,
      shop: Wallet.Shop(
        [Wallet.Shop.Item(id: "hat", title: "A hat", price: 3, isRepeatable: true)],
        rules: Wallet.Rules {
          $0.coins = coins
          $0.points = 10
          $0.perLevel = 1
        }
      ),
      by: conventions
    )
  }

  private func deed(_ id: String, by member: Member.ID = "ada", at date: Date) -> PlayerActivity {
    PlayerActivity(id: .init("\(id).0"), member: member, kind: "deed", subject: "it", at: date)
  }

  private func entry(
    _ id: String,
    _ change: Ledger.Entry.Change,
    by member: Member.ID = "ada",
    at date: Date
  ) -> Ledger.Entry {
    Ledger.Entry(
      id: .init(id),
      member: member,
      change: change,
      reason: PointsReason(.todo, subject: "it"),
      date: date
    )
  }

  private func walletEvent(
    _ id: String,
    at date: Date
  ) -> (Wallet.Action) -> Wallet.Event {
    { action in
      let part = if case .collected = action { "c" } else { "w" }
      return Wallet.Event(action, at: date, id: .init("\(id).\(part)"))
    }
  }

  @Test func everythingFollowsFromPoints() throws {
    var progress = try progress()
    #expect(progress.level(of: "ada").level == 1)
    #expect(progress.wallet(of: "ada")?.balance == 0)
    let points = entry("e", .points(70), at: hour(1))
    let gain = try progress.take(deed("e", at: hour(1)), as: "e", crediting: points)
    #expect(gain.points == 70)
    #expect(gain.levels == 2..<4)
    #expect(gain.unlocks.map(\.tier) == [.init("deeds"), .init("points")])
    #expect(gain.unlocks.map(\.activity) == ["e.0", "e.1"])
    #expect(progress.pay(2, to: "ada", walletEvent("e", at: hour(1))) == 7 + 2 + 2)
    let activities = progress.tracker.activities(of: "ada")
    #expect(activities.map(\.id) == ["e.0", "e.1", "e.2"])
    #expect(activities.map(\.kind) == ["deed", .points, .level].map { $0 as PlayerActivity.Kind })
    #expect(activities.map(\.amount) == [1, 70, 3])
    #expect(activities.map(\.subject) == ["it", "it", "it"])
  }

  @Test(arguments: MemberProgress.Conventions.all)
  func activitiesOfPointsAreCalledByConvention(conventions: MemberProgress.Conventions) throws {
    var progress = try progress(by: conventions)
    try progress.record([entry("e#0", .points(70), at: hour(1))])
    progress.follow(entry("e#0", .points(70), at: hour(1)), as: "e#0", season: "spring")
    let activities = progress.tracker.activities(of: "ada")
    let byID = Dictionary(uniqueKeysWithValues: activities.map { ($0.id.rawValue, $0) })
    let points = try #require(byID["e#0" + conventions.pointsSuffix])
    let level = try #require(byID["e#0" + conventions.levelSuffix])
    #expect((points.kind, points.amount, level.kind, level.amount) == (.points, 70, .level, 3))
    #expect((points.subject == "it") == conventions.pointsNameSubject)
    #expect((level.subject == "it") == conventions.levelsNameSubject)
    #expect(points.season == "spring" && level.season == "spring")
  }

  @Test func pointsThatLaterOnesLoseByACapCountByConvention() throws {
    for (conventions, expected) in [
      (MemberProgress.Conventions.group, 25), (.playerLog, 25), (.diary, 5),
    ] {
      var progress = try progress(by: conventions, cap: 30)
      try progress.take(
        deed("z", at: hour(1)),
        as: "z",
        crediting: entry("z", .points(25), at: hour(1))
      )
      // At the same instant, and before it by its identifier: of the first one 5 are left.
      let gain = try progress.take(
        deed("a", at: hour(1)),
        as: "a",
        crediting: entry("a", .points(25), at: hour(1))
      )
      #expect(gain.points == expected)
      #expect(progress.ledger.total(of: "ada") == 30)
    }
  }

  @Test func aRefusedEntryChangesNothing() throws {
    var progress = try progress()
    let points = entry("e", .points(70), at: hour(1))
    try progress.take(deed("e", at: hour(1)), as: "e", crediting: points)
    let other = entry("e", .points(1), at: hour(2))
    expectRefusal(LedgerError.conflictingEntry("e"), of: progress) {
      try $0.take(deed("f", at: hour(2)), as: "f", crediting: other)
    }
    expectRefusal(LedgerError.conflictingEntry("e"), of: progress) {
      try $0.record([entry("f", .points(1), at: hour(2)), other])
    }
  }

  @Test func aRefusedPurchaseChangesNothing() throws {
    var progress = try progress()
    let purchase = Wallet.Event(.bought("hat"), at: hour(1), id: "b")
    expectRefusal(WalletError.notEnoughCoins(missing: 3, for: "hat"), of: progress) {
      try $0.apply(purchase, to: "ada")
    }
    progress.pay(3, to: "ada", walletEvent("e", at: hour(1)))
    try progress.apply(purchase, to: "ada")
    #expect(progress.wallet(of: "ada")?.balance == 0)
    expectRefusal(WalletError.unknownItem("sun"), of: progress) {
      try $0.apply(Wallet.Event(.bought("sun"), at: hour(1), id: "s"), to: "ada")
    }
  }

  @Test func withoutAShopThereAreNoCoins() throws {
    var progress = try MemberProgress(
      .standard,
      days: Zone.berlin.days(),
      levelPolicy: .highWaterMark,
      achievements: .empty,
      by: .group
    )
    try progress.take(
      deed("e", at: hour(1)),
      as: "e",
      crediting: entry("e", .points(500), at: hour(1))
    )
    #expect(progress.pay(5, to: "ada", walletEvent("e", at: hour(1))) == 0)
    #expect(progress.wallet(of: "ada") == nil)
    // Nothing is noted where nothing can be reached.
    #expect(progress.tracker.members.isEmpty)
    #expect(progress.figures(of: "ada").level == 3)
  }

  @Test(arguments: [MemberProgress.Conventions.playerLog, .diary])
  func paymentsOfNothingAreNotedByConvention(conventions: MemberProgress.Conventions) throws {
    var progress = try progress(by: conventions)
    for number in 0..<3 {
      progress.pay(to: "ada", walletEvent("\(number)", at: hour(Double(number))))
    }
    let count = progress.wallet(of: "ada")?.postings.count
    #expect(count == (conventions.notesEveryPayment ? 3 : 0))
  }

  @Test func aWalletAfterAStateGoesOnFromIt() throws {
    var progress = try progress()
    for number in 0..<4 {
      // Two at each instant, the smaller identifier last.
      let date = hour(Double(number / 2))
      try progress.record([entry("e\(9 - number)", .points(40), at: date)])
      progress.follow(entry("e\(9 - number)", .points(40), at: date), as: "e\(9 - number)")
      progress.pay(number, to: "ada", walletEvent("e\(9 - number)", at: date))
    }
    let state = try #require(progress.wallet(of: "ada"))
    var wallet = Wallet(after: state)
    #expect(wallet.balance == state.balance && wallet.balance > 0)
    #expect(wallet.postings.map(\.id) == state.postings.map(\.id))
    #expect(wallet.postings.map(\.balance) == state.postings.map(\.balance))
    try expectReplayEqualsLive(wallet)
    try wallet.buy("hat", at: hour(5))
    #expect(wallet.balance == state.balance - 3)
  }

  // MARK: - Properties

  @Test func figuresAreThoseOfTheEntriesWhateverHappened() {
    forEachSeed(0..<100) { generator in
      let conventions = generator.drawElement(of: MemberProgress.Conventions.all)
      let levels = generator.drawElement(of: LevelProgress.Policy.allCases)
      var progress = try progress(
        by: try #require(conventions),
        levels: try #require(levels),
        revocation: .revoke,
        cap: Bool.random(using: &generator) ? 60 : nil
      )
      let start = Dictionary(
        uniqueKeysWithValues: Self.members.map { ($0, progress.figures(of: $0)) }
      )
      var (sums, highest, deeds): ([Member.ID: Int], [Member.ID: Int], [Member.ID: [String]]) =
        ([:], [:], [:])
      for number in 0..<40 {
        let member = Self.members[Int.random(in: 0..<Self.members.count, using: &generator)]
        let (id, date) = ("e\(100 + number)", hour(Double(number)))
        let before = progress.figures(of: member)
        let others = Self.members.filter { $0 != member }.map { progress.figures(of: $0) }
        let held = progress
        switch Int.random(in: 0..<10, using: &generator) {
        case 0..<5:
          let points = Int.random(in: -20...50, using: &generator)
          let gain = try progress.take(
            deed(id, by: member, at: date),
            as: id,
            crediting: points == 0 ? nil : entry(id, .points(points), by: member, at: date)
          )
          let later = progress.gain(of: member, since: before)
          try #require(gain.points == later.points)
          try #require(Array(gain.levels) == Array(later.levels))
          try #require(Set(gain.unlocks) == Set(later.unlocks))
          deeds[member, default: []].append(id)
        case 5:
          let change = progress.changeToNextLevel(of: member)
          try progress.record([entry(id, change, by: member, at: date)])
          progress.follow(entry(id, change, by: member, at: date), as: id)
        case 6:
          guard let deed = deeds[member]?.popLast() else { continue }
          let reversal = entry(id, .reversal(of: .init(deed)), by: member, at: date)
          try progress.record([reversal])
          progress.follow(reversal, as: id)
          progress.void(.init("\(deed).0"), as: .init("\(id).v"), of: member, at: date)
        case 7:
          progress.pay(1, to: member, walletEvent(id, at: date))
        default:
          try? progress.apply(Wallet.Event(.bought("hat"), at: date, id: .init(id)), to: member)
        }
        let after = progress.figures(of: member)
        sums[member, default: 0] += progress.gain(of: member, since: before).points
        highest[member] = max(highest[member] ?? 0, after.points)
        try #require(after.points == sums[member])
        let counted = levels == .followsBalance ? after.points : highest[member] ?? 0
        try #require(after.level == progress.ledger.rules.levels.level(at: counted))
        let wallet = try #require(progress.wallet(of: member))
        try #require(wallet.balance == wallet.postings.reduce(0) { $0 + $1.coins })
        try #require(after.coins >= 0)
        // What is somebody else's, and every copy, stays as it was.
        let now = Self.members.filter { $0 != member }.map { progress.figures(of: $0) }
        try #require(now == others && held.figures(of: member) == before)
      }
      for member in Self.members {
        let gain = progress.gain(of: member, since: try #require(start[member]))
        try #require(gain.points == progress.ledger.explanation(of: member).total)
        let count = progress.tracker.standings(of: member).first?.tiers.first?.progress.value
        try #require(count == (deeds[member]?.count ?? 0))
      }
    }
  }
}
