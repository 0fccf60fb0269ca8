// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

@testable import Gamification

/// The contract of the bonus below a line.
@Suite struct CatchUpBonusTests {
  private static let multipliers: [(Int, Int)] = [
    (1, 1), (2, 1), (3, 1), (10, 1), (3, 2), (5, 2), (7, 3), (101, 100), (1000, 999), (1000, 1),
  ]

  /// Points for which a member gets a bonus, from a gap below the line of which some points were
  /// made up.
  private func total(
    after work: Int,
    from gap: Int,
    _ multiplier: Fraction,
    rest: Int? = nil
  ) -> Int {
    work + CatchUpBonus.bonus(for: work, gap: gap, multiplier: multiplier, rest: rest)
  }

  @Test(arguments: [
    (work: 20, gap: 100, bonus: 20),
    (work: 10, gap: 25, bonus: 10),
    // Below the line 15 points count twice; the other 5 do not.
    (work: 20, gap: 30, bonus: 15),
    (work: 20, gap: 25, bonus: 12),
    (work: 20, gap: 1, bonus: 0),
    (work: 20, gap: 0, bonus: 0),
    (work: 20, gap: -50, bonus: 0),
    (work: 0, gap: 50, bonus: 0),
  ])
  func doubledPointsEndAtTheLine(work: Int, gap: Int, bonus: Int) {
    #expect(CatchUpBonus.bonus(for: work, gap: gap, multiplier: 2) == bonus)
  }

  @Test(arguments: multipliers)
  func aTodoEarnsWhatItsPartsEarn(numerator: Int, denominator: Int) throws {
    let multiplier = try Fraction(numerator, denominator)
    for gap in -3...60 {
      for work in 0...40 {
        let whole = total(after: work, from: gap, multiplier)
        for part in 0...work {
          let first = total(after: part, from: gap, multiplier)
          let second = total(after: work - part, from: gap - first, multiplier)
          try #require(first + second == whole, "\(part) and \(work - part) from \(gap)")
        }
      }
    }
  }

  @Test(arguments: multipliers)
  func moreWorkOrMorePointsNeverMeanFewerPoints(numerator: Int, denominator: Int) throws {
    let multiplier = try Fraction(numerator, denominator)
    for gap in -3...80 {
      for work in 0...60 {
        let points = total(after: work, from: gap, multiplier)
        try #require(points >= work)
        try #require(total(after: work + 1, from: gap, multiplier) > points)
        // Who was ahead stays ahead.
        try #require(total(after: work, from: gap - 1, multiplier) + 1 >= points)
      }
    }
  }

  @Test(arguments: multipliers)
  func theBonusIsWhatTheMultiplierGivesUpToTheLine(numerator: Int, denominator: Int) throws {
    let multiplier = try Fraction(numerator, denominator)
    for gap in 0...80 {
      for work in 0...60 {
        let points = total(after: work, from: gap, multiplier)
        // Nothing above the line comes from the bonus.
        try #require(points <= max(gap, 0) + work)
        let most = try (multiplier * Fraction(work)).rounded(.up)
        try #require(points <= most + numerator / denominator)
        if points > gap {
          // The line was reached by work that could not have been less.
          let needed = try (Fraction(gap) / multiplier).rounded(.up)
          try #require(points == gap + work - needed)
        }
      }
    }
  }

  @Test func aLimitIsReachedInWhateverPiecesTheWorkComes() {
    forEachSeed { generator in
      let multiplier = try Fraction(2 + generator.draw(below: 5), 1 + generator.draw(below: 2))
      let gap = generator.draw(below: 200)
      let limit = generator.draw(below: 60)
      let pieces = (0..<8).map { _ in generator.draw(below: 30) }
      var (points, granted) = (0, 0)
      for piece in pieces {
        let bonus = CatchUpBonus.bonus(
          for: piece,
          gap: gap - points,
          multiplier: multiplier,
          rest: limit - granted
        )
        points += piece + bonus
        granted += bonus
      }
      let work = pieces.reduce(0, +)
      try #require(points == total(after: work, from: gap, multiplier, rest: limit))
    }
  }

  @Test(arguments: multipliers)
  func noNumberIsTooLarge(numerator: Int, denominator: Int) throws {
    let multiplier = try Fraction(numerator, denominator)
    for gap in [Int.max, Int.max / 2, Int.min] {
      for work in [0, 1, Int.max / 2] {
        #expect(CatchUpBonus.bonus(for: work, gap: gap, multiplier: multiplier) >= 0)
      }
    }
  }
}
