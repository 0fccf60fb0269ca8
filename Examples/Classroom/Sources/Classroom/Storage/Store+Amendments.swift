// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Quizzes

/// The corrections of problems for all: each is stored once and stays, also when another one takes it
/// back.
extension Store {
  /// All corrections.
  func amendments() throws -> Amendments {
    let stored = try database.read { try Data.fetchAll($0, sql: "SELECT json FROM amendment") }
    return Amendments(try stored.map { try JSONDecoder().decode(Amendment.self, from: $0) })
  }

  /// Adds a correction, which no quiz follows yet.
  func add(_ amendment: Amendment) throws {
    let json = try JSONEncoder().encode(amendment)
    try database.write {
      try $0.execute(
        sql: "INSERT OR IGNORE INTO amendment (id, json) VALUES (?, ?)",
        arguments: [amendment.id.rawValue, json]
      )
    }
  }

  /// Notes that all quizzes follow a correction.
  func markSettled(_ amendment: Amendment.ID) throws {
    try database.write {
      try $0.execute(
        sql: "UPDATE amendment SET isSettled = 1 WHERE id = ?",
        arguments: [amendment.rawValue]
      )
    }
  }

  /// The corrections that the program ended in the midst of.
  func unsettledAmendments() throws -> [Amendment] {
    let stored = try database.read {
      try Data.fetchAll($0, sql: "SELECT json FROM amendment WHERE isSettled = 0")
    }
    return try stored.map { try JSONDecoder().decode(Amendment.self, from: $0) }
  }

  /// The quizzes of people whose content names a problem, which has the name here that it has on the
  /// shelf.
  func quizzes(naming problem: Problem.ID) throws -> [StreamHead] {
    // In JSON a slash may be written in two ways.
    func needles(_ name: String) throws -> [Data] {
      let plain = JSONEncoder()
      plain.outputFormatting = .withoutEscapingSlashes
      return [try JSONEncoder().encode(name), try plain.encode(name)]
    }
    let bank = BankMedia.item(of: problem)
    let (full, short) = (
      try needles(problem.rawValue), try needles(ClassPages.label(of: problem))
    )
    return try database.read { database in
      try StreamHead.fetchAll(
        database,
        sql: """
          SELECT stream.id, kind, owner, title, createdAt, bank, assignment FROM stream
          JOIN content ON digest = content
          WHERE kind = ? AND owner IS NOT NULL AND (
            (bank IS NULL AND (instr(json, ?) > 0 OR instr(json, ?) > 0))
            OR (bank = ? AND (instr(json, ?) > 0 OR instr(json, ?) > 0)))
          ORDER BY createdAt DESC, stream.id
          """,
        arguments: [QuizPages.kind, full[0], full[1], bank, short[0], short[1]]
      )
    }
  }
}
