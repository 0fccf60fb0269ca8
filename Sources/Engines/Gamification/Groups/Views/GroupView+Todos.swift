// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension GroupView {
  /// A todo as it appears on the board of a group: who created it, who is working on it, and how
  /// often it was done.
  public struct BoardTodo: Identifiable, Hashable, Sendable {
    /// The todo in its current state; a vote may have changed its points, and an edit everything
    /// else.
    public internal(set) var todo: Todo
    /// The member who created it.
    public let creator: Member.ID
    /// The date when it was created.
    public let createdAt: Date
    /// The state in its life.
    public internal(set) var state = GroupView.TodoState.open
    /// The date when it was last put on the board: created, or open again.
    package internal(set) var openSince: Date
    /// The claims of the members working on it, earliest first.
    public internal(set) var claims: [GroupView.TodoClaim] = []
    /// The completions, oldest first.
    private(set) var done = PagedArray<GroupView.TodoCompletion>()
    /// The places of those that wait for others to confirm them.
    private(set) var waiting: [Int] = []
    /// The date when a todo that is completed or scheduled will be open.
    public internal(set) var opensAgainAt: Date?
    /// The first instant at which it is overdue, or nil when it is not due at any time.
    public internal(set) var dueAt: Date?
    /// The values that few todos have.
    private var rare = Rare.none
    /// The day from which the rule of its schedule counts.
    var scheduleStart = CalendarDay.first
    /// Whether its creator has taken it back as a slip, so that it only stands here for those who
    /// did it without knowing.
    var isTrace = false
    /// The date when a todo of its identifier was created first, even one that was taken back.
    private(set) var existsSince: Date
    /// The date when that became known: a date back in time makes no todo older than it is.
    private(set) var knownSince: Date

    /// A completion that is void: it closes its round when the next one begins.
    struct Ghost: Hashable, Sendable {
      let reopensAt: Date
      let members: [Member.ID]
    }

    /// A confirmation that its giver took back: it counts only together with those of others who
    /// did not know that.
    struct TakenBack: Hashable, Sendable {
      let member: Member.ID
      let void: PlayerGroup.Event
    }

    /// A share of a completion that gave its member nothing, because it is void or they had left
    /// before, and that a challenge of all counted.
    struct Slip: Hashable, Sendable {
      let completion: PlayerGroup.Event.ID
      let openSince: Date
      let member: Member.ID
      let points: Int
    }

    /// The values that most todos have none of.
    private struct Rare: Hashable, Sendable {
      /// No values, as the only element of an array: so all todos without any share them, and a
      /// copy of a todo is small.
      static let none = [Rare()]

      var edits: [GroupView.TodoEdit] = []
      var comments: [GroupView.TodoComment] = []
      var cheers: [Member.ID: GroupView.TodoCheer] = [:]
      var vote: GroupView.TodoVote?
      var missedTurns: [GroupView.MissedTurn] = []
      var ghosts: [Ghost] = []
      var traces: [GroupView.TodoCompletion] = []
      var takenBack: [PlayerGroup.Event.ID: [TakenBack]] = [:]
      var slips: [Slip] = []
      var turn = 0
      var turnSince = Date.distantPast
      var turnEndsAt: Date?
      var missedInRow = 0
    }

    /// The identifier of the todo.
    public var id: Todo.ID { todo.id }

    /// The edits made to it, the first edit first.
    public internal(set) var edits: [GroupView.TodoEdit] {
      get { rare[0].edits }
      _modify { yield &rare[0].edits }
    }
    /// The comments about it and its completions, the first one first.
    public internal(set) var comments: [GroupView.TodoComment] {
      get { rare[0].comments }
      _modify { yield &rare[0].comments }
    }
    /// The cheers for the todo itself, by the member who cheered.
    public internal(set) var cheers: [Member.ID: GroupView.TodoCheer] {
      get { rare[0].cheers }
      _modify { yield &rare[0].cheers }
    }
    /// The vote on its points, while there is one.
    public internal(set) var vote: GroupView.TodoVote? {
      get { rare[0].vote }
      set { if rare[0].vote != newValue { rare[0].vote = newValue } }
    }
    /// The turns of the rota that were missed, the first one first.
    public internal(set) var missedTurns: [GroupView.MissedTurn] {
      get { rare[0].missedTurns }
      _modify { yield &rare[0].missedTurns }
    }
    /// The trace of a completion that is void, at most one.
    var ghosts: [Ghost] {
      get { rare[0].ghosts }
      set { if rare[0].ghosts != newValue { rare[0].ghosts = newValue } }
    }
    /// The completions that give nobody anything, and wait for others to confirm them: then they
    /// count for the goals of all.
    var traces: [GroupView.TodoCompletion] {
      get { rare[0].traces }
      set { if rare[0].traces != newValue { rare[0].traces = newValue } }
    }
    /// The confirmations of completions that wait which their givers took back.
    var takenBack: [PlayerGroup.Event.ID: [TakenBack]] {
      get { rare[0].takenBack }
      set { if rare[0].takenBack != newValue { rare[0].takenBack = newValue } }
    }
    /// The shares that count for challenges of all alone, the oldest first.
    var slips: [Slip] {
      get { rare[0].slips }
      set { if rare[0].slips != newValue { rare[0].slips = newValue } }
    }
    /// The index in the rota of the member whose turn it is.
    var turn: Int {
      get { rare[0].turn }
      set { if rare[0].turn != newValue { rare[0].turn = newValue } }
    }
    /// The date from which it is their turn.
    var turnSince: Date {
      get { rare[0].turnSince }
      set { if rare[0].turnSince != newValue { rare[0].turnSince = newValue } }
    }
    /// The date when the turn is missed.
    var turnEndsAt: Date? {
      get { rare[0].turnEndsAt }
      set { if rare[0].turnEndsAt != newValue { rare[0].turnEndsAt = newValue } }
    }
    /// The number of turns that were missed since it was last done.
    var missedInRow: Int {
      get { rare[0].missedInRow }
      set { if rare[0].missedInRow != newValue { rare[0].missedInRow = newValue } }
    }

    /// The completions, oldest first, also those that a penalty took back.
    ///
    /// - Complexity: O(*n*).
    public var completions: [GroupView.TodoCompletion] { Array(done) }

    /// Takes over what was done for a todo of the same identifier that was taken back.
    mutating func inherit(_ other: BoardTodo?) {
      guard let other else { return }
      (done, waiting) = (other.done, other.waiting)
      (traces, takenBack, slips) = (other.traces, other.takenBack, other.slips)
      existsSince = min(existsSince, other.existsSince)
      knownSince = min(knownSince, other.knownSince)
    }

    /// Notes another creation of its identifier, by which it was known from a date on.
    mutating func noteKnown(since date: Date) {
      knownSince = min(knownSince, date)
    }

    /// Notes that those who had claimed it have completed it.
    mutating func finish(_ completion: GroupView.TodoCompletion) {
      claims = []
      ghosts = []
      missedInRow = 0
      state = .completed
      add(completion)
    }

    /// Opens a new round of it.
    mutating func open(at date: Date, by days: DayReckoning) {
      state = .open
      openSince = date
      opensAgainAt = nil
      if let due = todo.due, due.recurs {
        dueAt = due.date(openSince: date, by: days)
      }
    }

    /// Gives a claim back.
    mutating func removeClaim(of member: Member.ID) {
      claims.removeAll { $0.member == member }
      if claims.isEmpty, state == .claimed {
        state = .open
      }
    }

    /// Adds a claim.
    mutating func add(_ claim: GroupView.TodoClaim) {
      claims.append(claim)
      state = .claimed
    }

    /// Adds a completion.
    mutating func add(_ completion: GroupView.TodoCompletion) {
      if completion.isWaiting {
        waiting.append(done.count)
      }
      done.append(completion)
    }

    /// Returns the place of a completion, or of the oldest one, that someone can confirm.
    func confirmable(
      _ completion: PlayerGroup.Event.ID?,
      by member: Member.ID
    ) throws(GroupError) -> Int {
      let asked = waiting.filter { completion == nil || done[$0].id == completion }
      guard !asked.isEmpty else { throw .todo(.nothingToConfirm(id)) }
      guard let index = asked.first(where: { done[$0].canBeConfirmed(by: member) }) else {
        throw .todo(.cannotConfirm(id, by: member))
      }
      return index
    }

    /// The completions of the round that was open since an instant.
    ///
    /// - Complexity: O(*k*) for *k* completions since then.
    func done(inRoundSince openSince: Date) -> [GroupView.TodoCompletion] {
      var round: [GroupView.TodoCompletion] = []
      var index = done.count - 1
      while index >= 0, done[index].date >= openSince {
        if done[index].openSince == openSince { round.append(done[index]) }
        index -= 1
      }
      return round
    }

    /// Notes a cheer for a completion.
    mutating func cheer(_ cheer: GroupView.TodoCheer, by member: Member.ID, at index: Int) {
      done[index].cheers[member] = cheer
    }

    /// The place of a completion that waits for confirmation.
    func place(ofWaiting completion: PlayerGroup.Event.ID) -> Int? {
      waiting.first { done[$0].id == completion }
    }

    /// Puts a completion into the place of what it was.
    mutating func replace(_ completion: GroupView.TodoCompletion, at index: Int) {
      done[index] = completion
      if !completion.isWaiting {
        waiting.removeAll { $0 == index }
      }
    }

    /// Notes what became of a completion by a confirmation.
    ///
    /// - Parameters:
    ///   - completion: The completion.
    ///   - isSettled: Whether nobody must confirm it any more.
    ///   - index: Its place, if it is in effect.
    ///   - trace: Its place among those that are void, if it is one of them.
    mutating func note(
      _ completion: GroupView.TodoCompletion,
      isSettled: Bool,
      at index: Int?,
      trace: Int?
    ) {
      if isSettled { takenBack[completion.id] = nil }
      if let index {
        replace(completion, at: index)
      } else if let trace {
        if isSettled { traces.remove(at: trace) } else { traces[trace] = completion }
      }
    }

    /// Creates the todo as it is put on the board.
    init(_ todo: Todo, by creator: Member.ID, at date: Date, recordedAt: Date) {
      self.todo = todo
      self.creator = creator
      createdAt = date
      existsSince = date
      knownSince = max(date, recordedAt)
      openSince = date
    }

    /// Whether it is overdue at a date: due by then, and not done.
    public func isOverdue(at date: Date) -> Bool {
      guard state == .open || state == .claimed, let dueAt else { return false }
      return dueAt <= date
    }

    /// Whether it was done and will not be open again by itself.
    var isDoneForGood: Bool {
      state == .completed && todo.repeats == nil && (todo.schedule == nil || opensAgainAt == nil)
    }

    /// The claim of a member, if there is one.
    func claim(of member: Member.ID) -> GroupView.TodoClaim? {
      claims.first { $0.member == member }
    }

    /// Refuses that a member works on it who does already, or while it is not on the board.
    func checkWork(by member: Member.ID) throws(GroupError) {
      guard state == .open || state == .claimed else { throw .todo(.inState(state, id)) }
      guard claim(of: member) == nil else { throw .todo(.alreadyClaimed(id, by: member)) }
    }

    /// Refuses a member who cannot work on it now, by all that is known.
    ///
    /// - Parameters:
    ///   - member: The member.
    ///   - assignee: The only member who may work on it, if there is one.
    ///   - isTakeover: Whether the member takes the place of another one.
    /// - Throws: The reason they cannot.
    func checkClaim(
      by member: Member.ID,
      reservedFor assignee: Member.ID?,
      isTakeover: Bool = false
    ) throws(GroupError) {
      guard state == .open || state == .claimed else { throw .todo(.inState(state, id)) }
      if let assignee, assignee != member {
        throw .todo(.reserved(id, for: assignee))
      }
      try checkWork(by: member)
      guard isTakeover || claims.count < todo.capacity else {
        throw .todo(.fullyClaimed(id, by: claims.map(\.member)))
      }
    }
  }
}

