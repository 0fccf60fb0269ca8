// SPDX-License-Identifier: Apache-2.0

/// The mistakes of children from which exercises are made, as letters that are written for others
/// between certain neighbors.
///
/// A diagnosis has to explain whatever is written, so its units are many. Of these only few sound
/// like the word at a certain place, and no child writes the others there.
package struct TypicalErrors: Sendable {
  /// Letters that are written for others.
  struct Unit: Sendable {
    let written: [Character]
    let right: [Character]
    /// One of these must stand before them, unless there is none.
    let before: [Neighbors]
    /// One of these must stand behind them, unless there is none.
    let after: [Neighbors]
  }

  /// Letters next to a place.
  struct Neighbors: Sendable {
    /// The letters; "C" stands for any consonant, "D" for any but c and g, and "V" for any vowel.
    let letters: [Character]
    /// Whether the word begins with them, or ends with them.
    let isAtEdge: Bool
  }

  /// The units, in the order in which they were given.
  let units: [Unit]
  /// Words whose last letters are heard, so that none of them is misspelled.
  let wordsWithHeardEnding: Set<String>
  /// Letters before a doubled consonant without which it is another sound.
  let keptDoubles: Set<String>

  /// Reads the mistakes of a language.
  ///
  /// A line has what is written for what is right, and behind a colon what may stand before and
  /// after it: `f>ph f>gh : ^ a | C e$`. "^" is the start of a word and "$" its end, "C" is any
  /// consonant, "D" any but c and g, "V" any vowel, and "_" is nothing.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - wordsWithHeardEnding: Words whose last letters are heard; blanks part them.
  ///   - keptDoubles: Doubled consonants with the letter before them that are never made single.
  package init(
    _ lines: String,
    wordsWithHeardEnding: String = "",
    keptDoubles: Set<String> = []
  ) {
    units = lines.split(separator: "\n").flatMap { line -> [Unit] in
      let parts = line.split(separator: ":", maxSplits: 1)
      let sides =
        parts.count > 1
        ? parts[1].split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false) : []
      let before = sides.first.map(Self.neighbors) ?? []
      let after = sides.count > 1 ? Self.neighbors(sides[1]) : []
      return (parts.first ?? "").split(separator: " ").compactMap { pair in
        let letters = pair.split(separator: ">").map { $0 == "_" ? [] : Array($0) }
        guard letters.count == 2, !letters[1].isEmpty else { return nil }
        return Unit(written: letters[0], right: letters[1], before: before, after: after)
      }
    }
    self.wordsWithHeardEnding = Set(
      wordsWithHeardEnding.split(whereSeparator: \.isWhitespace).map(String.init)
    )
    self.keptDoubles = keptDoubles
  }

  private static func neighbors(_ text: Substring) -> [Neighbors] {
    text.split(separator: " ").map { item in
      let letters = item.filter { $0 != "^" && $0 != "$" }
      return Neighbors(letters: Array(letters), isAtEdge: letters.count < item.count)
    }
  }
}

extension UnitText {
  /// The units of a table whose right letters begin at a place and have the neighbors that they
  /// need.
  func typicalUnits(at start: Int, of table: TypicalErrors) -> [TypicalErrors.Unit] {
    let ending = hasHeardEnding(at: start, in: table)
    return table.units.filter { unit in
      guard has(unit.right, at: start) else { return false }
      let end = start + unit.right.count
      if ending != nil, !isLetter(end) || unit.after.contains(where: \.isAtEdge) { return false }
      return (unit.before.isEmpty || unit.before.contains { stands($0, before: start) })
        && (unit.after.isEmpty || unit.after.contains { stands($0, behind: end) })
    }
  }

  /// The word at a place if its last letters are heard.
  private func hasHeardEnding(at place: Int, in table: TypicalErrors) -> String? {
    guard !table.wordsWithHeardEnding.isEmpty,
      let range = wordRanges.first(where: { $0.contains(place) })
    else { return nil }
    let word = String(small[range])
    return table.wordsWithHeardEnding.contains(word) ? word : nil
  }

  private func stands(_ neighbors: TypicalErrors.Neighbors, before place: Int) -> Bool {
    let start = place - neighbors.letters.count
    return matches(neighbors.letters, at: start) && !(neighbors.isAtEdge && isLetter(start - 1))
  }

  private func stands(_ neighbors: TypicalErrors.Neighbors, behind place: Int) -> Bool {
    matches(neighbors.letters, at: place)
      && !(neighbors.isAtEdge && isLetter(place + neighbors.letters.count))
  }

  private func matches(_ letters: [Character], at place: Int) -> Bool {
    letters.indices.allSatisfy { offset in
      guard let letter = self[place + offset] else { return false }
      switch letters[offset] {
      case "C": return letter.isConsonantLetter
      case "D": return letter.isConsonantLetter && letter != "c" && letter != "g"
      case "V": return letter.isVowelLetter
      case let other: return other == letter
      }
    }
  }

  /// Whether children write the consonant at a place once for twice, or twice for once.
  ///
  /// A doubled s, and g before e, is another sound, as is the t of "station"; nothing is doubled
  /// before the e of "cake", nor behind a later vowel than the first.
  func isTypicalDoubling(_ range: Range<Int>, in table: TypicalErrors) -> Bool {
    let place = range.lowerBound
    guard let letter = self[place], let next = self[place + 1] else { return false }
    if range.count == 2 {
      return !table.keptDoubles.contains {
        matches(Array($0), at: range.upperBound - $0.count)
      }
    }
    if "cçsk".contains(letter) || letter == "g" && "eiyé".contains(next)
      || letter == "t" && matches(["i", "o", "n"], at: place + 1)
    {
      return false
    }
    let start = small[..<place].lastIndex { !$0.isLetter }.map { $0 + 1 } ?? 0
    let isPlural = self[place + 2] == "s" && !isLetter(place + 3)
    return small[start..<place].dropLast().allSatisfy(\.isConsonantLetter)
      && (next != "e" || isLetter(place + 2) && !isPlural)
  }
}
