// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Interchange
import QuizAnalytics
import QuizPapers
import Quizzes
import ZipArchives

/// The worth of an answer that cannot be read, as it is said on a command line.
enum UnreadableChoice: String, CaseIterable, ExpressibleByArgument {
  case zero
  case notAsked = "not-asked"

  var rule: CollectedAnswers.UnreadableRule { self == .zero ? .countsAsZero : .notAsked }
}

/// The option that says what an answer is worth that cannot be read.
struct UnreadableOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The worth of an unreadable answer, such as words for a number: zero, or not-asked to leave it out.",
      valueName: "worth"
    )
  )
  var unreadable: UnreadableChoice = .zero
}

/// The meaning of the cells of a table, as it is said on a command line.
enum CellsChoice: String, CaseIterable, ExpressibleByArgument {
  case answers, points, credits

  var cells: AnswerTable.Cells {
    switch self {
    case .answers: .answers
    case .points: .points
    case .credits: .credits
    }
  }
}

/// How a table of answers is read.
struct AnswerTableOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The cells below a problem in a table: answers, points or credits, which are shares from 0 to 1. (default: answers, or credits without a bank)",
      valueName: "what"
    )
  )
  var cells: CellsChoice?

  @Option(help: ArgumentHelp("The sheet of a spreadsheet. (default: the first)", valueName: "name"))
  var sheet: String?

  @Option(
    help: ArgumentHelp(
      "The learner of a saved quiz. (default: the name of its file)",
      valueName: "name"
    )
  )
  var learner: String?

  @Option(
    help: ArgumentHelp(
      "The students of the class, a file with one name per line; others are reported and not counted.",
      valueName: "file"
    ),
    completion: .file()
  )
  var students: String?

  @Option(
    help: ArgumentHelp(
      "The exam on paper, a file of quiz draw: the columns of a table are numbers of problems, and the cells letters of the paper that the student has, or of the one in the column \"paper\".",
      valueName: "file"
    ),
    completion: .file()
  )
  var paper: String?

  /// The exam on paper, or nil where problems go by their names.
  func exam() throws -> PaperExam? {
    try paper.map { path in try ContentFile(path: path).load() }
  }

  /// The students, or nil where all count.
  func roster() throws(Failure) -> Set<String>? {
    guard let students else { return nil }
    return Set(try InputFile(path: students).readNames())
  }
}

/// An answer of a table: of whom, and to which problem.
struct TabledAnswer {
  /// An answer as it stands on paper.
  typealias Marked = (paper: PaperExam.Paper, problem: Problem.ID, given: CollectedAnswers.Given)

  let entry: AnswerTable.Entry
  let student: Learner.ID
  /// The answer on paper; nil where the table has the names of problems.
  private var onPaper: Result<Marked, any Error>?

  /// The answers of a table.
  ///
  /// - Parameters:
  ///   - table: The answers by their places in the table.
  ///   - exam: The exam on paper, where columns are numbers.
  /// - Returns: The answers in the order of the table.
  static func all(in table: AnswerTable, on exam: PaperExam?) -> [TabledAnswer] {
    guard let exam else {
      return table.entries.map { TabledAnswer(entry: $0, student: Learner.ID($0.student)) }
    }
    // A row names its paper once.
    var codes: [Int: String] = [:]
    for entry in table.entries where Self.isPaper(entry.problem) {
      codes[entry.line] = entry.answer
    }
    return table.entries.filter { !Self.isPaper($0.problem) }.map { entry in
      let student = exam.learner(named: entry.student)
      let answer = Result {
        let column = try PaperColumn(entry.problem, on: exam)
        return try column.given(
          entry.answer ?? "",
          by: student,
          code: codes[entry.line],
          on: exam
        )
      }
      return TabledAnswer(entry: entry, student: student, onPaper: answer)
    }
  }

  private init(
    entry: AnswerTable.Entry,
    student: Learner.ID,
    onPaper: Result<Marked, any Error>? = nil
  ) {
    (self.entry, self.student, self.onPaper) = (entry, student, onPaper)
  }

