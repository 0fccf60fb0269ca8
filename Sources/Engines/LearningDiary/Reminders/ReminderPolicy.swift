// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

/// The times at which a learner is reminded of due items.
///
/// ```swift
/// let policy = try ReminderPolicy(window: eight..<four, leadDays: 3)
/// policy.nextRun(after: now, calendar: vienna)   // the next time that clocks show ten
/// ```
///
/// The standard is once a day at ten in the morning.
///
/// In JSON a policy is an object without the values of the standard:
/// `{"leadDays":3,"openCourses":"added","time":"09:00","window":{"from":"08:00","until":"16:00"}}`.
public struct ReminderPolicy: Hashable, Sendable {
  /// The time of the day at which an app should deliver notifications.
  public let time: TimeOfDay
  /// The times of the day at which something may be delivered, or nil for all.
  ///
  /// The end is not one of them.
  public let window: Range<TimeOfDay>?
  /// How many days before a course begins it may be announced: 0 to 366.
  public let leadDays: Int
  /// Which courses without a first day are announced.
  public let openCourses: OpenCourses

  /// The courses without a first day that are announced, each once.
  public enum OpenCourses: String, JSONName, Hashable, Sendable {
    /// Every course in which the learner does not take part.
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

  /// Creates a policy whose time is in its window.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(
    time: TimeOfDay = ReminderPolicy.standard.time,
    window: Range<TimeOfDay>? = nil,
    leadDays: Int = 7,
    openCourses: OpenCourses = .all
  ) throws(ContentError<DiaryFault>) {
    self.init(checked: time, window, leadDays, openCourses)
    var faults: [LocatedFault<DiaryFault>] = []
    if let window, !window.contains(time) {
      let (start, end) = (window.lowerBound, window.upperBound)
      let reason = "\(time), expected a time from \(start) up to, and without, \(end)"
      faults.append(LocatedFault(.malformed(reason), at: "time"))
    }
    if !Self.leadRange.contains(leadDays) {
      let fault = DiaryFault.outOfRange(leadDays, expected: Self.leadRange)
      faults.append(LocatedFault(fault, at: "leadDays"))
    }
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }

  private init(
    checked time: TimeOfDay,
    _ window: Range<TimeOfDay>?,
    _ leadDays: Int,
    _ openCourses: OpenCourses
  ) {
    self.time = time
    self.window = window
    self.leadDays = leadDays
    self.openCourses = openCourses
  }

  /// Ten in the morning, at any time of the day when an app looks, and courses a week ahead.
  public static let standard = ReminderPolicy(
    checked: TimeOfDay(clamping: 600),
    nil,
    7,
    .all
  )

  private static let leadRange = 0...366
}

extension ReminderPolicy {
  /// Returns whether something may be delivered at a date.
  ///
  /// - Returns: Whether the date is in the window.
  package func allows(_ date: Date, calendar: Calendar) -> Bool {
    guard let window else { return true }
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
    (try? DayReckoning(calendar, dayStart: time.minutes)) ?? DayReckoning(calendar)
  }
}

// MARK: - JSON

extension ReminderPolicy: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let time = record.field("time", \.time, default: standard.time)
    let window = record.field("window", \.window, as: .window)
    let leadDays = record.field("leadDays", \.leadDays, default: standard.leadDays)
    let openCourses = record.field("openCourses", \.openCourses, default: standard.openCourses)
    return try ReminderPolicy(
      time: time(),
      window: window(),
      leadDays: leadDays(),
      openCourses: openCourses()
    )
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
