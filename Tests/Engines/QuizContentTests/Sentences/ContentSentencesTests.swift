// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusCore
import LudusTestSupport
import Testing

@testable import QuizContent

struct ContentSentencesTests {
  @Test func theSentencesOfTheContentAreComplete() {
    #expect(contentSentences.faults == [])
    let draw = ProblemTemplate.DrawError.noVariant(of: "t", tries: 1)
    #expect(draw.sentence(in: .english) == "No numbers were found for one of the problems.")
    #expect(draw.sentence(in: .german) == "Für eine der Aufgaben wurden keine Zahlen gefunden.")
  }
}
