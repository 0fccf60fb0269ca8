internal import LudusCore

/// What a learner is to label, and how it is judged.
///
/// Everything that a verdict depends on is part of it, also the names that answers could mean besides: so a
/// stored session comes to the same results wherever it is replayed.
///
/// ```swift
/// let exam = PinLabelTask(
///   sheet, pins: ["p1", "p2"], language: "de", scoring: PinScoring(.allOrNothing))
/// var session = PinLabelSession(exam)
/// ```
public struct PinLabelTask: Hashable, Sendable {
  /// What a learner may see before the final evaluation.
  public enum Mode: String, Hashable, Sendable, Codable, CaseIterable {
    /// Interim results as often as wanted, without corrections.
    case practice
    /// All labels at once; nothing is judged before the final evaluation.
    case studyAtOnce
    /// The label of a pin once it is touched.
    case studyOnTouch
    /// Nothing before the one evaluation.
    case exam
  }

  /// The sheet.
  public let sheet: PinSheet
  /// The pins that are asked for, in order.
  public let pins: [Pin.ID]
  /// The learner's language as a tag of BCP 47.
  public let language: String
  /// What the learner may see before the final evaluation.
  public let mode: Mode
  /// How far answers may be from labels.
  public let matching: MatchingPolicy
  /// How answers become a score.
  public let scoring: PinScoring
  /// How a score becomes a grade.
  public let grades: GradeScale
  /// The pins that are parts of the structures of other pins: the whole's by the part's.
  public let wholes: [Pin.ID: Pin.ID]
  /// Further names that answers could mean, beside those of the sheet.
  public let vocabulary: TermVocabulary

  /// Creates a task.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - pins: The pins that are asked for; nil for all of the sheet. Pins that the sheet does not have are left
  ///     out, and each is asked for once.
  ///   - language: The learner's language as a tag of BCP 47; what is no tag is a language without labels.
  ///   - mode: What the learner may see before the final evaluation.
  ///   - matching: How far answers may be from labels.
  ///   - scoring: How answers become a score.
  ///   - grades: How a score becomes a grade.
  ///   - wholes: The pins that are parts of the structures of other pins: the whole's by the part's.
  ///   - vocabulary: Further names that answers could mean, which are then no misspellings.
  public init(
    _ sheet: PinSheet,
    pins: [Pin.ID]? = nil,
    language: String,
    mode: Mode = .practice,
    matching: MatchingPolicy = .standard,
    scoring: PinScoring = PinScoring(),
    grades: GradeScale = .pass,
    wholes: [Pin.ID: Pin.ID] = [:],
    vocabulary: TermVocabulary = .empty
  ) {
    let all = sheet.pins.map(\.id)
    let known = Set(all)
    self.sheet = sheet
    self.pins = (pins ?? all).filter(known.contains).unrepeated
    self.language = language
    self.mode = mode
    self.matching = matching
    self.scoring = scoring
    self.grades = grades
    self.wholes = wholes
    self.vocabulary = vocabulary
  }
}
