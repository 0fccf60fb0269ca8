public import LudusCore
public import LudusFoundation

/// Words to remember ("Merkwörter"): they are read, hidden, and written from memory.
///
/// ```swift
/// let exercise = try KeywordsExercise(serverJSON: data)
/// var session = KeywordsSession(exercise, words: ["ängstlich", "schreien"])
/// ```
///
/// Source: IDeRBlog ii (Graz University of Technology, 2019).
public struct KeywordsExercise: Hashable, Sendable, Identifiable {
  /// What a list of exercises shows of this one.
  public let info: ExerciseInfo
  /// How it goes.
  public let config: KeywordsConfig

  /// What identifies the exercise.
  public var id: ExerciseID { info.id }

  /// Creates an exercise.
  public init(_ info: ExerciseInfo, config: KeywordsConfig) {
    self.info = info
    self.config = config
  }

  /// Reads an exercise as the server sends it, without its envelope.
  ///
  /// - Throws: Every fault with its place.
  public init(serverJSON data: Data) throws(ContentError<ExerciseFault>) {
    self = try ContentJSON<ExerciseFault>.decode(Self.self, from: data)
  }

  /// How many rounds a number of words makes, of which the last may be shorter.
  public func rounds(of wordCount: Int) -> Int {
    let (rounds, rest) = min(wordCount, config.wordsCount)
      .quotientAndRemainder(dividingBy: config.wordsPerRound)
    return max(rounds, 0) + (rest > 0 ? 1 : 0)
  }

  /// Draws the words of a session from a list, in random order and each at most once.
  ///
  /// - Parameters:
  ///   - words: Words to choose from.
  ///   - generator: What the draws depend on.
  /// - Returns: As many words as the exercise has, or all of them in another order when there are fewer.
  public func drawWords(
    from words: [String],
    using generator: inout some RandomNumberGenerator
  ) -> [String] {
    Array(generator.shuffled(words).prefix(config.wordsCount))
  }
}

extension KeywordsExercise: Codable {
  private enum Key: String, CodingKey {
    case config
  }

  /// Reads an exercise.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ExerciseFault>(decoder)
    let info = reader.readInline(ExerciseInfo.self)
    let config = reader.read(KeywordsConfig.self, at: .config)
    guard reader.isFaultless, let info, let config else { throw reader.error }
    self.init(info, config: config)
  }

  /// Writes the exercise as the server does.
  public func encode(to encoder: any Encoder) throws {
    try info.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(config, forKey: .config)
  }
}
