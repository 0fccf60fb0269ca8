// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension PlayerGroup {
  /// A reminder of a chore for a member, as data for any front end.
  ///
  /// It is for who works on a todo or whose turn it is, and, while nobody does and it is nobody's
  /// turn, for everyone.
  public struct Reminder: Identifiable, Hashable, Sendable {
    /// Identifies a reminder: each reason once for each round of a todo.
    public typealias ID = Identifier<Reminder>

    /// The reason for a reminder.
    public enum Cause: String, Hashable, Sendable, CaseIterable, Comparable {
      /// It is the member's turn, or the todo is meant for them.
      case turn
      /// The todo is due soon.
      case dueSoon
      /// The todo is overdue.
      case overdue

      /// Whether one reason comes before the other: a turn first, then what is due soon.
      public static func < (left: Self, right: Self) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
      }
    }

    /// The todo.
    public let todo: Todo.ID
    /// Its title.
    public let title: String
    /// The reason.
    public let cause: Cause
    /// The date when to show it.
    public let date: Date
    /// The first instant at which the todo is overdue, on the clocks of the group; nil when it is
    /// not due at any time.
    ///
    /// Its `lastDay` is the day by which a todo is due that has no time.
    public let due: PlayerGroup.Moment?

    /// The identifier, for notifications of a platform that are scheduled ahead and replaced.
    public var id: ID {
      ID("\(todo) \(cause.rawValue) \(date.milliseconds ?? 0)")
    }

    /// Returns what it says.
    public func sentence(in phrasebook: Phrasebook) -> String {
      func say(_ sentence: Sentence) -> String { gameSentences(sentence, in: phrasebook) }
      var values: [String: Sentence.Value] = ["todo": .text(title)]
      guard cause != .turn, let due else { return say(Sentence("reminder.turn", values)) }
      values["date"] = .text(say(due.sentence))
      let form = due.lastDay == nil ? "" : ".day"
      return say(Sentence("reminder.\(cause.rawValue)\(form)", values))
    }
  }

  /// Returns the reminders of chores for a member: those that hold at a date, and those that come
  /// until another one if nothing changes.
  ///
  /// ```swift
  /// for reminder in group.upcomingReminders(for: "bob", at: now, until: inAWeek) {
  ///   schedule(reminder.sentence(in: .german), at: reminder.date, id: reminder.id.rawValue)
  /// }
  /// ```
  ///
  /// It changes nothing. Ask again after every change of the group.
  ///
  /// - Parameters:
  ///   - member: The member; there is nothing for someone who is none.
  ///   - date: The date. Reminders that began before it are among the results as long as they hold.
  ///   - end: The last date of a reminder.
  ///   - lead: The time before a todo is due from which it is due soon; a day by default.
  /// - Returns: The reminders, the earliest first.
  /// - Complexity: O(*n* log *n*) for *n* todos.
  public func upcomingReminders(
    for member: Member.ID,
    at date: Date,
    until end: Date,
    before lead: Duration = .seconds(86_400)
  ) -> [PlayerGroup.Reminder] {
    view(asOf: date).upcomingReminders(for: member, until: end, before: lead)
  }
}

extension GroupView {
  /// Returns the reminders of chores for a member at the date of the view, and those that come
  /// until another one; see ``PlayerGroup/upcomingReminders(for:at:until:before:)``.
  public func upcomingReminders(
    for member: Member.ID,
    until end: Date,
    before lead: Duration = .seconds(86_400)
  ) -> [PlayerGroup.Reminder] {
    guard state.membership.isMember(member) else { return [] }
    return state.todos.values.flatMap { state.reminders(of: $0, for: member, before: lead) }
      .filter { $0.date <= end }
      .sorted { ($0.date, $0.todo, $0.cause) < ($1.date, $1.todo, $1.cause) }
  }
}

extension GroupState {
  /// All reminders of a todo for a member in the round that is open, or in the one that is planned.
  fileprivate func reminders(
    of board: GroupView.BoardTodo,
    for member: Member.ID,
    before lead: Duration
  ) -> [PlayerGroup.Reminder] {
    let since: Date
    var (isMeant, isFree, dueAt) = (false, false, board.dueAt)
    switch board.state {
    case .withdrawn: return []
    case .open, .claimed:
      since = board.todo.rota.isEmpty ? board.openSince : max(board.openSince, board.turnSince)
      let isWorking = board.claim(of: member) != nil
      let meant = reservation(of: board)
      guard isWorking || board.claims.count < board.todo.capacity else { return [] }
      isMeant = meant == member && !isWorking
      isFree = isWorking || meant == nil
    case .completed, .scheduled:
      guard let opening = board.opensAgainAt else { return [] }
      since = opening
      var next = board
      if board.state == .completed {
        next.turn = nextTurn(of: board)
        dueAt = board.todo.due.flatMap { $0.recurs ? $0.date(openSince: opening, by: days) : nil }
      }
      let meant = reservation(of: next)
      isMeant = meant == member
      isFree = meant == nil
    }
    guard isMeant || isFree else { return [] }
    func reminder(_ cause: PlayerGroup.Reminder.Cause, at date: Date) -> PlayerGroup.Reminder {
      PlayerGroup.Reminder(
        todo: board.id,
        title: board.todo.title,
        cause: cause,
        date: date.truncatedToMilliseconds ?? date,
        due: dueAt.map(deadline)
      )
    }
    var reminders = isMeant ? [reminder(.turn, at: since)] : []
    if let dueAt {
      let (seconds, attoseconds) = lead.components
      let ahead = Double(seconds) + Double(attoseconds) / 1e18
      let soon = max(since, dueAt.addingTimeInterval(-max(ahead, 0)))
      if soon < dueAt { reminders.append(reminder(.dueSoon, at: soon)) }
      reminders.append(reminder(.overdue, at: dueAt))
    }
    return reminders
  }
}
