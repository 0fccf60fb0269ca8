// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Testing

@testable import Gamification

/// The players in order, sorted anew each time.
private func sortedPlayers(_ points: [Int]) -> [RankedScores.Entry] {
  points.indices
    .sorted { points[$0] != points[$1] ? points[$0] > points[$1] : $0 < $1 }
    .map { RankedScores.Entry(player: $0, points: points[$0]) }
}

@Suite struct RankedScoresTests {
  @Test func morePointsComeFirstAndThenTheLowerNumber() throws {
    var scores = RankedScores([20, 50, 50])
    #expect(scores.count == 3)
    #expect((0..<3).map { scores.rank(of: $0) } == [3, 1, 2])
    #expect(try scores.add(31, to: 0) == 51)
    #expect((0..<3).map { scores.rank(of: $0) } == [1, 2, 3])
    try scores.set(50, of: 0)
    #expect(scores.points(of: 0) == 50)
    #expect(scores.page(from: 1, count: 3).map(\.player) == [0, 1, 2])
    #expect(try scores.add(-100, to: 1) == -50)
    #expect(
      scores.page(from: 2, count: 9) == [
        .init(player: 2, points: 50), .init(player: 1, points: -50),
      ]
    )
  }

  @Test func whatNoPlayerHasIsRefused() {
    let scores = RankedScores([1, 2])
    for player in [-1, 2, Int.min, Int.max] {
      #expect(scores.points(of: player) == nil)
      #expect(scores.rank(of: player) == nil)
      expectRefusal(LeaderboardError.unknownPlayer(player), of: scores) {
        try $0.add(1, to: player)
      }
      expectRefusal(LeaderboardError.unknownPlayer(player), of: scores) {
        try $0.set(1, of: player)
      }
    }
    expectRefusal(LeaderboardError.unknownPlayer(0), of: RankedScores([])) { try $0.add(1, to: 0) }
  }

  @Test func pointsThatDoNotFitAreRefused() throws {
    var scores = RankedScores([0, Int.max, Int.min])
    expectRefusal(LeaderboardError.pointsOverflow(player: 1), of: scores) { try $0.add(1, to: 1) }
    expectRefusal(LeaderboardError.pointsOverflow(player: 2), of: scores) { try $0.add(-1, to: 2) }
    #expect(try scores.add(.max, to: 0) == .max)
    #expect(scores.page(from: 1, count: 3).map(\.player) == [0, 1, 2])
    #expect(try scores.add(.min, to: 1) == -1)
    #expect(scores.page(from: 1, count: 3).map(\.player) == [0, 1, 2])
    try scores.set(.min, of: 0)
    #expect(scores.page(from: 1, count: 3).map(\.player) == [1, 0, 2])
  }

  @Test func pagesReachNowhereOutside() {
    let scores = RankedScores([3, 2, 1])
    #expect(scores.page(from: 0, count: 2).map(\.player) == [0])
    #expect(scores.page(from: .min, count: .max).isEmpty)
    #expect(scores.page(from: .max, count: .max).isEmpty)
    #expect(scores.page(from: 1, count: .max).count == 3)
    #expect(scores.page(from: 1, count: -1).isEmpty)
    #expect(scores.page(from: 2, count: .min).isEmpty)
    #expect(RankedScores([]).page(from: 1, count: 10).isEmpty)
  }

  @Test(arguments: [1, 2, 3, 64, 65, 700, 5000])
  func ranksAndPagesAreThoseOfASortedArray(players: Int) {
    forEachSeed(0..<4) { generator in
      // Few values make ties, and now and then points are as extreme as can be.
      var points = (0..<players).map { _ in generator.draw(below: 50) }
      var scores = RankedScores(points)
      for step in 0..<60 {
        let player = generator.draw(below: players)
        if step == 40 {
          points[player] = generator.draw(below: 2) == 0 ? .max : .min
          try scores.set(points[player], of: player)
        } else if step % 3 == 0 {
          points[player] = generator.draw(below: 50)
          try scores.set(points[player], of: player)
        } else if let sum = try? scores.add(step - 30, to: player) {
          points[player] += step - 30
          try #require(sum == points[player])
        }
        if step % 20 == 0 || step > 57 {
          let sorted = sortedPlayers(points)
          try #require(scores.page(from: 1, count: players) == sorted)
          let place = generator.draw(below: players)
          try #require(scores.rank(of: sorted[place].player) == place + 1)
          try #require(
            scores.page(from: place + 1, count: 20) == Array(sorted[place...].prefix(20))
          )
        }
      }
      try #require(scores == RankedScores(points))
      try #require(scores.hashValue == RankedScores(points).hashValue)
    }
  }

  @Test func pointsAtTheEdgeOfWhatIsPackedKeepTheOrder() throws {
    // Three players take two bits, which leaves 62 for points.
    let edge = Int.max >> 2
    let values = [edge - 1, edge, edge + 1, -edge, -edge - 1, -edge - 2, 0]
    for first in values {
      for second in values {
        var scores = RankedScores([0, 0, 0])
        try scores.set(first, of: 2)
        try scores.set(second, of: 1)
        #expect(scores.page(from: 1, count: 3) == sortedPlayers([0, second, first]))
        #expect(
          RankedScores([0, second, first]).page(from: 1, count: 3)
            == sortedPlayers([0, second, first])
        )
        #expect(
          (0..<3).map { scores.rank(of: $0) }
            == (0..<3).map { player in
              sortedPlayers([0, second, first]).firstIndex { $0.player == player }.map { $0 + 1 }
            }
        )
      }
    }
  }

  @Test func aSinglePlayerMayHaveAnyPoints() throws {
    var scores = RankedScores([Int.min])
    for points in [Int.max, 0, -1, Int.min] {
      try scores.set(points, of: 0)
      #expect(scores.page(from: 1, count: 1) == [.init(player: 0, points: points)])
      #expect(scores.rank(of: 0) == 1)
    }
  }

  @Test func aCopyIsIndependent() throws {
    let original = RankedScores(0..<5000)
    var copy = original
    for player in 0..<2500 {
      try copy.add(10_000, to: player)
    }
    #expect(original == RankedScores(0..<5000))
    #expect(original.page(from: 1, count: 1).map(\.player) == [4999])
    #expect(copy.page(from: 1, count: 1).map(\.player) == [2499])
    #expect(copy != original)
    #expect(RankedScores([1]) != RankedScores([1, 1]))
  }
}
