public import GermanSpelling
internal import LudusFoundation

/// What is known of how well a child spells, category by category, and how sure that is.
///
/// ```swift
/// var model = LearnerModel()
/// model.learn(from: session.evidence)
/// let estimate = model.estimate(for: .umlautDerivation)
/// estimate.errorRate          // 0.31, the chance to err at the next place of this kind
/// estimate.interval           // 0.12...0.50, where it lies with a probability of nine tenths
/// ```
///
/// For each category the model counts the places in the words at which the child could have erred and those at
/// which it did. An error rate is then distributed as Beta(a + errors, b + right ones): the usual estimate for a
/// share, with a prior that stands for a child who errs at one place in ten, as though ten places had been seen.
/// What is long ago counts less, since children learn: a place loses a fiftieth of its weight each day.
///
/// The order in which evidence arrives makes no difference but for rounding.
public struct LearnerModel: Hashable, Sendable {
  /// How errors are counted.
  public struct Policy: Hashable, Sendable, Codable {
    /// The error rate that is expected of a child of whom nothing is known, above 0 and below 1.
    public var expectedErrorRate = 0.1
    /// As how many places seen that expectation counts, above 0.
    public var expectationWeight = 10.0
    /// The part of its weight that a place keeps each day, above 0 and up to 1.
    public var dailyRetention = 0.98

    /// Creates the default policy.
    public init() {}
  }

  /// How often a category could be misspelled and was, weighted by age.
  private struct Count: Hashable, Sendable {
    var errors = 0.0
    var opportunities = 0.0
  }

  /// How errors are counted.
  public let policy: Policy
  /// The day of the latest evidence, counted from 1970; all weights are as of this day.
  private var day: Int?
  private var counts: [Count]

  /// Creates a model of a child of whom nothing is known.
  ///
  /// - Parameter policy: How errors are counted; values out of their range are taken to the nearest sound one.
  public init(policy: Policy = Policy()) {
    var policy = policy
    policy.expectedErrorRate = policy.expectedErrorRate.clamped(to: 0.001...0.999, or: 0.1)
    policy.expectationWeight = policy.expectationWeight.clamped(to: 0.001...1e9, or: 10)
    policy.dailyRetention = policy.dailyRetention.clamped(to: 0.001...1, or: 0.98)
    self.policy = policy
    counts = Array(repeating: Count(), count: SpellingCategory.allCases.count)
  }

  /// Takes what a child wrote into account.
  ///
  /// - Parameter evidence: Words that the child wrote, right or wrong; those whose date is out of range are
  ///   passed over.
  /// - Complexity: O(*n*) diagnoses for *n* words.
  public mutating func learn(from evidence: [SpellingEvidence]) {
    for word in evidence {
      guard let milliseconds = word.date.milliseconds else { continue }
      let weight = move(to: Int(milliseconds / 86_400_000))
      let diagnosis = SpellingDiagnosis(target: word.target, input: word.input)
      for (index, category) in SpellingCategory.allCases.enumerated() {
        counts[index].errors += weight * Double(diagnosis.mistakes(in: category))
        counts[index].opportunities += weight * Double(diagnosis.opportunities(for: category))
      }
    }
  }

  /// Lets the counts age up to a day, and returns the weight of what happened on it.
  private mutating func move(to newDay: Int) -> Double {
    guard let day else {
      self.day = newDay
      return 1
    }
    guard newDay > day else { return policy.dailyRetention.raised(to: day - newDay) }
    let factor = policy.dailyRetention.raised(to: newDay - day)
    for index in counts.indices {
      counts[index].errors *= factor
      counts[index].opportunities *= factor
    }
    self.day = newDay
    return 1
  }

  /// Returns what is known of a category.
  public func estimate(for category: SpellingCategory) -> CategoryEstimate {
    let index = SpellingCategory.allCases.firstIndex(of: category) ?? 0
    let count = counts[index]
    let errors = policy.expectationWeight * policy.expectedErrorRate + count.errors
    let right =
      policy.expectationWeight * (1 - policy.expectedErrorRate) + count.opportunities - count.errors
    let sum = errors + right
    let mean = errors / sum
    let deviation = (mean * (1 - mean) / (sum + 1)).squareRoot()
    return CategoryEstimate(
      category: category,
      errorRate: mean,
      interval: max(mean - 1.645 * deviation, 0)...min(mean + 1.645 * deviation, 1),
      opportunities: count.opportunities,
      errors: count.errors
    )
  }

  /// What is known of every category, the one with the highest error rate first.
  public var estimates: [CategoryEstimate] {
    let all = SpellingCategory.allCases.map(estimate)
    // Equal ones stay in the order of their declaration.
    return all.enumerated().sorted { first, second in
      first.element.errorRate != second.element.errorRate
        ? first.element.errorRate > second.element.errorRate : first.offset < second.offset
    }.map(\.element)
  }
}

/// How often a child errs in a category, as far as is known.
public struct CategoryEstimate: Hashable, Sendable {
  /// The category.
  public let category: SpellingCategory
  /// The chance to err at the next place of this kind, from 0 to 1.
  public let errorRate: Double
  /// Where that chance lies with a probability of nine tenths, by the normal approximation of the Beta
  /// distribution.
  public let interval: ClosedRange<Double>
  /// The places of this kind that were seen, weighted by their age.
  public let opportunities: Double
  /// Those at which the child erred, weighted by their age.
  public let errors: Double
}

extension Double {
  /// The nearest number in a range, or a fallback for what is no number.
  fileprivate func clamped(to range: ClosedRange<Double>, or fallback: Double) -> Double {
    isNaN ? fallback : min(max(self, range.lowerBound), range.upperBound)
  }

  /// The power with a whole exponent from 0.
  fileprivate func raised(to exponent: Int) -> Double {
    var result = 1.0
    var base = self
    var rest = exponent
    while rest > 0 {
      if !rest.isMultiple(of: 2) {
        result *= base
      }
      base *= base
      rest /= 2
    }
    return result
  }
}
