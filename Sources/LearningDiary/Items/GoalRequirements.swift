public import LudusCore

/// What a goal asks for.
///
/// ```swift
/// let requirements = GoalRequirements(
///   goals: ["g1"], progress: try Fraction(4, 5), deadline: june30)
/// ```
///
/// A goal cannot be completed before the goals that it requires, nor before there is enough progress
/// in its course. With a deadline it is a milestone: it can be completed later, but then the
/// milestone is missed. See ``Diary/standing(of:on:calendar:)``.
public struct GoalRequirements: Hashable, Sendable {
  /// The goals that must be completed before, in order and each once.
  public let goals: [DiaryItem.ID]
  /// How much of the course must be done, 0 to 1, as the platform tells it; nil when that does not
  /// matter.
  public let progress: Fraction?
  /// The last day on which completing it meets the milestone, or nil when it is none.
  public let deadline: CalendarDay?

  /// Creates requirements, which a diary checks together with their goal.
  ///
  /// - Parameters:
  ///   - goals: The goals that must be completed before, in any order.
  ///   - progress: How much of the course must be done, 0 to 1.
  ///   - deadline: The last day on which completing it meets the milestone.
  public init(
    goals: [DiaryItem.ID] = [],
    progress: Fraction? = nil,
    deadline: CalendarDay? = nil
  ) {
    self.goals = Set(goals).sorted()
    self.progress = progress
    self.deadline = deadline
  }

  /// Whether it asks for nothing.
  public var isEmpty: Bool { goals.isEmpty && progress == nil && deadline == nil }
}

/// In JSON requirements are an object without what is not asked for:
/// `{"deadline":"2026-06-30","goals":["g1"],"progress":"4/5"}`.
extension GoalRequirements: Codable {
  private enum Key: String, CodingKey {
    case goals, progress, deadline
  }

  /// Reads requirements.
  ///
  /// - Throws: A `DecodingError` when a part is malformed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      goals: try container.decodeIfPresent([DiaryItem.ID].self, forKey: .goals) ?? [],
      progress: try container.decodeIfPresent(Fraction.self, forKey: .progress),
      deadline: try container.decodeIfPresent(CalendarDay.self, forKey: .deadline)
    )
  }

  /// Writes what is asked for.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    if !goals.isEmpty {
      try container.encode(goals, forKey: .goals)
    }
    try container.encodeIfPresent(progress, forKey: .progress)
    try container.encodeIfPresent(deadline, forKey: .deadline)
  }
}
