// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

// Todos that are done: completed, confirmed, credited.
extension PlayerGroup {
  /// The outcome of completing a todo, to show right afterwards.
  public struct CompletionReport: Identifiable, Hashable, Sendable {
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
    /// The members whose points, levels, achievements and claims changed, if it was entered before
    /// something else; those who share it included.
    public let consequences: [PlayerGroup.MemberChange]

    /// The identifier of the event.
    public var id: Event.ID { event.id }
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
  ///   - date: The date when it was done.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The points, levels and achievements that it brought.
  /// - Throws: ``GroupError/TodoError/notClaimed(_:by:)``, ``GroupError/TodoError/inState(_:_:)``,
  ///   ``GroupError/TodoError/unknown(_:)``,
  ///   ``GroupError/TodoError/completedTooSoon(_:possibleFrom:)``,
  ///   ``GroupError/log(_:)`` when it is reported too late, and ``GroupError/tooManyPoints(_:)``.
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
    let (done, consequences) = try performTelling(
      .completed(todo),
      by: member,
      at: date,
      stamp: stamp,
      comesLast: log.hasNothing(after: date)
    )
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
      achievements: gain.unlocks,
      consequences: consequences
    )
  }

  /// Says that a todo that waits for confirmation is not done, with the reason.
  ///
  /// It is on the board again, and is credited only if others confirm it who did not know of that.
  /// Of a recurring todo it is the oldest completion that the member can confirm.
  ///
  /// - Throws: ``GroupError/TodoError/nothingToConfirm(_:)``,
  ///   ``GroupError/TodoError/cannotConfirm(_:by:)``, ``GroupError/TodoError/unknown(_:)``, and
  ///   ``GroupError/textOutOfRange(_:expected:)`` for a blank reason or more than 1000 characters.
  @discardableResult
  public mutating func reject(
    _ todo: Todo.ID,
    for reason: String,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.rejected(todo, reason: reason), by: member, at: date, stamp: stamp)
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
  mutating func complete(
    _ id: Todo.ID,
    knowing known: PlayerGroup.Action.Circumstances?,
    _ event: PlayerGroup.Event
  ) throws(GroupError) {
    // Who turns out to have left before gets nothing, but those who share it do.
    let member =
      try known == nil ? membership.member(event.actor) : membership.giver(event.actor)
    let board = try todo(id)
    let isOpen = board.state == .open || board.state == .claimed
    if known == nil {
      // An event of an earlier version says nothing of what was known.
      guard isOpen else { throw .todo(.inState(board.state, id)) }
      guard board.claim(of: member) != nil else { throw .todo(.notClaimed(id, by: member)) }
    }
    let completion = try completion(of: board, by: member, knowing: known, event)
    guard !completion.members.isEmpty else {
      keepForAll(completion, of: board, event)
      throw .member(.notMember(member))
    }
    // Who did it without knowing of others who work on it leaves it to them.
    let isClosing = isOpen && board.isLeft(to: completion.sharers, by: member)
    if !isClosing, rules.draft.sameRound == .first,
      board.done(inRoundSince: completion.openSince).contains(where: { $0.id != event.id })
    {
      throw .todo(.inState(.completed, id))
    }
    let credited =
      completion.isWaiting ? completion : try settle(completion, of: board, event)
    planEndOfWaiting(credited, for: id)
    if isClosing {
      for claim in board.claims {
        claimed[claim.member]?.removeAll { $0 == id }
      }
      todos[id]?.finish(credited)
      planReopening(of: board, after: event.date)
    } else {
      for sharer in completion.members where board.claim(of: sharer) != nil {
        removeClaim(of: sharer, from: id)
      }
      todos[id]?.add(credited)
    }
  }

  /// Makes the change that a completion leaves behind although it is void.
  ///
  /// - Parameters:
  ///   - id: The todo.
  ///   - known: Its circumstances, as they were known.
  ///   - isOwn: Whether its author took it back, so that others who shared it keep theirs.
  ///   - event: The completion.
  mutating func leaveTrace(
    ofCompleting id: Todo.ID,
    knowing known: PlayerGroup.Action.Circumstances?,
    isOwn: Bool,
    _ event: PlayerGroup.Event
  ) {
    guard let member = event.actor, let board = todos[id],
      membership.isMember(member) || known != nil && membership.isGiver(member),
      let completion = try? completion(of: board, by: member, knowing: known, event)
    else { return }
    let isOpen = board.state == .open || board.state == .claimed
    let isClosing = isOpen && board.isLeft(to: completion.sharers, by: member)
    guard known != nil || board.claim(of: member) != nil else { return }
    var trace = completion
    trace.excluded = isOwn ? trace.excluded + [member] : trace.sharers
    if !trace.members.isEmpty,
      let credited = trace.isWaiting ? trace : try? settle(trace, of: board, event)
    {
      planEndOfWaiting(credited, for: id)
      if isClosing {
        for claim in board.claims { claimed[claim.member]?.removeAll { $0 == id } }
        todos[id]?.finish(credited)
        planReopening(of: board, after: event.date)
      } else {
        todos[id]?.add(credited)
      }
      return
    }
    keepForAll(completion, of: board, event)
    guard isClosing, let opening = opening(of: board, after: event.date) else { return }
    todos[id]?.ghosts = [GroupView.BoardTodo.Ghost(reopensAt: opening, members: completion.members)]
    agenda.add(.reopen(id), at: opening)
  }

  /// Counts a completion that gives nobody anything for the goals of all, as soon as it is
  /// confirmed: it is void, or it turned out that those who did it had left before.
  private mutating func keepForAll(
    _ completion: GroupView.TodoCompletion,
    of board: GroupView.BoardTodo,
    _ event: PlayerGroup.Event
  ) {
    var trace = completion
    trace.excluded = trace.sharers
    guard trace.isWaiting else {
      _ = try? settle(trace, of: board, event)
      return
    }
    todos[board.id]?.traces.append(trace)
    planEndOfWaiting(trace, for: board.id)
  }

  /// The completion that an event describes, by what was known of it, or else by the board.
  private func completion(
    of board: GroupView.BoardTodo,
    by member: Member.ID,
    knowing known: PlayerGroup.Action.Circumstances?,
    _ event: PlayerGroup.Event
  ) throws(GroupError) -> GroupView.TodoCompletion {
    // It was done for another todo of that name, which an administrator declared void, by itself or
    // with the joining of its creator: one that came before, or that was there when nobody could
    // know of this one.
    if let known, known.openSince < board.existsSince || isUnknown(board, when: event) {
      throw .todo(.unknown(board.id))
    }
    let openSince = min(known?.openSince ?? board.openSince, event.date)
    if let age = rules.draft.minimumAge {
      let date = days.date(age, after: max(openSince, board.knownSince))
      guard let date, date <= event.date else {
        throw .todo(.completedTooSoon(board.id, possibleFrom: date.map(moment)))
      }
    }
    let sharers: [Member.ID]
    if let known {
      let bounds = 0...membership.pointsCeiling
      guard bounds.contains(known.points) else {
        throw .pointsOutOfRange(known.points, expected: bounds)
      }
      sharers =
        Set(known.members).count == known.members.count && known.members.contains(member)
        ? known.members : [member]
    } else {
      sharers = board.sharers(with: member)
    }
    let members = order.sorted(sharers)
    let claimedAt =
      known?.claimedAt ?? board.claims.first { members.contains($0.member) }?.date ?? event.date
    let isOnTime = (known.map(\.dueAt) ?? board.dueAt).map { event.date < $0 }
    var completion = GroupView.TodoCompletion(
      id: event.id,
      date: event.date,
      recordedAt: event.recordedAt,
      openSince: openSince,
      sharers: members,
      points: known?.points ?? board.todo.points,
      confirmationsNeeded: confirmationsNeeded(for: members, knowing: known),
      isOnTime: isOnTime,
      timeTags: timeTags.tags(
        at: event.date,
        claimedAt: min(claimedAt, event.date),
        isOnTime: isOnTime,
        days
      ),
      known: known
    )
    if completion.confirmationsNeeded > 0 {
      completion.waitsUntil = rules.draft.confirmWithin.flatMap {
        days.date($0, after: event.recordedAt)
      }
    }
    if known != nil {
      completion.excluded = members.filter {
        $0 == member ? !membership.isMember($0) : !membership.isGiver($0)
      }
    }
    return completion
  }

  /// Whether nobody could know of a todo when an event was recorded, also by clocks that differ.
  private func isUnknown(_ board: GroupView.BoardTodo, when event: PlayerGroup.Event) -> Bool {
    board.knownSince > event.recordedAt
      && board.knownSince > event.recordedAt.addingTimeInterval(membership.clocks.tolerance)
  }

  /// Returns the number of others who must confirm a completion: as many as were known to be there.
  ///
  /// Someone who turns out to have joined before could not be asked, and does not keep it waiting.
  /// But everyone knows who founded the group, so a completion that nobody had to confirm needs one
  /// confirmation as long as the founder is there.
  private func confirmationsNeeded(
    for members: [Member.ID],
    knowing known: PlayerGroup.Action.Circumstances?
  ) -> Int {
    let others = known?.confirmations ?? membership.count - members.count
    let least = membership.hasFounder(besides: members) ? 1 : 0
    return min(rules.draft.confirmations, max(others, least))
  }

  /// Notes that a member confirmed a completion, and credits it if that was the last one missing.
  ///
  /// - Parameters:
  ///   - id: The todo.
  ///   - completion: The completion, or nil for the oldest one, in an event of an earlier version.
  ///   - known: The voids of other confirmations that its giver knew of.
  ///   - void: The void by which its giver took it back. It counts no more then, except together
  ///     with confirmations whose givers did not know that.
  ///   - event: The confirmation.
  /// - Throws: The reason it is not possible.
  mutating func confirm(
    _ id: Todo.ID,
    completion: PlayerGroup.Event.ID?,
    without known: [PlayerGroup.Event.ID],
    takenBackBy void: PlayerGroup.Event? = nil,
    _ event: PlayerGroup.Event
  ) throws(GroupError) {
    // Who leaves later, by a date before, has confirmed it all the same.
    let member = try membership.giver(event.actor)
    let board = try todo(id)
    // Where another one found it not done, the confirmation of one who did not know of that counts.
    let index: Int?
    if let completion {
      index = board.done.indices.last { board.done[$0].id == completion }
    } else {
      index = try board.confirmable(nil, by: member)
    }
    let trace = index == nil ? board.traces.firstIndex { $0.id == completion } : nil
    guard var confirmed = index.map({ board.done[$0] }) ?? trace.map({ board.traces[$0] }),
      confirmed.confirmationsMissing > 0
    else { throw .todo(.nothingToConfirm(id)) }
    guard !confirmed.sharers.contains(member), !confirmed.confirmedBy.contains(member) else {
      throw .todo(.cannotConfirm(id, by: member))
    }
    // Those who took theirs back count where that was not known.
    let others = board.takenBack[confirmed.id, default: []].filter { other in
      completion == nil ? !other.void.precedes(event) : !known.contains(other.void.id)
    }
    let givers = Set(others.map(\.member) + confirmed.confirmedBy + [member])
    if void == nil { confirmed.confirmedBy.append(member) }
    let isSettled = givers.count >= confirmed.confirmationsNeeded
    if isSettled { confirmed = try settle(confirmed, of: board, event) }
    todos[id]?.note(confirmed, isSettled: isSettled, at: index, trace: trace)
    if let void, !isSettled {
      todos[id]?.takenBack[confirmed.id, default: []]
        .append(GroupView.BoardTodo.TakenBack(member: member, void: void))
    }
  }

  mutating func reject(
    _ id: Todo.ID,
    completion: PlayerGroup.Event.ID?,
    for reason: String,
    _ event: PlayerGroup.Event
  ) throws(GroupError) {
    let member = try membership.giver(event.actor)
    let board = try todo(id)
    let index = try board.confirmable(completion, by: member)
    // What became known after the time for it changes nothing any more.
    if let end = board.done[index].waitsUntil, end <= event.recordedAt {
      throw .todo(.nothingToConfirm(id))
    }
    try reason.checkLength(in: Self.commentLength)
    var rejected = board.done[index]
    rejected.rejections.append(
      GroupView.TodoRejection(id: event.id, member: member, date: event.date, reason: reason)
    )
    todos[id]?.replace(rejected, at: index)
    if index == board.done.count - 1, board.state == .completed {
      putOnBoard(id, at: event.date)
    }
  }

  /// Plans when the time to confirm a completion is over, if it is limited.
  private mutating func planEndOfWaiting(
    _ completion: GroupView.TodoCompletion,
    for id: Todo.ID
  ) {
    guard completion.isWaiting, let end = completion.waitsUntil else { return }
    agenda.add(.endWaiting(id, completion.id), at: end)
  }

  /// Decides on a completion that nobody confirmed, or found not done, in time.
  mutating func endWaiting(of completion: PlayerGroup.Event.ID, for id: Todo.ID, at date: Date) {
    guard let board = todos[id] else { return }
    let end = PlayerGroup.Event(
      .confirmed(id, completion: completion),
      by: nil,
      at: date,
      id: "\(completion)#w"
    )
    if let trace = board.traces.firstIndex(where: { $0.id == completion && $0.waitsUntil == date })
    {
      if rules.draft.unconfirmed == .credited {
        _ = try? settle(board.traces[trace], of: board, end)
        todos[id]?.traces.remove(at: trace)
      } else {
        let outcome = rules.draft.unconfirmed
        todos[id]?.traces[trace].outcome = outcome
      }
      return
    }
    guard let index = board.place(ofWaiting: completion), board.done[index].waitsUntil == date
    else { return }
    var ended = board.done[index]
    ended.outcome = rules.draft.unconfirmed
    if ended.outcome == .credited {
      // Those who have as many points as there can be did it for nothing.
      ended = (try? settle(ended, of: board, end)) ?? ended
      todos[id]?.replace(ended, at: index)
    } else {
      todos[id]?.replace(ended, at: index)
      if index == board.done.count - 1, board.state == .completed { putOnBoard(id, at: date) }
    }
  }

  /// Gives everyone the points of a completion that nobody must confirm any more.
  ///
  /// - Parameters:
  ///   - completion: The completion. One of which nobody gets anything still counts for what all
  ///     do together.
  ///   - board: The todo that was done.
  ///   - event: The event that completes or confirms it.
  /// - Returns: The completion with its credits.
  /// - Throws: If those who did it have had all of it, and no challenge counts it either.
  private mutating func settle(
    _ completion: GroupView.TodoCompletion,
    of board: GroupView.BoardTodo,
    _ event: PlayerGroup.Event
  ) throws(GroupError) -> GroupView.TodoCompletion {
    // Points that were changed since are for later completions.
    let season = findSeason(at: completion.date)
    let earned = CompletionCredit(completion, of: board, in: season, event, &self)
    guard
      !earned.credits.isEmpty || completion.members.isEmpty || !earned.challenges.isEmpty
    else {
      throw .todo(.inState(.completed, board.id))
    }
    try record(earned.entries)
    let tags = completion.known?.tags ?? board.todo.tags
    for credit in earned.credits {
      noteCatchUp(of: credit, for: completion, in: season)
      // What is more than they have for it already is not done once more.
      guard !earned.toppedUp.contains(credit.member) else { continue }
      record(
        .todo,
        id: credit.entry.activity,
        by: credit.member,
        subject: board.id.rawValue,
        amount: credit.points,
        tags: tags.filter { !TimeTags.isReserved($0) } + completion.timeTags,
        at: completion.date
      )
    }
    if let season, !earned.credits.isEmpty {
      notePoints(of: earned.credits.map(\.member), in: season, at: event.date)
    }
    for (number, challenge) in earned.challenges.enumerated() {
      update(challenge, number: number, event)
    }
    todos[board.id]?.slips += earned.slips
    var completion = completion
    completion.credits = earned.credits
    return completion
  }

  /// The challenges that a completion counts for: those that run, and those for which it counted on
  /// its own device, where nobody knew that they were met.
  func counting(
    _ completion: GroupView.TodoCompletion,
    of todo: Todo
  ) -> [GroupChallenge.Progress] {
    let tags = completion.known?.tags ?? todo.tags
    var counting = runningChallenges.compactMap { challenges[$0] }.filter {
      $0.counts(tags, at: completion.date)
    }
    for id in completion.known?.challenges ?? [] where !counting.contains(where: { $0.id == id }) {
      if let late = challenges[id], late.isInTime(completion.date), late.challenge.counts(tags) {
        counting.append(late)
      }
    }
    return counting
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
  /// The shares that give nobody anything, and that a challenge counts.
  private(set) var slips: [GroupView.BoardTodo.Slip] = []
  /// Those who had points for the same round already, and get what is more than that.
  private(set) var toppedUp: Set<Member.ID> = []

  /// Computes the points that the completion of a todo brings.
  ///
  /// - Parameters:
  ///   - completion: The completion, confirmed as far as it must be.
  ///   - board: The todo that was done.
  ///   - season: The season in which it was done.
  ///   - event: The event that completes or confirms it.
  ///   - state: The state before it.
  init(
    _ completion: GroupView.TodoCompletion,
    of board: GroupView.BoardTodo,
    in season: Season?,
    _ event: PlayerGroup.Event,
    _ state: inout GroupState
  ) {
    let todo = board.todo
    let shares = ExactSplit.shares(of: completion.points, among: completion.sharers)
    let earlier = board.done(inRoundSince: completion.openSince).filter { $0.id != completion.id }
    // The shares of those who get nothing count for what all do together.
    var uncredited: [(member: Member.ID, points: Int)] = []
    // Those who were paid for the round already, with the completions for which they were.
    var repeating: [Member.ID: [PlayerGroup.Event.ID]] = [:]
    for share in shares {
      let isExcluded = completion.excluded.contains(share.member)
      // A member is paid for a round once, and at best: who shared it on another device, too, gets
      // what is missing to the greater share.
      var worth = share
      if !earlier.isEmpty {
        let paid = earlier.flatMap(\.credits).filter { $0.member == share.member }
        if !paid.isEmpty {
          repeating[share.member] = earlier.filter { completion in
            completion.credits.contains { $0.member == share.member }
          }
          .map(\.id)
          guard !isExcluded else {
            uncredited.append(share)
            continue
          }
          worth.points -= paid.reduce(0) { $0 + $1.points - $1.extra }
          guard worth.points > 0 else { continue }
          toppedUp.insert(share.member)
        }
      }
      guard !isExcluded else {
        uncredited.append(share)
        continue
      }
      let extra = state.extraPoints(for: worth, of: todo, in: season, completion)
      let points = worth.points + extra
      let bonus = state.catchUpBonus(for: points, of: share.member, in: season, completion)
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
    guard !credits.isEmpty || !uncredited.isEmpty || !repeating.isEmpty,
      case let counting = state.counting(completion, of: todo),
      !counting.isEmpty
    else { return }
    for var challenge in counting {
      // A round counts once for everyone: of several completions by one that the challenge counts.
      func isNew(_ share: (member: Member.ID, points: Int)) -> Bool {
        repeating[share.member].map { !challenge.hasCounted(anyOf: $0) } ?? true
      }
      let counted = shares.filter { share in
        !uncredited.contains { $0.member == share.member } && isNew(share)
      }
      let others = uncredited.filter(isNew)
      guard !counted.isEmpty || !others.isEmpty else { continue }
      let known = challenge.rewarded
      challenge.add(counted, besides: others, for: completion.id, at: event.date)
      challenges.append(challenge)
      for share in others where !slips.contains(where: { $0.member == share.member }) {
        slips.append(
          GroupView.BoardTodo.Slip(
            completion: completion.id,
            openSince: completion.openSince,
            member: share.member,
            points: share.points
          )
        )
      }
      for reward in challenge.rewards(state.order) where !known.contains(reward.member) {
        entries.append(
          Ledger.Entry(
            id: event.entryID(entries.count),
            member: reward.member,
            change: .points(reward.points),
            reason: PointsReason(.challenge, subject: challenge.id.rawValue),
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
    _ completion: GroupView.TodoCompletion
  ) -> Int {
    let extra = multiplierSteps(for: share, of: todo, in: season, completion)
      .reduce(0) { $0 + $1.points }
    // Above what rules can earn a todo keeps its points.
    return max(-share.points, min(extra, Ledger.maximumPoints - share.points))
  }

  /// Returns what each multiplier adds to a share of a todo.
  func multiplierSteps(
    for share: (member: Member.ID, points: Int),
    of todo: Todo,
    in season: Season?,
    _ completion: GroupView.TodoCompletion
  ) -> [PointsExplanation.Step] {
    guard let earnings else { return [] }
    let activity = PlayerActivity(
      id: "todo",
      member: share.member,
      kind: .todo,
      subject: todo.id.rawValue,
      amount: share.points,
      tags: Set(completion.known?.tags ?? todo.tags).filter { !TimeTags.isReserved($0) }
        .union(completion.timeTags),
      season: season?.id.rawValue,
      at: completion.date
    )
    let steps = earnings.earnings(of: [activity], days: days).first?.steps ?? []
    return steps.compactMap { step in
      guard case .multiplier(let id) = step.kind else { return nil }
      return PointsExplanation.Step(kind: .multiplier(id), points: step.points)
    }
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
