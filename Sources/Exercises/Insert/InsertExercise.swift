internal import LudusCore

/// Sentences whose gaps are to be filled ("Einsetzen").
///
/// Source: IDeRBlog ii (Graz University of Technology, 2019).
public struct InsertExercise: Hashable, Sendable, Identifiable {
  /// What a list of exercises shows of this one.
  public let info: ExerciseInfo
  /// How it goes.
  public let config: InsertConfig
  /// The sentences, each a task.
  public let sentences: [InsertSentence]

  /// What identifies the exercise.
  public var id: ExerciseID { info.id }

  /// Creates an exercise.
  public init(_ info: ExerciseInfo, config: InsertConfig = .standard, sentences: [InsertSentence]) {
    self.info = info
    self.config = config
    self.sentences = sentences
  }
}

extension InsertExercise: Codable {
  private enum Key: String, CodingKey {
    case config, sentences
  }

  /// Reads an exercise.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ExerciseFault>(decoder)
    let info = reader.readInline(ExerciseInfo.self)
    let config = reader.read(InsertConfig.self, at: .config, default: .standard)
    let sentences = reader.readArrayIfPresent(of: InsertSentence.self, at: .sentences)
    guard reader.isFaultless, let info, let config, let sentences else { throw reader.error }
    self.init(info, config: config, sentences: sentences)
  }

  /// Writes the exercise.
  public func encode(to encoder: any Encoder) throws {
    try info.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(config, forKey: .config)
    try container.encode(sentences, forKey: .sentences)
  }
}
