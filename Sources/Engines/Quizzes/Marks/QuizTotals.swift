// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The sums of what the problems of a quiz have brought.
struct QuizTotals: Hashable, Sendable {
  private(set) var score: QuizScore
  /// The same for each set that the quiz drew from, in the order in which it meets them.
  private(set) var sets: [QuizScore.OfSet]
  /// The offset in ``sets`` of each item's set.
  private let offsets: [Int]

  /// Starts with nothing earned.
  init(of quiz: Quiz) {
    score = .nothing(of: quiz.points)
    (sets, offsets) = QuizScore.OfSet.start(of: quiz)
  }

  /// Counts an item anew, or leaves all as it is.
  mutating func replace(_ old: EarnedPoints, by new: EarnedPoints, at item: Int) throws(QuizError) {
    guard old != new else { return }
    do {
      let score = try score.replacing(old, by: new)
      let set = offsets[item]
      sets[set].score = try sets[set].score.replacing(old, by: new)
      self.score = score
    } catch {
      throw .scoreOverflow
    }
  }
}

extension QuizScore {
  fileprivate func replacing(
    _ old: EarnedPoints,
    by new: EarnedPoints
  ) throws(FractionError) -> QuizScore {
    QuizScore(
      unchecked: try earned - old.earned + new.earned,
      possible: possible,
      bonus: try bonus - old.bonus + new.bonus,
      pending: pending - old.pending + new.pending
    )
  }
}
