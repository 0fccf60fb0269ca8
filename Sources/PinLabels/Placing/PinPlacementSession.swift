public import LudusCore
public import LudusFoundation

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

  /// Starts a task.
  public init(_ content: PinPlacementTask) {
    self.content = content
  }

  /// Makes the change that an event describes.
  ///
  /// - Throws: ``PinSessionError`` when the event is not possible now. The session is then unchanged.
  public mutating func apply(_ event: PinPlacementEvent) throws(PinSessionError) {
    guard let date = event.date.truncatedToMilliseconds else { throw .dateOutOfRange }
    if let last = events.last?.date, date < last {
      throw .dateBeforeLastEvent(event.date, last: last)
    }
    if let pin = event.pin, !content.pins.contains(pin) { throw .unknownPin(pin) }
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
  public var interimResult: InterimResult {
    let placed = content.mode == .practice ? content.pins.filter { placements[$0] != nil } : []
    let result = currentResult
    func isFound(_ pin: Pin.ID) -> Bool { result.pins[pin]?.target != nil }
    return InterimResult(
      right: placed.filter(isFound),
      wrong: placed.filter { !isFound($0) },
      empty: content.pins.filter { placements[$0] == nil }
    )
  }
}

extension PinPlacementSession {
  /// Places the pin for a term, or moves it.
  ///
  /// - Parameters:
  ///   - pin: One of the task's pins, whose term is meant.
  ///   - point: Where, in pixels of the displayed image; its edges belong to it.
  ///   - date: When, not before the last event.
  /// - Throws: ``PinSessionError/unknownPin(_:)``, ``PinSessionError/pointOutsideImage`` or
  ///   ``PinSessionError/evaluated``.
  public mutating func place(
    _ pin: Pin.ID,
    on point: ImagePoint,
    at date: Date
  ) throws(PinSessionError) {
    try apply(.placed(pin, on: point, at: date))
  }

  /// Takes the pin for a term away.
  ///
  /// - Parameters:
  ///   - pin: One of the task's pins, whose term is meant.
  ///   - date: When, not before the last event.
  /// - Throws: ``PinSessionError/unknownPin(_:)``, ``PinSessionError/notPlaced(_:)`` or
  ///   ``PinSessionError/evaluated``.
  public mutating func remove(_ pin: Pin.ID, at date: Date) throws(PinSessionError) {
    try apply(.removed(pin, at: date))
  }

  /// Shows which placed pins are right, as often as wanted.
  ///
  /// - Parameter date: When, not before the last event.
  /// - Returns: Which are right, wrong and missing, without any right place.
  /// - Throws: ``PinSessionError/noInterim`` in an exam, and ``PinSessionError/evaluated``.
  @discardableResult
  public mutating func check(at date: Date) throws(PinSessionError) -> InterimResult {
    try apply(.checked(at: date))
    return interimResult
  }

  /// Evaluates the placed pins for good.
  ///
  /// - Parameter date: When, not before the last event.
  /// - Returns: What came of all terms.
  /// - Throws: ``PinSessionError/evaluated`` the second time.
  @discardableResult
  public mutating func evaluate(at date: Date) throws(PinSessionError) -> PlacementResult {
    try apply(.evaluated(at: date))
    guard let result else { throw .notEvaluated }
    return result
  }

  /// Starts anew after the evaluation, without placed pins.
  ///
  /// - Parameter date: When, not before the last event.
  /// - Throws: ``PinSessionError/notEvaluated``.
  public mutating func restart(at date: Date) throws(PinSessionError) {
    try apply(.restarted(at: date))
  }
}

extension PinPlacementSession: Hashable {}

/// In JSON a session is an object with its task as `content` and its `events`, which are replayed when it is
/// read.
extension PinPlacementSession: Codable {
  /// Reads a session from JSON.
  ///
  /// - Parameter data: UTF-8 text.
  /// - Throws: Every fault of the task with its place, or the first of the events: one that cannot be read, or
  ///   one that is refused, as an event of a forged or reordered log is.
  public init(json data: Data) throws(ContentError<SheetFault>) {
    self = try ContentJSON<SheetFault>.decode(Self.self, from: data)
  }

  /// Writes the session as JSON.
  ///
  /// - Returns: UTF-8 text with sorted keys.
  /// - Throws: An `EncodingError`, which no session causes.
  public func json() throws -> Data {
    try ContentJSON<SheetFault>.encode(self)
  }
}
