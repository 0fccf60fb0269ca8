// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Interchange
import QuizAnalytics
import QuizAuthoring
import Quizzes

/// The command `ludus quiz check`.
struct QuizCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check a problem bank for errors and for things that its author should look at.",
    discussion: """
      Prints a line for each finding, with its place in the file, its severity and what to do, such as

        sets[0].problems[3].options: error: no option is correct; give the
        right one "correct": true

      An error makes the bank or a problem unusable. A warning is about a problem that can be guessed, repeats \
      another or differs from what its author wrote. Advice suggests improvements. \
      The first 20 findings of each kind are listed, with --json all. The exit status is 1 when there are errors, \
      with --strict also when there are warnings.

      A file in GIFT, Moodle XML or another format listed by "ludus help convert" is first converted into a bank; \
      its own diagnostics go to standard error and count as findings, and losses as errors.

      With --for another format, such as moodle, qti or h5p, anything in a problem that it cannot hold is also a \
      warning.

      Missing images are only looked for with --images, and options that no one picks only with --answers.

      Example:

        ludus quiz check bank.json --strict --images pictures
      """
  )

  @OptionGroup var bank: MainFile<BankKind>

  @Flag(help: "Fail on warnings too.")
  var strict = false

  @Flag(help: "Print only the findings, one JSON object per line.")
  var json = false

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "A target format: warn about anything that it cannot hold.",
      valueName: "format"
    )
  )
  var target: QuestionTarget?

  @Option(
    help: ArgumentHelp("The folder to which image references are relative.", valueName: "folder"),
    completion: .directory
  )
  var images: String?

  @Option(
    help: ArgumentHelp(
      "An answer log, a JSON file, for finding wrong options that no one picks.",
      valueName: "file"
    ),
    completion: .file()
  )
  var answers: String?

  @Option(
    help: ArgumentHelp(
      "Other thresholds, a JSON file such as {\"minimumProblems\":5,\"skipped\":[\"fewOptions\"]}.",
      valueName: "file"
    ),
    completion: .file()
  )
  var policy: String?

  @OptionGroup var table: TableSourceOptions

  func run() throws {
    let checked = try checked()
    try checked.write(of: nil)
    if checked.isFaulty { throw ExitCode.failure }
  }

  /// Checks the bank, or a file of it that was read already.
  func checked(_ read: Data? = nil) throws -> Checked {
    let check =
      try policy.map { try ContentFile(path: $0).load(BankCheck.self) }
      ?? .standard
    let log = try answers.map { try AnswerLogFile(path: $0).load() }
    let file = InputFile(path: bank.path)
    if read == nil, file.type == .typeRegular {
      let data = try file.read()
      // Whoever reads questions says what else a file is.
      if ContentKind(of: data) != nil,
        let misfit = ContentKind.misfit(of: data, at: bank.path, for: ProblemBank.self)
      {
        throw misfit
      }
    }
    var report = ImportReport(bank.path)
    let data =
      try read
      ?? QuestionFile(
        path: bank.path,
        encoding: table.encoding?.encoding,
        options: table.options
      )
      .bankData(&report)
    var summary = report.summary
    // Reading takes most of the time, so it is done once.
    let made = try? ProblemBank(json: data)
    let media = made?.media.map(\.name) ?? []
    let names = try images.map { try ImageFolder(path: $0).references().union(media) }
    let unchosen = log?.itemStatistics().unchosen ?? [:]
    let findings =
      made.map {
        check.findings(in: $0, readFrom: data, images: names, unchosen: unchosen)
      } ?? check.findings(inDraft: data, images: names, unchosen: unchosen)
    let losses = target.map { FormatLoss.all(of: data, in: $0.format) } ?? []
    // A finding is no loss: only what a file of another program has to lose is one.
    let shownFindings = findings.filter {
      summary.add($0.severity.ofDiagnostic, $0.kind.rawValue, isLoss: false)
    }
    let shownLosses = losses.filter { summary.add(.warning, $0.code, isLoss: false) }
    let isFaulty = summary.isLossy || strict && summary.counts[.warning, default: 0] > 0
    let encoder = JSONEncoder.forLines
    guard !json else {
      let objects = try findings.map { try encoder.encode($0) } + losses.map(encoder.encode)
      return Checked(lines: objects.map { String(decoding: $0, as: UTF8.self) }, isFaulty: isFaulty)
    }
    let advice = findings.count { $0.severity == .advice }
    return Checked(
      lines: shownFindings.map(\.description) + shownLosses.map(\.description)
        + summary.remainders(in: .english),
      summary: made.map { self.summary(of: $0, summary, advice) },
      isFaulty: isFaulty
    )
  }

  private func summary(
    of bank: ProblemBank,
    _ summary: DiagnosticSummary,
    _ advice: Int
  ) -> String {
    // A set that only holds smaller ones is no place for a problem.
    let sets = bank.allSets.filter {
      !$0.problems.isEmpty || !$0.templates.isEmpty || $0.sets.isEmpty
    }
    let problems = bank.allProblems.count
    let templates = bank.allTemplates.count
    let sources =
      templates == 0
      ? "\(Count(problems, "problem"))"
      : (problems == 0 ? "" : "\(Count(problems, "problem")) and ")
        + "\(Count(templates, "template")) with \(variants(of: bank))"
    let counts = [
      (summary.counts[.error, default: 0], "error", nil),
      (summary.counts[.warning, default: 0], "warning", nil),
      (summary.counts[.hint, default: 0] - advice, "hint", nil),
      (advice, "piece of advice", "pieces of advice"),
    ].compactMap { count, noun, plural in count == 0 ? nil : "\(Count(count, noun, plural))" }
    let found = counts.isEmpty ? "no faults" : counts.joined(separator: ", ")
    let rest = problems + templates == 0 ? ", but there is nothing to draw from" : ""
    return "\(bank.id): \(sources) in \(Count(sets.count, "set")), \(found)\(rest)"
  }
}

/// How many different variants the templates of a bank have, counted or estimated.
private func variants(of bank: ProblemBank) -> String {
  let counts = bank.allTemplates.map { $0.differentVariants(limit: 200) }
  let sum = counts.reduce(0) { sum, next in
    let (value, overflow) = sum.addingReportingOverflow(next.count)
    return overflow ? .max : value
  }
  // Two figures are what an estimate is good for.
  guard counts.contains(where: { !$0.isExact }) else { return "\(Count(sum, "variant"))" }
  var unit = 1
  while sum / unit >= 100 { unit *= 10 }
  return "about \(sum / unit * unit) variants"
}

/// A format that questions can be written in.
struct QuestionTarget: ExpressibleByArgument {
  let format: FileFormat

  init?(argument: String) {
    guard let format = FileFormat(argument: argument), format.questions != nil else { return nil }
    self.format = format
  }

  /// The formats of questions, without those of records and annotations.
  static var allValueStrings: [String] {
    FileFormat.allCases.filter { $0.questions != nil }.map(\.rawValue)
  }
}

extension BankCheck.Finding.Severity {

  /// The same among the diagnostics of files.
  fileprivate var ofDiagnostic: Diagnostic.Severity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .advice: .hint
    }
  }
}
