internal import LudusCore
internal import LudusFoundation

/// In JSON an entry is an object with the kind of its change, and dates in milliseconds since 1970:
/// `{"at":1479686400000,"id":"e1","kind":"points","member":"bob","points":20,"reason":{"kind":"todo"}}`.
///
/// The other kinds are `toNextLevel` and, with the identifier `of` the reversed entry, `reversal`. A `bonus`
/// of 0 is left out, and so is `recordedAt` when it is the date.
extension LedgerEntry: Codable {
  private enum Key: String, CodingKey {
    case id, member, kind, points, bonus, of, reason, at, recordedAt
  }

  private enum Kind: String, CaseIterable {
    case points, toNextLevel, reversal
  }

  /// Reads an entry.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed. Whether the entry is possible is
  ///   checked by the ledger that records it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let kind = try container.decodeName(Kind.self, forKey: .kind)
    id = try container.decode(ID.self, forKey: .id)
    member = try container.decode(Member.ID.self, forKey: .member)
    reason = try container.decode(PointsReason.self, forKey: .reason)
    date = try container.decodeMilliseconds(forKey: .at)
    recordedAt =
      container.contains(.recordedAt)
      ? try container.decodeMilliseconds(forKey: .recordedAt) : date
    change =
      switch kind {
      case .points:
        .points(
          try container.decode(Int.self, forKey: .points),
          bonus: try container.decodeIfPresent(Int.self, forKey: .bonus) ?? 0
        )
      case .toNextLevel: .toNextLevel
      case .reversal: .reversal(of: try container.decode(ID.self, forKey: .of))
      }
  }

  /// Writes the entry.
  ///
  /// - Throws: An `EncodingError` for a date that no ledger takes.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(member, forKey: .member)
    switch change {
    case .points(let base, let bonus):
      try container.encode(Kind.points.rawValue, forKey: .kind)
      try container.encode(base, forKey: .points)
      try container.encode(bonus, unless: 0, forKey: .bonus)
    case .toNextLevel:
      try container.encode(Kind.toNextLevel.rawValue, forKey: .kind)
    case .reversal(let target):
      try container.encode(Kind.reversal.rawValue, forKey: .kind)
      try container.encode(target, forKey: .of)
    }
    try container.encode(reason, forKey: .reason)
    try container.encodeMilliseconds(date, forKey: .at)
    if recordedAt != date {
      try container.encodeMilliseconds(recordedAt, forKey: .recordedAt)
    }
  }
}
