// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("A file or an option that cannot be used")
struct FaultyFileTests {
  /// Commands that read a JSON file, without its path.
  private static let commands = [
    ["quiz", "play"], ["quiz", "grade"], ["quiz", "challenge"], ["quiz", "statistics", "--bank"],
    ["quiz", "play", threeKinds, "--rules"],
    ["quiz", "check", threeKinds, "--policy"], ["quiz", "check", threeKinds, "--answers"],
    ["quiz", "generate", threeKinds, "--seed", "1", "--blueprint"],
    ["quiz", "generate", threeKinds, "--seed", "1", "--weights", "popularity", "--votes"],
    ["quiz", "grade", threeKinds, "--grades"], ["quiz", "mark", "--by", "kim"],
    ["exercise", "play"], ["exercise", "grade"],
    ["pins", "play"], ["pins", "evaluate"], ["pins", "hit"], ["pins", "svg"],
    ["group", "play"], ["group", "replay"], ["group", "coverage"],
    ["group", "simulate", "--seed", "1"],
    [
      "group", "simulate", "--seed", "1", "--rules", Files.flatShare("none.json"), "--population",
    ],
    ["diary", "show"], ["diary", "replay", "--platform"],
  ]

  private static let contents: [(name: String, data: Data, fault: String)] = [
    ("broken", Data("{\n\"a\":".utf8), "this is not JSON, expected "),
    ("schema", Data(#"{"a":1}"#.utf8), ": "),
    ("not-utf8", Data([0x7B, 0xFF, 0x7D]), ": line 1"),
  ]

  @Test(
    "is named once where no line can be used, as of a table",
    arguments: [
      ("student;problem;credit\nada;p1;1\nada;p2;0\n", "no line begins with {"),
      ("\u{FEFF}\nkind: rough\n", "no line begins with {"),
      ("[\n  {\"learner\":\"ada\"}\n]\n", "this is an array"),
      (" [ {\"learner\":\"ada\"},\r\n{\"learner\":\"bob\"}]", "this is an array"),
    ]
  )
  func noLines(text: String, fault: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(text.utf8), to: "answers")
    for command in [["quiz", "statistics"], ["quiz", "grade", Files.chemistry], ["match"]] {
      let named = try Tool.ludus.run(command + ["answers"], input: Data(), in: folder.url)
      #expect(named.status == 65)
      #expect(
        named.errors.hasPrefix(
          "Error: answers: expected JSON Lines, an object on each line, but \(fault)"
        )
      )
      let given = try Tool.ludus.run(command, input: Data(text.utf8))
      #expect(given.errors == named.errors.replacing("answers:", with: "standard input:"))
      #expect(given.output.isEmpty)
    }
  }

