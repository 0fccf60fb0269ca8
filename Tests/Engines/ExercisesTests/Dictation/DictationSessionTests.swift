// SPDX-License-Identifier: Apache-2.0
import Exercises
import Languages
import LudusTestSupport
import Testing

@Suite struct DictationSessionTests {
  private static func session(forgiving categories: [SpellingCategory] = []) throws -> WheelSession
  {
    WheelSession(
      try WheelExercise(
        ExerciseInfo(id: 1, name: "Diktat"),
        words: [
          HeardWord("Der Hund bellt laut."), HeardWord("Das ist gar nicht gut.", audio: "2.mp3"),
        ]
      ),
      spelling: SpellingPolicy(forgiven: categories)
    )
  }

  @Test func everyWrongWordOfASentenceIsAMistake() throws {
    var session = try Self.session()
    try session.takeNext(at: second(0))
    #expect(try !session.submit("Der hunt laut. bellt auch", at: second(9)))
    #expect(session.check?.words.count == 5)
    #expect(session.mistakes.map(\.kind) == [.wrongSpelling, .surplusWord, .misplacedWord])
    #expect(session.mistakes.map(\.target) == ["Hund", nil, "laut"])
    #expect(
      session.mistakes.map { $0.sentence(in: .german) } == [
        "„hunt“: Richtig ist „Hund“.", "„auch“ ist ein Wort zu viel.",
        "„laut“ steht an einer anderen Stelle.",
      ]
    )
    #expect(session.evidence.map(\.target) == ["Der", "Hund", "bellt", "laut"])
    try session.proceed(at: second(10))
    #expect(session.outcomes[0].credit == (try Fraction(1, 4)))
    try session.takeNext(at: second(11))
    #expect(session.check == nil)
    #expect(try session.submit("Das ist gar nicht gut.", at: second(12)))
    #expect(session.outcomes[1].credit == .one)
    #expect(session.isFinished)
    try expectReplayEqualsLive(session)
  }

  @Test func aForgivingPolicyCountsWordsAlone() throws {
    var session = try Self.session(forgiving: [.letterCase, .punctuation])
    try session.takeNext(at: second(0))
    #expect(try session.submit("der hund bellt laut", at: second(9)))
    #expect(session.mistakes.isEmpty)
  }

  @Test func aMendedSentenceIsJudgedAnew() throws {
    var session = try Self.session()
    try session.takeNext(at: second(0))
    try session.submit("Der Hund bellt leise.", at: second(1))
    try session.proceed(at: second(2))
    let mended = try WheelExercise(
      ExerciseInfo(id: 1, name: "Diktat"),
      words: [HeardWord("Der Hund bellt leise."), HeardWord("Das ist gar nicht gut.")]
    )
    let content = SessionContent(exercise: mended, spelling: .standard, context: .anonymous)
    let regraded = try session.regraded(with: content)
    #expect(regraded.changes.count == 1)
    #expect(regraded.session.mistakes.isEmpty)
    #expect(regraded.session.outcomes[0].credit == .one)
  }
}
