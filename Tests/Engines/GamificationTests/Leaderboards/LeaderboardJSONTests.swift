// SPDX-License-Identifier: Apache-2.0
@testable import Gamification
import LudusTestSupport
import Testing

@Suite struct LeaderboardJSONTests {
  @Test func aBoardLeavesOutWhatIsTheDefault() throws {
    try expectJSON(Leaderboard(), #"{"members":[]}"#)
    try expectJSON(
      Leaderboard([.init("ada", .init(points: 30)), .init("bob", .init(points: -2))]),
      #"{"members":[{"member":"ada","points":30},{"member":"bob","points":-2}]}"#
    )
    try expectJSON(
      Leaderboard(
        [
          .init(
            "ada",
            .init(points: 30, achievements: 2, reachedAt: Date(timeIntervalSince1970: 1.5)),
            title: "the Diligent"
          )
        ],
        policy: .dense,
        criterion: .pointsAndAchievements
      ),
      """
      {"criterion":"pointsAndAchievements","members":[{"achievements":2,"member":"ada","points":30,\
      "reachedAt":1500,"title":"the Diligent"}],"policy":"dense"}
      """
    )
  }

  @Test func aRowLeavesOutWhatThereIsNot() throws {
    try expectJSON(
      Leaderboard.Standing(
        position: 2,
        rank: 1,
        member: "ada",
        points: 5,
        achievements: 0,
        title: nil
      ),
      #"{"member":"ada","points":5,"position":2,"rank":1}"#
    )
    try expectJSON(
      Leaderboard.Standing(
        position: 2,
        rank: 1,
        member: "ada",
        points: 5,
        achievements: 3,
        title: "t"
      ),
      #"{"achievements":3,"member":"ada","points":5,"position":2,"rank":1,"title":"t"}"#
    )
  }

  @Test func everyBoardIsReadAsItWasWritten() {
    forEachSeed(0..<50) { generator in
      try expectRoundTrip(try generator.drawBoard(upTo: 50, policy: .modified))
    }
  }

  @Test func membersMayStandInAnyOrder() throws {
    let board = try decode(
      Leaderboard.self,
      #"{"members":[{"member":"bob","points":1},{"member":"ada","points":2}]}"#
    )
    #expect(board.entries.map(\.member) == ["ada", "bob"])
  }

  @Test(arguments: [
    "[]", "{}", #"{"members":{}}"#, #"{"members":[{}]}"#, #"{"members":[{"member":"a"}]}"#,
    #"{"members":[{"points":1}]}"#, #"{"members":[{"member":"a","points":1.5}]}"#,
    #"{"members":[{"member":"a","points":9223372036854775808}]}"#,
    #"{"members":[{"member":"a","points":1,"reachedAt":9223372036854775807}]}"#,
    #"{"members":[],"policy":"1224"}"#, #"{"members":[],"criterion":"luck"}"#,
    #"{"members":[{"member":"a","points":1},{"member":"a","points":1}]}"#,
  ])
  func whatIsNoBoardIsRefused(text: String) {
    #expect(throws: (any Error).self) { try decode(Leaderboard.self, text) }
  }

  @Test func aMemberWhoStandsTwiceIsNamed() throws {
    let text = #"{"members":[{"member":"ada","points":1},{"member":"ada","points":2}]}"#
    #expect(
      contentFaults(RuleFault.self) { _ = try decode(Leaderboard.self, text) }
        == ["members: the member \"ada\" stands twice among the rows"]
    )
  }

  @Test func aScoreOutsideABoardMayHaveADateThatCannotBeWritten() {
    let score = Leaderboard.Score(points: 1, reachedAt: Date(timeIntervalSince1970: .nan))
    #expect(throws: EncodingError.self) { try json(score) }
    #expect(throws: EncodingError.self) { try json(Leaderboard.Entry("ada", score)) }
  }

  @Test(arguments: RankingPolicy.allCases)
  func policiesAreWrittenAsTheyAreCalled(policy: RankingPolicy) throws {
    try expectJSON([policy], "[\"\(policy)\"]")
  }

  @Test(arguments: RankingPolicy.Criterion.allCases)
  func criteriaAreWrittenAsTheyAreCalled(criterion: RankingPolicy.Criterion) throws {
    try expectJSON([criterion], "[\"\(criterion)\"]")
  }
}
