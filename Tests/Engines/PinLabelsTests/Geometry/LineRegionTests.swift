// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

@testable import PinLabels

struct LineRegionTests {
  private func line(_ points: [(Double, Double)], _ width: Double) throws -> ImageRegion {
    try .line(points.map { ImagePoint($0.0, $0.1) }, width: width)
  }

  @Test(
    arguments: [
      (50.0, 10.0, true), (50, 13, true), (50, 13.001, false), (-3, 10, true), (-3.001, 10, false),
      (-2.2, 12.2, false), (100, 60, true), (103, 60, true), (50, 40, false), (100, 113, true),
    ]
  )
  func aPointIsOnTheLineWithinHalfItsWidth(x: Double, y: Double, isOn: Bool) throws {
    let line = try line([(0, 10), (100, 10), (100, 110)], 6)
    #expect(line.contains(ImagePoint(x, y)) == isOn)
    let isNear = line.distance(to: ImagePoint(x, y)) <= 1
    #expect(line.contains(ImagePoint(x, y), tolerance: 1) == isNear)
    #expect((line.distance(to: ImagePoint(x, y)) == 0) == isOn)
  }

  @Test func theIndexAgreesWithTheLine() throws {
    forEachSeed(0..<30) { generator in
      func number() -> Double { Double(generator.draw(below: 2000)) / 10 }
      let points = (0..<2 + generator.draw(below: 4)).map { _ in ImagePoint(number(), number()) }
      let line = try ImageRegion.line(points, width: 1 + number() / 20)
      let index = RegionIndex([line], tolerance: 2)
      for _ in 0..<100 {
        let point = ImagePoint(number(), number())
        try #require(index.hits(at: point).contains(0) == line.contains(point, tolerance: 2))
        try #require(!line.contains(point) || line.boundingBox.contains(point))
      }
      let ring = try #require(line.rings(roundCorners: 32).first)
      try #require(ring.allSatisfy { line.contains($0, tolerance: 0.001) })
    }
  }

  @Test func itIsStoredAndScaled() throws {
    let line = try line([(0, 0), (40, 10), (60, 50)], 6)
    try expectJSON(line, #"{"points":[[0,0],[40,10],[60,50]],"shape":"line","width":6}"#)
    let half = try line.scaled(by: ImageScale(x: 0.5, y: 0.25))
    let width = 6 * ImageScale(x: 0.5, y: 0.25).length
    #expect(try half == self.line([(0, 0), (20, 2.5), (30, 12.5)], width))
  }

  @Test func faultsAreToldWithTheirPlaces() {
    #expect(throws: ContentError<SheetFault>.self) { try line([(0, 0)], 3) }
    #expect(throws: ContentError<SheetFault>.self) { try line([(0, 0), (1, 1)], 0) }
    #expect(throws: ContentError<SheetFault>.self) { try line([(0, .nan), (1, 1)], 2) }
  }

  @Test func aLineThatGoesNowhereIsADot() throws {
    let dot = try line([(5, 5), (5, 5)], 4)
    #expect(dot.contains(ImagePoint(7, 5)) && !dot.contains(ImagePoint(7.1, 5)))
    #expect(dot.rings(roundCorners: 16).first?.count == 16)
  }

  @Test func theWholePictureIsARegion() throws {
    let image = try Samples.image()
    let whole = try ImageRegion.whole(image)
    for point in image.displayedSize.rectangle.corners { #expect(whole.contains(point)) }
  }
}
