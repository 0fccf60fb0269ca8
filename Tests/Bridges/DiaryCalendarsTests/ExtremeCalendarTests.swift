// SPDX-License-Identifier: Apache-2.0
import DiaryCalendars
import Foundation
import LudusTestSupport
import Testing

/// Any diary is written and read again without a trap.
@Suite struct ExtremeCalendarTests {
  static let dates = [
    CalendarSamples.now, .distantPast, .distantFuture, Date(timeIntervalSince1970: 0),
    Date(timeIntervalSince1970: .nan), Date(timeIntervalSince1970: .infinity),
    Date(timeIntervalSince1970: -.infinity), Date(timeIntervalSince1970: 1e300),
    Date(timeIntervalSince1970: 9_223_372_036_854_776), Date(timeIntervalSince1970: 1e15),
    Date(timeIntervalSince1970: -62_135_596_801), Date(timeIntervalSince1970: 253_402_300_800),
  ]
  static let days = [CalendarDay.first, .last, CalendarDay(clamping: 20_513)]
  static let numbers = [Int.min, -1, 0, 1, 2, 1000, Int.max - 1, Int.max]
  static let texts = ["", " ", "x", "\u{0}", "#", "@", "\"", "e\u{301}", "{count}", "👩‍👩‍👧", "a/b"]
  static let zones = ["Europe/Vienna", "Pacific/Apia", "Pacific/Kiritimati", "America/Caracas"]

  static func items() -> [DiaryItem] {
    let longText = String(repeating: "ab ", count: 4_000)
    var items: [DiaryItem] = []
    for (number, text) in (texts + [longText]).enumerated() {
      let id = DiaryItem.ID(text)
      items.append(
        .goal(
          id: id,
          title: text,
          course: "coding",
          due: days[number % days.count],
          reminders: .on(days[(number + 1) % days.count]),
          requirements: DiaryItem.Requirements(
            goals: [id, DiaryItem.ID("x")],
            progress: Fraction(numbers[number % numbers.count]),
            deadline: days[number % days.count]
          )
        )
      )
      items.append(
        .goal(
          id: DiaryItem.ID("g" + text),
          title: "G" + text,
          course: "coding",
          due: days[number % days.count],
          time: TimeOfDay(hour: 23, minute: 59),
          reminders: .on(days[(number + 1) % days.count])
        )
      )
    }
    let units = DiaryItem.Recurrence.Interval.Unit.allCases
    for (number, count) in numbers.enumerated() {
      for unit in units {
        items.append(
          .event(
            id: DiaryItem.ID("e\(items.count)"),
            title: "E",
            course: "coding",
            due: days[number % 3],
            reminders: .on(days[(number + 1) % 3]),
            recurrence: DiaryItem.Recurrence(
              every: .init(count, unit),
              until: number % 4 == 0 ? nil : days[(number + 2) % 3]
            )
          )
        )
      }
    }
    return items
  }

  @Test func aDiaryOfAnyDateCanBeWrittenAndRead() throws {
    let made = [Date.distantPast, Date(timeIntervalSince1970: 1e12)]
    for date in made where date.truncatedToMilliseconds != nil {
      var diary = try CalendarSamples.diary(at: date)
      var added = 0
      for (number, item) in Self.items().enumerated()
      where (try? diary.add(item, at: date + Double(number))) != nil {
        added += 1
        _ = try? diary.complete(.own(item.id), at: date + Double(number))
      }
      #expect(added > 12)
      for (number, other) in Self.dates.enumerated() {
        let calendar = try Calendar.of(Self.zones[number % Self.zones.count])
        let file = diary.calendarFile(at: other, calendar: calendar)
        guard number.isMultiple(of: 5) else { continue }
        var copy = diary
        copy.importCalendar(file, into: "x", calendar: calendar, at: other)
      }
    }
  }
}
