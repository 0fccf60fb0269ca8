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
    self.pins = (pins ?? all).filter(known.contains).unrepeated
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
