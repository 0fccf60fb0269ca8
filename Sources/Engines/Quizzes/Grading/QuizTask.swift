// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore
internal import QuizContent

/// The task of a problem as a quiz sees it: how responses are graded, and the parts that a learner
/// is shown.
protocol QuizTask: ProblemTask {
  /// The items that are shown in random order.
  var shuffledItems: [Problem.Item] { get }

  /// Whether an order of the items is right, and is not shown for that.
  func isSolved(by order: [Problem.Item]) -> Bool

  /// The parts that a learner sees besides the options and the items: never the key.
  func presentation(of shown: ShownParts) -> PresentedParts

  /// Grades a response, or returns nil for one of another shape.
  ///
  /// - Throws: The reason the response cannot be graded, which costs the learner nothing.
  func evaluate(
    _ response: QuizResponse,
    in grading: Grading
  ) throws(ResponseError) -> ResponseEvaluation?

  /// The key as people read it, with the letters of what is shown, or without letters.
  func keyLines(of shown: ShownParts?, in phrasebook: Phrasebook) -> [KeyText.Line]

  /// Remarks on the whole key.
  func keyNotes(in phrasebook: Phrasebook) -> [String]
}

extension QuizTask {
  var shuffledItems: [Problem.Item] { [] }

  func isSolved(by order: [Problem.Item]) -> Bool { false }

  func presentation(of shown: ShownParts) -> PresentedParts { PresentedParts() }
}

/// The facts that are known when a response is graded.
struct Grading {
  /// The parts of the problem that are shown, nil for all of them.
  var shown: ShownParts?
  /// Other terms that a written answer could mean.
  var lexicon = Lexicon.empty
  /// The problem, for errors.
  let problem: Problem.ID
}

/// The parts of a problem, shown to a learner, that some kinds have.
struct PresentedParts: Hashable, Sendable {
  var picksAtOnce = false
  var left: [Problem.Item] = []
  var sharesRight = false
  var text: RichText?
  /// In the order in which they stand in the text.
  var gaps: [ClozeTask.Gap] = []
  var minimumWords: Int?
  var maximumWords: Int?
}

extension ProblemKind {
  /// The task as a quiz knows it; a test holds that there is one for each kind.
  var quizTask: (any QuizTask)? { task as? any QuizTask }

  /// The items to be put in order, or the right column; none for other kinds.
  var items: [Problem.Item] { quizTask?.shuffledItems ?? [] }

  /// Grades a response: the one way to a grade with reasons, for problems, items of a quiz and
  /// gaps.
  ///
  /// - Throws: The reason the response cannot be graded, which costs the learner nothing.
  func evaluate(
    _ response: QuizResponse,
    in grading: Grading
  ) throws(ResponseError) -> ResponseEvaluation {
    guard let evaluation = try quizTask?.evaluate(response, in: grading) else {
      throw .responseDoesNotFit(name, problem: grading.problem)
    }
    return evaluation
  }
}

// MARK: - Written answers

extension WrittenTask: QuizTask {
  func evaluate(
    _ response: QuizResponse,
    in grading: Grading
  ) throws(ResponseError) -> ResponseEvaluation? {
    guard case .text(let text) = response else { return nil }
    guard !text.isInvisible else { throw .emptyResponse(problem: grading.problem) }
    switch key.verdictOfCourse(on: text, knowing: grading.lexicon) {
    case .correct(let match): return ResponseEvaluation(credit: .one, reason: .matched(match))
    case .wrong(let mismatch):
      return ResponseEvaluation(credit: .zero, reason: .mismatched(mismatch))
    case .notGradable(let notGradable):
      throw .notGradable(notGradable, problem: grading.problem)
    case .undecided(let undecided): throw .undecided(undecided, problem: grading.problem)
    }
  }
}
