// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

@testable import ICalendar

@Suite struct ICalendarReadingTests {
  @Test("components stand in each other, with their properties in order")
  func tree() throws {
    let (calendar, faults) = CalendarFile.read(
      """
      BEGIN:VCALENDAR
      VERSION:2.0
      begin:vevent
      SUMMARY:Read
       ing
      BEGIN:VALARM
      ACTION:DISPLAY
      END:VALARM
      X-UNKNOWN;X-P=1:kept
      END:VEVENT
      END:VCALENDAR
      """.calendarData
    )
    #expect(faults.isEmpty)
    let event = try #require(calendar.components.first?.components.first)
    #expect(calendar.components.map(\.name) == ["VCALENDAR"])
    #expect(event.name == "VEVENT")
    #expect(event.line == 3)
    #expect(event["SUMMARY"]?.text == "Reading")
    #expect(event["LOCATION"] == nil)
    #expect(event.all("X-UNKNOWN").map(\.value) == ["kept"])
    #expect(event.components(named: "VALARM").count == 1)
    #expect(event.components(named: "VEVENT").isEmpty)
  }

  @Test("unknown components and properties are written back")
  func unknownIsKept() {
    let text =
      "BEGIN:VCALENDAR\r\nX-A;P=\"a:b\",c:1\\,2\r\nBEGIN:X-WHATEVER\r\nFOO:bar\r\n"
      + "END:X-WHATEVER\r\nEND:VCALENDAR\r\n"
    let (calendar, faults) = CalendarFile.read(text.calendarData)
    #expect(faults.isEmpty)
    #expect(String(decoding: calendar.data, as: UTF8.self) == text)
  }

  @Test("any calendar is the same after writing and reading")
  func roundTrip() {
    forEachSeed(0..<200) { generator in
      let calendar = CalendarFile(
        components: (0..<generator.draw(below: 3)).map { _ in generator.drawComponent() }
      )
      let (again, faults) = CalendarFile.read(calendar.data)
      try #require(again == calendar)
      try #require(faults == [])
    }
  }

  @Test("bad lines are left out and told with their numbers")
  func badLines() {
    let (calendar, faults) = CalendarFile.read(
      """
      X-BEFORE:1
      BEGIN:VCALENDAR
      no property
      SUMMARY:kept
      A;B:1
      END:VEVENT
      BEGIN:
      END:Ä
      END:VCALENDAR
      END:VCALENDAR
      """.calendarData
    )
    #expect(
      faults == [
        CalendarFile.Fault(.outsideComponents("X-BEFORE"), line: 1),
        CalendarFile.Fault(.notAProperty("no property"), line: 3),
        CalendarFile.Fault(.badParameter("B"), line: 5),
        CalendarFile.Fault(.notBegun("VEVENT"), line: 6),
        CalendarFile.Fault(.badValue("", of: "BEGIN"), line: 7),
        CalendarFile.Fault(.badValue("Ä", of: "END"), line: 8),
        CalendarFile.Fault(.notBegun("VCALENDAR"), line: 10),
      ]
    )
    #expect(calendar.components.map { $0.properties.map(\.name) } == [["SUMMARY"]])
  }

  @Test("a component that does not end is taken to end with the one around it")
  func notEnded() {
    let (calendar, faults) = CalendarFile.read(
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nBEGIN:VALARM\nEND:VCALENDAR\nBEGIN:VCALENDAR\nA:1"
        .calendarData
    )
    #expect(
      faults == [
        CalendarFile.Fault(.notEnded("VEVENT"), line: 2),
        CalendarFile.Fault(.notEnded("VALARM"), line: 3),
        CalendarFile.Fault(.notEnded("VCALENDAR"), line: 5),
      ]
    )
    #expect(calendar.components.count == 2)
    #expect(calendar.components.first?.components.first?.components.map(\.name) == ["VALARM"])
  }

  @Test(
    "bytes that are not in UTF-8 are read as Windows-1252, and told",
    arguments: [
      ([0x61, 0xFF, 0xC3], "aÿÃ"), ([0x50, 0x72, 0xFC, 0x66], "Prüf"),
      ([0xC3, 0xBC, 0xFC], "üü"), ([0x80, 0x94], "€”"), ([0x81], "\u{FFFD}"),
    ] as [([UInt8], String)]
  )
  func brokenUTF8(text: [UInt8], expected: String) {
    let octets = Array("BEGIN:VEVENT\nSUMMARY:".utf8) + text + Array("\nEND:VEVENT".utf8)
    let (calendar, faults) = CalendarFile.read(Data(octets))
    #expect(faults == [CalendarFile.Fault(.notUTF8, line: 2)])
    #expect(calendar.components.first?["SUMMARY"]?.text == expected)
  }

  @Test("every fault says its line and what is wrong")
  func descriptions() {
    let reasons: [CalendarFile.Fault.Reason] = [
      .notAProperty("a"), .badName("b"), .badParameter("c"), .unclosedQuote("D"), .notUTF8,
      .notBegun("E"), .notEnded("F"), .outsideComponents("G"), .tooDeep(limit: 32),
      .missing("DTSTART", of: "STANDARD"), .badValue("x", of: "DTSTART"), .unknownZone("Mars"),
    ]
    let texts = reasons.map { CalendarFile.Fault($0, line: 3).description }
    #expect(Set(texts).count == reasons.count)
    for text in texts {
      #expect(text.hasPrefix("line 3: "))
    }
    #expect(texts.contains("line 3: \"x\" is not a value of DTSTART"))
  }
}

