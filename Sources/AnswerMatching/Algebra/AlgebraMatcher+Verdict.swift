extension AlgebraMatcher {
  /// Judges an answer.
  ///
  /// - Parameter answer: What the learner wrote.
  /// - Returns: Right with the first accepted answer that is the same to the letter, else with the first that
  ///   is equal; wrong with a witness, with the form that is missed or the kind of answer that is expected;
  ///   not gradable when it cannot be read; undecided when it is neither known to be equal nor to differ.
  /// - Complexity: O(*n*) in the length of the answer for each accepted one and each of at most 320 points.
  public func verdict(for answer: String) -> Verdict {
    // An accepted answer need not have the form that is asked for: "expand (x+1)^2".
    if form == nil, let accepted = accepted.first(where: { $0 == answer }) {
      return .right(Match(accepted: accepted, reason: .exact))
    }
    guard answer.utf8.count <= Verdict.longestAnswer else {
      return .notGradable(NotGradable(.tooLong(limit: Verdict.longestAnswer)))
    }
    do throws(ExpressionFault) {
      let readings = try Statement.readings(of: answer, notation: notation)
      if let fault = unknownVariable(in: readings, of: answer) { throw fault }
      return verdict(for: answer, readings: readings)
    } catch {
      return .notGradable(NotGradable(.expression(error)))
    }
  }

  private func verdict(for answer: String, readings: [Statement]) -> Verdict {
    var isUndecided = false
    var misformed: Verdict?
    var difference: Mismatch.Reason?
    for (index, accepted) in accepted.enumerated() {
      for expected in statements[index] {
        for reading in readings {
          let pair = StatementPair(answer: reading, expected: expected, seed: seed, fields: fields)
          switch pair.equality() {
          case .equal:
            guard let form, !form.isMet(by: reading, as: expected) else {
              let reason = answer == accepted ? .exact : pair.reasonOfMatch()
              return .right(Match(accepted: accepted, reason: reason))
            }
            misformed = misformed ?? wrong(answer, .form(form))
          case .undecided: isUndecided = true
          case .unequal(let point):
            difference = difference ?? pair.reasonOfMismatch(at: point)
          }
        }
      }
    }
    if let misformed { return misformed }
    if isUndecided {
      return .undecided(Undecided(expected: preferred, reason: .neitherEqualNorUnequal))
    }
    return wrong(answer, difference ?? .different)
  }

  private func wrong(_ answer: String, _ reason: Mismatch.Reason) -> Verdict {
    .wrong(Mismatch(answer: answer, expected: preferred, reason: reason))
  }

  /// The first variable that is none of the declared ones, if any are declared.
  private func unknownVariable(in readings: [Statement], of answer: String) -> ExpressionFault? {
    guard !notation.variables.isEmpty else { return nil }
    let known = Set(
      notation.variables.map(Tokenizer.canonical) + statements.joined().flatMap(\.variables)
    )
    guard let name = readings.first?.variables.first(where: { !known.contains($0) }) else {
      return nil
    }
    let letter = name.first.flatMap { answer.firstIndex(of: $0) } ?? answer.startIndex
    let position = answer.distance(from: answer.startIndex, to: letter)
    return ExpressionFault(position: position, reason: .unknownVariable(name))
  }
}
