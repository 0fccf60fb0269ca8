// SPDX-License-Identifier: Apache-2.0
import Gamification
import LudusTestSupport
import Testing

@Suite struct AnonymousStandingTests {
  @Test func onlyTheBestAndTheViewerAreNamed() throws {
    let board = try Leaderboard(
      (1...6).map { .init("m\($0)", .init(points: -$0), title: "t\($0)") }
    )
    let rows = board.anonymized(showingTop: 2, viewer: "m5")
    #expect(rows.map(\.member) == ["m1", "m2", nil, nil, "m5", nil])
    #expect(rows.map(\.title) == ["t1", "t2", nil, nil, "t5", nil])
    #expect(rows.map(\.isViewer) == [false, false, false, false, true, false])
    #expect(rows.map(\.isHidden) == [false, false, true, true, false, true])
    #expect(rows.map(\.rank) == [1, 2, 3, 4, 5, 6])
    #expect(rows.map(\.points) == [-1, -2, -3, -4, -5, -6])
    #expect(rows.map(\.id) == [1, 2, 3, 4, 5, 6])
  }

  @Test func aViewerAmongTheBestIsMarkedThere() throws {
    let board = try Leaderboard((1...4).map { .init("m\($0)", .init(points: -$0)) })
    let rows = board.anonymized(showingTop: 2, viewer: "m1")
    #expect(rows.map(\.isViewer) == [true, false, false, false])
    #expect(rows.map(\.member) == ["m1", "m2", nil, nil])
  }

  @Test(arguments: [nil, "nobody"] as [Member.ID?])
  func withoutAViewerOnlyTheBestAreNamed(viewer: Member.ID?) throws {
    let board = try Leaderboard((1...3).map { .init("m\($0)", .init(points: -$0)) })
    #expect(board.anonymized(showingTop: 1, viewer: viewer).map(\.member) == ["m1", nil, nil])
    #expect(board.anonymized(showingTop: -1, viewer: viewer).allSatisfy { $0.isHidden })
    #expect(!board.anonymized(showingTop: .max, viewer: viewer).contains { $0.isHidden })
    #expect(board.anonymized(showingTop: 1, around: "nobody", before: 1, after: 1).isEmpty)
  }

  @Test func whoIsTheBestIsNotDecidedByIdentifiers() throws {
    // Three who tie wholly stand at the second, third and fourth place.
    let points = [9, 5, 5, 5, 1]
    let board = try Leaderboard(points.enumerated().map { .init("m\($0)", .init(points: $1)) })
    let named = (0...5).map { count in
      board.anonymized(showingTop: count, viewer: nil).count { !$0.isHidden }
    }
    #expect(named == [0, 1, 1, 1, 4, 5])
  }

  @Test func theViewerStandsFirstAmongThoseWhoTieWholly() throws {
    let board = try Leaderboard((1...4).map { .init("m\($0)", .init(points: 7)) }, policy: .ordinal)
    let rows = board.anonymized(showingTop: 2, viewer: "m3")
    #expect(rows.map(\.member) == ["m3", nil, nil, nil])
    #expect(rows.map(\.rank) == [1, 2, 3, 4])
  }

  @Test(arguments: RankingPolicy.allCases)
  func theRowsHoldNothingOfTheHidden(policy: RankingPolicy) {
    forEachSeed(0..<60) { generator in
      let board = try generator.drawBoard(upTo: 25, policy: policy)
      let viewer = generator.drawElement(of: board.entries)?.member
      let rows = board.anonymized(showingTop: generator.draw(below: 6), viewer: viewer)
      try #require(rows.count == board.count)
      try #require(rows.count { !$0.isHidden } <= 6)
      let text = try json(rows)
      let named = Set(rows.compactMap(\.member))
      for entry in board.entries {
        try #require(text.contains(entry.member.rawValue) == named.contains(entry.member))
      }
      // All that a board without names shows stays.
      try #require(rows.map(\.points) == board.standings.map(\.points))
      try #require(rows.map(\.achievements) == board.standings.map(\.achievements))
      try #require(rows.map(\.rank) == board.standings.map(\.rank))
      try #require(rows.map(\.position) == board.standings.map(\.position))
      try #require(try decode([Leaderboard.AnonymousStanding].self, text) == rows)
    }
  }

