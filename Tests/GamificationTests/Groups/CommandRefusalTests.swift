import Foundation
import Gamification
import LudusTestSupport
import Testing

/// What every command of a group refuses, whatever it is about.
@Suite struct CommandRefusalTests {
  /// A command, with all but who gives it, its dates and the identifier of its event.
  struct Command: CustomTestStringConvertible, Sendable {
    typealias Body =
      @Sendable (inout PlayerGroup, Member.ID, Date, Date?, GroupEvent.ID?) throws -> Void

    let testDescription: String
    let give: Body

    init(_ name: String, _ give: @escaping Body) {
      testDescription = name
      self.give = give
    }
  }

  static let commands: [Command] = [
    Command("found") { try $0.found(by: $1, at: $2, recordedAt: $3, event: $4) },
    Command("invite") { try $0.invite("cleo", by: $1, at: $2, recordedAt: $3, event: $4) },
    Command("join") { try $0.join($1, at: $2, recordedAt: $3, event: $4) },
    Command("leave") { try $0.leave($1, at: $2, recordedAt: $3, event: $4) },
    Command("promote") { try $0.promote("bob", by: $1, at: $2, recordedAt: $3, event: $4) },
    Command("demote") { try $0.demote("bob", by: $1, at: $2, recordedAt: $3, event: $4) },
    Command("adopt") { try $0.adopt(RuleBook(), by: $1, at: $2, recordedAt: $3, event: $4) },
    Command("optOut") { try $0.optOut($1, at: $2, recordedAt: $3, event: $4) },
    Command("optIn") { try $0.optIn($1, at: $2, recordedAt: $3, event: $4) },
    Command("create") {
      let todo = Todo(id: "new", title: "New", points: 5)
      try $0.create(todo, by: $1, at: $2, recordedAt: $3, event: $4)
    },
    Command("claim") { try $0.claim("t", by: $1, at: $2, recordedAt: $3, event: $4) },
    Command("release") { try $0.release("t", by: $1, at: $2, recordedAt: $3, event: $4) },
    Command("steal") { try $0.steal("t", from: "bob", by: $1, at: $2, recordedAt: $3, event: $4) },
    Command("complete") { try $0.complete("t", by: $1, at: $2, recordedAt: $3, event: $4) },
    Command("confirm") { try $0.confirm("t", by: $1, at: $2, recordedAt: $3, event: $4) },
    Command("withdraw") { try $0.withdraw("t", by: $1, at: $2, recordedAt: $3, event: $4) },
    Command("openVote") {
      try $0.openVote(on: "t", until: day(9), by: $1, at: $2, recordedAt: $3, event: $4)
    },
    Command("vote") { try $0.vote(5, for: "t", by: $1, at: $2, recordedAt: $3, event: $4) },
    Command("penalize") {
      try $0.penalize("bob", for: "t", by: $1, at: $2, recordedAt: $3, event: $4)
    },
    Command("award") {
      try $0.award(.points(5), to: "bob", by: $1, at: $2, recordedAt: $3, event: $4)
    },
    Command("openSeason") {
      try $0.openSeason(id: "s", lasting: .days(7), by: $1, at: $2, recordedAt: $3, event: $4)
    },
    Command("closeSeason") { try $0.closeSeason("s", by: $1, at: $2, recordedAt: $3, event: $4) },
    Command("open") {
      let challenge = GroupChallenge(
        id: "c",
        title: "Spring",
        goal: .todos(1),
        until: day(9),
        reward: .each(5)
      )
      try $0.open(challenge, by: $1, at: $2, recordedAt: $3, event: $4)
    },
    Command("seeAchievements") {
      try $0.seeAchievements(of: $1, at: $2, recordedAt: $3, event: $4)
    },
    Command("wear") { try $0.wear(.none, by: $1, at: $2, recordedAt: $3, event: $4) },
    Command("void") { try $0.void("bob-joined", by: $1, at: $2, recordedAt: $3, event: $4) },
    Command("perform") { try $0.perform(.left, by: $1, at: $2, recordedAt: $3, event: $4) },
  ]

