// SPDX-License-Identifier: Apache-2.0
import GameRecords
import LudusTestSupport
import PlayerProgress
import RecordTestSupport
import Testing

@Suite struct GameRecordTests {
  let recorder: XAPI.Recorder

  init() throws {
    recorder = try XAPI.Recorder(homePage: "https://school.example/", language: "en")
  }

  static func group() throws -> PlayerGroup {
    let goal = Achievement.Goal.reach(Achievement.Metric(.count, of: .todo), 1)
    let book = try AchievementBook([
      Achievement(
        id: "first",
        title: "First job",
        text: "Do one thing.",
        tiers: [Achievement.Tier(goal, name: "Beginner", wornTitle: "the New")]
      )
    ])
    var group = PlayerGroup(
      id: "flat 7",
      rules: try RuleBook { $0.achievements = book },
      calendar: testCalendar
    )
    try group.found(by: "ada", at: date(0))
    try group.join("bob", at: date(1))
    try group.create(Todo(id: "windows", title: "Windows", points: 20), by: "ada", at: date(2))
    try group.claim("windows", by: "bob", at: date(3))
    try group.comment("Soon!", on: "windows", by: "ada", at: date(4))
    try group.complete("windows", by: "bob", at: date(5))
    return group
  }

  @Test func aGroupBecomesStatements() throws {
    var group = try Self.group()
    let statements = recorder.statements(of: group, at: date(100))
    checkRecords(statements)
    #expect(
      statements.map(\.verb)
        == [.create, .join, .create, .assign, .commented, .completed, .earned].map(\XAPI.Verb.id)
    )
    #expect(statements[4].result?.response == "Soon!")
    #expect(statements[5].result?.isCompleted == true)
    // A deed that is taken back keeps its statement, and another one voids it.
    let claim = try #require(group.events.first { $0.action == .claimed("windows") })
    let completion = try #require(
      group.events.first { event in
        if case .completed("windows", _) = event.action { true } else { false }
      }
    )
    _ = claim
    try group.void(completion.id, by: "bob", at: date(6))
    let later = recorder.statements(of: group, at: date(100))
    checkRecords(later)
    #expect(Array(later.prefix(6)) == Array(statements.prefix(6)))
    let void = try #require(later.first { $0.verb == XAPI.Verb.voided.id })
    #expect(void.objectType == "StatementRef")
    #expect(void.object == statements[5].id)
    // Before a date only what had happened by then is recorded.
    #expect(recorder.statements(of: group, at: date(2)).count == 3)
    // The void is voided in turn: the deed stands again, and nothing takes it back.
    let taken = try #require(group.events.first { $0.action == .voided(completion.id) })
    try group.void(taken.id, by: "bob", at: date(7))
    #expect(recorder.statements(of: group, at: date(100)) == statements)
    try group.award(.toNextLevel, to: "bob", by: "ada", at: date(8))
    let awards = recorder.statements(of: group, at: date(100)).filter {
      $0.verb == XAPI.Verb.give.id
    }
    #expect(awards.map(\.objectType) == ["Agent"])
  }

  @Test func achievementsOfAGroupBecomeBadges() throws {
    let issuer = try OpenBadges.Issuer(
      id: "https://school.example",
      name: "Our school",
      language: "de"
    )
    let badges = issuer.badges(of: try Self.group(), at: date(100))
    #expect(badges.map(\.name) == ["Beginner"])
    for badge in badges {
      let again = OpenBadges.read(badge.json)
      #expect(again.diagnostics.isEmpty, "\(again.diagnostics)")
      #expect(again.badges == [badge])
      #expect(badge.start == "2016-11-21T00:00:05Z")
      #expect(badge.id?.hasPrefix("urn:uuid:") == true)
      #expect(String(decoding: badge.json, as: UTF8.self).contains(#""tag":["the New"]"#))
    }
    #expect(issuer.badges(of: try Self.group(), at: date(100)) == badges)
  }
}
