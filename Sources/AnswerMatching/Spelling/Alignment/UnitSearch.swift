/// Looks for the cheapest way to read an input as a misspelled target.
///
/// The table of costs is that of an edit distance, with steps that take units of up to four letters on
/// either side: those of the ``CorrespondenceTable``. Of ways that cost the same, the first step wins in the
/// order in which they are offered, so the result is the same everywhere.
struct UnitSearch {
  private let target: SpelledText
  private let input: SpelledText
  private let table = CorrespondenceTable.german
  /// How many letters before the part that is looked at are equal in both texts.
  private let prefix: Int
  /// The numbers of letters of the target and the input that are looked at.
  private let rows: Int
  private let columns: Int

  /// The most cells that a table may have.
  private static let largestTable = 1 << 18

  /// Prepares the search, unless the texts differ in parts that are too long for it.
  init?(target: SpelledText, input: SpelledText) {
    self.target = target
    self.input = input
    let common = target.commonEnds(with: input)
    prefix = common.prefix
    rows = target.count - common.prefix - common.suffix
    columns = input.count - common.prefix - common.suffix
    let (cells, overflows) = (rows + 1).multipliedReportingOverflow(by: columns + 1)
    guard !overflows, cells <= Self.largestTable else { return nil }
  }

  /// Returns the units that differ, from left to right.
  func differences() -> [UnitDifference] {
    withUnitCells((rows + 1) * (columns + 1)) { cells in
      cells[0] = .start
      for column in stride(from: 1, through: columns, by: 1) {
        offerAddition(column, row: 0, &cells)
      }
      var tail: UInt32 = 0
      for row in stride(from: 1, through: rows, by: 1) {
        tail = tail << 8 | UInt32(target.letters[prefix + row - 1].code.value)
        fill(row, targetTail: tail, &cells)
      }
      return path(through: cells.span)
    }
  }
}

// MARK: - Steps

extension UnitSearch {
  private func cell(_ row: Int, _ column: Int) -> Int { row * (columns + 1) + column }

  /// Fills a row of the table, in which the ways end with the same letter of the target.
  private func fill(_ row: Int, targetTail: UInt32, _ cells: inout MutableSpan<UnitCell>) {
    let right = target.letters[prefix + row - 1]
    let isDouble = row > 1 && right.code.isConsonant && doublesLetter(before: prefix + row - 1)
    let omission = StepCost.omitting(right.code)
    offerOmission(of: right, row, column: 0, cost: omission, isDouble: isDouble, &cells)
    var inputTail: UInt32 = 0
    for column in stride(from: 1, through: columns, by: 1) {
      let written = input.letters[prefix + column - 1]
      inputTail = inputTail << 8 | UInt32(written.code.value)
      offerReplacement(of: right, by: written, row, column, &cells)
      for index in table.indices(endingWith: written.code, right.code) {
        let entry = table.entries[index]
        let (targetCount, inputCount) = (Int(entry.targetCount), Int(entry.inputCount))
        guard targetCount <= row, inputCount <= column,
          entry.matches(input: inputTail, target: targetTail)
        else { continue }
        cells[cell(row, column)].offer(
          from: cells[cell(row - targetCount, column - inputCount)],
          (targetCount, inputCount),
          cost: Int(entry.cost),
          entry.phenomena
        )
      }
      if isDouble, written.code.isConsonant {
        cells[cell(row, column)].offer(
          from: cells[cell(row - 2, column - 1)],
          (2, 1),
          cost: StepCost.doubleForOther,
          [.doubling, .replaced]
        )
      }
      if row > 1, column > 1 { offerSwap(row, column, &cells) }
      offerOmission(of: right, row, column: column, cost: omission, isDouble: isDouble, &cells)
      offerAddition(column, row: row, &cells)
    }
  }

  @inline(__always)
  private func offerReplacement(
    of right: SpellingLetter,
    by written: SpellingLetter,
    _ row: Int,
    _ column: Int,
    _ cells: inout MutableSpan<UnitCell>
  ) {
    let before = cells[cell(row - 1, column - 1)]
    if !right.isSameLetter(as: written) {
      let (cost, phenomena) = StepCost.replacing(right, with: written)
      cells[cell(row, column)].offer(from: before, (1, 1), cost: cost, phenomena)
    } else if right.isCapital != written.isCapital {
      cells[cell(row, column)].offer(
        from: before,
        (1, 1),
        cost: StepCost.letterCase,
        .letterCase
      )
    } else {
      cells[cell(row, column)].offer(from: before, (1, 1), cost: 0, [])
    }
  }

