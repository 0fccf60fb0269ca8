// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Quizzes

/// The head of a stream of events: whose it is, and what it is about.
struct StreamHead: Codable, FetchableRecord, Sendable {
  let id: String
  let kind: String
  let owner: String?
  let title: String
  let createdAt: Double
  /// The bank whose names the problems of an old quiz do not have yet.
  var bank: String?
  /// What the quiz is played for.
  var assignment: String?
}

/// Why a stream cannot be changed.
enum StreamError: Error {
  case unknown(String)
  /// Somebody else changed it first, as a second device does.
  case movedOn(to: Int)
  /// Its content or an event cannot be read; `classroom check --set-aside` mends it.
  case unreadable(String, reason: String)

  /// Whether what is stored has to be mended, whatever is asked for.
  var isOfStoredData: Bool { if case .unreadable = self { true } else { false } }
}

/// The streams of one kind, each replayed from its events and then kept warm.
///
/// An event is on the disk before a command returns. A command that is refused changes nothing, and
/// neither does one that was made for an earlier state.
actor Streams<State: Replayable> {
  /// How the content of a stream becomes JSON and comes back.
  struct Form: Sendable {
    let kind: String
    let encode: @Sendable (State.Content) throws -> Data
    let decode: @Sendable (Data) throws -> State.Content
  }

  private let store: Store
  private let form: Form
  private let warmLimit: Int
  private var warm: [String: (state: State, usedAt: Int)] = [:]
  private var clock = 0

  init(_ form: Form, in store: Store, warmLimit: Int = 500) {
    (self.form, self.store, self.warmLimit) = (form, store, warmLimit)
  }

  /// The state that all events of a stream lead to.
  func state(of id: String) throws -> State {
    clock += 1
    if let known = warm[id] {
      warm[id] = (known.state, clock)
      return known.state
    }
    let state = try replayed(id)
    keep(state, of: id)
    return state
  }

  /// The state for a report, which must not throw those out who play.
  func peek(at id: String) throws -> State {
    if let known = warm[id] { return known.state }
    return try replayed(id)
  }

  /// The state for a report or a list, or nil for a stream that cannot be read: it harms no page but
  /// its own.
  func readable(at id: String) throws -> State? {
    do {
      return try peek(at: id)
    } catch StreamError.unreadable {
      return nil
    }
  }

  /// The state for a part of a page that everybody looks at, or nil for a stream that cannot be read.
  func stateIfReadable(of id: String) throws -> State? {
    do {
      return try state(of: id)
    } catch StreamError.unreadable {
      return nil
    }
  }

  private func replayed(_ id: String) throws -> State {
    let (content, events) = try store.database.read { [form] database in
      let row = try Row.fetchOne(
        database,
        sql: """
          SELECT json FROM stream JOIN content ON digest = content WHERE stream.id = ? AND kind = ?
          """,
        arguments: [id, form.kind]
      )
      guard let row else { throw StreamError.unknown(id) }
      let events = try Data.fetchAll(
        database,
        sql: "SELECT json FROM event WHERE stream = ? ORDER BY number",
        arguments: [id]
      )
      return (row["json"] as Data, events)
    }
    let decoder = JSONDecoder()
    do {
      return try State(
        form.decode(content),
        replaying: events.map { try decoder.decode(State.Event.self, from: $0) }
      )
    } catch {
      throw StreamError.unreadable(id, reason: "\(error)")
    }
  }

  /// Begins a stream.
  ///
  /// - Parameters:
  ///   - id: The stream.
  ///   - title: What it is called.
  ///   - owner: Whose it is; nil for one of all.
  ///   - state: What it begins with.
  ///   - date: When.
  ///   - assignment: What it is for.
  ///   - others: Stores what belongs to it: both are there afterwards, or neither is.
  /// - Throws: What the database says.
  func begin(
    _ id: String,
    title: String,
    owner: String?,
    with state: State,
    at date: Date,
    for assignment: String? = nil,
    along others: @Sendable (Database) throws -> Void = { _ in }
  ) throws {
    let json = try form.encode(state.content)
    try store.database.write { [store, form] database in
      try others(database)
      let digest = try store.add(json, in: database)
      try database.execute(
        sql: """
          INSERT INTO stream (id, kind, owner, title, content, createdAt, assignment)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          id, form.kind, owner, title, digest, date.timeIntervalSince1970, assignment,
        ]
      )
      try Self.append(state.events, after: 0, to: id, at: date, in: database)
    }
    keep(state, of: id)
  }

  /// Changes the state of a stream by a command, stores the events, and returns what the command
  /// does.
  ///
  /// - Parameters:
  ///   - id: The stream.
  ///   - expected: The number of events that the one who asks has seen, or nil to do it in any
  ///     state.
  ///   - date: When it happens.
  ///   - command: The change, with the date.
  /// - Returns: What the command returns.
  /// - Throws: What the command throws, or ``StreamError/movedOn(to:)``. The stream is then
  ///   unchanged.
  @discardableResult
  func change<Result: Sendable>(
    _ id: String,
    after expected: Int? = nil,
    at date: Date,
    by command: @Sendable (inout State, Date) throws -> Result
  ) throws -> Result {
    var state = try state(of: id)
    let count = state.eventCount
    if let expected, expected != count { throw StreamError.movedOn(to: count) }
    // With no other copy of it a state is changed in place, so that a long history costs no more
    // than a short one.
    warm[id] = nil
    do {
      let result = try command(&state, date)
      let events = state.events(after: count)
      if !events.isEmpty {
        try store.database.write { database in
          try Self.append(events, after: count, to: id, at: date, in: database)
        }
      }
      keep(state, of: id)
      return result
    } catch {
      // What could not be stored has not happened: it is replayed without it when it is asked for.
      if state.eventCount == count { keep(state, of: id) }
      throw error
    }
  }

  /// Changes a stream by a command that takes words out of its history, and stores its content and
  /// all events anew.
  @discardableResult
  func rewrite<Result: Sendable>(
    _ id: String,
    at date: Date,
    by command: @Sendable (inout State, Date) throws -> Result
  ) throws -> Result {
    var state = try state(of: id)
    let result = try command(&state, date)
    let events = state.events
    let json = try form.encode(state.content)
    try store.database.write { [store] database in
      let digest = try store.add(json, in: database)
      try database.execute(
        sql: "UPDATE stream SET content = ? WHERE id = ?",
        arguments: [digest, id]
      )
      try database.execute(sql: "DELETE FROM event WHERE stream = ?", arguments: [id])
      try database.execute(sql: "DELETE FROM digest WHERE stream = ?", arguments: [id])
      try Self.append(events, after: 0, to: id, at: date, in: database)
      try Store.clear(database)
    }
    keep(state, of: id)
    return result
  }

  /// Forgets what is warm, because it was deleted in the store.
  func forget() { warm = [:] }

  private static func append(
    _ events: [State.Event],
    after count: Int,
    to id: String,
    at date: Date,
    in database: Database
  ) throws {
    let encoder = JSONEncoder()
    for (offset, event) in events.enumerated() {
      try database.execute(
        sql: "INSERT INTO event VALUES (?, ?, ?, ?)",
        arguments: [
          id, count + offset + 1, try encoder.encode(event), date.timeIntervalSince1970,
        ]
      )
    }
  }

  private func keep(_ state: State, of id: String) {
    clock += 1
    warm[id] = (state, clock)
    guard warm.count > warmLimit else { return }
    // Half of them go at once, so that it costs little for each.
    let threshold = warm.values.map(\.usedAt).sorted()[warmLimit / 2]
    warm = warm.filter { $0.value.usedAt > threshold }
  }
}

extension Streams where State: TimedSession {
  /// Changes a session now, or at the time of its last event where the clock was set back since.
  @discardableResult
  func act<Result: Sendable>(
    in id: String,
    after expected: Int?,
    by command: @Sendable (inout State, Date) throws -> Result
  ) throws -> Result {
    try change(id, after: expected, at: Date()) { state, date in
      try command(&state, max(date, state.lastEvent?.date ?? date))
    }
  }
}

extension Store {
  /// The streams of an owner, the newest first.
  func streams(of owner: String, kind: String) throws -> [StreamHead] {
    try database.read { database in
      try StreamHead.fetchAll(
        database,
        sql: """
          SELECT id, kind, owner, title, createdAt, bank, assignment FROM stream
          WHERE owner = ? AND kind = ? ORDER BY createdAt DESC, id
          """,
        arguments: [owner, kind]
      )
    }
  }

  /// The streams of a kind, the newest first.
  func streams(of kind: String) throws -> [StreamHead] {
    try database.read { database in
      try StreamHead.fetchAll(
        database,
        sql: """
          SELECT id, kind, owner, title, createdAt, bank, assignment FROM stream
          WHERE kind = ? ORDER BY createdAt DESC, id
          """,
        arguments: [kind]
      )
    }
  }

  /// The head of a stream.
  func head(of id: String) throws -> StreamHead? {
    try database.read { database in
      try StreamHead.fetchOne(
        database,
        sql: "SELECT id, kind, owner, title, createdAt, bank, assignment FROM stream WHERE id = ?",
        arguments: [id]
      )
    }
  }
}
