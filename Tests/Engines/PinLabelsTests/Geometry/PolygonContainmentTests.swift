// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import PinLabels
import Testing

/// The best-known systems count points that are level with a horizontal edge, or on what extends an
/// edge, as hits, and lose points of the border.
struct PolygonContainmentTests {
  private let reference = ExactReference()

  /// Whole points that are easily judged wrong: around the ring, on its edges, level with its
  /// corners, and on what extends its edges.
  private func points(
    around ring: [ImagePoint],
    using generator: inout SeededGenerator
  ) -> [ImagePoint] {
    var points = ring
    for (a, b) in reference.edges(of: ring) {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      points.append(ImagePoint(a.x + dx / 2, a.y + dy / 2))
      points.append(ImagePoint(b.x + dx / 2, b.y + dy / 2))
      points.append(ImagePoint(a.x - dx, a.y - dy))
      for level in [-25, a.x - 1, b.x + 3, 25] { points.append(ImagePoint(level, a.y)) }
    }
    for _ in 0..<12 {
      points.append(ImagePoint(generator.drawCoordinate(24), generator.drawCoordinate(24)))
    }
    return points
  }

  private func check(_ ring: [ImagePoint], using generator: inout SeededGenerator) throws {
    let polygon = try ImageRegion.polygon(ring)
    for point in points(around: ring, using: &generator) {
      let expected = reference.contains(point, in: ring)
      try #require(polygon.contains(point) == expected, "\(point) and \(ring)")
    }
  }

  @Test func threeHundredBoxesAreJudgedAsByWholeNumbers() {
    forEachSeed(0..<300) { generator in
      try check(generator.drawBox(), using: &generator)
    }
  }

  @Test func sixHundredStarsAreJudgedAsByWholeNumbers() {
    forEachSeed(0..<600) { generator in
      try check(generator.drawStar(), using: &generator)
    }
  }

  @Test func everyWholePointOfABorderIsInside() {
    forEachSeed(0..<30) { generator in
      let ring = generator.drawStar()
      let polygon = try ImageRegion.polygon(ring)
      var count = 0
      for x in stride(from: -20.0, through: 20, by: 1) {
        for y in stride(from: -20.0, through: 20, by: 1) {
          let point = ImagePoint(x, y)
          guard reference.isOnBorder(point, of: ring) else { continue }
          count += 1
          try #require(polygon.contains(point), "\(point) and \(ring)")
        }
      }
      try #require(count >= ring.count)
    }
  }

  /// Coordinates with all their bits, and points that are as near to an edge as floating-point
  /// numbers can be.
  @Test func pointsNextToAnEdgeAreJudgedAsByWholeNumbers() {
    forEachSeed(0..<15) { generator in
      let exact = ExactReference(power: 120)
      let star = generator.drawStar(step: 1)
      let (shift, size) = (generator.drawUnit() * 1000, 0.1 + generator.drawUnit() * 50)
      let ring = star.map { ImagePoint(shift + $0.x * size, shift / 3 + $0.y * size) }
      let polygon = try ImageRegion.polygon(ring)
      for (a, b) in exact.edges(of: ring) {
        for _ in 0..<6 {
          let part = generator.drawUnit() * 1.5 - 0.25
          let near = ImagePoint(a.x + part * (b.x - a.x), a.y + part * (b.y - a.y))
          for point in [
            near, ImagePoint(near.x.nextUp, near.y), ImagePoint(near.x, near.y.nextDown),
          ] {
            let expected = exact.contains(point, in: ring)
            try #require(polygon.contains(point) == expected, "\(point) and \(ring)")
          }
        }
      }
    }
  }

