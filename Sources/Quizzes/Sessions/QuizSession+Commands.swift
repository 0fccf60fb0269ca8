public import LudusFoundation

extension QuizSession {
  /// Answers the presented problem.
  ///
  /// A check-all problem takes its picks in one or several responses; picking an option again changes
  /// nothing.
  ///
  /// - Parameters:
  ///   - response: A choice, choices or a text, as the kind of the problem wants it.
  ///   - date: When the learner answered, not before the last event.
  /// - Returns: What to tell the learner.
  /// - Throws: ``QuizError/alreadyDecided(_:)`` when the learner should go on first, and what
  ///   ``Problem/evaluate(_:)`` throws for a response that cannot be graded; then the learner can answer
  ///   again.
  @discardableResult
  public mutating func answer(_ response: Response, at date: Date) throws(QuizError) -> Feedback {
    let item = try presented()
    try apply(.answered(item.problem.id, response, at: date))
    return feedback(on: item)
  }

  /// Gives up on the presented problem, which earns nothing, and shows its right answer.
  ///
  /// - Parameter date: When the learner gave up, not before the last event.
  /// - Returns: What to tell the learner.
  /// - Throws: ``QuizError/alreadyDecided(_:)`` when there is nothing to give up.
  @discardableResult
  public mutating func reveal(at date: Date) throws(QuizError) -> Feedback {
    let item = try presented()
    try apply(.revealed(item.problem.id, at: date))
    return feedback(on: item)
  }

  /// Goes on from the decided problem to the next one, or finishes after the last.
  ///
  /// - Parameter date: When the learner went on, not before the last event.
  /// - Throws: ``QuizError/notDecided(_:)`` when the problem still waits for an answer.
  public mutating func advance(at date: Date) throws(QuizError) {
    try apply(.advanced(from: try presented().problem.id, at: date))
  }

  /// Puts the presented problem off until the others have been presented.
  ///
  /// Picks are kept.
  ///
  /// - Parameter date: When the learner skipped, not before the last event.
  /// - Throws: ``QuizError/onlyProblemLeft(_:)`` when no other problem waits for an answer, and
  ///   ``QuizError/alreadyDecided(_:)`` when the problem is decided.
  public mutating func skip(at date: Date) throws(QuizError) {
    try apply(.skipped(try presented().problem.id, at: date))
  }

  /// Presents a problem that is not decided yet, whenever it would come.
  ///
  /// - Parameters:
  ///   - problem: One of ``undecidedProblems``.
  ///   - date: When the learner came back, not before the last event.
  /// - Throws: ``QuizError/unknownProblem(_:)``, ``QuizError/alreadyDecided(_:)`` or
  ///   ``QuizError/alreadyPresented(_:)`` for a problem that cannot be presented.
  public mutating func comeBack(to problem: Problem.ID, at date: Date) throws(QuizError) {
    try apply(.cameBack(to: problem, at: date))
  }

  /// Ends the session before it is finished.
  ///
  /// The quiz is lost: no score is kept.
  ///
  /// - Parameter date: When the learner quit, not before the last event.
  /// - Throws: ``QuizError/sessionIsOver`` when there is nothing to quit.
  public mutating func quit(at date: Date) throws(QuizError) {
    try apply(.quit(at: date))
  }

  private func presented() throws(QuizError) -> QuizItem {
    guard let item = currentItem else { throw .sessionIsOver }
    return item
  }
}
