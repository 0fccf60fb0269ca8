// SPDX-License-Identifier: Apache-2.0
import Interchange
import LudusCore
import LudusTestSupport
import Testing

@Suite struct GIFTReadingTests {
  @Test func aWeightIsAShareOfTheCredit() throws {
    let question = try #require(
      GIFT.read(Array("Where from? {~Here ~%25%Near =There#Yes}".utf8)).questions.first
    )
    guard case .choices(let answers, let picksOne, _) = question.task else {
      Issue.record("\(question.task)")
      return
    }
    #expect(picksOne)
    #expect(answers.map(\.text.source) == ["Here", "Near", "There"])
    #expect(answers.map(\.fraction) == [0, try Fraction(1, 4), 1])
    #expect(answers[2].feedback?.source == "Yes")
  }

  @Test func trueOrFalseHasARemarkOnWrongAnswersAndOneOnRightOnes() throws {
    let question = try #require(
      GIFT.read(Array("Is it? {T#No#Yes #1}".utf8)).questions.first
    )
    guard case .truth(let isTrue, let right, let wrong) = question.task else {
      Issue.record("\(question.task)")
      return
    }
    #expect(isTrue)
    #expect([right?.source, wrong?.source] == ["Yes #1", "No"])
  }
}
