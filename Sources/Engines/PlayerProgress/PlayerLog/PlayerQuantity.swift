// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension PlayerLog {
  /// A number that a player has apart from points and coins: health, energy, gold.
  ///
  /// ```swift
  /// PlayerLog.Quantity("health", start: 50, in: 0...50, perMiss: -5)
  /// PlayerLog.Quantity("gold", rules: try EarningRules { $0.rules = [.init("chore", points: 2)] })
  /// ```
  ///
  /// It stays within its range: what would lead out of it is lost.
  ///
  /// In JSON a quantity is an object that leaves defaults out:
  /// `{"id":"health","start":50,"maximum":50,"perMiss":-5}`.
  public struct Quantity: Identifiable, Hashable, Sendable {
    /// Identifies a quantity.
    public typealias ID = Identifier<Quantity>

    /// The identifier, unique among the quantities of a log.
    public let id: ID
    /// The name that the player sees; empty when there is none.
    public let title: String
    /// The amount at first.
    public let start: Int
    /// The least and the greatest amount there can be, within -10^15 and 10^15.
    public let range: ClosedRange<Int>
    /// The amounts that activities give or, when negative, take.
    public let rules: EarningRules
    /// The amount that each time a habit was missed gives or, when negative, takes.
    ///
    /// Someone who does nothing at all for more than a year loses nothing more.
    public let perMiss: Int
    /// The amount that each new level gives or takes.
    public let perLevel: Int

    static let bounds = -1_000_000_000_000_000...1_000_000_000_000_000

    /// Creates a quantity, which the rules of a log check.
    ///
    /// - Parameters:
    ///   - id: The identifier, unique among the quantities of a log.
    ///   - title: The name that the player sees.
    ///   - start: The amount at first.
    ///   - range: The least and the greatest amount there can be, within -10^15 and 10^15.
    ///   - rules: The amounts that activities give or take.
    ///   - perMiss: The amount that each time a habit was missed gives or takes, at most 10^12 of
    ///     either sign.
    ///   - perLevel: The amount that each new level gives or takes, at most 10^12 of either sign.
    public init(
      _ id: ID,
      title: String = "",
      start: Int = 0,
      in range: ClosedRange<Int> = 0...1_000_000_000_000,
      rules: EarningRules = .empty,
      perMiss: Int = 0,
      perLevel: Int = 0
    ) {
      self.id = id
      self.title = title
      self.start = start
      self.range = range
      self.rules = rules
      self.perMiss = perMiss
      self.perLevel = perLevel
    }

    var faults: [LocatedFault<RuleFault>] {
      let most = EarningRules.maximumPoints
      return RuleFault.faults([
        ("minimum", range.lowerBound, Self.bounds), ("maximum", range.upperBound, Self.bounds),
        ("start", start, range), ("perMiss", perMiss, -most...most),
        ("perLevel", perLevel, -most...most),
      ])
    }
  }
}

extension PlayerLog.Quantity: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let id = record.field("id", \.id)
    let title = record.field("title", \.title, default: "")
    let start = record.field("start", \.start, default: 0)
    let minimum = record.field("minimum", \.range.lowerBound, default: 0)
    let maximum = record.field("maximum", \.range.upperBound, default: 1_000_000_000_000)
    let rules = record.field("rules", \.rules, default: .empty)
    let perMiss = record.field("perMiss", \.perMiss, default: 0)
    let perLevel = record.field("perLevel", \.perLevel, default: 0)
    let (least, most) = try (minimum(), maximum())
    if most < least { record.note(RuleFault.faults([("maximum", most, least...Int.max)])) }
    return try Self(
      id(),
      title: title(),
      start: start(),
      in: least...max(least, most),
      rules: rules(),
      perMiss: perMiss(),
      perLevel: perLevel()
    )
  }
}

/// The amount of a quantity that a player has.
struct QuantityState: Hashable, Sendable {
  private(set) var value: Int
  private var fold = EarningFold()

  init(_ quantity: PlayerLog.Quantity) { value = quantity.start }

  /// Takes an activity, and returns by how much the quantity changes.
  mutating func take(
    _ activity: inout DatedActivity,
    levels: Int,
    _ quantity: PlayerLog.Quantity,
    term: Date?
  ) -> Int {
    let before = value
    let earned = fold.take(&activity, quantity.rules, term: term).points
    // Neither is above 10^15, and levels are few.
    change(by: min(max(earned, -Self.most), Self.most), quantity)
    change(by: quantity.perLevel * min(levels, 1000), quantity)
    return value - before
  }

  /// Adds as much as there is room for, and returns how much that is.
  @discardableResult
  mutating func change(by amount: Int, _ quantity: PlayerLog.Quantity) -> Int {
    let before = value
    value = min(max(value + amount, quantity.range.lowerBound), quantity.range.upperBound)
    return value - before
  }

  private static let most = 1000 * EarningRules.maximumPoints
}