  /// The words over a column of papers, in the languages of the pages.
  private static let papers: Set<String> = [
    "paper", "version", "bogen", "fassung", "gruppe", "sujet", "examen", "versión", "compito",
    "versione", "prova", "versão", "toets", "versie", "zadání", "verze", "вариант",
  ]

  private static func isPaper(_ heading: String) -> Bool { papers.contains(heading.lowercased()) }

  /// The paper that it stands on, or nil where it is on none.
  var paper: PaperExam.Paper? { try? onPaper?.get().paper }

  /// The problem by its name in the bank.
  ///
  /// - Throws: Why nobody knows which one it is.
  func problem() throws -> Problem.ID {
    try onPaper?.get().problem ?? Problem.ID(entry.problem)
  }

  /// The answer to a problem, which may be one that cannot be read.
  ///
  /// - Throws: Why nobody knows which problem it is.
  func given(to problem: Problem) throws -> CollectedAnswers.Given {
    entry.worth(try onPaper?.get().given ?? entry.response(to: problem))
  }
}

/// A file with answers, told by its name and by what is in it.
enum AnswerFile {
  /// A quiz as `ludus quiz play --save` keeps it.
  case save(QuizSession, learner: Learner.ID)
  /// A spreadsheet or a table in a text file.
  case table(Table)
  /// A log in JSON.
  case log(AnswerLog)
  /// Lines of JSON.
  case lines(LinesInput)

  init(path: String, options: AnswerTableOptions) throws {
    guard path != "-" else {
      self = .lines(Self.lines(at: path))
      return
    }
    let file = InputFile(path: path)
    let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
    // A pipe is read once, line by line.
    let isFile = file.type == .typeRegular
    let beginning = isFile ? try file.read(upTo: LineReader.limit, from: file.handle()) : nil
    let start = beginning ?? Data()
    // A spreadsheet is one whatever it is called.
    if ["xlsx", "xlsm", "ods"].contains(ending) || start.starts(with: [0x50, 0x4B, 3, 4]) {
      self = .table(try Self.sheet(of: file, named: options.sheet))
      return
    }
    // What spreadsheets call "Unicode text" is a table named .txt.
    let isJSON = start.first == UInt8(ascii: "{") || start.first == UInt8(ascii: "[")
    if ["csv", "tsv", "tab"].contains(ending) || ending == "txt" && isFile && !isJSON {
      guard options.sheet == nil else {
        throw Failure.wrongUsage("\(path): --sheet is for a spreadsheet, and this is none")
      }
      let text = try file.readText(expected: "a table of answers")
      let delimiter: Character? = ["csv", "txt"].contains(ending) ? nil : "\t"
      self = .table(Table.read(Array(text.utf8), delimiter: delimiter))
      return
    }
    if isFile, let noun = RecognizedFile.foreignNoun(Array(start)) {
      throw Failure.badData(
        "\(path): this is \(noun), expected JSON Lines, a saved quiz or a table"
      )
    }
    if ContentKind(of: start) == .savedQuiz, start.count < LineReader.limit {
      let session: QuizSession = try ContentFile(path: path).load(from: try file.read())
      let url = URL(fileURLWithPath: path)
      let name = options.learner ?? url.deletingPathExtension().lastPathComponent
      self = .save(session, learner: Learner.ID(name))
    } else if start.first == UInt8(ascii: "["),
      case .success(let log) = ContentFile.check(AnswerLog.self, in: try file.read())
    {
      self = .log(log)
    } else {
      self = .lines(Self.lines(at: path))
    }
  }

  private static func lines(at path: String) -> LinesInput {
    LinesInput(
      path: path,
      remedy: "a table is read from a file whose name ends in .csv, .tsv, .txt, .xlsx or .ods"
    )
  }

  private static func sheet(of file: InputFile, named name: String?) throws(Failure) -> Table {
    let bytes = [UInt8](try file.readWhole())
    guard ZipArchive.isZip(bytes), let files = try? ZipArchive(bytes).files,
      let table = Table.read(package: files, sheet: name)
    else {
      let what = name.map { "a spreadsheet with a sheet “\($0.onOneLine)”" } ?? "a spreadsheet"
      throw .badData("\(file.path): expected \(what) of Excel or LibreOffice")
    }
    return table
  }
}

