// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusFoundation
import LudusTestSupport
import QuizTestSupport
import Testing

@testable import Quizzes

struct QuizSentencesTests {
  @Test func everySentenceIsThereInEveryLanguage() {
    #expect(quizSentences.faults == [])
  }

  @Test func numbersOfWordsHaveTheirPlurals() {
    let one = ResponseError.wordCountOutOfRange(1, minimum: 2, maximum: nil, problem: "p")
    #expect(
      one.sentence(in: .english) == "The text has 1 word, and 2 words or more are expected."
    )
    #expect(
      one.sentence(in: .german) == "Der Text hat 1 Wort, mindestens 2 Wörter sollen es sein."
    )
  }
}
