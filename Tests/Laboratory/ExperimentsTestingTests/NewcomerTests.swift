// SPDX-License-Identifier: Apache-2.0
import ExperimentsTesting
import Quizzes
import Testing

/// What somebody tried who knew the article "Keeping a decision as a test" and nothing else.
@Suite struct NewcomerTests {
  // The first idea was that seasons of two weeks discourage fewer members than those of six; seeds
  // 500 to 529 showed nothing of it. What is left is that either discourages fewer than none, in
  // worlds that had no part in finding it.
  @Test(.seeds(30, from: 600)) func seasonsOfAnyLengthDiscourageFewerThanNone() async throws {
    let seasons = Experiment(
      population: .group(
        try Simulation.Population {
          $0.members = 6
          $0.lateJoiners = 2
          $0.joiningWeek = 4
          $0.weeks = 12
          $0.quitBehind = 40
          $0.patience = 3
        }
      ),
      variants: [.init("none", try .init(name: "none", rules: .standard))]
        + (try .sweep("weeks", over: [2, 6]) {
          try .init(name: "seasons", rules: .standard, seasons: .weeks($0))
        }),
      outcomes: [.discouraged]
    )
    let result = try await seasons.run()
    try result.expect("weeks 2", over: "none", in: .discouraged, isBelow: 0)
    try result.expect("weeks 6", over: "none", in: .discouraged, isBelow: 0)
  }

  // MARK: Exploits that were planted

  /// Three times the points for everybody below nine tenths of the leader, and seasons that end all
  /// leads.
  @Test func aSniperIsFoundWhereWhoeverIsBehindEarnsThrice() throws {
    let gap = try CatchUpPolicy.Gap(of: .leader, below: Fraction(9, 10), multiplier: 3)
    let generous = try RuleBook { $0.catchUp = .gap(gap) }
    let exploit = try Experiment(
      population: .group(
        try Simulation.Population {
          $0.members = 5
          $0.lateJoiners = 1
          $0.joiningWeek = 4
          $0.weeks = 8
        }
      ),
      variants: [
        .init("generous", try .init(name: "generous", rules: generous, seasons: .weeks(4)))
      ],
      outcomes: [.tau]
    ).exploit(
      of: "generous",
      by: .holdingBack(weeks: 8, every: 4, isDated: false),
      searching: 0..<2,
      confirming: 10..<18
    )
    #expect(exploit.gain.isAbove(0.02, confidence: 0.99))
  }

  /// A problem of which a learner knows some options, and what checking options gives.
  private struct Sheet {
    let knows: [Bool]
    let grade: ([Int]) throws -> Double

    /// What is checked honestly: the right options that are known.
    var honest: Double {
      get throws { try grade((0..<3).filter { knows[$0] }) }
    }
  }

  private static let problems = Experiment<CheckAllFormula, Sheet>(
    population: .init { generator in
      let knows = (0..<5).map { _ in generator.draws(chance: 0.6) }
      return { formula, _ in
        let options = (0..<5).map { number in
          number < 3
            ? AnswerOption.correct(AnswerOption.ID("\(number)"), "right \(number)")
            : .wrong(AnswerOption.ID("\(number)"), "wrong \(number)")
        }
        let problem = try Problem(
          id: "p",
          prompt: "Check all that are right.",
          kind: .checkAll(AnswerOptions(options), grading: formula)
        )
        return Sheet(knows: knows) { picks in
          guard !picks.isEmpty else { return 0 }
          return Double(try problem.grade(.choices(picks.map { AnswerOption.ID("\($0)") })))
        }
      }
    },
    variants: [.init("coverage", .coverage), .init("net", .netCorrect)],
    outcomes: []
  )

  /// Checks the first few options besides what is known, in the order in which they stand.
  private static let checkingMore = Experiment<CheckAllFormula, Sheet>.Strategies([0...5]) {
    sheet,
    parameters in
    let picks = (0..<5).filter { $0 < parameters[0] || ($0 < 3 && sheet.knows[$0]) }
    return try sheet.grade(picks) - sheet.honest
  }

  /// The right options stand first here: nobody knows that, so that a bold learner checks from the
  /// end.
  private static let checkingFromTheEnd = Experiment<CheckAllFormula, Sheet>.Strategies([0...5]) {
    sheet,
    parameters in
    let picks = (0..<5).filter { $0 >= 5 - parameters[0] || ($0 < 3 && sheet.knows[$0]) }
    return try sheet.grade(picks) - sheet.honest
  }

  @Test func checkingEverythingIsFoundWhereWrongPicksCostNothing() throws {
    let exploit = try Self.problems.exploit(
      of: "coverage",
      by: Self.checkingMore,
      searching: 0..<40,
      confirming: 40..<240
    )
    #expect(exploit.isComplete)
    #expect(exploit.parameters[0] >= 3)
    #expect(exploit.gain.isAbove(0.2, confidence: 0.99))
  }

  @Test func nothingIsGainedByWrongPicksWhereTheyCost() throws {
    let exploit = try Self.problems.exploit(
      of: "net",
      by: Self.checkingFromTheEnd,
      searching: 0..<40,
      confirming: 40..<240
    )
    #expect(exploit.gain.mean <= 0.02)
  }
}
