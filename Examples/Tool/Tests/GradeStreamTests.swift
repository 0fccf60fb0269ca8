// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes
import Testing

@Suite("ludus quiz grade as a stream")
struct GradeStreamTests {
  private struct Grade: Decodable, Equatable {
    let id: Int
    let score: Fraction
    let correct: Bool
    let reason: String
  }

  /// Every 1000th line is bad.
  @Test("grades 20,000 lines as the library does, with bad ones in their place")
  func manyLines() throws {
    let bank = try ProblemBank(json: Data(contentsOf: URL(fileURLWithPath: Files.chemistry)))
    let problems = bank.allProblems
    var generator = SeededGenerator(seed: 100_000)
    var input = Data()
    var expected: [Grade?] = []
    for id in 1...20_000 {
      guard !id.isMultiple(of: 1000) else {
        input += Data("{\"id\":\(id),\"problem\":\"nowhere\",\"response\":{\"text\":\"\"}}\n".utf8)
        expected.append(nil)
        continue
      }
      let problem = problems[generator.draw(below: problems.count)]
      let response = response(to: problem, using: &generator)
      let evaluation = try problem.evaluate(response)
      let encoded = String(decoding: try JSONEncoder().encode(response), as: UTF8.self)
      input += Data("{\"id\":\(id),\"problem\":\"\(problem.id)\",\"response\":\(encoded)}\n".utf8)
      expected.append(
        Grade(
          id: id,
          score: evaluation.credit,
          correct: evaluation.isCorrect,
          reason: "\(evaluation.reason)"
        )
      )
    }
    let run = try Tool.ludus.run(["quiz", "grade", "--bank", Files.chemistry], input: input)
    let lines = run.output.split(separator: "\n")
    #expect(run.status == 1)
    try #require(lines.count == expected.count)
    for (number, (line, grade)) in zip(lines, expected).enumerated() {
      if let grade {
        try #require(try JSONDecoder().decode(Grade.self, from: Data(line.utf8)) == grade)
      } else {
        let id = number + 1
        let error = #""This problem is not in the quiz (“nowhere”).""#
        try #require(line == #"{"id":\#(id),"error":\#(error),"line":\#(id)}"#)
      }
    }
    let correct = expected.filter { $0?.correct == true }.count
    #expect((2_000...18_000).contains(correct))
  }

  /// The peak is read where Linux tells it.
  @Test(
    "needs no more memory for more lines",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status"))
  )
  func memory() throws {
    let command = ["quiz", "grade", "--bank", Files.fixture("three-kinds.json")]
    let line = #"{"id":1,"problem":"list","response":{"choice":"y"}}"#
    let few = try Tool.ludus.peakMemory(command, line: line, count: 30_000)
    let many = try Tool.ludus.peakMemory(command, line: line, count: 100_000)
    #expect(few > 1000)
    #expect(many < few + 4096, "\(many) kB for many lines, \(few) kB for few")
  }

  @Test("answers each line before it waits for the next")
  func coprocess() throws {
    let process = Process()
    let input = Pipe()
    let output = Pipe()
    process.executableURL = Tool.ludus.executable
    process.arguments = ["quiz", "grade", "--bank", Files.fixture("three-kinds.json")]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for id in 1...3 {
      let line = "{\"id\":\(id),\"problem\":\"list\",\"response\":{\"choice\":\"y\"}}\n"
      try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
      var answer = Data()
      while answer.last != 0x0A {
        let part = output.fileHandleForReading.availableData
        try #require(!part.isEmpty)
        answer += part
      }
      #expect(String(decoding: answer, as: UTF8.self).hasPrefix("{\"id\":\(id),\"correct\":true,"))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("ends quietly when nobody reads on")
  func closedOutput() throws {
    let folder = try TemporaryFolder()
    let line = "{\"id\":1,\"problem\":\"list\",\"response\":{\"choice\":\"y\"}}\n"
    try folder.write(Data(String(repeating: line, count: 20_000).utf8), to: "input")
    let command = """
      { "$0" quiz grade --bank "$1" 2>errors; echo $? >status; } <input | head -n 1 >output
      { trap '' PIPE; "$0" quiz grade --bank "$1" 2>>errors; echo $? >>status; } <input | head -n 1 >>output
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", command, Tool.ludus.executable.path, Files.fixture("three-kinds.json"),
    ]
    process.currentDirectoryURL = folder.url
    try process.run()
    process.waitUntilExit()
    let answer = #"{"id":1,"correct":true,"reason":"This is the right option.","score":1}"# + "\n"
    #expect(try folder.text(of: "output") == answer + answer)
    #expect(try folder.text(of: "errors") == "")
    // 128 + SIGPIPE, by the signal itself and where the signal is ignored.
    #expect(try folder.text(of: "status") == "141\n141\n")
  }

  private func response(
    to problem: Problem,
    using generator: inout SeededGenerator
  ) -> QuizResponse {
    switch problem.kind {
    case .multipleChoice(let options, _):
      return .choice(generator.shuffled(options.all)[0].id)
    case .checkAll(let options, _):
      let shuffled = generator.shuffled(
        generator.draw(below: 2) == 0 ? options.all : options.correct
      )
      let count = generator.draw(below: shuffled.count) + 1
      return .choices(shuffled.prefix(count).map(\.id))
    case .exactMatch(let matcher):
      return .text(generator.draw(below: 2) == 0 ? matcher.preferred.uppercased() : "no \"idea\"")
    case .roughMatch(let matcher):
      let terms = [matcher.preferred, "\(matcher.preferred)h"] + matcher.confusables
      return .text(generator.shuffled(terms)[0])
    case .numeric(let matcher):
      return .text((generator.draw(below: 2) == 0 ? "" : "9") + matcher.preferred)
    case .algebraic(let matcher):
      return .text((generator.draw(below: 2) == 0 ? "" : "9") + matcher.preferred)
    case .chemical(let matcher):
      return .text((generator.draw(below: 2) == 0 ? "" : "9") + matcher.preferred)
    case .date(let matcher):
      return .text(generator.draw(below: 2) == 0 ? matcher.preferred : "1 May 1000")
    case .ordering(let task):
      return .order(generator.shuffled(task.items).map(\.id))
    case .matching, .cloze, .openResponse:
      return problem.correctAnswer ?? .text("no idea")
    }
  }
}
