// SPDX-License-Identifier: Apache-2.0

/// A unit of letters that is written for another one, with what sets them apart and what it costs.
///
/// A cost of 100 is about that of a consonant that stands for an unrelated one.
struct Correspondence {
  let input: String
  let target: String
  let phenomena: Phenomena
  let cost: Int

  init(_ input: String, _ target: String, _ phenomena: Phenomena, cost: Int) {
    self.input = input
    self.target = target
    self.phenomena = phenomena
    self.cost = cost
  }

  /// All that the rules know of.
  static var all: [Correspondence] {
    consonants + longI + vowels + vocalR + specialGraphemes + linkingElements
  }

  /// Returns both directions of pairs such as "ai/ei", separated by blanks.
  static func bothWays(
    _ pairs: String,
    _ phenomena: Phenomena,
    cost: Int
  ) -> [Correspondence] {
    pairs.split(separator: " ").flatMap { pair in
      let sides = pair.split(separator: "/").map { String($0) }
      return [
        Correspondence(sides[0], sides[1], phenomena, cost: cost),
        Correspondence(sides[1], sides[0], phenomena, cost: cost),
      ]
    }
  }

  /// Returns the pairs of a text such as "nk>ng", with what is written before what is right.
  static func oneWay(
    _ pairs: String,
    _ phenomena: Phenomena,
    cost: Int
  ) -> [Correspondence] {
    pairs.split(separator: " ").map { pair in
      let sides = pair.split(separator: ">").map { String($0) }
      return Correspondence(sides[0], sides[1], phenomena, cost: cost)
    }
  }
}

// MARK: - Consonants

extension Correspondence {
  /// Consonants that are single for double, soft for hard, or of like sound, and combinations of
  /// these.
  static var consonants: [Correspondence] {
    var pairs: [Correspondence] = []
    for written in singleConsonants {
      for right in singleConsonants {
        guard let kinship = ConsonantKinship(written, right) else { continue }
        for input in consonantForms(of: written) {
          for target in consonantForms(of: right) where input != target {
            var phenomena = kinship.phenomena
            var cost = kinship.cost
            if input == "tz", target == "s" {
              // Nothing is doubled: two letters stand for the sound of z.
            } else if input.count != target.count {
              phenomena.insert(.doubling)
              cost += 35
            } else if input.count == 2, kinship.cost == 0 {
              // "kk" for "ck".
              phenomena.insert(.doubling)
              cost += 30
            }
            pairs.append(Correspondence(input, target, phenomena, cost: cost))
          }
        }
      }
    }
    pairs += bothWays("s/ß ss/ß", .sharpS, cost: 30)
    pairs += bothWays("z/ß ßs/ß sß/ß sz/ß zz/ß", .sharpS, cost: 50)
    pairs += bothWays("ß/tz", [.sharpS, .doubling], cost: 80)
    return pairs
  }

  private static let singleConsonants = Array("bdfgklmnprstvwz")

  /// A consonant letter single and double; the double of k and z is written in two ways.
  private static func consonantForms(of letter: Character) -> [String] {
    switch letter {
    case "k": ["k", "ck", "kk"]
    case "z": ["z", "tz", "zz"]
    default: [String(letter), "\(letter)\(letter)"]
    }
  }

  /// The kinship of two consonants.
  private struct ConsonantKinship {
    let phenomena: Phenomena
    let cost: Int

    init?(_ first: Character, _ second: Character) {
      switch (min(first, second), max(first, second)) {
      case (first, second) where first == second: (phenomena, cost) = ([], 0)
      case ("b", "p"), ("d", "t"), ("g", "k"): (phenomena, cost) = (.voicing, 40)
      case ("f", "v"), ("f", "w"), ("v", "w"): (phenomena, cost) = (.labials, 40)
      case ("s", "z"): (phenomena, cost) = (.sibilants, 50)
      default: return nil
      }
    }
  }
}

// MARK: - Vowels

