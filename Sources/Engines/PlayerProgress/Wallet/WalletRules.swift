// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension Wallet {
  /// How coins are earned with points.
  ///
  /// ```swift
  /// try Wallet.Rules(coins: 1, forPoints: 10, perLevel: 25)   // a coin for ten points, 25 for a new level
  /// ```
  ///
  /// In JSON rules are an object that leaves defaults out: `{"coins":2,"perLevel":25}`.
  public struct Rules: Hashable, Sendable {
    /// The coins earned with every ``points`` points.
    public let coins: Int
    /// The points that earn ``coins`` coins.
    public let points: Int
    /// The coins that each level after the first one earns.
    public let perLevel: Int
    /// The levels.
    public let levels: LevelCurve

    /// A coin for ten points, and none for levels.
    public static let standard = Rules(1, 10, 0, .standard)

    /// Creates rules.
    ///
    /// - Parameters:
    ///   - coins: How many coins are earned with every `points` points, at least 0; parts of a coin are kept for
    ///     later.
    ///   - points: With how many points they are earned, at least 1.
    ///   - perLevel: How many coins each level after the first one earns, at least 0.
    ///   - levels: The levels.
    /// - Throws: A fault for each number that is out of range.
    public init(
      coins: Int = 1,
      forPoints points: Int = 10,
      perLevel: Int = 0,
      levels: LevelCurve = .standard
    ) throws(ContentError<RuleFault>) {
      try RuleFault.check([
        ("coins", coins, 0...Int.max), ("points", points, 1...Int.max),
        ("perLevel", perLevel, 0...Int.max),
      ])
      self.init(coins, points, perLevel, levels)
    }

    private init(_ coins: Int, _ points: Int, _ perLevel: Int, _ levels: LevelCurve) {
      self.coins = coins
      self.points = points
      self.perLevel = perLevel
      self.levels = levels
    }

    /// Returns the same rules for other levels.
    func on(_ levels: LevelCurve) -> Rules { Rules(coins, points, perLevel, levels) }

    /// Returns how many coins a number of points has earned in all, or nil when they do not fit into `Int`.
    func coins(earnedWith points: Int) -> Int? {
      let product = coins.multipliedFullWidth(by: max(points, 0))
      guard product.high < self.points, product.high >= 0 else { return nil }
      let quotient = UInt(self.points).dividingFullWidth((UInt(product.high), product.low)).quotient
      return Int(exactly: quotient)
    }

    /// Returns how many coins the levels up to one have earned in all, or nil when they do not fit into `Int`.
    func coins(earnedOnLevel level: Int) -> Int? {
      let (coins, overflows) = perLevel.multipliedReportingOverflow(by: level - 1)
      return overflows ? nil : coins
    }
  }
}

extension Wallet.Rules: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let coins = record.field("coins", \.coins, default: standard.coins)
    let points = record.field("points", \.points, default: standard.points)
    let perLevel = record.field("perLevel", \.perLevel, default: standard.perLevel)
    let levels = record.field("levels", \.levels, default: standard.levels)
    return try Self(coins: coins(), forPoints: points(), perLevel: perLevel(), levels: levels())
  }
}
