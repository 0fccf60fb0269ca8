// SPDX-License-Identifier: Apache-2.0
import DiaryRecords
import LudusTestSupport
import RecordTestSupport
import Testing

@Suite struct DiaryRecordTests {
  let recorder: XAPI.Recorder

  init() throws {
    recorder = try XAPI.Recorder(homePage: "https://school.example/", language: "en")
  }

  @Test func aDiaryBecomesStatementsWithoutItsTexts() throws {
    let day = try #require(CalendarDay(year: 2026, month: 3, day: 6))
    var diary = Diary(owner: "eva")
    try diary.merge(
      platform: [DiaryCourse(id: "coding", title: "Coding", enrollment: .subscribed)],
      at: date(0)
    )
    try diary.add(.goal(id: "g1", title: "Finish", course: "coding", due: day), at: date(1))
    try diary.complete("g1", at: date(2))
    try diary.reopen("g1", at: date(3))
    try diary.delete("g1", at: date(4))
    let entry = Reflection.Entry(id: "r1", course: "coding", day: day, text: "secret thoughts")
    try diary.write(entry, at: date(5))
    let statements = recorder.statements(of: diary)
    checkRecords(statements)
    #expect(
      statements.map(\.verb)
        == [.create, .completed, .progressed, .delete, .create].map(\XAPI.Verb.id)
    )
    #expect(!String(decoding: XAPI.write(statements), as: UTF8.self).contains("secret"))
  }

  @Test func aDiaryWithoutAchievementsHasNoBadges() throws {
    let issuer = try OpenBadges.Issuer(id: "https://school.example", name: "Our school")
    #expect(issuer.badges(of: Diary(owner: "eva")).isEmpty)
  }

  @Test func achievementsOfADiaryBecomeBadges() throws {
    let goal = Achievement.Goal.reach(Achievement.Metric(.count), 1)
    let book = try AchievementBook([
      Achievement(
        id: "first",
        title: "First goal",
        tiers: [Achievement.Tier(goal), Achievement.Tier(.reach(Achievement.Metric(.count), 9))]
      )
    ])
    var diary = Diary(owner: "eva", policies: try Diary.Policies { $0.achievements = book })
    let day = try #require(CalendarDay(year: 2026, month: 3, day: 6))
    try diary.merge(
      platform: [DiaryCourse(id: "coding", title: "Coding", enrollment: .subscribed)],
      at: date(0)
    )
    try diary.add(.goal(id: "g1", title: "Finish", course: "coding", due: day), at: date(1))
    try diary.complete("g1", at: date(2))
    let issuer = try OpenBadges.Issuer(id: "https://school.example", name: "Our school")
    let badges = issuer.badges(of: diary)
    #expect(badges.map(\.name) == ["First goal 1"])
    for badge in badges {
      let again = OpenBadges.read(badge.json)
      #expect(again.diagnostics.isEmpty, "\(again.diagnostics)")
      #expect(again.badges == [badge])
      #expect(badge.id?.hasPrefix("urn:uuid:") == true)
    }
  }

  /// Names are given by the caller; who opted out is not there.
  @Test func severalDiariesMakeALeaderboard() throws {
    let day = try #require(CalendarDay(year: 2026, month: 3, day: 6))
    func export(_ owner: Learner.ID, goals: Int, isOut: Bool = false) throws -> Diary.Export {
      var diary = Diary(owner: owner)
      try diary.merge(platform: [DiaryCourse(id: "coding", title: "Coding")], at: date(0))
      for number in 0..<goals {
        let id = DiaryItem.ID("g\(number)")
        try diary.add(.goal(id: id, title: "Goal", course: "coding", due: day), at: date(1))
        try diary.complete(.own(id), at: date(2))
      }
      if isOut { try diary.optOutOfLeaderboards(at: date(3)) }
      return try Diary.Export(json: diary.export().json())
    }
    let board = try Leaderboard(of: [
      "Ada": export("a", goals: 2), "Eva": export("e", goals: 3), "Ben": export("b", goals: 2),
      "Cleo": export("c", goals: 9, isOut: true),
    ])
    #expect(board.top(9).map(\.member) == ["Eva", "Ada", "Ben"])
    #expect(["Eva", "Ada", "Ben", "Cleo"].map { board.rank(of: $0) } == [1, 2, 2, nil])
    #expect(board.entry(of: "Eva")?.score.points == 75)
  }
}
