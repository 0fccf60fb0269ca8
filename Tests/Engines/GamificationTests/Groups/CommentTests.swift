// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LudusTestSupport
import Testing

@Suite struct CommentTests {
  private func flat() throws -> (group: PlayerGroup, completion: PlayerGroup.Event.ID) {
    var group = try makeGroup(with: ["bob", "cleo"])
    let report = try group.earn(5, by: "bob", at: day(1), id: "x")
    return (group, report.event.id)
  }

  @Test func membersCommentOnTodosAndCompletions() throws {
    var (group, completion) = try flat()
    try group.comment("Which windows?", on: "x", by: "cleo", at: day(2))
    try group.comment(" Thank you! ", on: "x", completion: completion, by: "ada", at: day(3))
    let comments = try #require(group.view().todo("x")?.comments)
    #expect(comments.map(\.text) == ["Which windows?", " Thank you! "])
    #expect(comments.map(\.author) == ["cleo", "ada"])
    #expect(comments.map(\.completion) == [nil, completion])
    try expectReplayEqualsLive(group)
  }

  @Test func authorsAndAdministratorsDeleteComments() throws {
    var (group, _) = try flat()
    let first = try group.comment("One", on: "x", by: "bob", at: day(2))
    let second = try group.comment("Two", on: "x", by: "bob", at: day(2))
    expectRefusal(GroupError.member(.notAdministrator("cleo")), of: group) {
      try $0.void(first.id, by: "cleo", at: day(3))
    }
    try group.void(first.id, by: "bob", at: day(3))
    #expect(group.view().todo("x")?.comments.map(\.text) == ["Two"])
    try group.void(second.id, by: "ada", at: day(3))
    #expect(group.view().todo("x")?.comments.isEmpty == true)
  }

  @Test func aMemberCheersOnceForEachThing() throws {
    var (group, completion) = try flat()
    try group.cheer(for: "x", by: "ada", at: day(2))
    let cheer = try group.cheer(
      for: "x",
      completion: completion,
      with: "🎉",
      by: "ada",
      at: day(2)
    )
    try group.cheer(for: "x", completion: completion, by: "cleo", at: day(2))
    let board = try #require(group.view().todo("x"))
    #expect(board.cheers.keys.sorted() == ["ada"])
    #expect(board.completions.first?.cheers.mapValues(\.symbol) == ["ada": "🎉", "cleo": "👏"])
    for about in [nil, completion] {
      expectRefusal(GroupError.member(.alreadyCheered("ada")), of: group) {
        try $0.cheer(for: "x", completion: about, by: "ada", at: day(3))
      }
    }
    try group.void(cheer.id, by: "ada", at: day(3))
    try group.cheer(for: "x", completion: completion, with: "❤️", by: "ada", at: day(3))
    try expectReplayEqualsLive(group)
  }

  @Test func whatSaysNothingOrTooMuchIsRefused() throws {
    let (group, _) = try flat()
    for (text, length) in [("", 0), (" \n", 0), (String(repeating: "ö", count: 1001), 1001)] {
      expectRefusal(GroupError.textOutOfRange(length, expected: 1...1000), of: group) {
        try $0.comment(text, on: "x", by: "bob", at: day(2))
      }
    }
    for (symbol, length) in [("", 0), ("123456789", 9)] {
      expectRefusal(GroupError.textOutOfRange(length, expected: 1...8), of: group) {
        try $0.cheer(for: "x", with: symbol, by: "bob", at: day(2))
      }
    }
    expectRefusal(GroupError.log(.unknownEvent("none")), of: group) {
      try $0.comment("Hi", on: "x", completion: "none", by: "bob", at: day(2))
    }
    expectRefusal(GroupError.log(.unknownEvent("none")), of: group) {
      try $0.cheer(for: "x", completion: "none", by: "bob", at: day(2))
    }
  }

  @Test func anAchievementCanCountCheers() throws {
    let tier = Achievement.Tier(.reach(Achievement.Metric(.count, of: .cheer), 1))
    let book = try AchievementBook([Achievement(id: "fan", title: "Fan", tiers: [tier])])
    var group = try makeGroup(try RuleBook { $0.achievements = book }, with: ["bob"])
    try group.earn(5, by: "bob", at: day(1), id: "x")
    try group.cheer(for: "x", by: "ada", at: day(1))
    #expect(group.view().achievements(of: "ada").map(\.isUnlocked) == [true])
  }
}

@Suite struct RemovalTests {
  @Test func anAdministratorRemovesAMemberWhoseProfileIsKept() throws {
    var group = try makeGroup(with: ["bob", "cleo"])
    try group.earn(5, by: "bob", at: day(1))
    try group.create(Todo(id: "x", title: "x", points: 5), by: "ada", at: day(1))
    try group.claim("x", by: "bob", at: day(1))
    let removal = try group.remove("bob", by: "ada", at: day(2))
    let view = group.view()
    #expect(view.members == ["ada", "cleo"])
    #expect(view.removed == ["bob"])
    #expect(view.todo("x")?.state == .open)
    #expect(view.profile(of: "bob")?.points == 5)
    #expect(view.profile(of: "bob")?.isMember == false)
    #expect(group.events.last?.action == .removed("bob"))
    #expect(group.events.last?.actor == "ada")
    // It can be undone, by an administrator only.
    expectRefusal(GroupError.member(.notAdministrator("cleo")), of: group) {
      try $0.void(removal.id, by: "cleo", at: day(3))
    }
    try group.void(removal.id, by: "ada", at: day(3))
    #expect(group.view().members == ["ada", "bob", "cleo"])
  }

  @Test func whoWasRemovedComesBackByAnInvitationOfAnAdministrator() throws {
    var group = try makeGroup(with: ["bob", "cleo"])
    try group.remove("bob", by: "ada", at: day(1))
    expectRefusal(GroupError.member(.notInvited("bob")), of: group) {
      try $0.join("bob", at: day(2))
    }
    expectRefusal(GroupError.member(.notAdministrator("cleo")), of: group) {
      try $0.invite("bob", by: "cleo", at: day(2))
    }
    try group.invite("bob", by: "ada", at: day(2))
    try group.join("bob", at: day(2))
    #expect(group.view().removed.isEmpty)
    // Leaving is another thing: who left comes back freely.
    try group.leave("bob", at: day(3))
    try group.join("bob", at: day(3))
    try expectReplayEqualsLive(group)
  }

  @Test func onlyAdministratorsRemoveAndOneStays() throws {
    var group = try makeGroup(with: ["bob", "cleo"])
    expectRefusal(GroupError.member(.notAdministrator("bob")), of: group) {
      try $0.remove("cleo", by: "bob", at: day(1))
    }
    expectRefusal(GroupError.member(.notMember("eve")), of: group) {
      try $0.remove("eve", by: "ada", at: day(1))
    }
    expectRefusal(GroupError.member(.lastAdministrator("ada")), of: group) {
      try $0.remove("ada", by: "ada", at: day(1))
    }
    try group.promote("bob", by: "ada", at: day(1))
    try group.remove("ada", by: "bob", at: day(1))
    #expect(group.view().administrators == ["bob"])
  }

  @Test func aGroupThatAllHaveLeftIsNotTakenOverByWhomItRemoved() throws {
    var group = try makeGroup(with: ["bob"])
    try group.remove("bob", by: "ada", at: day(1))
    try group.leave("ada", at: day(2))
    expectRefusal(GroupError.member(.notInvited("bob")), of: group) {
      try $0.join("bob", at: day(3))
    }
  }
}
