public import LudusCore
public import LudusFoundation

/// A task for a learner: to find the places of given terms on an image.
///
/// ```swift
/// let task = PinPlacementTask(view, language: "la", scoring: try DistanceScoring(full: 10, zero: 40))
/// task.term(for: "p1")?.text   // "Os scaphoideum": where is it?
/// ```
///
/// In JSON a task is an object with `version`, `view` and `language`; all other keys have defaults.
public struct PinPlacementTask: Hashable, Sendable {
  /// The version of the JSON form that this release reads and writes.
  package static let version = 1

  /// How much a learner may see before submitting.
  public enum Mode: String, Hashable, Sendable, JSONName {
    /// Interim results as often as wanted, without the right places.
    case practice
    /// Nothing before submitting.
    case exam
  }

  /// The view with its image and pins.
  public let view: ExerciseView
  /// The pins whose terms are asked for, in order.
  public let pins: [Pin.ID]
  /// The learner's language.
  public let language: Language
  /// How much the learner may see before submitting.
  public let mode: Mode
  /// The credit by the distance.
  public let scoring: DistanceScoring
  /// How a credit becomes a mark.
  public let marks: MarkScale

  /// Creates a task with the properties of these names.
  ///
  /// Without pins it asks for all; those that are not there are left out, and each is asked for once.
  public init(
    _ view: ExerciseView,
    pins: [Pin.ID]? = nil,
    language: Language,
    mode: Mode = .practice,
    scoring: DistanceScoring = .standard,
    marks: MarkScale = .standard
  ) {
    let all = view.pins.map(\.id)
    let known = Set(all)
    self.view = view
    self.pins = (pins ?? all).filter(known.contains).unrepeated
    self.language = language
    self.mode = mode
    self.scoring = scoring
    self.marks = marks
  }

  /// Returns the term whose place is asked for, in the learner's language where there is one, else the first.
  ///
  /// - Parameter pin: A pin of the view.
  /// - Returns: The term, or nil when the view does not have the pin.
  public func term(for pin: Pin.ID) -> PinLabel? {
    view.pin(pin)?.correction(in: language)
  }
}

extension PinPlacementTask: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    try record.version(version)
    let view = record.field("view", \.view)
    let pins = record.field("pins", \.chosenPins)
    let language = record.field("language", \.language)
    let mode = record.field("mode", \.mode, default: .practice)
    let scoring = record.field("scoring", \.scoring, default: .standard)
    let marks = record.field("marks", \.marks, default: .standard)
    return try PinPlacementTask(
      view(),
      pins: pins(),
      language: language(),
      mode: mode(),
      scoring: scoring(),
      marks: marks()
    )
  }

  /// The pins, or nil where they are all those of the view.
  private var chosenPins: [Pin.ID]? { pins == view.pins.map(\.id) ? nil : pins }
}
