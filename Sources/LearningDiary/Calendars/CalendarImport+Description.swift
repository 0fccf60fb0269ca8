extension CalendarImport.Reason: CustomStringConvertible {
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

extension CalendarImport.Loss: CustomStringConvertible {
  /// What is lost, for developers.
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
