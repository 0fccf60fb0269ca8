// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

// Members who are erased: their identifiers and words go from all events, on every device that gets to know of it.
extension GroupState {
  /// Stands in the place of a text that must say something, in any language.
  private static let erasedText = "–"

  package static func erases(_ action: PlayerGroup.Action) -> Bool {
    if case .erased = action { true } else { false }
  }

  package static func redacted(
    _ event: PlayerGroup.Event,
    by erasure: PlayerGroup.Event
  ) -> PlayerGroup.Event {
    guard case .erased(let erasure) = erasure.action else { return event }
    let actor = event.actor.map(erasure.redacted)
    let action = redacted(event.action, by: erasure, isOwn: actor == erasure.member)
    guard actor != event.actor || action != event.action else { return event }
    return PlayerGroup.Event(
      action,
      by: actor,
      at: event.date,
      recordedAt: event.recordedAt,
      order: event.order,
      id: event.id
    )
  }

  private static func redacted(
    _ action: PlayerGroup.Action,
    by erasure: PlayerGroup.Action.Erasure,
    isOwn: Bool
  ) -> PlayerGroup.Action {
    func text(_ text: String, in range: ClosedRange<Int> = Todo.titleLength) -> String {
      guard isOwn else { return text }
      // What was refused stays refused.
      return (try? text.checkLength(in: range)) == nil ? "" : erasedText
    }
    switch action {
    case .invited(let member): return .invited(erasure.redacted(member))
    case .removed(let member): return .removed(erasure.redacted(member))
    case .promoted(let member): return .promoted(erasure.redacted(member))
    case .demoted(let member): return .demoted(erasure.redacted(member))
    case .stole(let todo, let owner): return .stole(todo, from: erasure.redacted(owner))
    case .penalized(let member, let todo): return .penalized(erasure.redacted(member), for: todo)
    case .awarded(let member, let award): return .awarded(erasure.redacted(member), award)
    case .created(var todo):
      todo.title = text(todo.title)
      todo.text = isOwn ? "" : todo.text
      todo.icon = isOwn ? nil : todo.icon
      todo.assignee = todo.assignee.map(erasure.redacted)
      todo.rota = todo.rota.map(erasure.redacted)
      return .created(todo)
    case .edited(let todo, let changes):
      let redacted = changes.map { change -> Todo.Change in
        switch change {
        case .title(let title): .title(text(title))
        case .text where isOwn: .text("")
        case .icon where isOwn: .icon(nil)
        case .assignee(let member): .assignee(member.map(erasure.redacted))
        case .rota(let members): .rota(members.map(erasure.redacted))
        default: change
        }
      }
      return .edited(todo, redacted)
    case .commented(let todo, let completion, let words):
      return .commented(todo, completion: completion, text: text(words, in: commentLength))
    case .cheered(let todo, let completion, let symbol):
      return .cheered(todo, completion: completion, symbol: text(symbol, in: symbolLength))
    case .challengeOpened(let challenge):
      return .challengeOpened(
        GroupChallenge(
          id: challenge.id,
          title: text(challenge.title),
          text: isOwn ? "" : challenge.text,
          form: challenge.form.redacted(by: erasure),
          goal: challenge.goal,
          tags: challenge.tags,
          until: challenge.deadline,
          reward: challenge.reward
        )
      )
    case .erased(let other):
      return .erased(
        PlayerGroup.Action.Erasure(
          of: other.member,
          salt: other.salt,
          after: other.earlier.map(erasure.redacted)
        )
      )
    default: return action
    }
  }

  /// The members before one in the order of identifiers, of those who share points with them.
  ///
  /// - Complexity: O(*n*) for *n* completions.
  func sharers(before member: Member.ID) -> [Member.ID] {
    var sharers: Set<Member.ID> = [member]
    for todo in todos.values {
      for completion in todo.done where completion.members.contains(member) {
        sharers.formUnion(completion.members)
      }
    }
    for challenge in challenges.values where challenge.contributions[member] != nil {
      sharers.formUnion(challenge.contributions.keys)
    }
    return Array(order.sorted(sharers).prefix { $0 != member })
  }
}

extension PlayerGroup.Action.Erasure {
  /// Makes the erasure of a member of a group.
  init(of member: Member.ID, in group: PlayerGroup) {
    let salt = group.id.rawValue
    self.init(
      of: Self.substitute(for: member, salt: salt),
      salt: salt,
      after: group.log.state.sharers(before: member)
    )
  }

  /// Returns an identifier, or the one that takes its place if it is erased.
  fileprivate func redacted(_ id: Member.ID) -> Member.ID {
    Self.substitute(for: id, salt: salt) == member ? member : id
  }

  private static func substitute(for member: Member.ID, salt: String) -> Member.ID {
    "erased-\(DigestEncoder.digest(of: [salt, member.rawValue]).hexadecimal)"
  }
}

extension GroupChallenge.Form {
  fileprivate func redacted(by erasure: PlayerGroup.Action.Erasure) -> Self {
    guard case .duel(let one, let other) = self else { return self }
    return .duel(erasure.redacted(one), erasure.redacted(other))
  }
}

/// The order of members in which what cannot be divided is shared out: that of their identifiers, in which those who
/// are erased keep their places.
struct MemberOrder: Hashable, Sendable {
  /// The members before each of those who are erased.
  private var earlier: [Member.ID: Set<Member.ID>] = [:]

  /// Creates the order after some events.
  init(after events: [PlayerGroup.Event] = []) {
    for case .erased(let erasure) in events.lazy.map(\.action) {
      earlier[erasure.member, default: []].formUnion(erasure.earlier)
    }
  }

  func sorted(_ members: some Collection<Member.ID>) -> [Member.ID] {
    guard !earlier.isEmpty else { return members.sorted() }
    var sorted = members.filter { earlier[$0] == nil }.sorted()
    // Of two who are erased the one that comes first has fewer before it.
    let erased = members.compactMap { member in
      earlier[member].map { (count: $0.intersection(members).count, member: member, earlier: $0) }
    }
    for place in erased.sorted(by: { ($0.count, $0.member) < ($1.count, $1.member) }) {
      let index = sorted.lastIndex { place.earlier.contains($0) }.map { $0 + 1 } ?? 0
      sorted.insert(place.member, at: index)
    }
    return sorted
  }
}
