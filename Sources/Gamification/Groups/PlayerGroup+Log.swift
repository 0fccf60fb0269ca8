public import LudusCore
public import LudusFoundation

// The log of a group is long. Written out here, these four are compiled for groups, and not once for all histories.
extension PlayerGroup {
  /// Creates the group that a log leads to, whatever the order of its events.
  ///
  /// - Complexity: O(*n* log *n*) for *n* events.
  public init(
    _ content: Content,
    replaying events: some Sequence<Event>
  ) throws(ReplayError<GroupError>) {
    self.init(log: try SharedLog(content, replaying: events))
  }

  /// Takes an event into the log, at its place.
  ///
  /// The same event a second time changes nothing. One that is not possible at its place stays without effect.
  public mutating func apply(_ event: Event) throws(GroupError) {
    try log.insert(event)
  }

  /// Takes the events of another device into the log, all that a log can take.
  public mutating func merge(_ events: some Sequence<Event>) -> [RejectedEvent<Action>] {
    log.merge(events)
  }

  /// Does something, if it is possible at its place.
  @discardableResult
  public mutating func perform(
    _ action: Action,
    by actor: Member.ID?,
    at date: Date,
    stamp: Event.Stamp?
  ) throws(GroupError) -> Event {
    try log.perform(action, by: actor, at: date, stamp: stamp)
  }
}
