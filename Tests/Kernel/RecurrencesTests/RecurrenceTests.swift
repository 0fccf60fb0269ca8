// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusTestSupport
import Testing

import Recurrences

private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

private func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDay {
  CalendarDay(year: year, month: month, day: day) ?? .first
}

@Suite struct RecurrenceTests {
  /// Recurrences as a person says them, with the days that a calendar on the wall shows.
  @Test(arguments: [
    (
      Recurrence.weekly(on: [.monday, .wednesday, .friday]), "2026-03-02", "03-02 03-04 03-06 03-09"
    ),
    (Recurrence.weekly(every: 2, on: [.tuesday]), "2026-03-02", "03-03 03-17 03-31 04-14"),
    (Recurrence.weekly(), "2026-03-04", "03-04 03-11 03-18 03-25"),
    (Recurrence.weekly(on: [.monday]), "2026-03-03", "03-09 03-16 03-23 03-30"),
    (Recurrence.daily(every: 3), "2026-02-27", "02-27 03-02 03-05 03-08"),
    (Recurrence.monthly(), "2026-01-31", "01-31 02-28 03-31 04-30"),
    (Recurrence.monthly(onDays: [1, 30]), "2026-01-15", "01-30 02-01 02-28 03-01"),
    (Recurrence.monthly(onDays: [-1]), "2026-01-15", "01-31 02-28 03-31 04-30"),
    (Recurrence.monthly(on: [.init(2, .tuesday)]), "2026-03-01", "03-10 04-14 05-12 06-09"),
    (Recurrence.monthly(on: [.init(-1, .friday)]), "2026-03-01", "03-27 04-24 05-29 06-26"),
    (Recurrence.weekly(on: [.monday]).times(3), "2026-03-02", "03-02 03-09 03-16"),
    (Recurrence.weekly(on: [.monday]).until(day(2026, 3, 9)), "2026-03-02", "03-02 03-09"),
    (
      Recurrence.weekly(on: [.monday]).times(3).leavingOut(day(2026, 3, 9)), "2026-03-02",
      "03-02 03-16"
    ),
    (
      Recurrence.weekly(on: [.monday]).times(3).moving(day(2026, 3, 2), to: day(2026, 3, 12)),
      "2026-03-02", "03-09 03-12 03-16"
    ),
    (Recurrence.on([day(2026, 4, 1), day(2026, 3, 1)]), "2026-01-01", "03-01 04-01"),
  ])
  func comesAgainAsPeopleSay(recurrence: Recurrence, start: String, expected: String) throws {
    let days = recurrence.occurrences(from: try day(start), in: day(2026, 1, 1)...day(2026, 12, 31))
      .map(\.day)
    let wanted = try expected.split(separator: " ").map { try day("2026-\($0)") }
    #expect(Array(days.prefix(wanted.count)) == wanted)
    #expect(days.count > wanted.count || days == wanted)
    #expect(recurrence.faults.isEmpty)
  }

  @Test func the29thOfFebruaryIsKeptOrPassedOver() {
    let leapDay = day(2028, 2, 29)
    var rule = Recurrence.Rule(every: .years(1))
    let kept = Recurrence(rule).occurrences(from: leapDay, in: leapDay...day(2032, 12, 31))
    #expect(
      kept.map(\.day.description) == [
        "2028-02-29", "2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29",
      ]
    )
    rule.shortMonths = .skipped
    let exact = Recurrence(rule).occurrences(from: leapDay, in: leapDay...day(2032, 12, 31))
    #expect(exact.map(\.day) == [leapDay, day(2032, 2, 29)])
  }

  @Test func aMovedOccurrenceKeepsItsName() throws {
    let (monday, thursday) = (day(2026, 3, 9), day(2026, 3, 12))
    let time = TimeOfDay(hour: 16)
    let recurrence = Recurrence.weekly().moving(monday, to: thursday, at: time)
    let start = day(2026, 3, 2)
    let moved = try #require(recurrence.occurrence(monday, from: start))
    #expect(moved == Recurrence.Occurrence(id: monday, day: thursday, time: time))
    #expect(recurrence.occurrence(thursday, from: start) == nil)
    #expect(recurrence.occurrences(from: start, in: monday...monday).isEmpty)
    #expect(recurrence.occurrences(from: start, in: thursday...thursday) == [moved])
    #expect(recurrence.next(after: start, from: start) == moved)
    // A move of a day that it does not have means nothing.
    let vain = Recurrence.weekly().moving(thursday, to: monday)
    #expect(vain.occurrences(from: start, in: start...day(2026, 3, 16)).count == 3)
  }

  @Test(arguments: [
    Recurrence(nil), Recurrence.daily(every: 0), Recurrence.daily().times(0),
    Recurrence.daily().times(10_001), Recurrence.monthly(onDays: [0]),
    Recurrence.monthly(onDays: [32]), Recurrence.monthly(on: [.init(54, .monday)]),
    Recurrence(Recurrence.Rule(every: .years(1), months: [13])),
    Recurrence.on(Set((0...1000).map { day(2026, 1, 1).advanced(by: $0) })),
  ])
  func whatCannotBeMeantIsAFault(recurrence: Recurrence) {
    #expect(recurrence.faults.count == 1)
    #expect(recurrence.faults.allSatisfy { !$0.description.isEmpty })
    // It is no trap either.
    _ = recurrence.occurrences(from: .first, in: .first...day(2, 1, 1))
    _ = recurrence.occurrence(.last, from: .first)
    _ = recurrence.next(after: .last, from: .last)
  }

  @Test(arguments: [
    #"{"every":{"weeks":1},"until":"2026-06-30"}"#,
    #"{"every":{"months":12}}"#,
    #"{"every":{"weeks":2},"leftOut":["2026-05-25"],"times":8,"weekdays":["monday","wednesday"]}"#,
    #"{"every":{"months":1},"weekdays":["-1 friday","2 tuesday"]}"#,
    #"{"dates":["2026-04-05","2026-12-24"]}"#,
    #"{"every":{"years":1},"months":[3],"positions":[-1],"shortMonths":"skipped"}"#,
    #"{"every":{"days":1},"moved":[{"from":"2026-05-13","time":"16:00","to":"2026-05-14"}],"#
      + #""zone":"America/New_York"}"#,
  ])
  func inJSONItIsAnObjectWithItsParts(json: String) throws {
    let recurrence = try JSONDecoder().decode(Recurrence.self, from: Data(json.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    #expect(String(decoding: try encoder.encode(recurrence), as: UTF8.self) == json)
  }

  @Test(arguments: [
    #"{"until":"2026-06-30"}"#, #"{"every":{"hours":1}}"#, #"{"every":"weekly"}"#,
    #"{"every":{"weeks":1},"weekdays":["someday"]}"#,
    #"{"every":{"weeks":1},"weekdays":["02 monday"]}"#,
    #"{"every":{"weeks":1},"times":3,"until":"2026-06-30"}"#, #"{"every":{"weeks":1},"when":3}"#,
  ])
  func noOtherJSONIsOne(json: String) {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(Recurrence.self, from: Data(json.utf8))
    }
  }
}

