// SPDX-License-Identifier: Apache-2.0
import Foundation
import LearningDiary
import LudusTestSupport
import Testing

/// How using a diary should read.
@Suite struct UsageSketchTests {
  @Test func aDiaryReadsAsItWasSketched() throws {
    let courses = try platform()
    let vienna = try Calendar.vienna
    let friday = CalendarDay.of(2026, 3, 6)

    var diary = Diary(owner: "eva")
    try diary.merge(platform: courses, at: now)
    try diary.add(
      .goal(id: "g1", title: "Finish the login screen", course: "coding", due: friday),
      at: now
    )
    // What the list scrolls to: the next that is due, after "Variables" of 28 February.
    let nearest = diary.list(.outstanding, on: today, calendar: vienna).nearest
    #expect(nearest?.id.item == .platform("week-2", in: "coding"))
    #expect(nearest?.due == .of(2026, 3, 4))

    // What is new, recorded: nothing is told twice.
    #expect(try diary.deliverNotifications(since: now, until: now, calendar: vienna) == [])
    let new = try diary.deliverNotifications(since: after(3), until: after(3), calendar: vienna)
    #expect(new.map(\.title) == ["Loops", "algebra for all"])
    #expect(
      try diary.deliverNotifications(since: after(3), until: after(3), calendar: vienna) == []
    )

    // XP once, however often it is tapped.
    try diary.complete("g1", at: now, stamp: .init(id: "e7"))
    #expect(diary.xp == 25)
    for _ in 0..<3 {
      try diary.complete("g1", at: now, stamp: .init(id: "e7"))
      #expect(throws: DiaryError.item(.alreadyCompleted("g1", occurrence: nil))) {
        try diary.complete("g1", at: after(1))
      }
      #expect(diary.xp == 25)
    }
  }
}
