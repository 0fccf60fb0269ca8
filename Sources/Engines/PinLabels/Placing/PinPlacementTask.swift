// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// A task for a learner: to find the places of given terms on an image.
///
/// ```swift
/// let task = PinPlacementTask(view, language: "la", scoring: try DistanceScoring(full: 10, zero: 40))
/// task.term(for: "p1")?.text   // "Os scaphoideum": where is it?
/// ```
///
/// A learner has a marker for each pin, and perhaps ``decoys``: markers that belong nowhere, or more markers of a term
/// than there are places.
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
  /// Markers that no pin waits for, by the identifiers of their labels.
  ///
  /// A decoy with the term of a pin is one marker too many of that term: any of them may take the place. A decoy
  /// that is placed and finds no place counts as one more wrong pin.
  public let decoys: [PinLabel]
  /// How much pins count, from 0 to 1,000; those that are not named count 1.
  public let weights: [Pin.ID: Fraction]
  /// The part of its credit that a pin loses for each interim check that found it at a wrong place, 0 to 1.
  public let checkPenalty: Fraction
  /// The learner's language.
  public let language: Language
  /// How much the learner may see before submitting.
  public let mode: Mode
  /// The credit by the distance.
  public let scoring: DistanceScoring
  /// How a credit becomes a mark.
  public let marks: PinScoring.MarkScale

  /// Creates a task with the properties of these names.
  ///
  /// Without pins it asks for all; those that are not there are left out, and each is asked for once. So is each
  /// decoy; one with the identifier of a pin is left out. Numbers out of range become the nearest in it.
  public init(
    _ view: ExerciseView,
    pins: [Pin.ID]? = nil,
    decoys: [PinLabel] = [],
    weights: [Pin.ID: Fraction] = [:],
    checkPenalty: Fraction = 0,
    language: Language,
    mode: Mode = .practice,
    scoring: DistanceScoring = .standard,
    marks: PinScoring.MarkScale = .standard
  ) {
    let all = view.pins.map(\.id)
    let known = Set(all)
    self.view = view
    self.pins = (pins ?? all).filter(known.contains).unrepeated
    var taken = known
    self.decoys = decoys.filter { taken.insert(Pin.ID($0.id.rawValue)).inserted }
    self.weights = weights.limited
    self.checkPenalty = min(max(checkPenalty, .zero), .one)
    self.language = language
    self.mode = mode
    self.scoring = scoring
    self.marks = marks
  }

  /// Returns the term whose place is asked for, in the learner's language where there is one, else the first.
  ///
  /// - Parameter marker: A pin of the view, or a decoy.
  /// - Returns: The term, or nil when the task does not have the marker.
  public func term(for marker: Pin.ID) -> PinLabel? {
    view.pin(marker)?.correction(in: language) ?? decoys.first { $0.id.rawValue == marker.rawValue }
  }

  /// The markers that a learner has: those of the pins, then the decoys.
  public var markers: [Pin.ID] { pins + decoys.map { Pin.ID($0.id.rawValue) } }
}

extension [Pin.ID: Fraction] {
  /// The weights, each from 0 to 1,000.
  var limited: Self { mapValues { Swift.min(Swift.max($0, .zero), 1_000) } }

  /// How much a pin counts.
  func weight(of pin: Pin.ID) -> Fraction { self[pin] ?? .one }
}

extension PinPlacementTask: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    try record.version(version)
    let view = record.field("view", \.view)
    let pins = record.field("pins", \.chosenPins)
    let decoys = record.field("decoys", \.decoys, default: [])
    let weights = record.field("weights", \.weights, default: [:])
    let penalty = record.field("checkPenalty", \.checkPenalty, default: .zero)
    let language = record.field("language", \.language)
    let mode = record.field("mode", \.mode, default: .practice)
    let scoring = record.field("scoring", \.scoring, default: .standard)
    let marks = record.field("marks", \.marks, default: .standard)
    return try PinPlacementTask(
      view(),
      pins: pins(),
      decoys: decoys(),
      weights: weights(),
      checkPenalty: penalty(),
      language: language(),
      mode: mode(),
      scoring: scoring(),
      marks: marks()
    )
  }

  /// The pins, or nil where they are all those of the view.
  private var chosenPins: [Pin.ID]? { pins == view.pins.map(\.id) ? nil : pins }
}
