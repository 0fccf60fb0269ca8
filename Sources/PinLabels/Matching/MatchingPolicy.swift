/// How far an answer may be from a label and in which languages it may be.
public struct MatchingPolicy: Hashable, Sendable, Codable {
  /// How far an answer may be from a label.
  public enum Tolerance: String, Hashable, Sendable, Codable, CaseIterable {
    /// The same text.
    case exact
    /// The same words but for case, marks, punctuation, listed variants, abbreviations and word order.
    case normalized
    /// Also a misspelling of which it is clear what was meant.
    case rough
  }

  /// In which languages an answer may be.
  public enum Languages: String, Hashable, Sendable, Codable, CaseIterable {
    /// In the learner's, or in the correction's where the pin has no label in it.
    case learner
    /// Also in Latin.
    case learnerAndLatin
    /// In any.
    case all
  }

  /// How far an answer may be from a label.
  public var tolerance: Tolerance
  /// In which languages an answer may be.
  public var languages: Languages

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - tolerance: How far an answer may be from a label.
  ///   - languages: In which languages an answer may be.
  public init(tolerance: Tolerance = .rough, languages: Languages = .learnerAndLatin) {
    self.tolerance = tolerance
    self.languages = languages
  }

  /// Misspellings count, in the learner's language and in Latin.
  public static let standard = MatchingPolicy()
}
