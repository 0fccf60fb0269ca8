// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation
internal import QuizContent

extension QuizSession {
  /// Begins the quiz: keeps when the learner saw its first problem and, with a time limit, lets time run.
  ///
  /// A quiz with a time limit must be started. Any other one can be: then the time for its first problem is known too.
  ///
  /// - Parameter date: When the learner began.
  /// - Throws: ``QuizError/Rule/alreadyStarted`` for a quiz that was started, or in which something happened already.
  public mutating func start(at date: Date) throws(QuizError) {
    try perform(.started, at: date)
  }

  /// Answers the presented problem.
  ///
  /// A check-all problem takes its picks in one or several responses; picking an option again changes
  /// nothing. In deferred mode a response takes the place of the one before. In the modes with several tries
  /// the problem can be answered again while ``Feedback/isDecided`` is false.
  ///
  /// - Parameters:
  ///   - response: A choice, choices, a text, an order, pairs or gaps, as the kind of the problem wants it.
  ///   - certainty: How sure the learner is, where the rules ask for it.
  ///   - date: When the learner answered, not before the last event.
  /// - Returns: The feedback for the learner.
  /// - Throws: ``QuizError/alreadyDecided(_:)`` when the learner should go on first,
  ///   ``QuizError/Rule/certaintyIsMissing(_:)`` or ``QuizError/Rule/certaintyIsNotAsked(_:)`` when the certainty does
  ///   not fit the rules, and what ``Quiz/Item/evaluate(_:)`` throws for a response that cannot be graded;
  ///   that costs nothing in any mode, and the learner can answer again.
  @discardableResult
  public mutating func answer(
    _ response: QuizResponse,
    certainty: Certainty? = nil,
    at date: Date
  ) throws(QuizError) -> Feedback {
    let (index, item) = try presented()
    try perform(.answered(item.problem.id, response, certainty: certainty), at: date)
    return feedback(at: index)
  }

  /// Gives up on the presented problem and shows its correct answer.
  ///
  /// It earns what the tries so far are worth, and nothing without one.
  ///
  /// - Parameter date: When the learner gave up, not before the last event.
  /// - Returns: The feedback for the learner.
  /// - Throws: ``QuizError/alreadyDecided(_:)`` when there is nothing to give up, and
  ///   ``QuizError/Rule/notPossible(in:)`` in deferred mode, where no answer is shown before the end.
  @discardableResult
  public mutating func reveal(at date: Date) throws(QuizError) -> Feedback {
    let (index, item) = try presented()
    try perform(.revealed(item.problem.id), at: date)
    return feedback(at: index)
  }

  /// Goes on from the decided problem to the next one, or finishes after the last.
  ///
  /// In deferred mode it goes on from an answered problem, and waits for submission after the last.
  ///
  /// - Parameter date: When the learner went on, not before the last event.
  /// - Throws: ``QuizError/notDecided(_:)`` when the problem still waits for an answer, in deferred mode
  ///   ``QuizError/notAnswered(_:)``.
  public mutating func proceed(at date: Date) throws(QuizError) {
    try perform(.proceeded(from: try presented().item.problem.id), at: date)
  }

  /// Puts the presented problem off until the others have been presented.
  ///
  /// Picks are kept.
  ///
  /// - Parameter date: When the learner skipped, not before the last event.
  /// - Throws: ``QuizError/onlyProblemLeft(_:)`` when no other problem waits for an answer,
  ///   ``QuizError/alreadyDecided(_:)`` when the problem is decided, and
  ///   ``QuizError/Rule/skippingIsNotAllowed``.
  public mutating func skip(at date: Date) throws(QuizError) {
    try perform(.skipped(try presented().item.problem.id), at: date)
  }

  /// Presents a problem that is not decided yet, whenever it would come.
  ///
  /// - Parameters:
  ///   - problem: One of ``undecidedProblems``, in deferred mode any whose time is not over.
  ///   - date: When the learner came back, not before the last event.
  /// - Throws: ``QuizError/unknownProblem(_:)``, ``QuizError/alreadyDecided(_:)`` or
  ///   ``QuizError/alreadyPresented(_:)`` for a problem that cannot be presented, and
  ///   ``QuizError/Rule/returningIsNotAllowed``.
  public mutating func comeBack(to problem: Problem.ID, at date: Date) throws(QuizError) {
    try perform(.cameBack(to: problem), at: date)
  }

  /// Submits all answers of a quiz in deferred mode, which are then judged.
  ///
  /// A problem without an answer earns nothing.
  ///
  /// - Parameter date: When the learner submitted, not before the last event.
  /// - Returns: The results of the session.
  /// - Throws: ``QuizError/Rule/notPossible(in:)`` in another mode, in which a quiz is finished by going on from
  ///   its last problem.
  @discardableResult
  public mutating func submit(at date: Date) throws(QuizError) -> QuizSummary {
    try perform(.submitted, at: date)
    return summary
  }

  /// Enters the grade that a person gives for an answer which no program can judge, or corrects it.
  ///
  /// It can be entered once the learner cannot change the answer any more, also when the session is finished.
  ///
  /// - Parameters:
  ///   - grade: The grade: a share of the points, or levels of the problem's rubric.
  ///   - problem: The problem that was answered.
  ///   - grader: The person who gives the grade.
  ///   - comment: A comment for the learner.
  ///   - date: When the grade was given, not before the last event.
  /// - Throws: ``QuizError/doesNotAwaitGrade(_:)`` for a problem that is not answered or is judged by
  ///   itself, ``EnteredGrade/Refusal/creditOutOfRange(_:)``, ``QuizError/unknownProblem(_:)``, and what
  ///   `Problem.evaluate(levels:)` throws.
  public mutating func enterGrade(
    _ grade: EnteredGrade.Grade,
    for problem: Problem.ID,
    by grader: EnteredGrade.Grader.ID,
    comment: String? = nil,
    at date: Date
  ) throws(QuizError) {
    try perform(.graded(problem, EnteredGrade(grade, by: grader, comment: comment)), at: date)
  }

  /// Reports that something is wrong with a problem of the quiz, also when the session is over.
  ///
  /// The report stands in the events, from which a server or a `ProblemWorkshop` collects it. It changes neither the way
  /// through the session nor the score.
  ///
  /// - Parameters:
  ///   - report: The reason, with the learner's words.
  ///   - problem: The problem.
  ///   - date: When the learner said so, not before the last event.
  /// - Throws: ``QuizError/unknownProblem(_:)``.
  public mutating func report(
    _ report: Problem.Report,
    about problem: Problem.ID,
    at date: Date
  ) throws(QuizError) {
    try perform(.reported(problem, report), at: date)
  }

  /// Ends the session before it is finished.
  ///
  /// The quiz is lost: no score is kept.
  ///
  /// - Parameter date: When the learner quit, not before the last event.
  /// - Throws: ``QuizError/sessionIsFinished`` when there is nothing to quit.
  public mutating func quit(at date: Date) throws(QuizError) {
    try perform(.quit, at: date)
  }

  private func presented() throws(QuizError) -> (index: Int, item: Quiz.Item) {
    guard let index = currentIndex else { throw reasonForNoProblem }
    return (index, content.items[index])
  }
}
