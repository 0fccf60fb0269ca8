// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LudusTestSupport
import Testing

/// A member who is erased goes from the log and from every device, and nobody's points change.
@Suite struct ErasingTests {
  static let words = ["Boleslav", "Secret", "Hidden", "Whispered", "🤫", "Private", "Confided"]

  /// A group with a name and words in everything that someone can type.
  func group() throws -> PlayerGroup {
    var group = try makeGroup(with: ["Boleslav", "cleo"])
    try group.invite("dan", by: "Boleslav", at: start)
    try group.promote("Boleslav", by: "ada", at: start)
    let todo = Todo(
      id: "t1",
      title: "Secret",
      text: "Hidden",
      icon: "Hidden",
      points: 20,
      tags: ["cleaning"],
      capacity: 3,
      rota: ["Boleslav", "cleo"]
    )
    try group.create(todo, by: "Boleslav", at: day(1))
    try group.create(
      Todo(id: "t2", title: "Windows", points: 5, assignee: "Boleslav"),
      by: "ada",
      at: day(1)
    )
    try group.edit(
      "t2",
      [
        .title("Secret windows"), .text("Hidden"), .icon("Hidden"), .rota(["Boleslav"]),
        .assignee(nil),
      ],
      by: "Boleslav",
      at: day(1)
    )
    try group.edit("t2", [.rota([]), .assignee("Boleslav")], by: "ada", at: day(1))
    try group.edit("t1", [.rota([])], by: "ada", at: day(1))
    for member in ["ada", "Boleslav", "cleo"] as [Member.ID] {
      try group.claim("t1", by: member, at: day(1))
    }
    try group.complete("t1", by: "cleo", at: day(2))
    try group.comment("Whispered", on: "t1", by: "Boleslav", at: day(2))
    try group.comment("Well done", on: "t1", by: "ada", at: day(2))
    try group.cheer(for: "t1", with: "🤫", by: "Boleslav", at: day(2))
    let challenge = GroupChallenge(
      id: "c",
      title: "Private",
      text: "Confided",
      form: .duel("Boleslav", "ada"),
      goal: .todos(5),
      until: day(20),
      reward: .each(3)
    )
    try group.open(challenge, by: "Boleslav", at: day(2))
    try group.award(.points(4), to: "Boleslav", by: "ada", at: day(3))
    try group.claim("t2", by: "Boleslav", at: day(3))
    return group
  }

  func found(in group: PlayerGroup) throws -> [String] {
    let text = String(decoding: try JSONEncoder().encode(group.events), as: UTF8.self)
    return Self.words.filter { text.contains($0) }
  }

  func points(_ group: PlayerGroup, at date: Date) -> [Member.ID: Int] {
    let members: [Member.ID] = ["ada", "cleo", "dan"]
    return Dictionary(
      uniqueKeysWithValues: members.map { ($0, group.profile(of: $0, at: date)?.points ?? 0) }
    )
  }

