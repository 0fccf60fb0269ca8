// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus

/// A group in its plainest form, for comparison.
///
/// After each event all that counts is found by looking at everything that is there. It knows
/// neither plans, votes, seasons and challenges, nor bonuses. What an event says was known when it
/// was made decides on its points.
struct ReferenceGroup {
  enum Effect: Hashable {
    case effective, refused
    case void(by: PlayerGroup.Event.ID)
  }

  struct Board: Hashable {
    var creator: Member.ID
    var points: Int
    var capacity: Int
    var state = GroupView.TodoState.open
    var openSince: Date
    var createdAt: Date
    /// When it became known that it is there.
    var knownSince: Date
    /// Whether it was taken back by its creator.
    var isTrace = false
    var claims: [Claim] = []
    var done: [Completion] = []
    /// The void completions that wait for others to confirm them.
    var traces: [Completion] = []
    /// The confirmations that their givers took back.
    var takenBack: [TakenBack] = []

    /// Takes the claims of some members off.
    mutating func drop(_ isDropped: (Member.ID) -> Bool) {
      guard !claims.isEmpty else { return }
      claims.removeAll { isDropped($0.member) }
      if claims.isEmpty { state = .open }
    }
  }

  struct Claim: Hashable {
    var member: Member.ID
    var date: Date
  }

  struct TakenBack: Hashable {
    var completion: PlayerGroup.Event.ID
    var member: Member.ID
    var void: PlayerGroup.Event
  }

  struct Completion: Hashable {
    var date: Date
    var openSince: Date
    var recordedAt: Date
    var id: PlayerGroup.Event.ID
    var excluded: [Member.ID]
    /// All who share it.
    var doers: [Member.ID]
    var members: [Member.ID] { doers.filter { !excluded.contains($0) } }
    var points: Int
    var needed: Int
    var confirmedBy: [Member.ID] = []
    var credits: [Credit] = []
    var isWaiting: Bool { credits.isEmpty && confirmedBy.count < needed }
  }

  struct Credit: Hashable {
    var member: Member.ID
    var points: Int
    var entry: Ledger.Entry.ID
    var isTakenBack = false
  }

  private(set) var effects: [PlayerGroup.Event.ID: Effect] = [:]
  private(set) var members: ReferenceMembers
  private(set) var todos: [Todo.ID: Board] = [:]
  private(set) var entries: [Ledger.Entry] = []
  /// The rules by which things are worth something.
  private(set) var valuation: RuleBook

  /// Folds events that are in order.
  init(_ rules: RuleBook, _ events: [PlayerGroup.Event]) {
    let sound = events.filter { $0.recordedAt >= $0.date }
    let judge = ReferenceVoids(rules, sound)
    members = ReferenceMembers(rules: rules)
    for event in sound where judge.voidedBy[event.id] == nil && !judge.refused.contains(event.id) {
      _ = members.apply(event)
    }
    valuation = members.rules
    members = ReferenceMembers(rules: rules)
    for event in events {
      if let void = judge.voidedBy[event.id] {
        effects[event.id] = .void(by: void)
        guard event.recordedAt >= event.date, members.accepts(event) else { continue }
        guard let void = events.first(where: { $0.id == void }) else { continue }
        switch event.action {
        case .completed(let todo, _): _ = complete(todo, event, by: event.actor, takenBackBy: void)
        case .confirmed where judge.modest.contains(void.id):
          if let actor = event.actor, members.isGiver(actor) {
            _ = confirm(event, by: actor, takenBackBy: void)
          }
        case .created where judge.modest.contains(void.id):
          if apply(event), case .created(let todo) = event.action {
            todos[todo.id]?.state = .withdrawn
            todos[todo.id]?.isTrace = true
          }
        case .created(let todo):
          if let board = todos[todo.id], board.knownSince > void.recordedAt,
            isPossible(todo, by: event.actor)
          {
            todos[todo.id] = nil
          }
        default: break
        }
      } else if event.recordedAt < event.date || judge.refused.contains(event.id) {
        effects[event.id] = .refused
      } else {
        effects[event.id] = apply(event) ? .effective : .refused
      }
    }
  }

  /// How many todos a member works on.
  private func claimCount(of member: Member.ID) -> Int {
    todos.values.count { $0.claims.contains { $0.member == member } }
  }

