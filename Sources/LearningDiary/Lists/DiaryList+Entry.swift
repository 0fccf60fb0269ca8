public import LudusCore
public import LudusFoundation

extension DiaryList {
  /// A line of a list: an event or a goal, or one occurrence of an event that comes again.
  public struct Entry: Identifiable, Hashable, Sendable {
    /// The identifier of a line.
    public struct ID: Hashable, Sendable {
      /// The item.
      public let item: ItemKey
      /// The day of an event that comes again; nil for what does not.
      public let occurrence: CalendarDay?
    }

    /// The identifier.
    public let id: ID
    /// Whether it is an event or a goal.
    public let kind: Kind
    /// The title.
    public let title: String
    /// More about it; empty when the title says everything.
    public let text: String
    /// The course that it belongs to.
    public let course: DiaryCourse.ID
    /// The color of its course.
    public let color: DiaryCourse.Color
    /// The day by which it is to be done; nil for an event of a course without one.
    public let due: CalendarDay?
    /// The time on that day, or nil for the whole day.
    public let time: TimeOfDay?
    /// The day on which to be reminded of it.
    public let reminder: CalendarDay?
    /// Whether it is done.
    public let isCompleted: Bool
    /// The day on which it was done, as far as the diary knows.
    public let completedOn: CalendarDay?
    /// Whether its day is over, so that it is grayed.
    public let isPast: Bool
    /// The learner's own progress and that of the others; nil where nobody reports any.
    public let progress: DiaryProfile.Comparison?
    /// Where it is on the platform.
    public let url: URL?

    /// The kinds of lines.
    public enum Kind: String, JSONName, Hashable, Sendable {
      /// Something to do: the platform's or the learner's own.
      case event
      /// Something to reach.
      case goal
    }

    /// The item.
    public var item: ItemKey { id.item }
    /// The day of an event that comes again; nil for what does not.
    public var occurrence: CalendarDay? { id.occurrence }
    /// Whether it is the learner's own, so that they can edit, complete and delete it.
    public var isOwn: Bool { id.item.own != nil }

    /// Whether one line is listed before another: by day, what has none last; then what takes the whole
    /// day, then by time, title and identifier.
    static func isOrdered(_ left: DiaryList.Entry, _ right: DiaryList.Entry) -> Bool {
      let (leftDay, rightDay) = (left.due ?? .last, right.due ?? .last)
      if leftDay != rightDay { return leftDay < rightDay }
      if (left.due == nil) != (right.due == nil) { return left.due != nil }
      let (leftTime, rightTime) = (left.time?.minutes ?? -1, right.time?.minutes ?? -1)
      if leftTime != rightTime { return leftTime < rightTime }
      if left.title != right.title { return left.title < right.title }
      return left.item < right.item
    }
  }
}
