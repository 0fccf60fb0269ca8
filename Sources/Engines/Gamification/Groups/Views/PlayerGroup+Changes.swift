// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
internal import SharedHistories

extension PlayerGroup {
  /// How the figures of a member changed because something before the last event came or went.
  public struct MemberChange: Hashable, Sendable {
    /// The member.
    public let member: Member.ID
    /// The points of all time.
    public let points: RuleBook.Difference.Figure
    /// The level.
    public let level: RuleBook.Difference.Figure
    /// The tiers that they have reached by it, in the order of the book.
    public let reached: [Achievement.Tier.ID]
    /// The tiers that they have no more.
    public let lost: [Achievement.Tier.ID]
    /// The todos that they work on now and did not before.
    public let claimed: [Todo.ID]
    /// The todos that they do not work on any more.
    public let unclaimed: [Todo.ID]

    /// Returns what changed in sentences, the points first.
    public func sentences(in phrasebook: Phrasebook) -> [String] {
      var sentences: [Sentence] = []
      func add(_ key: String, _ values: [String: Sentence.Value]) {
        sentences.append(
          Sentence(key, values.merging(["member": .text(member.rawValue)]) { one, _ in one })
        )
      }
      for (key, figure) in [("change.points", points), ("change.level", level)]
      where figure.before != figure.after {
        add(key, ["before": .count(figure.before), "after": .count(figure.after)])
      }
      for (key, tiers) in [("change.reached", reached), ("change.lost", lost)]
      where !tiers.isEmpty {
        add(key, ["count": .count(tiers.count)])
      }
      for (key, todos) in [("change.claimed", claimed), ("change.unclaimed", unclaimed)] {
        for todo in todos { add(key, ["todo": .text(todo.rawValue)]) }
      }
      return sentences.map { gameSentences($0, in: phrasebook) }
    }
  }
}

extension GroupState: ComparedState {
  package typealias Comparison = Self
  package typealias Consequences = [PlayerGroup.MemberChange]

  package static var noConsequences: [PlayerGroup.MemberChange] { [] }

  /// Returns the changes of those for whom something changed since both states parted.
  ///
  /// - Complexity: O(*k* log *k*) for *k* members with changes since the beginning that both have
  ///   in common; those of all members when it is too long ago.
  package static func consequences(
    from before: GroupState,
    to after: GroupState,
    since beginning: GroupState?,
    by events: [PlayerGroup.Event]
  ) -> [PlayerGroup.MemberChange] {
    let noted = beginning.flatMap { beginning -> Set<Member.ID>? in
      guard let gone = before.boards.value.noted(since: beginning.boards.value),
        let come = after.boards.value.noted(since: beginning.boards.value)
      else { return nil }
      return gone.union(come)
    }
    guard var concerned = noted else {
      let members = Set(before.membership.records.keys).union(after.membership.records.keys)
      return members.sorted().compactMap { change(of: $0, from: before, to: after) }
    }
    // Claims are on no board.
    concerned.formUnion(events.compactMap(\.actor))
    for todo in Set(events.compactMap(\.action.todo)) {
      for state in [before, after] {
        concerned.formUnion(state.todos[todo]?.claims.map(\.member) ?? [])
      }
    }
    return concerned.sorted().compactMap { change(of: $0, from: before, to: after) }
  }

  private static func change(
    of member: Member.ID,
    from before: GroupState,
    to after: GroupState
  ) -> PlayerGroup.MemberChange? {
    func figure(_ value: (GroupState) -> Int) -> RuleBook.Difference.Figure {
      RuleBook.Difference.Figure(before: value(before), after: value(after))
    }
    let points = figure { $0.progress.ledger.total(of: member) }
    let unlocks = figure { $0.progress.tracker.unlockCount(of: member) }
    let claims = (before: before.claimed[member] ?? [], after: after.claimed[member] ?? [])
    guard
      points.before != points.after || unlocks.before != unlocks.after
        || claims.before != claims.after
    else { return nil }
    let tiers = (
      before: before.progress.tracker.unlocks(of: member).map(\.tier),
      after: after.progress.tracker.unlocks(of: member).map(\.tier)
    )
    return PlayerGroup.MemberChange(
      member: member,
      points: points,
      level: figure { $0.progress.level(of: member).level },
      reached: tiers.after.filter { !tiers.before.contains($0) },
      lost: tiers.before.filter { !tiers.after.contains($0) },
      claimed: claims.after.filter { !claims.before.contains($0) },
      unclaimed: claims.before.filter { !claims.after.contains($0) }
    )
  }
}

extension PlayerGroup.Action {
  /// The todo that it is about, if it is about one.
  var todo: Todo.ID? {
    switch self {
    case .created(let todo): todo.id
    case .claimed(let id), .released(let id), .stole(let id, _), .completed(let id, _),
      .confirmed(let id, _), .rejected(let id, _, _), .withdrew(let id), .edited(let id, _),
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
