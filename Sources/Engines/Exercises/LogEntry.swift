// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// An entry of the log, in the form that the server accepts.
///
/// ```json
/// {"app":"iOS","mode":"write","exercise_id":5,"user_role":"Student","user_id":2858,
///  "session":1560709957,"timestamp":1560709957,"state":"checked",
///  "input_errors":{"grapheme_clicked":null,"word":"",
///                  "words":["ängstlich","schreien"],"user_inputs":["engstlich"]}}
/// ```
///
/// A session has one entry when the exercise is begun and one when all of its tasks are done; the
/// time needed is the difference between these two. Their words are those of the whole exercise.
///
/// Source: the log of IDeRBlog ii (Graz University of Technology, 2019).
public struct LogEntry: Hashable, Sendable {
  /// The child's activity: an open vocabulary, because every format has its own.
  public struct Mode: RawRepresentable, Hashable, Sendable, Codable {
    /// The word used in the log.
    public let rawValue: String

    /// Creates a mode from the word used in the log.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Reading words to remember.
    package static let read = Mode(rawValue: "read")
    /// Writing.
    package static let write = Mode(rawValue: "write")
    /// Looking for errors in a sentence.
    package static let find = Mode(rawValue: "find")
    /// Filling gaps.
    package static let insert = Mode(rawValue: "insert")
    /// Dragging words to categories.
    package static let drag = Mode(rawValue: "drag")
  }

  /// The reason the entry was made.
  public enum State: String, Hashable, Sendable {
    /// The exercise was begun.
    case started
    /// A mistake was made, or letters were marked as difficult.
    case checked
    /// The last task of the exercise was done.
    case finished
  }

  /// A letter that the child marked as difficult.
  ///
  /// The server's sample has none, so the form is ours.
  package struct MarkedGrapheme: Hashable, Sendable {
    /// The word.
    package let word: String
    /// The letter, counted from 0 in grapheme clusters.
    package let index: Int
    /// The letter itself.
    package let grapheme: String

    package init(word: String, index: Int, grapheme: String) {
      (self.word, self.index, self.grapheme) = (word, index, grapheme)
    }
  }

  /// The wrong input, or the letters that were marked.
  public struct InputErrors: Hashable, Sendable {
    /// The letters marked as difficult; nil where none were.
    package var graphemesClicked: [MarkedGrapheme]?
    /// The word that was worked on; empty where there were several.
    public var word: String
    /// The words that were to be written, found or sorted.
    public var words: [String]
    /// The texts that the child wrote, tapped or ticked instead: the wrong ones only.
    public var userInputs: [String]

    package init(
      graphemesClicked: [MarkedGrapheme]? = nil,
      word: String = "",
      words: [String] = [],
      userInputs: [String] = []
    ) {
      self.graphemesClicked = graphemesClicked
      self.word = word
      self.words = words
      self.userInputs = userInputs
    }
  }

  /// The app.
  public var app: String
  /// The activity of the child.
  public var mode: Mode
  /// The exercise.
  public var exercise: ExerciseID
  /// The role of the user.
  package var userRole: String
  /// The number of the user; 0 for a user who has not logged in.
  package var userID: Int
  /// The time at which the session began, in seconds since 1970; it identifies the session.
  public var session: Int
  /// The time at which the entry was made, in seconds since 1970.
  public var timestamp: Int
  /// The reason the entry was made.
  public var state: State
  /// The input that was wrong, or the letters that were marked.
  public var inputErrors: InputErrors

  package init(
    _ context: LogEntry.Context,
    exercise: ExerciseID,
    mode: Mode,
    session: Int,
    timestamp: Int,
    state: State,
    inputErrors: InputErrors = InputErrors()
  ) {
    app = context.app
    self.mode = mode
    self.exercise = exercise
    userRole = context.userRole
    userID = context.learner.flatMap { Int($0.rawValue) } ?? 0
    self.session = session
    self.timestamp = timestamp
    self.state = state
    self.inputErrors = inputErrors
  }
}

// MARK: - JSON

extension LogEntry.State: JSONName {}

