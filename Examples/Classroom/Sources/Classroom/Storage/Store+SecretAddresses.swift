// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// An address that whoever knows it can read without signing in; its name is that of its table.
enum SecretAddress: String, Sendable {
  /// The calendar of a diary, for a calendar program.
  case feed
  /// How somebody is doing, for their parents.
  case parents
}

/// The secret addresses of accounts, at most one of a kind; only their digests are stored.
extension Store {
  /// Makes a secret address, which takes the place of an older one.
  func makeAddress(_ kind: SecretAddress, of account: String) throws -> String {
    let token = Secrets.token()
    try database.write { database in
      try database.execute(
        sql: "INSERT OR REPLACE INTO \(kind.rawValue) VALUES (?, ?)",
        arguments: [account, Secrets.digest(of: token)]
      )
    }
    return token
  }

  /// Revokes the secret address of an account.
  func revokeAddress(_ kind: SecretAddress, of account: String) throws {
    try database.write { database in
      try database.execute(
        sql: "DELETE FROM \(kind.rawValue) WHERE account = ?",
        arguments: [account]
      )
    }
  }

  /// Whether an account has a secret address.
  func hasAddress(_ kind: SecretAddress, _ account: String) throws -> Bool {
    try database.read { database in
      let sql = "SELECT EXISTS (SELECT 1 FROM \(kind.rawValue) WHERE account = ?)"
      return try Bool.fetchOne(database, sql: sql, arguments: [account]) ?? false
    }
  }

  /// The account that a secret address is of.
  func account(at token: String, _ kind: SecretAddress) throws -> Account? {
    try database.read { database in
      try Account.fetchOne(
        database,
        sql: "SELECT account.* FROM \(kind.rawValue) JOIN account ON id = account WHERE token = ?",
        arguments: [Secrets.digest(of: token)]
      )
    }
  }
}
