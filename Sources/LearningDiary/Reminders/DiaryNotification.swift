public import LudusCore
public import PlayerProgress
internal import LudusFoundation

/// A reminder for the learner, as data for any front end: what it is about and why it was delivered.
///
/// A ``DiaryText`` puts it into words and names its kind.
public struct DiaryNotification: Hashable, Sendable, Identifiable {
  /// The kinds of things that a notification can be about.
  public enum Kind: String, JSONName, Hashable, Sendable {
    /// Something to do, of the learner's own or of a course.
    case event
    /// A goal of the learner's own.
    case goal
    /// A course that is about to begin.
    case newCourse

    /// A sign for it that every device can show.
    public var icon: String {
      switch self {
      case .event: "📅"
      case .goal: "🎯"
      case .newCourse: "🎓"
      }
    }
  }

  /// Where a notification leads to.
  public enum Target: Hashable, Sendable {
    /// To an item in the diary.
    case item(ItemKey)
    /// To a course on the platform; nil when the platform does not say where that is.
    case course(DiaryCourse.ID, URL?)
  }

  /// The identifier: each reason is delivered once.
  public let id: DiaryNotification.Key
  /// The kind of thing that it is about.
  public let kind: Kind
  /// The title of the item or course, as it is now.
  public let title: String
  /// Why it was delivered: because the item is due, because the learner asked for it, or both.
  public let causes: [DiaryNotification.Key.Cause]
  /// The day on which the item is due or the course begins, or nil for an item without one.
  public let due: CalendarDay?
  /// Where it leads to.
  public let target: Target
  /// When it was delivered.
  public let date: Date
  /// Whether the list was opened since then.
  public let isSeen: Bool
  /// Whether the learner opened it by itself.
  public let isRead: Bool
}
