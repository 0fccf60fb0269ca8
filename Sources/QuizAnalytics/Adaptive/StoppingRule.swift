internal import LudusCore
internal import Quizzes

extension AdaptiveSelector {
  /// When an adaptive quiz has asked enough.
  ///
  /// It goes on at least to ``minimumCount`` and then stops as soon as the ability is known well enough, at
  /// ``maximumCount`` in any case, or when no problem is left.
  ///
  /// ```swift
  /// let rule = try AdaptiveSelector.StoppingRule(minimumCount: 5, maximumCount: 20, standardError: 0.5)
  /// ```
  public struct StoppingRule: Hashable, Sendable {
    /// Why an adaptive quiz stops.
    public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
      /// The ability is known as exactly as asked.
      case precise
      /// As many problems were answered as may be.
      case count
      /// All problems were answered.
      case exhausted
    }

    /// How many problems are asked at least.
    public let minimumCount: Int
    /// How many problems are asked at most, or nil for all there are.
    public let maximumCount: Int?
    /// The standard error of the ability that is small enough, in logits, or nil to go on to the end.
    public let standardError: Double?

    /// From 5 to 20 problems, until the standard error is 0.5 logits.
    ///
    /// The numbers are those between which players of QuizASSIST chose; 0.5 is what about 16 fitting problems
    /// give, as each has the information 1/4.
    public static let usual = AdaptiveSelector.StoppingRule(unchecked: 5, 20, standardError: 0.5)

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - minimumCount: How many problems are asked at least, 0 or more.
    ///   - maximumCount: How many problems are asked at most, at least 1 and the minimum, or nil.
    ///   - standardError: The standard error that is small enough, above 0 logits, or nil.
    /// - Throws: ``EstimationError/invalidStoppingRule``.
    public init(
      minimumCount: Int = 0,
      maximumCount: Int? = nil,
      standardError: Double? = nil
    ) throws(EstimationError) {
      guard minimumCount >= 0, maximumCount.map({ $0 >= max(1, minimumCount) }) ?? true,
        standardError.map({ $0 > 0 }) ?? true
      else { throw .invalidStoppingRule }
      self.init(unchecked: minimumCount, maximumCount, standardError: standardError)
    }

    private init(unchecked minimum: Int, _ maximum: Int?, standardError: Double?) {
      minimumCount = minimum
      maximumCount = maximum
      self.standardError = standardError
    }
  }
}

/// In JSON what is not asked for is left out.
extension AdaptiveSelector.StoppingRule: Codable {
  private enum Key: String, CodingKey {
    case minimumCount, maximumCount, standardError
  }

  /// Reads a rule.
  ///
  /// - Throws: A `DecodingError` when a part is out of its range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let minimum = try container.decodeIfPresent(Int.self, forKey: .minimumCount) ?? 0
    let maximum = try container.decodeIfPresent(Int.self, forKey: .maximumCount)
    let standardError = try container.decodeIfPresent(Double.self, forKey: .standardError)
    self = try decoder.refusing { () throws(EstimationError) in
      try AdaptiveSelector.StoppingRule(
        minimumCount: minimum,
        maximumCount: maximum,
        standardError: standardError
      )
    }
  }

  /// Writes the rule.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(minimumCount, unless: 0, forKey: .minimumCount)
    try container.encodeIfPresent(maximumCount, forKey: .maximumCount)
    try container.encodeIfPresent(standardError, forKey: .standardError)
  }
}
