public import ICalendar
public import LudusCore

/// What became of the entries of a calendar that a diary took.
///
/// Everything that is not in the diary afterwards as it was in the calendar is told.
public struct CalendarImport: Hashable, Sendable {
  /// What became of each entry, in the order of the calendar.
  public internal(set) var entries: [Entry] = []
  /// Values that could not be read, with their lines.
  public internal(set) var faults: [ICalendar.Fault] = []

  /// What became of an entry.
  public struct Entry: Hashable, Sendable {
    /// The name of the entry in all calendars, if it has one.
    public let uid: String?
    /// The title, if it has one.
    public let title: String?
    /// The line on which it begins, when it was read from a file.
    public let line: Int?
    /// What became of it.
    public let outcome: Outcome
    /// What of it the diary cannot hold, also when nothing changed.
    public let losses: [Loss]
  }

  /// What can become of an entry.
  public enum Outcome: Hashable, Sendable {
    /// There is a new item.
    case added(DiaryItem.ID)
    /// An item was changed; of the platform's only the reminder.
    case updated(ItemKey)
    /// The item is already like this.
    case unchanged(ItemKey)
    /// Nothing was taken over.
    case skipped(Reason)
  }

  /// Why an entry is not taken over.
  public enum Reason: Hashable, Sendable {
    /// It is a journal entry, which has no day of something to do.
    case isJournal
    /// It is cancelled.
    case isCancelled
    /// It replaces one of a series, which a diary cannot.
    case replacesOccurrence
    /// The diary has changed the item more often, or it was deleted there; how often it was changed
    /// here and there.
    case isOlder(Int, than: Int)
    /// The learner deleted the item.
    case wasDeleted
    /// The diary refuses it.
    case refused(DiaryError)
  }

  /// What a diary cannot hold.
  public enum Loss: Hashable, Sendable {
    /// How long it takes; an item has only the time of its beginning.
    case length
    /// How it comes again; only the first time is taken.
    case recurrence
    /// That it comes again without end; it was taken to end on a day.
    case endlessRecurrence(until: CalendarDay)
    /// That single times are added to a series or left out; their number.
    case singleTimes(Int)
    /// Reminders besides one; their number.
    case reminders(Int)
    /// That it is done, which is only said in the diary.
    case completion
    /// The zone of its time, which is not known; the time was taken as that of the learner.
    case zone(String)
    /// Properties that mean nothing to a diary; their names in order.
    case properties([String])
  }

  /// The items that are new or changed, in order.
  public var changedItems: [ItemKey] {
    entries.compactMap { entry in
      switch entry.outcome {
      case .added(let id): .own(id)
      case .updated(let key): key
      case .unchanged, .skipped: nil
      }
    }
  }
}
