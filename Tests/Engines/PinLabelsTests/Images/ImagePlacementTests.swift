// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import PinLabels
import Testing

struct ImagePlacementTests {
  private let view = ImagePlacement.ViewRectangle(x: 10, y: 20, width: 300, height: 200)

  private func image(_ width: Int, _ height: Int, _ orientation: ExifOrientation = .up) throws
    -> ImageRecord
  {
    try ImageRecord(
      id: "i",
      size: PixelSize(width: width, height: height),
      orientation: orientation
    )
  }

  @Test func anImageFitsIntoOrFillsItsView() throws {
    let image = try image(1000, 1000)
    let fit = try #require(ImagePlacement(of: image, in: view))
    #expect(fit.viewPoint(ImagePoint(0, 0)) == ImagePlacement.ViewPoint(x: 60, y: 20))
    #expect(fit.viewPoint(ImagePoint(1000, 1000)) == ImagePlacement.ViewPoint(x: 260, y: 220))
    #expect(fit.scale == 0.2)
    #expect(fit.imageLength(22) == 110)
    let fill = try #require(ImagePlacement(of: image, in: view, mode: .fill))
    #expect(fill.viewPoint(ImagePoint(0, 500)) == ImagePlacement.ViewPoint(x: 10, y: 120))
    #expect(fill.viewPoint(ImagePoint(500, 0)) == ImagePlacement.ViewPoint(x: 160, y: -30))
  }

  @Test func quarterTurnsKeepPinsOnTheirStructures() throws {
    let image = try image(400, 200)
    let square = ImagePlacement.ViewRectangle(x: 0, y: 0, width: 400, height: 400)
    let expected = [
      ImagePlacement.ViewPoint(x: 100, y: 150), ImagePlacement.ViewPoint(x: 250, y: 100),
      ImagePlacement.ViewPoint(x: 300, y: 250),
      ImagePlacement.ViewPoint(x: 150, y: 300),
    ]
    for turns in -4..<8 {
      let placement = try #require(ImagePlacement(of: image, in: square, turns: turns))
      #expect(placement.viewPoint(ImagePoint(100, 50)) == expected[(turns + 8) % 4])
      #expect(placement.imagePoint(expected[(turns + 8) % 4]) == ImagePoint(100, 50))
    }
  }

