// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import NumericMethods
public import Quizzes

/// The consistency that the score of a quiz would have with other problems of the same sort.
///
/// With *k* problems, the variance *v* of each one's scores and the variance *V* of the sums,
/// Cronbach's alpha is *k* / (*k* - 1) · (1 - Σ*v* / *V*): L. J. Cronbach, "Coefficient alpha and
/// the internal structure of tests" (Psychometrika 16, 1951). Variances have *n* - 1 as divisor.
/// For scores of 0 and 1 alpha is the figure of Kuder and Richardson's formula 20.
///
/// A figure that is not defined is nil: there are fewer than two problems or learners, or the sums
/// do not vary.
public struct QuizReliability: Hashable, Sendable, Codable {
  /// The value that alpha would have without one problem.
  public struct WithoutItem: Hashable, Sendable, Codable, Identifiable {
    /// The problem that is left out.
    public let id: Problem.ID
    /// Alpha of the others; clearly above the quiz's alpha it says that the problem measures
    /// something else.
    public let alpha: Double?
  }

  /// A sum of scores, and how many learners have it.
  public struct SumCount: Hashable, Sendable, Codable {
    /// The sum of the scores.
    public let sum: Double
    /// The number of learners who have it; at least 1.
    public let count: Int
  }

  /// The number of learners who are counted.
  public let learnerCount: Int
  /// The sums that there are, the lowest first, with how many learners have each.
  public let distribution: [SumCount]
  /// The mean of the sums.
  public let mean: Double?
  /// The standard deviation of the sums.
  public let standardDeviation: Double?
  /// Cronbach's alpha, at most 1; it can be negative.
  public let alpha: Double?
  /// The interval of alpha; nil for fewer than three learners and for an alpha of 1.
  ///
  /// By D. G. Bonett, "Sample size requirements for testing and estimating coefficient alpha"
  /// (Journal of Educational and Behavioral Statistics 27, 2002): ln(1 - alpha) is about normal
  /// with the variance 2*k* / ((*k* - 1)(*n* - 2)).
  public let interval: ConfidenceInterval?
  /// The standard error of measurement, in the unit of the scores.
  ///
  /// It is the standard deviation times √(1 - alpha), where a negative alpha counts as 0.
  ///
  /// About 95 of 100 learners score within two of it from what they would score on average.
  public let standardError: Double?
  /// Alpha without each of the problems, in their order.
  public let withoutItem: [WithoutItem]

  /// Computes the figures from a table of scores.
  ///
  /// - Parameters:
  ///   - problems: The problems.
  ///   - scores: For each learner a score in each of the problems, all finite, in any unit. A row
  ///     with another number of scores is not counted.
  /// - Complexity: O(*n* · *k*) for *n* learners and *k* problems.
  public init(problems: [Problem.ID], scores: [[Double]]) {
    let rows = scores.filter { $0.count == problems.count && $0.allSatisfy(\.isFinite) }
    var cells = problems.map { _ in [ScoreInSum: Int]() }
    for row in rows {
      let sum = row.reduce(0, +)
      for (index, score) in row.enumerated() {
        cells[index][ScoreInSum(score: score, sum: sum), default: 0] += 1
      }
    }
    self.init(problems, cells)
  }

  /// Computes the figures from how often each score in a problem came together with each sum.
  init(_ problems: [Problem.ID], _ cells: [[ScoreInSum: Int]]) {
    let sums = WeightedSample(cells.first ?? [:], of: \.sum)
    let itemVariances = cells.map { WeightedSample($0, of: \.score).variance }
    learnerCount = sums.count
    distribution = sums.values.map { SumCount(sum: $0.value, count: $0.count) }
    // Scores near the largest numbers there are have no finite sum.
    mean = sums.count == 0 || !sums.mean.isFinite ? nil : sums.mean
    let deviation = sums.variance.squareRoot()
    standardDeviation = sums.count < 2 || !deviation.isFinite ? nil : deviation
    let alpha = Self.alpha(of: itemVariances, sum: sums.variance)
    self.alpha = alpha
    interval = alpha.flatMap {
      Self.interval($0, problems: Double(problems.count), learners: Double(sums.count))
    }
    standardError = alpha.map { deviation * (1 - max(0, $0)).squareRoot() }
    withoutItem = problems.indices.map { item in
      var others = itemVariances
      others.remove(at: item)
      let rest = WeightedSample(cells[item]) { $0.sum - $0.score }
      return WithoutItem(id: problems[item], alpha: Self.alpha(of: others, sum: rest.variance))
    }
  }

  private static func alpha(of items: [Double], sum: Double) -> Double? {
    // Sums that are equal but for rounding do not vary.
    guard items.count > 1, sum > items.reduce(0, +) * 0x1p-40, sum.isFinite else { return nil }
    let count = Double(items.count)
    // Of problems that are alike it is 1, which rounding would exceed by a little.
    return min(1, count / (count - 1) * (1 - items.reduce(0, +) / sum))
  }

  private static func interval(
    _ alpha: Double,
    problems: Double,
    learners: Double
  ) -> ConfidenceInterval? {
    guard learners > 2, alpha < 1 else { return nil }
    let variance = 2 * problems / ((problems - 1) * (learners - 2))
    let range = ConfidenceInterval(
      Elementary.log(1 - alpha),
      standardError: variance.squareRoot()
    )
    return ConfidenceInterval(
      lower: 1 - Elementary.exp(range.upper),
      upper: 1 - Elementary.exp(range.lower)
    )
  }
}

