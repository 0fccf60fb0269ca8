// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Quizzes

/// Somebody who can sign in.
struct Account: Codable, FetchableRecord, PersistableRecord, Sendable {
  static let databaseTableName = "account"

  /// What an account may do.
  enum Role: String, Codable, Sendable {
    case learner
    case teacher
  }

  /// The name that one signs in with: it is also the learner and the member in the engines.
  let id: String
  /// The name that others see.
  var name: String
  let role: Role
  /// The language that was chosen, or nil for the one that the browser asks for.
  var language: String?
  var passphrase: String
  let createdAt: Double

  init(_ id: String, name: String, role: Role, passphrase: String, at date: Date) throws {
    self.id = id
    self.name = name
    self.role = role
    self.passphrase = try Secrets.hash(of: passphrase)
    createdAt = date.timeIntervalSince1970
  }

  var learner: Learner.ID { Learner.ID(id) }

  /// The identifier that belongs to a name.
  ///
  /// Engines take two spellings of a letter with a mark for the same identifier, and the database
  /// does not.
  static func id(of name: String) -> String {
    name.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      .precomposedStringWithCanonicalMapping
  }
}

extension Store {
  func account(_ id: String) throws -> Account? {
    try database.read { try Account.fetchOne($0, key: id) }
  }

  func accounts() throws -> [Account] {
    try database.read { try Account.order(Column("name")).fetchAll($0) }
  }

  func add(_ account: Account) throws {
    try database.write { try account.insert($0) }
  }

  func setLanguage(_ language: Language, of account: String) throws {
    try database.write {
      try $0.execute(
        sql: "UPDATE account SET language = ? WHERE id = ?",
        arguments: [language.rawValue, account]
      )
    }
  }

  /// Changes a passphrase.
  ///
  /// Whoever knew the old one is signed out.
  func setPassphrase(_ passphrase: String, of account: String) throws {
    let hash = try Secrets.hash(of: passphrase)
    try database.write { database in
      try database.execute(
        sql: "UPDATE account SET passphrase = ? WHERE id = ?",
        arguments: [hash, account]
      )
      try database.execute(sql: "DELETE FROM signIn WHERE account = ?", arguments: [account])
    }
  }

  /// Signs an account in and returns the token that its browser keeps; only the digest is stored.
  func signIn(_ account: String, until date: Date) throws -> String {
    let token = Secrets.token()
    try database.write { database in
      try database.execute(
        sql: "INSERT INTO signIn VALUES (?, ?, ?)",
        arguments: [Secrets.digest(of: token), account, date.timeIntervalSince1970]
      )
    }
    return token
  }

  /// The account of a token that has not expired.
  func account(signedInWith token: String, at date: Date) throws -> Account? {
    try database.read { database in
      try Account.fetchOne(
        database,
        sql: """
          SELECT account.* FROM signIn JOIN account ON account.id = signIn.account
          WHERE token = ? AND expiresAt > ?
          """,
        arguments: [Secrets.digest(of: token), date.timeIntervalSince1970]
      )
    }
  }

  /// Ends a sign-in.
  func signOut(token: String) throws {
    try database.write {
      try $0.execute(
        sql: "DELETE FROM signIn WHERE token = ?",
        arguments: [Secrets.digest(of: token)]
      )
    }
  }
}
