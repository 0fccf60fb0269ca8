// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification

let groupOperations = logOperations + commandOperations + lateOperations + viewOperations

private let logOperations = [
  Operation("PlayerGroup.init(replaying:)", .linearithmic, sizes: tens(2...5)) { size in
    let log = FlatShare(events: size)
    return Trial { _ = try log.group }
  },
  Operation("PlayerGroup.init(replaying:) (n members)", .logarithmic, sizes: tens(1...4)) { size in
    let log = FlatShare(events: 30_000, members: size)
    return Trial { _ = try log.group }
  },
  Operation("PlayerGroup.init(replaying:) (confirmed)", .linearithmic, sizes: thousands) { size in
    let rules = try RuleBook {
      $0.claimLimit = nil
      $0.confirmations = 1
    }
    let log = FlatShare(rules: rules) { log in
      while log.events.count < size {
        let todos = (0..<30).map { log.work($0 % 10) }
        for (number, todo) in todos.enumerated() {
          log.add(.confirmed(todo), by: (number + 1) % 10)
        }
      }
    }
    return Trial { _ = try log.group }
  },
  Operation("PlayerGroup.init(replaying:) (penalized)", .linearithmic, sizes: thousands) { size in
    let log = FlatShare { log in
      while log.events.count < size {
        let todos = (0..<30).map { log.work($0 % 5) }
        for todo in todos.prefix(6).enumerated() {
          log.add(.penalized(member(todo.offset % 5), for: todo.element), by: 0)
        }
      }
    }
    return Trial { _ = try log.group }
  },
  Operation("PlayerGroup.init(replaying:) (voids)", .linearithmic, sizes: thousands) { size in
    let log = FlatShare { log in
      while log.events.count < size {
        log.add(.optedOut, by: 1)
        log.add(.voided(log.last), by: 1)
      }
    }
    return Trial { _ = try log.group }
  },
  Operation("PlayerGroup.merge (in reverse)", .linearithmic, sizes: tens(2...5)) { size in
    let log = FlatShare(events: size)
    let events = Array(log.events.reversed())
    return Trial {
      var merged = PlayerGroup(log.content)
      _ = merged.merge(events)
    }
  },
]

private let commandOperations = [
  Operation("PlayerGroup.create (the latest)", .logarithmic, sizes: tens(2...5)) { size in
    var (log, group) = try FlatShare.pair(events: size)
    return Trial(100) {
      for _ in 0..<100 { try group.create(log.nextTodo(), by: member(0), at: log.now()) }
    }
  },
  Operation("PlayerGroup.complete (the latest)", .logarithmic, sizes: tens(2...5)) { size in
    var (log, group) = try FlatShare.pair(events: size)
    return Trial(300) { for number in 0..<100 { try log.work(number % 10, in: &group) } }
  },
  Operation("PlayerGroup.complete (n members)", .logarithmic, sizes: tens(1...4)) { size in
    var (log, group) = try FlatShare.pair(events: 30_000, members: size)
    return Trial(300) { for number in 0..<100 { try log.work(number % size, in: &group) } }
  },
  Operation("PlayerGroup.create (a copy is held)", .linear, sizes: tens(2...5)) { size in
    var (log, group) = try FlatShare.pair(events: size)
    return Trial(10) {
      for _ in 0..<10 {
        let before = group
        try group.create(log.nextTodo(), by: member(0), at: log.now())
        withExtendedLifetime(before) {}
      }
    }
  },
]

private let lateOperations = [
  Operation("PlayerGroup.apply (5 minutes late)", .linear, sizes: tens(2...5)) { size in
    var (log, group) = try FlatShare.pair(events: size)
    return Trial(3) { try log.work(1, in: &group, minutesAgo: 5) }
  },
  Operation("PlayerGroup.apply (in the middle)", .linear, sizes: tens(2...5)) { size in
    var (log, group) = try FlatShare.pair(events: size)
    return Trial(3) { try log.work(1, in: &group, minutesAgo: size / 2) }
  },
  Operation("PlayerGroup.apply (late, n members)", .linear, sizes: tens(1...4)) { size in
    var (log, group) = try FlatShare.pair(events: 30_000, members: size)
    return Trial(3) { try log.work(1, in: &group, minutesAgo: 5) }
  },
  Operation("PlayerGroup.void (of the last)", .linear, sizes: tens(2...5)) { size in
    var (log, group) = try FlatShare.pair(events: size)
    // A void, and then a void of that void, and so on.
    var target = log.last
    return Trial { target = try group.void(target, by: member(0), at: log.now()).id }
  },
  Operation("PlayerGroup.create (one event is ahead)", .linear, sizes: tens(2...5)) { size in
    var (log, group) = try FlatShare.pair(events: size)
    let ahead = instant(10_000_000)
    try group.apply(PlayerGroup.Event(.created(log.nextTodo()), by: member(0), at: ahead, id: "a"))
    return Trial { try group.create(log.nextTodo(), by: member(0), at: log.now()) }
  },
]

