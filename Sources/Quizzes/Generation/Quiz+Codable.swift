internal import LudusCore
public import LudusFoundation

extension Quiz: Codable {
  private enum Key: String, CodingKey {
    case version, id, items, rules
  }

  /// Reads a quiz from JSON.
  ///
  /// - Parameter data: UTF-8 text.
  /// - Throws: Every fault with its place; a single one for data that is not JSON.
  public init(json data: Data) throws(ContentError<ProblemFault>) {
    self = try ContentJSON<ProblemFault>.decode(Self.self, from: data)
  }

  /// Writes the quiz as JSON.
  ///
  /// The same quiz gives the same bytes, in every process and on every platform.
  ///
  /// - Returns: UTF-8 text with sorted keys.
  /// - Throws: An `EncodingError`, which no valid quiz causes.
  public func json() throws -> Data {
    try ContentJSON<ProblemFault>.encode(self)
  }

  /// Reads a quiz by the rules of ``init(id:items:rules:)``.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    try reader.checkVersion(at: .version, expected: Self.version)
    let id = reader.read(ID.self, at: .id)
    let items = reader.readArray(of: Quiz.Item.self, at: .items)
    let rules = reader.read(QuizRules.self, at: .rules, default: .immediate)
    reader.note(id.map(Self.faults(id:)) ?? [])
    reader.note(items.map(Self.faults(of:)) ?? [])
    guard reader.isFaultless, let id, let items, let rules else { throw reader.error }
    self.init(unchecked: id, items: items, rules: rules)
  }

  /// Writes the quiz in the current version.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(id, forKey: .id)
    try container.encode(items, forKey: .items)
    try container.encode(rules, unless: .immediate, forKey: .rules)
  }
}
