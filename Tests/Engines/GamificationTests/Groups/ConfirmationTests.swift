// SPDX-License-Identifier: Apache-2.0
import Foundation
@testable import Gamification
import LudusTestSupport
import Testing

/// Others have some time to confirm a todo, and a policy says what becomes of it then.
@Suite struct ConfirmationTests {
  private func group(_ policy: RuleBook.UnconfirmedPolicy) throws -> PlayerGroup {
    let rules = try RuleBook {
      $0.confirmations = 1
      $0.confirmWithin = .days(2)
      $0.unconfirmed = policy
    }
    var group = try makeGroup(rules, with: ["bob", "cleo"])
    try group.earn(10, by: "bob", at: day(1), id: "x")
    return group
  }

  @Test func whatNobodyConfirmedIsCreditedOrOnTheBoardAgain() throws {
    let credited = try group(.credited)
    #expect(credited.view(asOf: day(3) - 1).points(of: "bob", .lifetime) == 0)
    #expect(credited.view(asOf: day(3)).points(of: "bob", .lifetime) == 10)
    #expect(credited.view(asOf: day(3)).todo("x")?.completions.last?.outcome == .credited)
    let reopened = try group(.reopened)
    #expect(reopened.view(asOf: day(3) - 1).todo("x")?.state == .completed)
    #expect(reopened.view(asOf: day(3)).todo("x")?.state == .open)
    #expect(reopened.view(asOf: day(30)).points(of: "bob", .lifetime) == 0)
  }

  @Test(arguments: RuleBook.UnconfirmedPolicy.allCases)
  func anAnswerInTimeCounts(policy: RuleBook.UnconfirmedPolicy) throws {
    var confirmed = try group(policy)
    try confirmed.confirm("x", by: "cleo", at: day(2))
    #expect(confirmed.view(asOf: day(9)).points(of: "bob", .lifetime) == 10)
    #expect(confirmed.view(asOf: day(9)).todo("x")?.state == .completed)
    var rejected = try group(policy)
    try rejected.reject("x", for: "Still dirty", by: "cleo", at: day(2))
    #expect(rejected.view(asOf: day(9)).points(of: "bob", .lifetime) == 0)
    #expect(rejected.view(asOf: day(9)).todo("x")?.state == .open)
    try expectReplayEqualsLive(confirmed)
    try expectReplayEqualsLive(rejected)
  }

  @Test(arguments: RuleBook.UnconfirmedPolicy.allCases)
  func afterTheTimeThereIsNothingToConfirm(policy: RuleBook.UnconfirmedPolicy) throws {
    let group = try group(policy)
    expectRefusal(GroupError.todo(.nothingToConfirm("x")), of: group) {
      try $0.confirm("x", by: "cleo", at: day(4))
    }
    expectRefusal(GroupError.todo(.nothingToConfirm("x")), of: group) {
      try $0.reject("x", for: "No", by: "cleo", at: day(4))
    }
  }

  @Test func whatIsFoundNotDoneAfterwardsTakesNothing() throws {
    var group = try group(.credited)
    try group.apply(
      PlayerGroup.Event(
        .rejected("x", completion: nil, reason: "Dated back"),
        by: "cleo",
        at: day(2),
        recordedAt: day(5),
        id: "late"
      )
    )
    #expect(group.view(asOf: day(6)).points(of: "bob", .lifetime) == 10)
    #expect(group.refusals.map(\.id) == ["late"])
  }

  @Test func aConfirmationThatCameLateIsStillWorthItsPoints() throws {
    var group = try group(.reopened)
    var phone = group
    try phone.confirm("x", by: "cleo", at: day(2))
    try group.create(Todo(id: "y", title: "y", points: 1), by: "ada", at: day(4))
    _ = group.merge(phone.events)
    #expect(group.view(asOf: day(5)).points(of: "bob", .lifetime) == 10)
    #expect(group.view(asOf: day(5)).todo("x")?.state == .completed)
  }

  @Test func whatIsCreditedByTimeCountsForItsDayAndCanBeTakenBack() throws {
    var group = try group(.credited)
    try group.create(Todo(id: "y", title: "y", points: 1), by: "ada", at: day(4))
    let posting = try #require(group.explanation(of: "bob", at: day(4)).postings.last)
    #expect(posting.entry.date == day(1))
    #expect(posting.entry.recordedAt == day(3))
    try group.penalize("bob", for: "x", by: "ada", at: day(5))
    #expect(group.view().points(of: "bob", .lifetime) == 0)
    try expectReplayEqualsLive(group)
  }

