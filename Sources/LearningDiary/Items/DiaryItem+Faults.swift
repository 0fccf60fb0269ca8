public import LudusCore
public import PlayerProgress

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
    /// Where a note leads to.
    case links
    /// How it comes again.
    case recurrence
    /// The requirements of a goal.
    case requirements
  }
}

extension DiaryItem {
  /// Why a diary does not take an item.
  public enum Fault: ContentFault {
    /// A value has a form that cannot be read.
    case malformed(String)
    /// A field that the item needs is missing, or has nothing but spaces.
    case missing(DiaryItem.Field)
    /// A field that an item of its kind cannot have is there.
    case notAllowed(DiaryItem.Field)
    /// The identifier is empty.
    case emptyIdentifier
    /// The diary does not know the course.
    case unknownCourse(DiaryCourse.ID)
    /// There is no goal with this identifier that could be required.
    case unknownGoal(DiaryItem.ID)
    /// The goal requires itself, perhaps by way of others.
    case requiresItself
    /// The required progress is below 0 or above 1.
    case progressOutOfRange(Fraction)
    /// It does not come again after whole days.
    case intervalNotOfDays(CalendarSpan)
    /// The last day on which it can occur is before the first.
    case recurrenceEndsBeforeItBegins
    /// It would occur more than 1000 times.
    case tooManyOccurrences
  }
}

extension DiaryItem {
  /// The faults of the item in itself: first what is missing, in the order of title, day and course.
  ///
  /// The diary that takes the item also checks that its course and the goals that it requires are known.
  public var faults: [DiaryItem.Fault] {
    var faults: [DiaryItem.Fault] = []
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
    faults += fieldsNotAllowed.map(DiaryItem.Fault.notAllowed)
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

  private var recurrenceFaults: [DiaryItem.Fault] {
    guard let recurrence else { return [] }
    guard recurrence.isOfDays else { return [.intervalNotOfDays(recurrence.every)] }
    guard let due else { return [] }
    let count = recurrence.days(from: due).count
    if count == 0 { return [.recurrenceEndsBeforeItBegins] }
    return count > Recurrence.maximumOccurrences ? [.tooManyOccurrences] : []
  }
}

extension DiaryItem.Fault: CustomStringConvertible {
  /// The fault, for developers.
  public var description: String {
    switch self {
    case .malformed(let reason): reason
    case .missing(let field): "the field \(field.rawValue) is missing"
    case .notAllowed(let field): "the field \(field.rawValue) is not for items of this kind"
    case .emptyIdentifier: "the identifier is empty"
    case .unknownCourse(let course): "there is no course \"\(course)\""
    case .unknownGoal(let goal): "there is no goal \"\(goal)\""
    case .requiresItself: "the goal requires itself"
    case .progressOutOfRange(let number): "\(number), expected a part from 0 to 1"
    case .intervalNotOfDays(let span): "\(span), expected at least one day, week or month"
    case .recurrenceEndsBeforeItBegins: "the last day is before the first one"
    case .tooManyOccurrences: "more than \(Recurrence.maximumOccurrences) occurrences"
    }
  }
}
