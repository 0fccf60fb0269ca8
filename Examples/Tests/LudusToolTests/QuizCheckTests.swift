import Foundation
import Testing

@Suite("ludus quiz check")
struct QuizCheckTests {
  @Test("finds no fault in the content of the tour")
  func good() throws {
    let run = try check(Files.chemistry)
    #expect(run == Run(status: 0, output: "general-chemistry: 86 problems in 3 sets, no faults\n"))
  }

  @Test("finds no fault in the bank of all kinds")
  func allKinds() throws {
    let run = try check(Files.allKinds)
    #expect(run == Run(status: 0, output: "all-kinds: 42 problems in 7 sets, no faults\n"))
  }

  @Test("prints a line for every fault")
  func faults() throws {
    let output = """
      sets[0].problems[0].prompt: the prompt is empty
      sets[0].problems[1].options: no option is correct
      sets[0].problems[2].kind: the kind "essay" is not known, expected one of multipleChoice, checkAll, exactMatch, roughMatch, numeric, algebraic, ordering, matching, cloze, openResponse
      sets[1].problems[1].points: 0 points, expected 1 to 1000000
      sets[1].problems[0].id: the identifier "p1" is taken already, by sets[0].problems[0]

      """
    #expect(try check(Files.fixture("five-faults.json")) == Run(status: 1, output: output))
  }

  @Test("tells where JSON breaks off")
  func broken() throws {
    let output = "line 4, column 20: this is not JSON, expected a key in double quotes\n"
    #expect(try check(Files.fixture("broken.json")) == Run(status: 1, output: output))
  }

  @Test(
    "tells where JSON breaks off, whatever the fault",
    arguments: [
      ("", 1, "a value"), ("{\"a\":1", 7, #""," or "}""#), ("[1 2]", 4, #""," or "]""#),
      ("{\"a\" 1}", 6, #"":""#),
      ("[tru]", 2, "a value"), ("[01]", 3, #""," or "]""#), ("[-]", 3, "a digit"),
      ("[1.]", 4, "a digit"),
      ("[1e+]", 5, "a digit"), ("\"a", 3, "a double quote that ends the string"),
      ("\"\\x\"", 3, #"one of "\/bfnrtu after a backslash"#),
      ("\"\\u12g4\"", 6, "four hexadecimal digits"), ("[] []", 4, "the end of the text"),
      ("\"\t\"", 2, "no line break or other control character in a string"),
      (String(repeating: "[", count: 513), 513, "at most 512 arrays and objects within each other"),
    ]
  )
  func grammar(document: String, column: Int, expected: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(document.utf8), to: "bank.json")
    let output = "line 1, column \(column): this is not JSON, expected \(expected)\n"
    #expect(try check(folder.path("bank.json")) == Run(status: 1, output: output))
  }

  @Test("says that a file is missing, or not one")
  func missing() throws {
    let errors = "Error: /nowhere/bank.json: there is no such file\n"
    #expect(try check("/nowhere/bank.json") == Run(status: 66, output: "", errors: errors))
    let folder = "Error: /: this is a folder, expected a file\n"
    #expect(try check("/") == Run(status: 66, output: "", errors: folder))
  }

  @Test(
    "counts the sets that could hold problems, and says when none does",
    arguments: [
      (#"{"id":"s","title":"S"}"#, "1 set"),
      (#"{"id":"s","title":"S","sets":[{"id":"t","title":"T"},{"id":"u","title":"U"}]}"#, "2 sets"),
      ("", "0 sets"),
    ]
  )
  func nothingToDraw(sets: String, count: String) throws {
    let folder = try TemporaryFolder()
    let bank = #"{"version":1,"id":"t","title":"T","sets":[\#(sets)]}"#
    try folder.write(Data(bank.utf8), to: "bank.json")
    let output = "t: 0 problems in \(count), no faults, but there is nothing to draw from\n"
    #expect(try check(folder.path("bank.json")) == Run(status: 0, output: output))
  }

  @Test("keeps a fault on its line, whatever the content")
  func controlCharacters() throws {
    let folder = try TemporaryFolder()
    let bank =
      #"{"version":1,"id":"x","title":"","sets":[{"id":"s\n\u001b[31m","title":"","problems":[]},{"id":"s\n\u001b[31m","title":""}]}"#
    try folder.write(Data(bank.utf8), to: "bank.json")
    let output = "sets[1].id: the identifier \"s  [31m\" is taken already, by sets[0]\n"
    #expect(try check(folder.path("bank.json")) == Run(status: 1, output: output))
  }

  private func check(_ bank: String) throws -> Run {
    try Tool.ludus.run("quiz", "check", "--bank", bank)
  }
}
