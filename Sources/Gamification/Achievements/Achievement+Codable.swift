internal import LudusCore

/// In JSON an achievement is an object with `id`, `title`, `tiers`, and perhaps `text` and `image`.
extension Achievement: Codable {
  enum Key: String, CodingKey {
    case id, title, text, image, tiers
  }

  /// Reads an achievement.
  ///
  /// - Throws: `ContentError` with every part that cannot be read.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, RuleFault>(decoder)
    let id = reader.read(ID.self, at: .id)
    let title = reader.read(String.self, at: .title)
    let text = reader.read(String.self, at: .text, default: "")
    let image = reader.read(String?.self, at: .image, default: nil)
    let tiers = reader.readArray(of: Achievement.Tier.self, at: .tiers)
    guard reader.isFaultless, let id, let title, let text, let image, let tiers else {
      throw reader.error
    }
    self.init(id: id, title: title, text: text, image: image, tiers: tiers)
  }

  /// Writes the achievement, leaving out what there is none of.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(text, unless: "", forKey: .text)
    try container.encodeIfPresent(image, forKey: .image)
    try container.encode(tiers, forKey: .tiers)
  }
}

/// In JSON a tier is an object with `goal`, and perhaps `name`, `wornTitle` and `image`.
extension Achievement.Tier: Codable {
  enum Key: String, CodingKey {
    case goal, name, wornTitle, image
  }

  /// Reads a tier.
  ///
  /// - Throws: `ContentError` with every part that cannot be read.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, RuleFault>(decoder)
    let goal = reader.read(Achievement.Goal.self, at: .goal)
    let name = reader.read(String?.self, at: .name, default: nil)
    let wornTitle = reader.read(String?.self, at: .wornTitle, default: nil)
    let image = reader.read(String?.self, at: .image, default: nil)
    guard reader.isFaultless, let goal, let name, let wornTitle, let image else {
      throw reader.error
    }
    self.init(goal, name: name, wornTitle: wornTitle, image: image)
  }

  /// Writes the tier, leaving out what there is none of.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(goal, forKey: .goal)
    try container.encodeIfPresent(name, forKey: .name)
    try container.encodeIfPresent(wornTitle, forKey: .wornTitle)
    try container.encodeIfPresent(image, forKey: .image)
  }
}
