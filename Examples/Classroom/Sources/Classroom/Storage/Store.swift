// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// A file that cannot be read as it was written, with what helps.
struct DamagedFile: Error, CustomStringConvertible {
  /// What SQLite says of one.
  static let codes: [ResultCode] = [.SQLITE_CORRUPT, .SQLITE_NOTADB]

  let path: String
  let fault: String

  init(_ path: String, _ fault: String) { (self.path, self.fault) = (path, fault) }

  var description: String {
    """
    \(path) is damaged (\(fault.split(separator: "\n").joined(separator: " "))). \
    Put a backup in its place: classroom restore BACKUP --database \(path)
    """
  }
}

/// The SQLite file in which everything is kept: accounts, content and the events of every stream.
///
/// Events are only ever added. What a page shows is what replaying them gives.
struct Store: Sendable {
  let database: any DatabaseWriter

  /// Takes a database as it is.
  init(database: any DatabaseWriter) { self.database = database }

  /// Opens the file, or a store in memory without one, and brings its tables up to date.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isLookedThrough: Whether every page of it is looked at before anything is written.
  /// - Throws: ``DamagedFile`` for one that is no database, or whose pages are damaged, and what the
  ///   database says.
  init(path: String?, isLookedThrough: Bool = false) throws {
    do {
      try self.init(opening: path)
      if isLookedThrough {
        let faults = try database.read { try String.fetchAll($0, sql: "PRAGMA quick_check(1)") }
        if let fault = faults.first, fault != "ok" { throw DamagedFile(path ?? "", fault) }
      }
      try Self.migrations.migrate(database)
    } catch let error as DatabaseError
      where DamagedFile.codes.contains(error.resultCode)
    {
      throw DamagedFile(path ?? "", error.message ?? "\(error)")
    }
  }

  private init(opening path: String?) throws {
    if let path {
      var configuration = Configuration()
      configuration.busyMode = .timeout(5)
      // A commit is on the disk before it is acknowledged.
      // What is deleted is overwritten, so that nobody finds it in the file.
      configuration.prepareDatabase {
        try $0.execute(sql: "PRAGMA synchronous = FULL; PRAGMA secure_delete = ON")
      }
      database = try DatabasePool(path: path, configuration: configuration)
    } else {
      database = try DatabaseQueue()
    }
  }

  static var migrations: DatabaseMigrator {
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
    migrations.registerMigration("people") { database in
      try database.execute(
        sql: """
          ALTER TABLE account ADD COLUMN signInName TEXT NOT NULL DEFAULT '';
          ALTER TABLE account ADD COLUMN likeness TEXT NOT NULL DEFAULT '';
          ALTER TABLE account ADD COLUMN isPassphraseGiven BOOLEAN NOT NULL DEFAULT 0;
          UPDATE account SET signInName = id;
          CREATE UNIQUE INDEX accountBySignInName ON account(signInName);
          ALTER TABLE library ADD COLUMN isWithdrawn BOOLEAN NOT NULL DEFAULT 0;
          ALTER TABLE stream ADD COLUMN bank TEXT;
          ALTER TABLE stream ADD COLUMN assignment TEXT;
          CREATE TABLE assignment (id TEXT PRIMARY KEY, json BLOB NOT NULL) WITHOUT ROWID;
          CREATE TEMPORARY TABLE titled AS
            SELECT id, title FROM library WHERE kind = 'bank' UNION
            SELECT id, json_extract(CAST(json AS TEXT), '$.title') FROM library
            JOIN content ON digest = content WHERE kind = 'bank';
          UPDATE stream SET bank = (SELECT min(id) FROM titled WHERE titled.title = stream.title)
          WHERE kind = 'quiz' AND 1 = (
            SELECT count(*) FROM titled WHERE titled.title = stream.title);
          DROP TABLE titled;
          """
      )
      try database.execute(
        sql: """
          CREATE TABLE digest (
            stream TEXT PRIMARY KEY REFERENCES stream ON DELETE CASCADE, number INTEGER NOT NULL,
            json BLOB NOT NULL) WITHOUT ROWID;
          """
      )
      try renewLikenesses(database)
    }
    migrations.registerMigration("rooms") { database in
      try database.execute(
        sql: """
          CREATE TABLE amendment (
            id TEXT PRIMARY KEY, json BLOB NOT NULL,
            isSettled BOOLEAN NOT NULL DEFAULT 0) WITHOUT ROWID;
          CREATE TABLE news (
            account TEXT NOT NULL REFERENCES account ON DELETE CASCADE,
            stream TEXT NOT NULL REFERENCES stream ON DELETE CASCADE, reason TEXT NOT NULL,
            at DOUBLE NOT NULL, PRIMARY KEY (account, stream)) WITHOUT ROWID;
          CREATE TABLE team (id TEXT PRIMARY KEY, title TEXT NOT NULL) WITHOUT ROWID;
          CREATE TABLE teamMember (
            team TEXT NOT NULL REFERENCES team ON DELETE CASCADE,
            account TEXT NOT NULL REFERENCES account ON DELETE CASCADE,
            PRIMARY KEY (team, account)) WITHOUT ROWID;
          CREATE TABLE roundCode (
            code TEXT PRIMARY KEY,
            stream TEXT NOT NULL UNIQUE REFERENCES stream ON DELETE CASCADE) WITHOUT ROWID;
          CREATE TABLE setAside (
            stream TEXT NOT NULL REFERENCES stream ON DELETE CASCADE, number INTEGER NOT NULL,
            json BLOB NOT NULL, recordedAt DOUBLE NOT NULL, reason TEXT NOT NULL,
            setAsideAt DOUBLE NOT NULL);
          """
      )
    }
    migrations.registerMigration("parents") { database in
      try database.execute(
        sql: """
          CREATE TABLE parents (
            account TEXT PRIMARY KEY REFERENCES account ON DELETE CASCADE,
            token BLOB NOT NULL UNIQUE) WITHOUT ROWID;
          CREATE INDEX streamOfAssignment ON stream(assignment) WHERE assignment IS NOT NULL;
          """
      )
      try database.execute(sql: activity)
    }
    migrations.registerMigration("strokes") { database in
      try renewLikenesses(database)
      try database.execute(sql: "ALTER TABLE digest ADD COLUMN answers BLOB")
    }
    return migrations
  }

