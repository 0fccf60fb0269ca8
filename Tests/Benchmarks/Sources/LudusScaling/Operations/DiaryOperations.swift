// SPDX-License-Identifier: Apache-2.0
import DiaryCalendars
import Foundation
import Gamification
import ICalendar
import LearningDiary

let diaryOperations = [
  Operation("Diary.init(replaying:)", .linearithmic, sizes: tens(2...5)) { size in
    let diary = try diary(events: size)
    let (content, events) = (diary.content, diary.events)
    return Trial { _ = try Diary(content, replaying: events) }
  },
  Operation("Diary.add (the latest)", .logarithmic, sizes: tens(2...5)) { size in
    var diary = try diary(events: size)
    var next = size
    return Trial(100) {
      for _ in 0..<100 {
        try diary.add(item(next), at: instant(2 * next))
        next += 1
      }
    }
  },
  Operation("Diary.list", .linearithmic, sizes: tens(2...5)) { size in
    let (diary, day) = (try diary(events: size), utcDays.day(of: instant(0)))
    return Trial { _ = diary.list(.all, on: day, calendar: utc) }
  },
  Operation("Diary.search", .linear, sizes: tens(2...5)) { size in
    let diary = try diary(events: size)
    return Trial { _ = diary.search("item-17") }
  },
  Operation("Diary.statistics", .linearithmic, sizes: tens(2...5)) { size in
    let (diary, day) = (try diary(events: size), utcDays.day(of: instant(0)))
    return Trial { _ = diary.statistics(on: day, calendar: utc) }
  },
  Operation("Diary.deliverNotifications", .linear, sizes: tens(2...5)) { size in
    let diary = try diary(events: size)
    return Trial {
      var copy = diary
      _ = try copy.deliverNotifications(
        since: instant(0),
        until: instant(4 * size),
        calendar: utc
      )
    }
  },
  Operation("Diary.upcomingNotifications", .linearithmic, sizes: tens(2...5)) { size in
    let diary = try diary(events: size)
    return Trial {
      _ = diary.upcomingNotifications(
        after: instant(0),
        until: instant(4 * size),
        calendar: utc
      )
    }
  },
  Operation("Diary.merge(platform:), n merges of 40 lessons", .linear, sizes: tens(2...4)) { size in
    let lists = try (0..<40).map { done in
      [
        try DiaryCourse(
          id: "course",
          title: "Course",
          events: (0..<40).map { number in
            try DiaryCourse.Event(
              id: DiaryCourse.Event.ID("\(number)"),
              title: "Lesson",
              isDone: number < done
            )
          }
        )
      ]
    }
    return Trial {
      var diary = Diary(owner: "ada")
      for number in 0..<size {
        try diary.merge(platform: lists[number % 40], at: instant(number))
      }
    }
  },
  Operation("StudyPlan (n goals)", .linearithmic, sizes: tens(1...4)) { size in
    let start = utcDays.day(of: instant(0))
    var due = start
    let goals = (0..<size).map { number in
      due = number % 4 == 0 ? utcDays.day(after: due) : due
      return StudyGoal(id: .own(DiaryItem.ID("goal-\(number)")), due: due, duration: .seconds(1800))
    }
    let time = try StudyTime(everyDay: .seconds(14400))
    return Trial { _ = try StudyOutcome(planning: goals, in: time, from: start, calendar: utc) }
  },
  Operation("Diary.calendarFile", .linearithmic, sizes: tens(2...5)) { size in
    let diary = try diary(events: size)
    return Trial { _ = diary.calendarFile(at: instant(0)).data }
  },
  Operation("CalendarFile.read", .linear, sizes: tens(2...5)) { size in
    let data = try diary(events: size).calendarFile(at: instant(0)).data
    return Trial { _ = CalendarFile.read(data) }
  },
]

/// Events that each add an item of a course or complete one.
private func diary(events count: Int) throws -> Diary {
  var diary = Diary(owner: "ada")
  try diary.merge(platform: [DiaryCourse(id: "reading", title: "Reading")], at: instant(0))
  for number in 0..<count / 2 {
    try diary.add(item(number), at: instant(2 * number))
    let key = DiaryItem.Key.own(DiaryItem.ID("item-\(number)"))
    try diary.complete(key, at: instant(2 * number + 1))
  }
  return diary
}

private func item(_ number: Int) -> DiaryItem {
  let due = utcDays.day(of: instant(number * 60))
  return .goal(
    id: DiaryItem.ID("item-\(number)"),
    title: "Read chapter item-\(number)",
    course: "reading",
    due: due,
    reminders: [.on(due)]
  )
}