/// Numbers with how often each comes, in ascending order, so that rounding does not depend on how
/// they came.
private struct WeightedSample {
  let values: [(value: Double, count: Int)]
  let count: Int
  let mean: Double
  /// The variance with *n* - 1 as divisor; 0 for fewer than two numbers.
  let variance: Double

  init(_ cells: [ScoreInSum: Int], of number: (ScoreInSum) -> Double) {
    var counts: [Double: Int] = [:]
    for (cell, count) in cells { counts[number(cell), default: 0].addUpToMaximum(count) }
    values = counts.map { (value: $0.key, count: $0.value) }.sorted { $0.value < $1.value }
    count = values.reduce(0) { $0.addingUpToMaximum($1.count) }
    let n = Double(count)
    // Differences from one of them stay small where the numbers are large and close together.
    let first = values.first?.value ?? 0
    let mean = first + values.reduce(0) { $0 + ($1.value - first) * Double($1.count) } / max(n, 1)
    let squares = values.reduce(0) { sum, cell in
      sum + (cell.value - mean) * (cell.value - mean) * Double(cell.count)
    }
    self.mean = mean
    variance = count < 2 ? 0 : squares / (n - 1)
  }
}

extension AnswerLog {
  /// Returns the reliability of the score of a quiz, over the learners who answered all its
  /// problems that are in the log.
  ///
  /// A quiz that each learner gets other problems of is another quiz for each, and has no alpha.
  /// Learners who quit, or did not get to the end, are not counted.
  ///
  /// - Parameters:
  ///   - quiz: The quiz.
  ///   - points: The points of the problems; 1 for those that are not there.
  /// - Returns: The figures, in points; all nil for a quiz without enough learners.
  public func reliability(
    of quiz: Quiz.ID,
    points: [Problem.ID: Fraction] = [:]
  ) -> QuizReliability {
    reliabilityTally(of: quiz, points: points).reliability
  }
}

extension QuizReliability {
  /// Counts from which the reliability of a quiz is computed, and which can be added up across
  /// groups of learners.
  ///
  /// ```swift
  /// let tallies = logs.map { $0.reliabilityTally(of: "monday") }
  /// QuizReliability.Tally.merged(tallies).first?.reliability.alpha
  /// ```
  ///
  /// A tally has no learner's name, so a learner whose answers are in two logs counts in both. In
  /// JSON it is an object; it grows with the number of different scores, not with that of the
  /// learners.
  public struct Tally: Hashable, Sendable, Identifiable {
    /// The quiz.
    public let id: Quiz.ID
    private var answers: CompleteAnswers<ScoreInSum>

    fileprivate init(id: Quiz.ID, answers: CompleteAnswers<ScoreInSum>) {
      self.id = id
      self.answers = answers
    }

    /// Adds up the tallies of each quiz.
    ///
    /// - Parameter tallies: Tallies of any quizzes, each of other learners than those of the same
    ///   quiz.
    /// - Returns: A tally for each quiz, in the order of their names. It does not depend on the
    ///   order of those that were given.
    public static func merged(_ tallies: some Sequence<Self>) -> [Self] {
      var merged: [Quiz.ID: Self] = [:]
      for tally in tallies where merged[tally.id]?.answers.add(tally.answers) == nil {
        merged[tally.id] = tally
      }
      return merged.values.sorted { $0.id < $1.id }
    }

    /// The figures of the quiz.
    public var reliability: QuizReliability {
      QuizReliability(answers.problems, answers.problems.map(answers.cells))
    }
  }
}

extension AnswerLog {
  /// The counts that the reliability of a quiz is worked out from.
  ///
  /// - Parameters:
  ///   - quiz: The quiz.
  ///   - points: The points of the problems; 1 for those that are not there. All tallies that are
  ///     merged have the same.
  /// - Returns: The counts.
  public func reliabilityTally(
    of quiz: Quiz.ID,
    points: [Problem.ID: Fraction] = [:]
  ) -> QuizReliability.Tally {
    let answers = FirstAnswers(records.lazy.filter { $0.quiz == quiz })
    return QuizReliability.Tally(
      id: quiz,
      answers: CompleteAnswers(answers) { _, answers in
        let worth = answers.map { points[$0.record.problem] ?? .one }
        let scores = zip(answers, worth).map { Double($0.record.credit) * Double($1) }
        // Equal sums are equal numbers, unless their fractions are too long to be added.
        let parts = zip(answers, worth).compactMap { try? $0.record.credit * $1 }
        let exact = parts.count == scores.count ? (try? parts.sum()).map { Double($0) } : nil
        let sum = exact ?? scores.sorted().reduce(0, +)
        return scores.map { ScoreInSum(score: $0, sum: sum) }
      }
    )
  }
}

// MARK: - JSON

extension QuizReliability.Tally: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let id = record.field("id", \.id)
    let answers = record.inline(\.answers)
    return Self(id: try id(), answers: try answers())
  }
}

/// A score in a problem with the same learner's sum of all.
struct ScoreInSum: CountedCell {
  let score: Double
  let sum: Double

  static func < (left: Self, right: Self) -> Bool {
    (left.sum, left.score) < (right.sum, right.score)
  }

  static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let score = record.field("score", \.score)
    let sum = record.field("sum", \.sum)
    let cell = Self(score: try score(), sum: try sum())
    if !cell.score.isFinite || !cell.sum.isFinite {
      record.note(.malformed("expected scores that are finite"))
    }
    return cell
  }

  init(score: Double, sum: Double) {
    self.score = score
    self.sum = sum
  }
}
