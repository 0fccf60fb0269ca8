// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import QuizPapers
import Quizzes

/// The command `ludus quiz marks`.
struct QuizMarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "marks",
    abstract: "Add up everybody's points, and give marks by a scale.",
    discussion: """
      Reads answers as "ludus quiz statistics" does, and writes a line for each student and quiz: the points earned \
      and possible, and with --scale the mark. Every problem that anybody answered in a quiz counts for all its students; \
      with --paper those on the student's paper count, also where the papers have different problems.

        ada  exam  4.5 of 6  2

      With --format json each is a line with points as exact fractions, and with --format csv a row of a table for a \
      spreadsheet.

      A scale is \(ExamOptions.scales), or a JSON file: {"steps":[{"mark":"passed","from":"3/5"},{"mark":"failed",\
      "from":0}]} has the least share of the points for each mark, {"from":0,"to":20,"step":"1/2"} runs evenly.

      With --rules wrong answers can cost points: {"deduction":{"share":"1/4"}}, {"deduction":{"points":"1/2"}}, \
      {"deduction":{"rule":"guessing"}} or {"deduction":{"rule":"weights"}}, with "belowZero":true for totals below 0. \
      With --amendments corrections count; see "ludus quiz amend".

      Example:

        ludus quiz marks Examples/Content/general-chemistry.json answers.csv \\
          --scale german
      """
  )

  @OptionGroup var input: BankAndAnswers
  @OptionGroup var options: ExamOptions

  @Option(
    help: ArgumentHelp("Corrections of the exam, a JSON file.", valueName: "file"),
    completion: .file()
  )
  var amendments: String?

  @OptionGroup var form: FormatOption

  func run() throws {
    let bank = try input.load().knowing(options.lexicon.load())
    let answers = try options.answers(of: input, bank)
    var exam = try options.exam(of: bank, answers)
    var isFaultless = answers.isFaultless
    if let amendments {
      let made: Amendments = try ContentFile(path: amendments).load()
      let report = try ExamOptions.checked { () throws(AmendmentError) in try exam.merge(made) }
      isFaultless = report.tellIneffective(at: amendments) && isFaultless
    }
    let results = try ExamOptions.checked { () throws(AmendmentError) in try exam.results }
    if results.isEmpty, isFaultless, form.chosen == .table {
      let names = LinesInput.names(of: input.answers)
      throw Failure.nothing(in: names, expected: "answers of students")
    }
    var output = OutputBuffer()
    switch form.chosen {
    case .json:
      for result in results { try output.write(result.line(answers.name(of:)).utf8) }
    case .csv:
      let columns = ["student", "quiz", "points", "possible", "mark"]
      var table = FigureWriter(.csv, startingWith: columns)
      for result in results { try table.write(MarkRow(result, answers.name(of:))) }
      try table.flush()
    case .table:
      let rows = results.map { result in
        [
          result.learner.rawValue.onOneLine, answers.name(of: result.quiz).onOneLine,
          result.score.shortText, result.mark ?? "",
        ]
      }
      for line in rows.aligned { try output.write("\(line)\n".utf8) }
    }
    try output.flush()
    guard isFaultless else { throw ExitCode.failure }
  }
}

/// The points of a student in a table.
private struct MarkRow: Encodable {
  let student: String
  let quiz: String
  let points: String
  let possible: String
  let mark: String?

  init(_ result: Exam.Result, _ name: (Quiz.ID) -> String) {
    (student, quiz) = (result.learner.rawValue, name(result.quiz))
    (points, possible) = (result.score.total.decimalText, result.score.possible.decimalText)
    mark = result.mark
  }
}

