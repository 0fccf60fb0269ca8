// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
package import LudusFoundation

/// Everything that follows from the events of a group, up to some event.
///
/// Each family of events has a file of its own that says what they change. A change is checked
/// whole before anything of it is made, so that a refused event leaves the state as it was.
package struct GroupState: SharedState {
  /// The rules by which things are worth something: those adopted last in the whole history.
  let valuation: RuleBook
  let days: DayReckoning
  /// The tags about time that achievements ask for.
  let timeTags: TimeTags
  /// The rules by which the points of a todo are multiplied; nil when nothing is.
  let earnings: EarningRules?

  /// The order in which those who share something get what cannot be divided.
  let order: MemberOrder

  var membership: Membership
  var todos = PagedDictionary<Todo.ID, GroupView.BoardTodo>()
  /// The todos that each member works on, in the order in which they claimed them.
  var claimed = PagedDictionary<Member.ID, [Todo.ID]>()
  /// How many todos each member has put on the board.
  var created = PagedDictionary<Member.ID, Int>()
  var seasons = SeasonList()
  var challenges: [GroupChallenge.ID: GroupChallenge.Progress] = [:]
  /// The challenges that are not met, in the order in which they were opened.
  var runningChallenges: [GroupChallenge.ID] = []
  /// The seasons in which something was earned.
  var seasonsWithPoints: Set<Season.ID> = []
  /// The members who have earned something in the seasons that have not ended.
  var earners: [Season.ID: Set<Member.ID>] = [:]
  /// The boards of all time and of the season that is open, which are asked for most.
  var boards = Derived(GroupBoards())
  var catchingUp: [Season.ID?: CatchUpRecord] = [:]
  var catchUpOrder = Derived<CatchUpOrder?>(nil)
  var agenda = Agenda()
  /// The points, levels and achievements of the members.
  var progress: MemberProgress

  /// Creates the state before the first event.
  ///
  /// - Parameters:
  ///   - content: The content of the group.
  ///   - valuation: The rules by which things are worth something.
  ///   - order: The order in which those who share something get what cannot be divided.
  init(_ content: PlayerGroup.Content, valuation: RuleBook, order: MemberOrder) {
    self.valuation = valuation
    self.order = order
    days = DayReckoning(content.calendar)
    timeTags = TimeTags(askedBy: valuation.draft.achievements)
    // The rule book was checked.
    earnings = valuation.draft.multipliers.isEmpty ? nil : try? valuation.draft.earnings
    membership = Membership(rules: content.rules)
    progress = MemberProgress(
      valuation.draft.points,
      days: days,
      levelPolicy: valuation.draft.levelPolicy,
      achievements: valuation.draft.achievements,
      revocation: valuation.draft.revocation,
      by: .group
    )
  }

  /// The rules in force.
  var rules: RuleBook { membership.rules }

  /// Creates the state before some events, valued by the rules that are adopted last among them.
  package init(_ content: PlayerGroup.Content, before events: [PlayerGroup.Event]) {
    var membership = Membership(rules: content.rules)
    for event in events where event.action.isGovernance {
      // What is refused here is refused again, with its reason, when it is folded.
      try? membership.apply(event)
    }
    self.init(content, valuation: membership.rules, order: MemberOrder(after: events))
  }

  package static func target(of action: PlayerGroup.Action) -> PlayerGroup.Event.ID? {
    action.target
  }

  package var clockTolerance: TimeInterval { TimeInterval(rules.draft.clockTolerance) }

  package static func isGovernance(_ action: PlayerGroup.Action) -> Bool { action.isGovernance }

  package static func isStorable(_ action: PlayerGroup.Action) -> Bool {
    let dates: [Date?]
    switch action {
    case .voteOpened(_, let deadline, _): dates = [deadline]
    case .challengeOpened(let challenge): dates = [challenge.deadline]
    case .seasonOpened(let plan): dates = [plan.start, plan.end]
    case .created(let todo): dates = [todo.due?.instant]
    case .edited(_, let changes):
      dates = changes.map { if case .due(let due) = $0 { due?.instant } else { nil } }
    default: return true
    }
    return dates.allSatisfy { $0.map { $0.milliseconds != nil } ?? true }
  }

  package static func changesThePast(_ action: PlayerGroup.Action) -> Bool {
    if case .adopted = action { true } else { false }
  }

  package func isDue(by date: Date) -> Bool { agenda.hasItem(by: date) }

  package mutating func apply(_ event: PlayerGroup.Event) throws(GroupError) {
    switch event.action {
    case .founded, .invited, .joined, .promoted, .demoted, .adopted, .optedOut, .optedIn:
      try membership.apply(event)
      noteMember(event.actor)
    case .left: try letGo(event.actor, event)
    case .removed(let member): try letGo(member, event)
    case .erased(let erasure): try letGo(erasure.member, event)
    case .created(let todo): try create(todo, event)
    case .claimed(let todo): try claim(todo, event)
    case .released(let todo): try release(todo, event)
    case .stole(let todo, let owner): try steal(todo, from: owner, event)
    case .withdrew(let todo): try withdraw(todo, event)
    case .edited(let todo, let changes): try edit(todo, changes, event)
    case .commented(let todo, let completion, let text):
      try comment(on: todo, completion: completion, text, event)
    case .cheered(let todo, let completion, let symbol):
      try cheer(for: todo, completion: completion, symbol, event)
    case .completed(let todo): try complete(todo, event)
    case .confirmed(let todo): try confirm(todo, event)
    case .voteOpened(let todo, let deadline, let quorum):
      try openVote(on: todo, until: deadline, quorum: quorum, event)
    case .voted(let todo, let points): try vote(points, for: todo, event)
    case .penalized(let member, let todo): try penalize(member, for: todo, event)
    case .awarded(let member, let award): try give(award, to: member, event)
    case .seasonOpened(let plan): try open(plan, event)
    case .seasonClosed(let season): try close(season, event)
    case .challengeOpened(let challenge): try open(challenge, event)
    case .sawAchievements: try seeAchievements(event)
    case .choseTitle(let title): try choose(title, event)
    case .voided:
      // Which events are void was decided before the fold.
      break
    }
  }

  /// Follows a change of whether a member takes part in the comparison.
  mutating func noteMember(_ member: Member.ID?) {
    guard let member else { return }
    boards.value.note(member, hasNewTitle: true)
    updatePointsInOrder(of: member)
  }

  package mutating func advance(to date: Date) {
    boards.value.date = date
    while let (date, item) = agenda.next(by: date) {
      switch item {
      case .reopen(let todo): reopen(todo, at: date)
      case .count(let todo): countVotes(on: todo, at: date)
      case .end(let season): end(season, at: date)
      case .decide(let challenge): decide(challenge, at: date)
      }
    }
  }

  /// The season that is open at a date, quickly when it is the same as before.
  mutating func findSeason(at date: Date) -> Season? {
    seasons.find(at: date, days: days)
  }

  /// The season that is open at a date.
  func season(at date: Date) -> Season? {
    seasons.season(at: date, days: days)
  }

  /// The season with an identifier.
  func season(_ id: Season.ID) -> Season? {
    seasons.season(id, days: days)
  }
}

