// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import PinLabels
import Testing

struct PinArrowDrawingTests {
  private func shape(_ start: ImagePoint, _ end: ImagePoint, scale: Double = 1) throws
    -> PinArrow.Drawing
  {
    PinArrow.Drawing(try PinArrow(id: "a", from: start, to: end), scale: scale)
  }

  @Test func aLongArrowGoesFromItsStartToItsTip() throws {
    let shape = try shape(ImagePoint(10, 20), ImagePoint(110, 20))
    #expect(shape.line == ImageSegment(from: ImagePoint(10, 20), to: ImagePoint(110, 20)))
    #expect(shape.head == [.init(110, 20), .init(102, 24), .init(102, 16)])
  }

  @Test(arguments: [0.25, 1.0, 4])
  func aShortArrowIsTwelvePointsOfTheViewLongAndKeepsItsTip(scale: Double) throws {
    let shape = try shape(ImagePoint(97, 96), ImagePoint(100, 100), scale: scale)
    let drawn = shape.line.start.distance(to: shape.line.end) * scale
    #expect(abs(drawn - max(12, 5 * scale)) < 1e-9)
    #expect(shape.line.end == ImagePoint(100, 100))
    // It points where it pointed.
    #expect(abs((100 - shape.line.start.x) * 4 - (100 - shape.line.start.y) * 3) < 1e-9)
  }

  @Test func theTouchAreaIsTwentyHighAndReachesEightBeyondTheTip() throws {
    let shape = try shape(ImagePoint(0, 0), ImagePoint(50, 0))
    #expect(shape.touchCorners == [.init(0, -10), .init(58, -10), .init(58, 10), .init(0, 10)])
    #expect(shape.isTouched(at: ImagePoint(58, 10)))
    #expect(shape.isTouched(at: ImagePoint(0, -10)))
    #expect(!shape.isTouched(at: ImagePoint(58.0.nextUp, 0)))
    #expect(!shape.isTouched(at: ImagePoint(30, 10.0.nextUp)))
    #expect(!shape.isTouched(at: ImagePoint(-1, 0)))
    #expect(!shape.isTouched(at: ImagePoint(.nan, 0)))
  }

  @Test func theTouchAreaIsTurnedAndScaledWithTheArrow() throws {
    // At two points a pixel, 20 points are 10 pixels; along (3, 4) / 5.
    let shape = try shape(ImagePoint(0, 0), ImagePoint(30, 40), scale: 2)
    #expect(shape.isTouched(at: ImagePoint(32.3, 43.1)))
    #expect(!shape.isTouched(at: ImagePoint(32.5, 43.4)))
    #expect(shape.isTouched(at: ImagePoint(15 - 3.9, 20 + 2.9)))
    #expect(!shape.isTouched(at: ImagePoint(15 - 4.1, 20 + 3.1)))
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, .leastNonzeroMagnitude])
  func scalesThatAreNoneCountAsOne(scale: Double) throws {
    let normal = try shape(ImagePoint(0, 0), ImagePoint(3, 0))
    let odd = try shape(ImagePoint(0, 0), ImagePoint(3, 0), scale: scale)
    #expect(scale == .infinity || odd == normal)
  }

  @Test func theShortestArrowHasADirection() throws {
    let tiny = Double.leastNonzeroMagnitude
    let shape = try shape(ImagePoint(0, 0), ImagePoint(tiny, 0))
    #expect(shape.line.start == ImagePoint(-12, 0))
  }
}
