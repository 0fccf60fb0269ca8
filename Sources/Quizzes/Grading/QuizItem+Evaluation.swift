extension Quiz.Item {
  /// Grades a response to the problem as it is shown.
  ///
  /// Only what is shown can be picked, and formulae that count options count those.
  ///
  /// - Parameter response: The whole response; for incremental check-all, all picks so far.
  /// - Returns: The grade and its reason.
  /// - Throws: ``ResponseError/unknownOption(_:problem:)`` for an option that is not shown, and what
  ///   ``Problem/evaluate(_:)`` throws.
  /// - Complexity: As that of ``Problem/evaluate(_:)``.
  public func evaluate(_ response: QuizResponse) throws(ResponseError) -> ResponseEvaluation {
    switch (problem.kind, response) {
    case (.checkAll(_, let formula), .choice), (.checkAll(_, let formula), .choices):
      return try formula.evaluate(response.picks, of: options, in: problem.id)
    case (.multipleChoice, .choice(let pick)):
      try check(pick, isAmong: options)
    case (.cloze, .gaps(let entries)):
      for (gap, options) in gapOptions.sorted(by: { $0.key < $1.key }) {
        if let entry = entries[gap], !RichText(entry).isBlank {
          try check(AnswerOption.ID(entry), isAmong: options)
        }
      }
    default:
      break
    }
    return try problem.evaluate(response)
  }

  private func check(
    _ pick: AnswerOption.ID,
    isAmong options: [AnswerOption]
  ) throws(ResponseError) {
    guard options.contains(where: { $0.id == pick }) else {
      throw .unknownOption(pick, problem: problem.id)
    }
  }
}