  private mutating func apply(_ event: PlayerGroup.Event) -> Bool {
    guard members.accepts(event) else { return false }
    switch event.action {
    case .founded, .invited, .joined, .promoted, .demoted, .adopted, .optedOut, .optedIn:
      return members.apply(event)
    case .left, .removed:
      guard members.apply(event) else { return false }
      for id in todos.keys {
        todos[id]?.drop { !members.isMember($0) }
      }
      return true
    case .voided:
      return true
    default:
      let gives =
        switch event.action {
        case .created, .confirmed, .completed(_, .some): true
        default: false
        }
      guard let actor = event.actor, members.isFounded,
        members.isMember(actor) || gives && members.isGiver(actor)
      else { return false }
      return apply(event, by: actor)
    }
  }

  private mutating func apply(_ event: PlayerGroup.Event, by actor: Member.ID) -> Bool {
    let rules = members.rules
    switch event.action {
    case .created(let todo):
      guard isPossible(todo, by: actor) else { return false }
      let trace = todos[todo.id]
      if let trace, !trace.isTrace {
        todos[todo.id]?.knownSince = min(trace.knownSince, event.recordedAt)
        return false
      }
      todos[todo.id] = Board(
        creator: actor,
        points: todo.points,
        capacity: todo.capacity,
        openSince: event.date,
        createdAt: trace?.createdAt ?? event.date,
        knownSince: min(trace?.knownSince ?? event.recordedAt, event.recordedAt),
        done: trace?.done ?? []
      )
    case .claimed(let id):
      // More may work on it than is allowed, when they did not know of each other.
      guard let board = todos[id], isFree(board, for: actor) else { return false }
      todos[id]?.claims.append(Claim(member: actor, date: event.date))
      todos[id]?.state = .claimed
    case .stole(let id, let owner):
      guard let hours = rules.stealAfter?.count, let board = todos[id], isFree(board, for: actor),
        let claim = board.claims.first(where: { $0.member == owner }),
        claim.date.addingTimeInterval(Double(hours) * 3600) <= event.date
      else { return false }
      todos[id]?.claims.removeAll { $0.member == owner }
      todos[id]?.claims.append(Claim(member: actor, date: event.date))
    case .released(let id):
      guard todos[id]?.claims.contains(where: { $0.member == actor }) == true else { return false }
      todos[id]?.drop { $0 == actor }
    case .withdrew(let id):
      guard let board = todos[id], board.creator == actor || members.isAdministrator(actor),
        board.state == .open || board.state == .claimed
      else { return false }
      todos[id]?.claims = []
      todos[id]?.state = .withdrawn
    case .completed(let id, _): return complete(id, event, by: actor)
    case .confirmed: return confirm(event, by: actor)
    case .penalized(let member, let id):
      guard members.isAdministrator(actor) else { return false }
      return penalize(member, id, event)
    case .awarded(let member, let award, _):
      guard members.isAdministrator(actor), members.isMember(member) else { return false }
      if case .points(let points) = award, !(1...1_000_000_000_000).contains(points) {
        return false
      }
      let change: Ledger.Entry.Change =
        if case .points(let points) = award { .points(points) } else { .toNextLevel }
      add(change, to: member, "\(event.id)#0", PointsReason(.award), event.date)
    default:
      preconditionFailure("\(event.action) is not in the model")
    }
    return true
  }

  /// Whether somebody may put a todo on the board, if its identifier is free.
  private func isPossible(_ todo: Todo, by actor: Member.ID?) -> Bool {
    guard let actor, members.isFounded, members.isGiver(actor) else { return false }
    return !todo.id.rawValue.isEmpty && todo.capacity >= 1
      && members.rules.todoPoints.contains(todo.points)
      && (0...1_000_000_000_000).contains(todo.points)
  }

  /// Whether a member may claim one more todo, and this one.
  private func isFree(_ board: Board, for member: Member.ID) -> Bool {
    (board.state == .open || board.state == .claimed)
      && !board.claims.contains { $0.member == member }
      && members.rules.claimLimit.map { claimCount(of: member) < $0 } ?? true
  }

