// SPDX-License-Identifier: Apache-2.0
import Foundation
@testable import Gamification
import LudusTestSupport
import Testing

/// Challenges in which members play against each other.
@Suite struct ContestTests {
  private func group(
    _ form: GroupChallenge.Form,
    _ goal: GroupChallenge.Goal = .todos(3),
    _ reward: GroupChallenge.Reward = .each(10),
    rules: RuleBook = .standard
  ) throws -> PlayerGroup {
    var group = try makeGroup(rules, with: ["bob", "cleo", "dan"])
    let challenge = GroupChallenge(
      id: "c",
      title: "Contest",
      form: form,
      goal: goal,
      until: day(10),
      reward: reward
    )
    try group.open(challenge, by: "ada", at: day(1))
    if case .duel(let one, let other) = form {
      for member in [one, other] where member != "ada" {
        try group.accept("c", by: member, at: day(1))
      }
    }
    return group
  }

  private func points(_ group: PlayerGroup, at date: Date = day(20)) -> [Int] {
    (["ada", "bob", "cleo", "dan"] as [Member.ID]).map {
      group.view(asOf: date).explanation(of: $0).postings
        .filter { $0.entry.reason.kind == .challenge }.reduce(0) { $0 + $1.points }
    }
  }

  @Test func theFirstAtTheGoalWinsADuel() throws {
    var group = try group(.duel("ada", "bob"))
    for number in 0..<3 {
      try group.earn(1, by: "cleo", at: day(2, number))
      try group.earn(1, by: "ada", at: day(3, number))
      if number < 2 { try group.earn(1, by: "bob", at: day(3, number)) }
    }
    let duel = try #require(group.view().challenge("c"))
    #expect(duel.winners == ["ada"])
    #expect(duel.state(at: day(4)) == .met)
    #expect(duel.contributions == ["ada": 3, "bob": 2])
    #expect(points(group) == [10, 0, 0, 0])
    // It is over: nothing counts any more.
    try group.earn(1, by: "bob", at: day(5))
    #expect(points(group) == [10, 0, 0, 0])
    try expectReplayEqualsLive(group)
  }

  @Test func theOneWithMoreAtTheDeadlineWinsADuel() throws {
    var group = try group(.duel("ada", "bob"), .points(100))
    try group.earn(20, by: "ada", at: day(2))
    try group.earn(30, by: "bob", at: day(3))
    #expect(group.view(asOf: day(9)).challenge("c")?.winners.isEmpty == true)
    let duel = try #require(group.view(asOf: day(10)).challenge("c"))
    #expect(duel.winners == ["bob"])
    #expect(duel.metAt == day(10))
    #expect(points(group) == [0, 10, 0, 0])
    // What is done after the deadline is too late.
    try group.earn(50, by: "ada", at: day(11))
    #expect(points(group) == [0, 10, 0, 0])
    #expect(try PlayerGroup(group.content, replaying: group.events).state == group.state)
  }

  @Test func aDrawIsWonByBothAndADuelWithoutAnyWorkByNobody() throws {
    var drawn = try group(.duel("ada", "bob"), .todos(5), .split(7))
    try drawn.earn(1, by: "ada", at: day(2))
    try drawn.earn(1, by: "bob", at: day(3))
    #expect(points(drawn) == [4, 3, 0, 0])
    let idle = try group(.duel("ada", "bob"))
    #expect(points(idle) == [0, 0, 0, 0])
    #expect(idle.view(asOf: day(10)).challenge("c")?.state(at: day(10)) == .missed)
  }

  @Test func theFirstThreeWin() throws {
    var group = try group(.first(3), .points(20))
    for (hour, member) in (["dan", "ada", "bob", "cleo"] as [Member.ID]).enumerated() {
      try group.earn(10, by: member, at: day(2, hour))
    }
    for (hour, member) in (["cleo", "dan", "bob", "ada"] as [Member.ID]).enumerated() {
      #expect(points(group, at: day(3, hour)) == [0, 0, 0, 0])
      try group.earn(10, by: member, at: day(3, hour))
      if hour == 2 { break }
    }
    let contest = try #require(group.view().challenge("c"))
    #expect(contest.winners == ["cleo", "dan", "bob"])
    #expect(points(group) == [0, 10, 10, 10])
    try expectReplayEqualsLive(group)
  }