extension GroupView {
  /// A turn of a rota that passed without the todo being done.
  public struct MissedTurn: Hashable, Sendable {
    /// The todo.
    public let todo: Todo.ID
    /// The member whose turn it was.
    public let member: Member.ID
    /// The date from which it was their turn.
    public let since: Date
    /// The date when the turn was over.
    public let date: Date
  }

  /// The turns of all rotas that were missed, the first one first.
  ///
  /// - Complexity: O(*n* log *n*) for *n* todos and missed turns.
  public var missedTurns: [GroupView.MissedTurn] {
    state.todos.values.flatMap(\.missedTurns).sorted { ($0.date, $0.todo) < ($1.date, $1.todo) }
  }

  /// A member's claim to be working on a todo.
  public struct TodoClaim: Hashable, Sendable {
    /// The member working on it.
    public let member: Member.ID
    /// The date when the member claimed it.
    public let date: Date
  }
}

extension GroupView {
  /// A completion of a todo, by one member or several.
  public struct TodoCompletion: Identifiable, Hashable, Sendable {
    /// The event.
    public let id: PlayerGroup.Event.ID
    /// The date when it was done.
    public let date: Date
    /// The date when that became known.
    public let recordedAt: Date
    /// The date when the round that it belongs to was opened.
    let openSince: Date
    /// The members who did it, in the order of identifiers; who reported it and took that back is
    /// not among them.
    public var members: [Member.ID] {
      excluded.isEmpty ? sharers : sharers.filter { !excluded.contains($0) }
    }
    /// Those among whom the points are shared out.
    let sharers: [Member.ID]
    /// The points of the todo when it was done, which its members share.
    public let points: Int
    /// The number of others who must confirm it.
    public let confirmationsNeeded: Int
    /// Whether it was done before the todo was overdue; nil for a todo that was not due at any
    /// time.
    public let isOnTime: Bool?
    /// The tags about its time that an achievement asks for.
    let timeTags: [String]
    /// The circumstances, as the device of the one who reported it knew them.
    let known: PlayerGroup.Action.Circumstances?
    /// Those of the sharers who get nothing: who reported it and took that back, and who was not in
    /// the group.
    var excluded: [Member.ID] = []
    /// The members who have confirmed it, in the order in which they did; not those who took that
    /// back, although theirs can have counted for others who did not know.
    public internal(set) var confirmedBy: [Member.ID] = []
    /// The credit of each member who did it, once it is confirmed.
    public internal(set) var credits: [GroupView.TodoCredit] = []
    /// The cheers for it, by the member who cheered.
    public internal(set) var cheers: [Member.ID: GroupView.TodoCheer] = [:]

