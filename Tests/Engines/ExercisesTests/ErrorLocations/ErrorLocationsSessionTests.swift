// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import LudusTestSupport
import Testing

@Suite struct ErrorLocationsSessionTests {
  private static func exercise() throws -> ErrorLocationsExercise {
    try ErrorLocationsExercise(
      ExerciseInfo(id: 9, name: "Fehlerstellen"),
      reasons: [
        Justification(id: "double", text: "Nach kurzem Vokal steht ein doppelter Mitlaut."),
        Justification(id: "noun", text: "Nomen schreibt man groß."),
        Justification(id: "long", text: "Der Vokal wird lang gesprochen."),
      ],
      sentences: [
        try ErrorSentence(
          id: 1,
          text: "Im Somer, da spielt der hund.",
          errors: [
            ErrorSentence.Misspelling(word: 5, correct: "Hund", reasons: ["noun"]),
            ErrorSentence.Misspelling(word: 1, correct: "Sommer", reasons: ["double"]),
          ]
        ),
        try ErrorSentence(
          id: 2,
          text: "Der bal rollt.",
          errors: [
            ErrorSentence.Misspelling(word: 1, correct: "Ball", reasons: ["double", "noun"])
          ]
        ),
      ]
    )
  }

  // MARK: Split words, and sentences without errors

