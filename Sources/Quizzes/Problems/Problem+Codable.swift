internal import LudusCore

extension Problem: Codable {
  private enum Key: String, CodingKey {
    case id, kind, prompt, points, explanation, hints, tags, source
    case options, shuffleOptions
  }

  /// Reads a problem by the rules of ``init(id:prompt:kind:points:explanation:hints:tags:source:)``.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let id = reader.read(ID.self, at: .id)
    let prompt = reader.read(RichText.self, at: .prompt)
    let points = reader.read(Int.self, at: .points, default: 1)
    let explanation = reader.read(RichText?.self, at: .explanation, default: nil)
    let hints = reader.readArrayIfPresent(of: Hint.self, at: .hints)
    let tags = reader.read([String].self, at: .tags, default: [])
    let source = reader.read(String?.self, at: .source, default: nil)
    reader.note(Self.faults(id: id, prompt: prompt, points: points))
    reader.note(Self.faults(of: hints ?? []))
    let kind = Self.kind(from: &reader)
    reader.note(kind?.faults ?? [])
    guard reader.isFaultless, let id, let prompt, let points, let explanation, let hints,
      let tags, let source, let kind
    else { throw reader.error }
    self.init(
      unchecked: id,
      prompt: prompt,
      kind: kind,
      points: points,
      explanation: explanation,
      hints: hints,
      tags: tags,
      source: source
    )
  }

  private static func kind(from reader: inout ContentReader<Key, ProblemFault>) -> ProblemKind? {
    guard let name = reader.read(String.self, at: .kind) else { return nil }
    switch ProblemKind.Name(rawValue: name) {
    case .multipleChoice: return options(from: &reader).map(ProblemKind.multipleChoice)
    case .checkAll: return options(from: &reader).map(ProblemKind.checkAll)
    case .exactMatch: return reader.readInline(ExactMatcher.self).map(ProblemKind.exactMatch)
    case .roughMatch: return reader.readInline(RoughMatcher.self).map(ProblemKind.roughMatch)
    case .numeric: return reader.readInline(NumericMatcher.self).map(ProblemKind.numeric)
    case .algebraic: return reader.readInline(AlgebraMatcher.self).map(ProblemKind.algebraic)
    case nil:
      reader.note(.unknownKind(name), at: ContentPlace().key("kind"))
      return nil
    }
  }

  private static func options(
    from reader: inout ContentReader<Key, ProblemFault>
  ) -> AnswerOptions? {
    let areShuffled = reader.read(Bool.self, at: .shuffleOptions, default: false)
    guard let all = reader.readArray(of: AnswerOption.self, at: .options), let areShuffled else {
      return nil
    }
    return AnswerOptions(all, areShuffled: areShuffled)
  }

  /// Writes the problem, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(kind.name, forKey: .kind)
    try container.encode(prompt, forKey: .prompt)
    switch kind {
    case .multipleChoice(let options), .checkAll(let options):
      if options.areShuffled {
        try container.encode(true, forKey: .shuffleOptions)
      }
      try container.encode(options.all, forKey: .options)
    case .exactMatch, .roughMatch, .numeric, .algebraic:
      try kind.matcher?.encode(to: encoder)
    }
    if points != 1 {
      try container.encode(points, forKey: .points)
    }
    try container.encodeIfPresent(explanation, forKey: .explanation)
    if !hints.isEmpty {
      try container.encode(hints, forKey: .hints)
    }
    if !tags.isEmpty {
      try container.encode(tags, forKey: .tags)
    }
    try container.encodeIfPresent(source, forKey: .source)
  }
}
