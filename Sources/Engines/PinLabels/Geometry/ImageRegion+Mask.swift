// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension ImageRegion {
  /// The pixels of a grid that somebody brushed, or that a program has found.
  ///
  /// ```swift
  /// // A grid of three columns and two rows: "##." above ".#."
  /// let mask = try ImageRegion.mask(
  ///   runs: [0, 1, 1, 2], size: PixelSize(width: 3, height: 2))
  /// mask.contains(ImagePoint(x: 1.5, y: 1.5))   // true
  /// ```
  ///
  /// The pixels are written as lengths of runs that go down the columns one after the other: first
  /// of pixels outside, then of pixels inside, and so on. All pixels after the last run are outside.
  /// This is the order of the masks of COCO.
  ///
  /// Each pixel is a closed square, so that the edges between pixels inside and outside belong to
  /// the mask, and pixels that only share a corner touch. The grid lies over a rectangle of the
  /// image; the coordinates of its lines are rounded once, and then taken as exact.
  public struct Mask: Hashable, Sendable {
    /// The rectangle that the grid lies over.
    public let frame: ImageRectangle
    /// The number of columns and rows of the grid.
    public let size: PixelSize
    /// The lengths of the runs: only the first one can be 0, and the last one is of pixels inside.
    public let runs: [Int]
    /// The number of pixels inside.
    public let pixelCount: Int
    /// The smallest upright rectangle around the pixels inside.
    let boundingBox: ImageRectangle
    /// Neighboring columns with the same pixels inside, from left to right; none without any.
    let bands: [MaskBand]

    /// Creates a mask.
    ///
    /// - Parameters:
    ///   - runs: The lengths of the runs down the columns, those of pixels outside first.
    ///   - size: The number of columns and rows of the grid, up to 1,000,000 each.
    ///   - frame: The rectangle that the grid lies over; nil where its pixels are those of the image
    ///     from the top left corner.
    /// - Throws: Every fault.
    /// - Complexity: O(*n*) in the number of runs, whatever the size of the grid.
    init(
      runs: [Int],
      size: PixelSize,
      frame: ImageRectangle? = nil
    ) throws(ContentError<SheetFault>) {
      var faults = FaultList()
      faults.add(frame?.faults ?? [], at: "rectangle")
      guard size.isInRange else {
        faults.add(.sizeOutOfRange(size), at: "columns")
        throw ContentError(faults: faults.faults)
      }
      var rest = size.width * size.height
      for (index, run) in runs.enumerated() {
        guard 0...rest ~= run else {
          faults.add(.runOutOfRange(run, rest: rest), at: ContentPlace().key("counts").index(index))
          break
        }
        rest -= run
      }
      let isEmpty = !zip(runs.indices, runs).contains { $0 % 2 == 1 && $1 > 0 }
      if faults.faults.isEmpty, isEmpty { faults.add(.emptyMask, at: "counts") }
      try faults.check()
      let frame = frame ?? size.rectangle
      (self.frame, self.size) = (frame, size)
      self.runs = Self.joined(runs)
      bands = MaskBand.bands(of: self.runs, height: size.height)
      pixelCount = zip(self.runs.indices, self.runs).reduce(0) { $0 + $1.0 % 2 * $1.1 }
      let (columns, rows) = (bands.map(\.columns), bands.flatMap(\.rows))
      let lines = GridLines(frame: frame, size: size)
      boundingBox = ImageRectangle(
        from: ImagePoint(
          x: lines.x(columns.map(\.lowerBound).min() ?? 0),
          y: lines.y(rows.map(\.lowerBound).min() ?? 0)
        ),
        to: ImagePoint(
          x: lines.x(columns.map(\.upperBound).max() ?? 0),
          y: lines.y(rows.map(\.upperBound).max() ?? 0)
        )
      )
    }

    /// Creates a mask of the pixels whose middles are in one of some regions and in none of others.
    init(
      painting strokes: [ImageRegion],
      erasing erased: [ImageRegion],
      on image: PixelSize
    ) throws(ContentError<SheetFault>) {
      guard image.isInRange else {
        throw ContentError(faults: [LocatedFault(.sizeOutOfRange(image), at: ContentPlace())])
      }
      let lines = GridLines(frame: image.rectangle, size: image)
      let boxes = strokes.map { $0.boundingBox.grown(by: 1) }
      let around = ImageRectangle(around: boxes.flatMap(\.corners))
      let rows = lines.rows(from: around.y, to: around.maxY)
      var runs: [Int] = []
      // Where the last run ends, and the next one would.
      var (end, isInside) = (0, false)
      func change(at place: Int) {
        runs.append(place - end)
        (end, isInside) = (place, !isInside)
      }
      for column in lines.columns(from: around.x, to: around.maxX) {
        for row in rows {
          let middle = ImagePoint(x: Double(column) + 0.5, y: Double(row) + 0.5)
          let isPainted =
            zip(strokes, boxes).contains { $1.contains(middle) && $0.contains(middle) }
            && !erased.contains { $0.contains(middle) }
          if isPainted != isInside { change(at: column * image.height + row) }
        }
        // The rows below, and those above in the next column, are outside.
        if isInside, rows.count < image.height {
          change(at: column * image.height + rows.upperBound)
        }
      }
      if isInside { change(at: image.width * image.height) }
      try self.init(runs: runs, size: image)
    }

    /// The runs without those of nothing between two others, and without those outside at the end.
    private static func joined(_ runs: [Int]) -> [Int] {
      var joined: [Int] = []
      for (index, run) in runs.enumerated() where run > 0 {
        if joined.count % 2 == index % 2 {
          joined.append(run)
        } else if joined.isEmpty {
          joined = [0, run]
        } else {
          joined[joined.count - 1] += run
        }
      }
      if joined.count % 2 == 1 { joined.removeLast() }
      return joined
    }

    /// Whether two masks have the same pixels of the same grid.
    public static func == (one: Self, other: Self) -> Bool {
      one.size == other.size && one.frame == other.frame && one.runs == other.runs
    }

    /// Feeds what is compared into a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(size)
      hasher.combine(frame)
      hasher.combine(runs)
    }
  }
}

