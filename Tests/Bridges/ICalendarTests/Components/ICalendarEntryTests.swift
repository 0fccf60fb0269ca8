// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import Testing

@testable import ICalendar

@Suite struct ICalendarEntryTests {
  private func entries(_ text: String) -> (
    entries: [CalendarFile.Entry], faults: [CalendarFile.Fault]
  ) {
    var (calendar, faults) = CalendarFile.read(text.calendarData)
    return (calendar.entries(faults: &faults), faults)
  }

  @Test("an event says what it is, when, how often and when to remind")
  func event() throws {
    let (entries, faults) = entries(
      """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:a@b
      SEQUENCE:3
      SUMMARY:Ink\\, paper
      DESCRIPTION:one\\ntwo
      DTSTART;TZID=Europe/Vienna:20260301T100000
      DTEND:20260301T100000Z
      RRULE:FREQ=WEEKLY;COUNT=3
      RDATE;VALUE=PERIOD:20260401T100000Z/PT1H,20260402T100000Z/20260402T110000Z
      EXDATE;VALUE=DATE:20260308,20260309
      RECURRENCE-ID;VALUE=DATE:20260310
      STATUS:confirmed
      BEGIN:VALARM
      ACTION:display
      TRIGGER:-PT15M
      DESCRIPTION:Soon
      END:VALARM
      BEGIN:VALARM
      TRIGGER;RELATED=END:PT0S
      END:VALARM
      BEGIN:VALARM
      TRIGGER;VALUE=DATE-TIME:20260301T080000Z
      END:VALARM
      END:VEVENT
      END:VCALENDAR
      """
    )
    #expect(faults.isEmpty)
    let entry = try #require(entries.first)
    #expect(entry.kind == .event)
    #expect(entry.uid == "a@b")
    #expect(entry.sequence == 3)
    #expect(entry.summary == "Ink, paper")
    #expect(entry.text == "one\ntwo")
    #expect(entry.start == CalendarFile.Time("20260301T100000", zone: "Europe/Vienna"))
    #expect(entry.end == CalendarFile.Time("20260301T100000Z"))
    #expect(entry.duration == nil)
    #expect(entry.rules.map(\.text) == ["FREQ=WEEKLY;COUNT=3"])
    #expect(entry.furtherDates.map(\.text) == ["20260401T100000Z", "20260402T100000Z"])
    #expect(entry.exceptions.map(\.text) == ["20260308", "20260309"])
    #expect(entry.recurrenceID?.text == "20260310")
    #expect(entry.status == "CONFIRMED")
    let quarter = try #require(CalendarFile.Duration("-PT15M"))
    let none = try #require(CalendarFile.Duration("PT0S"))
    let time = try #require(CalendarFile.Time("20260301T080000Z"))
    #expect(
      entry.alarms == [
        CalendarFile.Alarm(.afterStart(quarter), text: "Soon"), CalendarFile.Alarm(.afterEnd(none)),
        CalendarFile.Alarm(.at(time)),
      ]
    )
  }

  @Test("a to-do ends when it is due, and may be completed")
  func todo() throws {
    let (entries, faults) = entries(
      "BEGIN:VTODO\nDUE;VALUE=DATE:20260301\nCOMPLETED:20260228T120000Z\nDURATION:PT1H\nEND:VTODO"
    )
    #expect(faults.isEmpty)
    let entry = try #require(entries.first)
    #expect(entry.kind == .todo)
    #expect(entry.end?.text == "20260301")
    #expect(entry.completed?.text == "20260228T120000Z")
    #expect(entry.duration?.text == "PT1H")
    #expect(entry.sequence == 0)
    #expect(entry.uid == nil)
  }

  @Test("a number of changes below 0 is none")
  func negativeSequence() throws {
    let (entries, faults) = entries("BEGIN:VEVENT\nSEQUENCE:-1\nEND:VEVENT")
    #expect(entries.map(\.sequence) == [0])
    #expect(faults == [CalendarFile.Fault(.badValue("-1", of: "SEQUENCE"), line: 2)])
  }

  @Test("values that are not of their types are told with their lines, and the rest is read")
  func badValues() throws {
    let (entries, faults) = entries(
      """
      BEGIN:VJOURNAL
      SUMMARY:Kept
      DTSTART:INVALID
      DTEND:20260231
      DURATION:P999999999999999999W
      RRULE:FREQ=SOMETIMES
      EXDATE:20260301,tomorrow
      SEQUENCE:99999999999999999999
      BEGIN:VALARM
      ACTION:DISPLAY
      END:VALARM
      BEGIN:VALARM
      TRIGGER:20260301
      END:VALARM
      END:VJOURNAL
      """
    )
    let entry = try #require(entries.first)
    #expect(entry.summary == "Kept")
    #expect(entry.start == nil)
    #expect(entry.alarms.isEmpty)
    #expect(
      faults == [
        CalendarFile.Fault(.badValue("99999999999999999999", of: "SEQUENCE"), line: 8),
        CalendarFile.Fault(.badValue("INVALID", of: "DTSTART"), line: 3),
        CalendarFile.Fault(.badValue("20260231", of: "DTEND"), line: 4),
        CalendarFile.Fault(.badValue("P999999999999999999W", of: "DURATION"), line: 5),
        CalendarFile.Fault(.badValue("FREQ=SOMETIMES", of: "RRULE"), line: 6),
        CalendarFile.Fault(.badValue("20260301,tomorrow", of: "EXDATE"), line: 7),
        CalendarFile.Fault(.missing("TRIGGER", of: "VALARM"), line: 9),
        CalendarFile.Fault(.badValue("20260301", of: "TRIGGER"), line: 13),
      ]
    )
  }

  @Test("an alarm is the same after writing and reading")
  func alarms() throws {
    let duration = try #require(CalendarFile.Duration("-P1DT14H"))
    let time = try #require(CalendarFile.Time("20260301T080000Z"))
    for trigger in [
      CalendarFile.Alarm.Trigger.afterStart(duration), .afterEnd(duration), .at(time),
    ] {
      for text in [nil, "Hand in\nthe essay"] {
        let alarm = CalendarFile.Alarm(trigger, action: "AUDIO", text: text)
        var faults: [CalendarFile.Fault] = []
        #expect(CalendarFile.Alarm(alarm.component, faults: &faults) == alarm)
        #expect(faults.isEmpty)
      }
    }
  }
}
