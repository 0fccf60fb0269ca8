// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension GroupView {
  /// A member suggested for a todo, and why.
  public struct MemberSuggestion: Hashable, Sendable {
    /// The reason to choose a member.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
      /// It is meant for them.
      case assigned
      /// No one else who can do it has fewer points.
      case fewestPoints
      /// Among those with equally few points, no one is working on fewer todos.
      case fewestTodos
      /// Others come before them.
      case laterInOrder
    }

    /// The member.
    public let member: Member.ID
    /// The reason for their place.
    public let reason: Reason
    /// Their points in the current season, or of all time if no season is open.
    public let points: Int
    /// The number of todos that they work on.
    public let claimed: Int

    /// Returns the reason in a sentence.
    public func sentence(in phrasebook: Phrasebook) -> String {
      let values: [String: Sentence.Value] = [
        "member": .text(member.rawValue), "points": .count(points), "claimed": .count(claimed),
      ]
      return gameSentences(Sentence("suggestion.\(reason.rawValue)", values), in: phrasebook)
    }
  }
}

extension GroupView {
  /// Suggests members for a todo, best choice first: everyone who can claim it and takes part in
  /// the comparison.
  ///
  /// They come in the order of their points, the fewest first; then of the todos that they work on,
  /// the fewest first; then of their identifiers.
  ///
  /// - Parameter todo: The todo; for one that nobody can claim now there are no suggestions.
  /// - Returns: The members with reasons.
  /// - Complexity: O(*m* log *m*) for *m* members.
  public func suggestedMembers(for todo: Todo.ID) -> [GroupView.MemberSuggestion] {
    guard let board = self.todo(todo) else { return [] }
    let assignee = state.reservation(of: board)
    let candidates = members.filter { member in
      guard state.membership.takesPart(member) else { return false }
      do throws(GroupError) {
        try board.checkClaim(by: member, reservedFor: assignee)
        try state.checkClaimLimit(of: member)
        return true
      } catch {
        return false
      }
    }.map {
      Candidate(
        points: points(of: $0, .season),
        claimed: (state.claimed[$0] ?? []).count,
        member: $0
      )
    }.sorted { ($0.points, $0.claimed, $0.member) < ($1.points, $1.claimed, $1.member) }
    guard let first = candidates.first else { return [] }
    let last = candidates.last { $0.points == first.points }
    let isFirstByPoints = last?.claimed == first.claimed
    return candidates.map { candidate in
      let reason: GroupView.MemberSuggestion.Reason =
        if assignee == candidate.member {
          .assigned
        } else if candidate.points != first.points || candidate.claimed != first.claimed {
          .laterInOrder
        } else {
          isFirstByPoints ? .fewestPoints : .fewestTodos
        }
      return GroupView.MemberSuggestion(
        member: candidate.member,
        reason: reason,
        points: candidate.points,
        claimed: candidate.claimed
      )
    }
  }

  private struct Candidate {
    let points: Int
    let claimed: Int
    let member: Member.ID
  }
}

extension GroupView {
  /// Fair points for a todo, based on similar ones.
  ///
  /// Members find it hard to choose points; those of similar todos give them a measure.
  public struct PointSuggestion: Hashable, Sendable {
    /// The points in the middle of the similar todos, the lower ones of two.
    public let median: Int
    /// The fewest and the most points among the similar todos, within the limits of the rule book.
    public let range: ClosedRange<Int>
    /// The similar todos, most similar first; empty for a usual chore.
    public let examples: [Todo]
    /// The usual chore that the points are those of, or nil when there are similar todos.
    public let chore: UsualChore?
  }
}

