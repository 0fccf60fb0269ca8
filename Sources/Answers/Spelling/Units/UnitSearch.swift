// SPDX-License-Identifier: Apache-2.0

/// A part of two texts that differs: where it is, and what it is about.
package struct UnitDifference {
  /// Its letters in the target; none if something was added.
  package var target: Range<Int>
  /// Its letters in the input; none if something was left out.
  package var input: Range<Int>
  /// Its category.
  package var category: SpellingCategory
  /// The key of its hint.
  package var hint: String
}

/// Looks for the cheapest way to read an input as a misspelled target, by the units of a language.
///
/// The table of costs is that of an edit distance with steps for the units. Of ways that cost the
/// same the first step wins, so the result is the same everywhere.
struct UnitReading {
  private struct Cell {
    var cost = Int.max
    var targetCount = 0
    var inputCount = 0
    var category: SpellingCategory?
    var hint = ""
  }

  let target: UnitText
  let input: UnitText
  let table: UnitTable
  /// The letters that differ in nothing but a mark: "e" for "é".
  let base: [Character: Character]

  /// The most cells that a table may have.
  static let maximumTable = 1 << 18

  /// Returns the units that differ, from left to right, without those of case; nil for texts that
  /// are too long.
  func differences() -> [UnitDifference]? {
    var prefix = 0
    while let letter = target[prefix], letter == input[prefix] { prefix += 1 }
    // A unit may need equal letters before the first one that differs, and behind the last one.
    prefix = max(prefix - table.maximumLength, 0)
    var suffix = 0
    let most = min(target.small.count, input.small.count) - prefix
    while suffix < most,
      target[target.small.count - 1 - suffix] == input[input.small.count - 1 - suffix]
    {
      suffix += 1
    }
    suffix = max(suffix - table.maximumLength, 0)
    let (rows, columns) = (
      target.small.count - prefix - suffix, input.small.count - prefix - suffix
    )
    let (size, overflows) = (rows + 1).multipliedReportingOverflow(by: columns + 1)
    guard !overflows, size <= Self.maximumTable else { return nil }
    let cells = cells(rows, columns, prefix)
    var found: [UnitDifference] = []
    var (row, column) = (rows, columns)
    while row > 0 || column > 0 {
      let cell = cells[row * (columns + 1) + column]
      if let category = cell.category {
        found.append(
          UnitDifference(
            target: prefix + row - cell.targetCount..<prefix + row,
            input: prefix + column - cell.inputCount..<prefix + column,
            category: category,
            hint: cell.hint
          )
        )
      }
      row -= cell.targetCount
      column -= cell.inputCount
    }
    return found.reversed()
  }

  private func cells(_ rows: Int, _ columns: Int, _ prefix: Int) -> [Cell] {
    let width = columns + 1
    var cells = [Cell](repeating: Cell(), count: (rows + 1) * width)
    cells[0].cost = 0
    for row in 0...rows {
      let letter = row > 0 ? target[prefix + row - 1] : nil
      let candidates =
        (row > 0 ? table.units(endingWith: letter) : []) + table.units(endingWith: nil)
      let units = candidates.filter { unit in
        let start = prefix + row - unit.right.count
        return unit.right.count <= row && target.has(unit.right, at: start)
          && target.allows(unit.site, at: start..<prefix + row)
      }
      for column in 0...columns where row + column > 0 {
        var best = Cell()
        func offer(
          _ targetCount: Int,
          _ inputCount: Int,
          cost: Int,
          _ category: SpellingCategory?,
          _ hint: String
        ) {
          let before = cells[(row - targetCount) * width + column - inputCount].cost
          guard before < .max, before + cost < best.cost else { return }
          best = Cell(
            cost: before + cost,
            targetCount: targetCount,
            inputCount: inputCount,
            category: category,
            hint: hint
          )
        }
        let (right, written) = (prefix + row - 1, prefix + column - 1)
        if row > 0, column > 0, target[right] == input[written] { offer(1, 1, cost: 0, nil, "") }
        for unit in units where unit.written.count <= column {
          guard input.has(unit.written, at: prefix + column - unit.written.count) else { continue }
          offer(unit.right.count, unit.written.count, cost: unit.cost, unit.category, unit.hint)
        }
        offerDoubling(row, column, prefix, offer)
        offerLetters(row, column, prefix, offer)
        cells[row * width + column] = best
      }
    }
    return cells
  }

