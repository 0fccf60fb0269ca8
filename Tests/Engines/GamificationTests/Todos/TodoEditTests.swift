// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LudusTestSupport
import Testing

@Suite struct TodoEditTests {
  private func flat(_ rules: RuleBook = .standard) throws -> PlayerGroup {
    var group = try makeGroup(rules, with: ["bob", "cleo"])
    try group.create(Todo(id: "x", title: "Clen", points: 20), by: "bob", at: start)
    return group
  }

  @Test func anEditChangesATodoAndKeepsItsHistory() throws {
    var group = try flat()
    let edit = try group.edit(
      "x",
      [.title("Clean"), .icon("broom"), .points(30), .tags(["b", "a", "b"]), .text("All")],
      by: "bob",
      at: day(1)
    )
    let board = try #require(group.view().todo("x"))
    #expect(board.todo.title == "Clean")
    #expect(board.todo.icon == "broom")
    #expect(board.todo.points == 30)
    #expect(board.todo.tags == ["a", "b"])
    #expect(board.todo.text == "All")
    #expect(board.edits.map(\.id) == [edit.id])
    #expect(board.edits.map(\.before.title) == ["Clen"])
    #expect(board.edits.map(\.member) == ["bob"])
    try expectReplayEqualsLive(group)
  }

  @Test func pointsChangeForLaterCompletionsOnly() throws {
    var group = try flat(try RuleBook { $0.confirmations = 1 })
    try group.edit("x", [.repeats(.hours(1))], by: "bob", at: start)
    try group.claim("x", by: "cleo", at: day(1))
    try group.complete("x", by: "cleo", at: day(1))
    try group.edit("x", [.points(5)], by: "bob", at: day(1, 2))
    try group.confirm("x", by: "ada", at: day(1, 3))
    #expect(group.view().points(of: "cleo", .lifetime) == 20)
    try group.claim("x", by: "cleo", at: day(2))
    try group.complete("x", by: "cleo", at: day(2))
    try group.confirm("x", by: "ada", at: day(2))
    #expect(group.view().points(of: "cleo", .lifetime) == 25)
  }

  @Test func itsCreatorAndAdministratorsEditATodo() throws {
    var group = try flat()
    try group.edit("x", [.points(1)], by: "ada", at: day(1))
    expectRefusal(GroupError.todo(.notCreator("x", "cleo")), of: group) {
      try $0.edit("x", [.points(2)], by: "cleo", at: day(1))
    }
  }

  @Test func editsThatMakeNoTodoAreRefused() throws {
    var group = try flat(try RuleBook { $0.todoPoints = 1...30 })
    try group.edit("x", [.capacity(2)], by: "bob", at: day(1))
    try group.claim("x", by: "ada", at: day(1))
    try group.claim("x", by: "cleo", at: day(1))
    let cases: [(GroupError, [Todo.Change])] = [
      (.countOutOfRange(0), []),
      (.textOutOfRange(0, expected: 1...1000), [.title(" \n\u{a0}")]),
      (.textOutOfRange(1001, expected: 1...1000), [.title(String(repeating: "x", count: 1001))]),
      (.pointsOutOfRange(31, expected: 1...30), [.points(31)]),
      (.countOutOfRange(0), [.capacity(0)]),
      (.todo(.fullyClaimed("x", by: ["ada", "cleo"])), [.capacity(1)]),
      (.countOutOfRange(0), [.repeats(.days(0))]),
      (.todo(.invalidPlan("x")), [.repeats(.days(1)), .schedule(.weekly(on: [.monday]))]),
      (.todo(.invalidPlan("x")), [.schedule(.monthly(onDays: [40]))]),
      (.member(.notMember("eve")), [.assignee("eve")]),
      (.member(.notMember("eve")), [.rota(["eve"])]),
      (.deadlinePassed(.of(start)), [.due(.at(start))]),
    ]
    for (error, changes) in cases {
      expectRefusal(error, of: group) { try $0.edit("x", changes, by: "bob", at: day(2)) }
    }
    try group.complete("x", by: "ada", at: day(2))
    expectRefusal(GroupError.todo(.inState(.completed, "x")), of: group) {
      try $0.edit("x", [.points(1)], by: "bob", at: day(2))
    }
  }

  @Test func editsOfTwoDevicesAreBothKept() throws {
    let group = try flat()
    var one = group
    var two = group
    try one.edit("x", [.title("Clean")], by: "bob", at: day(1))
    try two.edit("x", [.points(5)], by: "ada", at: day(1, 1))
    expectTaken(one.merge(two.events))
    #expect(one.view().todo("x")?.todo.title == "Clean")
    #expect(one.view().todo("x")?.todo.points == 5)
    #expect(one.view().todo("x")?.edits.count == 2)
  }

