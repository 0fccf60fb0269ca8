public import LudusCore

/// What a person looks for in a text, and what finding it is worth.
///
/// The grade is the points of the levels chosen, divided by the most points there are.
///
/// ```swift
/// let rubric = Rubric([
///   Rubric.Criterion(
///     "cause", "Names the cause",
///     levels: [.init("no", "not at all", points: 0), .init("yes", "clearly", points: 2)]),
/// ])
/// ```
public struct Rubric: Hashable, Sendable {
  /// One thing to look for.
  public struct Criterion: Hashable, Sendable, Identifiable {
    /// The name of the criterion within its rubric.
    public let id: Identifier<Criterion>
    /// What to look for.
    public let text: RichText
    /// How well it can be met, of which one is chosen.
    public let levels: [Level]

    /// Creates a criterion.
    public init(_ id: ID, _ text: RichText, levels: [Level]) {
      self.id = id
      self.text = text
      self.levels = levels
    }

    /// The points of the best level.
    public var points: Int { levels.map(\.points).max() ?? 0 }
  }

  /// How well a criterion is met.
  public struct Level: Hashable, Sendable, Codable, Identifiable {
    /// The name of the level within its criterion.
    public let id: Identifier<Level>
    /// What the text is like on this level.
    public let text: RichText
    /// What that is worth, in ``Rubric/pointsRange``.
    public let points: Int

    /// Creates a level.
    public init(_ id: ID, _ text: RichText, points: Int) {
      self.id = id
      self.text = text
      self.points = points
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
      case id, text, points
    }
  }

  /// The points a level can have.
  public static let pointsRange = 0...1000

  /// What to look for, at least one.
  public let criteria: [Criterion]

  /// Creates a rubric.
  public init(_ criteria: [Criterion]) {
    self.criteria = criteria
  }

  /// The most points there are, which no valid rubric has too many of.
  var points: Int { criteria.reduce(0) { $0 + $1.points } }
}

extension Rubric.Criterion: Codable {
  package enum Key: String, CodingKey, CaseIterable {
    case id, text, levels
  }

  /// Reads a criterion; whether it is without fault is checked by its problem.
  ///
  /// - Throws: `ContentError` with every value that cannot be read.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let id = reader.read(ID.self, at: .id)
    let text = reader.read(RichText.self, at: .text)
    let levels = reader.readArray(of: Rubric.Level.self, at: .levels)
    guard reader.isFaultless, let id, let text, let levels else { throw reader.error }
    self.init(id, text, levels: levels)
  }

  /// Writes the criterion.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(text, forKey: .text)
    try container.encode(levels, forKey: .levels)
  }
}
