// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import Testing

/// The commands that answer many lines at a time.
@Suite("--jobs")
struct JobsTests {
  struct Command: CustomTestStringConvertible {
    let arguments: [String]
    /// Good lines, each without its braces and `id`.
    let lines: [String]

    var testDescription: String { arguments.prefix(2).joined(separator: " ") }
  }

  static let commands = [
    Command(
      arguments: ["quiz", "grade", "--bank", Files.fixture("three-kinds.json")],
      lines: [
        #""student":"s1","problem":"list","response":{"choice":"y"}"#,
        #""student":"s2","problem":"list","response":{"choice":"x"}"#,
        #""student":5,"problem":"list","response":{"choice":"x"}"#,
        #""problem":"nowhere","response":{"choice":"x"}"#,
      ]
    ),
    Command(
      arguments: ["match"],
      lines: [
        #""kind":"rough","accepted":["rhythm"],"input":"rythm""#,
        #""kind":"numeric","accepted":["9.81 m/s^2"],"input":"981 cm/s²""#,
        #""kind":"date","accepted":["1789-07-14"],"input":"14 July 1789""#,
        #""kind":"strange","accepted":["1"],"input":"1""#,
      ]
    ),
    Command(
      arguments: ["diagnose", "--language", "de", "--hints", "de"],
      lines: [
        #""input":"engstlich","target":"ängstlich""#, #""input":"farat","target":["Fahr","rad"]"#,
        #""input":5"#,
      ]
    ),
    Command(
      arguments: ["pins", "evaluate", "--sheet", Files.content("hand-bones.json")],
      lines: [
        #""student":"s1","pin":"p8","label":"Os hamtum""#, #""pin":"p1","label":"Os lunatum""#,
        #""pin":"p99","label":"""#,
      ]
    ),
    Command(
      arguments: ["pins", "hit", "--sheet", Files.content("hand-bones.json")],
      lines: [#""x":0.5,"y":0.25"#, #""x":0.1,"y":0.9"#, #""x":2,"y":0"#]
    ),
    Command(
      arguments: ["exercise", "grade", "--content", Files.spelling],
      lines: [
        #""student":"s1","exercise":4,"task":0,"input":["i","ie"],"at":1560709957000"#,
        #""student":"s2","exercise":4,"task":0,"input":["ie","ie"],"at":1560709958000"#,
        #""exercise":-1,"task":0,"input":[]"#,
      ]
    ),
  ]

  @Test("gives the same answers in the same order, however many at a time", arguments: commands)
  func sameAnswers(command: Command) throws {
    var generator = SeededGenerator(seed: 22)
    var input = ""
    for id in 1...1000 {
      switch generator.draw(below: 200) {
      case 0: input += "\n"
      case 1: input += "no JSON\n"
      case 2: input += "[1]\n"
      default:
        let line = command.lines[generator.draw(below: command.lines.count)]
        input += "{\"id\":\(id),\(line)}\n"
      }
    }
    let one = try Tool.ludus.run(command.arguments + ["--jobs", "1"], input: Data(input.utf8))
    #expect(one.status == 1)
    #expect(one.output.split(separator: "\n").count > 950)
    #expect(one.output.contains(#""error""#))
    #expect(one.output.split(separator: "\n").count { !$0.contains(#""error""#) } > 450)
    for jobs in ["2", "16"] {
      let arguments = command.arguments + ["--jobs", jobs]
      let several = try Tool.ludus.run(arguments, input: Data(input.utf8))
      #expect(several == one, "\(jobs) jobs")
    }
    // Alone, each line has the answer that it has among many.
    for line in command.lines {
      let alone = try Tool.ludus.run(command.arguments, input: Data("{\"id\":0,\(line)}\n".utf8))
      let answer = alone.output.replacing(#"{"id":0,"#, with: "").replacing(#""line":1}"#, with: "")
      #expect(one.output.contains(answer.trimmingCharacters(in: .newlines)))
    }
  }

  @Test("answers what it has read when ctrl-C is pressed")
  func interruption() throws {
    let process = Process()
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.executableURL = Tool.ludus.executable
    process.arguments = ["match", "--jobs", "2"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let line = #"{"id":1,"kind":"exact","accepted":["a"],"input":"a"}"# + "\n"
    try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
    let answer = output.fileHandleForReading.availableData
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 128 + SIGINT)
    #expect(String(decoding: answer, as: UTF8.self).hasPrefix(#"{"id":1,"correct":true,"#))
    #expect(output.fileHandleForReading.availableData.isEmpty)
    #expect(errors.fileHandleForReading.availableData.isEmpty)
  }

  @Test(
    "writes complete lines only when ctrl-C is pressed in the middle of a stream",
    arguments: ["1", "2"]
  )
  func interruptedStream(jobs: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let lines = (1...60_000).map {
      #"{"id":\#($0),"kind":"exact","accepted":["a"],"input":"\#($0)"}"#
    }
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    let process = Process()
    let output = Pipe()
    process.executableURL = Tool.ludus.executable
    process.arguments = ["match", "--jobs", jobs]
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    try process.run()
    // The tool has begun, and cannot go on: nobody reads what it writes.
    var answers = try output.fileHandleForReading.read(upToCount: 1) ?? Data()
    process.interrupt()
    answers += try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 128 + SIGINT)
    #expect(answers.last == UInt8(ascii: "\n"))
    let written = String(decoding: answers, as: UTF8.self).split(separator: "\n")
    #expect((1..<60_000).contains(written.count))
    for (line, id) in zip(written, 1...) {
      try #require(line.hasPrefix("{\"id\":\(id),\"correct\":") && line.hasSuffix("}"))
    }
  }

  @Test("refuses a number of jobs that cannot be", arguments: ["0", "-1", "many", "1025"])
  func wrongNumber(jobs: String) throws {
    let run = try Tool.ludus.run("match", "--jobs", jobs)
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix(
        "Error: The value of --jobs is \(jobs), expected a whole number from 1 to 1024."
      )
    )
  }
}
