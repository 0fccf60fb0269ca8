// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
package import SharedHistories

/// Everything that follows from the events of a group, up to some event.
///
/// Each family of events has a file of its own that says what they change. A change is checked
/// whole before anything of it is made, so that a refused event leaves the state as it was.
package struct GroupState: SharedState, RevaluingState, AgingState {
  package typealias Content = PlayerGroup.Content
  package typealias Action = PlayerGroup.Action
  package typealias Refusal = GroupError
  package typealias Valuation = Self
  package typealias Aging = Self

  /// The rules by which things are worth something: those adopted last in the whole history.
  let valuation: RuleBook
  let days: DayReckoning
  /// The tags about time that achievements and multipliers ask for.
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
  /// The notes on the pinboard, the first one first, also those whose time is over.
  var notes: [GroupView.Note] = []
  /// The challenges that are not met, in the order in which they were opened.
  var runningChallenges: [GroupChallenge.ID] = []
  /// The seasons in which something was earned.
  var seasonsWithPoints: Set<Season.ID> = []
  /// The points in seasons that became known afterwards; after the end of its season they win
  /// nothing.
  var lateCredits: [LateCredit] = []
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
    days = content.days
    timeTags = TimeTags(askedBy: valuation)
    // The rule book was checked.
    earnings = valuation.draft.multipliers.isEmpty ? nil : try? valuation.draft.earnings
    membership = Membership(content)
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

  /// Returns the state before some events, valued by the rules that are adopted last among them.
  package static func beginning(
    _ content: PlayerGroup.Content,
    before events: [PlayerGroup.Event]
  ) -> GroupState {
    var membership = Membership(content)
    for event in events where event.action.isGovernance {
      // What is refused here is refused again, with its reason, when it is folded.
      try? membership.apply(event)
    }
    return GroupState(content, valuation: membership.rules, order: MemberOrder(after: events))
  }

  package static var order: EventOrder { .happened }
  package var clocks: LogClocks { membership.clocks }

  package static func changesThePast(_ action: PlayerGroup.Action) -> Bool {
    if case .adopted = action { true } else { false }
  }

  package static func isDue(_ state: GroupState, by date: Date) -> Bool {
    state.agenda.hasItem(by: date)
  }

  package static func advance(_ state: inout GroupState, to date: Date) { state.advance(to: date) }

  package init(_ content: PlayerGroup.Content) { self = Self.beginning(content, before: []) }

  /// Follows a change of whether a member takes part in the comparison.
  mutating func noteMember(_ member: Member.ID?) {
    guard let member else { return }
    boards.value.note(member, hasNewTitle: true)
    updatePointsInOrder(of: member)
  }

  /// Points that became known after what they are for.
  struct LateCredit: Hashable, Sendable {
    let member: Member.ID
    let date: Date
    let recordedAt: Date
    let points: Int
  }

  package mutating func advance(to date: Date) {
    boards.value.date = date
    while let (date, item) = agenda.next(by: date) {
      switch item {
      case .reopen(let todo): reopen(todo, at: date)
      case .endTurn(let todo): endTurn(of: todo, at: date)
      case .endWaiting(let todo, let completion): endWaiting(of: completion, for: todo, at: date)
      case .count(let todo): countVotes(on: todo, at: date)
      case .end(let season): end(season, at: date)
      case .decide(let challenge): decide(challenge, at: date)
      }
    }
  }

  /// An instant on the clocks of the group.
  func moment(_ date: Date) -> PlayerGroup.Moment { membership.moment(date) }

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
