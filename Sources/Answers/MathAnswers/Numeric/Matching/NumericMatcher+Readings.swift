// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

// The ways to read an answer, and the judgment on them together.

extension NumericMatcher {
  /// The numbers that an answer can stand for by one convention, and the judgment on them.
  struct Readings {
    let numbers: [ReadNumber]
    let decision: Decision
  }

  /// Judges an answer by all conventions that it can be read by, or returns nil when there is none.
  ///
  /// A learner who writes "3.142" for π means 3.142, so an answer that is right in one reading is right.
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

  /// Whether a decimal number is written so that nobody who means one a thousand times as large would write it.
  ///
  /// "2.500" for 2.5 could as well be 2500, unless the author or a requirement asks for three decimals.
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
    guard others.allSatisfy({ $0.isCorrect == decision.isCorrect }) else {
      // Nobody who is asked for metres per second means one by milliseconds.
      if decision.hasOtherDimension, let meant = others.first(where: \.isCorrect) { return meant }
      let fault = ambiguity(of: readings)
      // By the rules of the SI the first way to read a unit is the only one.
      return fault == .ambiguousUnit && decision.isCorrect
        ? decision : .notGradable(.number(fault))
    }
    // How a value differs says more than that the other way to read its unit has the wrong dimension.
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
    guard let other = decimalSeparator.other, text.scalars.contains(other.decimalMark),
      let numbers = read(other), numbers.allSatisfy({ $0.form.figures != nil })
    else { return nil }
    let decision = decision(among: numbers)
    guard decision.isCorrect else { return nil }
    guard numbers.allSatisfy({ isWrittenAsExpected($0, by: decision) }) else {
      let declared = read(decimalSeparator.conventions[0]) ?? []
      return .notGradable(.number(ambiguity(of: declared + numbers)))
    }
    return decision.remarking(otherMark(in: text))
  }

  /// Judges an answer that is no number in signs: one in words, with words around it, or with the decimal mark of
  /// another language.
  func everydayDecision(on text: NumberText, _ answer: String) -> Decision? {
    if let other = decimalSeparator.other,
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
    let conventions = decimalSeparator.conventions.compactMap { convention -> Readings? in
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
    return decimalSeparator.other.flatMap(read).map {
      decision(among: $0).remarking(otherMark(in: text))
    }
  }

  private func ambiguity(of readings: [ReadNumber]) -> Verdict.NumberFault {
    NumberReader.ambiguity(of: readings) { $0.text(decimalMark: decimalMark) }
  }

  /// The remark that the other decimal mark was written; nil for a text without it, such as "1.000.000".
  private func otherMark(in text: NumberText) -> Verdict.NumberRemark? {
    decimalSeparator.other.flatMap {
      guard text.scalars.contains($0.decimalMark) else { return nil }
      return .decimalMark(written: String($0.decimalMark), usual: String($0.groupMark))
    }
  }
}
