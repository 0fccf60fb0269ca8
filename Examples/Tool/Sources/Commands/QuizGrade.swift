// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Interchange
import Languages
import Quizzes

/// The command `ludus quiz grade`.
struct QuizGrade: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade",
    abstract: "Grade responses, one per line.",
    discussion: """
      Reads JSON Lines such as

        {"id":1,"student":"s1","problem":"atoms-01","response":{"choice":"b"}}

      from a file or standard input, where a response is one of

        {"choice":"b"}
        {"choices":["a","c"]}            in the order picked
        {"text":"electron"}
        {"order":["b","a","c"]}          every item once
        {"pairs":{"sodium":"na"}}        left item to right item
        {"gaps":{"1":"oxygen","2":"b"}}  a text, or the id of an option
        null                             as a response without anything in it:
                                         the problem was left out

      and writes for each of them

        {"id":1,"student":"s1","problem":"atoms-01","correct":true,
         "reason":"This is the right option.","score":1}

      on one line; the id and, where there is a student, the student and the problem are copied. The score is a part of the problem's points, from 0 to 1: an integer, or a string such as "1/2". The \
      problem says by which formula it is graded. Where gaps, pairs or items are graded one by one, "parts" has \
      the score, the share and the reason of each. The id can be any value. Every line is judged on its own.

      With --quiz the options, items and gaps of a response are named by the places at which "ludus quiz generate" \
      has printed them: {"choice":"2"} is the second option shown.

      A response that cannot be read, such as words for a number or an option that the problem does not have, has \
      "unreadable":true and the score 0, unless --unreadable not-asked leaves score and correct null. A line can \
      also say what an answer is worth, "credit":0.5 or "points":1, with or without a response; and "learner" is \
      another word for "student".

      Reasons are in the language of the bank, where that is one of those of --language, else in English.

      Files can also be quizzes that were saved by "ludus quiz play --save" and tables (.csv, .tsv, .txt, .xlsx, .ods) as \
      "ludus quiz statistics" reads them, several at once; each answer in them is a line of output. Whatever cannot be \
      used in a table is reported on standard error with its line, and the exit status is then 1.

      With --paper a table has the answers on paper of an exam that "ludus quiz draw" has made: a column for each \
      number on the paper, and letters as they stand on the student's paper. A column "paper" has its code where \
      that is not the one that the student was given.

        student;paper;1;2;3
        Ada Lovelace;B;C;ACD;9.81 m/s

      For an open response, which a person has to grade, score and correct are null, unless --grades has its \
      grade: a line such as

        {"student":"s1","problem":"open-weather","credit":"3/4","by":"kim",
         "comment":"And the climate?"}
        {"student":"s1","problem":"open-ice","by":"kim",
         "levels":{"density":"clear","cause":"room"}}

      on one line, with a part of the points from 0 to 1 or a level for each criterion of the rubric. The answer \
      then has "by" and "comment". A grade without a matching response is reported on standard error, with the exit \
      status 1.

      An unusable line yields {"id":1,"error":"...","line":3} in its place, and the exit status is then 1. Blank \
      lines are skipped.

      Example:

        ludus quiz grade --bank bank.json < responses.jsonl > grades.jsonl
        ludus quiz grade --bank bank.json --grades by-kim.jsonl < responses.jsonl
        ludus quiz grade --bank bank.json class-a.csv class-b.xlsx
        ludus quiz grade --bank bank.json --quiz quiz.json < responses.jsonl
        ludus quiz grade bank.json --paper papers.json answers.csv
      """
  )

  @OptionGroup var bank: BankAndAnswers

  @OptionGroup var unreadable: UnreadableOption

  @Option(
    help: ArgumentHelp(
      "The quiz that quiz generate --save has kept; responses are by the places it has printed.",
      valueName: "file"
    ),
    completion: .file()
  )
  var quiz: String?

  @OptionGroup var tables: AnswerTableOptions

  @Option(
    help: ArgumentHelp(
      "Grades that people gave for open responses, a file of JSON Lines.",
      valueName: "file"
    ),
    completion: .file()
  )
  var grades: String?

  @OptionGroup var lexicon: LexiconOptions

  @Option(
    help: ArgumentHelp(
      "The language of the reasons. (default: that of the problem bank)",
      valueName: "language"
    )
  )
  var language: Phrasebook?

  @OptionGroup var jobs: JobsOption

  func run() async throws {
    let problems = try bank.load().knowing(lexicon.load())
    let phrasebook =
      language ?? problems.language.flatMap { Phrasebook(for: Language($0)) } ?? .english
    let rule = unreadable.unreadable.rule
    let quiz = try self.quiz.map { try ShownQuiz(path: $0) }
    var grades = try self.grades.map { try GradesFile(path: $0, of: problems) }
    var isFaultless = true
    for path in bank.answers.isEmpty ? ["-"] : bank.answers {
      let file = try AnswerFile(path: path, options: tables)
      if case .lines(let lines) = file {
        let areFaultless =
          if let quiz {
            try await grade(lines, by: problems, rule, &grades, in: phrasebook) {
              (placed: PlacedResponse, problem: Problem.ID) in
              try placed.named(in: quiz, for: problem)
            }
          } else {
            try await grade(lines, by: problems, rule, &grades, in: phrasebook) {
              (given: GivenResponse, _: Problem.ID) in given
            }
          }
        isFaultless = areFaultless && isFaultless
      } else {
        guard quiz == nil else {
          throw Failure.wrongUsage("\(path): --quiz is for responses in JSON Lines")
        }
        let areFaultless = try GradedFile(path: path, problems, tables, rule, phrasebook)
          .write(file, grades: &grades)
        isFaultless = areFaultless && isFaultless
      }
    }
    for sentence in grades?.unused ?? [] {
      isFaultless = false
      JSONLines.tell(sentence)
    }
    guard isFaultless else { throw ExitCode.failure }
  }

  /// Grades lines.
  ///
  /// With grades of people one line after the other, because a grade is taken by the first response.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - bank: The problems with their keys.
  ///   - rule: The worth of a response that cannot be read.
  ///   - grades: The grades of people, if there are any.
  ///   - phrasebook: The language of reasons.
  ///   - named: The response of a line by the names of the bank.
  /// - Returns: Whether every line could be used.
  /// - Throws: A ``Failure`` when input or output breaks off.
  private func grade<Response: Decodable & Sendable>(
    _ lines: LinesInput,
    by bank: ProblemBank,
    _ rule: CollectedAnswers.UnreadableRule,
    _ grades: inout GradesFile?,
    in phrasebook: Phrasebook,
    naming named: @escaping @Sendable (Response, Problem.ID) throws -> GivenResponse
  ) async throws -> Bool {
    @Sendable func graded(_ line: StudentResponse<Response>) throws -> Grade {
      try Grade(line, in: bank, rule, naming: named).said(in: phrasebook)
    }
    guard var people = grades else {
      // Without grades of people, who gave a response makes no difference.
      do {
        try await JSONLines.answer(
          StudentResponse<Response>.self,
          from: lines,
          jobs,
          ignoring: ["student", "learner"],
          copying: Grade.copied
        ) { line in
          try graded(line)
        }
        return true
      } catch let code as ExitCode where code == .failure {
        return false
      }
    }
    let areFaultless = try JSONLines.answerAll(
      StudentResponse<Response>.self,
      from: lines,
      copying: Grade.copied
    ) { line in
      let grade = try graded(line)
      return line.student.flatMap { grade.graded(by: &people, of: $0, line.problem) } ?? grade
    }
    grades = people
    return areFaultless
  }
}

