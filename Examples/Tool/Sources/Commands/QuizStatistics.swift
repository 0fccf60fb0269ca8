// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import QuizAnalytics
import Quizzes

/// The command `ludus quiz statistics`.
struct QuizStatistics: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "statistics",
    abstract: "Compute statistics of problems, sets and students from logs of answers.",
    discussion: """
      Reads JSON Lines from a file or standard input, each of them an answer such as

        {"at":1479686411000,"firstTryCorrect":true,"credit":1,"learner":"ada",
         "problem":"atoms-01","quiz":"monday","responses":[{"choice":"b"}],
         "seconds":11,"set":"atoms","shown":["a","b"]}

      on one line, or a whole session, with its quiz and events as a front end stores it:

        {"learner":"ada","session":{"content":{...},"events":[...]}}

      in any order; duplicates count once. It writes a table for each report:

        items      for each problem how many met it, left it out, its facility
                   with the 95 % interval, the correlation with the learners'
                   other answers, the difference D between the best and the
                   worst 27 %, and the median of the seconds; then options that
                   nobody picked
        sets       for each set how many learners scored low, where most did first
        students   for each student the mean score and the weakest set, the
                   weakest student first
        quizzes    for each quiz that two or more finished: Cronbach's alpha and
                   the error of measurement
        scale      difficulties and abilities by Rasch's model, in logits, with
                   their standard errors
        options    for each option of a problem how many of the weakest, weaker,
                   middle, stronger and strongest fifth of the learners picked it
        help       for each set who scored below --low in it: those are clear whose
                   whole 95 % interval is below it, which two answers never are
        hints      for each hint how many saw it, and how many of them called it
                   helpful or not
        groups     for each problem of a quiz how it differs for the learners of
                   --focal and equally strong others: the category A, B or C,
                   also where the difference turns round, with its size and p
                   by logistic regression, and the figures of Mantel and
                   Haenszel; a name there without any answer is refused

      With --bank a line can also be a response in the format of "ludus quiz grade"; each student's first response \
      to a problem counts, open responses do not, and an empty one means that the problem was left out. Means are \
      then by the points of the bank. The report is items unless --report names others. One that cannot be read, \
      such as words for a number, counts 0, unless --unreadable not-asked leaves it out; it is listed on standard \
      error. {"student":"ada","problem":"atoms-01","credit":0.5} says what an answer is worth, also without a bank; \
      "learner" is another word for "student".

      A file can also be a quiz that was saved by "ludus quiz play --save", whose learner is --learner or the name of \
      the file, or a table (.csv, .tsv, .txt, .xlsx, .ods) with a column for each problem or a row for each answer:

        student;atoms-01;mass-02            student;question;answer;points
        ada;b;6                             ada;atoms-01;b;1

      The names over the columns can be in nine languages, and problems are those of the bank. Cells are answers (an \
      option by its name, text, letter or number), or what --cells says. Points and credits can be 0.5, 0,5 or 1/2. \
      Anything that is not used is reported on standard error with its line, and the exit status is then 1.

      Without --bank the reports are items, sets and quizzes. With --format json each row is a line with all figures, and \
      what is not defined is left out; with --format csv each report has a column for each figure, \
      and what a problem has several of, such as options, is a table of its own with a row for each; an empty line is \
      between two tables, and the column "report" names them. The article "Reading item statistics" \
      explains the figures.

      Data that is too large for one machine, or that a school may not share, can be processed in parts: \
      --partial writes the counts behind items, sets or quizzes (items unless --report says otherwise), and \
      --merge combines the counts of several parts into the same figures as all answers at once. Keep all answers \
      of a learner in one part.

      An unusable line yields {"id":null,"error":"...","line":3} before the reports, and the exit status is then 1.

      Example:

        ludus quiz statistics < Examples/Content/answers.jsonl
        ludus quiz statistics --bank bank.json < responses.jsonl
        ludus quiz statistics --bank bank.json --report students 7a.csv 7b.xlsx
        ludus quiz statistics --partial < north.jsonl > north.counts
        cat north.counts south.counts | ludus quiz statistics --merge
      """
  )

  /// What to tell.
  enum Report: String, CaseIterable, ExpressibleByArgument {
    case items, sets, students, quizzes, scale, options, groups, help, hints
  }

  @Argument(
    help: ArgumentHelp(
      "Files of answers: JSON Lines, saved quizzes, tables (.csv, .tsv, .txt, .xlsx, .ods). (default: standard input)",
      valueName: "file"
    ),
    completion: .file()
  )
  var files: [String] = []

  @Option(
    help: ArgumentHelp("The problem bank for judging responses, a JSON file.", valueName: "file"),
    completion: .file()
  )
  var bank: String?

  @OptionGroup var unreadable: UnreadableOption

  @OptionGroup var tables: AnswerTableOptions

  @OptionGroup var lexicon: LexiconOptions

  @Option(
    help:
      "The tables to write to standard output, in the form of --format; may be repeated. (default: items, sets and quizzes)"
  )
  var report: [Report] = []

  @Option(
    help: ArgumentHelp(
      "The fraction of the points below which a score is low, such as 1/2 or 3/5. (default: 1/2)",
      valueName: "part"
    )
  )
  var low: TypedPart?

  @Option(
    help: ArgumentHelp(
      "The learners that the report “groups” compares with all others, a file with one name per line.",
      valueName: "file"
    ),
    completion: .file()
  )
  var focal: String?

  @OptionGroup var form: FormatOption

  @Flag(help: "Write the counts behind the reports, to be merged with others.")
  var partial = false

  @Flag(help: "Read counts instead of answers.")
  var merge = false

  func validate() throws {
    _ = try low?.part(for: "--low")
    guard report.contains(.groups) == (focal != nil) else {
      throw ValidationError("The report “groups” and the option --focal belong together.")
    }
    guard partial || merge else { return }
    guard Set(report).isSubset(of: [.items, .sets, .quizzes]) else {
      throw ValidationError(
        "Only the reports “items”, “sets” and “quizzes” are made of counts that add up."
      )
    }
    guard bank == nil || !merge else {
      throw ValidationError("Counts are of answers that were judged; --merge takes no --bank.")
    }
  }

  func run() throws {
    let (bankPath, files) =
      merge ? (nil, files) : try AnswersOfBank.sorted(bank: bank, files)
    var counts: ReportCounts?
    var isFaultless = true
    var answers: ClassAnswers?
    if merge {
      var lines: [ReportCounts.Line] = []
      for path in files.isEmpty ? ["-"] : files {
        // The counts of a problem grow with how many different scores and times there were.
        isFaultless =
          try JSONLines.read(
            ReportCounts.Line.self,
            from: LinesInput(path: path),
            limit: 1 << 28
          ) { lines.append($0) } && isFaultless
      }
      // Programs merge parts, of which one may have nothing.
      if lines.isEmpty, isFaultless, form.chosen == .table, !partial {
        throw Failure.nothing(in: LinesInput.names(of: files), expected: "counts of answers")
      }
      counts = ReportCounts(merging: lines)
    } else {
      let bank = try bankPath.map { path -> ProblemBank in
        let file: ProblemBank = try ContentFile(path: path).load(listedBy: "quiz check")
        return file.knowing(try lexicon.load())
      }
      let read = try ClassAnswers(
        files,
        bank: bank,
        tables,
        unreadable: unreadable.unreadable.rule,
        faults: .inPlace,
        isPart: partial
      )
      isFaultless = read.isFaultless
      read.reportUnreadable()
      // Programs count parts, of which one may have nothing.
      if form.chosen == .table, !partial { try read.expectAnswers(in: files) }
      answers = read
    }
    let log = answers?.log ?? AnswerLog()
    var reports = AnswerReports(
      of: log,
      points: answers?.points ?? [:],
      counts: counts,
      low: try low?.part(for: "--low") ?? SetReport.standardLow,
      naming: { [answers] quiz in answers?.name(of: quiz) ?? quiz.rawValue }
    )
    if let focal { reports.focal = try LearnerNames(path: focal).load(among: log) }
    if partial {
      try reports.writeCounts(of: kinds(usually: merge ? [.items, .sets, .quizzes] : [.items]))
    } else if merge {
      try write(kinds(usually: reports.counts.reports), of: reports)
    } else {
      try write(
        kinds(usually: bankPath == nil ? [.items, .sets, .quizzes] : [.items]),
        of: reports
      )
    }
    guard isFaultless else { throw ExitCode.failure }
  }

  /// Each report that is wanted once, in the order in which they are listed.
  private func kinds(usually usual: [Report]) -> [Report] {
    Report.allCases.filter((report.isEmpty ? usual : report).contains)
  }

  private func write(_ kinds: [Report], of reports: AnswerReports) throws {
    if form.chosen != .table {
      var output = FigureWriter(form.chosen, startingWith: ["report", "id"])
      for kind in kinds {
        output.beginTable()
        try reports.write(kind, to: &output)
      }
      try output.flush()
    } else {
      var output = OutputBuffer()
      for (index, kind) in kinds.enumerated() {
        try output.write((index == 0 ? "" : "\n").utf8)
        for line in try reports.lines(of: kind) {
          try output.write("\(line)\n".utf8)
        }
      }
      try output.flush()
    }
  }
}

