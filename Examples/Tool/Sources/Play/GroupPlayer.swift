// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification

/// Plays a group with several people at one device.
struct GroupPlayer {
  private(set) var group: PlayerGroup
  private var console: Console
  /// Where the group is kept after every event, or nil to keep it nowhere.
  private let save: SaveFile?
  private var clock: GroupClock
  /// Who is at the device.
  private var member: Member.ID?

  init(_ group: PlayerGroup, on console: Console, savingTo save: SaveFile?, clock: GroupClock) {
    self.group = group
    self.console = console
    self.save = save
    self.clock = clock
  }

  /// Plays until the input ends.
  ///
  /// - Returns: The console, which has read some of the input.
  mutating func play() throws -> Console {
    try save?.write(group)
    while let line = try console.ask("\(member.map { "\($0)".onOneLine } ?? "")> ") {
      let input = GroupInput(line)
      guard input != .quit else { break }
      let before = group
      do {
        try react(to: input)
      } catch let refusal as GroupError {
        try console.printParagraph(
          "✗ \(refusal.sentence(in: .english))",
          hanging: 2,
          render: console.style.red
        )
      }
      if group != before { try save?.write(group) }
    }
    return console
  }

  private var now: Date {
    mutating get { clock.now(after: group.events.last?.date) }
  }

  private var text: GroupText {
    mutating get { GroupText(group.view(asOf: now), in: group.content.calendar) }
  }

  private mutating func say(_ text: String) throws {
    try console.printParagraph(text.onOneLine, hanging: 2)
  }

  private mutating func list(_ lines: [String], orSay nothing: String) throws {
    guard !lines.isEmpty else { return try say(nothing) }
    for line in lines {
      try console.printParagraph(line.onOneLine, indent: "  ", hanging: 3)
    }
  }

  private mutating func react(to input: GroupInput) throws {
    switch input {
    case .nothing, .quit: break
    case .unclear(let advice): try say(advice)
    case .help:
      try console.printChoices(GroupInput.usage.map { ($0.form, $0.meaning) }, width: 22) { $0 }
    case .switchTo(let name):
      member = name
      if let profile = group.profile(of: name, at: now), !profile.unseen.isEmpty {
        try say("New achievements: \(profile.unseen.count). To see them, write achievements.")
      }
    case .todos:
      try list(todoLines, orSay: "There are no todos. To add one: new 20 Clean the windows")
    case .board(let scope):
      if scope == .season, let season = group.view(asOf: now).season {
        let end = text.lastDay(of: season).map { " until \($0)" } ?? ""
        try say("Season “\(season.id)”\(end)")
      }
      try list(text.board(scope), orSay: "There is nobody to compare.")
    case .challenges:
      let view = group.view(asOf: now)
      try list(
        view.challenges.map(text.line(for:)),
        orSay: "There are no challenges. To set one: challenge 8 todos 2 weeks 10 each TITLE"
      )
    case .explain(let other):
      guard let member = other ?? member else { return try say("Who? explain NAME") }
      let explanation = group.explanation(of: member, at: now)
      try list(text.lines(of: explanation.points), orSay: "")
      for note in explanation.notes { try say(note.sentence(in: .english)) }
    case .wait(let span): try wait(span)
    case .undo: try undo()
    default: try act(on: input)
    }
  }

  /// Does what changes the group, which only somebody can.
  private mutating func act(on input: GroupInput) throws {
    guard let member else { return try say("Who are you? as NAME") }
    switch input {
    case .found: try perform(.founded)
    case .join: try perform(.joined)
    case .leave: try perform(.left)
    case .invite(let guest): try perform(.invited(guest))
    case .create(let points, let capacity, let title):
      // What was undone keeps its number.
      let number = 1 + group.events.count { if case .created = $0.action { true } else { false } }
      let id = Todo.ID("\(number)")
      try perform(.created(Todo(id: id, title: title, points: points, capacity: capacity)))
      try say("It is todo \(number).")
    case .claim(let todo): try perform(.claimed(todo))
    case .release(let todo): try perform(.released(todo))
    case .steal(let todo):
      let owner = group.view(asOf: now).todo(todo)?.claims.first?.member
      try perform(.stole(todo, from: owner ?? member))
    case .confirm(let todo): try perform(.confirmed(todo))
    case .withdraw(let todo): try perform(.withdrew(todo))
    case .edit(let todo, let change): try perform(.edited(todo, [change]))
    case .say(let todo, let text): try perform(.commented(todo, completion: nil, text: text))
    case .cheer(let todo):
      let completion = group.view(asOf: now).todo(todo)?.completions.last
      try perform(.cheered(todo, completion: completion?.id, symbol: "👏"))
    case .remove(let other): try perform(.removed(other))
    case .erase(let other): try confirm(group.erase(other, by: member, at: now))
    case .penalize(let other, let todo): try perform(.penalized(other, for: todo))
    case .openVote(let todo, let length, let quorum):
      let date = now
      let end = date + length.seconds
      try confirm(
        group.openVote(on: todo, until: end, quorum: quorum, by: member, at: date)
      )
      try say("To vote: vote \(todo) POINTS. It is counted on \(text.days.day(of: end)).")
    case .vote(let todo, let points): try perform(.voted(todo, points: points))
    case .openChallenge(let goal, let length, let reward, let title):
      // What was undone keeps its number.
      let number =
        1 + group.events.count { if case .challengeOpened = $0.action { true } else { false } }
      let date = now
      let challenge = GroupChallenge(
        id: GroupChallenge.ID("\(number)"),
        title: title,
        goal: goal,
        until: date + length.seconds,
        reward: reward
      )
      try confirm(group.open(challenge, by: member, at: date))
    case .closeSeason:
      guard let season = group.view(asOf: now).season else { return try say("No season is open.") }
      try perform(.seasonClosed(season.id))
    case .complete(let todo): try complete(todo, by: member)
    case .openSeason(let id, let length, let repeats):
      let event = try group.openSeason(
        id: id,
        lasting: length,
        repeats: repeats,
        by: member,
        at: now
      )
      try confirm(event)
    case .achievements:
      try list(text.achievements(of: member), orSay: "There are no achievements.")
      if group.profile(of: member, at: now)?.unseen.isEmpty == false {
        try group.markSeen(by: member, at: now)
      }
    default: break
    }
  }

