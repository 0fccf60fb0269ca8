// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import SourceChecks

struct LimitsTests {
  @Test func aLineHasALimitAndPerhapsAGoal() throws {
    let limits = try Limit.read(
      """
      # NAME LIMIT GOAL
      files 1335 700

      file-median >=100 >=180
      tests >=3546
      change.language - 6
      """
    )
    #expect(limits.map(\.name) == ["files", "file-median", "tests", "change.language"])
    #expect(limits[0].limit?.value == 1335)
    #expect(limits[0].goal?.allows(700) == true)
    #expect(limits[0].goal?.allows(701) == false)
    #expect(limits[1].limit?.allows(99) == false)
    #expect(limits[2].goal == nil)
    #expect(limits[3].limit == nil)
  }

  @Test(arguments: ["files", "files many", "files 1 2 3", "files 1 few"])
  func aLineThatSaysNothingIsRefused(line: String) {
    #expect(throws: Shell.Failure.self) { try Limit.read(line) }
  }

  @Test func whatIsAboveItsLimitIsNamed() throws {
    let report = Report(
      figures: [
        Figure(name: "files", value: 1336), Figure(name: "file-median", value: 180),
        Figure(name: "tokens", value: 12), Figure(name: "change.kind", note: "no patch"),
        Figure(name: "change.event", note: "does not apply", isFault: true),
      ],
      limits: try Limit.read(
        "files 1335 700\nfile-median >=100 >=180\nchange.kind - 10\nlines.Gone 5"
      )
    )
    #expect(
      report.exceeded == [
        "files is 1,336, and its limit is <= 1,335", "change.event does not apply",
      ]
    )
    #expect(report.unknown == ["lines.Gone"])
  }

  @Test func theTableMarksWhatIsExceededAndWhatIsStillOpen() throws {
    let report = Report(
      figures: [
        Figure(name: "files", value: 1336, note: "in Sources"), Figure(name: "tests", value: 5),
        Figure(name: "tokens", value: 9000),
      ],
      limits: try Limit.read("files 1335 700\ntests >=5 >=6")
    )
    #expect(
      report.table == """
        figure    now     limit    goal
        files   1,336  <= 1,335  <= 700  x  in Sources
        tests       5      >= 5    >= 6  o
        tokens  9,000
        """
    )
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (-1_234_567, "-1,234,567")])
  func thousandsAreGrouped(number: Int, text: String) {
    #expect(number.grouped == text)
  }
}