/// The answers of a class, from any number of files of any kind.
struct ClassAnswers {
  private(set) var log = AnswerLog()
  /// What problems are worth, as far as that is known.
  private(set) var points: [Problem.ID: Fraction] = [:]
  /// A sentence for each answer that could not be read, with its place.
  private(set) var unreadable: [String] = []
  /// The same answers.
  private(set) var unreadableAnswers: [CollectedAnswers.Unreadable] = []
  /// The titles of quizzes whose names say nothing to people.
  private(set) var titles: [Quiz.ID: String] = [:]
  /// Whether all answers have dates; those that are judged here have none.
  private(set) var hasDates = true
  /// Whether everything could be used.
  private(set) var isFaultless = true

  private let bank: ProblemBank?
  private let options: AnswerTableOptions
  /// The exam on paper, where tables have numbers and letters.
  private let exam: PaperExam?
  private let roster: Set<String>?
  private let faults: JSONLines.Faults
  private var records: [AnswerLog.Record] = []
  /// The answers that are judged; nil without a bank.
  private var collected: CollectedAnswers?
  private let rule: CollectedAnswers.UnreadableRule
  /// The name of the quiz of answers that come without one.
  private let quiz: Quiz.ID
  /// The problems and students that were reported as unknown, each once for a file.
  private var reported: Set<String> = []
  /// The papers of students, where not all have the same problems.
  private var papers: [Learner.ID: PaperExam.Paper] = [:]
  private let arePapersDifferent: Bool

  /// Reads files, or standard input where there are none.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - bank: The problems; nil where answers come with their credit.
  ///   - options: How tables are read.
  ///   - rule: The worth of an answer that cannot be read.
  ///   - faults: Where lines of JSON that cannot be used are reported.
  ///   - isPart: Whether the files are a part of the answers, so that their names do not matter.
  /// - Throws: A ``Failure`` for a file that cannot be read.
  init(
    _ paths: [String],
    bank: ProblemBank?,
    _ options: AnswerTableOptions,
    unreadable rule: CollectedAnswers.UnreadableRule,
    faults: JSONLines.Faults,
    isPart: Bool = false
  ) throws {
    self.bank = bank
    self.options = options
    self.faults = faults
    self.rule = rule
    roster = try options.roster()
    exam = try options.exam()
    arePapersDifferent =
      Set((exam?.papers ?? []).map { Set($0.quiz.items.map(\.problem.id)) }).count > 1
    let quiz = Self.quiz(of: isPart ? [] : paths, on: exam, bank)
    self.quiz = quiz
    collected = bank.map { CollectedAnswers(to: $0, quiz: quiz, unreadable: rule) }
    points = bank?.pointsByProblem ?? [:]
    for path in paths.isEmpty ? ["-"] : paths { try read(path) }
    completePapers()
    log = AnswerLog(records + (collected?.log.allRecords ?? []))
  }

  /// The name of the quiz of answers that come without one: the title of the exam on paper, the
  /// name of the only file, or the title of the bank.
  private static func quiz(of paths: [String], on exam: PaperExam?, _ bank: ProblemBank?) -> Quiz.ID
  {
    if let exam { return Quiz.ID(exam.title) }
    if paths.count == 1, paths[0] != "-", InputFile(path: paths[0]).type == .typeRegular {
      return Quiz.ID(URL(fileURLWithPath: paths[0]).deletingPathExtension().lastPathComponent)
    }
    return Quiz.ID(bank?.title ?? "responses")
  }

  /// The quiz of a paper: each one is a quiz of its own where they have different problems.
  private func quiz(of paper: PaperExam.Paper) -> Quiz.ID {
    guard arePapersDifferent else { return quiz }
    let number = paper.id.rawValue.prefix { $0.isNumber }
    return Quiz.ID("\(quiz) \(number.isEmpty ? Substring(paper.id.rawValue) : number)")
  }

