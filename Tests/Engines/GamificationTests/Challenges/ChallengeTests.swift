// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LudusTestSupport
import Testing

@Suite struct ChallengeTests {
  private func challenge(
    _ goal: GroupChallenge.Goal,
    _ reward: GroupChallenge.Reward,
    tags: [String] = []
  ) -> GroupChallenge {
    GroupChallenge(
      id: "spring-cleaning",
      title: "Clean the whole flat",
      goal: goal,
      tags: tags,
      until: day(10),
      reward: reward
    )
  }

  private func flat(_ challenge: GroupChallenge) throws -> PlayerGroup {
    var group = try makeGroup(with: ["bob", "cleo"])
    try group.open(challenge, by: "cleo", at: day(1))
    return group
  }

  @Test func everyoneWhoContributedIsRewarded() throws {
    var group = try flat(challenge(.todos(3), .each(10), tags: ["cleaning"]))
    try group.earn(1, by: "ada", at: day(2), tags: ["cleaning"])
    // What has no such tag does not count.
    try group.earn(1, by: "cleo", at: day(2), tags: ["shopping"])
    try group.earn(1, by: "bob", at: day(3), tags: ["cleaning", "kitchen"])
    let progress = try #require(group.view().challenge("spring-cleaning"))
    #expect(progress.amount == 2)
    #expect(progress.part == (try Fraction(2, 3)))
    #expect(progress.state(at: day(3)) == .running)
    try group.earn(1, by: "ada", at: day(4), tags: ["cleaning"])
    let met = try #require(group.view().challenge("spring-cleaning"))
    #expect(met.metAt == day(4))
    #expect(met.state(at: day(4)) == .met)
    #expect(met.contributions == ["ada": 2, "bob": 1])
    let view = group.view()
    #expect(view.points(of: "ada", .lifetime) == 12)
    #expect(view.points(of: "bob", .lifetime) == 11)
    #expect(view.points(of: "cleo", .lifetime) == 1)
    let reward = try #require(view.explanation(of: "bob").postings.last?.entry)
    #expect(reward.reason == PointsReason(.challenge, subject: "spring-cleaning"))
    #expect(view.achievements(of: "bob").first { $0.id == "together" }?.isUnlocked == true)
    // It is met once.
    try group.earn(1, by: "ada", at: day(5), tags: ["cleaning"])
    #expect(group.view().points(of: "bob", .lifetime) == 11)
  }

  @Test func aRewardThatIsSplitAddsUpExactly() throws {
    var group = try flat(challenge(.points(30), .split(20)))
    for member in ["cleo", "bob", "ada"] as [Member.ID] {
      try group.earn(10, by: member, at: day(2))
    }
    let points = ["ada", "bob", "cleo"].map { group.view().points(of: $0, .lifetime) }
    #expect(points == [17, 17, 16])
  }

  @Test func whatIsDoneTogetherCountsOnceAndForEveryone() throws {
    var group = try flat(challenge(.todos(2), .each(5)))
    let todo = Todo(id: "cellar", title: "Clear the cellar", points: 3, capacity: 2)
    try group.create(todo, by: "ada", at: day(2))
    try group.claim("cellar", by: "ada", at: day(2))
    try group.claim("cellar", by: "bob", at: day(2))
    try group.complete("cellar", by: "bob", at: day(3))
    #expect(group.view().challenges.map(\.amount) == [1])
    #expect(group.view().challenges.map(\.contributions) == [["ada": 1, "bob": 1]])
    // A penalty takes back a contribution, and the todo once nobody did it.
    try group.penalize("ada", for: "cellar", by: "ada", at: day(4))
    #expect(group.view().challenges.map(\.amount) == [1])
    try group.penalize("bob", for: "cellar", by: "ada", at: day(4))
    #expect(group.view().challenges.map(\.amount) == [0])
    #expect(group.view().challenges.map(\.contributions) == [["ada": 0, "bob": 0]])
  }

