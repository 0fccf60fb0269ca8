// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts
internal import TextFolding

/// Aligns the words of an answer with the expected ones.
///
/// Words stand in the same order on both sides. An article inside may be left out or be too many,
/// and two words may be written as one or one as two.
struct PhraseAlignment {
  /// The most words of a phrase in which misspellings are looked for.
  static let maximumWords = 64
  /// The most letters that these words may have together.
  static let maximumLetters = 384
  /// The greatest distance, in words, between two words that are taken for the same.
  private static let reach = 4
  /// The most words of a phrase in which the words that differ are named.
  private static let fewWords = 8
  /// The number of words of a text that are read one by one.
  static let wordsToRead = maximumWords + 1

  /// A way to read the answer as the expected one.
  struct Reading {
    var slips: [Verdict.Slip] = []
    var cost = 0
    var limit = 0
    var inflection: AffixDifference?

    /// The reason the answer counts; nil when it differs only in articles, hyphens and blanks.
    var reason: Verdict.Match.Reason? {
      if !slips.isEmpty {
        return .misspelled(Verdict.Misspelling(slips: slips, cost: cost, limit: limit))
      }
      return inflection.map { .inflected(written: $0.written, expected: $0.expected) }
    }
  }

  private let written: [PhraseWord]
  private let expected: [PhraseWord]
  private let rule: WordRule
  /// The beginning of each expected word in the phrase, in characters.
  private let offsets: [Int]
  /// The words of each side that may be missing on the other.
  private let writtenArticles: Set<Int>
  private let expectedArticles: Set<Int>
  private let isName: Bool

