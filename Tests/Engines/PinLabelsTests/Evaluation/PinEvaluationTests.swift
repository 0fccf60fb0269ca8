// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import PinLabels
import Testing

struct PinEvaluationTests {
  private let sheet: PinSheet

  init() throws {
    let names = [
      "Arteria carotis dextra", "Arteria carotis sinistra", "Os hamatum", "Os lunatum",
      "Os capitatum", "Ossa carpi", "Ramus dorsalis",
    ]
    let pins = try names.enumerated().map { try Samples.pin("p\($0.offset + 1)", $0.element) }
    sheet = try PinSheet(
      id: "s",
      title: "S",
      sections: [
        try PinSection(
          id: "section",
          title: "Section",
          exercises: [
            try PinExercise(
              id: "e",
              title: "E",
              views: [try ExerciseView(id: "v", image: try Samples.image(), pins: pins)]
            )
          ]
        )
      ]
    )
  }

  private func result(
    _ answers: KeyValuePairs<Pin.ID, String>,
    scoring: PinScoring = .standard,
    pins: [Pin.ID]? = nil
  ) throws -> PinLabelResult {
    let task = PinLabelTask(
      sheet,
      pins: pins,
      language: "la",
      mode: .exam,
      scoring: scoring,
      wholes: ["p3": "p6", "p4": "p6", "p5": "p6"]
    )
    var session = PinLabelSession(task)
    for (pin, answer) in answers { try session.label(pin, as: answer, at: Samples.at(0)) }
    return try session.submit(at: Samples.at(1))
  }

  private func diagnoses(
    _ answers: KeyValuePairs<Pin.ID, String>,
    of pin: Pin.ID
  ) throws -> [PinDiagnosis]? {
    try result(answers).pins[pin]?.diagnoses
  }

  @Test func twoExchangedLabelsAreSwapped() throws {
    let answers: KeyValuePairs<Pin.ID, String> = ["p3": "Os lunatum", "p4": "Os hamatum"]
    #expect(try diagnoses(answers, of: "p3") == [.swapped(with: "p4")])
    #expect(try diagnoses(answers, of: "p4") == [.swapped(with: "p3")])
  }

  @Test func threeLabelsMovedAroundAreACycle() throws {
    let answers: KeyValuePairs<Pin.ID, String> = [
      "p3": "Os lunatum", "p4": "Os capitatum", "p5": "Os hamatum",
    ]
    for pin: Pin.ID in ["p3", "p4", "p5"] {
      #expect(try diagnoses(answers, of: pin) == [.cycle(["p3", "p4", "p5"])])
    }
  }

  @Test func theLabelOfARightPinIsNoSwap() throws {
    let answers: KeyValuePairs<Pin.ID, String> = ["p3": "Os lunatum", "p4": "Os lunatum"]
    #expect(try diagnoses(answers, of: "p3") == [.labelOf("p4"), .duplicate(of: "p4")])
    #expect(try diagnoses(answers, of: "p4") == [])
  }