  private mutating func confirm(
    _ event: PlayerGroup.Event,
    by actor: Member.ID,
    takenBackBy void: PlayerGroup.Event? = nil
  ) -> Bool {
    guard case .confirmed(let id, let completion, let known) = event.action,
      let before = todos[id]
    else { return false }
    func isAsked(_ done: Completion) -> Bool {
      done.isWaiting && !done.doers.contains(actor) && !done.confirmedBy.contains(actor)
        && (completion == nil || completion == done.id)
    }
    let index = before.done.firstIndex(where: isAsked)
    let trace = completion == nil ? nil : before.traces.firstIndex(where: isAsked)
    guard var done = index.map({ before.done[$0] }) ?? trace.map({ before.traces[$0] }) else {
      return false
    }
    let others = before.takenBack.filter {
      $0.completion == done.id
        && !(completion == nil
          ? ReferenceVoids.isBefore($0.void, event) : known.contains($0.void.id))
    }
    let givers = Set(others.map(\.member)).union(done.confirmedBy).union([actor])
    if void == nil { done.confirmedBy.append(actor) }
    if let index {
      todos[id]?.done[index] = done
    } else if let trace {
      todos[id]?.traces[trace] = done
    }
    guard givers.count < done.needed else {
      if let trace, index == nil { todos[id]?.traces.remove(at: trace) }
      if let index, !credit(id, index, event) {
        todos[id] = before
        return false
      }
      return true
    }
    if let void {
      todos[id]?.takenBack.append(TakenBack(completion: done.id, member: actor, void: void))
    }
    return true
  }

  private mutating func complete(
    _ id: Todo.ID,
    _ event: PlayerGroup.Event,
    by actor: Member.ID?,
    takenBackBy void: PlayerGroup.Event? = nil
  ) -> Bool {
    let rules = members.rules
    let isTakenBack = void != nil
    guard case .completed(_, let known) = event.action, let actor, let board = todos[id],
      members.isMember(actor) || known != nil && members.isGiver(actor)
    else { return false }
    let isOpen = board.state == .open || board.state == .claimed
    let isClaimant = board.claims.contains { $0.member == actor }
    guard known != nil || isOpen && isClaimant else { return false }
    // What was done for another todo of the same name.
    let tolerance = Double(rules.clockTolerance.components.seconds)
    if let known,
      known.openSince < board.createdAt
        || event.recordedAt.addingTimeInterval(tolerance) < board.knownSince
    {
      return false
    }
    let openSince = min(max(known?.openSince ?? board.openSince, board.createdAt), event.date)
    let age = Double(rules.minimumAge?.count ?? 0) * 60
    guard
      age == 0 || max(openSince, board.knownSince).addingTimeInterval(age) <= event.date,
      (0...members.ceiling).contains(known?.points ?? 0)
    else { return false }
    var doers = [actor]
    if let known {
      if known.members.contains(actor), Set(known.members).count == known.members.count {
        doers = known.members
      }
    } else {
      doers = board.claims.map(\.member)
      if doers.count > board.capacity {
        doers = [actor] + doers.filter { $0 != actor }.prefix(board.capacity - 1)
      }
    }
    doers.sort()
    let least = members.founder.map { members.isMember($0) && !doers.contains($0) } ?? false
    let others = known?.confirmations ?? members.count - doers.count
    let before = todos
    let gone = doers.filter { $0 == actor ? !members.isMember($0) : !members.isGiver($0) }
    let voider = void.map { $0.actor == actor ? [actor] : doers } ?? []
    var completion = Completion(
      date: event.date,
      openSince: openSince,
      recordedAt: event.recordedAt,
      id: event.id,
      excluded: voider + (known == nil ? [] : gone),
      doers: doers,
      points: known?.points ?? board.points,
      needed: min(rules.confirmations, max(others, least ? 1 : 0))
    )
    // What gives nobody anything leaves nothing but the plan, and can be confirmed.
    if completion.members.isEmpty {
      completion.excluded = doers
      if completion.isWaiting { todos[id]?.traces.append(completion) }
      return false
    }
    todos[id]?.done.append(completion)
    if isOpen, isClaimant || board.claims.allSatisfy({ doers.contains($0.member) }) {
      todos[id]?.claims = []
      todos[id]?.state = .completed
    } else if !isTakenBack, todos[id]?.state == .claimed {
      todos[id]?.drop { doers.contains($0) }
    }
    guard completion.isWaiting || credit(id, board.done.count, event) else {
      todos = before
      return false
    }
    return true
  }

