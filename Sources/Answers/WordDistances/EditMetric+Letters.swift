// SPDX-License-Identifier: Apache-2.0
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
  ///   - places: Returns a mask with a bit for each place at which a letter stands in the other word.
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
