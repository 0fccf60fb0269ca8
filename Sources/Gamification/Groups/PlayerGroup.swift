public import LudusCore
public import LudusFoundation

/// A group that shares todos and plays for points.
///
/// ```swift
/// let rules = try RuleBook(claimLimit: 3)
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
/// A group is shared by people and devices, so its history is a *set* of events, ordered by date and then by
/// identifier; see `SharedHistory`. A void is allowed to administrators, and to members for what concerns them
/// alone.
///
/// Dates are given by the caller. A todo that was done on Sunday and is reported on Monday is completed `at`
/// Sunday with a stamp of Monday: it counts for Sunday's season, and not for what was known on Sunday.
///
/// A person can be in any number of groups, with a profile of its own in each.
public struct PlayerGroup: LoggedHistory, Hashable, Identifiable {
  /// What identifies a group.
  public typealias ID = Identifier<PlayerGroup>
  /// What can be done.
  public typealias Action = GroupAction
  /// Why an event is not possible.
  public typealias Refusal = GroupError

  package var log: SharedLog<GroupState>

  package init(log: SharedLog<GroupState>) {
    self.log = log
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

  /// The rules in force after all events.
  public var rules: RuleBook { state.rules }
}

/// What a group is before anything happens in it.
///
/// The calendar gives the zone whose dates bound days and seasons, and the day on which weeks begin. An app
/// stores the identifier, the rule book (``RuleBook`` has a JSON form), the name of the zone, and the events of
/// the group.
public struct GroupContent: Hashable, Sendable {
  /// What identifies the group.
  public let id: PlayerGroup.ID
  /// The rules that it begins with.
  public let rules: RuleBook
  /// Gives zone and first weekday; days are those of the Gregorian calendar.
  public let calendar: Calendar

  /// Creates the content of a group.
  public init(id: PlayerGroup.ID, rules: RuleBook, calendar: Calendar) {
    self.id = id
    self.rules = rules
    self.calendar = calendar
  }
}
