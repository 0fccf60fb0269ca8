// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Languages
import QuizPapers

/// The command `ludus quiz print`.
struct QuizPrint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "print",
    abstract: "Write the pages of an exam on paper as HTML that a browser prints.",
    discussion: """
      Writes files into a folder, which is made if it is not there:

        papers.html           every paper once, with a line for the name
        named-papers.html     a paper for each student, with the name on it
        keys.html             the right answers to every paper
        answer-sheets.html    boxes to cross, a sheet for every paper
        solution-sheets.html  the same with the right boxes crossed
        list.html             who has which paper

      The exam is a file of "ludus quiz draw". Each page is a file of its own without script or network.

      Example:

        ludus quiz print papers.json -o print --language de
      """
  )

  @OptionGroup var exam: MainFile<ExamKind>

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder to write into.", valueName: "folder"),
    completion: .directory
  )
  var output: String

  @Option(
    help: "The language of headings and instructions. (default: that of the problems, or en)"
  )
  var language: Phrasebook?

  @Option(help: "The paper in the printer: a4 or letter.")
  var size: Size = .a4

  @Option(
    parsing: .unconditional,
    help: "The size of the letters in points, from 8 to 28. (default: 11)"
  )
  var fontSize: WholeNumber?

  @Flag(help: "Overwrite existing files.")
  var force = false

  /// A size of paper.
  enum Size: String, CaseIterable, ExpressibleByArgument {
    case a4, letter

    var format: PaperPages.Format.Size { self == .a4 ? .a4 : .letter }
  }

  func validate() throws {
    _ = try letters()
  }

  private func letters() throws -> Int {
    try fontSize?.count(for: "--font-size", in: PaperPages.Format.fontSizes) ?? 11
  }

  func run() throws {
    let exam: PaperExam = try ContentFile(path: exam.path).load()
    let known = exam.language.flatMap { Phrasebook(for: Language($0)) }
    let pages = PaperPages(
      exam,
      in: language ?? known ?? .english,
      format: PaperPages.Format(size.format, fontSize: try letters())
    )
    var files = [
      ("papers.html", pages.papers), ("keys.html", pages.keys),
      ("answer-sheets.html", pages.answerSheets), ("solution-sheets.html", pages.solutionSheets),
    ]
    if !exam.seats.isEmpty {
      files += [("named-papers.html", pages.namedPapers), ("list.html", pages.list)]
    }
    let folder = URL(fileURLWithPath: output)
    guard InputFile(path: output).type != .typeRegular else {
      throw Failure.cannotWrite("\(output): this is a file, expected a folder")
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure.cannotWrite("\(output): \(FileReason.unwritten(output, error))")
    }
    // Nothing is written if one of the files is there already.
    var open = try files.map { name, page in
      let path = "\(output)\(output.hasSuffix("/") ? "" : "/")\(name)"
      let hasKey = ["keys.html", "solution-sheets.html"].contains(name)
      return (try ConvertedFile(path: path, overwrites: force, isPrivate: hasKey), page)
    }
    for index in open.indices {
      try open[index].0.write(Array(open[index].1.utf8))
      try open[index].0.finish()
    }
    JSONLines.tell("\(Count(files.count, "file")) in \(output)")
  }
}