  /// Leaves out for each student what is on their paper, at a number that somebody has answered, and
  /// has no row: nobody else may have had it, so nothing else says that it counts.
  private mutating func completePapers() {
    var asked: Set<Int> = []
    for record in collected?.log.allRecords ?? [] {
      let items = papers[record.learner]?.quiz.items ?? []
      asked.formUnion(items.indices.filter { items[$0].problem.id == record.problem })
    }
    for (student, paper) in papers.sorted(by: { $0.key < $1.key }) {
      let quiz = quiz(of: paper)
      for (number, item) in paper.quiz.items.enumerated() where asked.contains(number) {
        _ = try? collected?.add(
          .response(nil),
          by: student,
          to: item.problem.id,
          in: quiz
        )
      }
    }
  }

  /// The name of a quiz as people know it.
  func name(of quiz: Quiz.ID) -> String { titles[quiz] ?? quiz.rawValue }

  /// Refuses to show people figures about nothing.
  ///
  /// - Parameter paths: The files that were read.
  /// - Throws: A ``Failure`` when there was no answer at all, usable or not.
  func expectAnswers(in paths: [String]) throws(Failure) {
    guard log.records.isEmpty, unreadable.isEmpty, isFaultless else { return }
    throw .nothing(in: LinesInput.names(of: paths), expected: "answers of learners")
  }

  private mutating func read(_ path: String) throws {
    reported = []
    switch try AnswerFile(path: path, options: options) {
    case .log(let other): take(AnswerLogLine(other), at: path)
    case .save(let session, let learner):
      let file = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      take(AnswerLogLine(session, by: learner), at: path, orElse: file)
    case .table(let table): take(table, at: path)
    case .lines(let lines):
      var answers = self
      let areFaultless = try JSONLines.read(ReportedAnswer.self, from: lines, faults: faults) {
        switch $0 {
        case .logged(let line):
          for record in line.records { try answers.check(record.learner) }
          answers.take(line, at: lines.name)
        case .given(let given):
          try answers.check(given.student)
          try answers.take(given, at: lines.name)
        }
      }
      self = answers
      isFaultless = isFaultless && areFaultless
    }
  }

  // MARK: Logs

  /// Takes answers.
  ///
  /// - Parameters:
  ///   - line: The answers.
  ///   - path: Where they come from.
  ///   - name: What to call a quiz without a title where there is no bank.
  private mutating func take(
    _ line: AnswerLogLine,
    at path: String,
    orElse name: String? = nil
  ) {
    points.merge(line.points) { known, _ in known }
    // The name of a quiz that was drawn is a number.
    if let quiz = line.quiz, let title = line.title ?? bank?.title ?? name {
      titles[quiz] = titles[quiz] ?? title
    }
    for record in line.records where knows(record.learner.rawValue, at: path, nil) {
      records.append(record)
    }
  }

  // MARK: Judged answers

  private mutating func take(_ given: GivenAnswer, at path: String) throws {
    guard bank != nil else {
      try takeUnjudged(given)
      return
    }
    hasDates = false
    try add(given.given, by: given.student, to: given.problem) { "\(path): " }
  }

  /// Takes what an answer is worth where no bank has the problem.
  private mutating func takeUnjudged(_ given: GivenAnswer) throws {
    guard case .credit(let credit, let response) = given.given else {
      throw UnusableLine("a response is judged by a problem bank: name it with --bank")
    }
    try addCredit(credit, response, by: given.student, to: given.problem)
  }

  private mutating func addCredit(
    _ credit: Fraction,
    _ response: QuizResponse?,
    by student: Learner.ID,
    to problem: Problem.ID
  ) throws {
    hasDates = false
    records.append(
      try AnswerLog.Record(
        learner: student,
        quiz: quiz,
        problem: problem,
        set: "",
        responses: [response].compactMap(\.self),
        isResponseUnknown: response == nil,
        credit: credit,
        isFirstTryCorrect: credit == 1,
        date: Date(timeIntervalSince1970: Double(records.count) / 1000)
      )
    )
  }

