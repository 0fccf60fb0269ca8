// SPDX-License-Identifier: Apache-2.0
public import LudusFoundation

/// The date some seconds into the tests' time.
public func date(_ seconds: Double) -> Date {
  Date(timeIntervalSince1970: 1_479_686_400 + seconds)
}

/// A calendar in which it is 4 in the morning when a day of the tests begins, so that days turn
/// with those.
public let testCalendar: Calendar = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(secondsFromGMT: 4 * 3600) ?? .gmt
  return calendar
}()
