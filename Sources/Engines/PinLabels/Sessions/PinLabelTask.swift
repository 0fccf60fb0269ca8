// SPDX-License-Identifier: Apache-2.0
internal import AnatomicalTerms
public import LudusCore
public import LudusFoundation

/// A task for a learner: the pins to label, and how answers are judged.
///
/// Everything that a verdict depends on is part of it, also further names that answers could mean:
/// so a stored session comes to the same results wherever it is replayed.
///
/// ```swift
/// let exam = PinLabelTask(
///   sheet, pins: ["p1", "p2"], language: "de", scoring: PinScoring(.allOrNothing))
/// var session = PinLabelSession(exam)
/// ```
///
/// In JSON a task is an object with `version`, `sheet` and `language`; all other keys have
/// defaults.
public struct PinLabelTask: Hashable, Sendable {
  /// The version of the JSON form that this release reads and writes.
  package static let version = 1

  /// A mode that decides how much a learner may see before submitting.
  public enum Mode: String, Hashable, Sendable, JSONName {
    /// Interim results as often as wanted, without corrections.
    case practice
    /// All labels at once; nothing is judged before submitting.
    case studyAtOnce
    /// The label of a pin once it is touched.
    case studyOnTouch
    /// Nothing before submitting.
    case exam
  }

  /// The sheet.
  public let sheet: PinSheet
  /// The pins that are asked for, in order.
  public let pins: [Pin.ID]
  /// The learner's language.
  public let language: Language
  /// The mode, which decides how much the learner may see before submitting.
  public let mode: Mode
  /// The tolerance between answers and labels.
  public let matching: MatchingPolicy
  /// The rules by which answers earn credit.
  public let scoring: PinScoring
  /// The weights of pins, from 0 to 1,000; pins without a weight count 1.
  public let weights: [Pin.ID: Fraction]
  /// The scale that turns a credit into a mark.
  public let marks: PinScoring.MarkScale
  /// The pins that are parts of the structures of other pins: the whole's by the part's.
  public let wholes: [Pin.ID: Pin.ID]
  /// Further names that answers could mean, apart from those of the sheet: the anatomical ones
  /// unless given.
  public let vocabulary: TermVocabulary

  /// Creates a task with the properties of these names.
  ///
  /// Without pins it asks for all; those that are not there are left out, and each is asked for
  /// once. Weights out of range become the nearest in it.
  public init(
    _ sheet: PinSheet,
    pins: [Pin.ID]? = nil,
    language: Language,
    mode: Mode = .practice,
    matching: MatchingPolicy = .standard,
    scoring: PinScoring = .standard,
    weights: [Pin.ID: Fraction] = [:],
    marks: PinScoring.MarkScale = .standard,
    wholes: [Pin.ID: Pin.ID] = [:],
    vocabulary: TermVocabulary = .anatomical
  ) {
    let all = sheet.pins.map(\.id)
    let known = Set(all)
    self.sheet = sheet
    self.pins = (pins ?? all).filter(known.contains).unrepeated
    self.language = language
    self.mode = mode
    self.matching = matching
    self.scoring = scoring
    self.weights = weights.limited
    self.marks = marks
    self.wholes = wholes
    self.vocabulary = vocabulary
  }
}

extension PinLabelTask: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    try record.version(version)
    let sheet = record.field("sheet", \.sheet)
    let pins = record.field("pins", \.chosenPins)
    let language = record.field("language", \.language)
    let mode = record.field("mode", \.mode, default: .practice)
    let matching = record.field("matching", \.matching, default: .standard)
    let scoring = record.field("scoring", \.scoring, default: .standard)
    let weights = record.field("weights", \.weights, default: [:])
    let marks = record.field("marks", \.marks, default: .standard)
    let wholes = record.field("wholes", \.wholes, default: [:])
    let vocabulary = record.field("vocabulary", \.vocabulary, default: .anatomical)
    return try PinLabelTask(
      sheet(),
      pins: pins(),
      language: language(),
      mode: mode(),
      matching: matching(),
      scoring: scoring(),
      weights: weights(),
      marks: marks(),
      wholes: wholes(),
      vocabulary: vocabulary()
    )
  }

  /// The pins, or nil where they are all those of the sheet.
  private var chosenPins: [Pin.ID]? { pins == sheet.pins.map(\.id) ? nil : pins }
}

/// The names offered for a pin: its own and those of its neighbors.
///
/// ```swift
/// var generator = SeededGenerator(seed: 1)
/// let choices = TermChoices(of: "p1", in: view, count: 4, language: "la", using: &generator)
/// choices?.labels.map(\.text)   // four names, one of them right
/// ```
///
/// Distractors are the corrections of the nearest other pins of the view, whose names are none of
/// the pin's own. The chosen name is given to the session as any other label.
public struct TermChoices: Hashable, Sendable {
  /// The pin that is asked for.
  public let pin: Pin.ID
  /// The names to pick from, in display order.
  public let labels: [PinLabel]

  /// Draws the order of the names to pick from; nil when the view does not have the pin.
  ///
  /// There are fewer names when there are fewer neighbors.
  ///
  /// - Parameters:
  ///   - pin: The pin that is asked for.
  ///   - view: The view with its neighbors.
  ///   - count: The greatest number of names, its own among them; below 1 is 1.
  ///   - language: The learner's language.
  ///   - decoys: Names that the author wants among them, before those of neighbors.
  ///   - generator: The source of the order.
  /// - Complexity: O(*n* log *n*) in the number of pins.
  public init?(
    of pin: Pin.ID,
    in view: ExerciseView,
    count: Int,
    language: Language,
    decoys: [PinLabel] = [],
    using generator: inout some RandomNumberGenerator
  ) {
    guard let asked = view.pin(pin) else { return nil }
    var taken = Set(asked.labels.map { TermText.normalized($0.text) })
    var labels = [asked.correction(in: language)]
    for decoy in decoys where labels.count < max(count, 1) {
      if taken.insert(TermText.normalized(decoy.text)).inserted { labels.append(decoy) }
    }
    let others = view.pins.enumerated().filter { $0.element.id != pin }.map {
      (
        pin: $0.element, distance: $0.element.position.distance(to: asked.position),
        place: $0.offset
      )
    }
    for other in others.sorted(by: { ($0.distance, $0.place) < ($1.distance, $1.place) }) {
      guard labels.count < max(count, 1) else { break }
      // A name of several structures, and any other name of the asked one, would be right too.
      let names = other.pin.labels.map { TermText.normalized($0.text) }
      let shown = other.pin.correction(in: language)
      guard taken.isDisjoint(with: names), taken.insert(TermText.normalized(shown.text)).inserted
      else { continue }
      labels.append(shown)
    }
    self.pin = pin
    self.labels = generator.shuffled(labels)
  }
}