  private mutating func add(
    _ given: CollectedAnswers.Given,
    by student: Learner.ID,
    to problem: Problem.ID,
    in quiz: Quiz.ID? = nil,
    place: () -> String
  ) throws {
    guard var collected else { return }
    // Only one value has the answers, so that none is copied.
    self.collected = nil
    defer { self.collected = collected }
    let outcome: CollectedAnswers.Outcome
    do throws(CollectedAnswers.Refusal) {
      outcome = try collected.add(given, by: student, to: problem, in: quiz)
    } catch .response(let error) {
      throw error
    } catch .record(let error) {
      throw bank?.withWorth(error, of: problem, given: given) ?? error
    }
    guard case .unreadable(let reason, _) = outcome, let answer = collected.unreadable.last else {
      return
    }
    unreadableAnswers.append(answer)
    unreadable.append(
      "\(place())\(student), \(problem): \(answer.response.shortText): "
        + (bank?.remedy(for: reason) ?? reason.sentence(in: .english))
    )
  }

  // MARK: Tables

  private mutating func take(_ table: Table, at path: String) {
    let answers = AnswerTable(
      table,
      cells: options.cells?.cells ?? (bank == nil ? .credits : .answers)
    )
    for remark in answers.remarks { report("\(path): \(remark)") }
    for answer in TabledAnswer.all(in: answers, on: exam)
    where knows(answer.student.rawValue, at: path, answer.entry.line) {
      let entry = answer.entry
      do {
        try take(answer, at: path)
      } catch {
        let sentence = Faulty.sentence(for: error)
        // A column of answers to an unknown problem is reported once.
        let isOfColumn = error is UnknownProblem || error is PaperColumn.Unknown
        let key = isOfColumn ? sentence : "\(entry)"
        guard reported.insert(key).inserted else { continue }
        report("\(path): line \(entry.line): \(entry.student), \(entry.problem): \(sentence)")
      }
    }
  }

  private mutating func take(_ answer: TabledAnswer, at path: String) throws {
    let (entry, student, problem) = (answer.entry, answer.student, try answer.problem())
    guard let bank else {
      guard let credit = entry.credit else {
        throw UnusableLine("this is judged by a problem bank: name it with --bank")
      }
      let text = entry.answer.flatMap { $0.isEmpty ? nil : QuizResponse.text($0) }
      try addCredit(credit, text, by: student, to: problem)
      return
    }
    hasDates = false
    guard let asked = bank.problem(problem) else { throw UnknownProblem(problem, in: bank) }
    let paper = answer.paper
    if let paper, arePapersDifferent { papers[student] = paper }
    try add(
      try answer.given(to: asked),
      by: student,
      to: problem,
      in: paper.map { quiz(of: $0) }
    ) {
      "\(path): line \(entry.line): "
    }
  }

  // MARK: Reports

  /// Refuses a line about somebody who is not of the class.
  private func check(_ student: Learner.ID) throws(UnusableLine) {
    guard let roster, !roster.contains(student.rawValue) else { return }
    throw UnusableLine(student.rawValue.isNoStudent)
  }

  /// Whether a student is of the class; one who is not is reported once.
  private mutating func knows(_ student: String, at path: String, _ line: Int?) -> Bool {
    guard let roster, !roster.contains(student) else { return true }
    if reported.insert("student \(student)").inserted {
      let place = line.map { "line \($0): " } ?? ""
      report("\(path): \(place)\(student.isNoStudent)")
    }
    return false
  }

  private mutating func report(_ sentence: String) {
    isFaultless = false
    JSONLines.tell(sentence)
  }

  /// Lists on standard error which answers could not be read, and what they count.
  func reportUnreadable() {
    guard !unreadable.isEmpty else { return }
    JSONLines.tell("\(rule.sentence(of: unreadable.count)):")
    for sentence in unreadable { JSONLines.tell("  \(sentence)") }
  }
}

extension String {
  /// Says that this is the name of nobody in the class.
  var isNoStudent: String { "no student of the class is called “\(onOneLine)”" }
}

