// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes

// Five problems from a bank, answered on standard input with the name of an option, with several
// names and blanks between them, or with text. Usage: minimal-quiz [bank.json]

func play(_ bank: ProblemBank) throws {
  var generator = SeededGenerator(seed: 7)
  var session = QuizSession(try Quiz(from: bank, Blueprint(count: 5), using: &generator))
  while let item = session.currentItem {
    print("\n\(item.setTitle): \(item.problem.prompt.plainText)")
    for option in item.options { print("  \(option.id): \(option.text.plainText)") }
    guard let line = readLine() else { break }
    let response: QuizResponse =
      switch item.problem.kind {
      case .multipleChoice: .choice(AnswerOption.ID(line))
      case .checkAll: .choices(line.split(separator: " ").map { AnswerOption.ID(String($0)) })
      default: .text(line)  // items, pairs and gaps need more than a line
      }
    do {
      let feedback = try session.answer(response, at: Date())
      print(feedback.sentence(in: .english))
      if feedback.isDecided { try session.proceed(at: Date()) }
    } catch {
      print("Try again:", error.sentence(in: .english))
    }
  }
  print("\nScore: \(session.score), \(session.score.formatted(.percent))")
}

let here = URL(fileURLWithPath: #filePath)
let bundled = URL(fileURLWithPath: "../Content/general-chemistry.json", relativeTo: here)
let file = CommandLine.arguments.dropFirst().first.map { URL(fileURLWithPath: $0) } ?? bundled
do {
  try play(try ProblemBank(json: Data(contentsOf: file)))
} catch {
  print("\(file.path) cannot be played: \(error)")
  exit(1)
}
