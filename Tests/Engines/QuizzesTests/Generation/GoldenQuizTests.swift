// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

/// Quizzes that must stay the same for ever.
///
/// All expected problems were computed apart from this code, by a script in another language.
struct GoldenQuizTests {
  /// p1 is liked and was wrong on day 1, p2 is disliked and was right on day 1, p3 was right on day
  /// 6.
  private func evidence() throws -> QuizEvidence {
    QuizEvidence(
      answers: AnswerLog([
        try Samples.answer("p1", right: false, on: 1), try Samples.answer("p2", right: true, on: 1),
        try Samples.answer("p3", right: true, on: 6),
      ]),
      popularity: Samples.popularity([("p1", 5, 0), ("p2", 0, 98)]),
      learner: "ada",
      at: day(8)
    )
  }

  private func problems(
    _ blueprint: Blueprint,
    _ evidence: QuizEvidence = .none,
    seed: UInt64 = 2016
  ) throws -> [Problem.ID] {
    try drawn(blueprint, from: Samples.taggedBank(), evidence: evidence, seed: seed).problemIDs
  }

  @Test func byFilter() throws {
    let filter = Blueprint.ProblemFilter(anyTags: ["easy", "mass"], noTags: ["hard"])
    #expect(try problems(Blueprint(count: 3) { $0.filter = filter }) == ["p1", "p2", "q3"])
  }

  @Test func byStrata() throws {
    let strata = [
      try Blueprint.Stratum(2, of: .set("s/acids")), try Blueprint.Stratum(1, of: .tag("mass")),
    ]
    let blueprint = try Blueprint(count: 4) { $0.strata = strata }
    #expect(try problems(blueprint) == ["q3", "q2", "p2", "p1"])
  }

  @Test func byPopularity() throws {
    let blueprint = try Blueprint(count: 4) { $0.weights = ProblemWeights(popularity: .standard) }
    let evidence = try evidence()
    #expect(try problems(blueprint, evidence) == ["p1", "p2", "q2", "q3"])
    #expect(try problems(blueprint, evidence, seed: 7) == ["q1", "p2", "q3", "q2"])
  }

  @Test func byPopularityMistakesAndRecency() throws {
    let weights = ProblemWeights(popularity: .standard, mistakes: .standard, recency: .standard)
    let blueprint = try Blueprint(count: 4) { $0.weights = weights }
    let evidence = try evidence()
    #expect(try problems(blueprint, evidence) == ["p1", "p3", "q2", "q3"])
    #expect(try problems(blueprint, evidence, seed: 7) == ["q2", "p1", "q3", "q1"])
  }

  @Test func byStrataAndWeights() throws {
    let blueprint = try Blueprint(count: 5) {
      $0.strata = [
        try Blueprint.Stratum(2, of: .set("s/acids")),
        try Blueprint.Stratum(1, of: .set("s/moles")),
      ]
      $0.weights = ProblemWeights(popularity: .standard)
    }
    #expect(try problems(blueprint, evidence()) == ["q2", "p1", "p4", "q3", "p2"])
  }

  @Test func byReview() throws {
    let evidence = QuizEvidence(
      answers: AnswerLog([
        try Samples.answer("p1", right: true, on: 6), try Samples.answer("p2", right: true, on: 5),
        try Samples.answer("p3", right: true, on: 5),
      ]),
      learner: "ada",
      at: day(7),
      calendar: testCalendar
    )
    let blueprint = try Blueprint(count: 4) { $0.review = SpacedReview() }
    #expect(try problems(blueprint, evidence) == ["p2", "p3", "q2", "q3"])
  }

  @Test func byPastMistakes() throws {
    let log = AnswerLog([
      try Samples.answer("p1", right: true, on: 1), try Samples.answer("p2", right: false, on: 1),
      try Samples.answer("p4", right: false, on: 1),
    ])
    let blueprint = try Blueprint(count: 10) { $0.answers = .wrongLast }
    #expect(
      try problems(blueprint, QuizEvidence(answers: log, learner: "ada")) == ["p2", "p4"]
    )
  }

  /// Enough draws that the sampler no longer looks through the drawn ones.
  @Test func byPopularityFromManyProblems() throws {
    let names = (0..<200).map { Problem.ID("n\($0)") }
    let popularity = Samples.popularity(names.enumerated().map { ($0.element, $0.offset % 40, 0) })
    let quiz = try drawn(
      Blueprint(count: 50) { $0.weights = ProblemWeights(popularity: .standard) },
      from: Samples.plainBank(names),
      evidence: QuizEvidence(popularity: popularity)
    )
    let expected = [
      31, 6, 144, 165, 128, 151, 102, 169, 172, 89, 65, 48, 197, 110, 199, 11, 76, 24, 155, 167,
      186,
      173, 97, 25, 30, 146, 82, 59, 185, 36, 135, 14, 105, 9, 63, 107, 29, 43, 0, 134, 189, 17, 187,
      108, 184, 139, 126, 119, 68, 154,
    ]
    #expect(quiz.problemIDs == expected.map { Problem.ID("n\($0)") })
  }
}