  @inline(__always)
  private func offerSwap(_ row: Int, _ column: Int, _ cells: inout MutableSpan<UnitCell>) {
    let second = target.letters[prefix + row - 1]
    let writtenFirst = input.letters[prefix + column - 2]
    guard second.isSameLetter(as: writtenFirst) else { return }
    let first = target.letters[prefix + row - 2]
    let writtenSecond = input.letters[prefix + column - 1]
    guard first.isSameLetter(as: writtenSecond), !first.isSameLetter(as: second) else { return }
    cells[cell(row, column)].offer(
      from: cells[cell(row - 2, column - 2)],
      (2, 2),
      cost: StepCost.swapping(first.code, second.code),
      .swapped
    )
  }

  @inline(__always)
  private func offerOmission(
    of right: SpellingLetter,
    _ row: Int,
    column: Int,
    cost: Int,
    isDouble: Bool,
    _ cells: inout MutableSpan<UnitCell>
  ) {
    cells[cell(row, column)].offer(
      from: cells[cell(row - 1, column)],
      (1, 0),
      cost: cost,
      right.code.phenomenon(orElse: .omitted)
    )
    guard isDouble else { return }
    cells[cell(row, column)].offer(
      from: cells[cell(row - 2, column)],
      (2, 0),
      cost: StepCost.omittedDouble,
      [.doubling, .omitted]
    )
  }

  @inline(__always)
  private func offerAddition(_ column: Int, row: Int, _ cells: inout MutableSpan<UnitCell>) {
    let written = input.letters[prefix + column - 1].code
    cells[cell(row, column)].offer(
      from: cells[cell(row, column - 1)],
      (0, 1),
      cost: StepCost.adding(written),
      written.phenomenon(orElse: .added)
    )
  }

  /// Whether a consonant of the target is doubled by the letter before it, as in ll, ck and tz.
  private func doublesLetter(before index: Int) -> Bool {
    switch (target[index - 1], target[index]) {
    case ("c", "k"), ("t", "z"): true
    case (let first, let second): first == second
    }
  }
}

// MARK: - The way back

extension UnitSearch {
  /// Goes back from the last cell to the first.
  private func path(through cells: Span<UnitCell>) -> [UnitDifference] {
    var differences: [UnitDifference] = []
    var (row, column) = (rows, columns)
    while row > 0 || column > 0 {
      let step = cells[cell(row, column)]
      let targetEnd = prefix + row
      let inputEnd = prefix + column
      row -= Int(step.targetCount)
      column -= Int(step.inputCount)
      guard !step.phenomena.isEmpty else { continue }
      var unit = UnitDifference(
        target: prefix + row..<targetEnd,
        input: prefix + column..<inputEnd,
        phenomena: step.phenomena
      )
      if differsInCase(unit) { unit.phenomena.insert(.letterCase) }
      differences.append(unit)
    }
    differences.reverse()
    return differences
  }

  /// Whether a unit has a capital in one text only.
  private func differsInCase(_ unit: UnitDifference) -> Bool {
    guard !unit.target.isEmpty, !unit.input.isEmpty,
      unit.phenomena.isDisjoint(with: [.blank, .mark])
    else { return false }
    return target.hasCapital(in: unit.target) != input.hasCapital(in: unit.input)
  }
}

extension SpelledText {
  fileprivate func hasCapital(in range: Range<Int>) -> Bool {
    range.contains { letters[$0].isCapital }
  }

  /// How many letters two texts share at either end, less two that units may reach over.
  fileprivate func commonEnds(with other: SpelledText) -> (prefix: Int, suffix: Int) {
    let shorter = min(count, other.count)
    var prefix = 0
    while prefix < shorter, letters[prefix].isSame(as: other.letters[prefix]) {
      prefix += 1
    }
    var suffix = 0
    while suffix < shorter - prefix,
      letters[count - 1 - suffix].isSame(as: other.letters[other.count - 1 - suffix])
    {
      suffix += 1
    }
    return (max(0, prefix - 2), max(0, suffix - 2))
  }
}

extension SpellingLetter {
  /// Whether two letters are the same in case, too.
  fileprivate func isSame(as other: SpellingLetter) -> Bool {
    identity == other.identity && isCapital == other.isCapital
  }
}
