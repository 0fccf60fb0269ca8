/// A text that a person reads and grades.
public struct OpenResponseTask: Hashable, Sendable {
  /// The fewest words that the text may have; nil for no limit.
  public let minimumWords: Int?
  /// The most words that the text may have; nil for no limit.
  public let maximumWords: Int?
  /// What to look for in the text; nil to grade it as a whole.
  public let rubric: Rubric?
  /// A text that would be right, to be shown as the correction.
  public let sampleAnswer: String?

  /// Creates a task.
  ///
  /// - Parameters:
  ///   - minimumWords: The fewest words that the text may have, at least 1; nil for no limit.
  ///   - maximumWords: The most words that the text may have, at least 1; nil for no limit.
  ///   - rubric: What to look for in the text; nil to grade it as a whole.
  ///   - sampleAnswer: A text that would be right, to be shown as the correction.
  public init(
    minimumWords: Int? = nil,
    maximumWords: Int? = nil,
    rubric: Rubric? = nil,
    sampleAnswer: String? = nil
  ) {
    self.minimumWords = minimumWords
    self.maximumWords = maximumWords
    self.rubric = rubric
    self.sampleAnswer = sampleAnswer
  }

  /// Counts the words of a text as the limits do: stretches between white space in which there is a letter or
  /// a number.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func wordCount(of text: String) -> Int {
    text.split(whereSeparator: \.isWhitespace).count { word in
      word.contains { $0.isLetter || $0.isNumber }
    }
  }
}

extension OpenResponseTask: Codable {
  package enum Key: String, CodingKey, CaseIterable {
    case minimumWords, maximumWords, rubric, sampleAnswer
  }

  /// Reads a task; whether it is without fault is checked by its problem.
  ///
  /// - Throws: `ContentError` with every value that cannot be read.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let minimum = reader.read(Int?.self, at: .minimumWords, default: nil)
    let maximum = reader.read(Int?.self, at: .maximumWords, default: nil)
    let criteria = reader.readArrayIfPresent(of: Rubric.Criterion.self, at: .rubric)
    let sample = reader.read(String?.self, at: .sampleAnswer, default: nil)
    guard reader.isFaultless, let minimum, let maximum, let criteria, let sample else {
      throw reader.error
    }
    self.init(
      minimumWords: minimum,
      maximumWords: maximum,
      rubric: criteria.isEmpty ? nil : Rubric(criteria),
      sampleAnswer: sample
    )
  }

  /// Writes the task, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(minimumWords, forKey: .minimumWords)
    try container.encodeIfPresent(maximumWords, forKey: .maximumWords)
    try container.encodeIfPresent(rubric?.criteria, forKey: .rubric)
    try container.encodeIfPresent(sampleAnswer, forKey: .sampleAnswer)
  }
}
