// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import PinLabels
import Testing

struct PlacementResultTests {
  private func result(
    _ view: ExerciseView,
    asked: [Pin.ID]? = nil,
    placed: [Pin.ID: ImagePoint],
    scoring: DistanceScoring
  ) -> PlacementResult {
    let task = PinPlacementTask(view, pins: asked, language: "la", scoring: scoring)
    return PlacementResult(task, placed: placed)
  }

  private func view(_ places: [ImagePoint], name: String = "Ramus") throws -> ExerciseView {
    let pins = try places.enumerated().map {
      try Samples.pin("p\($0.offset)", name, at: $0.element)
    }
    return try ExerciseView(id: "v", image: try Samples.image(), pins: pins)
  }

  @Test(arguments: [(0, 1.0), (10, 1.0), (25, 0.5), (40, 0.0), (1000, 0.0)])
  func creditFallsFromTheFullRadiusToTheOther(distance: Int, expected: Double) throws {
    let scoring = try DistanceScoring(full: 10, zero: 40)
    let credit = scoring.credit(atDistance: Double(distance))
    #expect(credit == (try Fraction(Int(expected * 2), 2)))
  }

  @Test(
    arguments: [
      (.nan, -.infinity, ["full", "zero"]), (1, .infinity, ["zero"]), (-1, 0, ["full"]),
      (5, 4, ["zero"]), (1e10, 1e10, ["full", "zero"]),
    ] as [(Double, Double, [String])]
  )
  func oddRadiiAreRefused(full: Double, zero: Double, places: [String]) {
    let faults = contentFaults(SheetFault.self) { _ = try DistanceScoring(full: full, zero: zero) }
    #expect(faults.map { String($0.prefix { $0 != ":" }) } == places)
  }

  @Test func oddDistancesEarnNothingByMistake() {
    #expect(DistanceScoring.standard.credit(atDistance: 0) == 1)
    #expect(DistanceScoring.standard.credit(atDistance: .nan) == 0)
  }

  @Test func theMostPinsAreFoundWhereTheNearestFirstFindsFewer() throws {
    // The first point is nearest to the first pin and could have the second; the other only the
    // first.
    let view = try view([ImagePoint(100, 100), ImagePoint(130, 100)])
    let result = self.result(
      view,
      placed: ["p0": ImagePoint(112, 100), "p1": ImagePoint(85, 100)],
      scoring: try DistanceScoring(full: 20, zero: 20)
    )
    #expect(result.foundCount == 2)
    #expect(result.pins["p0"]?.target == "p1")
    #expect(result.pins["p1"]?.target == "p0")
    #expect(result.credit == 1)
  }

  @Test func aPinCountsOnce() throws {
    let view = try view([ImagePoint(100, 100), ImagePoint(300, 100)])
    let point = ImagePoint(100, 100)
    let result = self.result(
      view,
      placed: ["p0": point, "p1": point],
      scoring: try DistanceScoring(full: 5, zero: 5)
    )
    #expect(result.foundCount == 1)
    #expect(result.credit == (try Fraction(1, 2)))
  }

  @Test func otherNamesAreNotInterchangeableAndAreasCount() throws {
    let sheet = try Samples.sheet()
    let view = try #require(sheet.view("front"))
    let result = self.result(
      view,
      asked: ["p1", "p2"],
      placed: ["p1": ImagePoint(240, 150), "p2": ImagePoint(200, 150), "p3": ImagePoint(0, 0)],
      scoring: .standard
    )
    #expect(result.order == ["p1", "p2"])
    #expect(result.pins["p1"]?.credit == 1)
    #expect(result.pins["p2"]?.target == nil)
    #expect(result.pins["p3"] == nil)
    let none = self.result(view, asked: [], placed: [:], scoring: .standard)
    #expect(none.credit == 0)
  }

  /// The most pins that can be found, by trying all ways.
  private func mostFound(_ can: [[Bool]], row: Int = 0, taken: Set<Int> = []) -> Int {
    guard row < can.count else { return 0 }
    let without = mostFound(can, row: row + 1, taken: taken)
    return can[row].indices.filter { can[row][$0] && !taken.contains($0) }.map {
      1 + mostFound(can, row: row + 1, taken: taken.union([$0]))
    }.reduce(without, max)
  }

  @Test func noWayFindsMoreUpToSixBySix() {
    forEachSeed(0..<60) { generator in
      let count = 1 + generator.draw(below: 6)
      func point() -> ImagePoint {
        ImagePoint(Double(generator.draw(below: 60)), Double(generator.draw(below: 60)))
      }
      let targets = (0..<count).map { _ in point() }
      let points = (0..<count).map { _ in point() }
      let placed = Dictionary(
        uniqueKeysWithValues: points.enumerated().map { (Pin.ID("p\($0.offset)"), $0.element) }
      )
      let result = self.result(
        try view(targets),
        placed: placed,
        scoring: try DistanceScoring(full: 15, zero: 15)
      )
      let can = points.map { point in targets.map { point.distance(to: $0) <= 15 } }
      try #require(result.foundCount == mostFound(can))
      let taken = result.pins.values.compactMap(\.target)
      try #require(Set(taken).count == taken.count)
    }
  }
}
