public import LudusCore
public import LudusFoundation

/// The result of one finished session, as it is kept.
public struct ScoreRecord: Hashable, Sendable {
  /// What was earned in one of the sets that a quiz drew from.
  public struct SetScore: Hashable, Sendable, Codable {
    /// The set.
    public let set: ProblemSet.ID
    /// The title of that set.
    public let title: String
    /// The points earned of the points of the quiz's problems from that set.
    public let score: Score
  }

  /// The quiz.
  public let quiz: Quiz.ID
  /// When the session was finished, in whole milliseconds.
  public let date: Date
  /// What was earned in the whole quiz.
  public let score: Score
  /// What was earned in each set, in the order in which the quiz met them.
  public let sets: [SetScore]

  /// Creates the record of a finished session.
  ///
  /// - Throws: ``QuizError/sessionIsNotFinished`` for a session that goes on or was quit, which loses the
  ///   quiz.
  /// - Complexity: O(*n*) in the number of problems.
  public init(_ session: QuizSession) throws(QuizError) {
    guard session.phase == .finished, let last = session.events.last else {
      throw .sessionIsNotFinished
    }
    let summary = session.summary
    quiz = session.content.id
    date = last.date
    score = summary.score
    sets = try Self.sets(of: summary.marks)
  }

  private static func sets(of marks: [QuizSummary.Mark]) throws(QuizError) -> [SetScore] {
    var order: [ProblemSet.ID] = []
    var marksBySet: [ProblemSet.ID: [QuizSummary.Mark]] = [:]
    for mark in marks {
      if marksBySet[mark.set] == nil {
        order.append(mark.set)
      }
      marksBySet[mark.set, default: []].append(mark)
    }
    var scores: [SetScore] = []
    for set in order {
      let marks = marksBySet[set] ?? []
      var score = Score(earned: .zero, possible: marks.reduce(0) { $0 + $1.points })
      for mark in marks {
        score = try score.earning(mark.evaluation.score, of: mark.points)
      }
      scores.append(SetScore(set: set, title: marks[0].setTitle, score: score))
    }
    return scores
  }
}

/// In JSON a record is an object with `quiz`, `at` in milliseconds since 1970, `score` and `sets`.
extension ScoreRecord: Codable {
  private enum Key: String, CodingKey {
    case quiz, at, score, sets
  }

  /// Reads a record.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    quiz = try container.decode(Quiz.ID.self, forKey: .quiz)
    date = try container.decodeMilliseconds(forKey: .at)
    score = try container.decode(Score.self, forKey: .score)
    sets = try container.decode([SetScore].self, forKey: .sets)
  }

  /// Writes the record.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(quiz, forKey: .quiz)
    try container.encodeMilliseconds(date, forKey: .at)
    try container.encode(score, forKey: .score)
    try container.encode(sets, forKey: .sets)
  }
}
