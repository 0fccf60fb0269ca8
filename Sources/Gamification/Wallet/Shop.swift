public import LudusCore

/// What can be bought with coins, and how coins are earned: the content of a ``Wallet``.
///
/// ```swift
/// let shop = try Shop(
///   [
///     Shop.Item(id: "hat", title: "A hat", price: 30),
///     Shop.Item(id: "crown", title: "A crown", price: 100, level: 5),
///     Shop.Item(id: "confetti", title: "Confetti", price: 5, isRepeatable: true),
///   ],
///   rules: Wallet.Rules(coins: 1, forPoints: 10, perLevel: 25)
/// )
/// ```
public struct Shop: Hashable, Sendable {
  /// What can be bought, in the order in which it is shown.
  public let items: [Shop.Item]
  /// How coins are earned.
  public let rules: Wallet.Rules

  private let indices: [Shop.Item.ID: Int]

  /// Creates a shop.
  ///
  /// - Parameters:
  ///   - items: What can be bought, in the order in which it is shown.
  ///   - rules: How coins are earned.
  /// - Throws: A `ContentError` with every empty or repeated identifier and every number that is out of range.
  public init(
    _ items: [Shop.Item],
    rules: Wallet.Rules = Wallet.Rules()
  ) throws(ContentError<RuleFault>) {
    let faults = Self.faults(of: items) + Self.faults(of: rules)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.items = items
    self.rules = rules
    indices = Dictionary(uniqueKeysWithValues: zip(items.map(\.id), items.indices))
  }

  /// Returns the item with an identifier, or nil.
  ///
  /// - Complexity: O(1).
  public func item(_ id: Shop.Item.ID) -> Shop.Item? {
    indices[id].map { items[$0] }
  }

  private static func faults(of items: [Shop.Item]) -> [LocatedFault<RuleFault>] {
    var faults: [LocatedFault<RuleFault>] = []
    var places: [Shop.Item.ID: ContentPlace] = [:]
    for (index, item) in items.enumerated() {
      let place = ContentPlace().key("items").index(index)
      if item.id.rawValue.allSatisfy(\.isWhitespace) {
        faults.append(.init(.emptyIdentifier, at: place.key("id")))
      } else if let first = places[item.id] {
        let fault = RuleFault.duplicateIdentifier(item.id.rawValue, first: first)
        faults.append(.init(fault, at: place.key("id")))
      } else {
        places[item.id] = place
      }
      faults += fault(of: item.price, from: 0, at: place.key("price"))
      faults += fault(of: item.level, from: 1, at: place.key("level"))
    }
    return faults
  }

  private static func faults(of rules: Wallet.Rules) -> [LocatedFault<RuleFault>] {
    let place = ContentPlace().key("rules")
    return fault(of: rules.coins, from: 0, at: place.key("coins"))
      + fault(of: rules.points, from: 1, at: place.key("points"))
      + fault(of: rules.perLevel, from: 0, at: place.key("perLevel"))
  }

  /// The fault of a number below a minimum, or none.
  private static func fault(
    of number: Int,
    from minimum: Int,
    at place: ContentPlace
  ) -> [LocatedFault<RuleFault>] {
    number >= minimum ? [] : [.init(.outOfRange(number, expected: minimum ... .max), at: place)]
  }
}

/// In JSON a shop is an object with `version` 1, `items` and, unless they are the default, `rules`.
extension Shop: Codable {
  private static let version = 1

  private enum Key: String, CodingKey {
    case version, items, rules
  }

  /// Reads a shop and checks it as its initialiser does.
  ///
  /// - Throws: A `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, RuleFault>(decoder)
    try reader.checkVersion(at: .version, expected: Self.version)
    let items = reader.readArray(of: Shop.Item.self, at: .items)
    let rules = reader.read(Wallet.Rules.self, at: .rules, default: Wallet.Rules())
    let shop: Shop
    do throws(ContentError<RuleFault>) {
      // What can be read is checked even beside what cannot.
      shop = try Shop(items ?? [], rules: rules ?? Wallet.Rules())
    } catch {
      reader.note(error.faults)
      throw reader.error
    }
    guard reader.isFaultless else { throw reader.error }
    self = shop
  }

  /// Writes the shop.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(items, forKey: .items)
    try container.encode(rules, unless: Wallet.Rules(), forKey: .rules)
  }
}
