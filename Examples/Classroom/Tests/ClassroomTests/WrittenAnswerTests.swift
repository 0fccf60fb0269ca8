// SPDX-License-Identifier: Apache-2.0
import Foundation
import GermanSentences
import Quizzes
import Testing

@testable import Classroom

struct WrittenAnswerTests {
  @Test(
    arguments: [
      ("1914..1918", .date, "en", "1914–1918"), ("1914", .date, "de", "1914"),
      ("1914-07-28", .date, "de", "28. Juli 1914"), ("1914-07-28", .date, "en", "July 28, 1914"),
      ("1914-07", .date, "de", "Juli 1914"), ("1066-10-14", .date, "en", "October 14, 1066"),
      ("the Ides of March", .date, "en", "the Ides of March"), ("1914-13", .date, "en", "1914-13"),
      ("3x^2", .algebraic, "en", "3x<sup>2</sup>"),
      ("2*x^(n+1)", .algebraic, "en", "2·x<sup>n+1</sup>"), ("a<b", .algebraic, "en", "a&lt;b"),
      ("9.81 m/s^2", .numeric, "en", "9.81 m/s<sup>2</sup>"),
      ("x^2-1", .algebraic, "en", "x<sup>2</sup>-1"),
      ("10^-3", .numeric, "en", "10<sup>-3</sup>"),
      ("H2SO4", .chemical, "en", "H<sub>2</sub>SO<sub>4</sub>"),
      ("SO4^2-", .chemical, "en", "SO<sub>4</sub><sup>2-</sup>"),
      ("2 H2 + O2 -> 2 H2O", .chemical, "en", "2 H<sub>2</sub> + O<sub>2</sub> → 2 H<sub>2</sub>O"),
      ("C12H22O11", .chemical, "en", "C<sub>12</sub>H<sub>22</sub>O<sub>11</sub>"),
      ("<b>", .exactMatch, "en", "&lt;b&gt;"), ("x^2", .roughMatch, "en", "x^2"),
    ] as [(String, ProblemKind.Name, String, String)]
  )
  func aRightAnswerIsWrittenAsPeopleDo(
    text: String,
    kind: ProblemKind.Name,
    language: String,
    html: String
  ) {
    #expect(WrittenAnswer.html(text, of: kind, in: Language(language)) == html)
  }

  @Test(
    arguments: [
      ("The right answer is \u{201C}10\u{201D}.", "10", true),
      ("It is between 100 and 110.", "10", false),
      ("This is not right.", "10", false),
    ] as [(String, String, Bool)]
  )
  func aRightAnswerIsSaidOnce(sentence: String, answer: String, isSaid: Bool) {
    #expect(FeedbackView.says(sentence, answer) == isSaid)
  }
}
