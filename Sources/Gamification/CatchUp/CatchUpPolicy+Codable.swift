internal import LudusCore
internal import LudusFoundation

/// In JSON a policy is an object with its kind and what that kind takes:
/// `{"kind":"gap","multiplier":2,"of":"median","part":"1/2"}`.
extension CatchUpPolicy: Codable {
  private enum Key: String, CodingKey {
    case kind
  }

  private enum Kind: String, Codable, CaseIterable {
    case none, gap, joinDate
  }

  /// Reads a policy.
  ///
  /// - Throws: `ContentError` with every fault, or a `DecodingError` for an unknown kind.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    switch try container.decodeName(Kind.self, forKey: .kind) {
    case .none: self = .none
    case .gap: self = .gap(try CatchUpPolicy.Gap(from: decoder))
    case .joinDate: self = .joinDate(try CatchUpPolicy.JoinDate(from: decoder))
    }
  }

  /// Writes the policy.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .none:
      try container.encode(Kind.none, forKey: .kind)
    case .gap(let rule):
      try container.encode(Kind.gap, forKey: .kind)
      try rule.encode(to: encoder)
    case .joinDate(let rule):
      try container.encode(Kind.joinDate, forKey: .kind)
      try rule.encode(to: encoder)
    }
  }
}

extension CatchUpPolicy.Gap: Codable {
  private enum Key: String, CodingKey {
    case reference = "of"
    case part, multiplier, limit
  }

  /// Reads a rule.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, RuleFault>(decoder)
    let reference = reader.read(Reference.self, at: .reference)
    let part = reader.read(Fraction.self, at: .part)
    let multiplier = reader.read(Fraction.self, at: .multiplier)
    let limit = reader.read(Int?.self, at: .limit, default: nil)
    guard reader.isFaultless, let reference, let part, let multiplier, let limit else {
      throw reader.error
    }
    try self.init(of: reference, below: part, multiplier: multiplier, limit: limit)
  }

  /// Writes the rule.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(reference, forKey: .reference)
    try container.encode(part, forKey: .part)
    try container.encode(multiplier, forKey: .multiplier)
    try container.encodeIfPresent(limit, forKey: .limit)
  }
}

extension CatchUpPolicy.JoinDate: Codable {
  private enum Key: String, CodingKey {
    case days, multiplier, limit
  }

  /// Reads a rule.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, RuleFault>(decoder)
    let days = reader.read(Int.self, at: .days, default: 1)
    let multiplier = reader.read(Fraction.self, at: .multiplier)
    let limit = reader.read(Int?.self, at: .limit, default: nil)
    guard reader.isFaultless, let days, let multiplier, let limit else { throw reader.error }
    try self.init(late: days, multiplier: multiplier, limit: limit)
  }

  /// Writes the rule.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(days, unless: 1, forKey: .days)
    try container.encode(multiplier, forKey: .multiplier)
    try container.encodeIfPresent(limit, forKey: .limit)
  }
}
