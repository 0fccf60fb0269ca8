// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct AnswerFilterTests {
  /// p1 right, p2 wrong, p3 wrong and then right, p4 right and then wrong; bob did all wrong.
  private func evidence(for learner: Learner.ID? = "ada") throws -> QuizEvidence {
    var records = [
      try Samples.answer("p1", right: true, on: 1), try Samples.answer("p2", right: false, on: 1),
      try Samples.answer("p3", right: false, on: 1), try Samples.answer("p4", right: true, on: 1),
      try Samples.answer("p3", right: true, on: 2), try Samples.answer("p4", right: false, on: 2),
    ]
    for problem in ["p1", "p2", "q1"] as [Problem.ID] {
      records.append(try Samples.answer(problem, by: "bob", right: false, on: 3))
    }
    return QuizEvidence(answers: AnswerLog(records), learner: learner)
  }

  @Test(
    arguments: [
      (.any, ["p1", "p2", "p3", "p4", "q1", "q2", "q3"]), (.wrongLast, ["p2", "p4"]),
      (.wrongEver, ["p2", "p3", "p4"]), (.unanswered, ["q1", "q2", "q3"]),
      (.answered, ["p1", "p2", "p3", "p4"]),
    ] as [(Blueprint.AnswerFilter, [Problem.ID])]
  )
  func problemsAreChosenByHowTheLearnerDidThem(
    filter: Blueprint.AnswerFilter,
    expected: [Problem.ID]
  ) throws {
    let blueprint = try Blueprint(count: .max) { $0.answers = filter }
    let quiz = try drawn(blueprint, from: Samples.taggedBank(), evidence: evidence())
    #expect(quiz.problemIDs.sorted() == expected)
  }

  @Test func allProblemsDoneWrongBeforeMakeOneQuiz() throws {
    let mistakes = try Blueprint(count: .max) {
      $0.sets = ["s/acids"]
      $0.answers = .wrongLast
    }
    var evidence = try evidence()
    let bank = try Samples.taggedBank()
    #expect(try Set(drawn(mistakes, from: bank, evidence: evidence).problemIDs) == ["p2", "p4"])
    evidence.answers.record(try Samples.answer("p2", right: true, on: 4))
    #expect(try drawn(mistakes, from: bank, evidence: evidence).problemIDs == ["p4"])
    evidence.answers.record(try Samples.answer("p4", right: true, on: 4))
    #expect(throws: QuizGenerationError.noFittingProblems(of: 4)) {
      try drawn(mistakes, from: bank, evidence: evidence)
    }
  }

  /// A card that was turned over is known as far as its learner says so.
  @Test(
    arguments: [
      (nil, ["p1"]), (.again, ["p1"]), (.hard, []), (.good, []),
    ] as [(SpacedReview.MemoryModel.Rating?, [Problem.ID])]
  )
  func aCardThatWasTurnedOverCountsAsRated(
    rating: SpacedReview.MemoryModel.Rating?,
    mistakes: [Problem.ID]
  ) throws {
    let date = Date(timeIntervalSince1970: 86_400)
    let turned = try AnswerLog.Record(
      learner: "ada",
      quiz: "q",
      problem: "p1",
      set: "s/acids",
      responses: [],
      credit: .zero,
      isFirstTryCorrect: false,
      date: date
    )
    let evidence = QuizEvidence(
      answers: AnswerLog([try turned.rated(rating, at: date + 60)]),
      learner: "ada"
    )
    for filter in [Blueprint.AnswerFilter.wrongLast, .wrongEver] {
      let blueprint = try Blueprint(count: .max) { $0.answers = filter }
      let found = try? drawn(blueprint, from: Samples.taggedBank(), evidence: evidence)
      #expect((found?.problemIDs ?? []) == mistakes, "\(filter)")
    }
  }

  @Test func aSecondTryDoesNotMakeAMistakeGood() throws {
    let log = AnswerLog([
      try Samples.answer("p1", right: false, on: 1, credit: Fraction(2, 3))
    ])
    let evidence = QuizEvidence(answers: log, learner: "ada")
    let blueprint = try Blueprint(count: 5) { $0.answers = .wrongLast }
    #expect(
      try drawn(blueprint, from: Samples.taggedBank(), evidence: evidence).problemIDs == ["p1"]
    )
  }

  @Test func theLearnerMustBeTold() throws {
    let evidence = try evidence(for: nil)
    #expect(throws: QuizGenerationError.learnerIsMissing) {
      try drawn(
        Blueprint(count: 5) { $0.answers = .answered },
        from: Samples.taggedBank(),
        evidence: evidence
      )
    }
    let free = try Blueprint(count: 5)
    #expect(!free.needsLearner)
    #expect(try drawn(free, from: Samples.taggedBank(), evidence: evidence).items.count == 5)
  }
}