  @Test func atTheDeadlineThoseWinWhoReachedTheGoal() throws {
    var group = try group(.first(3), .todos(1))
    try group.earn(1, by: "bob", at: day(2))
    #expect(points(group, at: day(9)) == [0, 0, 0, 0])
    #expect(points(group, at: day(10)) == [0, 10, 0, 0])
  }

  @Test func whoSharesTheTodoThatDecidesWinsToo() throws {
    var group = try group(.first(1), .todos(1), .split(5))
    try group.create(Todo(id: "sofa", title: "Sofa", points: 9, capacity: 2), by: "dan", at: day(2))
    try group.claim("sofa", by: "bob", at: day(2))
    try group.claim("sofa", by: "ada", at: day(2))
    try group.complete("sofa", by: "bob", at: day(2))
    #expect(points(group) == [3, 2, 0, 0])
  }

  @Test func aPenaltyTakesAContributionBackBeforeTheEnd() throws {
    var group = try group(.first(2), .todos(1))
    try group.earn(5, by: "bob", at: day(2), id: "x")
    #expect(group.view().challenge("c")?.winners == ["bob"])
    try group.penalize("bob", for: "x", by: "ada", at: day(3))
    #expect(group.view().challenge("c")?.winners.isEmpty == true)
    #expect(group.view().challenge("c")?.amount == 0)
    #expect(points(group) == [0, 0, 0, 0])
  }

  @Test func winnersCanBeCountedByAnAchievement() throws {
    let tier = Achievement.Tier(.reach(Achievement.Metric(.count, of: .challengeWon), 1))
    let book = try AchievementBook([Achievement(id: "duellist", title: "Duellist", tiers: [tier])])
    var group = try group(.duel("ada", "bob"), rules: try RuleBook { $0.achievements = book })
    try group.earn(1, by: "bob", at: day(2))
    let view = group.view(asOf: day(10))
    #expect(view.achievements(of: "bob").map(\.isUnlocked) == [true])
    #expect(view.achievements(of: "ada").map(\.isUnlocked) == [false])
  }

  @Test func aRewardInAnotherSeasonCountsForTheDeadline() throws {
    var group = try group(.duel("ada", "bob"))
    try group.openSeason(id: "s", lasting: .days(30), at: day(1))
    try group.earn(1, by: "bob", at: day(2))
    #expect(group.view(asOf: day(12)).points(of: "bob", .season("s")) == 11)
  }

  @Test func contestsThatCannotBeAreRefused() throws {
    let group = try makeGroup(with: ["bob"])
    let cases: [(GroupError, GroupChallenge.Form)] = [
      (.countOutOfRange(0), .first(0)), (.countOutOfRange(.min), .first(.min)),
      (.member(.oneself("bob")), .duel("bob", "bob")),
      (.member(.notMember("eve")), .duel("bob", "eve")),
    ]
    for (error, form) in cases {
      expectRefusal(error, of: group) {
        let challenge = GroupChallenge(
          id: "c",
          title: "c",
          form: form,
          goal: .todos(1),
          until: day(2),
          reward: .each(1)
        )
        try $0.open(challenge, by: "ada", at: day(1))
      }
    }
  }

