internal import AnswerMatching
internal import LudusCore
internal import MathAnswers

/// A key in JSON: its kind as `kind`, and its content beside it.
package struct InlineTemplateKey: Codable {
  let key: ProblemTemplate.AnswerKey

  package enum Key: String, CodingKey, CaseIterable {
    case kind, answer, unit, tolerance, units, requiring, allowsCalculation, form, letters
    case options, shuffleOptions, grading
  }

  /// The keys of a kind; none for one that no template has.
  package static func keys(of kind: ProblemKind.Name) -> [Key] {
    switch kind {
    case .numeric: [.kind, .answer, .unit, .tolerance, .units, .requiring, .allowsCalculation]
    case .algebraic: [.kind, .answer, .form, .letters]
    case .multipleChoice: [.kind, .options, .shuffleOptions, .grading]
    default: []
    }
  }

  init(_ key: ProblemTemplate.AnswerKey) {
    self.key = key
  }

  /// Reads a key; whether it is without fault is checked by the template.
  package init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let key = Self.key(from: &reader)
    guard reader.isFaultless, let key else { throw reader.error }
    self.init(key)
  }

  private static func key(from reader: inout ContentReader<Key, ProblemFault>) -> ProblemTemplate
    .AnswerKey?
  {
    guard let name = reader.read(String.self, at: .kind) else { return nil }
    switch ProblemKind.Name(rawValue: name) {
    case .numeric:
      let answer = reader.read(String.self, at: .answer)
      let unit = reader.read(String?.self, at: .unit, default: nil)
      let tolerance = reader.read(NumericTolerance.self, at: .tolerance, default: .exact)
      let units = reader.read(UnitPolicy?.self, at: .units, default: nil)
      let requirements = reader.read([NumberRequirement].self, at: .requiring, default: [])
      let allowsCalculation = reader.read(Bool.self, at: .allowsCalculation, default: false)
      guard let answer, let unit, let tolerance, let units, let requirements,
        let allowsCalculation
      else { return nil }
      return .numeric(
        ProblemTemplate.NumericKey(
          answer,
          unit: unit,
          tolerance: tolerance,
          units: units,
          requiring: requirements,
          allowsCalculation: allowsCalculation
        )
      )
    case .algebraic:
      let answer = reader.read(String.self, at: .answer)
      let form = reader.read(RequiredForm?.self, at: .form, default: nil)
      let letters = reader.read([String].self, at: .letters, default: [])
      guard let answer, let form, let letters else { return nil }
      return .algebraic(ProblemTemplate.AlgebraicKey(answer, form: form, letters: letters))
    case .multipleChoice:
      let areShuffled = reader.read(Bool.self, at: .shuffleOptions, default: false)
      let options = reader.readArray(of: AnswerOption.self, at: .options)
      let grading = reader.readName(ChoiceFormula.self, at: .grading, default: .allOrNothing)
      guard let areShuffled, let options, let grading else { return nil }
      return .multipleChoice(AnswerOptions(options, areShuffled: areShuffled), grading: grading)
    default:
      reader.note(
        .unknownName(name, known: ["multipleChoice", "numeric", "algebraic"]),
        at: ContentPlace().key("kind")
      )
      return nil
    }
  }

  /// Writes the key, leaving defaults out.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(key.kind, forKey: .kind)
    switch key {
    case .numeric(let numeric):
      try container.encode(numeric.answer, forKey: .answer)
      try container.encodeIfPresent(numeric.unit, forKey: .unit)
      try container.encode(numeric.tolerance, unless: .exact, forKey: .tolerance)
      try container.encodeIfPresent(numeric.units, forKey: .units)
      try container.encode(numeric.requirements, unless: [], forKey: .requiring)
      try container.encode(numeric.allowsCalculation, unless: false, forKey: .allowsCalculation)
    case .algebraic(let algebraic):
      try container.encode(algebraic.answer, forKey: .answer)
      try container.encodeIfPresent(algebraic.form, forKey: .form)
      try container.encode(algebraic.letters, unless: [], forKey: .letters)
    case .multipleChoice(let options, let grading):
      try container.encode(options.areShuffled, unless: false, forKey: .shuffleOptions)
      try container.encode(options.all, forKey: .options)
      try container.encode(grading, unless: .allOrNothing, forKey: .grading)
    }
  }
}
