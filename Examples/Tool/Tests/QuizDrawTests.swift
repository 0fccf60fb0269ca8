// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizPapers
import Quizzes
import Testing

@Suite("ludus quiz draw and ludus quiz print")
struct QuizDrawTests {
  private func draw(_ arguments: String..., in folder: TemporaryFolder) throws -> Run {
    try Tool.ludus.run(
      ["quiz", "draw", Files.chemistry] + arguments,
      input: Data(),
      in: folder.url
    )
  }

  private func exam(_ name: String, in folder: TemporaryFolder) throws -> PaperExam {
    try PaperExam(json: Data(folder.text(of: name).utf8))
  }

  @Test("draws papers of equal points in versions, and who has which")
  func papers() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("Lovelace, Ada\nEmmy Noether\n\nZoë\n".utf8), to: "names.txt")
    let run = try draw(
      "--set",
      "ch1010/acids",
      "--set",
      "ch1010/moles",
      "--per-set",
      "3",
      "--students",
      "names.txt",
      "--papers",
      "2",
      "--versions",
      "2",
      "--seed",
      "7",
      "-o",
      "papers.json",
      in: folder
    )
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("2 papers of 6 problems and "))
    let exam = try exam("papers.json", in: folder)
    #expect(exam.papers.map(\.id) == ["1A", "1B", "2A", "2B"])
    #expect(exam.seats.map(\.candidate.name) == ["Lovelace, Ada", "Emmy Noether", "Zoë"])
    #expect(Set(exam.papers.map(\.quiz.points)).count == 1)
    for paper in exam.papers {
      for set in ["ch1010/acids", "ch1010/moles"] as [ProblemSet.ID] {
        #expect(paper.quiz.items.count { $0.set == set } == 3)
      }
    }
    // The file is there, and stays as it is.
    let again = try draw("--count", "3", "--seed", "7", "-o", "papers.json", in: folder)
    #expect(again.status == 73)
    #expect(try self.exam("papers.json", in: folder) == exam)
  }

  @Test("reads a table of names in any language, and refuses one that is not clear")
  func names() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("Klasse;Name;ID\n7a;Ada;a1\n7a;Ada;a2\n".utf8), to: "names.csv")
    let run = try draw(
      "--count",
      "3",
      "--students",
      "names.csv",
      "--seed",
      "1",
      "-o",
      "e.json",
      in: folder
    )
    #expect(run.status == 0)
    let seats = try exam("e.json", in: folder).seats
    #expect(seats.map(\.candidate.learner) == ["a1", "a2"])
    #expect(seats.map(\.candidate.name) == ["Ada", "Ada"])
    for (table, error) in [
      ("Ada\nAda\n", "names.csv: line 2: “Ada” is in line 1 already"),
      ("name;id\nAda;1\n;2\n", "names.csv: line 3: there is no name"),
      ("\n", "names.csv: there are no names in it"),
    ] {
      try folder.write(Data(table.utf8), to: "names.csv")
      let run = try draw("--count", "3", "--students", "names.csv", "--seed", "1", in: folder)
      #expect(run.status == 65 && run.output.isEmpty)
      #expect(run.errors.contains(error), "\(run.errors)")
    }
  }

  @Test("says what could not be kept")
  func shortfalls() throws {
    let folder = try TemporaryFolder()
    let run = try draw("--count", "5", "--points", "1000", "--seed", "1", in: folder)
    #expect(run.status == 0)
    #expect(run.errors.contains("hint: The papers are worth "))
    #expect(try PaperExam(json: Data(run.output.utf8)).papers.count == 1)
  }

  @Test(
    "refuses options that do not fit",
    arguments: [
      ["--count", "3", "--per-set", "2"], ["--versions", "27"], ["--papers", "0"],
      ["--points", "many"], ["--shuffle", "some"],
    ]
  )
  func refusals(arguments: [String]) throws {
    let run = try Tool.ludus.run(["quiz", "draw", Files.chemistry] + arguments, input: Data())
    #expect(run.status == 64 && run.output.isEmpty && !run.errors.isEmpty)
  }

  @Test("prints every page of an exam")
  func pages() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("Ada <b>\n".utf8), to: "names.txt")
    _ = try draw(
      "--count",
      "6",
      "--students",
      "names.txt",
      "--versions",
      "2",
      "--seed",
      "1",
      "-o",
      "e.json",
      in: folder
    )
    let arguments = ["quiz", "print", "e.json", "-o", "pages", "--language", "de"]
    let run = try Tool.ludus.run(arguments, input: Data(), in: folder.url)
    #expect(run == Run(status: 0, output: "", errors: "6 files in pages\n"))
    for name in [
      "papers", "named-papers", "keys", "answer-sheets", "solution-sheets", "list",
    ] {
      let page = try folder.text(of: "pages/\(name).html")
      #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"de\">"))
    }
    #expect(try folder.text(of: "pages/named-papers.html").contains("Ada &lt;b&gt;"))
    // Nothing is written over without being asked.
    #expect(try Tool.ludus.run(arguments, input: Data(), in: folder.url).status == 73)
    #expect(
      try Tool.ludus.run(arguments + ["--force"], input: Data(), in: folder.url).status == 0
    )
  }

  @Test("grades answers by the letters of each paper, and the class gets its report")
  func answersOnPaper() throws {
    let folder = try TemporaryFolder()
    let names = "name;id\nAda Lovelace;ada\nEmmy Noether;emmy\nZoë;zoe\n"
    try folder.write(Data(names.utf8), to: "n.csv")
    _ = try draw(
      "--set",
      "ch1010/acids",
      "--per-set",
      "4",
      "--students",
      "n.csv",
      "--versions",
      "2",
      "--seed",
      "3",
      "--shuffle",
      "all",
      "-o",
      "e.json",
      in: folder
    )
    let exam = try exam("e.json", in: folder)
    func row(_ name: String, _ code: String, _ keys: [String?], wrong: Int? = nil) -> String {
      let cells = keys.enumerated().map { index, key in index == wrong ? "" : key ?? "" }
      return ([name, code] + cells.map { "\"\($0)\"" }).joined(separator: ",")
    }
    func keys(_ student: Learner.ID) throws -> [String?] {
      try #require(exam.paper(of: student)).writtenKey
    }
    let rows = [
      "student,paper,1,2,3,4", row("Ada Lovelace", "", try keys("ada")),
      row("emmy", "", try keys("emmy"), wrong: 1),
      // Zoë sat elsewhere and had the other paper.
      row("Zoë", "B", try exam.paper("B").writtenKey),
    ]
    try folder.write(Data(rows.joined(separator: "\n").utf8), to: "a.csv")
    let run = try Tool.ludus.run(
      ["quiz", "grade", Files.chemistry, "--paper", "e.json", "a.csv"],
      input: Data(),
      in: folder.url
    )
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines.count { $0.contains("\"score\":1") } == 11)
    let missed = try #require(exam.paper(of: "emmy")).quiz.items[1].problem.id
    #expect(
      lines.first { !$0.contains("\"score\":1") }?.contains("\"problem\":\"\(missed)\"") == true
    )
    for student in ["ada", "emmy", "zoe"] {
      #expect(lines.count { $0.contains("\"student\":\"\(student)\"") } == 4)
    }
    let report = try Tool.ludus.run(
      ["quiz", "report", "--bank", Files.chemistry, "--paper", "e.json", "a.csv"],
      input: Data(),
      in: folder.url
    )
    #expect(report.status == 0 && report.output.contains("<html"), "\(report.errors)")
    // A letter that the paper has not is named with its line.
    try folder.write(Data("student,paper,1,9\nAda Lovelace,,Z,A\nX,,A,\n".utf8), to: "b.csv")
    let faulty = try Tool.ludus.run(
      ["quiz", "grade", Files.chemistry, "--paper", "e.json", "b.csv"],
      input: Data(),
      in: folder.url
    )
    #expect(faulty.status == 1)
    #expect(faulty.errors.contains("b.csv: line 2: ada, 9: There is no problem 9"))
    #expect(faulty.errors.contains("b.csv: line 3: X, 1: Which paper is it?"))
  }

  @Test("finds problems on paper by number or name, and refuses a column that is neither")
  func headings() throws {
    let folder = try TemporaryFolder()
    _ = try draw("--count", "3", "--seed", "1", "-o", "e.json", in: folder)
    let paper = try exam("e.json", in: folder).papers[0]
    let ids = paper.quiz.items.map(\.problem.id.rawValue)
    let key = paper.writtenKey.map { $0 ?? "" }
    for head in [["1", "2", "3"], ["Frage 1", "Nr. 2", "A3"], ids] {
      let row = key.map { "\"\($0)\"" }.joined(separator: ",")
      try folder.write(
        Data("student,\(head.joined(separator: ","))\nAda,\(row)\n".utf8),
        to: "a.csv"
      )
      let run = try Tool.ludus.run(
        ["quiz", "grade", Files.chemistry, "--paper", "e.json", "a.csv"],
        input: Data(),
        in: folder.url
      )
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      #expect(run.output.split(separator: "\n").count { $0.contains("\"score\":1") } == 3)
    }
    let absent = try ProblemBank(
      json: Data(contentsOf: URL(fileURLWithPath: Files.chemistry))
    ).allProblems.map(\.id.rawValue).first { !ids.contains($0) }
    for head in ["Klasse 7", try #require(absent)] {
      try folder.write(Data("student,\(head)\nAda,A\nEmmy,B\n".utf8), to: "a.csv")
      let run = try Tool.ludus.run(
        ["quiz", "grade", Files.chemistry, "--paper", "e.json", "a.csv"],
        input: Data(),
        in: folder.url
      )
      #expect(run.status == 1 && run.output.isEmpty)
      let words = "“\(head)” is neither a number on the paper nor a problem of it"
      #expect(run.errors.components(separatedBy: words).count == 2, "\(run.errors)")
    }
  }

  @Test(
    "takes no names from a file of another kind",
    arguments: [
      (Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0]), "this is an image"),
      (Data(#"{"at":1,"learner":"ada","problem":"p"}"#.utf8), "this is a log of answers"),
      (Data(#"{"no":"key"}"#.utf8), "line 1: this is no name"),
      (Data("Ada\nB\u{1}en\n".utf8), "line 2: this is no name"),
    ]
  )
  func otherNames(data: Data, words: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(data, to: "names")
    let run = try draw("--students", "names", "--count", "3", "-o", "e.json", in: folder)
    #expect(run.status == 65 && run.errors.contains("names: \(words)"), "\(run.errors)")
  }

  @Test("keeps the exam, which has its key, from others")
  func permissions() throws {
    let folder = try TemporaryFolder()
    _ = try draw("--count", "3", "--seed", "1", "-o", "e.json", in: folder)
    _ = try Tool.ludus.run("quiz", "print", "e.json", "-o", "pages", in: folder.url)
    for name in ["e.json", "pages/keys.html", "pages/solution-sheets.html"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
  }

  @Test("names another file for what it is")
  func otherFiles() throws {
    let folder = try TemporaryFolder()
    let bank = try Tool.ludus.run("quiz", "print", Files.chemistry, "-o", "x", in: folder.url)
    #expect(bank.status == 65 && bank.errors.contains("this is a problem bank"))
    _ = try draw("--count", "3", "--seed", "1", "-o", "e.json", in: folder)
    let play = try Tool.ludus.run("quiz", "play", "e.json", in: folder.url)
    #expect(play.status == 65 && play.errors.contains("this is an exam on paper"))
  }
}
