// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import LudusTestSupport
import Testing

@Suite struct MatchSessionTests {
  private static func exercise(_ way: MatchExercise.Way) throws -> MatchExercise {
    try MatchExercise(
      ExerciseInfo(id: 3, name: "Zuordnen"),
      way: way,
      categories: [
        MatchExercise.Category(id: "ie", title: "ie"),
        MatchExercise.Category(id: "noun", title: "Nomen"),
        MatchExercise.Category(id: "verb", title: "Verb"),
      ],
      words: [
        MatchExercise.Word(HeardWord("Biene", audio: "biene.mp3"), categories: ["ie", "noun"]),
        MatchExercise.Word(HeardWord("lesen"), categories: ["verb"]),
      ]
    )
  }

  // MARK: The source's behaviour: drag and drop

  @Test func aWordIsDraggedToOneOrMoreCategoriesAndBack() throws {
    var session = MatchSession(try Self.exercise(.drag))
    #expect(!session.canSubmit)
    try session.drag(to: "verb", at: second(0))
    #expect(session.canSubmit)
    try session.drag(to: "verb", at: second(1))  // undone
    #expect(!session.canSubmit)
    try session.drag(to: "ie", at: second(2))
    try session.drag(to: "noun", at: second(3))
    #expect(
      try session.submit(at: second(4)) == ["ie": .correct, "noun": .correct, "verb": .empty]
    )
    #expect(session.word?.heard.text == "lesen")
    #expect(session.mistakes.isEmpty)
    #expect(session.evidence.map(\.kind) == [.sorted, .sorted])  // nothing was written
  }

  @Test func wrongAndMissedCategoriesAreMistakes() throws {
    var session = MatchSession(try Self.exercise(.drag))
    try session.drag(to: "ie", at: second(0))
    try session.drag(to: "verb", at: second(1))
    #expect(
      try session.submit(at: second(2))
        == ["ie": .correct, "noun": .missed, "verb": .wrongCategory]
    )
    #expect(session.mistakes.map(\.kind) == [.missedCategory, .wrongCategory])
    #expect(session.log.map(\.state) == [.started, .checked, .checked])
    #expect(session.word?.heard.text == "Biene")  // as long as what is wrong is shown
    expectRefusal(MatchSession.Refusal.notWriting, of: session) { try $0.submit(at: second(3)) }
    expectRefusal(MatchSession.Refusal.notWriting, of: session) {
      try $0.drag(to: "ie", at: second(3))
    }
    try session.proceed(at: second(3))
    #expect(session.outcomes[0].credit.description == "0")
    #expect(session.outcomes[0].mistakeCount == 2)
  }

  // MARK: The source's behaviour: writing

  @Test(arguments: [
    ("ie", "Biene", MatchSession.Outcome.correct),  // all green
    ("ie", "Bine", .misspelled),  // the field green, the text red
    ("verb", "Biene", .wrongCategory),  // both red
    ("verb", "Bine", .wrongCategory),  // both red, however it is spelled
  ])
  func placeAndSpellingAreJudgedApart(
    category: String,
    input: String,
    outcome: MatchSession.Outcome
  ) throws {
    var session = MatchSession(try Self.exercise(.write))
    try session.fill(category, with: input, at: second(0))
    #expect(try session.submit(at: second(1))[category] == outcome)
  }

  @Test func theWordIsWrittenUnderEachRightCategory() throws {
    var session = MatchSession(try Self.exercise(.write))
    try session.hear(at: second(0))
    try session.hear(at: second(1))
    #expect(session.hearingCount == 2)
    try session.fill("ie", with: "Biene", at: second(2))
    try session.fill("noun", with: "Bihne", at: second(3))
    let outcomes = try session.submit(at: second(4))
    #expect(outcomes == ["ie": .correct, "noun": .misspelled, "verb": .empty])
    #expect(session.mistakes.map(\.kind) == [.wrongSpelling])
    #expect(session.evidence.map(\.input) == ["Biene", "Bihne"])
    #expect(session.log.last?.inputErrors.userInputs == ["Bihne"])
    try session.proceed(at: second(5))
    #expect(session.outcomes[0].credit.description == "1/2")
    #expect(session.hearingCount == 0)
  }

  @Test func aRightCategoryLeftEmptyIsMissed() throws {
    var session = MatchSession(try Self.exercise(.write))
    try session.fill("ie", with: "Biene", at: second(0))
    try session.fill("noun", with: "  ", at: second(0))
    #expect(try session.submit(at: second(1))["noun"] == .missed)
  }

  @Test func theLastWordEndsTheSession() throws {
    var session = MatchSession(try Self.exercise(.write))
    try session.fill("ie", with: "Biene", at: second(0))
    try session.fill("noun", with: "Biene", at: second(0))
    try session.submit(at: second(1))
    #expect(session.progress == TaskProgress(done: 1, total: 2))
    try session.fill("verb", with: "lesen", at: second(2))
    try session.submit(at: second(3))
    #expect(session.isFinished)
    #expect(session.word == nil)
    #expect(session.summary.isSolvedWithoutError)
    #expect(session.outcomes.map(\.seconds) == [1, 2])
    expectRefusal(MatchSession.Refusal.session(.finished), of: session) {
      try $0.hear(at: second(4))
    }
  }

  @Test func whatIsNotPossibleNowIsRefused() throws {
    let drag = MatchSession(try Self.exercise(.drag))
    let write = MatchSession(try Self.exercise(.write))
    expectRefusal(MatchSession.Refusal.otherWay(.drag), of: drag) {
      try $0.fill("ie", with: "x", at: second(0))
    }
    expectRefusal(MatchSession.Refusal.otherWay(.write), of: write) {
      try $0.drag(to: "ie", at: second(0))
    }
    expectRefusal(MatchSession.Refusal.unknownCategory("x"), of: drag) {
      try $0.drag(to: "x", at: second(0))
    }
    expectRefusal(MatchSession.Refusal.unknownCategory("x"), of: write) {
      try $0.fill("x", with: "x", at: second(0))
    }
    expectRefusal(MatchSession.Refusal.nothingWritten, of: drag) { try $0.submit(at: second(0)) }
    expectRefusal(MatchSession.Refusal.nothingToProceedFrom, of: drag) {
      try $0.proceed(at: second(0))
    }
    var shown = write
    try shown.fill("verb", with: "x", at: second(0))
    try shown.submit(at: second(0))
    expectRefusal(MatchSession.Refusal.notWriting, of: shown) { try $0.hear(at: second(0)) }
    expectRefusal(MatchSession.Refusal.notWriting, of: shown) {
      try $0.fill("verb", with: "x", at: second(0))
    }
  }

  // MARK: Content

  @Test(arguments: [MatchExercise.Way.drag, .write])
  func anExerciseIsStored(way: MatchExercise.Way) throws {
    try expectRoundTrip(try Self.exercise(way))
  }

  @Test func everyFaultOfAnExerciseIsTold() {
    let json = """
      {"id":1,"name":"x","way":"drag","categories":[{"id":"a","title":"A"},{"id":"a","title":" "}],
       "words":[{"text":" ","categories":[]},{"text":"b","categories":["a","a","x"]}]}
      """
    #expect(
      contentFaults(ExerciseFault.self) { _ = try decode(MatchExercise.self, json) } == [
        #"categories[1]: the identifier "a" is taken already"#,
        "categories[1]: the text is empty",
        "words[0]: the text is empty", "words[0]: the word belongs to no category",
        #"words[1]: the identifier "a" is taken already"#,
        #"words[1]: nothing has the identifier "x""#,
      ]
    )
  }

  // MARK: Properties

  @Test(arguments: [MatchExercise.Way.drag, .write])
  func replayEqualsLiveHoweverAChildPlays(way: MatchExercise.Way) {
    forEachSeed(0..<200) { generator in
      let categories = ["ie", "noun", "verb"]
      var session = MatchSession(try Self.exercise(way))
      for time in 0..<25 {
        let now = second(Double(time))
        let category = categories[generator.draw(below: 3)]
        _ = try isAccepted(by: &session) { session in
          switch generator.draw(below: 6) {
          case 0: try session.submit(at: now)
          case 1: try session.proceed(at: now)
          case 2: try session.hear(at: now)
          default:
            if way == .drag {
              try session.drag(to: category, at: now)
            } else {
              let input = ["Biene", "lesen", "Bine"][generator.draw(below: 3)]
              try session.fill(category, with: input, at: now)
            }
          }
        }
      }
      try #require(session.outcomes.allSatisfy { (.zero)...(.one) ~= $0.credit })
      try expectReplayEqualsLive(session)
    }
  }
}