// Seasons and challenges: opened, closed, ended.
extension GroupState {
  mutating func open(_ plan: Season.Plan, _ event: PlayerGroup.Event) throws(GroupError) {
    try checkFounded(event)
    try seasons.open(plan, at: event.date, days: days)
  }

  mutating func close(_ id: Season.ID, _ event: PlayerGroup.Event) throws(GroupError) {
    try checkFounded(event)
    let season = try seasons.close(id, at: event.date, days: days)
    end(season.id, at: event.date)
  }

  /// Notes that something was earned in a season, so that its end is not missed.
  ///
  /// If that becomes known after the season, as a confirmation does, its end is made up for at
  /// once.
  mutating func notePoints(of members: [Member.ID], in season: Season, at date: Date) {
    earners[season.id, default: []].formUnion(members)
    guard seasonsWithPoints.insert(season.id).inserted, let end = season.end else { return }
    if end <= date {
      self.end(season.id, at: end)
    } else {
      agenda.add(.end(season.id), at: end)
    }
  }

  /// Whether something was earned in a season.
  func hasPoints(in season: Season) -> Bool { seasonsWithPoints.contains(season.id) }

  /// Ends a season: who leads the board has won it.
  mutating func end(_ id: Season.ID, at date: Date) {
    guard let season = season(id), season.end == date else { return }
    let totals = (earners.removeValue(forKey: id) ?? []).sorted()
      .filter { membership.takesPart($0) }
      .map { (member: $0, points: progress.ledger.total(of: $0, in: season.range)) }
    guard let most = totals.map(\.points).max(), most > 0 else { return }
    for (number, total) in totals.filter({ $0.points == most }).enumerated() {
      record(
        .seasonWon,
        id: "\(season.id)#w\(number)",
        by: total.member,
        subject: season.id.rawValue,
        amount: most,
        at: date
      )
    }
  }

  mutating func open(_ challenge: GroupChallenge, _ event: PlayerGroup.Event) throws(GroupError) {
    let creator = try membership.member(event.actor)
    guard !challenge.id.rawValue.isEmpty else { throw .log(.emptyIdentifier) }
    guard challenges[challenge.id] == nil else { throw .duplicateChallenge(challenge.id) }
    guard challenge.goal.amount >= 1 else { throw .countOutOfRange(challenge.goal.amount) }
    let bounds = 0...RuleBook.maximumPoints
    guard bounds.contains(challenge.reward.points) else {
      throw .pointsOutOfRange(challenge.reward.points, expected: bounds)
    }
    guard challenge.deadline > event.date else { throw .deadlinePassed(challenge.deadline) }
    switch challenge.form {
    case .together: break
    case .first(let count):
      guard count >= 1 else { throw .countOutOfRange(count) }
    case .duel(let one, let other):
      try membership.check(one)
      try membership.check(other)
      guard one != other else { throw .member(.oneself(one)) }
    }
    challenges[challenge.id] = GroupChallenge.Progress(challenge, by: creator, at: event.date)
    runningChallenges.append(challenge.id)
    if challenge.form != .together { agenda.add(.decide(challenge.id), at: challenge.deadline) }
  }

  /// Puts in how far a challenge is, after its rewards were recorded.
  ///
  /// - Parameters:
  ///   - challenge: How far it is.
  ///   - index: Its number among those that the event brought forward.
  ///   - event: The event.
  mutating func update(
    _ challenge: GroupChallenge.Progress,
    number index: Int,
    _ event: PlayerGroup.Event
  ) {
    challenges[challenge.id] = challenge
    guard challenge.metAt != nil else { return }
    runningChallenges.removeAll { $0 == challenge.id }
    noteRewards(of: challenge, id: "\(event.id)#m\(index)-", at: event.date)
  }

  /// Seasons may be opened by a member or by nobody in particular.
  private func checkFounded(_ event: PlayerGroup.Event) throws(GroupError) {
    if event.actor == nil {
      guard membership.founded != nil else { throw .member(.notFounded) }
    } else {
      _ = try membership.member(event.actor)
    }
  }
}
