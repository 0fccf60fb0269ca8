// SPDX-License-Identifier: Apache-2.0
import Foundation
@testable import Gamification
import Languages
import LudusTestSupport
import Testing

/// The explanation of a member's points says how they come about, and what does not count.
@Suite struct ExplanationTests {
  private let weekend = EarningRules.Multiplier(
    "weekend",
    factor: 2,
    of: PlayerActivity.Filter(weekdays: [.saturday, .sunday])
  )

  @Test func multipliersAreStepsOfTheirOwn() throws {
    let cleaning = EarningRules.Multiplier(
      "cleaning",
      factor: 3,
      of: PlayerActivity.Filter(tags: ["cleaning"])
    )
    let rules = try RuleBook {
      $0.multipliers = [weekend, cleaning]
      $0.points = try PointsRules { $0.caps = [PointsCap(50, per: .day)] }
    }
    var group = try makeGroup(rules, with: ["bob"])
    try group.earn(10, by: "bob", at: day(0, 1), tags: ["cleaning"])
    try group.earn(7, by: "bob", at: day(1))
    let postings = group.explanation(of: "bob", at: day(2)).postings
    #expect(
      postings[0].steps.map(\.kind) == [
        .base, .multiplier("weekend"), .multiplier("cleaning"), .cap(PointsCap(50, per: .day)),
      ]
    )
    #expect(postings[0].steps.map(\.points) == [10, 10, 40, -10])
    #expect(postings[0].points == 50)
    #expect(postings[0].bonus == 0)
    #expect(postings[0].description.contains("base 10 + weekend 10 + cleaning 40 + cap -10 = 50"))
    #expect(postings[1].steps == [PointsExplanation.Step(kind: .base, points: 7)])
  }

  @Test func everySumHoldsWithMultipliers() {
    forEachSeed(0..<20) { generator in
      var history = try RandomHistory(&generator)
      let rules = try history.rules.map { book in try book.with { $0.multipliers = [weekend] } }
      history.rules = rules
      history.group = PlayerGroup(
        id: "flat",
        rules: try generator.pick(rules),
        calendar: try .berlin
      )
      try history.group.found(by: "ada", at: start)
      for member in ["bob", "cleo"] as [Member.ID] {
        try history.group.invite(member, by: "ada", at: start)
        try history.group.join(member, at: start)
      }
      try history.run(80, &generator)
      for member in RandomHistory.members {
        let explanation = history.group.explanation(of: member, at: history.now)
        for posting in explanation.postings where !posting.steps.isEmpty {
          try #require(posting.steps.reduce(0) { $0 + $1.points } == posting.points)
        }
        try #require(explanation.total == history.group.view().points(of: member, .lifetime))
      }
    }
  }

  @Test func whatDoesNotCountIsNotedWithItsReason() throws {
    var group = try makeGroup(try RuleBook { $0.sameRound = .first }, with: ["bob", "cleo"])
    try group.create(Todo(id: "x", title: "Windows", points: 5, capacity: 2), by: "ada", at: start)
    let own = try group.earn(10, by: "bob", at: day(1), id: "own").event
    let cheat = try group.earn(20, by: "bob", at: day(2), id: "cheat").event
    try group.void(own.id, by: "bob", at: day(3))
    try group.void(cheat.id, by: "ada", at: day(3))
    var phone = group
    try group.claim("x", by: "cleo", at: day(4))
    try group.complete("x", by: "cleo", at: day(4, 1))
    try phone.claim("x", by: "bob", at: day(4, 2))
    try phone.complete("x", by: "bob", at: day(4, 3))
    _ = group.merge(phone.events)
    try group.create(Todo(id: "y", title: "Floor", points: 1), by: "ada", at: day(5))
    try group.claim("y", by: "bob", at: day(5))
    try group.complete("y", by: "bob", at: day(5), stamp: .init(recordedAt: day(6)))
    let explanation = group.explanation(of: "bob", at: day(7))
    #expect(explanation.total == 1)
    let sentences = explanation.notes.map { $0.sentence(in: .english) }
    #expect(
      sentences.filter { !$0.contains("2026-03-05") } == [
        "“Work” of 2026-03-02, 12:00 does not count: it was taken back on 2026-03-04, 12:00.",
        "“Work” of 2026-03-03, 12:00 does not count: ada declared it void on 2026-03-04, 12:00.",
        "“Floor” of 2026-03-06, 12:00 was reported on 2026-03-07, 12:00 and counts for the day on which it was done.",
      ]
    )
    #expect(
      sentences.contains(
        "“Windows” of 2026-03-05, 15:00 has no effect: This todo is already done."
      )
    )
    for phrasebook in Phrasebook.all {
      for note in explanation.notes {
        let text = note.sentence(in: phrasebook)
        #expect(!text.contains("{") && !text.contains("note."), "\(text)")
      }
    }
    #expect(group.explanation(of: "cleo", at: day(7)).notes.isEmpty)
  }

  @Test func refusalsSayFromWhenAndWhy() throws {
    var group = try makeGroup(try RuleBook { $0.stealAfter = .days(3) }, with: ["bob", "cleo"])
    try group.create(Todo(id: "x", title: "Windows", points: 5), by: "bob", at: start)
    let created = try #require(group.events.last)
    try group.claim("x", by: "cleo", at: day(1))
    func sentence(_ body: (inout PlayerGroup) throws -> Void) -> String? {
      var copy = group
      do { try body(&copy) } catch let error as GroupError {
        return error.sentence(in: .german)
      } catch {}
      return nil
    }
    #expect(
      sentence { try $0.steal("x", from: "cleo", by: "bob", at: day(2)) }
        == "Dieses Todo kann erst ab 05.03.2026, 12:00 Uhr übernommen werden."
    )
    #expect(
      sentence { try $0.void(created.id, by: "bob", at: day(2)) }
        == "Das konntest du bis 01.03.2026, 12:10 Uhr selbst zurücknehmen. Jetzt können es nur Administratoren."
    )
    #expect(
      sentence { try $0.void(created.id, by: "cleo", at: day(2)) }
        == "Das können nur Administratoren."
    )
  }

  @Test func aTodoCanNeedALevel() throws {
    var group = try makeGroup(with: ["bob"])
    try group.create(Todo(id: "x", title: "Wires", points: 5, needsLevel: 2), by: "ada", at: start)
    expectRefusal(GroupError.todo(.levelNotReached("x", 2)), of: group) {
      try $0.claim("x", by: "bob", at: day(1))
    }
    try group.earn(100, by: "bob", at: day(1))
    try group.claim("x", by: "bob", at: day(1))
    try group.complete("x", by: "bob", at: day(1))
    #expect(group.view().points(of: "bob", .lifetime) == 105)
    try expectRoundTrip(group)
    expectRefusal(GroupError.countOutOfRange(0), of: group) {
      try $0.create(Todo(id: "y", title: "y", points: 5, needsLevel: 0), by: "ada", at: day(2))
    }
  }
}
