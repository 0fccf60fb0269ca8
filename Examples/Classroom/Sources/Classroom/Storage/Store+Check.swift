// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// The clock of the machine that sets events aside is behind: it would take out nearly all.
struct WrongClock: Error, CustomStringConvertible {
  let date: Date

  var description: String {
    "Most events are later than \(date.formatted(.iso8601)). Put the clock of this machine right first."
  }
}

extension Store {
  /// What was found in a file.
  struct Findings {
    var faults: [String] = []
    var people = 0
    var streams = 0
    var events = 0
    /// How many events were set aside before.
    var setAside = 0
    var isWhole: Bool { faults.isEmpty }
    var summary: String {
      let counts =
        "\(people) accounts, \(streams) streams, \(events) events"
        + (setAside > 0 ? ", \(setAside) set aside" : "")
      return isWhole ? "whole: \(counts)" : "\(faults.count) faults: \(counts)"
    }
  }

  /// A stream as it is stored, and what is wrong with it.
  private struct Examined {
    let id: String
    let title: String
    let events: [Row]
    let finding: StreamCheck.Finding

    /// Whether the numbers of its events are 1, 2, 3 …, which stores of further ones rely on.
    var isNumbered: Bool {
      events.enumerated().allSatisfy { $0.element["number"] as Int == $0.offset + 1 }
    }

    /// How many of its events are later than tomorrow.
    var lateCount: Int {
      guard case .events(let faults) = finding else { return 0 }
      return faults.values.count { $0.hasPrefix(StreamCheck.lateness) }
    }

    /// The faults in words, for whoever runs the site.
    var faults: [String] {
      var faults: [String] = []
      var last = 0
      for row in events {
        let number = row["number"] as Int
        if number != last + 1 { faults.append("stream \(id): event \(last + 1) is missing") }
        last = number
      }
      switch finding {
      case .content(let reason):
        faults.append("stream \(id): its content cannot be read: \(reason)")
      case .events(let events):
        for (offset, reason) in events.sorted(by: { $0.key < $1.key }) {
          faults.append("stream \(id): event \(self.events[offset]["number"] as Int) \(reason)")
        }
      }
      return faults
    }
  }

  /// The most that a date of an event can be ahead of the clock, as between zones.
  private static let lead: TimeInterval = 86_400

  /// Looks at every page of the file, and whether every stream can be read and replayed, and was by a
  /// clock that was right.
  func check(at date: Date = Date()) throws -> Findings {
    try database.read { database in
      var found = Findings()
      let pages = try String.fetchAll(database, sql: "PRAGMA integrity_check")
      if pages != ["ok"] { found.faults += pages }
      for row in try Row.fetchAll(database, sql: "PRAGMA foreign_key_check") {
        found.faults.append("a row of \(row[0] as String? ?? "?") refers to nothing")
      }
      found.people = try Int.fetchOne(database, sql: "SELECT count(*) FROM account") ?? 0
      // A copy of before this table is looked at as well.
      if try database.tableExists("setAside") {
        found.setAside = try Int.fetchOne(database, sql: "SELECT count(*) FROM setAside") ?? 0
      }
      try Self.examine(database, at: date) { stream in
        found.streams += 1
        found.events += stream.events.count
        found.faults += stream.faults
        if stream.id == GroupPages.stream, found.people == 0 {
          found.faults.append("nobody is in the class: begin it anew with --teacher NAME")
        }
      }
      return found
    }
  }

  /// Takes the events out that cannot be read, do not follow or are later than tomorrow, and keeps them
  /// apart with the reason; the others of their streams stay and are numbered anew.
  ///
  /// The site must not run meanwhile, because it holds streams as they were.
  ///
  /// - Returns: A line for each event that was set aside.
  /// - Throws: ``WrongClock`` where most events are later than tomorrow, and what the database says.
  func setAsideFaults(at date: Date) throws -> [String] {
    try database.write { database in
      var lines: [String] = []
      var mended: [Examined] = []
      var (count, late) = (0, 0)
      try Self.examine(database, at: date) { stream in
        count += stream.events.count
        late += stream.lateCount
        if case .events(let faults) = stream.finding, !faults.isEmpty || !stream.isNumbered {
          mended.append(stream)
        }
      }
      guard late * 2 <= count else { throw WrongClock(date: date) }
      for stream in mended {
        guard case .events(let faults) = stream.finding else { continue }
        try database.execute(sql: "DELETE FROM event WHERE stream = ?", arguments: [stream.id])
        // What was made of it before is not what it is now.
        try database.execute(sql: "DELETE FROM digest WHERE stream = ?", arguments: [stream.id])
        var number = 0
        for (offset, row) in stream.events.enumerated() {
          let (json, recordedAt) = (row["json"] as Data, row["recordedAt"] as Double)
          guard let reason = faults[offset] else {
            number += 1
            try database.execute(
              sql: "INSERT INTO event VALUES (?, ?, ?, ?)",
              arguments: [stream.id, number, json, recordedAt]
            )
            continue
          }
          let old = row["number"] as Int
          try database.execute(
            sql: "INSERT INTO setAside VALUES (?, ?, ?, ?, ?, ?)",
            arguments: [stream.id, old, json, recordedAt, reason, date.timeIntervalSince1970]
          )
          lines.append(
            "stream \(stream.id) (\(stream.title)): event \(old) set aside, it \(reason)"
          )
        }
      }
      return lines
    }
  }

  /// Looks at one stream after the other.
  private static func examine(
    _ database: Database,
    at date: Date,
    _ look: (Examined) throws -> Void
  ) throws {
    let streams = try Row.fetchAll(
      database,
      sql: "SELECT id, kind, title, content FROM stream ORDER BY id"
    )
    for row in streams {
      let events = try Row.fetchAll(
        database,
        sql: "SELECT number, json, recordedAt FROM event WHERE stream = ? ORDER BY number",
        arguments: [row["id"] as String]
      )
      let content = try Data.fetchOne(
        database,
        sql: "SELECT json FROM content WHERE digest = ?",
        arguments: [row["content"] as String]
      )
      let finding: StreamCheck.Finding =
        if let check = StreamCheck.all[row["kind"] as String] {
          check.look(content ?? Data(), events.map { $0["json"] as Data }, date + lead)
        } else {
          .content(reason: "there are no streams of the kind \(row["kind"] as String)")
        }
      try look(Examined(id: row["id"], title: row["title"], events: events, finding: finding))
    }
  }
}
