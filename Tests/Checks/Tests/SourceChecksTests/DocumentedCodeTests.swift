// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import SourceChecks

struct DocumentedCodeTests {
  @Test(
    arguments: [
      ("a + b  // 3", #"check(a + b, 3, "P:1")"#),
      ("  a.c  // .d: the best", #"  check(a.c, .d, "P:1")"#),
      (#"a  // "x: Y""#, #"check(a, "x: Y", "P:1")"#),
      ("try f(a)  // [1, 2]", #"check(try f(a), [1, 2], "P:1")"#),
      ("a == nil  // true: it is none, then", #"check(a == nil, true, "P:1")"#),
    ]
  )
  func anExpressionWithItsValueIsChecked(line: String, check: String) {
    #expect(DocumentedCode.checked(Substring(line), at: "P:1") == check)
  }

  @Test(
    arguments: [
      "let a = 3  // three", "try session.answer(a)  // fine", "try history.add(a)  // fine",
      "print(a)  // 3", "}  // the end", "  // a comment", "if a {  // 3", "a = 3  // three",
      "a // 3",
      "return a  // 3", "case .a: b  // 3", "func f() {  // 3", "a",
    ]
  )
  func otherLinesStay(line: String) {
    #expect(DocumentedCode.checked(Substring(line), at: "P:1") == Substring(line))
  }

  @Test func aPageIsAFunctionOfItsBlocks() throws {
    let fixture = try Fixture([
      "README.md": """
      Words.
      ```swift
      import Low
      let a = 1
      ```
      <!-- given
      let b = 2
      -->
      ```json
      {}
      ```
      ```swift
      a + b  // 3
      ```
      """,
      "Documentation/Empty.md": "Words.\n",
      "Documentation/More.md": """
      <details>
      <summary>Values</summary>

      ```swift given
      let c = 1
      ```

      </details>
      ```swift
      let d = c
      ```

      """,
    ])
    let code = try DocumentedCode(in: fixture.checkout)
    #expect(code.pages.map(\.path) == ["README.md", "Documentation/More.md"])
    #expect(code.pages[0].page.blocks.map(\.firstLine) == [3, 13])
    let lines = code.program.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(2) == ["import Foundation", "import Low"])
    #expect(
      lines.suffix(12) == [
        "func page0() throws {  // README.md", "let b = 2", "let a = 1",
        #"check(a + b, 3, "README.md:13")"#, "}", "func page1() throws {  // Documentation/More.md",
        "let c = 1", "let d = c", "}", #"run("README.md", page0)"#,
        #"run("Documentation/More.md", page1)"#, "",
      ]
    )
  }
}
