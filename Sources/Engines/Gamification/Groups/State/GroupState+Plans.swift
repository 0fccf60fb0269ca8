// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import Recurrences

// When todos are open and due, and whose turn it is.
extension GroupState {
  /// The only member who may claim a todo, if there is one who is in the group.
  func reservation(of board: GroupView.BoardTodo) -> Member.ID? {
    turn(of: board).map { board.todo.rota[$0] }
      ?? board.todo.assignee.flatMap { membership.isMember($0) ? $0 : nil }
  }

  /// Returns the index in the rota of the member whose turn it is: the first one from the turn on
  /// who is in the group.
  private func turn(of board: GroupView.BoardTodo) -> Int? {
    let rota = board.todo.rota
    return rota.indices.lazy.map { (board.turn + $0) % rota.count }
      .first { membership.isMember(rota[$0]) }
  }

  /// Returns the index in the rota of the member whose turn it is when a todo that was done is open
  /// again.
  func nextTurn(of board: GroupView.BoardTodo) -> Int {
    turn(of: board).map { ($0 + 1) % board.todo.rota.count } ?? board.turn
  }

  /// Returns a new todo with the dates when it opens and is due.
  ///
  /// - Throws: If it never opens, or is overdue at once.
  func planned(
    _ board: GroupView.BoardTodo,
    at date: Date
  ) throws(GroupError) -> GroupView.BoardTodo {
    var board = board
    if let schedule = board.todo.schedule {
      board.scheduleStart = days.day(of: date)
      if !schedule.isOpen(at: date, from: board.scheduleStart, by: days) {
        guard let opening = opening(of: board, after: date) else {
          throw .todo(.invalidPlan(board.id))
        }
        board.state = .scheduled
        board.opensAgainAt = opening
      }
    }
    let dueAt = board.todo.due?.date(openSince: board.opensAgainAt ?? date, by: days)
    if let dueAt, dueAt <= date { throw .deadlinePassed(deadline(dueAt)) }
    board.dueAt = dueAt
    return board
  }

  /// Puts a new todo on the board, with what follows from its dates.
  mutating func putOnBoard(_ board: GroupView.BoardTodo, at date: Date) {
    todos[board.id] = board
    if let opening = board.opensAgainAt {
      agenda.add(.reopen(board.id), at: opening)
    } else if board.hasTurns {
      planTurn(of: board.id, from: date)
    }
  }

  /// Plans when a todo that was done is open again, if it recurs.
  mutating func planReopening(of board: GroupView.BoardTodo, after date: Date) {
    guard let opening = opening(of: board, after: date) else { return }
    todos[board.id]?.opensAgainAt = opening
    agenda.add(.reopen(board.id), at: opening)
  }

  /// Returns the date when a todo opens next after a date, or nil when it no longer does.
  func opening(of board: GroupView.BoardTodo, after date: Date) -> Date? {
    if let schedule = board.todo.schedule {
      return schedule.opening(after: date, from: board.scheduleStart, by: days)
    }
    guard let span = board.todo.repeats else { return nil }
    let today = days.day(of: date)
    return span.isOfDays
      ? days.day(span, after: today).map { days.interval(of: $0).lowerBound }
      : days.date(span, after: date)
  }

  /// Puts a recurring todo on the board again, and gives the turn to the next one.
  mutating func reopen(_ id: Todo.ID, at date: Date) {
    endRound(ofGhostIn: id, at: date)
    // A penalty may have put it on the board already, or someone may have withdrawn it.
    guard let board = todos[id], board.opensAgainAt == date,
      board.state == .completed || board.state == .scheduled
    else { return }
    if board.state == .completed {
      let next = nextTurn(of: board)
      todos[id]?.turn = next
      todos[id]?.dueAt = nil
    }
    putOnBoard(id, at: date)
  }

