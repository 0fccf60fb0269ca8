// SPDX-License-Identifier: Apache-2.0

// Has a made-up learner answer the questions of real files in sessions, and compares what the
// answers earn with what Moodle gives.
//
//   swift run --scratch-path Examples/.build --package-path Tests/Measurements/moodle-credit
//   MoodleCredit FOLDER
//
// The folder has the folders gift, moodlexml, cloze and aiken. Every answer that a question lists
// is tried, right and wrong ones and those in between; of pairs, orders and words to select the
// right ones. Prints each difference, and what a bank has not. The exit status is 1 when fewer than
// 99 percent of the answers earn what they should.

import Foundation
import Interchange
import Quizzes

guard CommandLine.arguments.count == 2 else {
  print("usage: MoodleCredit FOLDER")
  exit(2)
}
let root = URL(fileURLWithPath: CommandLine.arguments[1])
let formats: [(folder: String, format: any ExchangeFormat.Type)] = [
  ("gift", GIFT.self), ("moodlexml", MoodleXML.self), ("cloze", Cloze.self), ("aiken", Aiken.self),
]

/// A session with the one problem of a bank, and what it gives for a response.
func credit(_ response: QuizResponse, in bank: ProblemBank) throws -> Double {
  var generator = SeededGenerator(seed: 1)
  let quiz = try Quiz(
    from: bank,
    Blueprint(count: 1) { $0.optionLimit = .unlimited },
    rules: .immediate,
    using: &generator
  )
  var session = QuizSession(quiz)
  return Double(try session.answer(response, at: Date(timeIntervalSince1970: 0)).credit)
}

/// The right answer of a problem, which earns everything.
func keyTries(_ problem: Problem) -> [Try] {
  switch problem.kind {
  case .matching, .ordering: problem.correctAnswer.map { [Try(response: $0, credit: 1)] } ?? []
  default: []
  }
}

func files(in folder: String) -> [URL] {
  let names = FileManager.default.enumerator(
    at: root.appendingPathComponent(folder),
    includingPropertiesForKeys: nil
  )
  let known: Set<String> = ["gift", "txt", "xml"]
  return (names?.allObjects as? [URL] ?? []).filter { known.contains($0.pathExtension) }
    .sorted { $0.path < $1.path }
}

var (tried, equal) = (0, 0)
var unplayed: [String: Int] = [:]
for (folder, format) in formats {
  var (questions, played, here, right) = (0, 0, 0, 0)
  for file in files(in: folder) {
    let imported = format.read(Array(try Data(contentsOf: file)))
    for question in imported.questions where question.type != "description" {
      questions += 1
      let single = MoodleXML.read(MoodleXML.write([.question(question)]).bytes).bank(id: "one")
      guard let bank = single.bank else {
        for diagnostic in single.diagnostics where diagnostic.outcome == .refused {
          unplayed["\(question.type): \(diagnostic.sentence(in: .english))", default: 0] += 1
        }
        continue
      }
      played += 1
      let grading = MoodleGrading(question: question)
      for each in grading.tries + grading.triesAtGaps + keyTries(bank.allProblems[0]) {
        here += 1
        let place = "\(file.lastPathComponent): \(question.name ?? question.text.source)".prefix(80)
        do {
          let earned = try credit(each.response, in: bank)
          if abs(earned - each.credit) < 0.001 {
            right += 1
          } else {
            print("\(place): \(each.response): \(earned), not \(each.credit)")
          }
        } catch {
          print("\(place): \(each.response): \(error), not \(each.credit)")
        }
      }
    }
  }
  print(
    "\(folder): \(questions) questions, \(played) played, \(right) of \(here) answers earn what Moodle gives"
  )
  tried += here
  equal += right
}
for (reason, count) in unplayed.sorted(by: { $0.value > $1.value }) {
  print("not played, \(count) times: \(reason)")
}
exit(Double(equal) >= 0.99 * Double(tried) ? 0 : 1)
