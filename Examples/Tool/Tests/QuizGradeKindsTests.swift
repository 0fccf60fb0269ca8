// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes
import Testing

@Suite("ludus quiz grade on every kind")
struct QuizGradeKindsTests {
  // To renew the file after a wanted change: swift run ludus quiz grade \
  // --bank Content/all-kinds.json < Tool/Tests/Fixtures/all-kinds.jsonl \
  // > Tool/Tests/Golden/grade-all-kinds.jsonl
  @Test("grades by each formula, tells of each part, and refuses what is not in the bank")
  func golden() throws {
    let input = try Data(contentsOf: URL(fileURLWithPath: Files.fixture("all-kinds.jsonl")))
    let run = try Tool.ludus.run(["quiz", "grade", "--bank", Files.allKinds], input: input)
    #expect(run == Run(status: 1, output: try Files.golden("grade-all-kinds.jsonl")))
  }

  @Test("gives every right answer of the bank the full score, but open responses none")
  func rightAnswers() throws {
    let bank = try ProblemBank(json: Data(contentsOf: URL(fileURLWithPath: Files.allKinds)))
    var input = Data()
    for problem in bank.allProblems {
      let response = try JSONEncoder().encode(try #require(problem.correctAnswer))
      input += Data("{\"id\":\"\(problem.kind.name)\",\"problem\":\"\(problem.id)\",".utf8)
      input += Data("\"response\":".utf8) + response + Data("}\n".utf8)
    }
    let run = try Tool.ludus.run(["quiz", "grade", "--bank", Files.allKinds], input: input)
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == bank.allProblems.count)
    for line in lines {
      let isOpen = line.hasPrefix(#"{"id":"openResponse""#)
      #expect(line.contains(isOpen ? #""correct":null"# : #""correct":true"#), "\(line)")
      #expect(line.hasSuffix(isOpen ? #""score":null}"# : #""score":1}"#), "\(line)")
    }
  }

  @Test("has three problems of each kind and one for each formula")
  func content() throws {
    let bank = try ProblemBank(json: Data(contentsOf: URL(fileURLWithPath: Files.allKinds)))
    let kinds = bank.allProblems.map(\.kind)
    for name in ProblemKind.Name.allCases {
      #expect(kinds.count { $0.name == name } >= 3, "\(name)")
    }
    let orderings = kinds.compactMap { kind in
      if case .ordering(let task) = kind { task.grading } else { nil }
    }
    #expect(Set(orderings) == Set(OrderingTask.Formula.allCases))
    let checks = kinds.compactMap { kind in
      if case .checkAll(_, let formula) = kind { formula } else { nil }
    }
    #expect(Set(checks) == Set(CheckAllFormula.allCases))
  }

  @Test("draws problems of every kind without their keys")
  func presentations() throws {
    let bank = try ProblemBank(json: Data(contentsOf: URL(fileURLWithPath: Files.allKinds)))
    let count = bank.allProblems.count
    let command = [
      "quiz", "generate", "--bank", Files.allKinds, "--count", "\(count)", "--seed", "11",
    ]
    let run = try Tool.ludus.run(command, input: Data())
    #expect(run.status == 0)
    var generator = SeededGenerator(seed: 11)
    let quiz = try Quiz(from: bank, Blueprint(count: count), using: &generator)
    let problems = try run.output.split(separator: "\n").map { line in
      try JSONDecoder().decode(PresentedProblem.self, from: Data(line.utf8))
    }
    #expect(problems == quiz.items.map(\.presentation))
    let keys = [
      "correct", "accepted", "pairs\"", "after", "weight", "grading", "rubric", "sampleAnswer",
    ]
    for key in keys {
      #expect(!run.output.contains("\"\(key)"), "\(key)")
    }
  }
}
