// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import QuizContent

extension ScoreHistory {
  /// The result of one finished session, as it is kept.
  ///
  /// In JSON a record is an object with `quiz`, `at` in milliseconds since 1970, `score` and `sets`, and with what else is
  /// known: `title`, `mode`, `game` where it is not `practice`, and `gradedAt` where a person has entered a grade.
  public struct Record: Hashable, Sendable {
    /// The quiz.
    public let quiz: Quiz.ID
    /// When the session was finished, in whole milliseconds.
    public let date: Date
    /// The score of the whole quiz.
    public let score: QuizScore
    /// The score of each set, in the order in which the quiz met them.
    public let sets: [QuizScore.OfSet]
    /// When a person last entered a grade into the session, in whole milliseconds; nil when nobody did.
    public let gradedAt: Date?
    /// The title of the quiz, or nil where it had none.
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
    /// - Throws: ``QuizError/sessionIsNotFinished`` for a session that goes on or was quit, which loses the
    ///   quiz.
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
      gradedAt = session.events.last { if case .graded = $0.action { true } else { false } }?.date
    }

    /// The record without what older releases did not keep.
    var result: ScoreHistory.Record {
      ScoreHistory.Record(
        quiz: quiz,
        date: date,
        score: score,
        sets: sets,
        gradedAt: gradedAt,
        title: nil,
        mode: nil,
        game: .practice
      )
    }

    /// The key that two records of one session have in common.
    struct SessionKey: Hashable {
      let quiz: Quiz.ID
      let date: Date
    }

    var sessionKey: SessionKey { SessionKey(quiz: quiz, date: date) }

    /// Whether a grade was entered later than in another record.
    func isLater(than other: ScoreHistory.Record) -> Bool {
      guard let gradedAt else { return false }
      return other.gradedAt.map { $0 < gradedAt } ?? true
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
      title: title(),
      mode: mode(),
      game: game()
    )
  }

  private init(
    quiz: Quiz.ID,
    date: Date,
    score: QuizScore,
    sets: [QuizScore.OfSet],
    gradedAt: Date?,
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
  }
}

extension QuizScore {
  /// Whether parts add up to the score.
  fileprivate func isSum(of parts: [QuizScore]) -> Bool {
    let earned = try? parts.map(\.earned).sum()
    let possible = try? parts.map { Fraction($0.possible) }.sum()
    let bonus = try? parts.map(\.bonus).sum()
    let pending = try? parts.map { Fraction($0.pending) }.sum()
    return earned == self.earned && possible == Fraction(self.possible) && bonus == self.bonus
      && pending == Fraction(self.pending)
  }
}
