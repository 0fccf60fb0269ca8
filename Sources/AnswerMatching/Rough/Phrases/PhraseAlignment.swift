/// The words of an answer beside the expected ones.
///
/// Words stand in the same order on both sides. An article may be left out or be too many, and two words may
/// be written as one or one as two.
struct PhraseAlignment {
  /// The most words of a phrase in which misspellings are looked for.
  static let mostWords = 64
  /// How many words apart two words may stand to be taken for the same.
  private static let reach = 4

  /// How the answer can be read as the expected one.
  struct Reading {
    var slips: [Slip] = []
    var cost = 0
    var limit = 0
    var inflection: AffixDifference?

    /// The reason why the answer counts; nil when it differs only in articles, hyphens and blanks.
    var reason: Match.Reason? {
      if !slips.isEmpty { return .misspelled(Misspelling(slips: slips, cost: cost, limit: limit)) }
      return inflection.map { .inflected(written: $0.written, expected: $0.expected) }
    }
  }

  private let written: [PhraseWord]
  private let expected: [PhraseWord]
  private let rule: WordRule
  /// Where each expected word begins in the phrase, in characters.
  private let offsets: [Int]

  init(written: [PhraseWord], expected: [PhraseWord], rule: WordRule) {
    self.written = written
    self.expected = expected
    self.rule = rule
    offsets = expected.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.length + 1) }
  }

  /// Reads the answer as the expected one at the lowest cost.
  ///
  /// - Returns: How it is read, or why it cannot be.
  func reading() -> Result<Reading, Refusal> {
    guard max(written.count, expected.count) <= Self.mostWords,
      abs(written.count - expected.count) <= Self.reach
    else { return .failure(Refusal(reason: .differentWords)) }
    if written.count == 1, expected.count == 1 {
      return Reading().adding(written[0], as: expected[0], at: 0, rule)
    }
    if let reading = cheapestReading() { return .success(reading) }
    return .failure(Refusal(reason: refusal))
  }

  struct Refusal: Error {
    let reason: Mismatch.Reason
  }

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
    func offer(_ reading: Reading?, _ word: PhraseWord, as expected: PhraseWord, at offset: Int) {
      if let reading {
        result.append(try? reading.adding(word, as: expected, at: offset, rule).get())
      }
    }
    if upTo > 0, target > 0 {
      let reading = table[upTo - 1][target - 1]
      offer(reading, written[upTo - 1], as: expected[target - 1], at: offsets[target - 1])
    }
    if upTo > 0, written.count > 1, rule.isArticle(written[upTo - 1]) {
      result.append(table[upTo - 1][target])
    }
    if target > 0, expected.count > 1, rule.isArticle(expected[target - 1]) {
      result.append(table[upTo][target - 1])
    }
    if upTo > 1, target > 0 {
      let offset = offsets[target - 1]
      let word = written[upTo - 2] + written[upTo - 1]
      let reading = table[upTo - 2][target - 1]?.addingSpacing(" ", "", at: offset, rule)
      offer(reading, word, as: expected[target - 1], at: offset)
    }
    if upTo > 0, target > 1 {
      let offset = offsets[target - 2]
      let word = expected[target - 2] + expected[target - 1]
      let reading = table[upTo - 1][target - 2]?.addingSpacing("", " ", at: offset, rule)
      offer(reading, written[upTo - 1], as: word, at: offset)
    }
    return result
  }

  /// Why the answer cannot be read as the expected one: what is wrong with its first wrong word.
  private var refusal: Mismatch.Reason {
    let written = withoutArticles(written)
    let expected = withoutArticles(expected)
    guard written.count == expected.count else {
      return rule.haveOneNegation(written, expected) ? .negation : .differentWords
    }
    for (word, target) in zip(written, expected) {
      if case .refused(let reason) = rule.compare(word, with: target) { return reason }
    }
    return .differentWords
  }

  private func withoutArticles(_ words: [PhraseWord]) -> [PhraseWord] {
    words.count > 1 ? words.filter { !rule.isArticle($0) } : words
  }
}

extension PhraseAlignment.Reading {
  /// Reads one more word as the expected one.
  fileprivate func adding(
    _ word: PhraseWord,
    as expected: PhraseWord,
    at offset: Int,
    _ rule: WordRule
  ) -> Result<PhraseAlignment.Reading, PhraseAlignment.Refusal> {
    var reading = self
    switch rule.compare(word, with: expected) {
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

  fileprivate func addingSpacing(
    _ written: String,
    _ expected: String,
    at offset: Int,
    _ rule: WordRule
  ) -> PhraseAlignment.Reading {
    var reading = self
    let cost = rule.language.costs.wordSpacing
    reading.slips.append(
      Slip(kind: .wordSpacing, written: written, expected: expected, offset: offset, cost: cost)
    )
    reading.cost += cost
    reading.limit += cost
    return reading
  }
}
