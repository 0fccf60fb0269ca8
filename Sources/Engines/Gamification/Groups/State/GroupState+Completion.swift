// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

// Todos that are done: completed, confirmed, credited.
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

// What only administrators do: penalties and awards.
extension GroupState {
  mutating func penalize(
    _ member: Member.ID,
    for id: Todo.ID,
    _ event: PlayerGroup.Event
  ) throws(GroupError) {
    try membership.administrator(event.actor)
    let board = try todo(id)
    // The latest credit that still stands: of a recurring todo the last time it was done.
    let found = board.done.indices.reversed().lazy.compactMap { index in
      board.done[index].credits.firstIndex { $0.member == member && !$0.isTakenBack }
        .map { (completion: index, credit: $0) }
    }.first
    guard let found else { throw .todo(.nothingToPenalize(member, for: id)) }
    var completion = board.done[found.completion]
    let credit = completion.credits[found.credit]
    try record(try penalty(for: credit, of: board.todo, event))
    completion.credits[found.credit].isTakenBack = true
    todos[id]?.replace(completion, at: found.completion)
    takeBack(credit, of: completion, event)
    let isLast = found.completion == board.done.count - 1
    if isLast, !completion.stands, board.state == .completed {
      putOnBoard(id, at: event.date)
    }
  }

  mutating func give(
    _ award: PlayerGroup.Action.Award,
    to member: Member.ID,
    _ event: PlayerGroup.Event
  ) throws(GroupError) {
    try membership.administrator(event.actor)
    try membership.check(member)
    let change: Ledger.Entry.Change
    switch award {
    case .points(let points):
      guard points >= 1 else { throw .countOutOfRange(points) }
      guard points <= RuleBook.maximumPoints else {
        throw .pointsOutOfRange(points, expected: 1...RuleBook.maximumPoints)
      }
      change = .points(points)
    case .toNextLevel:
      change = progress.changeToNextLevel(of: member)
    }
    try record([
      Ledger.Entry(
        id: event.entryID(0),
        member: member,
        change: change,
        reason: PointsReason(.award),
        date: event.date,
        recordedAt: event.recordedAt
      )
    ])
    if let season = findSeason(at: event.date) {
      notePoints(of: [member], in: season, at: event.date)
    }
  }

  /// The entries that take a credit back and, by the factor of the rule book, more than that.
  private func penalty(
    for credit: GroupView.TodoCredit,
    of todo: Todo,
    _ event: PlayerGroup.Event
  ) throws(GroupError) -> [Ledger.Entry] {
    func entry(_ number: Int, _ change: Ledger.Entry.Change) -> Ledger.Entry {
      Ledger.Entry(
        id: event.entryID(number),
        member: credit.member,
        change: change,
        reason: PointsReason(.penalty, subject: todo.id.rawValue),
        date: event.date,
        recordedAt: event.recordedAt
      )
    }
    let reversal = entry(0, .reversal(of: credit.entry))
    guard valuation.draft.penaltyFactor > .one else { return [reversal] }
    let credited = credit.points + credit.bonus
    guard let extra = try? valuation.draft.penaltyFactor - .one,
      let fine = try? (extra * Fraction(credited)).rounded(.up)
    else { throw .tooManyPoints(credit.member) }
    return fine > 0 ? [reversal, entry(1, .points(-fine))] : [reversal]
  }

  /// Takes everything back that a credit brought apart from points.
  private mutating func takeBack(
    _ credit: GroupView.TodoCredit,
    of completion: GroupView.TodoCompletion,
    _ event: PlayerGroup.Event
  ) {
    forgetCatchUp(of: credit, in: findSeason(at: completion.date))
    revoke(credit, event)
    for challenge in runningChallenges {
      challenges[challenge]?.takeBack(
        credit.points - credit.extra,
        of: credit.member,
        for: completion.id,
        isWhole: !completion.stands
      )
    }
  }
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
