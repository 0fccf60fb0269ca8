internal import LudusCore
public import LudusFoundation

/// In JSON a task is an object with `version`, `sheet`, `language` and what is not the default.
extension PinLabelTask: Codable {
  /// The version of the JSON form that this release reads and writes.
  public static let version = 1

  private enum Key: String, CodingKey {
    case version, sheet, pins, language, mode, matching, scoring, grades, wholes, vocabulary
  }

  /// Reads a task from JSON.
  ///
  /// - Parameter data: UTF-8 text.
  /// - Throws: Every fault with its place; a single one for data that is not JSON.
  public init(json data: Data) throws(ContentError<SheetFault>) {
    self = try ContentJSON<SheetFault>.decode(Self.self, from: data)
  }

  /// Writes the task as JSON.
  ///
  /// The same task gives the same bytes, in every process and on every platform.
  ///
  /// - Returns: UTF-8 text with sorted keys.
  /// - Throws: An `EncodingError`, which no task causes.
  public func json() throws -> Data {
    try ContentJSON<SheetFault>.encode(self)
  }

  /// Reads a task by the rules of
  /// ``init(_:pins:language:mode:matching:scoring:grades:wholes:vocabulary:)``.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, SheetFault>(decoder)
    try reader.checkVersion(at: .version, expected: Self.version)
    let sheet = reader.read(PinSheet.self, at: .sheet)
    let pins = reader.read([Pin.ID]?.self, at: .pins, default: nil)
    let language = reader.read(String.self, at: .language)
    let mode = reader.read(Mode.self, at: .mode, default: .practice)
    let matching = reader.read(MatchingPolicy.self, at: .matching, default: .standard)
    let scoring = reader.read(PinScoring.self, at: .scoring, default: PinScoring())
    let grades = reader.read(GradeScale.self, at: .grades, default: .pass)
    let wholes = reader.read([Pin.ID: Pin.ID].self, at: .wholes, default: [:])
    let vocabulary = reader.read(TermVocabulary.self, at: .vocabulary, default: .empty)
    guard reader.isFaultless, let sheet, let pins, let language, let mode, let matching,
      let scoring, let grades, let wholes, let vocabulary
    else { throw reader.error }
    self.init(
      sheet,
      pins: pins,
      language: language,
      mode: mode,
      matching: matching,
      scoring: scoring,
      grades: grades,
      wholes: wholes,
      vocabulary: vocabulary
    )
  }

  /// Writes the task in the current version, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(sheet, forKey: .sheet)
    if pins != sheet.pins.map(\.id) { try container.encode(pins, forKey: .pins) }
    try container.encode(language, forKey: .language)
    if mode != .practice { try container.encode(mode, forKey: .mode) }
    if matching != .standard { try container.encode(matching, forKey: .matching) }
    if scoring != PinScoring() { try container.encode(scoring, forKey: .scoring) }
    if grades != .pass { try container.encode(grades, forKey: .grades) }
    if !wholes.isEmpty { try container.encode(wholes, forKey: .wholes) }
    if vocabulary != .empty { try container.encode(vocabulary, forKey: .vocabulary) }
  }
}