/// An answer that is judged for the statistics, or one that comes with what it is worth.
struct GivenAnswer: Decodable {
  let student: Learner.ID
  let problem: Problem.ID
  let given: CollectedAnswers.Given

  private enum Key: String, CodingKey {
    case student, learner, problem, response, credit, points
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let isCalledLearner = !container.contains(.student) && container.contains(.learner)
    student = try container.decode(
      Learner.ID.self,
      forKey: isCalledLearner ? .learner : .student
    )
    problem = try container.decode(Problem.ID.self, forKey: .problem)
    let credit = try container.decodeIfPresent(Fraction.self, forKey: .credit)
    let points = try container.decodeIfPresent(Fraction.self, forKey: .points)
    let isWorthKnown = credit != nil || points != nil
    let response =
      isWorthKnown && !container.contains(.response)
      ? nil : try container.decode(GivenResponse.self, forKey: .response).response
    given =
      credit.map { .credit($0, response) } ?? points.map { .points($0, response) }
      ?? .response(response)
  }
}

/// A part of a whole as it was typed.
struct TypedPart: ExpressibleByArgument {
  private let typed: String

  init(argument: String) {
    typed = argument
  }

  /// The part, from 0 to 1.
  func part(for option: String) throws(ValidationError) -> Fraction {
    guard let part = Fraction(typed), (0...1).contains(part) else {
      throw ValidationError(
        "The value of '\(option)' is \(typed.onOneLine), expected a part from 0 to 1 such as 1/2."
      )
    }
    return part
  }
}
