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
      Reads what "ludus quiz statistics" reads (logs, saved quizzes, tables of answers, several files) and writes a \
      single self-contained HTML file: no script, no network. It says who needs help with what, has plots of facility \
      and discrimination, scores, reliability, times, options, hints and, with --focal, differences between groups; \
      each with a sentence, a table and an explanation.

      Students are counted and not named, unless you ask for their names by --names: then the file is about persons.

      With --bank right options are marked, scores are in the problems' points, and answers can be judged by it.

      Unusable lines are reported on standard error, and the exit status is then 1.

      Example:

        ludus quiz report --bank Examples/Content/general-chemistry.json \\
          < Examples/Content/answers.jsonl > report.html
        ludus quiz report --bank bank.json --names class-a.csv anna.save > report.html
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Files of answers, which may follow the problem bank: JSON Lines, saved quizzes, tables (.csv, .tsv, .txt, .xlsx, .ods). (default: standard input)",
      valueName: "file"
    ),
    completion: .file()
  )
  var files: [String] = []

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

  @Flag(help: "Name the students who need help.")
  var names = false

  @OptionGroup var unreadable: UnreadableOption

  @OptionGroup var tables: AnswerTableOptions

  @OptionGroup var report: ReportOptions

  func run() throws {
    let (bankPath, files) = try AnswersOfBank.sorted(bank: bank, files)
    let bank = try bankPath.map { path -> ProblemBank in
      let file: ProblemBank = try ContentFile(path: path).load(listedBy: "quiz check")
      return file.knowing(try lexicon.load())
    }
    let answers = try ClassAnswers(
      files,
      bank: bank,
      tables,
      unreadable: unreadable.unreadable.rule,
      faults: .aside
    )
    answers.reportUnreadable()
    try answers.expectAnswers(in: files)
    let focal = try focal.map { try LearnerNames(path: $0).load(among: answers.log) } ?? []
    let page = QuizPage(
      of: answers,
      bank: bank,
      focal: focal,
      namesLearners: names,
      in: report.language
    )
    try report.write(page.page(title: report.title), in: PageLanguage.allCases)
    guard answers.isFaultless else { throw ExitCode.failure }
  }
}

/// A line of a log, or a response that is judged.
enum ReportedAnswer: Decodable {
  case logged(AnswerLogLine)
  case given(GivenAnswer)

  private enum Key: String, CodingKey, CaseIterable {
    case student, session, at, set, quiz, responses
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    // What has nothing that only a log has is an answer, whatever its learner is called.
    self =
      container.contains(.student) || !Key.allCases.contains(where: container.contains)
      ? .given(try GivenAnswer(from: decoder)) : .logged(try AnswerLogLine(from: decoder))
  }
}
