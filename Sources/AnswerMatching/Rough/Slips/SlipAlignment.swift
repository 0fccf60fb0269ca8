/// The cheapest way to explain what was written by slips from what was expected.
///
/// This is optimal string alignment with a cost for each kind of slip and with groups of letters that
/// sound alike as one slip.
///
/// Source: B. J. Oommen and R. K. S. Loke, "Pattern recognition of strings with substitutions, insertions,
/// deletions and generalized transpositions", 1997, for the recurrence; the costs are our own.
struct SlipAlignment {
  /// The sum of the slips' costs.
  let cost: Int
  /// The slips' steps from left to right.
  private let steps: [PlacedStep]

  /// Aligns two words.
  ///
  /// - Complexity: O(*mn*) time and memory in the words' lengths.
  init(written: [SpelledLetter], expected: [SpelledLetter], costs: SlipCosts) {
    var grid = Grid(written: written, expected: expected, costs: costs)
    grid.fill()
    cost = grid.cost
    steps = grid.slips
  }

  /// The number of slips.
  var count: Int { steps.count }

  /// Returns the slips in words that were aligned.
  func slips(in written: String, _ expected: String) -> [Verdict.Slip] {
    guard !steps.isEmpty else { return [] }
    let written = Array(written)
    let expected = Array(expected)
    // A slip has mostly one letter, which is made to a string faster than a sequence of them.
    func text(_ letters: ArraySlice<Character>) -> String {
      letters.count == 1 ? letters.first.map { String($0) } ?? "" : String(letters)
    }
    return steps.map { step in
      Verdict.Slip(
        kind: step.kind,
        written: text(written[step.written]),
        expected: text(expected[step.expected]),
        offset: step.expected.lowerBound,
        cost: step.price
      )
    }
  }
}

/// A slip by the places of its letters in both words.
private struct PlacedStep {
  let kind: Verdict.Slip.Kind
  let written: Range<Int>
  let expected: Range<Int>
  let price: Int
}

/// The table of the cheapest alignments of all beginnings of two words.
private struct Grid {
  /// How a cell is reached: how many letters back on either side, and by what slip, none for equal letters.
  struct Step {
    var written = 0
    var expected = 0
    var kind: Verdict.Slip.Kind?
    var price = 0
  }

  let written: [SpelledLetter]
  let expected: [SpelledLetter]
  let costs: SlipCosts
  private var totals: [Int]
  private var steps: [Step]

  init(written: [SpelledLetter], expected: [SpelledLetter], costs: SlipCosts) {
    self.written = written
    self.expected = expected
    self.costs = costs
    let cells = (written.count + 1) * (expected.count + 1)
    totals = Array(repeating: 0, count: cells)
    steps = Array(repeating: Step(), count: cells)
  }

  var cost: Int { totals.last ?? 0 }

  private func index(_ row: Int, _ column: Int) -> Int { row * (expected.count + 1) + column }

  mutating func fill() {
    for row in 0...written.count {
      for column in 0...expected.count where row + column > 0 {
        fillCell(row, column)
      }
    }
  }

  private mutating func fillCell(_ row: Int, _ column: Int) {
    var cheapest = Int.max
    var choice = Step()
    func offer(_ step: Step) {
      let total = totals[index(row - step.written, column - step.expected)] + step.price
      if total < cheapest {
        cheapest = total
        choice = step
      }
    }
    if row > 0, column > 0 {
      offer(replacement(row, column))
      if let swap = swap(row, column) { offer(swap) }
      for pair in SoundAlikes.pairs(ending: written[row - 1], expected[column - 1])
      where written.has(pair.written, before: row) && expected.has(pair.expected, before: column) {
        let surcharge = column == pair.expected.count ? costs.firstLetterChanged : 0
        offer(step(pair.written.count, pair.expected.count, .soundAlike, surcharge: surcharge))
      }
    }
    if row > 0 { offer(extraLetter(row, column)) }
    if column > 0 { offer(missingLetter(column)) }
    totals[index(row, column)] = cheapest
    steps[index(row, column)] = choice
  }

  private func replacement(_ row: Int, _ column: Int) -> Step {
    let letter = written[row - 1]
    let target = expected[column - 1]
    guard letter != target else { return Step(written: 1, expected: 1) }
    let kind: Verdict.Slip.Kind =
      if letter.hasSameBase(as: target) {
        .mark
      } else if letter.isVowel, target.isVowel {
        .vowelForVowel
      } else if letter.isRelated(to: target) {
        .relatedConsonant
      } else {
        .unrelatedLetter
      }
    let surcharge =
      switch column {
      case 1: costs.firstLetterChanged
      case 2: costs.secondLetter
      default: 0
      }
    return step(1, 1, kind, surcharge: surcharge)
  }

  private func swap(_ row: Int, _ column: Int) -> Step? {
    guard row > 1, column > 1, written[row - 1] != written[row - 2],
      written[row - 1] == expected[column - 2], written[row - 2] == expected[column - 1]
    else { return nil }
    return step(2, 2, .swappedLetters, surcharge: column == 2 ? costs.firstLetterChanged : 0)
  }

  private func extraLetter(_ row: Int, _ column: Int) -> Step {
    let letter = written[row - 1]
    if stands(letter, before: column) || stands(letter, before: column + 1) {
      return step(1, 0, .extraDoubling)
    }
    let kind: Verdict.Slip.Kind =
      letter == .h ? .silentH : letter.isVowel ? .extraVowel : .extraConsonant
    return step(1, 0, kind, surcharge: column == 0 ? costs.firstLetterMissingOrExtra : 0)
  }

  private func missingLetter(_ column: Int) -> Step {
    let letter = expected[column - 1]
    if stands(letter, before: column - 1) || stands(letter, before: column + 1) {
      return step(0, 1, .missingDoubling)
    }
    let kind: Verdict.Slip.Kind =
      letter == .h ? .silentH : letter.isVowel ? .missingVowel : .missingConsonant
    let surcharge =
      switch column {
      case 1: costs.firstLetterMissingOrExtra
      case 2: costs.secondLetter
      default: 0
      }
    return step(0, 1, kind, surcharge: surcharge)
  }

  private func step(
    _ written: Int,
    _ expected: Int,
    _ kind: Verdict.Slip.Kind,
    surcharge: Int = 0
  ) -> Step {
    Step(written: written, expected: expected, kind: kind, price: costs[kind] + surcharge)
  }

  /// Whether the expected word has the letter just before a column's end.
  private func stands(_ letter: SpelledLetter, before column: Int) -> Bool {
    expected.indices.contains(column - 1) && expected[column - 1] == letter
  }

  var slips: [PlacedStep] {
    var slips: [PlacedStep] = []
    var row = written.count
    var column = expected.count
    while row + column > 0 {
      let step = steps[index(row, column)]
      let from = (row: row - step.written, column: column - step.expected)
      if let kind = step.kind {
        slips.append(
          PlacedStep(
            kind: kind,
            written: from.row..<row,
            expected: from.column..<column,
            price: step.price
          )
        )
      }
      (row, column) = (from.row, from.column)
    }
    return slips.reversed()
  }
}
