// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// A result that is another one since somebody last looked at it.
struct ResultNews: Codable, FetchableRecord, Sendable {
  /// The reason of the change.
  enum Reason: String, Codable {
    /// A person graded an answer.
    case graded
    /// A person decided otherwise about an answer, or about a problem for all.
    case corrected
  }

  let stream: String
  let title: String
  let assignment: String?
  let reason: Reason
  let at: Double
}

/// Results that changed after the quiz, until their owners have looked at them.
extension Store {
  /// Notes that the result of a quiz changed; several changes are one piece of news.
  func note(
    _ reason: ResultNews.Reason,
    in stream: String,
    for account: String,
    at date: Date
  ) throws {
    try database.write {
      try $0.execute(
        sql: "INSERT OR REPLACE INTO news VALUES (?, ?, ?, ?)",
        arguments: [account, stream, reason.rawValue, date.timeIntervalSince1970]
      )
    }
  }

  /// The news of an account, the latest first.
  func news(of account: String) throws -> [ResultNews] {
    try database.read { database in
      try ResultNews.fetchAll(
        database,
        sql: """
          SELECT stream, title, assignment, reason, at FROM news JOIN stream ON id = stream
          WHERE account = ? ORDER BY at DESC, stream
          """,
        arguments: [account]
      )
    }
  }

  /// Notes that an account has looked at a quiz.
  func markSeen(_ stream: String, by account: String) throws {
    let isNew = try database.read {
      try Bool.fetchOne(
        $0,
        sql: "SELECT EXISTS (SELECT 1 FROM news WHERE account = ? AND stream = ?)",
        arguments: [account, stream]
      )
    }
    // Looking at a page that has no news takes no room on the disk.
    guard isNew == true else { return }
    try database.write {
      try $0.execute(
        sql: "DELETE FROM news WHERE account = ? AND stream = ?",
        arguments: [account, stream]
      )
    }
  }
}
