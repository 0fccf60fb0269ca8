public import LudusCore

extension Shop {
  /// Something to be bought: a hat for an avatar, a colour, another theme.
  public struct Item: Identifiable, Hashable, Sendable {
    /// What identifies an item.
    public typealias ID = Identifier<Shop.Item>

    /// What identifies the item within its shop.
    public let id: ID
    /// What it is called.
    public let title: String
    /// The name of its image, or nil for none.
    public let image: String?
    /// How many coins it costs, at least 0.
    public let price: Int
    /// The level that must be reached to buy it, at least 1.
    public let level: Int
    /// Whether it can be bought again by who has it already.
    public let isRepeatable: Bool

    /// Creates an item, which a ``Shop`` checks.
    ///
    /// - Parameters:
    ///   - id: What identifies it within its shop.
    ///   - title: What it is called.
    ///   - image: The name of its image, or nil for none.
    ///   - price: How many coins it costs, at least 0.
    ///   - level: The level that must be reached to buy it, at least 1.
    ///   - isRepeatable: Whether it can be bought again by who has it already.
    public init(
      id: ID,
      title: String,
      image: String? = nil,
      price: Int,
      level: Int = 1,
      isRepeatable: Bool = false
    ) {
      self.id = id
      self.title = title
      self.image = image
      self.price = price
      self.level = level
      self.isRepeatable = isRepeatable
    }
  }
}

/// In JSON an item is an object: `{"id":"hat","image":"hat.png","level":3,"price":30,"title":"A hat"}`, with
/// `"repeatable":true` when it is, and without a level of 1.
extension Shop.Item: Codable {
  private enum Key: String, CodingKey {
    case id, title, image, price, level, repeatable
  }

  /// Reads an item.
  ///
  /// - Throws: A `ContentError` with every part that is missing or malformed. Ranges are checked by the shop.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, RuleFault>(decoder)
    let id = reader.read(ID.self, at: .id)
    let title = reader.read(String.self, at: .title)
    let image = reader.read(String?.self, at: .image, default: nil)
    let price = reader.read(Int.self, at: .price)
    let level = reader.read(Int.self, at: .level, default: 1)
    let isRepeatable = reader.read(Bool.self, at: .repeatable, default: false)
    guard reader.isFaultless, let id, let title, let image, let price, let level, let isRepeatable
    else { throw reader.error }
    self.init(
      id: id,
      title: title,
      image: image,
      price: price,
      level: level,
      isRepeatable: isRepeatable
    )
  }

  /// Writes the item, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encodeIfPresent(image, forKey: .image)
    try container.encode(price, forKey: .price)
    try container.encode(level, unless: 1, forKey: .level)
    try container.encode(isRepeatable, unless: false, forKey: .repeatable)
  }
}
