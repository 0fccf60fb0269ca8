// SPDX-License-Identifier: Apache-2.0
extension EditMetric {
  /// The largest table of distances, in columns of 64 rows, that is kept to find a script in: 50 MB.
  private static let maximumTable = 1 << 21

  /// Returns the edits that lead from one word to another, from left to right, from their letters that differ,
  /// between their common ends.
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

  /// Fills a table with a column for each letter of the input in each strip of 64 letters of the target.
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

  /// Where the column is that has the cell.
  var index: Int { ((row - 1) >> 6) * columns + column - 1 }

  /// Returns whether the bit of the cell's row is set.
  func isSet(_ bits: UInt64) -> Bool {
    bits >> (UInt64(row - 1) & 63) & 1 == 1
  }

  /// Returns whether a transposition of the last two letters can end a shortest script up to the cell.
  ///
  /// With the letters so, the cell is at most one more than the cell two up and two to the left, and never
  /// less. It equals that cell when both steps along the diagonal stay the same.
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
