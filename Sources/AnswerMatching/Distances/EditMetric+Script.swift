extension EditMetric {
  /// The largest table of distances, in columns of 64 rows, that is kept to find a script in: 50 MB.
  private static let largestTable = 1 << 21

  /// Returns the edits that lead from one word to another, from left to right.
  ///
  /// Of all shortest scripts it is the one that ``WordAlignment`` promises.
  ///
  /// - Parameters:
  ///   - target: A word.
  ///   - input: Another word.
  ///   - alphabetSize: A number above that of every letter.
  /// - Returns: As many edits as the distance, unless the table were too large to keep.
  func script(
    from target: Span<Letter>,
    to input: Span<Letter>,
    alphabetSize: Int
  ) -> [Edit] {
    let ends = CommonEnds(target, input)
    let targetMiddle = target.extracting(ends.middle(of: target))
    let inputMiddle = input.extracting(ends.middle(of: input))
    let (rows, columns) = (targetMiddle.count, inputMiddle.count)
    let strips = (rows + 63) / 64
    guard min(rows, columns) > 0, max(rows, columns) > 1, strips <= Self.largestTable / columns
    else {
      return replacement(of: rows, by: columns, at: ends.prefix)
    }
    return withColumns(strips * columns) { table in
      let distance = LetterMasks.with(alphabetSize: alphabetSize) { masks in
        fill(&table, targetMiddle, inputMiddle, masks: masks)
      }
      return walkBack(
        through: table.span,
        targetMiddle,
        inputMiddle,
        offset: ends.prefix,
        count: distance
      )
    }
  }

  /// Fills a table with a column for each letter of the input in each strip of 64 letters of the target.
  ///
  /// - Returns: The distance of the words.
  private func fill(
    _ table: inout MutableSpan<EditColumn>,
    _ target: Span<Letter>,
    _ input: Span<Letter>,
    masks: LetterMasks
  ) -> Int {
    guard target.count > 64 else {
      masks.fill(target)
      return distance(of: input, rows: target.count, limit: .max) {
        masks[$0]
      } visit: { index, column in
        table[index] = column
      }
    }
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
  private func replacement(of rows: Int, by columns: Int, at offset: Int) -> [Edit] {
    (0..<max(rows, columns)).map { index in
      let operation: Edit.Operation =
        index >= rows ? .insertion : index >= columns ? .omission : .substitution
      return Edit(
        operation,
        targetOffset: offset + min(index, rows),
        inputOffset: offset + min(index, columns)
      )
    }
  }

  /// Returns the script that leads to the last cell of a table, by walking from there to the first.
  ///
  /// - Parameters:
  ///   - table: The columns of each strip of 64 letters of the target.
  ///   - target: The letters of the rows.
  ///   - input: The letters of the columns.
  ///   - offset: The number of letters before these in either word.
  ///   - count: The number of edits.
  /// - Returns: The edits, from left to right.
  private func walkBack(
    through table: Span<EditColumn>,
    _ target: Span<Letter>,
    _ input: Span<Letter>,
    offset: Int,
    count: Int
  ) -> [Edit] {
    var edits: [Edit] = []
    edits.reserveCapacity(count)
    var (row, column) = (target.count, input.count)
    while row > 0 || column > 0 {
      let place = TablePlace(row: row, column: column, columns: input.count)
      let operation: Edit.Operation
      if column == 0 {
        operation = .omission
      } else if row == 0 {
        operation = .insertion
      } else if transposable != 0, place.endsTransposition(in: table, target, input) {
        operation = .transposition
      } else if place.isSet(table[place.index].rises) {
        operation = .omission
      } else if column > 1, place.isSet(table[place.index - 1].falls) {
        operation = .insertion
      } else if target[row - 1] != input[column - 1] {
        operation = .substitution
      } else {
        row -= 1
        column -= 1
        continue
      }
      row -= operation.targetLength
      column -= operation.inputLength
      edits.append(Edit(operation, targetOffset: offset + row, inputOffset: offset + column))
    }
    edits.reverse()
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
