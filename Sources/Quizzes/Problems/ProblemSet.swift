internal import LudusCore

/// A node in the tree of a bank: a class, a chapter or a set of problems.
///
/// A set holds problems, smaller sets, or both. Drawing from a set draws from everything below it, so a
/// quiz can be about a whole class as well as about one of its chapters.
public struct ProblemSet: Hashable, Sendable, Identifiable {
  /// The name of the set, unique within its bank, such as `ch1010/acids`.
  public let id: Identifier<ProblemSet>
  /// What the learner reads.
  public let title: String
  /// The smaller sets that make up this one.
  public let sets: [ProblemSet]
  /// The problems that belong directly to this set.
  public let problems: [Problem]
  /// The templates that belong directly to this set; a quiz draws from some variants of each.
  public let templates: [ProblemTemplate]

  /// Creates a set.
  ///
  /// Whether its identifiers are unique is checked by the bank.
  public init(
    id: ID,
    title: String,
    sets: [ProblemSet] = [],
    problems: [Problem] = [],
    templates: [ProblemTemplate] = []
  ) {
    self.id = id
    self.title = title
    self.sets = sets
    self.problems = problems
    self.templates = templates
  }
}

extension ProblemSet: Codable {
  package enum Key: String, CodingKey, CaseIterable {
    case id, title, sets, problems, templates
  }

  /// Reads a set with all it holds.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let id = reader.read(ID.self, at: .id)
    let title = reader.read(String.self, at: .title)
    let problems = reader.readArrayIfPresent(of: Problem.self, at: .problems)
    let sets = reader.readArrayIfPresent(of: ProblemSet.self, at: .sets)
    let templates = reader.readArrayIfPresent(of: ProblemTemplate.self, at: .templates)
    guard reader.isFaultless, let id, let title, let problems, let sets, let templates else {
      throw reader.error
    }
    self.init(id: id, title: title, sets: sets, problems: problems, templates: templates)
  }

  /// Writes the set, leaving empty arrays out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(problems, unless: [], forKey: .problems)
    try container.encode(templates, unless: [], forKey: .templates)
    try container.encode(sets, unless: [], forKey: .sets)
  }
}
