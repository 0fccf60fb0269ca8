// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import Testing

@testable import Gamification
@testable import LearningDiary
@testable import PlayerProgress

/// A history in which one person earns something, played the same way as all others.
///
/// A new kind of history gets one, too; its conventions are in `MemberProgress.Conventions.all`.
protocol Earner: Sendable {
  /// The conventions by which it plays.
  static var conventions: MemberProgress.Conventions { get }

  init(_ rules: EarnerRules) throws

  /// The one who earns.
  var member: Member.ID { get }
  /// What they have.
  var progress: MemberProgress { get }

  /// Does something that is worth 25 points, and counts as a deed; returns what is announced.
  mutating func work(_ number: Int, at date: Date) throws -> Announcement
  /// Gets points for something outside.
  mutating func receive(_ points: Int, _ number: Int, at date: Date) throws
  mutating func look(at date: Date) throws
  /// Buys an item; returns why not, or nil. Histories without a shop are not asked.
  mutating func buy(_ item: Wallet.Shop.Item.ID, at date: Date) -> WalletError?
  /// Takes back what was done: it was credited and is not any more. Returns whether there is such a
  /// thing.
  mutating func takeBack(_ number: Int, at date: Date) throws -> Bool
  /// Declares void what was done, as if it had not been. Returns whether there is such a thing.
  mutating func void(_ number: Int, at date: Date) throws -> Bool

  /// The same from the same events, which arrive one by one and in any order.
  func shuffled(_ generator: inout SeededGenerator) -> Self
}

/// What is announced right after something was done.
struct Announcement: Equatable {
  var points: Int
  var levels: Range<Int>
  var tiers: Set<Achievement.Tier.ID>
}

/// What someone has earned, as far as it can be the same everywhere.
struct Earned: Equatable {
  let points: Int
  let level: LevelTable.Standing
  let tiers: [Achievement.Tier.ID: Date]
  let kept: Set<Achievement.Tier.ID>
  let unseen: Set<Achievement.Tier.ID>
  let progress: [Int]

  init(_ earner: any Earner) {
    let (progress, member) = (earner.progress, earner.member)
    points = progress.ledger.total(of: member)
    level = progress.level(of: member)
    let unlocks = progress.tracker.unlocks(of: member)
    tiers = Dictionary(uniqueKeysWithValues: unlocks.map { ($0.tier, $0.date) })
    kept = Set(unlocks.filter(\.isVoided).map(\.tier))
    unseen = Set(progress.tracker.unseen(by: member).map(\.tier))
    self.progress = progress.tracker.standings(of: member).flatMap(\.tiers).map(\.progress.value)
  }
}

/// Rules that all histories can play by.
struct EarnerRules {
  var points: PointsRules
  var levelPolicy: LevelProgress.Policy
  var revocation: AchievementTracker.RevocationPolicy
  /// Whether achievements ask for points, too.
  var countsPoints = true
  var shop: Wallet.Shop

  init(
    _ generator: inout SeededGenerator,
    levelPolicy: LevelProgress.Policy? = nil,
    countsPoints: Bool = true
  ) throws {
    let cap = PointsCap(Int.random(in: 40...80, using: &generator), per: .day)
    points = try PointsRules {
      $0.caps = Bool.random(using: &generator) ? [cap] : []
      $0.levels = try LevelCurve(.linear(step: Int.random(in: 20...90, using: &generator)))
    }
    let policy = generator.drawElement(of: LevelProgress.Policy.allCases)
    self.levelPolicy = levelPolicy ?? policy ?? .highWaterMark
    revocation = generator.drawElement(of: AchievementTracker.RevocationPolicy.allCases) ?? .keep
    self.countsPoints = countsPoints
    shop = try Wallet.Shop(
      [
        Wallet.Shop.Item(id: "hat", title: "A hat", price: 5, isRepeatable: true),
        Wallet.Shop.Item(id: "crown", title: "A crown", price: 10, level: 3),
      ],
      rules: Wallet.Rules {
        $0.coins = Int.random(in: 0...3, using: &generator)
        $0.points = 10
        $0.perLevel = Int.random(in: 0...4, using: &generator)
      }
    )
  }

