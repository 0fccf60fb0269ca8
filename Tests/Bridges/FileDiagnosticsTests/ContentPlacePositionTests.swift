// SPDX-License-Identifier: Apache-2.0
import FileDiagnostics
import Testing

struct ContentPlacePositionTests {
  private static let file = """
    {
      "title": "Süß",
      "sets": [{"id": "a"}, {"id": "b", "größe": 3, "x": 4}]
    }
    """

  @Test(
    arguments: [
      ([], 1, 1),
      ([.key("title")], 2, 12),
      ([.key("sets")], 3, 11),
      ([.key("sets"), .index(1), .key("id")], 3, 32),
      ([.key("sets"), .index(1), .key("x")], 3, 54),
      // What is missing is looked for in what is around it.
      ([.key("sets"), .index(1), .key("title"), .index(7)], 3, 25),
      ([.key("sets"), .index(9)], 3, 11),
      ([.key("other")], 1, 1),
    ] as [([ContentPlace.Step], Int, Int)]
  )
  func aPlaceIsFoundInTheFile(steps: [ContentPlace.Step], line: Int, column: Int) {
    let position = ContentPlace(steps).position(inJSON: Array(Self.file.utf8))
    #expect(position == (line, column))
  }

  @Test(arguments: ["", "[", "{\"a\":", "\u{0}", "null"])
  func aBrokenFileHasAPositionToo(text: String) {
    #expect(ContentPlace([.key("a"), .index(0)]).position(inJSON: Array(text.utf8)).line == 1)
  }

  @Test func whatKeepsAFileFromBeingJSONHasLineAndColumn() {
    #expect(Diagnostic.faults(ofJSON: Array(Self.file.utf8)).isEmpty)
    let faults = Diagnostic.faults(ofJSON: Array("{\n  \"a\": 1,,\n}".utf8))
    #expect(faults.first.map { [$0.line, $0.column] } == [2, 10])
  }
}
