internal import LudusCore

extension Blueprint {
  /// Which problems may be drawn, by what their authors say about them.
  ///
  /// ```swift
  /// let filter = Blueprint.ProblemFilter(anyTags: ["molar-mass", "mole"], noTags: ["history"], kinds: [.numeric])
  /// filter.admits(problem)   // whether it is numeric, about one of the two, and not about history
  /// ```
  ///
  /// What is empty asks for nothing, so a filter without anything admits every problem.
  public struct ProblemFilter: Hashable, Sendable {
    /// Tags of which a problem has at least one.
    public var anyTags: [String]
    /// Tags that a problem has all of.
    public var allTags: [String]
    /// Tags that a problem has none of.
    public var noTags: [String]
    /// The kinds that a problem is one of.
    public var kinds: [ProblemKind.Name]
    /// The origins that a problem is of one of, so that those of students stay apart or are mixed in.
    public var origins: [Problem.Origin]

    /// Creates a filter.
    ///
    /// - Parameters:
    ///   - anyTags: Tags of which a problem has at least one.
    ///   - allTags: Tags that a problem has all of.
    ///   - noTags: Tags that a problem has none of.
    ///   - kinds: The kinds that a problem is one of.
    ///   - origins: The origins that a problem is of one of.
    public init(
      anyTags: [String] = [],
      allTags: [String] = [],
      noTags: [String] = [],
      kinds: [ProblemKind.Name] = [],
      origins: [Problem.Origin] = []
    ) {
      self.anyTags = anyTags
      self.allTags = allTags
      self.noTags = noTags
      self.kinds = kinds
      self.origins = origins
    }

    /// Admits every problem.
    public static let none = Blueprint.ProblemFilter()

    /// Whether a problem may be drawn.
    public func admits(_ problem: Problem) -> Bool {
      (anyTags.isEmpty || anyTags.contains(where: problem.tags.contains))
        && allTags.allSatisfy(problem.tags.contains)
        && !noTags.contains(where: problem.tags.contains)
        && (kinds.isEmpty || kinds.contains(problem.kind.name))
        && (origins.isEmpty || origins.contains(problem.origin))
    }
  }
}

/// In JSON only what asks for something is written.
extension Blueprint.ProblemFilter: Codable {
  private enum Key: String, CodingKey {
    case anyTags, allTags, noTags, kinds, origins
  }

  /// Reads a filter; what is not there asks for nothing.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let anyTags = reader.read([String].self, at: .anyTags, default: [])
    let allTags = reader.read([String].self, at: .allTags, default: [])
    let noTags = reader.read([String].self, at: .noTags, default: [])
    let kinds = reader.readNames(ProblemKind.Name.self, at: .kinds)
    let origins = reader.read([Problem.Origin].self, at: .origins, default: [])
    guard reader.isFaultless, let anyTags, let allTags, let noTags, let kinds, let origins else {
      throw reader.error
    }
    self.init(anyTags: anyTags, allTags: allTags, noTags: noTags, kinds: kinds, origins: origins)
  }

  /// Writes the filter.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(anyTags, unless: [], forKey: .anyTags)
    try container.encode(allTags, unless: [], forKey: .allTags)
    try container.encode(noTags, unless: [], forKey: .noTags)
    try container.encode(kinds, unless: [], forKey: .kinds)
    try container.encode(origins, unless: [], forKey: .origins)
  }
}