  /// A group of ada, who founded it, and bob, with the todo "t".
  private func group() throws -> PlayerGroup {
    var group = try makeGroup()
    try group.join("bob", at: day(0, 1), event: "bob-joined")
    try group.create(Todo(id: "t", title: "Todo", points: 5), by: "ada", at: day(0, 2))
    return group
  }

  @Test(arguments: commands)
  func eachCommandRefusesWhatNoLogTakes(command: Command) throws {
    let group = try group()
    func refuse(
      _ error: GroupError,
      at date: Date = day(2),
      recordedAt: Date? = nil,
      event: GroupEvent.ID? = nil
    ) {
      expectRefusal(error, of: group) { try command.give(&$0, "ada", date, recordedAt, event) }
    }
    refuse(.emptyIdentifier, event: "")
    refuse(.conflictingEvent("bob-joined"), event: "bob-joined")
    refuse(.dateOutOfRange, at: Date(timeIntervalSince1970: .nan))
    refuse(.dateOutOfRange, at: Date(timeIntervalSince1970: .infinity))
    refuse(.dateOutOfRange, recordedAt: Date(timeIntervalSince1970: 1e300))
    refuse(.knownBeforeItHappened, recordedAt: day(1))
  }

  /// Anyone can found a group and, where it is open, join it.
  @Test(arguments: commands.filter { !["found", "join"].contains($0.testDescription) })
  func allOtherCommandsAreForMembersOfAFoundedGroup(command: Command) throws {
    expectRefusal(GroupError.notMember("eve"), of: try group()) {
      try command.give(&$0, "eve", day(2), nil, nil)
    }
    let new = PlayerGroup(id: "new", rules: RuleBook(), calendar: try .berlin)
    // There is no event yet that could be void.
    let isVoid = command.testDescription == "void"
    expectRefusal(isVoid ? GroupError.unknownEvent("bob-joined") : .notFounded, of: new) {
      try command.give(&$0, "ada", day(2), nil, nil)
    }
  }

  @Test(arguments: ["", "bob-joined"] as [GroupEvent.ID])
  func eventsThatNoLogTakesAreNotAppliedOrMerged(id: GroupEvent.ID) throws {
    let error = id.rawValue.isEmpty ? GroupError.emptyIdentifier : .conflictingEvent(id)
    let event = GroupEvent(id: id, .left, by: "ada", at: day(1))
    expectRefusal(error, of: try group()) { try $0.apply(event) }
    expectRefusal(error, of: try group()) { try $0.merge([event]) }
  }

  @Test func theLogTakesOnlyDatesThatCanBeStored() throws {
    let event = GroupEvent(id: "e", .left, by: "bob", at: Date(timeIntervalSince1970: .infinity))
    expectRefusal(GroupError.dateOutOfRange, of: try group()) { try $0.apply(event) }
    expectRefusal(GroupError.dateOutOfRange, of: try group()) { try $0.merge([event]) }
    expectRefusal(GroupError.emptyIdentifier, of: try group()) {
      try $0.apply(GroupEvent(id: "", .left, by: "bob", at: day(1)))
    }
  }

  @Test func whatIsDoneWithTodosNeedsThemAndAClaim() throws {
    let cases: [(GroupError, (inout PlayerGroup) throws -> Void)] = [
      (.notClaimed("t", by: "bob"), { try $0.complete("t", by: "bob", at: day(1)) }),
      (.notClaimed("t", by: "bob"), { try $0.release("t", by: "bob", at: day(1)) }),
      (.unknownTodo("x"), { try $0.complete("x", by: "bob", at: day(1)) }),
      (.unknownTodo("x"), { try $0.release("x", by: "bob", at: day(1)) }),
      (.unknownTodo("x"), { try $0.confirm("x", by: "bob", at: day(1)) }),
      (.unknownTodo("x"), { try $0.withdraw("x", by: "bob", at: day(1)) }),
      (.unknownTodo("x"), { try $0.openVote(on: "x", until: day(2), by: "bob", at: day(1)) }),
      (.unknownTodo("x"), { try $0.vote(5, for: "x", by: "bob", at: day(1)) }),
      (.unknownTodo("x"), { try $0.penalize("bob", for: "x", by: "ada", at: day(1)) }),
    ]
    for (error, command) in cases {
      expectRefusal(error, of: try group(), command)
    }
  }
}
