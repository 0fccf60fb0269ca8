// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// A group that shares todos and plays for points.
///
/// ```swift
/// let rules = try RuleBook { $0.claimLimit = 3 }
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
/// and then by identifier; see `SharedHistory`. A person can be in any number of groups, with a
/// profile of its own in each. In JSON it is an object with `content` and `events`.
///
/// ## Commands
///
/// Each command is a short form of `perform(_:by:at:stamp:)` and has the same arguments. `by` is
/// the member who acts, and `at` is the date at which it happened. A `stamp` says when that became
/// known, if it was later, and can give the event an identifier. A todo that was done on Sunday and
/// is reported on Monday is completed `at` Sunday with a stamp of Monday: it counts for Sunday's
/// season, and not for what was known on Sunday.
///
/// A command returns the event as it stands in the log. If it is refused, it throws and the group
/// is unchanged. Apart from the errors listed with each command, ``GroupError/log(_:)`` is possible
/// with every one, and ``GroupError/MemberError/notMember(_:)`` with all that only members can do.
public struct PlayerGroup: LoggedHistory, JSONContent, Hashable, Identifiable {
  /// Identifies a group.
  public typealias ID = Identifier<PlayerGroup>
  /// The reason an event is not possible.
  public typealias Refusal = GroupError
  /// A fault that its JSON can have.
  public typealias Fault = RuleFault
  /// The changes of members' figures.
  public typealias Consequences = [PlayerGroup.MemberChange]

  package var log: SharedLog<GroupState>

  package init(log: SharedLog<GroupState>) {
    self.log = log
  }

  /// Creates a group without any events.
  ///
  /// - Parameters:
  ///   - id: The identifier of the group.
  ///   - rules: The rules that it begins with.
  ///   - calendar: Gives zone and first weekday.
  ///   - dayStart: The time at which days begin.
  public init(
    id: ID,
    rules: RuleBook,
    calendar: Calendar,
    dayStart: TimeOfDay = .midnight
  ) {
    self.init(
      PlayerGroup.Content(id: id, rules: rules, calendar: calendar, dayStart: dayStart)
    )
  }

  /// Creates a group without any events, with a reckoning of days that the app has for its logs and
  /// leagues, too.
  public init(id: PlayerGroup.ID, rules: RuleBook, days: DayReckoning) {
    self.init(PlayerGroup.Content(id: id, rules: rules, days: days))
  }

  /// The identifier of the group.
  public var id: ID { content.id }

  /// The rules in force after all events.
  public var rules: RuleBook { state.rules }
}

extension PlayerGroup {
  /// The starting point of a group: its identifier, its first rules and its calendar.
  ///
  /// The calendar gives the zone whose dates bound days and seasons, and the day on which weeks
  /// begin.
  ///
  /// In JSON it is an object, where the days say zone, first weekday and when they begin, in minutes
  /// after midnight: `{"days":{"dayStart":240,"zone":"Europe/Berlin"},"id":"flat-7","rules":{"version":1}}`.
  public struct Content: Hashable, Sendable {
    /// The identifier of the group.
    public let id: PlayerGroup.ID
    /// The rules that it begins with.
    public let rules: RuleBook
    /// Gives zone and first weekday; days are those of the Gregorian calendar.
    public let calendar: Calendar
    /// The time at which days begin, such as 04:00 for those who are up late.
    ///
    /// Work done before it counts for the day before; todos, seasons and streaks turn with it.
    public let dayStart: TimeOfDay

    /// Creates the content of a group, with days from midnight if nothing else is said.
    public init(
      id: PlayerGroup.ID,
      rules: RuleBook,
      calendar: Calendar,
      dayStart: TimeOfDay = .midnight
    ) {
      self.id = id
      self.rules = rules
      self.calendar = calendar
      self.dayStart = dayStart
    }

    /// Creates the content of a group with a reckoning of days.
    public init(id: PlayerGroup.ID, rules: RuleBook, days: DayReckoning) {
      self.init(
        id: id,
        rules: rules,
        calendar: days.calendar,
        dayStart: TimeOfDay(minutes: days.dayStart) ?? .midnight
      )
    }

    /// The days of the group.
    public var days: DayReckoning { DayReckoning(calendar, dayStart: dayStart) }
  }
}

extension PlayerGroup.Content: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let id = record.field("id", \.id)
    let rules = record.field("rules", \.rules)
    let days = record.field("days", \.days)
    return try Self(id: id(), rules: rules(), days: days())
  }
}

// The log of a group is long. Written out here, over arrays, these four are compiled for groups,
// and not once for all histories.
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
  /// The same event a second time changes nothing. One that is not possible at its place stays
  /// without effect.
  public mutating func apply(_ event: Event) throws(GroupError) {
    if let error = log.insert(event) { throw .log(error) }
  }

  /// Takes the events of another device into the log, all that a log can take.
  public mutating func merge(_ events: some Sequence<Event>) -> MergeReport<PlayerGroup> {
    let events = Array(events)
    let (rejected, changes) = log.watching { $0.merge(events) }
    return MergeReport(rejected: rejected, changes)
  }

  /// Does something, if it is possible at its place.
  ///
  /// - Throws: ``GroupError/textOutOfRange(_:expected:)`` for a todo or challenge without a title,
  ///   although a stored log may have one, and what the short form of the action throws.
  @discardableResult
  public mutating func perform(
    _ action: Action,
    by actor: Member.ID?,
    at date: Date,
    stamp: Event.Stamp?
  ) throws(GroupError) -> Event {
    try log.perform(action, by: actor, at: date, stamp: stamp).get()
  }
}
