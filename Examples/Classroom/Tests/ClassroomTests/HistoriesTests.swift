// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GRDB
import Quizzes
import Testing

@testable import Classroom

struct HistoriesTests {
  @Test func problemsOfTwoFilesWithTheSameNameAreTwo() async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    try own.publish(try TestClass.bank("one", answer: "a"))
    try own.publish(try TestClass.bank("other", answer: "b"))
    try await own.play("one", answering: "a", by: ada)
    try await own.play("other", answering: "a", by: ada)
    let histories = Histories(store: own.store, quizzes: own.quizzes)
    let answers = try await histories.history(of: ada).answers
    #expect(Set(answers.records.map(\.problem)) == ["one/Q1", "other/Q1"])
    #expect(answers.records(ofProblem: "one/Q1").map(\.credit) == [1])
    #expect(answers.records(ofProblem: "other/Q1").map(\.credit) == [0])
  }

  @Test func aHistoryFollowsWhatIsNew() async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    try own.publish(try TestClass.bank("one", answer: "a"))
    let histories = Histories(store: own.store, quizzes: own.quizzes)
    #expect(try await histories.history(of: ada).entries.isEmpty)
    for count in 1...3 {
      try await own.play("one", answering: "a", by: ada)
      let history = try await histories.history(of: ada)
      #expect(history.entries.count == count)
      #expect(history.answers.records.count == count)
      #expect(history.entries.allSatisfy { $0.digest.isFinished && $0.digest.percent == 100 })
    }
    // Another one reads what the first has stored, and the same comes of it.
    let again = try await Histories(store: own.store, quizzes: own.quizzes).history(of: ada)
    #expect(again.answers == (try await histories.history(of: ada).answers))
    let stored = try await own.store.database.read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM digest")
    }
    #expect(stored == 3)
  }

  @Test func theRowsOfATableAreKeptUntilSomethingChanges() async throws {
    let (own, ada, quiz, histories) = try await TestClass.withAWrongAnswer()
    func lines() async throws -> [[String]] {
      try await histories.rows(of: ada).flatMap { head, rows in
        rows.map { $0.line(of: ada, in: head, words: ["table.yes": "yes"]) }
      }
    }
    let first = try await lines()
    #expect(first.count == 1 && first.first?.count == 17)
    #expect(first.first?.prefix(2) == ["Ada", "one"])
    #expect(first.first?.contains("What is right in one?") == true)
    // The second look reads what the first has stored: the quiz itself is not read for it.
    try await own.store.database.write {
      try $0.execute(
        sql: """
          UPDATE content SET json = 'x' WHERE digest = (SELECT content FROM stream WHERE id = ?)
          """,
        arguments: [quiz]
      )
    }
    let fresh = Histories(store: own.store, quizzes: Streams(.quizzes, in: own.store))
    #expect(try await fresh.rows(of: ada).map(\.rows.count) == [1])
    #expect(try await lines() == first)
  }

  @Test func theRowsFollowAMendedKey() async throws {
    let (own, ada, _, histories) = try await TestClass.withAWrongAnswer()
    #expect(try await histories.rows(of: ada).first?.rows.first?.cells[3] == "0")
    let replacement = Replacement(store: own.store, quizzes: own.quizzes, histories: histories)
    let item = try #require(try own.store.item("one"))
    let mended = try TestClass.bank("one", answer: "b").json()
    _ = try await replacement.replace(item, by: mended, title: "One")
    #expect(try await histories.rows(of: ada).first?.rows.first?.cells[3] == "1")
  }

  @Test func aMendedKeyJudgesAnew() async throws {
    let (own, ada, quiz, histories) = try await TestClass.withAWrongAnswer()
    #expect(try await histories.history(of: ada).entries.map(\.digest.percent) == [0])
    let replacement = Replacement(store: own.store, quizzes: own.quizzes, histories: histories)
    let item = try #require(try own.store.item("one"))
    let mended = try TestClass.bank("one", answer: "b").json()
    let outcome = try await replacement.replace(item, by: mended, title: "One")
    #expect(outcome.quizzes == 1 && outcome.answers == 1 && outcome.kept == 0)
    #expect(try await histories.history(of: ada).entries.map(\.digest.percent) == [100])
    #expect(try await histories.history(of: ada).answers.records.map(\.credit) == [1])
    // Also for whoever replays it.
    let fresh = Streams<QuizSession>(
      .init(kind: QuizPages.kind, encode: { try $0.json() }, decode: { try Quiz(json: $0) }),
      in: own.store
    )
    #expect(try await fresh.state(of: quiz).score.fraction == 1)
    #expect(try own.store.item("one")?.title == "One")
  }

  @Test func contentIsRenamedWithdrawnAndDeleted() async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    try own.publish(try TestClass.bank("one", answer: "a"))
    let quiz = try await own.play("one", answering: "a", by: ada)
    try own.store.rename("one", to: "First")
    #expect(try own.store.library(of: "bank").map(\.title) == ["First"])
    try own.store.setWithdrawn(true, of: "one")
    #expect(try own.store.library(of: "bank").isEmpty)
    #expect(try own.store.shelf(of: "bank").map(\.isWithdrawn) == [true])
    try own.store.discard("one")
    #expect(try own.store.shelf(of: "bank").isEmpty)
    // What was begun with it is as it was.
    #expect(try await own.quizzes.peek(at: quiz).isFinished)
  }
}

