// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Languages
import LudusTestSupport
import Testing

@Suite struct KeywordsSessionTests {
  private static func exercise(
    wordsCount: Int = 6,
    wordsPerRound: Int = 2,
    charsClickable: Bool = false,
    showWrongInput: Bool = true,
    timeRead: Int = 0,
    timeWrite: Int = 0,
    timeWrongInput: Int = 0
  ) throws -> KeywordsExercise {
    KeywordsExercise(
      ExerciseInfo(id: 5, name: "Merkwörter"),
      config: try KeywordsExercise.Config(wordsCount: wordsCount) {
        $0.wordsPerRound = wordsPerRound
        $0.charsClickable = charsClickable
        $0.showWrongInput = showWrongInput
        $0.timeRead = timeRead
        $0.timeWrite = timeWrite
        $0.timeWrongInput = timeWrongInput
      }
    )
  }

  private static let words = ["ängstlich", "schreien", "Fahrrad", "Vater", "ihn"]

  // MARK: The source's behaviour

  @Test func theServersSampleIsRead() throws {
    let json = """
      {"success":true,"data":[{"id":1,"name":"Merkwörter (leicht)","description":"...",\
      "config":{"words_count":6,"words_per_round":1,"chars_clickable":true,\
      "show_wrong_input":true,"time_read":0,"time_write":0,"time_wrong_input":0}}]}
      """
    let exercise = try ServerEnvelope<KeywordsExercise>(json: Data(json.utf8)).data[0]
    #expect(exercise.info.id == 1)
    #expect(exercise.info.name == "Merkwörter (leicht)")
    #expect(exercise.config.wordsCount == 6)
    #expect(exercise.config.wordsPerRound == 1)
    #expect(exercise.config.charsClickable)
    #expect(exercise.config.showWrongInput)
    #expect(exercise.config.timeRead == 0)
    try expectRoundTrip(exercise)
  }

  @Test func aRoundIsReadHiddenWrittenAndChecked() throws {
    var session = KeywordsSession(try Self.exercise(), words: Self.words)
    try session.start(at: second(0))
    #expect(session.words == ["ängstlich", "schreien"])
    #expect(session.progress == TaskProgress(done: 0, total: 3))
    try session.hide(at: second(5))
    #expect(session.phase == .writing)
    let check = try session.submit(["ängstlich", "schreien"], at: second(20))
    #expect(check.isCorrect)
    #expect(session.words == ["Fahrrad", "Vater"])
    #expect(session.progress == TaskProgress(done: 1, total: 3))
    #expect(session.outcomes[0].seconds == 20)
    #expect(session.outcomes[0].mistakeCount == 0)
  }

