// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

/// A unit that was not written as it should be.
struct UnitDifference {
  /// Its letters in the target; none if something was added.
  var target: Range<Int>
  /// Its letters in the input; none if something was left out.
  var input: Range<Int>
  /// The differences between the two.
  var phenomena: Phenomena
}

/// Looks for the cheapest way to read an input as a misspelled target.
///
/// The table of costs is that of an edit distance, with steps that take units of up to four letters
/// on either side: those of the ``CorrespondenceTable``. Of ways that cost the same, the first step
/// wins in the order in which they are offered, so the result is the same everywhere.
struct UnitSearch {
  private let target: SpelledText
  private let input: SpelledText
  private let table = CorrespondenceTable.german
  /// The number of letters before the part that is looked at that are equal in both texts.
  private let prefix: Int
  /// The numbers of letters of the target and the input that are looked at.
  private let rows: Int
  private let columns: Int

  /// The most cells that a table may have.
  private static let maximumTable = 1 << 18

  /// Prepares the search, unless the texts differ in parts that are too long for it.
  init?(target: SpelledText, input: SpelledText) {
    self.target = target
    self.input = input
    let common = target.commonEnds(with: input)
    prefix = common.prefix
    rows = target.count - common.prefix - common.suffix
    columns = input.count - common.prefix - common.suffix
    let (cells, overflows) = (rows + 1).multipliedReportingOverflow(by: columns + 1)
    guard !overflows, cells <= Self.maximumTable else { return nil }
  }

