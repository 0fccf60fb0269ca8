public import LudusCore
public import LudusFoundation

extension PlayerGroup {
  /// Notes that a member has looked at their achievements: none of them is new to them any more.
  ///
  /// - Parameters:
  ///   - member: The member who looked at them.
  ///   - date: When.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``GroupError/MemberError/notMember(_:)``.
  @discardableResult
  public mutating func seeAchievements(
    of member: Member.ID,
    at date: Date,
    stamp: GroupEvent.Stamp? = nil
  ) throws(GroupError) -> GroupEvent {
    try perform(.sawAchievements, by: member, at: date, stamp: stamp)
  }

  /// Lets a member choose which of their titles to wear.
  ///
  /// - Parameters:
  ///   - title: That of a tier that they have reached, of the one reached last, or none.
  ///   - member: The member who wears it.
  ///   - date: When.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``GroupError/titleNotEarned(_:)``.
  @discardableResult
  public mutating func wear(
    _ title: Achievement.WornTitle,
    by member: Member.ID,
    at date: Date,
    stamp: GroupEvent.Stamp? = nil
  ) throws(GroupError) -> GroupEvent {
    try perform(.choseTitle(title), by: member, at: date, stamp: stamp)
  }
}
