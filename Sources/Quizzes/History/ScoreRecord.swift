public import LudusCore
public import LudusFoundation

extension ScoreHistory {
  /// The result of one finished session, as it is kept.
  public struct Record: Hashable, Sendable {
    /// The quiz.
    public let quiz: Quiz.ID
    /// When the session was finished, in whole milliseconds.
    public let date: Date
    /// What was earned in the whole quiz.
    public let score: QuizScore
    /// What was earned in each set, in the order in which the quiz met them.
    public let sets: [QuizScore.OfSet]
    /// When a person last entered a grade into the session, in whole milliseconds; nil when nobody did.
    public let gradedAt: Date?

    /// Creates the record of a finished session.
    ///
    /// - Throws: ``QuizError/sessionIsNotFinished`` for a session that goes on or was quit, which loses the
    ///   quiz.
    public init(_ session: QuizSession) throws(QuizError) {
      guard session.phase == .finished, let finishedAt = session.finishedAt else {
        throw .sessionIsNotFinished
      }
      quiz = session.content.id
      date = finishedAt
      score = session.score
      sets = session.setScores
      gradedAt = session.events.last { if case .graded = $0 { true } else { false } }?.date
    }

    /// What two records of one session have in common.
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

/// In JSON a record is an object with `quiz`, `at` in milliseconds since 1970, `score` and `sets`, and with
/// `gradedAt` where a person has entered a grade.
extension ScoreHistory.Record: Codable {
  private enum Key: String, CodingKey {
    case quiz, at, score, sets, gradedAt
  }

  /// Reads a record.
  ///
  /// - Throws: A `DecodingError` when a part is missing, or when the sets do not add up to the whole.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    quiz = try container.decode(Quiz.ID.self, forKey: .quiz)
    date = try container.decodeMilliseconds(forKey: .at)
    score = try container.decode(QuizScore.self, forKey: .score)
    sets = try container.decode([QuizScore.OfSet].self, forKey: .sets)
    gradedAt =
      container.contains(.gradedAt) ? try container.decodeMilliseconds(forKey: .gradedAt) : nil
    let earned = try? sets.map(\.score.earned).sum()
    let possible = try? sets.map { Fraction($0.score.possible) }.sum()
    let bonus = try? sets.map(\.score.bonus).sum()
    let pending = try? sets.map { Fraction($0.score.pending) }.sum()
    guard earned == score.earned, possible == Fraction(score.possible), bonus == score.bonus,
      pending == Fraction(score.pending)
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .sets,
        in: container,
        debugDescription: "expected scores that add up to \(score)"
      )
    }
  }

  /// Writes the record.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(quiz, forKey: .quiz)
    try container.encodeMilliseconds(date, forKey: .at)
    try container.encode(score, forKey: .score)
    try container.encode(sets, forKey: .sets)
    if let gradedAt {
      try container.encodeMilliseconds(gradedAt, forKey: .gradedAt)
    }
  }
}
