// SPDX-License-Identifier: Apache-2.0
import Gamification

extension PlayerGroup.Action {
  /// Makes what is tried fit to who is in the group and what is on the board.
  mutating func fit(
    _ view: GroupView,
    by actor: inout Member.ID,
    of everybody: [Member.ID],
    _ generator: inout SeededGenerator
  ) {
    actor = generator.drawElement(of: view.members) ?? actor
    let administrator = generator.drawElement(of: view.administrators) ?? actor
    switch self {
    case .joined:
      actor = generator.drawElement(of: everybody.filter { !view.members.contains($0) }) ?? actor
    case .claimed:
      let todos = view.todos(in: .open) + view.todos(in: .claimed)
      self = generator.drawElement(of: todos).map { .claimed($0.id) } ?? self
    case .released, .completed, .stole:
      guard let todo = generator.drawElement(of: view.todos(in: .claimed)),
        let owner = generator.drawElement(of: todo.claims)?.member
      else { return }
      switch self {
      case .stole: self = .stole(todo.id, from: owner)
      case .released: (self, actor) = (.released(todo.id), owner)
      default: (self, actor) = (.completed(todo.id), owner)
      }
    case .confirmed:
      let waiting = view.todos.filter { $0.completions.contains(where: \.isWaiting) }
      self = generator.drawElement(of: waiting).map { .confirmed($0.id) } ?? self
    case .penalized:
      actor = administrator
      let done = view.todos.filter { !$0.completions.isEmpty }
      guard let todo = generator.drawElement(of: done),
        let member = todo.completions.last.flatMap({ generator.drawElement(of: $0.members) })
      else { return }
      self = .penalized(member, for: todo.id)
    case .voted(_, let points):
      let asked = view.todos.filter { $0.vote != nil }
      self = generator.drawElement(of: asked).map { .voted($0.id, points: points) } ?? self
    case .cheered:
      let done = view.todos.filter { !$0.completions.isEmpty }
      guard let todo = generator.drawElement(of: done) else { return }
      self = .cheered(todo.id, completion: todo.completions.last?.id, symbol: "👏")
    case .edited(_, let changes):
      actor = administrator
      self = generator.drawElement(of: view.todos).map { .edited($0.id, changes) } ?? self
    case .promoted, .demoted, .removed, .adopted, .awarded, .voided, .withdrew:
      actor = administrator
    default:
      break
    }
  }
}
