// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizAnalytics
import Quizzes

/// Students who answer a quiz by Rasch's model.
struct SimulatedAnswers {
  private let quiz: Quiz
  private let difficulties: [Estimate]
  private var generator: SeededGenerator
  private var date = Date(timeIntervalSince1970: 1_479_686_400)

  init(to quiz: Quiz, seed: UInt64) throws {
    self.quiz = quiz
    generator = SeededGenerator(seed: seed)
    var difficulties: [Estimate] = []
    for _ in quiz.items {
      difficulties.append(try Estimate(value: generator.drawNormal(), standardError: 0))
    }
    self.difficulties = difficulties
  }

  /// Lets the next student go through the quiz.
  mutating func records(ofStudent number: Int) throws -> [AnswerLog.Record] {
    let ability = try Estimate(value: generator.drawNormal(), standardError: 0)
    var session = QuizSession(quiz)
    try session.start(at: date)
    for (item, difficulty) in zip(quiz.items, difficulties) {
      let isRight = generator.drawUniform() < ability.chance(on: difficulty)
      let isOmitted = generator.draw(below: 25) == 0
      // Harder problems take longer, and times are skewed.
      let pause = 8 + 20 * generator.drawUniform() / (0.2 + ability.chance(on: difficulty))
      date += pause.rounded()
      let response = isOmitted ? nil : isRight ? item.problem.correctAnswer : wrongAnswer(to: item)
      if let response {
        _ = try? session.answer(response, at: date)
      }
      if session.phase == .presenting {
        try session.reveal(at: date)
      }
      date += 2
      try session.proceed(at: date)
    }
    date += 60
    var log = AnswerLog()
    let digits = "\(number)"
    let name = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    log.record(session, by: Learner.ID("student-\(name)"))
    return log.records
  }

  /// A response that is wrong, or nil for a problem that there is none for.
  private mutating func wrongAnswer(to item: Quiz.Item) -> QuizResponse? {
    let kind = item.problem.kind
    switch kind.name.responseShape {
    case .choice, .choices:
      let wrong = item.options.filter { !$0.isCorrect }.map(\.id).sorted()
      let tempting = wrong.count > 2 ? [wrong[0], wrong[0], wrong[1]] : wrong
      return generator.drawElement(of: tempting).map(QuizResponse.choice)
    case .text:
      switch kind.name {
      case .numeric, .algebraic, .chemical: return .text("9\(kind.matcher?.preferred ?? "")")
      case .date: return .text("99999 BC")
      default: return .text("no idea")
      }
    case .order, .pairs, .gaps, .longText:
      return nil
    }
  }
}

extension SeededGenerator {
  /// A number from 0 up to 1.
  fileprivate mutating func drawUniform() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// About a normal number with mean 0 and deviation 1: the sum of twelve uniform ones, less 6.
  fileprivate mutating func drawNormal() -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + drawUniform() }
  }
}
