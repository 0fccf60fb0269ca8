// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import PlayerProgress
import Testing

@Suite struct AchievementBookTests {
  @Test func aBookRoundTripsThroughJSON() throws {
    let book = try sampleBook()
    try expectRoundTrip(book)
    #expect(try AchievementBook(json: book.json()) == book)
    #expect(book.achievement("todos")?.title == "Helping hand")
    #expect(book.achievement("x") == nil)
    #expect(book.tier(Achievement.Tier.ID("todos", tier: 1))?.wornTitle == "the Diligent")
    #expect(book.tier(Achievement.Tier.ID("todos", tier: 2)) == nil)
    #expect(book.tier(Achievement.Tier.ID("todos", tier: -1)) == nil)
    #expect(AchievementBook.empty.achievements.isEmpty)
  }

  @Test func theJSONIsReadable() throws {
    try expectJSON(
      AchievementBook([
        Achievement(
          id: "todos",
          title: "Helping hand",
          text: "Complete todos.",
          image: "hand",
          tiers: [
            Achievement.Tier(
              .reach(Achievement.Metric(.count, of: .todo), 5),
              name: "Gold",
              wornTitle: "the Diligent",
              image: "gold"
            )
          ]
        )
      ]),
      #"{"achievements":[{"id":"todos","image":"hand","text":"Complete todos.","tiers":["#
        + #"{"goal":{"metric":"count","of":{"kinds":["todo"]},"reach":5},"image":"gold","#
        + #""name":"Gold","wornTitle":"the Diligent"}],"title":"Helping hand"}],"version":1}"#
    )
  }

  @Test(arguments: [
    (
      Achievement.Goal.reach(Achievement.Metric(.distinctDays), 3),
      #"{"metric":"distinctDays","reach":3}"#
    ),
    (.reach(Achievement.Metric(.streak(.daily)), 3), #"{"metric":"streak","reach":3}"#),
    (
      .reach(Achievement.Metric(.streak(.weekly)), 3),
      #"{"metric":"streak","reach":3,"rules":{"period":"week"}}"#
    ),
    (
      .any([
        .not(.reach(Achievement.Metric(.sum, of: .points), 1)),
        .all([.reach(Achievement.Metric(.maximum), 2)]),
      ]),
      #"{"any":[{"not":{"metric":"sum","of":{"kinds":["points"]},"reach":1}},"#
        + #"{"all":[{"metric":"maximum","reach":2}]}]}"#
    ),
    (
      .reach(
        Achievement.Metric(
          .distinctSubjects,
          of: PlayerActivity.Filter(
            kinds: [.todo, .challenge],
            tags: ["kitchen", "bath"],
            season: "spring",
            hours: .init(from: .at(22), to: .at(0, 5)),
            weekdays: [.saturday, .sunday]
          )
        ),
        2
      ),
      #"{"metric":"distinctSubjects","of":{"hours":{"from":"22:00","to":"00:05"},"#
        + #""kinds":["challenge","todo"],"season":"spring","tags":["bath","kitchen"],"#
        + #""weekdays":["sunday","saturday"]},"reach":2}"#
    ),
  ])
  func aGoalIsReadableInJSON(goal: Achievement.Goal, json: String) throws {
    try expectJSON(goal, json)
  }

  @Test func everyFaultOfABookIsToldWithItsPlace() throws {
    let faulty = [
      Achievement(id: " ", title: "x", tiers: []),
      Achievement(
        id: "a",
        title: "x",
        tiers: [
          Achievement.Tier(.reach(Achievement.Metric(.count), 0)), Achievement.Tier(.all([])),
          Achievement.Tier(.any([.not(.any([]))])),
          Achievement.Tier(.reach(Achievement.Metric(.count, of: .todo), 5)),
          Achievement.Tier(.reach(Achievement.Metric(.count, of: .todo), 5)),
          Achievement.Tier(.reach(Achievement.Metric(.count), 1)),
        ]
      ),
      Achievement(
        id: "a",
        title: "x",
        tiers: [
          Achievement.Tier(
            .reach(
              Achievement.Metric(
                .count,
                of: PlayerActivity.Filter(kinds: [], weekdays: [])
              ),
              1
            )
          ),
          Achievement.Tier(
            .not(
              .reach(
                Achievement.Metric(
                  .sum,
                  of: PlayerActivity.Filter(hours: .init(from: .at(5), to: .at(5)))
                ),
                1
              )
            )
          ),
        ]
      ),
    ]
    let faults = [
      "achievements[0].id: the identifier is empty",
      "achievements[2].id: the identifier \"a\" is taken already, by achievements[1]",
      "achievements[0].tiers: 0 elements, expected at least 1",
      "achievements[1].tiers[0].goal.reach: 0, expected at least 1",
      "achievements[1].tiers[1].goal.all: 0 elements, expected at least 1",
      "achievements[1].tiers[2].goal.any[0].not.any: 0 elements, expected at least 1",
      "achievements[1].tiers[4].goal.reach: 5, expected more than the 5 before it",
      "achievements[2].tiers[0].goal.of.kinds: 0 elements, expected at least 1",
      "achievements[2].tiers[0].goal.of.weekdays: 0 elements, expected at least 1",
      "achievements[2].tiers[1].goal.not.of.hours: expected an end other than the beginning",
    ]
    #expect(contentFaults(RuleFault.self) { _ = try AchievementBook(faulty) } == faults)
  }

  @Test func everyFaultInJSONIsToldWithItsPlace() {
    let text = """
      {"version": 1, "achievements": [
        {"id": "a", "tiers": [{"goal": {"metric": "mean", "reach": "x"}}, {"goal": {"reach": 1}}]},
        {"id": "b", "title": "x", "tiers": [{"goal": {"all": [{"metric": "mean", "reach": 1}]}}]},
        {"id": "c", "title": "x", "tiers": [{"goal": {"metric": "count", "reach": 1,
          "of": {"weekdays": ["someday"], "hours": {"from": "25:00", "to": "1:00"}}}}]},
        {"id": "d", "title": "x", "tiers": [
          {"goal": {"all": [{"metric": "count", "reach": 1}], "not": {"metric": "sum", "reach": 1}}},
          {"goal": {"any": [{"metric": "count", "reach": 1}], "reach": 2}}
        ]}
      ]}
      """
    let metrics = "expected one of count, sum, maximum, distinctDays, distinctSubjects, streak"
    let weekdays = "sunday, monday, tuesday, wednesday, thursday, friday, saturday"
    #expect(
      contentFaults(RuleFault.self) { _ = try AchievementBook(json: Data(text.utf8)) } == [
        "achievements[0].title: this key is missing",
        "achievements[0].tiers[0].goal.metric: the metric \"mean\" is not known, \(metrics)",
        "achievements[0].tiers[0].goal.reach: expected an integer",
        "achievements[0].tiers[1].goal.metric: this key is missing",
        "achievements[1].tiers[0].goal.all[0].metric: the metric \"mean\" is not known, \(metrics)",
        "achievements[2].tiers[0].goal.of.hours.from: "
          + "expected a time such as \"17:30\", found \"25:00\"",
        "achievements[2].tiers[0].goal.of.hours.to: "
          + "expected a time such as \"17:30\", found \"1:00\"",
        "achievements[2].tiers[0].goal.of.weekdays[0]: "
          + "the weekdays \"someday\" is not known, expected one of \(weekdays)",
        "achievements[3].tiers[0].goal: expected one of the keys all, any, not, metric",
        "achievements[3].tiers[1].goal: expected one of the keys all, any, not, metric",
      ]
    )
  }

