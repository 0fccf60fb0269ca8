// SPDX-License-Identifier: Apache-2.0
import LudusCore
import Testing

@testable import LudusFoundation

struct KernelSentencesTests {
  @Test func everySentenceIsInEveryLanguage() {
    #expect(kernelSentences.faults == [])
  }

  @Test(arguments: [
    LogError.conflictingEvent("e"), .emptyIdentifier, .dateOutOfRange, .knownBeforeItHappened,
    .actorMissing, .unknownEvent("e"), .alreadyVoid("e"),
  ])
  func everyErrorOfALogIsAWholeSentence(error: LogError) {
    for language in [Language.english, .german] {
      #expect(error.sentence(in: language).hasSuffix("."))
    }
    #expect(error.sentence(in: .english) != error.sentence(in: .german))
  }

  @Test func aDateIsRefusedInTheLanguageOfTheLearner() {
    #expect(EventDateError.outOfRange.sentence(in: "de-AT") == "Das Datum kann nicht stimmen.")
  }
}
