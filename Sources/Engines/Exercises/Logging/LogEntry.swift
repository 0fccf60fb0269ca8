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
