// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Languages
import LudusTestSupport
import Testing

struct OwnWordsTests {
  private static let today = CalendarDay(clamping: 20_000)

  private static func evidence(
    _ target: String,
    _ input: String,
    at seconds: Double = 0
  ) -> SpellingEvidence {
    SpellingEvidence(target: target, input: input, date: second(seconds))
  }

  @Test func aMisspelledWordComesBackAtGrowingIntervals() throws {
    var box = WordBox()
    box.record([Self.evidence("Hund", "Hunt"), Self.evidence("Kuh", "Kuh")], on: Self.today)
    #expect(box.cards.map(\.word.text) == ["Hund"])
    #expect(box.cards[0].misspelling == "Hunt")
    var days: [Int] = []
    for _ in 0..<6 {
      let due = try #require(box.cards.first?.due)
      days.append(due.number - Self.today.number)
      #expect(box.due(on: due.dayBefore) == [])
      // Cramming changes nothing.
      box.record([Self.evidence("Hund", "Hund")], on: due.dayBefore)
      #expect(box.cards.first?.due == due)
      box.record([Self.evidence("Hund", "Hund")], on: due)
    }
    #expect(days == [1, 4, 11, 32, 92, 152])
    box.record([Self.evidence("Hund", "hund")], on: Self.today)
    #expect(box.cards[0].box == 0)
    try expectRoundTrip(box)
  }

  @Test func aChildPutsWordsInAndTakesThemOut() throws {
    var box = WordBox(intervals: [])
    box.add(HeardWord("Rhythmus", sentence: "Der Rhythmus ist schnell."), on: Self.today)
    box.add(HeardWord("Rhythmus"), on: Self.today)
    box.add(HeardWord(" "), on: Self.today)
    #expect(box.due(on: Self.today).map(\.sentence) == ["Der Rhythmus ist schnell."])
    let exercise = try #require(box.exercise(ExerciseInfo(id: 7, name: "x"), on: Self.today))
    #expect(exercise.taskCount == 1)
    box.remove("Rhythmus")
    #expect(box.exercise(ExerciseInfo(id: 7, name: "x"), on: Self.today) == nil)
    #expect(box.intervals == [1])
  }

  @Test func wordsOfAnotherLanguageStayOut() {
    var box = WordBox(language: .english)
    box.record([Self.evidence("Hund", "Hunt")], on: Self.today)
    #expect(box.cards == [])
  }

  @Test func aPlacementTestAsksForEveryCategoryThatTheWordsHave() throws {
    let words = [
      "friend", "knee", "hope", "running", "babies", "bread", "phone", "don't", "Monday", "a lot",
      "their", "receive", "table", "house",
    ].map { HeardWord($0) }
    let test = PlacementTest(from: words, language: .english, places: 1)
    #expect(test.words.count < words.count)
    #expect(!test.missing.contains(.ieEi))
    #expect(!test.missing.contains(.silentLetter))
    #expect(!test.missing.contains(.apostrophe))
    #expect(try test.exercise(ExerciseInfo(id: 1, name: "x")).language == .english)
    #expect(PlacementTest(from: [], language: .english).missing.contains(.ieEi))
    #expect(PlacementTest(from: words, language: .spanish).words == [])
  }

  @Test func recordsAreAskedByLearnerExerciseAndDate() throws {
    func record(_ learner: Learner.ID, _ exercise: Int, at seconds: Double) throws -> ExerciseRecord
    {
      let info = ExerciseInfo(id: ExerciseID(exercise), name: "x")
      var session = WheelSession(try WheelExercise(info, words: [HeardWord("Hund")]))
      try session.takeNext(at: second(seconds))
      try session.submit("Hund", at: second(seconds))
      return ExerciseRecord(.wheelOfFortune(session), of: learner)
    }
    let records = [
      try record("a", 1, at: 0), try record("a", 2, at: 100), try record("b", 1, at: 200),
    ]
    #expect(records.selecting(of: "a").count == 2)
    #expect(records.selecting(on: 1).map(\.learner) == ["a", "b"])
    #expect(records.selecting(in: second(50)..<second(200)).map(\.exercise) == [2])
    #expect(records.selecting(of: "a", on: 1, in: second(50)..<second(300)).isEmpty)
    let statistics = TeacherStatistics(records)
    #expect(try TeacherStatistics(json: try statistics.json()) == statistics)
  }

  @Test func theLatestOpinionOfAChildCounts() throws {
    let opinions = [
      ExerciseOpinion(of: "a", on: 1, answers: [.liked: .no], at: second(0)),
      ExerciseOpinion(of: "a", on: 1, answers: [.liked: .yes, .easy: .partly], at: second(1)),
      ExerciseOpinion(of: "b", on: 1, answers: [.liked: .yes], at: second(0)),
      ExerciseOpinion(of: "b", on: 2, answers: [.liked: .no], at: second(5)),
    ]
    let counts = ExerciseOpinion.counts(of: opinions, on: 1)
    #expect(counts[.liked] == [.yes: 2])
    #expect(counts[.easy] == [.partly: 1])
    for opinion in opinions { try expectRoundTrip(opinion) }
    for phrasebook in Phrasebook.all {
      let questions = ExerciseOpinion.Question.allCases.map { $0.sentence(in: phrasebook) }
      #expect(Set(questions).count == 4)
      #expect(questions.allSatisfy { $0.hasSuffix("?") })
    }
  }

  @Test func aChildSeesWhatItHasLearned() throws {
    let words = ["Hund", "Kuh", "Hund"]
    var session = WheelSession(
      try WheelExercise(ExerciseInfo(id: 1, name: "x"), words: words.map { HeardWord($0) })
    )
    for (index, input) in ["Hunt", "Ku", "Hund"].enumerated() {
      try session.takeNext(at: second(Double(index)))
      if try !session.submit(input, at: second(Double(index))) {
        try session.proceed(at: second(Double(index)))
      }
    }
    let record = ExerciseRecord(.wheelOfFortune(session), of: "mia")
    let page = ChildProgress(of: "mia", in: [record], at: second(10))
    #expect(page.learned == ["Hund"])
    #expect(page.open == ["Kuh"])
    #expect(page.next == nil)
    #expect(page.sentences(in: .german).count == 3)
    let nobody = ChildProgress(of: "leo", in: [record], at: second(10))
    #expect(nobody.sentences(in: .german) == ["Du hast noch keine Wörter geschrieben."])
  }
}
