// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

@testable import ICalendar

@Suite struct RecurrenceRuleTests {
  @Test(
    "rules are read and written",
    arguments: [
      ("FREQ=DAILY", "FREQ=DAILY"), ("freq=weekly;interval=1", "FREQ=WEEKLY"),
      ("INTERVAL=2;FREQ=DAILY;COUNT=3", "FREQ=DAILY;COUNT=3;INTERVAL=2"),
      (
        "FREQ=WEEKLY;UNTIL=20261231;WKST=SU;BYDAY=MO,FR",
        "FREQ=WEEKLY;UNTIL=20261231;BYDAY=MO,FR;WKST=SU"
      ),
      ("FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3;", "FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3"),
      ("FREQ=YEARLY;BYDAY=+2TU", "FREQ=YEARLY;BYDAY=2TU"),
      (" FREQ=DAILY ; COUNT=3\t", "FREQ=DAILY;COUNT=3"),
      ("FREQ=DAILY;X-A=B\t ;\t", "FREQ=DAILY;X-A=B"),
      (
        "FREQ=MONTHLY;BYSETPOS=-1;BYMONTHDAY=-1,15;BYYEARDAY=1;BYWEEKNO=-2",
        "FREQ=MONTHLY;BYMONTHDAY=-1,15;BYYEARDAY=1;BYWEEKNO=-2;BYSETPOS=-1"
      ),
      ("FREQ=DAILY;BYHOUR=9;RSCALE=HEBREW", "FREQ=DAILY;BYHOUR=9;RSCALE=HEBREW"),
      (
        "FREQ=DAILY;COUNT=999999999;INTERVAL=999999999",
        "FREQ=DAILY;COUNT=999999999;INTERVAL=999999999"
      ),
    ]
  )
  func reading(text: String, written: String) throws {
    let rule = try #require(CalendarFile.RecurrenceRule(text))
    #expect(rule.text == written)
    #expect(CalendarFile.RecurrenceRule(rule.text) == rule)
  }

  @Test(
    "what is no rule is none",
    arguments: [
      "", "DAILY", "FREQ", "FREQ=", "FREQ=SOMETIMES", "COUNT=3", "FREQ=DAILY;FREQ=DAILY",
      "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;COUNT=0", "FREQ=DAILY;COUNT=-1",
      "FREQ=DAILY;COUNT=1000000000",
      "FREQ=DAILY;INTERVAL=1000000000", "FREQ=DAILY;COUNT=99999999999999999999",
      "FREQ=DAILY;UNTIL=never", "FREQ=DAILY;WKST=XX",
      "FREQ=DAILY;WKST=1MO", "FREQ=YEARLY;BYMONTH=13", "FREQ=YEARLY;BYMONTH=0",
      "FREQ=YEARLY;BYDAY=54MO", "FREQ=YEARLY;BYDAY=-54MO", "FREQ=YEARLY;BYDAY=0MO",
      "FREQ=YEARLY;BYDAY=MO,",
      "FREQ=MONTHLY;BYMONTHDAY=32", "FREQ=YEARLY;BYYEARDAY=-367", "FREQ=YEARLY;BYWEEKNO=54",
      "FREQ=DAILY;BYMONTH=-1", "FREQ=DAILY;BYSETPOS=1,x",
    ]
  )
  func badRules(text: String) {
    #expect(CalendarFile.RecurrenceRule(text) == nil)
  }

  @Test("a list is read as long as it need not repeat itself")
  func longLists() throws {
    let days = ((-366)...366).filter { $0 != 0 }.map(String.init).joined(separator: ",")
    let rule = try #require(CalendarFile.RecurrenceRule("FREQ=YEARLY;BYYEARDAY=\(days)"))
    #expect(rule.yearDays.count == 732)
    let repeated = [String](repeating: "31", count: 1001).joined(separator: ",")
    #expect(CalendarFile.RecurrenceRule("FREQ=DAILY;BYMONTHDAY=\(repeated)") == nil)
  }

  @Test("rules by hours and less, and with parts that are only kept, are not expanded")
  func notExpandable() throws {
    for text in ["FREQ=HOURLY", "FREQ=MINUTELY", "FREQ=SECONDLY", "FREQ=DAILY;BYHOUR=9"] {
      let rule = try #require(CalendarFile.RecurrenceRule(text))
      #expect(!rule.isExpandable)
      #expect(Array(rule.days(from: .first)).isEmpty)
    }
  }
}

