// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Languages
import LudusTestSupport
import Testing

@Suite struct EvidenceOfAllFormatsTests {
  private static let info = ExerciseInfo(id: 1, name: "x")

  private static func model(_ session: some ExerciseSession) -> LearnerModel {
    var model = LearnerModel()
    model.learn(from: session.evidence, at: second(1e9))
    return model
  }

  @Test func mistakesWithErrorLocationsAreSeen() throws {
    let sentence = try ErrorSentence(
      id: 1,
      text: "Im Somer bellt der Hunt.",
      errors: [
        .init(word: 1, correct: "Sommer", reasons: ["doubling"]),
        .init(word: 4, correct: "Hund", reasons: ["final-devoicing"]),
      ]
    )
    let exercise = try ErrorLocationsExercise(
      Self.info,
      reasons: Justification.checklist(of: [.doubling, .finalDevoicing, .letterCase], in: .german),
      sentences: [sentence]
    )
    var session = ErrorLocationsSession(exercise)
    try session.tap(word: 0, at: second(0))
    try session.tap(word: 1, at: second(1))
    try session.submit(["case"], at: second(2))
    try session.tap(word: 4, at: second(3))
    try session.submit(["final-devoicing"], at: second(4))
    try session.proceed(at: second(5))
    #expect(session.evidence.map(\.kind) == [.explained, .explained, .explained])
    #expect(session.evidence.map(\.target) == ["Im", "Sommer", "Hund"])
    #expect(session.evidence.map(\.isCorrect) == [false, false, true])

    let statistics = TeacherStatistics([ExerciseRecord(.errorLocations(session), of: "a")])
    #expect(statistics.words.map(\.word) == ["Im", "Sommer", "Hund"])
    #expect(statistics.words.map(\.rate.errors) == [1, 1, 0])
    #expect(statistics.words.flatMap(\.misspellings).isEmpty)  // the child wrote none
    #expect(statistics.categories.map(\.category) == [.doubling, .finalDevoicing])
    #expect(statistics.categories.map(\.rate.errors) == [1, 0])
    #expect(statistics.figures.map(\.rate.errors) == [2])

    let model = Self.model(session)
    #expect(model.estimate(for: .doubling).errors == 0.5)
    #expect(model.estimate(for: .finalDevoicing).opportunities == 0.5)
    #expect(model.estimate(for: .finalDevoicing).errors == 0)
    #expect(model.estimate(for: .letterCase).opportunities == 0)
  }

  @Test(arguments: [
    (["case"], [SpellingCategory.letterCase], [SpellingCategory.finalDevoicing]),
    (["case", "final-devoicing"], [.letterCase, .finalDevoicing], []),
    (["case", "final-devoicing", "doubling"], [], [.letterCase, .finalDevoicing]),
    ([], [], [.letterCase, .finalDevoicing]),
  ])
  func whoMissesAReasonErredInItsCategory(
    ticked: [String],
    seen: [SpellingCategory],
    missed: [SpellingCategory]
  ) throws {
    let exercise = try ErrorLocationsExercise(
      Self.info,
      reasons: Justification.checklist(of: [.letterCase, .finalDevoicing, .doubling], in: .german),
      sentences: [
        try ErrorSentence(
          id: 1,
          text: "hunt",
          errors: [.init(word: 0, correct: "Hund", reasons: ["case", "final-devoicing"])]
        )
      ]
    )
    var session = ErrorLocationsSession(exercise)
    try session.tap(word: 0, at: second(0))
    try session.submit(ticked, at: second(0))
    let estimates = Self.model(session).estimates.filter { $0.opportunities > 0 }
    #expect(Set(estimates.filter { $0.errors == 0 }.map(\.category)) == Set(seen))
    #expect(Set(estimates.filter { $0.errors > 0 }.map(\.category)) == Set(missed))
  }

  private static func match(_ way: MatchExercise.Way) throws -> MatchExercise {
    try MatchExercise(
      info,
      way: way,
      categories: [
        .init(id: "ie", title: "mit ie", trains: .longI),
        .init(id: "i", title: "mit i", trains: .longI), .init(id: "noun", title: "Nomen"),
      ],
      words: [
        .init(HeardWord("Biene"), categories: ["ie", "noun"]),
        .init(HeardWord("Tiger"), categories: ["i", "noun"]),
      ]
    )
  }

