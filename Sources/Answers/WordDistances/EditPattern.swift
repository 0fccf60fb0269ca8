// SPDX-License-Identifier: Apache-2.0

/// A word prepared for comparison with many others: it gives the distances of its metric, faster
/// than that does one by one.
package struct EditPattern: Sendable {
  package let word: String
  /// The metric by which edits are counted.
  package let metric: EditMetric

  let letters: Letters
  private let alphabet: Alphabet
  /// For each letter of the alphabet a mask with a bit for each of its places in the word; none for
  /// a word of more than 64 letters.
  private let places: [UInt64]
  let signature: LetterSignature

  /// Prepares a word.
  ///
  /// - Complexity: O(*n*) in the length of the word.
  package init(_ word: String, metric: EditMetric = .optimalStringAlignment) {
    var alphabet = Alphabet()
    let letters = alphabet.add(word)
    self.init(word, letters: letters, of: alphabet, metric: metric)
  }

  /// Prepares a word whose letters are known.
  init(_ word: String, letters: Letters, of alphabet: Alphabet, metric: EditMetric) {
    self.word = word
    self.metric = metric
    self.letters = letters
    self.alphabet = alphabet
    signature = LetterSignature(letters.span)
    guard (1...64).contains(letters.count) else {
      places = []
      return
    }
    var places = [UInt64](repeating: 0, count: alphabet.count)
    for (index, letter) in letters.enumerated() {
      places[Int(letter)] |= 1 << UInt64(index)
    }
    self.places = places
  }

  /// Returns the least number of edits that lead from the word to another, 0 for equal words.
  ///
  /// - Complexity: O(*n*) in the length of the other word, when this one has up to 64 letters; see
  ///   ``EditMetric``.
  package func distance(to other: String) -> Int {
    distance(to: other, limit: .max)
  }

  /// Returns the least number of edits that lead from the word to another, or nil when it is above
  /// a limit.
  package func distance(to other: String, within limit: Int) -> Int? {
    guard limit >= 0 else { return nil }
    let distance = distance(to: other, limit: limit)
    return distance <= limit ? distance : nil
  }

  private func distance(to other: String, limit: Int) -> Int {
    // A letter has at least one byte, so that of a text so short no letter need be read.
    guard other.utf8.count >= letters.count - limit else { return .max }
    let plain = withPlainLetters(of: other) { letters in
      signature.mayBeNear(LetterSignature(letters), within: limit)
        ? distance(to: letters, limit: limit) : .max
    }
    return plain ?? distance(to: alphabet.letters(of: other).span, limit: limit)
  }

  /// Returns the distance of other letters, numbered by the same alphabet, or any number above the
  /// limit when it is above the limit.
  @inline(__always)
  func distance(to other: Span<Letter>, limit: Int) -> Int {
    guard abs(other.count - letters.count) <= limit else { return .max }
    guard !places.isEmpty else {
      let ends = CommonEnds(letters.span, other)
      return metric.distance(
        ofDiffering: letters.span.extracting(ends.middle(of: letters.span)),
        other.extracting(ends.middle(of: other)),
        alphabetSize: alphabet.count,
        limit: limit
      )
    }
    return metric.distance(of: other, rows: letters.count, limit: limit) { letter in
      places[Int(letter)]
    }
  }
}
