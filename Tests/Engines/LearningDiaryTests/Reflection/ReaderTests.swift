// SPDX-License-Identifier: Apache-2.0
import Foundation
import LearningDiary
import LudusTestSupport
import Testing

/// Parents and teachers who look into a diary, examples for others, and attachments.
@Suite struct ReaderTests {
  private let photo = Diary.Attachment("Blackboard", type: "image/jpeg", at: .identifier("asset-7"))

  private func diary() throws -> Diary {
    var diary = try makeDiary()
    try diary.add(.event(id: "e", title: "Exercise", course: "coding", due: today), at: now)
    try diary.add(.goal(id: "g", title: "Sets", course: "algebra", due: today), at: now)
    try diary.add(.note(id: "n", title: "Secret note", course: "coding"), at: now)
    try diary.complete("e", at: after(0, 1))
    try diary.rate(5, "e", at: after(0, 1))
    try diary.write(
      Reflection.Entry(id: "r", course: "coding", day: today, text: "Secret thought"),
      at: after(0, 2)
    )
    return diary
  }

  @Test func aParentSeesItemsAndATeacherTheirCourse() throws {
    var diary = try diary()
    try diary.admit("mum", as: .parent(), at: after(1))
    try diary.admit("ms-rossi", as: .teacher(of: ["coding"]), at: after(1))
    let mums = try diary.export(for: "mum")
    #expect(mums.items.map(\.id) == ["e", "g"])
    #expect(mums.done.map(\.item) == ["e"])
    #expect(mums.done.map(\.rating) == [5])
    #expect(mums.xp == 10)
    let teachers = try diary.export(for: "ms-rossi")
    #expect(teachers.courses.map(\.course) == ["coding"])
    #expect(teachers.items == [])
    #expect(teachers.done == [])
    #expect(teachers.completed == 1)
    #expect(teachers.xp == 0)
    for export in [mums, teachers] {
      try expectRoundTrip(export)
      #expect(!String(decoding: try export.json(), as: UTF8.self).contains("Secret"))
    }
    // A teacher of two courses who may see items sees those of the courses.
    try diary.admit(
      "ms-rossi",
      as: .teacher(of: ["algebra"], seesItems: true),
      at: after(2)
    )
    #expect(try diary.export(for: "ms-rossi").items.map(\.id) == ["g"])
    #expect(diary.readers.keys.sorted() == ["ms-rossi", "mum"])
  }

  @Test func whatIsSharedWithAReaderIsThereToo() throws {
    var diary = try diary()
    try diary.admit("mum", as: .parent(seesItems: false), at: after(1))
    try diary.share("r", with: .people(["mum", "ada"]), at: after(1))
    try diary.comment("Well done", on: "r", by: "mum", at: after(1, 1))
    try diary.comment("Mine", on: "r", by: "ada", at: after(1, 1))
    let export = try diary.export(for: "mum")
    #expect(export.reflections.map(\.id) == ["r"])
    #expect(export.comments.map(\.text) == ["Well done"])
  }

  @Test func whoIsNotAdmittedSeesNothing() throws {
    var diary = try diary()
    #expect(throws: DiaryError.reflection(.notAdmitted("dad"))) { try diary.export(for: "dad") }
    expectRefusal(DiaryError.reflection(.notAdmitted("dad")), of: diary) {
      try $0.dismiss("dad", at: after(1))
    }
    expectRefusal(DiaryError.reflection(.isOwner("eva")), of: diary) {
      try $0.admit("eva", as: .parent(), at: after(1))
    }
    try diary.admit("dad", as: .parent(), at: after(1))
    // Nobody lets themselves in.
    expectRefusal(DiaryError.notOwner("dad"), of: diary) {
      try $0.perform(.admitted("dad", .parent()), by: "dad", at: after(2), stamp: nil)
    }
    try diary.dismiss("dad", at: after(2))
    #expect(throws: DiaryError.reflection(.notAdmitted("dad"))) { try diary.export(for: "dad") }
    try expectReplayEqualsLive(diary)
  }

