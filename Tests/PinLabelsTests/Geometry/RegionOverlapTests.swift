import LudusCore
import LudusTestSupport
import PinLabels
import Testing

struct RegionOverlapTests {
  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) throws
    -> ImageRegion
  {
    try .rectangle(ImageRectangle(x: x, y: y, width: width, height: height))
  }

  private func expect(
    _ first: ImageRegion,
    _ second: ImageRegion,
    overlap: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(first.overlaps(second) == overlap, sourceLocation: sourceLocation)
    #expect(second.overlaps(first) == overlap, sourceLocation: sourceLocation)
  }

  /// What is a hundredth of a pixel thick is found, and what is a ten-thousandth is none.
  @Test func aThinSliverIsAnOverlapAndAThinnerOneIsNot() throws {
    let left = try box(0, 0, 100, 100)
    expect(left, try box(100, 0, 100, 100), overlap: false)
    expect(left, try box(99.99, 0, 100, 100), overlap: true)
    expect(left, try box(99.9999, 0, 100, 100), overlap: false)
    expect(left, try box(100.0.nextUp, 0, 100, 100), overlap: false)
    // A needle that enters by its tip.
    let needle = try ImageRegion.polygon([
      .init(99, 50), .init(200, 49), .init(200, 51),
    ])
    let touching = try ImageRegion.polygon([.init(100, 50), .init(200, 49), .init(200, 51)])
    expect(left, needle, overlap: true)
    expect(left, touching, overlap: false)
    let disc = try ImageRegion.disc(around: ImagePoint(150, 50), radius: 50)
    expect(left, disc, overlap: false)
    expect(left, try .disc(around: ImagePoint(149.99, 50), radius: 50), overlap: true)
    expect(disc, try .disc(around: ImagePoint(250, 50), radius: 50), overlap: false)
    expect(disc, try .disc(around: ImagePoint(249.99, 50), radius: 50), overlap: true)
    let ellipse = try ImageRegion.ellipse(around: ImagePoint(220, 50), radiusX: 20, radiusY: 90)
    expect(disc, ellipse, overlap: false)
    expect(
      disc,
      try .ellipse(around: ImagePoint(219.99, 50), radiusX: 20, radiusY: 90),
      overlap: true
    )
    let turned = try ImageRegion.ellipse(
      around: ImagePoint(110, 50),
      radiusX: 90,
      radiusY: 10,
      rotation: 90
    )
    expect(left, turned, overlap: false)
    expect(
      left,
      try .ellipse(around: ImagePoint(109.99, 50), radiusX: 90, radiusY: 10, rotation: 90),
      overlap: true
    )
  }

  @Test func whatIsInsideOverlapsAndWhatIsInAHoleDoesNot() throws {
    let hole = [ImagePoint(30, 30), .init(70, 30), .init(70, 70), .init(30, 70)]
    let frame = try ImageRegion.polygon(
      [.init(0, 0), .init(100, 0), .init(100, 100), .init(0, 100)],
      holes: [hole]
    )
    let filling = try ImageRegion.polygon(hole.reversed())
    expect(frame, filling, overlap: false)
    expect(frame, try box(40, 40, 10, 10), overlap: false)
    expect(frame, try box(5, 5, 10, 10), overlap: true)
    expect(frame, try .disc(around: ImagePoint(50, 50), radius: 20), overlap: false)
    expect(frame, try .disc(around: ImagePoint(50, 50), radius: 20.01), overlap: true)
    expect(frame, try .disc(around: ImagePoint(15, 15), radius: 3), overlap: true)
    expect(frame, try .disc(around: ImagePoint(50, 50), radius: 500), overlap: true)
    expect(frame, frame, overlap: true)
    expect(filling, filling, overlap: true)
    let disc = try ImageRegion.disc(around: ImagePoint(50, 50), radius: 20)
    expect(disc, disc, overlap: true)
    expect(
      disc,
      try .ellipse(around: ImagePoint(51, 50), radiusX: 2, radiusY: 1, rotation: 30),
      overlap: true
    )
    // What an outline goes round twice is outside.
    let knot = try ImageRegion.polygon([
      .init(0, 0), .init(60, 0), .init(60, 60), .init(20, 60), .init(20, 20), .init(80, 20),
      .init(80, 80), .init(0, 80),
    ])
    expect(knot, try box(30, 30, 10, 10), overlap: false)
    expect(knot, try box(5, 30, 10, 10), overlap: true)
  }

  @Test func regionsThatShareEdgesOnlyDoNotOverlap() throws {
    let triangle = try ImageRegion.polygon([.init(0, 0), .init(9, 3), .init(3, 9)])
    let beside = try ImageRegion.polygon([.init(9, 3), .init(3, 9), .init(12, 12)])
    let partly = try ImageRegion.polygon([.init(7, 5), .init(5, 7), .init(12, 12)])
    expect(triangle, beside, overlap: false)
    expect(triangle, partly, overlap: false)
    expect(triangle, try .polygon([.init(7, 5), .init(5, 7), .init(1, 1)]), overlap: true)
    // Corner to corner, and corner to edge.
    expect(triangle, try box(9, 3, 4, 4), overlap: false)
    expect(triangle, try .polygon([.init(6, 6), .init(9, 8), .init(8, 9)]), overlap: false)
  }

  /// The area that two triangles have in common, by clipping one with the edges of the other.
  private func area(_ first: [ImagePoint], _ second: [ImagePoint]) -> Double {
    func cross(_ a: ImagePoint, _ b: ImagePoint, _ c: ImagePoint) -> Double {
      (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
    let clip = cross(second[0], second[1], second[2]) < 0 ? second.reversed() : second
    var rest = first
    for (a, b) in zip(clip, clip.dropFirst() + clip.prefix(1)) {
      var kept: [ImagePoint] = []
      for (p, q) in zip(rest, rest.dropFirst() + rest.prefix(1)) {
        let (s, t) = (cross(a, b, p), cross(a, b, q))
        if s >= 0 { kept.append(p) }
        if s * t < 0 {
          let part = s / (s - t)
          kept.append(ImagePoint(p.x + part * (q.x - p.x), p.y + part * (q.y - p.y)))
        }
      }
      rest = kept
    }
    guard rest.count > 2 else { return 0 }
    let sum = (1..<rest.count - 1).reduce(0) { $0 + cross(rest[0], rest[$1], rest[$1 + 1]) }
    return sum.magnitude / 2
  }

  @Test func starsOverlapWhereTheirTrianglesHaveAnAreaInCommon() {
    forEachSeed(0..<150) { generator in
      let (one, base) = (generator.drawStar(), generator.drawStar())
      let move = ImagePoint(
        generator.drawCoordinate(12, step: 2),
        generator.drawCoordinate(12, step: 2)
      )
      let other = base.map { ImagePoint($0.x + move.x, $0.y + move.y) }
      func triangles(_ ring: [ImagePoint], _ center: ImagePoint) -> [[ImagePoint]] {
        zip(ring, ring.dropFirst() + ring.prefix(1)).map { [center, $0, $1] }
      }
      let common = triangles(one, ImagePoint(0, 0)).map { first in
        triangles(other, move).map { area(first, $0) }.reduce(0, +)
      }.reduce(0, +)
      let (first, second) = (try ImageRegion.polygon(one), try ImageRegion.polygon(other))
      let answers = [first.overlaps(second), second.overlaps(first)]
      try #require(answers == [common > 1e-9, common > 1e-9], "\(one) \(other) \(common)")
    }
  }

  /// A round region lies between the polygon of corners on its edge and the one whose edges touch it.
  @Test func roundRegionsOverlapLikeThePolygonsAroundAndInsideThem() {
    forEachSeed(0..<60) { generator in
      func ellipse() throws -> (region: ImageRegion, inner: ImageRegion, outer: ImageRegion) {
        let center = ImagePoint(60 * generator.drawUnit(), 60 * generator.drawUnit())
        let (a, b) = (2 + 20 * generator.drawUnit(), 2 + 20 * generator.drawUnit())
        let turn = 360 * generator.drawUnit()
        let count = 24
        func ring(_ scale: Double) throws -> ImageRegion {
          let (cosine, sine) = (Double.cosine(turn), Double.sine(turn))
          return try .polygon(
            (0..<count).map { index in
              let angle = 360 * Double(index) / Double(count)
              let (x, y) = (scale * a * .cosine(angle), scale * b * .sine(angle))
              return ImagePoint(
                center.x + x * cosine - y * sine,
                center.y + x * sine + y * cosine
              )
            }
          )
        }
        let isDisc = generator.draw(below: 3) == 0
        let region: ImageRegion =
          isDisc
          ? try .disc(around: center, radius: min(a, b))
          : try .ellipse(around: center, radiusX: a, radiusY: b, rotation: turn)
        let inner = isDisc ? min(a, b) / max(a, b) : 1
        return (region, try ring(0.9999 * inner), try ring(1.0001 / Double.cosine(180 / 24)))
      }
      let (one, other) = (try ellipse(), try ellipse())
      let x = 60 * generator.drawUnit()
      let box = try box(x, 60 * generator.drawUnit(), 15, 10)
      let answers = [one.region.overlaps(other.region), one.region.overlaps(box)]
      let mirrored = [other.region.overlaps(one.region), box.overlaps(one.region)]
      let least = [one.inner.overlaps(other.inner), one.inner.overlaps(box)]
      let most = [one.outer.overlaps(other.outer), one.outer.overlaps(box)]
      try #require(answers == mirrored)
      for place in 0..<2 {
        try #require(!least[place] || answers[place])
        try #require(!answers[place] || most[place])
      }
    }
  }
}

extension Double {
  /// The cosine of an angle in degrees, by its series.
  fileprivate static func cosine(_ degrees: Double) -> Double { sine(degrees + 90) }

  /// The sine of an angle in degrees, by its series.
  fileprivate static func sine(_ degrees: Double) -> Double {
    let x = degrees.remainder(dividingBy: 360) * .pi / 180
    var (term, sum) = (x, x)
    for step in 1..<20 {
      term *= -x * x / Double(2 * step * (2 * step + 1))
      sum += term
    }
    return sum
  }
}
