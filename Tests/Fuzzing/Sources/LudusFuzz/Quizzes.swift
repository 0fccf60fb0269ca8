import Foundation
import Ludus

@Sendable func readBank(_ data: Data) {
  guard let bank = try? ProblemBank(json: data) else { return }
  expectRoundTrip(bank)
  var generator = SeededGenerator(seed: 1)
  guard let quiz = try? Quiz(from: bank, Blueprint(count: 5), using: &generator) else { return }
  expectRoundTrip(quiz)
  for problem in bank.allProblems {
    guard let right = problem.rightAnswer else { continue }
    guard let evaluation = try? problem.evaluate(right) else { continue }
    expect(evaluation.isCorrect || evaluation.isPending, "\(problem.id): the right answer is not")
  }
}

@Sendable func readQuiz(_ data: Data) {
  guard let quiz = try? Quiz(json: data) else { return }
  expectRoundTrip(quiz)
}

@Sendable func readQuizSession(_ data: Data) {
  guard let session = try? QuizSession(json: data) else { return }
  expectRoundTrip(session)
  let again = try? QuizSession(session.content, replaying: session.events)
  expect(again == session, "replaying the session does not give it")
}

@Sendable func readQuizRules(_ data: Data) {
  guard let rules = try? QuizRules(json: data) else { return }
  expectRoundTrip(rules)
}
