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

      An error keeps the bank from being used, or a learner from doing a problem. A warning is about a problem \
      that can be guessed, repeats another or is not what its author wrote. Advice is about what could be better. \
      The exit status is 1 when there are errors, with --strict also when there are warnings.

      A file in GIFT, Moodle XML or another format listed by "ludus help convert" is first converted into a bank; \
      its own diagnostics go to standard error and count as findings.

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
  var target: FileFormat?

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
    if read == nil, file.type == .typeRegular,
      let misfit = try ContentKind.misfit(of: file.read(), at: bank.path, for: ProblemBank.self)
    {
      throw misfit
    }
    let (data, ofFile) = try read.map { ($0, []) } ?? QuestionFile(path: bank.path).bankData()
    // Reading takes most of the time, so it is done once.
    let made = try? ProblemBank(json: data)
    let media = made?.media.map(\.name) ?? []
    let names = try images.map { try ImageFolder(path: $0).references().union(media) }
    let unchosen = log?.itemStatistics().unchosen ?? [:]
    let findings =
      made.map {
        check.findings(in: $0, readFrom: data, images: names, unchosen: unchosen)
      } ?? check.findings(inDraft: data, images: names, unchosen: unchosen)
    let losses = target.map { FormatLoss.all(of: data, in: $0) } ?? []
    let worst = findings.map(\.severity).max()
    let isFaulty =
      (strict && !losses.isEmpty) || worst.map { $0 >= (strict ? .warning : .error) } ?? false
      || ofFile.contains { $0.severity == .error || (strict && $0.severity == .warning) }
    let encoder = JSONEncoder.forLines
    guard !json else {
      let objects = try findings.map { try encoder.encode($0) } + losses.map(encoder.encode)
      return Checked(lines: objects.map { String(decoding: $0, as: UTF8.self) }, isFaulty: isFaulty)
    }
    return Checked(
      lines: findings.map(\.description) + losses.map(\.description),
      summary: made.map { summary(of: $0, findings) },
      isFaulty: isFaulty
    )
  }

  private func summary(of bank: ProblemBank, _ findings: [BankCheck.Finding]) -> String {
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
        + "\(Count(templates, "template"))"
    let counts = BankCheck.Finding.Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      let noun = severity == .advice ? "piece of advice" : severity.rawValue
      let plural = severity == .advice ? "pieces of advice" : nil
      return count == 0 ? nil : "\(Count(count, noun, plural))"
    }
    let found = counts.isEmpty ? "no faults" : counts.joined(separator: " and ")
    let rest = problems + templates == 0 ? ", but there is nothing to draw from" : ""
    return "\(bank.id): \(sources) in \(Count(sets.count, "set")), \(found)\(rest)"
  }
}
