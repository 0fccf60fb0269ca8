// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import Quizzes

/// A teacher's report on how a learner is doing.
///
/// Each problem counts once, with the learner's first answer to it, and by its points where
/// they are known.
public struct StudentReport: Hashable, Sendable, Identifiable {
  /// The learner.
  public let id: Learner.ID
  /// The number of problems that the learner met; at least 1.
  public let count: Int
  /// The number of them that were left without an answer.
  public let omittedCount: Int
  /// The points earned; a problem whose points are not known is worth 1.
  public let earned: Double
  /// The points of the problems that the learner met.
  public let possible: Double
  /// The part of the points earned, from 0 to 1.
  public let mean: Double
  /// The interval of the mean, as far as problems are alike.
  public let interval: ConfidenceInterval?
  /// The same for each set, the weakest first.
  public let sets: [StudentReport.SetShare]
  /// The time that the answers took; nil when no time is known.
  public let time: ItemStatistics.Times?
  /// The date when the last of the answers was decided.
  public let latest: Date

  init(_ learner: Learner.ID, _ answers: [FirstAnswers.Answer]) {
    id = learner
    count = answers.count
    omittedCount = answers.count(where: \.record.isOmitted)
    earned = answers.earned
    possible = answers.possible
    mean = answers.meanScore
    interval = .ofMean(mean, count: count)
    sets = StudentReport.SetShare.all(in: answers)
    time = answers.times
    latest = answers[answers.count - 1].record.date
  }
}

extension AnswerLog {
  /// A report for each learner, the weakest first, those alike in the order of their names.
  ///
  /// ```swift
  /// log.studentReports(points: bank.pointsByProblem)[0].earned
  /// ```
  ///
  /// - Parameter points: The points of problems; one that is not among them is worth 1.
  /// - Returns: The reports.
  /// - Complexity: O(*n* log *n*) in the number of records.
  public func studentReports(points: [Problem.ID: Fraction] = [:]) -> [StudentReport] {
    FirstAnswers(records, points: points).byLearner
      .map { StudentReport($0.learner, $0.answers) }
      .sorted { ($0.mean, $0.id) < ($1.mean, $1.id) }
  }
}

extension StudentReport {
  /// The likelihood that a learner misses a pass mark if answers continue like this.
  public enum Risk: String, Hashable, Sendable, CaseIterable {
    /// The mean is not below the pass mark.
    case none
    /// The mean is below the pass mark, but the answers are too few to be sure.
    case possible
    /// The whole interval of the mean is below the pass mark.
    case clear
  }

  /// Returns how likely the learner is to miss a pass mark.
  ///
  /// It goes by the answers alone, and takes problems as equally hard.
  ///
  /// - Parameter passMark: The part of the points that is enough, from 0 to 1.
  /// - Returns: The risk.
  public func risk(below passMark: Double = 0.5) -> Risk {
    guard mean < passMark else { return .none }
    return interval.map { $0.upper < passMark } ?? false ? .clear : .possible
  }
}

extension StudentReport {
  /// The share of a set's points that answers earned.
  public struct SetShare: Hashable, Sendable, Codable {
    /// The set.
    public let set: ProblemSet.ID
    /// The number of answers; at least 1.
    public let count: Int
    /// The part of the points earned, from 0 to 1.
    public let mean: Double

    /// The interval of the part, as far as problems are alike.
    public var interval: ConfidenceInterval? { .ofMean(min(mean, 1), count: count) }
  }
}
