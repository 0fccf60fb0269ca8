// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// In JSON a reckoning is an object: `{"zone":"Europe/Berlin","dayStart":240}`. Weeks begin on Monday unless
/// `firstWeekday` has another number, 1 for Sunday to 7 for Saturday.
extension DayReckoning: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let zone = record.field("zone", \.timeZone, as: .identifier)
    let firstWeekday = record.field("firstWeekday", \.firstWeekday, default: 2)
    let dayStart = record.field("dayStart", \.dayStart, default: 0)
    if let weekday = firstWeekday.value {
      record.note(RuleFault.faults([("firstWeekday", weekday, 1...7)]))
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone(or: calendar.timeZone)
    calendar.firstWeekday = firstWeekday(or: 2)
    let days = try Self(calendar, dayStart: dayStart(or: 0))
    _ = try zone()
    return days
  }
}

extension JSONShape where Value == TimeZone, Raw == String {
  /// A zone by its name.
  fileprivate static var identifier: Self {
    JSONShape(
      read: { name in
        guard let zone = TimeZone(identifier: name) else {
          let fault = RuleFault.malformed("the zone \"\(name)\" is not known")
          throw ContentError(faults: [LocatedFault(fault, at: ContentPlace())])
        }
        return zone
      },
      write: { $0.identifier }
    )
  }
}
