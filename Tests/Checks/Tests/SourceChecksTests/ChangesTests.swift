// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import SourceChecks

struct ChangesTests {
  private static let patch = """
    A field of the rule book
    Tests: High, Low

    diff --git a/Sources/Roof/High/Rules.swift b/Sources/Roof/High/Rules.swift
    --- a/Sources/Roof/High/Rules.swift
    +++ b/Sources/Roof/High/Rules.swift
    @@ -1,2 +1,3 @@
     let a = 1
    +let c = 3
     let b = 2
    diff --git a/Sources/Roof/High/New.swift b/Sources/Roof/High/New.swift
    new file mode 100644
    --- /dev/null
    +++ b/Sources/Roof/High/New.swift
    @@ -0,0 +1 @@
    +let d = 4
    diff --git a/Examples/Tool.swift b/Examples/Tool.swift
    --- a/Examples/Tool.swift
    +++ b/Examples/Tool.swift
    @@ -1 +1 @@
    -old
    +new
    diff --git a/README.md b/README.md
    --- a/README.md
    +++ b/README.md
    @@ -1 +1 @@
    -old
    +new

    """

  private func repository(rules: String = "let a = 1\nlet b = 2\n") throws -> Fixture {
    let fixture = try Fixture([
      "Sources/Roof/High/Rules.swift": rules, "Examples/Tool.swift": "old\n", "README.md": "old\n",
      ".ci/changes/field.patch": Self.patch,
      ".ci/limits": "change.field 2\nchange.field.tests 1\nfiles 100\n",
    ])
    try fixture.commit()
    return fixture
  }

  @Test func theFilesThatAChangeTouchesAreCounted() throws {
    let fixture = try repository()
    let report = try Changes(in: fixture.checkout).report()
    #expect(
      report.figures == [
        Figure(
          name: "change.field",
          value: 3,
          note: "A field of the rule book: files in Sources, and 1 in apps"
        ),
        Figure(name: "change.field.tests", value: 1, note: "... and in tests and pages"),
      ]
    )
    #expect(report.exceeded == ["change.field is 3, and its limit is <= 2"])
  }

  @Test func nothingOfTheCheckoutIsChanged() throws {
    let fixture = try repository()
    _ = try Changes(in: fixture.checkout).report()
    #expect(try fixture.checkout.text(of: "README.md") == "old\n")
    #expect(fixture.checkout.files(in: "Sources").count == 1)
  }

  @Test func aChangeThatDoesNotApplyIsAFault() throws {
    let fixture = try repository(rules: "let x = 1\n")
    let exceeded = try Changes(in: fixture.checkout).report().exceeded
    #expect(exceeded.count == 2)
    #expect(exceeded[0].hasPrefix("change.field does not apply: error: patch failed: Sources/Roof"))
  }

  @Test func aChangeIsChosenByItsName() throws {
    let fixture = try repository()
    try fixture.write(Self.patch, to: ".ci/changes/other.patch")
    #expect(try Changes(in: fixture.checkout).all.map(\.name) == ["field", "other"])
    #expect(try Changes(in: fixture.checkout, named: ["other"]).all.map(\.name) == ["other"])
    #expect(throws: Shell.Failure.self) { try Changes(in: fixture.checkout, named: ["others"]) }
  }

  @Test func theHeaderNamesWhatChangesAndTheTests() throws {
    let change = try Change(name: "field", patch: Self.patch)
    #expect(change.title == "A field of the rule book")
    #expect(change.tests == ["High", "Low"])
    #expect(change.paths.count == 4)
    let diff = Self.patch.split(separator: "\n").dropFirst(2).joined(separator: "\n")
    #expect(throws: Shell.Failure.self) { try Change(name: "bare", patch: diff) }
    #expect(throws: Shell.Failure.self) { try Change(name: "empty", patch: "A title\n") }
  }

  @Test(
    arguments: [
      ("Sources/Roof/High/A.swift", Change.Part.sources), ("Package.swift", .sources),
      ("Examples/Sources/Tool/A.swift", .apps), ("Examples/Tests/ToolTests/A.swift", .tests),
      ("Tests/Stored/a.json", .tests), ("Documentation/PublicAPI/A.txt", .documentation),
      ("Examples/README.md", .documentation),
    ]
  )
  func aFileBelongsToAPart(path: String, part: Change.Part) {
    #expect(Change.part(of: path) == part)
  }
}