  @Test func theLastRoundMayBeShorter() throws {
    var session = KeywordsSession(try Self.exercise(), words: Self.words)
    for round in [["ängstlich", "schreien"], ["Fahrrad", "Vater"], ["ihn"]] {
      #expect(session.words == round)
      try session.hide(at: second(2))
      try session.submit(round, at: second(2))
    }
    #expect(session.isFinished)
    #expect(session.summary.isSolvedWithoutError)
    #expect(
      session.summary.sentence(in: .german)
        == "Super, du hast alle Beispiele ohne Fehler richtig lösen können."
    )
    expectRefusal(KeywordsSession.Refusal.session(.finished), of: session) {
      try $0.hide(at: second(3))
    }
  }

  @Test func theOrderOfTheWordsDoesNotMatter() throws {
    var session = KeywordsSession(try Self.exercise(), words: Self.words)
    try session.hide(at: second(1))
    #expect(try session.submit(["schreien", "ängstlich"], at: second(2)).isCorrect)
    #expect(session.mistakes.isEmpty)
  }

  @Test func wrongWordsAreShownBesideTheRightOnes() throws {
    var session = KeywordsSession(try Self.exercise(), words: Self.words)
    try session.hide(at: second(1))
    let check = try session.submit(["schreihen", "ängstlich"], at: second(2))
    #expect(check.words.map(\.target) == ["ängstlich", "schreien"])
    #expect(check.words.map(\.input) == ["ängstlich", "schreihen"])
    #expect(check.words.map(\.isCorrect) == [true, false])
    #expect(session.phase == .comparing)
    #expect(session.mistakes.map(\.target) == ["schreien"])
    #expect(session.mistakes[0].diagnosis == check.words[1].diagnosis)
    #expect(check.words[0].diagnosis.places.isEmpty)
    #expect(check.words[1].diagnosis.categories == [.lengthMark])
    try session.proceed(at: second(9))
    #expect(session.words == ["Fahrrad", "Vater"])
    #expect(session.outcomes[0].credit.description == "1/2")
  }

  @Test func wrongWordsAreNotShownWhenTheExerciseSaysSo() throws {
    var session = KeywordsSession(try Self.exercise(showWrongInput: false), words: Self.words)
    try session.hide(at: second(1))
    try session.submit(["x", "y"], at: second(2))
    #expect(session.phase == .reading)
    #expect(session.words == ["Fahrrad", "Vater"])
    #expect(session.mistakes.count == 2)
  }

  @Test func atLeastOneLetterIsMarkedWhereLettersCanBe() throws {
    var session = KeywordsSession(try Self.exercise(charsClickable: true), words: Self.words)
    try session.start(at: second(0))
    #expect(!session.canHide)
    expectRefusal(KeywordsSession.Refusal.nothingMarked, of: session) { try $0.hide(at: second(1)) }
    try session.mark(letter: 0, of: "ängstlich", at: second(1))
    try session.mark(letter: 3, of: "schreien", at: second(2))
    try session.mark(letter: 3, of: "schreien", at: second(3))  // taken back
    #expect(session.canHide)
    try session.hide(at: second(4))
    let marked = LogEntry.MarkedGrapheme(word: "ängstlich", index: 0, grapheme: "ä")
    #expect(session.log.map(\.state) == [.started, .checked])
    #expect(session.log[1].mode == .read)
    #expect(session.log[1].inputErrors.graphemesClicked == [marked])
  }

  @Test func theLogIsWhatTheServerTakes() throws {
    let context = LogEntry.Context(app: "iOS", userRole: "Student", learner: "2858")
    var session = KeywordsSession(
      try Self.exercise(wordsCount: 2),
      words: Self.words,
      context: context
    )
    try session.start(at: second(0))
    try session.hide(at: second(0))
    try session.submit(["engstlich", "schreien"], at: second(0))
    #expect(
      try json(session.log[1]) == """
        {"app":"iOS","exercise_id":5,"input_errors":{"grapheme_clicked":null,"user_inputs":["engstlich"],\
        "word":"","words":["ängstlich","schreien"]},"mode":"write","session":1560709957,"state":"checked",\
        "timestamp":1560709957,"user_id":2858,"user_role":"Student"}
        """
    )
    try session.proceed(at: second(30.9))
    #expect(session.log.map(\.state) == [.started, .checked, .finished])
    #expect(session.log[2].timestamp - session.log[0].timestamp == 30)
  }

  @Test func aWordTooManyIsAMistake() throws {
    var session = KeywordsSession(try Self.exercise(wordsCount: 2), words: Self.words)
    try session.hide(at: second(0))
    let check = try session.submit(["schreien", "ängstlich", "Vater"], at: second(1))
    #expect(!check.isCorrect)
    #expect(session.mistakes.map(\.kind) == [.surplusWord])
    #expect(session.mistakes.map(\.input) == ["Vater"])
    #expect(session.mistakes.map(\.place) == [nil])
    #expect(session.mistakes[0].sentence(in: .german) == "„Vater“ ist ein Wort zu viel.")
    try session.proceed(at: second(2))
    #expect(session.isFinished)
    #expect(!session.summary.isSolvedWithoutError)
    #expect(session.summary.sentence(in: .german).hasPrefix("Probiere es erneut"))
  }

  // MARK: Timers

  @Test func aTimerThatRunsOutEqualsTheButton() throws {
    let exercise = try Self.exercise(
      wordsCount: 2,
      charsClickable: true,
      timeRead: 10,
      timeWrite: 20,
      timeWrongInput: 5
    )
    var session = KeywordsSession(exercise, words: Self.words)
    try session.start(at: second(0))
    #expect(session.nextDeadline == second(10))
    try session.advance(to: second(9.999))
    #expect(session.phase == .reading)
    try session.advance(to: second(10))
    #expect(session.phase == .writing)  // although nothing was marked
    try session.draft(["ängstlich"], at: second(25))
    try session.advance(to: second(100))
    #expect(session.isFinished)
    #expect(session.mistakes.map(\.kind) == [.missedWord])
    #expect(session.mistakes[0].date == second(30))
    #expect(session.outcomes[0].seconds == 35)
    try expectReplayEqualsLive(session)
  }

  @Test func whatComesAfterTheTimeIsRefused() throws {
    var session = KeywordsSession(try Self.exercise(timeWrite: 20), words: Self.words)
    try session.hide(at: second(0))
    expectRefusal(KeywordsSession.Refusal.notWriting, of: session) {
      try $0.submit(["ängstlich"], at: second(20))
    }
    expectRefusal(KeywordsSession.Refusal.session(.timeIsUp(at: second(20))), of: session) {
      try $0.apply(Timed(.submitted(["ängstlich"], nil), at: second(20)))
    }
    expectRefusal(KeywordsSession.Refusal.timeIsNotUp, of: session) {
      try $0.apply(Timed(.timeRanOut(nil), at: second(19)))
    }
  }

  @Test func aWordIsMarkedInTheRoundThatIsShownByThen() throws {
    let exercise = try Self.exercise(charsClickable: true, timeWrongInput: 5)
    var session = KeywordsSession(exercise, words: Self.words)
    try session.mark(letter: 0, of: "ängstlich", at: second(0))
    try session.hide(at: second(1))
    try session.submit([], at: second(2))
    expectRefusal(KeywordsSession.Refusal.unknownWord("ängstlich"), of: session) {
      try $0.mark(letter: 0, of: "ängstlich", at: second(7))
    }
    try session.mark(letter: 1, of: "Vater", at: second(7))
    #expect(session.marks == [KeywordsSession.Mark(word: 1, letter: 1)])
    try expectReplayEqualsLive(session)
  }

  // MARK: Refusals

  @Test func whatIsNotPossibleNowIsRefused() throws {
    var session = KeywordsSession(try Self.exercise(), words: Self.words)
    expectRefusal(KeywordsSession.Refusal.session(.notStarted), of: session) {
      try $0.apply(Timed(.hidden, at: second(0)))
    }
    try session.start(at: second(0))
    expectRefusal(KeywordsSession.Refusal.session(.alreadyStarted), of: session) {
      try $0.start(at: second(1))
    }
    expectRefusal(KeywordsSession.Refusal.lettersAreNotMarked, of: session) {
      try $0.mark(letter: 0, of: "ängstlich", at: second(1))
    }
    expectRefusal(KeywordsSession.Refusal.unknownWord("Vater"), of: session) {
      try $0.mark(letter: 0, of: "Vater", at: second(1))
    }
    expectRefusal(KeywordsSession.Refusal.notWriting, of: session) {
      try $0.submit([], at: second(1))
    }
    expectRefusal(KeywordsSession.Refusal.notWriting, of: session) {
      try $0.draft([], at: second(1))
    }
    expectRefusal(KeywordsSession.Refusal.nothingToProceedFrom, of: session) {
      try $0.proceed(at: second(1))
    }
    expectRefusal(
      KeywordsSession.Refusal.date(.beforeLastEvent(second(-1), last: second(0))),
      of: session
    ) {
      try $0.hide(at: second(-1))
    }
    for seconds in [Double.nan, .infinity, 1e300] {
      let date = Date(timeIntervalSince1970: seconds)
      expectRefusal(KeywordsSession.Refusal.date(.outOfRange), of: session) {
        try $0.hide(at: date)
      }
      expectRefusal(KeywordsSession.Refusal.date(.outOfRange), of: session) {
        try $0.advance(to: date)
      }
    }
    try session.hide(at: second(1))
    expectRefusal(KeywordsSession.Refusal.notReading, of: session) { try $0.hide(at: second(1)) }
    expectRefusal(KeywordsSession.Refusal.notReading, of: session) {
      try $0.mark(letter: 0, of: "ängstlich", at: second(1))
    }
  }

  @Test(arguments: [-1, 9, Int.max, Int.min])
  func onlyLettersOfTheWordAreMarked(letter: Int) throws {
    let session = KeywordsSession(try Self.exercise(charsClickable: true), words: Self.words)
    expectRefusal(KeywordsSession.Refusal.unknownLetter(letter), of: session) {
      try $0.mark(letter: letter, of: "ängstlich", at: second(0))
    }
  }

  @Test func aSessionWithoutWordsIsFinished() throws {
    let session = KeywordsSession(try Self.exercise(), words: [" ", ""])
    #expect(session.isFinished)
    #expect(session.progress == TaskProgress(done: 0, total: 0))
  }

  // MARK: Properties

  @Test func replayEqualsLiveHoweverAChildPlays() {
    forEachSeed(0..<120) { generator in
      let exercise = try Self.exercise(
        wordsCount: 5,
        wordsPerRound: 1 + Int(generator.draw(below: 3)),
        charsClickable: generator.draw(below: 2) == 0,
        showWrongInput: generator.draw(below: 2) == 0,
        timeRead: Int(generator.draw(below: 2)) * 8,
        timeWrite: Int(generator.draw(below: 2)) * 8,
        timeWrongInput: Int(generator.draw(below: 2)) * 8
      )
      var session = KeywordsSession(exercise, words: Self.words)
      var time = 0.0
      for _ in 0..<40 {
        time += Double(generator.draw(below: 6))
        let now = second(time)
        let words = generator.shuffled(session.words + ["Fahrad"])
        _ = try isAccepted(by: &session) { session in
          switch generator.draw(below: 6) {
          case 0: try session.mark(letter: 1, of: words[0], at: now)
          case 1: try session.hide(at: now)
          case 2: try session.draft(words, at: now)
          case 3: try session.submit(Array(words.dropLast()), at: now)
          case 4: try session.proceed(at: now)
          default: try session.advance(to: now)
          }
        }
        try #require(session.progress.done == session.outcomes.count)
      }
      try expectReplayEqualsLive(session)
    }
  }
}
