// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The table of anatomical terms that is measured on.
struct TermTable {
  /// A structure with its names.
  struct Row {
    let latin: String
    let full: String
    let english: String
    /// Empty where there is none.
    let german: String
    /// Further Latin names.
    let synonyms: [String]
    /// The structure that it is a part of.
    let parent: String

    /// Whether the table has the structure of another row once more, under the same name or a
    /// synonym.
    func isTwin(of other: Row) -> Bool {
      full == other.full || synonyms.contains(other.full) || other.synonyms.contains(full)
    }
  }

  /// An abbreviation with what it stands for.
  struct Abbreviation {
    let short: String
    let expansions: [String]
  }

  let rows: [Row]
  /// The rows of `abbreviations.tsv` beside the table; none where there is no such file.
  let abbreviations: [Abbreviation]

  init?(path: String) {
    guard let cells = Self.cells(of: path) else { return nil }
    rows = cells.filter { $0.count > 5 }.map { cells in
      let synonyms = cells[4].split(separator: "|").filter { $0.hasPrefix("la:") }
      return Row(
        latin: cells[1],
        full: cells[5],
        english: cells[2].isEmpty ? cells[5] : cells[2],
        german: cells[3],
        synonyms: synonyms.map { String($0.dropFirst(3)) },
        parent: cells.count > 7 ? cells[7] : ""
      )
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let others = Self.cells(of: folder.appendingPathComponent("abbreviations.tsv").path) ?? []
    abbreviations = others.filter { $0.count > 4 && $0[2] != "never-abbreviated" }.flatMap {
      cells in
      [(cells[0], cells[1]), (cells[3], cells[4])].filter { !$0.0.isEmpty }.map { short, long in
        Abbreviation(
          short: short,
          expansions: long.split(separator: "|").map { String($0) }
        )
      }
    }
  }

  private static func cells(of path: String) -> [[String]]? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    }
  }
}
