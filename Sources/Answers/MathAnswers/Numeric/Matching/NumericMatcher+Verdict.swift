// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

extension NumericMatcher {
  /// Judges an answer.
  ///
  /// - Returns: Correct with the accepted answer that it equals within the tolerance; wrong with
  ///   the value, unit or form that differs; not gradable when it cannot be read, lacks a unit, or
  ///   can be read in several ways of which some are right and some are wrong.
  /// - Complexity: O(*n*) in the length of the answer for each accepted one; what is longer than
  ///   ``/AnswerMatching/Verdict/maximumAnswerLength`` is not read.
  public func verdict(for answer: String) -> Verdict {
    plainVerdict(for: answer).writing(as: self)
  }

  private func plainVerdict(for answer: String) -> Verdict {
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
          remark: answer == target.text ? nil : remark.map { Verdict.OwnReason($0) }
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

    /// Whether the answer is to be worked out first.
    var isCalculation: Bool {
      guard case .notGradable(.own(let reason)) = self else { return false }
      return reason.value as? Verdict.NumberFault == .calculation
    }

    /// Whether the answer has several readings.
    var isAmbiguity: Bool {
      guard case .notGradable(.own(let reason)) = self else { return false }
      return switch reason.value as? Verdict.NumberFault {
      case .ambiguous, .ambiguousUnit: true
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
    for convention in style.conventions {
      do {
        let numbers = try NumberReader.readings(of: text, convention: convention)
        conventions.append(Readings(numbers: numbers, decision: decision(among: numbers)))
      } catch {
        fault = fault ?? error
      }
    }
    if let decision = decision(among: conventions, of: answer) {
      if decision.isCorrect { return decision }
      if decision.isCalculation, let formula = formulaDecision(on: answer) { return formula }
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
    if let formula = formulaDecision(on: answer) { return formula }
    return everydayDecision(on: text, answer)
      ?? .notGradable(.number(fault.map(proposingExpectedUnit) ?? .notANumber))
  }

  /// Judges an answer that is left as a formula where a formula is accepted, or returns nil when it
  /// is none.
  private func formulaDecision(on answer: String) -> Decision? {
    guard requirements.isEmpty, let first = targets.first(where: \.isFormula) else { return nil }
    if let target = targets.first(where: { $0.equals(formula: answer) }) {
      return .correct(.equivalent, target, nil)
    }
    guard !first.unit.isEmpty, let formula = FormulaText(answer, separator: style),
      formula.matcher != nil
    else { return nil }
    let number = ReadNumber(formula.value, formula.unit, form: .calculation)
    switch outcome(ofUnitOf: number, for: first) {
    case .notGradable(let fault)?: return .notGradable(.number(fault))
    case .wrong(let difference)?: return .wrong(difference, number, first)
    case .correct?, nil: break
    }
    return (try? number.quantity.number(in: first.unit)).map { .wrong(.value($0), number, first) }
  }

  /// Reads a plain number, alone or with a unit as an accepted answer has it: what most learners
  /// write.
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

  /// Returns the fault of an unknown unit with that of an accepted answer as proposal if only case
  /// differs.
  private func proposingExpectedUnit(_ fault: Verdict.NumberFault) -> Verdict.NumberFault {
    guard case .unknownUnit(let word, _) = fault,
      let symbol = targets.lazy.compactMap(\.unit.soleSymbol)
        .first(where: { $0.lowercased() == word.lowercased() })
    else { return fault }
    return .unknownUnit(word, suggestion: symbol)
  }

  /// Judges one reading of an answer: right if any accepted answer counts it, else by the first
  /// that it comes close to.
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

  /// The difference between a number and an accepted answer.
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
    let shown = number.unit.isEmpty ? number.number : sensible(value, for: number, target)
    let text = shown.text(decimalMark: decimalMark)
    let unit = isBare ? "" : " \(target.unit)"
    return Verdict.Witness(values: [:], answer: text + unit, expected: target.text)
  }

  /// A number that was converted with no more digits than help to compare it.
  private func sensible(_ value: Rational, for number: ReadNumber, _ target: AcceptedNumber)
    -> Rational
  {
    guard number.unit != target.unit || number.form == .calculation,
      let rounded = try? value.rounded(significantFigures: Self.sensibleFigures)
    else { return value }
    if case .number(let accepted) = target.value, rounded == accepted { return value }
    return rounded
  }

  private static let sensibleFigures = 6

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
    case (.decimalPlaces(let count), let form):
      // In 1.60e-19 the places are those of 1.60.
      form.places == count || form.significandPlaces == count
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

// The ways to read an answer, and the judgment on them together.

extension NumericMatcher {
  /// The numbers that an answer can stand for by one convention, and the judgment on them.
  struct Readings {
    let numbers: [ReadNumber]
    let decision: Decision
  }

  /// Judges an answer by all conventions that it can be read by, or returns nil when there is none.
  ///
  /// A learner who writes "3.142" for π means 3.142, so an answer that is right in one reading is
  /// right.
  func decision(among conventions: [Readings], of answer: String) -> Decision? {
    guard let first = conventions.first else { return nil }
    guard conventions.count > 1, conventions[0].numbers != conventions[1].numbers else {
      return first.decision
    }
    var ambiguity: Decision {
      .notGradable(.number(self.ambiguity(of: conventions.flatMap(\.numbers))))
    }
    if let right = conventions.first(where: \.decision.isCorrect) {
      let isClear =
        conventions.allSatisfy(\.decision.isCorrect) || accepted.contains(answer)
        || right.numbers.allSatisfy { isWrittenAsExpected($0, by: right.decision) }
      return isClear ? right.decision : ambiguity
    }
    if conventions.contains(where: \.decision.isAmbiguity) { return ambiguity }
    return first.decision
  }

  /// Whether a decimal number is written so that nobody who means one a thousand times as large
  /// would write it.
  ///
  /// "2.500" for 2.5 could as well be 2500, unless the author or a requirement asks for three
  /// decimals.
  private func isWrittenAsExpected(_ number: ReadNumber, by decision: Decision) -> Bool {
    guard case .decimal(_, let places, _) = number.form, places > 0, number.endsWithZero else {
      return true
    }
    if case .correct(_, let target, _) = decision, target.places >= places { return true }
    return requirements.contains {
      switch $0 {
      case .decimalPlaces, .significantFigures, .minimumSignificantFigures: true
      default: false
      }
    }
  }

  /// Judges what one convention reads.
  func decision(among readings: [ReadNumber]) -> Decision {
    let decision = decision(on: readings[0])
    guard readings.count > 1 else { return decision }
    let others = readings.dropFirst().map { self.decision(on: $0) }
    // Nobody who is asked for 3·10^8 writes 3.1^8.
    if decision.isCalculation, let meant = others.first(where: { !$0.isCalculation }) {
      return meant
    }
    guard others.allSatisfy({ $0.isCorrect == decision.isCorrect }) else {
      // Nobody who is asked for metres per second means one by milliseconds.
      if decision.hasOtherDimension, let meant = others.first(where: \.isCorrect) { return meant }
      let fault = ambiguity(of: readings)
      // By the rules of the SI the first way to read a unit is the only one.
      return fault == .ambiguousUnit && decision.isCorrect
        ? decision : .notGradable(.number(fault))
    }
    // How a value differs says more than that the other way to read its unit has the wrong
    // dimension.
    return decision.hasOtherDimension
      ? others.first { !$0.hasOtherDimension } ?? decision : decision
  }

  /// Returns that an answer is right by the other decimal mark, or nil.
  ///
  /// With a point declared, "3,142" is 3142; if 3.142 is expected, the comma stands for a point.
  ///
  /// - Parameters:
  ///   - text: The answer, which has been read by the declared mark.
  ///   - read: Reads it by a convention.
  /// - Returns: That it is right, or that it could be; nil when it is not.
  func decisionByOtherMark(
    on text: NumberText,
    reading read: (NumberConvention) -> [ReadNumber]?
  ) -> Decision? {
    guard let other = style.other, text.scalars.contains(other.decimalMark),
      let numbers = read(other), numbers.allSatisfy({ $0.form.figures != nil })
    else { return nil }
    let decision = decision(among: numbers)
    guard decision.isCorrect else { return nil }
    guard numbers.allSatisfy({ isWrittenAsExpected($0, by: decision) }) else {
      let declared = read(style.conventions[0]) ?? []
      return .notGradable(.number(ambiguity(of: declared + numbers)))
    }
    return decision.remarking(otherMark(in: text))
  }

  /// Judges an answer that is no number in signs: one in words, with words around it, or with the
  /// decimal mark of another language.
  func everydayDecision(on text: NumberText, _ answer: String) -> Decision? {
    if let other = style.other,
      let numbers = try? NumberReader.readings(of: text, convention: other)
    {
      return decision(among: numbers).remarking(otherMark(in: text))
    }
    // A word of two languages counts for either: "once" is eleven in Spanish.
    let decisions = EverydayNumber.ways(toRead: text).compactMap {
      everydayDecision(on: $0, of: text, answer)
    }
    return decisions.first(where: \.isCorrect) ?? decisions.first
  }

  private func everydayDecision(
    on everyday: EverydayNumber,
    of text: NumberText,
    _ answer: String
  ) -> Decision? {
    func read(_ convention: NumberConvention) -> [ReadNumber]? {
      (try? everyday.readings(convention))?.map(\.number)
    }
    let conventions = style.conventions.compactMap { convention -> Readings? in
      guard let readings = try? everyday.readings(convention) else { return nil }
      let numbers = readings.map(\.number)
      let remark = readings[0].uncertainty.map(Verdict.NumberRemark.uncertainty)
      // The first power of ten that a word stands for is that which it means.
      let first = decision(on: numbers[0])
      let decision = first.isCorrect ? first : decision(among: numbers)
      return Readings(numbers: numbers, decision: decision.remarking(remark))
    }
    if let decision = decision(among: conventions, of: answer) {
      return decision.isCorrect
        ? decision : decisionByOtherMark(on: text, reading: read) ?? decision
    }
    return style.other.flatMap(read).map {
      decision(among: $0).remarking(otherMark(in: text))
    }
  }

  private func ambiguity(of readings: [ReadNumber]) -> Verdict.NumberFault {
    NumberReader.ambiguity(of: readings) { $0.text(decimalMark: decimalMark) }
  }

  /// The remark that the other decimal mark was written; nil for a text without it, such as
  /// "1.000.000".
  private func otherMark(in text: NumberText) -> Verdict.NumberRemark? {
    style.other.flatMap {
      guard text.scalars.contains($0.decimalMark) else { return nil }
      return .decimalMark(written: String($0.decimalMark), usual: String($0.groupMark))
    }
  }
}
