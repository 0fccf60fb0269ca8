// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The minutes that a learner has for studying on each day.
///
/// ```swift
/// let time = try StudyTime(everyDay: 60, on: [.saturday: 120, .sunday: 0], except: [birthday: 0])
/// time.minutes(on: birthday)   // 0
/// ```
///
/// An exception stands for one day and goes before its weekday, which goes before every day.
///
/// In JSON the time is an object with minutes: `{"everyDay":60,"except":{"2026-03-14":0},"on":{"saturday":120}}`.
/// Days that are not named have no minutes.
public struct StudyTime: Hashable, Sendable {
  /// The most minutes that there can be in a day: 1440.
  ///
  /// The hour that comes twice when clocks are set back is not for studying.
  package static let maximumMinutes = 1440

  /// The minutes of all other days.
  public let everyDay: Int
  /// The minutes of some days of the week.
  public let weekdays: [CalendarDay.Weekday: Int]
  /// The minutes of some single days.
  public let exceptions: [CalendarDay: Int]

  /// Creates the time that a learner has, in minutes from 0 to 1440.
  ///
  /// - Throws: `ContentError` with every number out of range.
  public init(
    everyDay: Int,
    on weekdays: [CalendarDay.Weekday: Int] = [:],
    except exceptions: [CalendarDay: Int] = [:]
  ) throws(ContentError<DiaryFault>) {
    self.everyDay = everyDay
    self.weekdays = weekdays
    self.exceptions = exceptions
    let faults = faults
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }

  /// Every number out of range, in a fixed order.
  private var faults: [LocatedFault<DiaryFault>] {
    let top = ContentPlace()
    var places = [(top.key("everyDay"), everyDay)]
    for weekday in CalendarDay.Weekday.allCases {
      guard let minutes = weekdays[weekday] else { continue }
      places.append((top.key("on").key(weekday.rawValue), minutes))
    }
    for (day, minutes) in exceptions.sorted(by: { $0.key < $1.key }) {
      places.append((top.key("except").key("\(day)"), minutes))
    }
    let range = 0...Self.maximumMinutes
    return places.filter { !range.contains($0.1) }.map { place, minutes in
      LocatedFault(.outOfRange(minutes, expected: range), at: place)
    }
  }

  /// Returns the minutes of a day.
  public func minutes(on day: CalendarDay) -> Int {
    exceptions[day] ?? weekdays[CalendarDay.Weekday(of: day)] ?? everyDay
  }
}

// MARK: - JSON

extension StudyTime: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let everyDay = record.field("everyDay", \.everyDay, default: 0)
    let weekdays = record.field("on", \.weekdays, as: NamedMinutes.weekdays, default: [:])
    let exceptions = record.field("except", \.exceptions, as: NamedMinutes.days, default: [:])
    return try StudyTime(
      everyDay: everyDay(or: 0),
      on: weekdays(or: [:]),
      except: exceptions(or: [:])
    )
  }
}

/// The JSON forms of minutes by weekday and by day.
private enum NamedMinutes {
  typealias Raw = [String: Int]

  static var weekdays: JSONShape<[CalendarDay.Weekday: Int], Raw> {
    named(\.rawValue, CalendarDay.Weekday.init) { name in
      let names = CalendarDay.Weekday.allCases.map(\.rawValue).joined(separator: ", ")
      return .malformed("\"\(name)\" is no day of the week, expected one of \(names)")
    }
  }

  static var days: JSONShape<[CalendarDay: Int], Raw> {
    named(\.description, CalendarDay.init) { _ in
      .malformed("expected a day such as \"2026-11-21\"")
    }
  }

  private static func named<Key: Hashable>(
    _ name: @escaping (Key) -> String,
    _ key: @escaping (String) -> Key?,
    _ fault: @escaping (String) -> DiaryFault
  ) -> JSONShape<[Key: Int], Raw> {
    JSONShape<[Key: Int], Raw>(
      read: { named in
        var minutes: [Key: Int] = [:]
        var faults: [LocatedFault<DiaryFault>] = []
        for (name, number) in named.sorted(by: { $0.key < $1.key }) {
          if let key = key(name) {
            minutes[key] = number
          } else {
            faults.append(LocatedFault(fault(name), at: ContentPlace().key(name)))
          }
        }
        guard faults.isEmpty else { throw ContentError(faults: faults) }
        return minutes
      },
      write: { Dictionary(uniqueKeysWithValues: $0.map { (name($0.key), $0.value) }) }
    )
  }
}
