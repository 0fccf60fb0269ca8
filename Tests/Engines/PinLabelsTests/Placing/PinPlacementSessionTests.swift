// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import PinLabels
import Testing

struct PinPlacementSessionTests {
  private let view: ExerciseView

  init() throws {
    // Two branches of one name, and one structure with an area and a German name.
    let disc = try PinRegion(id: "r", .disc(around: ImagePoint(600, 400), radius: 50))
    view = try ExerciseView(
      id: "v",
      image: try Samples.image(),
      pins: [
        try Samples.pin("a", "Ramus dorsalis", at: ImagePoint(100, 100)),
        try Samples.pin("b", "ramus dorsalis", at: ImagePoint(130, 100)),
        try Samples.pin(
          "c",
          "Ulna",
          at: ImagePoint(600, 400),
          kind: .large,
          regions: [disc],
          more: [try Samples.label("c-de", "Elle", "de")]
        ),
      ]
    )
  }

  private func session(
    pins: [Pin.ID]? = nil,
    mode: PinPlacementTask.Mode = .practice,
    scoring: DistanceScoring? = nil
  ) throws -> PinPlacementSession {
    PinPlacementSession(
      PinPlacementTask(
        view,
        pins: pins,
        language: "de",
        mode: mode,
        scoring: try scoring ?? DistanceScoring(full: 20, zero: 60)
      )
    )
  }

  @Test func aPinThatAViewNamesTwiceIsAskedForOnce() throws {
    let pins = [try Samples.pin("a", "Ulna"), try Samples.pin("a", "Ulna")]
    let doubled = try ExerciseView(id: "v", image: try Samples.image(), pins: pins)
    let task = PinPlacementTask(doubled, language: "la")
    #expect(task.pins == ["a"])
    try expectRoundTrip(task)
    let result = PlacementResult(task, placed: [:])
    #expect(result.order == ["a"])
  }

  @Test func aLearnerPlacesChecksAndIsEvaluated() throws {
    let at = Samples.at
    var session = try session()
    #expect(session.content.term(for: "c")?.text == "Elle")
    #expect(session.content.term(for: "a")?.text == "Ramus dorsalis")
    #expect(session.content.term(for: "nowhere") == nil)
    #expect(session.interimResult.empty == ["a", "b", "c"])

    try session.place("c", on: ImagePoint(10, 10), at: at(1))
    try session.place("a", on: ImagePoint(112, 100), at: at(2))
    let first = try session.check(at: at(3))
    #expect((first.correct, first.wrong, first.empty) == (["a"], ["c"], ["b"]))
    #expect(session.phase == .interim)

    // Any new input leads back to the test.
    try session.place("c", on: ImagePoint(690, 400), at: at(4))
    #expect(session.phase == .test)
    try session.place("b", on: ImagePoint(85, 100), at: at(5))

    // The first point is nearest to the first branch but the other can only be that one: both are
    // found.
    let result = try session.submit(at: at(6))
    #expect(result.foundCount == 3)
    #expect(result.pins["a"]?.target == "b")
    #expect(result.pins["b"]?.target == "a")
    // 40 pixels from the area of c: half of what is between 20 and 60.
    #expect(result.pins["c"]?.credit == (try Fraction(1, 2)))
    #expect(result.pins(.correct) == ["a", "b"])
    #expect(result.pins(.partial) == ["c"])
    #expect(result.pins(.unanswered) == [])
    #expect(result.credit == (try Fraction(5, 6)))
    #expect(result.mark == "passed")
    #expect(session.result == result)

    expectRefusal(PinLabelSession.Refusal.alreadySubmitted, of: session) {
      try $0.place("c", on: ImagePoint(1, 1), at: at(7))
    }
    expectRefusal(PinLabelSession.Refusal.alreadySubmitted, of: session) {
      try $0.remove("c", at: at(7))
    }
    expectRefusal(PinLabelSession.Refusal.alreadySubmitted, of: session) { try $0.check(at: at(7)) }
    expectRefusal(PinLabelSession.Refusal.alreadySubmitted, of: session) {
      try $0.submit(at: at(7))
    }
    try expectReplayEqualsLive(session)
    try session.restart(at: at(8))
    #expect(session.placements.isEmpty)
    #expect(session.result == nil)
    try expectReplayEqualsLive(session)
  }

  @Test func anExamTellsOnlyWhatIsMissing() throws {
    var exam = try session(mode: .exam)
    try exam.place("c", on: ImagePoint(600, 400), at: Samples.at(0))
    let interim = exam.interimResult
    #expect((interim.correct, interim.wrong, interim.empty) == ([], [], ["a", "b"]))
    expectRefusal(PinLabelSession.Refusal.noInterim, of: exam) { try $0.check(at: Samples.at(1)) }
    #expect(try exam.submit(at: Samples.at(2)).mark == "failed")
  }

  @Test func aPinThatIsTakenAwayIsMissing() throws {
    var session = try session()
    expectRefusal(PinLabelSession.Refusal.notPlaced("c"), of: session) {
      try $0.remove("c", at: Samples.at(0))
    }
    try session.place("c", on: ImagePoint(600, 400), at: Samples.at(0))
    try session.check(at: Samples.at(1))
    try session.remove("c", at: Samples.at(2))
    #expect(session.phase == .test)
    #expect(session.placements.isEmpty)
    #expect(try session.submit(at: Samples.at(3)).pins(.unanswered) == ["a", "b", "c"])
  }

