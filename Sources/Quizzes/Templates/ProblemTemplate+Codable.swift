internal import LudusCore
internal import MathAnswers

/// In JSON a template is an object with `id`, `kind`, `prompt` and `variables`, what its kind
/// needs, and what else was chosen; the guide "Templated problems" describes every key.
extension ProblemTemplate: Codable {
  package enum Key: String, CodingKey, CaseIterable {
    case id, prompt, variables, formulas, constraints, decimalSeparator, points, explanation, hints
    case tags, source, variantsPerQuiz
  }

  /// Reads a template.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let id = reader.read(ID.self, at: .id)
    let prompt = reader.read(RichText.self, at: .prompt)
    let variables = reader.readArray(of: ProblemTemplate.Variable.self, at: .variables)
    let formulas = reader.readArrayIfPresent(of: ProblemTemplate.Formula.self, at: .formulas)
    let constraints = reader.readArrayIfPresent(
      of: ProblemTemplate.Constraint.self,
      at: .constraints
    )
    let separator = reader.readName(DecimalSeparator.self, at: .decimalSeparator, default: .point)
    let points = reader.read(Int.self, at: .points, default: 1)
    let explanation = reader.read(RichText?.self, at: .explanation, default: nil)
    let hints = reader.readArrayIfPresent(of: Problem.Hint.self, at: .hints)
    let tags = reader.read([String].self, at: .tags, default: [])
    let source = reader.read(String?.self, at: .source, default: nil)
    let variantsPerQuiz = reader.read(Int.self, at: .variantsPerQuiz, default: 1)
    let key = reader.readInline(InlineTemplateKey.self)?.key
    guard reader.isFaultless, let id, let prompt, let variables, let formulas, let constraints,
      let separator, let points, let explanation, let hints, let tags, let source,
      let variantsPerQuiz, let key
    else { throw reader.error }
    try self.init(
      id: id,
      prompt: prompt,
      variables: variables,
      formulas: formulas,
      constraints: constraints,
      key: key,
      decimalSeparator: separator,
      points: points,
      explanation: explanation,
      hints: hints,
      tags: tags,
      source: source,
      variantsPerQuiz: variantsPerQuiz
    )
  }

  /// Writes the template, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(prompt, forKey: .prompt)
    try container.encode(variables, forKey: .variables)
    try container.encode(formulas, unless: [], forKey: .formulas)
    try container.encode(constraints, unless: [], forKey: .constraints)
    try InlineTemplateKey(key).encode(to: encoder)
    try container.encode(decimalSeparator, unless: .point, forKey: .decimalSeparator)
    try container.encode(points, unless: 1, forKey: .points)
    try container.encodeIfPresent(explanation, forKey: .explanation)
    try container.encode(hints, unless: [], forKey: .hints)
    try container.encode(tags, unless: [], forKey: .tags)
    try container.encodeIfPresent(source, forKey: .source)
    try container.encode(variantsPerQuiz, unless: 1, forKey: .variantsPerQuiz)
  }
}
