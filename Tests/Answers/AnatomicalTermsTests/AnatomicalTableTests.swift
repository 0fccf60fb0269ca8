// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import AnatomicalTerms

/// The table as it is written, before it is read.
struct AnatomicalTableTests {
  private let lines = AnatomicalTerm.table.split(separator: "\n", omittingEmptySubsequences: false)

  private var rows: [Substring] { lines.filter { !$0.isEmpty && !$0.hasPrefix("#") } }

  @Test func aRowHasTwoOrThreeLanguagesAndNoEmptyName() {
    let malformed = rows.filter { row in
      let languages = row.components(between: " | ")
      let names = languages.flatMap { $0.components(between: " ; ") }
      return !(2...3 ~= languages.count)
        || names.contains { name in
          name.isEmpty || name.first == " " || name.last == " " || name.contains("  ")
            || name.contains { "|;#\t".contains($0) }
        }
    }
    #expect(malformed == [])
  }

  @Test func noRowIsThereTwice() {
    #expect(
      Dictionary(grouping: rows, by: \.self).filter { $0.value.count > 1 }.keys.sorted() == []
    )
  }

  @Test func eachRowIsReadAsItIsWritten() {
    let written = AnatomicalTerm.all.map { term in
      [term.latin, term.english, term.german].filter { !$0.isEmpty }
        .map { $0.joined(separator: " ; ") }.joined(separator: " | ")
    }
    #expect(written == rows.map(String.init))
  }

  @Test func aSectionHasATitleOfItsOwnAndABlankLineInFrontOfIt() {
    let titles = lines.indices.filter { lines[$0].hasPrefix("#") }
    #expect(titles.first == 0)
    #expect(titles.allSatisfy { lines[$0].hasPrefix("# ") && lines[$0].count > 2 })
    #expect(Set(titles.map { lines[$0] }).count == titles.count)
    #expect(lines.indices.filter { lines[$0].isEmpty } == titles.dropFirst().map { $0 - 1 })
  }
}

extension Substring {
  fileprivate func components(between separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
