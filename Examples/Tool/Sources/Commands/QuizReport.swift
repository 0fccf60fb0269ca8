// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import QuizAnalytics
import Quizzes

/// The command `ludus quiz report`.
struct QuizReport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write an HTML report on problems, options and quizzes from their answers.",
    discussion: """
      Reads JSON Lines in the format of "ludus quiz statistics" and writes a single self-contained HTML file: no \
      script, no network. It has plots of facility and discrimination, scores, reliability, times, options \
      and, with --focal, differences between groups; each with a sentence, a table and an explanation.

      With --bank right options are marked, scores are in the problems' points, and a line may also be a response \
      in the format of "ludus quiz grade".

      Unusable lines are reported on standard error, and the exit status is then 1.

      Example:

        ludus quiz report --bank Examples/Content/general-chemistry.json \\
          < Examples/Content/answers.jsonl > report.html
      """
  )

  @OptionGroup var answers: LinesOption

  @Option(
    help: ArgumentHelp("The problem bank, a JSON file.", valueName: "file"),
    completion: .file()
  )
  var bank: String?

  @OptionGroup var lexicon: LexiconOptions

  @Option(
    help: ArgumentHelp(
      "The learners to compare with all others, a file with one name per line.",
      valueName: "file"
    ),
    completion: .file()
  )
  var focal: String?

  @OptionGroup var report: ReportOptions

  func run() throws {
    let bank = try bank.map { path -> ProblemBank in
      let file: ProblemBank = try ContentFile(path: path).load(listedBy: "quiz check")
      return file.knowing(try lexicon.load())
    }
    var records: [AnswerLog.Record] = []
    var hasDates = true
    let isFaultless = try JSONLines.read(ReportedAnswer.self, from: answers.lines, faults: .aside) {
      line in
      switch line {
      case .logged(let logged): records += logged.records
      case .given(let given):
        guard let bank else {
          throw UnusableLine("a response is judged by a problem bank: name it with --bank")
        }
        hasDates = false
        if let record = try given.record(number: records.count, by: bank) { records.append(record) }
      }
    }
    let log = AnswerLog(records)
    let focal = try focal.map { try LearnerNames(path: $0).load(among: log) } ?? []
    let page = QuizPage(
      of: log,
      bank: bank,
      focal: focal,
      hasDates: hasDates,
      in: report.language
    )
    try report.write(page.page(title: report.title))
    guard isFaultless else { throw ExitCode.failure }
  }
}

/// A line of a log, or a response that is judged.
enum ReportedAnswer: Decodable {
  case logged(AnswerLogLine)
  case given(GivenAnswer)

  private enum Key: String, CodingKey {
    case student
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self =
      container.contains(.student)
      ? .given(try GivenAnswer(from: decoder)) : .logged(try AnswerLogLine(from: decoder))
  }
}
