// SPDX-License-Identifier: Apache-2.0
import Foundation
import LearningDiary
import LudusTestSupport
import Testing

@Suite struct CourseTests {
  @Test func aCourseHasAllThatThePlatformTells() throws {
    let course = try #require(try platform().first)
    #expect(course.id == "coding")
    #expect(course.title == "Learning to code")
    #expect(course.text == "Small steps to a first app")
    #expect(course.image == "coding.png")
    #expect(course.url?.absoluteString == "https://example.org/coding")
    #expect(course.start == .of(2026, 2, 16))
    #expect(course.enrollment == .subscribed)
    #expect(course.others?.average == (try Fraction(1, 2)))
    let event = try #require(course.events.first)
    #expect(event.due == .of(2026, 2, 28))
    #expect(event.tasks?.part == (try Fraction(3, 4)))
    #expect(event.others?.count == 12)
    #expect(event.url?.absoluteString == "https://example.org/coding/1")
    #expect(course.events[1].time?.description == "17:30")
    #expect(course.events[2].due == nil)
  }

  @Test func theLearnersProgressIsThatOfTheCourseOrElseTheSumOverItsEvents() throws {
    let events = try platform()[0].events
    let told = try DiaryCourse.Progress(done: 1, of: 2)
    #expect(try DiaryCourse(id: "c", title: "C", events: events).progress?.part == Fraction(3, 8))
    #expect(try DiaryCourse(id: "c", title: "C", events: events, tasks: told).progress == told)
    #expect(try DiaryCourse(id: "c", title: "C").progress == nil)
  }

  @Test func nothingPlannedIsNeitherNoneNorAllOfIt() throws {
    let nothing = try DiaryCourse.Progress(done: 0, of: 0)
    #expect(nothing.part == nil)
    #expect(nothing.percent == nil)
    #expect(!nothing.isComplete)
    #expect(try DiaryCourse.Progress(done: 0, of: 3).percent == 0)
    #expect(try DiaryCourse.Progress(done: 3, of: 3).percent == 100)
    #expect(try DiaryCourse.Progress(done: 3, of: 3).isComplete)
    #expect(try DiaryCourse.Progress(done: 1, of: 8).percent == 13)
  }

