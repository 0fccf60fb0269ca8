import AnswerMatching

/// A line of `ludus match`: an answer and what it is judged by.
struct MatchInput: Decodable {
  enum Kind: String, Decodable {
    case exact, rough
  }

  struct Options: Decodable {
    var caseSensitive: Bool?
    var foldDiacritics: Bool?
    var language: TextLanguage?
    var inflections: InflectionPolicy?
  }

  let kind: Kind
  let accepted: [String]
  let input: String
  let confusables: [String]?
  let options: Options?

  func verdict(knowing lexicon: Lexicon) throws -> Verdict {
    guard let preferred = accepted.first else {
      throw UnusableLine("accepted: expected at least one answer")
    }
    let alternatives = Array(accepted.dropFirst())
    switch kind {
    case .exact:
      let matcher = ExactMatcher(
        preferred,
        alternatives: alternatives,
        normalization: normalization
      )
      return matcher.verdict(for: input)
    case .rough:
      let matcher = RoughMatcher(
        preferred,
        alternatives: alternatives,
        confusables: confusables ?? [],
        language: options?.language,
        caseSensitive: options?.caseSensitive ?? false,
        foldsDiacritics: options?.foldDiacritics ?? false,
        inflections: options?.inflections ?? .accepted
      )
      return matcher.verdict(for: input, knowing: lexicon)
    }
  }

  /// What does not matter for an exact match.
  private var normalization: TextNormalization {
    var normalization = TextNormalization.standard(caseSensitive: options?.caseSensitive ?? true)
    if options?.foldDiacritics == true { normalization.steps.insert(.diacritics) }
    return normalization
  }
}
