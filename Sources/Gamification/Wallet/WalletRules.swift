internal import LudusCore

extension Wallet {
  /// How coins are earned beside points.
  ///
  /// ```swift
  /// Wallet.Rules(coins: 1, forPoints: 10, perLevel: 25)   // a coin for ten points, 25 for a new level
  /// ```
  public struct Rules: Hashable, Sendable {
    /// How many coins are earned with every ``points`` points, at least 0.
    public let coins: Int
    /// With how many points ``coins`` coins are earned, at least 1.
    public let points: Int
    /// How many coins each level after the first one earns, at least 0.
    public let perLevel: Int
    /// The levels.
    public let levels: LevelCurve

    /// Creates rules, which a ``Shop`` checks.
    ///
    /// - Parameters:
    ///   - coins: How many coins are earned with every `points` points, at least 0; parts of a coin are kept for
    ///     later.
    ///   - points: With how many points they are earned, at least 1.
    ///   - perLevel: How many coins each level after the first one earns, at least 0.
    ///   - levels: The levels.
    public init(
      coins: Int = 1,
      forPoints points: Int = 10,
      perLevel: Int = 0,
      levels: LevelCurve = .standard
    ) {
      self.coins = coins
      self.points = points
      self.perLevel = perLevel
      self.levels = levels
    }

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

/// In JSON rules are an object without what is the default: `{"coins":2,"perLevel":25}`.
extension Wallet.Rules: Codable {
  private enum Key: String, CodingKey {
    case coins, points, perLevel, levels
  }

  /// Reads rules.
  ///
  /// - Throws: A `ContentError` with every part that is malformed. Ranges are checked by the shop.
  public init(from decoder: any Decoder) throws {
    let standard = Wallet.Rules()
    var reader = try ContentReader<Key, RuleFault>(decoder)
    let coins = reader.read(Int.self, at: .coins, default: standard.coins)
    let points = reader.read(Int.self, at: .points, default: standard.points)
    let perLevel = reader.read(Int.self, at: .perLevel, default: standard.perLevel)
    let levels = reader.read(LevelCurve.self, at: .levels, default: standard.levels)
    guard reader.isFaultless, let coins, let points, let perLevel, let levels else {
      throw reader.error
    }
    self.init(coins: coins, forPoints: points, perLevel: perLevel, levels: levels)
  }

  /// Writes the rules, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    let standard = Wallet.Rules()
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(coins, unless: standard.coins, forKey: .coins)
    try container.encode(points, unless: standard.points, forKey: .points)
    try container.encode(perLevel, unless: standard.perLevel, forKey: .perLevel)
    try container.encode(levels, unless: standard.levels, forKey: .levels)
  }
}
