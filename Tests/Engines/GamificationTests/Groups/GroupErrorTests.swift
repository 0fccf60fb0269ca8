// SPDX-License-Identifier: Apache-2.0
import Foundation
@testable import Gamification
import Languages
import LudusTestSupport
import Testing

/// What is said about refusals; that all of them say something is tested with all other errors.
///
/// That each of them happens is tested where it belongs.
@Suite struct GroupErrorTests {
  /// Developers see of whom and until when something is refused.
  @Test(
    arguments: [
      (
        .todo(.claimLimitReached(3)),
        "You are already working on 3 todos. (todo.claimLimitReached: 3)"
      ),
      (.member(.notFounded), "The group does not exist yet. (member.notFounded)"),
      (
        .todo(.fullyClaimed("x", by: ["ada", "bob"])),
        #"Others are already working on this todo. (todo.fullyClaimed: "x", by: ["ada", "bob"])"#
      ),
      (
        .todo(.stealingTooEarly("x", possibleFrom: .of(day(1)))),
        #"(todo.stealingTooEarly: "x", possibleFrom: 2026-03-02 12:00)"#
      ),
      (
        .todo(.completedTooSoon("x", possibleFrom: nil)),
        #"(todo.completedTooSoon: "x", possibleFrom: nil)"#
      ),
      (.todo(.inState(.open, "x")), #"(todo.inState: open, "x")"#),
      (.season(.invalidLength(.days(0))), "(season.invalidLength: 0 days)"),
      (.season(.invalidLength(nil)), "(season.invalidLength: nil)"),
      (.season(.overlaps(with: "s")), #"(season.overlaps, with: "s")"#),
      (.pointsOutOfRange(11, expected: 1...10), "(pointsOutOfRange: 11, expected: 1...10)"),
      (.foundingCannotBeVoid, "(foundingCannotBeVoid)"),
      (.log(.conflictingEvent("e")), #"(log.conflictingEvent: "e")"#),
      (.log(.emptyIdentifier), "(log.emptyIdentifier)"),
    ] as [(GroupError, String)]
  )
  func aDescriptionHasTheCaseWithAllThatIsKnown(error: GroupError, text: String) {
    #expect(error.description.hasSuffix(text))
  }

  @Test func theSentenceAboutTheLimitCounts() {
    for (limit, count) in [(1, "1 todo"), (5, "5 todos")] {
      let error = GroupError.todo(.claimLimitReached(limit))
      #expect(error.sentence(in: .english) == "You are already working on \(count).")
    }
    #expect(
      GroupError.pointsOutOfRange(0, expected: 1...10).sentence(in: .german)
        == "Hier sind nur 1 bis 10 Punkte möglich."
    )
    let reward = GroupError.pointsOutOfRange(-1, expected: 0...Int.max)
    #expect(reward.sentence(in: .english) == "There must be at least 0 points.")
  }

  @Test func everySentenceIsThereInEveryLanguage() {
    #expect(gameSentences.faults.isEmpty)
  }
}
