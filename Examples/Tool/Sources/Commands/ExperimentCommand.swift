// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Experiments
import Foundation
import Languages

/// The command `ludus experiment`.
struct ExperimentCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "experiment",
    abstract: "Compare rules or designs in simulated worlds, and check expectations.",
    discussion: """
      Reads an experiment from a JSON file: the worlds, the variants to try in them, the outcomes to measure, the \
      number of worlds, and the expectations. It writes a table for each outcome, with differences from the first \
      variant, their intervals and p-values, and a line for each expectation with ✓ or ✗, where ✗ means that it \
      is not certain with this many worlds, not that the opposite is true. The article \
      "The JSON form of an experiment" describes the form.

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
      "Where to write the report as a page of HTML with figures; - is standard output, in place of the tables.",
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

  @Flag(help: "Overwrite an existing page.")
  var force = false

  @Option(help: "The language of the report.")
  var language: Phrasebook = .english

  func validate() throws {
    _ = try jobs?.count(for: "--jobs", in: 1...1024)
    let paths = [file, report].compactMap { path in
      path.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    }
    guard file == "-" || paths.count == Set(paths).count else {
      throw ValidationError("'--report' names the experiment itself, expected another file.")
    }
  }

  func run() async throws {
    let plan: ExperimentPlan = try ContentFile(path: file).load()
    let jobs = try jobs?.count(for: "--jobs", in: 1...1024)
    var page = try report.map { try ConvertedFile(path: $0, overwrites: force) }
    let findings: ExperimentPlan.Findings
    do {
      findings = try await plan.findings(jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    } catch {
      throw Failure.badData("\(file): \(error)")
    }
    if report != "-" {
      var output = OutputBuffer()
      try output.write(findings.report(in: language).utf8)
      try output.flush()
    }
    try page?.write(Array(findings.html(in: language).utf8))
    try page?.finish()
    guard findings.isMet else { throw ExitCode.failure }
  }
}
