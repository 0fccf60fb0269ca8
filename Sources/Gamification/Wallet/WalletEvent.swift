public import LudusCore
public import LudusFoundation

extension Wallet {
  /// Something that happened to a ``Wallet``.
  public struct Event: Identifiable, Hashable, Sendable {
    /// What identifies an event.
    public typealias ID = Identifier<Wallet.Event>

    /// What happened.
    public enum Action: Hashable, Sendable {
      /// The owner had so many points, and was paid what was due.
      case collected(points: Int)
      /// The owner bought an item.
      case bought(Shop.Item.ID)
    }

    /// What identifies the event within the wallet.
    ///
    /// It is given by whoever makes it, so that making it twice is making it once.
    public let id: ID
    /// What happened.
    public let action: Action
    /// When it happened, to the millisecond.
    public let date: Date

    /// Creates an event.
    ///
    /// The date is kept in whole milliseconds. One that a wallet cannot take is kept as it is and refused.
    ///
    /// - Parameters:
    ///   - id: What identifies it within the wallet.
    ///   - action: What happened.
    ///   - date: When it happened.
    public init(id: ID, _ action: Action, at date: Date) {
      self.id = id
      self.action = action
      self.date = date.truncatedToMilliseconds ?? date
    }
  }
}

/// In JSON an event is an object with its kind and the date in milliseconds since 1970:
/// `{"at":1479686400000,"id":"w1","kind":"collected","points":120}` or
/// `{"at":1479686400000,"id":"w2","item":"hat","kind":"bought"}`.
extension Wallet.Event: Codable {
  private enum Key: String, CodingKey {
    case id, kind, points, item, at
  }

  private enum Kind: String, CaseIterable {
    case collected, bought
  }

  /// Reads an event.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed. Whether the event is possible is checked
  ///   by the wallet that applies it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let kind = try container.decodeName(Kind.self, forKey: .kind)
    let action: Action =
      switch kind {
      case .collected: .collected(points: try container.decode(Int.self, forKey: .points))
      case .bought: .bought(try container.decode(Shop.Item.ID.self, forKey: .item))
      }
    self.init(
      id: try container.decode(ID.self, forKey: .id),
      action,
      at: try container.decodeMilliseconds(forKey: .at)
    )
  }

  /// Writes the event.
  ///
  /// - Throws: An `EncodingError` for a date that no wallet takes.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    switch action {
    case .collected(let points):
      try container.encode(Kind.collected.rawValue, forKey: .kind)
      try container.encode(points, forKey: .points)
    case .bought(let item):
      try container.encode(Kind.bought.rawValue, forKey: .kind)
      try container.encode(item, forKey: .item)
    }
    try container.encodeMilliseconds(date, forKey: .at)
  }
}
