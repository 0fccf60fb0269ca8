// SPDX-License-Identifier: Apache-2.0
extension Exercise {
  /// Returns the exercise with some of its tasks, for example those that are open to a child.
  ///
  /// ```swift
  /// let count = policy.openTaskCount(of: exercise.id, count: exercise.taskCount, to: progress)
  /// let open = exercise.withTasks(0..<count)
  /// ```
  ///
  /// - Parameter range: The tasks, counted from 0; tasks that do not exist are ignored.
  /// - Returns: The exercise with these tasks alone.
  public func withTasks(_ range: Range<Int>) -> Exercise {
    let range = range.clamped(to: 0..<taskCount)
    // A part of valid content is valid, so that the initialisers do not throw.
    let part: Exercise? =
      switch self {
      case .errorLocations(let exercise):
        try? .errorLocations(
          ErrorLocationsExercise(
            exercise.info,
            reasons: exercise.reasons,
            sentences: Array(exercise.sentences[range])
          )
        )
      case .insert(let exercise):
        .insert(
          InsertExercise(
            exercise.info,
            config: exercise.config,
            sentences: Array(exercise.sentences[range])
          )
        )
      case .keywords(let exercise, let words):
        .keywords(exercise, words: exercise.words(of: range, in: words))
      case .match(let exercise):
        try? .match(
          MatchExercise(
            exercise.info,
            way: exercise.way,
            categories: exercise.categories,
            words: Array(exercise.words[range])
          )
        )
      case .wheelOfFortune(let exercise):
        try? .wheelOfFortune(WheelExercise(exercise.info, words: Array(exercise.words[range])))
      }
    return part ?? self
  }
}

extension KeywordsExercise {
  /// The words of some rounds.
  fileprivate func words(of rounds: Range<Int>, in words: [String]) -> [String] {
    let size = config.wordsPerRound
    let used = words.prefix(config.wordsCount)
    return Array(used.dropFirst(rounds.lowerBound * size).prefix(rounds.count * size))
  }
}
