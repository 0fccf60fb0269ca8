public import LudusCore
public import LudusFoundation

extension PlayerGroup {
  /// Notes that a member has looked at his achievements: none of them is new to him any more.
  ///
  /// - Parameters:
  ///   - member: Who looked at them.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``GroupError/notMember(_:)``.
  @discardableResult
  public mutating func seeAchievements(
    of member: Member.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: GroupEvent.ID? = nil
  ) throws(GroupError) -> GroupEvent {
    try perform(.sawAchievements, by: member, at: date, recordedAt: recordedAt, event: event)
  }

  /// Lets a member choose which of his titles to wear.
  ///
  /// - Parameters:
  ///   - title: That of a tier that he has reached, of the one reached last, or none.
  ///   - member: Who wears it.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``GroupError/titleNotEarned(_:)``.
  @discardableResult
  public mutating func wear(
    _ title: Achievement.WornTitle,
    by member: Member.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: GroupEvent.ID? = nil
  ) throws(GroupError) -> GroupEvent {
    try perform(.choseTitle(title), by: member, at: date, recordedAt: recordedAt, event: event)
  }
}
