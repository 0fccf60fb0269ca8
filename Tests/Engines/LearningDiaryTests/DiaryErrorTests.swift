// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import LearningDiary
import LudusTestSupport
import Testing

@Suite struct DiaryErrorTests {
  static let part = Fraction(0)

  static let errors: [DiaryError] =
    items.map(DiaryError.item) + courses.map(DiaryError.course)
    + reflections.map(DiaryError.reflection) + awards.map(DiaryError.award)
    + [
      .unknownNotification(DiaryNotification.Key(.course("c"), .courseStart, on: today)),
      .ledger(.tooManyPoints("p")), .wallet(.unknownItem("i")), .noShop, .notOwner("ada"),
      .log(.conflictingEvent("e")),
      .log(.emptyIdentifier), .log(.dateOutOfRange), .log(.knownBeforeItHappened),
    ]

  static let items: [DiaryItem.Refusal] = [
    .invalid(faults), .duplicate("i"), .unknown("i"), .isPlatforms("i"), .isNote("i"),
    .otherKind("i"), .unknownOccurrence(today, of: "i"), .unknownOccurrence(nil, of: "i"),
    .alreadyCompleted("i", occurrence: nil), .alreadyCompleted("i", occurrence: today),
    .notCompleted("i", occurrence: nil), .requiredGoalsOutstanding(["g1"]),
    .requiredGoalsOutstanding(["g1", "g2"]), .tooLittleProgress(part, needed: 1),
    .tooLittleProgress(nil, needed: 1),
  ]

  static let courses: [DiaryCourse.Refusal] = [
    .unknown("c"), .duplicate("c"), .alreadySubscribed("c"), .notSubscribed("c"),
    .alreadyRequested("c"), .noRequest("c"),
  ]

  static let awards: [Diary.Award.Refusal] = [
    .alreadyGiven("survey"), .notGiven("survey"), .xpOutOfRange(0, expected: 1...9),
  ]

  static let reflections: [Reflection.Refusal] = [
    .invalid([.emptyIdentifier, .nothingWritten, .duplicateAnswer(.clear), .unknownCourse("c")]),
    .duplicate("r"), .unknown("r"), .noAudience("r"), .notShared("r"), .notReader("ada", of: "r"),
    .blankFeedback("r"),
  ]

  static let faults: [DiaryFault] = [
    .malformed("?"), .blank, .outOfRange(7, expected: 1...5), .timeWithoutDay, .nothingWritten,
    .duplicateAnswer(.clear), .circular(["g"]), .tooFarAhead(today),
    .duplicateIdentifier("c", first: ContentPlace()),
    .missing(.title), .missing(.due), .missing(.course), .notAllowed(.time),
    .notAllowed(.reminder), .notAllowed(.links), .notAllowed(.recurrence),
    .notAllowed(.requirements), .emptyIdentifier, .unknownCourse("c"), .unknownGoal("g"),
    .requiresItself, .progressOutOfRange(2), .intervalNotOfDays(.hours(1)),
    .recurrenceEndsBeforeItBegins,
    .tooManyOccurrences,
  ]

  @Test(arguments: errors)
  func everyErrorIsAWholeSentenceInBothLanguages(error: DiaryError) {
    let english = error.sentence(in: .english)
    let german = error.sentence(in: .german)
    for sentence in [english, german] {
      #expect(sentence.hasSuffix("."))
      #expect(sentence.first?.isUppercase == true)
      #expect(!sentence.contains { "\"{}#".contains($0) })
    }
    #expect(english != german)
    #expect(!error.description.isEmpty)
  }

  @Test(arguments: faults)
  func everyFaultIsASentenceInBothLanguages(fault: DiaryFault) {
    let error = DiaryError.item(.invalid([fault]))
    #expect(error.sentence(in: .english) != error.sentence(in: .german))
    #expect(error.sentence(in: .english).hasSuffix("."))
    #expect(!fault.description.isEmpty)
  }

  @Test func descriptionsForDevelopersAreAllDifferent() {
    #expect(Set(Self.errors.map(\.description)).count == Self.errors.count)
    #expect(Set(Self.faults.map(\.description)).count == Self.faults.count)
    #expect(
      DiaryError.item(.alreadyCompleted("w", occurrence: today)).description
        == "\"w\" on 2026-03-01 is completed already"
    )
  }

  @Test func whatIsMissingIsToldInOneSentenceBeforeTheRest() {
    #expect(
      DiaryError.item(.invalid([.unknownCourse("c"), .missing(.title), .missing(.due)]))
        .sentence(in: .english) == "Please fill in: title, date. There is no such course."
    )
  }

  @Test func goalsThatAreMissingAreCounted() {
    let one = DiaryError.item(.requiredGoalsOutstanding(["g1"]))
    #expect(one.sentence(in: .english) == "Another goal has to be reached first.")
    let two = DiaryError.item(.requiredGoalsOutstanding(["g1", "g2"]))
    #expect(two.sentence(in: .english) == "First, 2 other goals have to be reached.")
    #expect(two.sentence(in: .german) == "Vorher müssen 2 andere Ziele erreicht sein.")
  }
}
