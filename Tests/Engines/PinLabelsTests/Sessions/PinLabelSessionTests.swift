// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import PinLabels
import Testing

struct PinLabelSessionTests {
  private let sheet: PinSheet

  init() throws { sheet = try Samples.sheet() }

  private func session(
    pins: [Pin.ID]? = nil,
    mode: PinLabelTask.Mode = .practice,
    scoring: PinScoring = .standard
  ) -> PinLabelSession {
    PinLabelSession(
      PinLabelTask(sheet, pins: pins, language: "de", mode: mode, scoring: scoring)
    )
  }

  /// The part of the usage sketches that is about pins.
  @Test func theUsageSketchHolds() throws {
    let now = Samples.at(0)
    var session = PinLabelSession(sheet, language: "de")
    try session.label("p1", as: "M. bizeps brachii", at: now)
    #expect(session.interimResult.correct == ["p1"])
    try session.label("p2", as: "Musculus deltoideus", at: now)
    try session.label("p3", as: "Musculus triceps brachii", at: now)
    let result = try session.submit(at: now)
    let second = try #require(result.pins["p2"])
    #expect(second.verdict == .wrong)
    #expect(second.correction.text == "Musculus triceps brachii")
    #expect(second.diagnoses == [.swapped(with: "p3")])
  }

  /// What students did in the dissection folder, in one go.
  @Test func aStudentLabelsChecksTwiceAndIsEvaluated() throws {
    let at = Samples.at
    var session = session()
    #expect(session.phase == .test)
    #expect(session.interimResult.empty == ["p1", "p2", "p3"])

    // Interim: right green, wrong red, as often as wanted, and no correction.
    try session.label("p1", as: "Musculus biceps brachii", at: at(1))
    try session.label("p2", as: "Femur", at: at(2))
    let first = try session.check(at: at(3))
    #expect(first.correct == ["p1"])
    #expect(first.wrong == ["p2"])
    #expect(first.empty == ["p3"])
    #expect(session.phase == .interim)
    #expect(session.shownLabel(of: "p2") == nil)

    // Selecting a pin alone does not lead back to the test; any new input does.
    #expect(try session.select("p2", at: at(4)) == nil)
    #expect(session.phase == .interim)
    #expect(session.selection == "p2")
    try session.label("p2", as: "Musculus triceps brachi", at: at(5))
    #expect(session.phase == .test)
    #expect(try session.check(at: at(6)).correct == ["p1", "p2"])

    // Final: k of n, corrections in the learner's language where there is one, else the first
    // label.
    try session.label("p1", as: "Ulna", at: at(7))
    let result = try session.submit(at: at(8))
    #expect((result.correctCount, result.count) == (1, 3))
    #expect(result.credit == (try Fraction(1, 3)))
    #expect(result.mark == "failed")
    #expect(result.pins(.correct) == ["p2"])
    let wrong = try #require(result.pins["p1"])
    #expect(wrong.answer == "Ulna")
    #expect(wrong.correction.text == "zweiköpfiger Oberarmmuskel")
    let missing = try #require(result.pins["p3"])
    #expect(missing.verdict == .unanswered)
    #expect(missing.diagnoses == [.empty])
    #expect(missing.correction.text == "Musculus deltoideus")

    // Read-only until it is loaded anew.
    expectRefusal(PinLabelSession.Refusal.alreadySubmitted, of: session) {
      try $0.label("p3", as: "Musculus deltoideus", at: at(9))
    }
    expectRefusal(PinLabelSession.Refusal.alreadySubmitted, of: session) { try $0.check(at: at(9)) }
    expectRefusal(PinLabelSession.Refusal.alreadySubmitted, of: session) {
      try $0.submit(at: at(9))
    }
    #expect(try session.select("p3", at: at(9))?.text == "Musculus deltoideus")
    try expectReplayEqualsLive(session)
    try session.restart(at: at(10))
    #expect(session.phase == .test)
    #expect(session.answers.isEmpty)
    #expect(session.result == nil)
    try expectReplayEqualsLive(session)
  }

  @Test func anExamHasNoInterimAndOneEvaluation() throws {
    var exam = session(mode: .exam)
    try exam.label("p1", as: "Musculus biceps brachii", at: Samples.at(0))
    #expect(exam.interimResult.correct.isEmpty)
    #expect(exam.interimResult.wrong.isEmpty)
    #expect(exam.interimResult.empty == ["p2", "p3"])
    expectRefusal(PinLabelSession.Refusal.noInterim, of: exam) { try $0.check(at: Samples.at(1)) }
    #expect(try exam.select("p1", at: Samples.at(1)) == nil)
    #expect(try exam.submit(at: Samples.at(2)).correctCount == 1)
    try expectReplayEqualsLive(exam)
  }

