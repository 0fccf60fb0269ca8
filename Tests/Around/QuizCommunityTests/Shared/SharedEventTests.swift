// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizCommunity
import QuizTestSupport
import Testing

/// Identifiers of events that none was given for.
struct SharedEventTests {
  @Test func eventsOfOneInstantKeepTheOrderInWhichTheyHappened() throws {
    var challenge = try ChallengeSamples.challenge()
    try challenge.accept(by: "ben", at: date(1))
    try challenge.start(by: "ben", at: date(1))
    try challenge.decline(by: "ben", at: date(1))
    #expect(challenge.events.map(\.action) == [.accepted, .started, .declined])
    #expect(challenge.refusals == [])
  }

  @Test(arguments: ["a", "f", "zz", "z+", "+", "e999999-x"])
  func anIdentifierComesAfterOneOfAnotherMaking(id: QuizChallenge.Event.ID) throws {
    var challenge = try ChallengeSamples.challenge()
    try challenge.accept(by: "ben", at: date(1), stamp: .init(id: id))
    try challenge.start(by: "ben", at: date(1))
    try challenge.decline(by: "ben", at: date(1))
    #expect(challenge.events.map(\.action) == [.accepted, .started, .declined])
    #expect(challenge.refusals == [])
  }

  @Test func twoDevicesGiveDifferentEventsDifferentIdentifiers() throws {
    var one = try ChallengeSamples.challenge(inviting: ["ben", "cleo"])
    var other = one
    try one.accept(by: "ben", at: date(1))
    try other.accept(by: "cleo", at: date(1))
    expectTaken(one.merge(other.events))
    #expect(Set(one.events.map(\.actor)) == ["ben", "cleo"])
    // The same event on two devices is one.
    var third = try ChallengeSamples.challenge(inviting: ["ben", "cleo"])
    try third.accept(by: "ben", at: date(1))
    expectTaken(one.merge(third.events))
    #expect(one.events.count == 2)
  }

  @Test func datesAreWholeMillisecondsNeverAfterWhatWasGiven() throws {
    var challenge = try ChallengeSamples.challenge()
    let event = try challenge.accept(
      by: "ben",
      at: date(1.23456),
      stamp: .init(recordedAt: date(2.9999))
    )
    #expect(event.date == date(1.234))
    #expect(event.recordedAt == date(2.999))
    #expect(challenge.events == [event])
  }
}
