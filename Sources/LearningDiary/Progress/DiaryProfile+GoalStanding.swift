public import LudusCore
internal import LudusFoundation

extension DiaryProfile {
  /// How a goal stands with what it asks for.
  public struct GoalStanding: Hashable, Sendable {
    /// The states of a goal.
    public enum State: String, Hashable, Sendable, CaseIterable {
      /// Something that it asks for is missing still.
      case blocked
      /// It can be completed.
      case open
      /// It can be completed, but its deadline has passed.
      case missed
      /// It was completed, by its deadline if it has one.
      case reached
      /// It was completed after its deadline.
      case reachedLate
    }

    /// The state of the goal.
    public let state: State
    /// The goals that it requires and that are not completed.
    public let outstandingGoals: [DiaryItem.ID]
    /// How much of the course must be done, or nil when that does not matter.
    public let neededProgress: Fraction?
    /// How much of the course is done, or nil where nothing is planned.
    public let progress: Fraction?
    /// The last day on which completing it meets the milestone, or nil when it is none.
    public let deadline: CalendarDay?

    /// Whether so much of the course is done as it asks for.
    public var hasEnoughProgress: Bool {
      neededProgress.map { needed in progress.map { $0 >= needed } ?? false } ?? true
    }
  }
}

extension Diary {
  /// Returns how a goal stands with what it asks for, or nil for what is not a goal.
  ///
  /// - Parameters:
  ///   - goal: The goal.
  ///   - day: Today, where the learner is.
  ///   - calendar: Gives the zone of the learner.
  /// - Returns: The standing. A goal that is blocked when its deadline has passed is missed.
  public func standing(
    of goal: DiaryItem.ID,
    on day: CalendarDay,
    calendar: Calendar
  ) -> DiaryProfile.GoalStanding? {
    guard let record = state.record(goal), record.item.kind == .goal else { return nil }
    let requirements = record.item.requirements
    let completion = state.completions[CompletionKey(item: goal, occurrence: nil)]
    let doneOn = completion.map { DayReckoning(calendar).day(of: $0.date) }
    func isLate(_ day: CalendarDay) -> Bool { requirements.deadline.map { $0 < day } ?? false }
    let result: DiaryProfile.GoalStanding.State =
      if let doneOn {
        isLate(doneOn) ? .reachedLate : .reached
      } else if isLate(day) {
        .missed
      } else {
        (try? state.checkRequirements(of: record.item)) == nil ? .blocked : .open
      }
    return DiaryProfile.GoalStanding(
      state: result,
      outstandingGoals: state.outstandingGoals(before: record.item),
      neededProgress: requirements.progress,
      progress: state.courseProgress(of: record.item),
      deadline: requirements.deadline
    )
  }
}
