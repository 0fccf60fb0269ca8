// SPDX-License-Identifier: Apache-2.0

/// Regions prepared for frequent queries about which of them contain a point.
///
/// ```swift
/// let index = RegionIndex(regions, tolerance: 2)
/// for region in index.hits(at: point) { ... }   // offsets into `regions`
/// ```
///
/// The answers are those of ``ImageRegion/contains(_:tolerance:)``. The plane is divided into
/// cells; for most of them it is known which regions they are in, and for the others which few
/// edges decide.
///
/// - Complexity: An answer takes O(*n* / 64) for *n* regions where the edges near a point are few.
///   Making an index takes time in proportion to the cells, of which there are at most 262,144,
///   times the edges of the regions over them; of large regions with many edges there are fewer
///   cells, so that it takes no more than some seconds.
public struct RegionIndex: Sendable {
  /// The regions, in the order in which they were given.
  package let regions: [ImageRegion]
  /// The greatest distance of a point from a region that still counts, in pixels.
  package let tolerance: Double

  let grid: RegionGrid
  /// The kind of each cell, as an index into ``kinds``.
  let cells: [UInt32]
  let kinds: [CellKind]
  /// For each kind, the words after the first of the regions that its cells are in.
  let otherBits: [[UInt64]]
  let candidates: [Candidate]
  let crossingEdges: [ImageSegment]
  let reachingEdges: [MeasuredSegment]

  /// The knowledge about some cells.
  struct CellKind {
    /// The first 64 regions that the whole cell is in, a bit each.
    var firstBits: UInt64
    /// The regions that part of the cell may be in, as a range of ``candidates``.
    var firstCandidate: UInt32
    var endCandidate: UInt32
  }

  /// A region that part of a cell may be in.
  struct Candidate {
    var region: UInt32
    /// Whether an odd number of edges to the right of the cell is crossed by every ray from it.
    var isInsideBeforeCrossing = false
    /// Whether the region is asked itself, because it is round or has very many edges.
    var asksRegion = false
    var firstCrossing: UInt32 = 0
    var endCrossing: UInt32 = 0
    var firstReaching: UInt32 = 0
    var endReaching: UInt32 = 0
  }

  /// Returns which regions a point is in.
  ///
  /// - Parameter point: Any point; one that is no number is in none.
  /// - Returns: The offsets of the regions.
  public func hits(at point: ImagePoint) -> RegionIndex.Hits {
    guard let cell = grid.cell(of: point) else {
      return RegionIndex.Hits(firstBits: 0, otherBits: nil)
    }
    let index = Int(cells[cell])
    let kind = kinds[index]
    var hits = RegionIndex.Hits(
      firstBits: kind.firstBits,
      otherBits: otherBits.isEmpty ? nil : otherBits[index]
    )
    for candidate in Int(kind.firstCandidate)..<Int(kind.endCandidate)
    where contains(point, candidates[candidate]) {
      hits.insert(Int(candidates[candidate].region))
    }
    return hits
  }

  private func contains(_ point: ImagePoint, _ candidate: Candidate) -> Bool {
    guard !candidate.asksRegion else {
      return regions[Int(candidate.region)].contains(point, tolerance: tolerance)
    }
    var isInside = candidate.isInsideBeforeCrossing
    for edge in Int(candidate.firstCrossing)..<Int(candidate.endCrossing) {
      switch crossingEdges[edge].crossing(of: point) {
      case .touching: return true
      case .crossed: isInside.toggle()
      case .missed: break
      }
    }
    guard !isInside else { return true }
    for edge in Int(candidate.firstReaching)..<Int(candidate.endReaching)
    where reachingEdges[edge].reaches(point) {
      return true
    }
    return false
  }
}

/// The cells that a part of the plane is divided into.
struct RegionGrid {
  /// The part of the plane that has cells; all regions lie in it with a margin.
  let box: ImageRectangle
  let side: Int
  private let maxX, maxY: Double
  private let cellsPerX, cellsPerY: Double
  let cellWidth, cellHeight: Double
  /// The amount by which the borders of a cell may be wrong, because of rounding; more than that by
  /// far.
  let slack: Double

