// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// The members of a group with their roles, and its rules, after some of its events.
struct Membership: Hashable, Sendable {
  /// The record of someone who is or was a member.
  struct Record: Hashable, Sendable {
    /// The date when they joined for the first time.
    let firstJoined: Date
    /// The date when they last joined.
    var joined: Date
    /// The date when that became known.
    var knownSince: Date
    var isMember = true
    /// Whether an administrator removed them, and they have not come back.
    var isRemoved = false
    /// Whether their identifier was erased and replaced by this one, which nobody can use.
    var isErased = false
    var isAdministrator = false
    /// Whether they want to be compared with the others.
    var takesPart = true
    /// The team that they belong to.
    var team: TeamRanking.Team?
  }

  /// The rules in force: those that the group began with, or adopted last.
  private(set) var rules: RuleBook
  /// The most points that a todo could be worth at any time so far.
  private(set) var pointsCeiling: Int
  private let days: DayReckoning
  private(set) var founded: Date?
  /// The one who founded the group, as long as they have not come back from outside.
  private var founder: Member.ID?
  private(set) var records = PagedDictionary<Member.ID, Record>()
  /// The number of members.
  private(set) var count = 0
  /// The number of them who are administrators.
  private(set) var administratorCount = 0
  private(set) var invited: Set<Member.ID> = []

  /// Creates the membership of a group that is not founded.
  init(_ content: PlayerGroup.Content) {
    rules = content.rules
    pointsCeiling = content.rules.pointsCeiling
    days = content.days
  }

  /// Whether someone is a member, or has left by their own will.
  ///
  /// Their gifts to others stay, if it turns out that they had left before: they took part as long
  /// as they thought that they did.
  func isGiver(_ member: Member.ID) -> Bool {
    records[member].map { $0.isMember || !$0.isRemoved } ?? false
  }

  /// Returns who gives something to others.
  func giver(_ actor: Member.ID?) throws(GroupError) -> Member.ID {
    guard let actor, founded != nil, isGiver(actor) else { return try member(actor) }
    return actor
  }

  /// Whether there were members besides some, by what was known at a date.
  func hasOthers(than members: [Member.ID], knownBy date: Date) -> Bool {
    records.contains {
      $0.value.isMember && $0.value.knownSince <= date && !members.contains($0.key)
    }
  }

  /// Whether the one who founded the group is there besides some members and has never left, so that
  /// everyone knows them.
  func hasFounder(besides members: [Member.ID]) -> Bool {
    founder.map { isMember($0) && !members.contains($0) } ?? false
  }

  /// Refuses what was reported too long after it happened.
  func checkReport(_ event: PlayerGroup.Event) throws(GroupError) {
    guard event.recordedAt > event.date, !GroupState.erases(event.action) else { return }
    let clocks = clocks
    if case .founded = event.action, rules.draft.reportWithin != nil {
      // The group would belong to whoever says to have founded it first.
      let end = event.date.addingTimeInterval(clocks.tolerance)
      guard event.recordedAt <= end else { throw .log(clocks.refusal(possibleUntil: end)) }
    }
    if let late = clocks.refusal(of: event.date, recordedAt: event.recordedAt) { throw .log(late) }
  }

  /// The possible error of dates, by the rules in force.
  var clocks: LogClocks { LogClocks(rules.draft, days: days.days) }

  /// An instant on the clocks of the group.
  func moment(_ date: Date) -> PlayerGroup.Moment {
    PlayerGroup.Moment(date, calendar: days.calendar)
  }

  /// The end of the time in which something is possible.
  func deadline(_ date: Date) -> PlayerGroup.Moment {
    PlayerGroup.Moment(deadline: date, days: days)
  }

  func isMember(_ member: Member.ID) -> Bool {
    records[member]?.isMember ?? false
  }

  func isAdministrator(_ member: Member.ID) -> Bool {
    records[member].map { $0.isMember && $0.isAdministrator } ?? false
  }

