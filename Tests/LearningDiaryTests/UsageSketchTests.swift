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
    #expect(
      diary.list(.outstanding, on: today, calendar: vienna).nearest?.item
        == .platform("week-2", in: "coding")
    )
    try diary.complete("g1", id: "e7", at: now)
  }
}