  /// Creates a grid of `side` times `side` cells.
  init(_ box: ImageRectangle, side: Int) {
    let reach = [box.x, box.y, box.maxX, box.maxY].map(\.magnitude).max() ?? 0
    // A box without an extent still needs cells with one.
    let margin = max(reach * 0x1p-40, 0x1p-20)
    self.box = box.grown(by: margin)
    self.side = side
    maxX = self.box.maxX
    maxY = self.box.maxY
    cellWidth = self.box.width / Double(side)
    cellHeight = self.box.height / Double(side)
    cellsPerX = Double(side) / self.box.width
    cellsPerY = Double(side) / self.box.height
    slack = max(cellWidth, cellHeight) * 0x1p-20 + reach * 0x1p-48
  }

  /// The cell that a point is in, or nil outside of all.
  @inline(__always)
  func cell(of point: ImagePoint) -> Int? {
    guard box.x <= point.x, point.x <= maxX, box.y <= point.y, point.y <= maxY else { return nil }
    return row(of: point.y) * side + column(of: point.x)
  }

  @inline(__always)
  func column(of x: Double) -> Int { index(of: (x - box.x) * cellsPerX) }

  @inline(__always)
  func row(of y: Double) -> Int { index(of: (y - box.y) * cellsPerY) }

  @inline(__always)
  private func index(of place: Double) -> Int {
    place >= Double(side) ? side - 1 : place > 0 ? Int(place) : 0
  }

  /// The columns or rows that may hold a point between two coordinates.
  func columns(from low: Double, to high: Double) -> ClosedRange<Int> {
    column(of: low - slack)...column(of: high + slack)
  }

  func rows(from low: Double, to high: Double) -> ClosedRange<Int> {
    row(of: low - slack)...row(of: high + slack)
  }

  /// A rectangle that holds all points of a cell.
  func outerRectangle(column: Int, row: Int) -> ImageRectangle {
    ImageRectangle(
      x: box.x + Double(column) * cellWidth,
      y: box.y + Double(row) * cellHeight,
      width: cellWidth,
      height: cellHeight
    ).grown(by: slack)
  }
}

extension RegionIndex {
  /// The regions that contain a point, by their offsets.
  ///
  /// ```swift
  /// let hits = index.hits(at: point)
  /// hits.contains(3)   // whether it is in the fourth region
  /// Array(hits)        // the offsets of all it is in, in ascending order
  /// ```
  public struct Hits: Hashable, Sendable {
    /// The first 64 regions, a bit each.
    public private(set) var firstBits: UInt64
    /// The regions after them, a bit each in words of 64; nil when there are none.
    private var otherBits: [UInt64]?

    init(firstBits: UInt64, otherBits: [UInt64]?) {
      self.firstBits = firstBits
      self.otherBits = otherBits
    }

    mutating func insert(_ offset: Int) {
      if offset < 64 {
        firstBits |= 1 << UInt64(offset)
      } else {
        otherBits?[offset / 64 - 1] |= 1 << UInt64(offset % 64)
      }
    }

    /// Whether the point is in the region with an offset.
    package func contains(_ offset: Int) -> Bool {
      guard offset >= 64 else { return offset >= 0 && firstBits >> UInt64(offset) & 1 == 1 }
      guard let otherBits, offset / 64 - 1 < otherBits.count else { return false }
      return otherBits[offset / 64 - 1] >> UInt64(offset % 64) & 1 == 1
    }

    /// Whether the point is in no region.
    package var isEmpty: Bool { firstBits == 0 && otherBits?.allSatisfy { $0 == 0 } ?? true }
  }
}

extension RegionIndex.Hits: Sequence {
  /// Returns an iterator over the offsets in ascending order.
  public func makeIterator() -> some IteratorProtocol<Int> {
    Offsets(bits: firstBits, others: otherBits)
  }

  /// Goes through the offsets in ascending order.
  private struct Offsets: IteratorProtocol {
    fileprivate var bits: UInt64
    fileprivate let others: [UInt64]?
    private var word = 0

