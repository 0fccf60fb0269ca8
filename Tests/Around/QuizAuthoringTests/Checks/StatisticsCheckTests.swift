// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import QuizAnalytics
import QuizAuthoring
import QuizTestSupport
import Testing

struct StatisticsCheckTests {
  private func log(_ pick: String, count: Int) throws -> AnswerLog {
    AnswerLog(
      try (0..<count).map { number in
        try AnswerLog.Record(
          learner: "l\(number)",
          quiz: "q",
          problem: "p",
          set: "s",
          shown: ["0", "1", "2"],
          responses: [.choice(AnswerOption.ID(number == 0 ? "1" : pick))],
          credit: 0,
          isFirstTryCorrect: false,
          date: Date(timeIntervalSince1970: Double(number))
        )
      }
    )
  }

  @Test func wrongOptionsThatNobodyPicksAreTold() throws {
    let problem = draftChoice("p", "Which?", "x", "y", "z", "w")
    #expect(
      draftFindings(problem, unchosen: try log("1", count: 30).itemStatistics().unchosen)
        == ["sets[0].problems[0].options[2]: neverChosen"]
    )
    #expect(
      draftFindings(problem, unchosen: try log("1", count: 29).itemStatistics().unchosen) == []
    )
    #expect(
      draftFindings(problem, unchosen: try log("2", count: 30).itemStatistics().unchosen) == []
    )
    let check = try BankCheck {
      $0.minimumProblems = 0
      $0.minimumOptions = 0
      $0.minimumShown = 5
    }
    #expect(
      draftFindings(
        problem,
        check: check,
        unchosen: try log("1", count: 5).itemStatistics().unchosen
      ).count == 1
    )
  }

  @Test func optionsWithoutNamesHaveThoseOfTheirPlaces() throws {
    let bank = try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "S", problems: [Samples.choice("p")])]
    )
    let log = AnswerLog(
      try (0..<30).map { number in
        try AnswerLog.Record(
          learner: "l\(number)",
          quiz: "q",
          problem: "p",
          set: "s",
          shown: ["a", "b", "c"],
          responses: [.choice(number == 0 ? "a" : "b")],
          credit: 0,
          isFirstTryCorrect: false,
          date: Date(timeIntervalSince1970: Double(number))
        )
      }
    )
    // Written as JSON, the letters of options are left out.
    let findings = BankCheck.standard.findings(in: bank, unchosen: log.itemStatistics().unchosen)
    #expect(
      findings.filter { $0.kind == .neverChosen }.map(\.place.description)
        == ["sets[0].problems[0].options[2]"]
    )
  }
}
