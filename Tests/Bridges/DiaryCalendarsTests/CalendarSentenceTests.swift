// SPDX-License-Identifier: Apache-2.0
import DiaryCalendars
import Languages
import LudusTestSupport
import Testing

@Suite struct CalendarSentenceTests {
  static let reasons: [Diary.CalendarImport.Reason] = [
    .isJournal, .isCancelled, .replacesOccurrence, .isOlder(1, than: 2), .wasDeleted,
    .refused(.item(.unknown("i"))),
  ]

  static let losses: [Diary.CalendarImport.Loss] = [
    .length, .recurrence, .endlessRecurrence(until: CalendarDay.first), .singleTimes(1),
    .singleTimes(2),
    .reminders(1), .reminders(2), .completion, .zone("Mars"), .properties(["GEO", "RESOURCES"]),
  ]

  @Test func whatAnImportLeavesOutIsAWholeSentenceInBothLanguages() {
    for phrasebook in Phrasebook.all {
      let text = DiaryText(in: phrasebook)
      let sentences = Self.reasons.map(text.text) + Self.losses.map(text.text)
      #expect(Set(sentences).count == sentences.count)
      for sentence in sentences {
        #expect(sentence.hasSuffix("."))
        #expect(!sentence.contains { "{}#".contains($0) })
      }
    }
    #expect(DiaryText.english.text(of: Self.reasons[4]) == "You have deleted it in the diary.")
  }
}
