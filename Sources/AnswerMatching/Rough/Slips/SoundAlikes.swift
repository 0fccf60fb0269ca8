/// Groups of letters that can stand for the same sound, in English or German spelling or in names taken
/// over from Greek, Latin and other scripts.
///
/// The pairs are the well-known ones of school grammars of both languages: the Greek ph, th, rh, ps, pn, y
/// and -on (Latin -um), the silent letters of English (kn, wr, wh, gh), British and American spellings (ae, oe,
/// -our, -re, -ise, -yse), the German lengthening and sharpening (ie, ck, tz, dt), and ways to write an
/// umlaut without its dots (ae, oe, ue).
enum SoundAlikes {
  static let pairs = """
    ä/e ä/ae ö/oe ü/ue e/ae e/oe i/y ü/y ü/i i/ie ie/ei ei/ai ai/ay ay/ey eu/äu eu/oi ou/u ou/ow ea/ee ys/is \
    f/ph f/v f/gh g/gh gu/g t/th r/rh w/wh n/kn n/pn s/ps r/wr k/ck k/ch c/ch c/ck s/sc sh/sch ch/tsch \
    z/tz t/dt d/dt nd/nt qu/kw x/ks x/chs x/cks x/cc cc/ks sion/tion shun/tion \
    er/re er/or or/our ise/ize yse/yze on/um us/os
    """

  /// A pair in one direction.
  struct Pair: Sendable {
    let written: [SpelledLetter]
    let expected: [SpelledLetter]
  }

  /// All pairs in both directions, by the last letters of the two groups.
  private static let table: [[Pair]] = {
    var table: [[Pair]] = Array(repeating: [], count: 1 << 10)
    for pair in pairs.split(separator: " ") {
      let sides = pair.split(separator: "/").map(SpelledLetter.letters(of:))
      guard let one = sides.first, let other = sides.last else { continue }
      for pair in [Pair(written: one, expected: other), Pair(written: other, expected: one)] {
        guard let index = index(pair.written.last, pair.expected.last) else { continue }
        table[index].append(pair)
      }
    }
    return table
  }()

  /// A bit for each entry of the table that has pairs.
  private static let bits: [UInt32] = stride(from: 0, to: table.count, by: 32).map { start in
    (0..<32).reduce(0) { table[start + $1].isEmpty ? $0 : $0 | 1 << UInt32($1) }
  }

  /// Whether there are pairs whose groups may end with two letters, which is quick to see.
  static func hasPairs(ending written: SpelledLetter, _ expected: SpelledLetter) -> Bool {
    bits[Int(written.symbol & 31)] & 1 << UInt32(expected.symbol & 31) != 0
  }

  /// Returns the pairs whose groups may end with two letters.
  static func pairs(
    ending written: SpelledLetter,
    _ expected: SpelledLetter
  ) -> [Pair] {
    index(written, expected).map { table[$0] } ?? []
  }

  private static func index(_ written: SpelledLetter?, _ expected: SpelledLetter?) -> Int? {
    guard let written, let expected else { return nil }
    return Int(written.symbol) << 5 | Int(expected.symbol)
  }
}
