// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import PinLabels

/// The command `ludus pins report`.
struct PinsReport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Draw what a class knows and confuses, as a page for people.",
    discussion: """
      Reads JSON Lines as "ludus pins evaluate" reads them and writes one HTML file, which needs nothing else: no \
      script, no network; images of the sheet are in it. It has a map of the pins and a matrix of confusions, each \
      with a sentence, a table and what it means. All that a student wrote is judged together.

      A line that cannot be used is told on standard error, and the exit status is 1 at the end.

      Example:

        ludus pins report --sheet Examples/Content/hand-bones.json \\
          < Examples/Content/hand-answers.jsonl > report.html
      """
  )

  @OptionGroup var sheet: StreamedFile<SheetKind>

  @Option(help: ArgumentHelp("The language in which labels are to be written.", valueName: "tag"))
  var labels: String = "la"

  @Option(
    help: ArgumentHelp(
      "Further Latin names that are no misspellings of the labels, one a line.",
      valueName: "file"
    ),
    completion: .file()
  )
  var vocabulary: String?

  @OptionGroup var report: ReportOptions

  func validate() throws {
    guard Language(labels).canonical == nil else { return }
    throw ValidationError(
      "The value of '--labels' is \(labels.onOneLine), expected a language such as la or de."
    )
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
