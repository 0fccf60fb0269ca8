// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import LudusTestSupport
import Testing

@Suite struct AnyExerciseSessionTests {
  private func exercise(_ format: Exercise.Format) throws -> Exercise {
    try decode(Exercise.self, format.sample.json)
  }

  @Test(arguments: Exercise.Format.allCases)
  func anyExerciseHasASessionThatIsKeptAsJSON(format: Exercise.Format) throws {
    let exercise = try exercise(format)
    let context = LogEntry.Context(app: "iOS", learner: "7")
    let fresh = AnyExerciseSession(exercise, context: context)
    #expect(fresh.exercise == exercise)
    #expect(fresh.exercise.format == format)
    #expect(format.session.format == format)
    #expect(fresh.base.log.isEmpty)
    let started = try start(fresh)
    #expect(started.base.log.allSatisfy { $0.userID == 7 })
    for session in [fresh, started] {
      #expect(try AnyExerciseSession(json: session.json()) == session)
      #expect(try session.json() == AnyExerciseSession(json: session.json()).json())
    }
    #expect(started != fresh)
    #expect(String(decoding: try fresh.json(), as: UTF8.self).contains(format.rawValue))
  }

  private func start(_ session: AnyExerciseSession) throws -> AnyExerciseSession {
    var session = session
    try session.start(at: second(0))
    return session
  }

  // MARK: Commands

  @Test(arguments: Exercise.Format.allCases)
  func aSessionTakesTheCommandsOfItsFormatAlone(format: Exercise.Format) throws {
    let started = try start(AnyExerciseSession(try exercise(format)))
    #expect(started.base.log.map(\.state) == [.started])
    for other in Exercise.Format.allCases {
      var session = started
      #expect(try other.sample.begin(&session, second(1)) == (other == format))
      #expect((session != started) == (other == format))
    }
  }

  @Test func aRefusedCommandChangesNothing() throws {
    var session = try start(AnyExerciseSession(try exercise(.insert)))
    let before = session
    #expect(throws: InsertSession.Refusal.unknownGap(7)) {
      try session[InsertSession.self]?.fill(gap: 7, with: "i", at: second(1))
    }
    #expect(throws: InsertSession.Refusal.session(.alreadyStarted)) {
      try session.start(at: second(1))
    }
    session[InsertSession.self] = nil
    session[WheelSession.self] = nil
    #expect(session == before)
  }

  @Test func timePassesInASessionOfAnyFormat() throws {
    let json = #"""
      {"format":"keywords","id":1,"name":"x","config":{"words_count":1,"time_read":20},"words":["ihm"]}
      """#
    var session = try start(AnyExerciseSession(try decode(Exercise.self, json)))
    try session.advance(to: second(19))
    #expect(session[KeywordsSession.self]?.phase == .reading)
    try session.advance(to: second(20))
    #expect(session[KeywordsSession.self]?.phase == .writing)
  }

  @Test(arguments: [
    (#"{"format":"chess","content":{},"events":[]}"#, "format: the format \"chess\" is not known"),
    (#"{"content":{},"events":[]}"#, "format: this key is missing"),
    ("[]", ""), ("", ""), (#"{"format":"insert"}"#, "content: this key is missing"),
  ])
  func whatIsNoSessionIsRefused(json: String, fault: String) throws {
    #expect {
      _ = try AnyExerciseSession(json: Data(json.utf8))
    } throws: { error in
      (error as? ContentError<ExerciseFault>)?.faults.first.map { "\($0)".hasPrefix(fault) } == true
    }
  }

  @Test func aSessionThatWasStoredBeforeItHadRulesIsReadAsBefore() throws {
    let session = try start(AnyExerciseSession(try exercise(.errorLocations)))
    let json = String(decoding: try session.json(), as: UTF8.self)
    let old = json.replacingOccurrences(of: #","spelling":{}"#, with: "")
    #expect(old != json)
    #expect(try AnyExerciseSession(json: Data(old.utf8)) == session)
  }

  @Test func anEventThatCannotBeIsRefused() throws {
    let session = try start(AnyExerciseSession(try exercise(.insert)))
    let json = String(decoding: try session.json(), as: UTF8.self)
    let forged = json.replacingOccurrences(of: #""started""#, with: #""submitted""#)
    #expect(forged != json)
    #expect(throws: ContentError<ExerciseFault>.self) {
      _ = try AnyExerciseSession(json: Data(forged.utf8))
    }
  }

  @Test(arguments: Exercise.Format.allCases)
  func anExerciseCanBeCutToSomeOfItsTasks(format: Exercise.Format) throws {
    let exercise = try exercise(format)
    #expect(exercise.withTasks(0..<2) == exercise)
    #expect(exercise.withTasks(-5..<Int.max) == exercise)
    let second = exercise.withTasks(1..<2)
    #expect(second.taskCount == 1)
    #expect(second.info == exercise.info)
    #expect(second.vocabulary.isSubset(of: exercise.vocabulary))
    #expect(second.vocabulary != exercise.vocabulary)
    #expect(exercise.withTasks(9..<12).taskCount == 0)
  }

  @Test func theWordsOfALaterRoundAreKept() throws {
    guard case .keywords(_, let words) = try exercise(.keywords).withTasks(1..<2) else {
      Issue.record("expected keywords")
      return
    }
    #expect(words == ["viel"])
  }

  @Test func whoAsksForTheDeadlineOfAFormatWithoutTimersGetsNone() throws {
    #expect(try start(AnyExerciseSession(try exercise(.insert))).base.nextDeadline == nil)
  }

  @Test func aRecordCanBeTakenFromAnySession() throws {
    let session = try start(AnyExerciseSession(try exercise(.match)))
    let record = ExerciseRecord(session, of: "anna")
    #expect(record == ExerciseRecord(session.base, of: "anna", exercise: session.exercise))
    #expect(record.format == .match)
  }

  @Test func aCollectionIsCheckedWithItsOwnWords() throws {
    let json = #"""
      {"version":1,"title":"x","exercises":[
       {"format":"insert","id":1,"name":"x","sentences":[{"id":1,"text":"Der Wall","gaps":{"6":"","7":""}}]},
       {"format":"wheelOfFortune","id":2,"name":"x","words":[{"text":"Wal"}]}]}
      """#
    let collection = try ExerciseCollection(json: Data(json.utf8))
    #expect(collection.vocabulary == ["Der", "Wall", "Wal"])
    #expect(
      collection.checks().map(\.description) == [
        #"exercises[0].sentences[0].gaps[0]: error: other letters in the gap make "Wal""#
      ]
    )
    #expect(collection.checks(vocabulary: []).isEmpty)
  }
}