  /// A consonant that is single for double, or double for single.
  private func offerDoubling(
    _ row: Int,
    _ column: Int,
    _ prefix: Int,
    _ offer: (Int, Int, Int, SpellingCategory?, String) -> Void
  ) {
    guard row > 0, column > 0, let right = target[prefix + row - 1],
      right == input[prefix + column - 1], right.isConsonantLetter
    else { return }
    let isDouble = row > 1 && target[prefix + row - 2] == right
    let isWrittenDouble = column > 1 && input[prefix + column - 2] == right
    if isDouble, !isWrittenDouble { offer(2, 1, 35, .doubling, "doubling.missing") }
    if isWrittenDouble, !isDouble { offer(1, 2, 35, .doubling, "doubling.needless") }
  }

  /// Letters without any other reason.
  private func offerLetters(
    _ row: Int,
    _ column: Int,
    _ prefix: Int,
    _ offer: (Int, Int, Int, SpellingCategory?, String) -> Void
  ) {
    let (right, written) = (target[prefix + row - 1], input[prefix + column - 1])
    if row > 0, column > 0, let right, let written, right != written {
      if let mark = Self.mark(right) ?? Self.mark(written), right.isMark && written.isMark {
        offer(1, 1, 40, mark.category, mark.missing)
      } else if base[right, default: right] == base[written, default: written] {
        offer(1, 1, 30, .accent, "accent")
      } else {
        let isVowel = right.isVowelLetter && written.isVowelLetter
        offer(
          1,
          1,
          right.isMark || written.isMark ? 180 : isVowel ? 70 : 100,
          isVowel ? .vowelSpelling : .phoneme,
          isVowel ? "vowel" : "phoneme.replaced"
        )
      }
    }
    if row > 0, let right {
      let mark = Self.mark(right)
      offer(
        1,
        0,
        mark == nil ? 90 : 45,
        mark?.category ?? .phoneme,
        mark?.missing ?? "phoneme.missing"
      )
    }
    if column > 0, let written {
      let mark = Self.mark(written)
      offer(
        0,
        1,
        mark == nil ? 90 : 45,
        mark?.category ?? .phoneme,
        mark?.needless ?? "phoneme.added"
      )
    }
    if row > 1, column > 1, let right, let written, right != written,
      right == input[prefix + column - 2], written == target[prefix + row - 2], !right.isMark,
      !written.isMark
    {
      offer(2, 2, 95, .phoneme, "phoneme.order")
    }
  }

  /// The category of a sign that is no letter, with the hints for one missing and one too many.
  private static func mark(
    _ letter: Character
  ) -> (category: SpellingCategory, missing: String, needless: String)? {
    switch letter {
    case " ", "-": (.wordBoundary, "boundary.missing", "boundary.needless")
    case "'": (.apostrophe, "apostrophe.missing", "apostrophe.needless")
    case _ where letter.isMark: (.punctuation, "punctuation", "punctuation")
    default: nil
    }
  }
}

extension SpellingCategory {
  /// An accent, a cedilla or two dots that are missing, too many or other ones: "ecole" for
  /// "école".
  public static let accent = SpellingCategory("accent")
}

extension Character {
  /// Whether this is no letter and no digit.
  var isMark: Bool { !isLetter && !isNumber }

  /// Whether this is a vowel letter of a language that is written in Latin letters.
  package var isVowelLetter: Bool { "aeiouyàâäéèêëîïôöûùüÿœæ".contains(self) }

  /// Whether this is another letter.
  package var isConsonantLetter: Bool { isLetter && !isVowelLetter }
}
