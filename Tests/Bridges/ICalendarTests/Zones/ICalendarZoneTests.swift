// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusTestSupport
import Testing

@testable import ICalendar

@Suite struct ICalendarZoneTests {
  private let vienna = """
    BEGIN:VTIMEZONE
    TZID:Vienna
    BEGIN:STANDARD
    DTSTART:16010101T030000
    TZOFFSETFROM:+0200
    TZOFFSETTO:+0100
    RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
    END:STANDARD
    BEGIN:DAYLIGHT
    DTSTART:16010101T020000
    TZOFFSETFROM:+0100
    TZOFFSETTO:+0200
    RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
    END:DAYLIGHT
    END:VTIMEZONE

    """

  private func zones(_ text: String) throws -> CalendarFile.Zones {
    let (calendar, faults) = CalendarFile.read("BEGIN:VCALENDAR\n\(text)END:VCALENDAR".calendarData)
    #expect(faults.isEmpty)
    return CalendarFile.Zones(of: calendar)
  }

  private func seconds(_ text: String, in zones: inout CalendarFile.Zones, _ name: String) -> Int? {
    CalendarFile.Time(text, zone: name)
      .flatMap { zones.instant(of: $0) { _ in nil } }
      .map { Int($0.timeIntervalSince1970) }
  }

  @Test(
    "a time is that of the zone's rules, the first when it comes twice, as before when it is left out",
    arguments: [
      ("20260301T100000", "20260301T090000Z"), ("20260701T100000", "20260701T080000Z"),
      ("20260329T015959", "20260329T005959Z"), ("20260329T020000", "20260329T010000Z"),
      ("20260329T023000", "20260329T013000Z"), ("20260329T030000", "20260329T010000Z"),
      ("20261025T023000", "20261025T003000Z"), ("20261025T030000", "20261025T020000Z"),
    ]
  )
  func rules(local: String, expected: String) throws {
    var zones = try zones(vienna)
    let greenwich = try #require(CalendarFile.Time(expected)?.clock).secondsSince1970
    #expect(seconds(local, in: &zones, "Vienna") == greenwich)
    // A zone of the system gives the same.
    let system = try #require(TimeZone(identifier: "Europe/Vienna"))
    let clock = try #require(CalendarFile.Time(local)?.clock)
    #expect(Int(system.instant(of: clock).timeIntervalSince1970) == greenwich)
    #expect(zones.faults.isEmpty)
  }

