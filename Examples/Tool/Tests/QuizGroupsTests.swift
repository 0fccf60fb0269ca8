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
    #expect(try rows(run, as: ItemStatistics.DifferentialFunctioning.self) == expected)
    let table = try statistics("--report", "groups", focal: names)
    #expect(table.output.split(separator: "\n").count == expected.count + 2)
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
