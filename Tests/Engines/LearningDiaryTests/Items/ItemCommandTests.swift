// SPDX-License-Identifier: Apache-2.0
import Foundation
@testable import LearningDiary
import LudusTestSupport
import Testing

/// Adding, editing, deleting and reminders.
@Suite struct ItemCommandTests {
  private let goal = DiaryItem.goal(id: "g1", title: "Goal", course: "coding", due: .of(2026, 3, 6))
  private let event = DiaryItem.event(id: "e1", title: "Event", course: "coding", due: today)
  private let note = DiaryItem.note(id: "n1", title: "Note", course: "coding")

  private func diary() throws -> Diary {
    var diary = try makeDiary()
    for item in [goal, event, note] {
      try diary.add(item, at: now)
    }
    return diary
  }

  @Test func ownEventsAndGoalsCanBeEditedAndDeleted() throws {
    var diary = try diary()
    for var item in [goal, event] {
      item.title = "Changed"
      item.due = .of(2026, 3, 20)
      try diary.edit(item, at: after(1))
      let record = try #require(diary.state.items[item.id])
      #expect(record.item == item)
      #expect(record.createdAt == now)
      #expect(record.changedAt == after(1))
      #expect(record.revision == 1)
      try diary.delete(.own(item.id), at: after(2))
      #expect(diary.item(item.id) == nil)
    }
    #expect(diary.items.map(\.id) == ["n1"])
    #expect(diary.list(.all, on: today, calendar: try .vienna).entries.allSatisfy { !$0.isOwn })
  }

  @Test func notesAreOnlyCreatedAndDeleted() throws {
    var diary = try diary()
    var changed = note
    changed.title = "Changed"
    expectRefusal(DiaryError.item(.isNote("n1")), of: diary) { try $0.edit(changed, at: now) }
    expectRefusal(DiaryError.item(.isNote("n1")), of: diary) { try $0.complete("n1", at: now) }
    expectRefusal(DiaryError.item(.isNote("n1")), of: diary) { try $0.reopen("n1", at: now) }
    expectRefusal(DiaryError.item(.isNote("n1")), of: diary) {
      try $0.setReminder(today, for: "n1", at: now)
    }
    try diary.delete("n1", at: now)
    #expect(diary.notes().isEmpty)
  }

  @Test func platformItemsOnlyGetAReminder() throws {
    var diary = try diary()
    let key = DiaryItem.Key.platform("week-2", in: "coding")
    expectRefusal(DiaryError.item(.isPlatforms(key)), of: diary) { try $0.delete(key, at: now) }
    expectRefusal(DiaryError.item(.isPlatforms(key)), of: diary) { try $0.complete(key, at: now) }
    expectRefusal(DiaryError.item(.isPlatforms(key)), of: diary) { try $0.reopen(key, at: now) }
    try diary.setReminder(today, for: key, at: now)
    #expect(diary.reminders(for: key) == [.on(today)])
  }

  @Test func aNewReminderCanBeSetAfterOneHasPassed() throws {
    var diary = try diary()
    for key in ["g1", "e1", .platform("week-1", in: "coding")] as [DiaryItem.Key] {
      try diary.setReminder(.of(2026, 2, 27), for: key, at: now)
      try diary.setReminder(.of(2026, 3, 20), for: key, at: after(10))
      #expect(diary.reminders(for: key) == [.on(.of(2026, 3, 20))])
      try diary.setReminder(nil, for: key, at: after(11))
      #expect(diary.reminders(for: key) == [])
    }
    #expect(diary.state.items["g1"]?.revision == 3)
  }

  /// The audit: the identifier of a deleted goal was burnt.
  @Test func anItemThatWasDeletedComesBackWhenItIsAddedAgain() throws {
    var diary = try diary()
    expectRefusal(DiaryError.item(.duplicate("g1")), of: diary) { try $0.add(goal, at: after(1)) }
    try diary.complete("g1", at: after(1))
    try diary.delete("g1", at: after(1, 1))
    var again = goal
    again.title = "Once more"
    try diary.add(again, at: after(2))
    #expect(diary.item("g1") == again)
    #expect(diary.isCompleted("g1"))
    #expect(diary.xp == 25)
    try diary.reopen("g1", at: after(3))
    #expect(diary.xp == 0)
    try diary.delete("g1", at: after(4))
    expectRefusal(DiaryError.item(.otherKind("g1")), of: diary) {
      try $0.add(.note(id: "g1", title: "Note", course: "coding"), at: after(5))
    }
    try expectReplayEqualsLive(diary)
  }

  @Test func aGoalThatComesBackDoesNotRequireItself() throws {
    var diary = try makeDiary()
    func goal(_ id: DiaryItem.ID, after goals: [DiaryItem.ID] = []) -> DiaryItem {
      .goal(
        id: id,
        title: "\(id)",
        course: "coding",
        due: today,
        requirements: .init(goals: goals)
      )
    }
    try diary.add(goal("first"), at: now)
    try diary.add(goal("second", after: ["first"]), at: now)
    try diary.delete("first", at: after(1))
    expectRefusal(DiaryError.item(.invalid([.requiresItself])), of: diary) {
      try $0.add(goal("first", after: ["second"]), at: after(2))
    }
  }

