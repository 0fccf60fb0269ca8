// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
public import PlayerProgress
public import SharedHistories

extension PlayerGroup {
  /// The change of a member's figures because something came or went.
  ///
  /// It was something before the last event, or what others did last.
  public struct MemberChange: Hashable, Sendable {
    /// The member.
    public let member: Member.ID
    /// The points of all time.
    public let points: FigureChange
    /// The level.
    public let level: FigureChange
    /// The tiers that they have reached by it, in the order of the book.
    public let reached: [Achievement.Tier.ID]
    /// The tiers that they have no more.
    public let lost: [Achievement.Tier.ID]
    /// The todos that they work on now and did not before.
    public let claimed: [Todo.ID]
    /// The todos that they do not work on any more.
    public let unclaimed: [Todo.ID]
    /// The titles of those todos.
    let titles: [Todo.ID: String]

    /// The changes apart from the todos.
    var progress: ProgressChange {
      ProgressChange(member: member, points: points, level: level, reached: reached, lost: lost)
    }

    /// Returns what changed in sentences, the points first.
    ///
    /// - Parameters:
    ///   - phrasebook: The language.
    ///   - name: The name of a member for people; the identifier by default.
    /// - Returns: A sentence for each figure and each todo.
    public func sentences(
      in phrasebook: Phrasebook,
      naming name: (Member.ID) -> String = { $0.rawValue }
    ) -> [String] {
      let works = [("change.claimed", claimed), ("change.unclaimed", unclaimed)]
        .flatMap { key, todos in
          todos.map {
            let title = titles[$0] ?? $0.rawValue
            return Sentence(key, ["member": .text(name(member)), "todo": .text(title)])
          }
        }
      return progress.sentences(in: phrasebook, naming: name)
        + works.map { gameSentences($0, in: phrasebook) }
    }
  }
}

extension GroupState: FiguredState {
  package typealias Comparison = Self
  package typealias Consequences = [PlayerGroup.MemberChange]

  /// Returns those for whom something may have changed since both states parted.
  ///
  /// - Complexity: O(*k* log *k*) for *k* members with changes since the beginning that both have
  ///   in common; those of all members when it is too long ago.
  package static func concerned(
    from before: GroupState,
    to after: GroupState,
    since beginning: GroupState?,
    by events: [PlayerGroup.Event]
  ) -> [Member.ID] {
    let noted = beginning.flatMap { beginning -> Set<Member.ID>? in
      guard let gone = before.boards.value.noted(since: beginning.boards.value),
        let come = after.boards.value.noted(since: beginning.boards.value)
      else { return nil }
      return gone.union(come)
    }
    guard var concerned = noted else {
      return Set(before.membership.records.keys).union(after.membership.records.keys).sorted()
    }
    // Claims are on no board.
    concerned.formUnion(events.compactMap(\.actor))
    for todo in Set(events.compactMap(\.action.todo)) {
      for state in [before, after] {
        concerned.formUnion(state.todos[todo]?.claims.map(\.member) ?? [])
      }
    }
    return concerned.sorted()
  }

  package static func reachesOthers(_ events: [PlayerGroup.Event], in state: GroupState) -> Bool {
    true
  }

  /// Leaves out the authors who lost nothing, and whose claims went only of todos that their own
  /// events are about.
  package static func withoutGains(
    _ changes: [PlayerGroup.MemberChange],
    of events: [PlayerGroup.Event]
  ) -> [PlayerGroup.MemberChange] {
    var own: [Member.ID: Set<Todo.ID>] = [:]
    for event in events {
      guard let author = event.actor else { continue }
      own[author, default: []].formUnion(event.action.todo.map { [$0] } ?? [])
    }
    return changes.filter { change in
      guard let todos = own[change.member] else { return true }
      return change.progress.isLoss || !todos.isSuperset(of: change.unclaimed)
    }
  }

  package static func change(
    of member: Member.ID,
    from before: GroupState,
    to after: GroupState
  ) -> PlayerGroup.MemberChange? {
    func hasChanged(_ figure: (MemberProgress) -> Int) -> Bool {
      figure(before.progress) != figure(after.progress)
    }
    let claims = (before: before.claimed[member] ?? [], after: after.claimed[member] ?? [])
    guard
      hasChanged({ $0.ledger.total(of: member) })
        || hasChanged({ $0.tracker.unlockCount(of: member) }) || claims.before != claims.after
    else { return nil }
    let change = ProgressChange(of: member, from: before.progress, to: after.progress)
    let claimed = claims.after.filter { !claims.before.contains($0) }
    let unclaimed = claims.before.filter { !claims.after.contains($0) }
    var titles: [Todo.ID: String] = [:]
    for id in claimed + unclaimed {
      titles[id] = (after.todos[id] ?? before.todos[id])?.todo.title
    }
    return PlayerGroup.MemberChange(
      member: member,
      points: change.points,
      level: change.level,
      reached: change.reached,
      lost: change.lost,
      claimed: claimed,
      unclaimed: unclaimed,
      titles: titles
    )
  }
}

extension PlayerGroup.Action {
  /// The todo that it is about, if it is about one.
  var todo: Todo.ID? {
    switch self {
    case .created(let todo): todo.id
    case .claimed(let id), .released(let id), .stole(let id, _), .completed(let id, _),
      .confirmed(let id, _, _), .rejected(let id, _, _), .withdrew(let id), .edited(let id, _),
      .commented(let id, _, _), .cheered(let id, _, _), .voteOpened(let id, _, _),
      .voted(let id, _), .penalized(_, for: let id):
      id
    default: nil
    }
  }
}

extension GroupBoards {
  /// The members whose rows may be others than at a beginning, or nil when that is too long ago.
  fileprivate func noted(since beginning: GroupBoards) -> Set<Member.ID>? {
    notes(since: beginning).map { Set($0.map(\.member)) }
  }
}
