public import LudusCore

/// How many minutes a learner has for studying on each day.
///
/// ```swift
/// let time = try StudyTime(everyDay: 60, on: [.saturday: 120, .sunday: 0], except: [birthday: 0])
/// time.minutes(on: birthday)   // 0
/// ```
///
/// An exception stands for one day and goes before its weekday, which goes before every day.
public struct StudyTime: Hashable, Sendable {
  /// A day of the week.
  public typealias Weekday = CalendarDay.Weekday

  /// The minutes that there can be in a day: 0 to 1440.
  ///
  /// The hour that comes twice when clocks are set back is not for studying.
  public static let range = 0...1440

  /// The minutes of the days that nothing else is said about.
  public let everyDay: Int
  /// The minutes of some days of the week.
  public let weekdays: [Weekday: Int]
  /// The minutes of some single days.
  public let exceptions: [CalendarDay: Int]

  /// Creates the time that a learner has.
  ///
  /// - Parameters:
  ///   - everyDay: The minutes of the days that nothing else is said about, 0 to 1440.
  ///   - weekdays: The minutes of some days of the week, each 0 to 1440.
  ///   - exceptions: The minutes of some single days, each 0 to 1440.
  /// - Throws: `ContentError` with every number out of range.
  public init(
    everyDay: Int,
    on weekdays: [Weekday: Int] = [:],
    except exceptions: [CalendarDay: Int] = [:]
  ) throws(ContentError<StudyGoal.Fault>) {
    let faults = Self.faults(everyDay, weekdays, exceptions)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.everyDay = everyDay
    self.weekdays = weekdays
    self.exceptions = exceptions
  }

  /// Every number out of range, in a fixed order.
  static func faults(
    _ everyDay: Int,
    _ weekdays: [Weekday: Int],
    _ exceptions: [CalendarDay: Int]
  ) -> [LocatedFault<StudyGoal.Fault>] {
    let top = ContentPlace()
    var places = [(top.key("everyDay"), everyDay)]
    for weekday in Weekday.allCases {
      guard let minutes = weekdays[weekday] else { continue }
      places.append((top.key("on").key(weekday.rawValue), minutes))
    }
    for (day, minutes) in exceptions.sorted(by: { $0.key < $1.key }) {
      places.append((top.key("except").key("\(day)"), minutes))
    }
    return places.filter { !range.contains($0.1) }.map { place, minutes in
      LocatedFault(.minutesOutOfRange(minutes, expected: range), at: place)
    }
  }

  /// Returns the minutes of a day.
  public func minutes(on day: CalendarDay) -> Int {
    exceptions[day] ?? weekdays[Weekday(of: day)] ?? everyDay
  }
}
