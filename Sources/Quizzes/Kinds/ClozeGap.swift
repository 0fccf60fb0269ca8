public import LudusCore

extension ClozeTask {
  /// A gap in a text, with the key that tells what belongs there.
  public struct Gap: Hashable, Sendable, Identifiable {
    /// How much more than another a gap can count.
    public static let weightRange = 1...1000

    /// The name of the gap, as it stands in the text: `[[1]]` is the place of the gap "1".
    public let id: Identifier<ClozeTask.Gap>
    /// What fills the gap: multiple choice or a written answer.
    public let kind: ProblemKind
    /// How much the gap counts, compared with the others.
    public let weight: Int

    /// Creates a gap.
    ///
    /// - Parameters:
    ///   - id: The name of the gap, as it stands in the text.
    ///   - kind: What fills the gap: multiple choice, exact match, rough match, numeric or algebraic.
    ///   - weight: How much the gap counts, compared with the others, in ``weightRange``.
    public init(_ id: ID, _ kind: ProblemKind, weight: Int = 1) {
      self.id = id
      self.kind = kind
      self.weight = weight
    }
  }
}

extension ClozeTask.Gap: Codable {
  package enum Key: String, CodingKey, CaseIterable {
    case id, weight
  }

  /// Reads a gap, whose kind stands among its keys as it does in a problem.
  ///
  /// - Throws: `ContentError` with every value that cannot be read.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let id = reader.read(ID.self, at: .id)
    let weight = reader.read(Int.self, at: .weight, default: 1)
    let kind = reader.readInline(InlineKind.self)?.kind
    guard reader.isFaultless, let id, let weight, let kind else { throw reader.error }
    self.init(id, kind, weight: weight)
  }

  /// Writes the gap, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try InlineKind(kind: kind).encode(to: encoder)
    try container.encode(weight, unless: 1, forKey: .weight)
  }
}