  /// Begins the next round of a todo whose last completion is void, as if it had been done.
  private mutating func endRound(ofGhostIn id: Todo.ID, at date: Date) {
    guard let board = todos[id], let ghost = board.ghosts.first, ghost.reopensAt == date else {
      return
    }
    todos[id]?.ghosts = []
    guard board.state == .open || board.state == .claimed else { return }
    for member in ghost.members where board.claim(of: member) != nil {
      removeClaim(of: member, from: id)
    }
    let next = nextTurn(of: board)
    todos[id]?.turn = next
    todos[id]?.openSince = date
    todos[id]?.dueAt = board.todo.due.flatMap {
      $0.recurs ? $0.date(openSince: date, by: days) : nil
    }
    planTurn(of: id, from: date)
  }

  /// Makes a todo that was done open again.
  mutating func putOnBoard(_ id: Todo.ID, at date: Date) {
    todos[id]?.open(at: date, by: days)
    planTurn(of: id, from: date)
  }

  // MARK: Missed turns

  /// The number of turns in a row that nobody took after which the todo only waits.
  private static let maximumMissedTurns = 1000

  /// Plans when a turn that begins at a date is missed: when the todo would open once more.
  mutating func planTurn(of id: Todo.ID, from date: Date) {
    // Most todos have no rota, and had none.
    guard todos[id].map(\.hasTurns) ?? false else { return }
    todos[id]?.turnEndsAt = nil
    todos[id]?.turnSince = date
    guard let board = todos[id], !board.todo.rota.isEmpty, board.todo.schedule != nil,
      board.missedInRow < Self.maximumMissedTurns, let end = opening(of: board, after: date)
    else { return }
    todos[id]?.turnEndsAt = end
    agenda.add(.endTurn(id), at: end)
  }

  /// Notes that a turn was missed, and passes it on if the rules say so.
  mutating func endTurn(of id: Todo.ID, at date: Date) {
    guard let board = todos[id], board.turnEndsAt == date,
      board.state == .open || board.state == .claimed,
      // One who took back what they did in this turn has not missed it.
      !board.ghosts.contains(where: { $0.reopensAt == date })
    else { return }
    if let turn = turn(of: board) {
      todos[id]?.missedInRow += 1
      todos[id]?.missedTurns.append(
        GroupView.MissedTurn(
          todo: id,
          member: board.todo.rota[turn],
          since: board.turnSince,
          date: date
        )
      )
      if rules.draft.missedTurns == .passOn {
        for claim in board.claims { removeClaim(of: claim.member, from: id) }
        let next = nextTurn(of: board)
        todos[id]?.turn = next
        todos[id]?.openSince = date
        if let due = board.todo.due, due.recurs {
          todos[id]?.dueAt = due.date(openSince: date, by: days)
        }
      }
    }
    planTurn(of: id, from: date)
  }
}

extension GroupView.BoardTodo {
  /// Whether it has a rota, or had one whose turn has not ended.
  fileprivate var hasTurns: Bool { !todo.rota.isEmpty || turnEndsAt != nil }
}

/// The tags about time that the achievements and multipliers of a group ask for.
///
/// A completion gets these only, so that groups without them pay nothing.
struct TimeTags: Hashable, Sendable {
  private var asked: Set<String> = []
  private var spans: [String: CalendarSpan] = [:]

  init(askedBy rules: RuleBook) {
    let goals = rules.draft.achievements.achievements.flatMap(\.tiers).map(\.goal.tags)
    for tag in Set((goals + rules.draft.multipliers.map(\.filter.tags)).joined())
    where Self.isReserved(tag) {
      asked.insert(tag)
      spans[tag] = Self.span(of: tag)
    }
  }

  /// The span in which a tag asks for something, if it asks for one.
  static func span(of tag: String) -> CalendarSpan? {
    CalendarSpan.allOfTag.lazy.compactMap { $0(tag) }.first
  }

  /// Whether a tag is about time, so that a todo cannot have it by itself.
  static func isReserved(_ tag: String) -> Bool { tag.hasPrefix(PlayerActivity.timePrefix) }

  /// Whether some completions have a tag about time.
  static func isKnown(_ tag: String) -> Bool {
    tag == PlayerActivity.onTimeTag || tag == PlayerActivity.lateTag || span(of: tag) != nil
  }