  @Test func zoomAndPanComeAfterFitting() throws {
    let placement = try #require(
      ImagePlacement(
        of: try image(300, 200),
        in: view,
        zoom: 2,
        pan: ImagePlacement.ViewPoint(x: 5, y: -7)
      )
    )
    #expect(placement.viewPoint(ImagePoint(150, 100)) == ImagePlacement.ViewPoint(x: 165, y: 113))
    #expect(placement.viewPoint(ImagePoint(151, 100)) == ImagePlacement.ViewPoint(x: 167, y: 113))
  }

  /// From the stored image to the screen and back, for 8 orientations and 4 turns of the device.
  @Test func theWayToAnyViewAndBackLosesLessThanHalfAPixelOfTenThousand() {
    forEachSeed(0..<40) { generator in
      for orientation in ExifOrientation.allCases {
        for turns in 0..<4 {
          let image = try image(10_000, 1 + generator.draw(below: 10_000), orientation)
          let view = ImagePlacement.ViewRectangle(
            x: generator.drawUnit() * 100,
            y: generator.drawUnit() * 100,
            width: 1 + generator.drawUnit() * 1000,
            height: 1 + generator.drawUnit() * 1000
          )
          let placement = try #require(
            ImagePlacement(
              of: image,
              in: view,
              mode: generator.draw(below: 2) == 0 ? .fit : .fill,
              turns: turns,
              zoom: 0.1 + generator.drawUnit() * 20,
              pan: ImagePlacement.ViewPoint(
                x: generator.drawUnit() * 500,
                y: generator.drawUnit() * -500
              )
            )
          )
          let point = ImagePoint(
            generator.drawUnit() * 10_000,
            generator.drawUnit() * Double(image.size.height)
          )
          let shown = placement.viewPoint(image.displayed(point))
          let back = image.stored(placement.imagePoint(shown))
          // Far below half a pixel: what remains is rounding.
          try #require(back.distance(to: point) < 1e-6)
          let normalized = image.normalized(image.displayed(point))
          try #require((0...1).contains(normalized.x) && (0...1).contains(normalized.y))
          let again = image.stored(image.point(normalized: normalized))
          try #require(again.distance(to: point) < 1e-6)
        }
      }
    }
  }

  @Test(arguments: [
    (0.0, 1.0, 1.0, 0.0), (-1, 1, 1, 0), (1, .nan, 1, 0), (1, 1, 0, 0), (1, 1, -2, 0),
    (1, 1, .infinity, 0), (.infinity, .infinity, 1, 0), (1, 1, 1, .infinity), (1, 1, 1e-308, 0),
    (1e-300, 1e-300, 1e-300, 0),
  ])
  func whatLeadsToNoPlacementIsNone(width: Double, height: Double, zoom: Double, pan: Double) throws
  {
    let view = ImagePlacement.ViewRectangle(x: 0, y: 0, width: width, height: height)
    let placement = ImagePlacement(
      of: try image(10, 10),
      in: view,
      turns: .min,
      zoom: zoom,
      pan: ImagePlacement.ViewPoint(x: pan, y: 0)
    )
    #expect(placement == nil)
  }

  @Test func recordsListTheirFaults() {
    let faults = contentFaults(SheetFault.self) {
      _ = try ImageRecord(id: " ", size: PixelSize(width: 0, height: 3), version: 0)
    }
    #expect(
      faults == [
        "id: the identifier is empty", "0 x 3 pixels, expected 1 to 1000000 each",
        "version: version 0, expected 1 or more",
      ]
    )
    let decoded = contentFaults(SheetFault.self) {
      _ = try decode(
        ImageRecord.self,
        #"{"id":"","width":1,"height":1000001,"orientation":9,"version":"x"}"#
      )
    }
    #expect(
      decoded == [
        "orientation: the orientation 9 is not known, expected 1 to 8",
        "version: expected an integer", "id: the identifier is empty",
        "1 x 1000001 pixels, expected 1 to 1000000 each",
      ]
    )
  }

  @Test func recordsSurviveJSON() throws {
    try expectJSON(
      try ImageRecord(
        id: "5f0c",
        size: PixelSize(width: 4000, height: 3000),
        orientation: .right,
        version: 2,
        file: "hand.jpg",
        alternativeText: "A hand"
      ),
      #"{"alternativeText":"A hand","file":"hand.jpg","height":3000,"id":"5f0c","orientation":6,"version":2,"width":4000}"#
    )
    try expectJSON(try image(1, 2), #"{"height":2,"id":"i","width":1}"#)
  }

  @Test func anotherNameOrVersionMustBeFetched() throws {
    let image = try image(1, 2)
    #expect(image.mustBeFetched(having: nil))
    #expect(!image.mustBeFetched(having: image))
    #expect(try image.mustBeFetched(having: ImageRecord(id: "j", size: image.size)))
    #expect(try image.mustBeFetched(having: ImageRecord(id: "i", size: image.size, version: 2)))
  }
}

struct ImageZoomTests {
  @Test func whatIsUnderTheFingerStaysThere() throws {
    let image = try Samples.image(width: 4000, height: 3000)
    forEachSeed(0..<200) { generator in
      func number(_ low: Double, _ high: Double) -> Double {
        low + (high - low) * Double(generator.draw(below: 10_000)) / 10_000
      }
      let view = ImagePlacement.ViewRectangle(x: 0, y: 20, width: 390, height: 700)
      let placement = try #require(
        ImagePlacement(of: image, in: view, turns: generator.draw(below: 4), zoom: number(0.5, 8))
      )
      let finger = ImagePlacement.ViewPoint(x: number(0, 390), y: number(0, 720))
      let factor = number(0.2, 5)
      let zoomed = try #require(placement.zoomed(by: factor, about: finger))
      let under = placement.imagePoint(finger)
      try #require(zoomed.imagePoint(finger).distance(to: under) < 1e-8)
      try #require(abs(zoomed.scale - placement.scale * factor) < 1e-9)
      let back = try #require(zoomed.zoomed(by: 1 / factor, about: finger))
      let corner = ImagePoint(x: 0, y: 0)
      try #require(abs(back.viewPoint(corner).x - placement.viewPoint(corner).x) < 1e-6)
      let moved = try #require(zoomed.moved(by: ImagePlacement.ViewPoint(x: 10, y: -5)))
      try #require(abs(moved.viewPoint(under).x - finger.x - 10) < 1e-8)
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e300] as [Double])
  func numbersThatLeadToNoPlacementAreRefused(factor: Double) throws {
    let view = ImagePlacement.ViewRectangle(x: 0, y: 0, width: 390, height: 700)
    let placement = try #require(ImagePlacement(of: try Samples.image(), in: view, zoom: 1e10))
    let finger = ImagePlacement.ViewPoint(x: 1, y: 1)
    #expect(placement.zoomed(by: factor, about: finger) == nil)
    let far = ImagePlacement.ViewPoint(x: .infinity, y: 0)
    #expect(placement.moved(by: far) == nil)
    #expect(placement.zoomed(by: 2, about: far) == nil)
  }
}
