// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import QuizContent

/// A learner's finished quizzes, oldest first.
///
/// ```swift
/// var history = ScoreHistory()
/// try history.record(session)
/// history.best(in: "ch1010/acids")?.score.formatted(.percent)   // "80 %"
/// ```
///
/// Recording a session again changes nothing, so an app need not know what it has recorded; but
/// when a person has graded an answer since, or the session was `regraded(with:at:)`, the new score
/// takes the place of the old one, in whatever order they come. A session never stands twice.
public struct ScoreHistory: Hashable, Sendable {
  /// A score, and the date on which it was reached.
  public struct DatedScore: Hashable, Sendable {
    /// The date when the quiz was finished.
    public let date: Date
    /// The score.
    public let score: QuizScore
  }

  /// The occasion on which a quiz was played.
  public enum Game: String, Hashable, Sendable, JSONName {
    /// Alone, for oneself.
    case practice
    /// Against others, each at their own time.
    case challenge
    /// Together, question by question.
    case liveRound
    /// As a test that a teacher sets.
    case test
  }

  /// The records in the order of date and quiz.
  public private(set) var records: [ScoreHistory.Record] = []

  /// Creates an empty history.
  public init() {}

  /// Keeps the score of a finished session.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - game: The occasion on which it was played.
  /// - Returns: Whether it was new.
  /// - Throws: ``QuizError/sessionIsNotFinished`` for a session that goes on or was quit.
  /// - Complexity: O(*n*) in the number of records at most.
  @discardableResult
  public mutating func record(
    _ session: QuizSession,
    as game: Game = .practice
  ) throws(QuizError) -> Bool {
    record(try ScoreHistory.Record(session, as: game))
  }

  /// Returns the history of one mode or one occasion alone, such as for a page of each.
  ///
  /// - Parameters:
  ///   - mode: The mode that quizzes were played in, or nil for all modes.
  ///   - game: The occasion, or nil for all of them.
  /// - Returns: A history of the records that fit.
  public func filtered(mode: QuizRules.Mode? = nil, game: Game? = nil) -> ScoreHistory {
    var history = ScoreHistory()
    history.records = records.filter { record in
      (mode == nil || record.mode == mode) && (game == nil || record.game == game)
    }
    return history
  }

  /// Returns what to call a quiz: its title, or else the titles of its sets.
  ///
  /// - Parameter quiz: The quiz.
  /// - Returns: The title, or the name for a quiz that the history does not have.
  public func title(of quiz: Quiz.ID) -> String {
    guard let record = records.last(where: { $0.quiz == quiz }) else { return quiz.rawValue }
    if let title = record.title { return title }
    let sets = record.sets.map(\.title).joined(separator: ", ")
    return sets.isEmpty ? quiz.rawValue : sets
  }

  /// Keeps a score, perhaps one from another device.
  ///
  /// - Returns: Whether it was new, or was graded or corrected later than the one that is known.
  /// - Complexity: O(*n*) in the number of records at most.
  @discardableResult
  public mutating func record(_ record: ScoreHistory.Record) -> Bool {
    let place = records.firstIndexInOrder { !$0.comesBefore(record) }
    guard place < records.count, !record.comesBefore(records[place]) else {
      records.insert(record, at: place)
      return true
    }
    let known = records[place]
    guard record.replaces(known) else { return false }
    records[place] = record
    // What an older release did not keep of it is no news.
    return record.result != known.result
  }

  /// The quizzes with scores, in the order in which they were first finished.
  public var quizzes: [Quiz.ID] {
    var seen: Set<Quiz.ID> = []
    return records.map(\.quiz).filter { seen.insert($0).inserted }
  }

  /// The sets with scores, in the order in which they were first met.
  ///
  /// They are those that problems directly belong to, not the larger ones they are in.
  public var sets: [ProblemSet.ID] {
    var seen: Set<ProblemSet.ID> = []
    return records.flatMap(\.sets).map(\.set).filter { seen.insert($0).inserted }
  }

  /// The scores reached in a quiz, from the oldest to the latest.
  public func scores(of quiz: Quiz.ID) -> [DatedScore] {
    records.filter { $0.quiz == quiz }.map { DatedScore(date: $0.date, score: $0.score) }
  }

  /// The scores reached in a set's problems, from the oldest to the latest.
  public func scores(in set: ProblemSet.ID) -> [DatedScore] {
    records.flatMap { record in
      record.sets.filter { $0.set == set }.map { DatedScore(date: record.date, score: $0.score) }
    }
  }

  /// Returns the highest score in a set's problems, the earliest of equal ones, or nil if there is
  /// none.
  public func best(in set: ProblemSet.ID) -> DatedScore? {
    scores(in: set).reduce(nil) { best, next in
      guard let best, next.score.fraction <= best.score.fraction else { return next }
      return best
    }
  }

  /// Returns the latest score in a set's problems, or nil if there is none.
  public func latest(in set: ProblemSet.ID) -> DatedScore? {
    scores(in: set).last
  }
}

/// In JSON a history is an array of its records.
extension ScoreHistory: Codable {
  /// Reads records, in any order.
  public init(from decoder: any Decoder) throws {
    for record in try [ScoreHistory.Record](from: decoder).sorted(by: { $0.comesBefore($1) }) {
      self.record(record)
    }
  }

  /// Writes the records.
  public func encode(to encoder: any Encoder) throws {
    try records.encode(to: encoder)
  }
}