/// The bank, and after it the files with answers.
struct BankAndAnswers: ParsableArguments, NamedFile {
  typealias Kind = BankKind

  @Argument(
    help: ArgumentHelp(
      "The problem bank, a JSON file, optionally followed by files of answers instead of standard input.",
      valueName: "file"
    ),
    completion: .file()
  )
  var files: [String] = []

  @Option(
    name: .customLong(BankKind.option),
    help: ArgumentHelp(
      "The problem bank as a named option, for scripts; all FILEs then hold answers.",
      valueName: "file"
    ),
    completion: .file()
  )
  var named: String?

  func validate() throws {
    guard named != nil || !files.isEmpty else {
      throw ValidationError(MainFile<BankKind>.nameOne)
    }
  }

  /// The path of the bank.
  var path: String { named ?? files.first ?? "" }

  /// The files with answers.
  var answers: [String] { named == nil ? Array(files.dropFirst()) : files }
}

/// A saved quiz or a table, whose answers are graded.
private struct GradedFile {
  let path: String
  let bank: ProblemBank
  let options: AnswerTableOptions
  let rule: CollectedAnswers.UnreadableRule
  let phrasebook: Phrasebook

  init(
    path: String,
    _ bank: ProblemBank,
    _ options: AnswerTableOptions,
    _ rule: CollectedAnswers.UnreadableRule,
    _ phrasebook: Phrasebook
  ) {
    (self.path, self.bank, self.options, self.rule) = (path, bank, options, rule)
    self.phrasebook = phrasebook
  }

