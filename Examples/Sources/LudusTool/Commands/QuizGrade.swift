import ArgumentParser
import Quizzes

/// The command `ludus quiz grade`.
struct QuizGrade: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade",
    abstract: "Grade responses, one a line.",
    discussion: """
      Reads JSON Lines such as

        {"id":1,"student":"s1","problem":"atoms-01","response":{"choice":"b"}}

      from standard input, where a response is {"choice":"b"}, {"choices":["a","c"]} in the order picked, or \
      {"text":"electron"}, and writes for each of them

        {"id":1,"correct":true,"reason":"This is the right option.","score":1}

      The score is a part of the problem's points, from 0 to 1: an integer, or a string such as "1/2". The id \
      can be any value and is copied. Every line is judged alone.

      A line that cannot be used gives {"id":1,"error":"...","line":3} in its place, and the exit status is 1 \
      at the end. Lines without anything in them are passed over.

      Example:

        ludus quiz grade --bank bank.json < responses.jsonl > grades.jsonl
      """
  )

  @OptionGroup var bank: BankOption

  func run() throws {
    let bank = try BankFile(path: bank.path).load()
    try JSONLines.answer(StudentResponse.self) { line in
      Grade(try bank.evaluate(line.response, to: line.problem))
    }
  }
}

private struct StudentResponse: Decodable {
  let problem: Problem.ID
  let response: Response
}

private struct Grade: Encodable {
  let score: Fraction
  let correct: Bool
  let reason: String

  init(_ evaluation: ResponseEvaluation) {
    score = evaluation.grade
    correct = evaluation.isCorrect
    reason = evaluation.reason.description
  }
}
