// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

// Todos that are done: completed, confirmed, credited.
extension PlayerGroup {
  /// The outcome of completing a todo, to show right afterwards.
  public struct CompletionReport: Hashable, Sendable {
    /// The event.
    public let event: Event
    /// The completion: who did it, the points for each of them, and whether others must confirm it
    /// first.
    public let completion: GroupView.TodoCompletion
    /// The change in the total points of the member who completed it: the share and the bonus,
    /// after caps.
    public let points: Int
    /// The season in which the points count, or nil if none was open.
    public let season: Season?
    /// The levels reached with it, each for an app to announce; usually empty.
    public let levels: Range<Int>
    /// The achievements that the completing member unlocked with it.
    public let achievements: [Achievement.Unlock]
  }

  /// Lets a member report that they have done a todo that they had claimed.
  ///
  /// It is credited at once, to all who had claimed it in exact shares, unless the rule book asks
  /// others to confirm it. It counts for the date on which it was done, so saving todos for the
  /// next season does not pay:
  ///
  /// ```swift
  /// try group.complete("windows", by: "bob", at: sunday, stamp: .init(recordedAt: monday))
  /// group.leaderboard(.season, at: monday).standing(of: "bob")?.rank
  /// ```
  ///
  /// - Parameters:
  ///   - todo: The todo.
  ///   - member: The member who has done it.
  ///   - date: When it was done.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The points, levels and achievements that it brought.
  /// - Throws: ``GroupError/TodoError/notClaimed(_:by:)``, ``GroupError/TodoError/inState(_:_:)``,
  ///   ``GroupError/TodoError/unknown(_:)``,
  ///   ``GroupError/TodoError/completedTooSoon(_:possibleFrom:)``,
  ///   ``GroupError/TodoError/reportedTooLate(_:possibleUntil:)`` and
  ///   ``GroupError/tooManyPoints(_:)``.
  /// - Complexity: That of `perform(_:by:at:stamp:)`, and O(*u* log *u*) for *u* achievements of
  ///   the member.
  @discardableResult
  public mutating func complete(
    _ todo: Todo.ID,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> CompletionReport {
    // Figures, not a view: a copy of the state would make changing it slow.
    let before = log.state.progress.figures(of: member)
    let done = try perform(.completed(todo), by: member, at: date, stamp: stamp)
    let completion = log.state.todos[todo]?.done.last { $0.id == done.id }
    guard let completion else {
      // Only an event that was in the log before, and is void or refused there, has completed
      // nothing.
      throw effect(of: done.id)?.refusal ?? .log(.alreadyVoid(done.id.rawValue))
    }
    let gain = log.state.progress.gain(of: member, since: before)
    return CompletionReport(
      event: done,
      completion: completion,
      points: gain.points,
      season: log.state.season(at: done.date),
      levels: gain.levels,
      achievements: gain.unlocks
    )
  }

  /// Confirms that others did a todo; when enough have, it is credited.
  ///
  /// Of a recurring todo it is the oldest completion that the member can confirm.
  ///
  /// - Throws: ``GroupError/TodoError/nothingToConfirm(_:)``,
  ///   ``GroupError/TodoError/cannotConfirm(_:by:)`` and ``GroupError/TodoError/unknown(_:)``.
  @discardableResult
  public mutating func confirm(
    _ todo: Todo.ID,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.confirmed(todo), by: member, at: date, stamp: stamp)
  }
}

extension GroupState {
  mutating func complete(_ id: Todo.ID, _ event: PlayerGroup.Event) throws(GroupError) {
    let member = try membership.member(event.actor)
    let board = try todo(id)
    guard board.state == .open || board.state == .claimed else {
      throw .todo(.inState(board.state, id))
    }
    guard board.claim(of: member) != nil else { throw .todo(.notClaimed(id, by: member)) }
    try checkDates(of: event, completing: board)
    let members = order.sorted(board.claims.map(\.member))
    // Who leaves gives back what they had claimed, so all of them are members.
    let others = membership.count - members.count
    let isOnTime = board.dueAt.map { event.date < $0 }
    let completion = GroupView.TodoCompletion(
      id: event.id,
      date: event.date,
      recordedAt: event.recordedAt,
      members: members,
      points: board.todo.points,
      confirmationsNeeded: min(rules.draft.confirmations, others),
      isOnTime: isOnTime,
      timeTags: timeTags.tags(
        at: event.date,
        claimedAt: board.claims.first?.date ?? event.date,
        isOnTime: isOnTime,
        days
      )
    )
    let credited = try settle(completion, of: board.todo, event)
    for member in members {
      claimed[member]?.removeAll { $0 == id }
    }
    todos[id]?.finish(credited)
    planReopening(of: board.todo, after: event.date)
  }

  mutating func confirm(_ id: Todo.ID, _ event: PlayerGroup.Event) throws(GroupError) {
    let member = try membership.member(event.actor)
    let board = try todo(id)
    guard !board.waiting.isEmpty else { throw .todo(.nothingToConfirm(id)) }
    let index = board.waiting.first {
      let completion = board.done[$0]
      return !completion.members.contains(member) && !completion.confirmedBy.contains(member)
    }
    guard let index else { throw .todo(.cannotConfirm(id, by: member)) }
    var completion = board.done[index]
    completion.confirmedBy.append(member)
    // Points that were changed since are for later completions.
    var todo = board.todo
    todo.points = completion.points
    let credited = try settle(completion, of: todo, event)
    todos[id]?.replace(credited, at: index)
  }