  /// Returns the tags of a completion.
  ///
  /// - Parameters:
  ///   - date: The date when the todo was done.
  ///   - claimedAt: The date when the first of those who did it claimed it.
  ///   - isOnTime: Whether that was before it was overdue.
  ///   - days: The reckoning of days.
  /// - Returns: The tags in order.
  func tags(at date: Date, claimedAt: Date, isOnTime: Bool?, _ days: DayReckoning) -> [String] {
    asked.filter { tag in
      switch tag {
      case PlayerActivity.onTimeTag: isOnTime == true
      case PlayerActivity.lateTag: isOnTime == false
      default:
        spans[tag].flatMap { days.date($0, after: claimedAt) }.map { date <= $0 } ?? false
      }
    }.sorted()
  }
}

extension CalendarSpan {
  /// Reads a span from a tag, one function for each measure.
  fileprivate static let allOfTag: [@Sendable (String) -> CalendarSpan?] =
    Measure.allCases.map { measure in
      { tag in
        let words = tag.dropFirst(PlayerActivity.timePrefix.count).split(separator: " ")
        guard words.count == 3, words[0] == "within", let count = Int(words[1]) else { return nil }
        let span = CalendarSpan(count, measure)
        return PlayerActivity.tag(within: span) == tag ? span : nil
      }
    }
}

extension Achievement.Goal {
  /// The tags that it asks for, in whatever way.
  fileprivate var tags: Set<String> {
    switch self {
    case .reach(let metric, _): metric.filter.tags
    case .all(let goals), .any(let goals):
      goals.reduce(into: []) { $0.formUnion($1.tags) }
    case .not(let goal): goal.tags
    }
  }
}

extension PlayerActivity {
  /// The first character of tags that no todo has by itself.
  static let timePrefix = "@"

  /// The tag of a todo that was done before it was overdue.
  ///
  /// ```swift
  /// let punctual = PlayerActivity.Filter(kinds: [.todo], tags: [PlayerActivity.onTimeTag])
  /// ```
  public static let onTimeTag = "@on time"
  /// The tag of a todo that was done when it was overdue.
  public static let lateTag = "@late"

  /// Returns the tag of a todo that was done within a span after it was claimed, for achievements
  /// under time pressure.
  ///
  /// If several did it together, the first of their claims counts.
  ///
  /// ```swift
  /// let quick = PlayerActivity.Filter(kinds: [.todo], tags: [PlayerActivity.tag(within: .hours(2))])
  /// ```
  public static func tag(within span: CalendarSpan) -> String { "@within \(span)" }
}

/// The things that happen in a group by themselves, when their time comes.
struct Agenda: Hashable, Sendable {
  /// Something that happens by itself.
  enum Item: Hashable, Sendable {
    /// A recurring todo is open again.
    case reopen(Todo.ID)
    /// The turn of a recurring todo is missed.
    case endTurn(Todo.ID)
    /// A completion is not confirmed in time.
    case endWaiting(Todo.ID, PlayerGroup.Event.ID)
    /// A vote is counted.
    case count(Todo.ID)
    /// A season ends.
    case end(Season.ID)
    /// A challenge in which members play against each other is decided.
    case decide(GroupChallenge.ID)
  }

  private struct Entry: Hashable, Sendable {
    let date: Date
    let item: Item
  }

  /// The latest first, so that the next one comes off the end; of the same date the one that was
  /// added first is next.
  private var entries: [Entry] = []

  /// Adds what happens at a date.
  mutating func add(_ item: Item, at date: Date) {
    let index = entries.firstIndexInOrder { $0.date <= date }
    entries.insert(Entry(date: date, item: item), at: index)
  }

  /// Takes off the next item, if it happens by a date.
  mutating func next(by date: Date) -> (date: Date, item: Item)? {
    guard hasItem(by: date), let entry = entries.popLast() else { return nil }
    return (entry.date, entry.item)
  }

  /// Whether anything happens by a date.
  func hasItem(by date: Date) -> Bool {
    entries.last.map { $0.date <= date } ?? false
  }
}
