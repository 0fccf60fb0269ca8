// SPDX-License-Identifier: Apache-2.0
import AchievementRecords
import LearningRecords
import LudusTestSupport
import PlayerProgress
import Testing

@Suite struct EarnedTierTests {
  private static func standing(
    _ tiers: [Achievement.Tier],
    isTakenBack: Bool = false
  ) throws -> Achievement.Standing {
    let book = try AchievementBook([
      Achievement(id: "todos", title: "Helping hand", image: "https://a.example/i", tiers: tiers)
    ])
    var tracker = AchievementTracker(book, days: DayReckoning(testCalendar))
    try tracker.record(PlayerActivity(id: "a", member: "ada", kind: .todo, at: date(0)))
    if isTakenBack {
      try tracker.record(PlayerActivity(id: "b", member: "ada", voiding: "a", at: date(1)))
    }
    return try #require(tracker.standings(of: "ada").first)
  }

  private static func tier(_ count: Int, name: String? = nil) -> Achievement.Tier {
    Achievement.Tier(.reach(Achievement.Metric(.count, of: .todo), count), name: name)
  }

  @Test func aTierOfSeveralWithoutANameHasItsNumber() throws {
    let names = try [
      [Self.tier(1)], [Self.tier(1), Self.tier(5)], [Self.tier(1, name: "One"), Self.tier(5)],
    ].map { try Self.standing($0).unlocks.map(\.name) }
    #expect(names == [["Helping hand"], ["Helping hand 1"], ["One"]])
  }

  @Test func whatWasTakenBackIsNotAmongThem() throws {
    #expect(try Self.standing([Self.tier(1)], isTakenBack: true).unlocks.isEmpty)
  }

  @Test func aBadgeSaysWhatTheAchievementIs() throws {
    let issuer = try OpenBadges.Issuer(id: "https://school.example/", name: "Our school")
    let earned = try #require(Self.standing([Self.tier(1)]).unlocks.first)
    let badge = issuer.badge(for: earned, of: ["groups", "flat 7"], holder: ["members", "ada"])
    let document = OpenBadges.read(badge.json)
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics)")
    #expect(document.badges == [badge])
    #expect(badge.achievement?.id == "https://school.example/groups/flat%207/achievements/todos/0")
    #expect(badge.name == "Helping hand")
  }
}
