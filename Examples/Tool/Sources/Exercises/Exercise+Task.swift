// SPDX-License-Identifier: Apache-2.0
import Exercises

extension Exercise {
  /// Returns one of the tasks as an exercise of its own that needs nothing but the right input: no
  /// marks before writing, no time limits, and no time to look at what was wrong.
  ///
  /// - Parameter task: The task, counted from 0.
  /// - Returns: The exercise, or nil when it has no such task.
  /// - Throws: A `ContentError` for settings out of range, which a valid exercise does not lead to.
  func task(_ task: Int) throws -> Exercise? {
    guard (0..<taskCount).contains(task) else { return nil }
    let exercise = withTasks(task..<(task + 1))
    guard case .keywords(let keywords, let words) = exercise else { return exercise }
    let config = try KeywordsExercise.Config(wordsCount: words.count) {
      $0.wordsPerRound = words.count
      $0.showWrongInput = false
    }
    return .keywords(KeywordsExercise(keywords.info, config: config), words: words)
  }
}
