// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension GroupView {
  /// Fair points for a todo, by comparison with others like it.
  ///
  /// Members find it hard to choose points; those of similar todos give them a measure.
  public struct PointSuggestion: Hashable, Sendable {
    /// The points in the middle of the similar todos, the lower ones of two.
    public let median: Int
    /// The least and the most points of the similar todos, as far as the rule book allows them.
    public let range: ClosedRange<Int>
    /// The similar todos, the most similar first; none for a usual chore.
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
    let points = similar.map { bounds.nearest(to: $0.todo.points) }
    guard let least = points.min(), let most = points.max() else { return nil }
    median = points.lowerMedian
    range = least...most
    examples = similar.map(\.todo)
    chore = nil
  }

  /// Takes the points of a usual chore, from two thirds to one and a half times as many, or nil when it is not a
  /// usual one.
  init?(usual todo: Todo, within bounds: ClosedRange<Int>) {
    guard let chore = UsualChore.find(todo.title) else { return nil }
    let (least, most) = ((chore.points * 2 + 1) / 3, (chore.points * 3 + 1) / 2)
    median = bounds.nearest(to: chore.points)
    range = bounds.nearest(to: least)...bounds.nearest(to: most)
    examples = []
    self.chore = chore
  }

  private struct Similarity {
    /// How many tags both have.
    let tags: Int
    /// How many words both titles have.
    let words: Int
    /// How many words the titles have together.
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
  /// Suggests points for a todo by those of similar ones in the group, or else of the ``UsualChore`` that it is, within
  /// the range of the rule book; nil when it is none.
  ///
  /// - Parameters:
  ///   - todo: The todo.
  ///   - others: Todos of other groups to compare with too.
  /// - Returns: The suggestion.
  public func suggestedPoints(for todo: Todo, comparing others: [Todo] = []) -> GroupView
    .PointSuggestion?
  {
    let own = todos.filter { $0.state != .withdrawn }.map(\.todo)
    return GroupView.PointSuggestion(for: todo, among: own + others, within: rules.todoPoints)
      ?? GroupView.PointSuggestion(usual: todo, within: rules.todoPoints)
  }
}

extension ClosedRange<Int> {
  fileprivate func nearest(to number: Int) -> Int {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
