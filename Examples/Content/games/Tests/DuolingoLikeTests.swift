// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import PlayerProgress
import Testing

@Suite("A game like Duolingo")
struct DuolingoLikeTests {
  @Test("gives 10 XP a lesson, 5 more without mistakes, and double XP for 15 minutes after a boost")
  func lessons() throws {
    var log = try Games.log("duolingo-like")
    #expect(try log.record("lesson", at: Games.at("2026-11-23 08:00")).points == 10)
    let perfect = try log.record("lesson", tags: ["perfect"], at: Games.at("2026-11-23 08:10"))
    #expect(perfect.steps.map(\.kind) == [.base("lesson"), .base("perfect")])
    #expect(perfect.points == 15)
    #expect(try log.record("boost", at: Games.at("2026-11-23 09:00")).points == 0)
    #expect(try log.record("lesson", at: Games.at("2026-11-23 09:14")).points == 20)
    #expect(try log.record("lesson", at: Games.at("2026-11-23 09:15")).points == 10)
    // On a weekend of double XP a boost does not double once more.
    try log.record("boost", at: Games.at("2026-11-28 09:00"))
    #expect(try log.record("lesson", at: Games.at("2026-11-28 09:10")).points == 20)
    #expect(try log.record("story", amount: 14, at: Games.at("2026-11-28 10:10")).points == 28)
  }

  @Test("has a daily goal that the learner chooses, and gems for meeting it")
  func goal() throws {
    var log = try Games.log("duolingo-like")
    let first = try log.record("lesson", at: Games.at("2026-11-23 08:00"))
    #expect(!first.isGoalMet)
    let second = try log.record("lesson", at: Games.at("2026-11-23 08:10"))
    #expect(second.isGoalMet)
    #expect(second.coins == 75)
    try log.chooseGoal(50, at: Games.at("2026-11-24 07:00"))
    #expect(try !log.record("practice", at: Games.at("2026-11-24 08:00")).isGoalMet)
    #expect(try !log.record("practice", at: Games.at("2026-11-24 08:00")).isGoalMet)
    #expect(try log.record("practice", at: Games.at("2026-11-24 08:30")).isGoalMet)
    let goal = log.profile(at: try Games.at("2026-11-24 09:00")).goal
    #expect(goal?.run == 2)
    #expect(goal?.value == 60)
  }

  @Test("saves a missed day by a freeze of 200 gems, of which there can be two")
  func freezes() throws {
    var log = try Games.log("duolingo-like")
    for day in 23...27 {
      try log.record("practice", at: Games.at("2026-11-\(day) 08:00"))
    }
    // Five goals and two achievements: three days, and a hundred XP.
    #expect(log.profile(at: try Games.at("2026-11-27 09:00")).coins == 5 * 75 + 2 * 25)
    try log.buy("freeze", at: Games.at("2026-11-27 09:00"))
    try log.buy("freeze", at: Games.at("2026-11-27 09:00"))
    let refusal = log.refusal(of: "freeze", at: try Games.at("2026-11-27 09:01"))
    #expect(refusal == .wallet(.notEnoughCoins(missing: 175, for: "freeze")))
    // Saturday is missed.
    let sunday = try log.record("lesson", at: Games.at("2026-11-29 08:00"))
    #expect(sunday.streak == 6)
    #expect(log.profile(at: try Games.at("2026-11-29 09:00")).streak?.freezesLeft == 1)
    // Two days more would need two freezes.
    #expect(log.profile(at: try Games.at("2026-12-01 09:00")).streak?.length == 6)
    #expect(log.profile(at: try Games.at("2026-12-02 09:00")).streak?.length == 0)
  }
}

@Suite("The league of a game like Duolingo")
struct DuolingoLikeLeagueTests {
  @Test(
    "lets seven of thirty rise and, above the lowest, five fall each week, by the XP of the log"
  )
  func league() throws {
    let rules = try JSONDecoder().decode(
      League.Rules.self,
      from: Games.data("duolingo-like", "league.json")
    )
    let monday = try Games.at("2026-11-23 08:00")
    var league = League(rules, seed: 7, days: Games.days, at: monday)
    var log = try Games.log("duolingo-like")
    let learners = (10..<40).map { Member.ID("learner\($0)") }
    for learner in learners {
      try league.join(learner, at: monday)
    }
    for week in 0..<2 {
      for (number, learner) in learners.enumerated() {
        let date = monday + 7 * 86_400 * Double(week) + Double(number)
        try log.record("story", amount: number + 1, by: learner, at: date)
      }
      let end = monday + 7 * 86_400 * Double(week + 1)
      try league.read(log, at: end - 86_400)
      if week == 0 {
        let result = try #require(league.view(at: end).previous)
        let risen = result.groups.flatMap(\.rows).filter { $0.outcome == .rises }
        #expect(risen.map(\.standing.member) == learners.suffix(7).reversed())
        #expect(!result.groups.flatMap(\.rows).contains { $0.outcome == .falls })
      }
    }
    let second = league.view(at: monday + 13 * 86_400)
    #expect(
      learners.map { second.division(of: $0) } == Array(repeating: 0, count: 23)
        + Array(repeating: 1, count: 7)
    )
    // In the second week seven play for silver: seven rise, so that nobody is left to fall.
    let third = league.view(at: monday + 14 * 86_400)
    #expect(third.previous?.row(of: learners[29])?.outcome == .rises)
    #expect(third.division(of: learners[29]) == 2)
    #expect(log.points(of: learners[29]) == 60)
  }
}