extension LogEntry: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    record.takeOtherKeys()
    let app = record.field("app", \.app)
    let mode = record.field("mode", \.mode)
    let exercise = record.field("exercise_id", \.exercise)
    let userRole = record.field("user_role", \.userRole)
    let userID = record.field("user_id", \.userID)
    let session = record.field("session", \.session)
    let timestamp = record.field("timestamp", \.timestamp)
    let state = record.field("state", \.state)
    let inputErrors = record.field("input_errors", \.inputErrors)
    var entry = try LogEntry(
      LogEntry.Context(app: app(), userRole: userRole()),
      exercise: exercise(),
      mode: mode(),
      session: session(),
      timestamp: timestamp(),
      state: state(),
      inputErrors: inputErrors()
    )
    entry.userID = try userID()
    return entry
  }
}

extension LogEntry.InputErrors: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    record.takeOtherKeys()
    // The server expects a null where no letter was marked.
    typealias Letters = [LogEntry.MarkedGrapheme]?
    let letters = record.field(
      "grapheme_clicked",
      \.graphemesClicked,
      as: JSONShape<Letters, Letters>.plain
    )
    let word = record.field("word", \.word)
    let words = record.field("words", \.words)
    let userInputs = record.field("user_inputs", \.userInputs)
    return try LogEntry.InputErrors(
      graphemesClicked: letters(),
      word: word(),
      words: words(),
      userInputs: userInputs()
    )
  }
}

extension LogEntry.MarkedGrapheme: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    record.takeOtherKeys()
    let word = record.field("word", \.word)
    let index = record.field("index", \.index)
    let grapheme = record.field("grapheme", \.grapheme)
    return try LogEntry.MarkedGrapheme(word: word(), index: index(), grapheme: grapheme())
  }
}

extension LogEntry {
  /// The learner and the app named in every entry of a session's log.
  public struct Context: Hashable, Sendable {
    /// The app, for example "iOS".
    package let app: String
    /// The role of the user, for example "Student".
    package let userRole: String
    /// The learner, or nil for a user who has not logged in.
    ///
    /// The server knows its users by numbers: the log has the number that the identifier is, and 0
    /// for any other.
    package let learner: Learner.ID?

    /// Creates a context.
    public init(app: String, userRole: String = "Student", learner: Learner.ID? = nil) {
      self.app = app
      self.userRole = userRole
      self.learner = learner
    }

    /// A person who has not logged in.
    public static let anonymous = LogEntry.Context(app: "Ludus")
  }
}

extension LogEntry.Context: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let app = record.field("app", \.app)
    let userRole = record.field("userRole", \.userRole, default: "Student")
    let learner = record.field("learner", \.learner)
    return try LogEntry.Context(app: app(), userRole: userRole(), learner: learner())
  }
}

/// Log entries waiting to reach the server.
///
/// ```swift
/// var queue = LogQueue()
/// queue.append(session.log, of: "session-1560709957")     // as often as you like: nothing is added twice
/// if let batch = queue.nextBatch(limit: 50) {
///   // upload batch.entries with their ids, then one of
///   queue.confirm(batch.entries.map(\.id))                // entries that the server has are deleted
///   queue.fail(batch)                                     // the others are sent again
/// }
/// ```
///
/// Nothing is lost: an entry is deleted only after it was confirmed. Nothing is sent twice while an
/// upload runs, and an entry that is sent again, because nobody knows whether it has arrived, has
/// the same identifier, by which the server knows it. A queue that is stored and restored has no
/// upload running.
///
/// Source: the offline log of IDeRBlog ii (Graz University of Technology, 2019).
///
/// In JSON a queue does not say which entries are on their way: nobody knows that after a restart.
public struct LogQueue: Hashable, Sendable {
  /// An entry and the identifier by which the server knows it.
  public struct Entry: Hashable, Sendable, Identifiable {
    /// The session and the place of the entry in its log: "session-1560709957#3".
    public let id: Identifier<Entry>
    /// The entry as the server takes it.
    public let log: LogEntry
  }

  /// Entries on their way to the server.
  public struct Batch: Hashable, Sendable {
    /// The entries, oldest first.
    public let entries: [Entry]
  }

