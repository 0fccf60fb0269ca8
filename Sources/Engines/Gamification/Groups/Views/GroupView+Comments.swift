// SPDX-License-Identifier: Apache-2.0
public import LudusFoundation

extension GroupView {
  /// An edit of a todo, with the todo as it was before.
  public struct TodoEdit: Identifiable, Hashable, Sendable {
    /// The event.
    public let id: PlayerGroup.Event.ID
    /// The member who edited it.
    public let member: Member.ID
    /// When.
    public let date: Date
    /// The changes, one after the other.
    public let changes: [Todo.Change]
    /// The todo before them.
    public let before: Todo
  }

  /// A comment of a member about a todo or one of its completions.
  ///
  /// Its author and administrators can delete it: they declare its event void, with ``PlayerGroup/void(_:by:at:stamp:)``.
  public struct TodoComment: Identifiable, Hashable, Sendable {
    /// The event.
    public let id: PlayerGroup.Event.ID
    /// The member who wrote it.
    public let author: Member.ID
    /// When.
    public let date: Date
    /// The completion that it is about, or nil for the todo itself.
    public let completion: PlayerGroup.Event.ID?
    /// The text as it was written, 1 to 1000 characters.
    public let text: String
  }

  /// A cheer of a member for a todo or one of its completions.
  ///
  /// Its author and administrators can take it back by declaring its event void.
  public struct TodoCheer: Identifiable, Hashable, Sendable {
    /// The event.
    public let id: PlayerGroup.Event.ID
    /// When.
    public let date: Date
    /// The symbol that is shown for it, 1 to 8 characters.
    public let symbol: String
  }
}

extension GroupView {
  /// The todos that are overdue, the one that is so for the longest time first.
  ///
  /// - Complexity: O(*n* log *n*).
  public var overdueTodos: [GroupView.BoardTodo] {
    state.todos.values.filter { $0.isOverdue(at: date) }
      .sorted { ($0.dueAt ?? date, $0.id) < ($1.dueAt ?? date, $1.id) }
  }

  /// Returns the only member who may claim a todo now: its assignee, or the one whose turn it is; nil when anyone may.
  ///
  /// Nobody who left is meant.
  public func assignee(of todo: Todo.ID) -> Member.ID? {
    state.todos[todo].flatMap { state.reservation(of: $0) }
  }

  /// Those who were removed from the group and have not come back, in the order of identifiers.
  ///
  /// - Complexity: O(*n* log *n*) for *n* present and former members.
  public var removed: [Member.ID] {
    state.membership.records.filter { $0.value.isRemoved }.map(\.key).sorted()
  }
}
