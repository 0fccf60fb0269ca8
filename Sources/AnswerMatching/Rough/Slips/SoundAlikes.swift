/// Groups of letters that can stand for the same sound, in English or German spelling or in names taken
/// over from Greek, Latin and other scripts.
///
/// The pairs are the well-known ones of school grammars of both languages: the Greek ph, th, rh, y and -on
/// (Latin -um), the silent letters of English (kn, wr, wh, gh), British and American endings (-our, -re,
/// -ise, -yse), the German lengthening and sharpening (ie, ck, tz, dt), and ways to write an umlaut without
/// its dots (ae, oe, ue).
enum SoundAlikes {
  private static let pairs = """
    ä/e ä/ae ö/oe ü/ue ß/ss i/y ü/y ü/i i/ie ie/ei ei/ai ai/ay ay/ey eu/äu eu/oi ou/u ou/ow ea/ee ys/is \
    f/ph f/v f/gh g/gh gu/g t/th r/rh w/wh n/kn r/wr k/ck k/ch c/ch c/ck s/sc sh/sch ch/tsch \
    z/tz t/dt d/dt nd/nt qu/kw x/ks x/chs x/cks x/cc cc/ks sion/tion shun/tion \
    er/re er/or or/our ise/ize yse/yze on/um us/os
    """

  /// All pairs in both directions, by the last letters of the two groups.
  private static let table: [Key: [(written: [SpelledLetter], expected: [SpelledLetter])]] = {
    var table: [Key: [(written: [SpelledLetter], expected: [SpelledLetter])]] = [:]
    for pair in pairs.split(separator: " ") {
      let sides = pair.split(separator: "/").map(SpelledLetter.letters(of:))
      guard let one = sides.first, let other = sides.last else { continue }
      for (written, expected) in [(one, other), (other, one)] {
        guard let key = Key(written: written.last, expected: expected.last) else { continue }
        table[key, default: []].append((written, expected))
      }
    }
    return table
  }()

  /// Returns the lengths of the groups of like sound that end at two places.
  static func lengths(
    in written: ArraySlice<SpelledLetter>,
    _ expected: ArraySlice<SpelledLetter>
  ) -> [(written: Int, expected: Int)] {
    guard let key = Key(written: written.last, expected: expected.last), let groups = table[key]
    else { return [] }
    return groups.compactMap { group in
      written.ends(with: group.written) && expected.ends(with: group.expected)
        ? (group.written.count, group.expected.count) : nil
    }
  }

  private struct Key: Hashable {
    let written, expected: Character

    init?(written: SpelledLetter?, expected: SpelledLetter?) {
      guard let written, let expected else { return nil }
      self.written = written.character
      self.expected = expected.character
    }
  }
}

extension ArraySlice<SpelledLetter> {
  fileprivate func ends(with group: [SpelledLetter]) -> Bool {
    count >= group.count && zip(suffix(group.count), group).allSatisfy { $0 == $1 }
  }
}
