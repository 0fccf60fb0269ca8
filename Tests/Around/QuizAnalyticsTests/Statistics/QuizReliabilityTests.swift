// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizAnalytics
import QuizTestSupport
import Testing

struct QuizReliabilityTests {
  // D. Rizopoulos, "ltm: An R package for latent variable modelling and item response theory
  // analyses" (Journal of Statistical Software 17, 2006), shows these figures for these data.
  @Test func alphaIsThatPublishedForLSAT6() throws {
    let log = try AnswerSamples.log(AnswerSamples.lsat6Rows)
    let reliability = log.reliability(of: "quiz")
    #expect(reliability.learnerCount == 1000)
    let alpha = try #require(reliability.alpha)
    #expect(abs(alpha - 0.2950) < 0.00005)
    let without = reliability.withoutItem.compactMap(\.alpha)
    #expect(reliability.withoutItem.map(\.id) == ["p00", "p01", "p02", "p03", "p04"])
    for (alpha, expected) in zip(without, [0.2754, 0.2376, 0.2168, 0.2459, 0.2663]) {
      #expect(abs(alpha - expected) < 0.00005)
    }
    // The published numbers of students with 0 ... 5 right answers give mean and deviation.
    let frequencies = [3, 20, 85, 237, 357, 298]
    let mean = frequencies.enumerated().map { Double($0.offset * $0.element) }.reduce(0, +) / 1000
    let squares = frequencies.enumerated().map { index, count in
      Double(count) * (Double(index) - mean) * (Double(index) - mean)
    }
    let deviation = (squares.reduce(0, +) / 999).squareRoot()
    #expect(abs(try #require(reliability.mean) - mean) < 1e-9)
    #expect(abs(try #require(reliability.standardDeviation) - deviation) < 1e-9)
    let error = try #require(reliability.standardError)
    #expect(abs(error - deviation * (1 - alpha).squareRoot()) < 1e-9)
  }

