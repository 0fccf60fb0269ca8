// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// Counts the edits that turn one word into another.
///
/// ```swift
/// EditMetric.levenshtein.distance("teh", "the")              // 2
/// EditMetric.optimalStringAlignment.distance("teh", "the")   // 1
/// ```
///
/// Letters are extended grapheme clusters, compared by canonical equivalence: "é" is one letter,
/// written as one scalar or as two. Upper and lower case differ, unless a text normalization is
/// applied first.
///
/// Either distance is symmetric, and 0 only for equal words. The Levenshtein distance obeys the
/// triangle inequality; optimal string alignment does not: "ca" is 1 from "ac", "ac" is 1 from
/// "abc", yet "ca" is 3 from "abc".
///
/// - Complexity: O(*n* · *m* / 64) time for *n* and *m* letters, O(*n* + *n* · *limit* / 64) with a
///   limit, and O(*n* + *m*) space. Give a limit where words may be of any length. Words whose
///   scalars are all below U+0300, as in most Western European languages, are measured many times
///   faster than others.
public enum EditMetric: String, CaseIterable, Hashable, Sendable, JSONName {
  /// Letters are substituted, inserted and omitted.
  case levenshtein
  /// Letters are substituted, inserted and omitted, and neighbors are transposed; no part of a word
  /// is edited twice.
  case optimalStringAlignment

  /// Returns the least number of edits that lead from one word to the other, 0 for equal words.
  public func distance(_ first: String, _ second: String) -> Int {
    withDifferingLetters(of: first, second) { first, second, _, alphabetSize in
      distance(ofDiffering: first, second, alphabetSize: alphabetSize, limit: .max)
    }
  }

  /// Returns the least number of edits that lead from one word to the other, or nil when it is
  /// above a limit.
  public func distance(_ first: String, _ second: String, within limit: Int) -> Int? {
    guard limit >= 0 else { return nil }
    let distance = withDifferingLetters(of: first, second) { first, second, _, alphabetSize in
      self.distance(ofDiffering: first, second, alphabetSize: alphabetSize, limit: limit)
    }
    return distance <= limit ? distance : nil
  }

  /// Returns the least number of edits that lead from a word to each of some others, in their
  /// order.
  ///
  /// The word is prepared once for all of them, so this is faster than one by one.
  public func distances(from word: String, to others: [String]) -> [Int] {
    let pattern = EditPattern(word, metric: self)
    return others.map { pattern.distance(to: $0) }
  }

  /// Returns the least number of edits that lead from a word to each of some others, in their
  /// order; nil for each that takes more edits than the limit, and for all if that is negative.
  public func distances(from word: String, to others: [String], within limit: Int) -> [Int?] {
    let pattern = EditPattern(word, metric: self)
    return others.map { pattern.distance(to: $0, within: limit) }
  }
}

extension EditMetric {
  /// The distance up to which the nearest of some words is looked for.
  private static let reach = 64

  /// Returns the position of the first of the nearest words within 64 edits.
  package func index(nearestTo word: String, among words: [String]) -> Int? {
    var nearest: (index: Int, distance: Int)?
    for (index, other) in words.enumerated() {
      let limit = nearest.map { $0.distance - 1 } ?? Self.reach
      if let distance = distance(word, other, within: limit) {
        nearest = (index, distance)
      }
    }
    return nearest?.index
  }
}

extension EditMetric {
  /// The largest table of distances, in columns of 64 rows, that is kept to find a script in: 50
  /// MB.
  private static let maximumTable = 1 << 21

  /// Returns the edits that lead from one word to another, from left to right, from their letters
  /// that differ, between their common ends.
  ///
  /// Of all shortest scripts it is the one that ``WordAlignment`` promises.
  ///
  /// - Parameters:
  ///   - target: The letters of a word.
  ///   - input: The letters of another word.
  ///   - prefix: The number of letters before these in either word.
  ///   - alphabetSize: A number above that of every letter.
  /// - Returns: As many edits as the distance, unless the table were too large to keep.
  func script(
    from target: Span<Letter>,
    to input: Span<Letter>,
    behind prefix: Int,
    alphabetSize: Int
  ) -> [WordAlignment.Edit] {
    let (rows, columns) = (target.count, input.count)
    let strips = (rows + 63) / 64
    let (tableSize, overflow) = strips.multipliedReportingOverflow(by: columns)
    guard min(rows, columns) > 0, max(rows, columns) > 1, !overflow, tableSize <= Self.maximumTable
    else {
      return replacement(of: rows, by: columns, at: prefix)
    }
    return withColumns(tableSize) { table in
      let distance = fill(&table, target, input, alphabetSize: alphabetSize)
      return walkBack(through: table.span, target, input, offset: prefix, count: distance)
    }
  }

