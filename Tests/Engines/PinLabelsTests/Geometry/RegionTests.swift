// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

@testable import PinLabels

struct RegionTests {
  @Test func aDiscIsClosed() throws {
    let disc = try ImageRegion.disc(around: ImagePoint(1, 2), radius: 5)
    #expect(disc.contains(ImagePoint(4, 6)))
    #expect(disc.contains(ImagePoint(6, 2)))
    #expect(!disc.contains(ImagePoint(6.0.nextUp, 2)))
    #expect(!disc.contains(ImagePoint(4, 6.0.nextUp)))
    #expect(disc.contains(ImagePoint(8, 2), tolerance: 2))
    #expect(!disc.contains(ImagePoint(8.0.nextUp, 2), tolerance: 2))
  }

  /// Every lattice point around a circle, against whole numbers.
  @Test func discsAreJudgedAsByWholeNumbers() throws {
    for radius in [5, 25, 65] {
      let disc = try ImageRegion.disc(around: ImagePoint(0, 0), radius: Double(radius))
      for x in 0...radius + 1 {
        let y = Int(Double(radius * radius - x * x).magnitude.squareRoot())
        for y in y - 1...y + 1 {
          let isInside = x * x + y * y <= radius * radius
          #expect(disc.contains(ImagePoint(Double(x), Double(-y))) == isInside)
        }
      }
    }
  }

  @Test func aRectangleIsClosed() throws {
    let rectangle = try ImageRegion.rectangle(ImageRectangle(x: 10, y: 20, width: 30, height: 40))
    for corner in ImageRectangle(x: 10, y: 20, width: 30, height: 40).corners {
      #expect(rectangle.contains(corner))
    }
    #expect(!rectangle.contains(ImagePoint(40.0.nextUp, 30)))
    #expect(!rectangle.contains(ImagePoint(0, 20)))
    #expect(rectangle.contains(ImagePoint(43, 64), tolerance: 5))
    #expect(!rectangle.contains(ImagePoint(43, 64), tolerance: 5.0.nextDown))
  }

