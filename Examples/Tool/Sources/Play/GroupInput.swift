// SPDX-License-Identifier: Apache-2.0
import Gamification

/// What people at a shared device can ask of a group.
enum GroupInput: Hashable {
  case switchTo(Member.ID)
  case found, join, leave
  case invite(Member.ID)
  case create(points: Int, capacity: Int, title: String)
  case claim(Todo.ID), release(Todo.ID), complete(Todo.ID), steal(Todo.ID), confirm(Todo.ID)
  case withdraw(Todo.ID)
  case edit(Todo.ID, Todo.Change), say(Todo.ID, String), cheer(Todo.ID)
  case remove(Member.ID)
  case erase(Member.ID)
  case penalize(Member.ID, Todo.ID)
  /// A vote on what a todo should be worth.
  case openVote(Todo.ID, CalendarSpan, quorum: Int)
  case vote(Todo.ID, points: Int)
  case openChallenge(GroupChallenge.Goal, CalendarSpan, GroupChallenge.Reward, title: String)
  case openSeason(Season.ID, CalendarSpan, repeats: Bool)
  case closeSeason
  case undo
  case todos, challenges, achievements, help, quit
  case board(Leaderboard.Scope)
  case explain(Member.ID?)
  case wait(CalendarSpan)
  case nothing
  /// Something else, with what to say about it.
  case unclear(String)

  /// How each command is written, and what it does.
  static let usage: [(form: String, meaning: String)] = [
    ("as NAME", "NAME is at the device from now on"),
    ("found", "found the group, and be its administrator"),
    ("join", "join the group; leave: leave it"),
    ("invite NAME", "invite someone"),
    ("new 20 TITLE", "put a todo for 20 points on the board; new 20/2 TITLE: for two"),
    ("claim 3", "take on todo 3; drop 3: give it back"),
    ("done 3", "say that you have done todo 3"),
    ("steal 3", "take over todo 3 from someone who does not do it"),
    ("confirm 3", "confirm that others have done todo 3"),
    ("withdraw 3", "take todo 3 off the board"),
    ("change 3 points 25", "make todo 3 worth 25 points; change 3 title TITLE: call it otherwise"),
    ("say 3 TEXT", "comment on todo 3; cheer 3: cheer for whoever did it"),
    ("remove NAME", "remove NAME from the group (administrators)"),
    ("erase NAME", "erase NAME and all that they wrote, for good (themselves or administrators)"),
    ("penalize NAME 3", "take away what NAME got for todo 3 (administrators)"),
    (
      "ask 3 2 days",
      "let all vote for two days on what todo 3 is worth; ask 3 2 days 4: needs 4 votes"
    ),
    ("vote 3 25", "vote that todo 3 should be worth 25 points; the median counts"),
    (
      "challenge 8 todos 2 weeks 10 each TITLE",
      "set a goal: together 8 todos (or points) within two weeks, for 10 points each (or together)"
    ),
    ("challenges", "show the challenges, and how far the group is"),
    ("season NAME 4 weeks", "open a season; season NAME every 4 weeks: one after another"),
    ("close", "close the season"),
    ("undo", "take back what was done last"),
    ("todos", "show the board of todos"),
    ("board", "show the leaderboard of the season; board all: of all time"),
    ("explain NAME", "show where points come from; without a name your own"),
    ("achievements", "show your achievements"),
    ("wait 4 weeks", "let time pass, in a game with --at"),
    ("ctrl-D", "quit; with --save the same command continues"),
  ]

  /// Understands a line.
  init(_ line: String) {
    // A colon in front, as in a quiz, is fine.
    let start = line.drop(while: \.isWhitespace)
    let text = start.hasPrefix(":") ? start.dropFirst() : start
    let words = text.split(whereSeparator: \.isWhitespace).map { String($0) }
    guard let verb = words.first?.lowercased() else {
      self = .nothing
      return
    }
    let rest = Array(words.dropFirst())
    guard let input = Self.plain(verb, rest) ?? Self.about(verb, rest) ?? Self.longer(verb, rest)
    else {
      let form = Self.usage.first { $0.form == verb || $0.form.hasPrefix("\(verb) ") }?.form
      self = .unclear(
        form.map { "Write it as in “\($0)”." }
          ?? "There is no command “\(words[0].onOneLine)”. :help lists what you can do."
      )
      return
    }
    self = input
  }

  /// A verb alone.
  private static func plain(_ verb: String, _ rest: [String]) -> GroupInput? {
    guard rest.isEmpty else { return nil }
    return switch verb {
    case "found": .found
    case "join": .join
    case "leave": .leave
    case "close": .closeSeason
    case "undo": .undo
    case "todos": .todos
    case "challenges": .challenges
    case "board": .board(.season)
    case "explain": .explain(nil)
    case "achievements": .achievements
    case "help", "h", "?": .help
    case "quit", "exit", "q": .quit
    default: nil
    }
  }

