// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import PinLabels
import Testing

/// The same answer for several pins never counts more often than there are structures of that name.
struct RepeatedAnswersTests {
  private func sheet(_ names: [String]) throws -> PinSheet {
    let pins = try names.enumerated().map { try Samples.pin("p\($0.offset + 1)", $0.element) }
    let view = try ExerciseView(id: "v", image: try Samples.image(), pins: pins)
    let exercise = try PinExercise(id: "e", title: "E", views: [view])
    let section = try PinSection(id: "section", title: "S", exercises: [exercise])
    return try PinSheet(id: "s", title: "S", sections: [section])
  }

  private func result(
    _ answers: KeyValuePairs<Pin.ID, String>,
    of sheet: PinSheet,
    wrongSide: Fraction = 0
  ) throws -> PinLabelResult {
    let scoring = try PinScoring(wrongSide: wrongSide)
    var session = PinLabelSession(
      PinLabelTask(sheet, language: "la", mode: .exam, scoring: scoring)
    )
    for (pin, answer) in answers { try session.label(pin, as: answer, at: Samples.at(0)) }
    return try session.submit(at: Samples.at(1))
  }

  @Test func aNameOfOneStructureCountsOnceWhereItIsRight() throws {
    let result = try result(
      ["p1": "Ulna", "p2": "ulna.", "p3": "Ulnaa"],
      of: try sheet(["Radius", "Ulna", "Humerus"])
    )
    #expect(result.pins(.correct) == ["p2"])
    #expect(result.credit == (try Fraction(1, 3)))
    #expect(result.pins["p1"]?.diagnoses == [.labelOf("p2"), .duplicate(of: "p2")])
    #expect(result.pins["p2"]?.diagnoses == [])
    // A misspelling is another text; that it means the same is known where it is right alone.
    #expect(result.pins["p3"]?.verdict == .wrong)
  }

  @Test func aNameOfTwoStructuresCountsTwice() throws {
    let result = try result(
      ["p1": "Ramus dorsalis", "p2": "R. dorsalis", "p3": "ramus dorsalis"],
      of: try sheet(["Ramus dorsalis", "Ramus dorsalis", "Ramus ventralis"])
    )
    #expect(result.pins(.correct) == ["p1", "p2"])
    #expect(result.pins["p3"]?.diagnoses == [.labelOf("p1"), .duplicate(of: "p1")])
    #expect(result.credit == (try Fraction(2, 3)))
  }

  /// What a policy grants for the wrong side is not granted once the answer has counted.
  @Test func aPartIsNotEarnedBesideTheWhole() throws {
    let sides = try sheet(["Arteria carotis dextra", "Arteria carotis sinistra"])
    let half = try Fraction(1, 2)
    let once = try result(["p2": "Arteria carotis dextra"], of: sides, wrongSide: half)
    #expect(once.pins["p2"]?.credit == half)
    #expect(once.pins["p2"]?.verdict == .partial)
    #expect(once.pins["p2"]?.diagnoses == [.labelOf("p1"), .wrongSide])
    let twice = try result(
      ["p1": "Arteria carotis dextra", "p2": "A. carotis dextra"],
      of: sides,
      wrongSide: half
    )
    #expect(twice.pins["p1"]?.credit == 1)
    #expect(twice.pins["p2"]?.credit == 0)
    #expect(twice.pins["p2"]?.verdict == .wrong)
    #expect(
      twice.pins["p2"]?.diagnoses == [.labelOf("p1"), .wrongSide, .duplicate(of: "p1")]
    )
    #expect(twice.credit == half)
  }

  @Test func aPartIsEarnedOnceByTheFirstPin() throws {
    // The sheet has no left one: the answer is the wrong side of both, and counts once.
    let right = try sheet(["Arteria carotis dextra", "Arteria carotis dextra"])
    let result = try result(
      ["p1": "Arteria carotis sinistra", "p2": "Arteria carotis sinistra"],
      of: right,
      wrongSide: try Fraction(1, 2)
    )
    #expect(result.pins["p1"]?.diagnoses == [.wrongSide])
    #expect(result.pins["p2"]?.diagnoses == [.wrongSide, .duplicate(of: "p1")])
    #expect(result.credit == (try Fraction(1, 4)))
  }

  @Test func noAnswerEarnsMoreThanThereAreStructuresOfItsName() {
    forEachSeed(0..<60) { generator in
      let names = ["Arteria carotis dextra", "Arteria carotis sinistra", "Ramus", "Rami", "Ulna"]
      let borne = (0..<5).map { _ in names[generator.draw(below: names.count)] }
      let written = (0..<5).map { _ in names[generator.draw(below: names.count)] }
      var session = PinLabelSession(
        PinLabelTask(
          try sheet(borne),
          language: "la",
          mode: .exam,
          scoring: try PinScoring(wrongSide: try Fraction(1, 2), otherNumber: try Fraction(1, 3))
        )
      )
      for (offset, answer) in written.enumerated() {
        try session.label(Pin.ID("p\(offset + 1)"), as: answer, at: Samples.at(0))
      }
      let result = try session.submit(at: Samples.at(1))
      for name in names {
        let places = (0..<5).filter { written[$0] == name }
        let credits = places.compactMap { result.pins[Pin.ID("p\($0 + 1)")]?.credit }
        let bearers = borne.count { $0 == name }
        let earned = try credits.sum()
        try #require(earned <= Fraction(max(bearers, 1)))
      }
    }
  }
}