  @Test func aTurnedRectangleHasTurnedCorners() throws {
    let box = ImageRectangle(x: 0, y: 10, width: 40, height: 20)
    let upright = try ImageRegion.Rectangle(box, rotation: 90)
    #expect(upright.corners == [.init(30, 0), .init(30, 40), .init(10, 40), .init(10, 0)])
    #expect(upright.contains(ImagePoint(10, 0)))
    #expect(!upright.contains(ImagePoint(5, 20)))
    let leaning = try ImageRegion.Rectangle(box, rotation: 45)
    #expect(leaning.contains(ImagePoint(20 + 13, 20 + 13)))
    #expect(!leaning.contains(ImagePoint(20 + 13, 20 - 13)))
    for corner in leaning.corners { #expect(leaning.contains(corner)) }
    #expect(try ImageRegion.Rectangle(box, rotation: 360).corners == box.corners)
    #expect(try ImageRegion.Rectangle(box, rotation: -270).corners == upright.corners)
  }

  @Test func anEllipseIsClosed() throws {
    let ellipse = try ImageRegion.ellipse(around: ImagePoint(10, 10), radiusX: 5, radiusY: 3)
    #expect(ellipse.contains(ImagePoint(15, 10)))
    #expect(ellipse.contains(ImagePoint(10, 7)))
    // 3/5 and 4/5 of the radii: 9/25 + 16/25 = 1, where neither can be divided without rounding.
    let large = try ImageRegion.ellipse(around: ImagePoint(0, 0), radiusX: 35, radiusY: 15)
    #expect(large.contains(ImagePoint(21, 12)))
    #expect(large.contains(ImagePoint(-28, 9)))
    #expect(!large.contains(ImagePoint(21, 12.0.nextUp)))
    #expect(!large.contains(ImagePoint(-28.0.nextUp - 0x1p-40, 9)))
    let upright = try ImageRegion.ellipse(
      around: ImagePoint(0, 0),
      radiusX: 35,
      radiusY: 15,
      rotation: 90
    )
    #expect(upright.contains(ImagePoint(-12, 21)))
    #expect(!upright.contains(ImagePoint(21, 12)))
  }

  @Test func theToleranceOfAnEllipseIsTheDistanceFromItsEdge() throws {
    let ellipse = try ImageRegion.ellipse(around: ImagePoint(0, 0), radiusX: 40, radiusY: 10)
    #expect(ellipse.contains(ImagePoint(45, 0), tolerance: 5))
    #expect(!ellipse.contains(ImagePoint(45.001, 0), tolerance: 5))
    #expect(ellipse.contains(ImagePoint(0, -15), tolerance: 5))
    #expect(!ellipse.contains(ImagePoint(0, -15.001), tolerance: 5))
    // A circle has a distance that is known.
    let circle = try ImageRegion.ellipse(
      around: ImagePoint(0, 0),
      radiusX: 5,
      radiusY: 5,
      rotation: 33
    )
    #expect(circle.contains(ImagePoint(6, 8), tolerance: 5.000_001))
    #expect(!circle.contains(ImagePoint(6, 8), tolerance: 4.999_999))
    #expect(!circle.contains(ImagePoint(1e308, 1e308), tolerance: 5))
  }

  @Test func turningIsExactForQuartersAndCloseForTheRest() throws {
    for (degrees, expected) in [(0.0, (1.0, 0.0)), (90, (0, 1)), (180, (-1, 0)), (-90, (0, -1))] {
      let turn = Rotation(degrees: degrees)
      #expect(turn.cosine == expected.0 && turn.sine == expected.1)
    }
    let turn = Rotation(degrees: 30)
    #expect(abs(turn.sine - 0.5) < 0x1p-52)
    #expect(abs(turn.cosine - 3.0.squareRoot() / 2) < 0x1p-52)
    forEachSeed(0..<200) { generator in
      let degrees = generator.drawUnit() * 1e6 - 5e5
      let turn = Rotation(degrees: degrees)
      try #require(abs(turn.sine * turn.sine + turn.cosine * turn.cosine - 1) < 0x1p-50)
      let double = Rotation(degrees: 2 * degrees)
      try #require(abs(double.sine - 2 * turn.sine * turn.cosine) < 0x1p-49)
    }
  }

  @Test func areasAreThoseOfTheShapes() throws {
    #expect(abs(try ImageRegion.disc(around: .init(0, 0), radius: 2).area - 12.566_370_614) < 1e-6)
    let box = ImageRectangle(x: 0, y: 0, width: 3, height: 4)
    #expect(try ImageRegion.rectangle(box, rotation: 12).area == 12)
    let ring = try ImageRegion.polygon(
      [.init(0, 0), .init(9, 0), .init(9, 9), .init(0, 9)],
      holes: [[.init(3, 3), .init(3, 6), .init(6, 6), .init(6, 3)]]
    )
    #expect(ring.area == 72)
    #expect(ring.boundingBox == ImageRectangle(x: 0, y: 0, width: 9, height: 9))
  }

  @Test func faultsAreListedWithTheirPlaces() {
    func faults(_ body: () throws -> Void) -> [String] { contentFaults(SheetFault.self, body) }
    #expect(
      faults { _ = try ImageRegion.disc(around: ImagePoint(.nan, 0), radius: -1) } == [
        "center: a coordinate is not a number between -10^9 and 10^9",
        "radius: the length is not above 0 and at most 10^9",
      ]
    )
    #expect(
      faults { _ = try ImageRegion.polygon([.init(0, 0), .init(1, 1)], holes: [[]]) } == [
        "points: 2 corners, expected at least 3", "holes[0]: 0 corners, expected at least 3",
      ]
    )
    #expect(
      faults { _ = try ImageRegion.polygon([.init(0, 0), .init(1, 1), .init(7, 7)]) } == [
        "points: all corners are on one line"
      ]
    )
    #expect(
      faults { _ = try ImageRegion.polygon([.init(3, 3), .init(3, 3), .init(3, 3)]) } == [
        "points: all corners are on one line"
      ]
    )
    #expect(
      faults { _ = try ImageRegion.polygon([.init(0, 0), .init(2e9, 1), .init(7, .infinity)]) } == [
        "points[1]: a coordinate is not a number between -10^9 and 10^9",
        "points[2]: a coordinate is not a number between -10^9 and 10^9",
      ]
    )
    #expect(
      faults {
        _ = try ImageRegion.rectangle(
          ImageRectangle(x: 0, y: 0, width: 0, height: 1),
          rotation: .infinity
        )
      } == [
        "rectangle: the rectangle has no area",
        "rotation: the rotation is not a finite number of degrees",
      ]
    )
    #expect(
      faults {
        _ = try ImageRegion.ellipse(around: .init(0, 0), radiusX: 0, radiusY: 2e9, rotation: .nan)
      } == [
        "radiusX: the length is not above 0 and at most 10^9",
        "radiusY: the length is not above 0 and at most 10^9",
        "rotation: the rotation is not a finite number of degrees",
      ]
    )
  }

  @Test func regionsSurviveJSON() throws {
    try expectJSON(
      try ImageRegion.disc(around: .init(3, 4.5), radius: 2),
      #"{"center":[3,4.5],"radius":2,"shape":"disc"}"#
    )
    try expectJSON(
      try ImageRegion.rectangle(ImageRectangle(x: 1, y: 2, width: 3, height: 4), rotation: 30),
      #"{"rectangle":[1,2,3,4],"rotation":30,"shape":"rectangle"}"#
    )
    try expectJSON(
      try ImageRegion.ellipse(around: .init(3, 4), radiusX: 2, radiusY: 1),
      #"{"center":[3,4],"radiusX":2,"radiusY":1,"shape":"ellipse"}"#
    )
    try expectJSON(
      try ImageRegion.polygon(
        [.init(0, 0), .init(9, 0), .init(9, 9)],
        holes: [[.init(7, 1), .init(8, 1), .init(8, 2)]]
      ),
      #"{"holes":[[[7,1],[8,1],[8,2]]],"points":[[0,0],[9,0],[9,9]],"shape":"polygon"}"#
    )
  }

  @Test func aRegionWithoutAShapeIsRefused() {
    let faults = contentFaults(SheetFault.self) { _ = try decode(PinRegion.self, #"{"id":"r"}"#) }
    #expect(faults == ["shape: this key is missing"])
  }

  @Test(arguments: [
    (
      #"{"shape":"star"}"#,
      #"shape: the shape "star" is not known, expected one of disc, rectangle, ellipse, polygon, line, mask"#
    ),
    (
      #"{"shape":"disc","center":[1],"radius":2}"#,
      "center: expected a point of two numbers, found 1"
    ),
    (#"{"shape":"disc","center":[1,2]}"#, "radius: this key is missing"),
    (#"{"shape":"polygon","points":[[0,0],[1,0]]}"#, "points: 2 corners, expected at least 3"),
    (
      #"{"shape":"rectangle","rectangle":[1,2,3]}"#,
      "rectangle: expected a rectangle of four numbers (left, top, width, height), found 3"
    ),
    (
      #"{"shape":"ellipse","center":[1,2],"radiusX":"wide","radiusY":1}"#,
      "radiusX: expected a number"
    ),
  ])
  func brokenRegionsAreRefused(json: String, fault: String) {
    let faults = contentFaults(SheetFault.self) { _ = try decode(ImageRegion.self, json) }
    #expect(faults == [fault])
  }
}
