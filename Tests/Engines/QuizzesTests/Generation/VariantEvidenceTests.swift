// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

/// What is known of one variant of a template counts for all of them.
struct VariantEvidenceTests {
  /// "s" with the problems "plain" and "note#1" and the template "dilution".
  private func bank(_ variants: Int = 1) throws -> ProblemBank {
    try ProblemBank(
      id: "b",
      title: "B",
      sets: [
        ProblemSet(
          id: "s",
          title: "S",
          problems: [try Samples.exact("plain"), try Samples.exact("note#1")],
          templates: [try Samples.dilution(variantsPerQuiz: variants)]
        )
      ]
    )
  }

  private func evidence(
    _ answers: [AnswerLog.Record],
    popularity: [Problem.ID: Problem.Popularity] = [:],
    on days: Double = 5
  ) -> QuizEvidence {
    QuizEvidence(answers: AnswerLog(answers), popularity: popularity, learner: "ada", at: day(days))
  }

  /// The factors of the one variant that stands for the template, in percent.
  private func factors(_ weights: ProblemWeights, _ evidence: QuizEvidence) throws -> [Int] {
    var generator = SeededGenerator(seed: 1)
    let bank = try bank().withVariants(using: &generator)
    let odds = try QuizLottery(
      of: bank,
      Blueprint(count: 1) { $0.weights = weights },
      evidence: evidence
    )
    .odds
    #expect(odds.map(\.problem).prefix(2) == ["plain", "note#1"])
    #expect(odds[2].problem.rawValue.hasPrefix("dilution#"))
    return odds[2].factors.map(\.percent)
  }

  @Test func likesOfATemplateWeighForItsVariants() throws {
    let popularity = Samples.popularity([("dilution", 5, 0), ("dilution#0-0-0", 0, 98)])
    let weights = ProblemWeights(popularity: .standard)
    #expect(try factors(weights, evidence([], popularity: popularity)) == [88])
  }

  @Test func aMistakeInOneVariantWeighsForTheNext() throws {
    let weights = ProblemWeights(mistakes: .standard)
    let wrong = try Samples.answer("dilution#0-0-0", right: false, on: 1)
    let right = try Samples.answer("dilution#1-1-1", right: true, on: 2)
    #expect(try factors(weights, evidence([])) == [60])
    #expect(try factors(weights, evidence([wrong])) == [100])
    #expect(try factors(weights, evidence([wrong, right])) == [30])
  }

  @Test func recencyAndDifficultyAreThoseOfTheTemplate() throws {
    let answers = try (0..<5).map { number in
      try Samples.answer(
        Problem.ID("dilution#\(number)-0-0"),
        by: number == 0 ? "ada" : Learner.ID("learner \(number)"),
        right: number < 2,
        on: 1
      )
    }
    let recency = ProblemWeights(recency: try ProblemWeights.RecencyWeight(days: 10, floor: 10))
    #expect(try factors(recency, evidence(answers)) == [46])
    let difficulty = ProblemWeights(difficulty: try ProblemWeights.DifficultyWeight(target: 100))
    #expect(try factors(difficulty, evidence(answers)) == [40])
  }

  @Test func pastMistakesAreDrawnWithOtherNumbers() throws {
    let log = [
      try Samples.answer("dilution#0-0-0", right: false, on: 1),
      try Samples.answer("plain", right: true, on: 1),
    ]
    let mistakes = try Blueprint(count: .max) { $0.answers = .wrongLast }
    for seed in 0..<20 as Range<UInt64> {
      let quiz = try drawn(mistakes, from: bank(), evidence: evidence(log), seed: seed)
      #expect(quiz.problemIDs.count == 1)
      #expect(quiz.problemIDs[0].rawValue.hasPrefix("dilution#"))
    }
    let new = try Blueprint(count: .max) { $0.answers = .unanswered }
    #expect(try drawn(new, from: bank(), evidence: evidence(log)).problemIDs == ["note#1"])
  }

