// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

/// An answer that is corrected is corrected everywhere, in whatever order the news come.
struct CorrectionTests {
  private func record(
    _ problem: Problem.ID = "p",
    credit: Fraction = 1,
    at seconds: Double = 0,
    rating: SpacedReview.MemoryModel.Rating? = nil
  ) throws -> AnswerLog.Record {
    try AnswerLog.Record(
      learner: "ada",
      quiz: "q",
      problem: problem,
      set: "s",
      responses: [.text("x")],
      credit: credit,
      isFirstTryCorrect: credit == 1,
      date: date(seconds),
      rating: rating
    )
  }

  /// The logs of a record and its corrections, in both orders, must be the same.
  private func log(of records: AnswerLog.Record...) throws -> AnswerLog {
    let log = AnswerLog(records)
    for order in [records, records.reversed()] {
      var other = AnswerLog()
      for record in order { other.record(record) }
      try #require(other == log)
      var merged = AnswerLog()
      for record in order { merged.merge(AnswerLog([record])) }
      try #require(merged == log)
    }
    try expectRoundTrip(log)
    return log
  }

  private func schedule(of log: AnswerLog) -> ReviewSchedule {
    ReviewSchedule(of: "ada", in: log, calendar: testCalendar, policy: .fsrs)
  }

  // MARK: Records

  @Test func theLaterJudgmentCountsAlsoWhenItIsLower() throws {
    let right = try record()
    let wrong = try right.revised(credit: 0, isFirstTryCorrect: false, at: date(10))
    let half = try wrong.revised(credit: Fraction(1, 2), isFirstTryCorrect: false, at: date(20))
    #expect(try log(of: right, wrong).records == [wrong])
    #expect(try log(of: right, half, wrong).records == [half])
    #expect(wrong.revisedAt == date(10) && right.revisedAt == nil)
    #expect(throws: AnswerLog.RecordError.creditOutOfRange(2)) {
      try right.revised(credit: 2, isFirstTryCorrect: true, at: date(10))
    }
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func aRevisionNeedsADate(seconds: Double) throws {
    let (record, never) = (try record(), Date(timeIntervalSince1970: seconds))
    for change in [
      { try record.revised(credit: 0, isFirstTryCorrect: false, at: never) },
      { try record.rated(.easy, at: never) }, { try record.withdrawn(at: never) },
      { try record.restored(at: never) },
    ] as [() throws -> AnswerLog.Record] {
      #expect(throws: AnswerLog.RecordError.dateOutOfRange) { try change() }
    }
  }

  @Test func aRatingIsCorrectedInEitherDirection() throws {
    let first = try record(rating: .easy)
    let again = try first.rated(.again, at: date(10))
    let hard = try again.rated(.hard, at: date(20))
    #expect(try log(of: first, again).records.map(\.rating) == [.again])
    #expect(try log(of: first, hard, again).records.map(\.rating) == [.hard])
    let none = try hard.rated(nil, at: date(30))
    #expect(try log(of: hard, none).records.map(\.rating) == [nil])
    var log = AnswerLog([first])
    #expect([again, first, again].map { log.record($0) } == [true, false, false])
  }

  @Test func aCorrectedCreditLosesNoRatingAndBringsNothingBack() throws {
    let first = try record()
    let rated = try first.rated(.hard, at: date(10))
    let judged = try first.revised(credit: 0, isFirstTryCorrect: false, at: date(20))
    let both = try log(of: first, rated, judged)
    #expect(both.records.map(\.credit) == [0] && both.records.map(\.rating) == [.hard])
    #expect(both.records[0].revisedAt == date(20))
    let withdrawn = try first.withdrawn(at: date(15))
    #expect(try log(of: rated, withdrawn, judged).records.isEmpty)
    let restored = try withdrawn.restored(at: date(30))
    #expect(try log(of: restored, withdrawn, judged).records.map(\.credit) == [0])
  }

