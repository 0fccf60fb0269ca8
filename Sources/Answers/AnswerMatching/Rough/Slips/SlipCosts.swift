// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

/// Says what each kind of slip costs in a language, and how much a misspelled word may cost.
///
/// All figures are tenths of a missing consonant, which costs 10.
struct SlipCosts: Sendable {
  /// The figures of the language.
  let amounts: LanguageFacts.Costs
  /// The groups of letters that are one slip.
  let soundAlikes: SoundAlikes

  subscript(kind: Verdict.Slip.Kind) -> Int {
    switch kind {
    case .swappedLetters: amounts.swappedLetters
    case .extraDoubling: amounts.extraDoubling
    case .missingDoubling: amounts.missingDoubling
    case .mark: amounts.mark
    case .soundAlike: amounts.soundAlike
    case .vowelForVowel: amounts.vowelForVowel
    case .relatedConsonant: amounts.relatedConsonant
    case .unrelatedLetter: amounts.unrelatedLetter
    case .extraVowel: amounts.extraVowel
    case .extraConsonant: amounts.extraConsonant
    case .missingVowel: amounts.missingVowel
    case .missingConsonant: amounts.missingConsonant
    case .silentH: amounts.silentH
    case .wordSpacing: amounts.wordSpacing
    }
  }

  func limit(forLetters count: Int, slips: Int) -> Int {
    guard count >= 4 else { return 0 }
    let several = amounts.limits[min(count - 4, amounts.limits.count - 1)]
    guard slips == 1 else { return several }
    return several + (count < 7 ? amounts.loneSlip.short : amounts.loneSlip.long)
  }
}

/// Sees when a word differs too much from the expected one to be that word misspelled, however
/// cheap its slips are.
///
/// Prices say how likely a slip is, and many likely slips still make another word. So a reader
/// looks at the whole word too: how much of it is there, whether it begins as it should, and
/// whether a part of it is another one.
struct SlipBounds {
  let slips: [Verdict.Slip]
  /// The letters of the expected word.
  let letters: Int
  /// Whether a list shows that what was written is no other word.
  let isNoWord: Bool
  /// Whether some of its letters stand together as in no word of the language, and those of the
  /// expected word do not.
  let hasStrangeGroups: Bool

  /// Whether the word can be the expected one.
  var areKept: Bool {
    hasEnoughInCommon && !lacksPart
      && (isNoWord || hasBeginning && (isLikeNoWord || isKeptIfShort && hasEnding) && hasParts)
  }

  /// Whether it is hardly another word and has no foreign letters: "lastr" is a misspelled "last",
  /// but "John" no "Jane".
  private var isLikeNoWord: Bool {
    hasStrangeGroups && (letters > 4 || slips.count < 3)
      && !slips.contains { $0.kind == .unrelatedLetter }
  }

  /// Whether a part with a vowel and a consonant is missing inside of a short word: "gravy" is no
  /// misspelled "gravity", whatever list is there.
  private var lacksPart: Bool {
    guard letters <= 8 else { return false }
    var kinds: Set<Verdict.Slip.Kind> = []
    var end = -1
    for slip in slips {
      kinds = slip.offset == end ? kinds.union([slip.kind]) : [slip.kind]
      if slip.expected.count == 1, slip.written.isEmpty {
        end = slip.offset + 1
        if kinds == [.missingVowel, .missingConsonant] { return true }
      } else {
        (kinds, end) = ([], -1)
      }
    }
    return false
  }

  /// Whether no more than a third of the letters differ, or a half in what is no other word.
  private var hasEnoughInCommon: Bool {
    weight(of: slips[...]) * (isNoWord ? 2 : 3) <= letters * 4
  }

  private func weight(of slips: ArraySlice<Verdict.Slip>) -> Int {
    slips.reduce(0) { $0 + $1.kind.weight }
  }

  /// Whether the word begins with a like sound, and differs by no more than a letter elsewhere if
  /// it is not the same.
  ///
  /// People know how a word begins: "billion" is no misspelled "million". But no word begins
  /// like "vbout", so that is a misspelled "about".
  private var hasBeginning: Bool {
    guard let first = slips.first, first.offset == 0, first.kind.isHeavy else { return true }
    guard !first.written.isEmpty, !first.expected.isEmpty else { return false }
    let rest = slips.dropFirst()
    return first.kind.weight < 4
      ? weight(of: rest) <= 4 : hasStrangeGroups && !rest.contains { $0.kind.isHeavy }
  }

  /// Whether a word of four letters has one slip only, and not in its last consonant: "loan" is no
  /// misspelled "lion", and "growl" no "grow".
  private var isKeptIfShort: Bool {
    guard letters <= 4, let last = slips.last else { return true }
    return slips.count == 1
      && (last.kind.weight < 4 || last.offset + last.expected.count < letters)
  }

  /// Whether no more than two letters are too many or missing at the end: "commit" is no misspelled
  /// "committee".
  private var hasEnding: Bool {
    var end = letters
    var tail: [Verdict.Slip] = []
    for slip in slips.reversed() {
      guard slip.offset + slip.expected.count == end else { break }
      tail.append(slip)
      end = slip.offset
    }
    return Part(slips: tail).letters < 3 || !Part(slips: tail).isSyllable
  }

  /// Whether the word is made of the same parts.
  ///
  /// A part differs when slips follow one another. One of up to three letters may, in a long word,
  /// if none of them is unrelated. In what is like no word any may but the ending of a short one.
  private var hasParts: Bool {
    let parts = parts
    if isLikeNoWord { return letters > 8 || !parts.contains { $0.isEnding(of: letters) } }
    return parts.count <= 1
      && parts.allSatisfy { part in
        part.letters <= 3 && !part.slips.contains { $0.kind == .unrelatedLetter }
          && (letters > 8 || !part.isEnding(of: letters) && !part.isSyllable)
      }
  }

  /// The groups of slips that follow one another, with a consonant among them.
  private var parts: [Part] {
    var parts: [Part] = []
    for slip in slips where slip.kind.isHeavy {
      if let end = parts.last?.end, end == slip.offset {
        parts[parts.count - 1].slips.append(slip)
      } else {
        parts.append(Part(slips: [slip]))
      }
    }
    return parts.filter { $0.slips.count > 1 && $0.slips.contains { $0.kind.weight == 4 } }
  }

  private struct Part {
    var slips: [Verdict.Slip]

    var end: Int { slips.last.map { $0.offset + $0.expected.count } ?? 0 }

    var letters: Int { slips.reduce(0) { $0 + max($1.written.count, $1.expected.count) } }

    func isEnding(of letters: Int) -> Bool { end >= letters }

    /// Whether the letters are only too many, or only missing.
    var isSyllable: Bool {
      slips.allSatisfy(\.written.isEmpty) || slips.allSatisfy(\.expected.isEmpty)
    }
  }
}

extension Verdict.Slip.Kind {
  /// The part of a letter that differs, in quarters.
  fileprivate var weight: Int {
    switch self {
    case .unrelatedLetter, .extraConsonant, .missingConsonant: 4
    case .vowelForVowel, .extraVowel, .missingVowel, .relatedConsonant: 2
    case .swappedLetters, .soundAlike, .silentH, .extraDoubling, .missingDoubling, .mark: 1
    case .wordSpacing: 0
    }
  }

  /// Whether the word sounds different by it.
  var isHeavy: Bool { weight > 1 }
}

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
      // Two letters that stand for one whose marks cannot be typed, "ue" for "ü", are that one
      // without marks.
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
