// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import Quizzes

extension AdaptiveSelector {
  /// When an adaptive quiz has asked enough.
  ///
  /// It goes on at least to `minimumCount` and then stops as soon as the ability is known well enough, at
  /// `maximumCount` in any case, or when no problem is left.
  ///
  /// ```swift
  /// let rule = try AdaptiveSelector.StoppingRule(minimumCount: 5, maximumCount: 20, standardError: 0.5)
  /// ```
  public struct StoppingRule: Hashable, Sendable {
    /// Why an adaptive quiz stops.
    public enum Reason: String, Hashable, Sendable, JSONName {
      /// The ability is known as exactly as asked.
      case precise
      /// As many problems were answered as may be.
      case count
      /// All problems were answered.
      case exhausted
    }

    /// How many problems are asked at least.
    package let minimumCount: Int
    /// How many problems are asked at most, or nil for all there are.
    package let maximumCount: Int?
    /// The standard error of the ability that is small enough, in logits, or nil to go on to the end.
    package let standardError: Double?

    /// From 5 to 20 problems, until the standard error is 0.5 logits.
    ///
    /// The numbers are those between which players of QuizASSIST chose; 0.5 is what about 16 fitting problems
    /// give, as each has the information 1/4.
    public static let standard = AdaptiveSelector.StoppingRule(unchecked: 5, 20, standardError: 0.5)

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - minimumCount: How many problems are asked at least, 0 or more.
    ///   - maximumCount: How many problems are asked at most, at least 1 and the minimum, or nil.
    ///   - standardError: The standard error that is small enough, above 0 logits, or nil.
    /// - Throws: A fault for each number out of its range.
    public init(
      minimumCount: Int = 0,
      maximumCount: Int? = nil,
      standardError: Double? = nil
    ) throws(ContentError<Estimate.Fault>) {
      var faults: [LocatedFault<Estimate.Fault>] = []
      func note(_ fault: Estimate.Fault, at key: String) {
        faults.append(LocatedFault(fault, at: ContentPlace().key(key)))
      }
      if minimumCount < 0 {
        note(.countOutOfRange(minimumCount, minimum: 0), at: "minimumCount")
      }
      if let maximumCount, maximumCount < max(1, minimumCount) {
        let minimum = max(1, minimumCount)
        note(.countOutOfRange(maximumCount, minimum: minimum), at: "maximumCount")
      }
      if let standardError, !(standardError > 0) {
        note(.standardErrorOutOfRange(standardError), at: "standardError")
      }
      guard faults.isEmpty else { throw ContentError(faults: faults) }
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
extension AdaptiveSelector.StoppingRule: JSONRecord {
  package static func form(_ record: inout Record<Self, Estimate.Fault>) throws -> Self {
    let minimum = record.field("minimumCount", \.minimumCount, default: 0)
    let maximum = record.field("maximumCount", \.maximumCount)
    let standardError = record.field("standardError", \.standardError)
    return try AdaptiveSelector.StoppingRule(
      minimumCount: minimum(),
      maximumCount: maximum(),
      standardError: standardError()
    )
  }
}