  private mutating func perform(_ action: PlayerGroup.Action) throws {
    try confirm(try group.perform(action, by: member, at: now))
  }

  private mutating func confirm(_ event: PlayerGroup.Event) throws {
    try console.printParagraph(
      "✓ \(text.sentence(for: event))",
      hanging: 2,
      render: console.style.green
    )
  }

  private mutating func complete(_ todo: Todo.ID, by member: Member.ID) throws {
    let report = try group.complete(todo, by: member, at: now)
    try confirm(report.event)
    guard !report.completion.isWaiting else {
      return try say("Others must confirm it: confirm \(todo)")
    }
    for credit in report.completion.credits {
      let bonus = credit.bonus > 0 ? " and \(credit.bonus) for catching up" : ""
      try say("\(credit.member): \(Count(credit.points, "point"))\(bonus)")
    }
    for level in report.levels {
      try say("\(member) reaches level \(level).")
    }
    let view = text
    for challenge in view.view.challenges where challenge.metAt == report.event.date {
      try say(view.news(of: challenge))
    }
    let book = group.rules.achievements.achievements
    for unlock in report.achievements {
      if let achievement = book.first(where: { $0.id == unlock.tier.achievement }) {
        try say("\(member) has a new achievement: \(achievement.title)")
      }
    }
    let board = view.view.leaderboard(.season)
    if let standing = board.standing(of: member) {
      try say("\(member) is number \(standing.rank) with \(Count(standing.points, "point")).")
    }
  }

  /// Takes back the last event that still counts.
  private mutating func undo() throws {
    let last = group.events.last { event in
      // Looking is nothing to take back.
      if case .voided = event.action { return false }
      if case .sawAchievements = event.action { return false }
      return group.effect(of: event.id) == .effective
    }
    guard let last else { return try say("There is nothing to undo.") }
    guard let member else { return try say("Who are you? as NAME") }
    let what = text.sentence(for: last)
    let report = try group.void(last.id, by: member, at: now)
    try console.printParagraph("✓ undone: \(what)", hanging: 2, render: console.style.green)
    for change in report.consequences {
      for sentence in change.sentences(in: .english) { try say(sentence) }
    }
  }

  private mutating func wait(_ span: CalendarSpan) throws {
    guard clock.isSet else {
      return try say(
        "Time passes by the clock. To fast-forward, start a game with --at DATE."
      )
    }
    let before = text.view
    guard clock.wait(span, in: group.content.calendar) else {
      return try say("That is too long: the calendar ends in \(CalendarDay.last.year).")
    }
    let after = text
    try say("It is \(after.days.day(of: after.view.date)).")
    for line in after.news(since: before) { try say(line) }
  }

  private var todoLines: [String] {
    mutating get {
      text.view.todos.filter { $0.state != .withdrawn }.map { board in
        let people = board.claims.map { "\($0.member)" }.joined(separator: ", ")
        let state =
          switch board.state {
          case .scheduled: "later"
          case .open: board.creator == member ? "open, yours" : "open"
          case .claimed: "claimed by \(people)"
          case .completed:
            board.completions.last.map {
              "done by \($0.members.map { "\($0)" }.joined(separator: ", "))"
                + ($0.isWaiting ? ", to be confirmed" : "")
            } ?? "done"
          case .withdrawn: "withdrawn"
          }
        let vote =
          board.vote.map {
            ", \(Count($0.votes.count, "vote")) until \(text.days.lastDay(before: $0.deadline))"
          } ?? ""
        let several = board.todo.capacity > 1 ? " for \(board.todo.capacity)" : ""
        return
          "\(board.id)  \(board.todo.title), \(Count(board.todo.points, "point"))\(several): \(state)\(vote)"
      }
    }
  }
}