  @Test func aSplitWordIsOneErrorWhicheverPartIsTapped() throws {
    let exercise = try decode(
      ErrorLocationsExercise.self,
      #"""
      {"id":1,"name":"x","reasons":[{"id":"boundary","text":"Ein Wort?"}],"sentences":[{"id":1,
       "text":"Wir spielen „zu sammen“.","errors":[{"word":2,"length":2,"correct":"zusammen","reasons":["boundary"]}]}]}
      """#
    )
    for word in 2...3 {
      var session = ErrorLocationsSession(exercise)
      #expect(session.remainingErrors == 1)
      #expect(try session.tap(word: word, at: second(0)))
      try session.submit(["boundary"], at: second(1))
      #expect(session.text == "Wir spielen „zusammen“.")
      expectRefusal(ErrorLocationsSession.Refusal.alreadyFound(2), of: session) {
        try $0.tap(word: 3, at: second(2))
      }
      #expect(session.canProceed)
      try expectReplayEqualsLive(session)
    }
  }

  @Test(arguments: [
    (
      #"{"id":1,"text":"Wir spielen zu sammen.","errors":[{"word":2,"correct":"zusammen","reasons":[]}]}"#,
      #"errors[0]: "zusammen" is split, expected the length 2"#
    ),
    (
      #"{"id":1,"text":"zu sammen","errors":[{"word":1,"length":2,"correct":"zusammen","reasons":[]}]}"#,
      "errors[0]: 2, expected 1 to 1"
    ),
    (
      #"""
      {"id":1,"text":"zu sammen","errors":[{"word":0,"length":2,"correct":"zusammen","reasons":[]},
       {"word":1,"correct":"Samen","reasons":[]}]}
      """#,
      "errors[1]: the word 1 is misspelled twice"
    ),
  ])
  func aSplitWordIsNamedAsWhole(json: String, fault: String) {
    let faults = contentFaults(ExerciseFault.self) { _ = try decode(ErrorSentence.self, json) }
    #expect(faults == [fault])
  }

  @Test func aSentenceWithoutErrorsIsReadAndLeftAsItIs() throws {
    let exercise = try ErrorLocationsExercise(
      ExerciseInfo(id: 1, name: "x"),
      reasons: [],
      sentences: (1...2).map { try ErrorSentence(id: $0, text: "Der Hund bellt.", errors: []) }
    )
    var session = ErrorLocationsSession(exercise)
    try session.start(at: second(0))
    #expect(session.canProceed)
    try session.proceed(at: second(1))
    try session.tap(word: 1, at: second(2))
    try session.proceed(at: second(3))
    #expect(session.outcomes.map(\.credit) == [.one, .zero])
    #expect(session.isFinished)
  }

  // MARK: The source's behaviour

  @Test func aCorrectWordTappedFiveTimesIsOneMistake() throws {
    var session = ErrorLocationsSession(try Self.exercise())
    for time in 0..<5 {
      #expect(try !session.tap(word: 0, at: second(Double(time))))
    }
    #expect(session.mistakes.map(\.kind) == [.correctWordTapped])
    #expect(session.mistakes.map(\.input) == ["Im"])
    #expect(session.log.map(\.state) == [.started, .checked])
    #expect(session.log[1].inputErrors.word == "Im")
    try session.tap(word: 2, at: second(9))
    #expect(session.mistakes.map(\.input) == ["Im", "da"])
  }

  @Test func aMisspelledWordOpensItsChecklist() throws {
    var session = ErrorLocationsSession(try Self.exercise())
    #expect(try session.tap(word: 1, at: second(0)))
    #expect(session.openWord == 1)
    expectRefusal(ErrorLocationsSession.Refusal.checklistIsOpen, of: session) {
      try $0.tap(word: 0, at: second(1))
    }
    let check = try session.submit(["double"], at: second(1))
    #expect(check.isCorrect)
    #expect(session.openWord == nil)
    #expect(session.text == "Im Sommer, da spielt der hund.")
    #expect(session.remainingErrors == 1)
    expectRefusal(ErrorLocationsSession.Refusal.alreadyFound(1), of: session) {
      try $0.tap(word: 1, at: second(2))
    }
  }

  @Test(arguments: [
    (["double"], [], []), ([], [], ["double"]), (["noun"], ["noun"], ["double"]),
    (["double", "noun", "long", "noun"], ["noun", "long"], []),
  ])
  func aWrongTickAndAMissedTickAreMistakes(
    ticked: [String],
    wrong: [String],
    missed: [String]
  ) throws {
    var session = ErrorLocationsSession(try Self.exercise())
    try session.tap(word: 1, at: second(0))
    let check = try session.submit(ticked, at: second(1))
    #expect(check.wrong.map(\.id) == wrong)
    #expect(check.missed.map(\.id) == missed)
    #expect(check.correct.map(\.id) == ["double"].filter(ticked.contains))
    #expect(session.mistakes.count == wrong.count + missed.count)
    #expect(session.log.count { $0.state == .checked } == wrong.count)
    #expect(session.text.contains("Sommer"))  // whatever was ticked
  }

  @Test func theChildGoesOnWhenAllErrorsAreFound() throws {
    var session = ErrorLocationsSession(try Self.exercise())
    try session.start(at: second(0))
    #expect(session.remainingErrors == 2)
    try session.tap(word: 5, at: second(1))
    try session.submit(["noun"], at: second(2))
    #expect(!session.canProceed)
    expectRefusal(ErrorLocationsSession.Refusal.errorsRemain(1), of: session) {
      try $0.proceed(at: second(3))
    }
    try session.tap(word: 1, at: second(4))
    try session.submit(["double"], at: second(5))
    #expect(session.text == "Im Sommer, da spielt der Hund.")
    try session.proceed(at: second(6))
    #expect(session.progress == TaskProgress(done: 1, total: 2))
    #expect(session.outcomes[0].credit == .one)
    #expect(session.outcomes[0].seconds == 6)
    try session.tap(word: 1, at: second(7))
    try session.submit(["noun", "double"], at: second(8))
    try session.proceed(at: second(9))
    #expect(session.isFinished)
    #expect(session.summary.isSolvedWithoutError)
    #expect(session.sentence == nil)
    expectRefusal(ErrorLocationsSession.Refusal.session(.finished), of: session) {
      try $0.tap(word: 0, at: second(9))
    }
  }

  @Test(arguments: [(0, "1"), (1, "1/2"), (2, "0"), (3, "0")])
  func everyMistakeCostsTheWorthOfAnError(mistakes: Int, credit: String) throws {
    var session = ErrorLocationsSession(try Self.exercise())
    for word in [0, 2, 3].prefix(mistakes) {
      try session.tap(word: word, at: second(0))
    }
    for (word, reason) in [(1, "double"), (5, "noun")] {
      try session.tap(word: word, at: second(0))
      try session.submit([reason], at: second(0))
    }
    try session.proceed(at: second(0))
    #expect(session.outcomes[0].credit.description == credit)
  }

  @Test func marksAroundAWordDoNotBelongToIt() throws {
    let sentence = try Self.exercise().sentences[0]
    #expect(sentence.words == ["Im", "Somer", "da", "spielt", "der", "hund"])
    #expect(sentence.text(correcting: [1, 5]) == "Im Sommer, da spielt der Hund.")
  }

  @Test(
    arguments: [
      ("Er komt.", "kommt.", "Er kommt."), ("Er komt.", "kommt", "Er kommt."),
      ("Er „komt“.", "„kommt“.", "Er „kommt“."), ("Er „komt“.", "kommt", "Er „kommt“."),
      ("Von Hanns.", "Hans'", "Von Hans'."), ("Ja gut", "gut!", "Ja gut!"),
      ("„Er komt.“", "kommt.", "„Er kommt.“"), ("(Er komt.)", "kommt.", "(Er kommt.)"),
      ("Er komt?", "kommt.", "Er kommt."), ("„Er komt“", "kommt.", "„Er kommt.“"),
    ]
  )
  func marksThatTheAuthorWroteWithTheCorrectionStandOnce(
    text: String,
    correct: String,
    corrected: String
  ) throws {
    let error = ErrorSentence.Misspelling(word: 1, correct: correct, reasons: [])
    let sentence = try ErrorSentence(id: 1, text: text, errors: [error])
    #expect(sentence.text(correcting: [1]) == corrected)
  }

  @Test func whatIsNotPossibleNowIsRefused() throws {
    let session = ErrorLocationsSession(try Self.exercise())
    expectRefusal(ErrorLocationsSession.Refusal.noChecklistIsOpen, of: session) {
      try $0.submit([], at: second(0))
    }
    for word in [-1, 6, Int.max, Int.min] {
      expectRefusal(ErrorLocationsSession.Refusal.unknownWord(word), of: session) {
        try $0.tap(word: word, at: second(0))
      }
    }
    var open = session
    try open.tap(word: 1, at: second(0))
    expectRefusal(ErrorLocationsSession.Refusal.unknownReason("x"), of: open) {
      try $0.submit(["x"], at: second(0))
    }
  }

  // MARK: Content

  @Test func anExerciseIsStored() throws {
    try expectRoundTrip(try Self.exercise())
  }

  @Test(arguments: [
    (#"{"id":1,"text":" ","errors":[]}"#, "text: the text is empty"),
    (
      #"{"id":1,"text":"a b","errors":[{"word":2,"correct":"c","reasons":[]}]}"#,
      "errors[0]: 2, expected 0 to 1"
    ),
    (
      #"{"id":1,"text":"a b","errors":[{"word":0,"correct":"a","reasons":[]}]}"#,
      #"errors[0]: "a" stands there already"#
    ),
    (
      #"{"id":1,"text":"a b","errors":[{"word":0,"correct":" ","reasons":[]}]}"#,
      "errors[0]: the text is empty"
    ),
    (
      #"""
      {"id":1,"text":"a","errors":[{"word":0,"correct":"b","reasons":[]},{"word":0,"correct":"c","reasons":[]}]}
      """#,
      "errors[1]: the word 0 is misspelled twice"
    ),
  ])
  func aSentenceThatCannotBeUsedSaysWhy(json: String, fault: String) {
    let faults = contentFaults(ExerciseFault.self) { _ = try decode(ErrorSentence.self, json) }
    #expect(faults == [fault])
  }

  @Test func reasonsThatAreNotInTheChecklistAreFaults() throws {
    let error = ErrorSentence.Misspelling(word: 0, correct: "Ball", reasons: ["x"])
    let sentence = try ErrorSentence(id: 1, text: "Bal", errors: [error])
    let reasons = [Justification(id: "a", text: "A"), Justification(id: "a", text: " ")]
    let faults = contentFaults(ExerciseFault.self) {
      _ = try ErrorLocationsExercise(
        ExerciseInfo(id: 1, name: "x"),
        reasons: reasons,
        sentences: [sentence]
      )
    }
    #expect(
      faults == [
        #"reasons[1]: the identifier "a" is taken already"#, "reasons[1]: the text is empty",
        #"sentences[0].errors[0]: nothing has the identifier "x""#,
      ]
    )
  }

  // MARK: Properties

  @Test func mistakesAreCountedOnceAndReplayEqualsLive() {
    forEachSeed(0..<300) { generator in
      let reasons = ["double", "noun", "long"]
      var session = ErrorLocationsSession(try Self.exercise())
      var tapped: Set<String> = []
      for time in 0..<40 {
        let now = second(Double(time))
        switch generator.draw(below: 4) {
        case 0:
          let ticked = Array(generator.shuffled(reasons).prefix(generator.draw(below: 4)))
          _ = try isAccepted(by: &session) { try $0.submit(ticked, at: now) }
        case 1:
          _ = try isAccepted(by: &session) { try $0.proceed(at: now) }
        default:
          let word = generator.draw(below: 7)
          let sentence = session.sentence
          let isTapped = try isAccepted(by: &session) { try $0.tap(word: word, at: now) }
          if isTapped, let sentence, sentence.error(of: word) == nil {
            tapped.insert("\(sentence.id) \(word)")
          }
        }
      }
      try #require(session.mistakes.count { $0.kind == .correctWordTapped } == tapped.count)
      try expectReplayEqualsLive(session)
    }
  }
}
