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

  /// The rules by which things are worth something: of those adopted for all of the past the last,
  /// and what was adopted from then on since.
  private(set) var valuation: RuleBook
  let days: DayReckoning
  /// The tags about time that achievements and multipliers ask for.
  private(set) var timeTags: TimeTags
  /// The rules by which the points of a todo are multiplied; nil when nothing is.
  private(set) var earnings: EarningRules?
  /// The adoptions that are still to come and change no value, because a later one holds for all of
  /// the past.
  var overridden = 0

  /// The order in which those who share something get what cannot be divided.
  let order: MemberOrder

  var membership: Membership
  var todos = PagedDictionary<Todo.ID, GroupView.BoardTodo>()
  /// The todos that each member works on, in the order in which they claimed them.
  var claimed = PagedDictionary<Member.ID, [Todo.ID]>()
  /// The number of todos that each member has put on the board.
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
    earnings = valuation.multiplying
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
    var adoptions: [(rules: RuleBook, span: PlayerLog.Adoption)] = []
    for event in events where event.action.isGovernance {
      // What is refused here is refused again, with its reason, when it is folded.
      guard (try? membership.apply(event)) != nil else { continue }
      if case .adopted(let rules, let span) = event.action { adoptions.append((rules, span)) }
    }
    let whole = adoptions.lastIndex { $0.span == .past }
    let first = whole.map { adoptions[$0].rules } ?? content.rules
    let last = adoptions.last?.rules ?? content.rules
    var state = GroupState(
      content,
      valuation: first.shown(by: last),
      order: MemberOrder(after: events)
    )
    state.overridden = whole.map { $0 + 1 } ?? 0
    return state
  }

  /// Values what comes from now on by other rules, unless those for all of the past do.
  mutating func value(by rules: RuleBook) {
    guard overridden == 0 else {
      overridden -= 1
      return
    }
    valuation = rules.shown(by: valuation)
    timeTags = TimeTags(askedBy: valuation)
    earnings = valuation.multiplying
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

  /// The end of the time in which something is possible, on the clocks of the group.
  func deadline(_ date: Date) -> PlayerGroup.Moment { membership.deadline(date) }

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

extension RuleBook {
  /// Returns the rules with what is shown of the whole history as other rules have it: floor, caps
  /// and levels, achievements, the order of boards, and the streaks and goals of profiles.
  fileprivate func shown(by other: RuleBook) -> RuleBook {
    guard self != other else { return self }
    // Each is without fault, and nothing depends on whether they go together.
    return .named {
      $0 = draft
      $0.points = other.draft.points
      $0.levelPolicy = other.draft.levelPolicy
      $0.levelTable = other.draft.levelTable
      $0.achievements = other.draft.achievements
      $0.revocation = other.draft.revocation
      $0.ranking = other.draft.ranking
      $0.streak = other.draft.streak
      $0.dailyGoal = other.draft.dailyGoal
    }
  }

  /// The rules of its multipliers; nil without any.
  fileprivate var multiplying: EarningRules? {
    // The rule book was checked.
    draft.multipliers.isEmpty ? nil : try? draft.earnings
  }
}