  /// Refuses a completion that is too early or reported too late.
  private func checkDates(of event: PlayerGroup.Event, completing board: GroupView.BoardTodo)
    throws(GroupError)
  {
    if let age = rules.draft.minimumAge {
      let date = days.date(age, after: board.openSince)
      guard let date, date <= event.date else {
        throw .todo(.completedTooSoon(board.id, possibleFrom: date))
      }
    }
    if let span = rules.draft.reportWithin, let date = days.date(span, after: event.date) {
      guard event.recordedAt <= date else {
        throw .todo(.reportedTooLate(board.id, possibleUntil: date))
      }
    }
  }

  /// Gives everyone the points of a completion, unless others must confirm it still.
  ///
  /// - Returns: The completion with its credits.
  private mutating func settle(
    _ completion: GroupView.TodoCompletion,
    of todo: Todo,
    _ event: PlayerGroup.Event
  ) throws(GroupError) -> GroupView.TodoCompletion {
    guard !completion.isWaiting else { return completion }
    let season = findSeason(at: completion.date)
    let earned = CompletionCredit(completion, of: todo, in: season, event, &self)
    try record(earned.entries)
    for credit in earned.credits {
      noteCatchUp(of: credit, in: season)
      record(
        .todo,
        id: credit.entry.activity,
        by: credit.member,
        subject: todo.id.rawValue,
        amount: credit.points,
        tags: todo.tags.filter { !TimeTags.isReserved($0) } + completion.timeTags,
        at: completion.date
      )
    }
    if let season {
      notePoints(of: earned.credits.map(\.member), in: season, at: event.date)
    }
    for (number, challenge) in earned.challenges.enumerated() {
      update(challenge, number: number, event)
    }
    var completion = completion
    completion.credits = earned.credits
    return completion
  }
}

/// The points that the completion of a todo brings everyone, found before anything is changed.
struct CompletionCredit {
  /// The credit of each of those who did it.
  private(set) var credits: [GroupView.TodoCredit] = []
  /// The challenges that it brings forward, as they are then.
  private(set) var challenges: [GroupChallenge.Progress] = []
  /// The entries for the ledger, for the todo and for challenges that are met with it.
  private(set) var entries: [Ledger.Entry] = []

  /// Computes the points that the completion of a todo brings.
  ///
  /// - Parameters:
  ///   - completion: The completion, confirmed as far as it must be.
  ///   - todo: The todo that was done.
  ///   - season: The season in which it was done.
  ///   - event: The event that completes or confirms it.
  ///   - state: The state before it.
  init(
    _ completion: GroupView.TodoCompletion,
    of todo: Todo,
    in season: Season?,
    _ event: PlayerGroup.Event,
    _ state: inout GroupState
  ) {
    let shares = ExactSplit.shares(of: todo.points, among: completion.members)
    for share in shares {
      let extra = state.extraPoints(for: share, of: todo, in: season, at: completion.date)
      let points = share.points + extra
      let bonus = state.catchUpBonus(for: points, of: share.member, in: season)
      let entry = Ledger.Entry(
        id: event.entryID(entries.count),
        member: share.member,
        change: .points(points, bonus: bonus),
        reason: PointsReason(shares.count > 1 ? .shared : .todo, subject: todo.id.rawValue),
        date: completion.date,
        recordedAt: event.recordedAt
      )
      entries.append(entry)
      credits.append(
        GroupView.TodoCredit(
          member: share.member,
          entry: entry.id,
          points: points,
          extra: extra,
          bonus: bonus
        )
      )
    }
    for id in state.runningChallenges {
      guard var challenge = state.challenges[id], challenge.counts(todo, at: completion.date)
      else { continue }
      challenge.add(shares, for: completion.id, at: event.date)
      challenges.append(challenge)
      for reward in challenge.rewards(state.order) {
        entries.append(
          Ledger.Entry(
            id: event.entryID(entries.count),
            member: reward.member,
            change: .points(reward.points),
            reason: PointsReason(.challenge, subject: id.rawValue),
            date: event.date,
            recordedAt: event.recordedAt
          )
        )
      }
    }
  }
}

extension GroupState {
  /// Returns how many points multipliers add to a share of a todo.
  fileprivate func extraPoints(
    for share: (member: Member.ID, points: Int),
    of todo: Todo,
    in season: Season?,
    at date: Date
  ) -> Int {
    guard let earnings else { return 0 }
    let activity = PlayerActivity(
      id: "todo",
      member: share.member,
      kind: .todo,
      subject: todo.id.rawValue,
      amount: share.points,
      tags: Set(todo.tags),
      season: season?.id.rawValue,
      at: date
    )
    let steps = earnings.earnings(of: [activity], days: days).first?.steps ?? []
    let extra = steps.reduce(0) { sum, step in
      if case .multiplier = step.kind { sum + step.points } else { sum }
    }
    // Above what rules can earn a todo keeps its points.
    return max(-share.points, min(extra, Ledger.maximumPoints - share.points))
  }
}

extension PlayerGroup.Event {
  /// The identifier of an entry that follows from the event; a number after the last "#"
  /// distinguishes several.
  func entryID(_ number: Int) -> Ledger.Entry.ID { "\(id)#\(number)" }
}

/// Shares of a whole number that add up to it.
///
/// Everyone gets the same, and what is left over goes one by one to the first: for equal claims
/// this is the method of the largest remainder, with ties broken by the order.
enum ExactSplit {
  /// Returns a share for each member, in their order.
  ///
  /// - Parameters:
  ///   - whole: The number to share, not negative.
  ///   - members: The members who share it, each once, in a ``MemberOrder``.
  /// - Returns: The shares.
  static func shares(
    of whole: Int,
    among members: some Collection<Member.ID>
  ) -> [(member: Member.ID, points: Int)] {
    guard !members.isEmpty else { return [] }
    let (share, rest) = whole.quotientAndRemainder(dividingBy: members.count)
    return members.enumerated().map { index, member in
      (member, share + (index < rest ? 1 : 0))
    }
  }
}