  /// Gives everyone their share of a completion that nobody must confirm any more; false if nobody
  /// gets anything by it.
  private mutating func credit(_ id: Todo.ID, _ index: Int, _ event: PlayerGroup.Event) -> Bool {
    guard let completion = todos[id]?.done[index] else { return true }
    let count = completion.doers.count
    let earlier =
      todos[id]?.done.enumerated().filter {
        $0.offset != index && $0.element.openSince == completion.openSince
      }.flatMap(\.element.credits) ?? []
    var number = 0
    for (place, member) in completion.doers.enumerated()
    where !completion.excluded.contains(member) {
      // The first ones get one more, until nothing is left over.
      let share = completion.points / count + (place < completion.points % count ? 1 : 0)
      let paid = earlier.filter { $0.member == member }.map(\.points)
      let points = share - paid.reduce(0, +)
      guard paid.isEmpty || points > 0 else { continue }
      let entry = Ledger.Entry.ID("\(event.id)#\(number)")
      number += 1
      todos[id]?.done[index].credits.append(Credit(member: member, points: points, entry: entry))
      let reason = PointsReason(count > 1 ? .shared : .todo, subject: id.rawValue)
      add(.points(points), to: member, entry, reason, completion.date)
    }
    return number > 0
  }

  private mutating func penalize(_ member: Member.ID, _ id: Todo.ID, _ event: PlayerGroup.Event)
    -> Bool
  {
    guard let board = todos[id] else { return false }
    func standing(_ index: Int) -> [Int] {
      board.done[index].credits.indices.filter {
        let credit = board.done[index].credits[$0]
        return credit.member == member && !credit.isTakenBack
      }
    }
    guard let last = board.done.indices.last(where: { !standing($0).isEmpty }) else { return false }
    let reason = PointsReason(.penalty, subject: id.rawValue)
    var (number, points) = (0, 0)
    // All that they have for the round, on whichever device they did it.
    for index in 0...last where board.done[index].openSince == board.done[last].openSince {
      for place in standing(index) {
        let credit = board.done[index].credits[place]
        add(.reversal(of: credit.entry), to: member, "\(event.id)#\(number)", reason, event.date)
        number += 1
        points += credit.points
        todos[id]?.done[index].credits[place].isTakenBack = true
      }
    }
    let factor = valuation.penaltyFactor
    // A factor has no more than two in the denominator here.
    let twice = points * (2 * factor.numerator / factor.denominator - 2)
    if twice > 0 {
      add(.points(-((twice + 1) / 2)), to: member, "\(event.id)#\(number)", reason, event.date)
    }
    let stands = todos[id]?.done[last].credits.contains { !$0.isTakenBack } ?? false
    if last == board.done.count - 1, !stands, board.state == .completed {
      todos[id]?.state = .open
      todos[id]?.openSince = event.date
    }
    return true
  }

  private mutating func add(
    _ change: Ledger.Entry.Change,
    to member: Member.ID,
    _ id: Ledger.Entry.ID,
    _ reason: PointsReason,
    _ date: Date
  ) {
    entries.append(Ledger.Entry(id: id, member: member, change: change, reason: reason, date: date))
  }
}

/// Members, roles and rules, by rules that are looked up one by one.
struct ReferenceMembers {
  struct Record {
    var isMember = true, isRemoved = false, isAdministrator = false, takesPart = true
    var knownSince = Date.distantPast
  }

  var rules: RuleBook { didSet { ceiling = max(ceiling, Self.ceiling(rules)) } }
  /// The most that a todo could be worth so far.
  var ceiling: Int
  var isFounded = false
  /// The one who founded the group, unless they have come back to it.
  var founder: Member.ID?
  var invited: Set<Member.ID> = []
  var records: [Member.ID: Record] = [:]

  init(rules: RuleBook) { (self.rules, ceiling) = (rules, Self.ceiling(rules)) }

  private static func ceiling(_ rules: RuleBook) -> Int {
    min(rules.todoPoints.upperBound, 1_000_000_000_000)
  }

