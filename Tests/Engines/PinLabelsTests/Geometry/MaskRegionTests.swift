// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

@testable import PinLabels

/// Regions of pixels, as a brush paints them.
struct MaskRegionTests {
  /// The runs of rows of signs, which go down the columns.
  private func runs(_ rows: [String]) -> [Int] {
    let signs = rows.map(Array.init)
    var (runs, isInside) = ([0], false)
    for column in signs[0].indices {
      for row in signs.indices {
        if (signs[row][column] == "#") != isInside {
          isInside.toggle()
          runs.append(0)
        }
        runs[runs.count - 1] += 1
      }
    }
    return runs
  }

  private func mask(_ rows: [String], over frame: ImageRectangle? = nil) throws -> ImageRegion {
    let size = PixelSize(width: rows[0].count, height: rows.count)
    return try .mask(runs: runs(rows), size: size, over: frame)
  }

  private func drawRows(using generator: inout SeededGenerator) -> [String] {
    let (width, height) = (1 + generator.draw(below: 9), 1 + generator.draw(below: 9))
    let share = 2 + generator.draw(below: 3)
    let rows = (0..<height).map { _ in
      String((0..<width).map { _ in generator.draw(below: share) == 0 ? "#" : "." as Character })
    }
    // A mask has at least a pixel.
    return rows.contains { $0.contains("#") } ? rows : ["#"]
  }

  private func drawFrame(using generator: inout SeededGenerator) -> ImageRectangle? {
    guard generator.draw(below: 3) > 0 else { return nil }
    return ImageRectangle(
      x: generator.drawUnit() * 20 - 10,
      y: generator.drawUnit() * 20 - 10,
      width: 0.1 + generator.drawUnit() * 30,
      height: 0.1 + generator.drawUnit() * 30
    )
  }

  // MARK: Hits

  @Test(
    arguments: [
      (0.5, 0.5, true), (2.5, 0.5, false), (1.5, 1.5, true), (0.5, 1.5, false),
      // Edges and corners between inside and outside belong to it, in all directions.
      (2, 0.5, true), (0.5, 1, true), (1, 1.5, true), (2, 2, true), (0, 0, true), (2, 1.25, true),
      (2.0.nextUp, 0.5, false), (0.5, 1.0.nextUp, false), (1.0.nextDown, 1.5, false),
      (-0.001, 0.5, false), (1.5, 2.001, false), (.nan, 0.5, false), (1.5, .infinity, false),
    ] as [(Double, Double, Bool)]
  )
  func pixelsAreClosedSquares(x: Double, y: Double, isInside: Bool) throws {
    let mask = try mask(["##.", ".#."])
    #expect(mask.contains(ImagePoint(x, y)) == isInside)
    #expect((mask.distance(to: ImagePoint(x, y)) == 0) == isInside)
  }

  @Test func pixelsThatShareACornerTouchThere() throws {
    let mask = try mask(["#.", ".#"])
    #expect(mask.contains(ImagePoint(1, 1)))
    #expect(!mask.contains(ImagePoint(1.0.nextUp, 1.0.nextDown)))
    #expect(mask.rings(roundCorners: 8).count == 2)
  }

  @Test func theToleranceIsTheDistanceFromTheNearestPixel() throws {
    let mask = try mask(["#...", "....", "...."])
    #expect(mask.contains(ImagePoint(4, 5), tolerance: 5))
    #expect(!mask.contains(ImagePoint(4, 5), tolerance: 5.0.nextDown))
    #expect(mask.contains(ImagePoint(-2, 0.5), tolerance: 2))
    #expect(!mask.contains(ImagePoint((-2.0).nextDown, 0.5), tolerance: 2))
    #expect(mask.distance(to: ImagePoint(4, 5)) == 5)
    for bad in [-1, .nan, .infinity] as [Double] {
      #expect(!mask.contains(ImagePoint(0.5, 0.5), tolerance: bad))
    }
  }

  /// A mask is what the polygons of its outlines are, on any grid, at and around every line.
  @Test func aMaskIsWhatItsOutlinesAre() {
    forEachSeed(0..<60) { generator in
      let rows = self.drawRows(using: &generator)
      let region = try self.mask(rows, over: self.drawFrame(using: &generator))
      guard case .mask(let mask) = region else { return }
      let polygons = try mask.outlines.map {
        try ImageRegion.polygon($0[0], holes: Array($0.dropFirst()))
      }
      var points: [ImagePoint] = []
      for column in 0...mask.size.width {
        for row in 0...mask.size.height {
          let corner = mask.point(column: column, row: row)
          points += [
            corner, ImagePoint(corner.x.nextUp, corner.y), ImagePoint(corner.x, corner.y.nextDown),
            ImagePoint(corner.x.nextDown, corner.y.nextUp),
          ]
        }
      }
      let box = mask.frame
      points += (0..<40).map { _ in
        ImagePoint(
          box.x + box.width * (generator.drawUnit() * 1.4 - 0.2),
          box.y + box.height * (generator.drawUnit() * 1.4 - 0.2)
        )
      }
      for point in points {
        let isInside = polygons.contains { $0.contains(point) }
        try #require(region.contains(point) == isInside, "\(rows), \(point)")
        for tolerance in [0.25, 2] {
          let isNear = polygons.contains { $0.contains(point, tolerance: tolerance) }
          try #require(region.contains(point, tolerance: tolerance) == isNear)
        }
        let distance = polygons.map { $0.distance(to: point) }.min() ?? 0
        try #require(abs(region.distance(to: point) - distance) < 1e-9)
        try #require(!isInside || region.boundingBox.grown(by: 1e-9).contains(point))
      }
      let area = polygons.reduce(0) { $0 + $1.area }
      try #require(abs(region.area - area) < 1e-9 * max(area, 1))
    }
  }

