// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

// The log of a group is long. Written out here, over arrays, these four are compiled for groups, and not once for all
// histories.
extension PlayerGroup {
  /// Creates the group that a log leads to, whatever the order of its events.
  ///
  /// - Complexity: O(*n* log *n*) for *n* events.
  public init(
    _ content: Content,
    replaying events: some Sequence<Event>
  ) throws(ReplayError<GroupError>) {
    self.init(content)
    if let rejected = log.merge(Array(events)).first { throw rejected.replayError() }
  }

  /// Takes an event into the log, at its place.
  ///
  /// The same event a second time changes nothing. One that is not possible at its place stays without effect.
  public mutating func apply(_ event: Event) throws(GroupError) {
    if let error = log.insert(event) { throw .log(error) }
  }

  /// Takes the events of another device into the log, all that a log can take.
  public mutating func merge(_ events: some Sequence<Event>) -> [RejectedEvent<Action>] {
    log.merge(Array(events))
  }

  /// Does something, if it is possible at its place.
  ///
  /// - Throws: ``GroupError/textOutOfRange(_:expected:)`` for a todo or challenge without a title, although a stored log
  ///   may have one, and what the short form of the action throws.
  @discardableResult
  public mutating func perform(
    _ action: Action,
    by actor: Member.ID?,
    at date: Date,
    stamp: Event.Stamp?
  ) throws(GroupError) -> Event {
    try action.checkAsCommand()
    return try log.perform(action, by: actor, at: date, stamp: stamp).get()
  }
}
