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

  @Test func aDateIsRefusedInTheLanguageOfTheLearner() throws {
    let austrian = try #require(Phrasebook(for: "de-AT"))
    #expect(EventDateError.outOfRange.sentence(in: austrian) == "Das Datum kann nicht stimmen.")
  }
}