  @Test func mistakesWithDraggedWordsAreSeen() throws {
    var session = MatchSession(try Self.match(.drag))
    for (time, categories) in [["i"], ["i", "noun"]].enumerated() {
      for category in categories {
        try session.drag(to: category, at: second(Double(time)))
      }
      try session.submit(at: second(Double(time)))
      if time == 0 { try session.proceed(at: second(Double(time))) }
    }
    // Of "Biene", ie was missed, i is wrong, and noun was missed.
    #expect(session.evidence.map(\.isCorrect) == [false, false, false, true, true])
    let statistics = TeacherStatistics([ExerciseRecord(.match(session), of: "a")])
    #expect(statistics.words.map(\.word) == ["Biene", "Tiger"])
    #expect(statistics.words.map(\.rate.errors) == [3, 0])
    #expect(statistics.categories.map(\.category) == [.longI])
    #expect(statistics.categories.map(\.rate.count) == [3])
    #expect(statistics.categories.map(\.rate.errors) == [2])
    #expect(Self.model(session).estimate(for: .longI).errors == 1)
    #expect(ExerciseProfile(of: .match(try Self.match(.drag)))[.longI] == 2)
  }

  @Test func aWordInAWrongCategoryIsSeenWhereItIsWrittenToo() throws {
    var session = MatchSession(try Self.match(.write))
    try session.fill("i", with: "Biene", at: second(0))
    try session.fill("noun", with: "Biene", at: second(0))
    try session.submit(at: second(1))
    #expect(session.evidence.map(\.kind) == [.sorted, .sorted, .written])
    #expect(session.evidence.map(\.isCorrect) == [false, false, true])
  }

  @Test func markedLettersAndWordsLeftOutAreSeen() throws {
    let config = try KeywordsExercise.Config(wordsCount: 2) {
      $0.wordsPerRound = 2
      $0.charsClickable = true
    }
    var session = KeywordsSession(
      KeywordsExercise(Self.info, config: config),
      words: ["Sommer", "Vogel"]
    )
    try session.mark(letter: 2, of: "Sommer", at: second(0))
    try session.hide(at: second(1))
    try session.submit(["Sommer"], at: second(2))
    #expect(session.evidence.map(\.kind) == [.marked, .written, .leftOut])
    #expect(session.evidence.map(\.input) == ["m", "Sommer", ""])
    let statistics = TeacherStatistics([
      ExerciseRecord(.keywords(session), of: "a"), ExerciseRecord(.keywords(session), of: "b"),
    ])
    #expect(statistics.marks.map(\.word) == ["Sommer"])
    #expect(statistics.marks.map(\.letter) == [2])
    #expect(statistics.marks.map(\.count) == [2])
    // A mark is no mistake, and a word that was left out says nothing about spelling.
    #expect(statistics.words.map(\.word) == ["Vogel", "Sommer"])
    #expect(statistics.words.map(\.rate.errors) == [2, 0])
    #expect(statistics.words.map(\.rate.count) == [2, 2])
    #expect(statistics.categories.allSatisfy { $0.rate.errors == 0 })
    let doubling = Self.model(session).estimate(for: .doubling)
    #expect(doubling.errors == 0.25)
    #expect(doubling.opportunities == 1.25)
  }

  @Test func onlyAWordThatTheChildWroteMakesMaterial() throws {
    var session = MatchSession(try Self.match(.drag))
    try session.drag(to: "i", at: second(0))
    try session.submit(at: second(0))
    let written = SpellingEvidence(target: "fliegt", input: "fligt", date: second(0))
    let sentence = PlainSentence("Die Biene fliegt.")
    let errors = sentence.errorSentence(id: 1, from: session.evidence + [written])
    #expect(errors?.text == "Die Biene fligt.")
  }

  @Test func evidenceIsStored() throws {
    try expectJSON(
      SpellingEvidence(task: 1, place: 2, target: "Hund", input: "Hunt", date: second(0)),
      #"{"at":1560709957000,"correct":false,"input":"Hunt","place":2,"target":"Hund","task":1}"#
    )
    var session = MatchSession(try Self.match(.drag))
    try session.drag(to: "i", at: second(0))
    try session.submit(at: second(0))
    for evidence in session.evidence {
      try expectRoundTrip(evidence)
    }
  }
}
