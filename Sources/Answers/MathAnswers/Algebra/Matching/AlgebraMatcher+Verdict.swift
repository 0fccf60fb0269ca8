// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching

extension AlgebraMatcher {
  /// Judges an answer.
  ///
  /// - Returns: Correct with the first accepted answer that is the same to the letter, else with the first that
  ///   is equal; wrong with a witness, with the form that is missed or the kind of answer that is expected;
  ///   not gradable when it cannot be read; undecided when it is neither known to be equal nor to differ.
  /// - Complexity: O(*n*) in the length of the answer for each accepted one and each of at most 320 points; the test
  ///   `upToRenaming` compares up to 720 orders of letters.
  public func verdict(for answer: String) -> Verdict {
    switch decision(on: answer) {
    case .asAccepted(let accepted): .correct(Verdict.Match(accepted: accepted, reason: .exact))
    case .equal(let pair, let accepted):
      .correct(Verdict.Match(accepted: accepted, reason: pair.reasonOfMatch()))
    case .misformed(let form): wrong(answer, .form(form))
    case .unequal(let pair, let point):
      wrong(
        answer,
        pair.reasonOfMismatch(at: point),
        slip: comparesValues ? pair.slip() : nil
      )
    case .failed(let reason): wrong(answer, reason)
    case .undecided: .undecided(undecided)
    case .notGradable(let reason): .notGradable(Verdict.NotGradable(reason))
    }
  }

  /// Whether the answer itself is to be the accepted one, so that a slip can explain the difference.
  private var comparesValues: Bool {
    switch test {
    case .equivalent, .derivative, .partialFractions, .system: true
    default: false
    }
  }

  /// Judges an answer without the reason, and so without a search for numbers that show a difference.
  ///
  /// - Complexity: As that of ``verdict(for:)``.
  public func judgment(of answer: String) -> Verdict.Judgment {
    switch decision(on: answer) {
    case .asAccepted, .equal: .correct
    case .misformed, .unequal, .failed: .wrong
    case .undecided: .undecided(undecided)
    case .notGradable(let reason): .notGradable(Verdict.NotGradable(reason))
    }
  }

  /// The judgment on an answer, before it is explained.
  private enum Decision {
    /// It is an accepted answer to the letter.
    case asAccepted(String)
    case equal(StatementPair, to: String)
    case misformed(RequiredForm)
    /// It differs from the first accepted answer, where it is known.
    case unequal(StatementPair, at: [Double]?)
    /// The test says why.
    case failed(Verdict.Mismatch.Reason)
    case undecided
    case notGradable(Verdict.NotGradable.Reason)
  }

  private func decision(on answer: String) -> Decision {
    // An accepted answer need not have the form that is asked for: "expand (x+1)^2".
    if form == nil, test == .equivalent, let accepted = accepted.first(where: { $0 == answer }) {
      return .asAccepted(accepted)
    }
    guard answer.utf8.count <= Verdict.maximumAnswerLength else {
      return .notGradable(.tooLong(limit: Verdict.maximumAnswerLength))
    }
    do throws(Verdict.ExpressionFault) {
      if case .logic(let propositions) = preparedTest {
        return decision(on: try Self.proposition(answer), propositions: propositions)
      }
      let readings = try Statement.readings(of: answer, notation: notation.reading)
      if let fault = unknownVariable(in: readings, of: answer) { throw fault }
      return decision(on: answer, readings: readings)
    } catch {
      return .notGradable(.expression(error))
    }
  }

  private func decision(on answer: String, readings: [Statement]) -> Decision {
    var isUndecided = false
    var misformed: Decision?
    var doubt: Decision?
    var unequal: Decision?
    for (index, accepted) in accepted.enumerated() {
      for other in statements[index].indices {
        for reading in readings.indices {
          let pair = StatementPair(
            answer: readings[reading],
            expected: statements[index][other],
            by: rules
          )
          guard test == .equivalent else {
            switch preparedTest.outcome(pair) {
            case .right:
              guard let fault = readings[reading].doubt.first else {
                return .equal(pair, to: accepted)
              }
              doubt = .notGradable(.expression(fault))
            case .wrong(let reason):
              unequal = unequal ?? reason.map(Decision.failed) ?? .unequal(pair, at: nil)
            case .undecided: isUndecided = true
            }
            continue
          }
          switch pair.equality() {
          case .equal:
            if let fault = readings[reading].doubt.first {
              doubt = .notGradable(.expression(fault))
              continue
            }
            guard let form, !form.isMet(by: readings[reading], as: statements[index][other]) else {
              return answer == accepted ? .asAccepted(accepted) : .equal(pair, to: accepted)
            }
            misformed = misformed ?? .misformed(form)
          case .undecided: isUndecided = true
          case .unequal(let point): unequal = unequal ?? .unequal(pair, at: point)
          }
        }
      }
    }
    return misformed ?? doubt ?? (isUndecided ? nil : unequal) ?? .undecided
  }

  private func decision(on answer: Proposition, propositions: [Proposition]) -> Decision {
    var failure: Decision?
    for (index, proposition) in propositions.enumerated() {
      guard let row = answer.firstDifference(from: proposition) else {
        return .asAccepted(accepted[index])
      }
      let values = row.filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }
        .map { "\($0.key) = \($0.value ? 1 : 0)" }.joined(separator: ", ")
      failure =
        failure
        ?? (row.isEmpty
          ? .undecided : .failed(values.isEmpty ? .different : .algebra(.truth(values))))
    }
    return failure ?? .undecided
  }

  private var undecided: Verdict.Undecided {
    Verdict.Undecided(expected: preferred)
  }

  private func wrong(
    _ answer: String,
    _ reason: Verdict.Mismatch.Reason,
    slip: Verdict.AlgebraMismatch? = nil
  ) -> Verdict {
    .wrong(Verdict.Mismatch(answer: answer, expected: preferred, reason: reason, slip: slip))
  }

  /// The first variable that is none of the declared ones, if any are declared.
  private func unknownVariable(in readings: [Statement], of answer: String) -> Verdict
    .ExpressionFault?
  {
    guard !notation.variables.isEmpty else { return nil }
    let known = Set(
      notation.variables.map(ExpressionNotation.canonical)
        + statements.joined().flatMap(\.variables)
    )
    guard let name = readings.first?.variables.first(where: { !known.contains($0) }) else {
      return nil
    }
    let letter = name.first.flatMap { answer.firstIndex(of: $0) } ?? answer.startIndex
    let position = answer.distance(from: answer.startIndex, to: letter)
    return Verdict.ExpressionFault(position: position, reason: .unknownVariable(name))
  }
}
