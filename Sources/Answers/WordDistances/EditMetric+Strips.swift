// SPDX-License-Identifier: Apache-2.0
extension EditMetric {
  /// Returns the distance of two words, the first of any length.
  ///
  /// The table of distances is filled in strips of 64 rows; what is kept between strips is the edge between
  /// them. With a limit, only the cells near the diagonal can be on the way to a distance within it (E.
  /// Ukkonen, "Algorithms for approximate string matching", Information and Control 64, 1985). The cells
  /// outside that band are taken as reached along the edge of the band, which makes none of them too low.
  ///
  /// - Parameters:
  ///   - rowWord: A word.
  ///   - columnWord: Another word, whose length differs by the limit at most.
  ///   - masks: Empty masks.
  ///   - limit: The largest distance of interest.
  /// - Returns: The distance, or any number above the limit when it is above the limit.
  func distanceInStrips(
    _ rowWord: Span<Letter>,
    _ columnWord: Span<Letter>,
    masks: LetterMasks,
    limit: Int
  ) -> Int {
    // Two more than the limit, because a transposition reaches two columns back.
    let reach = min(limit, max(rowWord.count, columnWord.count)) + 2
    var edges = StripEdges(columns: columnWord.count)
    var left = 0
    var corner = 0
    var distance = 0
    for top in stride(from: 0, to: rowWord.count, by: 64) {
      let bottom = min(top + 64, rowWord.count)
      let right = min(bottom + reach, columnWord.count)
      let nextLeft = max(0, bottom - reach)
      let strip = rowWord.extracting(top..<bottom)
      masks.fill(strip)
      distance = corner + strip.count
      corner = distance
      edges.sweep(strip.count, left..<right, transposable: transposable) { index in
        masks[columnWord[index]]
      } visit: { index, _, change in
        distance += change
        if index + 1 == nextLeft {
          corner = distance
        }
      }
      masks.clear(strip)
      left = nextLeft
    }
    return distance
  }
}

/// The lower edge of a strip of rows of the table of distances, the upper edge of the next.
struct StripEdges {
  /// A byte for each column: the three bits of an `EditColumn.Edge`.
  private var edges: [UInt8]

  /// The first row of the table.
  init(columns: Int) {
    edges = Array(repeating: 1, count: columns)
  }

  /// Fills the next strip and keeps its lower edge.
  ///
  /// - Parameters:
  ///   - rows: The number of rows of the strip; 64, unless it is the last.
  ///   - columns: The columns to fill, from left to right.
  ///   - transposable: The rows that may take part in a transposition.
  ///   - matches: Returns the rows whose letter is the letter of a column.
  ///   - visit: Is called with each column and how its last row differs from its left neighbor.
  @inline(__always)
  mutating func sweep(
    _ rows: Int,
    _ columns: Range<Int>,
    transposable: UInt64,
    matches: (Int) -> UInt64,
    visit: (_ index: Int, _ column: EditColumn, _ change: Int) -> Void
  ) {
    let last = UInt64(rows - 1)
    var column = EditColumn()
    var previous: UInt64 = 0
    for index in columns {
      let matches = matches(index)
      let edge = UInt64(edges[index])
      let swaps = (~column.stays & matches) >> 63
      let right = column.advance(
        matches: matches,
        previous: previous,
        below: EditColumn.Edge(rises: edge & 1, falls: edge >> 1 & 1, swaps: edge >> 2)
      )
      previous = matches & transposable
      let rises = right.rises >> last & 1
      let falls = right.falls >> last & 1
      edges[index] = UInt8(truncatingIfNeeded: rises | falls << 1 | swaps << 2)
      visit(index, column, Int(rises) - Int(falls))
    }
  }
}