  /// Whether someone is a member who wants to be compared with the others.
  func takesPart(_ member: Member.ID) -> Bool {
    records[member].map { $0.isMember && $0.takesPart } ?? false
  }

  /// The members in the order of their identifiers.
  var members: [Member.ID] {
    records.lazy.filter(\.value.isMember).map(\.key).sorted()
  }

  /// Returns who acts, if it is a member.
  func member(_ actor: Member.ID?) throws(GroupError) -> Member.ID {
    guard founded != nil else { throw .member(.notFounded) }
    guard let actor else { throw .log(.actorMissing) }
    guard isMember(actor) else { throw .member(.notMember(actor)) }
    return actor
  }

  /// Returns who acts, if it is an administrator.
  @discardableResult
  func administrator(_ actor: Member.ID?) throws(GroupError) -> Member.ID {
    let member = try member(actor)
    guard isAdministrator(member) else { throw .member(.notAdministrator(member)) }
    return member
  }

  /// Refuses someone who is not a member.
  func check(_ member: Member.ID) throws(GroupError) {
    guard isMember(member) else { throw .member(.notMember(member)) }
  }

  /// Makes the change that an event describes; one that is not about members, roles or rules makes
  /// none.
  mutating func apply(_ event: PlayerGroup.Event) throws(GroupError) {
    try checkReport(event)
    switch event.action {
    case .founded: try found(event)
    case .invited(let guest): try invite(guest, event)
    case .joined: try join(event)
    case .left: try leave(event)
    case .removed(let member): try remove(member, event)
    case .erased(let erasure): try erase(erasure.member, event)
    case .promoted(let member): try promote(member, event)
    case .demoted(let member): try demote(member, event)
    case .adopted(let rules, _):
      try administrator(event.actor)
      self.rules = rules
      pointsCeiling = max(pointsCeiling, rules.pointsCeiling)
    case .optedOut: try setTakesPart(false, event)
    case .optedIn: try setTakesPart(true, event)
    default: break
    }
  }
}

// MARK: - Changes

extension Membership {
  private mutating func found(_ event: PlayerGroup.Event) throws(GroupError) {
    guard founded == nil else { throw .member(.alreadyFounded) }
    guard let founder = event.actor else { throw .log(.actorMissing) }
    guard !founder.rawValue.isEmpty else { throw .log(.emptyIdentifier) }
    founded = event.date
    self.founder = founder
    set(
      Record(
        firstJoined: event.date,
        joined: event.date,
        knownSince: event.recordedAt,
        isAdministrator: true
      ),
      of: founder
    )
  }

  private mutating func invite(_ guest: Member.ID, _ event: PlayerGroup.Event) throws(GroupError) {
    let host = try giver(event.actor)
    // Who was removed comes back by a decision of those who can remove.
    if records[guest]?.isRemoved == true, !isAdministrator(host) {
      throw .member(.notAdministrator(host))
    }
    try checkNotErased(guest)
    guard !guest.rawValue.isEmpty else { throw .log(.emptyIdentifier) }
    guard !isMember(guest) else { throw .member(.alreadyMember(guest)) }
    guard invited.insert(guest).inserted else { throw .member(.alreadyInvited(guest)) }
  }

  private mutating func join(_ event: PlayerGroup.Event) throws(GroupError) {
    guard founded != nil else { throw .member(.notFounded) }
    guard let guest = event.actor else { throw .log(.actorMissing) }
    guard !guest.rawValue.isEmpty else { throw .log(.emptyIdentifier) }
    guard !isMember(guest) else { throw .member(.alreadyMember(guest)) }
    try checkNotErased(guest)
    // Of a group that was left by all, also where somebody had come back without their knowing.
    let isFirst = administratorCount == 0
    // Into a group that all have left, nobody is left to invite.
    guard
      invited.contains(guest)
        || (rules.draft.joining == .open || isFirst) && records[guest]?.isRemoved != true
    else { throw .member(.notInvited(guest)) }
    invited.remove(guest)
    if guest == founder { founder = nil }
    var record =
      records[guest]
      ?? Record(firstJoined: event.date, joined: event.date, knownSince: event.recordedAt)
    record.joined = event.date
    record.knownSince = event.recordedAt
    record.isMember = true
    record.isRemoved = false
    record.isAdministrator = isFirst
    set(record, of: guest)
  }