@Suite struct RecurrenceDaysTests {
  private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

  // Examples of RFC 5545, 3.8.5.3; the first six days.
  @Test(
    "the days of a rule are those of the standard's examples",
    arguments: [
      ("FREQ=DAILY;COUNT=10", "1997-09-02", "02 03 04 05 06 07"),
      ("FREQ=DAILY;INTERVAL=10;COUNT=5", "1997-09-02", "02 12 22 10-02 10-12"),
      (
        "FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU", "1998-01-01",
        "04 11 18 25 1999-01-03 1999-01-10"
      ),
      ("FREQ=WEEKLY;INTERVAL=2;WKST=SU", "1997-09-02", "02 16 30 10-14 10-28 11-11"),
      ("FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH", "1997-09-02", "02 04 09 11 16 18"),
      (
        "FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224;WKST=SU;BYDAY=MO,WE,FR", "1997-09-01",
        "01 03 05 15 17 19"
      ),
      (
        "FREQ=MONTHLY;COUNT=10;BYDAY=1FR", "1997-09-05",
        "05 10-03 11-07 12-05 1998-01-02 1998-02-06"
      ),
      (
        "FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU", "1997-09-07",
        "07 28 11-02 11-30 1998-01-04 1998-01-25"
      ),
      (
        "FREQ=MONTHLY;COUNT=6;BYDAY=-2MO", "1997-09-22",
        "22 10-20 11-17 12-22 1998-01-19 1998-02-16"
      ),
      ("FREQ=MONTHLY;BYMONTHDAY=-3", "1997-09-28", "28 10-29 11-28 12-29 1998-01-29 1998-02-26"),
      ("FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1", "1997-09-30", "30 10-01 10-31 11-01 11-30 12-01"),
      (
        "FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15", "1997-09-10",
        "10 11 12 13 14 15"
      ),
      ("FREQ=MONTHLY;INTERVAL=2;BYDAY=TU", "1997-09-02", "02 09 16 23 30 11-04"),
      (
        "FREQ=YEARLY;COUNT=10;BYMONTH=6,7", "1997-06-10",
        "10 07-10 1998-06-10 1998-07-10 1999-06-10 1999-07-10"
      ),
      (
        "FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3", "1997-03-10",
        "10 1999-01-10 1999-02-10 1999-03-10 2001-01-10 2001-02-10"
      ),
      (
        "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200", "1997-01-01",
        "01 04-10 07-19 2000-01-01 2000-04-09 2000-07-18"
      ),
      ("FREQ=YEARLY;BYDAY=20MO", "1997-05-19", "19 1998-05-18 1999-05-17"),
      ("FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "1997-05-12", "12 1998-05-11 1999-05-17"),
      ("FREQ=YEARLY;BYMONTH=3;BYDAY=TH", "1997-03-13", "13 20 27 1998-03-05 1998-03-12 1998-03-19"),
      (
        "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "1997-09-02",
        "1998-02-13 1998-03-13 1998-11-13 1999-08-13 2000-10-13"
      ),
      (
        "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13", "1997-09-13",
        "13 10-11 11-08 12-13 1998-01-10 1998-02-07"
      ),
      (
        "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8", "1996-11-05",
        "05 2000-11-07 2004-11-02"
      ),
      ("FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3", "1997-09-04", "04 10-07 11-06"),
      (
        "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2", "1997-09-29",
        "29 10-30 11-27 12-30 1998-01-29 1998-02-26"
      ),
      ("FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", "1997-08-05", "05 10 19 24"),
      ("FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", "1997-08-05", "05 17 19 31"),
      ("FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5", "2007-01-15", "15 30 02-15 03-15 03-30"),
      // Not from the standard: dates that not every year and month has.
      ("FREQ=MONTHLY", "2026-01-31", "31 03-31 05-31 07-31"),
      ("FREQ=YEARLY", "2028-02-29", "29 2032-02-29 2036-02-29"),
      ("FREQ=YEARLY;BYYEARDAY=-1", "2026-12-31", "31 2027-12-31 2028-12-31"),
      ("FREQ=YEARLY;BYWEEKNO=53", "2026-12-31", "31 2032-12-30 2037-12-31"),
      ("FREQ=YEARLY;BYWEEKNO=-1", "2026-12-31", "31 2027-12-30 2028-12-28"),
      ("FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO", "2025-01-01", "12-29 2027-01-04 2028-01-03"),
      ("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29", "2026-01-01", "2028-02-29 2032-02-29"),
    ]
  )
  func standard(rule: String, start: String, expected: String) throws {
    let rule = try #require(CalendarFile.RecurrenceRule(rule))
    let start = try day(start)
    let days = try expected.split(separator: " ").map { text in
      // The month and the year of the start need not be told.
      try day(start.description.prefix(10 - text.utf8.count) + String(text))
    }
    #expect(Array(rule.days(from: start).prefix(days.count)) == days)
  }

  @Test("a rule ends with its last time, whether that is counted, given, or asked for")
  func ends() throws {
    let start = try day("2026-03-01")
    #expect(
      Array(try #require(CalendarFile.RecurrenceRule("FREQ=DAILY;COUNT=2")).days(from: start)).count
        == 2
    )
    for until in ["20260303", "20260303T000000Z", "20260303T235959"] {
      let rule = try #require(CalendarFile.RecurrenceRule("FREQ=DAILY;UNTIL=\(until)"))
      #expect(Array(rule.days(from: start)).last == (try day("2026-03-03")))
      #expect(Array(rule.days(from: start, through: start)) == [start])
    }
    let passed = try #require(CalendarFile.RecurrenceRule("FREQ=DAILY;UNTIL=20260228"))
    #expect(Array(passed.days(from: start)).isEmpty)
  }

  @Test("from a later day on there are the same days as from the beginning")
  func earliest() {
    let texts = [
      "FREQ=DAILY;INTERVAL=3", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU",
      "FREQ=MONTHLY;INTERVAL=5;BYDAY=-1FR",
      "FREQ=YEARLY;INTERVAL=3;BYMONTH=3;BYDAY=-1SU", "FREQ=DAILY;COUNT=400",
    ]
    forEachSeed(0..<100) { generator in
      let rule = try #require(
        CalendarFile.RecurrenceRule(texts[generator.draw(below: texts.count)])
      )
      let start = CalendarDay(clamping: 20_000 + generator.draw(below: 400))
      let earliest = CalendarDay(clamping: start.number + generator.draw(below: 4000))
      let end = CalendarDay(clamping: earliest.number + 500)
      let all = Array(rule.days(from: start, through: end)).filter { $0 >= earliest }
      let some = Array(rule.days(from: start, earliest: earliest, through: end))
        .filter { $0 >= earliest }
      try #require(all == some)
    }
  }

