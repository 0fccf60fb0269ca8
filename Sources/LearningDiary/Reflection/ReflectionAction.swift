public import Gamification
internal import LudusCore

extension Reflection {
  /// What can be done with reflections in a ``Diary``.
  public enum Action: Hashable, Sendable {
    /// The learner wrote an entry.
    case wrote(Reflection.Entry)
    /// The learner changed an entry to this.
    case rewrote(Reflection.Entry)
    /// The learner took an entry away.
    case erased(Reflection.Entry.ID)
    /// The learner said who may read an entry.
    case shared(Reflection.Entry.ID, with: Reflection.Audience)
    /// The learner made an entry private again.
    case unshared(Reflection.Entry.ID)
    /// A reader said something about an entry.
    case commented(Reflection.Entry.ID, by: Member.ID, text: String)
  }
}

/// In JSON the kind stands beside `entry`, the entry or its identifier, and what the kind takes.
extension Reflection.Action: Codable {
  private enum Key: String, CodingKey {
    case kind, entry, audience, reader, text
  }

  /// The names of the kinds, in the order of the cases.
  enum Kind: String, Codable, CaseIterable {
    case wrote, rewrote, erased, shared, unshared, commented
  }

  private var kind: Kind {
    switch self {
    case .wrote: .wrote
    case .rewrote: .rewrote
    case .erased: .erased
    case .shared: .shared
    case .unshared: .unshared
    case .commented: .commented
    }
  }

  /// Reads an action.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func read<Value: Decodable>(_ key: Key) throws -> Value {
      try container.decode(Value.self, forKey: key)
    }
    self =
      switch try container.decode(Kind.self, forKey: .kind) {
      case .wrote: .wrote(try read(.entry))
      case .rewrote: .rewrote(try read(.entry))
      case .erased: .erased(try read(.entry))
      case .shared: .shared(try read(.entry), with: try read(.audience))
      case .unshared: .unshared(try read(.entry))
      case .commented:
        .commented(try read(.entry), by: try read(.reader), text: try read(.text))
      }
  }

  /// Writes the action.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    switch self {
    case .wrote(let entry), .rewrote(let entry):
      try container.encode(entry, forKey: .entry)
    case .erased(let id), .unshared(let id):
      try container.encode(id, forKey: .entry)
    case .shared(let id, let audience):
      try container.encode(id, forKey: .entry)
      try container.encode(audience, forKey: .audience)
    case .commented(let id, let reader, let text):
      try container.encode(id, forKey: .entry)
      try container.encode(reader, forKey: .reader)
      try container.encode(text, forKey: .text)
    }
  }
}
