// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import LudusTestSupport
import Testing

@Suite struct WheelSessionTests {
  private static func exercise() throws -> WheelExercise {
    try WheelExercise(
      ExerciseInfo(id: 4, name: "Glücksrad"),
      words: [HeardWord("Stern"), HeardWord("Hund", audio: "hund.mp3"), HeardWord("Fahrrad")]
    )
  }

  // MARK: The source's behaviour

  @Test func aWordIsHeardAsOftenAsWantedAndWritten() throws {
    var session = WheelSession(try Self.exercise())
    #expect(session.word == nil)
    try session.takeNext(at: second(0))
    #expect(session.word?.text == "Stern")
    for _ in 0..<5 {
      try session.hear(at: second(1))
    }
    #expect(session.hearingCount == 5)
    #expect(try session.submit("Stern", at: second(2)))
    #expect(session.phase == .waiting)
    #expect(session.mistakes.isEmpty)
    #expect(session.outcomes[0].credit == .one)
  }

  @Test func aWrongWordIsShownBesideTheRightOne() throws {
    var session = WheelSession(try Self.exercise())
    try session.takeNext(at: second(0))
    #expect(try !session.submit("Schtern", at: second(1)))
    #expect(session.phase == .comparing)
    #expect(session.input == "Schtern")  // red
    #expect(session.word?.text == "Stern")  // green
    #expect(session.mistakes.map(\.target) == ["Stern"])
    #expect(session.log.map(\.state) == [.started, .checked])
    #expect(session.log[1].inputErrors.userInputs == ["Schtern"])
    try session.proceed(at: second(2))
    #expect(session.outcomes[0].credit == .zero)
    #expect(session.progress == TaskProgress(done: 1, total: 3))
  }

  @Test func theWordsOfAPhraseEarnTheirShares() throws {
    let info = ExerciseInfo(id: 3, name: "Phrases")
    var session = WheelSession(try WheelExercise(info, words: [HeardWord("gar nicht")]))
    try session.takeNext(at: second(0))
    #expect(try !session.submit("gar nich", at: second(1)))
    try session.proceed(at: second(2))
    #expect(session.outcomes[0].credit.description == "1/2")
  }

  @Test func theWheelStopsAtEveryWordOnce() {
    forEachSeed(0..<50) { generator in
      var session = WheelSession(try Self.exercise())
      var words: Set<String> = []
      while !session.isFinished {
        try session.spin(using: &generator, at: second(0))
        let word = try #require(session.word?.text)
        try #require(words.insert(word).inserted)
        try session.submit(word, at: second(0))
      }
      try #require(words == ["Stern", "Hund", "Fahrrad"])
      try #require(session.summary.isSolvedWithoutError)
    }
  }

  @Test func theSameSeedStopsAtTheSameWords() throws {
    func order(seed: UInt64) throws -> [String] {
      var generator = SeededGenerator(seed: seed)
      var session = WheelSession(try Self.exercise())
      while !session.isFinished {
        try session.spin(using: &generator, at: second(0))
        try session.submit(try #require(session.word?.text), at: second(0))
      }
      return session.evidence.map(\.target)
    }
    #expect(try order(seed: 1) == order(seed: 1))
    #expect(Set(try (0..<20).map { try order(seed: $0) }).count > 1)
  }

  @Test func aTaskKeepsTheNumberOfItsWordWheneverTheWheelStopsThere() {
    forEachSeed(0..<20) { generator in
      let exercise = try Self.exercise()
      var session = WheelSession(exercise)
      while !session.isFinished {
        try session.spin(using: &generator, at: second(0))
        try session.submit("x", at: second(0))
        try session.proceed(at: second(0))
      }
      let words = exercise.words.map(\.text)
      try #require(session.outcomes.map(\.task).sorted() == [0, 1, 2])
      try #require(session.mistakes.allSatisfy { words[$0.task] == $0.target })
      try #require(session.evidence.allSatisfy { words[$0.task] == $0.target })
      try #require(session.outcomes.map(\.task) == session.mistakes.map(\.task))
    }
  }

  @Test func aRefusedSpinDrawsNothing() throws {
    var generator = SeededGenerator(seed: 1)
    var session = WheelSession(try Self.exercise())
    try session.takeNext(at: second(0))
    let before = generator
    #expect(throws: WheelSession.Refusal.wordIsNotDone) {
      try session.spin(using: &generator, at: second(1))
    }
    #expect(generator == before)
  }

  @Test func whatIsNotPossibleNowIsRefused() throws {
    var session = WheelSession(try Self.exercise())
    expectRefusal(WheelSession.Refusal.notWriting, of: session) { try $0.hear(at: second(0)) }
    expectRefusal(WheelSession.Refusal.notWriting, of: session) {
      try $0.submit("x", at: second(0))
    }
    expectRefusal(WheelSession.Refusal.nothingToProceedFrom, of: session) {
      try $0.proceed(at: second(0))
    }
    try session.takeNext(at: second(0))
    expectRefusal(WheelSession.Refusal.wordIsNotDone, of: session) {
      try $0.takeNext(at: second(0))
    }
    expectRefusal(WheelSession.Refusal.nothingWritten, of: session) {
      try $0.submit(" ", at: second(0))
    }
    try session.submit("Stern", at: second(0))
    for word in [0, -1, 3, Int.max] {
      expectRefusal(WheelSession.Refusal.unknownWord(word), of: session) {
        try $0.apply(Timed(.spun(to: word), at: second(1)))
      }
    }
    for word in ["Hund", "Fahrrad"] {
      try session.takeNext(at: second(1))
      try session.submit(word, at: second(1))
    }
    expectRefusal(WheelSession.Refusal.session(.finished), of: session) {
      try $0.takeNext(at: second(2))
    }
  }

  // MARK: Content and properties

  @Test func anExerciseIsStored() throws {
    try expectRoundTrip(try Self.exercise())
    let json = #"{"id":1,"name":"x","words":[{"text":"a"},{"text":" "}]}"#
    #expect(
      contentFaults(ExerciseFault.self) { _ = try decode(WheelExercise.self, json) }
        == ["words[1]: the text is empty"]
    )
  }

  @Test func replayEqualsLiveHoweverAChildPlays() {
    forEachSeed(0..<200) { generator in
      var session = WheelSession(try Self.exercise())
      for time in 0..<20 {
        let now = second(Double(time))
        _ = try isAccepted(by: &session) { session in
          switch generator.draw(below: 5) {
          case 0: try session.spin(using: &generator, at: now)
          case 1: try session.takeNext(at: now)
          case 2: try session.hear(at: now)
          case 3: try session.proceed(at: now)
          default: try session.submit(["Stern", "Hund", ""][generator.draw(below: 3)], at: now)
          }
        }
        try #require(session.evidence.count >= session.mistakes.count)
      }
      try expectReplayEqualsLive(session)
    }
  }
}
