// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GRDB

// What whoever runs the site does at a terminal, also while it runs.

/// Lists who has an account.
struct ListPeople: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "people",
    abstract: "List all accounts."
  )

  @OptionGroup var file: DatabaseOption

  func run() throws {
    for account in try Store(existing: file.database).accounts() {
      print("\(account.role.rawValue)\t\(account.name)\t\(account.id)")
    }
  }
}

/// Gives somebody a passphrase for once, as a teacher who forgot theirs needs.
struct ResetPassphrase: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "passphrase",
    abstract: "Give somebody a passphrase that they change at their next sign-in."
  )

  @OptionGroup var file: DatabaseOption
  @Argument(help: "The name of the account.")
  var name: String

  func run() throws {
    let store = try Store(existing: file.database)
    guard let account = try store.account(named: name) else {
      throw ValidationError("Nobody is called \(name); \"classroom people\" lists everybody.")
    }
    let passphrase = Secrets.passphraseForOnce()
    try store.setPassphrase(
      hash: Secrets.hash(of: passphrase),
      of: account.id,
      isGiven: true
    )
    print("Sign in as \(account.name) with the passphrase \(passphrase), and change it.")
  }
}

/// Copies the file as it is at one moment, also while the site runs.
struct Backup: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Copy everything to another file, even while the site runs."
  )

  @OptionGroup var file: DatabaseOption
  @Argument(help: "The file to write; there must be none yet.")
  var copy: String

  func run() throws {
    try Store(existing: file.database).back(up: copy)
    print("\(copy): \(try Store(existing: copy, isReadOnly: true).check().summary)")
  }
}

/// Puts a copy in the place of the file, while the site does not run.
struct Restore: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replace the file by a copy, and keep the old one next to it. Stop the site first."
  )

  @OptionGroup var file: DatabaseOption
  @Argument(help: "The copy.")
  var copy: String

  func run() throws {
    // A clock that was wrong once is no reason to do without a copy.
    let found = try Store(existing: copy, isReadOnly: true).check(at: .distantFuture)
    guard found.isWhole else { throw ValidationError("\(copy): \(found.summary)") }
    let files = FileManager.default
    let place = file.database
    if files.fileExists(atPath: place) {
      let kept = "\(place).before-\(Int(Date().timeIntervalSince1970))"
      // What is in the log beside the file belongs to it; a damaged one is kept as it is.
      var isCopied = true
      do {
        try Store(existing: place).back(up: kept)
      } catch is DamagedFile {
        isCopied = false
      } catch let error as DatabaseError {
        guard DamagedFile.codes.contains(error.resultCode) else { throw error }
        isCopied = false
        try? files.removeItem(atPath: kept)
      }
      for end in ["", "-wal", "-shm"] where files.fileExists(atPath: place + end) {
        if isCopied {
          try files.removeItem(atPath: place + end)
        } else {
          try files.moveItem(atPath: place + end, toPath: kept + end)
        }
      }
      print("The file of before is \(kept).")
    }
    try files.copyItem(atPath: copy, toPath: place)
    print("\(place): \(found.summary)")
  }
}

/// Looks at every page of the file and every event.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check the file, and name the events that cannot be read."
  )

  @OptionGroup var file: DatabaseOption
  @Flag(
    help: "Set aside the events that cannot be read or do not follow. Stop the site first."
  )
  var setAside = false

  func run() throws {
    if setAside {
      for line in try Store(existing: file.database).setAsideFaults(at: Date()) { print(line) }
    }
    let found = try Store(existing: file.database, isReadOnly: true).check()
    print(found.summary)
    for fault in found.faults { print(fault) }
    if !found.isWhole { throw ExitCode.failure }
  }
}

extension Store {
  /// Opens a file that is there, and no other: a mistyped name makes no empty one.
  init(existing path: String, isReadOnly: Bool = false) throws {
    guard FileManager.default.fileExists(atPath: path) else {
      throw ValidationError("There is no file \(path).")
    }
    guard isReadOnly else {
      try self.init(path: path)
      return
    }
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    // A copy is looked at as it is: no table of it is changed.
    try self.init(database: DatabaseQueue(path: path, configuration: configuration))
  }

  /// Copies everything as it is at one moment to a file that is not there yet.
  func back(up path: String) throws {
    guard !FileManager.default.fileExists(atPath: path) else {
      throw ValidationError("\(path) is there already.")
    }
    try database.writeWithoutTransaction { database in
      try database.execute(sql: "VACUUM INTO ?", arguments: [path])
    }
  }
}
