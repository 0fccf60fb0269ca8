// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification

/// The log of a group as `Peers/w12make.py` writes it, and what the workloads of W12 ask of it.
struct GroupLog {
  let content: PlayerGroup.Content
  let members: [Member.ID]
  let events: [PlayerGroup.Event]

  /// When the last event happens.
  var end: Date { events.last?.date ?? .distantPast }

  init(_ data: Data) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // With the usual limit of 3, a void of completions would take later claims with it.
    let rules = try RuleBook { $0.claimLimit = 25 }
    content = PlayerGroup.Content(id: "group", rules: rules, calendar: calendar)
    var (members, events): ([Member.ID], [PlayerGroup.Event]) = ([], [])
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 7, let time = Double(fields[1]), let actor = Int(fields[3]),
        let points = Int(fields[5]), let days = Int(fields[6])
      else { throw WorkloadError(description: "not an event: \(line)") }
      let (todo, date) = (String(fields[4]), Date(timeIntervalSince1970: time / 1000))
      let action: PlayerGroup.Action
      switch fields[2] {
      case "F": action = .founded
      case "J": action = .joined
      case "S": action = try Self.seasons(of: content, at: date)
      case "C":
        let repeats = days > 0 ? CalendarSpan.days(days) : nil
        action = .created(
          Todo(id: Todo.ID(todo), title: "Clean \(todo)", points: points, repeats: repeats)
        )
      case "L": action = .claimed(Todo.ID(todo))
      case "D": action = .completed(Todo.ID(todo))
      default: throw WorkloadError(description: "an unknown kind of event: \(line)")
      }
      if members.count <= actor { members.append(Self.member(actor)) }
      let id = PlayerGroup.Event.ID(String(fields[0]))
      events.append(PlayerGroup.Event(action, by: Self.member(actor), at: date, id: id))
    }
    (self.members, self.events) = (members, events)
  }

  /// The group after all events, or without any when they are not a log.
  var group: PlayerGroup {
    (try? PlayerGroup(content, replaying: events)) ?? PlayerGroup(content)
  }

  /// The member who makes a command, as all programs draw them.
  func member(drawnBy number: Int) -> Member.ID {
    let random = Checksum.mix(UInt64(number + 1) &* Checksum.golden)
    return members[Int(((random >> 32) * UInt64(members.count)) >> 32)]
  }

  /// A claim and a completion of each of some spare todos, from an instant on.
  func work(
    pairs: Int,
    from start: Date,
    every interval: TimeInterval,
    by worker: (Int) -> Member.ID
  ) -> [PlayerGroup.Event] {
    (0..<2 * pairs).map { number in
      let todo = Todo.ID(Self.padded("s", number / 2, 5))
      return PlayerGroup.Event(
        number % 2 == 0 ? .claimed(todo) : .completed(todo),
        by: worker(number / 2),
        at: start.addingTimeInterval(Double(number) * interval),
        id: PlayerGroup.Event.ID(Self.padded("x", number, 6))
      )
    }
  }

  /// Over the points of every member, of all time and of the season of the end.
  func checksum(of group: PlayerGroup) -> Checksum {
    let view = group.view()
    return Checksum(
      of: members.flatMap { member in
        [view.points(of: member, .lifetime), view.points(of: member, .season)].map { UInt64($0) }
      }
    )
  }

  static func padded(_ prefix: String, _ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return prefix + String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }

  private static func member(_ number: Int) -> Member.ID { Member.ID(padded("m", number, 5)) }

  /// A series of seasons of a week, which only a command plans.
  private static func seasons(
    of content: PlayerGroup.Content,
    at date: Date
  ) throws -> PlayerGroup.Action {
    var group = PlayerGroup(content)
    try group.found(by: "founder", at: date)
    return try group.openSeason(id: "s", lasting: .weeks(1), repeats: true, at: date).action
  }
}
