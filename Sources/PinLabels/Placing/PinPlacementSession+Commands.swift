public import LudusFoundation

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
  public mutating func check(at date: Date) throws(PinSessionError) -> PinLabelSession.InterimResult
  {
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
