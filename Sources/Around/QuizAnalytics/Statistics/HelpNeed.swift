// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import Quizzes

/// The learners who need help with a set of problems.
///
/// ```swift
/// for need in log.helpNeeds() {
///   need.id                                              // the set
///   need.learners.filter { $0.risk == .clear }.map(\.id)  // who should practice it first
/// }
/// ```
public struct HelpNeed: Hashable, Sendable, Identifiable {
  /// A learner who scored low in the set.
  public struct Entry: Hashable, Sendable, Identifiable {
    /// The learner.
    public let id: Learner.ID
    /// The number of the set's problems that the learner met; at least 1.
    public let count: Int
    /// The part of the points earned, from 0 to 1.
    public let mean: Double
    /// The certainty of the need for help: clear where the whole interval of the mean is below the
    /// limit, which two answers never are.
    public let risk: StudentReport.Risk
  }

  /// The set that problems directly belong to.
  public let id: ProblemSet.ID
  /// Those who scored low in it, the clear ones first, then the weakest.
  public let learners: [Entry]
}

extension AnswerLog {
  /// The sets in which learners scored low, with those learners; first the set that most are clear
  /// about, then the one that concerns most.
  ///
  /// - Parameters:
  ///   - low: The part of the points below which a score counts as low.
  ///   - points: The points of problems; one that is not among them is worth 1.
  /// - Returns: The sets in which anybody scored low.
  /// - Complexity: O(*n* log *n*) in the number of records.
  public func helpNeeds(
    below low: Fraction = SetReport.standardLow,
    points: [Problem.ID: Fraction] = [:]
  ) -> [HelpNeed] {
    let limit = Double(low)
    var entries: [ProblemSet.ID: [HelpNeed.Entry]] = [:]
    for student in studentReports(points: points) {
      for share in student.sets where share.mean < limit {
        entries[share.set, default: []].append(
          HelpNeed.Entry(
            id: student.id,
            count: share.count,
            mean: share.mean,
            risk: share.interval.map { $0.upper < limit } ?? false ? .clear : .possible
          )
        )
      }
    }
    let needs = entries.map { set, learners in
      HelpNeed(
        id: set,
        learners: learners.sorted {
          ($0.risk == .clear ? 0 : 1, $0.mean, $0.id) < ($1.risk == .clear ? 0 : 1, $1.mean, $1.id)
        }
      )
    }
    return needs.sorted { left, right in
      (-left.clearCount, -left.learners.count, left.id)
        < (-right.clearCount, -right.learners.count, right.id)
    }
  }
}

extension HelpNeed {
  /// The number of learners who clearly need help.
  public var clearCount: Int { learners.count { $0.risk == .clear } }
}

extension ProblemBank {
  /// The points of each problem, for reports by points.
  ///
  /// - Complexity: O(*n*) in the number of problems.
  public var pointsByProblem: [Problem.ID: Fraction] {
    Dictionary(allProblems.map { ($0.id, $0.points) }) { first, _ in first }
  }
}

extension Quiz {
  /// The points of each problem, for reports by points.
  ///
  /// - Complexity: O(*n*) in the number of problems.
  public var pointsByProblem: [Problem.ID: Fraction] {
    Dictionary(items.map { ($0.problem.id, $0.problem.points) }) { first, _ in first }
  }
}

extension StudentReport.SetShare {
  /// The shares of the sets that answers belong to, the weakest first.
  static func all(in answers: [FirstAnswers.Answer]) -> [StudentReport.SetShare] {
    Dictionary(grouping: answers, by: \.record.set)
      .map { StudentReport.SetShare(set: $0.key, count: $0.value.count, mean: $0.value.meanScore) }
      .sorted { ($0.mean, $0.set) < ($1.mean, $1.set) }
  }
}
