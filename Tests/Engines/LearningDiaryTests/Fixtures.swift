// SPDX-License-Identifier: Apache-2.0
import Foundation
import LearningDiary
import LudusTestSupport
import Testing

/// 1 March 2026, a Sunday.
let today = CalendarDay.of(2026, 3, 1)

/// Noon in Vienna on 1 March 2026.
let now = Date(timeIntervalSince1970: 1_772_362_800)

/// The instant some days, hours and minutes after the tests' now.
func after(_ days: Int, _ hours: Int = 0, _ minutes: Int = 0) -> Date {
  now.addingTimeInterval(Double(days) * 86_400 + Double(hours) * 3600 + Double(minutes) * 60)
}

extension CalendarDay {
  /// The day with a date that exists.
  static func of(_ year: Int, _ month: Int, _ day: Int) -> CalendarDay {
    CalendarDay(year: year, month: month, day: day) ?? .first
  }
}

extension Calendar {
  /// A calendar with the clocks of a zone, with weeks from Monday.
  static func of(_ zone: String) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    calendar.firstWeekday = 2
    return calendar
  }

  static var vienna: Calendar {
    get throws { try of("Europe/Vienna") }
  }
}

/// What the platform tells: a course that the learner takes part in, and one that is available.
func platform() throws -> [DiaryCourse] {
  [
    try DiaryCourse(
      id: "coding",
      title: "Learning to code",
      text: "Small steps to a first app",
      image: "coding.png",
      url: URL(string: "https://example.org/coding"),
      start: .of(2026, 2, 16),
      events: [
        DiaryCourse.Event(
          id: "week-1",
          title: "Variables",
          due: .of(2026, 2, 28),
          tasks: DiaryCourse.Progress(done: 3, of: 4),
          others: DiaryCourse.Cohort.Snapshot(day: today, count: 12, average: Fraction(2, 3)),
          url: URL(string: "https://example.org/coding/1")
        ),
        DiaryCourse.Event(
          id: "week-2",
          title: "Loops",
          due: .of(2026, 3, 4),
          time: TimeOfDay(hour: 17, minute: 30),
          tasks: DiaryCourse.Progress(done: 0, of: 4)
        ),
        DiaryCourse.Event(id: "reading", title: "Further reading"),
      ],
      others: DiaryCourse.Cohort.Snapshot(day: today, count: 12, average: Fraction(1, 2))
    ),
    try DiaryCourse(
      id: "algebra",
      title: "algebra for all",
      start: .of(2026, 3, 9),
      enrollment: .available,
      events: [DiaryCourse.Event(id: "week-1", title: "Sets", due: .of(2026, 3, 16))]
    ),
  ]
}

/// A diary with the platform's courses.
func makeDiary(_ policies: Diary.Policies = Diary.Policies.standard) throws -> Diary {
  var diary = Diary(owner: "eva", policies: policies)
  try diary.merge(platform: try platform(), at: now)
  return diary
}

extension SeededGenerator {
  /// Returns one of the elements, of which there must be some.
  mutating func pick<Element>(_ elements: [Element]) throws -> Element {
    let element = drawElement(of: elements)
    return try #require(element)
  }
}
