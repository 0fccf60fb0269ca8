// SPDX-License-Identifier: Apache-2.0
import Exercises
import Languages
import LudusTestSupport
import Testing

@Suite struct ExerciseSummaryTests {
  private static func session() throws -> WheelSession {
    WheelSession(
      try WheelExercise(
        ExerciseInfo(id: 1, name: "x"),
        words: [HeardWord("Hund"), HeardWord("Kuh")]
      )
    )
  }

  @Test func whoSolvesAllWithoutErrorIsPraised() throws {
    var session = try Self.session()
    try session.takeNext(at: second(0))
    try session.submit("Hund", at: second(3))
    #expect(!session.summary.isSolvedWithoutError)
    try session.takeNext(at: second(10))
    try session.submit("Kuh", at: second(14))
    #expect(session.summary.isSolvedWithoutError)
    #expect(
      session.summary.sentence(in: .german)
        == "Super, du hast alle Beispiele ohne Fehler richtig lösen können."
    )
    #expect(
      session.summary.sentence(in: .english) == "Great, you solved everything without a mistake."
    )
    // What the child did between the tasks does not count.
    #expect(session.summary.seconds == 7)
  }

  @Test func whoErredIsAskedToTryAgain() throws {
    var session = try Self.session()
    try session.takeNext(at: second(0))
    try session.submit("Hunt", at: second(3))
    try session.proceed(at: second(4))
    try session.takeNext(at: second(4))
    try session.submit("Kuh", at: second(5))
    #expect(session.isFinished)
    #expect(session.summary.mistakeCount == 1)
    #expect(session.summary.sentence(in: .german).hasPrefix("Probiere es erneut"))
    #expect(session.summary.sentence(in: .english).hasPrefix("Try it again"))
  }

  @Test func whoWasInterruptedIsNotScolded() throws {
    var session = try Self.session()
    #expect(session.summary.sentence(in: .english) == "You can continue here next time.")
    try session.takeNext(at: second(0))
    try session.submit("Hund", at: second(3))
    #expect(session.summary.sentence(in: .english).hasPrefix("Everything is right so far."))
    try session.takeNext(at: second(4))
    try session.submit("Ku", at: second(5))
    #expect(session.summary.sentence(in: .english) == "You can continue here next time.")
    for phrasebook in Phrasebook.all {
      let again = WheelSession(
        try WheelExercise(ExerciseInfo(id: 1, name: "x"), words: [HeardWord("Hund")])
      )
      #expect(again.summary.sentence(in: phrasebook) == session.summary.sentence(in: phrasebook))
    }
  }

  @Test func nobodyIsPraisedForNothing() throws {
    let session = WheelSession(try WheelExercise(ExerciseInfo(id: 1, name: "x"), words: []))
    #expect(!session.summary.isSolvedWithoutError)
    #expect(session.summary.sentence(in: .english) == "There is nothing to do in this exercise.")
  }
}