  /// Writes a line for each answer.
  ///
  /// - Returns: Whether everything could be used.
  func write(_ file: AnswerFile, grades: inout GradesFile?) throws -> Bool {
    var output = OutputBuffer()
    var isFaultless = true
    var unreadable: [String] = []
    func report(_ sentence: String) {
      isFaultless = false
      JSONLines.tell(sentence)
    }
    func write(_ grade: Grade, _ student: Learner.ID, _ problem: Problem.ID) throws {
      var object = JSONObjectText()
      object.add("student", student.rawValue)
      object.add("problem", problem.rawValue)
      let own = grade.said(in: phrasebook)
      let grade = own.graded(by: &grades, of: student, problem) ?? own
      let rest = try grade.object(by: JSONEncoder.forLines)
      try output.write(#"{"id":null,"#.utf8)
      try output.write(object.bytes.dropFirst())
      try output.write(",".utf8)
      try output.write(rest.dropFirst())
      try output.write("\n".utf8)
    }
    switch file {
    case .save(let session, let learner):
      for result in session.summary.results where result.isDecided {
        try write(Grade(result.evaluation), learner, result.id)
      }
    case .log(let log):
      for record in log.records {
        try write(Grade(credit: record.credit), record.learner, record.problem)
      }
    case .table(let table):
      let roster = try options.roster()
      let exam = try options.exam()
      var reported: Set<String> = []
      let answers = AnswerTable(table, cells: options.cells?.cells ?? .answers)
      for remark in answers.remarks { report("\(path): \(remark)") }
      for answer in TabledAnswer.all(in: answers, on: exam) {
        let (entry, student) = (answer.entry, answer.student)
        if let roster, !roster.contains(student.rawValue) {
          if reported.insert(student.rawValue).inserted {
            report("\(path): line \(entry.line): \(student.rawValue.isNoStudent)")
          }
          continue
        }
        do {
          let problem = try answer.problem()
          guard let asked = bank.problem(problem) else {
            throw ResponseError.unknownProblem(problem)
          }
          let grade = try Grade(try answer.given(to: asked), to: asked, in: bank, rule)
          if let reason = grade.unreadable {
            unreadable.append(
              "  \(path): line \(entry.line): \(student), \(problem): "
                + "\"\((entry.answer ?? "").onOneLine)\": "
                + (bank.remedy(for: reason) ?? reason.sentence(in: phrasebook))
            )
          }
          try write(grade, student, problem)
        } catch let failure as Failure {
          throw failure
        } catch {
          let sentence = Faulty.sentence(for: error)
          let isOfColumn =
            if case ResponseError.unknownProblem = error { true } else {
              error is PaperColumn.Unknown
            }
          let key = isOfColumn ? sentence : "\(entry)"
          guard reported.insert(key).inserted else { continue }
          report("\(path): line \(entry.line): \(student), \(entry.problem): \(sentence)")
        }
      }
    case .lines: break
    }
    try output.flush()
    if !unreadable.isEmpty {
      JSONLines.tell("\(path): \(rule.sentence(of: unreadable.count)):")
      for sentence in unreadable { JSONLines.tell(sentence) }
    }
    return isFaultless
  }
}

/// A line: the response of somebody to a problem, or what it is worth, or both.
private struct StudentResponse<Response: Decodable & Sendable>: Decodable, Sendable {
  let student: Learner.ID?
  let problem: Problem.ID
  /// The response, or nil where only its worth is known.
  let response: Response?
  let credit: Fraction?
  let points: Fraction?