  /// Thesis, 2.1: who does not know what to write looks at what others wrote.
  @Test func aSharedEntryCanBeAnExample() throws {
    var diary = try diary()
    expectRefusal(DiaryError.reflection(.notShared("r")), of: diary) {
      try $0.markExample("r", at: after(1))
    }
    try diary.share("r", with: .course, at: after(1))
    #expect(diary.examples(for: "ada", in: ["coding"]) == [])
    try diary.markExample("r", at: after(1))
    #expect(diary.examples(for: "ada", in: ["coding"]).map(\.id) == ["r"])
    #expect(diary.examples(for: "ada", in: ["algebra"]) == [])
    #expect(diary.reflections(sharedWith: "ada", in: ["coding"]).map(\.isExample) == [true])
    try diary.markExample("r", false, at: after(2))
    #expect(diary.examples(for: "ada", in: ["coding"]) == [])
    // What is private again is none, also when it is shared once more.
    try diary.markExample("r", at: after(3))
    try diary.share("r", with: nil, at: after(3))
    try diary.share("r", with: .everyone, at: after(4))
    #expect(diary.examples(for: "ada") == [])
    #expect(diary.reflection("r")?.isExample == false)
  }

  @Test func entriesAndNotesHaveAttachments() throws {
    var diary = try makeDiary()
    let address = try #require(URL(string: "https://example.org/sheet.pdf"))
    let sheet = Diary.Attachment("Sheet", type: "application/pdf", at: .url(address))
    try diary.add(
      .note(id: "n", title: "Note", course: "coding", attachments: [sheet]),
      at: now
    )
    // A picture alone says something.
    let entry = Reflection.Entry(
      id: "r",
      course: "coding",
      day: today,
      attachments: [photo]
    )
    try diary.write(entry, at: now)
    #expect(diary.reflection("r")?.entry.attachments == [photo])
    #expect(diary.search("blackboard").map(\.target) == [.reflection("r")])
    #expect(diary.search("sheet").map(\.target) == [.item("n")])
    try expectRoundTrip(diary)
    try expectJSON(photo, #"{"id":"asset-7","name":"Blackboard","type":"image/jpeg"}"#)
    try expectJSON(
      sheet,
      #"{"name":"Sheet","type":"application/pdf","url":"https://example.org/sheet.pdf"}"#
    )
    // Names and addresses go with the words.
    try diary.eraseWords(of: .all, at: after(1))
    let left = String(decoding: try diary.json(), as: UTF8.self)
    #expect(!left.contains("asset-7") && !left.contains("Sheet") && !left.contains("sheet.pdf"))
    #expect(diary.refusals.isEmpty)
  }

  @Test(arguments: [
    (Diary.Attachment(" ", type: "image/png", at: .identifier("a")), [DiaryFault.blank]),
    (Diary.Attachment("A", type: "image/png", at: .identifier("")), [.emptyIdentifier]),
    (
      Diary.Attachment("A", type: "png", at: .identifier("a")),
      [.malformed("\"png\" is no media type, expected one such as image/png")]
    ),
  ])
  func anAttachmentHasANameATypeAndAReference(
    attachment: Diary.Attachment,
    faults: [DiaryFault]
  ) throws {
    let diary = try makeDiary()
    expectRefusal(DiaryError.reflection(.invalid(faults)), of: diary) {
      let entry = Reflection.Entry(
        id: "r",
        course: "coding",
        day: today,
        text: "T",
        attachments: [attachment]
      )
      try $0.write(entry, at: after(1))
    }
    expectRefusal(DiaryError.item(.invalid(faults)), of: diary) {
      let note = DiaryItem.note(id: "n", title: "N", course: "coding", attachments: [attachment])
      try $0.add(note, at: after(1))
    }
  }

  @Test func onlyANoteHasAttachments() throws {
    var event = DiaryItem.event(id: "e", title: "E", course: "coding", due: today)
    event.attachments = [photo]
    let item = event
    expectRefusal(DiaryError.item(.invalid([.notAllowed(.attachments)])), of: try makeDiary()) {
      try $0.add(item, at: after(1))
    }
  }

  @Test func whoStaysOffLeaderboardsSaysSoInTheExport() throws {
    var diary = try diary()
    #expect(try !diary.export().isOffBoards)
    try diary.optOutOfLeaderboards(at: after(1))
    #expect(try diary.export().isOffBoards)
    try expectRoundTrip(try diary.export())
    try diary.optOutOfLeaderboards(false, at: after(2))
    #expect(try !diary.export().isOffBoards)
  }
}