  /// Fills a table with a column for each letter of the input in each strip of 64 letters of the
  /// target.
  ///
  /// - Returns: The distance of the words.
  private func fill(
    _ table: inout MutableSpan<EditColumn>,
    _ target: Span<Letter>,
    _ input: Span<Letter>,
    alphabetSize: Int
  ) -> Int {
    guard target.count > LetterMasks.fewLetters else {
      return distance(of: input, rows: target.count, limit: .max) {
        target.places(of: $0)
      } visit: { index, column in
        table[index] = column
      }
    }
    return LetterMasks.with(alphabetSize: alphabetSize) { masks in
      guard target.count > 64 else {
        masks.fill(target)
        return distance(of: input, rows: target.count, limit: .max) {
          masks[$0]
        } visit: { index, column in
          table[index] = column
        }
      }
      return fillInStrips(&table, target, input, masks: masks)
    }
  }

  /// Does the same for a target of any length.
  private func fillInStrips(
    _ table: inout MutableSpan<EditColumn>,
    _ target: Span<Letter>,
    _ input: Span<Letter>,
    masks: LetterMasks
  ) -> Int {
    var distance = 0
    var edges = StripEdges(columns: input.count)
    for top in stride(from: 0, to: target.count, by: 64) {
      let bottom = min(top + 64, target.count)
      let strip = target.extracting(top..<bottom)
      masks.fill(strip)
      distance = bottom
      edges.sweep(strip.count, 0..<input.count, transposable: transposable) { index in
        masks[input[index]]
      } visit: { index, column, change in
        table[top / 64 * input.count + index] = column
        distance += change
      }
      masks.clear(strip)
    }
    return distance
  }

  /// Returns a script that writes letters one by one over others.
  private func replacement(of rows: Int, by columns: Int, at offset: Int) -> [WordAlignment.Edit] {
    var edits: [WordAlignment.Edit] = []
    edits.reserveCapacity(max(rows, columns))
    for index in 0..<max(rows, columns) {
      let operation: WordAlignment.Edit.Operation =
        index >= rows ? .insertion : index >= columns ? .omission : .substitution
      edits.append(
        WordAlignment.Edit(
          operation,
          targetOffset: offset + min(index, rows),
          inputOffset: offset + min(index, columns)
        )
      )
    }
    return edits
  }

  /// Returns the script that leads to the last cell of a table, by walking from there to the first.
  private func walkBack(
    through table: Span<EditColumn>,
    _ target: Span<Letter>,
    _ input: Span<Letter>,
    offset: Int,
    count: Int
  ) -> [WordAlignment.Edit] {
    var edits: [WordAlignment.Edit] = []
    edits.reserveCapacity(count)
    var (row, column) = (target.count, input.count)
    while edits.count < count {
      let place = TablePlace(row: row, column: column, columns: input.count)
      var operation = WordAlignment.Edit.Operation.substitution
      if column == 0 {
        operation = .omission
        row -= 1
      } else if row == 0 {
        operation = .insertion
        column -= 1
      } else if transposable != 0, place.endsTransposition(in: table, target, input) {
        operation = .transposition
        row -= 2
        column -= 2
      } else if place.isSet(table[place.index].rises) {
        operation = .omission
        row -= 1
      } else if column > 1, place.isSet(table[place.index - 1].falls) {
        operation = .insertion
        column -= 1
      } else {
        row -= 1
        column -= 1
        if target[row] == input[column] { continue }
      }
      edits.append(
        WordAlignment.Edit(operation, targetOffset: offset + row, inputOffset: offset + column)
      )
    }
    if count > 1 { edits.reverse() }
    return edits
  }
}

/// A cell of the table of distances, not of its first row or column.
private struct TablePlace {
  let row: Int
  let column: Int
  let columns: Int

  /// The index of the column that has the cell.
  var index: Int { ((row - 1) >> 6) * columns + column - 1 }

  /// Returns whether the bit of the cell's row is set.
  func isSet(_ bits: UInt64) -> Bool {
    bits >> (UInt64(row - 1) & 63) & 1 == 1
  }

  /// Returns whether a transposition of the last two letters can end a shortest script up to the
  /// cell.
  ///
  /// With the letters so, the cell is at most one more than the cell two up and two to the left,
  /// and never less. It equals that cell when both steps along the diagonal stay the same.
  func endsTransposition(
    in table: Span<EditColumn>,
    _ target: Span<Letter>,
    _ input: Span<Letter>
  ) -> Bool {
    guard row > 1, column > 1, target[row - 1] == input[column - 2],
      target[row - 2] == input[column - 1]
    else { return false }
    let before = TablePlace(row: row - 1, column: column - 1, columns: columns)
    return !(isSet(table[index].stays) && before.isSet(table[before.index].stays))
  }
}

extension EditMetric {
  /// All rows, or none, may take part in a transposition.
  var transposable: UInt64 { self == .optimalStringAlignment ? .max : 0 }

