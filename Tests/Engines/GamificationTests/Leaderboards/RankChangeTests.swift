// SPDX-License-Identifier: Apache-2.0
import Gamification
import LudusTestSupport
import Testing

@Suite struct RankChangeTests {
  @Test func theDifferenceTellsWhoRoseFellCameAndLeft() throws {
    let earlier = try Leaderboard([
      .init("ada", .init(points: 9)), .init("bob", .init(points: 5)),
      .init("cid", .init(points: 3)),
      .init("dan", .init(points: 1)), .init("eve", .init(points: 1)),
    ])
    var later = earlier
    try later.set(.init(points: 10), of: "cid")
    try later.set(.init(points: 2), of: "fay")
    later.remove("dan")
    later.remove("eve")
    let changes = later.rankChanges(since: earlier)
    #expect(changes.map(\.member) == ["cid", "ada", "bob", "fay", "dan", "eve"])
    #expect(changes.map(\.before) == [3, 1, 2, nil, 4, 4])
    #expect(changes.map(\.after) == [1, 2, 3, 4, nil, nil])
    #expect(changes.map(\.rise) == [2, -1, -1, nil, nil, nil])
  }

  @Test func theDifferenceToItselfIsNone() {
    forEachSeed(0..<30) { generator in
      let board = try generator.drawBoard(upTo: 30, policy: .dense)
      let changes = board.rankChanges(since: board)
      try #require(changes.count == board.count)
      try #require(changes.allSatisfy { $0.rise == 0 })
    }
  }

  @Test func underOrdinalRanksRisesAndFallsOfTheSameMembersCancelOut() {
    forEachSeed(0..<30) { generator in
      let earlier = try generator.drawBoard(upTo: 30, policy: .ordinal)
      let later = try Leaderboard(
        earlier.entries.map { .init($0.member, generator.drawScore()) },
        policy: .ordinal
      )
      let changes = later.rankChanges(since: earlier)
      try #require(changes.reduce(0) { $0 + ($1.rise ?? 0) } == 0)
      for change in changes {
        try #require(change.before == earlier.rank(of: change.member))
        try #require(change.after == later.rank(of: change.member))
      }
    }
  }
}