/// The command `ludus quiz amend`.
struct QuizAmend: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "amend",
    abstract: "Show whose results corrections of an exam change, and apply them.",
    discussion: """
      Reads answers as "ludus quiz statistics" does, and corrections from a JSON file, an array of

        {"id":"1","at":1795262400000,"by":"eva","reason":"Both signs are in use.",
         "kind":"accepted","problem":"ions-3","answers":[{"choice":"b"}]}
        {...,"kind":"takenOut","problem":"ions-4"}
        {...,"kind":"fullCredit","problem":"ions-5","to":"everyone"}
        {...,"kind":"graded","problem":"mass-1","learner":"ada","credit":"1/2"}
        {...,"kind":"withdrawn","amendment":"1"}

      where the date is in milliseconds since 1970, and fullCredit goes to everyone or to those who answered. It \
      writes for whom what would change, and leaves the answers as they are:

        ada  exam  ions-3  0 of 1 -> 1 of 1
        ada  exam          4 of 6 -> 5 of 6  3 -> 2

      With --apply it also writes the corrected answers to a file, which statistics, reports and marks take like any \
      other. Keep the answers as they were given: a correction that is withdrawn is undone when all corrections are \
      applied to them again. A correction that does not fit is reported on standard error, and the exit status is then 1.

      Example:

        ludus quiz amend --bank bank.json --amendments corrections.json exam.jsonl
        ludus quiz amend --bank bank.json --amendments corrections.json exam.jsonl \\
          --apply corrected.json
      """
  )

  @OptionGroup var input: BankAndAnswers

  @Option(
    help: ArgumentHelp("Corrections of the exam, a JSON file.", valueName: "file"),
    completion: .file()
  )
  var amendments: String

  @Option(
    help: ArgumentHelp("Where to write the corrected answers.", valueName: "file"),
    completion: .file()
  )
  var apply: String?

  @Flag(help: "Overwrite an existing file.")
  var force = false

  @OptionGroup var options: ExamOptions

  func run() throws {
    var corrected = try apply.map { try ConvertedFile(path: $0, overwrites: force) }
    let bank = try input.load().knowing(options.lexicon.load())
    let answers = try options.answers(of: input, bank)
    var exam = try options.exam(of: bank, answers)
    let made: Amendments = try ContentFile(path: amendments).load()
    let report = try ExamOptions.checked { () throws(AmendmentError) in try exam.merge(made) }
    var output = OutputBuffer()
    if report.isEmpty { try output.write("Nothing changes for anybody.\n".utf8) }
    for line in report.rows(answers.name(of:)).aligned { try output.write("\(line)\n".utf8) }
    try output.flush()
    try corrected?.write([UInt8](JSONEncoder.forLines.encode(exam.correctedAnswers)))
    try corrected?.finish()
    let isFaultless = report.tellIneffective(at: amendments) && answers.isFaultless
    guard isFaultless else { throw ExitCode.failure }
  }
}

/// The rules that an exam counts by, and the ways to read its answers.
struct ExamOptions: ParsableArguments {
  static let scales = MarkScale.all.map(\.name).joined(separator: ", ")

  @Option(
    help: ArgumentHelp(
      "The marks: \(ExamOptions.scales), or a JSON file. (default: points only)",
      valueName: "scale"
    ),
    completion: .file()
  )
  var scale: String?

  @Option(
    help: ArgumentHelp(
      "The rules of the quiz, a JSON file, such as {\"deduction\":{\"share\":\"1/4\"}}.",
      valueName: "file"
    ),
    completion: .file()
  )
  var rules: String?

  @OptionGroup var unreadable: UnreadableOption
  @OptionGroup var tables: AnswerTableOptions
  @OptionGroup var lexicon: LexiconOptions

  /// The answers to problems of a bank; those that cannot be used are listed on standard error.
  func answers(of input: BankAndAnswers, _ bank: ProblemBank) throws -> ClassAnswers {
    let answers = try ClassAnswers(
      input.answers,
      bank: bank,
      tables,
      unreadable: unreadable.unreadable.rule,
      faults: .aside
    )
    answers.reportUnreadable()
    return answers
  }

