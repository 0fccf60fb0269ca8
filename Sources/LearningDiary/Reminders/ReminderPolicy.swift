public import Gamification
public import LudusCore
internal import LudusFoundation

/// When a learner is told what is due.
///
/// ```swift
/// let policy = try ReminderPolicy(window: eight..<four, leadDays: 3)
/// policy.nextRun(after: now, calendar: vienna)   // the next time that clocks show ten
/// ```
///
/// Once a day at ten in the morning, as in the diary that this comes from, is the default.
public struct ReminderPolicy: Hashable, Sendable {
  /// The time of the day at which an app should look what is to be told.
  public let time: TimeOfDay
  /// The times of the day at which something may be told, or nil for all.
  ///
  /// The end is not one of them.
  public let window: Range<TimeOfDay>?
  /// How many days before a course begins it may be announced: 0 to 366.
  public let leadDays: Int

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - time: The time of the day at which an app should look what is to be told.
  ///   - window: The times of the day at which something may be told, which `time` must be one of;
  ///     nil for all.
  ///   - leadDays: How many days before a course begins it may be announced, 0 to 366.
  /// - Throws: `ContentError` with every fault.
  public init(
    time: TimeOfDay = ReminderPolicy.standardTime,
    window: Range<TimeOfDay>? = nil,
    leadDays: Int = 7
  ) throws(ContentError<DiaryFault>) {
    let faults = Self.faults(time, window, leadDays)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.init(checked: time, window, leadDays)
  }

  private init(checked time: TimeOfDay, _ window: Range<TimeOfDay>?, _ leadDays: Int) {
    self.time = time
    self.window = window
    self.leadDays = leadDays
  }

  /// Ten in the morning, at which the diary that this comes from told what was due.
  public static let standardTime = TimeOfDay(clamping: 600)

  /// Ten in the morning, at any time of the day when an app looks, and courses a week ahead.
  public static let standard = ReminderPolicy(checked: standardTime, nil, 7)

  private static func faults(
    _ time: TimeOfDay,
    _ window: Range<TimeOfDay>?,
    _ leadDays: Int
  ) -> [LocatedFault<DiaryFault>] {
    var faults: [LocatedFault<DiaryFault>] = []
    if let window, !window.contains(time) {
      let reason =
        "\(time), expected a time from \(window.lowerBound) up to, and without, \(window.upperBound)"
      faults.append(LocatedFault(.malformed(reason), at: ContentPlace().key("time")))
    }
    if !leadRange.contains(leadDays) {
      let fault = DiaryFault.outOfRange(leadDays, expected: leadRange)
      faults.append(LocatedFault(fault, at: ContentPlace().key("leadDays")))
    }
    return faults
  }

  private static let leadRange = 0...366
}

extension ReminderPolicy {
  /// Returns whether something may be told at a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - calendar: Gives the zone whose clocks are read.
  /// - Returns: Whether the date is in the window.
  public func allows(_ date: Date, calendar: Calendar) -> Bool {
    guard let window else { return true }
    let minute = DayReckoning(calendar).minute(of: date)
    return (window.lowerBound.minutes..<window.upperBound.minutes).contains(minute)
  }

  /// Returns the next instant at which an app should look what is to be told.
  ///
  /// It comes once on every day of the zone: where clocks are set forward over the time it is when
  /// they leap, and where the time comes twice it is the first one.
  ///
  /// - Parameters:
  ///   - date: The date after which it is.
  ///   - calendar: Gives the zone whose clocks are read.
  /// - Returns: An instant after `date`; nil after the year 9999 and for a date that is no number.
  /// - Complexity: O(1).
  public func nextRun(after date: Date, calendar: Calendar) -> Date? {
    // Days that begin at the time of the run follow each other without gap or overlap.
    guard let days = try? DayReckoning(calendar, dayStart: time.minutes) else { return nil }
    let next = days.interval(of: days.day(of: date)).upperBound
    return next > date ? next : nil
  }
}
