public import LudusCore
public import LudusFoundation

/// Something that happened in a ``PlayerGroup``: who did what, when it happened and when it became
/// known.
///
/// Events are made by the commands of a group, stored by the app, sent from device to device and
/// given back to ``PlayerGroup/merge(_:)``. Their order is that of ``date`` and then of ``id``,
/// whatever order they arrive in.
public struct GroupEvent: Identifiable, Hashable, Sendable {
  /// What identifies an event in its group.
  public typealias ID = Identifier<GroupEvent>

  /// What identifies it: the same identifier is the same event.
  public let id: ID
  /// When it happened.
  public let date: Date
  /// When it became known, which is later than ``date`` for what was entered afterwards.
  public let recordedAt: Date
  /// Who did it, or nil for what nobody in particular did.
  public let actor: Member.ID?
  /// What was done.
  public let action: GroupAction

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - id: What identifies it in its group.
  ///   - action: What was done.
  ///   - actor: Who did it.
  ///   - date: When it happened. A group stores whole milliseconds.
  ///   - recordedAt: When it became known; nil stands for when it happened.
  public init(
    id: ID,
    _ action: GroupAction,
    by actor: Member.ID?,
    at date: Date,
    recordedAt: Date? = nil
  ) {
    self.id = id
    self.date = date
    self.recordedAt = recordedAt ?? date
    self.actor = actor
    self.action = action
  }
}

extension GroupEvent: LoggedEvent {
  /// Returns the event at whole milliseconds, or nil when a date is too far away for that.
  package var truncatedToMilliseconds: GroupEvent? {
    guard let date = date.truncatedToMilliseconds,
      let recordedAt = recordedAt.truncatedToMilliseconds
    else { return nil }
    return GroupEvent(id: id, action, by: actor, at: date, recordedAt: recordedAt)
  }
}
