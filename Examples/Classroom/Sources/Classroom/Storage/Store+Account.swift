// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// What is stored about one person, to be taken along or to go.
extension Store {
  /// Everything that is stored about an account, as JSON: who it is, and its streams with content
  /// and events.
  func everything(about account: Account) throws -> Data {
    try database.read { database in
      let streams = try Row.fetchAll(
        database,
        sql: """
          SELECT stream.id, stream.kind, title, createdAt, json FROM stream
          JOIN content ON digest = content WHERE owner = ? ORDER BY createdAt
          """,
        arguments: [account.id]
      )
      let described = try streams.map { row -> [String: Any] in
        let events = try Data.fetchAll(
          database,
          sql: "SELECT json FROM event WHERE stream = ? ORDER BY number",
          arguments: [row["id"] as String]
        )
        return [
          "id": row["id"] as String, "kind": row["kind"] as String, "title": row["title"] as String,
          "createdAt": row["createdAt"] as Double,
          "content": try JSONSerialization.jsonObject(
            with: row["json"] as Data,
            options: .fragmentsAllowed
          ),
          "events": try events.map { try JSONSerialization.jsonObject(with: $0) },
        ]
      }
      let all: [String: Any] = [
        "account": [
          "id": account.id, "name": account.name, "role": account.role.rawValue,
          "createdAt": account.createdAt,
        ],
        "streams": described,
      ]
      return try JSONSerialization.data(
        withJSONObject: all,
        options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      )
    }
  }

  /// Deletes an account with its own streams and sign-ins.
  func delete(_ account: String) throws {
    try database.write { database in
      try database.execute(sql: "DELETE FROM stream WHERE owner = ?", arguments: [account])
      try database.execute(sql: "DELETE FROM account WHERE id = ?", arguments: [account])
    }
  }
}
