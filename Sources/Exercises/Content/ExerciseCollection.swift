public import LudusCore
public import LudusFoundation

/// The exercises of an app: what a file or a download holds.
///
/// ```swift
/// let collection = try ExerciseCollection(json: data)   // lists every fault if the content is bad
/// collection.exercises.map(\.info.name)
/// collection[12]?.taskCount
/// ```
public struct ExerciseCollection: Hashable, Sendable {
  /// The version of the JSON form that this release reads and writes.
  public static let version = 1

  /// What a learner reads above the list.
  public let title: String
  /// The exercises in the order in which they are listed.
  public let exercises: [Exercise]

  /// Creates a collection.
  ///
  /// - Throws: A fault for each identifier that occurs twice.
  public init(title: String, exercises: [Exercise]) throws(ContentError<ExerciseFault>) {
    let faults = Self.faults(of: exercises)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.title = title
    self.exercises = exercises
  }

  /// Reads a collection from JSON.
  ///
  /// - Throws: Every fault with its place.
  public init(json: Data) throws(ContentError<ExerciseFault>) {
    self = try ContentJSON<ExerciseFault>.decode(Self.self, from: json)
  }

  /// Returns the collection as JSON, always the same bytes.
  ///
  /// - Throws: What the encoder throws.
  public func json() throws -> Data {
    try ContentJSON<ExerciseFault>.encode(self)
  }

  /// The exercise with an identifier, or nil when there is none.
  public subscript(id: ExerciseID) -> Exercise? {
    exercises.first { $0.id == id }
  }

  private static func faults(of exercises: [Exercise]) -> [LocatedFault<ExerciseFault>] {
    var known: Set<ExerciseID> = []
    return exercises.enumerated().compactMap { index, exercise in
      guard !known.insert(exercise.id).inserted else { return nil }
      let place = ContentPlace().key(Key.exercises.rawValue).index(index)
      return LocatedFault(.identifierTwice("\(exercise.id)"), at: place)
    }
  }
}

extension ExerciseCollection: Codable {
  private enum Key: String, CodingKey {
    case version, title, exercises
  }

  /// Reads a collection.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ExerciseFault>(decoder)
    try reader.checkVersion(at: .version, expected: Self.version)
    let title = reader.read(String.self, at: .title)
    let exercises = reader.readArray(of: Exercise.self, at: .exercises)
    guard reader.isFaultless, let title, let exercises else { throw reader.error }
    try self.init(title: title, exercises: exercises)
  }

  /// Writes the collection.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(title, forKey: .title)
    try container.encode(exercises, forKey: .exercises)
  }
}