  @Test func whatIsWithdrawnCountsNowhereAndDoesNotComeBack() throws {
    let (kept, undone) = (try record("kept", at: 1), try record("undone", at: 2))
    let log = try log(of: kept, undone, try undone.withdrawn(at: date(9)))
    #expect(log.records == [kept])
    #expect(log.withdrawnRecords.map(\.problem) == ["undone"])
    #expect(log.allRecords.map(\.problem) == ["kept", "undone"])
    #expect(log.records(of: "ada") == [kept] && log.records(ofProblem: "undone").isEmpty)
    #expect(log.sittings.flatMap(\.records) == [kept])
    #expect(schedule(of: log).entries.map(\.problem) == ["kept"])
    var again = log
    again.merge(AnswerLog([kept, undone]))
    #expect(again == log)
    #expect(AnswerLog(log.allRecords) == log)
  }

  @Test func aScheduleFollowsACorrection() throws {
    let easy = try record(rating: .easy)
    func due(_ log: AnswerLog) throws -> Date {
      try #require(schedule(of: log).entries.first?.due)
    }
    var log = AnswerLog([easy])
    let before = try due(log)
    log.record(try easy.rated(.again, at: date(5)))
    #expect(try due(log) < before)
  }

  // MARK: JSON

  @Test func aRevisionHasReadableJSON() throws {
    let plain = try record()
    let text = #"{"at":1479686400000,"credit":0,"learner":"ada","problem":"p","quiz":"q","#
    let rest = #""responses":[{"text":"x"}],"revisedAt":1479686410000,"set":"s"}"#
    let wrong = try plain.revised(credit: 0, isFirstTryCorrect: false, at: date(10))
    try expectJSON(wrong, text + rest)
    let withdrawn = try wrong.withdrawn(at: date(10))
    try expectJSON(withdrawn, text + rest.dropLast() + #","withdrawn":true}"#)
    // The learner takes back what a teacher judged before.
    let later = try json(wrong.withdrawn(at: date(20)))
    #expect(later.contains(#""judgedAt":1479686410000"#))
    #expect(later.contains(#""revisedAt":1479686420000"#))
    #expect(later.contains(#""withdrawnAt":1479686420000"#))
    #expect(
      contentFaults(JSONFault.self) {
        _ = try decode(
          AnswerLog.Record.self,
          later.replacing("1479686420000", with: "1479686400000", maxReplacements: 1)
        )
      } == ["revisedAt: expected the latest of the other dates of revisions"]
    )
  }

  // MARK: Sessions

  private func finished(_ choice: AnswerOption.ID) throws -> QuizSession {
    var session = QuizSession(
      try Quiz(id: "q", items: [Quiz.Item(try Samples.choice(), set: "s", setTitle: "S")])
    )
    try session.answer(.choice(choice), at: date(1))
    try session.proceed(at: date(2))
    return session
  }

  private func mended(_ session: QuizSession, points: Fraction = 1) throws -> Quiz {
    let options: AnswerOptions = [.correct("a", "A"), .wrong("b", "B"), .wrong("c", "C")]
    let problem = try Problem(
      id: "choice",
      prompt: "Which?",
      kind: .multipleChoice(options),
      points: points
    )
    return session.content.mended(
      by: try ProblemBank(
        id: "b",
        title: "B",
        sets: [ProblemSet(id: "s", title: "S", problems: [problem])]
      )
    )
  }

  @Test(arguments: ["a", "b"] as [AnswerOption.ID])
  func aRegradedSessionReachesLogAndHistoryInEitherOrder(choice: AnswerOption.ID) throws {
    let old = try finished(choice)
    let new = try old.regraded(with: mended(old), at: date(100)).session
    #expect(new.revisedAt == date(100) && old.revisedAt == nil)
    try expectRoundTrip(new)
    try expectReplayEqualsLive(new)
    let newCredit: Fraction = choice == "a" ? 1 : 0
    for sessions in [[old, new], [new, old], [old, new, old]] {
      var (log, history) = (AnswerLog(), ScoreHistory())
      for session in sessions {
        log.record(session, by: "ada")
        try history.record(session)
      }
      #expect(log.records.map(\.credit) == [newCredit])
      #expect(log.records.map(\.isFirstTryCorrect) == [newCredit == 1])
      #expect(log.records.map(\.revisedAt) == [date(100)])
      #expect(history.records.map(\.score.earned) == [newCredit])
      #expect(history.records.map(\.revisedAt) == [date(100)])
      let read = try decode(ScoreHistory.self, json(history))
      #expect(read == history)
    }
  }

