// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// One learner's session of placing the pins for given terms: the reverse of labeling.
///
/// ```swift
/// var session = PinPlacementSession(task)
/// try session.place("p1", on: ImagePoint(x: 330, y: 950), at: now)
/// session.interimResult.correct             // ["p1"]: no right places revealed
/// let result = try session.submit(at: now)
/// result.credit                             // 1 of 14
/// ```
///
/// The phases are those of ``PinLabelSession``: pins are placed and moved in the *test*; an interim
/// check leads to the *interim* result, from which any new input leads back; once they are
/// *submitted*, the session can only be read until it is restarted. Pins for terms of one name are
/// interchangeable, as ``PlacementResult`` says.
///
/// The events keep the judgments that the learner saw. In JSON a session is an object with its task
/// as `content` and its `events`.
public struct PinPlacementSession: TimedSession, ActionSession, Hashable, JSONContent {
  /// The faults of its JSON.
  public typealias Fault = SheetFault

  /// The refusals.
  public typealias Refusal = PinLabelSession.Refusal

  /// The task.
  public let content: PinPlacementTask
  /// The events, oldest first.
  public package(set) var events: [Timed<Action>] = []
  /// The phase of the session.
  public private(set) var phase = PinLabelSession.Phase.test
  /// The place where the pin for each term was put, by the pin that it is for.
  public private(set) var placements: [Pin.ID: ImagePoint] = [:]
  /// The result; nil before the pins are submitted.
  public private(set) var result: PlacementResult?

  /// The correct pins that the learner has seen since the last change.
  private var told: Set<Pin.ID>?
  /// The number of interim checks that found each pin at a wrong place.
  private var checks: [Pin.ID: Int] = [:]
  private let asked: Set<Pin.ID>

  /// Starts a task.
  public init(_ content: PinPlacementTask) {
    self.content = content
    asked = Set(content.markers)
  }

  /// Whether the pins are submitted; a session that is restarted begins again.
  public var isFinished: Bool { phase == .submitted }

  /// The placed pins that earn something, those that do not, and the terms without one, without any
  /// right place.
  ///
  /// In an exam it names only the missing ones.
  public var interimResult: PinLabelSession.InterimResult {
    let placed = content.mode == .practice ? content.markers.filter { placements[$0] != nil } : []
    let found = told ?? Set(foundPins)
    return PinLabelSession.InterimResult(
      correct: placed.filter(found.contains),
      wrong: placed.filter { !found.contains($0) },
      empty: content.pins.filter { placements[$0] == nil }
    )
  }
}

// MARK: - Commands

extension PinPlacementSession {
  /// Places the pin for a term, or moves it, in pixels of the displayed image; its edges belong to
  /// it.
  public mutating func place(_ pin: Pin.ID, on point: ImagePoint, at date: Date) throws(Refusal) {
    try perform(.placed(pin, on: point), at: date)
  }

  /// Takes the pin for a term away.
  public mutating func remove(_ pin: Pin.ID, at date: Date) throws(Refusal) {
    try perform(.removed(pin), at: date)
  }

  /// Makes an interim check, as often as wanted.
  ///
  /// - Returns: The pins that are correct, wrong and missing, without any right place.
  @discardableResult
  public mutating func check(at date: Date) throws(Refusal) -> PinLabelSession.InterimResult {
    try perform(.checked(), at: date)
    return interimResult
  }

  /// Submits the placed pins, which are judged for good.
  @discardableResult
  public mutating func submit(at date: Date) throws(Refusal) -> PlacementResult {
    try perform(.submitted(), at: date)
    guard let result else { throw .notSubmitted }
    return result
  }

  /// Starts again after the pins were submitted, without placed pins.
  public mutating func restart(at date: Date) throws(Refusal) {
    try perform(.restarted, at: date)
  }
}

// MARK: - Changes

extension PinPlacementSession {
  package mutating func change(by action: Action, at date: Date) throws(Refusal) -> Action {
    switch action {
    case .placed(let pin, let point):
      guard asked.contains(pin) else { throw .unknownPin(pin) }
      guard !isFinished else { throw .alreadySubmitted }
      guard content.view.image.displayedSize.rectangle.contains(point) else {
        throw .pointOutOfRange
      }
      (phase, placements[pin], told) = (.test, point, nil)
    case .removed(let pin):
      guard asked.contains(pin) else { throw .unknownPin(pin) }
      guard !isFinished else { throw .alreadySubmitted }
      guard placements.removeValue(forKey: pin) != nil else { throw .notPlaced(pin) }
      (phase, told) = (.test, nil)
    case .checked(let recorded):
      guard !isFinished else { throw .alreadySubmitted }
      guard content.mode == .practice else { throw .noInterim }
      let judgment = recorded ?? PinJudgment(correct: foundPins)
      (phase, told) = (.interim, Set(judgment.correct))
      for pin in content.markers
      where placements[pin] != nil && !judgment.correct.contains(pin) {
        checks[pin, default: 0] += 1
      }
      return .checked(judgment)
    case .submitted(let recorded):
      guard !isFinished else { throw .alreadySubmitted }
      let result = PlacementResult(content, placed: placements, checks: checks, judgment: recorded)
      (phase, self.result) = (.submitted, result)
      return .submitted(recorded ?? result.judgment)
    case .restarted:
      guard isFinished else { throw .notSubmitted }
      (phase, placements, result, told) = (.test, [:], nil, nil)
      checks = [:]
    }
    return action
  }

