// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Quizzes

/// What reports need of a quiz, so that it is not replayed for each look at them.
struct QuizDigest: Codable, Sendable {
  /// Digests of programs that made others are made anew.
  static let version = 3

  let version: Int
  /// The quiz, which has the identifier of the challenge that it is played for.
  let quiz: Quiz.ID
  let isFinished: Bool
  let decided: Int
  let count: Int
  let percent: Int
  /// The share of the points, from which marks come.
  let share: Fraction
  /// Whether there is anything to earn: not when all of its problems were taken out.
  let isWorthSomething: Bool
  /// How many answers wait for a person, and how many have a grade of one.
  let pending: Int
  let graded: Int
  /// How many problems count for something else by the word of a person.
  let corrected: Int
  let answers: AnswerLog

  init(_ session: QuizSession, at head: StreamHead, by account: Account) {
    version = Self.version
    quiz = session.content.id
    isFinished = session.isFinished
    decided = session.decidedCount
    count = session.content.items.count
    percent = QuizPages.percent(session.score)
    share = session.score.fraction
    isWorthSomething = session.score.possible > 0
    let summary = session.summary
    // What was given up before it could be handed in cannot be graded any more.
    pending = session.phase == .quit ? 0 : summary.pending.count
    graded = summary.results.count(where: { $0.enteredGrade != nil })
    corrected = summary.results.count { $0.ruling.map { $0.outcome != .asJudged } ?? false }
    answers = head.answers(in: session, by: account)
  }
}