  private enum Key: String, CodingKey {
    case student, learner, problem, response, credit, points
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    student =
      try container.decodeIfPresent(Learner.ID.self, forKey: .student)
      ?? container.decodeIfPresent(Learner.ID.self, forKey: .learner)
    problem = try container.decode(Problem.ID.self, forKey: .problem)
    credit = try container.decodeIfPresent(Fraction.self, forKey: .credit)
    points = try container.decodeIfPresent(Fraction.self, forKey: .points)
    let isWorthKnown = credit != nil || points != nil
    response =
      isWorthKnown && !container.contains(.response)
      ? nil : try container.decode(Response.self, forKey: .response)
  }
}

private struct Grade: LineAnswer {
  /// The members of a line that its answer has too, where there is a student.
  static let copied = ["student", "learner", "problem"]

  /// Nil for a problem that was left out, and for a response that cannot be read.
  private let evaluation: ResponseEvaluation?
  /// What a person said.
  private let entered: EnteredGrade?
  /// Why the response cannot be read.
  let unreadable: CollectedAnswers.UnreadableReason?
  /// The language of reasons.
  private var phrasebook = Phrasebook.english
  /// The score, or nil where there is none.
  private let credit: Fraction?
  /// Whether the score came with the answer.
  private let isGiven: Bool

  init(_ evaluation: ResponseEvaluation?, _ entered: EnteredGrade? = nil) {
    self.evaluation = evaluation
    self.entered = entered
    unreadable = nil
    isGiven = false
    credit = evaluation?.isPending == true ? nil : evaluation?.credit ?? .zero
  }

  /// A grade without a reason.
  init(credit: Fraction) {
    (evaluation, entered, unreadable, isGiven) = (nil, nil, nil, true)
    self.credit = credit
  }

  private init(
    unreadable: CollectedAnswers.UnreadableReason,
    _ rule: CollectedAnswers.UnreadableRule
  ) {
    (evaluation, entered, isGiven) = (nil, nil, false)
    self.unreadable = unreadable
    credit = rule == .countsAsZero ? .zero : nil
  }

  /// Returns the same grade with reasons in a language.
  func said(in phrasebook: Phrasebook) -> Grade {
    var grade = self
    grade.phrasebook = phrasebook
    return grade
  }

  /// Grades the response of a line, or takes what it is worth.
  init<Response>(
    _ line: StudentResponse<Response>,
    in bank: ProblemBank,
    _ rule: CollectedAnswers.UnreadableRule,
    naming named: (Response, Problem.ID) throws -> GivenResponse
  ) throws {
    let response: GivenResponse?
    do {
      response = try line.response.map { try named($0, line.problem) }
    } catch let error as ResponseError where error.isUnreadable {
      self.init(unreadable: CollectedAnswers.UnreadableReason(error), rule)
      return
    }
    let worth =
      line.credit.map { CollectedAnswers.Given.credit($0, response?.response) }
      ?? line.points.map { .points($0, response?.response) }
    if let worth {
      guard let problem = bank.problem(line.problem) else {
        throw ResponseError.unknownProblem(line.problem)
      }
      try self.init(worth, to: problem, in: bank, rule)
    } else {
      try self.init(response ?? GivenResponse(nil), to: line.problem, in: bank, rule)
    }
  }

