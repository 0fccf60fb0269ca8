internal import LudusCore
internal import LudusFoundation

extension GroupEvent {
  /// Returns the identifier that an event gets when none is given.
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
    _ action: GroupAction,
    by actor: Member.ID?,
    at date: Date,
    recordedAt: Date,
    after last: GroupEvent?
  ) -> ID {
    let event = GroupEvent(id: "", action, by: actor, at: date, recordedAt: recordedAt)
    let before = last.flatMap { $0.date == date ? $0.id.rawValue : nil }
    return ID(DerivedEventID.text(number: number, of: event, after: before))
  }
}