  @Test func theOtherSideIsTold() throws {
    #expect(
      try diagnoses(["p1": "A. carotis sinistra"], of: "p1") == [.labelOf("p2"), .wrongSide]
    )
  }

  @Test func aPartForTheWholeAndTheWholeForAPartAreTold() throws {
    #expect(
      try diagnoses(["p6": "Os hamatum"], of: "p6") == [.labelOf("p3"), .partForWhole("p3")]
    )
    #expect(
      try diagnoses(["p3": "Ossa carpi"], of: "p3") == [.labelOf("p6"), .wholeForPart("p6")]
    )
  }

  @Test func numbersAreTold() throws {
    #expect(try diagnoses(["p7": "Rr. dorsales"], of: "p7") == [.pluralForSingular])
    #expect(try diagnoses(["p6": "Os carpi"], of: "p6") == [.singularForPlural])
  }

  @Test func theSameWrongAnswerTwiceIsADuplicate() throws {
    let answers: KeyValuePairs<Pin.ID, String> = ["p3": "Femur", "p4": " femur"]
    #expect(try diagnoses(answers, of: "p3") == [.duplicate(of: "p4")])
    #expect(try diagnoses(answers, of: "p4") == [.duplicate(of: "p3")])
    #expect(try diagnoses(answers, of: "p5") == [.empty])
  }

  /// Two right, one wrong, one missing.
  private let four: KeyValuePairs<Pin.ID, String> = [
    "p3": "Os hamatum", "p4": "Os lunatum", "p5": "Femur",
  ]

  @Test(arguments: [
    (PinScoring.Rule.fractionCorrect, [1, 2]), (.correctMinusWrong, [1, 4]),
    (.allOrNothing, [0, 1]),
    (.firstTry(penalty: 1), [1, 2]),
  ])
  func rulesScoreAsTheySay(rule: PinScoring.Rule, expected: [Int]) throws {
    let result = try result(four, scoring: try PinScoring(rule), pins: ["p3", "p4", "p5", "p7"])
    #expect(result.credit == (try Fraction(expected[0], expected[1])))
  }

  @Test func wrongAnswersTakeNoMoreThanThereIs() throws {
    let result = try result(["p3": "x", "p4": "y"], scoring: try PinScoring(.correctMinusWrong))
    #expect(result.credit == .zero)
  }

  @Test func allRightIsEverything() throws {
    let scoring = try PinScoring(.allOrNothing)
    #expect(try result(["p3": "Os hamatum"], scoring: scoring, pins: ["p3"]).credit == .one)
  }

  @Test func aSideOrANumberEarnsAPartOnlyByPolicy() throws {
    let answers: KeyValuePairs<Pin.ID, String> = [
      "p1": "Arteria carotis sinistra", "p7": "Rami dorsales",
    ]
    let strict = try result(answers, pins: ["p1", "p7"])
    #expect(strict.credit == .zero)
    #expect(strict.pins(.wrong) == ["p1", "p7"])
    let scoring = try PinScoring(wrongSide: try Fraction(1, 2), otherNumber: 1)
    let mild = try result(answers, scoring: scoring, pins: ["p1", "p7"])
    #expect(mild.credit == (try Fraction(3, 4)))
    #expect(mild.pins(.partial) == ["p1", "p7"])
    #expect(mild.correctCount == 0)
  }

  @Test func marksGoByTheLeastCredit() throws {
    let scale = PinScoring.MarkScale([
      try PinScoring.MarkScale.Step("C", from: try Fraction(1, 2)),
      try PinScoring.MarkScale.Step("A", from: try Fraction(9, 10)),
    ])
    #expect(scale.steps.map(\.mark) == ["A", "C"])
    #expect(scale.mark(for: 1) == "A")
    #expect(scale.mark(for: try Fraction(9, 10)) == "A")
    #expect(scale.mark(for: try Fraction(1, 2)) == "C")
    #expect(scale.mark(for: 0) == nil)
    #expect(PinScoring.MarkScale.standard.mark(for: try Fraction(3, 5)) == "passed")
    #expect(PinScoring.MarkScale.standard.mark(for: try Fraction(59, 100)) == "failed")
  }

  @Test func policiesAreFromNothingToEverything() throws {
    let more = try Fraction(3, 2)
    #expect(
      contentFaults(SheetFault.self) {
        _ = try PinScoring(.firstTry(penalty: more), wrongSide: -1, otherNumber: 2)
      } == ["penalty", "wrongSide", "otherNumber"].map { "\($0): the credit is not from 0 to 1" }
    )
    #expect(
      contentFaults(SheetFault.self) { _ = try PinScoring.MarkScale.Step(" ", from: more) }
        == ["mark: the text is empty", "from: the credit is not from 0 to 1"]
    )
    let read = contentFaults(SheetFault.self) {
      _ = try decode(PinScoring.self, #"{"rule":"firstTry","penalty":2,"wrongSide":"x"}"#)
    }
    #expect(read.count == 2)
    #expect(read.last == "penalty: the credit is not from 0 to 1")
  }
}
