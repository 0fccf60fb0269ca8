// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// A group within the class, such as those who take a course or sit at one table.
struct Team: Codable, FetchableRecord, Sendable, Identifiable {
  let id: String
  let title: String
}

extension Store {
  /// The groups within the class, by title.
  func teams() throws -> [Team] {
    try database.read {
      try Team.fetchAll($0, sql: "SELECT id, title FROM team ORDER BY title, id")
    }
  }

  /// The identifiers of the accounts in each group.
  func teamMembers() throws -> [String: Set<String>] {
    try database.read { database in
      let rows = try Row.fetchAll(database, sql: "SELECT team, account FROM teamMember")
      return rows.reduce(into: [:]) { members, row in
        members[row["team"] as String, default: []].insert(row["account"] as String)
      }
    }
  }

  /// The groups that an account is in.
  func teams(of account: String) throws -> Set<String> {
    try database.read { database in
      try String.fetchSet(
        database,
        sql: "SELECT team FROM teamMember WHERE account = ?",
        arguments: [account]
      )
    }
  }

  /// Makes a group or gives it another title and other members; accounts that are not there are left
  /// out.
  func save(_ team: Team, members: [String]) throws {
    try database.write { database in
      try database.execute(
        sql: """
          INSERT INTO team (id, title) VALUES (?, ?)
          ON CONFLICT (id) DO UPDATE SET title = excluded.title
          """,
        arguments: [team.id, team.title]
      )
      try database.execute(sql: "DELETE FROM teamMember WHERE team = ?", arguments: [team.id])
      for member in Set(members) {
        try database.execute(
          sql: "INSERT INTO teamMember SELECT ?, id FROM account WHERE id = ?",
          arguments: [team.id, member]
        )
      }
    }
  }

  /// Deletes a group; what was set for it stays with those who began it.
  func delete(_ team: Team) throws {
    try database.write {
      try $0.execute(sql: "DELETE FROM team WHERE id = ?", arguments: [team.id])
    }
  }
}
