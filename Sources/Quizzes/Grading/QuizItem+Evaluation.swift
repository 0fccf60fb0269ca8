extension QuizItem {
  /// Grades a response to the problem as it is shown.
  ///
  /// Only what is shown can be picked, and formulae that count options count those.
  ///
  /// - Parameter response: The whole response; for incremental check-all, all picks so far.
  /// - Returns: The grade and its reason.
  /// - Throws: ``QuizError/unknownOption(_:problem:)`` for an option that is not shown, and what
  ///   ``Problem/evaluate(_:)`` throws.
  public func evaluate(_ response: Response) throws(QuizError) -> ResponseEvaluation {
    let shown = options.map(\.id)
    if let hidden = response.picks.first(where: { !shown.contains($0) }) {
      throw .unknownOption(hidden, problem: problem.id)
    }
    return try problem.evaluate(response)
  }
}
