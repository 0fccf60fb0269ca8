public import LudusCore
public import LudusFoundation

/// A group that shares todos and plays for points.
///
/// ```swift
/// let rules = RuleBook(claimLimit: 3, catchUp: .none)
/// var group = PlayerGroup(id: "flat-7", rules: rules, calendar: berlin)
/// try group.found(by: "ada", at: now)
/// try group.openSeason(id: "spring", lasting: .months(1), at: now)
/// try group.join("bob", at: now)
/// let todo = Todo(id: "windows", title: "Clean the windows", points: 20)
/// try group.create(todo, by: "ada", at: now)
/// try group.claim("windows", by: "bob", at: now)
/// try group.complete("windows", by: "bob", at: later)
/// group.leaderboard(.season, at: later).standings   // rank, points, achievements, title
/// ```
///
/// A group is shared by people and devices, so its history is a *set* of events, ordered by date
/// and then by identifier; what the group says follows from the set alone. An event may arrive
/// late, twice, or from another device: ``merge(_:)`` gives the same group in whatever order.
///
/// - A *command* checks what is asked against the group as it is at its date, and throws
///   ``GroupError`` when it is refused. The group is then unchanged.
/// - An *event* is always taken into the log. One that is not possible at its place stays without
///   effect, and ``effect(of:)`` tells why. It can come into effect again when an event before it
///   arrives.
///
/// Dates are given by the caller: `at` is when something happened, `recordedAt` when it became
/// known, which is the same by default. A todo that was done on Sunday and is reported on Monday is
/// completed `at` Sunday and `recordedAt` Monday: it counts for Sunday's season, and not for what
/// was known on Sunday. Identifiers of events are derived from the log unless they are given.
///
/// A person can be in any number of groups, with a profile of its own in each.
public struct PlayerGroup: Replayable, Hashable, Identifiable {
  /// What identifies a group.
  public typealias ID = Identifier<PlayerGroup>
  /// Why an event is not possible.
  public typealias Refusal = GroupError

  /// What the group is.
  public let content: GroupContent
  private var log = EventLog<GroupError>()
  private(set) var fold: GroupFold

  /// Creates a group in which nothing has happened.
  public init(_ content: GroupContent) {
    self.content = content
    fold = GroupFold([], over: content)
  }

  /// Creates a group in which nothing has happened.
  ///
  /// - Parameters:
  ///   - id: What identifies it.
  ///   - rules: The rules that it begins with.
  ///   - calendar: Gives zone and first weekday.
  public init(id: ID, rules: RuleBook, calendar: Calendar) {
    self.init(GroupContent(id: id, rules: rules, calendar: calendar))
  }

  /// What identifies the group.
  public var id: ID { content.id }

  /// All that has happened, in the order of date and then identifier, also what has no effect.
  public var events: [GroupEvent] { log.events }

  /// The rules in force after all events.
  public var rules: RuleBook { fold.state.rules }

  /// Takes an event into the log, at its place.
  ///
  /// The same event a second time changes nothing. One that is not possible at its place stays
  /// without effect.
  ///
  /// - Throws: ``GroupError/conflictingEvent(_:)`` for another event with the same identifier,
  ///   ``GroupError/emptyIdentifier`` and ``GroupError/dateOutOfRange``. The group is then
  ///   unchanged.
  /// - Complexity: O(log *n*) or so for an event that comes last; O(*n*) for one that comes late,
  ///   declares another one void or changes the rules.
  public mutating func apply(_ event: GroupEvent) throws(GroupError) {
    guard let event = try log.newEvent(event) else { return }
    log.insert(event)
    if event.id == events.last?.id {
      fold.append(event, to: events)
    } else {
      fold = GroupFold(events, over: content)
    }
  }

  /// Creates the group that a log leads to.
  ///
  /// - Parameters:
  ///   - content: What the group is.
  ///   - events: The events, in any order and as often as they come.
  /// - Throws: `ReplayError` for an event that no log takes; see ``apply(_:)``.
  /// - Complexity: O(*n* log *n*) for *n* events.
  public init(
    _ content: GroupContent,
    replaying events: some Sequence<GroupEvent>
  ) throws(ReplayError<GroupError>) {
    self.init(content)
    log = try EventLog(replaying: events)
    fold = GroupFold(log.events, over: content)
  }

  /// Takes the events of another device into the log.
  ///
  /// Merging *a* into *b* gives the same as merging *b* into *a*.
  ///
  /// - Parameter events: Events in any order; those that are there already change nothing.
  /// - Throws: What ``apply(_:)`` throws, for the first event that the log does not take. The group
  ///   is then unchanged.
  /// - Complexity: O(*n* log *n*) for a log of *n* events with them.
  public mutating func merge(_ events: some Sequence<GroupEvent>) throws(GroupError) {
    guard let merged = try log.merging(events) else { return }
    log = merged
    fold = GroupFold(log.events, over: content)
  }
}

// MARK: - The log

extension PlayerGroup {
  /// Whether the log has an event, with effect or without.
  func contains(_ event: GroupEvent.ID) -> Bool { log.contains(event) }

  /// Does something, if it is possible at its place.
  ///
  /// Every other command is a short form of this one.
  ///
  /// - Parameters:
  ///   - action: What is done.
  ///   - actor: Who does it, or nil for nobody in particular, who can only open and close seasons.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - id: The identifier of the event, or nil for one derived from the log. Doing the same thing
  ///     with the same identifier again changes nothing.
  /// - Returns: The event, as it stands in the log.
  /// - Throws: Why it is not possible. The group is then unchanged.
  /// - Complexity: That of ``apply(_:)``.
  @discardableResult
  public mutating func perform(
    _ action: GroupAction,
    by actor: Member.ID?,
    at date: Date,
    recordedAt: Date? = nil,
    event id: GroupEvent.ID? = nil
  ) throws(GroupError) -> GroupEvent {
    guard let date = date.truncatedToMilliseconds,
      let recordedAt = (recordedAt ?? date).truncatedToMilliseconds
    else { throw .dateOutOfRange }
    func event(_ id: GroupEvent.ID) -> GroupEvent {
      GroupEvent(id: id, action, by: actor, at: date, recordedAt: recordedAt)
    }
    let asked = event(id ?? log.derivedID(of: event("")))
    guard let event = try log.newEvent(asked) else { return asked }
    if let target = event.action.target, fold.plan.voidedBy[target] != nil {
      throw .alreadyVoid(target)
    }
    if log.isLast(event), try fold.appendIfSimple(event) {
      log.insert(event)
    } else {
      var changed = self
      try changed.apply(event)
      if let refusal = changed.fold.refusals[event.id] { throw refusal }
      self = changed
    }
    return event
  }
}
