internal import LudusCore
public import LudusFoundation

/// In JSON a bank is an object with `version`, `id`, `title`, optionally `language`, and `sets`; the guide
/// "The JSON form of a problem bank" describes every key.
extension ProblemBank: Codable {
  package enum Key: String, CodingKey, CaseIterable {
    case version, id, title, language, sets
  }

  /// Reads a bank from JSON.
  ///
  /// - Parameter data: UTF-8 text.
  /// - Throws: Every fault with its place; a single one for data that is not JSON.
  public init(json data: Data) throws(ContentError<ProblemFault>) {
    self = try ContentJSON<ProblemFault>.decode(Self.self, from: data)
  }

  /// Writes the bank as JSON.
  ///
  /// The same bank gives the same bytes, in every process and on every platform.
  ///
  /// - Returns: UTF-8 text with sorted keys.
  /// - Throws: An `EncodingError`, which no valid bank causes.
  public func json() throws -> Data {
    try ContentJSON<ProblemFault>.encode(self)
  }

  /// Reads a bank with all it holds.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    try reader.checkVersion(at: .version, expected: Self.version)
    let id = reader.read(ID.self, at: .id)
    let title = reader.read(String.self, at: .title)
    let language = reader.read(String?.self, at: .language, default: nil)
    let sets = reader.readArray(of: ProblemSet.self, at: .sets)
    let outlines = try? decoder.container(keyedBy: Key.self)
      .decode([IdentifierOutline].self, forKey: .sets)
    reader.note(id.map(Self.faults(id:)) ?? [])
    reader.note(sets.map(Self.faultOfDepth) ?? [])
    reader.note(IdentifierOutline.faults(in: outlines ?? []))
    guard reader.isFaultless, let id, let title, let language, let sets else { throw reader.error }
    self.init(unchecked: id, title: title, language: language, sets: sets)
  }

  /// Writes the bank in the current version.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encodeIfPresent(language, forKey: .language)
    try container.encode(sets, forKey: .sets)
  }
}
