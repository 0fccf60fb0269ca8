// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Quizzes
import Testing

@testable import Classroom

struct AmendingTests {
  private func amending(_ own: TestClass) -> Amending {
    Amending(store: own.store, quizzes: own.quizzes)
  }

  private func amendment(
    _ change: Amendment.Change,
    by own: TestClass,
    for reason: String = "The question was wrong."
  ) -> Amendment {
    Amendment(
      change,
      by: EnteredGrade.Grader.ID(own.teacher.id),
      for: reason,
      at: Date()
    )
  }

  /// The percents of the quizzes of an account, the latest first.
  private func percents(_ account: Account, _ own: TestClass) async throws -> [Int] {
    try await Histories(store: own.store, quizzes: own.quizzes).history(of: account).entries
      .map(\.digest.percent)
  }

  @Test func aFurtherAnswerIsRightForEverybody() async throws {
    let own = try await TestClass()
    let (ada, ben) = (try await own.join("Ada"), try await own.join("Ben"))
    try own.publish(try TestClass.bank("one", answer: "a"))
    let quiz = try await own.play("one", answering: "b", by: ada)
    try await own.play("one", answering: "a", by: ben)
    let change = Amendment.Change.accepted([.choice("b")], for: "one/Q1")
    let preview = try await amending(own).preview(amendment(change, by: own))
    #expect(preview.changes.map(\.name) == ["Ada"] && preview.kept == 0)
    #expect(try await percents(ada, own) == [0], "a look changes something")
    try await amending(own).make(amendment(change, by: own))
    #expect(try await percents(ada, own) == [100])
    #expect(try await percents(ben, own) == [100])
    // Only whose result changed hears of it, until they look.
    #expect(try own.store.news(of: ada.id).map(\.stream) == [quiz])
    #expect(try own.store.news(of: ben.id).isEmpty)
    try own.store.markSeen(quiz, by: ada.id)
    #expect(try own.store.news(of: ada.id).isEmpty)
    // Whoever replays it has the reason.
    let fresh = try await Streams<QuizSession>(.quizzes, in: own.store).state(of: quiz)
    #expect(fresh.summary.results.map(\.ruling?.reason) == ["The question was wrong."])
  }

