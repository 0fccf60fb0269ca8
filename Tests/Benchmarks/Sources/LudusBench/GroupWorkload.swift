// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import ProcessorClock

/// A row of W12: something done with a group of a log of 100,000 events.
protocol GroupWorkload: Workload {
  var log: GroupLog { get }
  var group: PlayerGroup { get set }

  init(log: GroupLog)
}

extension GroupWorkload {
  init(_ data: Data) throws {
    self.init(log: try GroupLog(data))
  }

  mutating func prepare() { group = log.group }

  func checksum() -> Checksum { log.checksum(of: group) }
}

/// The events of the log, in memory, make the group.
struct GroupReplay: GroupWorkload {
  static let name = "W12-replay"
  let log: GroupLog
  var group: PlayerGroup
  var operations: Int { log.events.count }

  init(log: GroupLog) { (self.log, group) = (log, PlayerGroup(log.content)) }

  mutating func prepare() { group = PlayerGroup(log.content) }
  mutating func run() { group = log.group }
}

/// The events are read from JSON and not replayed.
struct GroupDecoding: Workload {
  static let name = "W12-decode"
  private let data: Data
  private var events: [PlayerGroup.Event] = []
  let operations: Int

  init(_ data: Data) throws {
    let events = try GroupLog(data).events
    (self.data, operations) = (try JSONEncoder().encode(events), events.count)
  }

  mutating func run() {
    events = (try? JSONDecoder().decode([PlayerGroup.Event].self, from: data)) ?? []
  }
  func checksum() -> Checksum { Checksum(of: [UInt64(events.count)]) }
}

/// Members claim and complete todos at the end of the log.
struct GroupCommands: GroupWorkload {
  static let name = "W12-command"
  let log: GroupLog
  var group: PlayerGroup
  private let events: [PlayerGroup.Event]
  var operations: Int { events.count }

  init(log: GroupLog) {
    (self.log, group) = (log, PlayerGroup(log.content))
    let start = log.end.addingTimeInterval(60)
    events = log.work(pairs: 1000, from: start, every: 4) { log.member(drawnBy: $0) }
  }

  mutating func run() {
    for event in events { group.perform(again: event) }
  }
}

/// The same, while a copy of the group as it was before each command is held.
struct HeldGroupCommands: GroupWorkload {
  static let name = "W12-held"
  let log: GroupLog
  var group: PlayerGroup
  private let events: [PlayerGroup.Event]
  var operations: Int { events.count }

  init(log: GroupLog) {
    (self.log, group) = (log, PlayerGroup(log.content))
    let start = log.end.addingTimeInterval(60)
    events = log.work(pairs: 20, from: start, every: 4) { log.member(drawnBy: $0) }
  }

  mutating func run() {
    for event in events {
      let before = group
      group.perform(again: event)
      withExtendedLifetime(before) {}
    }
  }
}

/// Events that were made five minutes before the end arrive, one by one.
struct LateGroupEvents: GroupWorkload {
  static let name = "W12-late"
  let log: GroupLog
  var group: PlayerGroup
  private let events: [PlayerGroup.Event]
  var operations: Int { events.count }

  init(log: GroupLog) {
    (self.log, group) = (log, PlayerGroup(log.content))
    let start = log.end.addingTimeInterval(-300)
    events = log.work(pairs: 10, from: start, every: 0.5) { log.members[$0 % log.members.count] }
  }

  mutating func run() {
    for event in events { _ = group.merge([event]) }
  }
}

/// Events that were made in the middle of the log arrive, one by one.
struct OldGroupEvents: GroupWorkload {
  static let name = "W12-middle"
  let log: GroupLog
  var group: PlayerGroup
  private let events: [PlayerGroup.Event]
  var operations: Int { events.count }

  init(log: GroupLog) {
    (self.log, group) = (log, PlayerGroup(log.content))
    let start = log.events[log.events.count / 2].date
    events = log.work(pairs: 2, from: start, every: 0.5) { log.members[$0 % log.members.count] }
  }