  @Test func whoStudiesSeesLabelsAtOnceOrOnTouch() throws {
    let atOnce = session(mode: .studyAtOnce)
    #expect(atOnce.shownLabel(of: "p1")?.text == "zweiköpfiger Oberarmmuskel")
    #expect(atOnce.shownLabels == ["p1", "p2", "p3"])
    var onTouch = session(mode: .studyOnTouch)
    #expect(onTouch.shownLabel(of: "p2") == nil)
    #expect(try onTouch.select("p2", at: Samples.at(0))?.text == "Musculus triceps brachii")
    #expect(onTouch.shownLabels == ["p2"])
    expectRefusal(PinLabelSession.Refusal.noInterim, of: onTouch) {
      try $0.check(at: Samples.at(1))
    }
  }

  @Test func chosenPinsAloneAreAskedFor() throws {
    var chosen = session(pins: ["p3", "gone", "p1", "p3"])
    #expect(chosen.content.pins == ["p3", "p1"])
    expectRefusal(PinLabelSession.Refusal.unknownPin("p2"), of: chosen) {
      try $0.label("p2", as: "x", at: Samples.at(0))
    }
    expectRefusal(PinLabelSession.Refusal.unknownPin("p2"), of: chosen) {
      try $0.select("p2", at: Samples.at(0))
    }
    #expect(try chosen.submit(at: Samples.at(0)).order == ["p3", "p1"])
    var none = session(pins: [])
    let result = try none.submit(at: Samples.at(0))
    #expect(result.count == 0)
    #expect(result.credit == .zero)
  }

  @Test func blanksTakeAnAnswerAway() throws {
    var session = session()
    try session.label("p1", as: "Femur", at: Samples.at(0))
    try session.label("p1", as: " \n", at: Samples.at(0))
    #expect(session.answers.isEmpty)
  }

  @Test func datesAreInOrderAndNotTooFarAway() throws {
    var session = session()
    try session.label("p1", as: "Femur", at: Samples.at(5))
    expectRefusal(
      PinLabelSession.Refusal.date(.beforeLastEvent(Samples.at(4), last: Samples.at(5))),
      of: session
    ) { try $0.submit(at: Samples.at(4)) }
    for date in [Date(timeIntervalSince1970: .nan), Date(timeIntervalSince1970: .infinity)] {
      expectRefusal(PinLabelSession.Refusal.date(.outOfRange), of: session) {
        try $0.submit(at: date)
      }
    }
    expectRefusal(PinLabelSession.Refusal.notSubmitted, of: session) {
      try $0.restart(at: Samples.at(6))
    }
  }

  @Test func aPenaltyCountsTheChecksThatFoundAWrongAnswer() throws {
    var session = session(scoring: try PinScoring(.firstTry(penalty: try Fraction(1, 4))))
    try session.label("p1", as: "Musculus biceps brachii", at: Samples.at(0))
    try session.check(at: Samples.at(1))
    try session.label("p2", as: "Musculus triceps brachii", at: Samples.at(2))
    try session.label("p1", as: "Femur", at: Samples.at(3))
    try session.check(at: Samples.at(4))
    try session.label("p1", as: "Musculus biceps brachii", at: Samples.at(5))
    // p1 was right first but wrong at the second check; p2 was not tried before the first, and
    // right at the first try.
    let result = try session.submit(at: Samples.at(6))
    #expect(result.credit == (try Fraction(7, 12)))
  }

