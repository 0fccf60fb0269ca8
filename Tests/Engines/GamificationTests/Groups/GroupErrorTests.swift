// SPDX-License-Identifier: Apache-2.0
import Foundation
@testable import Gamification
import Languages
import LudusTestSupport
import Testing

/// What is said about every refusal.
///
/// That each of them happens is tested where it belongs.
@Suite struct GroupErrorTests {
  static let errors: [(GroupError, String)] = [
    (.member(.notFounded), "the group is not founded"),
    (.member(.alreadyFounded), "the group is founded already"),
    (.member(.notMember("bob")), #""bob" is not a member"#),
    (.member(.alreadyMember("bob")), #""bob" is a member already"#),
    (.member(.alreadyInvited("bob")), #""bob" is invited already"#),
    (.member(.notInvited("bob")), #""bob" is not invited"#),
    (.member(.notAdministrator("bob")), #""bob" is not an administrator"#),
    (.member(.alreadyAdministrator("bob")), #""bob" is an administrator already"#),
    (.member(.lastAdministrator("bob")), #""bob" is the only administrator"#),
    (.member(.alreadyOptedIn("bob")), #""bob" takes part in the comparison already"#),
    (.member(.alreadyOptedOut("bob")), #""bob" does not take part in the comparison"#),
    (.member(.alreadyCheered("bob")), #""bob" has cheered for this already"#),
    (.member(.oneself("bob")), #""bob" cannot play against themselves"#),
    (.todo(.inState(.scheduled, "x")), #"the todo "x" is scheduled"#),
    (
      .todo(.invalidPlan("x")),
      #"repetition, schedule, turns and due date of the todo "x" cannot be kept"#
    ),
    (.textOutOfRange(0, expected: 1...9), "a text of 0 characters, expected 1 to 9"),
    (.textOutOfRange(10, expected: 1...9), "a text of 10 characters, expected 1 to 9"),
    (.log(.actorMissing), "the event does not say who did it"),
    (.todo(.unknown("x")), #"there is no todo "x""#),
    (.todo(.duplicate("x")), #"there is a todo "x" already"#),
    (.pointsOutOfRange(11, expected: 1...10), "11 points, expected 1 to 10"),
    (.countOutOfRange(0), "0, expected at least 1"),
    (.todo(.inState(.open, "x")), #"the todo "x" is open"#),
    (.todo(.inState(.claimed, "x")), #"the todo "x" is claimed"#),
    (.todo(.inState(.completed, "x")), #"the todo "x" is completed"#),
    (.todo(.inState(.withdrawn, "x")), #"the todo "x" is withdrawn"#),
    (.todo(.reserved("x", for: "bob")), #"the todo "x" is meant for "bob""#),
    (.todo(.alreadyClaimed("x", by: "bob")), #""bob" has claimed the todo "x" already"#),
    (.todo(.fullyClaimed("x", by: ["ada", "bob"])), #"the todo "x" is claimed by "ada", "bob""#),
    (.todo(.claimLimitReached(3)), "the limit of 3 claimed todos is reached"),
    (.todo(.claimLimitReached(1)), "the limit of 1 claimed todos is reached"),
    (.todo(.notClaimed("x", by: "bob")), #""bob" has not claimed the todo "x""#),
    (.todo(.stealingNotAllowed), "the rule book does not let members take todos over"),
    (
      .todo(.stealingTooEarly("x", possibleFrom: Date(timeIntervalSince1970: 5))),
      #"the todo "x" cannot be taken over yet before 5.0 (seconds since 1970)"#
    ),
    (.todo(.stealingTooEarly("x", possibleFrom: nil)), #"the todo "x" cannot be taken over yet"#),
    (.todo(.completedTooSoon("x", possibleFrom: nil)), #"the todo "x" cannot be completed yet"#),
    (
      .todo(.reportedTooLate("x", possibleUntil: Date(timeIntervalSince1970: 5))),
      #"the todo "x" was done too long ago to be reported after 5.0 (seconds since 1970)"#
    ),
    (.todo(.cannotConfirm("x", by: "bob")), #""bob" did the todo "x" or has confirmed it already"#),
    (.todo(.nothingToConfirm("x")), #"the todo "x" does not wait for confirmation"#),
    (
      .todo(.notCreator("x", "bob")),
      #""bob" neither created the todo "x" nor is an administrator"#
    ),
    (.todo(.voteRunning("x")), #"there is a vote on the todo "x" already"#),
    (.todo(.noVote("x")), #"there is no vote on the todo "x""#),
    (
      .todo(.nothingToPenalize("bob", for: "x")),
      #""bob" has nothing for the todo "x" that could be taken back"#
    ),
    (.season(.unknown("s")), #"there is no season "s""#),
    (.season(.duplicate("s")), #"the season "s" is taken already"#),
    (.season(.overlaps(with: "s")), #"the season "s" is at the same time"#),
    (.season(.notOpen("s")), #"the season "s" is not open"#),
    (.season(.invalidLength(.days(0))), "0 days cannot be the length of a season"),
    (.season(.invalidLength(nil)), "no length cannot be the length of a season"),
    (.season(.startInThePast(start)), "a season cannot begin before the day on which it is opened"),
    (.duplicateChallenge("c"), #"there is a challenge "c" already"#),
    (.deadlinePassed(start), "the deadline is not after the event"),
    (.titleNotEarned("bob"), #""bob" has not earned the title"#),
    (.log(.unknownEvent("e")), #"there is no event "e" before this one"#),
    (.log(.alreadyVoid("e")), #"the event "e" is void already"#),
    (.foundingCannotBeVoid, "the founding of a group cannot be void"),
    (.log(.conflictingEvent("e")), #"there is another event "e" with other content"#),
    (.log(.emptyIdentifier), "an identifier is empty"),
    (.log(.dateOutOfRange), "the date is too far away to be stored in milliseconds"),
    (.log(.knownBeforeItHappened), "the event is recorded before its date"),
    (.tooManyPoints("bob"), #"more than 4611686018427387903 points would be asked for "bob""#),
  ]

  @Test(arguments: errors)
  func everyErrorSaysWhatIsWrongToDevelopersAndToMembers(error: GroupError, text: String) {
    #expect(error.description == text)
    let sentences = [Phrasebook.english, .german].map(error.sentence)
    for sentence in sentences {
      #expect(sentence.hasSuffix("."))
      // Members are not told identifiers.
      #expect(!sentence.contains("\"") && !sentence.contains("bob"))
    }
    #expect(Set(sentences).count == 2)
  }

  @Test func theSentenceAboutTheLimitCounts() {
    for (limit, count) in [(1, "1 todo"), (5, "5 todos")] {
      let error = GroupError.todo(.claimLimitReached(limit))
      #expect(error.sentence(in: .english) == "You already work on \(count).")
    }
    #expect(
      GroupError.pointsOutOfRange(0, expected: 1...10).sentence(in: .german)
        == "Hier sind nur 1 bis 10 Punkte möglich."
    )
    let reward = GroupError.pointsOutOfRange(-1, expected: 0...Int.max)
    #expect(reward.sentence(in: .english) == "Points cannot be fewer than 0.")
  }

  @Test func everySentenceIsThereInEveryLanguage() {
    #expect(gameSentences.faults.isEmpty)
    for (error, _) in Self.errors {
      // A sentence without a text would be its key.
      for phrasebook in Phrasebook.all { #expect(error.sentence(in: phrasebook).contains(" ")) }
    }
  }
}
