// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizCommunity
import Quizzes
import Testing

@testable import Classroom

struct RoundsTests {
  private func rounds(_ own: TestClass) -> Rounds { Rounds(store: own.store, streams: own.rounds) }

  /// A bank with some questions, each with a right option `a` and a wrong one `b`.
  private func bank(_ count: Int, withEssay: Bool = false) throws -> ProblemBank {
    var problems = try (1...count).map { number in
      try Problem(
        id: Problem.ID("Q\(number)"),
        prompt: "Which is right?",
        kind: .multipleChoice([.correct("a", "A"), .wrong("b", "B")])
      )
    }
    if withEssay {
      problems.append(
        try Problem(id: "essay", prompt: "Why?", kind: .openResponse(OpenResponseTask()))
      )
    }
    let set = ProblemSet(id: "s", title: "S", problems: problems)
    return try ProblemBank(id: "one", title: "One", sets: [set])
  }

  private func begin(
    _ own: TestClass,
    questions: Int = 2,
    seconds: Int = 60,
    at date: Date
  ) async throws -> (id: String, code: String) {
    let id = try await rounds(own).begin(
      from: try bank(questions),
      count: questions,
      seconds: seconds,
      by: own.teacher,
      at: date
    )
    return (id, try #require(try own.store.code(of: id)))
  }

  /// Picks an option of a question by its text.
  private func pick(_ text: String) -> @Sendable (PresentedProblem) -> PresentedResponse? {
    { problem in
      problem.options.first { $0.text.plainText == text }.map { .choice($0.id) }
    }
  }

  @Test func learnersComeInByTheCodeHoweverTheyTypeIt() async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    let now = Date()
    let (id, code) = try await begin(own, at: now)
    let typed = " \(code.prefix(4).lowercased())-\(code.dropFirst(4)) "
    #expect(try await rounds(own).join(typed, by: ada, at: now) == id)
    // Who is in already stays in.
    #expect(try await rounds(own).join(code, by: ada, at: now + 1) == id)
    #expect(try await own.rounds.state(of: id).players == [ada.learner])
    await #expect(throws: Rounds.Refusal.unknownCode) {
      try await rounds(own).join("ABCDEFGH", by: ada, at: now)
    }
    await #expect(throws: Rounds.Refusal.notForTeachers) {
      try await rounds(own).join(code, by: own.teacher, at: now)
    }
  }

  @Test func onlyWhatAProgramCanJudgeIsAsked() async throws {
    let own = try await TestClass()
    let id = try await rounds(own).begin(
      from: try bank(3, withEssay: true),
      count: 10,
      seconds: 20,
      by: own.teacher,
      at: Date()
    )
    let items = try await own.rounds.state(of: id).content.quiz.items
    #expect(Set(items.map(\.problem.id)) == ["Q1", "Q2", "Q3"])
  }

  @Test func aRoundIsCalledAsItsBankIsOnTheShelf() async throws {
    let own = try await TestClass()
    let id = try await rounds(own).begin(
      from: try bank(1),
      title: "On the shelf",
      count: 1,
      seconds: 20,
      by: own.teacher,
      at: Date()
    )
    #expect(try await own.rounds.state(of: id).content.quiz.title == "On the shelf")
    #expect(try own.store.head(of: id)?.title == "On the shelf")
  }

  @Test func nothingOfTheAnswerIsShownBeforeTheQuestionIsOver() async throws {
    let own = try await TestClass()
    let (ada, ben) = (try await own.join("Ada"), try await own.join("Ben"))
    let now = Date()
    let (id, code) = try await begin(own, at: now)
    for account in [ada, ben] { _ = try await rounds(own).join(code, by: account, at: now) }
    #expect(try await rounds(own).openNext(in: id, by: own.teacher, at: now + 1))
    try await rounds(own).answer(1, in: id, by: ada, at: now + 2, pick("A"))
    for viewer in [ada.learner, ben.learner, own.teacher.learner] {
      let round = try await own.rounds.state(of: id)
      let view = try round.view(for: viewer, at: now + 3)
      let question = try #require(view.question)
      #expect(question.isOpen && question.correctAnswer == nil && question.credit == nil)
      #expect(view.ranking.allSatisfy { $0.points == 0 })
      let shown = RoundQuestion(
        question,
        of: round,
        at: now + 3,
        given: nil,
        words: [:],
        contentLanguage: nil,
        in: .english
      )
      #expect(shown.correctHTML == nil && shown.results.isEmpty && shown.secondsLeft == "58.0")
    }
    try await rounds(own).close(1, in: id, by: own.teacher, at: now + 4)
    let round = try await own.rounds.state(of: id)
    let view = try round.view(for: ada.learner, at: now + 5)
    #expect(view.question?.correctAnswer != nil && view.question?.credit == 1)
    #expect(view.ranking.map(\.id) == [ada.learner, ben.learner])
    let shown = RoundQuestion(
      try #require(view.question),
      of: round,
      at: now + 5,
      given: nil,
      words: [:],
      contentLanguage: nil,
      in: .english
    )
    #expect(shown.correctHTML == "A")
    #expect(shown.results.first { $0.isCorrect }?.count == 1)
  }

  @Test func anAnswerThatComesLateCountsForNoOtherQuestion() async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    let now = Date()
    let (id, code) = try await begin(own, at: now)
    _ = try await rounds(own).join(code, by: ada, at: now)
    _ = try await rounds(own).openNext(in: id, by: own.teacher, at: now + 1)
    try await rounds(own).close(1, in: id, by: own.teacher, at: now + 2)
    await #expect(throws: LiveRoundError.self) {
      try await rounds(own).answer(1, in: id, by: ada, at: now + 2, pick("A"))
    }
    _ = try await rounds(own).openNext(in: id, by: own.teacher, at: now + 3)
    await #expect(throws: LiveRoundError.self) {
      try await rounds(own).answer(1, in: id, by: ada, at: now + 4, pick("A"))
    }
    let view = try await own.rounds.state(of: id).view(for: ada.learner, at: now + 5)
    #expect(view.question?.number == 2 && view.question?.response == nil)
  }

  @Test func everyTeacherCanEndARoundAndOnlyItsHostOpensQuestions() async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    let other = try await own.people.add("Lou", role: .teacher, passphrase: "learn-and-play")
    let now = Date()
    let (id, code) = try await begin(own, at: now)
    _ = try await rounds(own).join(code, by: ada, at: now)
    _ = try await rounds(own).openNext(in: id, by: own.teacher, at: now + 1)
    try await rounds(own).answer(1, in: id, by: ada, at: now + 2, pick("A"))
    await #expect(throws: LiveRoundError.notHost(other.learner)) {
      _ = try await rounds(own).openNext(in: id, by: other, at: now + 100)
    }
    await #expect(throws: LiveRoundError.notHost(ada.learner)) {
      _ = try await rounds(own).end(id, by: ada, at: now + 3)
    }
    let (round, right) = try await rounds(own).end(id, by: other, at: now + 4)
    #expect(round.isFinished && right == [ada.learner: 1])
    #expect(try own.store.round(of: code) == nil)
  }

  @Test func aRoundWhoseHostHasLeftTheSchoolCanBeEnded() async throws {
    let own = try await TestClass()
    let other = try await own.people.add("Lou", role: .teacher, passphrase: "learn-and-play")
    let id = try await rounds(own).begin(
      from: try bank(1),
      count: 1,
      seconds: 60,
      by: other,
      at: Date()
    )
    try await own.people.remove(other)
    #expect(try await rounds(own).end(id, by: own.teacher).round.isFinished)
  }

  @Test func aRoundGoesOnAfterARestart() async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    let now = Date()
    let (id, code) = try await begin(own, at: now)
    _ = try await rounds(own).join(code, by: ada, at: now)
    _ = try await rounds(own).openNext(in: id, by: own.teacher, at: now + 1)
    try await rounds(own).answer(1, in: id, by: ada, at: now + 2, pick("A"))
    let again = Rounds(store: own.store, streams: Streams(.rounds, in: own.store))
    #expect(try await again.streams.state(of: id) == (try await own.rounds.state(of: id)))
    #expect(try await again.join(code, by: ada, at: now + 3) == id)
    await #expect(throws: LiveRoundError.self) {
      try await again.answer(1, in: id, by: ada, at: now + 3, pick("B"))
    }
    try await again.close(1, in: id, by: own.teacher, at: now + 4)
    #expect(try await again.openNext(in: id, by: own.teacher, at: now + 5))
    let (_, right) = try await again.end(id, by: own.teacher, at: now + 6)
    #expect(right == [ada.learner: 1])
    // Its code opens nothing any more.
    await #expect(throws: Rounds.Refusal.unknownCode) {
      try await again.join(code, by: ada, at: now + 7)
    }
  }

  @Test(arguments: 1...5)
  func anAnswerIsInTimeOrRefusedWhateverTheRace(seed: Int) async throws {
    let own = try await TestClass()
    var players: [Account] = []
    let now = Date()
    // Nobody of them signs in, so none needs a passphrase, which takes its time.
    for number in 1...8 {
      players.append(Account(name: "Player \(number)", role: .learner, hash: "", at: now))
    }
    for player in players { try own.store.add(player) }
    let (id, code) = try await begin(own, at: now)
    let rounds = rounds(own)
    for player in players { _ = try await rounds.join(code, by: player, at: now) }
    _ = try await rounds.openNext(in: id, by: own.teacher, at: now + 1)
    let pick = pick("A")
    var generator = SeededGenerator(seed: UInt64(seed))
    let order = (players.map(Optional.some) + players.map(Optional.some) + [nil])
      .shuffled(using: &generator)
    let taken = await withTaskGroup(of: Learner.ID?.self) { group in
      for account in order {
        group.addTask {
          guard let account else {
            _ = try? await rounds.close(1, in: id, by: own.teacher, at: now + 2)
            return nil
          }
          do {
            try await rounds.answer(1, in: id, by: account, at: now + 2, pick)
            return account.learner
          } catch {
            return nil
          }
        }
      }
      return await group.reduce(into: [Learner.ID]()) { taken, player in
        if let player { taken.append(player) }
      }
    }
    #expect(Set(taken).count == taken.count, "an answer was taken twice")
    let round = try await Streams<LiveRound>(.rounds, in: own.store).state(of: id)
    let results = try #require(round.results(of: round.openedQuestions[0], at: now + 3))
    #expect(Set(results.keys) == Set(taken), "what was acknowledged is not what is stored")
  }

  @Test func theHostAloneOpensAndWhoeverGoesLeavesNoName() async throws {
    let own = try await TestClass()
    let (ada, ben) = (try await own.join("Ada"), try await own.join("Ben"))
    let now = Date()
    let (id, code) = try await begin(own, at: now)
    for account in [ada, ben] { _ = try await rounds(own).join(code, by: account, at: now) }
    await #expect(throws: LiveRoundError.notHost(ada.learner)) {
      try await rounds(own).openNext(in: id, by: ada, at: now + 1)
    }
    #expect(try own.store.streams(of: RoundPages.kind, naming: ada.id) == [id])
    let all = String(decoding: try own.store.everything(about: ada), as: UTF8.self)
    #expect(all.contains(id))
    try await own.people.remove(ada)
    #expect(try own.store.streams(of: RoundPages.kind, naming: ada.id).isEmpty)
    let round = try await Streams<LiveRound>(.rounds, in: own.store).state(of: id)
    #expect(round.players.contains(ben.learner) && !round.players.contains(ada.learner))
  }
}