// MARK: - Where points are

extension ImageRegion.Mask {
  private var lines: GridLines { GridLines(frame: frame, size: size) }

  /// The corner of the grid to the left of a column and above a row.
  func point(column: Int, row: Int) -> ImagePoint {
    ImagePoint(x: lines.x(column), y: lines.y(row))
  }

  /// Whether a point is in a pixel of the mask, whose edges belong to it, or at most a tolerance
  /// away from one.
  ///
  /// The answer is exact for the lines of the grid.
  ///
  /// - Complexity: O(log *n*) in the number of runs without a tolerance, and with one in proportion
  ///   to the runs within it.
  func contains(_ point: ImagePoint, tolerance: Double = 0) -> Bool {
    guard point.isFinite, tolerance.isFinite, tolerance >= 0 else { return false }
    // Whatever may be rounded off is looked at; the nearest point decides.
    let near = ImageRectangle(x: point.x, y: point.y, width: 0, height: 0)
    return boxes(near: near, within: tolerance).contains { $0.isWithin(tolerance, of: point) }
  }

  /// Returns the distance from a point to the nearest pixel.
  ///
  /// - Complexity: O(*n*) in the number of runs.
  func distance(toOutside point: ImagePoint) -> Double {
    boxes.map { $0.nearest(to: point).distance(to: point) }.min() ?? .infinity
  }

  /// The area in square pixels of the image.
  var area: Double {
    Double(pixelCount) * (frame.width / Double(size.width))
      * (frame.height / Double(size.height))
  }

  /// Rectangles that together are the mask, from left to right and down, apart from rounding.
  package var rectangles: [ImageRectangle] {
    boxes.map { ImageRectangle(from: $0.low, to: $0.high) }
  }

  private var boxes: [Box] {
    let lines = lines
    return bands.flatMap { band in
      band.rows.map { lines.box(columns: band.columns, rows: $0) }
    }
  }

