// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import PinLabelRecords
import RecordTestSupport
import Testing

@Suite struct PinLabelRecordTests {
  let recorder: XAPI.Recorder

  init() throws {
    recorder = try XAPI.Recorder(homePage: "https://school.example/", language: "en")
  }

  private func sheet() throws -> PinSheet {
    let pins = try [("heart", "Cor", 10.0), ("lung", "Pulmo", 50)].map { id, text, x in
      try Pin(
        id: Pin.ID(id),
        at: ImagePoint(x: x, y: 20),
        labels: [PinLabel(id: PinLabel.ID(id), text, language: "la")]
      )
    }
    let image = try ImageRecord(id: "i", size: PixelSize(width: 100, height: 50))
    let view = try ExerciseView(id: "v", image: image, pins: pins)
    let exercise = try PinExercise(id: "e", title: "E", views: [view])
    return try PinSheet(
      id: "chest",
      title: "The chest",
      sections: [PinSection(id: "s", title: "S", exercises: [exercise])]
    )
  }

  @Test func aPinSheetBecomesStatements() throws {
    var session = PinLabelSession(try sheet(), language: "la")
    try session.label("heart", as: "Cor", at: date(1))
    #expect(recorder.statements(of: session, by: "ann").isEmpty)
    try session.submit(at: date(9))
    let statements = recorder.statements(of: session, by: "ann")
    checkRecords(statements)
    #expect(statements.map(\.verb) == [.answered, .skipped, .completed].map(\XAPI.Verb.id))
    #expect(statements[0].interaction?.correctResponses == ["Cor"])
    #expect(statements[2].result?.scaledScore == 0.5)
    #expect(statements[2].result?.duration == "PT8S")
  }

  @Test func aCorrectedSheetTakesTheOldStatementsBack() throws {
    var session = PinLabelSession(try sheet(), language: "la")
    try session.label("heart", as: "Cor", at: date(1))
    try session.submit(at: date(9))
    let before = recorder.statements(of: session, by: "ann")
    var mended = try sheet()
    try mended.rename(.label("heart"), to: "Pulmo", at: date(10))
    let task = PinLabelTask(mended, language: "la", scoring: session.content.scoring)
    let corrected = try session.regraded(with: task, at: date(20)).session
    let after = recorder.statements(of: corrected, by: "ann")
    #expect(after.last?.result?.scaledScore == 0)
    let sent = recorder.corrections(of: before, to: after, by: "eva", at: date(21))
    checkRecords(before + sent)
    let verbs: [XAPI.Verb] = [.voided, .voided, .voided, .answered, .skipped, .completed]
    #expect(sent.map(\.verb) == verbs.map(\.id))
    #expect(recorder.corrections(of: before + sent, to: after, by: "eva", at: date(22)).isEmpty)
  }

  @Test func placedPinsBecomeStatements() throws {
    let task = PinPlacementTask(try #require(sheet().view("v")), language: "la")
    var session = PinPlacementSession(task)
    try session.place("heart", on: ImagePoint(x: 10, y: 20), at: date(1))
    try session.submit(at: date(2))
    let statements = recorder.statements(of: session, by: "ann")
    checkRecords(statements)
    #expect(statements.first?.result?.response == "10.0,20.0")
    #expect(statements.last?.verb == XAPI.Verb.completed.id)
  }
}
