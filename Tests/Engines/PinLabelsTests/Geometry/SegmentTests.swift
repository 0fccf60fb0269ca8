// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

@testable import PinLabels

struct SegmentTests {
  @Test func sidesAreThoseOfAWalkerOnTheScreen() {
    let right = ImageSegment(from: ImagePoint(0, 0), to: ImagePoint(10, 0))
    #expect(right.turn(to: ImagePoint(5, 1)) == 1)
    #expect(right.turn(to: ImagePoint(5, -1)) == -1)
    #expect(right.turn(to: ImagePoint(50, 0)) == 0)
    #expect(!right.isWithin(0, of: ImagePoint(50, 0)))
    #expect(right.isWithin(0, of: ImagePoint(10, 0)))
  }

  @Test func tenthsAreNotOnALineThatRealTenthsAreOn() {
    let edge = ImageSegment(from: ImagePoint(0, 0), to: ImagePoint(10, 30))
    #expect(edge.turn(to: ImagePoint(0.1, 0.3)) == -1)
    #expect(edge.turn(to: ImagePoint(0.125, 0.375)) == 0)
  }

  /// Points around (0.5, 0.5) and the line from (12, 12) to (24, 24), one unit in the last place
  /// apart: the example of Kettner and others, "Classroom examples of robustness problems" (2008).
  @Test func theClassroomExampleHasOnlyItsDiagonalOnTheLine() {
    let line = ImageSegment(from: ImagePoint(12, 12), to: ImagePoint(24, 24))
    for column in 0..<24 {
      for row in 0..<24 {
        let point = ImagePoint(0.5 + Double(column) * 0x1p-53, 0.5 + Double(row) * 0x1p-53)
        let expected: Int =
          point.x == point.y ? 0 : point.x < point.y ? 1 : -1
        #expect(line.turn(to: point) == expected)
      }
    }
  }

  /// Numbers of all magnitudes, for which products overflow and underflow.
  @Test func sidesAreExactForAllMagnitudes() {
    let reference = ExactReference(power: 1200)
    forEachSeed(0..<300) { generator in
      func number() -> Double {
        let exponent = generator.draw(below: 5) == 0 ? generator.draw(below: 2000) - 1000 : 0
        let value = Double(generator.draw(below: 9) - 4) + (generator.draw(below: 2) == 0 ? 0 : 0.1)
        return value * Double(sign: .plus, exponent: exponent, significand: 1)
      }
      let points = (0..<3).map { _ in ImagePoint(number(), number()) }
      let expected = reference.cross(points[0], points[1], points[2])
      let side = ImageSegment(from: points[0], to: points[1]).turn(to: points[2])
      try #require(side == (expected > 0 ? 1 : expected < 0 ? -1 : 0), "\(points)")
    }
  }

  @Test func theSmallestNumbersMakeASide() {
    let tiny = Double.leastNonzeroMagnitude
    let line = ImageSegment(from: ImagePoint(0, 0), to: ImagePoint(tiny, tiny))
    #expect(line.turn(to: ImagePoint(tiny, 2 * tiny)) == 1)
    #expect(line.turn(to: ImagePoint(3 * tiny, 3 * tiny)) == 0)
    let huge = Double.greatestFiniteMagnitude
    let diagonal = ImageSegment(from: ImagePoint(-huge, -huge), to: ImagePoint(huge, huge))
    #expect(diagonal.turn(to: ImagePoint(0, tiny)) == 1)
    #expect(diagonal.turn(to: ImagePoint(tiny, tiny)) == 0)
  }

  @Test func distancesAreComparedExactly() {
    // (3, 4) times a tenth is not at a distance of exactly a half.
    let edge = ImageSegment(from: ImagePoint(0, 0), to: ImagePoint(-1, 0))
    #expect(edge.isWithin(5, of: ImagePoint(3, 4)))
    #expect(!edge.isWithin(5.0.nextDown, of: ImagePoint(3, 4)))
    let level = ImageSegment(from: ImagePoint(-5, 0), to: ImagePoint(5, 0))
    #expect(level.isWithin(2, of: ImagePoint(1, 2)))
    #expect(!level.isWithin(2, of: ImagePoint(1, 2.0.nextUp)))
    let point = ImageSegment(from: ImagePoint(1, 1), to: ImagePoint(1, 1))
    #expect(point.isWithin(0, of: ImagePoint(1, 1)))
    #expect(point.isWithin(5, of: ImagePoint(4, 5)))
    let vast = ImageSegment(from: ImagePoint(-1e200, 0), to: ImagePoint(1e200, 0))
    #expect(vast.isWithin(1, of: ImagePoint(0, 1)))
    #expect(!vast.isWithin(1, of: ImagePoint(0, 1.5)))
    #expect(vast.isWithin(1e200, of: ImagePoint(2e200, 0)))
  }

  @Test func distancesAreComparedAsByWholeNumbers() {
    let exact = ExactReference(power: 120)
    forEachSeed(0..<150) { generator in
      let scale = 0.1 + generator.drawUnit()
      func point() -> ImagePoint {
        ImagePoint(generator.drawCoordinate(9) * scale, generator.drawCoordinate(9) * scale)
      }
      let (a, b, reach) = (point(), point(), Double(1 + generator.draw(below: 9)) * scale)
      let edge = ImageSegment(from: a, to: b)
      for _ in 0..<8 {
        // Lattice points are often at a distance of nearly a whole number.
        let place = point()
        let expected = exact.isWithin(reach, of: a, b, place)
        try #require(edge.isWithin(reach, of: place) == expected, "\(edge) \(place) \(reach)")
      }
    }
  }
}

extension ImageSegment {
  fileprivate func isWithin(_ distance: Double, of point: ImagePoint) -> Bool {
    MeasuredSegment(self, reach: distance).reaches(point)
  }
}