    fileprivate init(bits: UInt64, others: [UInt64]?) {
      self.bits = bits
      self.others = others
    }

    /// The next offset, or nil after the last.
    mutating func next() -> Int? {
      while bits == 0 {
        guard let others, word < others.count else { return nil }
        bits = others[word]
        word += 1
      }
      defer { bits &= bits - 1 }
      return word * 64 + bits.trailingZeroBitCount
    }
  }
}

extension RegionIndex {
  /// Creates an index.
  ///
  /// - Parameters:
  ///   - regions: The regions, any number of them.
  ///   - tolerance: The greatest distance of a point from a region that still counts, in pixels, at
  ///     least 0; anything else counts as 0.
  public init(_ regions: [ImageRegion], tolerance: Double = 0) {
    self.init(regions, tolerance: tolerance, mostEdges: 1 << 21)
  }

  /// Creates an index that keeps no more than a number of edges for all cells together.
  ///
  /// Cells for which there is no room ask their regions.
  init(_ regions: [ImageRegion], tolerance: Double, mostEdges: Int) {
    let tolerance =
      tolerance > 0 && tolerance <= ImagePoint.coordinateRange.upperBound ? tolerance : 0
    var builder = RegionIndexBuilder(regions, tolerance: tolerance, mostEdges: mostEdges)
    for offset in regions.indices {
      builder.add(offset)
    }
    self.init(regions: regions, tolerance: tolerance, builder: builder)
  }

  private init(regions: [ImageRegion], tolerance: Double, builder: RegionIndexBuilder) {
    self.regions = regions
    self.tolerance = tolerance
    grid = builder.grid
    crossingEdges = builder.crossingEdges
    reachingEdges = builder.reachingEdges
    let kinds = builder.cellKinds()
    cells = kinds.cells
    self.kinds = kinds.kinds
    otherBits = kinds.otherBits
    candidates = kinds.candidates
  }
}

/// Gathers the knowledge about the cells of an index, a region at a time.
private struct RegionIndexBuilder {
  let regions: [ImageRegion]
  let tolerance: Double
  let mostEdges: Int
  let grid: RegionGrid
  var crossingEdges: [ImageSegment] = []
  var reachingEdges: [MeasuredSegment] = []
  /// For each cell the regions that it is in as a whole, in words of 64 bits.
  private var full: [UInt64]
  private let words: Int
  private var candidates: [(cell: Int, candidate: RegionIndex.Candidate)] = []

  init(_ regions: [ImageRegion], tolerance: Double, mostEdges: Int) {
    self.regions = regions
    self.tolerance = tolerance
    self.mostEdges = mostEdges
    words = max((regions.count + 63) / 64, 1)
    let boxes = regions.map { $0.boundingBox.grown(by: tolerance) }
    let corners = boxes.flatMap {
      [ImagePoint(x: $0.x, y: $0.y), ImagePoint(x: $0.maxX, y: $0.maxY)]
    }
    let frame = ImageRectangle(around: corners)
    let edges = regions.map { Double($0.edgeCount) }
    // Which part of the cells each region is looked for in.
    let parts = boxes.map { box in
      let part = box.width * box.height / (frame.width * frame.height)
      return part < 1 ? part : 1
    }
    // About a hundred cells for each edge. But no more than there is memory for, in words and in
    // candidates, and time: each edge of a region is compared with each cell.
    let wanted = edges.reduce(0, +) * 160 / Double(words)
    let limit = min(
      0x1p18 / Double(words),
      0x1p22 / parts.reduce(0, +),
      0x1p28 / zip(edges, parts).reduce(0) { $0 + $1.0 * $1.1 }
    )
    grid = RegionGrid(
      frame,
      side: Int(min(max(wanted.squareRoot(), 8), max(limit.squareRoot(), 1)))
    )
    full = [UInt64](repeating: 0, count: grid.side * grid.side * words)
  }

