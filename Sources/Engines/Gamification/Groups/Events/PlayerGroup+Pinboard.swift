// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

// What a group has beside todos: a pinboard, and teams.
extension PlayerGroup {
  /// Puts a note on the pinboard, for all to read.
  ///
  /// ```swift
  /// let note = try group.pin("The plumber comes on Friday.", until: saturday, by: "ada", at: now)
  /// try group.void(note.id, by: "ada", at: later)   // takes it down
  /// ```
  ///
  /// Its author takes it down by declaring the event void, and administrators that of anyone. The
  /// words go when their author is erased.
  ///
  /// - Parameters:
  ///   - text: The words, 1 to 1000 characters.
  ///   - end: The date when it goes by itself; nil to leave it there.
  ///   - member: The author.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``GroupError/textOutOfRange(_:expected:)`` and ``GroupError/deadlinePassed(_:)`` for
  ///   an end that is not after the date.
  @discardableResult
  public mutating func pin(
    _ text: String,
    until end: Date? = nil,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.noted(text, until: end), by: member, at: date, stamp: stamp)
  }

  /// Puts a member into a team, in the place of the one that they were in.
  ///
  /// Members choose for themselves, and administrators for anyone. The points of members count for
  /// the team that they are in.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - team: The team, which is there as soon as somebody is in it; nil for none.
  ///   - actor: The member themselves, or an administrator.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``GroupError/MemberError/notAdministrator(_:)`` and
  ///   ``GroupError/MemberError/notMember(_:)``.
  @discardableResult
  public mutating func assign(
    _ member: Member.ID,
    to team: TeamRanking.Team?,
    by actor: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.teamed(member, in: team), by: actor, at: date, stamp: stamp)
  }
}

extension GroupState {
  mutating func pin(
    _ text: String,
    until end: Date?,
    _ event: PlayerGroup.Event
  ) throws(GroupError) {
    // Who leaves later, by a date before, has written it all the same.
    let author = try membership.giver(event.actor)
    try text.checkLength(in: Self.commentLength)
    let end = end?.truncatedToMilliseconds
    if let end, end <= event.date { throw .deadlinePassed(deadline(end)) }
    notes.append(
      GroupView.Note(id: event.id, author: author, date: event.date, text: text, until: end)
    )
  }
}

extension GroupView {
  /// A note on the pinboard.
  public struct Note: Identifiable, Hashable, Sendable {
    /// The event; declare it void to take the note down.
    public let id: PlayerGroup.Event.ID
    /// The author.
    public let author: Member.ID
    /// The date.
    public let date: Date
    /// The text as it was written, 1 to 1000 characters.
    public let text: String
    /// The date when it goes by itself, if it does.
    public let until: Date?
  }

  /// The notes that are on the pinboard, the latest first.
  ///
  /// - Complexity: O(*n*) for *n* notes.
  public var pinboard: [GroupView.Note] {
    state.notes.filter { note in note.until.map { date < $0 } ?? true }.reversed()
  }

  /// The members of each team, in the order of their identifiers.
  ///
  /// - Complexity: O(*n* log *n*) for *n* members.
  public var teams: [TeamRanking.Team: [Member.ID]] {
    var teams: [TeamRanking.Team: [Member.ID]] = [:]
    for member in members {
      if let team = team(of: member) { teams[team, default: []].append(member) }
    }
    return teams
  }

  /// Returns the team of a member, or nil for one who is in none.
  public func team(of member: Member.ID) -> TeamRanking.Team? {
    state.membership.records[member].flatMap { $0.isMember ? $0.team : nil }
  }

  /// Returns the teams of the group ranked by the points of their members.
  ///
  /// ```swift
  /// group.view(asOf: now).teamRanking(.season, by: .average).standings
  /// ```
  ///
  /// - Parameters:
  ///   - scope: The points that count.
  ///   - measure: The figure by which teams are ranked.
  /// - Returns: The ranking, in which those who do not take part in the comparison do not count.
  /// - Complexity: O(*n* log *n*) for *n* members.
  public func teamRanking(
    _ scope: Leaderboard.Scope,
    by measure: TeamRanking.Measure
  ) -> TeamRanking {
    let policy = state.valuation.draft.ranking
    let entries = leaderboard(scope).entries
    let boards = teams.mapValues { members in
      let members = Set(members)
      // They are entries of a board.
      let board = try? Leaderboard(
        entries.filter { members.contains($0.member) },
        policy: policy
      )
      return board ?? Leaderboard(policy: policy)
    }
    return TeamRanking(boards, by: measure, policy: policy)
  }

  /// Returns how many todos each member has done, alone or with others, without those taken back.
  ///
  /// - Parameter scope: The time that counts.
  /// - Returns: The numbers of all who have done any.
  /// - Complexity: O(*n*) for *n* entries of the ledger.
  public func todosDone(_ scope: Leaderboard.Scope) -> [Member.ID: Int] {
    let window = window(of: scope)
    var numbers: [Member.ID: Int] = [:]
    for member in ledger.members {
      let done = ledger.effectiveEntries(of: member).count { entry in
        [.todo, .shared].contains(entry.reason.kind)
          && window.map { $0.contains(entry.date) } ?? true
      }
      if done > 0 { numbers[member] = done }
    }
    return numbers
  }
}
