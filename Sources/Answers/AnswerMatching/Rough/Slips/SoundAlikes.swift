// SPDX-License-Identifier: Apache-2.0

/// Groups of letters that can stand for the same sound in a language.
///
/// Each language lists the well-known ones of its school grammar.
struct SoundAlikes: Sendable {
  /// A pair in one direction.
  struct Pair: Sendable {
    let written: [SpelledLetter]
    let expected: [SpelledLetter]
    let kind: Verdict.Slip.Kind

    fileprivate init(_ written: [SpelledLetter], _ expected: [SpelledLetter]) {
      self.written = written
      self.expected = expected
      // Two letters that stand for one whose marks cannot be typed, "ue" for "ü", are that one without marks.
      let (one, two) = written.count < expected.count ? (written, expected) : (expected, written)
      let isSpelledOut = one.count == 1 && one[0].hasSameBase(as: two[0]) && one[0] != two[0]
      kind = isSpelledOut && two.dropFirst() == [.e] ? .mark : .soundAlike
    }
  }

  /// All pairs in both directions, by the last letters of the two groups.
  private var table: [UInt16: [Pair]] = [:]
  /// A bit for each two letters with which groups of a pair end.
  private var bits: [UInt64] = Array(repeating: 0, count: 1 << 10)

  /// Reads pairs such as `"f/ph k/ck"` with blanks between them.
  init(_ pairs: String) {
    for pair in pairs.split(separator: " ") {
      let sides = pair.split(separator: "/").map(SpelledLetter.letters(of:))
      guard let one = sides.first, let other = sides.last else { continue }
      for pair in [Pair(one, other), Pair(other, one)] {
        guard let written = pair.written.last, let expected = pair.expected.last else { continue }
        let index = Self.index(written, expected)
        table[index, default: []].append(pair)
        bits[Int(index / 64)] |= 1 << UInt64(index % 64)
      }
    }
  }

  /// All pairs in both directions.
  var pairs: [Pair] { table.values.flatMap(\.self) }

  /// Whether there are pairs whose groups may end with two letters, which is quick to see.
  func hasPairs(ending written: SpelledLetter, _ expected: SpelledLetter) -> Bool {
    let index = Self.index(written, expected)
    return bits[Int(index / 64)] & 1 << UInt64(index % 64) != 0
  }

  /// Returns the pairs whose groups may end with two letters.
  func pairs(ending written: SpelledLetter, _ expected: SpelledLetter) -> [Pair] {
    table[Self.index(written, expected)] ?? []
  }

  private static func index(_ written: SpelledLetter, _ expected: SpelledLetter) -> UInt16 {
    UInt16(written.symbol) << 8 | UInt16(expected.symbol)
  }
}
