// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import Quizzes
import Testing

@testable import Classroom

struct EndingsTests {
  private func endings(_ own: TestClass) -> QuizEndings {
    QuizEndings(
      store: own.store,
      quizzes: own.quizzes,
      challenges: own.challenges,
      earnings: Earnings(store: own.store, groups: own.groups, changes: Broadcast()),
      amending: Amending(store: own.store, quizzes: own.quizzes)
    )
  }

  /// An assignment of two questions, of which an account has answered the first, wrongly or rightly, and
  /// left the other.
  private func leave(
    _ own: TestClass,
    by account: Account,
    answering option: AnswerOption.ID = "b",
    isTest: Bool = false,
    minutes: Int? = nil,
    until: Date = Date() + 60
  ) async throws -> String {
    let problems = try ["Q1", "Q2"].map { id in
      try Problem(
        id: Problem.ID(id),
        prompt: "Which is right?",
        kind: .multipleChoice([.correct("a", "A"), .wrong("b", "B")])
      )
    }
    let set = ProblemSet(id: "s", title: "S", problems: problems)
    try own.publish(try ProblemBank(id: "one", title: "One", sets: [set]))
    let assignment = Assignment(
      id: "work",
      title: "Work",
      bank: "one",
      count: 2,
      tries: 1,
      minutes: minutes,
      until: until,
      isTest: isTest,
      isReviewedLater: false,
      learners: nil
    )
    try own.store.save(assignment)
    let items = try #require(try await Banks(store: own.store).bank(of: "one")).allProblems
    let quiz = try Quiz(
      id: "quiz",
      title: "Work",
      items: items.map { Quiz.Item($0, set: "s", setTitle: "S") },
      rules: assignment.rules
    )
    var session = QuizSession(quiz)
    let begin = Date() - 600
    try session.start(at: begin)
    try session.answer(.choice(option), at: begin + 1)
    try session.proceed(at: begin + 2)
    try await own.quizzes.begin(
      "quiz",
      title: "Work",
      owner: account.id,
      with: session,
      at: begin,
      for: "work"
    )
    return "quiz"
  }

  private func points(_ account: Account, _ own: TestClass) async throws -> Int? {
    try await own.groups.state(of: GroupPages.stream)
      .profile(of: Member.ID(account.id), at: Date() + 1)?.points
  }