extension Correspondence {
  /// Vowels with and without dots and length marks, and combinations of these.
  static var vowels: [Correspondence] {
    var pairs: [Correspondence] = []
    for written in "aeouäöü" {
      for right in "aeouäöü" {
        guard let kinship = VowelKinship(written, right) else { continue }
        for input in vowelForms(of: written) {
          for target in vowelForms(of: right) where input != target {
            var phenomena = kinship.phenomena
            var cost = kinship.cost
            if input.dropFirst() != target.dropFirst() {
              phenomena.insert(.lengthMark)
              cost += 40
            }
            pairs.append(Correspondence(input, target, phenomena, cost: cost))
          }
        }
      }
    }
    // A little cheaper than ä and e alone, so that the diphthong is one unit.
    pairs += bothWays("äu/eu", .derivation, cost: 39)
    pairs += bothWays("ae/ä oe/ö ue/ü", .dots, cost: 50)
    pairs += bothWays("aeu/äu", .dots, cost: 50)
    return pairs
  }

  /// A vowel letter alone, with an h, and twice.
  private static func vowelForms(of letter: Character) -> [String] {
    [String(letter), "\(letter)h", "\(letter)\(letter)"]
  }

  /// The kinship of two vowels.
  private struct VowelKinship {
    let phenomena: Phenomena
    let cost: Int

    init?(_ first: Character, _ second: Character) {
      switch (min(first, second), max(first, second)) {
      case (first, second) where first == second: (phenomena, cost) = ([], 0)
      case ("a", "ä"), ("o", "ö"), ("u", "ü"): (phenomena, cost) = (.dots, 40)
      case ("e", "ä"): (phenomena, cost) = (.derivation, 40)
      default: return nil
      }
    }
  }

  /// The forms of the letter i.
  static var longI: [Correspondence] {
    let forms = ["i", "ie", "ih", "ieh", "ii"]
    return forms.flatMap { input in
      forms.filter { $0 != input }.map { Correspondence(input, $0, .longI, cost: 40) }
    }
  }

  /// An r that is heard as a vowel, or lengthens one.
  static var vocalR: [Correspondence] {
    bothWays("a/er ar/er", .vocalR, cost: 60)
      + bothWays("a/ar", .vocalR, cost: 50)
      + oneWay("ah>er ä>er ea>er aa>ar ah>ar ah>er", .vocalR, cost: 65)
      + bothWays("ahr/ah", .vocalR, cost: 50)
      // A little cheaper than a for er alone, so that the letters of "hia" are one unit.
      + oneWay("ia>ier", [.longI, .vocalR], cost: 59)
  }
}

// MARK: - Groups of letters

extension Correspondence {
  /// Letter groups that have to be known, each with what children write for them.
  static var specialGraphemes: [Correspondence] {
    bothWays("g/ch", .velar, cost: 60)
      + oneWay("sch>g h>g", .velar, cost: 80)
      // A group of which one letter is missing.
      + oneWay("n>ng g>ng k>nk", .nasal, cost: 55)
      + bothWays("nk/ng ngk/nk", .nasal, cost: 45)
      + oneWay("ngk>ng", .nasal, cost: 60)
      + oneWay("nck>ng", [.nasal, .doubling], cost: 65)
      + oneWay("k>ng", .nasal, cost: 90)
      + oneWay("sh>sch sc>sch c>ch h>ch s>sch c>sch", .fricatives, cost: 55)
      + oneWay("sch>ch", .fricatives, cost: 45)
      // What is heard at the beginning of a stem.
      + oneWay("schp>sp scht>st shp>sp sht>st", .soundedS, cost: 40)
      + oneWay("schb>sp schd>st", [.soundedS, .voicing], cost: 80)
      + oneWay("sch>s", .soundedS, cost: 80)
      // Ways to write one sound or two.
      + bothWays("ks/x cks/x gs/x chs/x ks/chs cks/chs gs/chs", .soundOfX, cost: 55)
      + oneWay("kw>qu ku>qu qw>qu q>qu gw>qu k>q", .letterQ, cost: 60)
      + oneWay("f>pf p>pf", .letterPf, cost: 55)
      + oneWay("pf>f", .letterPf, cost: 55)
      + bothWays("ts/z ds/z ts/tz ds/tz", .sibilants, cost: 60)
      + bothWays("x/s", .soundOfX, cost: 90)
      + bothWays("ai/ei ay/ei ey/ei oi/eu oi/äu ao/au oy/eu", .diphthong, cost: 50)
      + oneWay("oj>eu aj>ei ej>ei", .diphthong, cost: 60)
      + bothWays("y/i y/ü", .foreign, cost: 50)
      + bothWays("j/y i/j", .foreign, cost: 75)
      + bothWays("c/k t/th k/ch", .foreign, cost: 60)
      + oneWay("r>rh g>gh", .foreign, cost: 60)
      + bothWays("c/ck", .foreign, cost: 75)
      + bothWays("ph/f ph/v", .labials, cost: 50)
      // Other sounds, which only should not fall apart into letters.
      + bothWays("s/ch", .replaced, cost: 100)
      + oneWay("m>ng j>ch i>ch y>ch", .replaced, cost: 100)
      + oneWay("z>st", .replaced, cost: 120)
      + bothWays("dt/t dt/d tt/dt", .letterDt, cost: 55)
  }

