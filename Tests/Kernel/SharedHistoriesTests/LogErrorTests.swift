// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusCore
import LudusFoundation
import SharedHistories
import Testing

struct LogErrorTests {
  @Test(arguments: [
    LogError.conflictingEvent("e"), .emptyIdentifier, .dateOutOfRange, .knownBeforeItHappened,
    .actorMissing, .reportedTooLate(possibleUntil: Date(timeIntervalSince1970: 0), day: .first),
    .unknownEvent("e"), .alreadyVoid("e"), .eventOfOthers("e"), .othersWentOn("e"),
    .notManager("bob"),
  ])
  func everyErrorOfALogIsAWholeSentence(error: LogError) {
    for phrasebook in Phrasebook.all {
      #expect(error.sentence(in: phrasebook).hasSuffix("."))
    }
    #expect(error.sentence(in: .english) != error.sentence(in: .german))
  }
}
