internal import LudusCore
internal import LudusFoundation

/// In JSON a record is an object; what is empty, false or not known is left out:
///
///     {"at":1479686411000,"firstTryRight":true,"fraction":1,"learner":"ada","problem":"p1","quiz":"q",
///      "responses":[{"choice":"b"}],"seconds":11,"set":"acids","shown":["a","b"]}
extension AnswerLog.Record: Codable {
  private enum Key: String, CodingKey {
    case learner, quiz, problem, set, shown, responses, fraction, firstTryRight, seconds, at
    case gradedAt
  }

  /// Reads a record.
  ///
  /// - Throws: A `DecodingError` when a part is missing or out of its range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let learner = try container.decode(Learner.ID.self, forKey: .learner)
    let quiz = try container.decode(Quiz.ID.self, forKey: .quiz)
    let problem = try container.decode(Problem.ID.self, forKey: .problem)
    let set = try container.decode(ProblemSet.ID.self, forKey: .set)
    let shown = try container.decodeIfPresent([AnswerOption.ID].self, forKey: .shown) ?? []
    let responses = try container.decodeIfPresent([QuizResponse].self, forKey: .responses) ?? []
    let fraction = try container.decode(Fraction.self, forKey: .fraction)
    let isFirstTryRight = try container.decodeIfPresent(Bool.self, forKey: .firstTryRight) ?? false
    let seconds = try container.decodeIfPresent(Double.self, forKey: .seconds)
    let date = try container.decodeMilliseconds(forKey: .at)
    let gradedAt =
      container.contains(.gradedAt) ? try container.decodeMilliseconds(forKey: .gradedAt) : nil
    self = try decoder.refusing { () throws(AnswerLog.RecordError) in
      try AnswerLog.Record(
        learner: learner,
        quiz: quiz,
        problem: problem,
        set: set,
        shown: shown,
        responses: responses,
        fraction: fraction,
        isFirstTryRight: isFirstTryRight,
        seconds: seconds,
        date: date,
        gradedAt: gradedAt
      )
    }
  }

  /// Writes the record.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(learner, forKey: .learner)
    try container.encode(quiz, forKey: .quiz)
    try container.encode(problem, forKey: .problem)
    try container.encode(set, forKey: .set)
    try container.encode(shown, unless: [], forKey: .shown)
    try container.encode(responses, unless: [], forKey: .responses)
    try container.encode(fraction, forKey: .fraction)
    try container.encode(isFirstTryRight, unless: false, forKey: .firstTryRight)
    try container.encodeIfPresent(seconds, forKey: .seconds)
    try container.encodeMilliseconds(date, forKey: .at)
    if let gradedAt {
      try container.encodeMilliseconds(gradedAt, forKey: .gradedAt)
    }
  }
}
