// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

@testable import PinLabels

struct RegionIndexTests {
  private func drawRegion(using generator: inout SeededGenerator) throws -> ImageRegion {
    let center = ImagePoint(generator.drawCoordinate(40), generator.drawCoordinate(40))
    let (first, second) = (
      Double(1 + generator.draw(below: 9)), Double(1 + generator.draw(below: 9))
    )
    let rotation = Double(generator.draw(below: 5)) * 22.5
    switch generator.draw(below: 5) {
    case 0: return try .disc(around: center, radius: first)
    case 1: return try .ellipse(around: center, radiusX: first, radiusY: second, rotation: rotation)
    case 2:
      let box = ImageRectangle(x: center.x, y: center.y, width: first, height: second)
      return try .rectangle(box, rotation: rotation)
    default:
      let star = generator.drawStar().map { ImagePoint($0.x + center.x, $0.y + center.y) }
      return try .polygon(star)
    }
  }

  private func check(
    _ regions: [ImageRegion],
    tolerance: Double,
    points: [ImagePoint],
    mostEdges: Int = 1 << 21
  ) throws {
    let index = RegionIndex(regions, tolerance: tolerance, mostEdges: mostEdges)
    for point in points {
      let expected = regions.indices.filter { regions[$0].contains(point, tolerance: tolerance) }
      let hits = index.hits(at: point)
      try #require(Array(hits) == expected, "\(point), tolerance \(tolerance)")
      try #require(hits.isEmpty == expected.isEmpty)
      try #require(regions.indices.allSatisfy { hits.contains($0) == expected.contains($0) })
    }
  }

  @Test(arguments: [0.0, 0.5, 3])
  func anIndexSaysWhatTheRegionsSay(tolerance: Double) {
    forEachSeed(0..<4) { generator in
      let regions = try (0..<1 + generator.draw(below: 6)).map { _ in
        try drawRegion(using: &generator)
      }
      var points = (0..<80).map { _ in
        ImagePoint(generator.drawUnit() * 120 - 60, generator.drawUnit() * 120 - 60)
      }
      points += (0..<100).map { _ in
        ImagePoint(
          generator.drawCoordinate(120, step: 0.5),
          generator.drawCoordinate(120, step: 0.5)
        )
      }
      for case .polygon(let polygon) in regions {
        points += polygon.outline
        points += polygon.outline.map { ImagePoint($0.x + tolerance, $0.y) }
        points += polygon.outline.map { ImagePoint(($0.x + tolerance).nextUp, $0.y) }
      }
      try check(regions, tolerance: tolerance, points: points)
      // Where there is room for a few edges only, the regions themselves are asked.
      try check(regions, tolerance: tolerance, points: points, mostEdges: 40)
    }
  }

  /// Edges that go to and fro across the image would be kept for every cell.
  @Test func edgesWithoutEndTakeNoMemoryWithoutEnd() throws {
    let strokes = (0..<60).map { number in
      number.isMultiple(of: 2) ? ImagePoint(Double(number), 0) : ImagePoint(Double(number), 900)
    }
    let index = RegionIndex([try .polygon(strokes)], tolerance: 0, mostEdges: 2000)
    #expect(index.crossingEdges.count <= 2000)
    #expect(index.reachingEdges.isEmpty)
    #expect(Set(index.candidates.map(\.asksRegion)) == [true, false])
  }

  @Test func moreThanSixtyFourRegionsAreTold() throws {
    var generator = SeededGenerator(seed: 7)
    let regions = try (0..<200).map { _ in try drawRegion(using: &generator) }
    let points = (0..<40).map { _ in
      ImagePoint(generator.drawCoordinate(50), generator.drawCoordinate(50))
    }
    try check(regions, tolerance: 1, points: points)
    let hits = RegionIndex(regions).hits(at: points[0])
    #expect(!hits.contains(-1))
    #expect(!hits.contains(1000))
    #expect(RegionIndex(Array(regions.prefix(3))).hits(at: points[0]).contains(64) == false)
  }

  @Test func smallAndFarAndFlatRegionsHaveAnIndex() throws {
    let far = try ImageRegion.rectangle(
      ImageRectangle(x: 999_999_990, y: -1e9, width: 3, height: 1)
    )
    let tiny = try ImageRegion.disc(around: ImagePoint(0, 0), radius: 1e-12)
    for regions in [[far], [tiny], [far, tiny]] {
      try check(
        regions,
        tolerance: 0,
        points: [
          .init(999_999_990, -1e9), .init(999_999_993, -999_999_999), .init(999_999_994, -1e9),
          .init(0, 0), .init(1e-12, 0), .init(1.1e-12, 0), .init(-1e-12, 0),
        ]
      )
    }
  }

  @Test func noRegionsAndNoNumbersAreNoHit() throws {
    #expect(RegionIndex([]).hits(at: ImagePoint(0, 0)).isEmpty)
    let index = RegionIndex([try .disc(around: ImagePoint(0, 0), radius: 5)], tolerance: .nan)
    #expect(index.tolerance == 0)
    for bad in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(index.hits(at: ImagePoint(bad, 0)).isEmpty)
      #expect(index.hits(at: ImagePoint(0, bad)).isEmpty)
    }
  }
}
