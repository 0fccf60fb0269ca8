// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes
import Testing
import ZipArchives

/// The way of the article "From a spreadsheet": sixty questions of all kinds with three faults.
@Suite("A teacher's way from a spreadsheet")
struct SpreadsheetWalkTests {
  private static let source = Files.content("sheets/nature.xlsx")

  /// The three cells that a tired author got wrong, and what they should be.
  private static let mends = [
    "<t>E</t>": "<t>C</t>", "<t>two</t>": "<t>2</t>", "<t>about 5</t>": "<t>0.01</t>",
  ]

  /// The workbook with its faults mended, as the author's program would save it.
  private func mended(in folder: TemporaryFolder) throws {
    var files = try ZipArchive(Array(Data(contentsOf: URL(fileURLWithPath: Self.source)))).files
    var count = 0
    for (path, bytes) in files where path.hasSuffix(".xml") {
      var text = String(decoding: bytes, as: UTF8.self)
      for (fault, mend) in Self.mends where text.contains(fault) {
        text = text.replacingOccurrences(of: fault, with: mend)
        count += 1
      }
      files[path] = Array(text.utf8)
    }
    #expect(count == 3)
    try folder.write(Data(ZipArchive(files: files).bytes), to: "nature.xlsx")
  }

  @Test("The three faults are named with their rows, and the exit status says so")
  func faults() throws {
    let check = try Tool.ludus.run("check", Self.source)
    #expect(check.status == 1)
    let lines = (check.output + check.errors).split(separator: "\n").map(String.init)
    for (row, word) in [(20, "“E”"), (31, "“two”"), (47, "“about 5”")] {
      #expect(lines.contains { $0.contains("\(row):") && $0.contains(word) }, "\(row): \(lines)")
    }
    #expect(!lines.contains { $0.contains("no faults") })
  }

  @Test("Mended, it is played, goes to Moodle and back, and to a spreadsheet again")
  func walk() throws {
    let folder = try TemporaryFolder()
    try mended(in: folder)
    let made = try Tool.ludus.run("convert", "nature.xlsx", "nature.json", in: folder.url)
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.errors.contains("60 questions"), "\(made.errors)")
    let bank = try ProblemBank(json: Data(folder.text(of: "nature.json").utf8))
    #expect(bank.allProblems.count == 60)
    #expect(
      Set(bank.allProblems.map(\.kind.name)) == Set(ProblemKind.Name.allCases),
      "\(Set(ProblemKind.Name.allCases).subtracting(bank.allProblems.map(\.kind.name)))"
    )
    #expect(bank.allSets.map(\.title) == ["Living things", "Matter", "Numbers", "Earth"])
    #expect(bank.allProblems.map(\.points).contains(try Fraction(1, 2)))
    for problem in bank.allProblems {
      guard let answer = problem.correctAnswer else { continue }
      #expect(try problem.evaluate(answer).credit == 1 || problem.kind.name == .openResponse)
    }
    let played = try Tool.ludus.run(
      ["quiz", "play", "nature.json", "--count", "2", "--seed", "1"],
      input: Data("a\na\na\na\n".utf8),
      in: folder.url
    )
    #expect(played.status == 0, "\(played.errors)")
    #expect(try Tool.ludus.run("quiz", "check", "nature.json", in: folder.url).status == 0)
    // Moodle cannot judge everything as we do, and says so.
    let moodle = try Tool.ludus.run("convert", "nature.json", "nature.xml", in: folder.url)
    #expect(moodle.status == 1 && moodle.errors.contains("[judgment]"), "\(moodle.errors)")
    let back = try Tool.ludus.run("convert", "nature.xml", "back.json", in: folder.url)
    #expect(back.status == 0, "\(back.errors)")
    let other = try ProblemBank(json: Data(folder.text(of: "back.json").utf8))
    #expect(other.allProblems.map(\.prompt) == bank.allProblems.map(\.prompt))
    // A spreadsheet holds all of it.
    let again = try Tool.ludus.run("convert", "nature.json", "again.xlsx", in: folder.url)
    #expect(again.status == 0, "\(again.errors)")
    let reread = try Tool.ludus.run("convert", "again.xlsx", "again.json", in: folder.url)
    #expect(reread.status == 0, "\(reread.errors)")
    let same = try ProblemBank(json: Data(folder.text(of: "again.json").utf8))
    #expect(same.allProblems == bank.allProblems)
  }
}
