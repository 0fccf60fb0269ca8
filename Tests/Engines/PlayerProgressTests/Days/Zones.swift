// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import PlayerProgress
import Testing

/// The zones of the tests, each with something that makes days hard.
enum Zone: String, CaseIterable {
  /// Summer time.
  case berlin = "Europe/Berlin"
  /// Summer time, behind Greenwich.
  case newYork = "America/New_York"
  /// Five hours and three quarters ahead; a quarter since 1986.
  case kathmandu = "Asia/Kathmandu"
  /// Left out 30 December 2011.
  case apia = "Pacific/Apia"
  /// Clocks were set at a minute after midnight until 2011.
  case stJohns = "America/St_Johns"
  /// Clocks were set at midnight.
  case saoPaulo = "America/Sao_Paulo"
  /// Half an hour of summer time.
  case lordHowe = "Australia/Lord_Howe"
  /// Repeated a date in 1969 and left one out in 1993.
  case kwajalein = "Pacific/Kwajalein"

  var calendar: Calendar {
    get throws {
      var calendar = Calendar(identifier: .iso8601)
      calendar.timeZone = try #require(TimeZone(identifier: rawValue))
      return calendar
    }
  }

  /// Days in the zone.
  func days(from dayStart: Int = 0) throws -> DayReckoning {
    try DayReckoning(calendar, dayStart: dayStart)
  }

  /// The instant at which the zone's clock shows a time such as `2026-11-21 04:00`.
  func at(_ time: String) throws -> Date {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = try calendar.timeZone
    format.dateFormat = "yyyy-MM-dd HH:mm:ss"
    return try #require(format.date(from: time.count == 16 ? time + ":00" : time))
  }
}

/// A day from its text.
func day(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> CalendarDay {
  try #require(CalendarDay(text), sourceLocation: sourceLocation)
}

extension TimeOfDay {
  /// A time that clocks show.
  static func at(_ hour: Int, _ minute: Int = 0) -> TimeOfDay {
    TimeOfDay(hour: hour, minute: minute) ?? .midnight
  }
}
