import Foundation
import Ludus

@Sendable func readRuleBook(_ data: Data) {
  guard let rules = try? RuleBook(json: data) else { return }
  expectRoundTrip(rules)
}

/// Reads events by the line; a history that goes through is the same in the other direction.
@Sendable func readGroupHistory(_ data: Data) {
  let lines = data.split(separator: UInt8(ascii: "\n"))
  let events = lines.prefix(200).compactMap { try? JSONDecoder().decode(GroupEvent.self, from: $0) }
  for event in events { expectRoundTrip(event) }
  let content = GroupContent(
    id: "fuzz",
    rules: RuleBook(),
    calendar: Calendar(identifier: .gregorian)
  )
  guard let group = try? PlayerGroup(content, replaying: events) else { return }
  guard let other = try? PlayerGroup(content, replaying: events.reversed() + events) else { return }
  expect(group == other, "the order of arrival matters")
  guard let last = group.events.last else { return }
  let board = group.leaderboard(.lifetime, at: last.date).standings
  for standing in board {
    let explained = group.explanation(of: standing.member, at: last.date).total
    expect(explained == standing.points, "the explanation does not sum to the points")
  }
}