  @Test func aTemplateIsReviewedAsOneProblem() throws {
    let bank = try bank()
    let log = AnswerLog([
      try Samples.answer("dilution#0-0-0", right: true, on: 0),
      try Samples.answer("dilution#1-1-1", right: true, on: 2),
    ])
    let schedule = ReviewSchedule(of: "ada", in: log, calendar: testCalendar, templatesOf: bank)
    #expect(schedule.entries.map(\.problem) == ["dilution"])
    #expect(schedule.entry(of: "dilution")?.box == 3)
    #expect(schedule.entry(of: "dilution")?.due == day(6))
    // Without the bank nobody knows what a variant is.
    #expect(ReviewSchedule(of: "ada", in: log, calendar: testCalendar).entries.count == 2)
    let review = try Blueprint(count: 3) { $0.review = SpacedReview(filling: .nothing) }
    let due = QuizEvidence(answers: log, learner: "ada", at: day(6), calendar: testCalendar)
    let quiz = try drawn(review, from: bank, evidence: due)
    #expect(quiz.problemIDs.count == 1)
    #expect(quiz.problemIDs[0].rawValue.hasPrefix("dilution#"))
    let early = QuizEvidence(answers: log, learner: "ada", at: day(5), calendar: testCalendar)
    #expect(throws: QuizGenerationError.nothingDue(next: day(6))) {
      try drawn(review, from: bank, evidence: early)
    }
  }

  @Test func otherNumbersAreNoRepetition() throws {
    let window = try Blueprint(count: .max) { $0.noRepeats = try Blueprint.RepeatWindow(days: 30) }
    var generator = SeededGenerator(seed: 3)
    let bank = try bank().withVariants(using: &generator)
    let variant = try #require(bank.allProblems.last?.id)
    let same = [try Samples.answer(variant, right: true, on: 1)]
    let ids = try drawn(window, from: bank, evidence: evidence(same)).problemIDs
    #expect(Set(ids) == ["plain", "note#1"])
    let other = [try Samples.answer("dilution#0-0-0", right: true, on: 1)]
    #expect(variant != "dilution#0-0-0")
    #expect(try drawn(window, from: bank, evidence: evidence(other)).problemIDs.contains(variant))
  }

  @Test func problemsThatAreOnlyNamedLikeVariantsStandForThemselves() throws {
    let bank = try Samples.plainBank(["acids#1", "acids#2"])
    let log = AnswerLog([try Samples.answer("acids#1", right: false, on: 1)])
    let mistakes = try Blueprint(count: .max) { $0.answers = .wrongLast }
    let evidence = QuizEvidence(answers: log, learner: "ada")
    #expect(try drawn(mistakes, from: bank, evidence: evidence).problemIDs == ["acids#1"])
  }

  @Test func variantsOfABankThatIsKeptCountToo() throws {
    var generator = SeededGenerator(seed: 3)
    let kept = try bank(3).withVariants(using: &generator)
    let log = AnswerLog([try Samples.answer("dilution#0-0-0", right: false, on: 1)])
    let mistakes = try Blueprint(count: .max) { $0.answers = .wrongLast }
    let evidence = QuizEvidence(answers: log, learner: "ada")
    #expect(try drawn(mistakes, from: kept, evidence: evidence).problemIDs.count == 3)
    // Also when what was drawn is drawn from again.
    let again = try kept.withVariants(using: &generator)
    #expect(try drawn(mistakes, from: again, evidence: evidence).problemIDs.count == 3)
  }

  @Test func weightsDoNotChangeWhichVariantsAreDrawn() throws {
    let weights = ProblemWeights(popularity: .standard, mistakes: .standard)
    let plain = try drawn(Blueprint(count: 3), from: bank(), seed: 5).problemIDs
    let weighted = try drawn(
      Blueprint(count: 3) { $0.weights = weights },
      from: bank(),
      evidence: evidence([]),
      seed: 5
    ).problemIDs
    #expect(Set(plain).count == 3)
    #expect(Set(weighted) == Set(plain))
  }
}