/// The quizzes of everybody, followed from event to event: a look at a history costs what is new in
/// it.
actor Histories {
  /// A quiz of somebody, with what was made of it.
  struct Entry: Sendable {
    let head: StreamHead
    let digest: QuizDigest
  }

  /// The quizzes of an account, the latest first, and all answers in them.
  struct History: Sendable {
    var entries: [Entry] = []
    var answers = AnswerLog()
  }

  private struct Followed {
    var history = History()
    var numbers: [String: Int] = [:]
    /// How often something had changed when it was last read.
    var activity = -1
    var usedAt = 0
  }

  private let store: Store
  private let quizzes: Streams<QuizSession>
  private var followed: [String: Followed] = [:]
  private var clock = 0
  /// More accounts than a class has; a file with more classes is not what this is for.
  private let limit = 200

  init(store: Store, quizzes: Streams<QuizSession>) {
    (self.store, self.quizzes) = (store, quizzes)
  }

  /// The history of an account as it is now.
  func history(of account: Account) async throws -> History {
    var known = followed[account.id] ?? Followed()
    clock += 1
    let activity = try activity(of: account)
    guard activity != known.activity else {
      followed[account.id]?.usedAt = clock
      return known.history
    }
    let rows = try heads(of: account)
    let before = Dictionary(known.history.entries.map { ($0.head.id, $0) }) { first, _ in first }
    var entries: [Entry] = []
    var answers: [AnswerLog.Record] = []
    for (head, last) in rows {
      if let entry = before[head.id], known.numbers[head.id] == last {
        entries.append(entry)
        continue
      }
      guard let digest = try await digest(of: head, at: last, by: account) else { continue }
      entries.append(Entry(head: head, digest: digest))
      known.numbers[head.id] = last
      answers += digest.answers.allRecords
    }
    known.history.answers.merge(AnswerLog(answers))
    known.history.entries = entries
    (known.activity, known.usedAt) = (activity, clock)
    followed[account.id] = known
    if followed.count > limit, let oldest = followed.min(by: { $0.value.usedAt < $1.value.usedAt })
    {
      followed[oldest.key] = nil
    }
    return known.history
  }

  /// The answers in the quizzes of an account as rows of a table, the latest quiz first.
  ///
  /// Those of a finished quiz are kept beside its digest, and go when that goes.
  func rows(of account: Account) async throws -> [(head: StreamHead, rows: [AnswerRow])] {
    // This makes the digests that are missing.
    _ = try await history(of: account)
    var all: [(head: StreamHead, rows: [AnswerRow])] = []
    for (head, last) in try heads(of: account) {
      if let rows = try storedRows(of: head.id, at: last) {
        all.append((head, rows))
        continue
      }
      guard let session = try await quizzes.readable(at: head.id) else { continue }
      let rows = AnswerRow.all(of: session, in: head, by: account)
      if session.isFinished, session.eventCount == last {
        try keep(rows, of: head.id, at: last)
      }
      all.append((head, rows))
    }
    return all
  }

  private func storedRows(of stream: String, at number: Int) throws -> [AnswerRow]? {
    let json = try store.database.read { database in
      try Data.fetchOne(
        database,
        sql: "SELECT answers FROM digest WHERE stream = ? AND number = ? AND answers IS NOT NULL",
        arguments: [stream, number]
      )
    }
    guard let json, let kept = try? JSONDecoder().decode(AnswerRow.Kept.self, from: json),
      kept.version == AnswerRow.Kept.version
    else { return nil }
    return kept.rows
  }

  private func keep(_ rows: [AnswerRow], of stream: String, at number: Int) throws {
    let json = try JSONEncoder().encode(
      AnswerRow.Kept(version: AnswerRow.Kept.version, rows: rows)
    )
    do {
      try store.database.write { database in
        try database.execute(
          sql: "UPDATE digest SET answers = ? WHERE stream = ? AND number = ?",
          arguments: [json, stream, number]
        )
      }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_FULL {
      // On a full disk the table can still be read.
    }
  }

  /// How often something in the quizzes of an account has changed.
  private func activity(of account: Account) throws -> Int {
    try store.database.read { database in
      try Int.fetchOne(
        database,
        sql: "SELECT number FROM activity WHERE account = ?",
        arguments: [account.id]
      ) ?? 0
    }
  }

  /// The quizzes of an account, the latest first, with the numbers of their last events.
  private func heads(of account: Account) throws -> [(StreamHead, last: Int)] {
    try store.database.read { database in
      let rows = try Row.fetchAll(
        database,
        sql: """
          SELECT id, kind, owner, title, createdAt, bank, assignment,
            (SELECT max(number) FROM event WHERE event.stream = stream.id) AS last
          FROM stream WHERE owner = ? AND kind = ? ORDER BY createdAt DESC, id
          """,
        arguments: [account.id, QuizPages.kind]
      )
      return try rows.map { (try StreamHead(row: $0), last: $0["last"] as Int? ?? 0) }
    }
  }

  private func stored(_ stream: String, at number: Int) throws -> QuizDigest? {
    let json = try store.database.read { database in
      try Data.fetchOne(
        database,
        sql: "SELECT json FROM digest WHERE stream = ? AND number = ?",
        arguments: [stream, number]
      )
    }
    // One that another version of the program wrote is made anew.
    guard let json, let digest = try? JSONDecoder().decode(QuizDigest.self, from: json),
      digest.version == QuizDigest.version
    else { return nil }
    return digest
  }

  private func keep(_ digest: QuizDigest, of stream: String, at number: Int) throws {
    let json = try JSONEncoder().encode(digest)
    try store.database.write { database in
      try database.execute(
        sql: "INSERT OR REPLACE INTO digest (stream, number, json) VALUES (?, ?, ?)",
        arguments: [stream, number, json]
      )
    }
  }

  /// Forgets the history of an account, because a quiz of it was judged anew.
  func forget(_ account: String) { followed[account] = nil }

  /// What was made of a quiz before, or is made of it now and then stored; nil for one that cannot
  /// be read.
  private func digest(
    of head: StreamHead,
    at number: Int,
    by account: Account
  ) async throws -> QuizDigest? {
    if let digest = try stored(head.id, at: number) { return digest }
    guard let session = try await quizzes.readable(at: head.id) else { return nil }
    let digest = QuizDigest(session, at: head, by: account)
    // What is still played changes with every answer, and is not worth a place on the disk.
    guard digest.isFinished, session.eventCount == number else { return digest }
    do {
      try keep(digest, of: head.id, at: number)
      // While it is replayed anyway, its rows cost little.
      try keep(AnswerRow.all(of: session, in: head, by: account), of: head.id, at: number)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_FULL {
      // On a full disk pages can still be read; it is made again for the next look.
    }
    return digest
  }
}