  @Test(arguments: [0.0, 0.3, 2])
  func anIndexSaysWhatTheMaskSays(tolerance: Double) {
    forEachSeed(0..<25) { generator in
      let regions = try (0..<1 + generator.draw(below: 3)).map { _ in
        try self.mask(
          self.drawRows(using: &generator),
          over: self.drawFrame(using: &generator)
        )
      }
      let index = RegionIndex(regions, tolerance: tolerance)
      for _ in 0..<150 {
        let point =
          generator.draw(below: 3) == 0
          ? ImagePoint(Double(generator.draw(below: 12)), Double(generator.draw(below: 12)))
          : ImagePoint(generator.drawUnit() * 50 - 15, generator.drawUnit() * 50 - 15)
        let expected = regions.indices.filter { regions[$0].contains(point, tolerance: tolerance) }
        try #require(Array(index.hits(at: point)) == expected, "\(point)")
      }
    }
  }

  /// What lies between two parts of a bent line is not the line, however narrow it is.
  @Test func anIndexOfABentLineLeavesOutWhatLiesBetweenItsParts() throws {
    let line = try ImageRegion.line(
      [.init(0, 0), .init(100, 0), .init(100, 10.05), .init(0, 10.05)],
      width: 10
    )
    let index = RegionIndex([line])
    for x in stride(from: 1.0, to: 95, by: 3) {
      #expect(!line.contains(ImagePoint(x, 5.025)))
      #expect(index.hits(at: ImagePoint(x, 5.025)).isEmpty)
      #expect(index.hits(at: ImagePoint(x, 4)).contains(0))
    }
  }

  // MARK: Painting

  /// A mask that is painted has the pixels whose middles are in the strokes.
  @Test func aMaskIsTheStrokesOfTheBrushInPixels() {
    forEachSeed(0..<40) { generator in
      func point() -> ImagePoint {
        ImagePoint(Double(generator.draw(below: 24)) - 2, Double(generator.draw(below: 24)) - 2)
      }
      let center = point()
      let star = generator.drawStar().map { ImagePoint($0.x + center.x, $0.y + center.y) }
      let strokes = [
        try ImageRegion.line([point(), point()], width: 3), try ImageRegion.polygon(star),
      ]
      let erased = [try ImageRegion.disc(around: point(), radius: 4)]
      let size = PixelSize(width: 1 + generator.draw(below: 20), height: 20)
      let painted = try? ImageRegion.mask(painting: strokes, erasing: erased, on: size)
      for column in 0..<size.width {
        for row in 0..<size.height {
          let middle = ImagePoint(Double(column) + 0.5, Double(row) + 0.5)
          let isInside =
            strokes.contains { $0.contains(middle) } && !erased[0].contains(middle)
          try #require((painted?.contains(middle) ?? false) == isInside)
        }
      }
      guard let painted else { return }
      try expectRoundTrip(painted)
      // Painted once more it stays as it is.
      try #require(try ImageRegion.mask(painting: [painted], on: size) == painted)
    }
  }

  // MARK: Forms

