public import AnswerMatching
public import LudusCore

/// Why a response, or a part of one, got its grade.
public enum GradeReason: Hashable, Sendable {
  // MARK: Picked

  /// The right option was picked.
  case correctChoice
  /// This wrong option was picked.
  case wrongChoice(AnswerOption.ID)
  /// This option was picked, which is not the right one but worth something.
  case partlyCorrectChoice(AnswerOption.ID, Fraction)
  /// All right options were picked, and no wrong one before that.
  case allCorrectPicked
  /// Only right options were picked, but not yet all.
  case correctSoFar(found: Int, of: Int)
  /// This wrong option was picked before all right ones were.
  case wrongPick(AnswerOption.ID)
  /// The picks were graded together.
  case picks(GradeReason.PickTally, by: CheckAllFormula)
  /// The picks were graded together by their weights, whose sum can be outside of 0...1.
  case weightedPicks(GradeReason.PickTally, sum: Fraction)

  // MARK: Written

  /// The text is an accepted one.
  case matched(Verdict.Match)
  /// The text is not an accepted one.
  case mismatched(Verdict.Mismatch)
  /// The text is to be graded by a person.
  case awaitsGrade
  /// A person found these points of the most there are, by a rubric or one criterion of it.
  case rubric(points: Int, of: Int)

  // MARK: Put in order, matched, filled in

  /// So many of what the formula counts are right in the order.
  case order(right: Int, of: Int, by: OrderingTask.Formula)
  /// So many pairs, or gaps, are right.
  case parts(right: Int, of: Int, by: PartsFormula)
  /// Whether an item is in its place.
  case place(Bool)
  /// Whether an item is directly followed by the right one.
  case next(Bool)
  /// So many others stand on the right side of an item.
  case sides(right: Int, of: Int)
  /// So many of its predecessors stand before an item.
  case predecessors(right: Int, of: Int)
  /// Whether an item is matched with the right one.
  case pair(Bool)

  // MARK: Told by a session

  /// A person graded the text.
  case graded
  /// The answer is not right, and what is right is not told yet, as the learner can try again.
  case notRight
  /// The answer is kept, and judged when the quiz is submitted.
  case awaitsSubmission

  // MARK: Not answered

  /// The learner gave up and had the right answer shown.
  case revealed
  /// The time was over before there was an answer that counts.
  case timeOver
  /// The learner has not answered.
  case unanswered
}