  @Test(
    arguments: [
      (.labeled("p1", as: "Femur"), #""kind":"labeled","label":"Femur","pin":"p1""#),
      (.selected("p1"), #""kind":"selected","pin":"p1""#), (.checked(), #""kind":"checked""#),
      (.submitted(), #""kind":"submitted""#), (.restarted, #""kind":"restarted""#),
    ] as [(PinLabelSession.Action, String)]
  )
  func anEventIsStoredReadably(action: PinLabelSession.Action, text: String) throws {
    try expectJSON(Timed(action, at: Samples.at(0)), #"{"at":1361281165000,\#(text)}"#)
  }

  // MARK: Judgments

  /// A session whose answers are partly right, with what is told at a check and in the end.
  private func judged() throws -> PinLabelSession {
    let half = try Fraction(1, 2)
    var session = session(scoring: try PinScoring(.fractionCorrect, otherNumber: half))
    try session.label("p1", as: "Musculus biceps brachii", at: Samples.at(0))
    try session.label("p2", as: "Musculi triceps brachii", at: Samples.at(1))
    try session.check(at: Samples.at(2))
    try session.submit(at: Samples.at(3))
    return session
  }

  private func forged(
    _ session: PinLabelSession,
    replacing text: String,
    with other: String
  ) throws -> PinLabelSession {
    let json = String(decoding: try session.json(), as: UTF8.self)
    #expect(json.contains(text))
    return try PinLabelSession(json: Data(json.replacing(text, with: other).utf8))
  }

  @Test func whatWasToldIsKeptInTheEvents() throws {
    let session = try judged()
    let events = try json(session.events)
    #expect(events.contains(#"{"at":1361281167000,"correct":["p1"],"kind":"checked"}"#))
    #expect(
      events.contains(
        #"{"at":1361281168000,"correct":["p1"],"credit":"1/2","kind":"submitted","partial":{"p2":"1/2"}}"#
      )
    )
    #expect(session.verify() == [])
    #expect(try session.regraded().changes == [])
    try expectReplayEqualsLive(session)
    try expectRoundTrip(session)
  }

  @Test func aForgedJudgmentIsKeptAndFound() throws {
    let session = try judged()
    let forged = try forged(session, replacing: #""credit":"1/2""#, with: #""credit":1"#)
    #expect(forged.result?.credit == 1)
    #expect(forged.result?.mark == "passed")
    #expect(forged.verify().map(\.position) == [3])
    #expect(try PinLabelSession(forged.content, judgingAnew: forged.events) == session)
    let check = try self.forged(
      session,
      replacing: #""correct":["p1"],"kind":"checked""#,
      with: #""correct":["p1","p2"],"kind":"checked""#
    )
    #expect(check.verify().map(\.position) == [2])
    #expect(
      try PinLabelSession(check.content, replaying: check.events.prefix(3)).interimResult
        .correct == ["p1", "p2"]
    )
  }

  @Test(arguments: [#""credit":2"#, #""credit":"-1/2""#, #""credit":"1/2","partial":{"p2":2}"#])
  func aCreditOutOfRangeIsNoJudgment(credit: String) throws {
    let json = #"{"at":1,"correct":[],\#(credit),"kind":"submitted"}"#
    #expect(
      contentFaults(SheetFault.self) {
        _ = try decode(PinLabelSession.Action.self, json.replacing(#""at":1,"#, with: ""))
      }
        == ["the credit is not from 0 to 1"]
    )
  }

  @Test func regradingJudgesByMendedContentAndListsWhatChanges() throws {
    let session = try judged()
    let name = "Musculi triceps brachii"
    var sheet = sheet
    try sheet.rename(.label("p2-la"), to: name, at: Samples.at(9))
    let mended = try session.regraded(
      with: PinLabelTask(sheet, language: "de", scoring: session.content.scoring)
    )
    #expect(mended.changes.map(\.position) == [2, 3])
    #expect(mended.changes.last?.recorded.partial.keys.sorted() == ["p2"])
    #expect(mended.changes.last?.today?.correct == ["p1", "p2"])
    #expect(mended.session.result?.credit == (try Fraction(2, 3)))
    #expect(mended.session.verify() == [])
  }

  @Test func randomSessionsReplay() {
    forEachSeed(0..<30) { generator in
      var session = session(mode: generator.draw(below: 2) == 0 ? .practice : .studyOnTouch)
      let words = ["Musculus biceps brachii", "M. triceps", "Femur", "", "Musculus deltoideus"]
      for second in 0..<12 {
        let pin = Pin.ID("p\(generator.draw(below: 4))")
        let word = words[generator.draw(below: words.count)]
        let choice = generator.draw(below: 8)
        _ = try isAccepted(by: &session) {
          switch choice {
          case 0: try $0.check(at: Samples.at(second))
          case 1: try $0.submit(at: Samples.at(second))
          case 2: try $0.restart(at: Samples.at(second))
          case 3: try $0.select(pin, at: Samples.at(second))
          default: try $0.label(pin, as: word, at: Samples.at(second))
          }
        }
      }
      try expectReplayEqualsLive(session)
    }
  }
  @Test func aScoreThatDoesNotFitIsRefused() throws {
    // Of three pins one is right at the third check: (1 - 2 / Int.max) / 3.
    let tiny = try Fraction(1, Int.max)
    var session = session(scoring: try PinScoring(.firstTry(penalty: tiny)))
    try session.label("p1", as: "Femur", at: Samples.at(0))
    for second in 1...2 {
      try session.check(at: Samples.at(second))
    }
    try session.label("p1", as: "Musculus biceps brachii", at: Samples.at(3))
    expectRefusal(PinLabelSession.Refusal.creditOverflow, of: session) {
      try $0.submit(at: Samples.at(4))
    }
  }
}
