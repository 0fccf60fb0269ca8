// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// What is stored about one person, to be taken along or to go.
extension Store {
  /// Everything that is stored about an account, as JSON: who it is, its streams with content and
  /// events, and what names it in those of all: duels, and events of the group.
  func everything(about account: Account) throws -> Data {
    try database.read { database in
      let all: [String: Any] = [
        "account": [
          "id": account.id, "name": account.name, "signInName": account.signInName,
          "role": account.role.rawValue, "language": account.language ?? "",
          "createdAt": account.createdAt,
        ],
        "streams": try Self.own(account.id, in: database),
        "shared": try Self.shared(account.id, in: database),
        "teams": try String.fetchAll(
          database,
          sql:
            "SELECT title FROM teamMember JOIN team ON team.id = teamMember.team WHERE account = ? ORDER BY title",
          arguments: [account.id]
        ),
        "setAside": try Self.setAside(account.id, in: database),
        "hasPageForParents": try Bool.fetchOne(
          database,
          sql: "SELECT EXISTS (SELECT 1 FROM parents WHERE account = ?)",
          arguments: [account.id]
        ) ?? false,
      ]
      return try JSONSerialization.data(
        withJSONObject: all,
        options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      )
    }
  }

  private static func own(_ account: String, in database: Database) throws -> [[String: Any]] {
    let streams = try Row.fetchAll(
      database,
      sql: """
        SELECT stream.id, stream.kind, title, createdAt, json FROM stream
        JOIN content ON digest = content WHERE owner = ? ORDER BY createdAt
        """,
      arguments: [account]
    )
    return try streams.map { row in
      let events = try Data.fetchAll(
        database,
        sql: "SELECT json FROM event WHERE stream = ? ORDER BY number",
        arguments: [row["id"] as String]
      )
      return [
        "id": row["id"] as String, "kind": row["kind"] as String, "title": row["title"] as String,
        "createdAt": row["createdAt"] as Double, "content": try object(row["json"]),
        "events": try events.map(object),
      ]
    }
  }

  /// What names an account in the streams that nobody owns.
  private static func shared(_ account: String, in database: Database) throws -> [[String: Any]] {
    let needle = try JSONEncoder().encode(account)
    let streams = try Row.fetchAll(
      database,
      sql: """
        SELECT stream.id, stream.kind, title, createdAt,
          CASE WHEN instr(json, ?) > 0 THEN json END AS named FROM stream
        JOIN content ON digest = content WHERE owner IS NULL ORDER BY createdAt
        """,
      arguments: [needle]
    )
    return try streams.compactMap { row in
      let events = try Data.fetchAll(
        database,
        sql: "SELECT json FROM event WHERE stream = ? AND instr(json, ?) > 0 ORDER BY number",
        arguments: [row["id"] as String, needle]
      )
      let content = row["named"] as Data?
      guard content != nil || !events.isEmpty else { return nil }
      var stream: [String: Any] = [
        "id": row["id"] as String, "kind": row["kind"] as String, "title": row["title"] as String,
        "createdAt": row["createdAt"] as Double, "events": try events.map(object),
      ]
      stream["content"] = try content.map(object)
      return stream
    }
  }

  /// The events of an account, or that name it, which were set aside because they could not be read.
  private static func setAside(_ account: String, in database: Database) throws -> [String] {
    let needle = try JSONEncoder().encode(account)
    let events = try Data.fetchAll(
      database,
      sql: """
        SELECT json FROM setAside JOIN stream ON id = stream
        WHERE owner = ? OR instr(json, ?) > 0 ORDER BY stream, number
        """,
      arguments: [account, needle]
    )
    return events.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func object(_ json: Data) throws -> Any {
    try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
  }

  /// The streams of a kind that nobody owns and that name an account.
  func streams(of kind: String, naming account: String) throws -> [String] {
    let needle = try JSONEncoder().encode(account)
    return try database.read { database in
      try String.fetchAll(
        database,
        sql: """
          SELECT stream.id FROM stream JOIN content ON digest = content
          WHERE owner IS NULL AND kind = ? AND (instr(json, ?) > 0 OR EXISTS (
            SELECT 1 FROM event WHERE event.stream = stream.id AND instr(event.json, ?) > 0))
          """,
        arguments: [kind, needle, needle]
      )
    }
  }

  /// Deletes an account with its own streams, their content and its sign-ins.
  func delete(_ account: String) throws {
    try database.write { database in
      try database.execute(sql: "DELETE FROM stream WHERE owner = ?", arguments: [account])
      // What could not be read may name them anywhere.
      try database.execute(
        sql: "DELETE FROM setAside WHERE instr(json, ?) > 0",
        arguments: [Data(account.utf8)]
      )
      try database.execute(sql: "DELETE FROM account WHERE id = ?", arguments: [account])
      try Self.clear(database)
    }
    // What was deleted is not left in the log beside the file.
    if let pool = database as? DatabasePool {
      _ = try pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    }
  }
}
