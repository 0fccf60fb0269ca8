// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import PinLabels

/// The outline of a mask of pixels that COCO writes as lengths of runs, column by column: first of
/// pixels outside, then of pixels inside.
///
/// Source: the functions `rleFrString` and `rleDecode` of the COCO API (2014) describe both forms.
struct COCOMask {
  /// The regions, each with its holes.
  let regions: [ImageRegion]

  /// Reads a mask, or returns nil for one that is not well formed or empty.
  ///
  /// - Parameters:
  ///   - node: The object with `size` and `counts`.
  ///   - image: The size of the image, to which a mask of another size is stretched.
  /// - Complexity: O(*n* log *n*) in the number of runs, whatever the size of the mask is.
  init?(_ node: JSONNode, on image: PixelSize) {
    let numbers = node["size"]?.elements.compactMap { $0.number.flatMap { Int(exactly: $0) } } ?? []
    guard numbers.count == 2, let counts = node["counts"],
      PixelSize.range.contains(numbers[0]), PixelSize.range.contains(numbers[1])
    else { return nil }
    let (height, width) = (numbers[0], numbers[1])
    let runs: [Int]?
    if let text = counts.text {
      runs = Self.runs(of: text)
    } else {
      let numbers = counts.elements.map { $0.number.flatMap { Int(exactly: $0) } }
      runs = numbers.allSatisfy { $0 ?? -1 >= 0 } ? numbers.compactMap(\.self) : nil
    }
    guard let runs, let blocks = Self.blocks(of: runs, height: height, width: width) else {
      return nil
    }
    var tracer = OutlineTracer(height: height)
    for block in blocks { tracer.add(block) }
    tracer.finish()
    let (scaleX, scaleY) = (
      Double(image.width) / Double(width), Double(image.height) / Double(height)
    )
    regions = tracer.shapes().compactMap { shape in
      let rings = shape.map { ring in
        ring.map { ImagePoint(x: Double($0.x) * scaleX, y: Double($0.y) * scaleY) }
      }
      return rings.first.flatMap { try? ImageRegion.polygon($0, holes: Array(rings.dropFirst())) }
    }
    if regions.isEmpty { return nil }
  }

  /// The lengths that a text packs, five bits a sign; from the third on each is the difference from
  /// the one two before it.
  private static func runs(of text: String) -> [Int]? {
    var runs: [Int] = []
    var (value, shift) = (Int64(0), Int64(0))
    for byte in text.utf8 {
      guard (48..<112).contains(byte), shift < 60 else { return nil }
      let bits = Int64(byte) - 48
      value |= (bits & 0x1F) << shift
      shift += 5
      if bits & 0x20 != 0 { continue }
      if bits & 0x10 != 0 { value |= -1 << shift }
      if runs.count > 2 { value += Int64(runs[runs.count - 2]) }
      guard let run = Int(exactly: value), run >= 0 else { return nil }
      runs.append(run)
      (value, shift) = (0, 0)
    }
    return shift == 0 ? runs : nil
  }

  /// Columns next to each other with the same pixels inside.
  struct Block {
    let columns: Range<Int>
    /// The rows inside, from the top down.
    let rows: [Range<Int>]
  }

  /// The blocks of runs that fill the columns one by one.
  ///
  /// Only a run over several columns makes a wide one. Columns behind the last run are outside.
  private static func blocks(of runs: [Int], height: Int, width: Int) -> [Block]? {
    var blocks: [Block] = []
    var (column, row) = (0, 0)
    var rows: [Range<Int>] = []
    func end() {
      blocks.append(Block(columns: column..<column + 1, rows: rows))
      column += 1
      row = 0
      rows = []
    }
    for (index, run) in runs.enumerated() {
      let isInside = index % 2 == 1
      var rest = run
      if row > 0 {
        let part = min(rest, height - row)
        if isInside, part > 0 {
          // A run of nothing between two others does not part them.
          if let last = rows.last, last.upperBound == row {
            rows[rows.count - 1] = last.lowerBound..<row + part
          } else {
            rows.append(row..<row + part)
          }
        }
        row += part
        rest -= part
        if row == height { end() }
      }
      let full = rest / height
      if full > 0 {
        guard full <= width - column else { return nil }
        blocks.append(Block(columns: column..<column + full, rows: isInside ? [0..<height] : []))
        column += full
        rest -= full * height
      }
      if rest > 0 {
        guard column < width else { return nil }
        if isInside { rows.append(0..<rest) }
        row = rest
      }
    }
    if row > 0 { end() }
    return column <= width ? blocks : nil
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

  let height: Int
  private var edges: [Corner: [Edge]] = [:]
  private var starts: [Corner] = []
  /// The areas of pixels that share an edge, each with the number of a smaller one or its own.
  private var parents: [Int] = []
  private var rows: [(range: Range<Int>, area: Int)] = []
  private var column = 0

  init(height: Int) { self.height = height }

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

  /// Takes the next columns.
  mutating func add(_ block: COCOMask.Block) {
    var next: [(range: Range<Int>, area: Int)] = []
    for range in block.rows {
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
    addSides(at: block.columns.lowerBound, next)
    for (range, area) in next {
      let (first, last) = (block.columns.lowerBound, block.columns.upperBound)
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
    column = block.columns.upperBound
  }

  /// Ends what is still inside at the last column.
  mutating func finish() { addSides(at: column, []) }

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
