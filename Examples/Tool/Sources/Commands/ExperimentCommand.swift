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
      variant, their intervals and p-values, and a line for each expectation with ✓ or ✗, where ✗ means that these worlds are \
      too few to be certain, not that the opposite is true. The article \
      "The JSON form of an experiment" describes the form.

      With --format markdown it writes the same for a document; with --format json or csv a row for each outcome under \
      each variant and one for each expectation, with figures that are not rounded.

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

  /// The form of what goes to standard output.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case table, markdown, json, csv
  }

  @Option(
    help: "The output format: tables for people, Markdown for documents, or JSON Lines or CSV."
  )
  var format: Format = .table

  @Option(
    parsing: .unconditional,
    help:
      "The number of worlds to try in parallel, from 1 to 1024. (default: one for each core)"
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
      throw ValidationError("--report names the experiment itself, expected another file.")
    }
  }

  func run() async throws {
    let plan: ExperimentPlan = try ContentFile(path: file).load()
    let jobs = try jobs?.count(for: "--jobs", in: 1...1024)
    var page = try report.map { try ConvertedFile(path: $0, overwrites: force) }
    let findings: ExperimentPlan.Findings
    do {
      ProgressLine.shared.count("world", "worlds", of: plan.seeds.count)
      findings = try await plan.findings(
        jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount
      ) { ProgressLine.shared.advance() }
      ProgressLine.shared.finishCounting()
    } catch {
      throw Failure.badData("\(file): \(Faulty.sentence(for: error))")
    }
    if report != "-" { try write(findings) }
    try page?.write(Array(findings.html(in: language).utf8))
    try page?.finish()
    guard findings.isMet else { throw ExitCode.failure }
  }

  private func write(_ findings: ExperimentPlan.Findings) throws {
    switch format {
    case .table, .markdown:
      var output = OutputBuffer()
      let text = findings.report(in: language)
      let lines =
        format == .markdown ? [text] : MarkdownText(text).lines(.automatic).map { "\($0)\n" }
      for line in lines { try output.write(line.utf8) }
      try output.flush()
    case .json, .csv:
      var output = FigureWriter(
        format == .json ? .json : .csv,
        startingWith: ["outcome", "variant", "over", "worlds", "mean", "lower", "upper"]
      )
      for outcome in findings.result.outcomes {
        for variant in findings.result.variants {
          let sample = try findings.result.sample(of: variant, in: outcome)
          try output.write(OutcomeRow(outcome.name, variant, sample))
        }
        for variant in findings.result.variants.dropFirst() {
          let first = findings.result.variants[0]
          let sample = try findings.result.difference(of: variant, over: first, in: outcome)
          try output.write(OutcomeRow(outcome.name, variant, sample, over: first))
        }
      }
      output.beginTable()
      for check in findings.checks { try output.write(CheckRow(check)) }
      try output.flush()
    }
  }
}

/// The mean of an outcome under a variant, or its difference over another one, with the interval in
/// which it lies in 95 of 100 experiments.
private struct OutcomeRow: Encodable {
  let outcome: String
  let variant: String
  let over: String?
  let worlds: Int
  let mean: Double?
  let standardDeviation: Double?
  let lower: Double?
  let upper: Double?
  let p: Double?

  init(_ outcome: String, _ variant: String, _ sample: SampleMean, over: String? = nil) {
    let interval = sample.interval(confidence: 0.95)
    self.outcome = outcome
    self.variant = variant
    self.over = over
    worlds = sample.numbers.count
    mean = sample.mean.known
    standardDeviation = sample.standardDeviation.known
    lower = interval.lowerBound.known
    upper = interval.upperBound.known
    p = over == nil ? nil : sample.pValue.known
  }
}

/// An expectation, with what was measured.
private struct CheckRow: Encodable {
  let outcome: String
  let variant: String
  let over: String?
  let above: Double?
  let below: Double?
  let confidence: Double
  let mean: Double?
  let isMet: Bool

  init(_ check: ExperimentPlan.Findings.Check) {
    outcome = check.expectation.outcome
    variant = check.expectation.variant
    over = check.expectation.other
    above = check.expectation.above
    below = check.expectation.below
    confidence = check.expectation.confidence
    mean = check.sample.mean.known
    isMet = check.isMet
  }
}

extension Double {
  /// The number where there is one.
  fileprivate var known: Double? { isFinite ? self : nil }
}