  /// The exam of answers.
  func exam(of bank: ProblemBank, _ answers: ClassAnswers) throws -> Exam {
    let rules = try rules.map { path in
      try ContentFile(path: path).load(RulesOptions.Content.self).content
    }
    let scale = try scale.map { name in
      let known = MarkScale.all.map(\.name)
      if !known.contains(name), name != "-", InputFile(path: name).type == nil {
        let list = "the scales are \(known.joined(separator: ", "))"
        let remedy = name.meant(of: known).map { "did you mean “\($0)”?" } ?? list
        throw Failure.wrongUsage(
          "--scale: there is no scale “\(name.onOneLine)”, and no file; \(remedy)"
        )
      }
      return try MarkScale.all.first { $0.name == name }?.scale
        ?? ContentFile(path: name).load(MarkScale.self)
    }
    return Exam(of: bank, answers: answers.log, rules: rules ?? .immediate, scale: scale)
  }

  /// Works something out, or says why that cannot be done.
  static func checked<Value>(
    _ body: () throws(AmendmentError) -> Value
  ) throws(Failure) -> Value {
    do {
      return try body()
    } catch {
      throw .badData(error.sentence(in: .english))
    }
  }
}

extension AmendmentReport {
  /// A row for each answer and each total that changed.
  fileprivate func rows(_ name: (Quiz.ID) -> String) -> [[String]] {
    var rows: [[String]] = []
    for change in changes {
      rows.append([
        change.learner.rawValue.onOneLine, name(change.quiz).onOneLine,
        change.problem.rawValue.onOneLine,
        "\(change.before.shortText) -> \(change.after.shortText)", "",
      ])
    }
    for total in totals {
      let marks = [total.markBefore, total.markAfter].map { $0 ?? "-" }
      rows.append([
        total.learner.rawValue.onOneLine, name(total.quiz).onOneLine, "",
        "\(total.before.shortText) -> \(total.after.shortText)",
        total.markBefore == nil && total.markAfter == nil ? "" : marks.joined(separator: " -> "),
      ])
    }
    return rows
  }

  /// Reports the amendments that do nothing.
  ///
  /// - Returns: Whether there are none.
  fileprivate func tellIneffective(at path: String) -> Bool {
    for other in ineffective {
      let name = other.amendment.rawValue.onOneLine
      JSONLines.tell("\(path): \"\(name)\": \(other.reason.sentence(in: .english))")
    }
    return ineffective.isEmpty
  }
}

extension Exam.ProblemResult {
  /// The points as people read them.
  fileprivate var shortText: String {
    guard counts else { return "does not count" }
    let total = (try? earned - deducted) ?? earned
    return "\(total.decimalText) of \(points.decimalText)"
  }
}

extension QuizScore {
  fileprivate var shortText: String { "\(total.decimalText) of \(possible.decimalText)" }
}

extension Exam.Result {
  /// The result as a line of JSON.
  fileprivate func line(_ name: (Quiz.ID) -> String) -> String {
    var object = JSONObjectText()
    object.add("student", learner.rawValue)
    object.add("quiz", name(quiz))
    object.add("points", "\(score.total)")
    object.add("possible", "\(score.possible)")
    object.add("mark", mark)
    return String(decoding: object.closed(), as: UTF8.self) + "\n"
  }
}

extension Fraction {
  /// The number with up to two decimals, where that is exact; else as a fraction.
  fileprivate var decimalText: String {
    guard 100.isMultiple(of: denominator), let hundredths = try? self * 100 else {
      return "\(self)"
    }
    let (whole, rest) = hundredths.numerator.magnitude.quotientAndRemainder(dividingBy: 100)
    var decimals = String(String(100 + rest).dropFirst())
    while decimals.hasSuffix("0") { decimals.removeLast() }
    let sign = hundredths < 0 ? "-" : ""
    return decimals.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(decimals)"
  }
}

extension [[String]] {
  /// The rows as lines with aligned columns.
  fileprivate var aligned: [String] {
    guard let first else { return [] }
    let widths = first.indices.map { column in map { $0[column].count }.max() ?? 0 }
    return map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      var line = cells.joined(separator: "  ")
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }
}
