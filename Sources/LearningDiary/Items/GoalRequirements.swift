public import LudusCore

/// The requirements of a goal.
///
/// ```swift
/// let requirements = GoalRequirements(
///   goals: ["g1"], progress: try Fraction(4, 5), deadline: june30)
/// ```
///
/// A goal cannot be completed before the goals that it requires, nor before there is enough progress
/// in its course. With a deadline it is a milestone: it can be completed later, but then the
/// milestone is missed. See ``Diary/standing(of:on:calendar:)``.
///
/// In JSON requirements are an object without what is not asked for:
/// `{"deadline":"2026-06-30","goals":["g1"],"progress":"4/5"}`.
public struct GoalRequirements: Hashable, Sendable {
  /// The goals that must be completed before, in order and each once.
  public let goals: [DiaryItem.ID]
  /// How much of the course must be done, 0 to 1, as the platform reports it; nil when that does not
  /// matter.
  public let progress: Fraction?
  /// The last day on which completing it meets the milestone, or nil when it is none.
  public let deadline: CalendarDay?

  /// No requirements.
  public static let none = GoalRequirements()

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
  var isEmpty: Bool { self == .none }
}

extension GoalRequirements: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryItem.Fault>) throws -> Self {
    let goals = record.field("goals", \.goals, default: [])
    let progress = record.field("progress", \.progress)
    let deadline = record.field("deadline", \.deadline)
    return try GoalRequirements(goals: goals(), progress: progress(), deadline: deadline())
  }
}
