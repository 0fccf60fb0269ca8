// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Quizzes

extension ItemStatistics {
  /// How closely two figures of the same learners go together: Pearson's coefficient.
  public struct Correlation: Hashable, Sendable, Codable {
    /// The coefficient, from -1 to 1.
    public let value: Double
    /// How many learners it is computed from.
    public let count: Int
    /// The interval by Fisher's transformation; nil for fewer than four learners and for the coefficients -1
    /// and 1, whose transformation is not finite.
    public let interval: ConfidenceInterval?

    /// Correlates pairs of figures, each with how many learners have it.
    ///
    /// - Returns: Nil for fewer than two learners, and when one of the figures does not vary.
    init?(_ pairs: [(x: Double, y: Double, count: Int)]) {
      let count = pairs.reduce(0) { $0.addingUpToMaximum($1.count) }
      guard let first = pairs.first, count > 1 else { return nil }
      let n = Double(count)
      // Differences from the first pair are 0 exactly when a figure does not vary.
      let shiftX = pairs.reduce(0) { $0 + ($1.x - first.x) * Double($1.count) } / n
      let shiftY = pairs.reduce(0) { $0 + ($1.y - first.y) * Double($1.count) } / n
      var (xx, yy, xy) = (0.0, 0.0, 0.0)
      for pair in pairs {
        let dx = pair.x - first.x - shiftX
        let dy = pair.y - first.y - shiftY
        xx += dx * dx * Double(pair.count)
        yy += dy * dy * Double(pair.count)
        xy += dx * dy * Double(pair.count)
      }
      guard xx > 0, yy > 0 else { return nil }
      value = min(1, max(-1, xy / (xx.squareRoot() * yy.squareRoot())))
      self.count = count
      interval = Self.interval(value, count: count)
    }

    /// The interval by Fisher's transformation: artanh *r* is about normal with the standard error 1/√(*n* - 3).
    private static func interval(_ value: Double, count: Int) -> ConfidenceInterval? {
      guard count > 3, abs(value) < 1 else { return nil }
      let z = Elementary.log((1 + value) / (1 - value)) / 2
      let range = ConfidenceInterval(z, standardError: 1 / Double(count - 3).squareRoot())
      return ConfidenceInterval(
        lower: 2 * Elementary.logistic(2 * range.lower) - 1,
        upper: 2 * Elementary.logistic(2 * range.upper) - 1
      )
    }
  }
}
