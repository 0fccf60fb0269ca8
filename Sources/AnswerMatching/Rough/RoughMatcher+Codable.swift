internal import LudusCore

/// In JSON a matcher is an object with the array `accepted`, the preferred answer first; what is left out is
/// as in `init(_:alternatives:confusables:language:caseSensitive:foldsDiacritics:inflections:)`.
extension RoughMatcher {
  /// The keys of the matcher, in JSON among those of its problem.
  package enum Key: String, CodingKey, CaseIterable {
    case accepted, confusables, language, caseSensitive, foldDiacritics, inflections
  }

  /// Reads a matcher; other keys are passed over.
  ///
  /// - Throws: A `DecodingError` when there is no accepted answer, or for a key of another form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let (preferred, alternatives) = try container.decodeAccepted(forKey: .accepted)
    self.init(
      preferred,
      alternatives: alternatives,
      confusables: try container.decodeIfPresent([String].self, forKey: .confusables) ?? [],
      language: try container.decodeIfPresent(TextLanguage.self, forKey: .language),
      caseSensitive: try container.decodeIfPresent(Bool.self, forKey: .caseSensitive) ?? false,
      foldsDiacritics: try container.decodeIfPresent(Bool.self, forKey: .foldDiacritics) ?? false,
      inflections: try container.decodeIfPresent(InflectionPolicy.self, forKey: .inflections)
        ?? .accepted
    )
  }

  /// Writes the matcher in its shortest form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(accepted, forKey: .accepted)
    try container.encode(confusables, unless: [], forKey: .confusables)
    try container.encodeIfPresent(language, forKey: .language)
    try container.encode(isCaseSensitive, unless: false, forKey: .caseSensitive)
    try container.encode(foldsDiacritics, unless: false, forKey: .foldDiacritics)
    try container.encode(inflections, unless: .accepted, forKey: .inflections)
  }
}
