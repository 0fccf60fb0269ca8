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

  /// Gives a member points, or exactly those that are missing to the next level.
  ///
  /// - Throws: ``GroupError/MemberError/notAdministrator(_:)``, ``GroupError/countOutOfRange(_:)``
  ///   for less than 1 point, and ``GroupError/tooManyPoints(_:)``.
  @discardableResult
  public mutating func award(
    _ award: PlayerGroup.Action.Award,
    to member: Member.ID,
    by administrator: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.awarded(member, award), by: administrator, at: date, stamp: stamp)
  }
}

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
    guard valuation.penaltyFactor > .one else { return [reversal] }
    let credited = credit.points + credit.bonus
    guard let extra = try? valuation.penaltyFactor - .one,
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
