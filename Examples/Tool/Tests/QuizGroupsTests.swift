// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizAnalytics
import Quizzes
import Testing

@Suite("Statistics of options and groups")
struct QuizGroupsTests {
  private func statistics(_ arguments: String..., focal: String? = nil) throws -> Run {
    let folder = try TemporaryFolder()
    let input = try Data(contentsOf: URL(fileURLWithPath: Files.content("answers.jsonl")))
    var all = ["quiz", "statistics"] + arguments
    if let focal {
      try folder.write(Data(focal.utf8), to: "focal.txt")
      all += ["--focal", folder.path("focal.txt")]
    }
    return try Tool.ludus.run(all, input: input)
  }

  private func rows<Row: Decodable>(_ run: Run, as type: Row.Type) throws -> [Row] {
    try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(type, from: Data($0.utf8))
    }
  }

  private func sampleLog() throws -> AnswerLog {
    let text = try String(contentsOfFile: Files.content("answers.jsonl"), encoding: .utf8)
    return AnswerLog(
      try text.split(separator: "\n").map {
        try JSONDecoder().decode(AnswerLog.Record.self, from: Data($0.utf8))
      }
    )
  }

  private struct Options: Decodable {
    let id: Problem.ID
    let options: [ItemStatistics.OptionCurve]
  }

  @Test("show what each fifth of the learners picked")
  func options() throws {
    let log = try sampleLog()
    let found = try rows(try statistics("--json", "--report", "options"), as: Options.self)
    #expect(!found.isEmpty)
    for curves in found {
      #expect(curves.options == log.optionCurves(of: curves.id))
    }
    let table = try statistics("--report", "options")
    #expect(table.status == 0 && table.output.hasPrefix("Options\nproblem "))
  }

  private struct Group: Decodable {
    let id: Problem.ID
    let category: String?
    let delta: Double?
  }

  /// Answers of learners of all strengths to twelve problems, of whom every other one is focal:
  /// problem 0 tells the others apart and hardly the focal ones, or six are harder for these.
  private func answers(isCrossing: Bool) -> (lines: String, focal: Set<String>) {
    var generator = SeededGenerator(seed: 36)
    var lines: [String] = []
    var focal: Set<String> = []
    for learner in 0..<1200 {
      let isFocal = learner.isMultiple(of: 2)
      if isFocal { focal.insert("s\(learner)") }
      let strength = (0..<6).reduce(-3.0) { sum, _ in
        sum + Double(generator.draw(below: 1000)) / 1000
      }
      for problem in 0..<12 {
        let slope = problem == 0 && isCrossing ? (isFocal ? 0.2 : 4.0) : 2.0
        let shift = problem < 5 && !isCrossing && isFocal ? 1.2 : 0
        let difficulty = problem == 0 ? 0 : Double(problem % 5 - 2) / 3
        let chance = 1 / (1 + exp(-slope * 1.4 * (strength - difficulty - shift)))
        let isRight = Double(generator.draw(below: 1_000_000)) < chance * 1_000_000
        lines.append(
          #"{"student":"s\#(learner)","problem":"i\#(problem)","credit":\#(isRight ? 1 : 0)}"#
        )
      }
    }
    return (lines.joined(separator: "\n"), focal)
  }

  @Test(
    "give one verdict on a problem, in the table and in all parts of the report",
    arguments: [true, false]
  )
  func oneVerdict(isCrossing: Bool) throws {
    let (lines, focal) = answers(isCrossing: isCrossing)
    let folder = try TemporaryFolder()
    try folder.write(Data(focal.sorted().joined(separator: "\n").utf8), to: "focal.txt")
    let names = folder.path("focal.txt")
    func run(_ arguments: String...) throws -> String {
      let run = try Tool.ludus.run(
        ["quiz"] + arguments + ["--focal", names],
        input: Data(lines.utf8)
      )
      #expect(run.status == 0, "\(run.errors)")
      return run.output
    }
    let json = Run(
      status: 0,
      output: try run("statistics", "--json", "--report", "groups"),
      errors: ""
    )
    let groups = try rows(json, as: Group.self)
    #expect(groups.count == 12)
    let flagged = Set(groups.filter { $0.category != "A" }.map(\.id.rawValue))
    #expect(
      isCrossing ? flagged.contains("i0") : flagged == ["i0", "i1", "i2", "i3", "i4"],
      "\(groups)"
    )
    let table = try run("statistics", "--report", "groups")
    let page = try run("report")
    let large = groups.filter { $0.category == "C" }.map(\.id.rawValue)
    #expect(!large.isEmpty && !page.contains("no problem differs largely"))
    for group in groups {
      let category = try #require(group.category)
      let row = try #require(table.split(separator: "\n").first { $0.contains(" \(group.id) ") })
      #expect(row.split(separator: " ").contains(Substring(category)))
      // Both tables of the page have the same letter.
      let found = page.components(separatedBy: "</tr>").compactMap {
        $0.components(separatedBy: "<tr>").last
      }.filter { $0.contains(">\(group.id)</t") && $0.contains(/>[ABC]</) }
      #expect(found.count >= 2, "\(group.id)")
      #expect(found.allSatisfy { $0.contains(">\(category)<") }, "\(found)")
    }
  }

  @Test("compare learners with equally strong others")
  func groups() throws {
    let log = try sampleLog()
    let learners = Set(log.records.map(\.learner)).sorted()
    let focal = Set(learners.prefix(30))
    let names = focal.map { "  \($0.rawValue)\r\n" }.joined() + "\n\n"
    let run = try statistics("--json", "--report", "groups", focal: names)
    #expect(run.status == 0)
    let quiz = try #require(log.records.first?.quiz)
    let expected = log.differentialFunctioning(
      of: quiz,
      between: Set(learners).subtracting(focal),
      and: focal
    )
    #expect(!expected.isEmpty)
    #expect(Set(try rows(run, as: Group.self).map(\.id)).isSuperset(of: expected.map(\.id)))
    let table = try statistics("--report", "groups", focal: names)
    #expect(table.output.split(separator: "\n").count >= expected.count + 2)
    // With nobody in a group there is nothing to compare.
    let alone = try statistics("--json", "--report", "groups", focal: "")
    #expect(alone == Run(status: 0, output: ""))
  }

  @Test("refuse names that no answer has, and say which there are")
  func unknownNames() throws {
    let known = Set(try sampleLog().records.map(\.learner)).sorted()
    let run = try statistics("--report", "groups", focal: "\(known[0])\nbob\nalcie\n")
    #expect(run.status == 65 && run.output.isEmpty)
    #expect(run.errors.contains("no answer is by \"alcie\", \"bob\"; there are answers by"))
    #expect(run.errors.contains("\"\(known[0])\"") && run.errors.contains("more"))
  }

  @Test("refuse one without the other, and a file that is not there")
  func refusals() throws {
    #expect(try statistics("--report", "groups").status == 64)
    #expect(try statistics("--report", "items", focal: "ada").status == 64)
    let missing = try statistics("--report", "groups", "--focal", "/nowhere")
    #expect(missing.status == 66 && missing.output.isEmpty)
  }
}
