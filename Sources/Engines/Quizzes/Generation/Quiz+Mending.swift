// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore
internal import QuizContent

extension Quiz {
  /// Returns the same quiz with its problems as a bank has them now, to regrade sessions over a mended key.
  ///
  /// ```swift
  /// let regrading = try session.regraded(with: session.content.mended(by: bank))
  /// regrading.changes   // which judgments differ
  /// ```
  ///
  /// The learner's way stays possible: the order of problems, of options and of items is kept. Options that are gone are
  /// no longer shown, and those that are right now and were not shown stand behind the others. Hints stay those that the
  /// learner could see. A problem that the bank does not have, or has as one of another kind, stays as it was.
  ///
  /// - Parameter bank: The mended bank.
  /// - Returns: The quiz, under the same name and rules.
  /// - Complexity: O(*n*) in the numbers of problems and options.
  public func mended(by bank: ProblemBank) -> Quiz {
    Quiz(
      unchecked: id,
      title: title,
      items: items.map { item in
        bank.problem(item.problem.id).map(item.mended) ?? item
      },
      rules: rules,
      terms: terms,
      rivals: rivals,
      knowing: bank.addedLexicon
    )
  }
}

extension Quiz.Item {
  /// Returns the item with a mended problem.
  fileprivate func mended(by problem: Problem) -> Quiz.Item {
    guard problem.kind.name == self.problem.kind.name else { return self }
    let shownItems = items.compactMap { item in problem.kind.items.first { $0.id == item.id } }
    // An order or a column must be whole.
    let newItems = problem.kind.items.filter { item in !shownItems.contains { $0.id == item.id } }
    var gaps: [ClozeTask.Gap.ID: [AnswerOption]] = [:]
    if case .cloze(let task) = problem.kind {
      for gap in task.gaps {
        gaps[gap.id] = gap.kind.options.map { Self.shown($0, before: gapOptions[gap.id]) }
      }
    }
    return Quiz.Item(
      problem.offering(self.problem.hints),
      set: set,
      setTitle: setTitle,
      shown: ShownParts(
        options: problem.kind.options.map { Self.shown($0, before: options) } ?? [],
        items: shownItems + newItems,
        gapOptions: gaps
      ),
      terms: terms
    )
  }

  /// The options to show: those that were shown and still exist, and those that must be.
  private static func shown(
    _ options: AnswerOptions,
    before: [AnswerOption]?
  ) -> [AnswerOption] {
    guard let before else { return options.all }
    let kept = before.compactMap { options[id: $0.id] }
    let known = Set(kept.map(\.id))
    let needed = options.all.filter { $0.isAlwaysShown && !known.contains($0.id) }
    let shown = kept + needed
    // Fewer than two are no choice.
    return shown.count < 2 ? options.all : shown
  }
}