  private mutating func leave(_ event: PlayerGroup.Event) throws(GroupError) {
    let member = try member(event.actor)
    // Whoever joined without their knowing does not keep them.
    if isAdministrator(member), hasOthers(than: [member], knownBy: event.recordedAt) {
      try checkNotLastAdministrator(member)
    }
    change(member) { $0.isMember = false }
  }

  private mutating func remove(_ member: Member.ID, _ event: PlayerGroup.Event) throws(GroupError) {
    try administrator(event.actor)
    try check(member)
    try checkNotLastAdministrator(member)
    change(member) {
      $0.isMember = false
      $0.isRemoved = true
    }
  }

  private mutating func erase(_ member: Member.ID, _ event: PlayerGroup.Event) throws(GroupError) {
    guard let record = records[member] else { throw .member(.notMember(member)) }
    try checkNotErased(member)
    if event.actor != member { try administrator(event.actor) }
    if record.isMember { try checkNotLastAdministrator(member) }
    change(member) {
      $0.isMember = false
      $0.isErased = true
    }
  }

  private func checkNotErased(_ member: Member.ID) throws(GroupError) {
    if records[member]?.isErased == true { throw .member(.erased(member)) }
  }

  private mutating func promote(
    _ member: Member.ID,
    _ event: PlayerGroup.Event
  ) throws(GroupError) {
    try administrator(event.actor)
    try check(member)
    guard !isAdministrator(member) else { throw .member(.alreadyAdministrator(member)) }
    change(member) { $0.isAdministrator = true }
  }

  private mutating func demote(_ member: Member.ID, _ event: PlayerGroup.Event) throws(GroupError) {
    try administrator(event.actor)
    try check(member)
    guard isAdministrator(member) else { throw .member(.notAdministrator(member)) }
    guard administratorCount > 1 else { throw .member(.lastAdministrator(member)) }
    change(member) { $0.isAdministrator = false }
  }

  /// Refuses that the only administrator leaves others behind.
  private func checkNotLastAdministrator(_ member: Member.ID) throws(GroupError) {
    guard count == 1 || administratorCount > (isAdministrator(member) ? 1 : 0) else {
      throw .member(.lastAdministrator(member))
    }
  }

  private mutating func setTakesPart(
    _ takesPart: Bool,
    _ event: PlayerGroup.Event
  ) throws(GroupError) {
    let member = try member(event.actor)
    guard records[member]?.takesPart != takesPart else {
      throw takesPart ? .member(.alreadyOptedIn(member)) : .member(.alreadyOptedOut(member))
    }
    change(member) { $0.takesPart = takesPart }
  }

  /// Puts a member into a team, or into none.
  mutating func team(
    _ member: Member.ID,
    in team: TeamRanking.Team?,
    _ event: PlayerGroup.Event
  ) throws(GroupError) {
    let actor = try self.member(event.actor)
    if actor != member { try administrator(actor) }
    try check(member)
    guard team?.rawValue.isEmpty != true else { throw .log(.emptyIdentifier) }
    change(member) { $0.team = team }
  }

  private mutating func change(_ member: Member.ID, _ change: (inout Record) -> Void) {
    guard var record = records[member] else { return }
    change(&record)
    set(record, of: member)
  }

  /// Puts in the record of a member; who is no member is no administrator.
  private mutating func set(_ new: Record, of member: Member.ID) {
    let old = records[member]
    var new = new
    new.isAdministrator = new.isMember && new.isAdministrator
    count += (new.isMember ? 1 : 0) - (old?.isMember == true ? 1 : 0)
    administratorCount += (new.isAdministrator ? 1 : 0) - (old?.isAdministrator == true ? 1 : 0)
    records[member] = new
  }
}
