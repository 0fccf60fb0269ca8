// SPDX-License-Identifier: Apache-2.0

extension ImageRegion.Mask {
  /// The rings around the pixels: of each part whose pixels share edges its outline, clockwise on
  /// the screen, and then its holes.
  ///
  /// A point is in the mask exactly when it is in the polygons of these rings, or on one of them.
  ///
  /// - Complexity: O(*n* log *n*) in the number of runs, whatever the size of the grid.
  package var outlines: [[[ImagePoint]]] {
    var tracer = OutlineTracer()
    for band in bands { tracer.add(band) }
    tracer.finish()
    return tracer.shapes().map { shape in shape.map { ring in ring.map(point) } }
  }

  private func point(_ corner: Corner) -> ImagePoint {
    point(column: corner.x, row: corner.y)
  }
}

/// A corner between pixels.
private struct Corner: Hashable {
  var x: Int
  var y: Int
}

/// Follows the edges between pixels inside and outside, those inside always at the right hand.
private struct OutlineTracer {
  /// An edge, with the area that it is an edge of.
  private struct Edge {
    let end: Corner
    let area: Int
  }

  private var edges: [Corner: [Edge]] = [:]
  private var starts: [Corner] = []
  /// The areas of pixels that share an edge, each with the number of a smaller one or its own.
  private var parents: [Int] = []
  private var rows: [(range: Range<Int>, area: Int)] = []
  private var column = 0

  private mutating func area(of area: Int) -> Int {
    var root = area
    while parents[root] != root { root = parents[root] }
    var step = area
    while parents[step] != root { (step, parents[step]) = (parents[step], root) }
    return root
  }

  private mutating func addEdge(from start: Corner, to end: Corner, _ area: Int) {
    edges[start, default: []].append(Edge(end: end, area: area))
    starts.append(start)
  }

  /// Takes the next columns that have pixels inside.
  mutating func add(_ band: MaskBand) {
    if band.columns.lowerBound > column { finish() }
    var next: [(range: Range<Int>, area: Int)] = []
    for range in band.rows {
      parents.append(parents.count)
      next.append((range, parents.count - 1))
    }
    // Areas on both sides that touch are one.
    var (left, right) = (0, 0)
    while left < rows.count, right < next.count {
      if rows[left].range.overlaps(next[right].range) {
        let (one, other) = (area(of: rows[left].area), area(of: next[right].area))
        parents[max(one, other)] = min(one, other)
      }
      if rows[left].range.upperBound < next[right].range.upperBound {
        left += 1
      } else {
        right += 1
      }
    }
    addSides(at: band.columns.lowerBound, next)
    for (range, area) in next {
      let (first, last) = (band.columns.lowerBound, band.columns.upperBound)
      addEdge(
        from: Corner(x: first, y: range.lowerBound),
        to: Corner(x: last, y: range.lowerBound),
        area
      )
      addEdge(
        from: Corner(x: last, y: range.upperBound),
        to: Corner(x: first, y: range.upperBound),
        area
      )
    }
    rows = next
    column = band.columns.upperBound
  }

  /// Ends what is still inside at the last column.
  mutating func finish() {
    addSides(at: column, [])
    rows = []
  }

  /// Adds the upright edges between two columns.
  private mutating func addSides(at x: Int, _ next: [(range: Range<Int>, area: Int)]) {
    for (range, area) in rows {
      for part in Self.rest(of: range, without: next) {
        addEdge(from: Corner(x: x, y: part.lowerBound), to: Corner(x: x, y: part.upperBound), area)
      }
    }
    for (range, area) in next {
      for part in Self.rest(of: range, without: rows) {
        addEdge(from: Corner(x: x, y: part.upperBound), to: Corner(x: x, y: part.lowerBound), area)
      }
    }
  }

  /// The parts of a range that are in none of some others, which are in order.
  private static func rest(
    of range: Range<Int>,
    without others: [(range: Range<Int>, area: Int)]
  ) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    // The first one that ends behind the beginning.
    var (low, high) = (0, others.count)
    while low < high {
      let middle = (low + high) / 2
      if others[middle].range.upperBound <= start { low = middle + 1 } else { high = middle }
    }
    while low < others.count, others[low].range.lowerBound < range.upperBound {
      let other = others[low].range
      if other.lowerBound > start { parts.append(start..<other.lowerBound) }
      start = max(start, other.upperBound)
      low += 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// The rings of each area, its outline first.
  mutating func shapes() -> [[[Corner]]] {
    var order: [Int] = []
    var outlines: [Int: [Corner]] = [:]
    var holes: [Int: [[Corner]]] = [:]
    var others: [[[Corner]]] = []
    for start in starts {
      while let first = edges[start]?.popLast() {
        let root = area(of: first.area)
        let ring = ring(from: start, first)
        // An outline goes round clockwise on the screen, a hole the other way.
        if Self.isClockwise(ring) {
          if outlines[root] == nil {
            order.append(root)
            outlines[root] = ring
          } else {
            others.append([ring])
          }
        } else {
          holes[root, default: []].append(ring)
        }
      }
    }
    return order.map { root in [outlines[root] ?? []] + (holes[root] ?? []) } + others
  }

  private mutating func ring(from start: Corner, _ first: Edge) -> [Corner] {
    var corners = [start]
    var (place, edge) = (start, first)
    while edge.end != start {
      let next = takeEdge(from: edge.end, behind: place)
      guard let next else { break }
      let isStraight =
        (edge.end.x - place.x).signum() == (next.end.x - edge.end.x).signum()
        && (edge.end.y - place.y).signum() == (next.end.y - edge.end.y).signum()
      if !isStraight { corners.append(edge.end) }
      (place, edge) = (edge.end, next)
    }
    // The ring may begin in the middle of an edge.
    if corners.count > 2, let last = corners.last {
      let isStraight =
        last.x == corners[0].x && corners[0].x == corners[1].x
        || last.y == corners[0].y && corners[0].y == corners[1].y
      if isStraight { corners.removeFirst() }
    }
    return corners
  }

  /// The edge on which a ring goes on: where four meet, the one to the right, so that pixels that
  /// only share a corner stay apart.
  private mutating func takeEdge(from corner: Corner, behind place: Corner) -> Edge? {
    guard var list = edges[corner], !list.isEmpty else { return nil }
    let (x, y) = ((corner.x - place.x).signum(), (corner.y - place.y).signum())
    let index =
      list.firstIndex { edge in
        (edge.end.x - corner.x).signum() == -y && (edge.end.y - corner.y).signum() == x
      } ?? 0
    let edge = list.remove(at: index)
    edges[corner] = list
    return edge
  }

  private static func isClockwise(_ ring: [Corner]) -> Bool {
    var area: Int64 = 0
    for (one, other) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
      area += Int64(one.x) * Int64(other.y) - Int64(other.x) * Int64(one.y)
    }
    return area > 0
  }
}