    /// The members who found it not done, in that order.
    public internal(set) var rejections: [GroupView.TodoRejection] = []

    /// The date from which others can no longer confirm it, or nil for never.
    public internal(set) var waitsUntil: Date?
    /// The decision on it at that time, if it still waited then.
    public internal(set) var outcome: RuleBook.UnconfirmedPolicy?

    /// Whether others must confirm it still; no more when one of them found it not done, or when
    /// the time for that is over.
    public var isWaiting: Bool { confirmationsMissing > 0 && rejections.isEmpty && outcome == nil }

    /// The number of others who must still confirm it.
    var confirmationsMissing: Int {
      outcome == .credited || !credits.isEmpty
        ? 0 : max(confirmationsNeeded - confirmedBy.count, 0)
    }

    /// Whether a credit for it stands that no penalty took back.
    var stands: Bool { credits.contains { !$0.isTakenBack } }
  }
}

extension GroupView {
  /// A member's rejection of a todo that was reported to be done.
  public struct TodoRejection: Identifiable, Hashable, Sendable {
    /// The event.
    public let id: PlayerGroup.Event.ID
    /// The member.
    public let member: Member.ID
    /// The date.
    public let date: Date
    /// The reason as it was written, 1 to 1000 characters.
    public let reason: String
  }
}

