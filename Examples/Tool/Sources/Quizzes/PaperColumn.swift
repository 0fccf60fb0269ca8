// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizPapers
import Quizzes

/// What the heading of a column means in a table of answers on paper.
enum PaperColumn {
  /// The problem of this number, on the paper with a code where the heading has one.
  case number(Int, code: String?)
  /// The problem of this name, wherever it stands on a student's paper.
  case problem(Problem.ID)

  /// Reads a heading: "3", "Question 3", "B3", or the name of a problem on the papers.
  ///
  /// Whatever else ends with a number, such as "Class 7" or the name of a problem that is on no
  /// paper, is none: answers would be graded by another problem's key.
  ///
  /// - Throws: ``Unknown`` for another heading.
  init(_ heading: String, on exam: PaperExam) throws(Unknown) {
    let heading = heading.trimmingCharacters(in: .whitespaces)
    let isNumber = heading.utf8.allSatisfy { (0x30...0x39).contains($0) }
    let isKnown = exam.papers.contains { paper in
      paper.quiz.items.contains { $0.problem.id.rawValue == heading }
    }
    if isKnown, !isNumber {
      self = .problem(Problem.ID(heading))
      return
    }
    // "3." and "Question 3:" are written, too.
    let end = heading.reversed().drop { ".):".contains($0) }
    let digits = String(end.prefix { $0.isASCII && $0.isNumber }.reversed())
    let head = String(end.dropFirst(digits.count).reversed())
    guard let number = Int(digits) else { throw Self.refusal(of: heading, on: exam) }
    let code = head.trimmingCharacters(in: .whitespaces)
    let word = code.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: " .#-_"))
    if word.isEmpty || Self.words.contains(word) {
      self = .number(number, code: nil)
    } else if (try? exam.paper(code)) != nil {
      self = .number(number, code: code)
    } else {
      throw Self.refusal(of: heading, on: exam)
    }
  }

  /// A heading that names no problem on paper.
  struct Unknown: Error, CustomStringConvertible {
    let description: String
  }

  private static func refusal(of heading: String, on exam: PaperExam) -> Unknown {
    let known = exam.papers.flatMap { $0.quiz.items.map(\.problem.id.rawValue) }
    let meant = heading.meant(of: known).map { ", did you mean “\($0)”?" }
    return Unknown(
      description: "“\(heading.onOneLine)” is neither a number on the paper nor a problem of it"
        + (meant ?? ", expected a heading such as 3 or Question 3")
    )
  }

  /// The words for a question, a task, an answer and a number in nine languages.
  private static let words: Set<String> = [
    "question", "questions", "problem", "item", "task", "exercise", "answer", "response", "number",
    "q", "no", "nr", "num", "n", "n°", "nº", "№", "frage", "aufgabe", "antwort", "nummer",
    "réponse", "exercice", "numéro", "pregunta", "ejercicio", "respuesta", "número", "núm",
    "pergunta", "questão", "exercício", "resposta", "domanda", "quesito", "esercizio", "risposta",
    "numero", "vraag", "opgave", "antwoord", "otázka", "úloha", "odpověď", "číslo", "č", "вопрос",
    "задание", "задача", "ответ", "номер",
  ]

  /// Reads an answer below the heading.
  ///
  /// - Parameters:
  ///   - text: The answer as it was written.
  ///   - student: The learner.
  ///   - code: The code of the paper that the row names, if it names one.
  ///   - exam: The exam.
  /// - Returns: The paper, the problem, and what was answered.
  /// - Throws: `PaperError` for a paper or a number that there is not, ``UnusableLine`` for a problem
  ///   that is not on the student's paper.
  func given(
    _ text: String,
    by student: Learner.ID,
    code: String?,
    on exam: PaperExam
  ) throws -> TabledAnswer.Marked {
    switch self {
    case .number(let number, let own):
      return try exam.given(text, to: number, by: student, on: own ?? code)
    case .problem(let id):
      // The exam says which paper it is, or why nobody knows.
      let paper = try exam.given("", to: 1, by: student, on: code).paper
      guard let place = paper.quiz.items.firstIndex(where: { $0.problem.id == id }) else {
        throw UnusableLine("the paper \(paper.id) has no problem “\(id.rawValue.onOneLine)”")
      }
      return try exam.given(text, to: place + 1, by: student, on: paper.id.rawValue)
    }
  }
}
