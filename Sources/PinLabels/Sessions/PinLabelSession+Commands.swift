public import LudusFoundation

extension PinLabelSession {
  /// Writes a label for a pin, in the place of the one before.
  ///
  /// - Parameters:
  ///   - pin: One of the task's pins.
  ///   - label: What the learner wrote; blanks alone take the answer away.
  ///   - date: When, not before the last event.
  /// - Throws: ``PinSessionError/evaluated`` or ``PinSessionError/unknownPin(_:)``.
  public mutating func label(
    _ pin: Pin.ID,
    as label: String,
    at date: Date
  ) throws(PinSessionError) {
    try apply(.labelled(pin, as: label, at: date))
  }

  /// Selects a pin, which changes no result and no phase.
  ///
  /// - Parameters:
  ///   - pin: One of the task's pins.
  ///   - date: When, not before the last event.
  /// - Returns: The label to show, in the learner's language, if the mode shows labels or the session is
  ///   evaluated; else nil.
  /// - Throws: ``PinSessionError/unknownPin(_:)``.
  @discardableResult
  public mutating func select(
    _ pin: Pin.ID,
    at date: Date
  ) throws(PinSessionError) -> PinLabel? {
    try apply(.selected(pin, at: date))
    return shownLabel(of: pin)
  }

  /// Shows which answers are right, as often as wanted.
  ///
  /// - Parameter date: When, not before the last event.
  /// - Returns: Which answers are right, wrong and missing, without any correction.
  /// - Throws: ``PinSessionError/noInterim`` in other modes than practice, and
  ///   ``PinSessionError/evaluated``.
  @discardableResult
  public mutating func check(at date: Date) throws(PinSessionError) -> PinLabelSession.InterimResult
  {
    try apply(.checked(at: date))
    return interimResult
  }

  /// Evaluates the answers for good.
  ///
  /// - Parameter date: When, not before the last event.
  /// - Returns: What came of all pins.
  /// - Throws: ``PinSessionError/evaluated`` the second time.
  @discardableResult
  public mutating func evaluate(at date: Date) throws(PinSessionError) -> PinLabelResult {
    try apply(.evaluated(at: date))
    guard let result else { throw .notEvaluated }
    return result
  }

  /// Starts anew after the evaluation, without answers.
  ///
  /// - Parameter date: When, not before the last event.
  /// - Throws: ``PinSessionError/notEvaluated``.
  public mutating func restart(at date: Date) throws(PinSessionError) {
    try apply(.restarted(at: date))
  }

  /// The label that may be shown beside a pin, in the learner's language; nil when it is to be found.
  ///
  /// - Parameter pin: A pin of the sheet.
  /// - Returns: The label, if the mode shows it already or the session is evaluated.
  public func shownLabel(of pin: Pin.ID) -> PinLabel? {
    guard phase == .evaluated || shownLabels.contains(pin) else { return nil }
    return content.sheet.pin(pin)?.terms.correction(in: content.language)
  }
}
