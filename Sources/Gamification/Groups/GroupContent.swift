public import LudusFoundation

/// What a group is before anything happens in it, and what its history is folded over.
///
/// The calendar gives the zone whose dates bound days and seasons, and the day on which weeks
/// begin. An app stores the identifier, the rule book (``RuleBook`` has a JSON form), the name of
/// the zone, and the events of the group.
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