/// A recurrence as one reads it from the definition, a day after the other, without periods that
/// are skipped and lists that are prepared.
private struct NaiveRecurrence {
  let rule: Recurrence.Rule
  let start: CalendarDay

  /// The days up to a last one.
  func days(through last: CalendarDay) -> [CalendarDay] {
    var found: [CalendarDay] = []
    // From the beginning of the first period, whose days before the start have positions as well.
    var day = start
    while period(of: day.dayBefore) == period(of: start), day > .first { day = day.dayBefore }
    var waiting: [CalendarDay] = []
    func close() {
      let chosen =
        rule.positions.isEmpty
        ? waiting
        : waiting.enumerated().filter {
          rule.positions.contains($0.offset + 1)
            || rule.positions.contains($0.offset - waiting.count)
        }.map(\.element)
      found += chosen.filter { $0 >= start }
      waiting = []
    }
    var current = period(of: day)
    // A period more, so that positions from the end are known.
    let end = last.advanced(by: 370)
    while day <= end {
      if period(of: day) != current {
        close()
        current = period(of: day)
      }
      if (current - period(of: start)) % rule.interval.count == 0, fits(day) { waiting.append(day) }
      day = day.dayAfter
    }
    switch rule.end {
    case .never: break
    case .after(let count): found = Array(found.prefix(count))
    case .on(let day): found = found.filter { $0 <= day }
    }
    return found.filter { $0 <= last }
  }

  private func period(of day: CalendarDay) -> Int {
    switch rule.interval.unit {
    case .days: return day.number
    case .weeks:
      // The week is the one that begins with the first weekday on the day or before it.
      var first = day
      while first.weekday != rule.firstWeekday { first = first.dayBefore }
      return first.number / 7
    case .months: return day.year * 12 + day.month
    case .years: return day.year
    }
  }

  private func month(of day: CalendarDay) -> [CalendarDay] {
    (1...31).compactMap { CalendarDay(year: day.year, month: day.month, day: $0) }
  }

  private func fits(_ day: CalendarDay) -> Bool {
    let month = month(of: day)
    let last = month.count
    let isLast = day.day == last && rule.shortMonths == .lastDay
    if !rule.months.isEmpty, !rule.months.contains(day.month) { return false }
    if !rule.daysOfMonth.isEmpty {
      let isNamed = rule.daysOfMonth.contains { $0 == day.day || $0 == day.day - last - 1 }
      guard isNamed || isLast && rule.daysOfMonth.contains(where: { $0 > last }) else {
        return false
      }
    }
    if !rule.weekdays.isEmpty {
      let isYear = rule.interval.unit == .years && rule.months.isEmpty
      let counts = rule.interval.unit == .months || rule.interval.unit == .years
      let range =
        isYear
        ? (1...12).flatMap { self.month(of: CalendarDay(year: day.year, month: $0, day: 1) ?? day) }
        : month
      let alike = range.filter { $0.weekday == day.weekday }
      let place = alike.firstIndex(of: day) ?? 0
      let isNamed = rule.weekdays.contains { named in
        guard named.weekday == day.weekday else { return false }
        guard let ordinal = named.ordinal, counts else { return true }
        return ordinal == place + 1 || ordinal == place - alike.count
      }
      guard isNamed else { return false }
    }
    guard rule.weekdays.isEmpty, rule.daysOfMonth.isEmpty else { return true }
    let isDate = day.day == start.day || isLast && start.day > last
    switch rule.interval.unit {
    case .days: return true
    case .weeks: return day.weekday == start.weekday
    case .months: return isDate
    case .years: return isDate && (!rule.months.isEmpty || day.month == start.month)
    }
  }
}

