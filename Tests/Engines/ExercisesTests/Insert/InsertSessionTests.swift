// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import LudusTestSupport
import Testing

@Suite struct InsertSessionTests {
  private static func exercise(helpAfterErrors: Int? = 2) throws -> InsertExercise {
    InsertExercise(
      ExerciseInfo(id: 7, name: "i oder ie"),
      config: try InsertExercise.Config { $0.helpAfterErrors = helpAfterErrors },
      sentences: [
        try InsertSentence(
          id: 1,
          text: "Am Dienstag fliegen wir.",
          gaps: [
            InsertSentence.Gap(start: 4, length: 2, help: "Lang oder kurz?"),
            InsertSentence.Gap(start: 14, length: 2),
          ]
        ),
        try InsertSentence(
          id: 2,
          text: "Das Tier",
          gaps: [InsertSentence.Gap(start: 5, length: 2)]
        ),
      ]
    )
  }

  // MARK: Several answers, and none

  private static func session(_ gaps: String) throws -> InsertSession {
    InsertSession(
      try decode(
        InsertExercise.self,
        #"{"id":1,"name":"x","sentences":[{"id":1,"text":"Die Schule","gaps":\#(gaps)}]}"#
      )
    )
  }

  @Test(arguments: [("u", true), ("oo", true), ("uh", false)])
  func otherLettersOfTheGapAreCorrectAsWell(entry: String, isCorrect: Bool) throws {
    var session = try Self.session(#"[{"start":7,"alternatives":["oo"]}]"#)
    try session.fill(gap: 0, with: entry, at: second(0))
    #expect(try session.submit(at: second(1)) == [isCorrect])
    try expectReplayEqualsLive(session)
    try expectRoundTrip(session.content.exercise)
  }

  @Test func aGapIntoWhichNothingBelongsIsLeftEmpty() throws {
    var session = try Self.session(
      #"[{"start":8,"length":0,"help":"Ein h?"},{"start":4,"length":3}]"#
    )
    #expect(session.canSubmit)
    try session.fill(gap: 1, with: "h", at: second(0))
    #expect(try session.submit(at: second(1)) == [false, false])
    #expect(
      session.mistakes.map { $0.sentence(in: .english) }.first == "Something is missing there."
    )
    #expect(session.mistakes.last?.diagnosis?.categories == [.lengthMark])
    #expect(session.help(of: 1) == "Ein h?")
    try session.fill(gap: 0, with: "Sch", at: second(2))
    try session.fill(gap: 1, with: "", at: second(2))
    #expect(try session.submit(at: second(3)) == [true, true])
    #expect(session.isFinished)
    try expectReplayEqualsLive(session)
    try expectRoundTrip(session.content.exercise)
  }

  // MARK: The source's behaviour

  @Test func allGapsAreFilledBeforeTheyAreChecked() throws {
    var session = InsertSession(try Self.exercise())
    #expect(!session.canSubmit)
    expectRefusal(InsertSession.Refusal.gapsAreEmpty, of: session) { try $0.submit(at: second(0)) }
    try session.fill(gap: 0, with: "ie", at: second(0))
    #expect(!session.canSubmit)
    try session.fill(gap: 1, with: "i", at: second(1))
    #expect(session.canSubmit)
  }

  @Test func aRightGapStaysLockedAndAWrongOneIsTriedAgain() throws {
    var session = InsertSession(try Self.exercise())
    try session.fill(gap: 0, with: "ie", at: second(0))
    try session.fill(gap: 1, with: "i", at: second(1))
    #expect(try session.submit(at: second(2)) == [true, false])
    #expect(session.gaps.map(\.isLocked) == [true, false])
    #expect(session.gaps.map(\.isMarkedWrong) == [false, true])
    expectRefusal(InsertSession.Refusal.gapIsLocked(0), of: session) {
      try $0.fill(gap: 0, with: "i", at: second(3))
    }
    expectRefusal(InsertSession.Refusal.gapIsLocked(0), of: session) {
      try $0.fill(gap: 0, with: "", at: second(3))
    }
    try session.fill(gap: 1, with: "ie", at: second(3))
    #expect(session.gaps[1].isMarkedWrong == false)
    try session.submit(at: second(4))
    #expect(session.progress == TaskProgress(done: 1, total: 2))
    #expect(session.sentence?.text == "Das Tier")
    #expect(session.outcomes[0].mistakeCount == 1)
  }

  @Test func everyWrongEntryIsLoggedAndRepeatsToo() throws {
    var session = InsertSession(try Self.exercise())
    try session.fill(gap: 0, with: "ie", at: second(0))
    try session.fill(gap: 1, with: "i", at: second(1))
    try session.submit(at: second(2))
    try session.submit(at: second(3))
    #expect(session.mistakes.map(\.input) == ["i", "i"])
    #expect(session.mistakes.map(\.target) == ["ie", "ie"])
    #expect(session.mistakes.map(\.diagnosis?.categories) == [[.longI], [.longI]])
    #expect(session.log.map(\.state) == [.started, .checked, .checked])
    #expect(session.log[1].inputErrors.word == "fliegen")
    #expect(session.log[1].inputErrors.userInputs == ["i"])
  }

