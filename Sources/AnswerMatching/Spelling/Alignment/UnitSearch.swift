/// Looks for the cheapest way to read an input as a misspelled target.
///
/// The table of costs is that of an edit distance, with steps that take units of up to four letters on
/// either side: those of the ``CorrespondenceTable``. Of ways that cost the same, the first step wins in the
/// order in which ``step(_:_:)`` tries them, so the result is the same everywhere.
struct UnitSearch {
  private let target: SpelledText
  private let input: SpelledText
  private let table = CorrespondenceTable.german
  /// The part of both texts that is looked at; what lies outside is equal.
  private let targetStart: Int
  private let inputStart: Int
  private let rows: Int
  private let columns: Int
  private var costs: ContiguousArray<UInt32>
  private var steps: ContiguousArray<Step>

  /// How a cell of the table is reached.
  private struct Step {
    var targetCount: UInt8 = 0
    var inputCount: UInt8 = 0
    var phenomena: Phenomena = []
  }

  /// The most cells that a table may have.
  private static let largestTable = 1 << 18

  /// Prepares the search, unless the texts differ in parts that are too long for it.
  init?(target: SpelledText, input: SpelledText) {
    self.target = target
    self.input = input
    let common = target.commonEnds(with: input)
    targetStart = common.prefix
    inputStart = common.prefix
    rows = target.count - common.prefix - common.suffix
    columns = input.count - common.prefix - common.suffix
    let (cells, overflows) = (rows + 1).multipliedReportingOverflow(by: columns + 1)
    guard !overflows, cells <= Self.largestTable else { return nil }
    costs = ContiguousArray(repeating: 0, count: cells)
    steps = ContiguousArray(repeating: Step(), count: cells)
  }

  /// Returns the units that differ, from left to right.
  mutating func differences() -> [UnitDifference] {
    var targetTail: UInt32 = 0
    for row in 0...rows {
      if row > 0 {
        targetTail = targetTail << 8 | UInt32(target.letters[targetStart + row - 1].code.value)
      }
      var inputTail: UInt32 = 0
      for column in 0...columns {
        if column > 0 {
          inputTail = inputTail << 8 | UInt32(input.letters[inputStart + column - 1].code.value)
        }
        if row + column > 0 {
          fill(row, column, targetTail, inputTail)
        }
      }
    }
    return path()
  }

  private mutating func fill(_ row: Int, _ column: Int, _ targetTail: UInt32, _ inputTail: UInt32) {
    let width = columns + 1
    let cell = row * width + column
    var best = UInt32.max
    var bestStep = Step()

    @inline(__always)
    func offer(_ targetCount: Int, _ inputCount: Int, _ cost: Int, _ phenomena: Phenomena) {
      let total = costs[cell - targetCount * width - inputCount] &+ UInt32(truncatingIfNeeded: cost)
      if total < best {
        best = total
        bestStep = Step(
          targetCount: UInt8(truncatingIfNeeded: targetCount),
          inputCount: UInt8(truncatingIfNeeded: inputCount),
          phenomena: phenomena
        )
      }
    }

    if row > 0, column > 0 {
      let right = target.letters[targetStart + row - 1]
      let written = input.letters[inputStart + column - 1]
      let isOtherCase = right.isCapital != written.isCapital && right.code.isLetter
      if right.isSameLetter(as: written) {
        offer(1, 1, isOtherCase ? StepCost.letterCase : 0, isOtherCase ? .letterCase : [])
      } else {
        let (cost, phenomenon) = StepCost.replacing(right, with: written)
        offer(1, 1, cost, phenomenon)
      }
      for index in table.indices(endingWith: written.code, right.code) {
        let entry = table.entries[index]
        if Int(entry.targetCount) <= row, Int(entry.inputCount) <= column,
          entry.matches(input: inputTail, target: targetTail)
        {
          offer(
            Int(entry.targetCount),
            Int(entry.inputCount),
            Int(entry.cost),
            entry.phenomena
          )
        }
      }
      if row > 1 {
        let before = target.letters[targetStart + row - 2]
        if right.code.isConsonant, written.code.isConsonant, isDouble(before, right) {
          offer(2, 1, StepCost.doubleForOther, [.doubling, .replaced])
        }
        if column > 1, !before.isSameLetter(as: right), written.isSameLetter(as: before),
          input.letters[inputStart + column - 2].isSameLetter(as: right)
        {
          offer(2, 2, StepCost.swapping(before, right), .swapped)
        }
      }
    }
    if row > 0 {
      let right = target.letters[targetStart + row - 1]
      offer(1, 0, StepCost.omitting(right), right.code.phenomenonWhenMissing)
      if row > 1, isDouble(target.letters[targetStart + row - 2], right) {
        offer(2, 0, StepCost.omittedDouble, [.doubling, .omitted])
      }
    }
    if column > 0 {
      let written = input.letters[inputStart + column - 1]
      offer(0, 1, StepCost.adding(written), written.code.phenomenonWhenAdded)
    }
    costs[cell] = best
    steps[cell] = bestStep
  }

  private func isDouble(_ first: SpellingLetter, _ second: SpellingLetter) -> Bool {
    guard second.code.isConsonant else { return false }
    return first.isSameLetter(as: second) || first.code == "c" && second.code == "k"
      || first.code == "t" && second.code == "z"
  }

  /// Goes back from the last cell to the first.
  private func path() -> [UnitDifference] {
    var differences: [UnitDifference] = []
    var (row, column) = (rows, columns)
    while row > 0 || column > 0 {
      let step = steps[row * (columns + 1) + column]
      let (rowStart, columnStart) = (row - Int(step.targetCount), column - Int(step.inputCount))
      if !step.phenomena.isEmpty {
        let target = targetStart + rowStart..<targetStart + row
        let input = inputStart + columnStart..<inputStart + column
        differences.append(
          UnitDifference(
            target: target,
            input: input,
            phenomena: differsInCase(target, input, step.phenomena)
              ? step.phenomena.union(.letterCase) : step.phenomena
          )
        )
      }
      (row, column) = (rowStart, columnStart)
    }
    return differences.reversed()
  }

  /// Whether a unit begins with a capital in one text only.
  private func differsInCase(
    _ targetUnit: Range<Int>,
    _ inputUnit: Range<Int>,
    _ phenomena: Phenomena
  ) -> Bool {
    guard !targetUnit.isEmpty, !inputUnit.isEmpty, phenomena.isDisjoint(with: [.blank, .mark])
    else { return false }
    return target.letters[targetUnit].contains(where: \.isCapital)
      != input.letters[inputUnit].contains(where: \.isCapital)
  }
}

extension SpelledText {
  /// How many letters two texts share at either end, less two that units may reach over.
  fileprivate func commonEnds(with other: SpelledText) -> (prefix: Int, suffix: Int) {
    let shorter = Swift.min(count, other.count)
    var prefix = 0
    while prefix < shorter, isSame(prefix, as: other, prefix) {
      prefix += 1
    }
    var suffix = 0
    while suffix < shorter - prefix, isSame(count - 1 - suffix, as: other, other.count - 1 - suffix)
    {
      suffix += 1
    }
    return (Swift.max(0, prefix - 2), Swift.max(0, suffix - 2))
  }

  @inline(__always)
  private func isSame(_ index: Int, as other: SpelledText, _ otherIndex: Int) -> Bool {
    let (first, second) = (letters[index], other.letters[otherIndex])
    return first.identity == second.identity && first.isCapital == second.isCapital
  }
}
