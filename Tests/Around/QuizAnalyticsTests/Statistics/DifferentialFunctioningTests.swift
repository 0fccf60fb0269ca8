// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizTestSupport
import Testing

@testable import QuizAnalytics

struct DifferentialFunctioningTests {
  private typealias Difference = ItemStatistics.DifferentialFunctioning

  /// Admissions to six departments of the University of California, Berkeley, in 1973: men admitted
  /// and rejected, women admitted and rejected.
  ///
  /// Source: P. J. Bickel, E. A. Hammel and J. W. O'Connell (Science 187, 1975), as in R's
  /// `UCBAdmissions`.
  private static let admissions: [MatchedAnswers] = [
    (512, 313, 89, 19), (353, 207, 17, 8), (120, 205, 202, 391), (138, 279, 131, 244),
    (53, 138, 94, 299), (22, 351, 24, 317),
  ].map {
    MatchedAnswers(
      rightInReference: $0.0,
      wrongInReference: $0.1,
      rightInFocal: $0.2,
      wrongInFocal: $0.3
    )
  }

  /// The figures that the documentation of R's `mantelhaen.test` prints: 1.4269, 0.9046968 and
  /// 0.7719074 to 1.0603298.
  @Test func theFiguresAreThoseOfTheLiterature() throws {
    let difference = try #require(Difference("p", Self.admissions))
    #expect(abs(difference.chiSquare - 1.4269) < 5e-5)
    let ratio = try #require(difference.oddsRatio)
    #expect(abs(ratio - 0.9046968) < 5e-8)
    let delta = try #require(difference.delta)
    let error = try #require(difference.standardError)
    #expect(abs(exponential(-(delta + 1.959963985 * error) / 2.35) - 0.7719074) < 5e-8)
    #expect(abs(exponential(-(delta - 1.959963985 * error) / 2.35) - 1.0603298) < 5e-8)
    #expect(difference.referenceCount == 2691 && difference.focalCount == 1835)
    #expect(difference.category == .negligible)
  }

  /// One level of 2n learners in each group; the delta of odds *r* is -2.35 ln *r*.
  @Test(
    arguments: [
      // ln 1.5 · 2.35 = 0.95 is below one unit, however sure it is.
      (600, 400, 500, 500, "A"),
      // ln 1.6 · 2.35 = 1.1.
      (640, 400, 500, 500, "B"),
      // ln 2 · 2.35 = 1.63: large where it is surely above 1, moderate where it is not, negligible
      // where it may be chance.
      (1000, 500, 1000, 1000, "C"), (160, 80, 120, 120, "B"), (12, 6, 8, 8, "A"),
      // The same against the first group.
      (1000, 1000, 1000, 500, "C"),
    ] as [(Double, Double, Double, Double, String)]
  )
  func theCategoryFollowsFromSizeAndCertainty(
    _ a: Double,
    _ b: Double,
    _ c: Double,
    _ d: Double,
    category: String
  ) throws {
    let level = MatchedAnswers(
      rightInReference: a,
      wrongInReference: b,
      rightInFocal: c,
      wrongInFocal: d
    )
    #expect(try #require(Difference("p", [level])).category.rawValue == category)
  }

  @Test func twoLearnersInEachGroupHaveOdds() {
    let level = MatchedAnswers(
      rightInReference: 1,
      wrongInReference: 1,
      rightInFocal: 1,
      wrongInFocal: 1
    )
    #expect(Difference("p", [level])?.oddsRatio == 1)
  }

  @Test func oddsThatAreNotFiniteAreLeftOut() throws {
    func difference(_ count: Double) -> Difference? {
      Difference("p", [MatchedAnswers(rightInReference: count, wrongInFocal: count)])
    }
    let clear = try #require(difference(20))
    #expect(clear.oddsRatio == nil && clear.delta == nil && clear.standardError == nil)
    #expect(clear.category == .large && clear.chiSquare > 30)
    #expect(try #require(difference(1)).category == .negligible)
    try expectRoundTrip(clear)
    for levels in [
      [], [MatchedAnswers()], [MatchedAnswers(rightInReference: 3, rightInFocal: 2)],
      [MatchedAnswers(rightInReference: 3, wrongInReference: 4)],
    ] {
      #expect(Difference("p", levels) == nil)
    }
  }

  /// Two levels, in the plainest way: every learner is looked up again for each problem.
  @Test func aLogIsComparedAsLearnerByLearner() {
    forEachSeed(0..<40) { generator in
      let (learners, problems) = (30, 4)
      let rows: [[Fraction?]] = (0..<learners).map { _ in
        (0..<problems).map { _ in
          generator.draw(below: 20) == 0 ? nil : Fraction(generator.draw(below: 2))
        }
      }
      let reference = Set((0..<14).map(AnswerSamples.learner))
      let focal = Set((12..<28).map(AnswerSamples.learner))
      let log = try AnswerSamples.log(rows)
      let found = log.differentialFunctioning(of: "quiz", between: reference, and: focal)
      let whole = rows.map { row in row.allSatisfy { $0 != nil } ? row.compactMap(\.self) : [] }
      for problem in 0..<problems {
        let levels = (0...problems).map { score in
          func count(_ learners: Range<Int>, _ value: Fraction) -> Double {
            Double(
              learners.count { learner in
                let row = whole[learner]
                return !row.isEmpty && row.count { $0 == 1 } == score && row[problem] == value
              }
            )
          }
          return MatchedAnswers(
            rightInReference: count(0..<14, 1),
            wrongInReference: count(0..<14, 0),
            rightInFocal: count(14..<28, 1),
            wrongInFocal: count(14..<28, 0)
          )
        }
        let id = AnswerSamples.problem(problem)
        try #require(found.first { $0.id == id } == Difference(id, levels))
      }
      // The other way round the difference has the other sign.
      let back = log.differentialFunctioning(
        of: "quiz",
        between: focal.subtracting(reference),
        and: reference
      )
      for (difference, opposite) in zip(found, back) {
        try #require(difference.category == opposite.category)
        guard let one = difference.delta, let other = opposite.delta else { continue }
        try #require(abs(one + other) < 1e-9)
      }
    }
  }

  /// Learners of two groups of which one is weaker by a logit; the first of 20 problems is harder
  /// for it by another 1.2 logits.
  @Test func aProblemThatIsUnfairIsFoundAmongGroupsOfOtherAbility() throws {
    var generator = SeededGenerator(seed: 5)
    var simulated = SimulatedClass(learners: 800, problems: 20, using: &generator)
    for learner in 400..<800 { simulated.abilities[learner] -= 1 }
    var rows = simulated.rows(using: &generator)
    for learner in 400..<800 {
      let distance = simulated.abilities[learner] - simulated.difficulties[0] - 1.2
      rows[learner][0] = generator.drawUniform() < 1 / (1 + exponential(-distance)) ? 1 : 0
    }
    let found = try AnswerSamples.log(rows).differentialFunctioning(
      of: "quiz",
      between: Set((0..<400).map(AnswerSamples.learner)),
      and: Set((400..<800).map(AnswerSamples.learner))
    )
    #expect(found.count == 20)
    #expect(found[0].category == .large)
    // A logit is 2.35 units of delta.
    #expect(abs(try #require(found[0].delta) + 2.35 * 1.2) < 2 * (found[0].standardError ?? 0))
    #expect(found.dropFirst().count { $0.category == .negligible } >= 17)
    #expect(found.dropFirst().allSatisfy { $0.category != .large })
    try expectRoundTrip(found[0])
  }
}