  /// Returns the units that differ, from left to right.
  func differences() -> [UnitDifference] {
    withUnitCells((rows + 1) * (columns + 1)) { cells in
      cells[0] = .start
      for column in stride(from: 1, through: columns, by: 1) {
        var first = UnitCell.unreached
        offerAddition(
          of: input.letters[prefix + column - 1].code,
          to: &first,
          from: cells[column - 1]
        )
        cells[column] = first
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
  /// Fills a row of the table, in which all ways end with the same letter of the target.
  private func fill(_ row: Int, targetTail: UInt32, _ cells: inout MutableSpan<UnitCell>) {
    let width = columns + 1
    let right = target.letters[prefix + row - 1]
    let isDouble = row > 1 && right.code.isConsonant && target.isDouble(at: prefix + row - 2)
    var inputTail: UInt32 = 0
    for column in 0...columns {
      let here = row * width + column
      var best = UnitCell.unreached
      if column > 0 {
        let written = input.letters[prefix + column - 1]
        inputTail = inputTail << 8 | UInt32(written.code.value)
        offerReplacement(of: right, by: written, to: &best, from: cells[here - width - 1])
        for index in table.indices(endingWith: written.code, right.code) {
          let entry = table.entries[index]
          let (targetCount, inputCount) = (Int(entry.targetCount), Int(entry.inputCount))
          guard targetCount <= row, inputCount <= column,
            entry.matches(input: inputTail, target: targetTail)
          else { continue }
          best.offer(
            from: cells[here - targetCount * width - inputCount],
            (targetCount, inputCount),
            cost: Int(entry.cost),
            entry.phenomena
          )
        }
        if isDouble, written.code.isConsonant {
          best.offer(
            from: cells[here - 2 * width - 1],
            (2, 1),
            cost: StepCost.doubleForOther,
            [.doubling, .replaced]
          )
        }
        if row > 1, column > 1, let cost = costOfSwap(endingAt: row, column) {
          best.offer(from: cells[here - 2 * width - 2], (2, 2), cost: cost, .swapped)
        }
      }
      best.offer(
        from: cells[here - width],
        (1, 0),
        cost: StepCost.omitting(right.code),
        right.code.phenomenon(orElse: .omitted)
      )
      if isDouble {
        best.offer(
          from: cells[here - 2 * width],
          (2, 0),
          cost: StepCost.omittedDouble,
          [.doubling, .omitted]
        )
      }
      if column > 0 {
        let written = input.letters[prefix + column - 1].code
        offerAddition(of: written, to: &best, from: cells[here - 1])
      }
      cells[here] = best
    }
  }

  @inline(__always)
  private func offerReplacement(
    of right: SpellingLetter,
    by written: SpellingLetter,
    to best: inout UnitCell,
    from cell: UnitCell
  ) {
    if !right.isSameLetter(as: written) {
      let (cost, phenomena) = StepCost.replacing(right, with: written)
      best.offer(from: cell, (1, 1), cost: cost, phenomena)
    } else if right.isCapital == written.isCapital {
      best.offer(from: cell, (1, 1), cost: 0, [])
    } else {
      best.offer(from: cell, (1, 1), cost: StepCost.letterCase, .letterCase)
    }
  }

  @inline(__always)
  private func offerAddition(
    of written: LetterCode,
    to best: inout UnitCell,
    from cell: UnitCell
  ) {
    best.offer(
      from: cell,
      (0, 1),
      cost: StepCost.adding(written),
      written.phenomenon(orElse: .added)
    )
  }

  /// Returns what it costs that the last two letters have changed places, or nil if they have not.
  @inline(__always)
  private func costOfSwap(endingAt row: Int, _ column: Int) -> Int? {
    let second = target.letters[prefix + row - 1]
    guard second.isSameLetter(as: input.letters[prefix + column - 2]) else { return nil }
    let first = target.letters[prefix + row - 2]
    guard first.isSameLetter(as: input.letters[prefix + column - 1]),
      !first.isSameLetter(as: second)
    else { return nil }
    return StepCost.swapping(first.code, second.code)
  }
}

// MARK: - The way back

extension UnitSearch {
  /// Goes back from the last cell to the first.
  private func path(through cells: Span<UnitCell>) -> [UnitDifference] {
    var differences: [UnitDifference] = []
    differences.reserveCapacity(4)
    var (row, column) = (rows, columns)
    while row > 0 || column > 0 {
      let step = cells[row * (columns + 1) + column]
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

  /// Returns the number of letters that two texts share at either end, less two that units may
  /// reach over.
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

// MARK: - Cells

/// A cell of the table of costs: how the beginnings of target and input up to it are read most
/// cheaply.
struct UnitCell {
  /// Its cost.
  private(set) var cost: UInt32
  /// The differences of the last unit in the two texts; empty for an equal letter.
  private(set) var phenomena: Phenomena = []
  /// The letters of the last unit in the target.
  private(set) var targetCount: UInt8 = 0
  /// The letters of the last unit in the input.
  private(set) var inputCount: UInt8 = 0

  /// The cell in which every way begins.
  static let start = UnitCell(cost: 0)
  /// A cell to which no way has been offered.
  static let unreached = UnitCell(cost: .max)

  /// Takes a step from another cell if that is cheaper than what was offered before.
  @inline(__always)
  mutating func offer(
    from cell: UnitCell,
    _ step: (targetCount: Int, inputCount: Int),
    cost stepCost: Int,
    _ phenomena: Phenomena
  ) {
    let total = cell.cost &+ UInt32(truncatingIfNeeded: stepCost)
    guard total < cost else { return }
    cost = total
    self.phenomena = phenomena
    targetCount = UInt8(truncatingIfNeeded: step.targetCount)
    inputCount = UInt8(truncatingIfNeeded: step.inputCount)
  }
}

/// Calls a function with space for a table of cells.
///
/// The tables of words are small enough to lie on the stack.
@inline(__always)
func withUnitCells<Result>(_ count: Int, _ body: (inout MutableSpan<UnitCell>) -> Result) -> Result
{
  withUnsafeTemporaryAllocation(of: UnitCell.self, capacity: count) { cells in
    cells.initialize(repeating: .unreached)
    var span = cells.mutableSpan
    return body(&span)
  }
}

/// The costs of steps that are not in the table of correspondences.
enum StepCost {
  static let letterCase = 5
  /// A consonant for a doubled one of another kind.
  static let doubleForOther = 130
  static let omittedDouble = 125

  private static let forbidden = 1000

  /// Returns the cost of a letter that stands for another one, and what sets them apart.
  @inline(__always)
  static func replacing(
    _ right: SpellingLetter,
    with written: SpellingLetter
  ) -> (cost: Int, Phenomena) {
    let (first, second) = (right.code, written.code)
    let isVowel = first.isVowel
    if isVowel, second.isVowel {
      return (first == "e" || second == "e" ? 72 : 75, .replaced)
    }
    if !isVowel, first.isConsonant, second.isConsonant {
      return (first == "m" && second == "n" || first == "n" && second == "m" ? 75 : 95, .replaced)
    }
    if first.isLetter, second.isLetter {
      return ofUnlikeLetters(right, written)
    }
    if first.separates, second.separates { return (20, .blank) }
    if first.isLetter || second.isLetter || first.separates || second.separates {
      return (forbidden, .replaced)
    }
    return (40, .mark)
  }

  /// A vowel for a consonant, the other way round, or a letter that German does not have.
  private static func ofUnlikeLetters(
    _ right: SpellingLetter,
    _ written: SpellingLetter
  ) -> (cost: Int, Phenomena) {
    if right.base == written.base, right.base != .stranger { return (30, .foreign) }
    if right.code == "r" && written.code == "a" || right.code == "a" && written.code == "r" {
      return (90, .vocalR)
    }
    // An r is near to vowels.
    return (right.code == "r" || written.code == "r" ? 110 : 140, .replaced)
  }

  @inline(__always)
  static func omitting(_ letter: LetterCode) -> Int {
    if letter.isVowel { return letter == "e" ? 70 : 80 }
    if letter.isConsonant { return letter == "h" ? 75 : 85 }
    return ofSign(letter)
  }

  @inline(__always)
  static func adding(_ letter: LetterCode) -> Int {
    if letter.isVowel { return letter == "e" ? 75 : 82 }
    if letter.isConsonant { return letter == "h" ? 75 : 86 }
    return ofSign(letter)
  }

  private static func ofSign(_ letter: LetterCode) -> Int {
    if letter.separates { return 25 }
    return letter.isLetter ? 100 : 40
  }

  @inline(__always)
  static func swapping(_ first: LetterCode, _ second: LetterCode) -> Int {
    guard first.isLetter, second.isLetter else { return forbidden }
    // An h in the wrong place may as well be a length mark.
    return first == "h" || second == "h" ? 105 : 90
  }
}

extension LetterCode {
  /// The mistake when the letter is missing or too many.
  @inline(__always)
  func phenomenon(orElse other: Phenomena) -> Phenomena {
    if separates { return .blank }
    return isMark ? .mark : other
  }
}

/// The differences between a misspelled unit and the correct one, as far as the letters alone show.
///
/// An alignment finds these; which category they are, the rules decide from what stands around
/// them.
struct Phenomena: OptionSet {
  let rawValue: UInt32

  /// A consonant letter is single for double or double for single.
  static let doubling = Phenomena(rawValue: 1 << 0)
  /// b/p, d/t, g/k.
  static let voicing = Phenomena(rawValue: 1 << 1)
  /// f, v, w and ph.
  static let labials = Phenomena(rawValue: 1 << 2)
  /// s, ss and z against ß.
  static let sharpS = Phenomena(rawValue: 1 << 3)
  /// s, z and ts.
  static let sibilants = Phenomena(rawValue: 1 << 4)
  /// The forms of the letter i for the long vowel: i, ie, ih, ieh.
  static let longI = Phenomena(rawValue: 1 << 5)
  /// An h or a second letter behind another vowel than i.
  static let lengthMark = Phenomena(rawValue: 1 << 6)
  /// ä/e and äu/eu.
  static let derivation = Phenomena(rawValue: 1 << 7)
  /// a/ä, o/ö, u/ü.
  static let dots = Phenomena(rawValue: 1 << 8)
  /// An r that is heard as a vowel: er/a, ar/a.
  static let vocalR = Phenomena(rawValue: 1 << 9)
  /// g/ch, which sound alike in -ig.
  static let velar = Phenomena(rawValue: 1 << 10)
  /// ng, nk and their parts.
  static let nasal = Phenomena(rawValue: 1 << 11)
  /// sp and st with the sch that is heard.
  static let soundedS = Phenomena(rawValue: 1 << 12)
  /// ch and sch with one another and with their parts.
  static let fricatives = Phenomena(rawValue: 1 << 13)
  /// x, chs, ks, cks, gs.
  static let soundOfX = Phenomena(rawValue: 1 << 14)
  /// qu.
  static let letterQ = Phenomena(rawValue: 1 << 15)
  /// pf.
  static let letterPf = Phenomena(rawValue: 1 << 16)
  /// ai/ei, eu/oi, au/ao and the like.
  static let diphthong = Phenomena(rawValue: 1 << 17)
  /// Letters of words from other languages: y, c, th, rh, accents.
  static let foreign = Phenomena(rawValue: 1 << 18)
  /// dt.
  static let letterDt = Phenomena(rawValue: 1 << 19)
  /// A letter that stands for another without any of these reasons.
  static let replaced = Phenomena(rawValue: 1 << 20)
  static let omitted = Phenomena(rawValue: 1 << 21)
  static let added = Phenomena(rawValue: 1 << 22)
  static let swapped = Phenomena(rawValue: 1 << 23)
  /// A blank or hyphen.
  static let blank = Phenomena(rawValue: 1 << 24)
  /// An apostrophe or another mark.
  static let mark = Phenomena(rawValue: 1 << 25)
  /// Capital for small or small for capital.
  static let letterCase = Phenomena(rawValue: 1 << 26)
}

/// A target and an input, read and aligned.
struct SpelledPair {
  let target: SpelledText
  let input: SpelledText
  /// The units that differ, from left to right.
  let units: [UnitDifference]

  init(target: String, input: String) {
    var alphabet = Alphabet()
    self.target = SpelledText(target, of: &alphabet)
    self.input = SpelledText(input, of: &alphabet)
    if let search = UnitSearch(target: self.target, input: self.input) {
      units = search.differences()
    } else {
      units = Self.letterByLetter(target: target, input: input)
    }
  }

  /// Aligns texts that differ in very long parts.
  private static func letterByLetter(target: String, input: String) -> [UnitDifference] {
    WordAlignment(target: target, input: input).edits.map { edit in
      let targetEnd = edit.targetOffset + edit.operation.targetLength
      let inputEnd = edit.inputOffset + edit.operation.inputLength
      return UnitDifference(
        target: edit.targetOffset..<targetEnd,
        input: edit.inputOffset..<inputEnd,
        phenomena: edit.operation.phenomenon
      )
    }
  }

  /// Says what was done to a unit.
  func operation(of unit: UnitDifference) -> WordAlignment.Edit.Operation {
    if unit.phenomena.contains(.swapped) { return .transposition }
    if unit.input.isEmpty { return .omission }
    if unit.target.isEmpty { return .insertion }
    if unit.target.count == unit.input.count { return .substitution }
    let right = target.letters[unit.target]
    let written = input.letters[unit.input]
    if right.count > written.count {
      return right.containsInOrder(written) ? .omission : .substitution
    }
    return written.containsInOrder(right) ? .insertion : .substitution
  }
}

extension WordAlignment.Edit.Operation {
  fileprivate var phenomenon: Phenomena {
    switch self {
    case .substitution: .replaced
    case .insertion: .added
    case .omission: .omitted
    case .transposition: .swapped
    }
  }
}

extension Collection<SpellingLetter> {
  /// Whether the letters of a unit are among these in the same order.
  fileprivate func containsInOrder(_ unit: some Collection<SpellingLetter>) -> Bool {
    var rest = self[...]
    for letter in unit {
      guard let index = rest.firstIndex(where: { $0.isSameLetter(as: letter) }) else {
        return false
      }
      rest = rest[index...].dropFirst()
    }
    return true
  }
}
