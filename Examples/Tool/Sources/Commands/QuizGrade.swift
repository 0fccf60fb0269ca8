// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
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

        {"id":1,"correct":true,"reason":"This is the right option.","score":1}

      The score is a part of the problem's points, from 0 to 1: an integer, or a string such as "1/2". The \
      problem says by which formula it is graded. Where gaps, pairs or items are graded one by one, "parts" has \
      the score, the share and the reason of each. The id can be any value and is copied. Every line is judged on \
      its own.

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
      """
  )

  @OptionGroup var bank: StreamedFile<BankKind>

  @Option(
    help: ArgumentHelp(
      "Grades that people gave for open responses, a file of JSON Lines.",
      valueName: "file"
    ),
    completion: .file()
  )
  var grades: String?

  @OptionGroup var lexicon: LexiconOptions

  @OptionGroup var jobs: JobsOption

  func run() async throws {
    let lines = bank.lines
    let bank = try bank.load().knowing(lexicon.load())
    guard let grades else {
      // Without grades of people, who gave a response makes no difference.
      return try await JSONLines.answer(
        StudentResponse.self,
        from: lines,
        jobs,
        ignoring: ["student"]
      ) { line in
        Grade(try line.response.evaluated(by: bank, for: line.problem))
      }
    }
    try grade(by: bank, and: GradesFile(path: grades, of: bank))
  }

  /// Grades one line after the other, because a grade that a person gave is taken by the first
  /// response.
  private func grade(by bank: ProblemBank, and grades: GradesFile) throws {
    var grades = grades
    var isFaultless = try JSONLines.answerAll(StudentResponse.self, from: self.bank.lines) { line in
      let evaluation = try line.response.evaluated(by: bank, for: line.problem)
      guard evaluation?.isPending == true, let student = line.student,
        let given = grades.take(student, line.problem)
      else { return Grade(evaluation) }
      return Grade(given.evaluation, given.entered)
    }
    for sentence in grades.unused {
      isFaultless = false
      JSONLines.tell(sentence)
    }
    guard isFaultless else { throw ExitCode.failure }
  }
}

private struct StudentResponse: Decodable {
  let student: Learner.ID?
  let problem: Problem.ID
  let response: GivenResponse
}

private struct Grade: LineAnswer {
  /// Nil for a problem that was left out.
  private let evaluation: ResponseEvaluation?
  /// What a person said.
  private let entered: EnteredGrade?

  init(_ evaluation: ResponseEvaluation?, _ entered: EnteredGrade? = nil) {
    self.evaluation = evaluation
    self.entered = entered
  }

  func object(by encoder: JSONEncoder) throws -> [UInt8] {
    let isPending = evaluation?.isPending == true
    var object = JSONObjectText()
    object.add("by", entered?.grader.rawValue)
    object.add("comment", entered?.comment)
    object.add("correct", orNull: isPending ? nil : evaluation?.isCorrect == true)
    if let parts = evaluation?.parts, !parts.isEmpty {
      object.add("parts", encoded: [UInt8](try encoder.encode(parts.map(Part.init))))
    }
    object.add("reason", (evaluation?.reason ?? .unanswered).description)
    let credit = evaluation?.credit ?? .zero
    object.add("score", encoded: isPending ? Array("null".utf8) : credit.json)
    return object.closed()
  }

  private struct Part: Encodable {
    let id: ResponseEvaluation.Part.ID
    let score: Fraction
    let weight: Fraction
    let reason: String

    init(_ part: ResponseEvaluation.Part) {
      id = part.id
      score = part.credit
      weight = part.weight
      reason = part.reason.description
    }
  }
}

extension Fraction {
  /// A whole number, or a string such as "1/2".
  fileprivate var json: [UInt8] {
    Array((isInteger ? "\(numerator)" : "\"\(self)\"").utf8)
  }
}
