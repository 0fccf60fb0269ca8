// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

/// The times at which a learner is reminded of due items.
///
/// ```swift
/// let policy = try ReminderPolicy {
///   $0.window = eight..<four
///   $0.leadDays = 3
/// }
/// policy.nextRun(after: now, calendar: vienna)   // the next time that clocks show ten
/// ```
///
/// The standard is once a day at ten in the morning.
///
/// In JSON a policy is an object without the values of the standard:
/// `{"leadDays":3,"openCourses":"added","time":"09:00","window":{"from":"08:00","until":"16:00"}}`.
public struct ReminderPolicy: Policy {
  /// The values as variables, not yet checked.
  public struct Draft: StandardDraft {
    /// The type of the faults of values.
    public typealias Fault = DiaryFault

    /// The time of the day at which an app should deliver notifications.
    public var time: TimeOfDay = TimeOfDay(clamping: 600)
    /// The times of the day at which something may be delivered, or nil for all.
    ///
    /// The end is not one of them.
    public var window: Range<TimeOfDay>?
    /// The number of days before the beginning of a course from which it may be announced: 0 to
    /// 366.
    public var leadDays: Int = 7
    /// The courses without a first day that are announced.
    public var openCourses: OpenCourses = .all

    /// Creates the defaults.
    public init() {}
  }

  /// The values.
  public let checked: Checked<Draft>

  /// Creates the policy that has these values.
  public init(_ checked: Checked<Draft>) {
    self.checked = checked
  }

  /// A choice of courses without a first day that are announced, each once.
  public enum OpenCourses: String, JSONName, Hashable, Sendable {
    /// Every course in which the learner is not enrolled.
    case all
    /// Those that the platform adds after the diary got its first list.
    ///
    /// It suits a platform with hundreds of courses, which would all be announced on the first day.
    case added
    /// None.
    case none

    func takes(_ record: CourseRecord) -> Bool {
      switch self {
      case .all: true
      case .added: !record.isOriginal
      case .none: false
      }
    }
  }

  /// Ten in the morning, whenever an app checks, and a week ahead for courses.
  public static let standard = ReminderPolicy()
}

extension ReminderPolicy {
  /// Returns whether something may be delivered at a date.
  ///
  /// - Returns: Whether the date is in the window.
  package func allows(_ date: Date, calendar: Calendar) -> Bool {
    guard let window = draft.window else { return true }
    let minute = DayReckoning(calendar).minute(of: date)
    return (window.lowerBound.minutes..<window.upperBound.minutes).contains(minute)
  }

  /// Returns the next instant at which an app should deliver notifications.
  ///
  /// It comes once on every day of the zone: where clocks are set forward over the time it is when
  /// they leap, and where the time comes twice it is the first one.
  ///
  /// - Returns: An instant after `date`; nil after the year 9999 and for a date that is no number.
  /// - Complexity: O(1).
  package func nextRun(after date: Date, calendar: Calendar) -> Date? {
    let runs = runs(calendar)
    let next = runs.interval(of: runs.day(of: date)).upperBound
    return next > date ? next : nil
  }

  /// The days from one run to the next, which follow each other without gap or overlap.
  func runs(_ calendar: Calendar) -> DayReckoning {
    DayReckoning(calendar, dayStart: draft.time)
  }
}

// MARK: - JSON

extension ReminderPolicy: JSONPolicy {}

extension ReminderPolicy.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("time", \.time)
    values.value("window", \.window, as: .window)
    values.value("leadDays", \.leadDays, in: 0...366)
    values.value("openCourses", \.openCourses)
  }

  package var faultsTogether: [LocatedFault<DiaryFault>] {
    guard let window, !window.contains(time) else { return [] }
    let (start, end) = (window.lowerBound, window.upperBound)
    let reason = "\(time), expected a time from \(start) up to, and without, \(end)"
    return [LocatedFault(.malformed(reason), at: "time")]
  }
}

/// The ends of a window, which may be in the wrong order.
private struct WindowEnds: JSONRecord {
  let from: TimeOfDay
  let until: TimeOfDay

  static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let from = record.field("from", \.from)
    let until = record.field("until", \.until)
    return try WindowEnds(from: from(), until: until())
  }
}