extension GroupView {
  /// The points that a member earned with a todo.
  public struct TodoCredit: Hashable, Sendable {
    /// The member who earned them.
    public let member: Member.ID
    /// The entry in the ledger.
    package let entry: Ledger.Entry.ID
    /// The points for the work, with those that multipliers add.
    public let points: Int
    /// The number of them that multipliers added; negative when they took some.
    public let extra: Int
    /// The bonus for catching up.
    public let bonus: Int
    /// Whether a penalty took it back.
    public internal(set) var isTakenBack = false
  }
}

extension GroupView {
  /// A vote on the points of a todo.
  public struct TodoVote: Hashable, Sendable {
    /// The date when the votes are counted.
    public let deadline: Date
    /// The number of votes that are needed; with fewer nothing changes.
    public let quorum: Int
    /// The points that each member voted for last.
    public internal(set) var votes: [Member.ID: Int] = [:]
  }
}

extension GroupView {
  /// The stage of a todo's life cycle.
  ///
  /// It is created open, or scheduled for a later day. Claiming, releasing, taking over,
  /// completing, withdrawing, and a penalty for it, lead from one state to another; a recurring
  /// todo is open again after a while.
  public enum TodoState: String, Hashable, Sendable, CaseIterable {
    /// It will be on the board from a later day.
    case scheduled
    /// Nobody works on it, and anyone may claim it.
    case open
    /// One member or several work on it.
    case claimed
    /// It is done.
    case completed
    /// It was taken off the board.
    case withdrawn
  }
}

