// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusCore
import LudusTestSupport
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
    for phrasebook in Phrasebook.all {
      #expect(error.sentence(in: phrasebook).hasSuffix("."))
    }
    #expect(error.sentence(in: .english) != error.sentence(in: .german))
  }

  @Test func aDateIsRefusedInTheLanguageOfTheLearner() throws {
    let austrian = try #require(Phrasebook(for: "de-AT"))
    #expect(EventDateError.outOfRange.sentence(in: austrian) == "Das Datum kann nicht stimmen.")
  }
}
