// SPDX-License-Identifier: Apache-2.0
public import GermanSpelling
internal import LudusCore

extension TeacherStatistics {
  /// How errors in a category of spelling go down with practice.
  ///
  /// By B. Martin and others, "Evaluating and improving adaptive educational systems with learning curves" (User Modeling
  /// and User-Adapted Interaction 21, 2011): a curve that falls shows learning. One that stays flat shows that the
  /// category is not learned from these words, or is no single skill.
  public struct LearningCurve: Hashable, Sendable {
    /// A step of practice: the first word with a place of the category, the second and so on.
    public struct Point: Hashable, Sendable {
      /// How many children came that far; at least 1.
      public let learnerCount: Int
      /// The places of the category in their words, and those at which they erred.
      public let rate: Rate

      static func + (left: Self, right: Self) -> Self {
        Self(
          learnerCount: left.learnerCount.addingUpToMaximum(right.learnerCount),
          rate: left.rate + right.rate
        )
      }
    }

    /// The category.
    public let category: SpellingCategory
    /// The points from the first word on.
    ///
    /// The later ones are of the children who practised most, and say less about the class.
    public let points: [Point]

    /// Returns the rates over runs of words in a row, which chance moves less than those of single words.
    ///
    /// - Parameter count: How many runs, of about equal length, at least 1; fewer where there are fewer words.
    /// - Returns: The words of each run, counted from 1, and their rate, as far as at least half of the children came.
    public func runs(_ count: Int) -> [(words: ClosedRange<Int>, rate: Rate)] {
      let most = points.first?.learnerCount ?? 0
      // At least half, in a way that does not double a stored count of any size.
      let common = points.prefix { $0.learnerCount >= most - $0.learnerCount }
      let count = min(max(count, 1), common.count)
      return (0..<count).map { run in
        let words = run * common.count / count..<(run + 1) * common.count / count
        var rate = Rate.none
        for point in common[words] { rate.add(count: point.rate.count, errors: point.rate.errors) }
        return (words: words.lowerBound + 1...words.upperBound, rate: rate)
      }
    }
  }

  /// A curve for each category that the words have places for, in the order in which categories are declared.
  ///
  /// - Complexity: O(*n* log *n*) in the amount of evidence, with *n* diagnoses.
  public var learningCurves: [LearningCurve] { Self.learningCurves(points) }

  /// The points of each category, in the order in which they are declared.
  var points: [[LearningCurve.Point]] {
    var points: [[LearningCurve.Point]] = SpellingCategory.allCases.map { _ in [] }
    for evidence in evidenceByLearner {
      var seen = points.map { _ in 0 }
      for word in evidence {
        for (index, tally) in word.tallies.enumerated() where tally.opportunities > 0 {
          let place = seen[index]
          seen[index] += 1
          if place == points[index].count {
            points[index].append(LearningCurve.Point(learnerCount: 0, rate: .none))
          }
          let rate = Rate(count: tally.opportunities, errors: tally.errors)
          points[index][place] =
            points[index][place] + LearningCurve.Point(learnerCount: 1, rate: rate)
        }
      }
    }
    return points
  }

  static func learningCurves(_ points: [[LearningCurve.Point]]) -> [LearningCurve] {
    zip(SpellingCategory.allCases, points).filter { !$1.isEmpty }
      .map { LearningCurve(category: $0, points: $1) }
  }

  /// The work of each child, the earliest first; equally late evidence stays in the order of the records.
  private var evidenceByLearner: [[SpellingEvidence]] {
    Dictionary(grouping: records, by: \.learner).sorted { $0.key < $1.key }.map { _, records in
      records.flatMap(\.judged).enumerated()
        .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
        .map(\.element)
    }
  }
}
