// SPDX-License-Identifier: Apache-2.0
import Foundation
@testable import Gamification
import Languages
import LudusTestSupport
import Testing

/// What a group has besides todos: a pinboard, teams, and reminders of chores.
@Suite struct PinboardTests {
  // MARK: Notes

  @Test func notesAreReadByAllUntilTheyEnd() throws {
    var group = try makeGroup(with: ["bob", "cleo"])
    try group.pin("Rent is due.", by: "ada", at: day(1))
    try group.pin("The plumber comes.", until: day(3), by: "bob", at: day(2))
    #expect(
      group.view(asOf: day(2)).pinboard.map(\.text) == ["The plumber comes.", "Rent is due."]
    )
    #expect(group.view(asOf: day(3)).pinboard.map(\.author) == ["ada"])
    for text in ["", "   ", String(repeating: "x", count: 1001)] {
      _ = try isAccepted(by: &group) { try $0.pin(text, by: "bob", at: day(3)) }
    }
    #expect(group.view(asOf: day(4)).pinboard.count == 1)
    expectRefusal(GroupError.deadlinePassed(.of(day(4))), of: group) {
      try $0.pin("Late", until: day(4), by: "bob", at: day(4))
    }
    try expectReplayEqualsLive(group)
    try expectRoundTrip(group)
  }

  @Test func itsAuthorAndAdministratorsTakeANoteDown() throws {
    var group = try makeGroup(with: ["bob", "cleo"])
    let notes = try (1...2).map { try group.pin("Note \($0)", by: "bob", at: day(1)) }
    expectRefusal(GroupError.member(.notAdministrator("cleo")), of: group) {
      try $0.void(notes[0].id, by: "cleo", at: day(2))
    }
    try group.void(notes[0].id, by: "bob", at: day(30))
    try group.void(notes[1].id, by: "ada", at: day(30))
    #expect(group.view().pinboard.isEmpty)
  }

  @Test func theWordsOfANoteGoWithTheirAuthor() throws {
    var group = try makeGroup(with: ["bob"])
    try group.pin("Secret", by: "bob", at: day(1))
    try group.assign("bob", to: "red", by: "ada", at: day(1))
    try group.erase("bob", by: "bob", at: day(2))
    let json = String(decoding: try group.json(), as: UTF8.self)
    #expect(!json.contains("Secret") && !json.contains("bob"))
    #expect(group.view().pinboard.map(\.text) == ["–"])
  }

  // MARK: Teams

  @Test func teamsAreRankedByTheirMembers() throws {
    var group = try makeGroup(with: ["bob", "cleo", "dan"])
    for (member, team, points) in [
      ("ada", "red", 10), ("bob", "red", 20), ("cleo", "blue", 25), ("dan", "blue", 1),
    ] as [(Member.ID, TeamRanking.Team, Int)] {
      try group.assign(member, to: team, by: member, at: day(1))
      try group.earn(points, by: member, at: day(1))
    }
    let view = group.view(asOf: day(1))
    #expect(view.teams == ["red": ["ada", "bob"], "blue": ["cleo", "dan"]])
    #expect(view.teamRanking(.lifetime, by: .sum).standings.map(\.team) == ["red", "blue"])
    try group.assign("dan", to: nil, by: "ada", at: day(2))
    let later = group.view(asOf: day(2)).teamRanking(.lifetime, by: .average)
    #expect(later.standings.map(\.team) == ["blue", "red"])
    #expect(later.standings.map(\.points) == [25, 30])
    #expect(group.view().todosDone(.lifetime) == ["ada": 1, "bob": 1, "cleo": 1, "dan": 1])
    expectRefusal(GroupError.member(.notAdministrator("bob")), of: group) {
      try $0.assign("cleo", to: "red", by: "bob", at: day(3))
    }
    try expectReplayEqualsLive(group)
    try expectRoundTrip(group)
  }

  // MARK: Reminders

  /// A todo that is due by a day is shown with that day, and not with the instant at which it ends.
  @Test(arguments: [TimeOfDay.midnight, TimeOfDay(hour: 4) ?? .midnight])
  func remindersNameTheDayByWhichATodoIsDue(dayStart: TimeOfDay) throws {
    let days = DayReckoning(try .berlin, dayStart: dayStart)
    let (today, due) = (days.day(of: start), days.day(of: day(4)))
    let (noon, tomorrow) = (day(4), days.interval(of: today).upperBound)
    func reminders(_ due: Todo.Due, at date: Date) throws -> [PlayerGroup.Reminder] {
      var group = PlayerGroup(
        id: "g",
        rules: .standard,
        calendar: try .berlin,
        dayStart: dayStart
      )
      try group.found(by: "ada", at: start)
      let bins = Todo(id: "bins", title: "Bins", points: 1, due: due)
      try group.create(bins, by: "ada", at: date)
      return group.upcomingReminders(for: "ada", at: date, until: day(30))
    }
    func sentences(_ due: Todo.Due, at date: Date) throws -> [String] {
      try reminders(due, at: date).map { $0.sentence(in: .german) }
    }
    let byDay = [
      "„Bins“ ist bis 05.03.2026 fällig.",
      "„Bins“ ist überfällig: fällig bis 05.03.2026.",
    ]
    #expect(try sentences(.by(due), at: start) == byDay)
    // A round that ends with its day.
    #expect(try sentences(.within(.days(4)), at: tomorrow) == byDay)
    #expect(
      try sentences(.at(noon), at: start) == [
        "„Bins“ ist bis 05.03.2026, 12:00 Uhr fällig.",
        "„Bins“ ist seit 05.03.2026, 12:00 Uhr überfällig.",
      ]
    )
    for phrasebook in Phrasebook.all {
      for reminder in try reminders(.by(due), at: start) {
        let sentence = reminder.sentence(in: phrasebook)
        #expect(sentence.contains("05") && sentence.contains("03") && sentence.contains("2026"))
        #expect(!sentence.contains("06") && !sentence.contains(":00"), "\(sentence)")
      }
    }
    // Other deadlines that have passed with a day are told the same way.
    let error = #expect(throws: GroupError.self) {
      _ = try reminders(.by(days.day(of: day(-1))), at: start)
    }
    #expect(error?.sentence(in: .german) == "Die Frist ist abgelaufen: 28.02.2026.")
  }

  @Test func remindersSayWhoseTurnItIsAndWhatIsDue() throws {
    var group = try makeGroup(with: ["bob", "cleo"])
    let bins = Todo(
      id: "bins",
      title: "Bins",
      points: 5,
      schedule: .weekly(on: [.monday]),
      rota: ["bob", "cleo"],
      due: .within(.days(2))
    )
    try group.create(bins, by: "ada", at: start)
    try group.create(
      Todo(id: "x", title: "Windows", points: 5, due: .at(day(4))),
      by: "ada",
      at: start
    )
    func reminders(_ member: Member.ID, at date: Date) -> [String] {
      group.upcomingReminders(for: member, at: date, until: day(7))
        .map { "\($0.todo) \($0.cause) \(Int($0.date.timeIntervalSince(start) / 3600))" }
    }
    #expect(
      reminders("bob", at: start)
        == ["bins turn 12", "bins dueSoon 36", "bins overdue 60", "x dueSoon 72", "x overdue 96"]
    )
    #expect(reminders("cleo", at: start) == ["x dueSoon 72", "x overdue 96"])
    try group.claim("x", by: "cleo", at: day(1))
    try group.claim("bins", by: "bob", at: day(1))
    #expect(reminders("bob", at: day(1)) == ["bins dueSoon 36", "bins overdue 60"])
    try group.complete("bins", by: "bob", at: day(1, 1))
    #expect(reminders("bob", at: day(1, 1)).isEmpty)
    let next = group.upcomingReminders(for: "cleo", at: day(2), until: day(9))
    #expect(next.map(\.cause) == [.dueSoon, .overdue, .turn, .dueSoon])
    #expect(Set(next.map(\.id)).count == 4)
    #expect(next[2].sentence(in: .english) == "It is your turn: “Bins”.")
    #expect(next[0].sentence(in: .german) == "„Windows“ ist bis 05.03.2026, 12:00 Uhr fällig.")
    #expect(group.upcomingReminders(for: "dan", at: day(2), until: day(9)).isEmpty)
  }
}