  /// A group in which two must confirm, and cleo waits for them.
  private func waiting() throws -> PlayerGroup {
    let rules = try RuleBook { $0.confirmations = 2 }
    var group = try makeGroup(rules, with: ["bob", "cleo", "dan"])
    try group.earn(10, by: "cleo", at: day(1), id: "x")
    return group
  }

  private func cleos(_ group: PlayerGroup) -> Int { group.view().points(of: "cleo", .lifetime) }

  @Test(arguments: [1, 3], [true, false])
  func whatAGiverTakesBackWithoutKnowingTakesNothing(hour: Int, isVoidFirst: Bool) throws {
    var group = try waiting()
    var bobs = group
    try group.confirm("x", by: "ada", at: day(2, 2))
    let given = try bobs.confirm("x", by: "bob", at: day(2, hour))
    let before = bobs
    try bobs.void(given.id, by: "bob", at: isVoidFirst ? day(2, hour, 30) : day(3))
    #expect(cleos(bobs) == 0)
    _ = group.merge(before.events)
    #expect(cleos(group) == 10)
    let report = group.merge(bobs.events)
    #expect(cleos(group) == 10 && report.consequences.isEmpty)
    #expect(report.effects.map(\.id) == [given.id])
    let done = try #require(group.view().todo("x")?.completions.last)
    #expect(done.confirmedBy == ["ada"] && !done.isWaiting)
    expectTaken(bobs.merge(group.events))
    #expect(bobs.state == group.state)
    try expectReplayEqualsLive(group)
    try expectRoundTrip(group)
    // Who knows that it counted cannot take it back.
    var knowing = try waiting()
    try knowing.confirm("x", by: "ada", at: day(2))
    let last = try knowing.confirm("x", by: "dan", at: day(2))
    expectRefusal(GroupError.member(.takesFromOthers("dan")), of: knowing) {
      try $0.void(last.id, by: "dan", at: day(3))
    }
  }

  @Test func whoKnowsThatItWasTakenBackDoesNotCountIt() throws {
    var group = try waiting()
    let given = try group.confirm("x", by: "bob", at: day(2))
    let void = try group.void(given.id, by: "bob", at: day(2, 1))
    let second = try group.confirm("x", by: "ada", at: day(3))
    #expect(cleos(group) == 0)
    let id = try #require(group.view().todo("x")?.completions.last?.id)
    #expect(second.action == .confirmed("x", completion: id, without: [void.id]))
    var again = group
    try group.confirm("x", by: "dan", at: day(4))
    #expect(cleos(group) == 10)
    // Who took it back can give it again.
    try again.confirm("x", by: "bob", at: day(4))
    #expect(cleos(again) == 10)
    try expectReplayEqualsLive(again)
  }

  @Test func anAdministratorTakesAConfirmationOut() throws {
    var group = try waiting()
    let given = try group.confirm("x", by: "bob", at: day(2))
    try group.confirm("x", by: "dan", at: day(2))
    #expect(cleos(group) == 10)
    try group.void(given.id, by: "ada", at: day(3))
    #expect(cleos(group) == 0)
    #expect(group.view().todo("x")?.completions.last?.isWaiting == true)
  }

  @Test func aConfirmationThatIsBackCannotBeTakenBackAgain() throws {
    var group = try waiting()
    let given = try group.confirm("x", by: "bob", at: day(2))
    let void = try group.void(given.id, by: "bob", at: day(2, 1))
    try group.confirm("x", by: "ada", at: day(2, 2))
    let back = try group.void(void.id, by: "bob", at: day(2, 3))
    #expect(cleos(group) == 10)
    expectRefusal(GroupError.member(.takesFromOthers("bob")), of: group) {
      try $0.void(back.id, by: "bob", at: day(2, 4))
    }
    try group.apply(PlayerGroup.Event(.voided(back.id), by: "bob", at: day(2, 4), id: "forged"))
    try group.apply(PlayerGroup.Event(.voided(given.id), by: "bob", at: day(2, 5), id: "again"))
    #expect(cleos(group) == 10)
    #expect(group.effect(of: "forged")?.refusal == .member(.takesFromOthers("bob")))
  }

  @Test func aLogOfBeforeIsFoldedByWhatWasBeforeIt() throws {
    var group = try waiting()
    for (number, (action, member)) in [
      (.confirmed("x"), "bob"), (.voided("e0"), "bob"), (.confirmed("x"), "dan"),
    ].enumerated() as EnumeratedSequence<[(PlayerGroup.Action, Member.ID)]> {
      try group.apply(
        PlayerGroup.Event(action, by: member, at: day(2, number), id: .init("e\(number)"))
      )
    }
    #expect(cleos(group) == 0)
    try group.apply(PlayerGroup.Event(.confirmed("x"), by: "ada", at: day(3), id: "e3"))
    #expect(cleos(group) == 10)
  }
}
