// SPDX-License-Identifier: Apache-2.0

/// Sees when a word differs too much from the expected one to be that word misspelled, however cheap its slips are.
///
/// Prices say how likely a slip is, and many likely slips still make another word. So a reader looks at the whole word too: how
/// much of it is there, whether it begins as it should, and whether a part of it is another one.
struct SlipBounds {
  let slips: [Verdict.Slip]
  /// The letters of the expected word.
  let letters: Int
  /// Whether a list shows that what was written is no other word.
  let isNoWord: Bool
  /// Whether some of its letters stand together as in no word of the language, and those of the expected word do not.
  let hasStrangeGroups: Bool

  /// Whether the word can be the expected one.
  var areKept: Bool {
    hasEnoughInCommon
      && (isNoWord || hasBeginning && (isLikeNoWord || isKeptIfShort && hasEnding) && hasParts)
  }

  /// Whether it is hardly another word and has no foreign letters: "lastr" is a misspelled "last", but "John" no "Jane".
  private var isLikeNoWord: Bool {
    hasStrangeGroups && (letters > 4 || slips.count < 3)
      && !slips.contains { $0.kind == .unrelatedLetter }
  }

  /// Whether no more than a third of the letters differ, or a half in what is no other word.
  private var hasEnoughInCommon: Bool {
    weight(of: slips[...]) * (isNoWord ? 2 : 3) <= letters * 4
  }

  private func weight(of slips: ArraySlice<Verdict.Slip>) -> Int {
    slips.reduce(0) { $0 + $1.kind.weight }
  }

  /// Whether the word begins with a like sound, and differs by no more than a letter elsewhere if it is not the same.
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

  /// Whether a word of four letters has one slip only, and not in its last consonant: "loan" is no misspelled "lion", and
  /// "growl" no "grow".
  private var isKeptIfShort: Bool {
    guard letters <= 4, let last = slips.last else { return true }
    return slips.count == 1
      && (last.kind.weight < 4 || last.offset + last.expected.count < letters)
  }

  /// Whether no more than two letters are too many or missing at the end: "commit" is no misspelled "committee".
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
  /// A part differs when slips follow one another. One of up to three letters may, in a long word, if none of them is unrelated. In what is
  /// like no word any may but the ending of a short one.
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
  /// How much of a letter differs, in quarters.
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