  @Test func impossibleCommandsAreRefused() throws {
    var session = try session(pins: ["c", "gone", "c"])
    #expect(session.content.pins == ["c"])
    let at = Samples.at
    expectRefusal(PinLabelSession.Refusal.unknownPin("a"), of: session) {
      try $0.place("a", on: ImagePoint(1, 1), at: at(0))
    }
    expectRefusal(PinLabelSession.Refusal.unknownPin("a"), of: session) {
      try $0.remove("a", at: at(0))
    }
    for point in [
      ImagePoint(-0.1, 5), ImagePoint(801, 5), ImagePoint(5, .infinity), ImagePoint(.nan, 5),
    ] {
      expectRefusal(PinLabelSession.Refusal.pointOutOfRange, of: session) {
        try $0.place("c", on: point, at: at(0))
      }
    }
    try session.place("c", on: ImagePoint(800, 600), at: at(5))
    expectRefusal(PinLabelSession.Refusal.date(.beforeLastEvent(at(4), last: at(5))), of: session) {
      try $0.submit(at: at(4))
    }
    expectRefusal(PinLabelSession.Refusal.date(.outOfRange), of: session) {
      try $0.submit(at: Date(timeIntervalSince1970: .nan))
    }
    expectRefusal(PinLabelSession.Refusal.notSubmitted, of: session) { try $0.restart(at: at(6)) }
  }

  @Test(
    arguments: [
      (
        .placed("p1", on: ImagePoint(412.5, 300)),
        #""kind":"placed","pin":"p1","point":[412.5,300]"#
      ),
      (.removed("p1"), #""kind":"removed","pin":"p1""#), (.checked(), #""kind":"checked""#),
      (.submitted(), #""kind":"submitted""#), (.restarted, #""kind":"restarted""#),
    ] as [(PinPlacementSession.Action, String)]
  )
  func anEventIsStoredReadably(action: PinPlacementSession.Action, text: String) throws {
    try expectJSON(Timed(action, at: Samples.at(0)), #"{"at":1361281165000,\#(text)}"#)
  }

  @Test func whatWasToldStaysTrueAndAForgedJudgmentIsFound() throws {
    var session = try session()
    try session.place("c", on: ImagePoint(690, 400), at: Samples.at(0))
    try session.check(at: Samples.at(1))
    try session.submit(at: Samples.at(2))
    #expect(session.verify() == [])
    #expect(
      session.events.map(\.action.judgment).compactMap(\.self).map(\.correct) == [["c"], []]
    )
    #expect(session.events.last?.action.judgment?.partial == ["c": try Fraction(1, 2)])
    let json = String(decoding: try session.json(), as: UTF8.self)
    let text = json.replacing(#""credit":"1/6""#, with: #""credit":1"#)
    let forged = try PinPlacementSession(json: Data(text.utf8))
    #expect(forged.result?.credit == 1)
    #expect(forged.verify().map(\.position) == [2])
    #expect(try PinPlacementSession(forged.content, judgingAnew: forged.events) == session)
    // By a stricter scoring, nothing is earned.
    let strict = PinPlacementTask(view, language: "de")
    let regraded = try session.regraded(with: strict)
    #expect(regraded.changes.map(\.position) == [1, 2])
    #expect(regraded.session.result?.credit == 0)
  }

  @Test func everythingIsStoredReadably() throws {
    try expectJSON(try DistanceScoring(full: 10, zero: 40), #"{"full":10,"zero":40}"#)
    var session = try session(pins: ["c", "a"], mode: .exam)
    try session.place("c", on: ImagePoint(600, 400), at: Samples.at(0))
    try session.submit(at: Samples.at(1))
    #expect(try PinPlacementSession(json: session.json()) == session)
    #expect(try PinPlacementTask(json: session.content.json()) == session.content)
    let plain = PinPlacementTask(view, language: "la")
    let text = String(decoding: try plain.json(), as: UTF8.self)
    for key in ["pins\":[\"", "mode", "scoring", "marks"] { #expect(!text.contains(key)) }
    #expect(try PinPlacementTask(json: plain.json()) == plain)
    // A forged log is refused.
    let forged = try session.json()
    let moved = String(decoding: forged, as: UTF8.self).replacing("[600,400]", with: "[600,4000]")
    #expect(
      contentFaults(SheetFault.self) { _ = try PinPlacementSession(json: Data(moved.utf8)) }
        .first?.contains("(pointOutOfRange)") == true
    )
    #expect(
      contentFaults(SheetFault.self) {
        _ = try PinPlacementTask(json: Data("{\"version\":1}".utf8))
      }
        == ["view: this key is missing", "language: this key is missing"]
    )
  }

  @Test func randomSessionsReplayAndCountEveryPinOnce() {
    forEachSeed(0..<30) { generator in
      var session = try session(mode: generator.draw(below: 3) == 0 ? .exam : .practice)
      for second in 0..<12 {
        let pin = Pin.ID(["a", "b", "c", "d"][generator.draw(below: 4)])
        let x = Double(generator.draw(below: 900))
        let point = ImagePoint(x, Double(generator.draw(below: 300)))
        let choice = generator.draw(below: 9)
        _ = try isAccepted(by: &session) {
          switch choice {
          case 0: try $0.check(at: Samples.at(second))
          case 1: try $0.submit(at: Samples.at(second))
          case 2: try $0.restart(at: Samples.at(second))
          case 3: try $0.remove(pin, at: Samples.at(second))
          default: try $0.place(pin, on: point, at: Samples.at(second))
          }
        }
      }
      let targets = session.result?.pins.values.compactMap(\.target) ?? []
      let different = Set(targets).count
      try #require(different == targets.count)
      try expectReplayEqualsLive(session)
    }
  }
}
