// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A text in Markdown as a terminal shows it: tables in columns, titles bold, ✓ and ✗ in colors.
struct MarkdownText {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The lines for a terminal.
  func lines(_ style: Style) -> [String] {
    var lines: [String] = []
    var rows: [[String]] = []
    func finishTable() {
      guard let titles = rows.first else { return }
      var table = TextTable(titles)
      for row in rows.dropFirst() { table.add(row) }
      for (number, line) in table.lines.enumerated() {
        lines.append(number == 0 ? style.bold(line) : line)
      }
      rows = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("| ") {
        let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
        // The second row only says that the first has titles.
        if !cells.allSatisfy({ $0 == "---" }) {
          let count = rows.first?.count ?? cells.count
          rows.append((0..<count).map { $0 < cells.count ? cells[$0] : "" })
        }
        continue
      }
      finishTable()
      let shown = String(line).printable
      if shown.hasPrefix("# ") {
        lines.append(style.bold(String(shown.dropFirst(2))))
      } else if shown.hasPrefix("- ✓") {
        lines.append(style.green(String(shown.dropFirst(2))))
      } else if shown.hasPrefix("- ✗") {
        lines.append(style.red(String(shown.dropFirst(2))))
      } else {
        lines.append(shown)
      }
    }
    finishTable()
    return lines
  }
}