  @Test(arguments: RankingPolicy.allCases)
  func theViewerFindsTheOwnFigures(policy: RankingPolicy) {
    forEachSeed(0..<60) { generator in
      let board = try generator.drawBoard(upTo: 25, policy: policy)
      let viewer = try assume(generator.drawElement(of: board.entries))
      let rows = board.anonymized(showingTop: generator.draw(below: 6), viewer: viewer.member)
      try #require(rows.filter(\.isViewer).count == 1)
      let row = try #require(rows.first { $0.isViewer })
      try #require(row.member == viewer.member)
      try #require(row.title == viewer.title)
      try #require(row.points == viewer.score.points)
      try #require(row.achievements == viewer.score.achievements)
      if policy != .ordinal {
        try #require(row.rank == board.rank(of: viewer.member))
      }
      // The place is the viewer's own but for those whom only identifiers order.
      let displaced = board.entries[row.position - 1]
      try #require(displaced.score == viewer.score)
    }
  }

  @Test(arguments: RankingPolicy.allCases)
  func callingTheHiddenOtherwiseChangesNothing(policy: RankingPolicy) {
    forEachSeed(0..<100) { generator in
      let board = try generator.drawBoard(upTo: 25, policy: policy)
      let viewer = generator.drawElement(of: board.entries)?.member
      let count = generator.draw(below: 8)
      let rows = board.anonymized(showingTop: count, viewer: viewer)
      let named = Set(rows.compactMap(\.member))
      let renamed = board.entries.map { entry in
        named.contains(entry.member)
          ? entry
          : Leaderboard.Entry("\(generator.draw(below: 10))\(entry.member)", entry.score)
      }
      let other = try Leaderboard(renamed, policy: policy)
      try #require(other.anonymized(showingTop: count, viewer: viewer) == rows)
      try #require(try json(other.anonymized(showingTop: count, viewer: viewer)) == json(rows))
    }
  }

  @Test func pagesAndNeighborsAreSlicesOfTheWhole() {
    forEachSeed(0..<60) { generator in
      let board = try generator.drawBoard(upTo: 25, policy: .modified)
      let viewer = generator.drawElement(of: board.entries)?.member
      let count = generator.draw(below: 8)
      let whole = board.anonymized(showingTop: count, viewer: viewer)
      let size = generator.draw(below: 7) + 1
      let pages = (0..<board.count / size + 1).flatMap {
        board.anonymized(showingTop: count, viewer: viewer, from: $0 * size + 1, count: size)
      }
      try #require(pages == whole)
      let chosen = try assume(viewer)
      let index = try assume(whole.firstIndex(where: \.isViewer))
      let (before, after) = (generator.draw(below: 5), generator.draw(below: 5))
      let neighbors = board.anonymized(
        showingTop: count,
        around: chosen,
        before: before,
        after: after
      )
      try #require(
        neighbors == Array(whole[max(0, index - before)...min(whole.count - 1, index + after)])
      )
      try #require(
        board.anonymized(showingTop: count, around: chosen, before: .max, after: .max) == whole
      )
    }
  }

  @Test func aHiddenRowIsWrittenWithoutWhatNamesItsMember() throws {
    let board = try Leaderboard([
      .init("ada", .init(points: 9, achievements: 1), title: "the Diligent"),
      .init("bob", .init(points: 5), title: "the Quick"), .init("cid", .init(points: 3)),
    ])
    let text = try json(board.anonymized(showingTop: 1, viewer: "cid"))
    #expect(
      text == """
        [{"achievements":1,"member":"ada","points":9,"position":1,"rank":1,"title":"the Diligent"},\
        {"points":5,"position":2,"rank":2},\
        {"isViewer":true,"member":"cid","points":3,"position":3,"rank":3}]
        """
    )
  }
}