  mutating func add(_ offset: Int) {
    let region = regions[offset]
    if let edges = region.straightEdges {
      add(offset, edges: edges.map { MeasuredSegment($0, reach: tolerance) })
    } else {
      addWithoutEdges(offset)
    }
  }

  private mutating func fill(_ cell: Int, with offset: Int) {
    full[cell * words + offset / 64] |= 1 << UInt64(offset % 64)
  }

  /// Asks a region that is round, or a mask, which of the cells are in it as a whole; in the others
  /// it is asked for each point.
  private mutating func addWithoutEdges(_ offset: Int) {
    let region = regions[offset]
    let box = region.boundingBox.grown(by: tolerance)
    let columns = grid.columns(from: box.x, to: box.maxX)
    for row in grid.rows(from: box.y, to: box.maxY) {
      for column in columns {
        let cell = row * grid.side + column
        let rectangle = grid.outerRectangle(column: column, row: row)
        if region.covers(rectangle) {
          fill(cell, with: offset)
        } else if region.mayMeet(rectangle, within: tolerance + grid.slack) {
          let candidate = RegionIndex.Candidate(region: UInt32(offset), asksRegion: true)
          candidates.append((cell, candidate))
        }
      }
    }
  }

  private mutating func add(_ offset: Int, edges: [MeasuredSegment]) {
    let box = regions[offset].boundingBox.grown(by: tolerance)
    let columns = grid.columns(from: box.x, to: box.maxX)
    let rows = grid.rows(from: box.y, to: box.maxY)
    let near = edgesNearCells(edges, columns: columns, rows: rows)
    for row in rows {
      // What holds for a cell that no edge is near holds for the next one too.
      var isInside: Bool?
      for column in columns {
        let cell = row * grid.side + column
        let rectangle = grid.outerRectangle(column: column, row: row)
        let edgesHere = near[(row - rows.lowerBound) * columns.count + column - columns.lowerBound]
        if edgesHere.isEmpty {
          let answer = isInside ?? regions[offset].contains(rectangle.center)
          isInside = answer
          if answer { fill(cell, with: offset) }
        } else {
          isInside = nil
          add(offset, to: cell, rectangle, edges: edges, near: edgesHere)
        }
      }
    }
  }

  /// For each cell of a part of the grid, the edges that may be within tolerance of a point of it.
  private func edgesNearCells(
    _ edges: [MeasuredSegment],
    columns: ClosedRange<Int>,
    rows: ClosedRange<Int>
  ) -> [[Int]] {
    var near = [[Int]](repeating: [], count: columns.count * rows.count)
    for (index, edge) in edges.enumerated() {
      let ends = [edge.segment.start, edge.segment.end]
      let box = ImageRectangle(around: ends).grown(by: tolerance)
      for row in grid.rows(from: box.y, to: box.maxY).clamped(to: rows) {
        for column in grid.columns(from: box.x, to: box.maxX).clamped(to: columns) {
          let rectangle = grid.outerRectangle(column: column, row: row)
          if edge.segment.roundedDistance(to: rectangle.center)
            <= tolerance + rectangle.halfDiagonal + grid.slack
          {
            near[(row - rows.lowerBound) * columns.count + column - columns.lowerBound].append(
              index
            )
          }
        }
      }
    }
    return near
  }

