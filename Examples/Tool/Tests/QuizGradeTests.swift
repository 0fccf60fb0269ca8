// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes
import Testing

@Suite("ludus quiz grade")
struct QuizGradeTests {
  @Test("grades every kind of response with its reason")
  func grades() throws {
    let run = try grade(
      #"{"id":1,"student":"s1","problem":"list","response":{"choice":"y"}}"#,
      #"{"id":2,"student":"s1","problem":"list","response":{"choice":"x"}}"#,
      #"{"id":3,"problem":"powers","response":{"choices":["1","1024"]}}"#,
      #"{"id":4,"problem":"powers","response":{"choices":["1","6","1024"]}}"#,
      #"{"id":5,"problem":"powers","response":{"choice":"1024"}}"#,
      #"{"id":6,"problem":"quit","response":{"text":":quit"}}"#,
      #"{"id":7,"problem":"quit","response":{"text":"  :q\u00a0"}}"#,
      #"{"id":8,"problem":"quit","response":{"text":"exit"}}"#
    )
    let output = """
      {"id":1,"student":"s1","problem":"list","correct":true,"reason":"This is the right option.","score":1}
      {"id":2,"student":"s1","problem":"list","correct":false,"reason":"Option “x” is not right.","score":0}
      {"id":3,"correct":true,"reason":"All the right options are picked.","score":1}
      {"id":4,"correct":false,"reason":"Option “6” is not one of the right ones.","score":0}
      {"id":5,"correct":false,"reason":"Picked 1 of 2 right options.","score":0}
      {"id":6,"correct":true,"reason":"This is the accepted answer “:quit”.","score":1}
      {"id":7,"correct":true,"reason":"This is the accepted answer “:q” except for spacing.","score":1}
      {"id":8,"correct":false,"reason":"The accepted answer is “:q”.","score":0}

      """
    #expect(run.output == output)
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test(
    "copies an id as it stands",
    arguments: [
      "1", "1.50", "-0", "1e400", "123456789012345678901234567890.10", "\"a/b\"", #""\u00e9\n""#,
      "null", "true",
      "[1, {\"a\" : []}]", "{\"id\":{\"id\":2}}",
    ]
  )
  func identifiers(id: String) throws {
    let good = try grade(#"{"problem":"list","id": \#(id) ,"response":{"choice":"y"}}"#)
    #expect(
      good.output == #"{"id":\#(id),"correct":true,"reason":"This is the right option.","score":1}"#
        + "\n"
    )
    #expect(good.status == 0)
    let bad = try grade(#"{"id":\#(id),"problem":"nil","response":{"choice":"y"}}"#)
    let fault = #"This problem is not in the quiz (“nil”)."#
    #expect(bad.output == #"{"id":\#(id),"error":"\#(fault)","line":1}"# + "\n")
    #expect(bad.status == 1)
  }

  @Test("answers a line without an id with null")
  func noIdentifier() throws {
    let run = try grade(#"{"problem":"list","response":{"choice":"y","id":7}}"#)
    #expect(
      run.output == #"{"id":null,"correct":true,"reason":"This is the right option.","score":1}"#
        + "\n"
    )
    #expect(run.status == 0)
  }

  @Test("takes what an answer is worth, and a learner by either name")
  func worth() throws {
    let run = try grade(
      #"{"id":1,"student":"ada","problem":"list","credit":0.5}"#,
      #"{"id":2,"learner":"ada","problem":"list","credit":"1/2","response":{"choice":"x"}}"#,
      #"{"id":3,"learner":"ada","problem":"list","points":1}"#,
      #"{"id":4,"learner":"ada","problem":"list","credit":2}"#,
      #"{"id":5,"learner":"ada","problem":"cat","credit":1}"#
    )
    let lines = run.output.split(separator: "\n").map(String.init)
    try #require(lines.count == 5)
    #expect(
      lines[0]
        == #"{"id":1,"student":"ada","problem":"list","correct":false,"score":"1/2"}"#
    )
    #expect(lines[1].hasPrefix(#"{"id":2,"learner":"ada","problem":"list","correct":false"#))
    #expect(lines[1].hasSuffix(#""score":"1/2"}"#) && lines[2].hasSuffix(#""score":1}"#))
    #expect(lines[3].contains("error") && lines[4].contains("“cat”"))
    #expect(run.status == 1)
  }

  @Test("says reasons in the language of the bank, or in another one")
  func languages() throws {
    let folder = try TemporaryFolder()
    let text = try String(contentsOfFile: Files.fixture("three-kinds.json"), encoding: .utf8)
    #expect(!text.contains("\"language\""))
    let german = text.replacing(
      #""version""#,
      with: #""language":"de-AT","version""#,
      maxReplacements: 1
    )
    try folder.write(Data(german.utf8), to: "german.json")
    func reasons(_ path: String, _ options: String...) throws -> [Bool] {
      let table = "student;list\nada;y\nben;q\n"
      try folder.write(Data(table.utf8), to: "answers.csv")
      return try [
        [#"{"problem":"list","response":{"choice":"y"}}"#], [folder.path("answers.csv")],
      ].map { input in
        let isFile = input[0].hasSuffix(".csv")
        let run = try Tool.ludus.run(
          ["quiz", "grade", "--bank", path] + options + (isFile ? input : []),
          input: Data((isFile ? "" : input[0]).utf8)
        )
        #expect(run.status == 0)
        return run.output.contains("This is the right option.")
      }
    }
    let plain = Files.fixture("three-kinds.json")
    #expect(try reasons(plain) == [true, true])
    #expect(try reasons(plain, "--language", "de") == [false, false])
    #expect(try reasons(folder.path("german.json")) == [false, false])
    #expect(try reasons(folder.path("german.json"), "--language", "en") == [true, true])
  }

  @Test("answers a line that cannot be used in its place and goes on")
  func faults() throws {
    let run = try grade(
      #"{"id":1,"problem":"list","response":{"choice":"y"}}"#,
      "",
      "  \t ",
      #"{"id":4,"problem":"list","response":{"choice":"y"}"#,
      #"{"id":05,"problem":"list","response":{"choice":"y"}}"#,
      "[]",
      #"{"id":7,"response":{"choice":"y"}}"#,
      #"{"id":8,"problem":8,"response":{"choice":"y"}}"#,
      #"{"id":9,"problem":null,"response":{"choice":"y"}}"#,
      #"{"id":10,"problem":"list"}"#,
      #"{"id":11,"problem":"list","response":"y"}"#,
      #"{"id":12,"problem":"list","response":{"choice":"y","text":"ls"}}"#,
      #"{"id":13,"problem":"list","response":{}}"#,
      #"{"id":14,"problem":"powers","response":{"choices":["1",2]}}"#,
      #"{"id":15,"problem":"cat","response":{"choice":"y"}}"#,
      #"{"id":16,"problem":"list","response":{"text":"ls"}}"#,
      #"{"id":17,"problem":"list","response":{"choice":"ls"}}"#,
      #"{"id":18,"problem":"powers","response":{"choices":[]}}"#,
      #"{"id":19,"problem":"quit","response":{"text":"  "}}"#,
      #"{"id":20,"problem":"list","response":{"choice":"y"}} 1"#,
      #"{"id":21,"problem":"list","response":{"choice":"y"}}"#,
      #"{"id":22,"problem":"list","response":null}"#,
      #"{"id":23,"problem":"cat","response":null}"#
    )
    let output = #"""
      {"id":1,"correct":true,"reason":"This is the right option.","score":1}
      {"id":null,"error":"column 51: this is not JSON, expected “,” or “}”","line":4}
      {"id":null,"error":"column 8: this is not JSON, expected “,” or “}”","line":5}
      {"id":null,"error":"expected an object","line":6}
      {"id":7,"error":"problem: this key is missing","line":7}
      {"id":8,"error":"problem: expected a string","line":8}
      {"id":9,"error":"problem: found null, expected a string","line":9}
      {"id":10,"error":"response: this key is missing","line":10}
      {"id":11,"error":"response: expected an object","line":11}
      {"id":12,"error":"response: expected a response with exactly one of \"choice\", \"choices\", \"text\", \"order\", \"pairs\", \"gaps\"","line":12}
      {"id":13,"error":"response: expected a response with exactly one of \"choice\", \"choices\", \"text\", \"order\", \"pairs\", \"gaps\"","line":13}
      {"id":14,"error":"response.choices[1]: expected a string","line":14}
      {"id":15,"error":"This problem is not in the quiz (“cat”).","line":15}
      {"id":16,"correct":false,"reason":"This problem takes another kind of answer.","score":0,"unreadable":true}
      {"id":17,"correct":false,"reason":"This is not part of the problem.","score":0,"unreadable":true}
      {"id":18,"correct":false,"reason":"There is no answer.","score":0}
      {"id":19,"correct":false,"reason":"There is no answer.","score":0}
      {"id":null,"error":"column 54: this is not JSON, expected the end","line":20}
      {"id":21,"correct":true,"reason":"This is the right option.","score":1}
      {"id":22,"correct":false,"reason":"There is no answer.","score":0}
      {"id":23,"error":"This problem is not in the quiz (“cat”).","line":23}

      """#
    #expect(run.output == output)
    #expect(run.errors.isEmpty)
    #expect(run.status == 1)
  }

  @Test("takes CRLF and a last line without an end, and refuses what is not UTF-8")
  func bytes() throws {
    var input = Data("{\"id\":1,\"problem\":\"list\",\"response\":{\"choice\":\"y\"}}\r\n\r\n".utf8)
    input += [0x22, 0xFF, 0x22, 0x0A]
    input += Data("{\"id\":4,\"problem\":\"quit\",\"response\":{\"text\":\"".utf8) + [0xC3, 0x0A]
    input += Data("{\"id\":5,\"problem\":\"list\",\"response\":{\"choice\":\"x\"}}".utf8)
    let run = try grade(input)
    let output = """
      {"id":1,"correct":true,"reason":"This is the right option.","score":1}
      {"id":null,"error":"the line is not UTF-8 text","line":3}
      {"id":null,"error":"the line is not UTF-8 text","line":4}
      {"id":5,"correct":false,"reason":"Option “x” is not right.","score":0}

      """
    #expect(run.output == output)
    #expect(run.status == 1)
  }

  @Test("passes over a line that is too long", arguments: ["\n", "\r\n"])
  func longLines(lineEnd: String) throws {
    let limit = 1 << 20
    let line = #"{"id":1,"problem":"list","response":{"choice":"y"}}"#
    let longest = line + String(repeating: " ", count: limit - line.utf8.count)
    let lines = [longest, longest + " ", line, longest + longest + longest, line, longest + " "]
    let run = try grade(Data(lines.joined(separator: lineEnd).utf8))
    let right = #"{"id":1,"correct":true,"reason":"This is the right option.","score":1}"#
    let output = """
      \(right)
      {"id":null,"error":"the line is longer than 1048576 bytes","line":2}
      \(right)
      {"id":null,"error":"the line is longer than 1048576 bytes","line":4}
      \(right)
      {"id":null,"error":"the line is longer than 1048576 bytes","line":6}

      """
    #expect(run.output == output)
    #expect(run.status == 1)
  }

  @Test("says nothing about no lines")
  func empty() throws {
    #expect(try grade(Data()) == Run(status: 0, output: ""))
    #expect(try grade(Data("\n\r\n\n".utf8)) == Run(status: 0, output: ""))
  }

  @Test("refuses a bank that is missing or faulty, and no bank")
  func banks() throws {
    let missing = try Tool.ludus.run("quiz", "grade", "--bank", "/nowhere.json")
    #expect(
      missing
        == Run(status: 66, output: "", errors: "Error: /nowhere.json: there is no such file\n")
    )
    let broken = Files.fixture("broken.json")
    let run = try Tool.ludus.run("quiz", "grade", "--bank", broken)
    let errors =
      "Error: \(broken): line 4, column 20: this is not JSON, expected a key in double quotes\n"
    #expect(run == Run(status: 65, output: "", errors: errors))
    #expect(try Tool.ludus.run("quiz", "grade").status == 64)
  }

  private func grade(_ lines: String...) throws -> Run {
    try grade(Data(lines.map { "\($0)\n" }.joined().utf8))
  }

  private func grade(_ input: Data) throws -> Run {
    let bank = Files.fixture("three-kinds.json")
    return try Tool.ludus.run(["quiz", "grade", "--bank", bank], input: input)
  }
}
