// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import PinLabels
import Testing

/// Decoys, surplus markers, weights, penalties and areas of placing tasks.
struct MarkersTests {
  private let at = Samples.at
  private let view: ExerciseView
  private let decoys: [PinLabel]

  init() throws {
    let disc = try PinRegion(id: "r", .disc(around: ImagePoint(600, 400), radius: 50))
    let near = try PinRegion(
      id: "r2",
      .disc(around: ImagePoint(600, 400), radius: 100),
      credit: Fraction(1, 2)
    )
    let other = try PinRegion(id: "r3", .disc(around: ImagePoint(100, 500), radius: 20))
    view = try ExerciseView(
      id: "v",
      image: try Samples.image(),
      pins: [
        try Samples.pin("a", "Ramus dorsalis", at: ImagePoint(100, 100)),
        try Samples.pin("b", "ramus dorsalis", at: ImagePoint(130, 100)),
        try Samples.pin("c", "Ulna", at: ImagePoint(600, 400), regions: [disc, near, other]),
      ]
    )
    decoys = [try Samples.label("d1", "Femur"), try Samples.label("d2", "Ramus dorsalis")]
  }

  private func result(
    _ placed: [Pin.ID: ImagePoint],
    weights: [Pin.ID: Fraction] = [:],
    decoys: [PinLabel]? = nil
  ) throws -> PlacementResult {
    let task = PinPlacementTask(
      view,
      decoys: decoys ?? self.decoys,
      weights: weights,
      language: "la",
      scoring: try DistanceScoring(full: 20, zero: 20)
    )
    var session = PinPlacementSession(task)
    for (pin, point) in placed { try session.place(pin, on: point, at: at(0)) }
    let result = try session.submit(at: at(1))
    try expectReplayEqualsLive(session)
    try expectRoundTrip(session)
    return result
  }

  private let right: [Pin.ID: ImagePoint] = [
    "a": ImagePoint(100, 100), "b": ImagePoint(130, 100), "c": ImagePoint(600, 400),
  ]

  @Test func aDecoyThatIsLeftOutCostsNothing() throws {
    let result = try result(right)
    #expect(result.credit == .one)
    #expect(result.misplacedDecoys.isEmpty)
    #expect(result.order == ["a", "b", "c"])
  }

  @Test func aDecoyThatIsPlacedCountsAsAFurtherWrongPin() throws {
    let result = try result(right.merging(["d1": ImagePoint(9, 9)]) { first, _ in first })
    #expect(result.credit == (try Fraction(3, 4)))
    #expect(result.misplacedDecoys == ["d1"])
    #expect(result.pins["d1"]?.verdict == .wrong)
    #expect(result.pins["d1"]?.target == nil)
  }

  /// Three markers of a term with two places: any two of them are right, a third one is too many.
  @Test func aSurplusMarkerMayTakeThePlaceOfAnother() throws {
    var placed = right
    placed["b"] = nil
    placed["d2"] = ImagePoint(131, 100)
    let two = try result(placed)
    #expect(two.credit == .one)
    #expect(two.pins["d2"]?.target == "b")
    #expect(two.misplacedDecoys.isEmpty)
    let three = try result(right.merging(["d2": ImagePoint(115, 100)]) { first, _ in first })
    #expect(three.credit == (try Fraction(3, 4)))
  }

  @Test func aMarkerMayHaveSeveralPlacesAndAPlaceSeveralMarkers() throws {
    var placed = right
    placed["c"] = ImagePoint(100, 500)
    #expect(try result(placed).credit == .one)
    let pins = try ["Arteria", "Vena"].map {
      try Samples.pin(Pin.ID($0).rawValue, $0, at: ImagePoint(50, 50))
    }
    let both = try ExerciseView(id: "v", image: try Samples.image(), pins: pins)
    var session = PinPlacementSession(PinPlacementTask(both, language: "la"))
    for pin in pins { try session.place(pin.id, on: ImagePoint(50, 50), at: at(0)) }
    #expect(try session.submit(at: at(1)).credit == .one)
  }

  @Test func anAreaEarnsItsOwnCredit() throws {
    var placed = right
    placed["c"] = ImagePoint(680, 400)
    let result = try result(placed)
    #expect(result.pins["c"]?.credit == (try Fraction(1, 2)))
    #expect(result.pins["c"]?.verdict == .partial)
    #expect(result.credit == (try Fraction(5, 6)))
  }

