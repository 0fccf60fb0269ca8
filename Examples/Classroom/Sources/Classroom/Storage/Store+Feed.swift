// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// The secret addresses of calendars; only their digests are stored.
extension Store {
  /// Makes a secret address for an account's calendar, which takes the place of an older one.
  func makeFeed(of account: String) throws -> String {
    let token = Secrets.token()
    try database.write { database in
      try database.execute(
        sql: "INSERT OR REPLACE INTO feed VALUES (?, ?)",
        arguments: [account, Secrets.digest(of: token)]
      )
    }
    return token
  }

  /// Revokes the secret address of an account's calendar.
  func revokeFeed(of account: String) throws {
    try database.write { database in
      try database.execute(sql: "DELETE FROM feed WHERE account = ?", arguments: [account])
    }
  }

  /// Whether an account's calendar has a secret address.
  func hasFeed(_ account: String) throws -> Bool {
    try database.read { database in
      let sql = "SELECT EXISTS (SELECT 1 FROM feed WHERE account = ?)"
      return try Bool.fetchOne(database, sql: sql, arguments: [account]) ?? false
    }
  }

  /// The account whose calendar has a secret address.
  func account(feeding token: String) throws -> Account? {
    try database.read { database in
      try Account.fetchOne(
        database,
        sql: "SELECT account.* FROM feed JOIN account ON id = account WHERE token = ?",
        arguments: [Secrets.digest(of: token)]
      )
    }
  }
}
