// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct WeightPolicyTests {
  /// The factors of problems by the only policy of some weights.
  private func factors(
    _ weights: ProblemWeights,
    _ evidence: QuizEvidence,
    of problems: [Problem.ID] = ["p1", "p2", "p3", "p4"]
  ) throws -> [Int] {
    let blueprint = try Blueprint(count: 1) { $0.weights = weights }
    let odds = try QuizLottery(of: Samples.taggedBank(), blueprint, evidence: evidence).odds
    return problems.compactMap { problem in
      odds.first { $0.problem == problem }.flatMap { $0.factors.first?.percent }
    }
  }

  private func reasons(_ weights: ProblemWeights, _ evidence: QuizEvidence) throws -> [String] {
    let blueprint = try Blueprint(count: 1) {
      $0.sets = ["s/acids"]
      $0.weights = weights
    }
    return try QuizLottery(of: Samples.taggedBank(), blueprint, evidence: evidence).odds
      .flatMap(\.factors).map(\.description)
  }

  @Test func popularProblemsWeighMore() throws {
    let popularity = Samples.popularity([("p1", 5, 0), ("p2", 0, 98), ("p3", 4, 0), ("q1", 3, 3)])
    let evidence = QuizEvidence(popularity: popularity)
    let standard = ProblemWeights(popularity: .standard)
    // 20 + 80 · 6/7, 20 + 80 · 1/100, and halfway for four votes and for none.
    #expect(try factors(standard, evidence) == [88, 20, 60, 60])
    #expect(try factors(standard, evidence, of: ["q1"]) == [60])
    let steep = ProblemWeights(popularity: try ProblemWeights.PopularityWeight(floor: 1))
    #expect(try factors(steep, evidence) == [85, 1, 50, 50])
    #expect(
      try reasons(standard, evidence) == [
        "88 % (votes: 5 for, 0 against)", "20 % (votes: 0 for, 98 against)",
        "60 % (too few votes: 4 for, 0 against)", "60 % (too few votes: 0 for, 0 against)",
      ]
    )
  }

  @Test func anAnswerOfAClockThatRunsAheadCountsAsGivenNow() throws {
    let log = AnswerLog([try Samples.answer("p1", right: true, on: 5)])
    let evidence = QuizEvidence(answers: log, learner: "ada", at: day(3))
    #expect(
      try factors(ProblemWeights(recency: .standard), evidence) == [
        ProblemWeights.RecencyWeight.standard.floor, 100, 100, 100,
      ]
    )
  }

  @Test func pastMistakesWeighMore() throws {
    let log = AnswerLog([
      try Samples.answer("p1", right: false, on: 1), try Samples.answer("p2", right: true, on: 1),
      try Samples.answer("p3", right: false, on: 1), try Samples.answer("p3", right: true, on: 2),
      try Samples.answer("p4", by: "bob", right: false, on: 1),
    ])
    let evidence = QuizEvidence(answers: log, learner: "ada")
    let standard = ProblemWeights(mistakes: .standard)
    #expect(try factors(standard, evidence) == [100, 30, 30, 60])
    let own = ProblemWeights(
      mistakes: try ProblemWeights.MistakeWeight {
        $0.wrong = 90
        $0.unanswered = 2
        $0.correct = 1
      }
    )
    #expect(try factors(own, evidence) == [90, 1, 1, 2])
    #expect(
      try reasons(standard, evidence) == [
        "100 % (wrong the last time)", "30 % (right the last time)", "30 % (right the last time)",
        "60 % (not done before)",
      ]
    )
  }

  @Test func problemsOfTheDifficultyWishedForWeighMore() throws {
    var records: [AnswerLog.Record] = []
    for (number, learner) in (["l1", "l2", "l3", "l4", "l5"] as [Learner.ID]).enumerated() {
      // p1: 100 percent, p2: 60 percent; p3 has too few learners.
      records.append(try Samples.answer("p1", by: learner, right: true, on: 1))
      records.append(try Samples.answer("p2", by: learner, right: number < 3, on: 1))
      // Whoever meets a problem again says nothing about how difficult it is.
      records.append(try Samples.answer("p2", by: learner, right: true, on: 2))
      if number < 4 {
        records.append(try Samples.answer("p3", by: learner, right: true, on: 1))
      }
    }
    let evidence = QuizEvidence(answers: AnswerLog(records))
    let tags = ["easy": 85, "hard": 35]
    let weights = ProblemWeights(
      difficulty: try ProblemWeights.DifficultyWeight(target: 70) { $0.tags = tags }
    )
    #expect(try factors(weights, evidence) == [70, 90, 65, 65])
    #expect(try factors(weights, .none) == [85, 85, 65, 65])
    let untagged = ProblemWeights(
      difficulty: try ProblemWeights.DifficultyWeight(target: 0) { $0.floor = 30 }
    )
    #expect(try factors(untagged, evidence) == [30, 40, 65, 65])
    #expect(
      try reasons(weights, evidence) == [
        "70 % (facility 100 % from 5 learners)", "90 % (facility 60 % from 5 learners)",
        "65 % (facility 35 % by the tag hard)", "65 % (facility 35 % by the tag hard)",
      ]
    )
    #expect(try reasons(untagged, evidence).last == "65 % (difficulty not known)")
  }

  @Test func partsOfProblemsCountForTheirFacility() throws {
    let parts = [try Fraction(1, 3), try Fraction(1, 2), 1]
    let records = try parts.enumerated().map { number, part in
      try Samples.answer("p1", by: Learner.ID("l\(number)"), right: false, on: 1, credit: part)
    }
    let weight = try ProblemWeights.DifficultyWeight(target: 61) { $0.minimumAnswers = 3 }
    // 33, 50 and 100 percent: 61 on average.
    #expect(
      try factors(
        ProblemWeights(difficulty: weight),
        QuizEvidence(answers: AnswerLog(records)),
        of: ["p1"]
      ) == [100]
    )
  }

  @Test func problemsDoneLongAgoWeighMore() throws {
    let log = AnswerLog([
      try Samples.answer("p1", right: true, on: 0), try Samples.answer("p2", right: true, on: 5),
      try Samples.answer("p3", right: false, on: 10), try Samples.answer("p1", right: true, on: 8),
    ])
    func evidence(_ days: Double) -> QuizEvidence {
      QuizEvidence(answers: log, learner: "ada", at: day(days))
    }
    let weights = ProblemWeights(recency: try ProblemWeights.RecencyWeight(days: 10, floor: 20))
    #expect(try factors(weights, evidence(10)) == [36, 60, 20, 100])
    #expect(try factors(weights, evidence(15)) == [76, 100, 60, 100])
    #expect(try factors(weights, evidence(99)) == [100, 100, 100, 100])
    // A clock that was set back.
    #expect(try factors(weights, evidence(0)) == [20, 20, 20, 100])
    #expect(
      try reasons(weights, evidence(10)) == [
        "36 % (done 2 days ago)", "60 % (done 5 days ago)", "20 % (done 0 days ago)",
        "100 % (not done before)",
      ]
    )
    #expect(throws: QuizGenerationError.dateIsMissing) {
      try factors(weights, QuizEvidence(answers: log, learner: "ada"))
    }
  }

  @Test func datesAtTheEndsOfTimeDoNotOverflow() throws {
    let far = 1e12
    for (answered, now) in [(far, -far), (-far, far), (far, far)] {
      let log = AnswerLog([
        try AnswerLog.Record(
          learner: "ada",
          quiz: "q",
          problem: "p1",
          set: "s",
          responses: [],
          credit: 0,
          isFirstTryCorrect: false,
          date: Date(timeIntervalSince1970: answered)
        )
      ])
      let evidence = QuizEvidence(
        answers: log,
        learner: "ada",
        at: Date(timeIntervalSince1970: now),
        calendar: testCalendar
      )
      let weights = ProblemWeights(recency: try ProblemWeights.RecencyWeight(days: 36_500))
      let factor = try factors(weights, evidence, of: ["p1"])[0]
      #expect(factor == (now > answered ? 100 : 10))
      let review = try Blueprint(count: 9) { $0.review = SpacedReview(filling: .any) }
      #expect(try drawn(review, from: Samples.taggedBank(), evidence: evidence).items.count == 7)
    }
  }

  @Test func everyNumberOutOfRangeIsTold() {
    func faults(_ body: () throws -> Void) -> [String] { contentFaults(ProblemFault.self, body) }
    #expect(
      faults { _ = try ProblemWeights.PopularityWeight(floor: 0) } == [
        "floor: 0, expected 1 to 100"
      ]
    )
    #expect(
      faults {
        _ = try ProblemWeights.MistakeWeight {
          $0.wrong = 101
          $0.unanswered = 0
          $0.correct = -1
        }
      } == [
        "wrong: 101, expected 1 to 100", "unanswered: 0, expected 1 to 100",
        "correct: -1, expected 1 to 100",
      ]
    )
    #expect(
      faults {
        _ = try ProblemWeights.DifficultyWeight(target: 101) {
          $0.floor = .max
          $0.minimumAnswers = .min
          $0.tags = ["z": -1, "a": 101, "m": 50]
        }
      } == [
        "target: 101, expected 0 to 100", "floor: \(Int.max), expected 1 to 100",
        "minimumAnswers: \(Int.min), expected 1 to 1000000", "tags.a: 101, expected 0 to 100",
        "tags.z: -1, expected 0 to 100",
      ]
    )
    #expect(
      faults { _ = try ProblemWeights.RecencyWeight(days: 0, floor: 101) }
        == ["days: 0, expected 1 to 36500", "floor: 101, expected 1 to 100"]
    )
  }

  @Test func onlyThePoliciesThatMatterAreWritten() throws {
    try expectJSON(ProblemWeights.equal, "{}")
    try expectJSON(
      ProblemWeights(
        popularity: .standard,
        mistakes: .standard,
        difficulty: ProblemWeights.DifficultyWeight(target: 70),
        recency: .standard
      ),
      #"{"difficulty":{"target":70},"mistakes":{},"popularity":{},"recency":{}}"#
    )
    try expectJSON(
      ProblemWeights(
        popularity: ProblemWeights.PopularityWeight(floor: 5),
        mistakes: ProblemWeights.MistakeWeight {
          $0.wrong = 99
          $0.unanswered = 98
          $0.correct = 97
        },
        difficulty: ProblemWeights.DifficultyWeight(target: 0) {
          $0.floor = 1
          $0.minimumAnswers = 2
          $0.tags = ["hard": 30]
        },
        recency: ProblemWeights.RecencyWeight(days: 1, floor: 1)
      ),
      #"{"difficulty":{"floor":1,"minimumAnswers":2,"tags":{"hard":30},"target":0},"#
        + #""mistakes":{"correct":97,"unanswered":98,"wrong":99},"popularity":{"floor":5},"#
        + #""recency":{"days":1,"floor":1}}"#
    )
    let faults = contentFaults(ProblemFault.self) {
      _ = try decode(
        ProblemWeights.self,
        #"{"popularity":{"floor":0},"mistakes":{"wrong":"a"},"difficulty":{},"recency":{"days":0}}"#
      )
    }
    #expect(
      faults == [
        "popularity.floor: 0, expected 1 to 100", "mistakes.wrong: expected an integer",
        "difficulty.target: this key is missing", "recency.days: 0, expected 1 to 36500",
      ]
    )
  }
}
