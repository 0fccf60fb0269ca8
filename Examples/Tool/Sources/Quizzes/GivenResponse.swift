// SPDX-License-Identifier: Apache-2.0
import Quizzes

/// The response of a line; null, and one in which nothing is picked or written, is that of a
/// problem that was left out.
struct GivenResponse: Decodable {
  let response: QuizResponse?

  init(_ response: QuizResponse?) { self.response = response }

  init(from decoder: any Decoder) throws {
    let isNull = try decoder.singleValueContainer().decodeNil()
    response = isNull ? nil : try QuizResponse(from: decoder)
  }

  /// What it is worth, or nil for a problem that was left out.
  func evaluated(by bank: ProblemBank, for problem: Problem.ID) throws -> ResponseEvaluation? {
    guard let response else {
      guard bank.problem(problem) != nil else { throw ResponseError.unknownProblem(problem) }
      return nil
    }
    do {
      return try bank.evaluate(response, to: problem)
    } catch {
      if case .emptyResponse = error { return nil }
      throw error
    }
  }
}
