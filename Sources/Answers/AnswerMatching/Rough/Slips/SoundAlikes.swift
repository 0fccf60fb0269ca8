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

extension SoundAlikes {
  /// Those of English and German spelling and of names taken over from Greek, Latin and other scripts.
  ///
  /// The Greek ph, th, rh, ps, pn, y and -on (Latin -um), the silent letters of English (kn, wr, wh, gh), British and
  /// American spellings (ae, oe, -our, -re, -ise, -yse), the German lengthening and sharpening (ie, ck, tz, dt), and
  /// ways to write an umlaut without its dots (ae, oe, ue).
  static let englishAndGerman = SoundAlikes(common)

  /// Those of English with its own ways to write a sound: "igh", "ow" and "ture", an "r" that is not heard and letters that are
  /// silent.
  static let english = SoundAlikes(
    common + """
       ow/o i/igh y/igh ie/igh it/ight ite/ight dg/g dge/ge tch/ch w/u er/a ch/t ew/u ck/ct au/a aw/au \
      sh/ti sh/ci ci/ti shon/tion shan/tion shen/tion cher/ture cher/tur ey/y il/le nts/nce qu/cqu ff/gh m/mn d/ld ur/ear s/ts
      """
  )

  private static let common =
    """
    ä/e ä/ae ö/oe ü/ue e/ae e/oe i/y ü/y ü/i i/ie ie/ei ei/ai ai/ay ay/ey eu/äu eu/oi ou/u ou/ow ea/ee ys/is \
    f/ph f/v f/gh g/gh gu/g t/th r/rh w/wh n/kn n/pn s/ps r/wr k/ck k/ch c/ch c/ck s/sc sh/sch ch/tsch \
    z/tz t/dt d/dt nd/nt qu/kw x/ks x/chs x/cks x/cc cc/ks sion/tion shun/tion \
    er/re er/or or/our eur/ör ise/ize yse/yze on/um us/os
    """
}
