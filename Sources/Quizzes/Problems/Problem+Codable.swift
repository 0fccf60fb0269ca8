internal import LudusCore

extension Problem: Codable {
  package enum Key: String, CodingKey, CaseIterable {
    case id, prompt, points, explanation, hints, tags, source, origin
  }

  /// Reads a problem by the rules of ``init(id:prompt:kind:points:explanation:hints:tags:source:origin:)``.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let id = reader.read(ID.self, at: .id)
    let prompt = reader.read(RichText.self, at: .prompt)
    let points = reader.read(Int.self, at: .points, default: 1)
    let explanation = reader.read(RichText?.self, at: .explanation, default: nil)
    let hints = reader.readArrayIfPresent(of: Problem.Hint.self, at: .hints)
    let tags = reader.read([String].self, at: .tags, default: [])
    let source = reader.read(String?.self, at: .source, default: nil)
    let origin = reader.read(Problem.Origin.self, at: .origin, default: .staff)
    reader.note(Self.faults(id: id, prompt: prompt, points: points))
    reader.note(Self.faults(of: hints ?? []))
    let kind = reader.readInline(InlineKind.self)?.kind
    reader.note(kind?.faults ?? [])
    guard reader.isFaultless, let id, let prompt, let points, let explanation, let hints,
      let tags, let source, let origin, let kind
    else { throw reader.error }
    self.init(
      unchecked: id,
      prompt: prompt,
      kind: kind,
      points: points,
      explanation: explanation,
      hints: hints,
      tags: tags,
      source: source,
      origin: origin
    )
  }

  /// Writes the problem, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(prompt, forKey: .prompt)
    try InlineKind(kind: kind).encode(to: encoder)
    try container.encode(points, unless: 1, forKey: .points)
    try container.encodeIfPresent(explanation, forKey: .explanation)
    try container.encode(hints, unless: [], forKey: .hints)
    try container.encode(tags, unless: [], forKey: .tags)
    try container.encodeIfPresent(source, forKey: .source)
    try container.encode(origin, unless: .staff, forKey: .origin)
  }
}
