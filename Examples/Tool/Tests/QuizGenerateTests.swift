// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes
import Testing

@Suite("ludus quiz generate")
struct QuizGenerateTests {
  // To renew the file after a wanted change: swift run ludus quiz generate --seed 7 \
  // --bank Content/general-chemistry.json > Tool/Tests/Golden/generate-7.jsonl
  @Test("prints exactly the problems of its seed")
  func golden() throws {
    let run = try generate("--count", "10", "--seed", "7")
    #expect(run == Run(status: 0, output: try Files.golden("generate-7.jsonl")))
    #expect(run == (try generate("--seed", "7")))
    #expect(run != (try generate("--seed", "8")))
  }

  @Test("prints what the library draws, and no key")
  func presentations() throws {
    let bank = try ProblemBank(json: Data(contentsOf: URL(fileURLWithPath: Files.chemistry)))
    var generator = SeededGenerator(seed: 11)
    let quiz = try Quiz(from: bank, Blueprint(count: 86), using: &generator)
    let lines = try generate("--count", "86", "--seed", "11").output.split(separator: "\n")
    let problems = try lines.map { line in
      try JSONDecoder().decode(PresentedProblem.self, from: Data(line.utf8))
    }
    #expect(problems == quiz.items.map(\.presentation))
    for line in lines {
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      )
      #expect(
        Set(object.keys) == ["id", "kind", "options", "points", "prompt", "set", "setTitle"]
      )
      let options = try #require(object["options"] as? [[String: Any]])
      #expect(options.allSatisfy { Set($0.keys) == ["id", "text"] })
    }
  }

  /// The places that are printed are those that are graded, whatever the bank calls its options.
  @Test("what is shown is graded by its places")
  func grading() throws {
    let folder = try TemporaryFolder()
    let gift = "::a::Which? {=right ~wrong ~other ~fourth}\n\n::b::Which? {~no ~never =yes ~none}\n"
    try folder.write(Data(gift.utf8), to: "bank.gift")
    _ = try Tool.ludus.run("convert", "bank.gift", "bank.json", in: folder.url)
    let shown = try Tool.ludus.run(
      "quiz",
      "generate",
      "--bank",
      "bank.json",
      "--seed",
      "3",
      "--save",
      "quiz.json",
      in: folder.url
    )
    #expect(shown.status == 0)
    let problems = try shown.output.split(separator: "\n").map { line in
      try JSONDecoder().decode(PresentedProblem.self, from: Data(line.utf8))
    }
    try #require(problems.count == 2)
    let lines = problems.flatMap { problem in
      problem.options.map { option in
        #"{"id":"\#(option.text.plainText)","problem":"\#(problem.id)","response":{"choice":"\#(option.id)"}}"#
      }
    }
    let grades = try Tool.ludus.run(
      "quiz",
      "grade",
      "--bank",
      "bank.json",
      "--quiz",
      "quiz.json",
      input: lines.joined(separator: "\n"),
      in: folder.url
    )
    let right = grades.output.split(separator: "\n").filter { $0.contains("\"correct\":true") }
    #expect(grades.status == 0 && right.count == 2)
    #expect(right.contains { $0.contains("\"id\":\"right\"") })
    #expect(right.contains { $0.contains("\"id\":\"yes\"") })
    let outside = try Tool.ludus.run(
      "quiz",
      "grade",
      "--bank",
      "bank.json",
      "--quiz",
      "quiz.json",
      input: #"{"problem":"\#(problems[0].id)","response":{"choice":"9"}}"#,
      in: folder.url
    )
    // A place that no option has counts as an answer that cannot be read.
    #expect(outside.output.contains(#""score":0,"unreadable":true"#), "\(outside.output)")
    let again = try Tool.ludus.run(
      "quiz",
      "generate",
      "--bank",
      "bank.json",
      "--save",
      "quiz.json",
      in: folder.url
    )
    #expect(again.status != 0)
    let table = try Tool.ludus.run(
      "quiz",
      "grade",
      "--bank",
      "bank.json",
      "--quiz",
      "quiz.json",
      "answers.csv",
      in: folder.url
    )
    #expect(table.status != 0)
  }

  @Test("draws from the chosen sets, and all there is when more is asked for")
  func sets() throws {
    let run = try generate(
      "--set",
      "ch1010/acids",
      "--set",
      "ch1010/moles",
      "--count",
      "99",
      "--seed",
      "1"
    )
    let lines = run.output.split(separator: "\n")
    #expect(lines.filter { $0.contains("\"set\":\"ch1010/acids\"") }.count == 29)
    #expect(lines.filter { $0.contains("\"set\":\"ch1010/moles\"") }.count == 31)
    #expect(lines.count == 60)
  }

  @Test("refuses a set that the bank does not have")
  func unknownSet() throws {
    let errors = """
      Error: the bank has no set “alchemy”; it has ch1010, ch1010/atoms, ch1010/moles, ch1010/acids

      """
    #expect(
      try generate("--set", "alchemy", "--seed", "1") == Run(status: 64, output: "", errors: errors)
    )
  }

  @Test(
    "refuses wrong options",
    arguments: [
      (["--seed", "-1"], seedRefusal(of: "-1")), (["--seed", "junk"], seedRefusal(of: "junk")),
      (["--seed", "18446744073709551616"], seedRefusal(of: "18446744073709551616")),
      (["--seed", "1", "--count", "0"], countRefusal(of: "0")),
      (["--seed", "1", "--count", "-1"], countRefusal(of: "-1")),
      (["--seed", "1", "--count", "ten"], countRefusal(of: "ten")),
    ]
  )
  func wrongUsage(arguments: [String], message: String) throws {
    let run = try Tool.ludus.run(
      ["quiz", "generate", "--bank", Files.chemistry] + arguments,
      input: Data()
    )
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: \(message)\n"))
  }

  private static func seedRefusal(of value: String) -> String {
    "The value of --seed is \(value), expected a whole number from 0 to 18446744073709551615."
  }

  private static func countRefusal(of value: String) -> String {
    "The value of --count is \(value), expected a whole number of at least 1."
  }

  @Test("tells the first fault of a bank in a line")
  func faultyBank() throws {
    let bank = Files.fixture("five-faults.json")
    let run = try Tool.ludus.run("quiz", "generate", "--bank", bank, "--seed", "1")
    let errors = """
      Error: \(bank): sets[0].problems[0].prompt: the prompt is empty (and 4 more faults, see ludus quiz check)

      """
    #expect(run == Run(status: 65, output: "", errors: errors))
  }

  private func generate(_ arguments: String...) throws -> Run {
    try Tool.ludus.run(["quiz", "generate", "--bank", Files.chemistry] + arguments, input: Data())
  }
}
