internal import LudusCore
public import LudusFoundation

/// In JSON a task is an object with `version`, `view`, `language` and what is not the default.
extension PinPlacementTask: Codable {
  /// The version of the JSON form that this release reads and writes.
  public static let version = 1

  private enum Key: String, CodingKey {
    case version, view, pins, language, mode, scoring, grades
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
  /// - Returns: UTF-8 text with sorted keys.
  /// - Throws: An `EncodingError`, which no task causes.
  public func json() throws -> Data {
    try ContentJSON<SheetFault>.encode(self)
  }

  /// Reads a task by the rules of ``init(_:pins:language:mode:scoring:grades:)``.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, SheetFault>(decoder)
    try reader.checkVersion(at: .version, expected: Self.version)
    let view = reader.read(ExerciseView.self, at: .view)
    let pins = reader.read([Pin.ID]?.self, at: .pins, default: nil)
    let language = reader.read(String.self, at: .language)
    let mode = reader.read(Mode.self, at: .mode, default: .practice)
    let scoring = reader.read(DistanceScoring.self, at: .scoring, default: .insideOnly)
    let grades = reader.read(GradeScale.self, at: .grades, default: .pass)
    guard reader.isFaultless, let view, let pins, let language, let mode, let scoring, let grades
    else { throw reader.error }
    self.init(
      view,
      pins: pins,
      language: language,
      mode: mode,
      scoring: scoring,
      grades: grades
    )
  }

  /// Writes the task in the current version, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(view, forKey: .view)
    if pins != view.pins.map(\.id) { try container.encode(pins, forKey: .pins) }
    try container.encode(language, forKey: .language)
    if mode != .practice { try container.encode(mode, forKey: .mode) }
    if scoring != .insideOnly { try container.encode(scoring, forKey: .scoring) }
    if grades != .pass { try container.encode(grades, forKey: .grades) }
  }
}
