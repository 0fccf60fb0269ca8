public import LudusCore
public import LudusFoundation

/// What the server sends content in: `{"success":true,"data":[...]}`.
///
/// ```swift
/// let exercises = try ServerEnvelope<KeywordsExercise>(json: data).data
/// ```
public struct ServerEnvelope<Element: Codable & Hashable & Sendable>: Hashable, Sendable {
  /// What was asked for.
  public let data: [Element]

  /// Creates an envelope of what was asked for.
  public init(data: [Element]) {
    self.data = data
  }

  /// Reads an envelope from JSON.
  ///
  /// - Throws: Every fault of its elements with its place, and one for an envelope that says that the
  ///   server had no success.
  public init(json: Data) throws(ContentError<ExerciseFault>) {
    self = try ContentJSON<ExerciseFault>.decode(Self.self, from: json)
  }
}

extension ServerEnvelope: Codable {
  private enum Key: String, CodingKey {
    case success, data
  }

  /// Reads an envelope.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ExerciseFault>(decoder)
    let isSuccess = reader.read(Bool.self, at: .success)
    if isSuccess == false {
      reader.note(.noSuccess, at: ContentPlace().key("success"))
      throw reader.error
    }
    let data = reader.readArray(of: Element.self, at: .data)
    guard reader.isFaultless, let data else { throw reader.error }
    self.init(data: data)
  }

  /// Writes the envelope.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(true, forKey: .success)
    try container.encode(data, forKey: .data)
  }
}
