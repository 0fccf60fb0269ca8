internal import Gamification
internal import LudusCore

extension DiaryItem {
  /// A field of an item, as a form has them.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    /// The title.
    case title
    /// The day by which it is to be done.
    case due
    /// The course that it belongs to.
    case course
    /// The time on that day.
    case time
    /// The day on which to be reminded.
    case reminder
    /// The links of a note.
    case links
    /// The recurrence of an event.
    case recurrence
    /// The requirements of a goal.
    case requirements
  }

  /// The faults of the item in itself: first what is missing, in the order of title, day and course.
  ///
  /// The diary that takes the item also checks that its course and the goals that it requires are known.
  package var faults: [DiaryFault] {
    var faults: [DiaryFault] = []
    if id.rawValue.isEmpty {
      faults.append(.emptyIdentifier)
    }
    if title.isBlank {
      faults.append(.missing(.title))
    }
    if kind != .note, due == nil {
      faults.append(.missing(.due))
    }
    if course == nil {
      faults.append(.missing(.course))
    }
    faults += fieldsNotAllowed.map(DiaryFault.notAllowed)
    if let progress = requirements.progress, progress < 0 || progress > 1 {
      faults.append(.progressOutOfRange(progress))
    }
    if requirements.goals.contains(id) {
      faults.append(.requiresItself)
    }
    return faults + recurrenceFaults
  }

  private var fieldsNotAllowed: [DiaryItem.Field] {
    var fields: [DiaryItem.Field] = []
    if kind == .note {
      fields += due == nil ? [] : [.due]
      fields += time == nil ? [] : [.time]
      fields += reminder == nil ? [] : [.reminder]
    } else {
      fields += links.isEmpty ? [] : [.links]
    }
    if kind != .event, recurrence != nil {
      fields.append(.recurrence)
    }
    if kind != .goal, !requirements.isEmpty {
      fields.append(.requirements)
    }
    return fields
  }

  private var recurrenceFaults: [DiaryFault] {
    guard let recurrence else { return [] }
    guard recurrence.isOfDays else { return [.intervalNotOfDays(recurrence.every)] }
    guard let due else { return [] }
    let count = recurrence.days(from: due).count
    if count == 0 { return [.recurrenceEndsBeforeItBegins] }
    return count > DiaryItem.Recurrence.maximumOccurrences ? [.tooManyOccurrences] : []
  }
}
