// SPDX-License-Identifier: Apache-2.0
import Crypto
import Foundation
import GRDB

/// A piece of content that people can choose: a problem bank, the rules of a group.
struct LibraryItem: Codable, FetchableRecord, Sendable {
  let id: String
  let kind: String
  let title: String
  /// Whether learners are no longer offered it.
  var isWithdrawn = false
}

/// Content, stored once by its digest.
extension Store {
  /// Adds content and returns its digest.
  func add(_ json: Data, in database: Database) throws -> String {
    let digest = SHA256.hash(data: json).map { String(format: "%02x", $0) }.joined()
    try database.execute(
      sql: "INSERT OR IGNORE INTO content VALUES (?, ?)",
      arguments: [digest, json]
    )
    return digest
  }

  /// Puts content on the shelf under an identifier, in place of what was there before.
  ///
  /// Streams keep the content that they began with.
  func publish(_ json: Data, as item: LibraryItem) throws {
    try database.write { try publish(json, as: item, in: $0) }
  }

  /// The same as a part of something larger.
  func publish(_ json: Data, as item: LibraryItem, in database: Database) throws {
    let digest = try add(json, in: database)
    try database.execute(
      sql: """
        INSERT INTO library (id, kind, title, content, isWithdrawn) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, title = excluded.title,
          content = excluded.content, isWithdrawn = excluded.isWithdrawn
        """,
      arguments: [item.id, item.kind, item.title, digest, item.isWithdrawn]
    )
    try Self.clear(database)
  }

  /// An item on the shelf.
  func item(_ id: String) throws -> LibraryItem? {
    try database.read { database in
      try LibraryItem.fetchOne(
        database,
        sql: "SELECT id, kind, title, isWithdrawn FROM library WHERE id = ?",
        arguments: [id]
      )
    }
  }

  /// Gives an item another title.
  func rename(_ item: String, to title: String) throws {
    try database.write {
      try $0.execute(sql: "UPDATE library SET title = ? WHERE id = ?", arguments: [title, item])
    }
  }

  /// Takes an item out of what learners are offered, or offers it again.
  func setWithdrawn(_ isWithdrawn: Bool, of item: String) throws {
    try database.write {
      try $0.execute(
        sql: "UPDATE library SET isWithdrawn = ? WHERE id = ?",
        arguments: [isWithdrawn, item]
      )
    }
  }

  /// Takes an item off the shelf for good.
  ///
  /// What was begun with it goes on, because each stream has its content; so images stay.
  func discard(_ item: String) throws {
    try database.write { database in
      try database.execute(
        sql: "DELETE FROM library WHERE id = ?",
        arguments: [item]
      )
      try Self.clear(database)
    }
  }

  /// Deletes content that nothing has any more.
  static func clear(_ database: Database) throws {
    try database.execute(
      sql: """
        DELETE FROM content WHERE digest NOT IN (
          SELECT content FROM library UNION SELECT content FROM stream)
        """
    )
  }

  /// What learners are offered, by title.
  func library(of kind: String) throws -> [LibraryItem] {
    try shelf(of: kind).filter { !$0.isWithdrawn }
  }

  /// What is on the shelf, by title, with what was withdrawn.
  func shelf(of kind: String) throws -> [LibraryItem] {
    try database.read { database in
      try LibraryItem.fetchAll(
        database,
        sql: "SELECT id, kind, title, isWithdrawn FROM library WHERE kind = ? ORDER BY title",
        arguments: [kind]
      )
    }
  }

  /// The content of an item on the shelf.
  func json(of item: String, kind: String) throws -> Data? {
    try database.read { database in
      try Data.fetchOne(
        database,
        sql: """
          SELECT json FROM library JOIN content ON digest = content WHERE library.id = ? AND kind = ?
          """,
        arguments: [item, kind]
      )
    }
  }
}
