// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Gamification

/// A date as it was typed: a day, an instant, or milliseconds since 1970.
struct TypedDate: ExpressibleByArgument {
  let typed: String

  init(argument: String) {
    typed = argument
  }

  /// The instant; of a day, its beginning.
  ///
  /// - Parameters:
  ///   - option: What it was given for.
  ///   - calendar: Where days begin.
  /// - Returns: The instant.
  /// - Throws: What is wrong with it, and what was expected.
  func date(for option: String, in calendar: Calendar) throws(ValidationError) -> Date {
    guard let date = day(in: calendar) ?? instant ?? milliseconds else {
      throw ValidationError(
        "The value of '\(option)' is \(typed.onOneLine), expected a date such as 2026-03-01, "
          + "2026-03-01T12:00:00Z or 1772366400000."
      )
    }
    return date
  }

  private func day(in calendar: Calendar) -> Date? {
    CalendarDay(typed).map { DayReckoning(calendar).interval(of: $0).lowerBound }
  }

  private var instant: Date? {
    let plain = Date.ISO8601FormatStyle()
    let fractional = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    return (try? Date(typed, strategy: plain)) ?? (try? Date(typed, strategy: fractional))
  }

  private var milliseconds: Date? {
    guard let number = Int64(typed), number.magnitude <= 1 << 50 else { return nil }
    return Date(timeIntervalSince1970: Double(number) / 1000)
  }
}

/// Where days begin.
struct ZoneOption: ParsableArguments {
  @Option(
    name: .customLong("zone"),
    help: ArgumentHelp(
      "The time zone for days, such as Europe/Berlin. (default: that of this machine)",
      valueName: "name"
    )
  )
  var zoneName: String?

  /// The name of the time zone.
  var zone: String { zoneName ?? Self.machine }

  /// The zone of this machine, or UTC where it has none with a name.
  private static var machine: String {
    let name = TimeZone.current.identifier
    return calendar(named: name) == nil ? "UTC" : name
  }

  func validate() throws {
    guard Self.calendar(named: zone) != nil else {
      throw ValidationError(
        "The value of --zone is \(zone.onOneLine), expected the name of a time zone such as Europe/Berlin."
      )
    }
  }

  /// The calendar, whose weeks begin on Mondays.
  var calendar: Calendar { Self.calendar(named: zone) ?? Calendar(identifier: .gregorian) }

  /// The calendar of a time zone, or nil when there is no such zone.
  static func calendar(named zone: String) -> Calendar? {
    var calendar = Calendar(identifier: .gregorian)
    guard let zone = TimeZone(identifier: zone) else { return nil }
    calendar.timeZone = zone
    calendar.firstWeekday = 2
    return calendar
  }
}

extension Date {
  /// The milliseconds since 1970, as lines tell dates.
  var wholeMilliseconds: Int64 { Int64((timeIntervalSince1970 * 1000).rounded()) }
}
