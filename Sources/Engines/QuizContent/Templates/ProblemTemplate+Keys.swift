// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import MathAnswers

extension ProblemTemplate {
  /// The kind of a variant, with its key.
  ///
  /// - Throws: A ``Rejection``, or `ExactArithmeticError` when a number is too long to be written.
  func kind(_ values: [TemplateValue?], _ writer: TemplateWriter) throws -> ProblemKind {
    switch key {
    case .numeric(let numeric):
      return .numeric(try matcher(for: numeric, writer))
    case .algebraic(let algebraic):
      do {
        return .algebraic(
          try AlgebraMatcher(
            try writer.expression(algebraic.answer),
            form: algebraic.form,
            variables: algebraic.letters,
            decimalSeparator: decimalSeparator
          )
        )
      } catch let error as ContentError<MathFault> {
        throw Rejection.unusableKey("\(error)")
      }
    case .multipleChoice(let options, let grading):
      let exact = TemplateWriter(self, values, isExact: true)
      let texts = try options.all.map { try exact.filled($0.text) }
      guard Set(texts).count == texts.count else { throw Rejection.alikeOptions }
      let filled = AnswerOptions(
        try options.all.map { try $0.filled(by: writer) },
        areShuffled: options.areShuffled
      )
      let isAlike = filled.faults.contains { located in
        if case .options(.equal) = located.fault.reason { true } else { false }
      }
      guard !isAlike else { throw Rejection.alikeOptions }
      return .multipleChoice(filled, grading: grading)
    }
  }

  private func matcher(
    for key: ProblemTemplate.NumericKey,
    _ writer: TemplateWriter
  ) throws -> NumericMatcher {
    let unit = key.unit.map { " \($0)" } ?? ""
    let rounded = try writer.text(of: key.answer)
    let exact = try writer.text(of: key.answer, style: .exact)
    do {
      if Rational(rounding: rounded, decimalSeparator) == writer.number(key.answer) {
        return try matcher(rounded + unit, for: key)
      }
      let matcher = try matcher(rounded + unit, [exact + unit], for: key)
      // Without a tolerance the learner is asked to round just so.
      if key.tolerance != .exact,
        case .wrong = try self.matcher(exact + unit, for: key, isFree: true)
          .verdict(for: rounded + unit)
      {
        throw Rejection.roundedBeyondTolerance(rounded, exact: exact)
      }
      return matcher
    } catch let error as ContentError<MathFault> {
      throw Rejection.unusableKey("\(error)")
    }
  }

  private func matcher(
    _ preferred: String,
    _ alternatives: [String] = [],
    for key: ProblemTemplate.NumericKey,
    isFree: Bool = false
  ) throws(ContentError<MathFault>) -> NumericMatcher {
    try NumericMatcher(
      preferred,
      alternatives: alternatives,
      tolerance: key.tolerance,
      units: key.units,
      decimalSeparator: decimalSeparator,
      requiring: isFree ? [] : key.requirements,
      allowsCalculation: key.allowsCalculation
    )
  }
}

extension Rational {
  /// The number that a style has written, or nil for one times a power of ten, which is rounded in
  /// any case.
  fileprivate init?(rounding text: String, _ separator: DecimalSeparator) {
    self.init(
      separator == .comma ? text.split(separator: ",").joined(separator: ".") : text
    )
  }
}

extension AnswerOption {
  /// The option of a variant.
  fileprivate func filled(
    by writer: TemplateWriter
  ) throws(ExactArithmeticError) -> AnswerOption {
    AnswerOption(
      id: id,
      text: try writer.filled(text),
      isCorrect: isCorrect,
      feedback: try feedback.map { text throws(ExactArithmeticError) in try writer.filled(text) },
      weight: weight,
      role: role
    )
  }
}
