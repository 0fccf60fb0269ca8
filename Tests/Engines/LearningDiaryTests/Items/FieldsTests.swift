// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import Testing

@testable import LearningDiary

/// What two devices change of one item.
@Suite struct FieldsTests {
  private func goal(_ title: String = "Old title", due: CalendarDay = today) -> DiaryItem {
    .goal(id: "g", title: title, course: "coding", due: due)
  }

  /// K8: the new title was lost without a word.
  @Test func twoDevicesThatChangeDifferentFieldsKeepBoth() throws {
    var phone = try makeDiary()
    try phone.add(goal(), at: now)
    var tablet = phone
    try phone.edit(goal("New title"), at: after(1))
    try tablet.edit(goal(due: .of(2026, 3, 9)), at: after(1, 0, 20))
    _ = phone.merge(tablet.events)
    _ = tablet.merge(phone.events)
    #expect(phone == tablet)
    #expect(phone.item("g") == goal("New title", due: .of(2026, 3, 9)))
    #expect(phone.refusals.isEmpty)
  }

  @Test func aFormThatWasOpenWhileOthersCameChangesOnlyItsFields() throws {
    var phone = try makeDiary()
    try phone.add(goal(), at: now)
    var tablet = phone
    let opened = try #require(phone.item("g"))
    try tablet.edit(goal("New title"), at: after(1))
    _ = phone.merge(tablet.events)
    var filled = opened
    filled.due = .of(2026, 3, 9)
    try phone.edit(filled, from: opened, at: after(2))
    #expect(phone.item("g") == goal("New title", due: .of(2026, 3, 9)))
  }

  @Test func twoDevicesThatLeaveOutDifferentTimesKeepBoth() throws {
    var phone = try makeDiary()
    var lecture = DiaryItem.event(
      id: "e",
      title: "Lecture",
      course: "coding",
      due: .of(2026, 3, 2),
      recurrence: .weekly().times(4)
    )
    try phone.add(lecture, at: now)
    var tablet = phone
    lecture.recurrence = .weekly().times(4).leavingOut(.of(2026, 3, 9))
    try phone.edit(lecture, at: after(1))
    lecture.recurrence = .weekly().times(4).moving(.of(2026, 3, 16), to: .of(2026, 3, 17))
    try tablet.edit(lecture, at: after(1, 0, 20))
    _ = phone.merge(tablet.events)
    let recurrence = phone.item("e")?.recurrence
    #expect(recurrence?.leftOut == [.of(2026, 3, 9)])
    #expect(recurrence?.moved[.of(2026, 3, 16)]?.day == .of(2026, 3, 17))
  }

  @Test func changesLeadFromOneStateToTheOther() {
    forEachSeed(0..<300) { generator in
      var (one, other) = (try RandomDiary.item(&generator), try RandomDiary.item(&generator))
      if generator.draw(below: 2) == 0 { other.recurrence = one.recurrence }
      let days = (0..<4).map { CalendarDay.of(2026, 3, 20 + $0) }
      for day in days where generator.draw(below: 2) == 0 {
        if generator.draw(below: 2) == 0 { one.recurrence?.leftOut.insert(day) }
        if generator.draw(below: 2) == 0 { other.recurrence?.leftOut.insert(day) }
        if generator.draw(below: 2) == 0 { one.recurrence?.moved[day] = .init(to: today) }
        if generator.draw(below: 2) == 0 { other.recurrence?.moved[day] = .init(to: day) }
      }
      guard one.kind != .note, one.kind == other.kind else { return }
      let changed = one.changed(by: other.changes(from: one))
      let wanted = DiaryItem(
        id: one.id,
        kind: one.kind,
        title: other.title,
        course: other.course,
        due: other.due,
        time: other.time,
        reminders: other.reminders,
        text: other.text,
        recurrence: other.recurrence,
        requirements: other.requirements
      )
      try #require(changed == wanted)
    }
  }

  @Test func inJSONAChangeIsAnObjectWithItsField() throws {
    for (change, json) in [
      (DiaryItem.Change.title("T"), #"{"title":"T"}"#), (.course("c"), #"{"course":"c"}"#),
      (.due(nil), #"{"due":null}"#), (.time(TimeOfDay(hour: 8)), #"{"time":"08:00"}"#),
      (.reminder(today), #"{"reminder":"2026-03-01"}"#),
      (.remind(.before(.minutes(15))), #"{"remind":{"before":{"minutes":15}}}"#),
      (.doNotRemind(.on(today)), #"{"doNotRemind":{"on":"2026-03-01"}}"#),
      (.reminderTime(nil), #"{"reminderTime":null}"#), (.text("T"), #"{"text":"T"}"#),
      (.recurrence(.daily()), #"{"recurrence":{"every":{"days":1}}}"#),
      (.requirements(.init(goals: ["g"])), #"{"requirements":{"goals":["g"]}}"#),
      (.rule(Recurrence.daily().rule), #"{"rule":{"every":{"days":1}}}"#),
      (.rule(nil), #"{"rule":null}"#), (.zone("Europe/Paris"), #"{"zone":"Europe/Paris"}"#),
      (.alsoOn(today), #"{"alsoOn":"2026-03-01"}"#),
      (.notAlsoOn(today), #"{"notAlsoOn":"2026-03-01"}"#),
      (.require("g"), #"{"require":"g"}"#), (.doNotRequire("g"), #"{"doNotRequire":"g"}"#),
      (.progress(try Fraction(4, 5)), #"{"progress":"4/5"}"#),
      (
        .share(.event("quiz", in: "c"), 1),
        #"{"share":{"course":"c","event":"quiz","part":1}}"#
      ),
      (.share(.course("c"), nil), #"{"share":{"course":"c"}}"#),
      (.study(.seconds(3600)), #"{"studyMinutes":60}"#), (.study(nil), #"{"studyMinutes":null}"#),
      (.deadline(today), #"{"deadline":"2026-03-01"}"#),
      (.leftOut(today), #"{"leftOut":"2026-03-01"}"#),
      (.restored(today), #"{"restored":"2026-03-01"}"#),
      (
        .moved(today, .init(to: .of(2026, 3, 2))),
        #"{"moved":{"from":"2026-03-01","to":"2026-03-02"}}"#
      ),
    ] {
      try expectJSON(change, json)
    }
  }

  @Test func theWordsOfChangesAreErased() throws {
    var diary = try makeDiary()
    try diary.add(goal("Secret"), at: now)
    var other = goal("Secret, too")
    other.text = "Secret as well"
    try diary.edit(other, at: after(1))
    try diary.eraseWords(of: .item("g"), at: after(2))
    #expect(!String(decoding: try diary.json(), as: UTF8.self).contains("Secret"))
    #expect(diary.item("g")?.title == "–")
  }
}