  @Test func aProblemThatIsTakenOutCountsForNobody() async throws {
    let (own, ada, quiz, histories) = try await TestClass.withAWrongAnswer()
    #expect(try await histories.history(of: ada).answers.records.count == 1)
    let amendment = amendment(.takenOut("one/Q1"), by: own)
    try await amending(own).make(amendment)
    #expect(try await own.quizzes.peek(at: quiz).score.possible == 0)
    #expect(try await histories.history(of: ada).answers.records.isEmpty)
    #expect(try await histories.history(of: ada).entries.map(\.digest.corrected) == [1])
    #expect(try await histories.history(of: ada).entries.map(\.digest.isWorthSomething) == [false])
    // It cannot be taken out twice, and comes back when that is taken back.
    await #expect(throws: AmendmentError.alreadyTakenOut("one/Q1")) {
      try await amending(own).make(self.amendment(.takenOut("one/Q1"), by: own))
    }
    try await amending(own).make(self.amendment(.withdrawn(amendment.id), by: own))
    #expect(try await own.quizzes.peek(at: quiz).score.possible == 1)
    #expect(try await histories.history(of: ada).answers.records.map(\.credit) == [0])
  }

  @Test func whatWasDecidedForOneComesBeforeFurtherKeys() async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    try own.publish(try TestClass.bank("one", answer: "a"))
    let quiz = try await own.play("one", answering: "b", by: ada)
    let half = try Fraction(1, 2)
    let teacher = EnteredGrade.Grader.ID(own.teacher.id)
    try await own.quizzes.act(in: quiz, after: nil) { session, date in
      let ruling = QuizSession.Ruling(.credit(half), by: teacher, for: "Nearly.")
      try session.decide(ruling, on: "one/Q1", at: date)
    }
    try await amending(own).make(amendment(.accepted([.choice("b")], for: "one/Q1"), by: own))
    #expect(try await percents(ada, own) == [50])
    // Taken out, it counts for nobody; when it is back, so is what was decided.
    let takenOut = amendment(.takenOut("one/Q1"), by: own, for: "No.")
    try await amending(own).make(takenOut)
    #expect(try await own.quizzes.peek(at: quiz).score.possible == 0)
    try await amending(own).make(amendment(.withdrawn(takenOut.id), by: own, for: "Yes."))
    #expect(try await percents(ada, own) == [50])
  }

  @Test func aQuizThatEndsLaterFollowsWhatWasCorrectedBefore() async throws {
    let own = try await TestClass()
    let (ada, ben) = (try await own.join("Ada"), try await own.join("Ben"))
    try own.publish(try TestClass.bank("one", answer: "a"))
    try await own.play("one", answering: "b", by: ada)
    try await amending(own).make(amendment(.fullCredit("one/Q1", to: .everyone), by: own))
    let quiz = try await own.play("one", answering: "b", by: ben)
    let session = try await own.quizzes.peek(at: quiz)
    #expect(session.score.earned == 0)
    let head = try #require(try own.store.head(of: quiz))
    let settled = try await amending(own).settled(session, at: head, of: ben)
    #expect(settled.score.earned == 1)
    #expect(try await percents(ben, own) == [100])
  }

  @Test func correctionsThatTheProgramEndedInTheMidstOfAreFinished() async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    try own.publish(try TestClass.bank("one", answer: "a"))
    try await own.play("one", answering: "b", by: ada)
    try own.store.add(amendment(.accepted([.choice("b")], for: "one/Q1"), by: own))
    #expect(try await percents(ada, own) == [0])
    try await amending(own).finishWhatWasLeft()
    #expect(try await percents(ada, own) == [100])
    #expect(try own.store.unsettledAmendments().isEmpty)
  }

  @Test(
    arguments: [
      (.takenOut("one/none"), "Why."), (.accepted([], for: "one/Q1"), "Why."),
      (.accepted([.text("b")], for: "one/Q1"), "Why."),
      (.accepted([.choice("z")], for: "one/Q1"), "Why."), (.takenOut("one/Q1"), " "),
      (.withdrawn("none"), "Why."),
    ] as [(Amendment.Change, String)]
  )
  func whatCannotBeCorrectedChangesNothing(change: Amendment.Change, reason: String) async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    try own.publish(try TestClass.bank("one", answer: "a"))
    let quiz = try await own.play("one", answering: "b", by: ada)
    let before = try await own.quizzes.peek(at: quiz)
    await #expect(throws: AmendmentError.self) {
      try await amending(own).make(amendment(change, by: own, for: reason))
    }
    #expect(try await own.quizzes.peek(at: quiz) == before)
    #expect(try own.store.amendments().all.isEmpty)
  }

  @Test func quizzesOfBeforeAreCorrectedUnderTheirOwnNames() async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    let bank = try TestClass.bank("one", answer: "a")
    try own.publish(bank)
    var generator = SeededGenerator(seed: 1)
    let quiz = try Quiz(
      from: bank,
      Blueprint(count: 1),
      rules: .immediate,
      id: "old",
      using: &generator
    )
    var session = QuizSession(quiz)
    try session.start(at: Date())
    try session.answer(.choice("b"), at: Date())
    try session.proceed(at: Date())
    try await own.quizzes.begin("old", title: "Old", owner: ada.id, with: session, at: Date())
    try await own.store.database.write {
      try $0.execute(sql: "UPDATE stream SET bank = 'one' WHERE id = 'old'")
    }
    try await amending(own).make(amendment(.accepted([.choice("b")], for: "one/Q1"), by: own))
    #expect(try await percents(ada, own) == [100])
  }
}