  /// Stores what names look like by the rules of now.
  private static func renewLikenesses(_ database: Database) throws {
    for row in try Row.fetchAll(database, sql: "SELECT id, name FROM account") {
      try database.execute(
        sql: "UPDATE account SET likeness = ? WHERE id = ?",
        arguments: [PersonName.likeness(of: row["name"]), row["id"] as String]
      )
    }
  }

  /// Counts for each account how often something in its quizzes changed, whatever has changed it, so that
  /// nobody reads a list of quizzes again in which nothing is new.
  private static let activity: String = {
    let changes = [
      (
        "eventAdded", "INSERT ON event",
        "(SELECT owner FROM stream WHERE id = NEW.stream AND kind = 'quiz')"
      ),
      (
        "eventTaken", "DELETE ON event",
        "(SELECT owner FROM stream WHERE id = OLD.stream AND kind = 'quiz')"
      ),
      ("streamAdded", "INSERT ON stream", "NEW.owner"),
      ("streamChanged", "UPDATE ON stream", "NEW.owner"),
      ("streamTaken", "DELETE ON stream", "OLD.owner"),
    ]
    return
      "CREATE TABLE activity (account TEXT PRIMARY KEY, number INTEGER NOT NULL) WITHOUT ROWID;"
      + changes.map { name, change, owner in
        """
        CREATE TRIGGER \(name) AFTER \(change) BEGIN
          INSERT INTO activity SELECT owner, 1 FROM (SELECT \(owner) AS owner) WHERE owner IS NOT NULL
          ON CONFLICT (account) DO UPDATE SET number = number + 1;
        END;
        """
      }
      .joined()
      + "CREATE TRIGGER accountTaken AFTER DELETE ON account BEGIN DELETE FROM activity WHERE account = OLD.id; END;"
  }()

  /// A setting of the class as it was stored; nil for one that was never made.
  func setting<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value? {
    let stored = try database.read {
      try Data.fetchOne($0, sql: "SELECT value FROM setting WHERE name = ?", arguments: [name])
    }
    return try stored.map { try JSONDecoder().decode(type, from: $0) }
  }

  /// Stores a setting of the class.
  func set(_ value: some Encodable, as name: String) throws {
    let json = try JSONEncoder().encode(value)
    try database.write {
      try $0.execute(
        sql: "INSERT OR REPLACE INTO setting VALUES (?, ?)",
        arguments: [name, json]
      )
    }
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
