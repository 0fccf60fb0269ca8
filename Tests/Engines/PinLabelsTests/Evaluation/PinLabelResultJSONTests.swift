// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import Testing

@testable import PinLabels

struct PinLabelResultJSONTests {
  @Test func aResultIsStoredByItself() throws {
    let sheet = try Samples.sheet()
    forEachSeed(0..<40) { generator in
      var session = PinLabelSession(sheet, language: generator.draw(below: 2) == 0 ? "la" : "de")
      let answers = [
        "Musculus biceps brachii", "M. bizeps brachii", "Trizeps", "Deltamuskel", "Femur",
        "Musculi bicipites", "triceps", "zweikoepfiger Oberarmmuskel", "",
      ]
      for pin in ["p1", "p2", "p3"] as [Pin.ID] {
        let answer = answers[generator.draw(below: answers.count)]
        try session.label(pin, as: answer, at: Samples.at(0))
      }
      let result = try session.submit(at: Samples.at(1))
      try expectRoundTrip(result)
      #expect(try PinLabelResult(json: result.json()) == result)
    }
  }

  @Test(arguments: PinSentencesTests.diagnoses)
  func eachDiagnosisIsStored(diagnosis: PinDiagnosis) throws {
    try expectRoundTrip(diagnosis)
  }

  @Test func eachVerdictIsStored() throws {
    let label = try Samples.label("l", "Femur")
    for layer in LabelMatcher.Layer.allCases {
      let match = LabelVerdict.Accepted(label: label, layers: [layer], edits: 2)
      try expectRoundTrip(LabelVerdict.correct(match))
    }
    for reason in LabelVerdict.Rejected.Reason.allCases {
      try expectRoundTrip(LabelVerdict.wrong(.init(reason)))
    }
    try expectRoundTrip(LabelVerdict.unanswered)
  }

  @Test func aCreditOutOfRangeIsAFault() throws {
    var session = PinLabelSession(try Samples.sheet(), language: "la")
    let json = String(decoding: try session.submit(at: Samples.at(1)).json(), as: UTF8.self)
    let forged = json.replacing(#""credit":0"#, with: #""credit":7"#)
    #expect(forged != json)
    #expect(throws: ContentError<SheetFault>.self) { try PinLabelResult(json: Data(forged.utf8)) }
  }
}