  init(written: [PhraseWord], expected: [PhraseWord], rule: WordRule) {
    self.written = written
    self.expected = expected
    self.rule = rule
    let words = (written.optionalNameParts, expected.optionalNameParts)
    isName = expected.isName
    // Of two initials nobody knows which one is missing, and one in the place of another is another
    // name.
    let mayLackInitial = words.0.initials.isEmpty != words.1.initials.isEmpty
    func optional(_ parts: [PhraseWord].NameParts) -> Set<Int> {
      guard expected.isName else { return [] }
      return parts.particles.union(
        mayLackInitial && parts.initials.count == 1 ? parts.initials : []
      )
    }
    // A king is no queen, so a title may be on one side alone.
    let titles = (written.titled(expected), expected.titled(expected))
    writtenArticles = rule.articles(in: written).union(rule.ands(in: written))
      .union(optional(words.0)).union(titles.1.isEmpty ? titles.0 : [])
    expectedArticles = rule.articles(in: expected).union(rule.ands(in: expected))
      .union(optional(words.1)).union(titles.0.isEmpty ? titles.1 : [])
    offsets = expected.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.length + 1) }
  }

  /// Reads the answer as the expected one at the lowest cost, or says why it cannot be read so.
  func reading() -> Result<Reading, Refusal> {
    guard max(written.count, expected.count) <= Self.maximumWords,
      abs(written.count - expected.count) <= Self.reach
    else { return .failure(Refusal(reason: .differentWords)) }
    if written.count == 1, expected.count == 1, !written[0].isGreekLetter(expected[0]) {
      return Reading().adding(rule.compare(written[0], with: expected[0]), at: 0)
    }
    guard max(letters(of: written), letters(of: expected)) <= Self.maximumLetters else {
      return .failure(Refusal(reason: .noTolerance(.tooLong)))
    }
    if let reading = cheapestReading() { return .success(reading) }
    return .failure(Refusal(reason: refusal))
  }

  struct Refusal: Error {
    let reason: Verdict.Mismatch.Reason
  }

  private func letters(of words: [PhraseWord]) -> Int { words.reduce(0) { $0 + $1.length } }

  private func cheapestReading() -> Reading? {
    var table: [[Reading?]] = Array(
      repeating: Array(repeating: nil, count: expected.count + 1),
      count: written.count + 1
    )
    table[0][0] = Reading()
    for upTo in 0...written.count {
      for target in 0...expected.count where abs(upTo - target) <= Self.reach {
        let candidates = [table[upTo][target]] + steps(to: upTo, target, from: table)
        table[upTo][target] = candidates.compactMap(\.self).min { $0.cost < $1.cost }
      }
    }
    return table[written.count][expected.count]
  }

  /// The readings of a beginning of both phrases that end in each possible way.
  private func steps(to upTo: Int, _ target: Int, from table: [[Reading?]]) -> [Reading?] {
    var result: [Reading?] = []
    if upTo > 0, target > 0, let reading = table[upTo - 1][target - 1] {
      let (word, other) = (written[upTo - 1], expected[target - 1])
      let isInitial =
        target < expected.count
        && (word.isInitial(of: other) && (isName || !hasRelativeWithSameInitial(other))
          || isName && upTo < written.count && other.isInitial(of: word))
      let isUnit =
        upTo > 1 && target > 1 && written[upTo - 2].isNumber && expected[target - 2].isNumber
        && word.isSameUnit(as: other)
      let finding = isInitial || isUnit ? .equal : compare(word, with: other)
      result.append(try? reading.adding(finding, at: offsets[target - 1]).get())
    }
    if writtenArticles.contains(upTo - 1) {
      result.append(table[upTo - 1][target])
    }
    if expectedArticles.contains(target - 1) {
      result.append(table[upTo][target - 1])
    }
    if upTo > 0, isName, target < expected.count,
      let count = written[upTo - 1].initials(of: expected[..<target])
    {
      result.append(table[upTo - 1][target - count])
    }
    if upTo > 1, target > 0, let reading = table[upTo - 2][target - 1] {
      let parts = (written[upTo - 2], written[upTo - 1])
      let word = expected[target - 1]
      if rule.say(parts, as: word) { result.append(reading) }
      if rule.canBeJoined(parts, as: word) {
        let finding = rule.compare(parts.0 + parts.1, with: word)
        let blank = BlankSlip(place: parts.0.length, isWritten: true, cost: blankCost)
        result.append(reading.adding(finding, at: offsets[target - 1], with: blank))
      }
    }
    if upTo > 0, target > 1, let reading = table[upTo - 1][target - 2] {
      let parts = (expected[target - 2], expected[target - 1])
      let word = written[upTo - 1]
      if rule.say(parts, as: word) { result.append(reading) }
      if rule.canBeJoined(parts, as: word) {
        let finding = rule.compare(word, with: parts.0 + parts.1)
        let blank = BlankSlip(place: parts.0.length, isWritten: false, cost: blankCost)
        result.append(reading.adding(finding, at: offsets[target - 2], with: blank))
      }
    }
    return result
  }

  /// Whether a relative of a word begins with the same letter: "S chloride" may be one of sulfur.
  private func hasRelativeWithSameInitial(_ word: PhraseWord) -> Bool {
    rule.language.families.relatives(of: word.folded).contains { $0.first == word.folded.first }
  }

  /// Compares two words of phrases.
  private func compare(_ written: PhraseWord, with expected: PhraseWord) -> WordRule.Finding {
    // A lone "V" may be a symbol, but in a phrase it is a number like 5.
    written.isOtherNotation(of: expected) || rule.areConjunctions(written, expected)
      ? .equal : rule.compare(written, with: expected)
  }

  private var blankCost: Int { rule.language.costs.amounts.wordSpacing }

  /// The reason the answer cannot be read as the expected one: what is wrong with its first wrong
  /// word.
  private var refusal: Verdict.Mismatch.Reason {
    guard !written.isEmpty, !expected.isEmpty else { return .different }
    let ands = (rule.ands(in: self.written), rule.ands(in: self.expected))
    let written = self.written.indices.filter {
      !writtenArticles.contains($0) || ands.0.contains($0)
    }
    let expected = self.expected.indices.filter {
      !expectedArticles.contains($0) || ands.1.contains($0)
    }
    let words = (written.map { self.written[$0] }, expected.map { self.expected[$0] })
    guard written.count == expected.count else {
      return rule.haveOneNegation(words.0, words.1) ? .negation : difference(words.0, words.1)
    }
    let keys = (words.0.map(\.folded), words.1.map(\.folded))
    guard keys.0 == keys.1 || keys.0.sorted() != keys.1.sorted() else { return .otherOrder }
    for (word, target) in zip(written, expected) {
      let finding = compare(self.written[word], with: self.expected[target])
      if case .refused(let reason) = finding { return reason.moved(by: offsets[target]) }
    }
    return .differentWords
  }

  /// The words that have none on the other side, if some have one.
  private func difference(
    _ written: [PhraseWord],
    _ expected: [PhraseWord]
  ) -> Verdict.Mismatch.Reason {
    guard max(written.count, expected.count) <= Self.fewWords else { return .differentWords }
    var missing = expected
    let needless = written.filter { word in
      let place = missing.firstIndex {
        if case .refused = compare(word, with: $0) { false } else { true }
      }
      if let place { missing.remove(at: place) }
      return place == nil
    }
    guard missing.count < expected.count else { return .different }
    let texts = [needless, missing].map { $0.map(\.surface).joined(separator: " ") }
    return .difference(written: texts[0], expected: texts[1])
  }
}

extension [PhraseWord] {
  /// The place of a title before a name, if there is one; that it is a name shows where it is
  /// expected.
  fileprivate func titled(_ expected: [PhraseWord]) -> Set<Int> {
    guard count > 1, self[0].isTitle, let last = expected.last else { return [] }
    return last.surface.first?.isUppercase == true && !last.isTitle ? [0] : []
  }
}

extension Verdict.Mismatch.Reason {
  /// The reason with its slips farther on in the phrase.
  fileprivate func moved(by distance: Int) -> Verdict.Mismatch.Reason {
    guard case .misspelledTooBadly(var misspelling) = self else { return self }
    misspelling.slips = misspelling.slips.map { $0.moved(by: distance) }
    return .misspelledTooBadly(misspelling)
  }
}

