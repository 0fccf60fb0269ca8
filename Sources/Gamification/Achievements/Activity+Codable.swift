internal import LudusCore
internal import LudusFoundation

/// In JSON an activity is an object:
/// `{"id":"a1","member":"ada","kind":"todo","subject":"windows","amount":20,"at":1479686400000}`.
/// An amount of 1 and what there is none of are left out; a void is
/// `{"id":"a2","member":"ada","kind":"void","voids":"a1", "at":1479686500000}`.
extension PlayerActivity: Codable {
  private enum Key: String, CodingKey {
    case id, member, kind, subject, amount, tags, season, at, utcOffset, voids
  }

  /// Reads an activity.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let id = try container.decode(ID.self, forKey: .id)
    let member = try container.decode(Member.ID.self, forKey: .member)
    let date = try container.decodeMilliseconds(forKey: .at)
    let kind = try container.decode(PlayerActivity.Kind.self, forKey: .kind)
    guard kind != .void else {
      let voided = try container.decode(ID.self, forKey: .voids)
      self.init(id: id, member: member, voiding: voided, at: date)
      return
    }
    self.init(
      id: id,
      member: member,
      kind: kind,
      subject: try container.decodeIfPresent(String.self, forKey: .subject),
      amount: try container.decodeIfPresent(Int.self, forKey: .amount) ?? 1,
      tags: try container.decodeIfPresent(Set<String>.self, forKey: .tags) ?? [],
      season: try container.decodeIfPresent(String.self, forKey: .season),
      at: date,
      utcOffset: try container.decodeIfPresent(Int.self, forKey: .utcOffset)
    )
  }

  /// Writes the activity, leaving out what there is none of.
  ///
  /// - Throws: An `EncodingError` for a date too far away.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(member, forKey: .member)
    try container.encode(kind, forKey: .kind)
    try container.encodeMilliseconds(date, forKey: .at)
    try container.encodeIfPresent(subject, forKey: .subject)
    try container.encode(amount, unless: 1, forKey: .amount)
    try container.encode(tags.sorted(), unless: [], forKey: .tags)
    try container.encodeIfPresent(season, forKey: .season)
    try container.encodeIfPresent(utcOffset, forKey: .utcOffset)
    try container.encodeIfPresent(voids, forKey: .voids)
  }
}
