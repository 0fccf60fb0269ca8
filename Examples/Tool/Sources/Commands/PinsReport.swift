// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import PinLabels

/// The command `ludus pins report`.
struct PinsReport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write an HTML report on what a class knows and confuses.",
    discussion: """
      Reads JSON Lines in the format of "ludus pins evaluate", or a round that "ludus pins play --save" has kept, and \
      writes a single self-contained HTML file, \
      including the images of the sheet: no script, no network. It has a map of the pins and a matrix of \
      confusions, each with a sentence, a table and an explanation. Each student's labels are judged together.

      Unusable lines are reported on standard error, and the exit status is then 1.

      Example:

        ludus pins report --sheet Examples/Content/hand-bones.json \\
          < Examples/Content/hand-answers.jsonl > report.html
      """
  )

  @OptionGroup var sheet: StreamedFile<SheetKind>

  @Option(help: ArgumentHelp("The language that labels must be written in.", valueName: "tag"))
  var labels: String = "la"

  @Option(
    help: ArgumentHelp(
      "Other Latin names that are not misspellings of the labels, one per line.",
      valueName: "file"
    ),
    completion: .file()
  )
  var vocabulary: String?

  @OptionGroup var report: ReportOptions

  func validate() throws {
    try LanguageTag.check(labels, of: "--labels", such: "la or de")
  }

  func run() throws {
    let sheet = try sheet.load()
    try sheet.pins.expectNames(in: labels)
    let task = PinLabelTask(
      sheet,
      language: Language(labels),
      mode: .exam,
      vocabulary: try NamesOptions.vocabulary(in: vocabulary)
    )
    let (results, isFaultless) = try PinLabelSession(task).results(
      from: self.sheet.lines,
      faults: .aside
    )
    if results.isEmpty, isFaultless {
      throw Failure.nothing(in: self.sheet.lines.name, expected: "the labels of students")
    }
    let page = PinsPage(
      of: results.map(\.result),
      on: sheet,
      labels: Language(labels),
      from: self.sheet.path,
      in: report.language
    )
    try report.write(page.page(title: report.title))
    guard isFaultless else { throw ExitCode.failure }
  }
}
