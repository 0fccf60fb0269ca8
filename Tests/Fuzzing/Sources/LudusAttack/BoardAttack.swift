// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus
import LudusFuzzReaders

/// A leaderboard, beside a sorted array.
struct BoardAttack: Attack {
  private let criterion: RankingPolicy.Criterion
  private var board: Leaderboard
  private var entries: [Member.ID: Leaderboard.Entry] = [:]

  init(_ generator: inout SeededGenerator) {
    let policy = generator.pick(RankingPolicy.allCases)
    criterion = generator.pick(RankingPolicy.Criterion.allCases)
    board = Leaderboard(policy: policy, criterion: criterion)
  }

  mutating func step(_ generator: inout SeededGenerator) {
    stepOnBoard(&generator)
    look(&generator)
  }

  private mutating func stepOnBoard(_ generator: inout SeededGenerator) {
    let isOdd = generator.isDrawn(oneIn: 30)
    let member = Member.ID(isOdd ? generator.oddText() : "m\(generator.draw(below: 40))")
    let before = board
    do {
      switch generator.draw(below: 8) {
      case 0:
        let removed = board.remove(member)
        expect(removed == entries.removeValue(forKey: member), "another member is removed")
      case 1:
        let title = generator.isDrawn(oneIn: 3) ? nil : generator.oddText()
        try board.setTitle(title, of: member)
        entries[member]?.title = title
        expect(entries[member] != nil, "a title of nobody")
      case 2...3:
        let score = score(&generator)
        let way = generator.pick(Leaderboard.Operator.allCases)
        let old = entries[member]?.score.points
        let new = try board.submit(score, of: member, by: way)
        let points =
          switch way {
          case .set: score.points
          case .best: max(old ?? .min, score.points)
          case .increment: (old ?? 0) + score.points
          case .decrement: (old ?? 0) - score.points
          }
        expect(new.points == points, "\(way) leads to \(new.points), expected \(points)")
        entries[member, default: .init(member, new)].score = new
      default:
        let score = score(&generator)
        try board.set(score, of: member)
        // A board counts in milliseconds.
        var stored = score
        stored.reachedAt = board.entry(of: member)?.score.reachedAt
        let isLost = stored.reachedAt.map {
          $0.timeIntervalSince(score.reachedAt ?? start).magnitude >= 0.001
        }
        expect(
          isLost ?? (score.reachedAt != nil) == false,
          "a date is \(String(describing: stored.reachedAt))"
        )
        entries[member, default: .init(member, stored)].score = stored
      }
    } catch {
      expect(board == before, "a refused change is made: \(error)")
    }
  }

  private func score(_ generator: inout SeededGenerator) -> Leaderboard.Score {
    let isOdd = generator.isDrawn(oneIn: 12)
    return Leaderboard.Score(
      points: isOdd ? generator.oddNumber() : generator.draw(below: 6),
      achievements: isOdd ? generator.oddNumber() : generator.draw(below: 3),
      reachedAt: generator.pick([nil, start, start + 1, isOdd ? generator.oddDate() : start])
    )
  }

  private func look(_ generator: inout SeededGenerator) {
    let count = generator.isDrawn(oneIn: 9) ? generator.oddNumber() : generator.draw(below: 9)
    let other = generator.isDrawn(oneIn: 9) ? generator.oddNumber() : generator.draw(below: 9)
    let whole = generator.isDrawn(oneIn: 8) ? board.standings : nil
    let viewer = generator.drawElement(of: entries.keys.sorted())
    let top = board.top(count), some = board.standings(from: other, count: count)
    let around = viewer.map { board.standings(around: $0, before: count, after: other) }
    let page = try? board.page(other, size: count)
    guard let whole else { return }
    expect(top == Array(whole.prefix(max(count, 0))), "the first \(count)")
    let (end, isFar) = other.addingReportingOverflow(max(count, 0))
    let from = whole.filter { $0.position >= other && (isFar || $0.position < end) }
    expect(some == from, "\(count) from \(other): \(some)")
    if let viewer, let around, count >= 0, other >= 0,
      let index = whole.firstIndex(where: { $0.member == viewer })
    {
      let first = index - min(index, count), rest = whole.count - 1 - index
      expect(around == Array(whole[first...(index + min(other, rest))]), "around \(viewer)")
    }
    if let page {
      let rows =
        (1...max(whole.count, 1)).contains(other)
        ? whole.dropFirst((other - 1) * min(count, whole.count)) : []
      expect(page.standings == Array(rows.prefix(count)), "page \(other) of \(count)")
    }
  }

  func check(_ generator: inout SeededGenerator) {
    let sorted = referenceOrder(Array(entries.values))
    expect(board.entries == sorted, "the order: \(board.entries), expected \(sorted)")
    for policy in RankingPolicy.allCases {
      var board = board
      board.policy = policy
      let ranks = referenceRanks(places(of: sorted), policy)
      expect(board.standings.map(\.rank) == ranks, "ranks under \(policy): \(board.standings)")
      expect(sorted.map { board.rank(of: $0.member) } == ranks, "single ranks under \(policy)")
    }
    if sorted.allSatisfy({ ($0.score.reachedAt?.timeIntervalSince1970 ?? 0).magnitude < 1e11 }) {
      expectRoundTrip(board)
    }
    let again = try? Leaderboard(
      generator.shuffled(sorted),
      policy: board.policy,
      criterion: criterion
    )
    expect(again == board, "the order of arrival matters")
  }

  /// What decides on the rank of each entry, as numbers that may not overflow.
  private func places(of sorted: [Leaderboard.Entry]) -> [Int] {
    var place = 0
    return sorted.indices.map { index in
      let (one, other) = (sorted[max(index - 1, 0)].score, sorted[index].score)
      let isTie =
        one.points == other.points
        && (criterion == .points || one.achievements == other.achievements)
      place -= isTie ? 0 : 1
      return place
    }
  }
}
