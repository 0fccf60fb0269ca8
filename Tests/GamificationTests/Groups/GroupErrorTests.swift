import Foundation
import Gamification
import LudusTestSupport
import Testing

/// What is said about every refusal.
///
/// That each of them happens is tested where it belongs.
@Suite struct GroupErrorTests {
  static let errors: [(GroupError, String)] = [
    (.notFounded, "the group is not founded"),
    (.alreadyFounded, "the group is founded already"),
    (.notMember("bob"), #""bob" is not a member"#),
    (.alreadyMember("bob"), #""bob" is a member already"#),
    (.alreadyInvited("bob"), #""bob" is invited already"#),
    (.notInvited("bob"), #""bob" is not invited"#),
    (.notAdministrator("bob"), #""bob" is not an administrator"#),
    (.alreadyAdministrator("bob"), #""bob" is an administrator already"#),
    (.lastAdministrator("bob"), #""bob" is the only administrator"#),
    (.alreadyOptedIn("bob"), #""bob" takes part in the comparison already"#),
    (.alreadyOptedOut("bob"), #""bob" does not take part in the comparison"#),
    (.actorMissing, "the event does not say who did it"),
    (.unknownTodo("x"), #"there is no todo "x""#),
    (.duplicateTodo("x"), #"there is a todo "x" already"#),
    (.pointsOutOfRange(11, expected: 1...10), "11 points, expected 1 to 10"),
    (.countOutOfRange(0), "0, expected at least 1"),
    (.todoIs(.open, todo: "x"), #"the todo "x" is open"#),
    (.todoIs(.claimed, todo: "x"), #"the todo "x" is claimed"#),
    (.todoIs(.completed, todo: "x"), #"the todo "x" is completed"#),
    (.todoIs(.withdrawn, todo: "x"), #"the todo "x" is withdrawn"#),
    (.reserved("x", for: "bob"), #"the todo "x" is meant for "bob""#),
    (.alreadyClaimed("x", by: "bob"), #""bob" has claimed the todo "x" already"#),
    (.fullyClaimed("x", by: ["ada", "bob"]), #"the todo "x" is claimed by "ada", "bob""#),
    (.claimLimitReached(3), "the limit of 3 claimed todos is reached"),
    (.claimLimitReached(1), "the limit of 1 claimed todos is reached"),
    (.notClaimed("x", by: "bob"), #""bob" has not claimed the todo "x""#),
    (.stealingNotAllowed, "the rule book does not let members take todos over"),
    (
      .stealingTooEarly("x", possibleFrom: Date(timeIntervalSince1970: 5)),
      #"the todo "x" cannot be taken over yet before 5.0 (seconds since 1970)"#
    ),
    (.stealingTooEarly("x", possibleFrom: nil), #"the todo "x" cannot be taken over yet"#),
    (.completedTooSoon("x", possibleFrom: nil), #"the todo "x" cannot be completed yet"#),
    (
      .reportedTooLate("x", possibleUntil: Date(timeIntervalSince1970: 5)),
      #"the todo "x" was done too long ago to be reported after 5.0 (seconds since 1970)"#
    ),
    (.cannotConfirm("x", by: "bob"), #""bob" did the todo "x" or has confirmed it already"#),
    (.nothingToConfirm("x"), #"the todo "x" does not wait for confirmation"#),
    (.notCreator("x", "bob"), #""bob" neither created the todo "x" nor is an administrator"#),
    (.voteRunning("x"), #"there is a vote on the todo "x" already"#),
    (.noVote("x"), #"there is no vote on the todo "x""#),
    (
      .nothingToPenalize("bob", for: "x"),
      #""bob" has nothing for the todo "x" that could be taken back"#
    ),
    (.unknownSeason("s"), #"there is no season "s""#),
    (.duplicateSeason("s"), #"the season "s" is taken already"#),
    (.seasonsOverlap(with: "s"), #"the season "s" is at the same time"#),
    (.seasonNotOpen("s"), #"the season "s" is not open"#),
    (.invalidLength(.days(0)), "0 days cannot be the length of a season"),
    (.invalidLength(nil), "no length cannot be the length of a season"),
    (.startInThePast(start), "a season cannot begin before the day on which it is opened"),
    (.duplicateChallenge("c"), #"there is a challenge "c" already"#),
    (.deadlinePassed(start), "the deadline is not after the event"),
    (.titleNotEarned("bob"), #""bob" has not earned the title"#),
    (.unknownEvent("e"), #"there is no event "e" before this one"#),
    (.alreadyVoid("e"), #"the event "e" is void already"#),
    (.foundingCannotBeVoid, "the founding of a group cannot be void"),
    (.conflictingEvent("e"), #"there is another event "e" with other content"#),
    (.emptyIdentifier, "an identifier is empty"),
    (.dateOutOfRange, "the date is too far away to be stored in milliseconds"),
    (.knownBeforeItHappened, "the event is recorded before its date"),
    (.tooManyPoints("bob"), #"more than 4611686018427387903 points would be asked for "bob""#),
  ]

  @Test(arguments: errors)
  func everyErrorSaysWhatIsWrongToDevelopersAndToMembers(error: GroupError, text: String) {
    #expect(error.description == text)
    let sentences = GameLanguage.allCases.map(error.sentence)
    for sentence in sentences {
      #expect(sentence.hasSuffix("."))
      // Members are not told identifiers.
      #expect(!sentence.contains("\"") && !sentence.contains("bob"))
    }
    #expect(Set(sentences).count == GameLanguage.allCases.count)
  }

  @Test func theSentenceAboutTheLimitCounts() {
    #expect(GroupError.claimLimitReached(1).sentence(in: .english) == "You already work on 1 todo.")
    #expect(
      GroupError.claimLimitReached(5).sentence(in: .english) == "You already work on 5 todos."
    )
    #expect(
      GroupError.pointsOutOfRange(0, expected: 1...10).sentence(in: .german)
        == "Hier sind nur 1 bis 10 Punkte möglich."
    )
    let reward = GroupError.pointsOutOfRange(-1, expected: 0...Int.max)
    #expect(reward.sentence(in: .english) == "Points cannot be fewer than 0.")
  }
}
