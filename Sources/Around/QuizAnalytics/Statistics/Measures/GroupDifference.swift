// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Quizzes

extension ItemStatistics {
  /// How much better the strongest learners did than the weakest.
  ///
  /// The groups are the 27 percent of the learners with the best and with the worst figures elsewhere: with
  /// normal figures that share distinguishes the groups with most certainty (T. L. Kelley, "The selection of
  /// upper and lower groups for the validation of test items", Journal of Educational Psychology 30, 1939).
  /// Learners with the same figure at the edge of a group belong to it in equal parts, so that the result does
  /// not depend on their order.
  public struct GroupDifference: Hashable, Sendable, Codable {
    /// The part of the learners in each group, before rounding.
    public static let share = 0.27

    /// How many learners are in each group.
    public let groupCount: Int
    /// The mean of the upper group, from 0 to 1.
    public let upper: Double
    /// The mean of the lower group, from 0 to 1.
    public let lower: Double

    /// The discrimination index *D*: the mean of the upper group minus that of the lower one, from -1 to 1.
    public var value: Double { upper - lower }

    /// Compares groups; nil for fewer than two learners, and when they do not differ in *y*.
    ///
    /// - Parameter pairs: The figure *x* that is compared and the figure *y* by which the groups are formed,
    ///   with how many learners have them.
    init?(_ pairs: [(x: Double, y: Double, count: Int)]) {
      let sorted = pairs.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
      guard let first = sorted.first, let last = sorted.last, first.y < last.y else { return nil }
      let count = sorted.reduce(0) { $0.addingUpToMaximum($1.count) }
      groupCount = max(1, Int((Self.share * Double(count)).rounded()))
      lower = Self.mean(ofFirst: groupCount, in: sorted)
      upper = Self.mean(ofFirst: groupCount, in: sorted.reversed())
    }

    /// The mean *x* of the first learners, those with the same *y* at the edge in equal parts.
    private static func mean(
      ofFirst count: Int,
      in sorted: [(x: Double, y: Double, count: Int)]
    ) -> Double {
      var (missing, sum, index) = (count, 0.0, 0)
      while missing > 0, index < sorted.count {
        let alike = sorted[index...].prefix { $0.y == sorted[index].y }
        let size = alike.reduce(0) { $0.addingUpToMaximum($1.count) }
        let part = Double(min(missing, size)) / Double(size)
        sum += part * alike.reduce(0) { $0 + $1.x * Double($1.count) }
        missing -= min(missing, size)
        index = alike.endIndex
      }
      return sum / Double(count)
    }
  }
}
