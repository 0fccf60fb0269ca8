// SPDX-License-Identifier: Apache-2.0
import Gamification
import Testing

@Suite struct LeaderboardErrorTests {
  @Test(arguments: [
    (LeaderboardError.unknownMember("ada"), "the board has no member \"ada\""),
    (.duplicateMember("ada"), "the member \"ada\" stands twice among the rows"),
    (
      .dateOutOfRange("ada"),
      "the date at which \"ada\" reached the score is too far away to be stored"
    ),
    (.invalidPageSize(0), "a page of 0 rows, expected at least 1"),
    (.scoreOverflow("ada"), "the score of \"ada\" would not fit into 64 bits"),
    (.periodEnded("ada"), "the score of \"ada\" is for a period that is over"),
  ])
  func everyErrorSaysWhatWentWrong(error: LeaderboardError, sentence: String) {
    #expect(error.description == sentence)
  }
}
