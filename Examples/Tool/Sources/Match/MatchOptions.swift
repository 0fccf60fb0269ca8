// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import ChemistryAnswers
import DateAnswers
import MathAnswers

/// How strict a line of `ludus match` wants its answer to be judged.
struct MatchOptions {
  /// Whether upper and lower case do not matter; what is usual depends on the kind.
  var ignoresCase: Bool?
  var ignoresDiacritics = false
  var readsToneNumbers = false
  var language: Language?
  var acceptsInflections = true
  var nameOf: RoughMatcher.NamedThing?
  var tolerance = NumericMatcher.Tolerance.exact
  /// Which units an answer may have; what is usual depends on the accepted answer.
  var units: NumericMatcher.UnitPolicy?
  /// Which sign stands before decimals; what is usual depends on the language.
  var decimalSeparator: DecimalSeparator?
  var requirements: [NumberRequirement] = []
  var allowsCalculation = false
  /// The form of an expression.
  var form: RequiredForm?
  /// How an expression is compared, and the names that it may use.
  var test = AlgebraMatcher.Test.equivalent
  var variables: [String] = []
  var functions: [String] = []
  var domain = AlgebraMatcher.Domain.real
  var positive: [String] = []
  var ignoringRemovablePoints = false
  var allowsLeadingVariable = true
  /// Whether a law may be solved for another quantity; what is usual depends on the law.
  var allowsRearrangement: Bool?
  /// What a chemical answer is; the accepted one shows it unless it is said.
  var chemicalForm: ChemicalForm?
  var compare = ChemicalMatcher.Comparison.formula
  var states = ChemicalMatcher.StatePolicy.optional
  var anyMultiple = false
  /// How exact a date must be; what is usual depends on the accepted answer.
  var precision: DatePrecision?
  /// In which order three numbers are a date; what is usual depends on the language.
  var order: DateMatcher.Order?
  var dateTolerance = DateMatcher.Tolerance.exact

  /// What is usual, in a language or in none.
  init(of language: Language? = nil) {
    self.language = language
  }

  /// What does not matter in an exact match, in which case does unless said otherwise.
  var exactNormalization: TextNormalization {
    var normalization = TextNormalization.standard
    if ignoresCase ?? false { normalization = normalization.adding(.caseFolding) }
    if readsToneNumbers { normalization = normalization.adding(.toneNumbers) }
    return ignoresDiacritics ? normalization.adding(.diacritics) : normalization
  }
}

extension MatchOptions: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case ignoresCase, ignoresDiacritics, readsToneNumbers, language, acceptsInflections, nameOf
    case tolerance, units, decimalSeparator, requiring, allowsCalculation
    case form, test, variables, functions, domain, positive, ignoringRemovablePoints
    case allowsLeadingVariable, allowsRearrangement, compare, states, anyMultiple
    case precision, order
  }

  /// What scripts that were written for the first version of the tool call some options.
  private enum OldKey: String, CodingKey, CaseIterable {
    case caseSensitive, foldDiacritics, inflections
  }

  /// Whether a key is that of an option.
  static func knows(_ key: String) -> Bool {
    Key(rawValue: key) != nil || OldKey(rawValue: key) != nil
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
    try decoder.refuseKeys(
      otherThan: Key.self,
      and: OldKey.allCases.map(\.rawValue),
      calling: "an option"
    )
    let container = try decoder.container(keyedBy: Key.self)
    let old = try decoder.container(keyedBy: OldKey.self)
    ignoresCase =
      try container.decodeIfPresent(Bool.self, forKey: .ignoresCase)
      ?? old.decodeIfPresent(Bool.self, forKey: .caseSensitive).map { !$0 }
    ignoresDiacritics =
      try container.decodeIfPresent(Bool.self, forKey: .ignoresDiacritics)
      ?? old.decodeIfPresent(Bool.self, forKey: .foldDiacritics) ?? false
    readsToneNumbers =
      try container.decodeIfPresent(Bool.self, forKey: .readsToneNumbers) ?? false
    language = try container.decodeIfPresent(Language.self, forKey: .language)
    // A tag may have more letters, but no language has, and a name instead of the tag would have no
    // effect.
    if let language, language.base.rawValue.count > 3 {
      throw DecodingError.dataCorruptedError(
        forKey: .language,
        in: container,
        debugDescription: "\"\(language)\" is not a language, expected a tag such as en or de-AT"
      )
    }
    acceptsInflections =
      try container.decodeIfPresent(Bool.self, forKey: .acceptsInflections)
      ?? old.decodeNameIfPresent(OldInflections.self, forKey: .inflections).map { $0 == .accepted }
      ?? true
    nameOf = try container.decodeNameIfPresent(RoughMatcher.NamedThing.self, forKey: .nameOf)
    // Dates and numbers have tolerances of their own.
    dateTolerance =
      (try? container.decode(DateMatcher.Tolerance.self, forKey: .tolerance)) ?? .exact
    if dateTolerance == .exact {
      tolerance =
        try container.decodeIfPresent(NumericMatcher.Tolerance.self, forKey: .tolerance) ?? .exact
    }
    precision = try container.decodeNameIfPresent(DatePrecision.self, forKey: .precision)
    order = try container.decodeNameIfPresent(DateMatcher.Order.self, forKey: .order)
    units = try container.decodeNameIfPresent(NumericMatcher.UnitPolicy.self, forKey: .units)
    decimalSeparator = try Self.decimalSeparator(in: container)
    requirements =
      try container.decodeIfPresent([NumberRequirement].self, forKey: .requiring) ?? []
    allowsCalculation =
      try container.decodeIfPresent(Bool.self, forKey: .allowsCalculation) ?? false
    // The names of the two kinds of forms differ.
    chemicalForm = try? container.decodeIfPresent(ChemicalForm.self, forKey: .form)
    if chemicalForm == nil {
      form = try container.decodeIfPresent(RequiredForm.self, forKey: .form)
    }
    test = try container.decodeIfPresent(AlgebraMatcher.Test.self, forKey: .test) ?? .equivalent
    variables = try container.decodeIfPresent([String].self, forKey: .variables) ?? []
    functions = try container.decodeIfPresent([String].self, forKey: .functions) ?? []
    domain = try container.decodeNameIfPresent(AlgebraMatcher.Domain.self, forKey: .domain) ?? .real
    positive = try container.decodeIfPresent([String].self, forKey: .positive) ?? []
    ignoringRemovablePoints =
      try container.decodeIfPresent(Bool.self, forKey: .ignoringRemovablePoints) ?? false
    allowsLeadingVariable =
      try container.decodeIfPresent(Bool.self, forKey: .allowsLeadingVariable) ?? true
    allowsRearrangement = try container.decodeIfPresent(Bool.self, forKey: .allowsRearrangement)
    compare =
      try container.decodeNameIfPresent(ChemicalMatcher.Comparison.self, forKey: .compare)
      ?? .formula
    states =
      try container.decodeNameIfPresent(ChemicalMatcher.StatePolicy.self, forKey: .states)
      ?? .optional
    anyMultiple = try container.decodeIfPresent(Bool.self, forKey: .anyMultiple) ?? false
  }
}

private enum OldInflections: String, CaseIterable {
  case accepted, rejected
}
