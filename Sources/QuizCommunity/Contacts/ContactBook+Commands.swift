public import LudusCore
public import LudusFoundation
internal import Quizzes

// Every command takes the date at which something happened, and optionally the one at which it became known and
// the identifier of the event.
extension ContactBook {
  /// Asks another learner to be a contact; who is asked by that one already, accepts.
  ///
  /// - Parameters:
  ///   - other: Who is asked.
  ///   - learner: Who asks.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``ContactError/oneself(_:)``, ``ContactError/alreadyContacts(_:_:)``,
  ///   ``ContactError/alreadyRequested(_:)``, ``ContactError/declinedBefore(by:)`` and
  ///   ``ContactError/log(_:)``.
  @discardableResult
  public mutating func request(
    _ other: Learner.ID,
    by learner: Learner.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: ContactEvent.ID? = nil
  ) throws(ContactError) -> ContactEvent {
    try perform(.requested(other), by: learner, at: date, recordedAt: recordedAt, event: event)
  }

  /// Accepts what another learner has asked.
  ///
  /// - Parameters:
  ///   - other: Who has asked.
  ///   - learner: Who accepts.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``ContactError/noRequest(from:)`` and ``ContactError/log(_:)``.
  @discardableResult
  public mutating func accept(
    _ other: Learner.ID,
    by learner: Learner.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: ContactEvent.ID? = nil
  ) throws(ContactError) -> ContactEvent {
    try perform(.accepted(other), by: learner, at: date, recordedAt: recordedAt, event: event)
  }

  /// Declines what another learner has asked, who then cannot ask again.
  ///
  /// - Parameters:
  ///   - other: Who has asked.
  ///   - learner: Who declines.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``ContactError/noRequest(from:)`` and ``ContactError/log(_:)``.
  @discardableResult
  public mutating func decline(
    _ other: Learner.ID,
    by learner: Learner.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: ContactEvent.ID? = nil
  ) throws(ContactError) -> ContactEvent {
    try perform(.declined(other), by: learner, at: date, recordedAt: recordedAt, event: event)
  }

  /// Deletes a contact, for both.
  ///
  /// - Parameters:
  ///   - other: The contact.
  ///   - learner: Who deletes it.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``ContactError/notContacts(_:_:)`` and ``ContactError/log(_:)``.
  @discardableResult
  public mutating func delete(
    _ other: Learner.ID,
    by learner: Learner.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: ContactEvent.ID? = nil
  ) throws(ContactError) -> ContactEvent {
    try perform(.deleted(other), by: learner, at: date, recordedAt: recordedAt, event: event)
  }

  /// Says whether a learner can be drawn as a stranger; nobody can until he says so.
  ///
  /// - Parameters:
  ///   - welcomes: Whether he can.
  ///   - learner: Who says it.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``ContactError/log(_:)``.
  @discardableResult
  public mutating func welcomeStrangers(
    _ welcomes: Bool = true,
    by learner: Learner.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: ContactEvent.ID? = nil
  ) throws(ContactError) -> ContactEvent {
    let action: ContactAction = welcomes ? .welcomedStrangers : .avoidedStrangers
    return try perform(action, by: learner, at: date, recordedAt: recordedAt, event: event)
  }
}
