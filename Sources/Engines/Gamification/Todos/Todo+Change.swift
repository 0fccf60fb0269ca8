// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

extension Todo {
  /// A change to one property of a todo.
  ///
  /// Two members who change different properties of a todo on devices that have not met do not undo each other's
  /// change.
  ///
  /// In JSON a change is an object with the key of the property: `{"title":"Clean all windows"}`, `{"icon":null}`.
  public enum Change: Hashable, Sendable {
    /// Another title, of 1 to 1000 characters.
    case title(String)
    /// Another text.
    case text(String)
    /// Another icon, or none.
    case icon(String?)
    /// Other points, for later completions.
    case points(Int)
    /// Another member who alone may claim it, or nil for anyone; who works on it goes on.
    case assignee(Member.ID?)
    /// Other tags.
    case tags([String])
    /// Another number of members who may work on it at once, no fewer than do.
    case capacity(Int)
    /// Another repetition, from the next completion on.
    case repeats(CalendarSpan?)
    /// Another schedule, from the next completion on.
    case schedule(Schedule?)
    /// Others who take turns, beginning with the first.
    case rota([Member.ID])
    /// Another due date, or none.
    case due(Due?)
  }

  /// Returns the todo after some changes, one after the other.
  func changed(by changes: [Change]) -> Todo {
    var todo = self
    for change in changes {
      switch change {
      case .title(let title): todo.title = title
      case .text(let text): todo.text = text
      case .icon(let icon): todo.icon = icon
      case .points(let points): todo.points = points
      case .assignee(let member): todo.assignee = member
      case .tags(let tags): todo.tags = Set(tags).sorted()
      case .capacity(let capacity): todo.capacity = capacity
      case .repeats(let span): todo.repeats = span
      case .schedule(let schedule): todo.schedule = schedule
      case .rota(let members): todo.rota = members
      case .due(let due): todo.due = due
      }
    }
    return todo
  }
}

// MARK: - JSON

extension Todo.Change: JSONTagged {
  package static let tags: [JSONTag<Self>] = [
    JSONTag("title", Self.title) { if case .title(let title) = $0 { title } else { nil } },
    JSONTag("text", Self.text) { if case .text(let text) = $0 { text } else { nil } },
    JSONTag("icon", Self.icon) { if case .icon(let icon) = $0 { .some(icon) } else { nil } },
    JSONTag("points", Self.points) { if case .points(let points) = $0 { points } else { nil } },
    JSONTag("assignee", Self.assignee) {
      if case .assignee(let member) = $0 { .some(member) } else { nil }
    },
    JSONTag("tags", Self.tags(_:)) { if case .tags(let tags) = $0 { tags } else { nil } },
    JSONTag("capacity", Self.capacity) {
      if case .capacity(let capacity) = $0 { capacity } else { nil }
    },
    JSONTag("repeats", Self.repeats) {
      if case .repeats(let span) = $0 { .some(span) } else { nil }
    },
    JSONTag("schedule", Self.schedule) {
      if case .schedule(let schedule) = $0 { .some(schedule) } else { nil }
    },
    JSONTag("rota", Self.rota) { if case .rota(let members) = $0 { members } else { nil } },
    JSONTag("due", Self.due) { if case .due(let due) = $0 { .some(due) } else { nil } },
  ]
}