  @Test(
    "is named once in a pipe too, where a single line may be one that cannot be used",
    arguments: [
      ("a,b\n1,2\n", true), ("[\n{}]\n", true), ("[{\"id\":1}]\n", true), ("a,b\n", false),
      ("a,b\n{\"id\":1}\n", false), ("", false),
    ]
  )
  func pipe(text: String, isRefused: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(text.utf8), to: "input")
    for command in ["match", "quiz statistics"] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = [
        "-c", #"cat input | "$0" \#(command) >output 2>errors"#, Tool.ludus.executable.path,
      ]
      process.currentDirectoryURL = folder.url
      try process.run()
      process.waitUntilExit()
      let errors = try folder.text(of: "errors")
      #expect(errors.hasPrefix("Error: standard input: expected JSON Lines, ") == isRefused)
      // There are no statistics of nothing.
      let isNothing = text.isEmpty && command == "quiz statistics"
      #expect((process.terminationStatus == 65) == (isRefused || isNothing))
      #expect(try folder.text(of: "output").contains(#""error":"#) == (!isRefused && !text.isEmpty))
    }
  }

  @Test("is named in one line with the place and what was expected", arguments: commands)
  func faults(command: [String]) throws {
    let folder = try TemporaryFolder()
    for (name, data, fault) in Self.contents {
      // What is missing from rules and blueprints has a default, also for what nobody knows.
      if name == "schema", command.last == "--rules" { continue }
      try folder.write(data, to: name)
      let run = try Tool.ludus.run(command + [folder.path(name)], input: Data())
      #expect(run.status == 65, "\(command) \(name)")
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("Error: \(folder.path(name))"))
      #expect(run.errors.contains(fault), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1)
    }
    let missing = try Tool.ludus.run(command + ["/nowhere"], input: Data())
    #expect(missing.status == 66)
    #expect(missing.errors.hasPrefix("Error: /nowhere: there is no "))
    let directory = try Tool.ludus.run(command + [folder.url.path], input: Data())
    #expect(directory.status == 66)
    #expect(
      directory.errors == "Error: \(folder.url.path): this is a folder, expected a file\n"
    )
  }

  @Test("is told with the number of the line in a log, whatever ends and separates lines")
  func lines() throws {
    let folder = try TemporaryFolder()
    let good = #"{"student":"a","problem":"open-weather","credit":1,"by":"kim"}"#
    for (text, fault) in [
      ("\(good)\n\n{\"student\":\"a\"}\n", "line 3: problem: this key is missing"),
      (
        "\u{FEFF}\(good)\r\n  \r\n{\"student\":\r\n",
        "line 3: column 13: this is not JSON, expected a value"
      ),
    ] {
      try folder.write(Data(text.utf8), to: "grades")
      let path = folder.path("grades")
      let run = try Tool.ludus.run("quiz", "grade", Files.allKinds, "--grades", path)
      #expect(run == Run(status: 65, output: "", errors: "Error: \(path): \(fault)\n"))
    }
  }

  @Test(
    "is not read when an option has a wrong number, which is told with what was expected",
    arguments: [
      (["match", "--seed", "-1"], "--seed is -1, expected a whole number from 0 to "),
      (["match", "--seed", "x"], "--seed is x, expected a whole number from 0 to "),
      (
        ["exercise", "play", "/nowhere", "--exercise", "x"],
        "--exercise is x, expected a whole number of at least 0."
      ),
      (
        ["quiz", "play", "/nowhere", "--time-limit", "99999999999"],
        "--time-limit is 99999999999, expected a whole number from 1 to 31622400."
      ),
      (
        ["quiz", "play", "/nowhere", "--problem-time-limit", "0"],
        "--problem-time-limit is 0, expected a whole number from 1 to 31622400."
      ),
    ] as [([String], String)]
  )
  func numbers(arguments: [String], message: String) throws {
    let run = try Tool.ludus.run(arguments, input: Data())
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: The value of \(message)"), "\(run.errors)")
  }

  @Test("may begin with a byte order mark, as a stream may")
  func byteOrderMark() throws {
    let folder = try TemporaryFolder()
    let bank = try Data(contentsOf: URL(fileURLWithPath: threeKinds))
    try folder.write(Data("\u{FEFF}".utf8) + bank, to: "bank.json")
    let line = #"{"id":1,"problem":"list","response":{"choice":"y"}}"#
    let run = try Tool.ludus.run(
      "quiz",
      "grade",
      folder.path("bank.json"),
      input: "\u{FEFF}\(line)\r\n"
    )
    #expect(run == (try Tool.ludus.run("quiz", "grade", threeKinds, input: line)))
    #expect(run.status == 0)
    // Only at the beginning.
    let twice = try Tool.ludus.run("quiz", "grade", threeKinds, input: "\(line)\n\u{FEFF}\(line)")
    #expect(twice.status == 1)
  }

  @Test("has no key that would have no effect")
  func strangers() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(#"{"minimumProblem":5}"#.utf8), to: "policy")
    let policy = try Tool.ludus.run(
      "quiz",
      "check",
      threeKinds,
      "--policy",
      folder.path("policy")
    )
    #expect(policy.status == 65)
    #expect(
      policy.errors.hasPrefix(
        "Error: \(folder.path("policy")): minimumProblem: the key \"minimumProblem\" is not known, "
          + "did you mean \"minimumProblems\"?"
      )
    )
    let images = try Tool.ludus.run("quiz", "check", threeKinds, "--images", folder.path("policy"))
    #expect(
      images.errors == "Error: \(folder.path("policy")): this is a file, expected a folder\n"
    )
    #expect(images.status == 66)
  }

  @Test(
    "can be a line of standard input: then it says what to type",
    .enabled(if: Terminal.isAvailable)
  )
  func terminal() throws {
    let run = try Terminal.run("match")
    #expect(run.status == 0)
    #expect(run.output.contains("Type JSON, an object a line; ctrl-D ends.\n"))
  }
}
