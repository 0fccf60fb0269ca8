// SPDX-License-Identifier: Apache-2.0

/// The places of a word at which other letters may be written, found unit by unit.
///
/// A unit is the letters of one sound, so that no rule looks at half of one: the h of "ch" marks no length, and the i of
/// "ie" is not short.
struct ErrorSites {
  /// Letters that are written for others.
  struct Swap {
    let range: Range<Int>
    let letters: String
  }

  let text: SpelledText
  let comparison: Comparison
  /// The word in small letters.
  let small: String
  private(set) var swaps: [Swap] = []

  /// Finds the places of a word.
  init(_ word: String) {
    var alphabet = Alphabet()
    text = SpelledText(word, of: &alphabet)
    comparison = Comparison(target: text, input: text, seams: nil)
    small = word.lowercased()
    // A name of capitals is no word that is spelled by rules.
    guard !text.letters.dropFirst().contains(where: \.isCapital) || small.contains(" ") else {
      return
    }
    findInWord()
    var place = 0
    while place < text.count {
      place += text[place].isVowel ? findInVowel(at: place) : findInConsonant(at: place)
    }
    swaps = swaps.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }

  /// Notes what may be written for some letters, with a capital where they begin with one.
  mutating func swap(_ start: Int, _ length: Int, for letters: String...) {
    for written in letters {
      let isCapital = text.letters[start].isCapital
      let letters = isCapital ? written.prefix(1).uppercased() + written.dropFirst() : written
      swaps.append(Swap(range: start..<(start + length), letters: letters))
    }
  }

  /// Notes letters that are written exactly like this.
  mutating func swap(_ range: Range<Int>, exactly letters: String) {
    swaps.append(Swap(range: range, letters: letters))
  }

  /// Whether the word begins with a capital, as nouns do.
  var isCapitalized: Bool { text.letters.first?.isCapital == true }

  /// Whether a word ends before a place.
  func isEnd(_ place: Int) -> Bool { !text[place].isLetter }

  /// Whether a word begins at a place.
  func isStart(_ place: Int) -> Bool { !text[place - 1].isLetter }

  /// Whether some letters are the last of a word.
  func isEnding(_ word: StaticWord, at place: Int) -> Bool {
    text.has(word, at: place) && isEnd(place + word.count)
  }

  /// Whether a stem begins at a place, as far as prefixes show.
  func isStartOfStem(_ place: Int) -> Bool {
    isStart(place) || text.hasUnstressedPrefix(endingAt: place)
      || text.hasParticle(endingAt: place) || text.hasWordStart(Self.prefixes, endingAt: place)
  }

  private static let prefixes: [StaticWord] = ["ver", "ent", "zer"]

  /// Whether the vowel at a place is the only one before it that can be stressed: the first one of the stem.
  func isFirstVowel(_ place: Int) -> Bool {
    !text.hasVowelInWord(before: place) || text.isFirstVowelOfStem(place)
  }

  /// Whether nothing follows but consonants and an unstressed ending, so that a first vowel is stressed.
  func isBeforeUnstressedEnd(_ place: Int) -> Bool {
    var end = place
    while text[end].isConsonant {
      end += 1
    }
    return Self.unstressedEnds.contains { isEnding($0, at: end) }
  }

  private static let unstressedEnds: [StaticWord] = [
    "e", "en", "er", "el", "es", "em", "et", "est", "ern", "eln", "ens", "ers", "a", "o", "ig",
  ]
}