  /// Those of the ``boxes`` that may have a point within reach of a rectangle.
  private func boxes(
    near rectangle: ImageRectangle,
    within reach: Double
  ) -> some Sequence<Box> {
    let lines = lines
    // What is rounded makes them more, not less.
    let columns = lines.columns(
      from: (rectangle.x - reach).nextDown,
      to: (rectangle.maxX + reach).nextUp
    )
    let rows = lines.rows(
      from: (rectangle.y - reach).nextDown,
      to: (rectangle.maxY + reach).nextUp
    )
    return bands[bands.firstIndex(endingBehind: columns.lowerBound)...]
      .prefix { $0.columns.lowerBound < columns.upperBound }
      .lazy.flatMap { band in
        band.rows[band.firstRows(endingBehind: rows.lowerBound)...]
          .prefix { $0.lowerBound < rows.upperBound }
          .map { lines.box(columns: band.columns, rows: $0) }
      }
  }

  /// Whether a point of a rectangle may be within reach of the mask; only false is certain.
  func mayMeet(_ rectangle: ImageRectangle, within reach: Double) -> Bool {
    boxes(near: rectangle, within: reach).contains { _ in true }
  }

  /// Whether a rectangle is in the mask as a whole; only true is certain.
  func covers(_ rectangle: ImageRectangle) -> Bool {
    guard frame.x <= rectangle.x, rectangle.maxX <= frame.maxX, frame.y <= rectangle.y,
      rectangle.maxY <= frame.maxY
    else { return false }
    let columns = lines.columns(from: rectangle.x, to: rectangle.maxX)
    let rows = lines.rows(from: rectangle.y, to: rectangle.maxY)
    var column = columns.lowerBound
    for band in bands[bands.firstIndex(endingBehind: column)...] {
      guard column < columns.upperBound else { break }
      let first = band.firstRows(endingBehind: rows.lowerBound)
      guard band.columns.lowerBound <= column, first < band.rows.count,
        band.rows[first].lowerBound <= rows.lowerBound,
        rows.upperBound <= band.rows[first].upperBound
      else { return false }
      column = band.columns.upperBound
    }
    return column >= columns.upperBound
  }
}

extension ImageRegion.Mask {
  /// The runs of the same pixels in a grid over a whole image, as COCO writes them: their sum is the
  /// number of all pixels.
  ///
  /// - Parameter image: The size of the image.
  /// - Returns: The runs, or nil where the pixels of the mask are not pixels of the image.
  /// - Complexity: O(*n*) in the number of runs and of the image's columns.
  package func runs(on image: PixelSize) -> [Int]? {
    let isOnGrid =
      frame.width == Double(size.width) && frame.height == Double(size.height)
      && frame.maxX <= Double(image.width) && frame.maxY <= Double(image.height)
    guard isOnGrid, let left = Int(exactly: frame.x), let top = Int(exactly: frame.y),
      left >= 0, top >= 0
    else { return nil }
    var (found, end) = ([Int](), 0)
    func add(from start: Int, to next: Int) {
      if start == end, !found.isEmpty {
        found[found.count - 1] += next - start
      } else {
        found += [start - end, next - start]
      }
      end = next
    }
    for band in bands {
      for column in band.columns {
        for rows in band.rows {
          let above = (left + column) * image.height + top
          add(from: above + rows.lowerBound, to: above + rows.upperBound)
        }
      }
    }
    let rest = image.width * image.height - end
    return rest > 0 ? found + [rest] : found
  }
}

// MARK: - The grid

/// A rectangle by its edges, which are those of the grid to the last bit.
private struct Box {
  let low: ImagePoint
  let high: ImagePoint

  /// The point of the rectangle that is nearest to another: that one itself where it is inside.
  func nearest(to point: ImagePoint) -> ImagePoint {
    ImagePoint(x: min(max(point.x, low.x), high.x), y: min(max(point.y, low.y), high.y))
  }

  /// Whether a point is inside or at most a distance away, exactly.
  func isWithin(_ distance: Double, of point: ImagePoint) -> Bool {
    let nearest = nearest(to: point)
    guard nearest != point else { return true }
    guard distance > 0 else { return false }
    let (x, y) = (point.x - nearest.x, point.y - nearest.y)
    let (square, limit) = (x * x + y * y, distance * distance)
    // Both are within 7 ε of the true ones unless they underflow.
    if limit > 0x1p-800, limit.isFinite {
      if square < limit * (1 - 0x1p-49) { return true }
      if square > limit * (1 + 0x1p-49) { return false }
    }
    return ExactVector(from: nearest, to: point).squaredLength <= ExactNumber(distance).squared
  }
}

