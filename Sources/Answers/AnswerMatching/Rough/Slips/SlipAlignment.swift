// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

/// The cheapest way to explain what was written by slips from what was expected.
///
/// This is optimal string alignment with a cost for each kind of slip and with groups of letters
/// that sound alike as one slip. A letter that was left out where another was put in is that letter
/// written for it: an omission never stands next to an insertion, because together they could be
/// cheaper than the substitution.
///
/// Source: B. J. Oommen and R. K. S. Loke, "Pattern recognition of strings with substitutions,
/// insertions, deletions and generalized transpositions", 1997, for the recurrence; the costs are
/// our own.
struct SlipAlignment {
  /// The sum of the slips' costs.
  let cost: Int
  /// The slips' steps from left to right.
  private let steps: [PlacedStep]

  /// Aligns two words.
  ///
  /// - Complexity: O(*mn*) time and memory in the words' lengths.
  init(written: [SpelledLetter], expected: [SpelledLetter], costs: SlipCosts) {
    let grid = Grid(written: written, expected: expected, costs: costs)
    cost = grid.cost
    steps = grid.slips
  }

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
///
/// It is an object because its closures, one a cell, would copy a value.
private final class Grid {
  /// A slip, or equal letters, at the end of an alignment.
  struct Step {
    /// The number of its letters on either side.
    var written = 0
    var expected = 0
    /// None for equal letters.
    var kind: Verdict.Slip.Kind?
    var price = 0
  }

  /// The end of an alignment: with letters on both sides, with ones that are too many or with ones
  /// that were left out.
  private enum End { case paired, extra, missing }

  /// The cost of the cheapest alignment that ends in each way.
  private struct Totals {
    var paired = Grid.unreachable
    var extra = Grid.unreachable
    var missing = Grid.unreachable

    var cheapest: Int { min(paired, extra, missing) }

    /// The cost with a further step that has letters on both sides.
    ///
    /// Letters are not swapped next to one that is too many or missing: by an omission, a swap and
    /// an insertion "Kugel" would be nearer to "Kegel" than by the other vowel.
    func total(before step: Step) -> Int {
      (step.kind == .swappedLetters ? paired : cheapest) &+ step.price
    }

    /// The end of the cheapest alignment.
    var end: End {
      if paired == cheapest { return .paired }
      return extra == cheapest ? .extra : .missing
    }
  }

  private static let unreachable = Int.max / 2

  let written: [SpelledLetter]
  let expected: [SpelledLetter]
  let costs: SlipCosts
  private var totals: [Totals]

  init(written: [SpelledLetter], expected: [SpelledLetter], costs: SlipCosts) {
    self.written = written
    self.expected = expected
    self.costs = costs
    totals = []
    totals = filled()
  }

  var cost: Int { totals.last?.cheapest ?? 0 }

  private func index(_ row: Int, _ column: Int) -> Int { row * (expected.count + 1) + column }

  /// The totals of all cells, row by row.
  private func filled() -> [Totals] {
    let width = expected.count + 1
    var totals = Array(repeating: Totals(), count: (written.count + 1) * width)
    totals[0].paired = 0
    // What a missing letter costs depends on its place alone.
    let missing = expected.indices.map { column in
      (
        first: missingLetter(column + 1, isFirst: true).price,
        other: missingLetter(column + 1, isFirst: false).price
      )
    }
    for row in 0...written.count {
      let extra = row > 0 ? extraLetter(row, 1, isFirst: false).price : 0
      for column in 0..<width where row + column > 0 {
        var cell = Totals()
        if row > 0, column > 0 {
          forEachPairing(row, column) { step in
            let before = totals[index(row - step.written, column - step.expected)]
            cell.paired = min(cell.paired, before.total(before: step))
          }
        }
        if row > 0 {
          let before = totals[index(row - 1, column)]
          let first = extraLetter(row, column, isFirst: true).price
          cell.extra = min(before.paired &+ first, before.extra &+ (column > 0 ? extra : first))
        }
        if column > 0 {
          let before = totals[index(row, column - 1)]
          let price = missing[column - 1]
          cell.missing = min(before.paired &+ price.first, before.missing &+ price.other)
        }
        totals[index(row, column)] = cell
      }
    }
    return totals
  }

  /// Gives all steps with letters on both sides that end at a place of both words.
  private func forEachPairing(_ row: Int, _ column: Int, _ body: (Step) -> Void) {
    body(replacement(row, column))
    if let swap = swap(row, column) { body(swap) }
    if let swap = swapAround(row, column) { body(swap) }
    if let repetition = repetition(row, column) { body(repetition) }
    guard costs.soundAlikes.hasPairs(ending: written[row - 1], expected[column - 1]) else { return }
    for pair in costs.soundAlikes.pairs(ending: written[row - 1], expected[column - 1])
    where written.has(pair.written, before: row) && expected.has(pair.expected, before: column) {
      let surcharge = column == pair.expected.count ? costs.amounts.firstLetterChanged : 0
      body(step(pair.written.count, pair.expected.count, pair.kind, surcharge: surcharge))
    }
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
    return step(1, 1, kind, surcharge: surcharge(column, costs.amounts.firstLetterChanged))
  }