  /// The audit: it was accepted, dropped without a word, and an event without a change was logged.
  @Test func whatAnItemCannotHaveIsRefusedAlsoByAnEdit() throws {
    var diary = try diary()
    let photo = Diary.Attachment("Photo", type: "image/png", at: .identifier("1"))
    for (field, change) in [
      (DiaryItem.Field.attachments, { $0.attachments = [photo] }),
      (.links, { $0.links = [URL(string: "https://example.org")].compactMap { $0 } }),
    ] as [(DiaryItem.Field, (inout DiaryItem) -> Void)] {
      var item = goal
      change(&item)
      expectRefusal(DiaryError.item(.invalid([.notAllowed(field)])), of: diary) {
        try $0.edit(item, at: after(1))
      }
    }
    // Nor is there an event when nothing changes.
    let count = diary.events.count
    #expect(try diary.edit(goal, at: after(1)) == nil)
    #expect(try diary.edit("g1", [.title(goal.title), .time(nil)], at: after(1)) == nil)
    #expect(try diary.setReminders([], for: "g1", at: after(1)) == nil)
    #expect(diary.events.count == count)
  }

  @Test func whatThereIsNotCannotBeChanged() throws {
    var diary = try diary()
    try diary.delete("g1", at: now)
    let gone = DiaryItem.Key.own("g1")
    expectRefusal(DiaryError.item(.unknown(gone)), of: diary) { try $0.edit(goal, at: now) }
    expectRefusal(DiaryError.item(.unknown(gone)), of: diary) { try $0.delete("g1", at: now) }
    expectRefusal(DiaryError.item(.unknown(gone)), of: diary) { try $0.complete("g1", at: now) }
    expectRefusal(DiaryError.item(.unknown(gone)), of: diary) { try $0.reopen("g1", at: now) }
    expectRefusal(DiaryError.item(.unknown(gone)), of: diary) {
      try $0.setReminder(today, for: "g1", at: now)
    }
    #expect(diary.reminders(for: gone) == [])
    let nowhere = DiaryItem.Key.platform("week-9", in: "coding")
    expectRefusal(DiaryError.item(.unknown(nowhere)), of: diary) { try $0.delete(nowhere, at: now) }
    expectRefusal(DiaryError.item(.unknown(nowhere)), of: diary) {
      try $0.setReminder(today, for: nowhere, at: now)
    }
  }

  @Test func anItemStaysOfItsKindAndIsCheckedWhenItIsEdited() throws {
    let diary = try diary()
    let other = DiaryItem.event(id: "g1", title: "Goal", course: "coding", due: today)
    expectRefusal(DiaryError.item(.otherKind("g1")), of: diary) { try $0.edit(other, at: now) }
    var empty = goal
    empty.title = ""
    empty.due = nil
    empty.course = nil
    expectRefusal(
      DiaryError.item(.invalid([.missing(.title), .missing(.due), .missing(.course)])),
      of: diary
    ) { try $0.edit(empty, at: now) }
  }

  @Test func goalsCannotRequireEachOtherInACircle() throws {
    var diary = try diary()
    func goal(_ id: DiaryItem.ID, requiring goals: [DiaryItem.ID]) -> DiaryItem {
      .goal(
        id: id,
        title: "Goal",
        course: "coding",
        due: today,
        requirements: DiaryItem.Requirements(goals: goals)
      )
    }
    try diary.add(goal("g2", requiring: ["g1"]), at: now)
    try diary.add(goal("g3", requiring: ["g2"]), at: now)
    let circle = goal("g1", requiring: ["g3"])
    let own = goal("g4", requiring: ["g4"])
    expectRefusal(DiaryError.item(.invalid([.requiresItself])), of: diary) {
      try $0.edit(circle, at: now)
    }
    expectRefusal(DiaryError.item(.invalid([.requiresItself])), of: diary) {
      try $0.add(own, at: now)
    }
    // An event and a note are no goals.
    for id in ["e1", "n1"] as [DiaryItem.ID] {
      let item = goal("g5", requiring: [id])
      expectRefusal(DiaryError.item(.invalid([.unknownGoal(.own(id))])), of: diary) {
        try $0.add(item, at: now)
      }
    }
  }

  @Test func aLateCommandIsJudgedAtItsDate() throws {
    var diary = try diary()
    try diary.delete("g1", at: after(2))
    try diary.complete("g1", at: after(1), stamp: .init(recordedAt: after(3)))
    #expect(diary.isCompleted("g1"))
    #expect(diary.xp == 25)
    expectRefusal(DiaryError.item(.unknown("g1")), of: diary) {
      try $0.complete("g1", at: now.addingTimeInterval(-1), stamp: .init(recordedAt: after(3)))
    }
  }

  @Test func theLogRefusesWhatItCannotTake() throws {
    let diary = try diary()
    let first = try #require(diary.events.first)
    let never = Date(timeIntervalSince1970: .nan)
    let far = Date(timeIntervalSince1970: 1e99)
    for date in [never, far] {
      expectRefusal(DiaryError.log(.dateOutOfRange), of: diary) { try $0.delete("g1", at: date) }
      expectRefusal(DiaryError.log(.dateOutOfRange), of: diary) {
        try $0.delete("g1", at: now, stamp: .init(recordedAt: date))
      }
      expectRefusal(DiaryError.log(.dateOutOfRange), of: diary) {
        try $0.apply(Diary.Event(.deleted("g1"), at: date, id: "x"))
      }
    }
    expectRefusal(DiaryError.log(.emptyIdentifier), of: diary) {
      try $0.delete("g1", at: now, stamp: .init(id: ""))
    }
    expectRefusal(DiaryError.log(.conflictingEvent(first.id.rawValue)), of: diary) {
      try $0.delete("g1", at: now, stamp: .init(id: first.id))
    }
    expectRefusal(DiaryError.log(.knownBeforeItHappened), of: diary) {
      try $0.delete("g1", at: after(1), stamp: .init(recordedAt: now))
    }
  }
}