  @Test(arguments: [false, true])
  func whatNobodyCameBackToIsHandedInWhenItsAssignmentIsOver(isTest: Bool) async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    let quiz = try await leave(own, by: ada, answering: "a", isTest: isTest)
    try await endings(own).endWhatIsOver(at: Date())
    #expect(try await !own.quizzes.peek(at: quiz).isFinished)
    try await endings(own).endWhatIsOver(at: Date() + 61)
    let session = try await own.quizzes.peek(at: quiz)
    #expect(session.phase == .finished)
    #expect(session.summary.results.map(\.evaluation.reason).last == .unanswered)
    // What was right counts, and earns as if they had handed it in; a test tells nothing by that.
    #expect(session.score.earned == 1)
    #expect(try await points(ada, own) == (isTest ? 0 : 1))
    let again = try await own.quizzes.peek(at: quiz)
    try await endings(own).endWhatIsOver(at: Date() + 62)
    #expect(try await own.quizzes.peek(at: quiz) == again)
  }

  @Test func whatRanOutOfTimeIsHandedInAtItsEnd() async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    let quiz = try await leave(own, by: ada, minutes: 5, until: Date() + 3_600)
    try await endings(own).endWhatIsOver()
    let session = try await own.quizzes.peek(at: quiz)
    #expect(session.phase == .finished && session.finishedAt == session.quizEnd)
    #expect(session.summary.results.last?.evaluation.reason == .timeOver)
  }

  @Test(arguments: [nil, 5] as [Int?])
  func correctionsReachWhatRanOutOfTime(minutes: Int?) async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    let quiz = try await leave(own, by: ada, minutes: minutes, until: Date() + 0.01)
    try await Task.sleep(for: .milliseconds(20))
    try await endings(own).endWhatIsOver()
    let amendment = Amendment(
      .accepted([.choice("b")], for: "one/Q1"),
      by: EnteredGrade.Grader.ID(own.teacher.id),
      for: "It is right, too.",
      at: Date()
    )
    let outcome = try await endings(own).amending.make(amendment)
    #expect(outcome.kept == 0 && outcome.changes.map(\.name) == ["Ada"])
    #expect(try await own.quizzes.peek(at: quiz).score.earned == 1)
  }

  @Test func whatEndsByItselfFollowsCorrectionsOfBefore() async throws {
    let own = try await TestClass()
    let (ada, ben) = (try await own.join("Ada"), try await own.join("Ben"))
    let quiz = try await leave(own, by: ada)
    try await own.play("one", answering: "b", by: ben)
    for problem in ["one/Q1", "one/Q2"] {
      let change = Amendment.Change.fullCredit(Problem.ID(problem), to: .answered)
      // Only what somebody was asked can be corrected.
      _ = try? await endings(own).amending.make(
        Amendment(
          change,
          by: EnteredGrade.Grader.ID(own.teacher.id),
          for: "It was wrong.",
          at: Date()
        )
      )
    }
    #expect(try await own.quizzes.peek(at: quiz).score.earned == 0)
    let ended = try await endings(own).upToDate(quiz, at: Date() + 61)
    #expect(ended.phase == .finished && ended.score.earned == 1)
  }

  @Test func oldQuizzesThatWereGivenUpWaitForNoGrade() async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    let essay = try Problem(
      id: "essay",
      prompt: "Why?",
      kind: .openResponse(OpenResponseTask())
    )
    let quiz = try Quiz(
      id: "quiz",
      title: "Old",
      items: [Quiz.Item(essay, set: "s", setTitle: "S")],
      rules: .immediate
    )
    var session = QuizSession(quiz)
    try session.start(at: Date())
    try session.answer(.text("Because."), at: Date())
    let head = StreamHead(id: "quiz", kind: "quiz", owner: ada.id, title: "Old", createdAt: 0)
    #expect(QuizDigest(session, at: head, by: ada).pending == 1)
    var handedIn = session
    try handedIn.submit(at: Date())
    #expect(QuizDigest(handedIn, at: head, by: ada).pending == 1)
    try session.quit(at: Date())
    #expect(QuizDigest(session, at: head, by: ada).pending == 0)
  }
}

struct SchoolMarksTests {
  @Test func aClassHasTheMarksThatItsTeacherChose() async throws {
    let own = try await TestClass()
    #expect(try SchoolMarks(of: own.store) == nil)
    try own.store.set("german", as: SchoolMarks.setting)
    let german = try #require(try SchoolMarks(of: own.store))
    #expect(german.mark(for: try Fraction(2, 3), in: .german) == "4")
    #expect(german.mark(for: 1, in: .german) == "1")
    // The exact share counts, not the percent: 66.7 % is no 67.
    #expect(german.mark(for: try Fraction(67, 100), in: .german) == "3")
    let swiss = try #require(SchoolMarks(named: "swiss"))
    #expect(swiss.mark(for: try Fraction(9, 10), in: .german) == "5,5")
    #expect(swiss.mark(for: try Fraction(9, 10), in: .english) == "5.5")
    try own.store.set("", as: SchoolMarks.setting)
    #expect(try SchoolMarks(of: own.store) == nil)
  }

  @Test func scalesAreOfferedByTheirCountries() {
    let choices = SchoolMarks.choices(selected: "letters", in: .german)
    #expect(choices.count == MarkScale.all.count && choices.filter(\.isSelected).count == 1)
    #expect(choices.first?.text == "Deutschland: 1, 2, 3, 4, 5, 6")
    #expect(Set(choices.map(\.text)).count == choices.count)
  }
}