  /// Whether somebody is a member, or left by their own will.
  func isGiver(_ member: Member.ID) -> Bool {
    records[member].map { $0.isMember || !$0.isRemoved } ?? false
  }

  func hasOthers(than some: [Member.ID], by date: Date) -> Bool {
    records.contains { $0.value.isMember && $0.value.knownSince <= date && !some.contains($0.key) }
  }

  /// Whether an event was reported soon enough.
  func accepts(_ event: PlayerGroup.Event) -> Bool {
    if case .erased = event.action { return true }
    guard let hours = rules.reportWithin?.count else { return true }
    let delay = event.recordedAt.timeIntervalSince(event.date)
    return delay <= Double(hours) * 3600
      && (event.action != .founded || delay <= Double(rules.clockTolerance.components.seconds))
  }

  var members: [Member.ID] { records.filter(\.value.isMember).map(\.key).sorted() }
  var administrators: [Member.ID] { members.filter(isAdministrator) }
  var count: Int { members.count }

  func isMember(_ member: Member.ID) -> Bool { records[member]?.isMember ?? false }

  func isAdministrator(_ member: Member.ID) -> Bool {
    isMember(member) && records[member]?.isAdministrator == true
  }

  /// Whether others have somebody to lead them when a member is gone.
  private func canGo(_ member: Member.ID) -> Bool {
    count == 1 || administrators.contains { $0 != member }
  }

  mutating func apply(_ event: PlayerGroup.Event) -> Bool {
    guard let actor = event.actor, accepts(event) else { return false }
    switch event.action {
    case .founded:
      guard !isFounded, !actor.rawValue.isEmpty else { return false }
      isFounded = true
      founder = actor
      records[actor] = Record(isAdministrator: true, knownSince: event.recordedAt)
      return true
    case .left where isAdministrator(actor):
      guard
        administrators.count > 1 || count == 1 || !hasOthers(than: [actor], by: event.recordedAt)
      else { return false }
      records[actor]?.isMember = false
      return true
    case .invited where isFounded && isGiver(actor): return apply(event.action, by: actor)
    case .joined:
      let isFirst = administrators.isEmpty, isRemoved = records[actor]?.isRemoved ?? false
      let isOpen = (rules.joining == .open || isFirst) && !isRemoved
      guard isFounded, !actor.rawValue.isEmpty, !isMember(actor), invited.contains(actor) || isOpen
      else { return false }
      invited.remove(actor)
      if founder == actor { founder = nil }
      let takesPart = records[actor]?.takesPart ?? true
      records[actor] = Record(
        isAdministrator: isFirst,
        takesPart: takesPart,
        knownSince: event.recordedAt
      )
      return true
    default:
      return isMember(actor) && apply(event.action, by: actor)
    }
  }

  private mutating func apply(_ action: PlayerGroup.Action, by actor: Member.ID) -> Bool {
    switch action {
    case .invited(let guest):
      guard isAdministrator(actor) || records[guest]?.isRemoved != true, !guest.rawValue.isEmpty,
        !isMember(guest)
      else { return false }
      return invited.insert(guest).inserted
    case .left:
      records[actor]?.isMember = false
    case .removed(let member):
      guard isAdministrator(actor), isMember(member), canGo(member) else { return false }
      records[member]?.isMember = false
      records[member]?.isRemoved = true
    case .promoted(let member):
      guard isAdministrator(actor), isMember(member), !isAdministrator(member) else { return false }
      records[member]?.isAdministrator = true
    case .demoted(let member):
      guard isAdministrator(actor), isAdministrator(member), administrators.count > 1 else {
        return false
      }
      records[member]?.isAdministrator = false
    case .adopted(let rules, _):
      guard isAdministrator(actor) else { return false }
      self.rules = rules
    case .optedOut, .optedIn:
      guard records[actor]?.takesPart == (action == .optedOut) else { return false }
      records[actor]?.takesPart = action == .optedIn
    default:
      break
    }
    return true
  }
}

/// Which events are void: each void is judged by the members as all before it leave them, found
/// anew for each.
struct ReferenceVoids {
  private(set) var voidedBy: [PlayerGroup.Event.ID: PlayerGroup.Event.ID] = [:]
  private(set) var refused: Set<PlayerGroup.Event.ID> = []
  /// The voids by those who are no administrators.
  private(set) var modest: Set<PlayerGroup.Event.ID> = []

