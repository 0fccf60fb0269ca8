// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation

/// A learner's way through placing the pins for given terms: the reverse of labeling.
///
/// ```swift
/// var session = PinPlacementSession(task)
/// try session.place("p1", on: ImagePoint(x: 330, y: 950), at: now)
/// session.interimResult.correct             // ["p1"]: no right places revealed
/// let result = try session.submit(at: now)
/// result.credit                             // 1 of 14
/// ```
///
/// The phases are those of ``PinLabelSession``: pins are placed and moved in the *test*; an interim check leads
/// to the *interim* result, from which any new input leads back; once they are *submitted*, the session can only
/// be read until it is restarted. Pins for terms of one name are interchangeable, as ``PlacementResult`` says.
///
/// The events keep the judgments that the learner saw. In JSON a session is an object with its task as
/// `content` and its `events`.
public struct PinPlacementSession: TimedSession, ActionSession, Hashable, JSONContent {
  /// The faults of its JSON.
  public typealias Fault = SheetFault

  /// The refusals.
  public typealias Refusal = PinLabelSession.Refusal

  /// The task.
  public let content: PinPlacementTask
  /// The events, oldest first.
  public package(set) var events: [Timed<Action>] = []
  /// Where the session is.
  public private(set) var phase = PinLabelSession.Phase.test
  /// Where the pin for each term was placed, by the pin that it is for.
  public private(set) var placements: [Pin.ID: ImagePoint] = [:]
  /// The result; nil before the pins are submitted.
  public private(set) var result: PlacementResult?

  /// The correct pins that the learner has seen since the last change.
  private var told: Set<Pin.ID>?
  /// How many interim checks found each pin at a wrong place.
  private var checks: [Pin.ID: Int] = [:]
  private let asked: Set<Pin.ID>

  /// Starts a task.
  public init(_ content: PinPlacementTask) {
    self.content = content
    asked = Set(content.markers)
  }

  /// Whether the pins are submitted; a session that is restarted begins again.
  public var isFinished: Bool { phase == .submitted }

  /// The placed pins that earn something, those that do not, and the terms without one, without any right place.
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
  /// Places the pin for a term, or moves it, in pixels of the displayed image; its edges belong to it.
  public mutating func place(_ pin: Pin.ID, on point: ImagePoint, at date: Date) throws(Refusal) {
    try perform(.placed(pin, on: point), at: date)
  }

  /// Takes the pin for a term away.
  public mutating func remove(_ pin: Pin.ID, at date: Date) throws(Refusal) {
    try perform(.removed(pin), at: date)
  }

  /// Makes an interim check, as often as wanted.
  ///
  /// - Returns: Which are correct, wrong and missing, without any right place.
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
