// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizPapers
import Quizzes
import Testing

/// The way of the article "An exam on paper": from a bank over printed pages and answers in a
/// table to marks, a correction and marks again.
@Suite("An examiner's way over paper")
struct ExamWalkTests {
  private static let names = [
    "Ada Lovelace", "Emmy Noether", "Lise Meitner", "Marie Curie", "Zoë Müller",
  ]

  private func ludus(_ arguments: String..., in folder: TemporaryFolder) throws -> Run {
    let run = try Tool.ludus.run(["quiz"] + arguments, input: Data(), in: folder.url)
    #expect(run.status == 0, "\(arguments): \(run.errors)")
    return run
  }

  @Test("with different papers for neighbors, and an answer that cannot be read")
  func fairPapers() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(contentsOf: URL(fileURLWithPath: Files.chemistry)), to: "bank.json")
    try folder.write(Data(Self.names.joined(separator: "\n").utf8), to: "class.txt")
    _ = try ludus(
      "draw",
      "bank.json",
      "--per-set",
      "2",
      "--students",
      "class.txt",
      "--papers",
      "3",
      "--versions",
      "2",
      "--seed",
      "7",
      "-o",
      "papers.json",
      in: folder
    )
    let exam = try PaperExam(json: Data(folder.text(of: "papers.json").utf8))
    let count = try #require(exam.papers.first?.quiz.items.count)
    #expect(Set(exam.papers.map { Set($0.quiz.items.map(\.problem.id)) }).count > 1)
    // Each knows one problem less than the one before: in a wide table the others are empty, in a
    // long one they are missing.
    var wide = ["student;" + (1...count).map { "\($0)" }.joined(separator: ";")]
    var long = ["student;question;answer"]
    for (place, seat) in exam.seats.enumerated() {
      let key = try exam.paper(seat.paper.rawValue).writtenKey.map { $0 ?? "" }
      let cells = key.enumerated().map { $0 < place ? "" : "\"\($1)\"" }
      wide.append("\(seat.candidate.name);\(cells.joined(separator: ";"))")
      for (index, cell) in cells.enumerated().dropFirst(place) {
        long.append("\(seat.candidate.name);\(index + 1);\(cell)")
      }
    }
    try folder.write(Data(wide.joined(separator: "\n").utf8), to: "wide.csv")
    try folder.write(Data(long.joined(separator: "\n").utf8), to: "long.csv")
    func marks(_ file: String) throws -> [String] {
      let run = try ludus(
        "marks",
        "bank.json",
        "--paper",
        "papers.json",
        file,
        "--json",
        in: folder
      )
      return run.output.split(separator: "\n").map(String.init)
    }
    let most = try #require(exam.papers.first?.quiz.points)
    for file in ["wide.csv", "long.csv"] {
      let lines = try marks(file)
      #expect(
        lines.count == 5 && lines.allSatisfy { $0.contains(#""possible":"\#(most)""#) },
        "\(lines)"
      )
      #expect(
        lines[0].contains(#""student":"Ada Lovelace""#)
          && lines[0].contains(#""points":"\#(most)""#)
      )
      #expect(lines.dropFirst().allSatisfy { !$0.contains(#""points":"\#(most)""#) })
      #expect(lines[0].contains("\"quiz\":\"\(exam.title) 1\""))
    }
    // Two crosses for one.
    let number = try #require(
      exam.papers[0].quiz.items.firstIndex { $0.problem.kind.name == .multipleChoice }
    )
    try folder.write(Data("student;\(number + 1)\nAda Lovelace;AB\n".utf8), to: "two.csv")
    let graded = try Tool.ludus.run(
      ["quiz", "grade", "bank.json", "--paper", "papers.json", "two.csv"],
      input: Data(),
      in: folder.url
    )
    #expect(graded.status == 0 && graded.output.hasSuffix(#""score":0,"unreadable":true}"# + "\n"))
    let two = try marks("two.csv")
    #expect(two.count == 1 && two[0].contains(#""points":"0""#))
    let dropped = exam.papers[0].quiz.items[0].problem.id
    let corrections = """
      [{"id":"1","at":1795262400000,"by":"eva","reason":"It was not taught.","kind":"takenOut",
      "problem":"\(dropped)"}]
      """
    try folder.write(Data(corrections.utf8), to: "corrections.json")
    let amended = try ludus(
      "amend",
      "bank.json",
      "--paper",
      "papers.json",
      "--amendments",
      "corrections.json",
      "wide.csv",
      in: folder
    )
    #expect(amended.output.contains("\(dropped)") && amended.output.contains("does not count"))
  }

  @Test("from the draw to a correction and the report after it")
  func walk() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(contentsOf: URL(fileURLWithPath: Files.chemistry)), to: "bank.json")
    let list = Self.names.enumerated().map { "\($1);s\($0 + 1)" }
    try folder.write(Data((["name;learner"] + list).joined(separator: "\n").utf8), to: "class.csv")

    // Papers and pages.
    _ = try ludus(
      "draw",
      "bank.json",
      "--per-set",
      "3",
      "--students",
      "class.csv",
      "--versions",
      "2",
      "--shuffle",
      "all",
      "--seed",
      "7",
      "-o",
      "exam.json",
      in: folder
    )
    _ = try ludus("print", "exam.json", "-o", "pages", in: folder)
    let exam = try PaperExam(json: Data(folder.text(of: "exam.json").utf8))
    #expect(exam.seats.map(\.paper) == ["A", "B", "A", "B", "A"])
    for name in Self.names {
      #expect(try folder.text(of: "pages/named-papers.html").contains(name))
    }

    // Each knows one problem less than the one before.
    var rows = ["student;" + (1...9).map { "\($0)" }.joined(separator: ";")]
    for (place, seat) in exam.seats.enumerated() {
      let key = try exam.paper(seat.paper.rawValue).writtenKey.map { $0 ?? "" }
      let cells = key.enumerated().map { $0 < place ? "" : $1 }
      rows.append("\(seat.candidate.name);\(cells.joined(separator: ";"))")
    }
    try folder.write(Data(rows.joined(separator: "\n").utf8), to: "answers.csv")
    let grades = try ludus("grade", "bank.json", "--paper", "exam.json", "answers.csv", in: folder)
    #expect(grades.output.split(separator: "\n").count == 45)
    let marks = try ludus(
      "marks",
      "bank.json",
      "--paper",
      "exam.json",
      "answers.csv",
      "--scale",
      "german",
      in: folder
    )
    #expect(marks.output.hasPrefix("s1  \(exam.title)  10 of 10  1\n"))
    let report = try ludus(
      "report",
      "--bank",
      "bank.json",
      "--paper",
      "exam.json",
      "answers.csv",
      "--names",
      in: folder
    )
    // No answer of a table has a date.
    #expect(report.output.contains("s5") && !report.output.contains("1970"))

    // The first problem of paper A was not taught; a line of the fifth was read by hand.
    let dropped = try exam.paper("A").quiz.items[0].problem.id
    let missed = try exam.paper("A").quiz.items[1].problem.id
    let corrections = """
      [{"id":"1","at":1795262400000,"by":"eva","reason":"It was not taught.","kind":"takenOut",
      "problem":"\(dropped)"},
      {"id":"2","at":1795262400000,"by":"eva","reason":"Read by hand.","kind":"graded",
      "problem":"\(missed)","learner":"s5","credit":"1/2"}]
      """
    try folder.write(Data(corrections.utf8), to: "corrections.json")
    let before = try folder.text(of: "answers.csv")
    let amended = try ludus(
      "amend",
      "--bank",
      "bank.json",
      "--paper",
      "exam.json",
      "--amendments",
      "corrections.json",
      "answers.csv",
      "--scale",
      "german",
      "--apply",
      "corrected.json",
      in: folder
    )
    #expect(amended.output.contains("s5  \(exam.title)  \(missed)  0 of 1 -> 0.5 of 1"))
    #expect(amended.output.components(separatedBy: "does not count").count == 6)
    #expect(try folder.text(of: "answers.csv") == before)
    let after = try ludus("marks", "bank.json", "corrected.json", "--scale", "german", in: folder)
    let first = try #require(after.output.split(separator: "\n").first)
    #expect(first.hasPrefix("s1  \(exam.title)  9 of 9"))
    let again = try ludus("report", "--bank", "bank.json", "corrected.json", "--names", in: folder)
    #expect(report.output.contains("\(dropped)") && !again.output.contains("\(dropped)"))
    #expect(!again.output.contains("1970"))
  }
}