  @Test func itIsStoredAndScaled() throws {
    let region = try mask(["##.", ".#."])
    try expectJSON(region, #"{"columns":3,"counts":[0,1,1,2],"rows":2,"shape":"mask"}"#)
    let frame = ImageRectangle(x: 1, y: 2, width: 30, height: 40)
    try expectJSON(
      try mask(["##.", ".#."], over: frame),
      #"{"columns":3,"counts":[0,1,1,2],"rectangle":[1,2,30,40],"rows":2,"shape":"mask"}"#
    )
    let half = try region.scaled(by: ImageScale(x: 0.5, y: 2))
    #expect(half.boundingBox == ImageRectangle(x: 0, y: 0, width: 1, height: 4))
    #expect(half.area == 3 && region.area == 3)
    // It is scaled back without a trace.
    #expect(try half.scaled(by: ImageScale(x: 2, y: 0.5)) == region)
  }

  @Test(arguments: [
    [0, 1, 1, 2], [0, 1, 1, 2, 2], [0, 1, 1, 1, 0, 1], [0, 0, 0, 1, 1, 2, 0, 0, 2],
    [0, 1, 0, 0, 1, 2],
  ])
  func theSameMaskHasOneForm(runs: [Int]) throws {
    let size = PixelSize(width: 3, height: 2)
    let region = try ImageRegion.mask(runs: runs, size: size)
    #expect(try region == mask(["##.", ".#."]))
    guard case .mask(let mask) = region else { return }
    #expect(mask.runs == [0, 1, 1, 2] && mask.pixelCount == 3)
  }

  @Test func itsRunsInAnImageAreThoseOfCOCO() throws {
    func runs(_ rows: [String], x: Double, y: Double, on image: PixelSize) throws -> [Int]? {
      let (width, height) = (Double(rows[0].count), Double(rows.count))
      let frame = ImageRectangle(x: x, y: y, width: width, height: height)
      guard case .mask(let mask) = try mask(rows, over: frame) else { return nil }
      return mask.runs(on: image)
    }
    let image = PixelSize(width: 4, height: 3)
    #expect(try runs(["##", ".#"], x: 1, y: 1, on: image) == [4, 1, 2, 2, 3])
    #expect(try runs(["#", "#", "#"], x: 0, y: 0, on: image) == [0, 3, 9])
    #expect(try runs(["#", "#"], x: 3, y: 1, on: image) == [10, 2])
    // Pixels that are none of the image have no runs in it.
    for (x, y) in [(0.5, 0), (0, -1), (3, 0), (0, 2)] as [(Double, Double)] {
      #expect(try runs(["##", ".#"], x: x, y: y, on: image) == nil)
    }
  }

  @Test(arguments: [
    (#"{"shape":"mask","columns":3,"rows":2,"counts":[]}"#, "counts: the mask has no pixel inside"),
    (
      #"{"shape":"mask","columns":3,"rows":2,"counts":[6]}"#, "counts: the mask has no pixel inside"
    ),
    (
      #"{"shape":"mask","columns":3,"rows":2,"counts":[2,0,3]}"#,
      "counts: the mask has no pixel inside"
    ),
    (
      #"{"shape":"mask","columns":3,"rows":2,"counts":[1,6]}"#,
      "counts[1]: a run of 6 pixels, expected 0 to 5"
    ),
    (
      #"{"shape":"mask","columns":3,"rows":2,"counts":[1,-2]}"#,
      "counts[1]: a run of -2 pixels, expected 0 to 5"
    ),
    (
      #"{"shape":"mask","columns":3,"rows":2,"counts":[1,9223372036854775807]}"#,
      "counts[1]: a run of 9223372036854775807 pixels, expected 0 to 5"
    ),
    (
      #"{"shape":"mask","columns":0,"rows":2,"counts":[0,1]}"#,
      "columns: 0 x 2 pixels, expected 1 to 1000000 each"
    ),
    (
      #"{"shape":"mask","columns":3,"rows":1000001,"counts":[0,1]}"#,
      "columns: 3 x 1000001 pixels, expected 1 to 1000000 each"
    ),
    (
      #"{"shape":"mask","columns":3,"rows":2,"counts":[0,1],"rectangle":[0,0,0,2]}"#,
      "rectangle: the rectangle has no area"
    ),
    (#"{"shape":"mask","columns":3,"counts":[0,1]}"#, "rows: this key is missing"),
    (#"{"shape":"mask","columns":3,"rows":2}"#, "counts: this key is missing"),
  ])
  func brokenMasksAreRefused(json: String, fault: String) {
    let faults = contentFaults(SheetFault.self) { _ = try decode(ImageRegion.self, json) }
    #expect(faults == [fault])
  }

  /// Runs over a million columns cost no more than their number.
  @Test func aLargeMaskOfFewRunsIsCheap() throws {
    let side = 1_000_000
    let region = try ImageRegion.mask(
      runs: [5, side * (side - 2)],
      size: PixelSize(width: side, height: side)
    )
    #expect(!region.contains(ImagePoint(0.5, 4.5)) && region.contains(ImagePoint(0.5, 5.5)))
    #expect(region.contains(ImagePoint(Double(side) - 2 - 0.5, 0.5)))
    #expect(!region.contains(ImagePoint(Double(side) - 1.5, 8.5)))
    #expect(region.rings(roundCorners: 0).count == 1)
    #expect(region.area == Double(side) * Double(side - 2))
    let index = RegionIndex([region], tolerance: 1)
    #expect(index.hits(at: ImagePoint(500_000, 500_000)).contains(0))
  }

  @Test func aPinIsFoundByItsMask() throws {
    let region = try mask(
      ["..##", "..##", "....", "...."],
      over: .init(x: 0, y: 0, width: 400, height: 400)
    )
    #expect(region.contains(ImagePoint(250, 150)) && !region.contains(ImagePoint(150, 150)))
    #expect(region.boundingBox == ImageRectangle(x: 200, y: 0, width: 200, height: 200))
  }
}
