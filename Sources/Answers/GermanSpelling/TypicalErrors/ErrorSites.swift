// SPDX-License-Identifier: Apache-2.0

/// The places of a word at which other letters may be written, found unit by unit.
///
/// A unit is the letters of one sound, so that no rule looks at half of one: the h of "ch" marks no
/// length, and the i of "ie" is not short.
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

  /// Whether the vowel at a place is the only one before it that can be stressed: the first one of
  /// the stem.
  func isFirstVowel(_ place: Int) -> Bool {
    !text.hasVowelInWord(before: place) || text.isFirstVowelOfStem(place)
  }

  /// Whether nothing follows but consonants and an unstressed ending, so that a first vowel is
  /// stressed.
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

/// The errors of a whole word: its capital, its limits, and the mark behind it.
extension ErrorSites {
  mutating func findInWord() {
    findCapital()
    findMark()
    if small.contains(" ") { findJoin() } else { findSplit() }
  }

  /// A capital at the start; not that of pronouns, which some have for courtesy.
  private mutating func findCapital() {
    guard isCapitalized, !Self.pronouns.contains(small) else { return }
    swap(0..<1, exactly: text.text(of: 0..<1).lowercased())
  }

  private static let pronouns: Set = [
    "sie", "ihr", "ihre", "ihrem", "ihren", "ihrer", "ihnen", "du", "dich", "dir", "dein", "deine",
    "euch",
  ]

  /// A comma, full stop or another mark behind the last letter, which is left out.
  private mutating func findMark() {
    let last = text.count - 1
    guard text[last] == ".", text[last - 1].isLetter else { return }
    swap(last..<last + 1, exactly: "")
  }

  /// Two words that are often written as one.
  private mutating func findJoin() {
    guard let blank = (0..<text.count).first(where: { text[$0] == " " }),
      Self.pairs.contains(small)
    else { return }
    swap(
      blank - 1..<blank + 2,
      exactly: text.text(of: blank - 1..<blank) + text.text(of: blank + 1..<blank + 2).lowercased()
    )
  }

  private static let pairs: Set = [
    "gar nicht", "gar nichts", "gar kein", "gar keine", "gar keinen", "auf einmal", "immer noch",
    "vor allem", "wie viel", "wie viele", "zu viel", "zu viele", "so viel", "so viele",
    "zum beispiel",
    "ein bisschen", "ein paar", "jeden tag", "noch nie", "in die", "in den", "auf dem", "auf den",
    "auf die", "auf der", "mit dem", "mit den", "mit der", "zu der", "unter anderem",
    "noch einmal", "schon wieder", "nicht mehr", "noch mehr", "auf jeden",
  ]

  /// A word of two parts that is often written as two.
  private mutating func findSplit() {
    guard let seam = seam else { return }
    swap(
      seam - 1..<seam + 1,
      exactly: text.text(of: seam - 1..<seam) + " " + text.text(of: seam..<seam + 1)
    )
  }

  private var seam: Int? {
    if let length = Self.splitWords[small] { return length }
    guard isCapitalized else { return nil }
    return Self.firstParts.lazy.map(\.count).first { length in
      Self.firstParts.contains { $0.count == length && text.has($0, at: 0) }
        && isWord(from: length)
    }
  }

  /// Whether what follows in a noun can be a noun of its own: no ending, and no part of a longer
  /// stem.
  private func isWord(from place: Int) -> Bool {
    let rest = String(small.dropFirst(place))
    if Self.lastParts.contains(rest) { return true }
    return text.count - place > 3 && (text[place].isConsonant || text[place] == "a")
      && text[place] != text[place + 1] && text.hasVowelInWord(from: place + 1)
      && !text.hasSuffix(at: place) && !rest.hasPrefix("lung")
      && !Self.longerStems.contains(where: small.hasPrefix)
  }

  private static let lastParts: Set = ["tür", "hof", "bad", "tag", "rad", "uhr", "essen", "eltern"]
  private static let longerStems = ["schulter", "hundert", "eisen"]

  /// Words that are often written as two, and where.
  private static let splitWords = [
    "zusammen": 2, "zurück": 2, "vielleicht": 4, "manchmal": 6, "überall": 4, "irgendwo": 6,
    "irgendwann": 6, "irgendwie": 6, "irgendwer": 6, "hinterher": 6, "nachher": 4, "vorher": 3,
    "vorbei": 3, "danach": 2, "dabei": 2, "dafür": 2, "dagegen": 2, "daneben": 2, "dazu": 2,
    "heraus": 3, "herein": 3, "herunter": 3, "hinein": 3, "hinaus": 3, "hinunter": 3, "trotzdem": 5,
    "außerdem": 5, "miteinander": 3, "durcheinander": 5, "nebeneinander": 5, "gegenüber": 5,
    "jedenfalls": 5, "sofort": 2, "niemals": 3, "vormittags": 3, "nachmittags": 4, "unterwegs": 5,
  ]

  /// Nouns with which others begin.
  private static let firstParts: [StaticWord] = [
    "kinder", "wasser", "garten", "sommer", "winter", "sonnen", "blumen", "taschen", "bücher",
    "geburtstags", "feuer", "regen", "schnee", "butter", "apfel", "vogel", "früh", "haus", "schul",
    "fuß", "fahr", "hand", "zahn", "spiel", "wald", "stadt", "eis", "brief", "turn", "schwimm",
    "groß", "abend", "mittag", "hunde", "katzen", "tier", "milch", "klassen",
  ]
}
