// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import Quizzes

/// How a problem worked with the learners who answered it, for teachers and authors.
///
/// ```swift
/// for item in log.itemStatistics() where item.facility < 0.3 {
///   item.id                          // a hard problem
///   item.discrimination?.value       // whether the stronger learners do better in it
///   item.neverChosen(shownAtLeast: 20).map(\.id)   // options that nobody falls for
/// }
/// ```
///
/// Each learner counts once, with the first answer to the problem, and with the part of the points that it
/// earned. A problem that was presented and left without answer counts as an answer worth nothing. The
/// article "Reading item statistics" explains each figure.
public struct ItemStatistics: Hashable, Sendable, Codable, Identifiable {
  /// The problem.
  public let id: Problem.ID
  /// The set that the problem directly belongs to.
  public let set: ProblemSet.ID
  /// How many learners met the problem; at least 1.
  public let count: Int
  /// How many of them earned all points.
  public let correctCount: Int
  /// How many of them left it without an answer.
  public let omittedCount: Int
  /// The mean part of the points earned, from 0 (nobody earns anything) to 1.
  public let facility: Double
  /// The interval of the facility.
  public let facilityInterval: ConfidenceInterval?
  /// The correlation of what the problem earned with the mean of the same learner's other problems.
  ///
  /// Where all learners answer the same problems it is the corrected item-total correlation. Nil when fewer
  /// than two learners answered anything else, or when they do not differ.
  public let discrimination: ItemStatistics.Correlation?
  /// The difference between the strongest and the weakest learners, by their other problems.
  public let groups: ItemStatistics.GroupDifference?
  /// The options in the order of their names; none for a problem without options.
  public let options: [ItemStatistics.Option]
  /// How long those who answered took; nil when no time is known.
  public let time: ItemStatistics.Times?

  /// The discrimination from which on a problem distinguishes stronger learners from weaker ones, a rule of thumb: 0.2.
  public static let workingDiscrimination = 0.2

  /// The options that nobody picked in the first try, although they were shown often enough.
  ///
  /// - Parameter count: How often an option must have been shown, at least 1.
  /// - Returns: The options in the order of their names.
  public func neverChosen(shownAtLeast count: Int = 1) -> [ItemStatistics.Option] {
    options.filter { $0.chosen == 0 && $0.shown >= count }
  }

  /// The wrong options of the problem that nobody picked in the first try, although they were shown often
  /// enough; only the problem itself says which are wrong.
  ///
  /// - Parameters:
  ///   - problem: The problem that the statistics are of.
  ///   - count: How often an option must have been shown, at least 1.
  /// - Returns: The options in the order of the problem; none for a problem without options.
  public func neverChosenDistractors(
    of problem: Problem,
    shownAtLeast count: Int = 1
  ) -> [AnswerOption.ID] {
    let wrong = problem.kind.options?.all.filter { !$0.isCorrect }.map(\.id) ?? []
    let idle = Set(neverChosen(shownAtLeast: count).map(\.id))
    return wrong.filter(idle.contains)
  }

  /// The wrong options of the problem that stronger learners rather pick: the interval of their correlation is above 0.
  ///
  /// Such an option misleads, or it is right and the key is wrong.
  ///
  /// - Parameter problem: The problem that the statistics are of.
  /// - Returns: The options in the order of the problem; none for a problem without options.
  public func misleadingOptions(of problem: Problem) -> [AnswerOption.ID] {
    let wrong = problem.kind.options?.all.filter { !$0.isCorrect }.map(\.id) ?? []
    let picked = Set(
      options.filter { ($0.restCorrelation?.interval?.lower ?? 0) > 0 }.map(\.id)
    )
    return wrong.filter(picked.contains)
  }
}

extension AnswerLog {
  /// How each problem worked, in the order of sets and problems by their names.
  ///
  /// - Complexity: O(*n* log *n*) in the number of records.
  public func itemStatistics() -> [ItemStatistics] {
    itemTallies().map(\.statistics)
  }
}
