// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

@testable import LearningDiary

struct RecurrenceTests {
  @Test func anOccurrenceIsFoundByItsDayAsAmongAll() {
    forEachSeed(0..<60) { generator in
      let first = CalendarDay(clamping: 20_500 + generator.draw(below: 400))
      let count = 1 + generator.draw(below: 5)
      let spans: [CalendarSpan] = [.days(count), .weeks(count), .months(count)]
      let item = DiaryItem.event(
        id: "e",
        title: "E",
        course: "c",
        due: first,
        reminder: generator.draw(below: 2) == 0 ? nil : CalendarDay(clamping: first.number - 3),
        recurrence: DiaryItem.Recurrence(
          every: try generator.pick(spans),
          until: CalendarDay(clamping: first.number + generator.draw(below: 200))
        )
      )
      let all = item.occurrences
      for number in first.number - 40...first.number + 240 {
        let day = CalendarDay(clamping: number)
        try #require(item.occurrence(day) == all.first { $0.id == day })
      }
      try #require(item.occurrence(nil) == nil)
    }
  }

  @Test func whatGoesOnByHoursNeverOccurs() {
    for span in [CalendarSpan.hours(24), .minutes(1), .days(0)] {
      let recurrence = DiaryItem.Recurrence(every: span, until: .last)
      #expect(recurrence.days(from: .first).isEmpty)
      #expect(!recurrence.occurs(on: .first, from: .first))
    }
  }
}