  /// The achievements, where deeds are of some kind.
  func book(of kind: PlayerActivity.Kind) throws -> AchievementBook {
    func metric(_ quantity: Achievement.Metric.Quantity, _ kind: PlayerActivity.Kind)
      -> Achievement.Metric
    {
      Achievement.Metric(quantity, of: kind)
    }
    func achievement(
      _ id: Achievement.ID,
      _ metric: Achievement.Metric,
      _ thresholds: Int...
    ) -> Achievement {
      let tiers = thresholds.map { Achievement.Tier(.reach(metric, $0), wornTitle: "\(id) \($0)") }
      return Achievement(id: id, title: "\(id)", tiers: tiers)
    }
    let ofDeeds = [
      achievement("deeds", metric(.count, kind), 1, 3, 10),
      achievement("days", metric(.distinctDays, kind), 2, 5),
      achievement("row", metric(.streak(.daily), kind), 2, 3),
      achievement("things", metric(.distinctSubjects, kind), 4),
    ]
    let ofPoints = [
      achievement("points", metric(.sum, .points), 50, 200),
      achievement("times", metric(.count, .points), 3),
      achievement("most", metric(.maximum, .points), 40),
      achievement("level", metric(.maximum, .level), 2, 3, 7),
      achievement("levels", metric(.count, .level), 4),
    ]
    return try AchievementBook(countsPoints ? ofDeeds + ofPoints : ofDeeds)
  }

  /// Greenwich, with weeks from Monday, as a diary counts.
  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = 2
    return calendar
  }

  /// When all begin.
  static let start = Date(timeIntervalSince1970: 1_772_323_200)
  /// How many deeds there can be.
  static let deeds = 20
  /// What a deed is worth.
  static let worth = 25
}

extension SharedHistory {
  fileprivate func shuffled(_ generator: inout SeededGenerator) -> Self {
    var other = Self(content)
    for event in events.shuffled(using: &generator) {
      expectTaken(other.merge([event]))
    }
    return other
  }
}

// MARK: - Groups

struct GroupEarner: Earner {
  static let conventions = MemberProgress.Conventions.group

  private(set) var group: PlayerGroup
  let member: Member.ID = "me"
  var progress: MemberProgress { group.log.state.progress }

  init(_ rules: EarnerRules) throws {
    let rules = try RuleBook {
      $0.clockTolerance = .zero
      $0.points = rules.points
      $0.levelPolicy = rules.levelPolicy
      $0.achievements = try rules.book(of: .todo)
      $0.revocation = rules.revocation
    }
    group = PlayerGroup(id: "flat", rules: rules, calendar: EarnerRules.calendar)
    try group.found(by: "ada", at: EarnerRules.start)
    try group.join(member, at: EarnerRules.start)
    for number in 0..<EarnerRules.deeds {
      let todo = Todo(id: Self.todo(number), title: "Work", points: EarnerRules.worth)
      try group.create(todo, by: "ada", at: EarnerRules.start)
    }
  }

  private static func todo(_ number: Int) -> Todo.ID { "deed-\(number)" }

  mutating func work(_ number: Int, at date: Date) throws -> Announcement {
    let todo = Self.todo(number)
    try group.claim(todo, by: member, at: date)
    let report = try group.complete(todo, by: member, at: date, stamp: .init(id: "done-\(number)"))
    return Announcement(
      points: report.points,
      levels: report.levels,
      tiers: Set(report.achievements.map(\.tier))
    )
  }

  mutating func receive(_ points: Int, _ number: Int, at date: Date) throws {
    try group.award(.points(points), to: member, by: "ada", at: date)
  }

  mutating func look(at date: Date) throws { try group.markSeen(by: member, at: date) }

  mutating func buy(_ item: Wallet.Shop.Item.ID, at date: Date) -> WalletError? { nil }

  mutating func takeBack(_ number: Int, at date: Date) throws -> Bool {
    try group.penalize(member, for: Self.todo(number), by: "ada", at: date)
    return true
  }

  mutating func void(_ number: Int, at date: Date) throws -> Bool {
    try group.void("done-\(number)", by: "ada", at: date)
    return true
  }

  func shuffled(_ generator: inout SeededGenerator) -> Self {
    var other = self
    other.group = group.shuffled(&generator)
    return other
  }
}

// MARK: - Player logs

struct LogEarner: Earner {
  static let conventions = MemberProgress.Conventions.playerLog

  private(set) var log: PlayerLog
  var member: Member.ID { PlayerLog.owner }
  var progress: MemberProgress { log.state.progress }