extension JSONShape where Value == Range<TimeOfDay>, Raw == WindowEnds {
  fileprivate static var window: JSONShape {
    JSONShape(
      read: { ends in
        guard ends.from < ends.until else {
          let reason = "from \(ends.from) until \(ends.until), expected an end after the beginning"
          let fault = DiaryFault.malformed(reason)
          throw ContentError(faults: [LocatedFault(fault, at: ContentPlace())])
        }
        return ends.from..<ends.until
      },
      write: { WindowEnds(from: $0.lowerBound, until: $0.upperBound) }
    )
  }
}

/// The notifications that were delivered, and whether they were seen and read.
struct ReminderLog: Hashable, Sendable {
  /// A notification as the history has it.
  struct Record: Hashable, Sendable {
    /// All keys that were delivered with it, at least one; the first identifies it.
    let keys: [DiaryNotification.Key]
    let toldAt: Date
    var isSeen = false
    var isRead = false
  }

  /// All keys that were ever delivered, also of withdrawn and deleted notifications: none is
  /// delivered again.
  private(set) var told: Set<DiaryNotification.Key> = []
  /// The notifications that are not deleted, by their keys.
  private(set) var records: [DiaryNotification.Key: Record] = [:]
  /// The notifications that were never seen, also those that were withdrawn.
  private(set) var unseen: Set<DiaryNotification.Key> = []
  /// The date of the last delivery.
  private(set) var lastRun: Date?

  /// Records deliveries.
  ///
  /// Keys that were delivered before are left out, as where two devices deliver the same. Keys
  /// about one subject and day that are delivered at once are one notification.
  ///
  /// - Returns: The keys of the new notifications, in order.
  @discardableResult
  mutating func tell(
    _ keys: [DiaryNotification.Key],
    at date: Date
  ) -> [DiaryNotification.Key] {
    lastRun = max(lastRun ?? date, date)
    var made: [DiaryNotification.Key] = []
    let new = Set(keys).subtracting(told).sorted(by: DiaryNotification.Key.isOrdered)
    told.formUnion(new)
    var rest = new[...]
    while let first = rest.first {
      let group = rest.prefix { $0.subject == first.subject && $0.day == first.day }
      records[first] = Record(keys: Array(group), toldAt: date)
      unseen.insert(first)
      made.append(first)
      rest = rest.dropFirst(group.count)
    }
    return made
  }

  /// Marks notifications as seen.
  mutating func see(_ keys: some Sequence<DiaryNotification.Key>) {
    for key in keys {
      records[key]?.isSeen = true
      unseen.remove(key)
    }
  }

  /// Marks a notification as read.
  mutating func read(_ key: DiaryNotification.Key) {
    see([key])
    records[key]?.isRead = true
  }

  /// Takes a notification off the list.
  mutating func delete(_ key: DiaryNotification.Key) {
    records[key] = nil
    unseen.remove(key)
  }
}

// The notifications that were delivered.
extension DiaryState {
  mutating func seeNotifications() {
    reminders.see(reminders.unseen.compactMap(notification).map(\.id))
  }

  /// Returns the key of a notification that is on the list.
  func listed(_ key: DiaryNotification.Key) throws(DiaryError) -> DiaryNotification.Key {
    guard notification(key) != nil else { throw .unknownNotification(key) }
    return key
  }

  /// The notifications on the list, in no order.
  var notifications: [DiaryNotification] {
    reminders.records.values.compactMap(notification)
  }

  /// Returns a notification, or nil when it is not on the list.
  func notification(_ key: DiaryNotification.Key) -> DiaryNotification? {
    reminders.records[key].flatMap(notification)
  }

  /// Returns a notification as it is shown, or nil when there is nothing left to lead to, or when
  /// it was withdrawn before it was seen, because its reason does not hold any more.
  private func notification(_ record: ReminderLog.Record) -> DiaryNotification? {
    guard let id = record.keys.first, let thing = thing(of: id.subject) else { return nil }
    // A seen notification stays as it was delivered, also when the item was moved since.
    let keys = record.keys.filter { record.isSeen || thing.keys.contains($0) }
    guard let first = keys.first else { return nil }
    return DiaryNotification(
      id: id,
      kind: thing.kind,
      title: thing.title,
      causes: DiaryNotification.Key.Cause.allCases.filter { cause in
        keys.contains { $0.cause == cause }
      },
      due: first.cause == .reminder ? thing.due : first.day,
      url: thing.url,
      date: record.toldAt,
      isSeen: record.isSeen,
      isRead: record.isRead
    )
  }
}