extension CollectedAnswers.UnreadableRule {
  /// Says how many answers cannot be read, and what they are worth.
  func sentence(of count: Int) -> String {
    let worth =
      switch self {
      case .countsAsZero: count == 1 ? "counts 0" : "count 0"
      case .notAsked: count == 1 ? "is left out" : "are left out"
      }
    return "\(Count(count, "answer")) cannot be read and \(worth)"
  }
}

extension AnswerTable.Entry {
  /// An answer, or what it is worth where the table says so.
  fileprivate func worth(_ given: CollectedAnswers.Given) -> CollectedAnswers.Given {
    if let credit { return .credit(credit, given.response) }
    if let points { return .points(points, given.response) }
    return given
  }

  /// The text of the cell as a response to a problem, or as one that cannot be read.
  fileprivate func response(to problem: Problem) -> CollectedAnswers.Given {
    guard let answer, !answer.isEmpty else { return .response(nil) }
    guard let response = QuizResponse(cell: answer, to: problem) else {
      return .unreadable(answer, CollectedAnswers.UnreadableReason(problem.misfit(of: answer)))
    }
    return .response(response)
  }
}

extension Problem {
  /// The reason that the text of a cell is no response to the problem.
  fileprivate func misfit(of cell: String) -> ResponseError {
    switch kind.name.responseShape {
    case .choice, .choices: .unknownOption(AnswerOption.ID(cell), problem: id)
    case .order, .pairs: .unknownItem(Problem.Item.ID(cell), problem: id)
    default: .responseDoesNotFit(kind.name, problem: id)
    }
  }
}

/// A column, or a cell, that names no problem of the bank.
private struct UnknownProblem: Error, CustomStringConvertible {
  let description: String

  init(_ problem: Problem.ID, in bank: ProblemBank) {
    let name = problem.rawValue.onOneLine
    let known = bank.allProblems.map(\.id.rawValue)
    let remedy = name.meant(of: known).map { ", did you mean “\($0)”?" } ?? ""
    description = "the bank has no problem “\(name)”\(remedy)"
  }
}

extension ProblemBank {
  /// What could be picked instead, where an option is unknown; nil for another reason.
  func remedy(for reason: CollectedAnswers.UnreadableReason) -> String? {
    guard case .unknownOption(let option, let problem)? = reason.error as? ResponseError,
      let options = self.problem(problem)?.kind.options?.all.map(\.id.rawValue)
    else { return nil }
    return "this is no answer to this problem, \(option.rawValue.remedy(of: options))"
  }

  /// The error with what the problem is worth, where an answer gets more than all of its points or
  /// less than none.
  func withWorth(
    _ error: any Error,
    of problem: Problem.ID,
    given: CollectedAnswers.Given? = nil
  ) -> any Error {
    let credit: Fraction
    switch error {
    case EnteredGrade.Refusal.creditOutOfRange(let other): credit = other
    case AnswerLog.RecordError.creditOutOfRange(let other): credit = other
    default: return error
    }
    guard let points = self.problem(problem)?.points else { return error }
    let worth = "the problem \"\(problem)\" is worth \(Count(points, "point"))"
    if case .points(let given, _)? = given {
      return UnusableLine("\(Count(given, "point")) cannot be given: \(worth)")
    }
    return UnusableLine(
      "the credit \(credit) is not a share of the points from 0 to 1; \(worth)"
    )
  }
}

extension QuizResponse {
  /// The response in a few words, for messages.
  var shortText: String {
    let text =
      switch self {
      case .choice(let option): option.rawValue
      case .choices(let options): options.map(\.rawValue).joined(separator: ", ")
      case .text(let text): text
      case .order(let items): items.map(\.rawValue).joined(separator: ", ")
      case .pairs(let pairs):
        pairs.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
      case .gaps(let gaps): gaps.sorted { $0.key < $1.key }.map(\.value).joined(separator: " | ")
      }
    let line = text.onOneLine
    return "\"\(line.count > 60 ? line.prefix(59) + "…" : line)\""
  }
}
