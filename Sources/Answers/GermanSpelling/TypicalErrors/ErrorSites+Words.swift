// SPDX-License-Identifier: Apache-2.0

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

  /// Whether what follows in a noun can be a noun of its own: no ending, and no part of a longer stem.
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
