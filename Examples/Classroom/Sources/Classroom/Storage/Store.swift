// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// The SQLite file in which everything is kept: accounts, content and the events of every stream.
///
/// Events are only ever added. What a page shows is what replaying them gives.
struct Store: Sendable {
  let database: any DatabaseWriter

  /// Opens the file, or a store in memory without one, and brings its tables up to date.
  init(path: String?) throws {
    if let path {
      var configuration = Configuration()
      configuration.busyMode = .timeout(5)
      // A commit is on the disk before it is acknowledged.
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      database = try DatabasePool(path: path, configuration: configuration)
    } else {
      database = try DatabaseQueue()
    }
    try Self.migrations.migrate(database)
  }

  private static var migrations: DatabaseMigrator {
    var migrations = DatabaseMigrator()
    migrations.registerMigration("1") { database in
      try database.execute(
        sql: """
          CREATE TABLE setting (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
          CREATE TABLE account (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, role TEXT NOT NULL, language TEXT,
            passphrase TEXT NOT NULL, createdAt DOUBLE NOT NULL) WITHOUT ROWID;
          CREATE TABLE signIn (
            token BLOB PRIMARY KEY, account TEXT NOT NULL REFERENCES account ON DELETE CASCADE,
            expiresAt DOUBLE NOT NULL) WITHOUT ROWID;
          CREATE TABLE content (digest TEXT PRIMARY KEY, json BLOB NOT NULL) WITHOUT ROWID;
          CREATE TABLE library (
            id TEXT PRIMARY KEY, kind TEXT NOT NULL, title TEXT NOT NULL,
            content TEXT NOT NULL REFERENCES content) WITHOUT ROWID;
          CREATE TABLE stream (
            id TEXT PRIMARY KEY, kind TEXT NOT NULL, owner TEXT, title TEXT NOT NULL,
            content TEXT NOT NULL REFERENCES content, createdAt DOUBLE NOT NULL) WITHOUT ROWID;
          CREATE INDEX streamOfOwner ON stream(owner, kind, createdAt);
          CREATE TABLE event (
            stream TEXT NOT NULL REFERENCES stream ON DELETE CASCADE, number INTEGER NOT NULL,
            json BLOB NOT NULL, recordedAt DOUBLE NOT NULL,
            PRIMARY KEY (stream, number)) WITHOUT ROWID;
          """
      )
    }
    migrations.registerMigration("feeds") { database in
      try database.execute(
        sql: """
          CREATE TABLE feed (
            account TEXT PRIMARY KEY REFERENCES account ON DELETE CASCADE,
            token BLOB NOT NULL UNIQUE) WITHOUT ROWID;
          """
      )
    }
    return migrations
  }

  /// A secret of this installation, made once.
  func secret(named name: String, byteCount: Int = 32) throws -> Data {
    try database.write { database in
      let stored = try Data.fetchOne(
        database,
        sql: "SELECT value FROM setting WHERE name = ?",
        arguments: [name]
      )
      if let stored { return stored }
      let fresh = Data(Secrets.bytes(byteCount))
      try database.execute(
        sql: "INSERT INTO setting VALUES (?, ?)",
        arguments: [name, fresh]
      )
      return fresh
    }
  }
}
