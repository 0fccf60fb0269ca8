// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import PinLabels
import Testing

struct PinLabelTaskTests {
  private let sheet: PinSheet

  init() throws { sheet = try Samples.sheet() }

  @Test func aTaskLeavesDefaultsOut() throws {
    let task = PinLabelTask(sheet, language: "de")
    let text = String(decoding: try task.json(), as: UTF8.self)
    #expect(text.contains("\"language\" : \"de\"") || text.contains("\"language\":\"de\""))
    for key in ["pins\":[\"", "mode", "matching", "scoring", "marks", "wholes", "vocabulary"] {
      #expect(!text.contains(key))
    }
    #expect(try PinLabelTask(json: task.json()) == task)
  }

  @Test func everythingThatAVerdictDependsOnIsStored() throws {
    let task = try PinLabelTask(
      sheet,
      pins: ["p3", "p1"],
      language: "en",
      mode: .exam,
      matching: MatchingPolicy(tolerance: .normalized, otherLanguages: ["*"]),
      scoring: PinScoring(
        .firstTry(penalty: try Fraction(1, 4)),
        wrongSide: try Fraction(1, 2),
        otherNumber: 1
      ),
      marks: PinScoring.MarkScale([try PinScoring.MarkScale.Step("A", from: try Fraction(9, 10))]),
      wholes: ["p1": "p3"],
      vocabulary: TermVocabulary(["M. brachialis", "Caecum"])
    )
    try expectRoundTrip(task)
    #expect(try PinLabelTask(json: task.json()) == task)
    #expect(try task.json() == PinLabelTask(json: task.json()).json())
  }

  @Test func policiesAreStoredReadably() throws {
    try expectJSON(PinScoring.standard, #"{"rule":"fractionCorrect"}"#)
    try expectJSON(try PinScoring(.correctMinusWrong), #"{"rule":"correctMinusWrong"}"#)
    try expectJSON(
      try PinScoring(.allOrNothing, wrongSide: try Fraction(1, 2), otherNumber: 1),
      #"{"otherNumber":1,"rule":"allOrNothing","wrongSide":"1/2"}"#
    )
    try expectJSON(
      try PinScoring(.firstTry(penalty: try Fraction(1, 4))),
      #"{"penalty":"1/4","rule":"firstTry"}"#
    )
    try expectJSON(
      PinScoring.MarkScale.standard,
      #"[{"from":"3/5","mark":"passed"},{"from":0,"mark":"failed"}]"#
    )
    try expectJSON(
      TermVocabulary(["A. radialis", "Cecum [x]"]),
      #"["a radialis","arteria radialis","cecum x","cecum","caecum x","caecum"]"#
    )
    try expectJSON(TermVocabulary(["upper arm"], language: "en"), #"["upper arm"]"#)
  }

  @Test func namesThatWereWrittenByHandAreTakenAsLatinOnes() throws {
    let read = try decode(TermVocabulary.self, #"["A. radialis", "", "?"]"#)
    #expect(read == TermVocabulary(["A. radialis"]))
  }

  @Test func faultsAreToldWithTheirPlaces() throws {
    let sheet = String(decoding: try sheet.json(), as: UTF8.self)
    let json = """
      {"version": 1, "sheet": \(sheet.replacing("Musculus deltoideus", with: " ")), "mode": "odd",
      "scoring": {"rule": "firstTry"}, "marks": [{"mark": "A"}], "wholes": [], "vocabulary": [1]}
      """
    let faults = contentFaults(SheetFault.self) { _ = try PinLabelTask(json: Data(json.utf8)) }
    let places = faults.map { String($0.prefix { $0 != ":" }) }
    #expect(
      places == [
        "sheet.sections[0].exercises[0].views[1].pins[0].labels[0].text", "language", "mode",
        "scoring.penalty", "marks[0].from", "wholes", "vocabulary[0]",
      ]
    )
    let version = contentFaults(SheetFault.self) {
      _ = try PinLabelTask(json: Data(#"{"version": 2}"#.utf8))
    }
    #expect(version == ["version: version 2 is not known, expected 1"])
  }

  /// The same answer is right where no other name is known, and wrong where one is as near.
  @Test func aStoredSessionComesToTheSameVerdicts() throws {
    func session(_ vocabulary: TermVocabulary) throws -> PinLabelSession {
      var session = PinLabelSession(
        PinLabelTask(sheet, language: "la", mode: .exam, vocabulary: vocabulary)
      )
      try session.label("p3", as: "Musculus deltoideum", at: Samples.at(0))
      try session.label("p1", as: "Musculus bizeps brachii", at: Samples.at(1))
      try session.submit(at: Samples.at(2))
      return session
    }
    let alone = try session(.empty)
    let among = try session(TermVocabulary(["Musculus deltoideux"]))
    #expect(alone.result?.pins["p3"]?.verdict == .correct)
    #expect(among.result?.pins["p3"]?.verdict == .wrong)
    for session in [alone, among] {
      let stored = try PinLabelSession(json: session.json())
      #expect(stored == session)
      #expect(stored.result == session.result)
      try expectReplayEqualsLive(session)
    }
  }

  @Test func aForgedLogIsRefused() throws {
    var session = PinLabelSession(sheet, language: "la")
    try session.label("p1", as: "Femur", at: Samples.at(0))
    let text = String(decoding: try session.json(), as: UTF8.self)
    let forged = text.replacing(
      #""kind":"labeled","label":"Femur","pin":"p1""#,
      with: #""kind":"restarted""#
    )
    let faults = contentFaults(SheetFault.self) {
      _ = try PinLabelSession(json: Data(forged.utf8))
    }
    #expect(faults.count == 1)
    #expect(
      faults.first?.hasPrefix("events[0]: refused: You have not submitted yet. (notSubmitted)")
        == true
    )
  }
}