/// Files of version 0.2.0.
struct MigrationTests {
  @Test func aFileOfBeforeIsReadWithItsPeopleAndAnswers() async throws {
    let database = try DatabaseQueue()
    try Store.migrations.migrate(database, upTo: "feeds")
    let bank = try TestClass.bank("shelf", answer: "a", title: "Biology")
    var generator = SeededGenerator(seed: 1)
    let quiz = try Quiz(
      from: bank,
      Blueprint(count: 1),
      rules: .immediate,
      id: "quiz",
      title: "Biology",
      using: &generator
    )
    var session = QuizSession(quiz)
    let begin = Date(timeIntervalSince1970: 1_800_000_000)
    try session.start(at: begin)
    try session.answer(.choice("a"), at: begin + 5)
    try session.proceed(at: begin + 6)
    let (content, shelved) = (try quiz.json(), try bank.json())
    let events = try session.events.map { try JSONEncoder().encode($0) }
    let hash = try Secrets.hash(of: "learn-and-play")
    try await database.write { database in
      for name in ["Kim", "Zoë"] {
        try database.execute(
          sql: "INSERT INTO account VALUES (?, ?, ?, NULL, ?, 0)",
          arguments: [name.lowercased(), name, name == "Kim" ? "teacher" : "learner", hash]
        )
      }
      for (digest, json) in [("q", content), ("b", shelved)] {
        try database.execute(sql: "INSERT INTO content VALUES (?, ?)", arguments: [digest, json])
      }
      try database.execute(
        sql: """
          INSERT INTO library VALUES ('shelf', 'bank', 'On the shelf', 'b');
          INSERT INTO stream VALUES ('one', 'quiz', 'zoë', 'Biology', 'q', 1800000000);
          """
      )
      for (index, event) in events.enumerated() {
        try database.execute(
          sql: "INSERT INTO event VALUES ('one', ?, ?, 1800000000)",
          arguments: [index + 1, event]
        )
      }
    }
    try Store.migrations.migrate(database)
    let store = Store(database: database)
    let zoe = try #require(try store.account(named: "ZOË"))
    #expect(zoe.id == "zoë" && zoe.name == "Zoë" && !zoe.isPassphraseGiven)
    #expect(Secrets.matches("learn-and-play", zoe.passphrase))
    #expect(try store.isTaken("Zo\u{451}") == false && store.isTaken("\u{39A}im"))
    // The answers of before count for the problems that the bank has now.
    let quizzes = Streams<QuizSession>(
      .init(kind: QuizPages.kind, encode: { try $0.json() }, decode: { try Quiz(json: $0) }),
      in: store
    )
    let history = try await Histories(store: store, quizzes: quizzes).history(of: zoe)
    #expect(history.answers.records.map(\.problem) == ["shelf/Q1"])
    let problems = try await Banks(store: store).bank(of: "shelf")?.allProblems.map(\.id)
    #expect(problems == ["shelf/Q1"])
    #expect(try store.check(at: begin + 60).isWhole)
  }
}

struct OperationTests {
  @Test func aBackupIsWholeAndCanBePutBack() async throws {
    try await inFolder { folder in
      let file = folder.appending(path: "site.sqlite").path
      let own = try await TestClass(at: file)
      _ = try await own.join("Ada")
      let copy = folder.appending(path: "copy.sqlite").path
      try own.store.back(up: copy)
      #expect(throws: (any Error).self) { try own.store.back(up: copy) }
      _ = try await own.join("Ben")
      try Restore.parse([copy, "--database", folder.appending(path: "new.sqlite").path]).run()
      let restored = try Store(existing: folder.appending(path: "new.sqlite").path)
      #expect(try restored.accounts().map(\.name) == ["Ada", "Kim"])
      #expect(try restored.check().isWhole)
    }
  }

  @Test func whatCannotBeReadIsNamed() async throws {
    try await inFolder { folder in
      let file = folder.appending(path: "site.sqlite").path
      let own = try await TestClass(at: file)
      #expect(try own.store.check().isWhole)
      try await own.store.database.write { database in
        try database.execute(sql: "UPDATE event SET json = 'x' WHERE number = 2")
        try database.execute(sql: "DELETE FROM event WHERE number = 1")
      }
      let found = try own.store.check()
      #expect(found.faults.contains("stream class: event 1 is missing"), "\(found.faults)")
      #expect(found.faults.contains("stream class: event 2 cannot be read"))
      #expect(throws: (any Error).self) { try Check.parse(["--database", file]).run() }
      #expect(throws: (any Error).self) {
        try Check.parse(["--database", folder.appending(path: "none.sqlite").path]).run()
      }
    }
  }

  @Test func aTeacherWhoForgotGetsAPassphrase() async throws {
    try await inFolder { folder in
      let file = folder.appending(path: "site.sqlite").path
      let own = try await TestClass(at: file)
      let before = own.teacher.passphrase
      try ResetPassphrase.parse(["kim", "--database", file]).run()
      let after = try #require(try own.store.account(own.teacher.id))
      #expect(after.passphrase != before && after.isPassphraseGiven)
      #expect(throws: (any Error).self) {
        try ResetPassphrase.parse(["nobody", "--database", file]).run()
      }
    }
  }
}
