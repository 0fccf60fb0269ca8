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

      from standard input, where a response is one of

        {"choice":"b"}
        {"choices":["a","c"]}            in the order picked
        {"text":"electron"}
        {"order":["b","a","c"]}          every item once
        {"pairs":{"sodium":"na"}}        left item to right item
        {"gaps":{"1":"oxygen","2":"b"}}  a text, or the id of an option

      and writes for each of them

        {"id":1,"correct":true,"reason":"This is the right option.","score":1}

      The score is a part of the problem's points, from 0 to 1: an integer, or a string such as "1/2". The \
      problem says by which formula it is graded. Where gaps, pairs or items are graded one by one, "parts" \
      tells the score, the share and the reason of each. For an open response, which a person has to grade, score and \
      correct are null. The id can be any value and is copied. Every line is judged alone.

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
  private let evaluation: ResponseEvaluation

  init(_ evaluation: ResponseEvaluation) {
    self.evaluation = evaluation
  }

  private enum Key: String, CodingKey {
    case score, correct, reason, parts
  }

  func encode(to encoder: any Encoder) throws {
    let isPending = evaluation.isPending
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(isPending ? nil : evaluation.grade, forKey: .score)
    try container.encode(isPending ? nil : evaluation.isCorrect, forKey: .correct)
    try container.encode(evaluation.reason.description, forKey: .reason)
    if !evaluation.parts.isEmpty {
      try container.encode(evaluation.parts.map(Part.init), forKey: .parts)
    }
  }

  private struct Part: Encodable {
    let id: PartEvaluation.ID
    let score: Fraction
    let weight: Fraction
    let reason: String

    init(_ part: PartEvaluation) {
      id = part.id
      score = part.grade
      weight = part.weight
      reason = part.reason.description
    }
  }
}
