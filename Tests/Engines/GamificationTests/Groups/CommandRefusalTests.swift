// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LudusTestSupport
import Testing

/// What every command of a group refuses, whatever it is about.
@Suite struct CommandRefusalTests {
  /// A command, with all but who gives it, its date and the stamp of its event.
  struct Command: CustomTestStringConvertible, Sendable {
    typealias Body =
      @Sendable (inout PlayerGroup, Member.ID, Date, PlayerGroup.Event.Stamp?) throws -> Void

    let testDescription: String
    let give: Body

    init(_ name: String, _ give: @escaping Body) {
      testDescription = name
      self.give = give
    }
  }

  static let commands: [Command] = [
    Command("found") { try $0.found(by: $1, at: $2, stamp: $3) },
    Command("invite") { try $0.invite("cleo", by: $1, at: $2, stamp: $3) },
    Command("join") { try $0.join($1, at: $2, stamp: $3) },
    Command("leave") { try $0.leave($1, at: $2, stamp: $3) },
    Command("remove") { try $0.remove("bob", by: $1, at: $2, stamp: $3) },
    Command("edit") { try $0.edit("t", [.points(6)], by: $1, at: $2, stamp: $3) },
    Command("comment") { try $0.comment("Thanks", on: "t", by: $1, at: $2, stamp: $3) },
    Command("cheer") { try $0.cheer(for: "t", by: $1, at: $2, stamp: $3) },
    Command("promote") { try $0.promote("bob", by: $1, at: $2, stamp: $3) },
    Command("demote") { try $0.demote("bob", by: $1, at: $2, stamp: $3) },
    Command("adopt") { try $0.adopt(RuleBook.standard, by: $1, at: $2, stamp: $3) },
    Command("optOut") { try $0.optOut($1, at: $2, stamp: $3) },
    Command("optIn") { try $0.optIn($1, at: $2, stamp: $3) },
    Command("create") {
      let todo = Todo(id: "new", title: "New", points: 5)
      try $0.create(todo, by: $1, at: $2, stamp: $3)
    },
    Command("claim") { try $0.claim("t", by: $1, at: $2, stamp: $3) },
    Command("release") { try $0.release("t", by: $1, at: $2, stamp: $3) },
    Command("steal") { try $0.steal("t", from: "bob", by: $1, at: $2, stamp: $3) },
    Command("complete") { try $0.complete("t", by: $1, at: $2, stamp: $3) },
    Command("confirm") { try $0.confirm("t", by: $1, at: $2, stamp: $3) },
    Command("reject") { try $0.reject("t", for: "No.", by: $1, at: $2, stamp: $3) },
    Command("withdraw") { try $0.withdraw("t", by: $1, at: $2, stamp: $3) },
    Command("openVote") {
      try $0.openVote(on: "t", until: day(9), by: $1, at: $2, stamp: $3)
    },
    Command("vote") { try $0.vote(5, for: "t", by: $1, at: $2, stamp: $3) },
    Command("penalize") {
      try $0.penalize("bob", for: "t", by: $1, at: $2, stamp: $3)
    },
    Command("award") {
      try $0.award(.points(5), to: "bob", by: $1, at: $2, stamp: $3)
    },
    Command("deduct") {
      try $0.deduct(5, from: "bob", for: "A window broke.", by: $1, at: $2, stamp: $3)
    },
    Command("openSeason") {
      try $0.openSeason(id: "s", lasting: .days(7), by: $1, at: $2, stamp: $3)
    },
    Command("closeSeason") { try $0.closeSeason("s", by: $1, at: $2, stamp: $3) },
    Command("open") {
      let challenge = GroupChallenge(
        id: "c",
        title: "Spring",
        goal: .todos(1),
        until: day(9),
        reward: .each(5)
      )
      try $0.open(challenge, by: $1, at: $2, stamp: $3)
    },
    Command("markSeen") {
      try $0.markSeen(by: $1, at: $2, stamp: $3)
    },
    Command("wear") { try $0.wear(.none, by: $1, at: $2, stamp: $3) },
    Command("void") { try $0.void("e", by: $1, at: $2, stamp: $3) },
    Command("perform") { try $0.perform(.left, by: $1, at: $2, stamp: $3) },
  ]

  /// A group of ada, who founded it, and bob, whose joining is the event "e", with the todo "t".
  private func group() throws -> PlayerGroup {
    var group = try makeGroup()
    try group.join("bob", at: day(0, 1), stamp: .init(id: "e"))
    try group.create(Todo(id: "t", title: "Todo", points: 5), by: "ada", at: day(0, 2))
    return group
  }

  @Test(arguments: commands)
  func eachCommandRefusesWhatNoLogTakes(command: Command) throws {
    let shared = SharedCommand<PlayerGroup>(command.testDescription) {
      try command.give(&$0, "ada", $1, $2)
    }
    expectLogRefusals(of: shared, by: try group(), at: day(2))
  }

  @Test func eventsThatNoLogTakesAreNotAppliedOrMerged() throws {
    expectLogRefusals(of: .left, by: "ada", in: try group())
  }

  /// Anyone can found a group and, where it is open, join it.
  @Test(arguments: commands.filter { !["found", "join"].contains($0.testDescription) })
  func allOtherCommandsAreForMembersOfAFoundedGroup(command: Command) throws {
    expectRefusal(GroupError.member(.notMember("eve")), of: try group()) {
      try command.give(&$0, "eve", day(2), nil)
    }
    let new = PlayerGroup(id: "new", rules: .standard, calendar: try .berlin)
    // There is no event yet that could be void.
    let error: GroupError =
      command.testDescription == "void" ? .log(.unknownEvent("e")) : .member(.notFounded)
    expectRefusal(error, of: new) { try command.give(&$0, "ada", day(2), nil) }
  }

  @Test func whatIsDoneWithTodosNeedsThemAndAClaim() throws {
    let cases: [(GroupError, (inout PlayerGroup) throws -> Void)] = [
      (.todo(.notClaimed("t", by: "bob")), { try $0.complete("t", by: "bob", at: day(1)) }),
      (.todo(.notClaimed("t", by: "bob")), { try $0.release("t", by: "bob", at: day(1)) }),
      (.todo(.unknown("x")), { try $0.complete("x", by: "bob", at: day(1)) }),
      (.todo(.unknown("x")), { try $0.release("x", by: "bob", at: day(1)) }),
      (.todo(.unknown("x")), { try $0.edit("x", [.points(1)], by: "bob", at: day(1)) }),
      (.todo(.unknown("x")), { try $0.comment("Thanks", on: "x", by: "bob", at: day(1)) }),
      (.todo(.unknown("x")), { try $0.cheer(for: "x", by: "bob", at: day(1)) }),
      (.todo(.unknown("x")), { try $0.confirm("x", by: "bob", at: day(1)) }),
      (.todo(.unknown("x")), { try $0.reject("x", for: "No.", by: "bob", at: day(1)) }),
      (.todo(.unknown("x")), { try $0.withdraw("x", by: "bob", at: day(1)) }),
      (.todo(.unknown("x")), { try $0.openVote(on: "x", until: day(2), by: "bob", at: day(1)) }),
      (.todo(.unknown("x")), { try $0.vote(5, for: "x", by: "bob", at: day(1)) }),
      (.todo(.unknown("x")), { try $0.penalize("bob", for: "x", by: "ada", at: day(1)) }),
    ]
    for (error, command) in cases {
      expectRefusal(error, of: try group(), command)
    }
  }
}
