import Foundation
import LearningDiary
import LudusTestSupport
import Testing

@Suite struct DiaryErrorTests {
  static let part = Fraction(0)

  static let errors: [DiaryError] = [
    .invalidItem(faults), .duplicateItem("i"), .unknownItem("i"), .platformItem("i"), .isNote("i"),
    .otherKind("i"), .unknownOccurrence(today, of: "i"), .unknownOccurrence(nil, of: "i"),
    .alreadyCompleted("i", occurrence: nil), .alreadyCompleted("i", occurrence: today),
    .notCompleted("i", occurrence: nil), .requiredGoalsOutstanding(["g1"]),
    .requiredGoalsOutstanding(["g1", "g2"]), .tooLittleProgress(part, needed: 1),
    .tooLittleProgress(nil, needed: 1), .unknownCourse("c"), .duplicateCourse("c"),
    .alreadySubscribed("c"), .notSubscribed("c"), .alreadyRequested("c"), .noRequest("c"),
    .conflictingEvent("e"), .emptyIdentifier, .dateOutOfRange, .knownBeforeItHappened,
  ]

  static let faults: [DiaryItem.Fault] = [
    .missing(.title), .missing(.due), .missing(.course), .notAllowed(.time),
    .notAllowed(.reminder), .notAllowed(.links), .notAllowed(.recurrence),
    .notAllowed(.requirements), .emptyIdentifier, .unknownCourse("c"), .unknownGoal("g"),
    .requiresItself, .noPart(2), .intervalNotOfDays(.hours(1)), .recurrenceEndsBeforeItBegins,
    .tooManyOccurrences,
  ]

  @Test(arguments: errors)
  func everyErrorIsAWholeSentenceInBothLanguages(error: DiaryError) {
    let english = error.sentence(in: .english)
    let german = error.sentence(in: .german)
    for sentence in [english, german] {
      #expect(sentence.hasSuffix("."))
      #expect(sentence.first?.isUppercase == true)
      #expect(!sentence.contains("\""))
    }
    #expect(english != german)
    #expect(!error.description.isEmpty)
  }

  @Test(arguments: faults)
  func everyFaultIsASentenceInBothLanguages(fault: DiaryItem.Fault) {
    let error = DiaryError.invalidItem([fault])
    #expect(error.sentence(in: .english) != error.sentence(in: .german))
    #expect(error.sentence(in: .english).hasSuffix("."))
    #expect(!fault.description.isEmpty)
  }

  @Test func descriptionsForDevelopersAreAllDifferent() {
    #expect(Set(Self.errors.map(\.description)).count == Self.errors.count)
    #expect(Set(Self.faults.map(\.description)).count == Self.faults.count)
    #expect(
      DiaryError.alreadyCompleted("w", occurrence: today).description
        == "\"w\" on 2026-03-01 is completed already"
    )
  }

  @Test func whatIsMissingIsToldInOneSentenceBeforeTheRest() {
    #expect(
      DiaryError.invalidItem([.unknownCourse("c"), .missing(.title), .missing(.due)])
        .sentence(in: .english) == "Please fill in: title, date. There is no such course."
    )
  }
}
