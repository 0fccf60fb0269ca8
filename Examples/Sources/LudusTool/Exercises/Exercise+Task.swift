import Exercises

extension Exercise {
  /// Returns one of the tasks as an exercise of its own, which nothing but the right input is needed for: no
  /// marks before writing, no time limits, and no time to look at what was wrong.
  ///
  /// - Parameter task: The task, counted from 0.
  /// - Returns: The exercise, or nil when it has no such task.
  func task(_ task: Int) throws(ContentError<ExerciseFault>) -> Exercise? {
    guard (0..<taskCount).contains(task) else { return nil }
    switch self {
    case .errorLocations(let exercise):
      return .errorLocations(
        try ErrorLocationsExercise(
          exercise.info,
          reasons: exercise.reasons,
          sentences: [exercise.sentences[task]]
        )
      )
    case .insert(let exercise):
      return .insert(
        InsertExercise(
          exercise.info,
          config: exercise.config,
          sentences: [exercise.sentences[task]]
        )
      )
    case .keywords(let exercise, let words):
      let size = exercise.config.wordsPerRound
      let round = Array(words.prefix(exercise.config.wordsCount).dropFirst(task * size).prefix(size))
      let config = try KeywordsConfig(
        wordsCount: round.count,
        wordsPerRound: round.count,
        showWrongInput: false
      )
      return .keywords(KeywordsExercise(exercise.info, config: config), words: round)
    case .match(let exercise):
      return .match(
        try MatchExercise(
          exercise.info,
          way: exercise.way,
          categories: exercise.categories,
          words: [exercise.words[task]]
        )
      )
    case .wheelOfFortune(let exercise):
      return .wheelOfFortune(
        try WheelExercise(exercise.info, words: [exercise.words[task]])
      )
    }
  }
}
