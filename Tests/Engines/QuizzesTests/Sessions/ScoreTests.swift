// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct ScoreTests {
  @Test func isWrittenAsNumbersOrPercent() throws {
    let score = try QuizScore(earned: Fraction(20, 3), possible: 10)
    #expect(score.description == "20/3 of 10")
    #expect(score.formatted(.points) == "20/3 of 10")
    #expect(score.formatted(.percent) == "67 %")
    #expect(score.fraction == (try Fraction(2, 3)))
  }

  @Test func nothingOfNothingIsNothing() throws {
    let score = try QuizScore(earned: 0, possible: 0)
    #expect(score.fraction == 0)
    #expect(score.formatted(.percent) == "0 %")
  }

  @Test(arguments: [
    #"{"earned":5,"possible":3}"#, #"{"earned":-1,"possible":3}"#, #"{"earned":0,"possible":-1}"#,
    #"{"earned":2,"possible":3,"pending":2}"#, #"{"earned":1,"possible":3,"pending":-1}"#,
    #"{"earned":1,"possible":3,"bonus":-1}"#, #"{"earned":1,"possible":3,"bonus":2}"#,
    #"{"earned":0,"possible":-9223372036854775808,"pending":9}"#,
    #"{"earned":3,"possible":0}"#, #"{"earned":0,"possible":-9223372036854775808}"#, "{}",
  ])
  func whatCannotBeEarnedIsNotRead(text: String) {
    #expect(throws: ContentError<JSONFault>.self) { try decode(QuizScore.self, text) }
  }

  @Test func survivesJSON() throws {
    try expectJSON(
      try QuizScore(earned: Fraction(1, 2), possible: 3),
      #"{"earned":"1/2","possible":3}"#
    )
    try expectJSON(
      try QuizScore(earned: Fraction(9, 2), possible: 6, bonus: Fraction(1, 2), pending: 2),
      #"{"bonus":"1/2","earned":"9/2","pending":2,"possible":6}"#
    )
  }
}

extension ScoreTests {
  /// The exact share of 7 or 100 parts of it would not fit into 64 bits.
  @Test(arguments: [(1, "100 %"), (7, "14 %"), (1000, "0 %")])
  func aShareThatDoesNotFitIsRounded(possible: Int, percentage: String) throws {
    let nearlyOne = try Fraction(Int.max - 1, Int.max)
    let score = try QuizScore(earned: nearlyOne, possible: Fraction(possible))
    #expect(score.formatted(.percent) == percentage)
    #expect(abs(Double(score.fraction) * Double(possible) - 1) < 1e-3)
  }
}
