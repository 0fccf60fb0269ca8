// SPDX-License-Identifier: Apache-2.0
import Foundation
import LearningDiary
import LudusTestSupport
import Testing

/// What is given away of a diary.
@Suite struct DiaryExportTests {
  /// Texts that must not be given away, each once.
  struct Marks {
    private(set) var all: [String: Diary.Export.Part] = [:]

    /// Makes a text that belongs to a part.
    mutating func mark(_ part: Diary.Export.Part) -> String {
      let mark = "<secret \(all.count)>"
      all[mark] = part
      return mark
    }
  }

  /// A diary in which everything that the learner or a reader wrote is marked, names too.
  func diary(_ marks: inout Marks, using generator: inout SeededGenerator) throws -> Diary {
    var diary = Diary(owner: Learner.ID(marks.mark(.owner)))
    try diary.merge(platform: try platform(), at: now)
    var goals: [DiaryItem.ID] = []
    for number in 0..<(generator.draw(below: 6) + 2) {
      let id = DiaryItem.ID("<item \(number)>")
      let part = Diary.Export.Part.item(id)
      let (title, text) = (marks.mark(part), marks.mark(part))
      switch generator.draw(below: 3) {
      case 0:
        let link = try #require(URL(string: "https://example.org/link\(number)"))
        try diary.add(
          .note(id: id, title: title, course: "coding", text: text, links: [link]),
          at: now
        )
      case 1:
        try diary.add(
          .event(id: id, title: title, course: "coding", due: today, text: text),
          at: now
        )
        try diary.complete(
          .own(id),
          at: after(1),
          stamp: .init(id: Diary.Event.ID(marks.mark(.owner)))
        )
      default:
        let requirements = DiaryItem.Requirements(goals: goals)
        try diary.add(
          .goal(
            id: id,
            title: title,
            course: "coding",
            due: today,
            text: text,
            requirements: requirements
          ),
          at: now
        )
        goals.append(id)
      }
    }
    for number in 0..<(generator.draw(below: 4) + 1) {
      let id = Reflection.Entry.ID("<entry \(number)>")
      let part = Diary.Export.Part.reflection(id)
      let answers = [
        Reflection.Entry.Answer(to: .clear, marks.mark(part)),
        Reflection.Entry.Answer(to: .own(marks.mark(part)), marks.mark(part)),
      ]
      let entry = Reflection.Entry(
        id: id,
        course: "coding",
        day: today,
        text: marks.mark(part),
        answers: answers
      )
      try diary.write(entry, at: now)
      if generator.draw(below: 2) == 0 {
        let reader = Learner.ID(marks.mark(.feedback(on: id)))
        try diary.share(id, with: .people([reader]), at: now)
        try diary.comment(marks.mark(.feedback(on: id)), on: id, by: reader, at: now)
      }
    }
    try diary.deliverNotifications(since: now, until: now, calendar: .vienna)
    return diary
  }

  /// The text of an export.
  func text(of diary: Diary, including parts: [Diary.Export.Part] = []) throws -> String {
    String(decoding: try diary.export(including: parts).json(), as: UTF8.self)
  }

  @Test func anExportHasNothingPrivateByDefault() {
    forEachSeed(0..<100) { generator in
      var marks = Marks()
      let diary = try diary(&marks, using: &generator)
      let text = try text(of: diary)
      for mark in ["secret", "<item", "<entry", "/link"] {
        try #require(!text.contains(mark))
      }
      // So much for the marks: the events of the diary do have them.
      let events = try json(diary)
      try #require(marks.all.keys.allSatisfy(events.contains))
    }
  }

  @Test func thingsAreInAnExportOnlyByName() {
    forEachSeed(0..<100) { generator in
      var marks = Marks()
      let diary = try diary(&marks, using: &generator)
      let parts = Set(marks.all.values).filter { _ in generator.draw(below: 3) == 0 }
      let text = try text(of: diary, including: Array(parts))
      for (mark, part) in marks.all {
        let isThere = text.contains(mark)
        // The first mark of the owner is the name; the others name events.
        let isExpected =
          part == .owner ? parts.contains(part) && mark == "<secret 0>" : parts.contains(part)
        try #require(isThere == isExpected)
      }
      for record in diary.items where !parts.contains(.item(record.id)) {
        try #require(!text.contains(record.id.rawValue))
      }
    }
  }

  @Test func anExportHasCoursesProgressAndSums() throws {
    var diary = try makeDiary()
    try diary.add(.event(id: "e", title: "Read", course: "coding", due: today), at: now)
    try diary.complete("e", at: now)
    let text = try text(of: diary)
    #expect(
      text
        == #"{"completed":1,"courses":[{"course":"coding","tasks":{"done":3,"total":8},"#
        + #""title":"Learning to code"}],"level":1,"xp":10}"#
    )
  }

  @Test func anExportCanBeReadBack() {
    forEachSeed(0..<30) { generator in
      var marks = Marks()
      let diary = try diary(&marks, using: &generator)
      let parts = Array(Set(marks.all.values))
      let export = try diary.export(including: parts)
      try expectRoundTrip(export)
      try expectRoundTrip(try diary.export())
    }
  }

  @Test func whatThereIsNotCannotBeNamed() throws {
    var diary = try makeDiary()
    try diary.add(.event(id: "e", title: "Read", course: "coding", due: today), at: now)
    try diary.delete("e", at: now)
    let cases: [(Diary.Export.Part, DiaryError)] = [
      (.item("x"), .item(.unknown("x"))), (.item("e"), .item(.unknown("e"))),
      (.reflection("r"), .reflection(.unknown("r"))),
      (.feedback(on: "r"), .reflection(.unknown("r"))),
    ]
    for (part, error) in cases {
      #expect(throws: error) { try diary.export(including: [part]) }
    }
  }
}
