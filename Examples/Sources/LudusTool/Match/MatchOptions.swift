import AnswerMatching
import MathAnswers

/// How strict a line of `ludus match` wants its answer to be judged.
struct MatchOptions {
  /// Whether upper and lower case matter; what is usual depends on the kind.
  var caseSensitive: Bool?
  var foldDiacritics = false
  var language: TextLanguage?
  var inflections = InflectionPolicy.accepted
  var tolerance = NumericTolerance.exact
  /// Which units an answer may have; what is usual depends on the accepted answer.
  var units: UnitPolicy?
  var decimalSeparator = DecimalSeparator.point
  var requirements: [NumberRequirement] = []
  var allowsCalculation = false
  /// The form of an expression.
  var form: RequiredForm?

  /// What does not matter in an exact match, in which case does unless said otherwise.
  var exactNormalization: TextNormalization {
    var normalization = TextNormalization.standard(caseSensitive: caseSensitive ?? true)
    if foldDiacritics { normalization.steps.insert(.diacritics) }
    return normalization
  }
}

extension MatchOptions: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case caseSensitive, foldDiacritics, language, inflections
    case tolerance, units, decimalSeparator, requiring, allowsCalculation
    case form
  }

  /// The separator by its name or by the sign itself.
  private static func decimalSeparator(
    in container: KeyedDecodingContainer<Key>
  ) throws -> DecimalSeparator? {
    switch try? container.decodeIfPresent(String.self, forKey: .decimalSeparator) {
    case ".": .point
    case ",": .comma
    default: try container.decodeNameIfPresent(DecimalSeparator.self, forKey: .decimalSeparator)
    }
  }

  /// Reads an object with any of the options.
  ///
  /// Another key is refused, because an option that is mistyped would be an answer misjudged.
  init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(otherThan: Key.self, calling: "an option")
    let container = try decoder.container(keyedBy: Key.self)
    caseSensitive = try container.decodeIfPresent(Bool.self, forKey: .caseSensitive)
    foldDiacritics = try container.decodeIfPresent(Bool.self, forKey: .foldDiacritics) ?? false
    language = try container.decodeNameIfPresent(TextLanguage.self, forKey: .language)
    inflections =
      try container.decodeNameIfPresent(InflectionPolicy.self, forKey: .inflections) ?? .accepted
    tolerance =
      try container.decodeIfPresent(NumericTolerance.self, forKey: .tolerance) ?? .exact
    units = try container.decodeNameIfPresent(UnitPolicy.self, forKey: .units)
    decimalSeparator =
      try Self.decimalSeparator(in: container) ?? (language == .german ? .comma : .point)
    requirements =
      try container.decodeIfPresent([NumberRequirement].self, forKey: .requiring) ?? []
    allowsCalculation =
      try container.decodeIfPresent(Bool.self, forKey: .allowsCalculation) ?? false
    form = try container.decodeIfPresent(RequiredForm.self, forKey: .form)
  }
}
