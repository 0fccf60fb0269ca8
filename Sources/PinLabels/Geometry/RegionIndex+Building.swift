extension RegionIndex {
  /// Creates an index.
  ///
  /// - Parameters:
  ///   - regions: The regions, any number of them.
  ///   - tolerance: How far from a region a point may be to count, in pixels, at least 0; anything else
  ///     counts as 0.
  public init(_ regions: [Region], tolerance: Double = 0) {
    let tolerance =
      tolerance > 0 && tolerance <= ImagePoint.coordinateRange.upperBound ? tolerance : 0
    var builder = RegionIndexBuilder(regions, tolerance: tolerance)
    for offset in regions.indices {
      builder.add(offset)
    }
    self.init(regions: regions, tolerance: tolerance, builder: builder)
  }

  private init(regions: [Region], tolerance: Double, builder: RegionIndexBuilder) {
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

/// Gathers what is known about the cells of an index, a region at a time.
private struct RegionIndexBuilder {
  let regions: [Region]
  let tolerance: Double
  let grid: RegionGrid
  var crossingEdges: [Segment] = []
  var reachingEdges: [MeasuredSegment] = []
  /// For each cell the regions that it is in as a whole, in words of 64 bits.
  private var full: [UInt64]
  private let words: Int
  private var candidates: [(cell: Int, candidate: RegionIndex.Candidate)] = []

  init(_ regions: [Region], tolerance: Double) {
    self.regions = regions
    self.tolerance = tolerance
    words = max((regions.count + 63) / 64, 1)
    let boxes = regions.map { $0.boundingBox.grown(by: tolerance) }
    let corners = boxes.flatMap {
      [ImagePoint(x: $0.x, y: $0.y), ImagePoint(x: $0.maxX, y: $0.maxY)]
    }
    let edges = regions.reduce(0) { $0 + ($1.straightEdges?.count ?? 16) }
    // About a hundred cells for each edge, and memory for at most 2^18 words.
    let wanted = (Double(edges) * 160 / Double(words)).squareRoot()
    let limit = (Double(1 << 18) / Double(words)).squareRoot()
    grid = RegionGrid(
      ImageRectangle(around: corners),
      side: Int(min(max(wanted, 8), max(limit, 1)))
    )
    full = [UInt64](repeating: 0, count: grid.side * grid.side * words)
  }

  mutating func add(_ offset: Int) {
    let region = regions[offset]
    if let edges = region.straightEdges {
      add(offset, edges: edges.map { MeasuredSegment($0, reach: tolerance) })
    } else {
      addRound(offset)
    }
  }

  private mutating func fill(_ cell: Int, with offset: Int) {
    full[cell * words + offset / 64] |= 1 << UInt64(offset % 64)
  }

  /// A round region is convex, so a cell is in it when its corners are.
  private mutating func addRound(_ offset: Int) {
    let region = regions[offset]
    let box = region.boundingBox.grown(by: tolerance)
    let columns = grid.columns(from: box.x, to: box.maxX)
    for row in grid.rows(from: box.y, to: box.maxY) {
      for column in columns {
        let cell = row * grid.side + column
        let corners = grid.outerRectangle(column: column, row: row).corners
        if corners.allSatisfy({ region.contains($0) }) {
          fill(cell, with: offset)
        } else {
          let candidate = RegionIndex.Candidate(region: UInt32(offset), isRound: true)
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

  /// What is known about the cells, the same knowledge stored once.
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

extension Segment {
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
