// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
public import Quizzes

/// A teacher's report on a set of problems: how many students scored low in it.
public struct SetReport: Hashable, Sendable, Codable, Identifiable {
  /// The part of the points below which a score counts as low, unless asked otherwise: a half.
  public static let standardLow = Fraction.half

  /// The set that problems directly belong to.
  public let id: ProblemSet.ID
  /// The number of learners who answered in it; at least 1.
  public let learnerCount: Int
  /// The number of answers, counting the first of each learner to each problem.
  public let answerCount: Int
  /// The mean of the learners' scores, each the mean part of the points earned, from 0 to 1.
  public let mean: Double
  /// The interval of the mean.
  public let interval: ConfidenceInterval?
  /// The number of learners with a low score.
  public let lowCount: Int
  /// The interval of the part of learners with a low score.
  public let lowInterval: ConfidenceInterval?
  /// The problems of the set with the lowest mean score first.
  public let problems: [Problem.ID]

  /// The part of the learners that have a low score, from 0 to 1.
  public var lowShare: Double { Double(lowCount) / Double(learnerCount) }

  /// Sums up how many learners have which score, and what problems earned.
  init(
    _ set: ProblemSet.ID,
    scores: [(score: Double, count: Int)],
    problems: [(id: Problem.ID, count: Int, mean: Double)],
    low: Fraction
  ) {
    let learners = scores.reduce(0) { $0.addingUpToMaximum($1.count) }
    let sum = scores.reduce(0) { $0 + $1.score * Double($1.count) }
    id = set
    learnerCount = learners
    answerCount = problems.reduce(0) { $0.addingUpToMaximum($1.count) }
    mean = sum / Double(learners)
    interval = .ofMean(min(1, mean), count: learners)
    lowCount = scores.reduce(0) {
      $1.score < Double(low) ? $0.addingUpToMaximum($1.count) : $0
    }
    lowInterval = .ofMean(Double(lowCount) / Double(learners), count: learners)
    self.problems = problems.sorted { ($0.mean, $0.id) < ($1.mean, $1.id) }.map(\.id)
  }
}

extension AnswerLog {
  /// A report for each set, first the one where most students got low scores.
  ///
  /// Sets with the same part of low scores come in the order of their means.
  ///
  /// - Parameters:
  ///   - low: The part of the points below which a score counts as low.
  ///   - points: The points of problems; one that is not among them is worth 1.
  /// - Returns: The reports.
  /// - Complexity: O(*n* log *n*) in the number of records.
  public func setReports(
    low: Fraction = SetReport.standardLow,
    points: [Problem.ID: Fraction] = [:]
  ) -> [SetReport] {
    setTallies(points: points).map { $0.report(low: low) }
      .sorted { left, right in
        (-left.lowShare, left.mean, left.id) < (-right.lowShare, right.mean, right.id)
      }
  }
}

extension Fraction {
  // It cannot fail.
  fileprivate static let half = (try? Fraction(1, 2)) ?? .zero
}
