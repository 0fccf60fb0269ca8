// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension Wallet {
  /// A shop with items to buy with coins, and the rules for earning coins: the content of a ``Wallet``.
  ///
  /// ```swift
  /// let shop = try Wallet.Shop(
  ///   [
  ///     Wallet.Shop.Item(id: "hat", title: "A hat", price: 30),
  ///     Wallet.Shop.Item(id: "crown", title: "A crown", price: 100, level: 5),
  ///     Wallet.Shop.Item(id: "confetti", title: "Confetti", price: 5, isRepeatable: true),
  ///   ],
  ///   rules: Wallet.Rules(coins: 1, forPoints: 10, perLevel: 25)
  /// )
  /// ```
  ///
  /// In JSON a shop is an object with `version` 1, `items` and, unless they are the default, `rules`.
  public struct Shop: Hashable, Sendable {
    /// The items, in the order in which they are shown.
    public let items: [Wallet.Shop.Item]
    /// How coins are earned.
    public let rules: Wallet.Rules

    private let indices: [Wallet.Shop.Item.ID: Int]

    /// Creates a shop.
    ///
    /// - Parameters:
    ///   - items: The items, in the order in which they are shown.
    ///   - rules: How coins are earned.
    /// - Throws: A `ContentError` with every empty or repeated identifier and every number that is out of range.
    public init(
      _ items: [Wallet.Shop.Item],
      rules: Wallet.Rules = .standard
    ) throws(ContentError<RuleFault>) {
      try RuleFault.check(Self.faults(of: items))
      self.items = items
      self.rules = rules
      indices = Dictionary(uniqueKeysWithValues: zip(items.map(\.id), items.indices))
    }

    /// Returns the item with an identifier, or nil.
    ///
    /// - Complexity: O(1).
    public func item(_ id: Wallet.Shop.Item.ID) -> Wallet.Shop.Item? {
      indices[id].map { items[$0] }
    }

    /// Creates the shop with other levels.
    init(_ shop: Wallet.Shop, levels: LevelCurve) {
      items = shop.items
      rules = shop.rules.on(levels)
      indices = shop.indices
    }

    private static func faults(of items: [Wallet.Shop.Item]) -> [LocatedFault<RuleFault>] {
      let place = ContentPlace().key("items")
      return RuleFault.faults(ofIdentifiers: items.map(\.id.rawValue), in: place)
        + items.enumerated().flatMap { index, item in
          RuleFault.faults([
            ("price", item.price, 0...Int.max), ("level", item.level, 1...Int.max),
            ("freezes", item.freezes, 0...1000),
          ]).within(place.index(index))
        }
    }
  }
}

extension Wallet.Shop {
  /// Something to be bought: a hat for an avatar, a color, another theme.
  ///
  /// In JSON an item is an object: `{"id":"hat","image":"hat.png","level":3,"price":30,"title":"A hat"}`, with
  /// `"repeatable":true` when it is, `"freezes":1` when it saves a streak, and without a level of 1.
  public struct Item: Identifiable, Hashable, Sendable {
    /// Identifies an item.
    public typealias ID = Identifier<Wallet.Shop.Item>

    /// The identifier, unique within its shop.
    public let id: ID
    /// The name of the item.
    public let title: String
    /// The name of its image, or nil for none.
    public let image: String?
    /// How many coins it costs, at least 0.
    public let price: Int
    /// The level that must be reached to buy it, at least 1.
    public let level: Int
    /// Whether an owner of it can buy it again.
    public let isRepeatable: Bool
    /// How many freezes for the streak it gives in a ``PlayerLog``, 0 to 1000.
    public let freezes: Int

    /// Creates an item, which a shop checks.
    public init(
      id: ID,
      title: String,
      image: String? = nil,
      price: Int,
      level: Int = 1,
      isRepeatable: Bool = false,
      freezes: Int = 0
    ) {
      self.id = id
      self.title = title
      self.image = image
      self.price = price
      self.level = level
      self.isRepeatable = isRepeatable
      self.freezes = freezes
    }
  }
}

// MARK: - JSON

extension Wallet.Shop: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    try record.version(1)
    let items = record.field("items", \.items)
    let rules = record.field("rules", \.rules, default: .standard)
    return try Wallet.Shop(items(or: []), rules: rules(or: .standard))
  }
}

extension Wallet.Shop.Item: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let id = record.field("id", \.id)
    let title = record.field("title", \.title)
    let image = record.field("image", \.image)
    let price = record.field("price", \.price)
    let level = record.field("level", \.level, default: 1)
    let isRepeatable = record.field("repeatable", \.isRepeatable, default: false)
    let freezes = record.field("freezes", \.freezes, default: 0)
    return try Self(
      id: id(),
      title: title(),
      image: image(),
      price: price(),
      level: level(),
      isRepeatable: isRepeatable(),
      freezes: freezes()
    )
  }
}
