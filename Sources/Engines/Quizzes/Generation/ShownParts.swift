// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

/// The parts of a problem that a quiz shows, in their order.
struct ShownParts: Hashable, Sendable {
  /// The options of the problem.
  var options: [AnswerOption] = []
  /// The items to be put in order, or the right column.
  var items: [Problem.Item] = []
  /// The options of each gap that has some.
  var gapOptions: [ClozeTask.Gap.ID: [AnswerOption]] = [:]

  /// Creates the parts of a hand-made item: all options in the order of their author.
  ///
  /// The order of items is the key, so they are shuffled, always alike for a problem of that name.
  init(all problem: Problem) {
    options = problem.kind.options?.all ?? []
    var generator = SeededGenerator(seed: problem.id.rawValue.utf8.digest)
    items = problem.kind.shuffledItems(using: &generator)
    if case .cloze(let task) = problem.kind {
      gapOptions = Dictionary(
        task.gaps.compactMap { gap in gap.kind.options.map { (gap.id, $0.all) } }
      ) { first, _ in first }
    }
  }

  /// Draws what is shown.
  ///
  /// A problem without items and gaps takes from the generator what it took before there were any, so that
  /// quizzes of old banks stay the same.
  init(
    of problem: Problem,
    within limit: Blueprint.OptionLimit,
    using generator: inout some RandomNumberGenerator
  ) {
    options = problem.kind.options.map { limit.draw(from: $0, using: &generator) } ?? []
    items = problem.kind.shuffledItems(using: &generator)
    guard case .cloze(let task) = problem.kind else { return }
    for gap in task.gaps {
      gapOptions[gap.id] = gap.kind.options.map { limit.draw(from: $0, using: &generator) }
    }
  }

  /// Creates parts known to be those of a problem.
  init(
    options: [AnswerOption],
    items: [Problem.Item],
    gapOptions: [ClozeTask.Gap.ID: [AnswerOption]]
  ) {
    self.options = options
    self.items = items
    self.gapOptions = gapOptions
  }
}

extension ProblemKind {
  /// The items to be put in order, or the right column; none for other kinds.
  var items: [Problem.Item] {
    switch self {
    case .ordering(let task): task.items
    case .matching(let task): task.right
    default: []
    }
  }

  /// The items in random order, which for items to be put in order is not a right one.
  fileprivate func shuffledItems(
    using generator: inout some RandomNumberGenerator
  ) -> [Problem.Item] {
    guard !items.isEmpty else { return [] }
    let shuffled = generator.shuffled(items)
    // The reverse of a right order is never right, for every predecessor then stands behind.
    return isCorrect(shuffled) ? shuffled.reversed() : shuffled
  }

  private func isCorrect(_ order: [Problem.Item]) -> Bool {
    guard case .ordering = self else { return false }
    // The name of the problem is only told in errors.
    return (try? evaluate(.order(order.map(\.id)), in: ""))?.isCorrect ?? false
  }
}