  @Test func pinsCountByTheirWeights() throws {
    var placed = right
    placed["c"] = nil
    #expect(try result(placed, weights: ["c": 2]).credit == (try Fraction(1, 2)))
    #expect(try result(placed, weights: ["c": 0]).credit == .one)
    #expect(try result(placed, weights: ["c": -5]).credit == .one)
    #expect(try result([:], weights: ["a": 0, "b": 0, "c": 0]).credit == .zero)
    #expect(try result(placed, weights: ["c": Fraction(Int.max, 3)]).credit < Fraction(1, 100))
  }

  @Test func aPinThatWasWrongAtACheckEarnsLessAndOneNotPlacedYetDoesNot() throws {
    let task = PinPlacementTask(
      view,
      decoys: decoys,
      checkPenalty: try Fraction(1, 3),
      language: "la"
    )
    var session = PinPlacementSession(task)
    try session.place("a", on: ImagePoint(100, 100), at: at(0))
    try session.place("b", on: ImagePoint(9, 9), at: at(0))
    try session.check(at: at(1))
    try session.place("b", on: ImagePoint(130, 100), at: at(2))
    try session.check(at: at(3))
    try session.place("c", on: ImagePoint(600, 400), at: at(4))
    // Right at once, wrong at one check, and right at once after two.
    #expect(try session.submit(at: at(5)).credit == (try Fraction(3 + 2 + 3, 9)))
    try expectReplayEqualsLive(session)
    try session.restart(at: at(6))
    for (pin, point) in right { try session.place(pin, on: point, at: at(7)) }
    #expect(try session.submit(at: at(8)).credit == .one)
  }

  @Test func aCheckNamesWrongDecoysAndMissesNone() throws {
    let task = PinPlacementTask(view, decoys: decoys, language: "la")
    #expect(task.markers == ["a", "b", "c", "d1", "d2"])
    #expect(task.term(for: "d1")?.text == "Femur")
    var session = PinPlacementSession(task)
    try session.place("d1", on: ImagePoint(1, 1), at: at(0))
    let interim = try session.check(at: at(1))
    #expect((interim.correct, interim.wrong, interim.empty) == ([], ["d1"], ["a", "b", "c"]))
  }

  @Test func aDecoyWithTheNameOfAPinIsLeftOut() throws {
    let task = PinPlacementTask(
      view,
      decoys: [
        try Samples.label("a", "x"), try Samples.label("d", "y"), try Samples.label("d", "z"),
      ],
      language: "la"
    )
    #expect(task.decoys.map(\.text) == ["y"])
    try expectRoundTrip(task)
  }

  @Test func decoysAreAmongTheNamesToPickFrom() throws {
    var generator = SeededGenerator(seed: 1)
    let choices = try #require(
      TermChoices(of: "c", in: view, count: 3, language: "la", decoys: decoys, using: &generator)
    )
    #expect(Set(choices.labels.map(\.text)) == ["Ulna", "Femur", "Ramus dorsalis"])
  }

  @Test func labelsCountByTheirWeights() throws {
    let sheet = try Samples.sheet()
    func credit(_ rule: PinScoring.Rule, weights: [Pin.ID: Fraction]) throws -> Fraction {
      let task = PinLabelTask(
        sheet,
        pins: ["p1", "p2"],
        language: "la",
        scoring: try PinScoring(rule),
        weights: weights
      )
      try expectRoundTrip(task)
      var session = PinLabelSession(task)
      try session.label("p1", as: "Musculus biceps brachii", at: at(0))
      try session.label("p2", as: "Nervus ulnaris", at: at(0))
      return try session.submit(at: at(1)).credit
    }
    #expect(try credit(.fractionCorrect, weights: [:]) == Fraction(1, 2))
    #expect(try credit(.fractionCorrect, weights: ["p1": 3]) == Fraction(3, 4))
    #expect(try credit(.correctMinusWrong, weights: ["p1": 3]) == Fraction(1, 2))
    #expect(try credit(.firstTry(penalty: .one), weights: ["p1": 3]) == Fraction(3, 4))
    #expect(try credit(.allOrNothing, weights: ["p2": 0]) == .zero)
    #expect(try credit(.fractionCorrect, weights: ["p1": 0, "p2": 0]) == .zero)
  }
}
