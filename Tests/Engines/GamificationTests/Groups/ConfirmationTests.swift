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
}