private let viewOperations = [
  Operation("PlayerGroup.leaderboard", .constant, sizes: tens(2...5)) { size in
    let (log, group) = try FlatShare.pair(events: size)
    return Trial { _ = try group.leaderboard(.lifetime, at: log.end).page(1, size: 10) }
  },
  Operation("PlayerGroup.leaderboard (n members)", .linearithmic, sizes: tens(1...4)) { size in
    let (log, group) = try FlatShare.pair(events: 30_000, members: size)
    return Trial { _ = try group.leaderboard(.lifetime, at: log.end).page(1, size: 10) }
  },
  Operation("PlayerGroup.profile", .linear, sizes: tens(2...5)) { size in
    let (log, group) = try FlatShare.pair(events: size)
    return Trial { _ = group.profile(of: member(1), at: log.end) }
  },
  Operation("PlayerGroup.archives (n seasons)", .quadratic, sizes: doublings(from: 20)) { size in
    let plan = try FlatShare.seasons(lasting: .days(1))
    let log = FlatShare { log in
      log.add(plan, by: 0)
      while log.minutes < size * 1440 {
        log.work(log.events.count % 10)
        log.minutes += 60
      }
    }
    let group = try log.group
    return Trial { _ = group.archives(at: log.end) }
  },
  Operation("PlayerGroup.view(asOf: long ago)", .linear, sizes: tens(2...5)) { size in
    let group = try FlatShare(events: size).group
    return Trial { _ = group.view(asOf: instant(size / 2)).todos.count }
  },
]

private let thousands = doublings(from: 1000)

/// The log of a group whose members, of whom the first founded it, create, claim and complete
/// todos, with an event a minute.
private struct FlatShare {
  let content: PlayerGroup.Content
  private(set) var events: [PlayerGroup.Event] = []
  var minutes = 0
  private var todos = 0

  /// Ten members, or as many as are given, and what is added to the log of theirs.
  init(rules: RuleBook = .standard, members: Int = 10, then fill: (inout FlatShare) -> Void) {
    content = PlayerGroup.Content(id: "flat", rules: rules, calendar: utc)
    add(.founded, by: 0)
    for number in 1..<members { add(.joined, by: number) }
    fill(&self)
  }

  init(events count: Int, members: Int = 10) {
    self.init(members: members) { log in
      while log.events.count < count { log.work(log.events.count / 3 % members) }
    }
  }

  /// A log and the group that it leads to.
  static func pair(events: Int, members: Int = 10) throws -> (FlatShare, PlayerGroup) {
    let log = FlatShare(events: events, members: members)
    return (log, try log.group)
  }

  var group: PlayerGroup {
    get throws { try PlayerGroup(content, replaying: events) }
  }

  /// The last event of the log.
  var last: PlayerGroup.Event.ID { events.last?.id ?? "" }
  var end: Date { instant(minutes) }

  mutating func now() -> Date {
    minutes += 1
    return end
  }

  mutating func nextTodo() -> Todo {
    todos += 1
    return Todo(id: Todo.ID("todo-\(todos)"), title: "Todo \(todos)", points: todos % 20 + 1)
  }

  mutating func add(_ action: PlayerGroup.Action, by number: Int) {
    let id = PlayerGroup.Event.ID("e\(events.count)")
    events.append(PlayerGroup.Event(action, by: member(number), at: now(), id: id))
  }

  /// Lets a member create, claim and complete a todo.
  @discardableResult
  mutating func work(_ number: Int) -> Todo.ID {
    let todo = nextTodo()
    add(.created(todo), by: number)
    add(.claimed(todo.id), by: number)
    add(.completed(todo.id), by: number)
    return todo.id
  }

  /// Lets a member create, claim and complete a todo by commands.
  mutating func work(_ number: Int, in group: inout PlayerGroup) throws {
    let (todo, worker) = (nextTodo(), member(number))
    try group.create(todo, by: worker, at: now())
    try group.claim(todo.id, by: worker, at: now())
    try group.complete(todo.id, by: worker, at: now())
  }

  /// Lets events arrive that were made some minutes ago: a todo created, claimed and completed.
  mutating func work(_ number: Int, in group: inout PlayerGroup, minutesAgo: Int) throws {
    let (todo, start) = (nextTodo(), instant(minutes - minutesAgo))
    let actions: [PlayerGroup.Action] = [
      .created(todo), .claimed(todo.id), .completed(todo.id),
    ]
    for (place, action) in actions.enumerated() {
      let id = PlayerGroup.Event.ID("late-\(todo.id)-\(place)")
      let date = start.addingTimeInterval(Double(place) + 1)
      try group.apply(PlayerGroup.Event(action, by: member(number), at: date, id: id))
    }
  }

  /// A series of seasons, which only a command plans.
  static func seasons(lasting length: CalendarSpan) throws -> PlayerGroup.Action {
    var group = PlayerGroup(id: "flat", rules: .standard, calendar: utc)
    try group.found(by: member(0), at: instant(0))
    return try group.openSeason(id: "s", lasting: length, repeats: true, at: instant(0)).action
  }
}