  @Test func afterItsDeadlineAChallengeIsMissed() throws {
    var group = try flat(challenge(.todos(1), .each(5)))
    try group.earn(10, by: "ada", at: day(10))
    let progress = try #require(group.view().challenge("spring-cleaning"))
    #expect(progress.amount == 0)
    #expect(progress.state(at: day(10) - 1) == .running)
    #expect(progress.state(at: day(10)) == .missed)
    // What was done in time counts, also when it is said later.
    try group.create(Todo(id: "x", title: "x", points: 1), by: "bob", at: day(5))
    try group.claim("x", by: "bob", at: day(5))
    try group.complete("x", by: "bob", at: day(9), stamp: .init(recordedAt: day(12)))
    #expect(group.view().challenge("spring-cleaning")?.metAt == day(9))
  }

  @Test func whatIsNoChallengeIsRefused() throws {
    let group = try flat(challenge(.todos(1), .each(5)))
    expectRefusal(GroupError.duplicateChallenge("spring-cleaning"), of: group) {
      try $0.open(challenge(.todos(1), .each(5)), by: "ada", at: day(1))
    }
    func make(
      _ id: GroupChallenge.ID,
      _ goal: Int,
      _ reward: Int,
      until date: Date
    ) -> GroupChallenge {
      GroupChallenge(
        id: id,
        title: "Together",
        goal: .todos(goal),
        until: date,
        reward: .each(reward)
      )
    }
    let cases: [(GroupError, GroupChallenge)] = [
      (.log(.emptyIdentifier), make("", 1, 1, until: day(5))),
      (.countOutOfRange(0), make("x", 0, 1, until: day(5))),
      (
        .pointsOutOfRange(-1, expected: 0...RuleBook.maximumPoints), make("x", 1, -1, until: day(5))
      ),
      (.deadlinePassed(.of(day(2))), make("x", 1, 1, until: day(2))),
    ]
    for (error, challenge) in cases {
      expectRefusal(error, of: group) { try $0.open(challenge, by: "ada", at: day(2)) }
    }
    expectRefusal(GroupError.member(.notMember("eve")), of: group) {
      try $0.open(make("x", 1, 1, until: day(5)), by: "eve", at: day(2))
    }
  }

  @Test func theRewardOfAChallengeIsBounded() throws {
    let bounds = 0...RuleBook.maximumPoints
    expectRefusal(
      GroupError.pointsOutOfRange(.max, expected: bounds),
      of: try makeGroup(with: ["bob"])
    ) {
      try $0.open(challenge(.todos(1), .each(Int.max)), by: "ada", at: day(1))
    }
  }

  @Test func aChallengeHasAJSONForm() throws {
    try expectJSON(
      challenge(.todos(12), .each(10), tags: ["kitchen", "cleaning", "kitchen"]),
      #"{"goal":{"todos":12},"id":"spring-cleaning","reward":{"each":10},"#
        + #""tags":["cleaning","kitchen"],"title":"Clean the whole flat","until":1773226800000}"#
    )
    try expectRoundTrip(
      GroupChallenge(
        id: "x",
        title: "x",
        text: "More",
        goal: .points(5),
        until: day(1),
        reward: .split(3)
      )
    )
  }

  @Test(arguments: [
    #"{"goal":{},"id":"x","title":"x","until":0,"reward":{"each":1}}"#,
    #"{"goal":{"todos":1,"points":1},"id":"x","title":"x","until":0,"reward":{"each":1}}"#,
    #"{"goal":{"todos":1},"id":"x","title":"x","until":0,"reward":{"all":1}}"#,
    #"{"goal":{"todos":1},"id":"x","title":"x","until":1e30,"reward":{"each":1}}"#,
  ])
  func malformedChallengesAreNotRead(json: String) {
    #expect(throws: (any Error).self) { try decode(GroupChallenge.self, json) }
  }
}