  private func swap(_ row: Int, _ column: Int) -> Step? {
    guard row > 1, column > 1, written[row - 1] != written[row - 2],
      written[row - 1] == expected[column - 2], written[row - 2] == expected[column - 1]
    else { return nil }
    return step(
      2,
      2,
      .swappedLetters,
      surcharge: column == 2 ? costs.amounts.firstLetterChanged : 0
    )
  }

  /// Two letters in each other's place around a third: "revelant" for "relevant".
  private func swapAround(_ row: Int, _ column: Int) -> Step? {
    guard row > 2, column > 3, written[row - 2] == expected[column - 2],
      written[row - 1] != written[row - 3], written[row - 2] != written[row - 1],
      written[row - 1] == expected[column - 3], written[row - 3] == expected[column - 1]
    else { return nil }
    return step(3, 3, .swappedLetters, surcharge: costs.amounts.swapAround)
  }

  /// A group of two or three letters that was written twice: "zuzusammen" for "zusammen".
  private func repetition(_ row: Int, _ column: Int) -> Step? {
    guard row > 3, column > 1, written[row - 1] == expected[column - 1],
      written[row - 2] == expected[column - 2]
    else { return nil }
    if written[row - 3] == written[row - 1], written[row - 4] == written[row - 2] {
      return step(4, 2, .extraDoubling, surcharge: costs.amounts.repetition)
    }
    guard row > 5, column > 2, written[row - 4] == written[row - 1],
      written[row - 5] == written[row - 2], written[row - 6] == written[row - 3],
      written[row - 3] == expected[column - 3]
    else { return nil }
    return step(6, 3, .extraDoubling, surcharge: costs.amounts.repetition)
  }

  /// The slip of a letter that is too many; only the first of several can double the letter before.
  private func extraLetter(_ row: Int, _ column: Int, isFirst: Bool) -> Step {
    let letter = written[row - 1]
    if isFirst, row > 1, written[row - 2] == letter, column > 0, expected[column - 1] == letter {
      return step(1, 0, .extraDoubling)
    }
    let kind: Verdict.Slip.Kind =
      letter == .h ? .silentH : letter.isVowel ? .extraVowel : .extraConsonant
    return step(1, 0, kind, surcharge: column == 0 ? costs.amounts.firstLetterMissingOrExtra : 0)
  }

  /// The slip of a letter that was left out; only of the first of several the letter that it
  /// doubles is written.
  private func missingLetter(_ column: Int, isFirst: Bool) -> Step {
    let letter = expected[column - 1]
    if isFirst, column > 1, expected[column - 2] == letter {
      return step(0, 1, .missingDoubling)
    }
    let kind: Verdict.Slip.Kind =
      letter == .h ? .silentH : letter.isVowel ? .missingVowel : .missingConsonant
    return step(0, 1, kind, surcharge: surcharge(column, costs.amounts.firstLetterMissingOrExtra))
  }

  private func surcharge(_ column: Int, _ first: Int) -> Int {
    column == 1 ? first : column == 2 ? costs.amounts.secondLetter : 0
  }

  private func step(
    _ written: Int,
    _ expected: Int,
    _ kind: Verdict.Slip.Kind,
    surcharge: Int = 0
  ) -> Step {
    Step(written: written, expected: expected, kind: kind, price: costs[kind] + surcharge)
  }

  /// The slips of the cheapest alignment from left to right.
  var slips: [PlacedStep] {
    var slips: [PlacedStep] = []
    var row = written.count
    var column = expected.count
    var end = totals.last?.end ?? .paired
    while row + column > 0 {
      let last = lastStep(row, column, end)
      let from = (row: row - last.step.written, column: column - last.step.expected)
      if let kind = last.step.kind {
        slips.append(
          PlacedStep(
            kind: kind,
            written: from.row..<row,
            expected: from.column..<column,
            price: last.step.price
          )
        )
      }
      (row, column) = (from.row, from.column)
      end = last.before
    }
    return slips.reversed()
  }

  /// The last step of the cheapest alignment of two beginnings that ends in some way, and how it
  /// ends without that step.
  private func lastStep(_ row: Int, _ column: Int, _ end: End) -> (step: Step, before: End) {
    let cell = totals[index(row, column)]
    switch end {
    case .paired:
      var last: (step: Step, before: End)?
      forEachPairing(row, column) { step in
        let before = totals[index(row - step.written, column - step.expected)]
        guard last == nil, before.total(before: step) == cell.paired else { return }
        last = (step, step.kind == .swappedLetters ? .paired : before.end)
      }
      return last ?? (Step(written: 1, expected: 1), .paired)
    case .extra:
      let step = extraLetter(row, column, isFirst: true)
      let isFirst = totals[index(row - 1, column)].paired &+ step.price == cell.extra
      return isFirst ? (step, .paired) : (extraLetter(row, column, isFirst: false), .extra)
    case .missing:
      let step = missingLetter(column, isFirst: true)
      let isFirst = totals[index(row, column - 1)].paired &+ step.price == cell.missing
      return isFirst ? (step, .paired) : (missingLetter(column, isFirst: false), .missing)
    }
  }
}