  @Test(arguments: [
    (#"{"version":2,"achievements":5}"#, "version: version 2 is not known, expected 1"),
    (#"{"version":1}"#, "achievements: this key is missing"),
    (#"{"achievements":[]}"#, "version: this key is missing"),
    ("", "line 1, column 1: this is not JSON, expected a value"),
  ])
  func otherJSONIsNoBook(text: String, fault: String) {
    #expect(
      contentFaults(RuleFault.self) { _ = try AchievementBook(json: Data(text.utf8)) } == [fault]
    )
  }

  @Test(arguments: [16, 17, 60, 70, 200])
  func goalsAreNotTooDeep(depth: Int) throws {
    var goal = Achievement.Goal.reach(Achievement.Metric(.count), 1)
    for _ in 1..<depth {
      goal = .not(goal)
    }
    let achievement = Achievement(id: "a", title: "x", tiers: [Achievement.Tier(goal)])
    let faults = contentFaults(RuleFault.self) { _ = try AchievementBook([achievement]) }
    #expect(faults.isEmpty == (depth <= Achievement.Goal.maximumDepth))
    #expect(faults.count <= 1)
    let nots = String(repeating: #"{"not":"#, count: depth - 1)
    let text =
      #"{"version":1,"achievements":[{"id":"a","title":"x","tiers":[{"goal":"# + nots
      + #"{"metric":"count","reach":1}"# + String(repeating: "}", count: depth - 1) + "}]}]}"
    let read = contentFaults(RuleFault.self) { _ = try AchievementBook(json: Data(text.utf8)) }
    #expect(read.isEmpty == (depth <= Achievement.Goal.maximumDepth))
    #expect(read.allSatisfy { $0.hasSuffix("goals are within each other more than 16 deep") })
  }
}
