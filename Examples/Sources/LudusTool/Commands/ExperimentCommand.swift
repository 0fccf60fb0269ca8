// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Experiments
import Foundation

/// The command `ludus experiment`.
struct ExperimentCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "experiment",
    abstract: "Compare rules or designs in made-up worlds, and check what is expected of them.",
    discussion: """
      Reads an experiment from a JSON file: the worlds, the variants that are tried in them, the outcomes that are \
      measured, how many worlds there are, and what is expected. It writes a table for each outcome, with \
      differences over the first variant, their intervals and chances, and a line for each expectation with ✓ \
      or ✗. The article "The JSON form of an experiment" describes the form.

      The same file gives the same bytes on every machine and with any number of jobs. The exit status is 1 when an \
      expectation is not met.

      Example:

        ludus experiment Examples/Experiments/catch-up.json --report catch-up.html
      """
  )

  @Argument(
    help: ArgumentHelp("The experiment, a JSON file.", valueName: "file"),
    completion: .file()
  )
  var file: String

  @Option(
    help: ArgumentHelp(
      "Where to write the report too, a page of HTML with figures.",
      valueName: "file"
    ),
    completion: .file()
  )
  var report: String?

  @Option(
    parsing: .unconditional,
    help:
      "How many worlds are tried at the same time, 1 to 1024. (default: as many as there are processors)"
  )
  var jobs: WholeNumber?

  @Option(help: "The language of the report, such as de.")
  var language = "en"

  func validate() throws {
    _ = try jobs?.count(for: "--jobs", in: 1...1024)
  }

  func run() async throws {
    let plan: ExperimentPlan = try ContentFile(path: file).load()
    let jobs = try jobs?.count(for: "--jobs", in: 1...1024)
    let findings: ExperimentPlan.Findings
    do {
      findings = try await plan.findings(jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    } catch {
      throw Failure.badData("\(file): \(error)")
    }
    let language = Language(language)
    var output = OutputBuffer()
    try output.write(findings.report(in: language).utf8)
    try output.flush()
    if let report {
      do {
        try Data(findings.html(in: language).utf8).write(to: URL(fileURLWithPath: report))
      } catch {
        throw Failure.cannotWrite("\(report): \(FileReason.unwritten(report, error))")
      }
    }
    guard findings.isMet else { throw ExitCode.failure }
  }
}
