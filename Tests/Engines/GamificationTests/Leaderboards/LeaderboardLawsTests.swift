// SPDX-License-Identifier: Apache-2.0
import Gamification
import LudusTestSupport
import Testing

/// What holds for every board, whatever was done to it.
@Suite struct LeaderboardLawsTests {
  @Test(arguments: RankingPolicy.Criterion.allCases)
  func aBoardIsItsSortedEntriesThroughAnySequenceOfChanges(criterion: RankingPolicy.Criterion) {
    forEachSeed(0..<40) { generator in
      let policy = generator.draw(below: 2) == 0 ? RankingPolicy.dense : .standard
      var board = Leaderboard(policy: policy, criterion: criterion)
      var reference: [Member.ID: Leaderboard.Entry] = [:]
      for step in 0..<120 {
        let member: Member.ID = "m\(generator.draw(below: 40))"
        switch generator.draw(below: 6) {
        case 0:
          let removed = board.remove(member)
          try #require(removed == reference.removeValue(forKey: member))
        case 1 where reference[member] != nil:
          try board.setTitle("t\(step)", of: member)
          reference[member]?.title = "t\(step)"
        default:
          let score = generator.drawScore()
          try board.set(score, of: member)
          reference[member, default: .init(member, score)].score = score
        }
        if step % 20 == 19 {
          try check(board, against: Array(reference.values), &generator)
        }
      }
      let anew = try Leaderboard(reference.values, policy: policy, criterion: criterion)
      try #require(anew == board)
    }
  }

  private func check(
    _ board: Leaderboard,
    against entries: [Leaderboard.Entry],
    _ generator: inout SeededGenerator
  ) throws {
    let sorted = referenceOrder(entries)
    try #require(board.entries == sorted)
    try #require(board.count == sorted.count)
    let values = sorted.map {
      $0.score.points * 10 + (board.criterion == .points ? 0 : $0.score.achievements)
    }
    try #require(sorted.map { board.rank(of: $0.member) } == referenceRanks(values, board.policy))
    for policy in RankingPolicy.allCases {
      var board = board
      board.policy = policy
      let whole = board.standings
      let ranks = referenceRanks(values, policy)
      try #require(whole.map(\.rank) == ranks)
      try #require(whole.map(\.position) == Array(1..<sorted.count + 1))
      try #require(whole.map(\.member) == sorted.map(\.member))
      try #require(whole.map(\.title) == sorted.map(\.title))
      try #require(sorted.map { board.rank(of: $0.member) } == ranks)

      let size = generator.draw(below: 9) + 1
      var pages: [Leaderboard.Standing] = []
      for number in 0..<sorted.count / size + 2 {
        pages += try board.page(number, size: size).standings
      }
      try #require(pages == whole)

      guard let viewer = generator.drawElement(of: sorted)?.member else { continue }
      let (before, after) = (generator.draw(below: 5), generator.draw(below: 5))
      let neighbors = board.standings(around: viewer, before: before, after: after)
      let index = try #require(whole.firstIndex { $0.member == viewer })
      try #require(
        neighbors
          == Array(whole[max(0, index - before)...min(whole.count - 1, index + after)])
      )
      try #require(board.standing(of: viewer) == whole[index])
      let page = try #require(try board.page(of: viewer, size: size))
      try #require(page.standings.contains(whole[index]))
    }
  }

  @Test func ordinalRanksAreAPermutation() {
    forEachSeed(0..<50) { generator in
      let board = try generator.drawBoard(upTo: 60, policy: .ordinal)
      try #require(board.standings.map(\.rank).sorted() == Array(1..<board.count + 1))
    }
  }

  @Test func theOrderInWhichMembersComeDoesNotMatter() {
    forEachSeed(0..<50) { generator in
      let board = try generator.drawBoard(upTo: 40, policy: .standard)
      var other = Leaderboard()
      for entry in generator.shuffled(board.entries) {
        try other.set(entry.score, of: entry.member)
        try other.setTitle(entry.title, of: entry.member)
      }
      try #require(other == board)
      try #require(try json(other) == (try json(board)))
    }
  }

  @Test func aCopyIsIndependent() {
    forEachSeed(0..<50) { generator in
      let original = try generator.drawBoard(upTo: 300, policy: .dense)
      let rows = original.standings
      var copy = original
      for entry in generator.draw(30, of: original.entries) {
        if generator.draw(below: 2) == 0 {
          copy.remove(entry.member)
        } else {
          try copy.set(generator.drawScore(), of: entry.member)
        }
      }
      try copy.set(.init(points: 1), of: "someone new")
      try #require(original.standings == rows)
      try #require(original.rank(of: "someone new") == nil)
      try #require(try Leaderboard(copy.entries, policy: .dense) == copy)
      try #require(try Leaderboard(original.entries, policy: .dense) == original)
    }
  }
}