  /// The placed pins that earn something.
  private var foundPins: [Pin.ID] {
    let result = PlacementResult(content, placed: placements)
    return content.markers.filter { result.pins[$0]?.target != nil }
  }
}

extension PinPlacementSession {
  /// An action in a ``PinPlacementSession``.
  ///
  /// In JSON it is an object with its kind and the properties of that kind:
  /// `{"kind":"placed","pin":"p1","point":[412.5,300]}`.
  public enum Action: Hashable, Sendable {
    /// The learner placed the pin for a term, or moved it.
    case placed(Pin.ID, on: ImagePoint)
    /// The learner took the pin for a term away.
    case removed(Pin.ID)
    /// The learner made an interim check; a pin that earns something counts as correct.
    case checked(PinJudgment? = nil)
    /// The learner submitted the pins, which were judged for good.
    case submitted(PinJudgment? = nil)
    /// The learner started again.
    case restarted
  }
}

extension PinPlacementSession.Action: JSONUnion {
  package static let cases: [JSONCase<Self, SheetFault>] = [
    JSONCase("placed", { .placed($0, on: $1) }, "pin", "point") {
      if case .placed(let pin, let point) = $0 { (pin, point) } else { nil }
    },
    JSONCase("removed", Self.removed, "pin") {
      if case .removed(let pin) = $0 { pin } else { nil }
    },
    JSONCase("checked", judged: Self.checked) {
      if case .checked(let judgment) = $0 { .some(judgment) } else { nil }
    },
    JSONCase("submitted", judged: Self.submitted) {
      if case .submitted(let judgment) = $0 { .some(judgment) } else { nil }
    },
    JSONCase("restarted", .restarted),
  ]
}

extension PinPlacementSession.Action: JudgedAction, PinAction {
  /// The judgment that the learner saw; nil for an action that is not judged.
  public var judgment: PinJudgment? {
    switch self {
    case .checked(let judgment), .submitted(let judgment): judgment
    case .placed, .removed, .restarted: nil
    }
  }

  /// Returns the action with another judgment, or without one.
  public func judged(_ judgment: PinJudgment?) -> Self {
    switch self {
    case .checked: .checked(judgment)
    case .submitted: .submitted(judgment)
    case .placed, .removed, .restarted: self
    }
  }
}

/// A task for a learner: to find given terms on an image.
///
/// ```swift
/// let task = PinPlacementTask(view, language: "la", scoring: try DistanceScoring(full: 10, zero: 40))
/// task.term(for: "p1")?.text   // "Os scaphoideum": where is it?
/// ```
///
/// A learner has a marker for each pin, and perhaps ``decoys``: markers that belong nowhere, or
/// more markers of a term than there are places.
///
/// In JSON a task is an object with `version`, `view` and `language`; all other keys have defaults.
public struct PinPlacementTask: Hashable, Sendable {
  /// The version of the JSON form that this release reads and writes.
  package static let version = 1

  /// A mode that decides how much a learner may see before submitting.
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
  /// A decoy with the term of a pin is one marker too many of that term: any of them may take the
  /// place. A decoy that is placed and finds no place counts as one more wrong pin.
  public let decoys: [PinLabel]
  /// The weights of pins, from 0 to 1,000; pins without a weight count 1.
  public let weights: [Pin.ID: Fraction]
  /// The part of its credit that a pin loses for each interim check that found it at a wrong place,
  /// 0 to 1.
  public let checkPenalty: Fraction
  /// The learner's language.
  public let language: Language
  /// The mode, which decides how much the learner may see before submitting.
  public let mode: Mode
  /// The credit by the distance.
  public let scoring: DistanceScoring
  /// The scale that turns a credit into a mark.
  public let marks: PinScoring.MarkScale

  /// Creates a task with the properties of these names.
  ///
  /// Without pins it asks for all; those that are not there are left out, and each is asked for
  /// once. So is each decoy; one with the identifier of a pin is left out. Numbers out of range
  /// become the nearest in it.
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

  /// Returns the term whose place is asked for, in the learner's language where there is one, else
  /// the first.
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

  /// Returns the weight of a pin.
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
