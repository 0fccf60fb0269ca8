public import LudusCore
internal import LudusFoundation

/// A learner's way through placing the pins for given terms: the reverse of labelling.
///
/// ```swift
/// var session = PinPlacementSession(task)
/// try session.place("p1", on: ImagePoint(x: 330, y: 950), at: now)
/// session.interimResult.right               // ["p1"]: no right places revealed
/// let result = try session.evaluate(at: now)
/// result.score                              // 1 of 14
/// ```
///
/// The phases are those of ``PinLabelSession``: pins are placed and moved in the *test*; an interim check leads
/// to the *interim* result, from which any new input leads back; the evaluation is *final* and read-only until
/// the session is restarted. Pins for terms of one name are interchangeable, as ``PlacementResult`` says.
public struct PinPlacementSession: Replayable {
  /// Where a session is.
  public typealias Phase = PinLabelSession.Phase

  /// The task.
  public let content: PinPlacementTask
  /// All that has happened, oldest first.
  public private(set) var events: [PinPlacementEvent] = []
  /// Where the session is.
  public private(set) var phase = Phase.test
  /// Where the pin for each term was placed, by the pin that it is for.
  public private(set) var placements: [Pin.ID: ImagePoint] = [:]
  /// What came of the evaluation; nil before.
  public private(set) var result: PlacementResult?

  private let asked: Set<Pin.ID>

  /// Starts a task.
  public init(_ content: PinPlacementTask) {
    self.content = content
    asked = Set(content.pins)
  }

  /// Makes the change that an event describes.
  ///
  /// - Throws: ``PinSessionError`` when the event is not possible now. The session is then unchanged.
  public mutating func apply(_ event: PinPlacementEvent) throws(PinSessionError) {
    guard let date = event.date.truncatedToMilliseconds else { throw .dateOutOfRange }
    if let last = events.last?.date, date < last {
      throw .dateBeforeLastEvent(event.date, last: last)
    }
    if let pin = event.pin, !asked.contains(pin) { throw .unknownPin(pin) }
    if case .restarted = event {
      guard phase == .evaluated else { throw .notEvaluated }
    } else {
      guard phase != .evaluated else { throw .evaluated }
    }
    switch event {
    case .placed(let pin, let point, _):
      guard content.view.image.displayedSize.rectangle.contains(point) else {
        throw .pointOutsideImage
      }
      placements[pin] = point
      phase = .test
    case .removed(let pin, _):
      guard placements.removeValue(forKey: pin) != nil else { throw .notPlaced(pin) }
      phase = .test
    case .checked:
      guard content.mode == .practice else { throw .noInterim }
      phase = .interim
    case .evaluated:
      result = currentResult
      phase = .evaluated
    case .restarted:
      (phase, placements, result) = (.test, [:], nil)
    }
    events.append(event.at(date))
  }

  private var currentResult: PlacementResult {
    PlacementResult(
      content.view,
      asked: content.pins,
      placed: placements,
      language: content.language,
      scoring: content.scoring,
      grades: content.grades
    )
  }

  /// Which placed pins earn something, which do not, and which terms have none, without any right place.
  ///
  /// In an exam nothing is told but which are missing.
  public var interimResult: PinLabelSession.InterimResult {
    let placed = content.mode == .practice ? content.pins.filter { placements[$0] != nil } : []
    let result = currentResult
    func isFound(_ pin: Pin.ID) -> Bool { result.pins[pin]?.target != nil }
    return PinLabelSession.InterimResult(
      right: placed.filter(isFound),
      wrong: placed.filter { !isFound($0) },
      empty: content.pins.filter { placements[$0] == nil }
    )
  }
}

extension PinPlacementSession: Hashable {}
