internal import LudusCore
public import LudusFoundation

/// What a learner is to find: the places of given terms on an image.
///
/// ```swift
/// let task = PinPlacementTask(view, language: "la", scoring: DistanceScoring(full: 10, zero: 40))
/// task.term(for: "p1")?.text   // "Os scaphoideum": where is it?
/// ```
public struct PinPlacementTask: Hashable, Sendable {
  /// What a learner may see before the final evaluation.
  public enum Mode: String, Hashable, Sendable, Codable, CaseIterable {
    /// Interim results as often as wanted, without the right places.
    case practice
    /// Nothing before the one evaluation.
    case exam
  }

  /// The view with its image and pins.
  public let view: ExerciseView
  /// The pins whose terms are asked for, in order.
  public let pins: [Pin.ID]
  /// The learner's language as a tag of BCP 47.
  public let language: String
  /// What the learner may see before the final evaluation.
  public let mode: Mode
  /// What a distance earns.
  public let scoring: DistanceScoring
  /// How a score becomes a grade.
  public let grades: GradeScale

  /// Creates a task.
  ///
  /// - Parameters:
  ///   - view: The view with its image and pins.
  ///   - pins: The pins whose terms are asked for; nil for all of the view. Pins that the view does not have
  ///     are left out, and each is asked for once.
  ///   - language: The learner's language as a tag of BCP 47; what is no tag is a language without labels.
  ///   - mode: What the learner may see before the final evaluation.
  ///   - scoring: What a distance earns.
  ///   - grades: How a score becomes a grade.
  public init(
    _ view: ExerciseView,
    pins: [Pin.ID]? = nil,
    language: String,
    mode: Mode = .practice,
    scoring: DistanceScoring = .insideOnly,
    grades: GradeScale = .pass
  ) {
    let all = view.pins.map(\.id)
    let known = Set(all)
    self.view = view
    self.pins = pins.map { $0.filter(known.contains).unrepeated } ?? all
    self.language = language
    self.mode = mode
    self.scoring = scoring
    self.grades = grades
  }

  /// Returns the term whose place is asked for, in the learner's language where there is one, else the first.
  ///
  /// - Parameter pin: A pin of the view.
  /// - Returns: The term, or nil when the view has no such pin.
  public func term(for pin: Pin.ID) -> PinLabel? {
    view.pin(pin)?.terms.correction(in: language)
  }
}

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
