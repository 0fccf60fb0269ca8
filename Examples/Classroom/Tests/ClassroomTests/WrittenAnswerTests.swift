// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import Quizzes
import Testing

@testable import Classroom

struct WrittenAnswerTests {
  @Test(
    arguments: [
      (#""kind":"date","accepted":["1914-07-28"]"#, .english, "July 28, 1914"),
      (#""kind":"date","accepted":["1914-07-28"]"#, .german, "28. Juli 1914"),
      (#""kind":"date","accepted":["1914-07-28"],"language":"fr""#, .german, "28 juillet 1914"),
      (#""kind":"numeric","accepted":["9.81 m/s^2"],"language":"de""#, .english, "9,81 m/s²"),
      (#""kind":"algebraic","accepted":["a < b^2"]"#, .english, "a &lt; b²"),
      (#""kind":"chemical","accepted":["H2 + S -> H2S"]"#, .english, "H₂ + S → H₂S"),
      (#""kind":"exactMatch","accepted":["x^2"]"#, .english, "x^2"),
    ] as [(String, Phrasebook, String)]
  )
  func aRightAnswerIsWrittenAsPeopleDo(kind: String, reader: Phrasebook, html: String) throws {
    let json = #"{"id":"p","prompt":"?",\#(kind)}"#
    let problem = try JSONDecoder().decode(Problem.self, from: Data(json.utf8))
    let item = Quiz.Item(problem, set: "s", setTitle: "S")
    #expect(item.correctHTML(in: reader) == html)
  }

  @Test(
    arguments: [
      ("The right answer is \u{201C}10\u{201D}.", "10", true),
      ("It is between 100 and 110.", "10", false),
      ("This is not right.", "10", false),
    ] as [(String, String, Bool)]
  )
  func aRightAnswerIsSaidOnce(sentence: String, answer: String, isSaid: Bool) throws {
    #expect(FeedbackView.says(sentence, answer) == isSaid)
    let item = try exact(answer)
    #expect(item.correctHTML(in: .english, unlessIn: sentence) == (isSaid ? nil : answer))
  }

  private func exact(_ answer: String) throws -> Quiz.Item {
    let json = #"{"id":"p","prompt":"?","kind":"exactMatch","accepted":["\#(answer)"]}"#
    let problem = try JSONDecoder().decode(Problem.self, from: Data(json.utf8))
    return Quiz.Item(problem, set: "s", setTitle: "S")
  }
}