  init(_ rules: RuleBook, _ events: [PlayerGroup.Event]) {
    var roots: [PlayerGroup.Event.ID: PlayerGroup.Event] = [:]
    var known: [PlayerGroup.Event.ID: PlayerGroup.Event] = [:]
    var governance: [PlayerGroup.Event] = []
    var voids: [PlayerGroup.Event] = []
    for event in events {
      guard let target = event.target else {
        (roots[event.id], known[event.id]) = (event, event)
        if event.action.governs { governance.append(event) }
        continue
      }
      guard let root = roots[target] else {
        refused.insert(event.id)
        continue
      }
      (roots[event.id], known[event.id]) = (root, event)
      if root.action.governs { governance.append(event) } else { voids.append(event) }
    }

    /// The members after those events of governance that are first and not void.
    func members(before void: PlayerGroup.Event) -> ReferenceMembers {
      var members = ReferenceMembers(rules: rules)
      for event in governance.prefix(while: { $0.id != void.id && Self.isBefore($0, void) })
      where voidedBy[event.id] == nil {
        if event.target == nil { _ = members.apply(event) }
      }
      return members
    }
    func mayVoid(_ void: PlayerGroup.Event) -> Bool {
      guard let target = void.target.flatMap({ known[$0] }), let root = roots[void.id],
        let actor = void.actor
      else { return false }
      let members = members(before: void)
      guard members.isMember(actor), root.action != .founded, members.accepts(void) else {
        return false
      }
      if !members.isAdministrator(actor) { modest.insert(void.id) }
      let isOwn = target.actor == actor && root.actor == actor
      let age = void.recordedAt.timeIntervalSince(root.recordedAt)
      let isSlip = root.action.isSlip && (0...600).contains(age)
      // A confirmation that was given once more is not taken back again.
      if case .confirmed = root.action, !members.isAdministrator(actor),
        let taken = target.target, taken != root.id
      {
        return false
      }
      return members.isAdministrator(actor) || isOwn && (root.action.isOwn || isSlip)
    }
    var granted: [PlayerGroup.Event] = []
    for void in governance where void.target != nil {
      guard mayVoid(void) else {
        refused.insert(void.id)
        continue
      }
      granted.append(void)
      voidedBy = effects(of: granted)
    }
    granted = []
    for void in voids {
      if mayVoid(void) { granted.append(void) } else { refused.insert(void.id) }
    }
    voidedBy.merge(effects(of: granted)) { one, _ in one }
  }

  static func isBefore(_ one: PlayerGroup.Event, _ other: PlayerGroup.Event) -> Bool {
    (one.date, one.order, one.id) < (other.date, other.order, other.id)
  }

  /// From the last to the first, a void that is not void itself takes out what it is about; one by
  /// an administrator counts beside an earlier one by another.
  private func effects(of voids: [PlayerGroup.Event])
    -> [PlayerGroup.Event.ID: PlayerGroup.Event.ID]
  {
    var voidedBy: [PlayerGroup.Event.ID: PlayerGroup.Event.ID] = [:]
    for void in voids.reversed() where voidedBy[void.id] == nil {
      guard let target = void.target else { continue }
      if let later = voidedBy[target], modest.contains(void.id), !modest.contains(later) {
        continue
      }
      voidedBy[target] = void.id
    }
    return voidedBy
  }
}

extension PlayerGroup.Event {
  fileprivate var target: ID? {
    if case .voided(let target) = action { target } else { nil }
  }
}

extension PlayerGroup.Action {
  fileprivate var governs: Bool {
    switch self {
    case .founded, .invited, .joined, .left, .removed, .promoted, .demoted, .adopted: true
    default: false
    }
  }

  /// Whether everyone decides on it for themselves.
  fileprivate var isOwn: Bool {
    switch self {
    case .claimed, .released, .completed, .confirmed, .optedOut, .optedIn: true
    default: false
    }
  }

  /// Whether everyone may take it back for some minutes.
  fileprivate var isSlip: Bool {
    switch self {
    case .created, .withdrew: true
    default: false
    }
  }
}