  /// The entries that the server is not known to have, oldest first.
  public private(set) var entries: [Entry] = []
  /// The number of entries that were ever added to each session's log.
  private var added: [String: Int] = [:]
  /// Those of ``entries`` that are on their way.
  private var underWay: Set<Entry.ID> = []

  /// Creates an empty queue.
  public init() {}

  /// Whether the server is known to have everything.
  public var isEmpty: Bool { entries.isEmpty }

  /// The number of entries that wait and are not on their way.
  public var waitingCount: Int { entries.count - underWay.count }

  /// Adds the new entries in the log of a session.
  ///
  /// - Parameters:
  ///   - log: The whole log of the session so far.
  ///   - session: A name for the session that no other one of this device has.
  /// - Complexity: O(*n*) in the number of new entries.
  public mutating func append(_ log: [LogEntry], of session: String) {
    let known = added[session] ?? 0
    guard log.count > known else { return }
    for place in known..<log.count {
      entries.append(Entry(id: "\(session)#\(place)", log: log[place]))
    }
    added[session] = log.count
  }

  /// Takes the oldest entries that are not already on their way.
  ///
  /// - Returns: The entries, which are on their way now, or nil when there are none.
  /// - Complexity: O(*n*) in the number of entries.
  public mutating func nextBatch(limit: Int) -> Batch? {
    let waiting = entries.filter { !underWay.contains($0.id) }
    guard limit > 0, !waiting.isEmpty else { return nil }
    let batch = Batch(entries: Array(waiting.prefix(limit)))
    underWay.formUnion(batch.entries.map(\.id))
    return batch
  }

  /// Deletes the entries that the server has confirmed, part of a batch or more than that.
  ///
  /// - Parameter confirmed: The entries that the server has; identifiers that are not in the queue
  ///   are ignored.
  /// - Complexity: O(*n*) in the number of entries.
  public mutating func confirm(_ confirmed: [Entry.ID]) {
    let confirmed = Set(confirmed)
    entries.removeAll { confirmed.contains($0.id) }
    underWay.subtract(confirmed)
  }

  /// Lets the unconfirmed entries of a batch be sent again.
  ///
  /// - Parameter batch: The batch whose upload is over, whatever came of it.
  public mutating func fail(_ batch: Batch) {
    underWay.subtract(batch.entries.map(\.id))
  }
}

// MARK: - JSON

extension LogQueue.Entry: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let id = record.field("id", \.id)
    let log = record.field("log", \.log)
    return try LogQueue.Entry(id: id(), log: log())
  }
}

extension LogQueue: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let entries = record.field("entries", \.entries)
    let added = record.field("added", \.added)
    var queue = LogQueue()
    queue.added = try added()
    queue.entries = try entries()
    let faults = queue.faults
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    return queue
  }

  private var faults: [LocatedFault<ExerciseFault>] {
    var faults: [LocatedFault<ExerciseFault>] = []
    var known: Set<Entry.ID> = []
    for (index, entry) in entries.enumerated() {
      let place = ContentPlace().key("entries").index(index)
      if !known.insert(entry.id).inserted {
        faults.append(LocatedFault(.duplicateIdentifier(entry.id.rawValue), at: place))
      }
      if !wasAdded(entry.id) {
        faults.append(LocatedFault(.unknownIdentifier(entry.id.rawValue), at: place))
      }
    }
    for (session, count) in added.sorted(by: { $0.key < $1.key }) where count < 0 {
      let place = ContentPlace().key("added").key(session)
      faults.append(LocatedFault(.outOfRange(count, expected: 0...Int.max), at: place))
    }
    return faults
  }

  /// Whether an entry is one of those that were added, so that its identifier is not given again.
  private func wasAdded(_ id: Entry.ID) -> Bool {
    guard let mark = id.rawValue.lastIndex(of: "#") else { return false }
    let session = String(id.rawValue[..<mark])
    let place = Int(id.rawValue[mark...].dropFirst())
    return place.map { $0 >= 0 && $0 < added[session, default: 0] } ?? false
  }
}
