public import LudusCore

/// A list of events and goals in the order of their days, with the line to scroll to.
public struct DiaryList: Hashable, Sendable {
  /// The choice of lines for a list.
  public enum Filter: String, JSONName, Hashable, Sendable {
    /// Outstanding lines, whatever their dates; a list shows them at first.
    case outstanding
    /// Completed lines.
    case completed
    /// Both.
    case all

    /// Whether a line that is done or not is in the list.
    func takes(isCompleted: Bool) -> Bool {
      switch self {
      case .outstanding: !isCompleted
      case .completed: isCompleted
      case .all: true
      }
    }
  }

  /// The lines, by day, what has none last.
  public let entries: [DiaryList.Entry]
  /// The day for which the list is made.
  public let day: CalendarDay

  /// The place of the line to scroll to: the first that is due on the day or later; nil when there is
  /// none.
  public var nearestIndex: Int? {
    entries.firstIndex { entry in entry.due.map { $0 >= day } ?? false }
  }

  /// The line to scroll to: what is due on the day, or else next; past ones are ignored.
  public var nearest: DiaryList.Entry? { nearestIndex.map { entries[$0] } }
}
