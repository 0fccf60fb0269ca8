// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import LudusTool

@Suite("Reports for people")
struct ReportTests {
  private func report(_ arguments: [String], answers: String? = nil) throws -> Run {
    let input = try answers.map { try Data(contentsOf: URL(fileURLWithPath: Files.content($0))) }
    return try Tool.ludus.run(arguments, input: input ?? Data())
  }

  private static let reports: [(arguments: [String], answers: String?, plots: [String])] = [
    (
      ["quiz", "report", "--bank", Files.chemistry], "answers.jsonl",
      [
        "Facility and discrimination of each problem", "Scores in b0294e0614aa3b6b",
        "Cronbach&#39;s alpha",
        "Alpha without each problem", "Time for each problem", "Options of acids-09",
      ]
    ),
    (
      ["exercise", "report", Files.spelling], "spelling-answers.jsonl",
      [
        "Error rate of each category", "Wrong words by day", "Learning curve of Long i",
        "Error rate of the hardest words",
      ]
    ),
    (
      ["pins", "report", Files.content("hand-bones.json")], "hand-answers.jsonl",
      ["Map of the pins", "Pins and the labels that were written there"]
    ),
    (
      [
        "group", "simulate", "--report", "--seed", "1", "--runs", "2", Files.flatShare("none.json"),
        Files.flatShare("seasons.json"),
      ], nil,
      [
        "Lorenz curve of the final points", "Kendall&#39;s tau",
        "Points over time under “Seasons of four weeks”",
      ]
    ),
  ]

  @Test(
    "have every plot with a sentence, a table and definitions, and need nothing else",
    arguments: reports.indices
  )
  func plots(index: Int) throws {
    let (arguments, answers, plots) = Self.reports[index]
    let run = try report(arguments, answers: answers)
    #expect(run.status == 0, "\(run.errors)")
    for plot in plots {
      let title = plot.replacingOccurrences(of: "&#39;", with: "'")
      #expect(run.output.contains("<title>\(title)"), "\(title)")
    }
    let sections = run.output.components(separatedBy: "<section").dropFirst()
    #expect(!sections.isEmpty)
    for section in sections {
      #expect(section.contains("<svg") && section.contains("<table>") && section.contains("<p>"))
    }
    for link in run.output.components(separatedBy: "href=\"#").dropFirst() {
      #expect(run.output.contains("id=\"\(link.prefix { $0 != "\"" })\""))
    }
    for word in ["<script", "src=", "@import"] {
      #expect(!run.output.contains(word), "\(word)")
    }
    #expect(try report(arguments, answers: answers) == run)
  }

  private func spelling(_ arguments: String..., input: some StringProtocol) throws -> Run {
    try Tool.ludus.run(["exercise", "report"] + arguments, input: Data(input.utf8))
  }

  @Test("of exercises merge counts of parts into the page of all lines", arguments: [1, 2, 5])
  func mergedParts(parts: Int) throws {
    let content = Files.spelling
    let text = try String(contentsOfFile: Files.content("spelling-answers.jsonl"), encoding: .utf8)
    let lines = text.split(separator: "\n")
    let names = try lines.map { line in
      try #require(line.firstMatch(of: /"student":("?\w+-?\w*"?)/)).output.1
    }
    let order = Dictionary(Set(names).sorted().enumerated().map { ($1, $0) }) { $1 }
    let counts = try (0..<parts).map { part in
      let own = zip(names, lines).filter { order[$0.0, default: 0] % parts == part }.map(\.1)
      let run = try spelling(content, "--partial", input: own.joined(separator: "\n"))
      #expect(run.status == 0)
      #expect(run.output.filter { $0 == "\n" }.count == 1)
      #expect(!run.output.contains(names[0]))
      return run.output
    }
    let whole = try spelling(content, input: text)
    let all = counts.reversed().joined()
    #expect(try spelling("--merge", input: all) == whole)
    // Parts of parts.
    let merged = try spelling("--merge", "--partial", input: all)
    #expect(try spelling(content, "--partial", input: text) == merged)
    #expect(try spelling("--merge", input: merged.output) == whole)
  }

  @Test("of exercises take counts as large as can be")
  func largestCounts() throws {
    let rate = "\"count\":\(Int.max),\"errors\":\(Int.max)"
    let points = Array(repeating: "{\(rate),\"learners\":\(Int.max)}", count: 3)
    let words = ["a", "b"].map { "{\"word\":\"\($0)\",\(rate)}" }
    let line = """
      {"learners":1,"words":[\(words.joined(separator: ","))],\
      "categories":[{"category":"long-i","points":[\(points.joined(separator: ","))]}]}
      """
    let run = try spelling("--merge", input: line)
    #expect(run.status == 0 && run.output.contains("<dd>\(Int.max)</dd>"))
  }

  @Test(
    "is not made of nothing",
    arguments: [
      ["quiz", "report"], ["exercise", "report", Files.spelling],
      ["pins", "report", Files.content("hand-bones.json")],
      ["pins", "evaluate", "--statistics", Files.content("hand-bones.json")],
      ["quiz", "statistics"], ["quiz", "statistics", "--merge"], ["quiz", "memory"],
      ["group", "replay", Files.houseRules],
      ["group", "explain", Files.houseRules, "--member", "a"],
      ["group", "compare", Files.houseRules, "--other", Files.content("flat-share/none.json")],
      ["diary", "replay"],
    ]
  )
  func nothing(command: [String]) throws {
    let run = try Tool.ludus.run(command, input: Data())
    #expect(run.status == 65 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: standard input: there is nothing in it, expected "))
  }

