// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import PinLabels
import Testing

struct PinFinderTests {
  private func region(_ id: String, _ region: ImageRegion) throws -> PinRegion {
    try PinRegion(id: PinRegion.ID(id), region)
  }

  /// A large area with a smaller one in it and an exact point in both, and another point beside.
  private func view() throws -> ExerciseView {
    let middle = ImagePoint(300, 300)
    return try ExerciseView(
      id: "v",
      image: Samples.image(),
      pins: [
        Samples.pin(
          "large",
          "a",
          at: ImagePoint(150, 300),
          kind: .large,
          regions: [region("R", .disc(around: middle, radius: 200))]
        ),
        Samples.pin(
          "medium",
          "b",
          at: ImagePoint(330, 330),
          kind: .large,
          regions: [
            region("S", .rectangle(ImageRectangle(x: 250, y: 250, width: 100, height: 100)))
          ]
        ),
        Samples.pin("point", "c", at: ImagePoint(290, 290)),
        Samples.pin("other", "d", at: ImagePoint(310, 290)),
        Samples.pin("own", "e", at: ImagePoint(600, 500), kind: Pin.Kind(rawValue: "nerve")),
      ]
    )
  }

  private func ids(_ x: Double, _ y: Double, reach: Double = 20) throws -> [Pin.ID] {
    PinFinder(try view(), reach: reach).pins(at: ImagePoint(x, y)).map(\.pin.id)
  }

  @Test func theNearestPointComesBeforeTheAreasItIsIn() throws {
    #expect(try ids(295, 290) == ["point", "other", "medium", "large"])
    #expect(try ids(305, 290) == ["other", "point", "medium", "large"])
  }

  @Test func amongAreasTheSmallestOneTouchedComesFirst() throws {
    #expect(try ids(340, 345) == ["medium", "large"])
    #expect(try ids(200, 200) == ["large"])
    // Beside the smaller area, within reach, the one that the touch is in comes first.
    #expect(try ids(240, 340) == ["large", "medium"])
  }

  @Test func edgesAreTouchedAndNothingBeyondReachIs() throws {
    #expect(try ids(500, 300, reach: 0) == ["large"])
    #expect(try ids(500.0.nextUp, 300, reach: 0).isEmpty)
    #expect(try ids(519, 300) == ["large"])
    #expect(try ids(521, 300).isEmpty)
    #expect(try ids(612, 516) == ["own"])
    #expect(try ids(613, 516).isEmpty)
  }

  @Test func kindsCanBeChosen() throws {
    let finder = PinFinder(try view(), reach: 20)
    let point = ImagePoint(295, 290)
    #expect(finder.pin(at: point, kinds: [.large])?.pin.id == "medium")
    #expect(finder.pin(at: point, kinds: [.small])?.region == nil)
    #expect(finder.pin(at: point, kinds: []) == nil)
    #expect(finder.pin(at: ImagePoint(600, 500), kinds: [Pin.Kind(rawValue: "nerve")]) != nil)
  }

  @Test func hitsTellTheRegionAndTheDistance() throws {
    let finder = PinFinder(try view(), reach: 20)
    let hit = try #require(finder.pin(at: ImagePoint(510, 300)))
    #expect(hit.region?.id == "R")
    #expect(hit.distance == 10)
    #expect(finder.regions(at: ImagePoint(340, 345)).map(\.id) == ["R", "S"])
    #expect(finder.regions(at: ImagePoint(510, 300)).isEmpty)
  }

  @Test func whatIsNoNumberHitsNothing() throws {
    for bad in [Double.nan, .infinity] {
      #expect(try ids(bad, 300).isEmpty)
      #expect(PinFinder(try view(), reach: bad).reach == 0)
    }
    #expect(PinFinder(try view(), reach: -1).reach == 0)
  }

  @Test func distancesAreThoseFromTheRegion() throws {
    let box = try ImageRegion.rectangle(ImageRectangle(x: 0, y: 0, width: 10, height: 10))
    #expect(box.distance(to: ImagePoint(13, 14)) == 5)
    #expect(box.distance(to: ImagePoint(5, 5)) == 0)
    #expect(try ImageRegion.disc(around: .init(0, 0), radius: 5).distance(to: .init(6, 8)) == 5)
    let ellipse = try ImageRegion.ellipse(around: .init(0, 0), radiusX: 5, radiusY: 2)
    #expect(abs(ellipse.distance(to: ImagePoint(0, 7)) - 5) < 1e-9)
    #expect(box.distance(to: ImagePoint(.nan, 0)) == .infinity)
  }

  @Test func thePathGoesThroughAllPinsInOrder() throws {
    let view = try view()
    #expect(view.pin(after: nil)?.id == "large")
    #expect(view.pin(after: "large")?.id == "medium")
    #expect(view.pin(after: "own")?.id == "large")
    #expect(view.pin(before: "large")?.id == "own")
    #expect(view.pin(before: nil)?.id == "own")
    #expect(view.pin(after: "nobody") == nil)
    let empty = try ExerciseView(id: "v", image: Samples.image())
    #expect(empty.pin(after: nil) == nil)
  }

  @Test func arrowKeysLeadToTheNearestPinOnTheirSide() throws {
    let view = try view()
    #expect(view.nearestPin(from: "point", to: .right)?.id == "other")
    #expect(view.nearestPin(from: "point", to: .left)?.id == "large")
    #expect(view.nearestPin(from: "point", to: .down)?.id == "medium")
    #expect(view.nearestPin(from: "point", to: .up) == nil)
    #expect(view.nearestPin(from: "own", to: .up)?.id == "medium")
    #expect(view.nearestPin(from: "nobody", to: .up) == nil)
  }

  @Test func whateverIsOnASideCanBeReachedThere() {
    forEachSeed(0..<100) { generator in
      let pins = try (0..<8).map { index in
        try Samples.pin(
          "\(index)",
          "x",
          at: ImagePoint(generator.drawCoordinate(6), generator.drawCoordinate(6))
        )
      }
      let view = try ExerciseView(id: "v", image: try Samples.image(), pins: pins)
      for pin in pins {
        for direction in ExerciseView.PathDirection.allCases {
          func isOnSide(_ other: Pin) -> Bool {
            switch direction {
            case .left: other.position.x < pin.position.x
            case .right: other.position.x > pin.position.x
            case .up: other.position.y < pin.position.y
            case .down: other.position.y > pin.position.y
            }
          }
          let next = view.nearestPin(from: pin.id, to: direction)
          try #require((next == nil) == !pins.contains(where: isOnSide))
          if let next { try #require(isOnSide(next)) }
        }
      }
    }
  }
}