  /// The calendar repeats after 400 years, so the first and the last year have the weeks of years
  /// of today.
  @Test(
    "the weeks of the first and the last year are numbered as those of other years",
    arguments: [1, 2, 52, 53, -1, -52]
  )
  func firstAndLastWeeks(week: Int) throws {
    let all = "MO,TU,WE,TH,FR,SA,SU"
    for (year, alike) in [("0001", "2001"), ("9999", "1999")] {
      let (first, last) = (try day("\(year)-01-01"), try day("\(year)-12-31"))
      let shift = try day("\(alike)-01-01").number - first.number
      for weekStart in all.split(separator: ",") {
        let rule = try #require(
          CalendarFile.RecurrenceRule("FREQ=YEARLY;BYWEEKNO=\(week);BYDAY=\(all);WKST=\(weekStart)")
        )
        let other = CalendarDay(clamping: first.number + shift)
        let days = rule.days(from: other, through: CalendarDay(clamping: last.number + shift))
        #expect(
          rule.days(from: first, through: last).map { $0.number + shift } == days.map(\.number)
        )
      }
    }
  }

  @Test("rules that never come, or only beyond the last day, end")
  func hostile() throws {
    for text in [
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31",
      "FREQ=MONTHLY;BYDAY=6MO", "FREQ=WEEKLY;BYDAY=MO;BYSETPOS=2",
      "FREQ=YEARLY;BYYEARDAY=366;BYMONTH=1;INTERVAL=999999999",
      "FREQ=DAILY;INTERVAL=999999999", "FREQ=MONTHLY;INTERVAL=999999999;COUNT=999999999",
    ] {
      let rule = try #require(CalendarFile.RecurrenceRule(text))
      #expect(Array(rule.days(from: try day("2026-03-01"))).count <= 1)
    }
    for frequency in ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] {
      let rule = try #require(
        CalendarFile.RecurrenceRule("FREQ=\(frequency);WKST=WE;BYWEEKNO=1,52,53")
      )
      #expect(Array(rule.days(from: .last)).count <= 1)
      #expect(rule.days(from: .first).first { _ in true } != nil)
    }
  }
}