  private mutating func add(
    _ offset: Int,
    to cell: Int,
    _ rectangle: ImageRectangle,
    edges: [MeasuredSegment],
    near: [Int]
  ) {
    // The distance from a segment is largest at a corner.
    let isWithinReach = near.contains { index in
      rectangle.corners.allSatisfy {
        edges[index].segment.roundedDistance(to: $0) < tolerance - grid.slack
      }
    }
    let hasNoEdge = near.allSatisfy { index in
      edges[index].segment.roundedDistance(to: rectangle.center)
        > rectangle.halfDiagonal + grid.slack
    }
    if isWithinReach || hasNoEdge && regions[offset].contains(rectangle.center) {
      fill(cell, with: offset)
      return
    }
    var candidate = RegionIndex.Candidate(region: UInt32(offset))
    guard max(crossingEdges.count, reachingEdges.count) + edges.count <= mostEdges else {
      candidate.asksRegion = true
      candidates.append((cell, candidate))
      return
    }
    candidate.firstCrossing = UInt32(crossingEdges.count)
    if !hasNoEdge {
      for edge in edges {
        switch edge.segment.meeting(raysFrom: rectangle) {
        case .never: break
        case .always: candidate.isInsideBeforeCrossing.toggle()
        case .sometimes: crossingEdges.append(edge.segment)
        }
      }
    }
    candidate.endCrossing = UInt32(crossingEdges.count)
    candidate.firstReaching = UInt32(reachingEdges.count)
    if tolerance > 0 {
      reachingEdges += near.map { edges[$0] }
    }
    candidate.endReaching = UInt32(reachingEdges.count)
    candidates.append((cell, candidate))
  }

  /// The kinds of the cells; cells with the same knowledge share one.
  func cellKinds() -> (
    cells: [UInt32], kinds: [RegionIndex.CellKind], otherBits: [[UInt64]],
    candidates: [RegionIndex.Candidate]
  ) {
    var byCell = [[RegionIndex.Candidate]](repeating: [], count: grid.side * grid.side)
    for (cell, candidate) in candidates {
      byCell[cell].append(candidate)
    }
    var kinds: [RegionIndex.CellKind] = []
    var otherBits: [[UInt64]] = []
    var sorted: [RegionIndex.Candidate] = []
    var known: [ArraySlice<UInt64>: UInt32] = [:]
    let cells = byCell.enumerated().map { cell, candidates -> UInt32 in
      let bits = full[cell * words..<(cell + 1) * words]
      if candidates.isEmpty, let kind = known[bits] { return kind }
      let kind = UInt32(kinds.count)
      if candidates.isEmpty { known[bits] = kind }
      let first = UInt32(sorted.count)
      sorted += candidates
      kinds.append(
        RegionIndex.CellKind(
          firstBits: bits.first ?? 0,
          firstCandidate: first,
          endCandidate: UInt32(sorted.count)
        )
      )
      if words > 1 { otherBits.append(Array(bits.dropFirst())) }
      return kind
    }
    return (cells, kinds, otherBits, sorted)
  }
}

extension ImageRegion {
  /// For how many edges an index has cells.
  fileprivate var edgeCount: Int {
    if case .mask(let mask) = self { return min(4 * mask.bands.count, 1024) }
    return straightEdges?.count ?? 16
  }

  /// Whether a rectangle is in a region without straight edges as a whole; only true is certain.
  fileprivate func covers(_ rectangle: ImageRectangle) -> Bool {
    switch self {
    case .mask(let mask): mask.covers(rectangle)
    case .line(let line): line.covers(rectangle)
    // A disc and an ellipse are convex.
    case .disc, .ellipse, .rectangle, .polygon: rectangle.corners.allSatisfy { contains($0) }
    }
  }

  /// Whether a point of a rectangle may be within reach of the region; only false is certain.
  fileprivate func mayMeet(_ rectangle: ImageRectangle, within reach: Double) -> Bool {
    if case .mask(let mask) = self { mask.mayMeet(rectangle, within: reach) } else { true }
  }
}

extension ImageSegment {
  /// Whether rays to the right meet an edge.
  fileprivate enum Meeting {
    case never, always, sometimes
  }

  /// Whether rays from the points of a rectangle meet the edge.
  fileprivate func meeting(raysFrom rectangle: ImageRectangle) -> Meeting {
    let (low, high) = (min(start.y, end.y), max(start.y, end.y))
    guard low <= rectangle.maxY, rectangle.y <= high, max(start.x, end.x) >= rectangle.x else {
      return .never
    }
    let isToTheRight = min(start.x, end.x) > rectangle.maxX
    return isToTheRight && low < rectangle.y && rectangle.maxY < high ? .always : .sometimes
  }
}

extension ImageRectangle {
  fileprivate var halfDiagonal: Double { (width * width + height * height).squareRoot() / 2 }
}