  @Test("rules end with UNTIL, and single dates count besides")
  func endsAndDates() throws {
    var zones = try zones(
      """
      BEGIN:VTIMEZONE
      TZID:Z
      BEGIN:DAYLIGHT
      DTSTART:20000101T000000
      TZOFFSETFROM:+0000
      TZOFFSETTO:+0100
      RRULE:FREQ=YEARLY;UNTIL=20020101T000000Z
      RDATE:20050101T000000,20060101T000000
      END:DAYLIGHT
      BEGIN:STANDARD
      DTSTART:20000701T000000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0000
      RRULE:FREQ=YEARLY;COUNT=10
      END:STANDARD
      END:VTIMEZONE

      """
    )
    let offsets = (1999...2011).map { year -> Int? in
      let text = "\(year)0301T120000"
      let clock = CalendarFile.Time(text)?.clock?.secondsSince1970
      return seconds(text, in: &zones, "Z").flatMap { second in clock.map { $0 - second } }
    }
    #expect(
      offsets == [0, 3600, 3600, 3600, 0, 0, 3600, 3600, 0, 0, 0, 0, 0]
    )
  }

  @Test("the caller is asked for zones that the calendar does not describe")
  func otherwise() throws {
    var zones = try zones(vienna)
    let time = try #require(CalendarFile.Time("20260301T100000", zone: "Other"))
    var asked: [String] = []
    let instant = zones.instant(of: time) { name in
      asked.append(name)
      return TimeZone(secondsFromGMT: 3600)
    }
    #expect(asked == ["Other"])
    #expect(instant == ISO8601DateFormatter().date(from: "2026-03-01T09:00:00Z"))
    #expect(zones.instant(of: time) { _ in nil } == nil)
    for text in ["20260301", "20260301T100000"] {
      let date = try #require(CalendarFile.Time(text))
      #expect(zones.instant(of: date) { _ in TimeZone(secondsFromGMT: 0) } == nil)
    }
  }

  @Test("a broken part of a zone is told, the others count; a zone without parts is none")
  func brokenParts() throws {
    var zones = try zones(
      """
      BEGIN:VTIMEZONE
      TZID:Half
      BEGIN:STANDARD
      DTSTART:20000101T000000
      TZOFFSETFROM:+5744
      TZOFFSETTO:+0100
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:20000101T000000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0200
      RRULE:FREQ=NEVER
      RDATE:tomorrow
      END:DAYLIGHT
      BEGIN:STANDARD
      TZOFFSETFROM:+0100
      END:STANDARD
      END:VTIMEZONE
      BEGIN:VTIMEZONE
      TZID:Empty
      END:VTIMEZONE
      BEGIN:VTIMEZONE
      END:VTIMEZONE

      """
    )
    let local = try #require(CalendarFile.Time("20260301T100000")?.clock?.secondsSince1970)
    #expect(seconds("20260301T100000", in: &zones, "Half") == local - 7200)
    #expect(seconds("20260301T100000", in: &zones, "Empty") == nil)
    #expect(
      zones.faults.map(\.reason) == [
        .badValue("+5744", of: "TZOFFSETFROM"), .badValue("tomorrow", of: "RDATE"),
        .badValue("FREQ=NEVER", of: "RRULE"), .missing("DTSTART", of: "STANDARD"),
      ]
    )
  }

  @Test(
    "a zone of the system that is written has the same instants when it is read",
    arguments: [
      "Europe/Vienna", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca",
      "Asia/Kolkata",
      "Pacific/Apia", "UTC",
    ]
  )
  func writing(name: String) throws {
    let system = try #require(TimeZone(identifier: name))
    let first = try #require(CalendarDay(year: 2009, month: 6, day: 1))
    let last = try #require(CalendarDay(year: 2013, month: 6, day: 1))
    let written = CalendarFile.Zone(system, days: first...last).component(named: name)
    var faults: [CalendarFile.Fault] = []
    var rest = CalendarFile.Zone.budgetOfFile
    let zone = try #require(CalendarFile.Zone(written, rest: &rest, faults: &faults))
    #expect(faults.isEmpty)
    forEachSeed(0..<400) { generator in
      let day = CalendarDay(
        clamping: first.number + generator.draw(below: last.number - first.number + 1)
      )
      // Quarters of hours, so that the settings of clocks are met.
      let clock = CalendarFile.WallClock(day: day, second: generator.draw(below: 96) * 900)
      let instant = clock.secondsSince1970 - zone.offset(at: clock)
      try #require(Int(system.instant(of: clock).timeIntervalSince1970) == instant)
    }
  }

  @Test("the rules of all zones of a file together look at no more days than a file may")
  func restOfFile() throws {
    let (calendar, _) = CalendarFile.read(vienna.calendarData)
    var faults: [CalendarFile.Fault] = []
    var counts: [Int] = []
    var rest = 60 * 366
    for _ in 0..<3 {
      let zone = CalendarFile.Zone(calendar.components[0], rest: &rest, faults: &faults)
      counts.append(try #require(zone).transitions.count)
    }
    // About sixty settings by a rule, and the two that are named; then only these.
    #expect((55...65).contains(counts[0]))
    #expect(counts.dropFirst() == [2, 2])
    #expect(rest <= 0)
    #expect(faults.isEmpty)
  }

  @Test("a file that asks for very many settings of clocks is read soon")
  func hostile() throws {
    let part = """
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:+0000
      TZOFFSETTO:+0100
      RRULE:FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR,SA,SU
      END:STANDARD

      """
    var zones = try zones(
      "BEGIN:VTIMEZONE\nTZID:Z\n" + String(repeating: part, count: 200) + "END:VTIMEZONE\n"
    )
    #expect(seconds("20260301T100000", in: &zones, "Z") != nil)
    let zone = zones.zone("Z")
    #expect(try #require(zone).transitions.count < 300_000)
  }
}
