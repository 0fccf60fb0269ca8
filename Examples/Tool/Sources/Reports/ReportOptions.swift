// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Languages
import ReportCharts

/// In which language a report is written, and what it is called.
struct ReportOptions: ParsableArguments {
  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "The language of the report: en or de; for quiz and exercise report also cs, es, fr, it, nl, pt or ru. (default: en)",
      valueName: "language"
    )
  )
  var chosen: PageLanguage?

  @Option(help: ArgumentHelp("The title of the report.", valueName: "text"))
  var title: String?

  /// The language of the report.
  var language: PageLanguage { chosen ?? .english }

  /// The first of the options that was given, by which a command that writes no page knows that one
  /// is missing.
  var given: String? {
    chosen != nil ? "--language" : title != nil ? "--title" : nil
  }

  /// Writes a page to standard output.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - languages: The languages that it is written in.
  /// - Throws: A ``Failure`` for another language, and when output breaks off.
  func write(_ page: Page, in languages: [PageLanguage] = PageLanguage.common) throws {
    guard languages.contains(language) else {
      let names = languages.map(\.rawValue).joined(separator: " and ")
      throw Failure.wrongUsage("this report is written in \(names), not in \(language.rawValue)")
    }
    var output = OutputBuffer()
    try output.write(page.html.utf8)
    try output.flush()
  }
}

extension PageLanguage {
  /// The sentences of engines in the same language.
  var phrasebook: Phrasebook {
    switch self {
    case .english: .english
    case .german: .german
    case .french: .french
    case .spanish: .spanish
    case .italian: .italian
    case .portuguese: .portuguese
    case .dutch: .dutch
    case .czech: .czech
    case .russian: .russian
    }
  }
}