  /// Grades a response.
  private init(
    _ response: GivenResponse,
    to problem: Problem.ID,
    in bank: ProblemBank,
    _ rule: CollectedAnswers.UnreadableRule
  ) throws {
    do {
      self.init(try response.evaluated(by: bank, for: problem))
    } catch let error as ResponseError where error.isUnreadable {
      // Of several gaps those that can be read keep their credit.
      guard case .gaps? = response.response, let asked = bank.problem(problem) else {
        self.init(unreadable: CollectedAnswers.UnreadableReason(error), rule)
        return
      }
      try self.init(.response(response.response), to: asked, in: bank, rule)
    }
  }

  /// Grades an answer of a table, which may come with what it is worth.
  init(
    _ given: CollectedAnswers.Given,
    to problem: Problem,
    in bank: ProblemBank,
    _ rule: CollectedAnswers.UnreadableRule
  ) throws {
    var collected = CollectedAnswers(to: bank, unreadable: rule)
    let outcome: CollectedAnswers.Outcome
    do throws(CollectedAnswers.Refusal) {
      outcome = try collected.add(given, by: "-", to: problem.id)
    } catch .response(let error) {
      throw error
    } catch .record(let error) {
      throw bank.withWorth(error, of: problem.id, given: given)
    }
    switch outcome {
    case .judged(let evaluation): self.init(evaluation)
    case .omitted, .repeated: self.init(nil)
    case .credited(let credit): self.init(credit: credit)
    case .unreadable(let reason, _): self.init(unreadable: reason, rule)
    case .awaitsGrade:
      self.init(try given.response.map { try bank.evaluate($0, to: problem.id) })
    }
  }

  /// The grade that a person gave to a response that waits for one; nil where nobody did.
  func graded(
    by people: inout GradesFile,
    of student: Learner.ID,
    _ problem: Problem.ID
  ) -> Grade? {
    guard evaluation?.isPending == true, let given = people.take(student, problem) else {
      return nil
    }
    return Grade(given.evaluation, given.entered).said(in: phrasebook)
  }

  func graded(
    by people: inout GradesFile?,
    of student: Learner.ID,
    _ problem: Problem.ID
  ) -> Grade? {
    guard var grades = people else { return nil }
    defer { people = grades }
    return graded(by: &grades, of: student, problem)
  }

  func object(by encoder: JSONEncoder) throws -> [UInt8] {
    var object = JSONObjectText()
    object.add("by", entered?.grader.rawValue)
    object.add("comment", entered?.comment)
    object.add("correct", orNull: credit.map { evaluation?.isCorrect ?? ($0 == .one) })
    if let parts = evaluation?.parts, !parts.isEmpty {
      let parts = parts.map { Part($0, in: phrasebook) }
      object.add("parts", encoded: [UInt8](try encoder.encode(parts)))
    }
    object.add("reason", reason)
    object.add("score", encoded: credit?.json ?? Array("null".utf8))
    if unreadable != nil { object.add("unreadable", orNull: true) }
    return object.closed()
  }

  private var reason: String? {
    if let unreadable { return unreadable.sentence(in: phrasebook) }
    // A credit that came with the answer has no reason.
    return isGiven ? nil : (evaluation?.reason ?? .unanswered).sentence(in: phrasebook)
  }

  private struct Part: Encodable {
    let id: ResponseEvaluation.Part.ID
    let score: Fraction
    let weight: Fraction
    let reason: String

    init(_ part: ResponseEvaluation.Part, in phrasebook: Phrasebook) {
      id = part.id
      score = part.credit
      weight = part.weight
      reason = part.reason.sentence(in: phrasebook)
    }
  }
}

extension Fraction {
  /// A whole number, or a string such as "1/2".
  fileprivate var json: [UInt8] {
    Array((isInteger ? "\(numerator)" : "\"\(self)\"").utf8)
  }
}
