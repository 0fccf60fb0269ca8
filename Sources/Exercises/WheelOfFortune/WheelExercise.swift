internal import LudusCore

/// Words that are heard and written, in the order in which a wheel of fortune stops ("Glücksrad").
///
/// Source: IDeRBlog ii (Graz University of Technology, 2019).
public struct WheelExercise: Hashable, Sendable, Identifiable {
  /// What a list of exercises shows of this one.
  public let info: ExerciseInfo
  /// The words on the wheel, each a task.
  public let words: [HeardWord]

  /// What identifies the exercise.
  public var id: ExerciseID { info.id }

  /// Creates an exercise.
  ///
  /// - Throws: A fault for each word without any visible character.
  public init(_ info: ExerciseInfo, words: [HeardWord]) throws(ContentError<ExerciseFault>) {
    let place = ContentPlace().key(Key.words.rawValue)
    let faults = words.indices.filter { words[$0].text.allSatisfy(\.isWhitespace) }.map {
      LocatedFault(ExerciseFault.emptyText, at: place.index($0))
    }
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.info = info
    self.words = words
  }
}

extension WheelExercise: Codable {
  private enum Key: String, CodingKey {
    case words
  }

  /// Reads an exercise.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ExerciseFault>(decoder)
    let info = reader.readInline(ExerciseInfo.self)
    let words = reader.readArray(of: HeardWord.self, at: .words)
    guard reader.isFaultless, let info, let words else { throw reader.error }
    try self.init(info, words: words)
  }

  /// Writes the exercise.
  public func encode(to encoder: any Encoder) throws {
    try info.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(words, forKey: .words)
  }
}
