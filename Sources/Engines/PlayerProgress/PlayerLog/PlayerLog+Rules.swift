// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

extension PlayerLog {
  /// The rules of a log: what activities earn, and all that follows from it.
  ///
  /// ```swift
  /// let rules = try PlayerLog.Rules(
  ///   earnings: EarningRules([EarningRules.Rule("run", of: "run", perAmount: 3)]),
  ///   streak: Streak.Rules(maximumFreezes: 2),
  ///   dailyGoal: DailyGoal(.points, 15)
  /// )
  /// ```
  ///
  /// In JSON rules are an object with `version` 1 that leaves defaults out: `{"version":1,"earnings":{...},
  /// "points":{...},"achievements":{...},"streak":{...},"dailyGoal":{...},"shop":{...}}`.
  public struct Rules: Hashable, Sendable {
    /// The points that activities earn.
    public let earnings: EarningRules
    /// Caps per day and week, the floor and the levels.
    public let points: PointsRules
    /// Whether a level is kept when points are lost.
    public let levelPolicy: LevelProgress.Policy
    /// How levels are shown, or nil when the app decides that.
    public let levelTable: LevelTable?
    /// The achievements that can be reached.
    ///
    /// They can count the player's activities, and those that follow from them: `points`, `level`, `goalMet` and
    /// `streak`, with the number as their amounts.
    public let achievements: AchievementBook
    /// The rules of the streak, or nil when there is none.
    public let streak: Streak.Rules?
    /// The activities that the streak is made of.
    public let streakFilter: PlayerActivity.Filter
    /// Whether a day counts for the streak only when the daily goal is met.
    public let streakNeedsGoal: Bool
    /// The goal of every day, or nil when there is none; players can choose another target.
    public let dailyGoal: DailyGoal?
    /// The items to buy and the coins that points and levels earn, or nil when there are no coins.
    ///
    /// Its levels are those of ``points``, whatever its own rules say.
    public let shop: Wallet.Shop?
    /// The coins for each day on which the daily goal is met, at least 0.
    public let coinsForGoal: Int
    /// The coins for each tier of an achievement, at least 0.
    public let coinsForTier: Int

    /// The most coins for a goal or a tier: 10^9.
    private static let maximumCoins = 1_000_000_000

    /// Creates rules; whatever is left out does not exist in the game.
    ///
    /// - Throws: A fault for each number that is out of range, a filter that nothing fits, a streak that needs a goal
    ///   where there is none, and freezes to buy where no streak could use them.
    public init(
      earnings: EarningRules = .empty,
      points: PointsRules = .standard,
      levelPolicy: LevelProgress.Policy = .highWaterMark,
      levelTable: LevelTable? = nil,
      achievements: AchievementBook = .empty,
      streak: Streak.Rules? = nil,
      streakFilter: PlayerActivity.Filter = PlayerActivity.Filter(),
      streakNeedsGoal: Bool = false,
      dailyGoal: DailyGoal? = nil,
      shop: Wallet.Shop? = nil,
      coinsForGoal: Int = 0,
      coinsForTier: Int = 0
    ) throws(ContentError<RuleFault>) {
      self.earnings = earnings
      self.points = points
      self.levelPolicy = levelPolicy
      self.levelTable = levelTable
      self.achievements = achievements
      self.streak = streak
      self.streakFilter = streakFilter
      self.streakNeedsGoal = streakNeedsGoal
      self.dailyGoal = dailyGoal
      self.shop = shop.map { Wallet.Shop($0, levels: points.levels) }
      self.coinsForGoal = coinsForGoal
      self.coinsForTier = coinsForTier
      try RuleFault.check(faults)
    }

    private var faults: [LocatedFault<RuleFault>] {
      let top = ContentPlace()
      var faults = streakFilter.faults.within(top.key("streakFilter"))
      if streakNeedsGoal, dailyGoal == nil {
        let fault = RuleFault.malformed("there is no daily goal that the streak could need")
        faults.append(LocatedFault(fault, at: top.key("streakNeedsGoal")))
      }
      for (index, item) in (shop?.items ?? []).enumerated()
      where item.freezes > streak?.maximumFreezes ?? 0 {
        let range = 0...(streak?.maximumFreezes ?? 0)
        let place = top.key("shop").key("items").index(index).key("freezes")
        faults.append(LocatedFault(.outOfRange(item.freezes, expected: range), at: place))
      }
      let most = 0...Self.maximumCoins
      return faults
        + RuleFault.faults([
          ("coinsForGoal", coinsForGoal, most), ("coinsForTier", coinsForTier, most),
        ])
    }
  }
}

extension PlayerLog.Rules: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    try record.version(1)
    let earnings = record.field("earnings", \.earnings, default: .empty)
    let points = record.field("points", \.points, default: .standard)
    let levelPolicy = record.field("levelPolicy", \.levelPolicy, default: .highWaterMark)
    let levelTable = record.field("levelTable", \.levelTable)
    let achievements = record.field("achievements", \.achievements, default: .empty)
    let streak = record.field("streak", \.streak)
    let streakFilter = record.field("streakFilter", \.streakFilter, default: .init())
    let streakNeedsGoal = record.field("streakNeedsGoal", \.streakNeedsGoal, default: false)
    let dailyGoal = record.field("dailyGoal", \.dailyGoal)
    let shop = record.field("shop", \.shop)
    let coinsForGoal = record.field("coinsForGoal", \.coinsForGoal, default: 0)
    let coinsForTier = record.field("coinsForTier", \.coinsForTier, default: 0)
    return try Self(
      earnings: earnings(),
      points: points(),
      levelPolicy: levelPolicy(),
      levelTable: levelTable(),
      achievements: achievements(),
      streak: streak(),
      streakFilter: streakFilter(),
      streakNeedsGoal: streakNeedsGoal(),
      dailyGoal: dailyGoal(),
      shop: shop(),
      coinsForGoal: coinsForGoal(),
      coinsForTier: coinsForTier()
    )
  }
}
