/// Matches an answer that must be spelled as one of the accepted ones.
///
/// ```swift
/// let symbol = ExactMatcher("Co", caseSensitive: true)
/// symbol.verdict(for: " Co ").isRight   // true: spacing does not matter
/// symbol.verdict(for: "CO").isRight     // false
///
/// let battle = ExactMatcher("the Somme", normalization: [.spacing, .caseFolding, .englishArticles])
/// battle.verdict(for: "Somme").isRight  // true: the article does not matter
/// ```
///
/// What does not matter is said by a ``TextNormalization``; by default that is spacing and the form of
/// quotes and, unless the matcher is case-sensitive, upper and lower case.
public struct ExactMatcher: AnswerMatcher {
  /// The answer that is shown as the correction.
  public let preferred: String
  /// Further answers that count, in order of preference.
  public let alternatives: [String]
  /// The differences that do not matter.
  public let normalization: TextNormalization

  /// The normalised forms of all accepted answers, so that they are made only once.
  private let keys: [String]

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - preferred: The answer that is shown as the correction.
  ///   - alternatives: Further answers that count.
  ///   - normalization: The differences that do not matter.
  public init(
    _ preferred: String,
    alternatives: [String] = [],
    normalization: TextNormalization
  ) {
    self.preferred = preferred
    self.alternatives = alternatives
    self.normalization = normalization
    keys = ([preferred] + alternatives).map(normalization.apply(to:))
  }

  /// Creates a matcher with the standard normalization.
  ///
  /// - Parameters:
  ///   - preferred: The answer that is shown as the correction.
  ///   - alternatives: Further answers that count.
  ///   - caseSensitive: Whether upper and lower case must be as in the accepted answer.
  public init(_ preferred: String, alternatives: [String] = [], caseSensitive: Bool = true) {
    self.init(
      preferred,
      alternatives: alternatives,
      normalization: .standard(caseSensitive: caseSensitive)
    )
  }

  /// Judges an answer.
  ///
  /// - Parameter answer: What the learner wrote.
  /// - Returns: Right with the first accepted answer that is the same to the letter, else the first that is
  ///   the same after normalization; wrong with the accepted answer that it comes nearest to; not gradable
  ///   when it is longer than ``Verdict/longestAnswer``.
  /// - Complexity: O(*n*) in the length of the answer for each accepted one, and O(*n* · *m*) in the lengths
  ///   of a wrong answer and an accepted one within 64 edits of it.
  public func verdict(for answer: String) -> Verdict {
    switch decision(on: answer) {
    case .exact(let accepted):
      return .right(Verdict.Match(accepted: accepted, reason: .exact))
    case .tooLong:
      return .notGradable(Verdict.NotGradable(.tooLong(limit: Verdict.longestAnswer)))
    case .normalized(let index):
      let match = accepted[index]
      let steps = normalization.stepsNeeded(toEquate: answer, match) ?? []
      return .right(Verdict.Match(accepted: match, reason: .normalized(steps)))
    case .different(let key):
      let nearest = EditMetric.optimalStringAlignment.index(nearestTo: key, among: keys)
      return .wrong(
        Verdict.Mismatch(
          answer: answer,
          expected: preferred,
          nearest: nearest.map { accepted[$0] },
          reason: differsInCase(key) ? .letterCase : .different
        )
      )
    }
  }

  /// Judges an answer without saying why.
  ///
  /// - Complexity: O(*n*) in the length of the answer for each accepted one.
  public func judgment(of answer: String) -> Verdict.Judgment {
    switch decision(on: answer) {
    case .exact, .normalized: .right
    case .tooLong: .notGradable(Verdict.NotGradable(.tooLong(limit: Verdict.longestAnswer)))
    case .different: .wrong
    }
  }

  /// What comes of an answer, before it is explained.
  private enum Decision {
    /// It is this accepted answer to the letter.
    case exact(String)
    /// It is too long to be read.
    case tooLong
    /// It is the accepted answer at this index after normalization.
    case normalized(Int)
    /// It is none of them after normalization, which made this of it.
    case different(key: String)
  }

  private func decision(on answer: String) -> Decision {
    if answer == preferred { return .exact(preferred) }
    if let alternative = alternatives.first(where: { $0 == answer }) { return .exact(alternative) }
    guard answer.utf8.count <= Verdict.longestAnswer else { return .tooLong }
    let key = normalization.apply(to: answer)
    return keys.firstIndex(of: key).map(Decision.normalized) ?? .different(key: key)
  }

  /// Whether only upper and lower case keep a normalised answer from being an accepted one.
  private func differsInCase(_ key: String) -> Bool {
    let folded = key.caseFolded
    return !normalization.steps.contains(.caseFolding) && keys.contains { $0.caseFolded == folded }
  }
}

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
