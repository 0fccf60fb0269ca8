// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import Quizzes

extension ItemStatistics {
  /// How often learners of different strength picked an option of a problem.
  ///
  /// ```swift
  /// for curve in log.optionCurves(of: "acids-3") {
  ///   plot(curve.points.map { ($0.strength, $0.share) })
  /// }
  /// ```
  ///
  /// Of the key it rises with the strength, of a wrong option it falls. A wrong option that rises misleads the better
  /// learners; one that rises and falls again attracts those who know half of it.
  public struct OptionCurve: Hashable, Sendable, Codable, Identifiable {
    /// A group of equally strong learners.
    public struct Point: Hashable, Sendable, Codable {
      /// The mean score that the learners have in their other problems, from 0 to 1.
      public let strength: Double
      /// To how many of the learners the option was shown; at least 1.
      public let shown: Int
      /// How many of them picked it in their first try.
      public let chosen: Int

      /// The part of the learners who were shown the option that picked it, from 0 to 1.
      public var share: Double { Double(chosen) / Double(shown) }

      /// The interval of the share.
      public var interval: ConfidenceInterval? { .ofMean(share, count: shown) }
    }

    /// The numbers of groups that learners can be put into.
    public static let groupRange = 2...100

    /// The option.
    public let id: AnswerOption.ID
    /// The groups to which it was shown, the weakest first.
    public let points: [Point]
  }
}

extension AnswerLog {
  /// How often learners of different strength picked each option of a problem.
  ///
  /// Learners are put into groups of about equal size by the mean score of their *other* problems. Those with the same score are
  /// in the same group, so that there can be fewer groups than asked for.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - groups: How many groups, from 2 to 100; another number counts as the nearest of these.
  /// - Returns: The curves in the order of the options' names; none for a problem without options and one that
  ///   only learners without other answers met.
  /// - Complexity: O(*n* log *n*) in the number of records.
  public func optionCurves(
    of problem: Problem.ID,
    groups: Int = 5
  ) -> [ItemStatistics.OptionCurve] {
    let met = FirstAnswers(records).answers.filter { $0.record.problem == problem }
    return ItemStatistics.OptionCurve.all(in: met, groups: groups)
  }
}

extension ItemStatistics.OptionCurve {
  /// The curves of one problem, in the order of the options' names.
  static func all(in answers: [FirstAnswers.Answer], groups: Int) -> [Self] {
    let groups = min(max(groups, groupRange.lowerBound), groupRange.upperBound)
    let ranked = answers.compactMap { answer in answer.rest.map { (answer: answer, rest: $0) } }
      .sorted { $0.rest < $1.rest }
    var shown: [AnswerOption.ID: [Int: (strength: Double, shown: Int, chosen: Int)]] = [:]
    var start = 0
    while start < ranked.count {
      let end = ranked[start...].firstIndex { $0.rest > ranked[start].rest } ?? ranked.count
      // Where the middle of those with this score stands among all.
      let group = (start + end) * groups / (2 * ranked.count)
      for (answer, rest) in ranked[start..<end] {
        for option in Set(answer.record.shown) {
          var point = shown[option, default: [:]][group] ?? (0, 0, 0)
          point.strength += rest
          point.shown += 1
          point.chosen += answer.record.responses.first?.picks.contains(option) == true ? 1 : 0
          shown[option, default: [:]][group] = point
        }
      }
      start = end
    }
    return shown.sorted { $0.key < $1.key }.map { option, groups in
      ItemStatistics.OptionCurve(
        id: option,
        points: groups.sorted { $0.key < $1.key }.map { _, point in
          Point(
            strength: point.strength / Double(point.shown),
            shown: point.shown,
            chosen: point.chosen
          )
        }
      )
    }
  }
}