  @Test func aHistoryFollowsWhenOnlyThePointsAreMended() throws {
    let old = try finished("b")
    let points = try QuizSession(old.content, replaying: old.events).regraded(
      with: mended(old, points: 3),
      at: date(100)
    ).session
    for sessions in [[old, points], [points, old]] {
      var history = ScoreHistory()
      for session in sessions { try history.record(session) }
      #expect(history.records.map(\.score.possible) == [3])
    }
  }

  @Test func withoutADateNobodyKnowsWhichIsRightButThereIsOne() throws {
    let old = try finished("b")
    let new = try old.regraded(with: mended(old)).session
    #expect(new.revisedAt == nil)
    var (one, other) = (ScoreHistory(), ScoreHistory())
    for session in [old, new] { try one.record(session) }
    for session in [new, old] { try other.record(session) }
    #expect(one == other && one.records.count == 1)
  }

  @Test func aSessionThatIsJudgedAnewAsBeforeIsNotRevised() throws {
    let session = try finished("b")
    let again = try session.regraded(at: date(100))
    #expect(again.changes.isEmpty && again.session == session)
  }

  @Test func aDateThatCannotBeRightIsRefused() throws {
    let session = try finished("b")
    let new = try session.regraded(with: mended(session), at: date(100)).session
    for (regraded, seconds) in [(session, 1.5), (new, 99), (session, .nan)] {
      let error = #expect(throws: ReplayError<QuizError>.self) {
        try regraded.regraded(at: date(seconds))
      }
      #expect(error?.position == regraded.events.count)
    }
    let key = try new.regraded(with: session.content, at: date(100)).session
    #expect(key.score.earned == 1)
  }

  // MARK: Any order

  /// Records of a few answers with any revisions, on several devices that hear of each other in any
  /// order.
  @Test func whateverIsRevisedWhereverLogsAgreeAndTheLaterRevisionCounts() {
    forEachSeed(0..<200) { generator in
      var records: [AnswerLog.Record] = []
      for _ in 0..<(1 + generator.draw(below: 12)) {
        var record = try record(
          Problem.ID("p\(generator.draw(below: 2))"),
          credit: Fraction(generator.draw(below: 3), 2)
        )
        for _ in 0..<generator.draw(below: 4) {
          let moment = date(Double(generator.draw(below: 6)))
          switch generator.draw(below: 4) {
          case 0:
            let credit = try Fraction(generator.draw(below: 3), 2)
            record = try record.revised(credit: credit, isFirstTryCorrect: false, at: moment)
          case 1:
            let rating = generator.drawElement(of: SpacedReview.MemoryModel.Rating.allCases)
            record = try record.rated(rating, at: moment)
          case 2: record = try record.withdrawn(at: moment)
          default: record = try record.restored(at: moment)
          }
        }
        records.append(record)
      }
      let whole = AnswerLog(records)
      try expectRoundTrip(whole)
      var devices = generator.shuffled(records).map { AnswerLog([$0]) }
      while devices.count > 1 {
        let other = devices.remove(at: generator.draw(below: devices.count))
        let place = generator.draw(below: devices.count)
        devices[place].merge(other)
        if generator.draw(below: 3) == 0 { devices[place].merge(other) }
      }
      try #require(devices[0] == whole)
      var oneByOne = AnswerLog()
      for record in generator.shuffled(records) {
        let before = oneByOne
        let isNews = oneByOne.record(record)
        try #require(isNews == (oneByOne != before))
      }
      try #require(oneByOne == whole)
      try #require(whole.records.allSatisfy { !$0.isWithdrawn })
      try #require(whole.withdrawnRecords.allSatisfy { $0.isWithdrawn })

      // One more revision, later than all, of any of them.
      let any = records[generator.draw(below: records.count)]
      let late = date(100)
      var log = whole
      let seventh = try Fraction(1, 7)
      log.record(try any.revised(credit: seventh, isFirstTryCorrect: false, at: late))
      log.record(try any.rated(.hard, at: late))
      log.record(try any.restored(at: late))
      let known = try #require(log.records.first { $0.problem == any.problem })
      try #require(known.credit == seventh && known.rating == .hard)
      log.record(try any.withdrawn(at: date(101)))
      log.merge(whole)
      try #require(!log.records.contains { $0.problem == any.problem })
    }
  }
}