  init(_ rules: EarnerRules) throws {
    let rules = try PlayerLog.Rules {
      $0.earnings = try EarningRules {
        $0.rules = [
          EarningRules.Rule("deed", of: "deed", points: EarnerRules.worth),
          EarningRules.Rule("gift", of: "gift", perAmount: 1),
        ]
      }
      $0.points = rules.points
      $0.levelPolicy = rules.levelPolicy
      $0.achievements = try rules.book(of: "deed")
      $0.shop = rules.shop
      // Whatever comes first has its own date.
      $0.clockTolerance = .zero
    }
    log = PlayerLog(rules, days: DayReckoning(EarnerRules.calendar))
  }

  mutating func work(_ number: Int, at date: Date) throws -> Announcement {
    let report = try log.record(
      "deed",
      subject: "deed-\(number)",
      at: date,
      stamp: .init(id: "done-\(number)")
    )
    return Announcement(
      points: report.points,
      levels: report.levels,
      tiers: Set(report.achievements.map(\.tier))
    )
  }

  mutating func receive(_ points: Int, _ number: Int, at date: Date) throws {
    try log.record("gift", amount: points, at: date)
  }

  mutating func look(at date: Date) throws { try log.markSeen(at: date) }

  mutating func buy(_ item: Wallet.Shop.Item.ID, at date: Date) -> WalletError? {
    do throws(PlayerLogError) {
      try log.buy(item, at: date)
      return nil
    } catch {
      return if case .wallet(let error) = error { error } else { nil }
    }
  }

  mutating func takeBack(_ number: Int, at date: Date) throws -> Bool { false }

  mutating func void(_ number: Int, at date: Date) throws -> Bool {
    try log.void("done-\(number)", at: date)
    return true
  }

  func shuffled(_ generator: inout SeededGenerator) -> Self {
    var other = self
    other.log = log.shuffled(&generator)
    return other
  }
}

// MARK: - Diaries

struct DiaryEarner: Earner {
  static let conventions = MemberProgress.Conventions.diary

  var diary: Diary
  var member: Member.ID { diary.member }
  var progress: MemberProgress { diary.log.state.progress }

  init(_ rules: EarnerRules) throws {
    let policies = try Diary.Policies {
      $0.xp = try XPPolicy {
        $0.goal = EarnerRules.worth
        $0.rules = rules.points
      }
      $0.levelPolicy = rules.levelPolicy
      $0.achievements = try rules.book(of: .learnGoal)
      $0.revocation = rules.revocation
      $0.shop = rules.shop
    }
    diary = Diary(owner: "me", policies: policies)
    try diary.merge(
      platform: [DiaryCourse(id: "course", title: "A course")],
      at: EarnerRules.start
    )
    for number in 0..<EarnerRules.deeds {
      let id = DiaryItem.ID("deed-\(number)")
      let due = CalendarDay(of: EarnerRules.start, in: EarnerRules.calendar)
      try diary.add(.goal(id: id, title: "Work", course: "course", due: due), at: EarnerRules.start)
    }
  }

  private static func goal(_ number: Int) -> DiaryItem.Key { .own(DiaryItem.ID("deed-\(number)")) }

  mutating func work(_ number: Int, at date: Date) throws -> Announcement {
    let report = try diary.complete(Self.goal(number), at: date)
    return Announcement(
      points: report.xp,
      levels: report.levels,
      tiers: Set(report.achievements.map(\.tier))
    )
  }

  mutating func receive(_ points: Int, _ number: Int, at date: Date) throws {
    try diary.award(.xp(points), for: "gift-\(number)", at: date)
  }

  mutating func look(at date: Date) throws { try diary.markSeen(at: date) }

  mutating func buy(_ item: Wallet.Shop.Item.ID, at date: Date) -> WalletError? {
    do throws(DiaryError) {
      try diary.buy(item, at: date)
      return nil
    } catch {
      return if case .wallet(let error) = error { error } else { nil }
    }
  }

  mutating func takeBack(_ number: Int, at date: Date) throws -> Bool {
    try diary.reopen(Self.goal(number), at: date)
    return true
  }

  mutating func void(_ number: Int, at date: Date) throws -> Bool { false }

  func shuffled(_ generator: inout SeededGenerator) -> Self {
    var other = self
    other.diary = diary.shuffled(&generator)
    return other
  }
}