  /// A blank for the letters that join two words: a child that writes "Hund Hütte" for "Hundehütte"
  /// leaves them out because the first word has none of its own.
  static var linkingElements: [Correspondence] {
    ["e", "n", "s", "en", "er", "es"].map { Correspondence(" ", $0, .blank, cost: 62) }
  }
}

// MARK: - The table

/// The correspondences, ready to be found by the last letters of their two sides.
struct CorrespondenceTable {
  /// A correspondence with its letters in numbers.
  struct Entry {
    /// The letters, the last one lowest, and which bits of as many others to compare.
    let input: UInt32
    let inputMask: UInt32
    let target: UInt32
    let targetMask: UInt32
    let inputCount: UInt8
    let targetCount: UInt8
    let cost: UInt16
    let phenomena: Phenomena

    /// Whether the last letters of two texts are those of the correspondence.
    @inline(__always)
    func matches(input inputTail: UInt32, target targetTail: UInt32) -> Bool {
      (inputTail ^ input) & inputMask == 0 && (targetTail ^ target) & targetMask == 0
    }
  }

  static let german = CorrespondenceTable(Correspondence.all)

  /// Entries with the same last letters lie together.
  let entries: ContiguousArray<Entry>
  /// For each pair of last letters where their entries start; one more at the end.
  private let starts: ContiguousArray<UInt16>

  init(_ correspondences: [Correspondence]) {
    // A stable order, in which the first of equally good ones is taken.
    let sorted = correspondences.enumerated().sorted {
      (Self.slot($0.element), $0.offset) < (Self.slot($1.element), $1.offset)
    }.map(\.element)
    entries = ContiguousArray(sorted.map(Entry.init))
    var starts = ContiguousArray<UInt16>(repeating: 0, count: 64 * 64 + 1)
    for correspondence in sorted {
      starts[Self.slot(correspondence) + 1] += 1
    }
    for slot in 1..<starts.count {
      starts[slot] += starts[slot - 1]
    }
    self.starts = starts
  }

  private static func slot(_ correspondence: Correspondence) -> Int {
    slot(StaticWord(correspondence.input).last, StaticWord(correspondence.target).last)
  }

  @inline(__always)
  private static func slot(_ input: LetterCode, _ target: LetterCode) -> Int {
    Int(input.value) << 6 | Int(target.value)
  }

  /// The entries whose sides end with two letters.
  @inline(__always)
  func indices(endingWith input: LetterCode, _ target: LetterCode) -> Range<Int> {
    let slot = Self.slot(input, target)
    return Int(starts[slot])..<Int(starts[slot + 1])
  }
}

extension StaticWord {
  /// The last letter.
  fileprivate var last: LetterCode { count > 0 ? self[count - 1] : .edge }
}

extension CorrespondenceTable.Entry {
  fileprivate init(_ correspondence: Correspondence) {
    let input = StaticWord(correspondence.input)
    let target = StaticWord(correspondence.target)
    self.input = Self.packed(input)
    self.target = Self.packed(target)
    inputMask = Self.mask(input.count)
    targetMask = Self.mask(target.count)
    inputCount = UInt8(input.count)
    targetCount = UInt8(target.count)
    cost = UInt16(correspondence.cost)
    phenomena = correspondence.phenomena
  }

  private static func packed(_ word: StaticWord) -> UInt32 {
    (0..<word.count).reduce(0) { $0 << 8 | UInt32(word[$1].value) }
  }

  private static func mask(_ count: Int) -> UInt32 {
    count >= 4 ? .max : 1 << UInt32(count * 8) - 1
  }
}