@Suite struct ICalendarHostileInputTests {
  @Test("components far too deep in each other are left out, and what follows is read")
  func deepNesting() {
    let depth = 20_000
    let text =
      String(repeating: "BEGIN:A\nX:1\n", count: depth)
      + String(repeating: "END:A\n", count: depth) + "BEGIN:B\nEND:B\n"
    var (calendar, faults) = CalendarFile.read(text.calendarData)
    #expect(calendar.components.map(\.name) == ["A", "B"])
    #expect(faults == [CalendarFile.Fault(.tooDeep(limit: 32), line: 65)])
    #expect(calendar.entries(faults: &faults).isEmpty)
    let endless = String(repeating: "BEGIN:A\n", count: depth)
    #expect(CalendarFile.read(endless.calendarData).faults.count == 33)
  }

  @Test("a line folded without end is one line")
  func endlessFolding() {
    let text = "BEGIN:A\nX:" + String(repeating: "\n ab", count: 200_000) + "\nEND:A"
    let (calendar, faults) = CalendarFile.read(text.calendarData)
    #expect(faults.isEmpty)
    #expect(calendar.components.first?["X"]?.value.utf8.count == 400_000)
  }

  @Test("many lines that are nothing are each told once")
  func manyBadLines() {
    let count = 20_000
    let (calendar, faults) = CalendarFile.read(
      String(repeating: ";\n", count: count).calendarData
    )
    #expect(calendar.components.isEmpty)
    #expect(faults.count == count)
    #expect(faults.last?.line == count)
  }

  @Test("a long line of separators ends")
  func separators() {
    for separator in [";", ":", ",", "\"", "=", "^", "\\", ";A=\"", ";A=,"] {
      let text = "BEGIN:VEVENT\nX;A=" + String(repeating: separator, count: 20_000)
      var (calendar, faults) = CalendarFile.read(text.calendarData)
      #expect(!faults.isEmpty)
      #expect(calendar.entries(faults: &faults).count == 1)
      let (rule, list) = (CalendarFile.RecurrenceRule(text), CalendarFile.Text.list(text))
      #expect(rule == nil)
      #expect(!list.isEmpty)
    }
  }

  @Test("any octets are read, and what was read is the same after writing")
  func anyOctets() {
    let pieces = [
      "BEGIN:", "END:", "VCALENDAR", "VEVENT", "VALARM", "VTIMEZONE", "STANDARD", "\n", "\r\n",
      "\n ",
      ";", ":", ",", "\"", "=", "TZID", "DTSTART", "RRULE", "FREQ=YEARLY", "20260301T100000", "Z",
      "TZOFFSETFROM:+0100\n", "TZOFFSETTO:+0200\n", "TRIGGER:-PT", "15M", "-", "999999999999999999",
      "DURATION:P", "SEQUENCE:", "RDATE:", "/", "UID:a\n",
    ].map { Array($0.utf8) }
    forEachSeed(0..<500) { generator in
      var octets: [UInt8] = []
      for _ in 0..<generator.draw(below: 120) {
        octets +=
          generator.draw(below: 8) == 0
          ? [UInt8(generator.draw(below: 256))] : pieces[generator.draw(below: pieces.count)]
      }
      var (calendar, faults) = CalendarFile.read(Data(octets))
      let (again, faultsAgain) = CalendarFile.read(calendar.data)
      try #require(again == calendar)
      try #require(faultsAgain == [])
      for entry in calendar.entries(faults: &faults) {
        for rule in entry.rules {
          _ = Array(rule.days(from: .first).prefix(3))
        }
      }
      var zones = CalendarFile.Zones(of: calendar)
      _ = zones.zone("")
    }
  }
}
