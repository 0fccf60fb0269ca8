// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

extension NumericMatcher {
  /// The result of comparing a number with one accepted answer.
  enum Outcome {
    case correct(Verdict.Match.Reason)
    case wrong(Difference)
    case notGradable(Verdict.NumberFault)

    /// The higher, the more it helps to know this rather than what came of another accepted answer.
    var closeness: Int {
      switch self {
      case .correct: 4
      case .wrong(.writing(.form)), .wrong(.writing(.otherUnit)): 3
      case .notGradable: 2
      case .wrong(.value), .wrong(.list): 1
      case .wrong: 0
      }
    }
  }

  func outcome(of number: ReadNumber, for target: AcceptedNumber) -> Outcome {
    if let meant = number.meant(for: target.unit) {
      let outcome = outcome(of: meant.number, for: target)
      guard let suggestion = meant.suggestion, case .correct = outcome else { return outcome }
      let written = number.unit.description
      return .notGradable(.otherUnitMeant(written, suggestion: suggestion))
    }
    if let outcome = outcome(ofUnitOf: number, for: target) { return outcome }
    let value: Rational
    do {
      value = try number.quantity.number(in: target.unit)
      guard try target.accepts(value, within: rule) else {
        let isPercentage = try lacksPercentSign(number, for: target)
        return isPercentage
          ? .notGradable(.percentSignMissing)
          : .wrong(.value(value))
      }
    } catch {
      return .notGradable(.outOfRange)
    }
    if let unmet = requirements.first(where: { !$0.isMet(by: number) }) {
      return .wrong(.writing(.form(unmet)))
    }
    return .correct(target.value == .number(value) ? .equivalent : .withinTolerance)
  }

  /// Returns what comes of a number because of its unit, or nil when values have to be compared.
  func outcome(ofUnitOf number: ReadNumber, for target: AcceptedNumber) -> Outcome? {
    let (written, expected) = (number.unit, target.unit)
    if written.isEmpty, number.form == .multipleOfPi, expected.isAngle, units == .convertible {
      return nil
    }
    switch units {
    case .none:
      return written.isEmpty || written.isRatio
        ? nil : .notGradable(.unitNotExpected(written.description))
    case .convertible where written.isEmpty, .same where written.isEmpty:
      return .notGradable(expected.isPercent ? .percentSignMissing : .unitMissing)
    case .required where written.isEmpty:
      return .wrong(.writing(.unitMissing(expected: expected.description)))
    case .convertible, .required, .same:
      if written.dimension != expected.dimension {
        return .wrong(
          .writing(.otherDimension(written: written.description, expected: expected.description))
        )
      }
      guard units == .same, !written.isSame(as: expected) else { return nil }
      return .wrong(
        .writing(.otherUnit(written: written.description, expected: expected.description))
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
}

extension NumberRequirement {
  /// Whether a number is written as required.
  func isMet(by number: ReadNumber) -> Bool {
    switch (self, number.form) {
    case (.significantFigures(let count), let form): form.figures?.contains(count) ?? false
    case (.minimumSignificantFigures(let count), let form):
      form.figures.map { $0.upperBound >= count } ?? false
    case (.decimalPlaces(let count), let form): form.places == count
    case (.lowestTerms, .fraction(let isInLowestTerms)),
      (.lowestTerms, .mixed(let isInLowestTerms)):
      isInLowestTerms
    case (.lowestTerms, _): true
    case (.fraction, .fraction): true
    case (.fraction, _): false
    case (.noFraction, .fraction), (.noFraction, .mixed): false
    case (.noFraction, _): true
    case (.percent, _): number.unit.isPercent
    }
  }

  /// Whether a number can be written so at all.
  var isPossible: Bool {
    switch self {
    case .significantFigures(let count), .minimumSignificantFigures(let count):
      (1...NumberLexer.maximumDigits).contains(count)
    case .decimalPlaces(let count): (0...NumberLexer.maximumDigits).contains(count)
    case .lowestTerms, .fraction, .noFraction, .percent: true
    }
  }
}
