// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GRDB
import Gamification
import Quizzes
import Testing

@testable import Classroom

struct SetAsideTests {
  /// A class with a quiz of Ada whose event of a number is broken, and one of Ben.
  private func broken(_ number: Int, json: String) async throws -> (
    own: TestClass, ada: Account, ben: Account, quiz: String
  ) {
    let own = try await TestClass()
    let (ada, ben) = (try await own.join("Ada"), try await own.join("Ben"))
    try own.publish(try TestClass.bank("one", answer: "a"))
    let quiz = try await own.play("one", answering: "a", by: ada)
    try await own.play("one", answering: "a", by: ben)
    try await own.store.database.write {
      try $0.execute(
        sql: "UPDATE event SET json = ? WHERE stream = ? AND number = ?",
        arguments: [Data(json.utf8), quiz, number]
      )
    }
    return (own, ada, ben, quiz)
  }

  private func fresh(_ own: TestClass) -> Streams<QuizSession> { Streams(.quizzes, in: own.store) }

  @Test(arguments: ["x", "{}", #"{"kind":"unheard","at":1}"#])
  func aBadEventHarmsItsStreamAlone(json: String) async throws {
    let (own, ada, ben, quiz) = try await broken(2, json: json)
    let quizzes = fresh(own)
    await #expect(throws: StreamError.self) { try await quizzes.state(of: quiz) }
    #expect(try await quizzes.readable(at: quiz) == nil)
    let histories = Histories(store: own.store, quizzes: quizzes)
    #expect(try await histories.history(of: ada).entries.isEmpty)
    #expect(try await histories.history(of: ben).entries.count == 1)
    let found = try own.store.check()
    #expect(found.faults.first == "stream \(quiz): event 2 cannot be read", "\(found.faults)")
    #expect(found.faults.allSatisfy { $0.hasPrefix("stream \(quiz)") }, "\(found.faults)")
  }

  @Test func whatIsSetAsideIsKeptApartAndTheRestIsReplayed() async throws {
    let (own, ada, ben, quiz) = try await broken(2, json: "x")
    let lines = try own.store.setAsideFaults(at: Date())
    #expect(lines.first?.contains("event 2 set aside, it cannot be read") == true, "\(lines)")
    let found = try own.store.check()
    #expect(found.isWhole, "\(found.faults)")
    #expect(found.setAside == lines.count)
    let session = try await fresh(own).state(of: quiz)
    #expect(session.content.items.count == 1)
    // The numbers of what is left let it go on.
    let numbers = try await own.store.database.read {
      try Int.fetchAll(
        $0,
        sql: "SELECT number FROM event WHERE stream = ? ORDER BY number",
        arguments: [quiz]
      )
    }
    #expect(numbers == Array(1..<(numbers.count + 1)) && session.eventCount == numbers.count)
    // The other one is as it was, and a second time changes nothing.
    let histories = Histories(store: own.store, quizzes: fresh(own))
    #expect(try await histories.history(of: ben).entries.map(\.digest.percent) == [100])
    #expect(try await histories.history(of: ada).entries.count == 1)
    #expect(try own.store.setAsideFaults(at: Date()).isEmpty)
    // It belongs to her: it is in what she downloads, and goes with her.
    let all = String(decoding: try own.store.everything(about: ada), as: UTF8.self)
    #expect(all.contains("\"setAside\""))
    try await own.people.remove(ada)
    #expect(try own.store.check().setAside == 0)
  }

  @Test func anEventThatDoesNotFollowIsSetAside() async throws {
    let (own, _, _, quiz) = try await broken(1, json: "x")
    // A second answer to a problem that is decided follows from nothing.
    try await own.store.database.write { database in
      try database.execute(
        sql: """
          INSERT INTO event SELECT stream, 9, json, recordedAt FROM event
          WHERE stream = ? AND number = 2
          """,
        arguments: [quiz]
      )
    }
    let lines = try own.store.setAsideFaults(at: Date())
    #expect(lines.contains { $0.contains("does not follow from those before it") }, "\(lines)")
    #expect(try own.store.check().isWhole)
    _ = try await fresh(own).state(of: quiz)
  }

  @Test func theClassGoesOnWhenAnEventOfTheGroupIsBroken() async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    try await own.groups.change(GroupPages.stream, at: Date()) { group, date in
      let now = max(date, group.lastEvent?.date ?? date)
      try group.create(Todo(id: "t", title: "Sweep", points: 5), by: Member.ID(ada.id), at: now)
    }
    try await own.store.database.write {
      try $0.execute(
        sql: """
          UPDATE event SET json = 'x' WHERE stream = 'class' AND number = (
            SELECT max(number) FROM event WHERE stream = 'class')
          """
      )
    }
    #expect(try own.store.setAsideFaults(at: Date()).count == 1)
    let group = try await Streams<PlayerGroup>(.groups, in: own.store).state(of: GroupPages.stream)
    let view = group.view(asOf: Date() + 60)
    #expect(view.members.contains(Member.ID(ada.id)) && view.todos.isEmpty)
  }

  @Test func pagesGoOnWithoutAGroupThatCannotBeRead() async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    try await own.store.database.write {
      try $0.execute(sql: "UPDATE event SET json = 'x' WHERE stream = 'class' AND number = 2")
    }
    let groups = Streams<PlayerGroup>(.groups, in: own.store)
    #expect(try await groups.stateIfReadable(of: GroupPages.stream) == nil)
    await #expect(throws: StreamError.self) { try await groups.stateIfReadable(of: "other") }
    // What they play ends all the same, and nobody gets an account who could be no member.
    let earnings = Earnings(store: own.store, groups: groups, changes: Broadcast())
    try await earnings.earn(3, for: "Chemistry", in: "quiz", by: ada)
    let people = People(
      store: own.store,
      groups: groups,
      challenges: own.challenges,
      rounds: own.rounds,
      door: own.people.door
    )
    await #expect(throws: StreamError.self) {
      try await people.add("Ben", passphrase: "learn-and-play")
    }
    #expect(try own.store.account(named: "ben") == nil)
  }

  /// A class in which somebody did something while the clock stood at a date.
  private func classAhead(until date: Date) async throws -> TestClass {
    let own = try await TestClass()
    for name in ["Ada", "Ben", "Cleo"] { _ = try await own.join(name) }
    let teacher = Member.ID(own.teacher.id)
    try await own.groups.change(GroupPages.stream, at: date) { group, date in
      try group.create(Todo(id: "t", title: "Sweep", points: 5), by: teacher, at: date)
    }
    return own
  }

  @Test func whatTheClockWasAheadForIsNamedAndSetAside() async throws {
    let own = try await classAhead(until: Date() + 10 * 365 * 86_400)
    let found = try own.store.check()
    #expect(found.faults.count == 1, "\(found.faults)")
    #expect(found.faults.first?.contains(StreamCheck.lateness) == true, "\(found.faults)")
    #expect(try own.store.setAsideFaults(at: Date()).count == 1)
    #expect(try own.store.check().isWhole)
    let group = try await Streams<PlayerGroup>(.groups, in: own.store).state(of: GroupPages.stream)
    #expect(try #require(group.lastEvent).date <= Date() + 60)
  }

  @Test func anHourAheadIsNoFault() async throws {
    #expect(try await classAhead(until: Date() + 3_600).store.check().isWhole)
  }

  @Test func aClockThatIsBehindSetsNothingAside() async throws {
    let own = try await classAhead(until: Date() + 60)
    #expect(throws: WrongClock.self) {
      try own.store.setAsideFaults(at: Date(timeIntervalSince1970: 0))
    }
    #expect(try own.store.check().isWhole)
  }

  @Test func theOperatorSetsAsideByACommand() async throws {
    try await inFolder { folder in
      let file = folder.appending(path: "site.sqlite").path
      let own = try await TestClass(at: file)
      let ada = try await own.join("Ada")
      try own.publish(try TestClass.bank("one", answer: "a"))
      let quiz = try await own.play("one", answering: "a", by: ada)
      try await own.store.database.write {
        try $0.execute(
          sql: "UPDATE event SET json = 'x' WHERE stream = ? AND number = 1",
          arguments: [quiz]
        )
      }
      #expect(throws: (any Error).self) { try Check.parse(["--database", file]).run() }
      try Check.parse(["--database", file, "--set-aside"]).run()
      try Check.parse(["--database", file]).run()
    }
  }
}
