// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct ResponseTests {
  @Test(arguments: [
    (QuizResponse.choice("b"), #"{"choice":"b"}"#),
    (.choices(["a", "c"]), #"{"choices":["a","c"]}"#),
    (.choices([]), #"{"choices":[]}"#), (.text("x \"y\""), #"{"text":"x \"y\""}"#),
    (.order(["b", "a"]), #"{"order":["b","a"]}"#), (.order([]), #"{"order":[]}"#),
    (.pairs(["b": "x", "a": "y"]), #"{"pairs":{"a":"y","b":"x"}}"#),
    (.pairs([:]), #"{"pairs":{}}"#),
    (.gaps(["2": "iron", "1": "oxygen"]), #"{"gaps":{"1":"oxygen","2":"iron"}}"#),
  ])
  func isAnObjectWithOneKey(response: QuizResponse, text: String) throws {
    try expectJSON(response, text)
  }

  @Test func otherKeysArePassedOver() throws {
    #expect(try decode(QuizResponse.self, #"{"device":{},"choice":"a"}"#) == .choice("a"))
  }

  @Test(arguments: [
    "{}", #"{"choice":"a","text":"a"}"#, #"{"choice":1}"#, #"{"choice":null}"#, #""a""#,
    #"{"choices":"a"}"#, #"{"choices":[1]}"#, #"{"text":["a"]}"#, "null",
    #"{"order":"a"}"#, #"{"order":{"a":1}}"#, #"{"pairs":["a","b"]}"#, #"{"pairs":{"a":1}}"#,
    #"{"gaps":{"1":null}}"#, #"{"gaps":"x"}"#, #"{"gaps":{},"pairs":{}}"#,
  ])
  func anythingElseIsRefused(text: String) {
    #expect(throws: (any Error).self) { try decode(QuizResponse.self, text) }
  }

  @Test func picksAreListed() {
    #expect(QuizResponse.choice("a").picks == ["a"])
    #expect(QuizResponse.choices(["b", "a"]).picks == ["b", "a"])
    #expect(QuizResponse.text("a").picks == [])
    #expect(QuizResponse.order(["a"]).picks == [])
  }
}
