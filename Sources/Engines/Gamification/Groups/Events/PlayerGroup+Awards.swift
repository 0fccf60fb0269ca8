// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

// What only administrators do: penalties and awards.
extension PlayerGroup {
  /// Takes back the points that a member wrongly got for a todo, and more by
  /// ``RuleBook/Draft/penaltyFactor``.
  ///
  /// It takes back the last completion of the member that still counts. The todo is then open
  /// again, unless others did it too.
  ///
  /// - Throws: ``GroupError/MemberError/notAdministrator(_:)`` for anyone else, and
  ///   ``GroupError/TodoError/nothingToPenalize(_:for:)``.
  @discardableResult
  public mutating func penalize(
    _ member: Member.ID,
    for todo: Todo.ID,
    by administrator: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.penalized(member, for: todo), by: administrator, at: date, stamp: stamp)
  }

  /// Gives a member points, or exactly those that are missing to the next level, perhaps for a
  /// reason that everyone reads in the explanation of their points.
  ///
  /// - Throws: ``GroupError/MemberError/notAdministrator(_:)``, ``GroupError/countOutOfRange(_:)``
  ///   for less than 1 point, ``GroupError/textOutOfRange(_:expected:)`` for a blank reason or more
  ///   than 1000 characters, and ``GroupError/tooManyPoints(_:)``.
  @discardableResult
  public mutating func award(
    _ award: PlayerGroup.Action.Award,
    to member: Member.ID,
    for reason: String? = nil,
    by administrator: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(
      .awarded(member, award, reason: reason),
      by: administrator,
      at: date,
      stamp: stamp
    )
  }
}

extension PlayerGroup {
  /// Takes points from a member, for a reason that everyone reads in the explanation of their
  /// points.
  ///
  /// The total falls no lower than the floor of the rule book.
  ///
  /// - Throws: ``GroupError/MemberError/notAdministrator(_:)``, ``GroupError/countOutOfRange(_:)``
  ///   for less than 1 point, ``GroupError/textOutOfRange(_:expected:)`` for a blank reason or more
  ///   than 1000 characters, and ``GroupError/tooManyPoints(_:)``.
  @discardableResult
  public mutating func deduct(
    _ points: Int,
    from member: Member.ID,
    for reason: String,
    by administrator: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(
      .deducted(member, points: points, reason: reason),
      by: administrator,
      at: date,
      stamp: stamp
    )
  }
}

extension GroupState {
  mutating func deduct(
    _ points: Int,
    from member: Member.ID,
    for reason: String,
    _ event: PlayerGroup.Event
  ) throws(GroupError) {
    try membership.administrator(event.actor)
    try membership.check(member)
    guard points >= 1 else { throw .countOutOfRange(points) }
    guard points <= RuleBook.maximumPoints else {
      throw .pointsOutOfRange(points, expected: 1...RuleBook.maximumPoints)
    }
    try reason.checkLength(in: Self.commentLength)
    try record([
      Ledger.Entry(
        id: event.entryID(0),
        member: member,
        change: .points(-points),
        reason: PointsReason(.penalty, note: reason),
        date: event.date,
        recordedAt: event.recordedAt
      )
    ])
  }

  mutating func penalize(
    _ member: Member.ID,
    for id: Todo.ID,
    _ event: PlayerGroup.Event
  ) throws(GroupError) {
    try membership.administrator(event.actor)
    let board = try todo(id)
    // The latest credit that still stands: of a recurring todo the last time it was done.
    let found = board.done.indices.last { board.done[$0].hasStandingCredit(of: member) }
    guard let found else {
      guard takeBackSlips(of: member, for: board) else {
        throw .todo(.nothingToPenalize(member, for: id))
      }
      return
    }
    // Who did the same round on two devices has a credit for each of them.
    let round = board.done[found].openSince
    let places = (0...found).filter {
      board.done[$0].openSince == round && board.done[$0].hasStandingCredit(of: member)
    }
    let credits = places.flatMap { board.done[$0].credits }.filter {
      $0.member == member && !$0.isTakenBack
    }
    try record(try penalty(for: credits, of: board.todo, event))
    for place in places {
      var completion = board.done[place]
      for index in completion.credits.indices where completion.credits[index].member == member {
        completion.credits[index].isTakenBack = true
      }
      todos[id]?.replace(completion, at: place)
    }
    let completion = todos[id]?.done[found] ?? board.done[found]
    for credit in credits { takeBack(credit, of: completion) }
    revoke(credits, event)
    let isLast = found == board.done.count - 1
    if isLast, !completion.stands, board.state == .completed {
      putOnBoard(id, at: event.date)
    }
  }