  mutating func run() {
    for event in events { _ = group.merge([event]) }
  }
}

/// The administrator declares completions of the last minutes void.
struct GroupVoids: GroupWorkload {
  static let name = "W12-void"
  let log: GroupLog
  var group: PlayerGroup
  private let targets: [PlayerGroup.Event.ID]
  var operations: Int { targets.count }

  init(log: GroupLog) {
    (self.log, group) = (log, PlayerGroup(log.content))
    let done = log.events.reversed().lazy.filter {
      if case .completed = $0.action { true } else { false }
    }
    targets = done.dropFirst(5).prefix(20).map(\.id)
  }

  mutating func run() {
    for (number, target) in targets.enumerated() {
      let date = log.end.addingTimeInterval(60 + 4 * Double(number))
      let id = PlayerGroup.Event.ID(GroupLog.padded("v", number, 6))
      _ = try? group.void(target, by: log.members[0], at: date, stamp: .init(id: id))
    }
  }
}

/// Members look at the board of the season: its first ten rows, or the ten that they are among.
struct GroupBoards: GroupWorkload {
  static let name = "W12-board"
  let log: GroupLog
  var group: PlayerGroup
  private var results: [UInt64] = []
  let operations = 100

  init(log: GroupLog) { (self.log, group) = (log, log.group) }

  mutating func prepare() { results.removeAll() }

  mutating func run() {
    for number in 0..<operations {
      let board = group.leaderboard(.season, at: log.end)
      if number % 2 == 0 {
        let page = try? board.page(1, size: 10)
        results += page?.standings.map { UInt64($0.points) } ?? []
      } else {
        let member = log.member(drawnBy: number)
        let rows = (try? board.page(of: member, size: 10))?.standings ?? []
        results.append(UInt64(rows.count))
        results += rows.filter { $0.member == member }.map { UInt64($0.points) }
      }
    }
  }

  func checksum() -> Checksum { Checksum(of: results) }
}

/// Members look at their profiles.
struct GroupProfiles: GroupWorkload {
  static let name = "W12-profile"
  let log: GroupLog
  var group: PlayerGroup
  private var results: [Int] = []
  let operations = 100

  init(log: GroupLog) { (self.log, group) = (log, log.group) }

  mutating func prepare() { results.removeAll() }

  mutating func run() {
    for number in 0..<operations {
      let member = log.member(drawnBy: number)
      guard let profile = group.profile(of: member, at: log.end) else { continue }
      results += [profile.points, profile.seasonPoints, profile.done.count]
      results += [profile.biggest?.points ?? 0, profile.created]
    }
  }

  func checksum() -> Checksum { Checksum(of: results.map { UInt64($0) }) }
}

/// Not time but memory: the bytes that the process grows by in a replay, for each event.
struct GroupMemory: FileWorkload {
  static let name = "W12-memory"
  private let log: GroupLog
  private var group: PlayerGroup
  let operations = 1

  init(at path: String) throws {
    log = try GroupLog(try Data(contentsOf: URL(fileURLWithPath: path)))
    group = PlayerGroup(log.content)
  }

  mutating func run() { group = log.group }
  func checksum() -> Checksum { log.checksum(of: group) }

  /// Runs once, whatever the repeats: a second time the memory of the first would be used again.
  static func measure(_ path: String, repeats: Int) throws -> String {
    var workload = try Self(at: path)
    let before = residentBytes()
    workload.run()
    let bytes = Double(residentBytes() - before) / Double(workload.log.events.count)
    return "\(name) \(workload.operations) \(bytes) \(workload.checksum())"
  }
}

extension PlayerGroup {
  /// Does what an event says as a command with its identifier; what is refused shows in the
  /// checksum.
  fileprivate mutating func perform(again event: Event) {
    switch event.action {
    case .claimed(let todo):
      _ = try? claim(todo, by: event.actor ?? "", at: event.date, stamp: .init(id: event.id))
    case .completed(let todo, _):
      _ = try? complete(todo, by: event.actor ?? "", at: event.date, stamp: .init(id: event.id))
    default: break
    }
  }
}