  @Test(arguments: ["", " ", "\t\n", "\u{a0}\u{2003}"])
  func aBlankTitleIsRefusedAndAnOldLogThatHasOneIsRead(title: String) throws {
    var group = try flat()
    let todo = Todo(id: "blank", title: title, points: 5)
    expectRefusal(GroupError.textOutOfRange(0, expected: 1...1000), of: group) {
      try $0.create(todo, by: "bob", at: day(1))
    }
    expectRefusal(GroupError.textOutOfRange(0, expected: 1...1000), of: group) {
      try $0.perform(.created(todo), by: "bob", at: day(1))
    }
    expectRefusal(GroupError.textOutOfRange(0, expected: 1...1000), of: group) {
      let challenge = GroupChallenge(
        id: "c",
        title: title,
        goal: .todos(1),
        until: day(2),
        reward: .each(1)
      )
      try $0.open(challenge, by: "bob", at: day(1))
    }
    try group.apply(PlayerGroup.Event(.created(todo), by: "bob", at: day(1), id: "old"))
    #expect(group.effect(of: "old") == .effective)
    try group.claim("blank", by: "bob", at: day(2))
    #expect(group.view().todo("blank")?.state == .claimed)
  }
}

/// What a member can take back without an administrator.
@Suite struct SlipTests {
  private func flat() throws -> (group: PlayerGroup, slip: PlayerGroup.Event.ID) {
    var group = try makeGroup(with: ["bob", "cleo"])
    let slip = try group.create(Todo(id: "x", title: "x", points: 5), by: "bob", at: day(1))
    return (group, slip.id)
  }

  @Test func theCreatorTakesBackATodoAtOnce() throws {
    var (group, slip) = try flat()
    try group.claim("x", by: "bob", at: day(1))
    try group.void(slip, by: "bob", at: day(1) + 600)
    #expect(group.view().todo("x") == nil)
    // The identifier is free again.
    try group.create(Todo(id: "x", title: "y", points: 5), by: "cleo", at: day(2))
    try expectReplayEqualsLive(group)
    #expect(try PlayerGroup(group.content, replaying: group.events).state == group.state)
  }

  private let tooLate =
    GroupError.member(.slipTimePassed("bob", possibleUntil: .of(day(1) + 600)))

  @Test func afterTenMinutesOthersRelyOnIt() throws {
    var (group, slip) = try flat()
    expectRefusal(tooLate, of: group) {
      try $0.void(slip, by: "bob", at: day(1) + 601)
    }
    // Pretending that it was long ago does not help.
    expectRefusal(tooLate, of: group) {
      try $0.void(slip, by: "bob", at: day(1) + 1, stamp: .init(recordedAt: day(2)))
    }
    try group.void(slip, by: "ada", at: day(2))
  }

  @Test func nobodyTakesBackWhatOthersDid() throws {
    let (group, slip) = try flat()
    expectRefusal(GroupError.member(.notAdministrator("cleo")), of: group) {
      try $0.void(slip, by: "cleo", at: day(1))
    }
  }

  @Test func anEditAWithdrawalAVoteAndAChallengeAreSlipsToo() throws {
    var (group, _) = try flat()
    let challenge = GroupChallenge(
      id: "c",
      title: "c",
      goal: .todos(1),
      until: day(2),
      reward: .each(1)
    )
    let slips = [
      try group.edit("x", [.points(500)], by: "bob", at: day(1)).id,
      try group.openVote(on: "x", until: day(2), by: "bob", at: day(1)).id,
      try group.open(challenge, by: "bob", at: day(1)).id,
      try group.withdraw("x", by: "bob", at: day(1)).id,
    ]
    for slip in slips.reversed() {
      expectRefusal(tooLate, of: group) {
        try $0.void(slip, by: "bob", at: day(2))
      }
      try group.void(slip, by: "bob", at: day(1) + 60)
    }
    let board = try #require(group.view().todo("x"))
    #expect(board.todo.points == 5 && board.vote == nil && board.state == .open)
    #expect(group.view().challenges.isEmpty)
  }

  @Test func pointsAndRolesAreNoSlips() throws {
    var (group, _) = try flat()
    try group.promote("bob", by: "ada", at: day(1))
    let award = try group.award(.points(5), to: "bob", by: "bob", at: day(1))
    try group.demote("bob", by: "ada", at: day(1))
    expectRefusal(GroupError.member(.notAdministrator("bob")), of: group) {
      try $0.void(award.id, by: "bob", at: day(1))
    }
  }
}