  /// Returns the distance of two words from their letters that differ, between their common ends.
  ///
  /// - Parameters:
  ///   - first: The letters of a word.
  ///   - second: The letters of another word.
  ///   - alphabetSize: A number above that of every letter.
  ///   - limit: The largest distance of interest.
  /// - Returns: The distance, or any number above the limit when it is above the limit.
  func distance(
    ofDiffering first: Span<Letter>,
    _ second: Span<Letter>,
    alphabetSize: Int,
    limit: Int
  ) -> Int {
    let isFirstShorter = first.count <= second.count
    let rows = isFirstShorter ? first : second
    let columns = isFirstShorter ? second : first
    guard columns.count - rows.count <= limit else { return .max }
    guard !rows.isEmpty else { return columns.count }
    guard rows.count > LetterMasks.fewLetters else {
      return distance(of: columns, rows: rows.count, limit: limit) { rows.places(of: $0) }
    }
    // Most words that are far apart are found to be so before their masks are made.
    guard
      limit >= columns.count
        || LetterSignature(rows).mayBeNear(LetterSignature(columns), within: limit)
    else { return .max }
    return LetterMasks.with(alphabetSize: alphabetSize) { masks in
      guard rows.count <= 64 else {
        return distanceInStrips(rows, columns, masks: masks, limit: limit)
      }
      masks.fill(rows)
      return distance(of: columns, rows: rows.count, limit: limit) { masks[$0] }
    }
  }

  /// Returns the distance of a word from one of 1 to 64 letters.
  ///
  /// - Parameters:
  ///   - word: A word.
  ///   - rows: The number of letters of the other word.
  ///   - limit: The largest distance of interest.
  ///   - places: Returns a mask with a bit for each place at which a letter stands in the other
  ///     word.
  ///   - visit: Is called with each column of the table of distances.
  /// - Returns: The distance, or any number above the limit when it is above the limit.
  @inline(__always)
  func distance(
    of word: Span<Letter>,
    rows: Int,
    limit: Int,
    places: (Letter) -> UInt64,
    visit: (_ index: Int, EditColumn) -> Void = { _, _ in }
  ) -> Int {
    let last = UInt64(rows - 1)
    var column = EditColumn()
    var previous: UInt64 = 0
    var distance = rows
    for index in word.indices {
      let matches = places(word[index])
      let right = column.advance(matches: matches, previous: previous)
      previous = matches & transposable
      distance += Int(right.rises >> last & 1) - Int(right.falls >> last & 1)
      visit(index, column)
      // Each letter to come lowers the distance by one at most.
      if distance - (word.count - 1 - index) > limit { return .max }
    }
    return distance
  }
}

extension EditMetric {
  /// Returns the distance of two words, the first of any length.
  ///
  /// The table of distances is filled in strips of 64 rows; what is kept between strips is the edge
  /// between them. With a limit, only the cells near the diagonal can be on the way to a distance
  /// within it (E. Ukkonen, "Algorithms for approximate string matching", Information and Control
  /// 64, 1985). The cells outside that band are taken as reached along the edge of the band, which
  /// makes none of them too low.
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

/// Up to 64 rows of one column of the table of edit distances.
///
/// The table has a row for each letter of one word and a column for each letter of the other; a
/// cell is the distance of the words up to there. Neighbors differ by at most one, so that a bit a
/// row says all, and a column follows from the one to its left by a few operations on whole words
/// of bits.
///
/// Source: H. Hyyrö, "A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit Distances",
/// Nordic Journal of Computing 10 (2003), after G. Myers, "A Fast Bit-Vector Algorithm for
/// Approximate String Matching Based on Dynamic Programming", Journal of the ACM 46 (1999). (There
/// `rises` is VP, `falls` VN and `stays` D0.)
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
  ///   - previous: The rows whose letter is the letter of the column so far; none, for a metric
  ///     without transpositions.
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

/// The numbers of letters that two words share at their beginning, and at their end behind that.
///
/// No metric edits these: there is always a script of the least number of edits that leaves them
/// alone.
struct CommonEnds {
  let prefix: Int
  let suffix: Int

  @inline(__always)
  init(_ first: Span<Letter>, _ second: Span<Letter>) {
    let shorter = min(first.count, second.count)
    var prefix = 0
    while prefix < shorter, first[prefix] == second[prefix] {
      prefix += 1
    }
    var suffix = 0
    while suffix < shorter - prefix,
      first[first.count - 1 - suffix] == second[second.count - 1 - suffix]
    {
      suffix += 1
    }
    self.prefix = prefix
    self.suffix = suffix
  }

  /// Returns where a word's letters between the common ends are.
  @inline(__always)
  func middle(of word: Span<Letter>) -> Range<Int> {
    prefix..<word.count - suffix
  }
}
