// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct ScoreHistoryTests {
  /// Plays the sample quiz: "set" is worth 3 points, "other" 3.
  private func session(choice: Bool, text: Bool, at start: Double) throws -> QuizSession {
    var session = QuizSession(try Samples.quiz())
    try session.answer(.choice(choice ? "b" : "a"), at: date(start))
    try session.proceed(at: date(start))
    try session.reveal(at: date(start))
    try session.proceed(at: date(start))
    try session.answer(.text(text ? "sulfur" : "tin"), at: date(start))
    try session.proceed(at: date(start + 1))
    return session
  }

  @Test func aRecordHasTheScoreOfTheQuizAndOfEachSet() throws {
    let record = try ScoreHistory.Record(try session(choice: true, text: true, at: 10))
    #expect(record.quiz == "quiz")
    #expect(record.date == date(11))
    #expect(record.score == (try QuizScore(earned: 4, possible: 6)))
    #expect(record.sets.map(\.set) == ["set", "other"])
    #expect(record.sets.map(\.title) == ["Set", "Other"])
    #expect(record.sets.map(\.score.description) == ["1 of 3", "3 of 3"])
  }

  @Test func bestAndLatestAreToldPerSet() throws {
    var history = ScoreHistory()
    #expect(history.best(in: "set") == nil)
    #expect(history.latest(in: "set") == nil)
    try history.record(try session(choice: false, text: true, at: 30))
    try history.record(try session(choice: true, text: false, at: 10))
    try history.record(try session(choice: true, text: true, at: 20))
    #expect(history.records.map(\.date) == [date(11), date(21), date(31)])
    #expect(history.scores(of: "quiz").map(\.score.earned) == [1, 4, 3])
    #expect(history.scores(of: "another").isEmpty)
    #expect(history.scores(in: "set").map(\.score.earned) == [1, 1, 0])
    #expect(history.best(in: "set")?.date == date(11))
    #expect(history.latest(in: "set")?.date == date(31))
    #expect(history.best(in: "other")?.date == date(21))
    #expect(history.best(in: "other")?.score.formatted(.percent) == "100 %")
  }

  @Test func recordingAgainChangesNothing() throws {
    var history = ScoreHistory()
    let session = try session(choice: true, text: true, at: 10)
    #expect(try history.record(session))
    #expect(try !history.record(session))
    #expect(history.records.count == 1)
  }

  @Test func recordsOfAnotherDeviceAreTaken() throws {
    var here = ScoreHistory()
    var there = ScoreHistory()
    try here.record(try session(choice: true, text: true, at: 10))
    try there.record(try session(choice: false, text: true, at: 5))
    try there.record(try session(choice: true, text: true, at: 10))
    #expect(there.records.map { here.record($0) } == [true, false])
    #expect(here == there)
    #expect(here.quizzes == ["quiz"])
    #expect(here.sets == ["set", "other"])
  }

  @Test func setsThatDoNotAddUpAreNotRead() throws {
    let record = try json(try ScoreHistory.Record(try session(choice: true, text: true, at: 10)))
    #expect(throws: ContentError<JSONFault>.self) {
      try decode(
        ScoreHistory.Record.self,
        record.replacing(#"{"earned":4,"#, with: #"{"earned":5,"#)
      )
    }
  }

  @Test func onlyFinishedSessionsAreRecorded() throws {
    let session = try session(choice: true, text: true, at: 10)
    for count in 1...session.events.count {
      expectRefusal(QuizError.sessionIsNotFinished, of: ScoreHistory()) {
        try $0.record(try session.undoing(count))
      }
    }
  }

  @Test func isAnArrayOfRecordsInJSONInAnyOrder() throws {
    var history = ScoreHistory()
    try history.record(try session(choice: true, text: false, at: 10))
    try history.record(try session(choice: true, text: true, at: 20))
    try expectRoundTrip(history)
    #expect(
      try json(history.records[0])
        == #"{"at":1479686411000,"mode":"immediate","quiz":"quiz","score":{"earned":1,"possible":6},"sets":["#
        + #"{"score":{"earned":1,"possible":3},"set":"set","title":"Set"},"#
        + #"{"score":{"earned":0,"possible":3},"set":"other","title":"Other"}]}"#
    )
    let reversed = try json(Array(history.records.reversed()) + history.records)
    #expect(try decode(ScoreHistory.self, reversed) == history)
    #expect(throws: ContentError<JSONFault>.self) { try decode(ScoreHistory.self, "[{}]") }
  }

  @Test func aRecordHasTheTitleTheModeAndTheOccasion() throws {
    let item = Quiz.Item(try Samples.choice(), set: "acids", setTitle: "Acids")
    var history = ScoreHistory()
    for (offset, title) in ["Week 3", nil].enumerated() {
      let quiz = try Quiz(
        id: Quiz.ID("q\(offset)"),
        title: title,
        items: [item],
        rules: .interactive
      )
      try expectRoundTrip(quiz)
      var session = QuizSession(quiz)
      try session.answer(.choice("b"), at: date(1))
      try session.proceed(at: date(2))
      try history.record(session, as: offset == 0 ? .challenge : .practice)
    }
    #expect(history.records.map(\.title) == ["Week 3", nil])
    #expect(history.records.map(\.mode) == [.interactive, .interactive])
    #expect(history.records.map(\.game) == [.challenge, .practice])
    #expect(
      AchievementsPage(of: history, as: .percent).quizzes.map(\.title) == ["Week 3", "Acids"]
    )
    #expect(history.filtered(game: .challenge).quizzes == ["q0"])
    #expect(history.filtered(mode: .deferred).records.isEmpty)
    #expect(history.filtered() == history)
    try expectRoundTrip(history)
    let written = try json(history.records[0])
    #expect(written.contains(#""game":"challenge","mode":"interactive""#))
    // A record of an older release.
    let old = #"{"at":1,"quiz":"4639","score":{"earned":0,"possible":0},"sets":[]}"#
    let record = try decode(ScoreHistory.Record.self, old)
    #expect(record.mode == nil && record.game == .practice && record.title == nil)
    // The session is known, whatever an older release kept of it.
    let known = try decode(
      ScoreHistory.self,
      json(history).split(separator: #""mode":"interactive","#).joined()
    )
    #expect(known.records.map(\.mode) == [nil, nil])
    var again = known
    for kept in history.records {
      let isNew = again.record(kept)
      #expect(!isNew)
    }
    #expect(again == history)
    #expect(try decode(ScoreHistory.self, json(known.records + history.records)).records.count == 2)
    var other = ScoreHistory()
    other.record(record)
    #expect(other.title(of: "4639") == "4639" && other.title(of: "x") == "x")
  }
}