extension GroupView.PointSuggestion {
  /// Finds the points of similar todos, or nil when there are none.
  ///
  /// A todo is similar when at least half of the words in both titles together are in each of them,
  /// or when both have a tag in common. Words of fewer than four letters do not count.
  ///
  /// - Parameters:
  ///   - todo: The todo to find points for; its own points do not matter.
  ///   - others: The todos to compare with, also of other groups. The todo itself is left out.
  ///   - bounds: The points that it may be worth; others count with the nearest of these.
  /// - Complexity: O(*n* log *n*) in the number of the others, each read once.
  init?(
    for todo: Todo,
    among others: some Sequence<Todo>,
    within bounds: ClosedRange<Int> = 0...Int.max
  ) {
    let words = Self.words(of: todo.title)
    let similar = others.compactMap { other -> (todo: Todo, similarity: Similarity)? in
      guard other.id != todo.id else { return nil }
      let otherWords = Self.words(of: other.title)
      let similarity = Similarity(
        tags: other.tags.count { todo.tags.contains($0) },
        words: words.intersection(otherWords).count,
        ofWords: words.union(otherWords).count
      )
      return similarity.isEnough ? (other, similarity) : nil
    }.sorted { left, right in
      (right.similarity.rating, left.todo.id) < (left.similarity.rating, right.todo.id)
    }
    self.init(examples: similar.map(\.todo), within: bounds)
  }

  /// Finds the points of todos that are the same usual chore in other words, or nil when there are
  /// none.
  ///
  /// - Complexity: O(*n*) looks into the table of chores for *n* others, and one if the todo is no
  ///   usual chore.
  init?(
    forChoreOf todo: Todo,
    among others: some Sequence<Todo>,
    within bounds: ClosedRange<Int>
  ) {
    guard let chore = UsualChore.find(todo.title) else { return nil }
    let same = others.filter { $0.id != todo.id && UsualChore.find($0.title)?.id == chore.id }
    self.init(examples: same, within: bounds)
  }

  private init?(examples: [Todo], within bounds: ClosedRange<Int>) {
    let points = examples.map { bounds.nearest(to: $0.points) }
    guard let least = points.min(), let most = points.max() else { return nil }
    median = points.lowerMedian
    range = least...most
    self.examples = examples
    chore = nil
  }

  /// Takes the points of a usual chore, from two thirds to one and a half times as many, or nil
  /// when it is not a usual one.
  init?(usual todo: Todo, within bounds: ClosedRange<Int>) {
    guard let chore = UsualChore.find(todo.title) else { return nil }
    let (least, most) = ((chore.points * 2 + 1) / 3, (chore.points * 3 + 1) / 2)
    median = bounds.nearest(to: chore.points)
    range = bounds.nearest(to: least)...bounds.nearest(to: most)
    examples = []
    self.chore = chore
  }

  private struct Similarity {
    /// The number of tags that both have.
    let tags: Int
    /// The number of words that both titles have.
    let words: Int
    /// The number of words that the titles have together.
    let ofWords: Int

    var isEnough: Bool { tags > 0 || (words > 0 && 2 * words >= ofWords) }
    var rating: Int { tags + words }
  }

  private static func words(of title: String) -> Set<String> {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    return Set(words.filter { $0.count >= 4 }.map(String.init))
  }
}

extension GroupView {
  /// Suggests points for a todo, based on similar todos in the group, else on those that are the
  /// same ``UsualChore`` in other words, else on that chore; nil if there is none of these.
  ///
  /// They are within the range of the rule book.
  ///
  /// - Parameters:
  ///   - todo: The todo.
  ///   - others: Todos of other groups to compare with too.
  /// - Returns: The suggestion.
  public func suggestedPoints(for todo: Todo, comparing others: [Todo] = []) -> GroupView
    .PointSuggestion?
  {
    let own = todos.filter { $0.state != .withdrawn }.map(\.todo)
    let (all, bounds) = (own + others, rules.draft.todoPoints)
    return GroupView.PointSuggestion(for: todo, among: all, within: bounds)
      ?? GroupView.PointSuggestion(forChoreOf: todo, among: all, within: bounds)
      ?? GroupView.PointSuggestion(usual: todo, within: bounds)
  }
}

extension ClosedRange<Int> {
  fileprivate func nearest(to number: Int) -> Int {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
