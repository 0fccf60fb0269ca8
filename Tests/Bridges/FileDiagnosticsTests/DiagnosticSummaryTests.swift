// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusTestSupport
import Testing

@testable import FileDiagnostics

@Suite struct DiagnosticSummaryTests {
  private func diagnostics(_ codes: [Diagnostic.Code]) -> [Diagnostic] {
    SourceText([0x0A]).diagnostics(codes.map { Remark($0, at: 0..<1) })
  }

  @Test func aCodeIsShownTwentyTimesAndThenCounted() {
    let all = diagnostics(
      Array(repeating: .incompleteRow, count: 900) + [.notUTF8]
        + Array(repeating: .severalAnswers, count: 21)
    )
    var summary = DiagnosticSummary()
    let shown = all.filter { summary.add($0) }
    #expect(shown.count == 20 + 1 + 20)
    #expect(
      summary.remainders(in: .english)
        == ["and 880 more [incomplete-row]", "and 1 more [several-answers]"]
    )
    #expect(summary.counts == [.error: 900, .warning: 1, .hint: 21])
  }

  @Test func theLineOfTotalsHasWhatWasCountedAndTheWorstFirst() {
    var summary = DiagnosticSummary()
    #expect(summary.totals(in: .english) == "no faults")
    summary.count(91, of: .questions)
    summary.count(90, of: .lines)
    summary.count(1, of: .lines)
    #expect(summary.totals(in: .english) == "91 lines, 91 questions, no faults")
    for diagnostic in diagnostics([.notUTF8, .notUTF8, .incompleteRow, .severalAnswers]) {
      _ = summary.add(diagnostic)
    }
    #expect(
      summary.totals(in: .english) == "91 lines, 91 questions, 1 error, 2 warnings, 1 hint"
    )
    #expect(summary.faults(in: .english) == "1 error, 2 warnings, 1 hint")
    #expect(summary.totals(in: .german) == "91 Zeilen, 91 Fragen, 1 Fehler, 2 Warnungen, 1 Hinweis")
  }

  @Test(arguments: Diagnostic.Code.allCases)
  func whatIsGoneOrWrongIsALoss(code: Diagnostic.Code) {
    var summary = DiagnosticSummary()
    _ = summary.add(diagnostics([code])[0])
    let (severity, outcome) = code.nature
    let isGone = severity == .error || outcome == .dropped || outcome == .refused
    let isNear = severity == .warning && outcome == .approximated
    #expect(summary.isLossy == (isGone || isNear))
    #expect(summary.isLossy == diagnostics([code])[0].isLoss)
  }

  @Test func everyLanguageHasEveryTotal() {
    var summary = DiagnosticSummary()
    for unit in DiagnosticSummary.Unit.allCases { summary.count(2, of: unit) }
    for diagnostic in diagnostics(Array(repeating: .notUTF8, count: 22)) {
      _ = summary.add(diagnostic)
    }
    let english = summary.totals(in: .english)
    #expect(english.split(separator: ", ").count == DiagnosticSummary.Unit.allCases.count + 1)
    for phrasebook in Phrasebook.all where phrasebook.language != "en" {
      #expect(summary.totals(in: phrasebook) != english)
      #expect(summary.remainders(in: phrasebook).first?.hasSuffix("[not-utf-8]") == true)
    }
  }
}

@Suite struct RemarkPlaceTests {
  /// Places are counted from one remark to the next; here each is counted from the beginning.
  @Test func everyRemarkHasItsLineAndColumn() {
    forEachSeed(0..<200) { generator in
      let signs = Array("ab\n\r\n\u{E9}\u{1F331}\r".utf8)
      var bytes: [UInt8] = generator.draw(below: 3) == 0 ? [0xEF, 0xBB, 0xBF] : []
      for _ in 0..<generator.draw(below: 60) {
        bytes.append(signs[generator.draw(below: signs.count)])
      }
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      let offsets = (0..<10).map { _ in start + generator.draw(below: bytes.count - start + 1) }
      let found = SourceText(bytes).diagnostics(offsets.map { Remark(.notUTF8, at: $0..<$0) })
      for (diagnostic, offset) in zip(found, offsets.sorted()) {
        var (line, column) = (1, 1)
        for index in start..<offset {
          let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
          if bytes[index] == 0x0A || bytes[index] == 0x0D && !isPair {
            (line, column) = (line + 1, 1)
          } else if bytes[index] & 0xC0 != 0x80 {
            column += 1
          }
        }
        try #require(diagnostic.line == line && diagnostic.column == column)
      }
    }
  }
}