  mutating func give(
    _ award: PlayerGroup.Action.Award,
    to member: Member.ID,
    for reason: String?,
    _ event: PlayerGroup.Event
  ) throws(GroupError) {
    try membership.administrator(event.actor)
    try membership.check(member)
    try reason?.checkLength(in: Self.commentLength)
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
        reason: PointsReason(.award, note: reason),
        date: event.date,
        recordedAt: event.recordedAt
      )
    ])
    if let season = findSeason(at: event.date) {
      notePoints(of: [member], in: season, at: event.date)
    }
  }

  /// The entries that take credits of a member back and, by the factor of the rule book, more than
  /// that.
  private func penalty(
    for credits: [GroupView.TodoCredit],
    of todo: Todo,
    _ event: PlayerGroup.Event
  ) throws(GroupError) -> [Ledger.Entry] {
    var entries: [Ledger.Entry] = []
    func add(_ change: Ledger.Entry.Change, to member: Member.ID) {
      entries.append(
        Ledger.Entry(
          id: event.entryID(entries.count),
          member: member,
          change: change,
          reason: PointsReason(.penalty, subject: todo.id.rawValue),
          date: event.date,
          recordedAt: event.recordedAt
        )
      )
    }
    for credit in credits { add(.reversal(of: credit.entry), to: credit.member) }
    guard let member = credits.first?.member, valuation.penaltyFactor > .one else { return entries }
    let credited = credits.reduce(0) { $0.addingUpToMaximum($1.points + $1.bonus) }
    guard let extra = try? valuation.penaltyFactor - .one,
      let fine = try? (extra * Fraction(credited)).rounded(.up)
    else { throw .tooManyPoints(member) }
    if fine > 0 { add(.points(-fine), to: member) }
    return entries
  }

  /// Takes everything back that a credit brought apart from points.
  private mutating func takeBack(
    _ credit: GroupView.TodoCredit,
    of completion: GroupView.TodoCompletion
  ) {
    forgetCatchUp(of: credit, in: findSeason(at: completion.date))
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

extension GroupState {
  /// Takes what a member did last for a todo, and has nothing of any more, out of the challenges of
  /// all, and returns whether one of them counted it and is not met yet.
  private mutating func takeBackSlips(
    of member: Member.ID,
    for board: GroupView.BoardTodo
  ) -> Bool {
    guard let round = board.slips.last(where: { $0.member == member })?.openSince else {
      return false
    }
    let before = challenges
    var rest = board.slips
    for slip in board.slips where slip.member == member && slip.openSince == round {
      rest.removeAll { $0 == slip }
      let isShared =
        rest.contains { $0.completion == slip.completion }
        || board.done.contains { $0.id == slip.completion && $0.stands }
      for challenge in runningChallenges {
        challenges[challenge]?.takeBack(
          slip.points,
          of: nil,
          for: slip.completion,
          isWhole: !isShared
        )
      }
    }
    guard challenges != before else { return false }
    todos[board.id]?.slips = rest
    return true
  }
}

extension GroupView.TodoCompletion {
  /// Whether a member has a credit for it that no penalty took back.
  fileprivate func hasStandingCredit(of member: Member.ID) -> Bool {
    credits.contains { $0.member == member && !$0.isTakenBack }
  }
}
