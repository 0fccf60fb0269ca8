// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("ludus experiment")
struct ExperimentTests {
  private static let plan = """
    {"version": 1, "title": "Panels", "world": "ratings", "population": {"works": 10},
     "variants": [{"name": "one", "policy": {"raters": 1}}, {"name": "five", "policy": {"raters": 5}}],
     "outcomes": ["error"], "seeds": 30,
     "expectations": [{"in": "error", "of": "five", "over": "one", "below": BOUND}]}
    """

  @Test("has an exit status by what is expected", arguments: [("0", 0, "✓"), ("-9", 1, "✗")])
  func expectations(bound: String, status: Int32, sign: String) throws {
    let folder = try TemporaryFolder()
    let text = Self.plan.replacingOccurrences(of: "BOUND", with: bound)
    try folder.write(Data(text.utf8), to: "plan.json")
    let run = try Tool.ludus.run("experiment", "plan.json", in: folder.url)
    #expect(run.status == status)
    #expect(run.output.hasPrefix("Panels\n\nerror   mean  "))
    #expect(run.output.contains("\n\(sign) error: five − one < "))
    #expect(!run.output.contains("|"))
    let markdown = try Tool.ludus.run(
      "experiment",
      "plan.json",
      "--format",
      "markdown",
      in: folder.url
    )
    #expect(markdown.status == status)
    #expect(markdown.output.hasPrefix("# Panels\n\n| error | mean |"))
    #expect(markdown.output.contains("- \(sign) error: five − one < "))
  }

  @Test("writes its figures for programs")
  func figures() throws {
    struct Row: Decodable {
      let outcome: String
      let variant: String
      let over: String?
      let worlds: Int?
      let mean: Double
      let isMet: Bool?
    }
    let folder = try TemporaryFolder()
    let text = Self.plan.replacingOccurrences(of: "BOUND", with: "0")
    try folder.write(Data(text.utf8), to: "plan.json")
    let run = try Tool.ludus.run("experiment", "plan.json", "--format", "json", in: folder.url)
    let rows = try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(Row.self, from: Data($0.utf8))
    }
    #expect(rows.map(\.variant) == ["one", "five", "five", "five"])
    #expect(rows.map(\.over) == [nil, nil, "one", "one"])
    #expect(rows.map(\.worlds) == [30, 30, 30, nil])
    #expect(rows.map(\.isMet) == [nil, nil, nil, true])
    #expect(abs(rows[1].mean - rows[0].mean - rows[2].mean) < 1e-9)
    let csv = try Tool.ludus.run("experiment", "plan.json", "--format", "csv", in: folder.url)
    let tables = csv.output.components(separatedBy: "\n\n").map { $0.split(separator: "\n") }
    #expect(tables.map(\.count) == [4, 2])
    #expect(tables[0][0].hasPrefix("outcome,variant,over,worlds,mean,lower,upper,p,"))
  }

  @Test("says of the example of its page what the page says")
  func example() throws {
    let page = try String(
      contentsOfFile: Files.documentation("Experiments.docc/ExperimentFormat.md"),
      encoding: .utf8
    )
    let plan = try #require(page.firstMatch(of: #/```json\n(.*?)```/#.dotMatchesNewlines())).1
    let line = try #require(page.firstMatch(of: #/```text\n(.*?)```/#.dotMatchesNewlines())).1
    let folder = try TemporaryFolder()
    try folder.write(Data(plan.utf8), to: "raters.json")
    let run = try Tool.ludus.run("experiment", "raters.json", in: folder.url)
    #expect(run.status == 0 && run.output.contains(line), "\(run)")
  }

  @Test("writes the same bytes twice and with any number of jobs")
  func bytes() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Data(Self.plan.replacingOccurrences(of: "BOUND", with: "0").utf8),
      to: "plan.json"
    )
    let pages = try ["1", "2", "7"].map { jobs in
      let name = "\(jobs).html"
      let run = try Tool.ludus.run(
        "experiment",
        "plan.json",
        "--jobs",
        jobs,
        "--report",
        name,
        "--language",
        "de",
        in: folder.url
      )
      #expect(run.output.contains("Mittel"))
      return [
        run.output,
        try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8),
      ]
    }
    #expect(pages[0] == pages[1] && pages[1] == pages[2])
    #expect(pages[0][1].contains("<svg"))
  }

  @Test("refuses a file with faults, says where they are, and which report cannot be written")
  func refusals() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Data(Self.plan.replacingOccurrences(of: "BOUND", with: "0").utf8),
      to: "plan.json"
    )
    let lost = try Tool.ludus.run(
      "experiment",
      "plan.json",
      "--report",
      "no/p.html",
      in: folder.url
    )
    #expect(lost.status == 73 && lost.errors.contains("no/p.html: there is no such folder"))
    try folder.write(
      Data(Self.plan.replacingOccurrences(of: "BOUND", with: "\"x\"").utf8),
      to: "plan.json"
    )
    let bad = try Tool.ludus.run("experiment", "plan.json", in: folder.url)
    #expect(bad.status == 65 && bad.errors.contains("expectations[0].below"))
    #expect(
      try Tool.ludus.run("experiment", "plan.json", "--jobs", "0", in: folder.url).status == 64
    )
    #expect(try Tool.ludus.run("experiment", "nothing.json", in: folder.url).status == 66)
    let language = try Tool.ludus.run("experiment", "plan.json", "--language", "xx", in: folder.url)
    #expect(language.status == 64 && language.errors.contains("  - de\n"))
  }

  @Test("writes a page over another file only when forced, and never over the experiment")
  func overwriting() throws {
    let folder = try TemporaryFolder()
    let plan = Data(Self.plan.replacingOccurrences(of: "BOUND", with: "0").utf8)
    try folder.write(plan, to: "plan.json")
    try folder.write(Data("mine".utf8), to: "page.html")
    func run(_ arguments: String...) throws -> Run {
      try Tool.ludus.run(
        ["experiment", "plan.json", "--report"] + arguments,
        input: Data(),
        in: folder.url
      )
    }
    func content(_ name: String) throws -> Data {
      try Data(contentsOf: folder.url.appendingPathComponent(name))
    }
    let refused = try run("page.html")
    #expect(refused.status == 73 && refused.output.isEmpty)
    #expect(refused.errors.contains("page.html is there already: write over it with --force"))
    #expect(try content("page.html") == Data("mine".utf8))
    #expect(try run("page.html", "--force").status == 0)
    let page = try content("page.html")
    #expect(page.starts(with: Data("<!DOCTYPE html>".utf8)))
    #expect(Data(try run("-").output.utf8) == page)
    let own = try run("./plan.json", "--force")
    #expect(own.status == 64 && own.errors.contains("--report names the experiment itself"))
    #expect(try content("plan.json") == plan)
  }
}
