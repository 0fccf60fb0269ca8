// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import SourceChecks

struct MutantTests {
  private func changes(_ source: String) -> [String] {
    Mutant.all(in: source, at: "A.swift", of: "A").map(\.text)
  }

  @Test(
    arguments: [
      ("let a = b < c", ["(# ? b <= c : b < c)"]),
      ("let a = b + c", ["(# ? b - c : b + c)"]),
      ("let a = 4", ["(# ? 5 : 4)"]),
      ("let a = true", ["(# ? false : true)"]),
      ("func f() { if a { return } }", ["# != (a)"]),
      ("func f() { g()\n h() }", ["if !# { g() }", "if !# { h() }"]),
      ("func f() { a = b\n a += b }", ["if !# { a = b }", "if !# { a += b }"]),
    ]
  )
  func codeHasAnotherForm(source: String, texts: [String]) {
    #expect(changes(source) == texts)
  }

  @Test(
    arguments: [
      // Texts, which have no difference, and tables of data.
      #"let a = "b" + c"#, "let a = [1, 2]", #"let a = ["b": 1]"#,
      // What must hold, and what cannot be seen.
      "func f() { precondition(a < b) }", "func f() { list.reserveCapacity(4) }",
      // A value that a body returns, raw values, patterns and attributes.
      "func f() -> Int { g() }", "enum A: Int { case b = 1 }",
      "func f() { switch a { case 1: break } }",
      "#if os(Linux)\nlet a = 1\n#endif",
      // Properties that are not set yet must be set.
      "struct A { init() { b = c } }",
    ]
  )
  func whatNobodyCouldSeeStays(source: String) {
    #expect(changes(source) == [])
  }

  @Test func aPlaceHoldsBothForms() throws {
    let source = "let ä = b < c\nlet d = e > f\n"
    var mutants = Mutant.all(in: source, at: "A.swift", of: "A")
    for index in mutants.indices { mutants[index].number = index + 7 }
    #expect(mutants.map(\.firstLine) == [1, 2])
    #expect(
      String(decoding: MutationRun.text(Data(source.utf8), with: mutants), as: UTF8.self) == """
        let ä = (mutant(7) ? b <= c : b < c)
        let d = (mutant(8) ? e >= f : e > f)

        """
    )
  }

  @Test func eachModuleHasItsTurnAndNoChangeIsInsideAnother() {
    func mutants(_ module: String, _ places: [Range<Int>]) -> [Mutant] {
      places.map {
        Mutant(
          start: $0.lowerBound,
          end: $0.upperBound,
          firstLine: 1,
          lastLine: 1,
          change: "",
          text: "",
          path: module,
          module: module
        )
      }
    }
    var queues = ["A": mutants("A", [0..<9, 2..<3, 10..<11]), "B": mutants("B", [0..<1])]
    var chosen: [Mutant] = []
    var number = 0
    MutationRun.choose(3, from: &queues, into: &chosen, number: &number)
    #expect(chosen.map(\.module) == ["A", "B", "A"])
    #expect(chosen.map(\.start) == [10, 0, 2])
    #expect(chosen.map(\.number) == [1, 2, 3])
    MutationRun.choose(9, from: &queues, into: &chosen, number: &number)
    #expect(chosen.count == 3)
  }

  @Test func whatDoesNotBuildIsBlamed() {
    let mutants = Mutant.all(in: "let a = 1\nlet b = 2\n", at: "Sources/A.swift", of: "A")
    let message = "/copy/Sources/A.swift:2:9: error: no\n/copy/Sources/B.swift:1:1: error: no\n"
    #expect(MutationRun.blamed(by: message, in: mutants) == [mutants[1]])
    let elsewhere = "/copy/Sources/A.swift:7:9: error: no"
    #expect(MutationRun.blamed(by: elsewhere, in: mutants) == mutants)
    #expect(MutationRun.blamed(by: "/copy/Sources/A.swift:2:9: warning: no", in: mutants) == [])
  }

  @Test func theFirstTestThatFailsIsRead() {
    let line = MutationRun.plain(
      "\u{1B}[91m✘ \u{1B}[0mTest \"it adds\" recorded an issue at A.swift:1:2"
    )
    #expect(MutationRun.failedTest(in: line) == "\"it adds\"")
    #expect(MutationRun.failedTest(in: "✔ Test adds() passed after 0.1 seconds.") == nil)
  }
}
