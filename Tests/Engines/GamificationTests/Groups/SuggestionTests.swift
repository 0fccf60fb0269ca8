// SPDX-License-Identifier: Apache-2.0
import Foundation
@testable import Gamification
import Languages
import LudusTestSupport
import Testing

@Suite struct SuggestionTests {
  private func todo(_ id: Todo.ID, _ title: String, _ points: Int, _ tags: [String] = []) -> Todo {
    Todo(id: id, title: title, points: points, tags: tags)
  }

  @Test func pointsAreSuggestedByTheMedianAndRangeOfSimilarTodos() throws {
    let past = [
      todo("a", "Clean the kitchen windows", 20),
      todo("b", "Clean windows", 10),
      todo("c", "CLEAN THE WINDOWS!", 12),
      todo("d", "Buy milk", 1),
      todo("e", "Fetch the ladder", 3, ["windows"]),
      todo("f", "Clean the toilet", 10),
    ]
    let new = todo("new", "Clean the windows", 0, ["windows"])
    let suggestion = try #require(GroupView.PointSuggestion(for: new, among: past))
    #expect(suggestion.median == 10)
    #expect(suggestion.range == 3...20)
    #expect(suggestion.examples.map(\.id) == ["a", "b", "c", "e"])
    #expect(GroupView.PointSuggestion(for: todo("g", "Paint", 0), among: past) == nil)
    #expect(GroupView.PointSuggestion(for: todo("g", "", 0), among: [todo("h", "", 1)]) == nil)
    // The todo itself is no comparison.
    #expect(GroupView.PointSuggestion(for: past[3], among: past) == nil)
  }

  @Test func aGroupSuggestsPointsFromItsOwnTodosAndThoseOfOthers() throws {
    var group = try makeGroup()
    try group.create(todo("a", "Clean the windows", 20), by: "ada", at: day(1))
    try group.create(todo("b", "Clean the windows", 90), by: "ada", at: day(1))
    try group.withdraw("b", by: "ada", at: day(2))
    let new = todo("new", "Clean windows", 0)
    #expect(group.view().suggestedPoints(for: new)?.range == 20...20)
    let others = [todo("c", "Clean my windows", 10), todo("d", "Clean our windows", 12)]
    #expect(group.view().suggestedPoints(for: new, comparing: others)?.median == 12)
    // Only what the group would take is suggested.
    try group.adopt(try RuleBook { $0.todoPoints = 1...11 }, by: "ada", at: day(3))
    let suggestion = try #require(group.view().suggestedPoints(for: new, comparing: others))
    #expect(suggestion.range == 10...11)
    #expect(suggestion.median == 11)
  }

  @Test func whoHasTheFewestPointsShouldDoItNext() throws {
    var group = try makeGroup(
      try RuleBook { $0.claimLimit = 2 },
      with: ["bob", "cleo", "dan", "eve"]
    )
    try group.earn(10, by: "ada", at: day(1))
    for id in ["x", "y", "z"] as [Todo.ID] {
      try group.create(todo(id, "x", 5), by: "ada", at: day(1))
    }
    try group.claim("x", by: "bob", at: day(1))
    try group.optOut("dan", at: day(1))
    let names = { group.view().suggestedMembers(for: "y").map(\.member) }
    let reasons = { group.view().suggestedMembers(for: "y").map(\.reason) }
    // Cleo and eve work on nothing; bob works on a todo; ada has points; dan does not want to be
    // compared.
    #expect(names() == ["cleo", "eve", "bob", "ada"])
    #expect(reasons() == [.fewestTodos, .fewestTodos, .laterInOrder, .laterInOrder])
    try group.complete("x", by: "bob", at: day(2))
    #expect(names() == ["cleo", "eve", "bob", "ada"])
    #expect(reasons() == [.fewestPoints, .fewestPoints, .laterInOrder, .laterInOrder])
    // Who cannot claim it is not suggested.
    try group.claim("x2", creating: 1, by: "cleo", at: day(3))
    try group.claim("x3", creating: 1, by: "cleo", at: day(3))
    #expect(names() == ["eve", "bob", "ada"])
    try group.claim("y", by: "eve", at: day(3))
    #expect(names().isEmpty)
    #expect(group.view().suggestedMembers(for: "none").isEmpty)
  }

  @Test func aReservedTodoIsForItsAssignee() throws {
    var group = try makeGroup(with: ["bob"])
    let todo = Todo(id: "x", title: "x", points: 1, assignee: "bob")
    try group.create(todo, by: "ada", at: day(1))
    let suggestions = group.view().suggestedMembers(for: "x")
    #expect(suggestions.map(\.member) == ["bob"])
    #expect(suggestions.map(\.reason) == [.assigned])
  }

  @Test func reasonsAreSentencesInTwoLanguages() throws {
    var group = try makeGroup(with: ["bob"])
    try group.create(todo("x", "x", 1), by: "ada", at: day(1))
    try group.earn(5, by: "ada", at: day(1))
    let suggestions = group.view().suggestedMembers(for: "x")
    #expect(
      suggestions.map { $0.sentence(in: .english) }
        == [
          "bob has the fewest points, 0.",
          "Others have fewer points than ada or are working on fewer todos.",
        ]
    )
    #expect(
      suggestions.map { $0.sentence(in: .german) }
        == [
          "bob hat die wenigsten Punkte, 0.",
          "Andere haben weniger Punkte als ada oder arbeiten an weniger Todos.",
        ]
    )
    try group.create(
      Todo(id: "y", title: "y", points: 1, assignee: "ada"),
      by: "ada",
      at: day(1)
    )
    let reserved = try #require(group.view().suggestedMembers(for: "y").first)
    #expect(reserved.sentence(in: .english) == "It is meant for ada.")
    #expect(reserved.sentence(in: .german) == "Es ist für ada gedacht.")
    try group.join("cleo", at: day(1))
    try group.claim("x", by: "bob", at: day(1))
    try group.create(todo("z", "z", 1), by: "ada", at: day(1))
    let busy = try #require(group.view().suggestedMembers(for: "z").first)
    #expect(busy.sentence(in: .english) == "cleo is working on the fewest todos, 0.")
    #expect(busy.sentence(in: .german) == "cleo arbeitet an den wenigsten Todos, 0.")
  }
}

extension PlayerGroup {
  fileprivate mutating func claim(
    _ id: Todo.ID,
    creating points: Int,
    by member: Member.ID,
    at date: Date
  ) throws {
    try create(Todo(id: id, title: "x", points: points), by: member, at: date)
    try claim(id, by: member, at: date)
  }
}