  /// Corners of few bits, so that eighths of an edge are floating-point numbers and exactly on it.
  @Test func everyPointOfAFractionalBorderIsInside() {
    forEachSeed(0..<20) { generator in
      let ring = generator.drawStar(step: 0x1.9p-3)
      let polygon = try ImageRegion.polygon(ring)
      for (a, b) in reference.edges(of: ring) {
        for eighth in 0...8 {
          let part = Double(eighth) / 8
          let point = ImagePoint(a.x + part * (b.x - a.x), a.y + part * (b.y - a.y))
          try #require(ExactReference(power: 60).isOn(point, a, b))
          try #require(polygon.contains(point))
        }
      }
    }
  }

  @Test func pointsLevelWithAHorizontalEdgeAreNotInside() throws {
    let box = try ImageRegion.polygon([.init(0, 0), .init(4, 0), .init(4, 2), .init(0, 2)])
    for x in [-100.0, -1, -Double.leastNonzeroMagnitude, 4.0.nextUp, 5, 1e300] {
      #expect(!box.contains(ImagePoint(x, 0)))
      #expect(!box.contains(ImagePoint(x, 2)))
    }
    // A step, whose level edge a ray from the left meets from one end to the other.
    let step = try ImageRegion.polygon([
      .init(0, 0), .init(6, 0), .init(6, 4), .init(3, 4), .init(3, 2), .init(0, 2),
    ])
    #expect(!step.contains(ImagePoint(-1, 2)))
    #expect(!step.contains(ImagePoint(2, 2.5)))
    #expect(step.contains(ImagePoint(2, 2)))
    #expect(!step.contains(ImagePoint(7, 2)))
  }

  @Test func pointsOnTheExtensionOfAnEdgeAreNotInside() throws {
    let triangle = try ImageRegion.polygon([.init(0, 0), .init(4, 4), .init(0, 8)])
    #expect(!triangle.contains(ImagePoint(5, 5)))
    #expect(!triangle.contains(ImagePoint(-1, -1)))
    #expect(!triangle.contains(ImagePoint(0, 9)))
    #expect(triangle.contains(ImagePoint(3, 3)))
  }

  @Test func holesAreOutsideAndTheirEdgesInside() throws {
    let outline = [ImagePoint(0, 0), ImagePoint(9, 0), ImagePoint(9, 9), ImagePoint(0, 9)]
    let hole = [ImagePoint(3, 3), ImagePoint(6, 3), ImagePoint(6, 6), ImagePoint(3, 6)]
    for outline in [outline, outline.reversed()] {
      for hole in [hole, hole.reversed()] {
        let frame = try ImageRegion.polygon(outline, holes: [hole])
        #expect(frame.contains(ImagePoint(1, 1)))
        #expect(frame.contains(ImagePoint(3, 4)))
        #expect(frame.contains(ImagePoint(6, 6)))
        #expect(!frame.contains(ImagePoint(4, 4)))
        #expect(!frame.contains(ImagePoint(10, 4)))
        #expect(frame.contains(ImagePoint(4, 4), tolerance: 1))
        #expect(!frame.contains(ImagePoint(4.5, 4.5), tolerance: 1))
      }
    }
  }

  @Test func whatAnOutlineGoesRoundTwiceIsOutside() throws {
    let pentagram = try ImageRegion.polygon([
      .init(0, -10), .init(6, 8), .init(-10, -3), .init(10, -3), .init(-6, 8),
    ])
    #expect(!pentagram.contains(ImagePoint(0, 0)))
    #expect(pentagram.contains(ImagePoint(0, -8)))
  }

  @Test func whatIsNoNumberIsOutside() throws {
    let box = try ImageRegion.polygon([.init(0, 0), .init(4, 0), .init(4, 2), .init(0, 2)])
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(!box.contains(ImagePoint(bad, 1)))
      #expect(!box.contains(ImagePoint(1, bad), tolerance: 5))
      #expect(!box.contains(ImagePoint(1, 1), tolerance: bad))
    }
    #expect(!box.contains(ImagePoint(1, 1), tolerance: -1))
    #expect(!box.contains(ImagePoint(1e308, -1e308), tolerance: 1e9))
  }
}
