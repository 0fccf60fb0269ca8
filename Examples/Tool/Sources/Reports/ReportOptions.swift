// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Languages
import ReportCharts

/// In which language a report is written, and what it is called.
struct ReportOptions: ParsableArguments {
  @Option(help: "The language of the report: en or de.")
  var language: PageLanguage = .english

  @Option(help: ArgumentHelp("The title of the report.", valueName: "text"))
  var title: String?

  /// Writes a page to standard output.
  func write(_ page: Page) throws {
    var output = OutputBuffer()
    try output.write(page.html.utf8)
    try output.flush()
  }
}

extension PageLanguage {
  /// The sentences of engines in the same language.
  var phrasebook: Phrasebook { self == .german ? .german : .english }
}