  @Test(
    arguments: [
      (-1, 0, ["done: -1, expected 0 to 0"]),
      (5, 4, ["done: 5, expected 0 to 4"]),
      (
        Int.max, Int.min,
        [
          "total: \(Int.min), expected 0 to 1000000", "done: \(Int.max), expected 0 to 0",
        ]
      ),
      (1_000_000, 1_000_000, []),
    ] as [(Int, Int, [String])]
  )
  func aProgressOutOfRangeIsRefused(done: Int, total: Int, faults: [String]) {
    #expect(
      contentFaults(DiaryFault.self) { _ = try DiaryCourse.Progress(done: done, of: total) }
        == faults
    )
  }

  @Test func anEventIsDoneWhenItsTasksAreOrThePlatformSaysSo() throws {
    let all = try DiaryCourse.Progress(done: 4, of: 4)
    let none = try DiaryCourse.Progress(done: 0, of: 4)
    #expect(try DiaryCourse.Event(id: "e", title: "E", tasks: all).isDone)
    #expect(try !DiaryCourse.Event(id: "e", title: "E", tasks: none).isDone)
    #expect(try DiaryCourse.Event(id: "e", title: "E", tasks: none, isDone: true).isDone)
    #expect(try !DiaryCourse.Event(id: "e", title: "E", tasks: all, isDone: false).isDone)
    #expect(try !DiaryCourse.Event(id: "e", title: "E").isDone)
  }

  @Test func everyFaultOfACourseIsTold() throws {
    let twice = try platform()[0].events
    #expect(
      contentFaults(DiaryFault.self) {
        _ = try DiaryCourse(id: "", title: " ", events: twice + twice.prefix(1))
      } == [
        "id: the identifier is empty", "title: this says nothing",
        "events[3].id: the identifier \"week-1\" is taken already, by events[0]",
      ]
    )
    #expect(
      contentFaults(DiaryFault.self) {
        _ = try DiaryCourse.Event(id: "", title: "", time: TimeOfDay(hour: 1))
      } == [
        "id: the identifier is empty", "title: this says nothing",
        "time: there is a time of day without the day",
      ]
    )
  }

  @Test func coursesAreReadFromJSONAsTheyWereWritten() throws {
    let catalog = try DiaryCourse.Catalog(try platform())
    #expect(try DiaryCourse.Catalog(json: catalog.json()) == catalog)
    #expect(try catalog.json() == catalog.json())
    try expectRoundTrip(catalog)
    try expectJSON(
      try DiaryCourse(id: "c", title: "C", enrollment: .available),
      #"{"enrollment":"available","id":"c","title":"C"}"#
    )
    try expectJSON(
      try DiaryCourse.Event(
        id: "e",
        title: "E",
        text: "T",
        due: today,
        time: TimeOfDay(hour: 9, minute: 5),
        tasks: DiaryCourse.Progress(done: 4, of: 4),
        isDone: false,
        others: DiaryCourse.Cohort.Snapshot(day: today, count: 5, average: Fraction(2, 3)),
        url: URL(string: "https://example.org/e")
      ),
      #"{"done":false,"due":"2026-03-01","id":"e","#
        + #""others":{"average":"2/3","count":5,"day":"2026-03-01"},"#
        + #""tasks":{"done":4,"total":4},"text":"T","time":"09:05","title":"E","#
        + #""url":"https://example.org/e"}"#
    )
  }

  @Test func everyFaultOfAFileIsToldWithItsPlace() {
    let json = #"""
      {"version":1,"courses":[
        {"id":"a","title":"","enrollment":"subscribed","start":"2026-02-30"},
        {"id":"a","enrollment":"subscribed","events":[
          {"id":"e","title":"E","tasks":{"done":5,"total":4},"time":"17:30"},
          {"id":"e","title":"E","others":{"day":"2026-03-01","count":0,"average":2}}]}]}
      """#
    #expect(
      contentFaults(DiaryFault.self) { _ = try DiaryCourse.Catalog(json: Data(json.utf8)) } == [
        "courses[0].start: expected a day such as \"2026-11-21\", found \"2026-02-30\"",
        "courses[0].title: this says nothing",
        "courses[1].title: this key is missing",
        "courses[1].events[0].tasks.done: 5, expected 0 to 4",
        "courses[1].events[0].time: there is a time of day without the day",
        "courses[1].events[1].others.count: 0, expected 1 to \(Int.max)",
        "courses[1].events[1].others.average: 2, expected a part from 0 to 1",
      ]
    )
    let twice =
      #"{"version":1,"courses":[{"id":"a","title":"A","enrollment":"available"},"#
      + #"{"id":"a","title":"B","enrollment":"available"}]}"#
    #expect(
      contentFaults(DiaryFault.self) { _ = try DiaryCourse.Catalog(json: Data(twice.utf8)) } == [
        "courses[1].id: the identifier \"a\" is taken already, by courses[0]"
      ]
    )
  }

  @Test(arguments: [
    "a b", "https://ä.example/ö?q=ü#%", "%zz", "//x", "mailto:eva@example.org", "?",
  ])
  func anAddressThatIsReadIsStoredAsItIs(text: String) throws {
    let json = #"{"enrollment":"available","id":"c","title":"C","url":"\#(text)"}"#
    guard let course = try? decode(DiaryCourse.self, json) else { return }
    #expect(course.url != nil)
    try expectRoundTrip(course)
  }

  @Test(arguments: [
    "", "[]", "7", "{}", #"{"version":2,"courses":[]}"#, #"{"version":1,"courses":7}"#,
    #"{"version":1,"courses":[{"id":"a","title":"A","enrollment":"perhaps"}]}"#,
    #"{"version":1,"courses":[{"id":"a","title":"A","enrollment":"available","url":""}]}"#,
    #"{"version":1,"courses":[{"id":7,"title":"A","enrollment":"available"}]}"#,
  ])
  func whatIsNoCatalogIsNotRead(json: String) {
    #expect(
      !contentFaults(DiaryFault.self) { _ = try DiaryCourse.Catalog(json: Data(json.utf8)) }.isEmpty
    )
  }
}