  /// A verb with a name or the number of a todo.
  private static func about(_ verb: String, _ rest: [String]) -> GroupInput? {
    guard rest.count == 1 else { return nil }
    let member = Member.ID(rest[0])
    switch verb {
    case "as": return .switchTo(member)
    case "invite": return .invite(member)
    case "remove": return .remove(member)
    case "erase": return .erase(member)
    case "explain": return .explain(member)
    case "board": return rest[0] == "all" ? .board(.lifetime) : nil
    default: break
    }
    guard let todo = todo(rest[0]) else { return nil }
    return switch verb {
    case "claim": .claim(todo)
    case "drop": .release(todo)
    case "done": .complete(todo)
    case "steal": .steal(todo)
    case "confirm": .confirm(todo)
    case "withdraw": .withdraw(todo)
    case "cheer": .cheer(todo)
    default: nil
    }
  }

  private static func longer(_ verb: String, _ rest: [String]) -> GroupInput? {
    switch verb {
    case "new":
      guard rest.count >= 2 else { return nil }
      let numbers = rest[0].split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard let points = numbers[0], numbers.count <= 2,
        let capacity = numbers.count == 2 ? numbers[1] : 1
      else { return nil }
      let title = rest.dropFirst().joined(separator: " ")
      return .create(points: points, capacity: capacity, title: title)
    case "change":
      guard rest.count >= 3, let todo = todo(rest[0]) else { return nil }
      let value = rest[2...].joined(separator: " ")
      switch rest[1].lowercased() {
      case "title": return .edit(todo, .title(value))
      case "points": return Int(value).map { .edit(todo, .points($0)) }
      default: return nil
      }
    case "say":
      guard rest.count >= 2, let todo = todo(rest[0]) else { return nil }
      return .say(todo, rest.dropFirst().joined(separator: " "))
    case "penalize":
      guard rest.count == 2, let todo = todo(rest[1]) else { return nil }
      return .penalize(Member.ID(rest[0]), todo)
    case "ask":
      guard rest.count == 3 || rest.count == 4, let todo = todo(rest[0]),
        let length = span(rest[1...2]), let quorum = rest.count == 4 ? Int(rest[3]) : 1
      else { return nil }
      return .openVote(todo, length, quorum: quorum)
    case "vote":
      guard rest.count == 2, let todo = todo(rest[0]), let points = Int(rest[1]) else { return nil }
      return .vote(todo, points: points)
    case "challenge":
      guard rest.count >= 7, let goal = goal(rest[0], rest[1]), let length = span(rest[2...3]),
        let reward = reward(rest[4], rest[5])
      else { return nil }
      return .openChallenge(goal, length, reward, title: rest[6...].joined(separator: " "))
    case "season":
      let repeats = rest.count == 4 && rest[1] == "every"
      guard rest.count == 3 || repeats, let length = span(rest.suffix(2)) else { return nil }
      return .openSeason(Season.ID(rest[0]), length, repeats: repeats)
    case "wait":
      guard let length = span(rest[...]) else { return nil }
      return .wait(length)
    default:
      return nil
    }
  }

  /// A todo by its number, with or without a sign before it.
  private static func todo(_ word: String) -> Todo.ID? {
    Int(word.hasPrefix("#") ? String(word.dropFirst()) : word).map { Todo.ID("\($0)") }
  }

  /// What is to be reached, such as "8 todos".
  private static func goal(_ number: String, _ noun: String) -> GroupChallenge.Goal? {
    guard let amount = Int(number) else { return nil }
    return switch noun.lowercased() {
    case "todo", "todos": .todos(amount)
    case "point", "points": .points(amount)
    default: nil
    }
  }

  /// What there is for it, such as "10 each".
  private static func reward(_ number: String, _ way: String) -> GroupChallenge.Reward? {
    guard let points = Int(number) else { return nil }
    return switch way.lowercased() {
    case "each": .each(points)
    case "together": .split(points)
    default: nil
    }
  }

  /// A length such as "4 weeks", in days, weeks or months.
  private static func span(_ words: ArraySlice<String>) -> CalendarSpan? {
    guard words.count == 2, let count = words.first.flatMap({ Int($0) }), count >= 1,
      let unit = words.last?.lowercased()
    else { return nil }
    let measure: CalendarSpan.Measure? =
      switch unit {
      case "day", "days": .days
      case "week", "weeks": .weeks
      case "month", "months": .months
      default: nil
      }
    return measure.map { CalendarSpan(count, $0) }
  }
}