  @Test(arguments: ["Boleslav", "ada"] as [Member.ID])
  func nameAndWordsGoAndTheRestStays(actor: Member.ID) throws {
    var group = try group()
    let before = group
    #expect(try found(in: group) == Self.words)
    let event = try group.erase("Boleslav", by: actor, at: day(4))
    #expect(try found(in: group) == [])
    #expect(group.refusals.isEmpty)
    #expect(group.events.contains(event))
    #expect(points(group, at: day(4)) == points(before, at: day(4)))
    let view = group.view(asOf: day(4))
    #expect(view.members == ["ada", "cleo"])
    #expect(view.todo("t1")?.todo.title == "–" && view.todo("t1")?.todo.tags == ["cleaning"])
    #expect(view.todo("t1")?.comments.map(\.text) == ["–", "Well done"])
    #expect(view.todo("t2")?.todo.title == "–" && view.todo("t2")?.state == .open)
    #expect(view.todo("t1")?.completions.first?.members.count == 3)
    guard case .erased(let erasure) = event.action else { throw UnexpectedAction() }
    #expect(
      group.profile(of: erasure.member, at: day(4))?.points
        == before.profile(of: "Boleslav", at: day(4))?.points
    )
    #expect(group.profile(of: "Boleslav", at: day(4)) == nil)
    try expectReplayEqualsLive(group)
    #expect(isSame(group, try PlayerGroup(group.content, replaying: group.events)))
  }

  private func totals(_ group: PlayerGroup) -> [Member.ID: Int] {
    let totals = group.view().ledger.totals()
    return Dictionary(uniqueKeysWithValues: totals.map { ($0.member, $0.points) })
  }

  /// Whether two groups have the same events, and what is kept of them is the same.
  private func isSame(_ one: PlayerGroup, _ other: PlayerGroup) -> Bool {
    one == other && one.state == other.state
  }

  private struct UnexpectedAction: Error {}

  @Test func anotherDeviceForgetsToo() throws {
    var phone = try group()
    var tablet = phone
    let comment = try tablet.comment("Secret too", on: "t1", by: "Boleslav", at: day(5))
    try tablet.award(.points(2), to: "Boleslav", by: "ada", at: day(6))
    try phone.erase("Boleslav", by: "ada", at: day(4))
    // What the tablet adds before it knows comes without name and words, in whatever order.
    expectTaken(phone.merge(tablet.events))
    #expect(try found(in: phone) == [])
    expectTaken(tablet.merge(phone.events))
    #expect(isSame(tablet, phone))
    #expect(try found(in: tablet) == [])
    try phone.apply(comment)
    #expect(phone == tablet)
  }

  @Test func twoDevicesThatEraseTheSameAgree() throws {
    var phone = try group()
    var tablet = phone
    try phone.erase("Boleslav", by: "ada", at: day(4))
    try tablet.erase("Boleslav", by: "Boleslav", at: day(5))
    try tablet.erase("cleo", by: "cleo", at: day(6))
    expectTaken(phone.merge(tablet.events))
    expectTaken(tablet.merge(phone.events))
    #expect(isSame(phone, tablet))
    #expect(try found(in: phone) == [])
    #expect(phone.view().members == ["ada"])
  }

  @Test func whatCannotBeIsRefused() throws {
    var group = try group()
    expectRefusal(GroupError.member(.notMember("nobody")), of: group) {
      try $0.erase("nobody", by: "ada", at: day(4))
    }
    expectRefusal(GroupError.member(.notAdministrator("cleo")), of: group) {
      try $0.erase("ada", by: "cleo", at: day(4))
    }
    let event = try group.erase("Boleslav", by: "Boleslav", at: day(4))
    guard case .erased(let erasure) = event.action else { throw UnexpectedAction() }
    expectRefusal(GroupError.member(.lastAdministrator("ada")), of: group) {
      try $0.erase("ada", by: "ada", at: day(5))
    }
    expectRefusal(GroupError.member(.erased(erasure.member)), of: group) {
      try $0.erase(erasure.member, by: "ada", at: day(5))
    }
    expectRefusal(GroupError.member(.notMember("Boleslav")), of: group) {
      try $0.erase("Boleslav", by: "ada", at: day(5))
    }
    // Nobody comes back under the name, or takes the place of it.
    for name in ["Boleslav", erasure.member] {
      expectRefusal(GroupError.member(.erased(erasure.member)), of: group) {
        try $0.join(name, at: day(5))
      }
      expectRefusal(GroupError.member(.erased(erasure.member)), of: group) {
        try $0.invite(name, by: "ada", at: day(5))
      }
    }
    expectRefusal(GroupError.member(.erased(erasure.member)), of: group) {
      try $0.void(event.id, by: "ada", at: day(5))
    }
    try group.join("Boleslav II", at: day(6))
    #expect(group.view().members.contains("Boleslav II"))
  }

  @Test func whoHasLeftCanBeErasedAndOthersGoOn() throws {
    var group = try group()
    try group.leave("Boleslav", at: day(4))
    try group.erase("Boleslav", by: "ada", at: day(5))
    #expect(try found(in: group) == [])
    try group.earn(10, by: "cleo", at: day(6), id: "t9")
    #expect(group.profile(of: "cleo", at: day(6))?.points == 16)
    try expectReplayEqualsLive(group)
  }

  /// What cannot be divided goes to the first by identifier, also when that one has none any more.
  @Test func sharesStayAsTheyWere() throws {
    for points in 1...8 {
      for erased in ["ada", "bob", "cleo", "dan"] as [Member.ID] {
        var group = try makeGroup(with: ["bob", "cleo", "dan"])
        try group.promote("dan", by: "ada", at: start)
        try group.create(
          Todo(id: "t", title: "Work", points: points, capacity: 4),
          by: "ada",
          at: start
        )
        for member in ["dan", "ada", "cleo", "bob"] as [Member.ID] {
          try group.claim("t", by: member, at: start)
        }
        try group.complete("t", by: "cleo", at: day(1))
        let before = totals(group)
        try group.erase(erased, by: erased, at: day(2))
        let second: Member.ID = erased == "bob" ? "cleo" : "bob"
        try group.erase(second, by: second, at: day(3))
        let after = totals(group)
        for (member, points) in before where member != erased && member != second {
          #expect(after[member] == points)
        }
        #expect(after.values.sorted() == before.values.sorted())
        #expect(group.archivesAreUnchanged)
      }
    }
  }

  @Test func noHistoryKeepsANameAndNobodyLosesPoints() {
    forEachSeed(0..<25) { generator in
      var history = try RandomHistory(&generator)
      try history.run(80, &generator)
      let erased = try generator.pick(RandomHistory.members)
      let date = (history.group.events.map(\.date).max() ?? start) + 1
      var other = history
      // On another device others, who do not know, go on.
      try other.run(generator.draw(below: 2) * 15, &generator)
      var plain = history.group
      let before = history.group
      try assume((try? history.group.erase(erased, by: erased, at: date)) != nil)
      try assume(
        (try? plain.leave(erased, at: date)) != nil || !plain.view().members.contains(erased)
      )
      for member in RandomHistory.members where member != erased {
        let (then, now) = (
          before.profile(of: member, at: date), history.group.profile(of: member, at: date)
        )
        try #require(then?.points == now?.points)
        try #require(then?.achievements == now?.achievements)
      }
      var phone = history.group
      var tablet = other.group
      expectTaken(phone.merge(tablet.events))
      expectTaken(tablet.merge(history.group.events))
      try #require(phone == tablet)
      let replayed = try PlayerGroup(phone.content, replaying: phone.events)
      try #require(phone.state == replayed.state)
      try #require(tablet.state == replayed.state)
      let stored = String(decoding: try JSONEncoder().encode(tablet.events), as: UTF8.self)
      try #require(!stored.contains("\"\(erased)\""))
      let shuffled = generator.shuffled(phone.events + other.group.events)
      try #require(try PlayerGroup(phone.content, replaying: shuffled) == phone)
    }
  }
}

extension PlayerGroup {
  /// Whether no season's outcome is another one than when it ended.
  fileprivate var archivesAreUnchanged: Bool {
    archives(at: day(100)).allSatisfy { !$0.isCorrected }
  }
}
