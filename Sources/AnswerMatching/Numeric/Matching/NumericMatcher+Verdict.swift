extension NumericMatcher {
  /// Judges an answer.
  ///
  /// - Parameter answer: What the learner wrote.
  /// - Returns: Right with the accepted answer that it equals within the tolerance; wrong with the value, unit
  ///   or form that differs; not gradable when it cannot be read, lacks a unit, or can be read in several ways
  ///   of which some are right and some are wrong.
  /// - Complexity: Bounded by a constant for each accepted answer: longer input is not read.
  public func verdict(for answer: String) -> Verdict {
    guard answer.utf8.count <= Verdict.longestAnswer else {
      return .notGradable(NotGradable(.tooLong(limit: Verdict.longestAnswer)))
    }
    let readings: [ReadNumber]
    do {
      readings = try NumberReader.readings(of: answer, separator: decimalSeparator)
    } catch {
      // The author may have written a point where learners write a comma.
      if accepted.contains(answer) { return .right(Match(accepted: answer, reason: .exact)) }
      return .notGradable(NotGradable(.number(error)))
    }
    let verdicts = readings.map { verdict(for: $0, written: answer) }
    if Set(verdicts.map(\.isRight)).count > 1 {
      let values = readings.map { $0.number.text(decimalMark: decimalMark) }
      return .notGradable(NotGradable(.number(.ambiguous(readings: values))))
    }
    return verdicts[0]
  }

  /// Judges one reading of an answer: right if any accepted answer counts it, else by the first that it comes
  /// close to.
  private func verdict(for number: ReadNumber, written answer: String) -> Verdict {
    if number.form == .calculation, !allowsCalculation {
      return .notGradable(NotGradable(.number(.calculation)))
    }
    var best: (outcome: Outcome, target: AcceptedNumber)?
    for target in targets {
      let outcome = outcome(of: number, for: target)
      if case .right(let reason) = outcome {
        return .right(
          Match(accepted: target.text, reason: answer == target.text ? .exact : reason)
        )
      }
      if best.map({ $0.outcome.closeness < outcome.closeness }) ?? true { best = (outcome, target) }
    }
    switch best?.outcome {
    case .notGradable(let fault):
      return .notGradable(NotGradable(.number(fault)))
    case .wrong(let reason):
      return .wrong(
        Mismatch(answer: answer, expected: preferred, nearest: best?.target.text, reason: reason)
      )
    case .right, nil:
      // There is at least one accepted answer, and a right one has been told already.
      return .wrong(Mismatch(answer: answer, expected: preferred, reason: .different))
    }
  }

  /// What comes of a number beside one accepted answer.
  private enum Outcome {
    case right(Match.Reason)
    case wrong(Mismatch.Reason)
    case notGradable(NumberFault)

    /// The higher, the more it helps to be told this rather than what came of another accepted answer.
    var closeness: Int {
      switch self {
      case .right: 4
      case .wrong(.number(.form)), .wrong(.number(.otherUnit)): 3
      case .notGradable: 2
      case .wrong(.unequal): 1
      case .wrong: 0
      }
    }
  }

  private func outcome(of number: ReadNumber, for target: AcceptedNumber) -> Outcome {
    if let outcome = outcome(ofUnitOf: number, for: target) { return outcome }
    let value: Rational
    do {
      value = try number.quantity.number(in: target.unit)
      guard try target.accepts(value, within: rule) else {
        let isPercentage = try lacksPercentSign(number, for: target)
        return isPercentage
          ? .notGradable(.percentSignMissing)
          : .wrong(.unequal(witness(of: number, value, for: target)))
      }
    } catch {
      return .notGradable(.outOfRange)
    }
    if let unmet = requirements.first(where: { !$0.isMet(by: number) }) {
      return .wrong(.number(.form(unmet)))
    }
    return .right(target.value == .number(value) ? .equivalent : .withinTolerance)
  }

  /// Returns what comes of a number because of its unit, or nil when values have to be compared.
  private func outcome(ofUnitOf number: ReadNumber, for target: AcceptedNumber) -> Outcome? {
    let (written, expected) = (number.unit, target.unit)
    switch units {
    case .none:
      return written.isEmpty || written.isRatio
        ? nil : .notGradable(.unitNotExpected(written.description))
    case .convertible where written.isEmpty, .same where written.isEmpty:
      return .notGradable(expected.isPercent ? .percentSignMissing : .unitMissing)
    case .required where written.isEmpty:
      return .wrong(.number(.unitMissing(expected: expected.description)))
    case .convertible, .required, .same:
      if written.dimension != expected.dimension {
        return .wrong(
          .number(.otherDimension(written: written.description, expected: expected.description))
        )
      }
      guard units == .same, !written.isSame(as: expected) else { return nil }
      return .wrong(
        .number(.otherUnit(written: written.description, expected: expected.description))
      )
    }
  }

  /// Whether a bare number is wrong only because it has no percent or per mille sign.
  private func lacksPercentSign(
    _ number: ReadNumber,
    for target: AcceptedNumber
  ) throws(ExactArithmeticError) -> Bool {
    guard number.unit.isEmpty else { return false }
    if target.unit.isRatio { return try target.accepts(number.number, within: rule) }
    guard requirements.contains(.percent) else { return false }
    return try target.accepts(number.number / 100, within: rule)
  }

  /// Shows a wrong number in the unit of the accepted answer, so that the two can be compared.
  private func witness(
    of number: ReadNumber,
    _ value: Rational,
    for target: AcceptedNumber
  ) -> Witness {
    let isBare = number.unit.isEmpty || target.unit.isEmpty
    let text = (number.unit.isEmpty ? number.number : value).text(decimalMark: decimalMark)
    let unit = isBare ? "" : " \(target.unit)"
    return Witness(values: [:], answer: text + unit, expected: target.text)
  }

  private var decimalMark: Unicode.Scalar {
    decimalSeparator == .comma ? "," : "."
  }
}