extension ScoreHistory {
  /// The stored result of one finished session.
  ///
  /// In JSON a record is an object with `quiz`, `at` in milliseconds since 1970, `score` and
  /// `sets`, and with what else is known: `title`, `mode`, `game` where it is not `practice`,
  /// `gradedAt` where a person has entered a grade, and `revisedAt` where the session was judged
  /// anew.
  public struct Record: Hashable, Sendable {
    /// The quiz.
    public let quiz: Quiz.ID
    /// The date when the session was finished, in whole milliseconds.
    public let date: Date
    /// The score of the whole quiz.
    public let score: QuizScore
    /// The score of each set, in the order in which the quiz met them.
    public let sets: [QuizScore.OfSet]
    /// The date when a person last entered a grade into the session, in whole milliseconds; nil if
    /// no one did.
    public let gradedAt: Date?
    /// The date when the session was last judged anew, in whole milliseconds; nil if it stands as
    /// it was first judged.
    public let revisedAt: Date?
    /// The title of the quiz, or nil if it had none.
    public let title: String?
    /// The mode that the quiz was played in; nil in records of older releases.
    public let mode: QuizRules.Mode?
    /// The occasion on which it was played.
    public let game: ScoreHistory.Game

    /// Creates the record of a finished session.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - game: The occasion on which it was played.
    /// - Throws: ``QuizError/sessionIsNotFinished`` for a session that goes on or was quit, which
    ///   loses the quiz.
    public init(
      _ session: QuizSession,
      as game: ScoreHistory.Game = .practice
    ) throws(QuizError) {
      guard session.phase == .finished, let finishedAt = session.finishedAt else {
        throw .sessionIsNotFinished
      }
      quiz = session.content.id
      title = session.content.title
      mode = session.content.rules.mode
      self.game = game
      date = finishedAt
      score = session.score
      sets = session.setScores
      gradedAt = session.events.last { $0.action.isGrade }?.date
      revisedAt = session.revisedAt
    }

    /// The record without what older releases did not keep.
    var result: ScoreHistory.Record {
      ScoreHistory.Record(
        quiz: quiz,
        date: date,
        score: score,
        sets: sets,
        gradedAt: gradedAt,
        revisedAt: revisedAt,
        title: nil,
        mode: nil,
        game: .practice
      )
    }

    /// Whether the record comes before another in a history; neither does when both are of one
    /// session.
    func comesBefore(_ other: ScoreHistory.Record) -> Bool {
      (date, quiz) < (other.date, other.quiz)
    }

    /// Whether the record takes the place of another one of the same session: the one that was
    /// graded or judged anew later does, or else the one that knows more of it.
    ///
    /// Records that differ beyond that are not made by one session. Which of them stays must still
    /// not depend on the order in which they come, so their JSON decides.
    func replaces(_ other: ScoreHistory.Record) -> Bool {
      guard self != other else { return false }
      let (last, otherLast) = (revision, other.revision)
      return last == otherLast
        ? (knowledge, json) > (other.knowledge, other.json) : last > otherLast
    }

    private var revision: Int64 { max(revisedAt.revision, gradedAt.revision) }

    /// The degree of knowledge of the session: an older release kept no mode, and nobody enters a
    /// test as practice who knows that it is one.
    private var knowledge: Int {
      (mode == nil ? 0 : 4) + (game == .practice ? 0 : 2) + (title == nil ? 0 : 1)
    }

    private var json: String {
      // Every record that can be made can be written.
      let data = (try? ContentJSON<JSONFault>.encode(self)) ?? Data()
      return String(decoding: data, as: UTF8.self)
    }
  }
}

extension ScoreHistory.Record: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let quiz = record.field("quiz", \.quiz)
    let date = record.field("at", \.date, as: .milliseconds)
    let score = record.field("score", \.score)
    let sets = record.field("sets", \.sets)
    let gradedAt = record.field("gradedAt", \.gradedAt, as: .milliseconds)
    let revisedAt = record.field("revisedAt", \.revisedAt, as: .milliseconds)
    let title = record.field("title", \.title)
    let mode = record.field("mode", \.mode)
    let game = record.field("game", \.game, default: .practice)
    if let sets = sets.value, let score = score.value, !score.isSum(of: sets.map(\.score)) {
      record.note(
        .malformed("expected scores that add up to \(score)"),
        at: ContentPlace().key("sets")
      )
    }
    return try Self(
      quiz: quiz(),
      date: date(),
      score: score(),
      sets: sets(),
      gradedAt: gradedAt(),
      revisedAt: revisedAt(),
      title: title(),
      mode: mode(),
      game: game()
    )
  }

  init(
    quiz: Quiz.ID,
    date: Date,
    score: QuizScore,
    sets: [QuizScore.OfSet],
    gradedAt: Date?,
    revisedAt: Date?,
    title: String?,
    mode: QuizRules.Mode?,
    game: ScoreHistory.Game
  ) {
    self.title = title
    self.mode = mode
    self.game = game
    self.quiz = quiz
    self.date = date
    self.score = score
    self.sets = sets
    self.gradedAt = gradedAt
    self.revisedAt = revisedAt
  }
}

extension QuizScore {
  /// Whether parts add up to the score.
  fileprivate func isSum(of parts: [QuizScore]) -> Bool {
    let earned = try? parts.map(\.earned).sum()
    let possible = try? parts.map(\.possible).sum()
    let bonus = try? parts.map(\.bonus).sum()
    let pending = try? parts.map(\.pending).sum()
    return earned == self.earned && possible == self.possible && bonus == self.bonus
      && pending == self.pending
  }
}
