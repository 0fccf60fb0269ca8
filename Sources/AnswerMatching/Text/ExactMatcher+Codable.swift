/// In JSON a matcher is an object with the array `accepted`, the preferred answer first, and either
/// `caseSensitive`, true when it is left out, or `normalization` with all steps by name.
extension ExactMatcher {
  /// The keys of the matcher, in JSON among those of its problem.
  package enum Key: String, CodingKey, CaseIterable {
    case accepted, caseSensitive, normalization
  }

  /// Reads a matcher; other keys are passed over.
  ///
  /// - Throws: A `DecodingError` when there is no accepted answer, or for a key of another form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let (preferred, alternatives) = try container.decodeAccepted(forKey: .accepted)
    let caseSensitive = try container.decodeIfPresent(Bool.self, forKey: .caseSensitive)
    let steps = try container.decodeIfPresent(TextNormalization.self, forKey: .normalization)
    self.init(
      preferred,
      alternatives: alternatives,
      normalization: steps ?? .standard(caseSensitive: caseSensitive ?? true)
    )
  }

  /// Writes the matcher in its shortest form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(accepted, forKey: .accepted)
    switch normalization {
    case .standard(caseSensitive: true): break
    case .standard(caseSensitive: false): try container.encode(false, forKey: .caseSensitive)
    default: try container.encode(normalization, forKey: .normalization)
    }
  }
}
