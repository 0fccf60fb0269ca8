// SPDX-License-Identifier: Apache-2.0

/// Up to 64 rows of one column of the table of edit distances.
///
/// The table has a row for each letter of one word and a column for each letter of the other; a cell is the
/// distance of the words up to there. Neighbors differ by at most one, so that a bit a row says all, and a
/// column follows from the one to its left by a few operations on whole words of bits.
///
/// Source: H. Hyyrö, "A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit Distances", Nordic
/// Journal of Computing 10 (2003), after G. Myers, "A Fast Bit-Vector Algorithm for Approximate String
/// Matching Based on Dynamic Programming", Journal of the ACM 46 (1999). (There `rises` is VP, `falls` VN and
/// `stays` D0.)
struct EditColumn {
  /// The rows whose cell is one more than the cell above.
  var rises = UInt64.max
  /// The rows whose cell is one less than the cell above.
  var falls: UInt64 = 0
  /// The rows whose cell equals the cell above and to the left.
  var stays: UInt64 = 0

  /// The rows above a column, as far as the column depends on them.
  struct Edge {
    /// 1 when the cell above is one more than its left neighbor.
    var rises: UInt64
    /// 1 when the cell above is one less than its left neighbor.
    var falls: UInt64
    /// 1 when a transposition may begin in the row above.
    var swaps: UInt64

    /// The first row of the table, where each cell is one more than its left neighbor.
    static let top = Edge(rises: 1, falls: 0, swaps: 0)
  }

  /// Moves one column to the right.
  ///
  /// - Parameters:
  ///   - matches: The rows whose letter is the letter of the new column.
  ///   - previous: The rows whose letter is the letter of the column so far; none, for a metric without
  ///     transpositions.
  ///   - edge: The rows above.
  /// - Returns: The rows whose new cell is one more, and one less, than its left neighbor.
  @inline(__always)
  mutating func advance(
    matches: UInt64,
    previous: UInt64,
    below edge: Edge = .top
  ) -> (rises: UInt64, falls: UInt64) {
    let swapped = (~stays & matches) << 1 | edge.swaps
    let started = matches | edge.falls
    stays = ((started & rises) &+ rises) ^ rises | started | falls | swapped & previous
    let right = (rises: falls | ~(stays | rises), falls: stays & rises)
    let above = (rises: right.rises << 1 | edge.rises, falls: right.falls << 1 | edge.falls)
    rises = above.falls | ~(stays | above.rises)
    falls = above.rises & stays
    return right
  }
}
