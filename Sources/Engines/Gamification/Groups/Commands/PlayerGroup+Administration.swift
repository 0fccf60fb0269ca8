// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension PlayerGroup {
  /// Takes back the points that a member wrongly got for a todo, and more by ``RuleBook/penaltyFactor``.
  ///
  /// It takes back the last completion of the member that still counts. The todo is then open again, unless others
  /// did it too.
  ///
  /// - Throws: ``GroupError/MemberError/notAdministrator(_:)`` for anyone else, and
  ///   ``GroupError/TodoError/nothingToPenalize(_:for:)``.
  @discardableResult
  public mutating func penalize(
    _ member: Member.ID,
    for todo: Todo.ID,
    by administrator: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.penalized(member, for: todo), by: administrator, at: date, stamp: stamp)
  }

  /// Gives a member points, or exactly those that are missing to the next level.
  ///
  /// - Throws: ``GroupError/MemberError/notAdministrator(_:)``, ``GroupError/countOutOfRange(_:)`` for less
  ///   than 1 point, and ``GroupError/tooManyPoints(_:)``.
  @discardableResult
  public mutating func award(
    _ award: PlayerGroup.Action.Award,
    to member: Member.ID,
    by administrator: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.awarded(member, award), by: administrator, at: date, stamp: stamp)
  }

  /// Takes other rules; ``differences(under:at:)`` reports beforehand what they change.
  ///
  /// - Throws: ``GroupError/MemberError/notAdministrator(_:)``.
  @discardableResult
  public mutating func adopt(
    _ rules: RuleBook,
    by administrator: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.adopted(rules), by: administrator, at: date, stamp: stamp)
  }

  /// Declares an event void, so that it has no effect.
  ///
  /// A void of a void brings the event back. Administrators can do that with every event but the
  /// founding. Every member can take back events that concern them alone: their claims, releases,
  /// completions, confirmations, votes, comments and the like. For ten minutes they can also take back a slip of
  /// theirs that concerns others: a todo or challenge that they put on the board, an edit, a withdrawal, a vote that
  /// they opened.
  ///
  /// Events that were only possible because of it stay in the log without effect.
  ///
  /// - Throws: ``GroupError/log(_:)``, ``GroupError/MemberError/notAdministrator(_:)`` and
  ///   ``GroupError/foundingCannotBeVoid``.
  @discardableResult
  public mutating func void(
    _ target: Event.ID,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.voided(target), by: member, at: date, stamp: stamp)
  }
}