  @Test("of exercises refuse counts that cannot be, and say where they are wrong")
  func unmergeable() throws {
    let none = try spelling("--partial", input: "")
    #expect(none.status == 64)
    #expect(
      none.errors.contains("Name one file with exercises, either as FILE or as --content FILE.")
    )
    for arguments in [
      ["--content", Files.spelling], ["--words", Files.spelling], ["--seed", "1"],
    ] {
      let run = try Tool.ludus.run(["exercise", "report", "--merge"] + arguments, input: Data())
      #expect(run.status == 64)
      #expect(run.errors.contains("--merge takes no exercises, --words or --seed"))
    }
    #expect(try spelling(Files.spelling, "--content", Files.spelling, input: "").status == 65)
    let bad = try spelling(
      "--merge",
      "--partial",
      input: """
        {"learners":1,"words":[{"word":"Igel","count":1,"errors":2}]}
        {"learners":2}
        """
    )
    #expect(bad.status == 1)
    #expect(bad.errors.contains("words[0].errors: 2, expected 0 to 1"), "\(bad.errors)")
    #expect(bad.output == "{\"learners\":2}\n")
  }

  @Test("are in German too", arguments: reports.indices)
  func german(index: Int) throws {
    let (arguments, answers, _) = Self.reports[index]
    let run = try report(
      arguments + ["--language", "de", "--title", "Mein <Titel>"],
      answers: answers
    )
    #expect(run.status == 0)
    #expect(run.output.contains("<html lang=\"de\">"))
    #expect(run.output.contains("<h1>Mein &lt;Titel&gt;</h1>"))
    #expect(run.output.contains("Was die Zahlen bedeuten"))
    for word in [" the ", " learners", "Error", "Points"] {
      #expect(!Self.prose(run.output).contains(word), "\(word)")
    }
  }

  /// What the report itself says: headings, sentences and the texts of plots.
  private static func prose(_ html: String) -> String {
    let lines = html.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.filter { line in
      ["<h2>", "<p>", "<text", "<th scope=\"col\"", "<dt"].contains { line.hasPrefix($0) }
    }.joined(separator: "\n")
  }

  @Test("of quizzes compare groups, and say what stronger learners are misled by")
  func groups() throws {
    let folder = try TemporaryFolder()
    let names = (1...20).map { "student-0\($0 < 10 ? "0" : "")\($0)" }.joined(separator: "\n")
    let focal = try folder.write(Data(names.utf8), to: "focal.txt").path
    let run = try report(
      ["quiz", "report", "--bank", Files.chemistry, "--focal", focal],
      answers: "answers.jsonl"
    )
    #expect(run.output.contains("<title>Difference between the groups</title>"))
    // Among 20 learners no difference is no finding.
    #expect(run.output.contains("too few to find any but very large differences"))
    #expect(!run.output.contains("no problem differs largely"))
    #expect(run.output.contains("Nobody picks acids-09/e, acids-16/d, acids-19/c and atoms-16/d"))
    #expect(run.output.contains("4 of 12 problems"))
  }

  @Test("of quizzes judge responses by the bank, and tell lines that they cannot use")
  func responses() throws {
    let lines = """
      {"student":"s1","problem":"atoms-01","response":{"choice":"b"}}
      {"student":"s2","problem":"atoms-01","response":{"choice":"a"}}
      nonsense
      """
    let run = try Tool.ludus.run("quiz", "report", "--bank", Files.chemistry, input: lines)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("standard input: line 3: "))
    #expect(run.output.contains("<dd>2</dd>"))
    let without = try Tool.ludus.run("quiz", "report", input: lines)
    #expect(
      without.errors.contains("line 1: a response is judged by a problem bank: name it with --bank")
    )
  }

  @Test(
    "of nothing are refused",
    arguments: [
      ["quiz", "report"], ["exercise", "report", Files.spelling],
      ["pins", "report", Files.content("hand-bones.json")],
    ]
  )
  func nothing(arguments: [String]) throws {
    let run = try report(arguments)
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("there is nothing in it"))
  }

  @Test("of pins have the image in them")
  func image() throws {
    let run = try report(
      ["pins", "report", Files.content("hand-bones.json")],
      answers: "hand-answers.jsonl"
    )
    #expect(run.output.contains("<image href=\"data:image/svg+xml;base64,"))
    #expect(run.output.contains("Most often Os triquetrum is called Os pisiforme, 8 times."))
  }

  @Test("list names, of many the first")
  func lists() {
    #expect(PageLanguage.english.list([]) == "")
    #expect(PageLanguage.english.list(["a"]) == "a")
    #expect(PageLanguage.english.list(["a", "b", "c"]) == "a, b and c")
    #expect(PageLanguage.german.list(["a", "b", "c"], atMost: 2) == "a, b und 1 weitere")
  }
}