@Suite struct RecurrencePropertyTests {
  private func draw<Element: Hashable>(
    _ all: [Element],
    _ generator: inout SeededGenerator
  ) -> Set<Element> {
    guard generator.draw(below: 2) == 0 else { return [] }
    return Set(all.filter { _ in generator.draw(below: all.count) < 2 })
  }

  private func rule(_ generator: inout SeededGenerator) -> Recurrence.Rule {
    let units = Recurrence.Interval.Unit.allCases
    let unit = units[generator.draw(below: units.count)]
    let ordinals: [Int?] = [nil, nil, 1, 2, -1, 5]
    let weekdays = CalendarDay.Weekday.allCases.map { weekday in
      Recurrence.NthWeekday(ordinals[generator.draw(below: ordinals.count)], weekday)
    }
    let end: Recurrence.Rule.End =
      switch generator.draw(below: 3) {
      case 0: .never
      case 1: .after(1 + generator.draw(below: 20))
      default: .on(CalendarDay(clamping: 20_400 + generator.draw(below: 800)))
      }
    return Recurrence.Rule(
      every: Recurrence.Interval(1 + generator.draw(below: 4), unit),
      weekdays: draw(weekdays, &generator),
      daysOfMonth: draw([1, 13, 28, 29, 30, 31, -1, -2], &generator),
      months: generator.draw(below: 3) == 0 ? draw([1, 2, 6, 12], &generator) : [],
      positions: generator.draw(below: 3) == 0 ? draw([1, 2, -1], &generator) : [],
      firstWeekday: CalendarDay.Weekday.allCases[generator.draw(below: 7)],
      shortMonths: generator.draw(below: 2) == 0 ? .lastDay : .skipped,
      end: end
    )
  }

  @Test func theDaysAreThoseOfTheDefinition() {
    forEachSeed(0..<120) { generator in
      let rule = rule(&generator)
      let start = CalendarDay(clamping: 20_500 + generator.draw(below: 800))
      let last = start.advanced(by: 900)
      let naive = NaiveRecurrence(rule: rule, start: start).days(through: last)
      try #require(Array(rule.days(from: start, through: last)) == naive)
      // From a later day on there are the same, and each is found by itself.
      let later = start.advanced(by: generator.draw(below: 900))
      let rest = rule.days(from: start, earliest: later, through: last).filter { $0 >= later }
      try #require(rest == naive.filter { $0 >= later })
      let all = Set(naive)
      for day in start.advanced(by: -40)...last {
        try #require(rule.contains(day, from: start) == all.contains(day))
      }
    }
  }

  @Test func exceptionsTakeAwayAndMoveWhatTheRuleGives() {
    forEachSeed(0..<200) { generator in
      let start = CalendarDay(clamping: 20_500 + generator.draw(below: 400))
      let end = start.advanced(by: 200)
      func days(_ count: Int) -> [CalendarDay] {
        (0..<generator.draw(below: count)).map { _ in
          start.advanced(by: generator.draw(below: 200))
        }
      }
      let moves = days(6).map {
        ($0, Recurrence.Move(to: start.advanced(by: generator.draw(below: 200))))
      }
      let recurrence = Recurrence(
        rule(&generator),
        dates: Set(days(4)),
        leftOut: Set(days(12)),
        moved: Dictionary(moves) { first, _ in first }
      )
      let rule = try #require(recurrence.rule)
      let ids = Set(rule.days(from: start, through: end)).union(recurrence.dates)
        .subtracting(recurrence.leftOut)
      let expected = ids.map { ($0, recurrence.moved[$0]?.day ?? $0) }
        .filter { start <= $0.1 && $0.1 <= end }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
      let found = recurrence.occurrences(from: start, in: start...end)
      try #require(found.map(\.id) == expected.map(\.0))
      try #require(found.map(\.day) == expected.map(\.1))
      for occurrence in found {
        try #require(recurrence.occurrence(occurrence.id, from: start) == occurrence)
      }
      // Going from one to the next finds the same, days with two of them apart.
      var next = recurrence.next(after: start.dayBefore, from: start)
      var walked: [CalendarDay] = []
      while let occurrence = next, occurrence.day <= end {
        walked.append(occurrence.day)
        next = recurrence.next(after: occurrence.day, from: start)
      }
      try #require(walked == Set(found.map(\.day)).sorted())
    }
  }
}
