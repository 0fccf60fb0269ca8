// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension NumericMatcher {
  /// Judges an answer.
  ///
  /// - Returns: Correct with the accepted answer that it equals within the tolerance; wrong with the value, unit
  ///   or form that differs; not gradable when it cannot be read, lacks a unit, or can be read in several ways
  ///   of which some are right and some are wrong.
  /// - Complexity: O(*n*) in the length of the answer for each accepted one; what is longer than
  ///   ``/AnswerMatching/Verdict/maximumAnswerLength`` is not read.
  public func verdict(for answer: String) -> Verdict {
    switch decision(on: answer) {
    case .asAccepted:
      return .correct(Verdict.Match(accepted: answer, reason: .exact))
    case .notGradable(let reason):
      return .notGradable(Verdict.NotGradable(reason))
    case .correct(let reason, let target, let remark):
      return .correct(
        Verdict.Match(
          accepted: target.text,
          reason: answer == target.text ? .exact : reason,
          remark: answer == target.text ? nil : remark
        )
      )
    case .wrong(let difference, let number, let target):
      let reason: Verdict.Mismatch.Reason =
        switch difference {
        case .value(let value): .unequal(witness(of: number, value, for: target))
        case .list(let values): .unequal(witness(of: values, for: target))
        case .writing(let mismatch): .number(mismatch)
        }
      return .wrong(
        Verdict.Mismatch(answer: answer, expected: preferred, nearest: target.text, reason: reason)
      )
    }
  }

  /// Judges an answer without the reason.
  ///
  /// - Complexity: As that of ``verdict(for:)``.
  public func judgment(of answer: String) -> Verdict.Judgment {
    switch decision(on: answer) {
    case .asAccepted, .correct: .correct
    case .wrong: .wrong
    case .notGradable(let reason): .notGradable(Verdict.NotGradable(reason))
    }
  }

  /// The judgment on an answer, before it is explained.
  enum Decision {
    /// It cannot be read, but it is an accepted answer to the letter.
    case asAccepted
    case correct(Verdict.Match.Reason, AcceptedNumber, Verdict.NumberRemark?)
    case wrong(Difference, ReadNumber, AcceptedNumber)
    case notGradable(Verdict.NotGradable.Reason)

    var isCorrect: Bool {
      switch self {
      case .asAccepted, .correct: true
      case .wrong, .notGradable: false
      }
    }

    var hasOtherDimension: Bool {
      if case .wrong(.writing(.otherDimension), _, _) = self { true } else { false }
    }

    /// Whether the answer has several readings.
    var isAmbiguity: Bool {
      switch self {
      case .notGradable(.number(.ambiguous)), .notGradable(.number(.ambiguousUnit)): true
      default: false
      }
    }

    /// Returns the judgment with a remark on how the answer was read, if it is right.
    func remarking(_ remark: Verdict.NumberRemark?) -> Decision {
      guard case .correct(let reason, let target, _) = self else { return self }
      return .correct(reason, target, remark)
    }
  }

  private func decision(on answer: String) -> Decision {
    guard answer.utf8.count <= Verdict.maximumAnswerLength else {
      return .notGradable(.tooLong(limit: Verdict.maximumAnswerLength))
    }
    if let number = quickly(readFrom: answer) { return decision(on: number) }
    if let decision = decisionOnList(answer) { return decision }
    let text = NumberText(answer)
    var (conventions, fault): ([Readings], Verdict.NumberFault?) = ([], nil)
    for convention in decimalSeparator.conventions {
      do {
        let numbers = try NumberReader.readings(of: text, convention: convention)
        conventions.append(Readings(numbers: numbers, decision: decision(among: numbers)))
      } catch {
        fault = fault ?? error
      }
    }
    if let decision = decision(among: conventions, of: answer) {
      if decision.isCorrect { return decision }
      // In "2.5 +- 0.1" nothing is to be worked out.
      if zip(answer.utf8, answer.utf8.dropFirst()).contains(where: { $0 == 0x2B && $1 == 0x2D }),
        let everyday = everydayDecision(on: text, answer)
      {
        return everyday
      }
      return decisionByOtherMark(on: text) {
        try? NumberReader.readings(of: text, convention: $0)
      } ?? decision
    }
    // The author may have written a point where learners write a comma.
    if accepted.contains(answer) { return .asAccepted }
    if let target = targets.first(where: { $0.equals(formula: answer) }), requirements.isEmpty {
      return .correct(.equivalent, target, nil)
    }
    return everydayDecision(on: text, answer)
      ?? .notGradable(.number(fault.map(proposingExpectedUnit) ?? .notANumber))
  }

  /// Reads a plain number, alone or with a unit as an accepted answer has it: what most learners write.
  private func quickly(readFrom answer: String) -> ReadNumber? {
    if let number = ReadNumber(plain: answer.utf8, separator: decimalSeparator) { return number }
    for target in targets {
      guard let suffix = target.unitSuffix else { continue }
      let written = (suffix, target.unit)
      if let number = ReadNumber(answer, before: written, separator: decimalSeparator) {
        return number
      }
    }
    return nil
  }

  /// Returns the fault of an unknown unit with that of an accepted answer as proposal if only case differs.
  private func proposingExpectedUnit(_ fault: Verdict.NumberFault) -> Verdict.NumberFault {
    guard case .unknownUnit(let word, _) = fault,
      let symbol = targets.lazy.compactMap(\.unit.soleSymbol)
        .first(where: { $0.lowercased() == word.lowercased() })
    else { return fault }
    return .unknownUnit(word, suggestion: symbol)
  }

  /// Judges one reading of an answer: right if any accepted answer counts it, else by the first that it comes
  /// close to.
  func decision(on number: ReadNumber) -> Decision {
    let isCalculation =
      number.form == .calculation
      || number.form == .multipleOfPi && !targets.contains { $0.unit.isAngle }
    if isCalculation, !allowsCalculation { return .notGradable(.number(.calculation)) }
    // There is at least one accepted answer.
    var best = (outcome: outcome(of: number, for: targets[0]), target: targets[0])
    for target in targets.dropFirst() {
      if case .correct = best.outcome { break }
      let outcome = outcome(of: number, for: target)
      if best.outcome.closeness < outcome.closeness { best = (outcome, target) }
    }
    return switch best.outcome {
    case .correct(let reason): .correct(reason, best.target, nil)
    case .wrong(let difference): .wrong(difference, number, best.target)
    case .notGradable(let fault): .notGradable(.number(fault))
    }
  }

  /// How a number differs from an accepted answer.
  enum Difference {
    /// It has this value in the unit of the accepted answer.
    case value(Rational)
    /// It is a list of these values in the unit of the accepted answer.
    case list([Rational])
    /// It has another unit, or is not written as required.
    case writing(Verdict.NumberMismatch)
  }

  /// Shows a wrong number in the unit of the accepted answer, so that the two can be compared.
  private func witness(
    of number: ReadNumber,
    _ value: Rational,
    for target: AcceptedNumber
  ) -> Verdict.Witness {
    let isBare = number.unit.isEmpty || target.unit.isEmpty
    let text = (number.unit.isEmpty ? number.number : value).text(decimalMark: decimalMark)
    let unit = isBare ? "" : " \(target.unit)"
    return Verdict.Witness(values: [:], answer: text + unit, expected: target.text)
  }

  /// Shows the numbers of a list in the unit of the accepted one.
  private func witness(of values: [Rational], for target: AcceptedNumber) -> Verdict.Witness {
    let numbers = values.map { $0.text(decimalMark: decimalMark) }.joined(separator: "; ")
    let unit = target.unit.isEmpty ? "" : " \(target.unit)"
    return Verdict.Witness(values: [:], answer: numbers + unit, expected: target.text)
  }

  var decimalMark: Unicode.Scalar {
    decimalSeparator == .comma ? "," : "."
  }
}
