public import ICalendar
public import LudusCore

extension Diary {
  /// The outcome of importing a calendar file into a diary.
  ///
  /// It lists everything that is not in the diary afterwards as it was in the file.
  public struct CalendarImport: Hashable, Sendable {
    /// The outcome of each entry, in the order of the file.
    public internal(set) var entries: [Entry] = []
    /// Values that could not be read, with their lines.
    public internal(set) var faults: [CalendarFile.Fault] = []

    /// An entry of the file with its outcome.
    public struct Entry: Hashable, Sendable {
      /// The name of the entry in all calendars, if it has one.
      public let uid: String?
      /// The title, if it has one.
      public let title: String?
      /// The line on which it begins, when it was read from a file.
      public let line: Int?
      /// The outcome.
      public let outcome: Outcome
      /// The parts that the diary cannot hold, also when nothing changed.
      public let losses: [Loss]
    }

    /// The possible outcomes of an entry.
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
      /// The diary has changed the item more often; how often it was changed in the file and in the diary.
      case isOlder(Int, than: Int)
      /// The learner deleted the item.
      case wasDeleted
      /// The diary refuses it.
      case refused(DiaryError)
    }

    /// Something that a diary cannot hold.
    public enum Loss: Hashable, Sendable {
      /// How long it takes; an item has only the time of its beginning.
      case length
      /// How it comes again; only the first time is taken.
      case recurrence
      /// That it comes again without end; it was taken to end on a day.
      case endlessRecurrence(until: CalendarDay)
      /// That single times are added to a series or left out; their number.
      case singleTimes(Int)
      /// All reminders but one; their number.
      case reminders(Int)
      /// That it is done, which is only noted in the diary.
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
}

extension Diary.CalendarImport.Reason: CustomStringConvertible {
  /// Why the entry is not taken over, for developers.
  public var description: String {
    switch self {
    case .isJournal: "a journal entry has nothing to do"
    case .isCancelled: "it is cancelled"
    case .replacesOccurrence: "it replaces one of a series"
    case .isOlder(let other, let own): "it is version \(other), and the diary has version \(own)"
    case .wasDeleted: "it was deleted in the diary"
    case .refused(let error): "\(error)"
    }
  }
}

extension Diary.CalendarImport.Loss: CustomStringConvertible {
  /// The loss, for developers.
  public var description: String {
    switch self {
    case .length: "how long it takes"
    case .recurrence: "how it comes again"
    case .endlessRecurrence(let day): "that it comes again after \(day)"
    case .singleTimes(let count): "single times of a series: \(count)"
    case .reminders(let count): "further reminders: \(count)"
    case .completion: "that it is done"
    case .zone(let name): "the time zone \"\(name)\""
    case .properties(let names): "the properties \(names.joined(separator: ", "))"
    }
  }
}

extension DiaryText {
  /// Returns why an entry of a calendar is not taken over: a whole sentence without identifiers.
  public func text(of reason: Diary.CalendarImport.Reason) -> String {
    switch reason {
    case .isJournal: self("import.isJournal")
    case .isCancelled: self("import.isCancelled")
    case .replacesOccurrence: self("import.replacesOccurrence")
    case .isOlder: self("import.isOlder")
    case .wasDeleted: self("import.wasDeleted")
    case .refused(let error): text(of: error)
    }
  }

  /// Returns the sentence for a loss.
  public func text(of loss: Diary.CalendarImport.Loss) -> String {
    switch loss {
    case .length: self("loss.length")
    case .recurrence: self("loss.recurrence")
    case .endlessRecurrence(let day):
      self(Sentence("loss.endlessRecurrence", ["date": .text(text(of: day))]))
    case .singleTimes(let count): self(Sentence("loss.singleTimes", ["count": .count(count)]))
    case .reminders(let count): self(Sentence("loss.reminders", ["count": .count(count)]))
    case .completion: self("loss.completion")
    case .zone(let name): self(Sentence("loss.zone", ["zone": .text(name)]))
    case .properties(let names):
      self(Sentence("loss.properties", ["names": .text(names.joined(separator: ", "))]))
    }
  }
}
