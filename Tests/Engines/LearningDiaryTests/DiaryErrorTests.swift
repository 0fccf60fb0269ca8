// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import LearningDiary
import LudusTestSupport
import Testing

@Suite struct DiaryErrorTests {
  @Test(
    arguments: [
      (
        .item(.alreadyCompleted("w", occurrence: today)),
        #"(item.alreadyCompleted: "w", occurrence: 2026-03-01)"#
      ),
      (
        .item(.invalid([.missing(.title), .unknownCourse("c")])),
        #"(item.invalid: [the field title is missing, there is no course "c"])"#
      ),
      (
        .ledger(.tooManyPoints("p")),
        "(ledger: with the entry \"p\" more points are asked than the 4611686018427387903 possible)"
      ),
      (.wallet(.unknownItem("i")), #"(wallet.unknownItem: "i")"#),
      (.award(.xpOutOfRange(0, expected: 1...9)), "(award.xpOutOfRange: 0, expected: 1...9)"),
    ] as [(DiaryError, String)]
  )
  func aDescriptionHasTheCaseWithAllThatIsKnown(error: DiaryError, text: String) {
    #expect(error.description.hasSuffix(text))
  }

  @Test func whatIsMissingIsToldInOneSentenceBeforeTheRest() {
    #expect(
      DiaryError.item(.invalid([.unknownCourse("c"), .missing(.title), .missing(.due)]))
        .sentence(in: .english) == "Please fill in: title, date. There is no such course."
    )
  }

  @Test func goalsThatAreMissingAreCounted() {
    let one = DiaryError.item(.requiredGoalsOutstanding(["g1"]))
    #expect(one.sentence(in: .english) == "You have to reach another goal first.")
    let two = DiaryError.item(.requiredGoalsOutstanding(["g1", "g2"]))
    #expect(two.sentence(in: .english) == "You have to reach 2 other goals first.")
    #expect(two.sentence(in: .german) == "Vorher müssen 2 andere Ziele erreicht sein.")
  }
}
