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

  @Test("grades 20,000 lines as the library does")
  func manyLines() throws {
    let bank = try ProblemBank(json: Data(contentsOf: URL(fileURLWithPath: Files.chemistry)))
    let problems = bank.allProblems
    var generator = SeededGenerator(seed: 20_000)
    var input = Data()
    var expected: [Grade] = []
    for id in 1...20_000 {
      let problem = problems[generator.draw(below: problems.count)]
      let response = response(to: problem, using: &generator)
      let evaluation = try problem.evaluate(response)
      let encoded = String(decoding: try JSONEncoder().encode(response), as: UTF8.self)
      input += Data("{\"id\":\(id),\"problem\":\"\(problem.id)\",\"response\":\(encoded)}\n".utf8)
      expected.append(
        Grade(
          id: id,
          score: evaluation.grade,
          correct: evaluation.isCorrect,
          reason: "\(evaluation.reason)"
        )
      )
    }
    let run = try Tool.ludus.run(["quiz", "grade", "--bank", Files.chemistry], input: input)
    let grades = try run.output.split(separator: "\n").map { line in
      try JSONDecoder().decode(Grade.self, from: Data(line.utf8))
    }
    #expect(run.status == 0)
    #expect(grades.count == expected.count)
    #expect(zip(grades, expected).first { $0 != $1 } == nil)
    let correct = expected.filter(\.correct).count
    #expect((1000...19_000).contains(correct))
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
  ) -> Response {
    switch problem.kind {
    case .multipleChoice(let options):
      return .choice(generator.shuffled(options.all)[0].id)
    case .checkAll(let options):
      let shuffled = generator.shuffled(
        generator.draw(below: 2) == 0 ? options.all : options.correct
      )
      let count = generator.draw(below: shuffled.count) + 1
      return .choices(shuffled.prefix(count).map(\.id))
    case .exactMatch(let matcher):
      return .text(generator.draw(below: 2) == 0 ? matcher.preferred.uppercased() : "no \"idea\"")
    }
  }
}
