// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes

/// A response of a line by the places of what was shown, or none for a problem that was left out.
struct PlacedResponse: Decodable {
  private let response: PresentedResponse?

  init(from decoder: any Decoder) throws {
    let isNull = try decoder.singleValueContainer().decodeNil()
    response = isNull ? nil : try PresentedResponse(from: decoder)
  }

  /// The response by the names of the bank.
  ///
  /// - Throws: A `ResponseError` for a place at which nothing was shown, and for a problem that the
  ///   quiz does not have.
  func named(in quiz: ShownQuiz, for problem: Problem.ID) throws(ResponseError) -> GivenResponse {
    guard let item = quiz.items[problem] else { throw .unknownProblem(problem) }
    guard let response else { return GivenResponse(nil) }
    return GivenResponse(try item.response(from: response))
  }
}

/// A quiz as `ludus quiz generate` has printed it.
struct ShownQuiz {
  /// The items by their problems.
  let items: [Problem.ID: Quiz.Item]

  /// Reads the quiz that `ludus quiz generate --save` wrote.
  init(path: String) throws {
    let quiz: Quiz = try ContentFile(path: path).load()
    items = Dictionary(quiz.items.map { ($0.problem.id, $0) }) { first, _ in first }
  }
}