  // Alpha is also the mean of the halves' reliabilities by Flanagan and Rulon, as L. J. Cronbach
  // shows (Psychometrika 16, 1951). For four items there are three ways to halve.
  @Test func alphaIsTheMeanOfAllSplitHalves() {
    forEachSeed(0..<50) { generator in
      let scores = (0..<12).map { _ in (0..<4).map { _ in Double(generator.draw(below: 5)) } }
      let reliability = QuizReliability(problems: ["a", "b", "c", "d"], scores: scores)
      let total = Self.variance(scores.map { $0.reduce(0, +) })
      try assume(total > 0)
      let splits = [[0, 1], [0, 2], [0, 3]].map { half in
        let first = Self.variance(scores.map { row in half.map { row[$0] }.reduce(0, +) })
        let rest = (0..<4).filter { !half.contains($0) }
        let second = Self.variance(scores.map { row in rest.map { row[$0] }.reduce(0, +) })
        return 2 * (1 - (first + second) / total)
      }
      let alpha = reliability.alpha ?? .nan
      try #require(abs(alpha - splits.reduce(0, +) / 3) < 1e-9)
      for (index, without) in reliability.withoutItem.enumerated() {
        let others = scores.map { row in
          row.enumerated().filter { $0.offset != index }.map(\.element)
        }
        let kept = reliability.withoutItem.filter { $0.id != without.id }.map(\.id)
        try #require(
          without.alpha.map { ($0 * 1e9).rounded() }
            == QuizReliability(problems: kept, scores: others).alpha.map { ($0 * 1e9).rounded() }
        )
      }
    }
  }

  private static func variance(_ numbers: [Double]) -> Double {
    let mean = numbers.reduce(0, +) / Double(numbers.count)
    return numbers.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(numbers.count - 1)
  }

  @Test func whatIsNotDefinedIsNil() {
    let undefined: [([Problem.ID], [[Double]])] = [
      ([], []), ([], [[], []]), (["a"], [[1], [0]]), (["a", "b"], []), (["a", "b"], [[1, 0]]),
      (["a", "b"], [[1, 0], [0, 1], [1, 0]]), (["a", "b"], [[0.1, 0.2], [0.2, 0.1], [0.3, 0]]),
      (["a", "b"], [[1, 1], [1, 1]]), (["a", "b"], [[1], [0, 0, 0], []]),
      (["a", "b"], [[.nan, 1], [.infinity, 0]]),
      (["a", "b"], [[1e300, 1], [-1e300, 0], [0, 3]]),
      (["a", "b"], [[1e308, 1e308], [1e308, -1e308], [0, 3]]),
    ]
    for (problems, scores) in undefined {
      let reliability = QuizReliability(problems: problems, scores: scores)
      #expect(reliability.alpha == nil, "\(scores)")
      #expect(reliability.interval == nil)
      #expect(reliability.standardError == nil)
      #expect(reliability.mean?.isFinite ?? true)
      #expect(reliability.standardDeviation?.isFinite ?? true)
      #expect(reliability.withoutItem.allSatisfy { $0.alpha?.isFinite ?? true })
    }
  }

  @Test func alphaIsOneForItemsThatAgreeAndNegativeForThoseThatContradict() throws {
    let same = QuizReliability(problems: ["a", "b"], scores: [[0, 0], [1, 1], [1, 1]])
    #expect(same.alpha == 1)
    #expect(same.standardError == 0)
    #expect(same.interval == nil)
    let opposed = QuizReliability(
      problems: ["a", "b"],
      scores: [[0, 1], [1, 0], [1, 1], [2, 0]]
    )
    #expect(try #require(opposed.alpha) < 0)
    #expect(opposed.standardError == opposed.standardDeviation)
  }

  /// Scores of one factor with equal loadings, whose alpha is k·r / (1 + (k - 1)·r).
  @Test func roundingMakesAlphaNotMoreThanOne() {
    let scores = [0, 0, 0, 0, 1, 1, 1].map { Array(repeating: Double($0), count: 7) }
    let problems = (1...7).map { Problem.ID("p\($0)") }
    let reliability = QuizReliability(problems: problems, scores: scores)
    #expect(reliability.alpha == 1)
    #expect(reliability.standardError == 0)
  }

  @Test func theIntervalOfAlphaCoversItAsOftenAsItSays() throws {
    var generator = SeededGenerator(seed: 5)
    let problems = (0..<8).map { AnswerSamples.problem($0) }
    let expected = 8 * 0.3 / (1 + 7 * 0.3)
    var covered = 0
    for _ in 0..<400 {
      let scores = (0..<60).map { _ in
        let ability = 0.3.squareRoot() * generator.drawNormal()
        return problems.map { _ in ability + 0.7.squareRoot() * generator.drawNormal() }
      }
      let interval = try #require(QuizReliability(problems: problems, scores: scores).interval)
      covered += interval.contains(expected) ? 1 : 0
    }
    #expect((368...396).contains(covered), "\(covered) of 400")
  }

  @Test func onlyLearnersWhoAnsweredTheSameItemsAreCounted() throws {
    let log = try AnswerSamples.log([
      [1, 1, 0], [0, 0, 0], [1, 0, nil], [nil, 1, 1], [1, 1, 1], [nil, nil, 1],
    ])
    let expected = QuizReliability(
      problems: ["p00", "p01", "p02"],
      scores: [[1, 1, 0], [0, 0, 0], [1, 1, 1]]
    )
    #expect(log.reliability(of: "quiz") == expected)
    #expect(expected.learnerCount == 3)
    #expect(log.reliability(of: "other") == QuizReliability(problems: [], scores: []))
  }

  @Test func scoresCountByTheirPoints() throws {
    let log = try AnswerSamples.log([[1, 1], [0, 1], [1, 0]])
    let reliability = log.reliability(of: "quiz", points: ["p01": 3])
    #expect(
      reliability
        == QuizReliability(problems: ["p00", "p01"], scores: [[1, 3], [0, 3], [1, 0]])
    )
    #expect(abs(try #require(reliability.mean) - 8.0 / 3) < 1e-12)
    try expectRoundTrip(reliability)
  }
}