/// The lines between the pixels of a grid that lies over a rectangle.
private struct GridLines {
  let frame: ImageRectangle
  let size: PixelSize

  /// The line to the left of a column; the last one is the right edge.
  func x(_ column: Int) -> Double {
    column == size.width ? frame.maxX : frame.x + frame.width * Double(column) / Double(size.width)
  }

  /// The line above a row; the last one is the lower edge.
  func y(_ row: Int) -> Double {
    row == size.height ? frame.maxY : frame.y + frame.height * Double(row) / Double(size.height)
  }

  func box(columns: Range<Int>, rows: Range<Int>) -> Box {
    Box(
      low: ImagePoint(x: x(columns.lowerBound), y: y(rows.lowerBound)),
      high: ImagePoint(x: x(columns.upperBound), y: y(rows.upperBound))
    )
  }

  /// The columns that have a point from one coordinate to another, edges included.
  func columns(from low: Double, to high: Double) -> Range<Int> {
    let first = (0..<size.width).firstIndex(fromWhichOn: { x($0 + 1) >= low })
    return first..<(first..<size.width).firstIndex(fromWhichOn: { x($0) > high })
  }

  /// The rows that have a point from one coordinate to another, edges included.
  func rows(from low: Double, to high: Double) -> Range<Int> {
    let first = (0..<size.height).firstIndex(fromWhichOn: { y($0 + 1) >= low })
    return first..<(first..<size.height).firstIndex(fromWhichOn: { y($0) > high })
  }
}

extension Range<Int> {
  /// The first index from which on something holds, or the end where it holds nowhere.
  fileprivate func firstIndex(fromWhichOn holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Neighboring columns with the same pixels inside.
struct MaskBand: Hashable {
  /// The columns.
  let columns: Range<Int>
  /// The rows inside, from the top down; at least one.
  let rows: [Range<Int>]

  /// The bands of runs that fill the columns one by one.
  ///
  /// - Complexity: O(*n*) in the number of runs.
  static func bands(of runs: [Int], height: Int) -> [MaskBand] {
    var bands: [MaskBand] = []
    var (column, row) = (0, 0)
    var rows: [Range<Int>] = []
    func add(_ columns: Range<Int>, _ rows: [Range<Int>]) {
      guard !rows.isEmpty else { return }
      if let last = bands.last, last.columns.upperBound == columns.lowerBound, last.rows == rows {
        bands[bands.count - 1] = MaskBand(
          columns: last.columns.lowerBound..<columns.upperBound,
          rows: rows
        )
      } else {
        bands.append(MaskBand(columns: columns, rows: rows))
      }
    }
    for (index, run) in runs.enumerated() {
      let isInside = index % 2 == 1
      var rest = run
      if row > 0 {
        let part = min(rest, height - row)
        if isInside, part > 0 { rows.append(row..<row + part) }
        row += part
        rest -= part
        if row == height {
          add(column..<column + 1, rows)
          (column, row, rows) = (column + 1, 0, [])
        }
      }
      let full = rest / height
      if full > 0 {
        if isInside { add(column..<column + full, [0..<height]) }
        column += full
        rest -= full * height
      }
      if rest > 0 {
        if isInside { rows.append(0..<rest) }
        row = rest
      }
    }
    if row > 0 { add(column..<column + 1, rows) }
    return bands
  }

  /// The first of the ``rows`` that does not end above a row.
  func firstRows(endingBehind row: Int) -> Int {
    rows.indices.firstIndex(fromWhichOn: { rows[$0].upperBound > row })
  }
}

extension [MaskBand] {
  /// The first band that does not end to the left of a column.
  fileprivate func firstIndex(endingBehind column: Int) -> Int {
    indices.firstIndex(fromWhichOn: { self[$0].columns.upperBound > column })
  }
}