  @Test(arguments: [
    (GroupChallenge.Form.first(3), #"{"first":3}"#),
    (.duel("ada", "bob"), #"{"duel":{"and":"bob","between":"ada"}}"#), (.together, #""together""#),
  ])
  func everyFormHasAJSONForm(form: GroupChallenge.Form, text: String) throws {
    try expectJSON(form, text)
    let challenge = GroupChallenge(
      id: "c",
      title: "c",
      form: form,
      goal: .todos(1),
      until: start,
      reward: .each(1)
    )
    try expectRoundTrip(challenge)
    #expect(try json(challenge).contains("form") == (form != .together))
  }

  @Test func stateAndReplayAgreeWhateverHappens() {
    forEachSeed(0..<5) { generator in
      let forms: [GroupChallenge.Form] = [.first(2), .duel("ada", "bob"), .together]
      var group = try group(
        try generator.pick(forms),
        generator.draw(below: 2) == 0 ? .todos(3) : .points(15),
        rules: try RuleBook { $0.claimLimit = nil }
      )
      var now = day(1)
      for _ in 0..<30 {
        now += Double(generator.draw(below: 50_000))
        let member = try generator.pick(RandomHistory.members)
        let report = try group.earn(generator.draw(below: 9), by: member, at: now)
        if generator.draw(below: 4) == 0 {
          try group.void(report.event.id, by: "ada", at: now)
        }
        let replayed = try PlayerGroup(group.content, replaying: group.events)
        try #require(replayed.state == group.state)
      }
    }
  }

  // MARK: Asked and accepted

  private func asked(by member: Member.ID = "ada", _ one: Member.ID, _ other: Member.ID) throws
    -> PlayerGroup
  {
    var group = try makeGroup(with: ["bob", "cleo"])
    let duel = GroupChallenge(
      id: "c",
      title: "Duel",
      form: .duel(one, other),
      goal: .todos(2),
      until: day(10),
      reward: .each(10)
    )
    try group.open(duel, by: member, at: day(1))
    return group
  }

  @Test func aDuelBeginsWhenAllHaveAcceptedIt() throws {
    var group = try asked("ada", "bob")
    #expect(group.view().challenge("c")?.awaited == ["bob"])
    #expect(group.view().challenge("c")?.state(at: day(2)) == .asked)
    try group.earn(1, by: "ada", at: day(2))
    try group.accept("c", by: "bob", at: day(3))
    #expect(group.view().challenge("c")?.state(at: day(3)) == .running)
    #expect(group.view().challenge("c")?.contributions.isEmpty == true)
    for hour in 1...2 { try group.earn(1, by: "bob", at: day(3, hour)) }
    #expect(group.view().challenge("c")?.winners == ["bob"])
    try expectReplayEqualsLive(group)
    try expectRoundTrip(group)
    expectRefusal(GroupError.challenge(.notAsked("c", "bob")), of: group) {
      try $0.decline("c", by: "bob", at: day(4))
    }
  }

  @Test func whoSetsADuelForOthersWaitsForBoth() throws {
    var group = try asked("bob", "cleo")
    #expect(group.view().challenge("c")?.awaited == ["bob", "cleo"])
    try group.accept("c", by: "bob", at: day(2))
    try group.decline("c", by: "cleo", at: day(2))
    #expect(group.view().challenge("c")?.state(at: day(3)) == .declined)
    try group.earn(1, by: "bob", at: day(3))
    #expect(group.view(asOf: day(20)).points(of: "bob", .lifetime) == 1)
    // A change of mind.
    try group.accept("c", by: "cleo", at: day(4))
    #expect(group.view().challenge("c")?.state(at: day(4)) == .running)
    expectRefusal(GroupError.challenge(.notAsked("c", "ada")), of: group) {
      try $0.accept("c", by: "ada", at: day(4))
    }
    expectRefusal(GroupError.challenge(.unknown("d")), of: group) {
      try $0.accept("d", by: "bob", at: day(4))
    }
    expectRefusal(GroupError.deadlinePassed(.of(day(10))), of: try asked("ada", "bob")) {
      try $0.accept("c", by: "bob", at: day(11))
    }
  }

  @Test func nobodyTakesADuelAwayByALateRefusal() throws {
    var group = try asked("ada", "bob")
    try group.accept("c", by: "bob", at: day(2))
    for hour in 1...2 { try group.earn(1, by: "ada", at: day(3, hour)) }
    #expect(group.view().points(of: "ada", .lifetime) == 12)
    for (number, date) in [day(1, 1), day(2, 1), day(3, 3)].enumerated() {
      var other = group
      try other.apply(
        PlayerGroup.Event(
          .challengeDeclined("c"),
          by: "bob",
          at: date,
          recordedAt: day(5),
          id: .init("late-\(number)")
        )
      )
      #expect(other.view().points(of: "ada", .lifetime) == 12)
    }
  }

  @Test func aDuelOfBeforeThereWereAnswersRunsAtOnce() throws {
    var group = try makeGroup(with: ["bob"])
    let json =
      #"{"at":\#(Int(day(1).timeIntervalSince1970) * 1000),"by":"ada","challenge":{"form":{"duel":{"between":"ada","and":"bob"}},"#
      + #""goal":{"todos":1},"id":"c","reward":{"each":10},"title":"Duel","until":\#(Int(day(10).timeIntervalSince1970) * 1000)},"#
      + #""id":"e","kind":"challengeOpened"}"#
    try group.apply(JSONDecoder().decode(PlayerGroup.Event.self, from: Data(json.utf8)))
    #expect(group.view().challenge("c")?.state(at: day(1)) == .running)
  }
}
