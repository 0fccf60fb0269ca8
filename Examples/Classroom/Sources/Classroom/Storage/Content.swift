// SPDX-License-Identifier: Apache-2.0
import Crypto
import Foundation
import GRDB

/// A piece of content that people can choose: a problem bank, the rules of a group.
struct LibraryItem: Codable, FetchableRecord, Sendable {
  let id: String
  let kind: String
  let title: String
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
    try database.write { database in
      let digest = try add(json, in: database)
      try database.execute(
        sql: "INSERT OR REPLACE INTO library VALUES (?, ?, ?, ?)",
        arguments: [item.id, item.kind, item.title, digest]
      )
    }
  }

  /// What is on the shelf, by title.
  func library(of kind: String) throws -> [LibraryItem] {
    try database.read { database in
      try LibraryItem.fetchAll(
        database,
        sql: "SELECT id, kind, title FROM library WHERE kind = ? ORDER BY title",
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
