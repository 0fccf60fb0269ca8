// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import QuizTestSupport
import Testing

@testable import QuizAuthoring

struct InterchangeableAnswersTests {
  private func findings(
    _ answers: [String],
    rivals: ProblemBank.Rivals = .bank
  ) throws -> [String] {
    let problems = try answers.map { answer in
      try Problem(
        id: Problem.ID(answer),
        prompt: RichText("Which one is \(answer.count) letters long and unlike \(answer)?"),
        kind: .roughMatch(RoughMatcher(answer, language: .english))
      )
    }
    let bank = try ProblemBank(
      id: "b",
      title: "B",
      rivals: rivals,
      sets: [ProblemSet(id: "s", title: "S", problems: problems)]
    )
    let check = BankCheck.unsized
    let found = check.findings(in: bank).filter { $0.kind == .interchangeableAnswers }
    #expect(
      check.findings(inDraft: try bank.json()).filter { $0.kind == .interchangeableAnswers }
        == found
    )
    return found.map { "\($0.place.description) \($0.related.map(\.description))" }
  }

  @Test func anotherNumberOfAnAnswerCountsForIt() throws {
    #expect(
      try findings(["vertebra", "vertebrae", "sternum"]) == [
        #"sets[0].problems[0] ["sets[0].problems[1]"]"#,
        #"sets[0].problems[1] ["sets[0].problems[0]"]"#,
      ]
    )
  }

  @Test func nearAnswersCountOnlyWhereTheyAreNoRivals() throws {
    let answers = ["rhythmical", "rythmicall", "photosynthesis"]
    #expect(try findings(answers) == [])
    #expect(try findings(answers, rivals: .set) == [])
    #expect(try findings(answers, rivals: .none).count == 2)
  }
}