extension PhraseAlignment.Reading {
  /// Reads one more word by what was found of it.
  fileprivate func adding(
    _ finding: WordRule.Finding,
    at offset: Int
  ) -> Result<PhraseAlignment.Reading, PhraseAlignment.Refusal> {
    var reading = self
    switch finding {
    case .equal: break
    case .inflected(let difference): reading.inflection = reading.inflection ?? difference
    case .misspelled(let misspelling):
      reading.slips += misspelling.slips.map { $0.moved(by: offset) }
      reading.cost += misspelling.cost
      reading.limit += misspelling.limit
    case .refused(let reason): return .failure(PhraseAlignment.Refusal(reason: reason))
    }
    return .success(reading)
  }

  /// Reads two words that stand for one, or one that stands for two, by what was found of them when
  /// they are written together; nil when they are not the same.
  fileprivate func adding(
    _ finding: WordRule.Finding,
    at offset: Int,
    with blank: BlankSlip
  ) -> PhraseAlignment.Reading? {
    guard var reading = try? adding(finding, at: 0).get(),
      let joined = blank.inserted(into: Array(reading.slips.dropFirst(slips.count)))
    else { return nil }
    reading.slips = slips + joined.map { $0.moved(by: offset) }
    reading.cost += blank.cost
    reading.limit += blank.cost
    return reading
  }
}

/// A blank inside a word that is written together on the other side.
struct BlankSlip {
  /// The number of letters of the word before the blank.
  let place: Int
  /// Whether the blank was written and should not be there, or the other way round.
  let isWritten: Bool
  let cost: Int

  /// Returns the slips of the word together with this one.
  ///
  /// - Returns: All slips from left to right, with the places that they have in the expected words;
  ///   nil when the blank is inside of another slip.
  func inserted(into slips: [Verdict.Slip]) -> [Verdict.Slip]? {
    var result: [Verdict.Slip] = []
    var isInserted = false
    // How many letters more were written than expected so far.
    var surplus = 0
    for slip in slips {
      let start = slip.offset + (isWritten ? surplus : 0)
      let length = isWritten ? slip.written.count : slip.expected.count
      if !isInserted, start >= place {
        result.append(self.slip(surplus: surplus))
        isInserted = true
      }
      guard isInserted || start + length <= place else { return nil }
      result.append(isInserted && !isWritten ? slip.moved(by: 1) : slip)
      surplus += slip.written.count - slip.expected.count
    }
    return isInserted ? result : result + [slip(surplus: surplus)]
  }

  private func slip(surplus: Int) -> Verdict.Slip {
    Verdict.Slip(
      kind: .wordSpacing,
      written: isWritten ? " " : "",
      expected: isWritten ? "" : " ",
      offset: isWritten ? place - surplus : place,
      cost: cost
    )
  }
}

/// The name of a person, and the shorter forms of it that people use.
struct PersonName {
  /// The name as it is listed.
  let text: String

  /// The surname with and without the words before it, and the name without those between the first
  /// name and the surname.
  ///
  /// The words before a surname begin in lower case: "van Beethoven". None for a name of one word,
  /// and for one with a number, which belongs to the first name: "Louis XIV".
  var shorterForms: [String] {
    let words = text.split(separator: " ")
    guard words.count > 1, words.count <= PhraseAlignment.maximumWords, let first = words.first,
      let surname = words.last, surname.allSatisfy({ $0.isLetter || "-'’".contains($0) }),
      !PhraseWord(surname).isRomanNumeral
    else { return [] }
    let particles = words.dropFirst().dropLast().reversed().prefix { $0.first?.isLowercase == true }
    let whole = (particles.reversed() + [surname]).joined(separator: " ")
    var forms: [String] = []
    for form in [whole, String(surname), "\(first) \(whole)", "\(first) \(surname)"]
    where form != text && !forms.contains(form) {
      forms.append(form)
    }
    return forms
  }
}

extension PersonName {
  /// The name with the surname last where it stands first, as in "Shakespeare, William"; nil for
  /// other texts.
  var inSpokenOrder: String? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      part.split(separator: " ").joined(separator: " ")
    }
    guard parts.count == 2, parts[0].split(separator: " ").last?.first?.isUppercase == true,
      parts[1].first?.isUppercase == true
    else { return nil }
    return "\(parts[1]) \(parts[0])"
  }
}

extension [PhraseWord] {
  /// The words between others of a name that people leave out.
  struct NameParts {
    /// The places of particles, as in "Johann Wolfgang von Goethe".
    let particles: Set<Int>
    /// The places of initials behind the first name, as that of Franklin Delano Roosevelt.
    let initials: Set<Int>
  }

  /// The words that may be missing from the name of a person, of which two others stay.
  var optionalNameParts: NameParts {
    let inner = indices.dropFirst().dropLast()
    let particles = inner.filter { self[$0].isParticle }
    guard count - particles.count > 1 else { return NameParts(particles: [], initials: []) }
    return NameParts(
      particles: Set(particles),
      initials: Set(inner.filter { self[$0].isSingleCapital })
    )
  }

  /// Whether the words could be the name of a person: all begin with a capital but the particles,
  /// and none has a number.
  var isName: Bool {
    guard count > 1, let last, last.length > 1, !last.isRomanNumeral else { return false }
    return allSatisfy { !$0.hasNumber && ($0.isParticle || $0.surface.first?.isUppercase == true) }
  }
}
