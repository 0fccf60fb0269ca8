// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension PlayerGroup {
  /// Changes a todo on the board; its creator and administrators can do that.
  ///
  /// ```swift
  /// try group.edit("windows", [.title("Clean all windows"), .points(30)], by: "ada", at: now)
  /// ```
  ///
  /// Other points count for later completions, not for one that waits for confirmation. The history of edits is in
  /// ``GroupView/BoardTodo/edits``.
  ///
  /// - Throws: ``GroupError/TodoError/notCreator(_:_:)``, ``GroupError/TodoError/inState(_:_:)`` when it is done or off
  ///   the board, ``GroupError/TodoError/unknown(_:)``, ``GroupError/TodoError/fullyClaimed(_:by:)`` when more members
  ///   work on it than then may, and what creating a todo throws.
  @discardableResult
  public mutating func edit(
    _ todo: Todo.ID,
    _ changes: [Todo.Change],
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.edited(todo, changes), by: member, at: date, stamp: stamp)
  }

  /// Writes a comment about a todo or one of its completions.
  ///
  /// The group does not judge what is written. The author and administrators can ``void(_:by:at:stamp:)`` it.
  ///
  /// - Throws: ``GroupError/textOutOfRange(_:expected:)`` for a blank text or more than 1000 characters,
  ///   ``GroupError/TodoError/unknown(_:)``, and ``GroupError/log(_:)`` for an unknown completion.
  @discardableResult
  public mutating func comment(
    _ text: String,
    on todo: Todo.ID,
    completion: Event.ID? = nil,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(
      .commented(todo, completion: completion, text: text),
      by: member,
      at: date,
      stamp: stamp
    )
  }

  /// Cheers for a todo or one of its completions, once.
  ///
  /// - Throws: ``GroupError/MemberError/alreadyCheered(_:)``, ``GroupError/textOutOfRange(_:expected:)`` for a symbol
  ///   that is blank or has more than 8 characters, ``GroupError/TodoError/unknown(_:)``, and ``GroupError/log(_:)`` for
  ///   an unknown completion.
  @discardableResult
  public mutating func cheer(
    for todo: Todo.ID,
    completion: Event.ID? = nil,
    with symbol: String = "👏",
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(
      .cheered(todo, completion: completion, symbol: symbol),
      by: member,
      at: date,
      stamp: stamp
    )
  }
}
