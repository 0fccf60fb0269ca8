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

  /// A random identifier, which is also the learner and the member in the engines: it says nothing
  /// of a person, and nobody gets it again.
  let id: String
  /// The name that one signs in with, folded by ``PersonName``.
  var signInName: String
  /// What the name looks like, to find names that look alike, which no two people have.
  var likeness: String
  /// The name that others see.
  var name: String
  var role: Role
  /// The language that was chosen, or nil for the one that the browser asks for.
  var language: String?
  var passphrase: String
  /// Whether the passphrase was given by a teacher, and is changed before anything else.
  var isPassphraseGiven: Bool
  let createdAt: Double

  /// Makes an account, with a new identifier unless it has one.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - name: The name, as it is shown.
  ///   - role: What it may do.
  ///   - hash: What is stored of the passphrase.
  ///   - isGiven: Whether somebody else has made the passphrase.
  ///   - date: When.
  init(
    _ id: String = Secrets.token(),
    name: String,
    role: Role,
    hash: String,
    isGiven: Bool = false,
    at date: Date
  ) {
    self.id = id
    self.name = name
    self.role = role
    signInName = PersonName.folded(name)
    likeness = PersonName.likeness(of: name)
    self.passphrase = hash
    isPassphraseGiven = isGiven
    createdAt = date.timeIntervalSince1970
  }

  var learner: Learner.ID { Learner.ID(id) }
}

extension Store {
  func account(_ id: String) throws -> Account? {
    try database.read { try Account.fetchOne($0, key: id) }
  }

  /// The account that signs in with a name, however it is written.
  func account(named name: String) throws -> Account? {
    try database.read {
      try Account.filter(Column("signInName") == PersonName.folded(name)).fetchOne($0)
    }
  }

  /// Whether somebody else has a name, or one that looks like it.
  func isTaken(_ name: String, byOtherThan account: String? = nil) throws -> Bool {
    let taken = try database.read {
      try Account.filter(
        Column("signInName") == PersonName.folded(name)
          || Column("likeness") == PersonName.likeness(of: name)
      )
      .fetchAll($0)
    }
    return taken.contains {
      $0.id != account
        && ($0.signInName == PersonName.folded(name) || PersonName.looksAlike($0.name, name))
    }
  }

  /// Gives an account another name, by which it also signs in.
  func setName(_ name: String, of account: String) throws {
    try database.write {
      try $0.execute(
        sql: "UPDATE account SET name = ?, signInName = ?, likeness = ? WHERE id = ?",
        arguments: [name, PersonName.folded(name), PersonName.likeness(of: name), account]
      )
    }
  }

  /// Lets an account do what those of a role may.
  func setRole(_ role: Account.Role, of account: String) throws {
    try database.write {
      try $0.execute(
        sql: "UPDATE account SET role = ? WHERE id = ?",
        arguments: [role.rawValue, account]
      )
    }
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
  ///
  /// - Parameters:
  ///   - hash: What is stored of the passphrase.
  ///   - account: Whose it is.
  ///   - isGiven: Whether somebody else has made it, so that it is changed at the first sign-in.
  /// - Throws: What the database says.
  func setPassphrase(hash: String, of account: String, isGiven: Bool = false) throws {
    try database.write { database in
      try database.execute(
        sql: "UPDATE account SET passphrase = ?, isPassphraseGiven = ? WHERE id = ?",
        arguments: [hash, isGiven, account]
      )
      try database.execute(sql: "DELETE FROM signIn WHERE account = ?", arguments: [account])
    }
  }

  /// Signs an account in and returns the token that its browser keeps; only the digest is stored.
  func signIn(_ account: String, until date: Date) throws -> String {
    let token = Secrets.token()
    try database.write { database in
      // What has expired is not kept.
      try database.execute(
        sql: "DELETE FROM signIn WHERE expiresAt < ?",
        arguments: [Date().timeIntervalSince1970]
      )
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