  @Test func whatStoodInTheWordIsEvidence() throws {
    var session = InsertSession(try Self.exercise())
    try session.fill(gap: 0, with: "ie", at: second(0))
    try session.fill(gap: 1, with: "ih", at: second(1))
    try session.submit(at: second(2))
    #expect(session.evidence.map(\.target) == ["Dienstag", "fliegen"])
    #expect(session.evidence.map(\.input) == ["Dienstag", "flihgen"])
  }

  @Test(arguments: [
    (nil, [false, false, false, false]),
    (0, [true, true, true, true]),
    (1, [false, true, true, true]),
    (2, [false, false, true, true]),
  ])
  func helpIsShownAsTheExerciseSays(afterErrors: Int?, isShown: [Bool]) throws {
    var session = InsertSession(try Self.exercise(helpAfterErrors: afterErrors))
    try session.fill(gap: 0, with: "i", at: second(0))
    try session.fill(gap: 1, with: "ie", at: second(0))
    var shown: [Bool] = []
    for time in 1...4 {
      shown.append(session.help(of: 0) == "Lang oder kurz?")
      try session.submit(at: second(Double(time)))
    }
    #expect(shown == isShown)
    #expect(session.help(of: 1) == nil)  // there is none, and the gap is right
    #expect(session.help(of: 2) == nil)
  }

  @Test func wrongEntriesOfAGapDoNotShowTheHelpOfAnother() throws {
    var session = InsertSession(try Self.exercise(helpAfterErrors: 1))
    try session.fill(gap: 0, with: "ie", at: second(0))
    try session.fill(gap: 1, with: "i", at: second(0))
    try session.submit(at: second(1))
    #expect(session.help(of: 0) == nil)
  }

  @Test(arguments: [(0, "1"), (1, "5/6"), (2, "2/3"), (3, "1/2"), (9, "1/2")])
  func aWrongEntryCostsAThirdOfItsGap(wrongCount: Int, credit: String) throws {
    var session = InsertSession(try Self.exercise())
    try session.fill(gap: 0, with: "ie", at: second(0))
    try session.fill(gap: 1, with: "i", at: second(0))
    for _ in 0..<wrongCount {
      try session.submit(at: second(0))
    }
    try session.fill(gap: 1, with: "ie", at: second(0))
    try session.submit(at: second(0))
    #expect(session.outcomes[0].credit.description == credit)
  }

  @Test func theLastSentenceEndsTheSession() throws {
    var session = InsertSession(try Self.exercise())
    for gaps in [["ie", "ie"], ["ie"]] {
      for (gap, entry) in gaps.enumerated() {
        try session.fill(gap: gap, with: entry, at: second(0))
      }
      try session.submit(at: second(0))
    }
    #expect(session.isFinished)
    #expect(session.summary.isSolvedWithoutError)
    #expect(session.sentence == nil)
    expectRefusal(InsertSession.Refusal.session(.finished), of: session) {
      try $0.submit(at: second(6))
    }
  }

  @Test(arguments: [-1, 2, Int.max, Int.min])
  func onlyGapsOfTheSentenceAreFilled(gap: Int) throws {
    let session = InsertSession(try Self.exercise())
    expectRefusal(InsertSession.Refusal.unknownGap(gap), of: session) {
      try $0.fill(gap: gap, with: "i", at: second(0))
    }
  }

  // MARK: Content

  @Test func settingsThatAreNotThereHaveTheirDefaults() throws {
    #expect(try decode(InsertExercise.Config.self, "{}") == .standard)
    #expect(
      try decode(InsertExercise.Config.self, #"{"help_after_errors":null}"#).helpAfterErrors == nil
    )
    try expectJSON(
      try InsertExercise.Config {
        $0.helpAfterErrors = 0
        $0.penalty = try Fraction(1, 2)
      },
      #"{"help_after_errors":0,"penalty":"1/2"}"#
    )
  }

  @Test func settingsOutOfTheirRangesAreFaults() {
    let faults = contentFaults(ExerciseFault.self) {
      _ = try InsertExercise.Config {
        $0.helpAfterErrors = -1
        $0.penalty = try Fraction(3, 2)
      }
    }
    #expect(
      faults == [
        "help_after_errors: -1, expected 0 to 1000", "penalty: 3/2, expected a part from 0 to 1",
      ]
    )
  }

  @Test func anExerciseIsStored() throws {
    try expectRoundTrip(try Self.exercise())
  }

  // MARK: Properties

  @Test func replayEqualsLiveHoweverAChildPlays() {
    forEachSeed(0..<120) { generator in
      let entries = ["ie", "i", "ih", ""]
      var session = InsertSession(try Self.exercise())
      var wrong = 0
      for time in 0..<30 {
        let now = second(Double(time))
        if generator.draw(below: 3) == 0 {
          let wrongNow = session.gaps.count { !$0.isLocked && $0.entry != "ie" }
          let isChecked = try isAccepted(by: &session) { try $0.submit(at: now) }
          wrong += isChecked ? wrongNow : 0
        } else {
          let gap = generator.draw(below: 3)
          let entry = entries[generator.draw(below: entries.count)]
          _ = try isAccepted(by: &session) { try $0.fill(gap: gap, with: entry, at: now) }
        }
      }
      try #require(session.mistakes.count == wrong)
      try #require(session.outcomes.allSatisfy { (.zero)...(.one) ~= $0.credit })
      try expectReplayEqualsLive(session)
    }
  }
}
