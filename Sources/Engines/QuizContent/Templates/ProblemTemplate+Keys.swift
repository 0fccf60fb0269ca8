// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore
internal import MathAnswers

extension ProblemTemplate {
  /// The kind of a variant, with its key.
  ///
  /// - Throws: A ``Rejection``, or a `TemplateWriter.Failure` for a number that cannot be written.
  func kind(_ key: AnswerKey, _ writer: TemplateWriter) throws -> ProblemKind {
    switch key {
    case .numeric(let numeric): return .numeric(try matcher(for: numeric, writer))
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
      return .multipleChoice(try filled(options, writer), grading: grading)
    case .checkAll(let options, let grading):
      return .checkAll(try filled(options, writer), grading: grading)
    case .exactMatch(let matcher):
      return .exactMatch(
        ExactMatcher(
          try writer.filled(matcher.preferred),
          alternatives: try matcher.alternatives.map { try writer.filled($0) },
          normalization: matcher.normalization,
          acceptsWildcards: matcher.acceptsWildcards
        )
      )
    case .cloze(let text, let gaps, let grading):
      let filled = try gaps.map { gap in
        ClozeTask.Gap(
          gap.id,
          try kind(gap.key, writer),
          weight: gap.weight,
          expectedAnswers: try expected(gap.expectedAnswers, writer)
        )
      }
      return .cloze(ClozeTask(try writer.filled(text), gaps: filled, grading: grading))
    }
  }

  /// The answers of a variant with a credit or a feedback of their own.
  func expected(
    _ answers: [ExpectedAnswer],
    _ writer: TemplateWriter
  ) throws -> [Problem.ExpectedAnswer] {
    try answers.map { answer in
      Problem.ExpectedAnswer(
        try kind(answer.key, writer),
        credit: answer.credit,
        feedback: try answer.feedback.map { try writer.filled($0) }
      )
    }
  }

  private func filled(_ options: AnswerOptions, _ writer: TemplateWriter) throws -> AnswerOptions {
    let exact = writer.exact
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
    return filled
  }

  // MARK: Numbers

  private func matcher(for key: NumericKey, _ writer: TemplateWriter) throws -> NumericMatcher {
    let unit = key.unit.map { " \($0)" } ?? ""
    let tolerance = try tolerance(of: key, writer)
    var preferred: [String] = []
    var exact: [String] = []
    do {
      for name in [key.answer] + key.others {
        let rounded = try writer.text(of: name)
        preferred.append(rounded + unit)
        guard !writer.isValue(rounded, of: name) else { continue }
        let unrounded = try writer.exactText(of: name)
        exact.append(unrounded + unit)
        // Without a tolerance the learner is asked to round just so.
        if tolerance != .exact,
          case .wrong = try matcher([unrounded + unit], key, tolerance, isFree: true)
            .verdict(for: rounded + unit)
        {
          throw Rejection.roundedBeyondTolerance(rounded, exact: unrounded)
        }
      }
      var others = exact + preferred.dropFirst()
      if let bounds = key.bounds {
        let ends = [bounds.first, bounds.last]
        let isRising = (try? writer.number(ends[0]).order(writer.number(ends[1]))) ?? 0 <= 0
        let edges = try (isRising ? ends : ends.reversed()).map { try writer.decimals(of: $0) }
        others.append("[\(edges[0]); \(edges[1])]\(unit)")
      }
      let accepted = [preferred[0]] + others.filter { $0 != preferred[0] }
      return try matcher(accepted, key, tolerance)
    } catch let error as ContentError<MathFault> {
      throw Rejection.unusableKey("\(error)")
    }
  }

  private func matcher(
    _ accepted: [String],
    _ key: NumericKey,
    _ tolerance: NumericMatcher.Tolerance,
    isFree: Bool = false
  ) throws(ContentError<MathFault>) -> NumericMatcher {
    try NumericMatcher(
      accepted[0],
      alternatives: Array(accepted.dropFirst()),
      tolerance: tolerance,
      units: key.units,
      decimalSeparator: decimalSeparator,
      requiring: isFree ? [] : key.requirements,
      // A number such as 2π/3 is one to write as it is.
      allowsCalculation: key.allowsCalculation
        || accepted[0].contains(where: { "√π".contains($0) })
    )
  }

  private func tolerance(
    of key: NumericKey,
    _ writer: TemplateWriter
  ) throws -> NumericMatcher.Tolerance {
    guard let name = key.within else { return key.tolerance }
    // So many figures are read back as the same decimal number.
    guard let width = try? writer.number(name).rounded(significantFigures: 12),
      let double = Double(width.description) ?? Double(width.text())
    else { throw TemplateWriter.Failure.tooFine(name) }
    return .absolute(double)
  }
}

extension AnswerOption {
  /// The option of a variant.
  fileprivate func filled(
    by writer: TemplateWriter
  ) throws(TemplateWriter.Failure) -> AnswerOption {
    AnswerOption(
      id: id,
      text: try writer.filled(text),
      isCorrect: isCorrect,
      feedback: try feedback.map { text throws(TemplateWriter.Failure) in
        try writer.filled(text)
      },
      weight: weight,
      role: role
    )
  }
}
