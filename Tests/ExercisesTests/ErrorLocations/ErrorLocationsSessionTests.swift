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
            ErrorSentence.Misspelling(word: 5, right: "Hund", reasons: ["noun"]),
            ErrorSentence.Misspelling(word: 1, right: "Sommer", reasons: ["double"]),
          ]
        ),
        try ErrorSentence(
          id: 2,
          text: "Der bal rollt.",
          errors: [ErrorSentence.Misspelling(word: 1, right: "Ball", reasons: ["double", "noun"])]
        ),
      ]
    )
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
    expectRefusal(ExerciseError.checklistIsOpen, of: session) {
      try $0.tap(word: 0, at: second(1))
    }
    let check = try session.check(["double"], at: second(1))
    #expect(check.isRight)
    #expect(session.openWord == nil)
    #expect(session.text == "Im Sommer, da spielt der hund.")
    #expect(session.remainingErrors == 1)
    expectRefusal(ExerciseError.alreadyFound(1), of: session) { try $0.tap(word: 1, at: second(2)) }
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
    let check = try session.check(ticked, at: second(1))
    #expect(check.wrong.map(\.id) == wrong)
    #expect(check.missed.map(\.id) == missed)
    #expect(check.right.map(\.id) == ["double"].filter(ticked.contains))
    #expect(session.mistakes.count == wrong.count + missed.count)
    #expect(session.log.count { $0.state == .checked } == wrong.count)
    #expect(session.text.contains("Sommer"))  // whatever was ticked
  }

  @Test func theChildGoesOnWhenAllErrorsAreFound() throws {
    var session = ErrorLocationsSession(try Self.exercise())
    try session.start(at: second(0))
    #expect(session.remainingErrors == 2)
    try session.tap(word: 5, at: second(1))
    try session.check(["noun"], at: second(2))
    #expect(!session.canGoOn)
    expectRefusal(ExerciseError.errorsRemain(1), of: session) { try $0.goOn(at: second(3)) }
    try session.tap(word: 1, at: second(4))
    try session.check(["double"], at: second(5))
    #expect(session.text == "Im Sommer, da spielt der Hund.")
    try session.goOn(at: second(6))
    #expect(session.progress == TaskProgress(done: 1, total: 2))
    #expect(session.outcomes[0].credit == .one)
    #expect(session.outcomes[0].seconds == 6)
    try session.tap(word: 1, at: second(7))
    try session.check(["noun", "double"], at: second(8))
    try session.goOn(at: second(9))
    #expect(session.isFinished)
    #expect(session.summary.isSolvedWithoutError)
    #expect(session.sentence == nil)
    expectRefusal(ExerciseError.sessionIsOver, of: session) { try $0.tap(word: 0, at: second(9)) }
  }

  @Test(arguments: [(0, "1"), (1, "1/2"), (2, "0"), (3, "0")])
  func everyMistakeCostsTheWorthOfAnError(mistakes: Int, credit: String) throws {
    var session = ErrorLocationsSession(try Self.exercise())
    for word in [0, 2, 3].prefix(mistakes) {
      try session.tap(word: word, at: second(0))
    }
    for (word, reason) in [(1, "double"), (5, "noun")] {
      try session.tap(word: word, at: second(0))
      try session.check([reason], at: second(0))
    }
    try session.goOn(at: second(0))
    #expect(session.outcomes[0].credit.description == credit)
  }

  @Test func marksAroundAWordDoNotBelongToIt() throws {
    let sentence = try Self.exercise().sentences[0]
    #expect(sentence.words == ["Im", "Somer", "da", "spielt", "der", "hund"])
    #expect(sentence.text(withRight: [1, 5]) == "Im Sommer, da spielt der Hund.")
  }

  @Test func whatIsNotPossibleNowIsRefused() throws {
    let session = ErrorLocationsSession(try Self.exercise())
    expectRefusal(ExerciseError.noChecklistIsOpen, of: session) { try $0.check([], at: second(0)) }
    for word in [-1, 6, Int.max, Int.min] {
      expectRefusal(ExerciseError.noSuchWordNumber(word), of: session) {
        try $0.tap(word: word, at: second(0))
      }
    }
    var open = session
    try open.tap(word: 1, at: second(0))
    expectRefusal(ExerciseError.unknownReason("x"), of: open) { try $0.check(["x"], at: second(0)) }
  }

  // MARK: Content

  @Test func anExerciseIsStored() throws {
    try expectRoundTrip(try Self.exercise())
  }

  @Test(arguments: [
    (#"{"id":1,"text":" ","errors":[]}"#, "text: the text is empty"),
    (#"{"id":1,"text":"a b","errors":[]}"#, "errors: the sentence has no misspelled word"),
    (
      #"{"id":1,"text":"a b","errors":[{"word":2,"right":"c","reasons":[]}]}"#,
      "errors[0]: 2, expected 0 to 1"
    ),
    (
      #"{"id":1,"text":"a b","errors":[{"word":0,"right":"a","reasons":[]}]}"#,
      #"errors[0]: "a" stands there already"#
    ),
    (
      #"{"id":1,"text":"a b","errors":[{"word":0,"right":" ","reasons":[]}]}"#,
      "errors[0]: the text is empty"
    ),
    (
      #"""
      {"id":1,"text":"a","errors":[{"word":0,"right":"b","reasons":[]},{"word":0,"right":"c","reasons":[]}]}
      """#,
      "errors[1]: the word 0 is misspelled twice"
    ),
  ])
  func aSentenceThatCannotBeUsedSaysWhy(json: String, fault: String) {
    let faults = contentFaults(ExerciseFault.self) { _ = try decode(ErrorSentence.self, json) }
    #expect(faults == [fault])
  }

  @Test func reasonsThatAreNotInTheChecklistAreFaults() throws {
    let error = ErrorSentence.Misspelling(word: 0, right: "Ball", reasons: ["x"])
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
          _ = try isAccepted(by: &session) { try $0.check(ticked, at: now) }
        case 1:
          _ = try isAccepted(by: &session) { try $0.goOn(at: now) }
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
