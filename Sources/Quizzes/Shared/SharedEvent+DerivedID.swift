internal import LudusCore
internal import LudusFoundation

extension SharedEvent {
  /// Returns the identifier that an event gets when none is given.
  ///
  /// It has the event's number in the log and a digest of everything else about it. So two devices that add
  /// different events to the same log give them different identifiers, and the same event gets the same one.
  /// It comes after that of the log's last event if both are of one instant.
  ///
  /// - Parameters:
  ///   - number: The number of the event, counted from 1.
  ///   - action: What was done.
  ///   - actor: Who did it.
  ///   - date: When it happened.
  ///   - recordedAt: When it became known.
  ///   - last: The last event of the log.
  /// - Returns: The identifier.
  static func derivedID(
    _ number: Int,
    _ action: Action,
    by actor: Learner.ID,
    at date: Date,
    recordedAt: Date,
    after last: SharedEvent?
  ) -> ID {
    let event = SharedEvent(id: "", action, by: actor, at: date, recordedAt: recordedAt)
    let before = last.flatMap { $0.date == date ? $0.id.rawValue : nil }
    return ID(DerivedEventID.text(number: number, of: event, after: before))
  }
}
