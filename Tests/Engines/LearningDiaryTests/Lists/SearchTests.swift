// SPDX-License-Identifier: Apache-2.0
import Foundation
import LearningDiary
import LudusTestSupport
import Testing

@Suite struct SearchTests {
  private func diary() throws -> Diary {
    var diary = try makeDiary()
    try diary.add(
      .goal(
        id: "g1",
        title: "Finish the login screen",
        course: "coding",
        due: today,
        text: "With loops"
      ),
      at: now
    )
    let link = try #require(URL(string: "https://example.org/swift-loops"))
    try diary.add(
      .note(id: "n1", title: "Übung", course: "coding", text: "Zum Lesen", links: [link]),
      at: now
    )
    return diary
  }

  private func found(_ words: String) throws -> [String] {
    try diary().search(words).map(\.title)
  }

  @Test func titlesComeBeforeTextsAndLinks() throws {
    #expect(try found("loops") == ["Loops", "Finish the login screen", "Übung"])
    #expect(try diary().search("loops").map(\.isInTitle) == [true, false, false])
    #expect(
      try diary().search("loops").map(\.target) == [
        .item(.platform("week-2", in: "coding")), .item("g1"), .item("n1"),
      ]
    )
  }

  @Test func coursesEventsGoalsAndNotesAreFound() throws {
    #expect(try diary().search("algebra").map(\.target) == [.course("algebra")])
    #expect(try found("first app") == ["Learning to code"])
    #expect(try found("VARIABLES") == ["Variables"])
    #expect(try found("login") == ["Finish the login screen"])
    #expect(try found("übung") == ["Übung"])
    // A decomposed letter is the same one.
    #expect(try found("u\u{308}bung") == ["Übung"])
  }

  @Test func whatIsCalledTheSameIsInTheOrderOfIdentifiersCoursesFirst() throws {
    var diary = Diary(owner: "eva")
    let same = try DiaryCourse.Event(id: "x", title: "Sets")
    try diary.merge(
      platform: ["b", "a"].map { try DiaryCourse(id: $0, title: "sets", events: [same]) },
      at: now
    )
    try diary.add(.note(id: "n", title: "SETS", course: "a"), at: now)
    try diary.add(.note(id: "m", title: "Sets", course: "b"), at: now)
    #expect(
      diary.search("sets").map(\.target) == [
        .course("a"), .course("b"), .item("m"), .item("n"), .item(.platform("x", in: "a")),
        .item(.platform("x", in: "b")),
      ]
    )
  }

  @Test func everyWordMustBeThere() throws {
    #expect(try found(" screen \n loops ") == ["Finish the login screen"])
    #expect(try found("screen ladder").isEmpty)
    #expect(try found("").isEmpty)
    #expect(try found(" \t").isEmpty)
  }

  @Test func whatIsDeletedWithdrawnOrNotTakenPartInIsNotFound() throws {
    var diary = try diary()
    #expect(diary.search("sets").isEmpty)
    try diary.delete("g1", at: now)
    #expect(diary.search("login").isEmpty)
    try diary.merge(platform: [try DiaryCourse(id: "coding", title: "Code")], at: after(1))
    #expect(diary.search("variables").isEmpty)
    #expect(diary.search("algebra").isEmpty)
  }
}
