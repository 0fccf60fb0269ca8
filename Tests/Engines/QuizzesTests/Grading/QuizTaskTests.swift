// SPDX-License-Identifier: Apache-2.0
import QuizTestSupport
import Testing

@testable import Quizzes

@Suite("Every kind of problem") struct QuizTaskTests {
  @Test("is known to quizzes", arguments: ProblemKind.Name.allCases)
  func conformance(kind: ProblemKind.Name) {
    #expect(kind.task is any QuizTask.Type)
  }

  @Test("earns full credit for its right answer, or waits for a person")
  func rightAnswers() throws {
    for problem in try Samples.everyKind() {
      let answer = try #require(problem.correctAnswer)
      for evaluation in try [
        problem.evaluate(answer), Quiz.Item(problem, set: "s", setTitle: "S").evaluate(answer),
      ] {
        #expect(evaluation.isCorrect != problem.kind.name.task.needsPerson, "\(problem.id)")
      }
    }
  }

  @Test("refuses a response of another shape")
  func otherShapes() throws {
    let problems = try Samples.everyKind()
    for problem in problems {
      for other in problems.compactMap(\.correctAnswer) {
        guard let own = problem.correctAnswer, other.shape != own.shape else { continue }
        // A single pick of several is a pick, too.
        if problem.kind.name == .checkAll, other.shape == "choice" { continue }
        #expect(throws: ResponseError.responseDoesNotFit(problem.kind.name, problem: problem.id)) {
          try problem.evaluate(other)
        }
      }
    }
  }
}

extension QuizResponse {
  fileprivate var shape: String {
    switch self {
    case .choice: "choice"
    case .choices: "choices"
    case .text: "text"
    case .order: "order"
    case .pairs: "pairs"
    case .gaps: "gaps"
    }
  }
}
