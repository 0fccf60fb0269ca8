// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import QuizContent

extension QuizSession {
  /// The hints of the current problem that the learner has seen; none when there is no current problem.
  public var takenHints: [Feedback.TakenHint] {
    currentIndex.map { attempts[$0].hints } ?? []
  }

  /// How many hints of the presented problem are left to see; 0 when no problem is presented.
  public var hintsLeft: Int {
    phase == .presenting
      ? content.items[current].problem.hints.count - attempts[current].hints.count : 0
  }

  /// The part of the points that the presented problem's next hint costs, or nil when there is none.
  public var nextHintPenalty: Fraction? {
    nextHint.map { attempts[current].price(of: $0, by: rules).penalty }
  }

  private var nextHint: Problem.Hint? {
    hintsLeft > 0 ? content.items[current].problem.hints[attempts[current].hints.count] : nil
  }

  /// Shows the next hint of the presented problem.
  ///
  /// Its cost is taken from responses that come after it, not from one that stands already.
  ///
  /// - Parameter date: When the learner asked, not before the last event.
  /// - Returns: The hint, with what it costs.
  /// - Throws: ``QuizError/noHintLeft(_:)`` when all have been seen or there are none, and
  ///   ``QuizError/alreadyDecided(_:)`` when the problem is decided.
  @discardableResult
  public mutating func takeHint(at date: Date) throws(QuizError) -> Feedback.TakenHint {
    guard let item = currentItem else { throw reasonForNoProblem }
    try perform(.tookHint(item.problem.id), at: date)
    return attempts[current].hints[attempts[current].hints.count - 1]
  }

  /// Keeps whether a hint was helpful, also when the session is finished; the last word counts.
  ///
  /// - Parameters:
  ///   - hint: Which of the problem's hints, counted from 0.
  ///   - problem: The problem.
  ///   - isHelpful: Whether it was helpful.
  ///   - date: When the learner said so, not before the last event.
  /// - Throws: ``QuizError/hintWasNotTaken(_:problem:)`` for one that the learner has not seen, and
  ///   ``QuizError/unknownProblem(_:)``.
  public mutating func rateHint(
    _ hint: Int,
    of problem: Problem.ID,
    isHelpful: Bool,
    at date: Date
  ) throws(QuizError) {
    try perform(.ratedHint(problem, hint: hint, isHelpful: isHelpful), at: date)
  }

  mutating func takeHint(of problem: Problem.ID) throws(QuizError) {
    try checkPresented(problem)
    guard let hint = nextHint else { throw .noHintLeft(problem) }
    try attempts[current].take(hint, by: rules)
  }

  mutating func rate(
    hint: Int,
    of problem: Problem.ID,
    isHelpful: Bool
  ) throws(QuizError) {
    let index = try index(of: problem)
    guard attempts[index].hints.indices.contains(hint) else {
      throw .hintWasNotTaken(hint, problem: problem)
    }
    attempts[index].rate(hint: hint, isHelpful: isHelpful)
  }
}
