// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import LearningDiary
import LudusTestSupport
import Testing

@Suite struct DiaryTextThingsTests {
  let first = CalendarDay(year: 2026, month: 3, day: 1) ?? .first

  @Test func everyKindOfItemAndPromptHasAName() {
    for text in Phrasebook.all.map(DiaryText.init(in:)) {
      let names =
        DiaryItem.Kind.allCases.map(text.name(of:))
        + Reflection.Prompt.offered.map(text.question(of:))
        + DiaryNotification.Kind.allCases.map(text.name(of:)).suffix(1)
      #expect(Set(names).count == names.count)
    }
    #expect(DiaryText.english.question(of: .unclear) == "What was not clear?")
    #expect(DiaryText(in: .german).question(of: .unclear) == "Was war nicht klar?")
    #expect(DiaryText(in: .german).question(of: .own("Why?")) == "Why?")
  }

  @Test func everyKindOfNotificationHasItsOwnTextAndIcon() {
    let kinds = DiaryNotification.Kind.allCases
    #expect(kinds.map(DiaryText.english.name(of:)) == ["Event", "Learning goal", "New course"])
    #expect(kinds.map(DiaryText(in: .german).name(of:)) == ["Termin", "Lernziel", "Neuer Kurs"])
    #expect(Set(kinds.map(\.icon)).count == 3)
  }

  @Test func aDayHasTheNameOfItsMonth() {
    #expect(DiaryText.english.text(of: first) == "1 March 2026")
    #expect(DiaryText(in: .german).text(of: first) == "1. März 2026")
    let months = (1...12).compactMap { CalendarDay(year: 2026, month: $0, day: 1) }
    #expect(Set(months.map(DiaryText(in: .german).text(of:))).count == 12)
  }

  @Test func anAudienceIsSaid() {
    let audiences: [Reflection.Audience?] = [nil, .people(["ada", "bob"]), .course, .everyone]
    #expect(
      audiences.map(DiaryText.english.text(of:)) == [
        "Only you can read this.", "Shared with people you chose: 2.",
        "Shared with everyone in the course.", "Shared with everyone.",
      ]
    )
  }

  @Test func whatIsMissingForAPlanIsSaidInHoursAndMinutes() throws {
    let goals = [StudyGoal(id: "a", due: first, minutes: 245)]
    let outcome = try StudyOutcome(
      planning: goals,
      in: StudyTime(everyDay: 60),
      from: first,
      calendar: .greenwich
    )
    #expect(
      DiaryText.english.text(of: outcome)
        == "This cannot be done in time: you will be 3 h 5 min short by 1 March 2026."
    )
    let easy = try StudyOutcome(
      planning: [],
      in: StudyTime(everyDay: 0),
      from: first,
      calendar: .greenwich
    )
    #expect(DiaryText(in: .german).text(of: easy) == "Du kannst alles rechtzeitig schaffen.")
  }
}