extension GroupView {
  /// An edit of a todo, with the todo as it was before.
  public struct TodoEdit: Identifiable, Hashable, Sendable {
    /// The event.
    public let id: PlayerGroup.Event.ID
    /// The member who edited it.
    public let member: Member.ID
    /// The date.
    public let date: Date
    /// The changes, one after the other.
    public let changes: [Todo.Change]
    /// The todo before them.
    public let before: Todo
  }

  /// A member's comment on a todo or one of its completions.
  ///
  /// Its author and administrators can delete it: they declare its event void, with
  /// ``PlayerGroup/void(_:by:at:stamp:)``.
  public struct TodoComment: Identifiable, Hashable, Sendable {
    /// The event.
    public let id: PlayerGroup.Event.ID
    /// The member who wrote it.
    public let author: Member.ID
    /// The date.
    public let date: Date
    /// The completion that it refers to, or nil for the todo itself.
    public let completion: PlayerGroup.Event.ID?
    /// The text as it was written, 1 to 1000 characters.
    public let text: String
  }

  /// A member's cheer for a todo or one of its completions.
  ///
  /// Its author and administrators can take it back by declaring its event void.
  public struct TodoCheer: Identifiable, Hashable, Sendable {
    /// The event.
    public let id: PlayerGroup.Event.ID
    /// The date.
    public let date: Date
    /// The symbol that is shown for it, 1 to 8 characters.
    public let symbol: String
  }
}

extension GroupView {
  /// The todos that are overdue, the one that is so for the longest time first.
  ///
  /// - Complexity: O(*n* log *n*).
  public var overdueTodos: [GroupView.BoardTodo] {
    state.todos.values.filter { $0.isOverdue(at: date) }
      .sorted { ($0.dueAt ?? date, $0.id) < ($1.dueAt ?? date, $1.id) }
  }

  /// Returns the only member who may claim a todo now (its assignee or the one whose turn it is),
  /// or nil if anyone may.
  ///
  /// Nobody who left is meant.
  public func assignee(of todo: Todo.ID) -> Member.ID? {
    state.todos[todo].flatMap { state.reservation(of: $0) }
  }

  /// Members who were removed from the group and have not come back, sorted by identifier.
  ///
  /// - Complexity: O(*n* log *n*) for *n* present and former members.
  public var removed: [Member.ID] {
    state.membership.records.filter { $0.value.isRemoved }.map(\.key).sorted()
  }
}

extension GroupView {
  /// A round of a todo that several did without knowing of each other.
  public struct DoneTwice: Hashable, Sendable {
    /// The todo.
    public let todo: Todo.ID
    /// The completions, the first one first, none of which was taken back.
    public let completions: [GroupView.TodoCompletion]
  }

  /// The rounds of todos that several did without knowing of each other, the oldest first.
  ///
  /// All of them were credited. Show it to those who did it and to administrators, who may declare
  /// a completion void.
  ///
  /// - Complexity: O(*n*) for *n* completions.
  public var todosDoneTwice: [GroupView.DoneTwice] {
    var found: [GroupView.DoneTwice] = []
    for todo in state.todos.values where todo.completions.count > 1 {
      let rounds = Dictionary(grouping: todo.completions.filter(\.stands), by: \.openSince)
      for completions in rounds.values where completions.count > 1 {
        found.append(GroupView.DoneTwice(todo: todo.id, completions: completions))
      }
    }
    return found.sorted {
      ($0.completions[0].date, $0.completions[0].id)
        < ($1.completions[0].date, $1.completions[0].id)
    }
  }
}
