// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizAnalytics
import Quizzes
import Testing

@Suite("ludus quiz statistics")
struct QuizStatisticsTests {
  private let sample = Files.content("answers.jsonl")

  private func statistics(_ arguments: String..., input: String) throws -> Run {
    try statistics(arguments, input: input)
  }

  private func statistics(_ arguments: [String], input: String) throws -> Run {
    try Tool.ludus.run(["quiz", "statistics"] + arguments, input: Data(input.utf8))
  }

  private func sampleText() throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: sample)), as: UTF8.self)
  }

  private func sampleLog() throws -> AnswerLog {
    AnswerLog(
      try sampleText().split(separator: "\n").map {
        try JSONDecoder().decode(AnswerLog.Record.self, from: Data($0.utf8))
      }
    )
  }

  @Test("has sample data that its simulation makes")
  func simulation() throws {
    let run = try Tool.ludus.run(
      "quiz",
      "simulate",
      "--bank",
      Files.chemistry,
      "--seed",
      "7",
      "--students",
      "60",
      "--count",
      "12"
    )
    #expect(run == Run(status: 0, output: try sampleText()))
    let other = try Tool.ludus.run(
      "quiz",
      "simulate",
      Files.chemistry,
      "--seed",
      "8",
      "--students",
      "2",
      "--count",
      "3"
    )
    #expect(other.output.split(separator: "\n").count == 6)
    for (option, value) in [("--students", "0"), ("--students", "x"), ("--seed", "-1")] {
      let refused = try Tool.ludus.run(
        "quiz",
        "simulate",
        Files.chemistry,
        "--seed",
        "1",
        option,
        value
      )
      #expect(refused.status == 64)
    }
  }

  @Test("writes tables")
  func tables() throws {
    let run = try statistics(input: try sampleText())
    #expect(run == Run(status: 0, output: try Files.golden("statistics.txt")))
  }

  @Test("names a quiz of which nobody answered all problems, instead of nothing")
  func unfinishedQuizzes() throws {
    let lines = try sampleText().split(separator: "\n")
    let stray = lines[0].replacing(/"problem":"[^"]+"/, with: #""problem":"stray""#)
    let run = try statistics(
      "--report",
      "quizzes",
      input: (lines + [stray]).joined(separator: "\n")
    )
    let left = "Quizzes of which fewer than two learners answered all problems\nb0294e0614aa3b6b\n"
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("error\n\n\(left)"), "\(run.output)")
  }

  @Test("writes every figure of the library as JSON Lines")
  func json() throws {
    let log = try sampleLog()
    let run = try statistics(
      "--json",
      "--report",
      "items",
      "--report",
      "quizzes",
      "--report",
      "sets",
      input: try sampleText()
    )
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n").map { Data($0.utf8) }
    let kinds = try lines.map { try JSONDecoder().decode(Kind.self, from: $0).report }
    func rows<Row: Decodable>(_ kind: String, as type: Row.Type) throws -> [Row] {
      try zip(kinds, lines).filter { $0.0 == kind }.map {
        try JSONDecoder().decode(type, from: $0.1)
      }
    }
    #expect(try rows("item", as: ItemStatistics.self) == log.itemStatistics())
    #expect(try rows("set", as: SetReport.self) == log.setReports())
    let quiz = try #require(log.records.first?.quiz)
    #expect(try rows("quiz", as: QuizReliability.self) == [log.reliability(of: quiz)])
    // Whatever order they are asked in, reports come in the order of the help.
    #expect(kinds == kinds.sorted { order($0) < order($1) })
  }

  private struct Kind: Decodable {
    let report: String
  }

  private func order(_ kind: String) -> Int {
    ["item", "set", "student", "quiz", "difficulty", "ability"].firstIndex(of: kind) ?? -1
  }

  @Test("merges counts of sets and quizzes too, of parts in any order")
  func mergedReports() throws {
    let lines = try sampleText().split(separator: "\n")
    let reports = ["--report", "items", "--report", "sets", "--report", "quizzes"]
    let parts = try (0..<3).map { part in
      // The names end with a number.
      let own = lines.filter { line in
        let name = line.components(separatedBy: "student-")[1].prefix(3)
        return (Int(name) ?? 0) % 3 == part
      }
      let run = try statistics(["--partial"] + reports, input: own.joined(separator: "\n"))
      #expect(run.status == 0)
      return run.output
    }
    let whole = try statistics(["--json"] + reports, input: try sampleText())
    for order in [parts, parts.reversed()] {
      #expect(try statistics(["--merge", "--json"], input: order.joined()) == whole)
    }
    let half = try statistics(
      ["--merge", "--json", "--report", "sets", "--low", "3/5"],
      input: parts.joined()
    )
    #expect(
      half
        == (try statistics(["--json", "--report", "sets", "--low", "3/5"], input: try sampleText()))
    )
    let bad = try statistics(["--merge"], input: #"{"set":{"id":"s","learners":[],"problems":[]}}"#)
    #expect(bad.output.contains("at least one learner and one problem"))
  }

  @Test("merges counts of parts into the figures of all answers", arguments: [1, 2, 7])
  func merging(parts: Int) throws {
    let lines = try sampleText().split(separator: "\n")
    let learners = try lines.map {
      try JSONDecoder().decode(AnswerLog.Record.self, from: Data($0.utf8)).learner.rawValue
    }
    let counts = try (0..<parts).map { part in
      let own = zip(learners, lines).filter { Int($0.0.suffix(3)).map { $0 % parts } == part }
      return try statistics("--partial", input: own.map(\.1).joined(separator: "\n")).output
    }
    let whole = try statistics("--json", "--report", "items", input: try sampleText())
    let all = counts.reversed().joined()
    #expect(try statistics("--merge", "--json", input: all) == whole)
    let table = try statistics("--report", "items", input: try sampleText())
    #expect(try statistics("--merge", input: all) == table)
    // Parts of parts.
    let merged = try statistics("--merge", "--partial", input: all)
    #expect(try statistics("--partial", input: try sampleText()) == merged)
    #expect(try statistics("--merge", input: merged.output) == table)
  }

  @Test("reads counts of many different times, which make a long line")
  func longCounts() throws {
    let times = (0..<40_000).map { #"{"count":1,"seconds":\#($0)}"# }.joined(separator: ",")
    let answers = #"[{"count":40000,"score":1}]"#
    let line = #"{"answers":\#(answers),"id":"p","seconds":[\#(times)],"set":"s"}"#
    #expect(line.utf8.count > 1 << 20)
    let run = try statistics("--merge", "--json", input: line)
    #expect(run.status == 0)
    #expect(run.output.contains(#""count":40000,"facility":1,"#))
  }

  @Test("refuses reports that counts do not have, and counts that cannot be")
  func unmergeable() throws {
    #expect(try statistics("--partial", "--report", "students", input: "").status == 64)
    #expect(try statistics("--merge", "--report", "scale", input: "").status == 64)
    #expect(try statistics("--merge", "--bank", threeKinds, input: "").status == 64)
    let bad = try statistics("--merge", "--json", input: #"{"id":"p","set":"s","answers":[]}"#)
    #expect(bad.status == 1)
    #expect(bad.output.contains("expected at least one answer"))
  }

  @Test("tells difficulties and abilities of one scale")
  func scale() throws {
    let scale = try RaschScale(try sampleLog())
    let run = try statistics("--json", "--report", "scale", input: try sampleText())
    let lines = run.output.split(separator: "\n")
    let difficulties = lines.filter { $0.contains(#""report":"difficulty""#) }
    #expect(difficulties.count == scale.difficulties.count)
    #expect(lines.count - difficulties.count == scale.abilities.count)
    let values = try lines.map { try JSONDecoder().decode(Estimate.self, from: Data($0.utf8)) }
    #expect(Set(values) == Set(scale.difficulties.values).union(scale.abilities.values))
    let table = try statistics("--report", "scale", input: try sampleText())
    #expect(table.output.hasPrefix("Difficulties in logits\n"))
    #expect(table.output.contains("\nAbilities in logits\n"))
  }

  @Test("lists students, the weakest first")
  func students() throws {
    let reports = try sampleLog().studentReports()
    let run = try statistics("--report", "students", input: try sampleText())
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 62)
    #expect(lines[2].hasPrefix(reports[0].id.rawValue))
    let json = try statistics("--json", "--report", "students", input: try sampleText())
    let first = try #require(json.output.split(separator: "\n").first)
    #expect(first.contains(#""id":"\#(reports[0].id)""#))
    #expect(first.contains(#""report":"student""#))
  }

  /// A session as a front end stores it, read twice and together with the answers it is made of.
  @Test("reads whole sessions, and counts what comes twice once")
  func sessions() throws {
    let bank = try ProblemBank(json: Data(contentsOf: URL(fileURLWithPath: Files.chemistry)))
    var generator = SeededGenerator(seed: 1)
    let quiz = try Quiz(from: bank, Blueprint(count: 3), using: &generator)
    var log = AnswerLog()
    var lines: [String] = []
    for (number, learner) in ["ada", "bob"].enumerated() {
      var session = QuizSession(quiz)
      for (index, item) in quiz.items.enumerated() {
        let date = Date(timeIntervalSince1970: Double(1000 * number + 10 * index))
        let answer = item.problem.correctAnswer
        if index == number, let answer {
          try session.answer(answer, at: date)
        }
        if session.phase == .presenting {
          try session.reveal(at: date)
        }
        try session.proceed(at: date)
      }
      log.record(session, by: Learner.ID(learner))
      let json = String(decoding: try session.json(), as: UTF8.self)
      lines.append(#"{"learner":"\#(learner)","session":\#(json)}"#)
    }
    let records = try log.records.map {
      String(decoding: try JSONEncoder().encode($0), as: UTF8.self)
    }
    let once = try statistics("--json", input: lines.joined(separator: "\n"))
    #expect(once.status == 0)
    #expect(once.output.split(separator: "\n").count { $0.contains(#""report":"item""#) } == 3)
    let again = try statistics("--json", input: (records + lines + lines).joined(separator: "\n"))
    #expect(again == once)
  }

  @Test("answers lines that cannot be used in their place and goes on")
  func faults() throws {
    let good =
      #"{"at":0,"credit":1,"learner":"a","problem":"p","quiz":"q","responses":[{"text":"x"}],"set":"s"}"#
    let run = try statistics(
      "--json",
      "--report",
      "items",
      input: """
        \(good)
        {"at":0,"credit":2,"learner":"a","problem":"p","quiz":"q","set":"s"}
        {"learner":"a","session":{}}
        {"id":7,"learner":"a"}
        nonsense

        """
    )
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 5)
    #expect(lines[0].contains("The credit cannot be right (2)."))
    #expect(lines[0].hasSuffix(#""line":2}"#))
    #expect(lines[1].hasSuffix(#""line":3}"#))
    #expect(lines[2].hasPrefix(#"{"id":7,"error":"#))
    #expect(lines[3].contains("this is not JSON"))
    #expect(lines[4].contains(#""id":"p""#))
    #expect(lines[4].contains(#""count":1"#))
  }

  @Test("puts no more problems on a scale than there may be")
  func tooManyProblems() throws {
    let lines = (0...RaschScale.maximumProblems).map {
      #"{"at":\#($0),"credit":1,"learner":"a","problem":"p\#($0)","quiz":"q","set":"s"}"#
    }
    let run = try statistics("--report", "scale", input: lines.joined(separator: "\n"))
    #expect(run.status == 65)
    #expect(run.errors.contains("At most 1000 problems can be compared (1001)."))
  }

  @Test("refuses to show people figures about nothing, and gives programs none")
  func nothing() throws {
    let run = try statistics(input: "")
    let reason = "there is nothing in it, expected answers of learners"
    #expect(run == Run(status: 65, output: "", errors: "Error: standard input: \(reason)\n"))
    #expect(try statistics("--json", "--report", "scale", input: "") == Run(status: 0, output: ""))
  }

  @Test("lets the teacher say what is low", arguments: ["2", "-1/2", "half", "1/0", ""])
  func low(part: String) throws {
    let run = try statistics("--low=\(part)", input: "")
    #expect(run.status == 64)
    #expect(run.errors.contains("--low"))
    let strict = try statistics("--low", "1", "--report", "sets", input: try sampleText())
    #expect(strict.output.hasPrefix("Sets, by how many learners scored below 1\n"))
  }

  @Test("judges responses by a bank, a line for each problem, and counts the first of each student")
  func responses() throws {
    func line(_ student: String, _ problem: String, _ response: String) -> String {
      #"{"id":1,"student":"\#(student)","problem":"\#(problem)","response":\#(response)}"#
    }
    let run = try statistics(
      "--json",
      "--bank",
      threeKinds,
      input: [
        line("ada", "list", #"{"choice":"y"}"#), line("ada", "list", #"{"choice":"x"}"#),
        line("ben", "list", #"{"choice":"x"}"#), line("cleo", "list", #"{"choice":"y"}"#),
        line("ben", "quit", #"{"text":":q"}"#), line("ben", "nil", #"{"text":":q"}"#),
      ].joined(separator: "\n")
    )
    let lines = run.output.split(separator: "\n").map { String($0) }
    #expect(run.status == 1)
    #expect(lines.count == 3)
    #expect(
      lines[0]
        == #"{"id":1,"error":"This problem is not in the quiz (“nil”).","line":6}"#
    )
    let list = try #require(lines.first { $0.contains(#""id":"list""#) })
    #expect(list.contains(#""count":3,"facility":0.6666666666666666,"#))
    #expect(list.contains(#"{"chosen":1,"id":"x","shown":3}"#))
    #expect(list.contains(#"{"chosen":2,"id":"y","shown":3}"#))
    let sets = try statistics("--json", "--bank", threeKinds, "--report", "sets", input: "")
    #expect(sets == Run(status: 0, output: ""))
  }

  @Test("leaves responses out that a person has to grade")
  func openResponses() throws {
    let line = #"{"id":1,"student":"a","problem":"open-weather","response":{"text":"Time."}}"#
    #expect(
      try statistics("--json", "--bank", Files.allKinds, input: line) == Run(status: 0, output: "")
    )
  }

  @Test("refuses a report that there is not")
  func unknownReport() throws {
    #expect(try statistics("--report", "colours", input: "").status == 64)
  }

  /// Names that would drive a terminal are written without control characters.
  @Test("keeps names from driving a terminal")
  func hostileNames() throws {
    let line =
      #"{"at":0,"credit":1,"learner":"a\u001b[2J","problem":"p\u001b[31m","quiz":"q","set":"s\n"}"#
    let run = try statistics(
      "--report",
      "items",
      "--report",
      "students",
      "--report",
      "sets",
      input: line
    )
    #expect(run.status == 0)
    #expect(!run.output.contains("\u{1B}"))
  }
}
